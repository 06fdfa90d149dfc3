//! What time it is: the only place that asks.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The server's clock: milliseconds since 1970. It is set once from the system's and never goes back, whatever happens to
/// that one while the server runs.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ServerTime {
    origin: Instant,
    started: u64,
}

impl ServerTime {
    /// The clock, set by the system's; not before a moment that the log knows to be past.
    pub(crate) fn start(not_before: u64) -> ServerTime {
        ServerTime { origin: Instant::now(), started: system_time().max(not_before) }
    }

    /// Now.
    pub(crate) fn now(&self) -> u64 {
        let elapsed = u64::try_from(self.origin.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.started.saturating_add(elapsed)
    }

    /// How long it is to a moment; nothing if it is past.
    pub(crate) fn until(&self, at: u64) -> Duration {
        Duration::from_millis(at.saturating_sub(self.now()))
    }
}

/// The system's time, in milliseconds since 1970: for log lines, which are compared with those of other programs.
pub(crate) fn system_time() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_never_goes_back() {
        let future = ServerTime::start(0).now() + 1_000_000;
        let clock = ServerTime::start(future);
        assert!(clock.now() >= future);
        assert_eq!(clock.until(future), Duration::ZERO);
        assert!(clock.until(clock.now() + 60_000) > Duration::from_secs(59));
    }
}
