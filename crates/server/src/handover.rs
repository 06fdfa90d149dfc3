//! What a service manager hands over and wants to be told: sockets that are open already, and that the server is ready.
//!
//! A listening socket that belongs to the manager outlives the server: whoever knocks while it is started anew waits a moment
//! instead of being refused.

use listenfd::ListenFd;
use std::io;
use std::net::TcpListener;

/// The listening socket that the manager of services has opened for us (`LISTEN_FDS`), where it has.
pub fn handed_over() -> io::Result<Option<TcpListener>> {
    let listener = ListenFd::from_env().take_tcp_listener(0)?;
    if let Some(listener) = &listener {
        listener.set_nonblocking(true)?;
    }
    Ok(listener)
}

/// Tells the manager of services how it stands (`NOTIFY_SOCKET`), where there is one that wants to know.
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
        // A name that begins with @ is one of Linux's own, and not in the file system.
        [b'@', name @ ..] => SocketAddr::from_abstract_name(name)?,
        _ => SocketAddr::from_pathname(socket)?,
    };
    UnixDatagram::unbound()?.send_to_addr(state.as_bytes(), &addr).map(drop)
}

#[cfg(not(target_os = "linux"))]
fn send(_: &std::ffi::OsStr, _: &str) -> io::Result<()> {
    Ok(())
}
