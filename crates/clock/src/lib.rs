#![doc = include_str!("../README.md")]

mod control;
mod rate;
mod time;

pub use control::{
    Alternative, Assumption, Bonus, Expected, Period, Periods, PeriodsError, Problem, Spoken, TimeControl,
    TimeControlError,
};
pub use rate::{Bound, Rate, Thresholds};
pub use time::{Instant, Millis};
