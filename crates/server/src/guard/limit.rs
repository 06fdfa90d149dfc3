//! Rate limits: token buckets for each address and each secret.

use super::bucket::{Buckets, OwnBucket};
use crate::error::ServerError;
use crate::guard::SecretHash;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A burst, and a steady rate per second.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rate {
    /// The burst.
    pub burst: f64,
    /// Per second.
    pub per_second: f64,
}

/// The limits.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Limits {
    /// Requests per address.
    pub requests: Rate,
    /// Games made per address.
    pub games: Rate,
    /// Questions per address that cost the server computing time.
    pub questions: Rate,
    /// Accounts made and passwords tried per address.
    pub passwords: Rate,
    /// Wrong passwords per account by strangers: for the first attempt of each network, and the same again for further ones.
    pub guesses: Rate,
    /// Acts per secret.
    pub acts: Rate,
    /// Acts per address: a whole club may share one.
    pub acts_by_address: Rate,
    /// Time that the Laws take to judge the acts of one address, in milliseconds.
    pub judging: Rate,
    /// Time that replaying logs for one address takes, in milliseconds.
    pub replays: Rate,
    /// Messages over one WebSocket. A client that sends more is read more slowly.
    pub messages: Rate,
    /// The same for all WebSockets of an address together.
    pub messages_by_address: Rate,
    /// Games in progress per account.
    pub games_by_account: u32,
    /// Open WebSockets per address.
    pub sockets: u32,
    /// Open connections of any kind per address.
    pub connections: u32,
    /// Open connections in all; fewer where the system allows fewer open files.
    pub all_connections: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Rate { burst: 240.0, per_second: 40.0 },
            games: Rate { burst: 30.0, per_second: 0.5 },
            questions: Rate { burst: 30.0, per_second: 3.0 },
            passwords: Rate { burst: 10.0, per_second: 0.1 },
            guesses: Rate { burst: 20.0, per_second: 20.0 / 3_600.0 },
            acts: Rate { burst: 60.0, per_second: 20.0 },
            acts_by_address: Rate { burst: 1_000.0, per_second: 300.0 },
            judging: Rate { burst: 10_000.0, per_second: 250.0 },
            replays: Rate { burst: 20_000.0, per_second: 500.0 },
            messages: Rate { burst: 60.0, per_second: 20.0 },
            messages_by_address: Rate { burst: 2_000.0, per_second: 600.0 },
            games_by_account: 500,
            sockets: 400,
            connections: 600,
            all_connections: 50_000,
        }
    }
}

impl Limits {
    /// No limits, for benchmarks and tests.
    pub fn none() -> Limits {
        let free = Rate { burst: f64::INFINITY, per_second: 0.0 };
        Limits {
            requests: free,
            games: free,
            questions: free,
            passwords: free,
            guesses: free,
            acts: free,
            acts_by_address: free,
            judging: free,
            replays: free,
            messages: free,
            messages_by_address: free,
            games_by_account: u32::MAX,
            sockets: u32::MAX,
            connections: u32::MAX,
            all_connections: u32::MAX,
        }
    }
}

/// The client's address. An IPv6 /64 counts as one address, because one customer gets at least that much.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct Peer(IpAddr);

impl Peer {
    pub(crate) fn of(address: IpAddr) -> Peer {
        Peer(match address {
            IpAddr::V4(_) => address,
            IpAddr::V6(six) => match six.to_ipv4_mapped() {
                Some(four) => IpAddr::V4(four),
                None => {
                    let [a, b, c, d, ..] = six.segments();
                    IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
                }
            },
        })
    }
}

impl fmt::Display for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(network) => write!(f, "{network}/64"),
        }
    }
}

/// What is limited per address.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) enum Quota {
    Request,
    Game,
    Question,
    Password,
    Act,
    Judging,
    Replay,
    Message,
}

/// Applies the limits.
pub(crate) struct RateLimiter {
    limits: Limits,
    peers: Mutex<Buckets<(Peer, Quota)>>,
    secrets: Mutex<Buckets<SecretHash>>,
    sockets: Mutex<HashMap<Peer, u32>>,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> RateLimiter {
        RateLimiter { limits, peers: Mutex::default(), secrets: Mutex::default(), sockets: Mutex::default() }
    }

    fn rate(&self, kind: Quota) -> Rate {
        match kind {
            Quota::Request => self.limits.requests,
            Quota::Game => self.limits.games,
            Quota::Question => self.limits.questions,
            Quota::Password => self.limits.passwords,
            Quota::Act => self.limits.acts_by_address,
            Quota::Judging => self.limits.judging,
            Quota::Replay => self.limits.replays,
            Quota::Message => self.limits.messages_by_address,
        }
    }

    fn check(&self, peer: Peer, kind: Quota) -> Result<(), ServerError> {
        take(&self.peers, (peer, kind), self.rate(kind))
    }

    /// How long until an address has something left of a quota; `None` if it has.
    fn wait(&self, peer: Peer, kind: Quota) -> Option<Duration> {
        let rate = self.rate(kind);
        if rate.burst.is_infinite() {
            return None;
        }
        let peers = self.peers.lock().unwrap_or_else(PoisonError::into_inner);
        peers.wait(&(peer, kind), rate, Instant::now())
    }

    /// Whether an address has any time left for slow work; it is charged when the work is done.
    pub(crate) fn has_time(&self, peer: Peer, kind: Quota) -> Result<(), ServerError> {
        if self.wait(peer, kind).is_none() { Ok(()) } else { Err(ServerError::TooMany) }
    }

