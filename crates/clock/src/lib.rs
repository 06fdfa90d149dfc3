#![doc = include_str!("../README.md")]

mod clock;
mod control;
mod rate;
mod time;

pub use clock::{
    Clock, ClockError, ClockEvent, Completed, Effects, Face, FlagFall, Flags, Movement, PeriodChange, Phase,
    Settings, SetupError, Side, Snapshot,
};
pub use control::{
    Alternative, Assumption, Bonus, Expected, Period, Periods, PeriodsError, Problem, Spoken, TimeControl,
    TimeControlError,
};
pub use rate::{Bound, Rate, Thresholds};
pub use time::{Instant, Millis};
