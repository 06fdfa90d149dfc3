//! The socket on which everybody knocks: so many connections an address and in all, and none for those who say nothing.

use super::limit::Peer;
use super::line::{Line, Patience};
use super::network::Networks;
use super::refusal::Refusals;
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

/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(250);

/// Files that are no connections: those of the store, of the runtime, standard streams, the metrics, and refusals under way.
const OTHER_FILES: u64 = 128;

/// A listener that counts.
pub(crate) struct Counting {
    listener: TcpListener,
    trusted: Networks,
    /// So many for each address that is no proxy of ours.
    most: u32,
    /// So many for all.
    most_of_all: usize,
    patience: Patience,
    open: Arc<Mutex<Open>>,
    /// Held by every connection, so that their end can be waited for.
    held: mpsc::Sender<()>,
    refusals: Refusals,
}

#[derive(Default)]
struct Open {
    of: HashMap<Peer, u32>,
    all: usize,
}

impl Counting {
    /// Counts by the limits of a configuration. What it gives besides is told when the listener and all its connections are gone.
    pub(crate) fn new(listener: TcpListener, config: &Config) -> (Counting, mpsc::Receiver<()>) {
        let (held, gone) = mpsc::channel(1);
        let most_of_all = room(config.limits.all_connections, files());
        metrics::most_connections(most_of_all);
        let counting = Counting {
            listener,
            trusted: config.trust_proxy.clone(),
            most: config.limits.connections,
            most_of_all,
            patience: Patience { head: config.timeouts.head, idle: config.timeouts.idle },
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

    /// How many connections there is room for.
    pub(crate) fn most_of_all(&self) -> usize {
        self.most_of_all
    }

    /// A place for a connection; or whether it is one too many of its address, and not of all.
    fn place(&self, address: SocketAddr) -> Result<Place, bool> {
        let is_proxy = self.trusted.have(address.ip());
        let peer = Peer::of(address.ip());
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.all >= self.most_of_all {
            return Err(false);
        }
        let count = open.of.entry(peer).or_default();
        if *count >= self.most && !is_proxy {
            return Err(true);
        }
        *count += 1;
        open.all += 1;
        metrics::connections(1);
        Ok(Place { peer, open: Arc::clone(&self.open), _held: self.held.clone() })
    }

    /// The next connection for which there is a place. One for which there is none gets a short answer and is hung up on.
    pub(crate) async fn accept(&self) -> (Line, SocketAddr) {
        loop {
            match self.listener.accept().await {
                Ok((stream, address)) => match self.place(address) {
                    Ok(place) => {
                        // An acknowledgement and its update are two small messages: neither waits for the other.
                        let _ = stream.set_nodelay(true);
                        return (Line::new(stream, place, self.patience), address);
                    }
                    Err(is_address) => {
                        metrics::connection_refused(is_address);
                        self.refusals.answer(stream, is_address);
                    }
                },
                Err(error) if is_theirs(&error) => {}
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    sleep(BREATH).await;
                }
            }
        }
    }
}

/// How many files this process may have open: as many as the system lets it, which is more than it gives without being asked.
fn files() -> u64 {
    let raised = rlimit::increase_nofile_limit(rlimit::INFINITY);
    raised.or_else(|_| rlimit::Resource::NOFILE.get_soft()).unwrap_or(1_024)
}

/// How many connections there is room for: what is allowed, and less where the system has fewer files than that needs.
fn room(allowed: u32, files: u64) -> usize {
    let left = files.saturating_sub(OTHER_FILES).max(files / 4);
    usize::try_from(left.min(u64::from(allowed))).unwrap_or(usize::MAX)
}

/// Whether it was the other end that failed.
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Where a connection comes from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Caller(pub(crate) SocketAddr);

/// The place of a connection, given back when it is gone.
pub(super) struct Place {
    peer: Peer,
    open: Arc<Mutex<Open>>,
    _held: mpsc::Sender<()>,
}

impl Drop for Place {
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

    async fn listening(config: Config) -> (Counting, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        (Counting::new(listener, &config).0, addr)
    }

    fn limited(limits: Limits) -> Config {
        Config { limits, ..Config::default() }
    }

    /// What the third of three connections is told, while the first two are held.
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
        // A place that is given back is given again.
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
