//! Limits on password attempts per account, so that nobody can guess a password and nobody can lock the owner out.
//!
//! There are three kinds of caller. A **known device** sends the cookie of an earlier sign-in; a **known network** is one from
//! which the account has been signed in to since the server started; everybody else is a **stranger**. Known devices and known
//! networks each have their own budget, which nobody else can use up. Strangers have a budget for each network, and two shared
//! ones for the account: one for the first attempt of each network, one for its further attempts. So an attacker with any number
//! of addresses gets only a limited number of attempts per hour, and an attacker with few addresses does not use up what the
//! owner needs on a new device in a new place.

use super::bucket::Buckets;
use super::limit::{Peer, Rate};
use super::token::SecretHash;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// For a known device or network: enough for typing errors, not for guessing.
const KNOWN: Rate = Rate { burst: 10.0, per_second: 1.0 / 60.0 };
/// For one unknown network and one account.
const STRANGE: Rate = Rate { burst: 5.0, per_second: 1.0 / 120.0 };
/// For how long an attempt of a network makes its next one a further attempt.
const REMEMBERED: Duration = Duration::from_secs(24 * 3_600);
/// For how long a network stays known after a sign-in, and how many are kept for an account.
const KNOWN_FOR: Duration = Duration::from_secs(60 * 24 * 3_600);
const KNOWN_NETWORKS: usize = 16;
/// How often expired entries are removed.
const SWEEP: Duration = Duration::from_secs(3_600);

/// Counts the attempts. Memory grows with the attempts that are let through, not with those that are refused.
pub(crate) struct Guesses {
    /// The shared budget of strangers for one account: once for first attempts, once more for further ones.
    strangers: Rate,
    book: Mutex<Book>,
}

/// An attempt that was let through. It counts as wrong unless [`Guesses::right`] or [`Guesses::unchecked`] is called.
#[must_use = "a right guess is given back"]
pub(crate) struct Guess {
    account: i64,
    peer: Peer,
    paid: Vec<Purse>,
    /// It made the network's next attempt a further one.
    is_first: bool,
}

#[derive(Copy, Clone, Eq, PartialEq, Hash)]
enum Purse {
    Device(SecretHash),
    Network(i64, Peer),
    First(i64),
    Further(i64),
}

#[derive(Default)]
struct Book {
    purses: Buckets<Purse>,
    /// When an unknown network last tried.
    tried: HashMap<(i64, Peer), Instant>,
    /// The networks from which an account was last signed in to.
    known: HashMap<i64, Vec<(Peer, Instant)>>,
    swept: Option<Instant>,
}

impl Guesses {
    pub(crate) fn new(strangers: Rate) -> Guesses {
        Guesses { strangers, book: Mutex::default() }
    }

    /// Lets an attempt through, or returns how long the caller has to wait.
    pub(crate) fn admit(
        &self,
        account: i64,
        peer: Peer,
        device: Option<SecretHash>,
        now: Instant,
    ) -> Result<Guess, Duration> {
        if self.strangers.burst.is_infinite() {
            return Ok(Guess { account, peer, paid: Vec::new(), is_first: false });
        }
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        book.sweep(now);
        let network = Purse::Network(account, peer);
        let asked = if let Some(device) = device {
            vec![(Purse::Device(device), KNOWN)]
        } else if book.knows(account, peer, now) {
            vec![(network, KNOWN)]
        } else if book.has_tried(account, peer, now) {
            vec![(network, STRANGE), (Purse::Further(account), self.strangers)]
        } else {
            vec![(network, STRANGE), (Purse::First(account), self.strangers)]
        };
        if let Some(wait) = asked.iter().filter_map(|(purse, rate)| book.purses.wait(purse, *rate, now)).max()
        {
            return Err(wait);
        }
        for (purse, rate) in &asked {
            book.purses.take(*purse, *rate, now);
        }
        let is_first = asked.iter().any(|(purse, _)| matches!(purse, Purse::First(_)));
        if asked.len() > 1 {
            book.tried.insert((account, peer), now);
        }
        Ok(Guess { account, peer, paid: asked.into_iter().map(|(purse, _)| purse).collect(), is_first })
    }

