use tratto_board::Color::{Black, White};

use super::*;

mod flags;
mod setting;
mod time;

/// A clock with its own calendar: events are given in milliseconds after each other.
struct Table {
    clock: Clock,
    now: u64,
}

impl Table {
    fn set(pgn: &str, settings: Settings) -> Table {
        Table { clock: Clock::new(TimeControl::from_pgn(pgn).unwrap(), settings).unwrap(), now: 1_000 }
    }

    fn digital(pgn: &str) -> Table {
        Table::set(pgn, Settings::digital())
    }

    /// Started for White.
    fn started(pgn: &str, settings: Settings) -> Table {
        let mut table = Table::set(pgn, settings);
        table.after(0, ClockEvent::Start(White));
        table
    }

    fn try_after(&mut self, millis: u64, event: ClockEvent) -> Result<Effects, ClockError> {
        self.now += millis;
        self.clock.apply(event, self.at())
    }

    #[track_caller]
    fn after(&mut self, millis: u64, event: ClockEvent) -> Effects {
        self.try_after(millis, event).unwrap_or_else(|error| panic!("{event:?}: {error}"))
    }

    /// The event is refused and leaves the clock alone.
    #[track_caller]
    fn refuses(&mut self, event: ClockEvent, expected: ClockError) {
        let before = self.clock.clone();
        assert_eq!(self.clock.apply(event, self.at()), Err(expected), "{event:?}");
        assert_eq!(self.clock, before);
    }

    fn at(&self) -> Instant {
        Instant::from_millis(self.now)
    }

    fn face(&self) -> Face {
        self.clock.face(self.at())
    }

    fn side(&self, side: Color) -> Side {
        self.face().sides[side]
    }

    /// White's and Black's main time in milliseconds.
    fn times(&self) -> (u64, u64) {
        (self.side(White).remaining.get(), self.side(Black).remaining.get())
    }
}

fn secs(seconds: u64) -> Millis {
    Millis::from_secs(seconds)
}

const BY_FLAG: Settings = Settings { period_change: PeriodChange::ByFlag, ..Settings::digital() };
const RUNS_ON: Settings = Settings { freezes: false, ..Settings::digital() };