    /// Charges an address for the time that slow work took.
    pub(crate) fn charge(&self, peer: Peer, kind: Quota, time: Duration) {
        self.spend(peer, kind, time.as_secs_f64() * 1_000.0);
    }

    fn spend(&self, peer: Peer, kind: Quota, cost: f64) {
        let rate = self.rate(kind);
        if rate.burst.is_finite() {
            let mut peers = self.peers.lock().unwrap_or_else(PoisonError::into_inner);
            peers.charge((peer, kind), rate, Instant::now(), cost);
        }
    }

    /// The bucket of a new WebSocket.
    pub(crate) fn socket_bucket(&self) -> OwnBucket {
        OwnBucket::full(self.limits.messages, Instant::now())
    }

    /// How long not to read from a WebSocket whose client, or whose address, has sent too many messages.
    pub(crate) fn wait_to_hear(&self, peer: Peer, socket: &OwnBucket) -> Option<Duration> {
        let own = socket.wait(self.limits.messages, Instant::now());
        own.max(self.wait(peer, Quota::Message))
    }

    /// Counts a message over a WebSocket.
    pub(crate) fn heard(&self, peer: Peer, socket: &mut OwnBucket) {
        socket.charge(self.limits.messages, Instant::now());
        self.spend(peer, Quota::Message, 1.0);
    }

    pub(crate) fn request(&self, peer: Peer) -> Result<(), ServerError> {
        self.check(peer, Quota::Request)
    }

    pub(crate) fn game(&self, peer: Peer) -> Result<(), ServerError> {
        self.check(peer, Quota::Game)
    }

    pub(crate) fn question(&self, peer: Peer) -> Result<(), ServerError> {
        self.check(peer, Quota::Question)
    }

    pub(crate) fn password(&self, peer: Peer) -> Result<(), ServerError> {
        self.check(peer, Quota::Password)
    }

    /// Counts an act, and checks the time that judging acts of this address has taken.
    pub(crate) fn act(&self, peer: Peer, secret: Option<SecretHash>) -> Result<(), ServerError> {
        self.check(peer, Quota::Act)?;
        self.has_time(peer, Quota::Judging)?;
        secret.map_or(Ok(()), |secret| take(&self.secrets, secret, self.limits.acts))
    }

    /// Counts an opened WebSocket; [`RateLimiter::close_socket`] must follow.
    pub(crate) fn open_socket(&self, peer: Peer) -> Result<(), ServerError> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(peer).or_default();
        if *count >= self.limits.sockets {
            return Err(ServerError::TooMany);
        }
        *count += 1;
        Ok(())
    }

    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> u64 {
        let sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        sockets.values().map(|count| u64::from(*count)).sum()
    }

    pub(crate) fn close_socket(&self, peer: Peer) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&peer) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&peer);
            }
        }
    }
}

fn take<K: Eq + Hash>(buckets: &Mutex<Buckets<K>>, key: K, rate: Rate) -> Result<(), ServerError> {
    if rate.burst.is_infinite() {
        return Ok(());
    }
    let mut buckets = buckets.lock().unwrap_or_else(PoisonError::into_inner);
    if buckets.take(key, rate, Instant::now()) { Ok(()) } else { Err(ServerError::TooMany) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_network() {
        let peer = |text: &str| Peer::of(text.parse().unwrap());
        assert_eq!(peer("2001:db8:1:2::1"), peer("2001:db8:1:2:ffff::9"));
        assert_ne!(peer("2001:db8:1:2::1"), peer("2001:db8:1:3::1"));
        assert_eq!(peer("::ffff:1.2.3.4"), peer("1.2.3.4"));
    }

    #[test]
    fn who_talks_too_much_is_heard_more_slowly() {
        let rate = |burst: f64| Rate { burst, per_second: 1.0 };
        let limits = Limits { messages: rate(2.0), messages_by_address: rate(3.0), ..Limits::none() };
        let limiter = RateLimiter::new(limits);
        let peer = |last: u8| Peer::of([127, 0, 0, last].into());
        let (mut one, mut two) = (limiter.socket_bucket(), limiter.socket_bucket());
        for _ in 0..2 {
            assert_eq!(limiter.wait_to_hear(peer(1), &one), None);
            limiter.heard(peer(1), &mut one);
        }
        assert!(limiter.wait_to_hear(peer(1), &one).is_some(), "its socket is used up");
        assert_eq!(limiter.wait_to_hear(peer(1), &two), None);
        limiter.heard(peer(1), &mut two);
        assert!(limiter.wait_to_hear(peer(1), &two).is_some(), "its address is used up");
        assert_eq!(limiter.wait_to_hear(peer(2), &limiter.socket_bucket()), None);
    }

    #[test]
    fn time_is_charged_when_it_has_been_used() {
        let judging = Rate { burst: 10.0, per_second: 0.001 };
        let limiter = RateLimiter::new(Limits { judging, ..Limits::none() });
        let peer = |last: u8| Peer::of([127, 0, 0, last].into());
        for _ in 0..1_000 {
            limiter.act(peer(1), None).unwrap();
        }
        limiter.charge(peer(1), Quota::Judging, Duration::from_millis(11));
        assert!(limiter.act(peer(1), None).is_err() && limiter.act(peer(2), None).is_ok());
        limiter.has_time(peer(1), Quota::Replay).unwrap();
    }

    #[test]
    fn sockets_are_counted() {
        let limiter = RateLimiter::new(Limits { sockets: 1, ..Limits::none() });
        let peer = Peer::of([127, 0, 0, 1].into());
        limiter.open_socket(peer).unwrap();
        assert!(limiter.open_socket(peer).is_err());
        limiter.close_socket(peer);
        limiter.open_socket(peer).unwrap();
    }
}
