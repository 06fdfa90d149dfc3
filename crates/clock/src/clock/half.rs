//! One side of a clock.

use super::event::FlagFall;
use crate::time::Millis;

/// The state of one side. `remaining + used` is all that the side was ever given, less what was taken.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Half {
    /// The main time that is left.
    pub(super) remaining: Millis,
    /// The main time that was used.
    pub(super) used: Millis,
    /// How long this side's clock has run: main time, delay, and what ran on after the flag.
    pub(super) elapsed: Millis,
    /// What is left of the delay of the current move.
    pub(super) delay: Millis,
    /// How long the clock has run for the current move, or ran for the last one.
    pub(super) this_move: Millis,
    /// The presses counted.
    pub(super) moves: u32,
    /// The number of the period.
    pub(super) period: u32,
    /// The last flag that fell and was not raised.
    pub(super) flag: Option<FlagFall>,
    /// Whether that flag ended the side's time. With [`PeriodChange::ByFlag`](super::PeriodChange::ByFlag) the flag
    /// of an earlier period may be down as a mere mark.
    pub(super) is_out: bool,
}

impl Half {
    pub(super) fn new(time: Millis) -> Half {
        Half {
            remaining: time,
            used: Millis::ZERO,
            elapsed: Millis::ZERO,
            delay: Millis::ZERO,
            this_move: Millis::ZERO,
            moves: 0,
            period: 0,
            flag: None,
            is_out: false,
        }
    }

    /// Adds as much time as a clock can hold and says how much that was.
    pub(super) fn credit(&mut self, time: Millis) -> Millis {
        let given = time.min(Millis::MAX.saturating_sub(self.remaining));
        self.remaining.0 += given.0;
        given
    }

    /// The clock runs: counts the time without charging it.
    pub(super) fn run(&mut self, time: Millis) {
        self.elapsed.0 += time.0;
        self.this_move.0 += time.0;
    }

    /// Uses up delay, and says how much time is left over for the main time.
    pub(super) fn wait(&mut self, time: Millis) -> Millis {
        let waited = time.min(self.delay);
        self.delay.0 -= waited.0;
        Millis(time.0 - waited.0)
    }

    /// Uses main time, of which there is enough.
    pub(super) fn charge(&mut self, time: Millis) {
        self.remaining.0 -= time.0;
        self.used.0 += time.0;
    }
}
