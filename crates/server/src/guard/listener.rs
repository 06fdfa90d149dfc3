//! The listening socket with limits on connections, per address and in all.

use super::limit::Peer;
use super::network::Networks;
use super::refusal::Refusals;
use super::timed_stream::{TimedStream, Timeouts};
use crate::config::Config;
use crate::metrics;
use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::sleep;

/// The pause before retrying when the system has no more connections to give.
const RETRY_ACCEPT: Duration = Duration::from_millis(250);

/// Open files that are not connections: store, runtime, standard streams, metrics, refusals in progress.
const OTHER_FILES: u64 = 128;

/// A listener that limits connections.
pub(crate) struct LimitedListener {
    listener: TcpListener,
    trusted: Networks,
    /// The limit per address, except for trusted proxies.
    most_per_address: u32,
    /// The limit in all.
    most_in_all: usize,
    timeouts: Timeouts,
    open: Arc<Mutex<Open>>,
    /// Held by every connection, so that shutdown can wait for all of them.
    held: mpsc::Sender<()>,
    refusals: Refusals,
}

#[derive(Default)]
struct Open {
    of: HashMap<Peer, u32>,
    all: usize,
}

impl LimitedListener {
    /// A listener with the limits of a configuration. The receiver ends when the listener and all its connections are gone.
    pub(crate) fn new(listener: TcpListener, config: &Config) -> (LimitedListener, mpsc::Receiver<()>) {
        let (held, gone) = mpsc::channel(1);
        let most_in_all = room(config.limits.all_connections, files());
        metrics::most_connections(most_in_all);
        let counting = LimitedListener {
            listener,
            trusted: config.trust_proxy.clone(),
            most_per_address: config.limits.connections,
            most_in_all,
            timeouts: Timeouts { head: config.timeouts.head, idle: config.timeouts.idle },
            open: Arc::default(),
            held,
            refusals: Refusals::new(),
        };
        (counting, gone)
    }

    /// Where it listens.
    pub(crate) fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// The limit in all, as far as the system allows it.
    pub(crate) fn most_in_all(&self) -> usize {
        self.most_in_all
    }

    /// A permit for a connection; or an error, which says whether the limit of the address was exceeded rather than that of all.
    fn permit(&self, address: SocketAddr) -> Result<ConnectionPermit, bool> {
        let is_proxy = self.trusted.have(address.ip());
        let peer = Peer::of(address.ip());
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.all >= self.most_in_all {
            return Err(false);
        }
        let count = open.of.entry(peer).or_default();
        if *count >= self.most_per_address && !is_proxy {
            return Err(true);
        }
        *count += 1;
        open.all += 1;
        metrics::connections(1);
        Ok(ConnectionPermit { peer, open: Arc::clone(&self.open), _held: self.held.clone() })
    }

    /// The next connection within the limits. Others get a short answer and are closed.
    pub(crate) async fn accept(&self) -> (TimedStream, SocketAddr) {
        loop {
            match self.listener.accept().await {
                Ok((stream, address)) => match self.permit(address) {
                    Ok(permit) => {
                        // Acknowledgement and update are two small messages, sent at once each (no Nagle delay).
                        let _ = stream.set_nodelay(true);
                        return (TimedStream::new(stream, permit, self.timeouts), address);
                    }
                    Err(is_address) => {
                        metrics::connection_refused(is_address);
                        self.refusals.answer(stream, is_address);
                    }
                },
                Err(error) if is_peer_error(&error) => {}
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    sleep(RETRY_ACCEPT).await;
                }
            }
        }
    }
}

/// How many files this process may open, after raising the soft limit as far as the system allows.
fn files() -> u64 {
    let raised = rlimit::increase_nofile_limit(rlimit::INFINITY);
    raised.or_else(|_| rlimit::Resource::NOFILE.get_soft()).unwrap_or(1_024)
}

/// How many connections fit into this number of files.
fn room(allowed: u32, files: u64) -> usize {
    let left = files.saturating_sub(OTHER_FILES).max(files / 4);
    usize::try_from(left.min(u64::from(allowed))).unwrap_or(usize::MAX)
}

/// Whether the error was caused by the peer.
fn is_peer_error(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// The address that a connection comes from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct RemoteAddress(pub(crate) SocketAddr);

/// Permit of one connection, returned when dropped.
pub(super) struct ConnectionPermit {
    peer: Peer,
    open: Arc<Mutex<Open>>,
    _held: mpsc::Sender<()>,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        metrics::connections(-1);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        if let Some(count) = open.of.get_mut(&self.peer) {
            *count -= 1;
            if *count == 0 {
                open.of.remove(&self.peer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guard::Limits;
    use tokio::io::AsyncReadExt as _;
    use tokio::net::TcpStream;

    async fn listening(config: Config) -> (LimitedListener, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        (LimitedListener::new(listener, &config).0, addr)
    }

    fn limited(limits: Limits) -> Config {
        Config { limits, ..Config::default() }
    }

    /// The answer to the third of three connections, while the first two are held.
    async fn third(config: Config) -> String {
        let (counting, addr) = listening(config).await;
        let _one = TcpStream::connect(addr).await.unwrap();
        let _two = TcpStream::connect(addr).await.unwrap();
        let (first, _) = counting.accept().await;
        let (_second, _) = counting.accept().await;
        let mut third = TcpStream::connect(addr).await.unwrap();
        let mut answer = String::new();
        tokio::select! {
            _ = counting.accept() => panic!("it is let in"),
            _ = third.read_to_string(&mut answer) => {}
        }
        // A returned permit can be used again.
        drop(first);
        let _fourth = TcpStream::connect(addr).await.unwrap();
        let _ = counting.accept().await;
        answer
    }

    #[tokio::test]
    async fn an_address_has_so_many_connections() {
        let answer = third(limited(Limits { connections: 2, ..Limits::none() })).await;
        assert!(answer.starts_with("HTTP/1.1 429 ") && answer.contains("\"kind\":\"too-many\""), "{answer}");
    }

    #[tokio::test]
    async fn all_together_have_so_many_connections() {
        let limits = Limits { all_connections: 2, ..Limits::none() };
        let config = Config { trust_proxy: Networks::loopback(), ..limited(limits) };
        let answer = third(config).await;
        assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("\"kind\":\"busy\""), "{answer}");
        assert!(answer.to_ascii_lowercase().contains("\r\nretry-after: "), "{answer}");
    }

    #[tokio::test]
    async fn a_proxy_is_no_address() {
        let limits = Limits { connections: 1, ..Limits::none() };
        let config = Config { trust_proxy: Networks::loopback(), ..limited(limits) };
        let (counting, addr) = listening(config).await;
        let mut held = Vec::new();
        for _ in 0..3 {
            let stream = TcpStream::connect(addr).await.unwrap();
            held.push((stream, counting.accept().await));
        }
    }

    #[test]
    fn there_is_always_a_file_to_spare() {
        assert_eq!(room(50_000, 1_024), 896);
        assert_eq!(room(500, 1_024), 500);
        assert_eq!(room(50_000, 1_048_576), 50_000);
        assert_eq!(room(50_000, 64), 16);
    }
}
