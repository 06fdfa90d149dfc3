//! How often: a bucket for each address and each secret.

use super::bucket::Buckets;
use crate::error::ServerError;
use crate::guard::SecretHash;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So many at once, and so many a second in the long run.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub per_second: f64,
}

/// What is allowed.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Limits {
    /// Requests of an address.
    pub requests: Rate,
    /// Games made from an address.
    pub games: Rate,
    /// Questions of an address that cost the server some thinking.
    pub questions: Rate,
    /// Accounts made and passwords tried from an address.
    pub passwords: Rate,
    /// Wrong passwords for one account by strangers: for the first guess of each network, and as many for further ones.
    pub guesses: Rate,
    /// Acts by one secret.
    pub acts: Rate,
    /// Acts from one address: a whole club may play behind one.
    pub acts_by_address: Rate,
    /// How long the Laws may think about the acts from one address, in milliseconds.
    pub judging: Rate,
    /// Games that an account may have under way.
    pub games_by_account: u32,
    /// Sockets that an address may hold open.
    pub sockets: u32,
    /// Connections of any kind that an address may hold open.
    pub connections: u32,
    /// Connections of all addresses together; fewer where the system allows fewer files.
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
    /// None at all, for benchmarks and for tests of other things.
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

/// Where a request comes from. A /64 of IPv6 counts as one address: that is what one customer gets, to use as he likes.
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

/// The kinds of request that an address may make only so often.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) enum Kind {
    Request,
    Game,
    Question,
    Password,
    Act,
    Judging,
}

/// Counts everybody at the door.
pub(crate) struct Door {
    limits: Limits,
    peers: Mutex<Buckets<(Peer, Kind)>>,
    secrets: Mutex<Buckets<SecretHash>>,
    sockets: Mutex<HashMap<Peer, u32>>,
}

impl Door {
    pub(crate) fn new(limits: Limits) -> Door {
        Door { limits, peers: Mutex::default(), secrets: Mutex::default(), sockets: Mutex::default() }
    }

    fn knock(&self, peer: Peer, kind: Kind) -> Result<(), ServerError> {
        let rate = match kind {
            Kind::Request => self.limits.requests,
            Kind::Game => self.limits.games,
            Kind::Question => self.limits.questions,
            Kind::Password => self.limits.passwords,
            Kind::Act => self.limits.acts_by_address,
            Kind::Judging => self.limits.judging,
        };
        take(&self.peers, (peer, kind), rate)
    }

    pub(crate) fn request(&self, peer: Peer) -> Result<(), ServerError> {
        self.knock(peer, Kind::Request)
    }

    pub(crate) fn game(&self, peer: Peer) -> Result<(), ServerError> {
        self.knock(peer, Kind::Game)
    }

    pub(crate) fn question(&self, peer: Peer) -> Result<(), ServerError> {
        self.knock(peer, Kind::Question)
    }

    pub(crate) fn password(&self, peer: Peer) -> Result<(), ServerError> {
        self.knock(peer, Kind::Password)
    }

    /// An act, by a secret if there is one. Where the Laws have thought for too long about acts from an address it has to wait.
    pub(crate) fn act(&self, peer: Peer, secret: Option<SecretHash>) -> Result<(), ServerError> {
        self.knock(peer, Kind::Act)?;
        self.knock(peer, Kind::Judging)?;
        secret.map_or(Ok(()), |secret| take(&self.secrets, secret, self.limits.acts))
    }

    /// Charges an address for how long the Laws thought about an act.
    pub(crate) fn thought(&self, peer: Peer, time: Duration) {
        let rate = self.limits.judging;
        if rate.burst.is_finite() {
            let mut peers = self.peers.lock().unwrap_or_else(PoisonError::into_inner);
            peers.charge((peer, Kind::Judging), rate, Instant::now(), time.as_secs_f64() * 1_000.0);
        }
    }

    /// A socket is opened; [`Door::leave`] gives its place back.
    pub(crate) fn enter(&self, peer: Peer) -> Result<(), ServerError> {
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

    pub(crate) fn leave(&self, peer: Peer) {
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
        let door = Door::new(Limits { sockets: 1, ..Limits::none() });
        let peer = Peer::of([127, 0, 0, 1].into());
        door.enter(peer).unwrap();
        assert!(door.enter(peer).is_err());
        door.leave(peer);
        door.enter(peer).unwrap();
    }
}
