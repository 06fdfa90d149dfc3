//! Rate limits: token buckets for each address and each secret.

use super::bucket::Buckets;
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

    fn check(&self, peer: Peer, kind: Quota) -> Result<(), ServerError> {
        let rate = match kind {
            Quota::Request => self.limits.requests,
            Quota::Game => self.limits.games,
            Quota::Question => self.limits.questions,
            Quota::Password => self.limits.passwords,
            Quota::Act => self.limits.acts_by_address,
            Quota::Judging => self.limits.judging,
        };
        take(&self.peers, (peer, kind), rate)
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
        self.check(peer, Quota::Judging)?;
        secret.map_or(Ok(()), |secret| take(&self.secrets, secret, self.limits.acts))
    }

    /// Charges an address for the time that judging an act took.
    pub(crate) fn charge_judging(&self, peer: Peer, time: Duration) {
        let rate = self.limits.judging;
        if rate.burst.is_finite() {
            let mut peers = self.peers.lock().unwrap_or_else(PoisonError::into_inner);
            peers.charge((peer, Quota::Judging), rate, Instant::now(), time.as_secs_f64() * 1_000.0);
        }
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
    fn sockets_are_counted() {
        let limiter = RateLimiter::new(Limits { sockets: 1, ..Limits::none() });
        let peer = Peer::of([127, 0, 0, 1].into());
        limiter.open_socket(peer).unwrap();
        assert!(limiter.open_socket(peer).is_err());
        limiter.close_socket(peer);
        limiter.open_socket(peer).unwrap();
    }
}
