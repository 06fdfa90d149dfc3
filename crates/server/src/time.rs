//! The time: no other module reads the system clock.

use jiff::Timestamp;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The server's clock, in milliseconds since 1970. It is set once from the system clock and never goes back, whatever happens to
/// the system clock afterwards.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ServerTime {
    origin: Instant,
    started: u64,
}

/// If the log is further ahead of the system clock than this, it was written while that clock was wrong, in milliseconds.
const BELIEVED: u64 = 24 * 3_600_000;

impl ServerTime {
    /// Starts the clock at the system time; not before the last moment of the log, unless that is so far ahead that the system clock
    /// must have been wrong then. Games that were played at such a time keep their own time ([`crate::table::GameInPlay::now`]).
    pub(crate) fn start(system: u64, last: u64) -> ServerTime {
        ServerTime { origin: Instant::now(), started: ServerTime::begin(system, last) }
    }

    fn begin(system: u64, last: u64) -> u64 {
        if last <= system {
            return system;
        }
        let ahead = last - system;
        if ahead > BELIEVED {
            tracing::warn!(
                ahead_ms = ahead,
                "the log is ahead of the system's clock, which must have been wrong: it is not followed"
            );
            return system;
        }
        last + 1
    }

    /// Now.
    pub(crate) fn now(&self) -> u64 {
        let elapsed = u64::try_from(self.origin.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.started.saturating_add(elapsed)
    }

    /// How long until a moment; zero if it has passed.
    pub(crate) fn until(&self, at: u64) -> Duration {
        Duration::from_millis(at.saturating_sub(self.now()))
    }
}

/// The system time in milliseconds since 1970, for log lines, which are compared with those of other programs.
pub(crate) fn system_time() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// A calendar date and time; beyond the year 9999, the last possible one.
pub(crate) fn moment(millis: u64) -> Timestamp {
    i64::try_from(millis).ok().and_then(|at| Timestamp::from_millisecond(at).ok()).unwrap_or(Timestamp::MAX)
}

/// The date of a moment, in UTC: `2026-11-18`.
///
/// ```
/// assert_eq!(tratto_server::day(1_000_000_000_000), "2001-09-09");
/// ```
pub fn day(millis: u64) -> String {
    moment(millis).strftime("%F").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_dates() {
        let written = |at: u64| format!("{:.3}", moment(at));
        assert_eq!(written(0), "1970-01-01T00:00:00.000Z");
        assert_eq!(written(951_782_400_000), "2000-02-29T00:00:00.000Z");
        assert_eq!(written(1_735_689_599_999), "2024-12-31T23:59:59.999Z");
        assert_eq!(written(4_107_542_400_000), "2100-03-01T00:00:00.000Z");
        assert_eq!(day(1_798_761_599_999), "2026-12-31");
        assert_eq!(day(u64::MAX), "9999-12-30");
    }

    #[test]
    fn a_clock_that_was_years_ahead_once_does_not_stay_there() {
        let ten_years = 10 * 365 * 24 * 3_600_000;
        assert_eq!(ServerTime::begin(1_000, 900), 1_000);
        assert_eq!(ServerTime::begin(1_000, 5_000), 5_001);
        assert_eq!(ServerTime::begin(1_000, 1_000 + ten_years), 1_000);
    }

    #[test]
    fn time_never_goes_back() {
        let future = ServerTime::start(system_time(), 0).now() + 1_000_000;
        let clock = ServerTime::start(system_time(), future);
        assert!(clock.now() >= future);
        assert_eq!(clock.until(future), Duration::ZERO);
        assert!(clock.until(clock.now() + 60_000) > Duration::from_secs(59));
    }
}
