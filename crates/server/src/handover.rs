//! Systemd: a listening socket that is passed to us, and notifications that the server is ready.
//!
//! A listening socket that systemd holds outlives the server: clients that connect during a restart wait a moment instead of
//! being refused.

use listenfd::ListenFd;
use std::io;
use std::net::TcpListener;

/// The listening socket that the service manager has passed to us (`LISTEN_FDS`), if any.
pub fn handed_over() -> io::Result<Option<TcpListener>> {
    let listener = ListenFd::from_env().take_tcp_listener(0)?;
    if let Some(listener) = &listener {
        listener.set_nonblocking(true)?;
    }
    Ok(listener)
}

/// Tells the service manager our state (`NOTIFY_SOCKET`), if it wants to know.
pub(crate) fn tell_manager(state: &str) {
    let Some(socket) = std::env::var_os("NOTIFY_SOCKET").filter(|name| !name.is_empty()) else { return };
    if let Err(error) = send(&socket, state) {
        tracing::warn!(%error, "the manager of services could not be told");
    }
}

#[cfg(target_os = "linux")]
fn send(socket: &std::ffi::OsStr, state: &str) -> io::Result<()> {
    use std::os::linux::net::SocketAddrExt as _;
    use std::os::unix::ffi::OsStrExt as _;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let addr = match socket.as_bytes() {
        // A name that begins with @ is an abstract socket of Linux, not a file.
        [b'@', name @ ..] => SocketAddr::from_abstract_name(name)?,
        _ => SocketAddr::from_pathname(socket)?,
    };
    UnixDatagram::unbound()?.send_to_addr(state.as_bytes(), &addr).map(drop)
}

#[cfg(not(target_os = "linux"))]
fn send(_: &std::ffi::OsStr, _: &str) -> io::Result<()> {
    Ok(())
}
