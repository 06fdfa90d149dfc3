//! Token buckets: a burst at once, and a steady rate in the long run.

use super::limit::Rate;
use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

/// Full buckets are removed at least this often, or when there are this many buckets.
const SWEEP: Duration = Duration::from_secs(3_600);
const MANY: usize = 1_024;
/// The longest time until a bucket is full, in seconds: a rate may be zero.
const LONGEST: f64 = 1e9;

struct Bucket {
    left: f64,
    at: Instant,
    full_at: Instant,
}

/// Token buckets by key. A bucket that is full is not stored.
pub(super) struct Buckets<K> {
    of: HashMap<K, Bucket>,
    /// The number of buckets at which full ones are thrown away.
    sweep_at: usize,
    swept: Option<Instant>,
}

impl<K> Default for Buckets<K> {
    fn default() -> Buckets<K> {
        Buckets { of: HashMap::new(), sweep_at: MANY, swept: None }
    }
}

impl<K: Eq + Hash> Buckets<K> {
    /// Takes a token; returns whether there was one.
    pub(super) fn take(&mut self, key: K, rate: Rate, now: Instant) -> bool {
        let is_there = self.wait(&key, rate, now).is_none();
        if is_there {
            self.charge(key, rate, now, 1.0);
        }
        is_there
    }

    /// How long until a token is available; `None` if there is one.
    pub(super) fn wait(&self, key: &K, rate: Rate, now: Instant) -> Option<Duration> {
        let missing = 1.0 - self.left(key, rate, now);
        // Ignore rounding errors.
        (missing > 1e-9).then(|| seconds(missing / rate.per_second))
    }

    /// Charges a cost that has already been incurred. The balance may become negative, down to minus the burst.
    pub(super) fn charge(&mut self, key: K, rate: Rate, now: Instant, cost: f64) {
        self.sweep(now);
        let left = (self.left(&key, rate, now) - cost).max(-rate.burst);
        let full_at = now + seconds((rate.burst - left) / rate.per_second);
        self.of.insert(key, Bucket { left, at: now, full_at });
    }

    /// Returns a token.
    pub(super) fn give_back(&mut self, key: &K) {
        if let Some(bucket) = self.of.get_mut(key) {
            bucket.left += 1.0;
        }
    }

    fn left(&self, key: &K, rate: Rate, now: Instant) -> f64 {
        self.of.get(key).map_or(rate.burst, |bucket| {
            let passed = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.left + passed * rate.per_second).min(rate.burst)
        })
    }

    fn sweep(&mut self, now: Instant) {
        let swept = *self.swept.get_or_insert(now);
        if self.of.len() >= self.sweep_at || now.saturating_duration_since(swept) >= SWEEP {
            self.of.retain(|_, bucket| bucket.full_at > now);
            self.sweep_at = (2 * self.of.len()).max(MANY);
            self.swept = Some(now);
        }
    }

    /// The number of stored buckets.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.of.len()
    }
}

/// A bucket that its only owner keeps.
pub(crate) struct OwnBucket {
    left: f64,
    at: Instant,
}

impl OwnBucket {
    pub(super) fn full(rate: Rate, now: Instant) -> OwnBucket {
        OwnBucket { left: rate.burst, at: now }
    }

    fn left(&self, rate: Rate, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + passed * rate.per_second).min(rate.burst)
    }

    /// How long until a token is available; `None` if there is one.
    pub(super) fn wait(&self, rate: Rate, now: Instant) -> Option<Duration> {
        let missing = 1.0 - self.left(rate, now);
        (missing > 1e-9).then(|| seconds(missing / rate.per_second))
    }

    /// Takes a token, also one that is not there.
    pub(super) fn charge(&mut self, rate: Rate, now: Instant) {
        *self = OwnBucket { left: (self.left(rate, now) - 1.0).max(-rate.burst), at: now };
    }
}

fn seconds(count: f64) -> Duration {
    Duration::from_secs_f64(count.min(LONGEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let mut buckets = Buckets::default();
        let rate = Rate { burst: 3.0, per_second: 1.0 };
        let start = Instant::now();
        let taken = (0..5).filter(|_| buckets.take("a", rate, start)).count();
        assert_eq!(taken, 3);
        assert_eq!(buckets.wait(&"a", rate, start), Some(Duration::from_secs(1)));
        assert!(buckets.take("b", rate, start), "each has its own");
        let later = start + Duration::from_millis(2_100);
        assert_eq!((0..5).filter(|_| buckets.take("a", rate, later)).count(), 2);
        buckets.give_back(&"a");
        assert!(buckets.take("a", rate, later) && !buckets.take("a", rate, later));
    }

    #[test]
    fn what_was_used_is_paid_for_later() {
        let mut buckets = Buckets::default();
        let rate = Rate { burst: 10.0, per_second: 1.0 };
        let start = Instant::now();
        buckets.charge("a", rate, start, 15.0);
        assert!(!buckets.take("a", rate, start + Duration::from_secs(5)));
        assert!(buckets.take("b", rate, start));
        assert!(buckets.take("a", rate, start + Duration::from_millis(6_100)));
        buckets.charge("c", rate, start, 1_000.0);
        assert_eq!(buckets.wait(&"c", rate, start), Some(Duration::from_secs(11)), "no more than it holds");
    }

    #[test]
    fn full_buckets_are_thrown_away_and_others_are_not() {
        let mut buckets = Buckets::default();
        let rate = Rate { burst: 1.0, per_second: 1.0 };
        let start = Instant::now();
        // A bucket in debt takes longer to fill.
        buckets.charge(3, Rate { burst: 20.0, per_second: 1.0 }, start, 40.0);
        for key in 0..MANY {
            buckets.take(key, rate, start);
        }
        assert_eq!(buckets.len(), MANY);
        buckets.take(5_000, rate, start + Duration::from_secs(10));
        assert_eq!(buckets.len(), 2);
        buckets.take(5_001, rate, start + Duration::from_secs(10) + SWEEP);
        assert_eq!(buckets.len(), 1, "few or many: after an hour");
    }

    #[test]
    fn a_bucket_that_never_fills_again_is_borne_with() {
        let mut buckets = Buckets::default();
        let rate = Rate { burst: 1.0, per_second: 0.0 };
        let start = Instant::now();
        buckets.charge("a", rate, start, 0.0);
        assert!(buckets.take("a", rate, start) && !buckets.take("a", rate, start + SWEEP));
    }
}