    /// The password was not checked, because the server was too busy: the attempt is as if it had never been made.
    pub(crate) fn unchecked(&self, guess: Guess) {
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        for purse in guess.paid {
            book.purses.give_back(&purse);
        }
        if guess.is_first {
            book.tried.remove(&(guess.account, guess.peer));
        }
    }

    /// The password was right: the attempt is not counted, and the network becomes known.
    pub(crate) fn right(&self, guess: Guess, now: Instant) {
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        for purse in guess.paid {
            book.purses.give_back(&purse);
        }
        book.tried.remove(&(guess.account, guess.peer));
        book.meet(guess.account, guess.peer, now);
    }

    /// The account was signed in to without a password.
    pub(crate) fn met(&self, account: i64, peer: Peer, now: Instant) {
        self.book.lock().unwrap_or_else(PoisonError::into_inner).meet(account, peer, now);
    }

    /// Forgets the known networks of an account.
    pub(crate) fn forget(&self, account: i64) {
        self.book.lock().unwrap_or_else(PoisonError::into_inner).known.remove(&account);
    }
}

impl Book {
    fn has_tried(&self, account: i64, peer: Peer, now: Instant) -> bool {
        let since = self.tried.get(&(account, peer));
        since.is_some_and(|at| now.saturating_duration_since(*at) < REMEMBERED)
    }

    fn knows(&self, account: i64, peer: Peer, now: Instant) -> bool {
        let met = self.known.get(&account).and_then(|all| all.iter().find(|(known, _)| *known == peer));
        met.is_some_and(|(_, at)| now.saturating_duration_since(*at) < KNOWN_FOR)
    }

    fn meet(&mut self, account: i64, peer: Peer, now: Instant) {
        let all = self.known.entry(account).or_default();
        all.retain(|(known, _)| *known != peer);
        all.push((peer, now));
        if all.len() > KNOWN_NETWORKS {
            all.remove(0);
        }
    }

