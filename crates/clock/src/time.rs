//! Lengths of time and moments, in whole milliseconds.

use std::fmt;

/// The greatest value that either type can be made with: 2^53 - 1 milliseconds, some 285 000 years, which is also
/// the last whole number that a web page holds exactly.
const LIMIT: u64 = (1 << 53) - 1;

/// A length of time in whole milliseconds.
///
/// Constructors stop at [`Millis::MAX`] rather than overflow: no chess game notices, and no sum inside the clock can
/// wrap around.
///
/// ```
/// use tratto_clock::Millis;
/// assert_eq!(Millis::from_secs(90), Millis::from_millis(90_000));
/// assert_eq!(Millis::from_minutes(90).to_string(), "1:30:00");
/// assert_eq!(Millis::from_millis(u64::MAX), Millis::MAX);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug)]
pub struct Millis(pub(crate) u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);
    /// The longest time there is: 2^53 - 1 milliseconds.
    pub const MAX: Millis = Millis(LIMIT);

    /// A number of milliseconds, at most [`Millis::MAX`].
    pub const fn from_millis(millis: u64) -> Millis {
        if millis > LIMIT { Millis::MAX } else { Millis(millis) }
    }

    /// So many seconds, at most [`Millis::MAX`].
    pub const fn from_secs(seconds: u64) -> Millis {
        Millis::from_millis(seconds.saturating_mul(1_000))
    }

    /// So many minutes, at most [`Millis::MAX`].
    pub const fn from_minutes(minutes: u64) -> Millis {
        Millis::from_millis(minutes.saturating_mul(60_000))
    }

    /// The number of milliseconds.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whether this is no time at all.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The sum, or `None` where it would pass [`Millis::MAX`].
    pub fn checked_add(self, more: Millis) -> Option<Millis> {
        self.0.checked_add(more.0).filter(|&sum| sum <= LIMIT).map(Millis)
    }

    /// What is left, or `None` where there is not so much.
    pub fn checked_sub(self, less: Millis) -> Option<Millis> {
        self.0.checked_sub(less.0).map(Millis)
    }

    /// The time multiplied, at most [`Millis::MAX`].
    pub const fn saturating_mul(self, times: u64) -> Millis {
        Millis::from_millis(self.0.saturating_mul(times))
    }

    /// The sum, at most [`Millis::MAX`].
    pub const fn saturating_add(self, more: Millis) -> Millis {
        Millis::from_millis(self.0.saturating_add(more.0))
    }

    /// What is left, or nothing where there is not so much.
    pub const fn saturating_sub(self, less: Millis) -> Millis {
        Millis(self.0.saturating_sub(less.0))
    }
}

/// As a clock shows it: `5:03`, `1:30:00`, with the thousandths only where there are any: `0:00.250`.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, thousandths) = (self.0 / 1_000, self.0 % 1_000);
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}")?;
        } else {
            write!(f, "{minutes}:{seconds:02}")?;
        }
        if thousandths > 0 {
            write!(f, ".{thousandths:03}")?;
        }
        Ok(())
    }
}

/// A moment, in milliseconds since any beginning that the caller chooses and keeps: the epoch, the start of the
/// round, the first event of a log. The crate never asks what time it is.
///
/// ```
/// use tratto_clock::{Instant, Millis};
/// let start = Instant::from_millis(5_000);
/// assert_eq!(start.after(Millis::from_secs(2)), Instant::from_millis(7_000));
/// assert_eq!(Instant::from_millis(7_000).since(start), Some(Millis::from_secs(2)));
/// assert_eq!(start.since(Instant::from_millis(7_000)), None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug)]
pub struct Instant(u64);

impl Instant {
    /// The beginning that the caller chose.
    pub const ZERO: Instant = Instant(0);
    /// The last moment there is: 2^53 - 1 milliseconds after the beginning.
    pub const MAX: Instant = Instant(LIMIT);

    /// So many milliseconds after the beginning, at most [`Instant::MAX`].
    pub const fn from_millis(millis: u64) -> Instant {
        if millis > LIMIT { Instant::MAX } else { Instant(millis) }
    }

    /// The milliseconds since the beginning.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The moment so much later, at most [`Instant::MAX`].
    pub const fn after(self, time: Millis) -> Instant {
        Instant::from_millis(self.0.saturating_add(time.0))
    }

    /// The time from an earlier moment to this one, or `None` where the other is the later.
    pub fn since(self, earlier: Instant) -> Option<Millis> {
        self.0.checked_sub(earlier.0).map(Millis)
    }
}

/// The milliseconds since the beginning, as `5000 ms`.
impl fmt::Display for Instant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constructors_stop_at_the_limit() {
        assert_eq!(Millis::MAX.get(), 9_007_199_254_740_991);
        assert_eq!(Millis::from_millis(LIMIT), Millis::MAX);
        assert_eq!(Millis::from_millis(LIMIT + 1), Millis::MAX);
        assert_eq!(Millis::from_millis(LIMIT - 1).get(), LIMIT - 1);
        assert_eq!(Millis::from_secs(u64::MAX), Millis::MAX);
        assert_eq!(Millis::from_minutes(u64::MAX), Millis::MAX);
        assert_eq!(Millis::from_minutes(2).get(), 120_000);
        assert_eq!(Instant::from_millis(LIMIT + 1), Instant::MAX);
        assert_eq!(Instant::MAX.get(), LIMIT);
        assert_eq!(Instant::from_millis(7).get(), 7);
        assert_eq!(Instant::MAX.after(Millis::from_millis(1)), Instant::MAX);
    }

    #[test]
    fn sums_are_checked_at_the_limit() {
        let one = Millis::from_millis(1);
        let below = Millis::from_millis(LIMIT - 1);
        assert_eq!(below.checked_add(one), Some(Millis::MAX));
        assert_eq!(Millis::MAX.checked_add(one), None);
        assert_eq!(one.checked_sub(one), Some(Millis::ZERO));
        assert_eq!(Millis::ZERO.checked_sub(one), None);
        assert_eq!(below.saturating_add(one), Millis::MAX);
        assert_eq!(Millis::MAX.saturating_add(Millis::MAX), Millis::MAX);
        assert_eq!(one.saturating_sub(Millis::MAX), Millis::ZERO);
        assert_eq!(Millis::from_secs(3).saturating_sub(Millis::from_secs(1)), Millis::from_secs(2));
        assert_eq!(Millis::from_secs(3).saturating_mul(60), Millis::from_minutes(3));
        assert_eq!(Millis::MAX.saturating_mul(2), Millis::MAX);
        assert!(Millis::ZERO.is_zero() && !one.is_zero());
    }

    #[test]
    fn a_length_is_written_as_a_clock_shows_it() {
        for (millis, face) in [
            (0, "0:00"),
            (250, "0:00.250"),
            (999, "0:00.999"),
            (1_000, "0:01"),
            (59_999, "0:59.999"),
            (60_000, "1:00"),
            (303_000, "5:03"),
            (3_599_000, "59:59"),
            (3_600_000, "1:00:00"),
            (5_400_000, "1:30:00"),
            (36_061_001, "10:01:01.001"),
        ] {
            assert_eq!(Millis::from_millis(millis).to_string(), face);
        }
        assert_eq!(Instant::from_millis(5_000).to_string(), "5000 ms");
    }
}