    /// Removes expired entries.
    fn sweep(&mut self, now: Instant) {
        let since = |at: &Instant| now.saturating_duration_since(*at);
        if since(self.swept.get_or_insert(now)) < SWEEP {
            return;
        }
        self.swept = Some(now);
        self.tried.retain(|_, at| since(at) < REMEMBERED);
        self.known.retain(|_, all| {
            all.retain(|(_, at)| since(at) < KNOWN_FOR);
            !all.is_empty()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    const ACCOUNT: i64 = 1;
    const STRANGERS: Rate = Rate { burst: 20.0, per_second: 20.0 / 3_600.0 };
    const HOUR: Duration = Duration::from_secs(3_600);

    fn network(number: u32) -> Peer {
        Peer::of(Ipv4Addr::from(0x0A00_0000 + number).into())
    }

    /// How many attempts get through if they come once a second from networks in rotation.
    fn flood(guesses: &Guesses, networks: u32, from: Instant, hours: u32) -> usize {
        (0..hours * 3_600)
            .filter(|second| {
                let now = from + Duration::from_secs(u64::from(*second));
                guesses.admit(ACCOUNT, network(second % networks), None, now).is_ok()
            })
            .count()
    }

    #[test]
    fn any_number_of_addresses_makes_only_so_many_guesses_an_hour() {
        for networks in [1, 5, 100, 10_000, u32::MAX] {
            let (guesses, start) = (Guesses::new(STRANGERS), Instant::now());
            let first_day = flood(&guesses, networks, start, 24);
            // Twice the budget at once, and twice as much every hour.
            assert!(first_day <= 2 * (20 + 24 * 20), "{networks} networks: {first_day} guesses");
            let next_hour = flood(&guesses, networks, start + 24 * HOUR, 1);
            assert!(next_hour <= 2 * (20 + 20), "{networks} networks: {next_hour} guesses");
        }
    }

    #[test]
    fn a_known_device_signs_in_through_any_flood() {
        let (guesses, start) = (Guesses::new(STRANGERS), Instant::now());
        let device = SecretHash([7; 32]);
        flood(&guesses, u32::MAX, start, 3);
        let now = start + 3 * HOUR - Duration::from_millis(500);
        assert!(guesses.admit(ACCOUNT, network(0xF_FFFF), None, now).is_err(), "strangers wait");
        let guess = guesses.admit(ACCOUNT, network(0xFFFF), Some(device), now).ok().unwrap();
        guesses.right(guess, now);
        // A stolen device has a limited budget too.
        let tried =
            (0..100).filter(|_| guesses.admit(ACCOUNT, network(5), Some(device), now).is_ok()).count();
        assert_eq!(tried, 10);
    }

    #[test]
    fn a_new_device_signs_in_from_a_known_network() {
        let (guesses, start) = (Guesses::new(STRANGERS), Instant::now());
        let home = network(0xABCD);
        let guess = guesses.admit(ACCOUNT, home, None, start).ok().unwrap();
        guesses.right(guess, start);
        flood(&guesses, u32::MAX, start, 5);
        let now = start + 5 * HOUR - Duration::from_millis(500);
        assert!(guesses.admit(ACCOUNT, network(0xF_FFFF), None, now).is_err());
        assert!(guesses.admit(ACCOUNT, home, None, now).is_ok());
        guesses.forget(ACCOUNT);
        assert!(guesses.admit(ACCOUNT, home, None, now).is_err());
    }

    #[test]
    fn a_new_device_in_a_new_place_signs_in_while_few_addresses_flood() {
        let (guesses, start) = (Guesses::new(STRANGERS), Instant::now());
        flood(&guesses, 15, start, 5);
        let now = start + 5 * HOUR;
        assert!(guesses.admit(ACCOUNT, network(3), None, now).is_err(), "the flood waits");
        let guess = guesses.admit(ACCOUNT, network(0xBBBB), None, now).ok().unwrap();
        guesses.right(guess, now);
    }

    #[test]
    fn accounts_do_not_pay_for_each_other_and_right_passwords_cost_nothing() {
        let (guesses, start) = (Guesses::new(STRANGERS), Instant::now());
        flood(&guesses, u32::MAX, start, 1);
        assert!(guesses.admit(2, network(77), None, start).is_ok());
        for _ in 0..1_000 {
            let guess = guesses.admit(3, network(1), None, start).ok().unwrap();
            guesses.right(guess, start);
        }
    }

    #[test]
    fn an_attempt_that_was_not_checked_was_never_made() {
        let (guesses, start) = (Guesses::new(STRANGERS), Instant::now());
        for _ in 0..1_000 {
            let guess = guesses.admit(ACCOUNT, network(1), None, start).ok().unwrap();
            guesses.unchecked(guess);
        }
        // Neither the network's budget nor the account's has changed, and its next attempt is a first one.
        assert!(guesses.book.lock().unwrap().tried.is_empty());
        let firsts =
            (1..100).filter(|number| guesses.admit(ACCOUNT, network(*number), None, start).is_ok()).count();
        assert_eq!(firsts, 20);
    }

    #[test]
    fn what_makes_no_difference_is_forgotten() {
        let (guesses, start) = (Guesses::new(STRANGERS), Instant::now());
        for account in 0..5_000 {
            let _ = guesses.admit(account, network(1), None, start);
        }
        let _ = guesses.admit(1, network(1), None, start + 48 * HOUR);
        let book = guesses.book.lock().unwrap();
        assert!(book.purses.len() < 10 && book.tried.len() < 10, "{}", book.purses.len());
    }
}
