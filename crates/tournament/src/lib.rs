#![doc = include_str!("../README.md")]

mod check;
mod entry;
mod generate;
mod matching;
mod points;
mod round;
pub mod standing;
pub mod swiss;
mod tournament;
pub mod trf;

pub use check::RoundCheck;
pub use entry::Entry;
pub use generate::{Plan, generate};
pub use points::{PointSystem, Points, PointsError};
pub use round::{Number, Outcome, Round};
pub use tournament::{Acceleration, Edition, Forbidden, Parity, Tournament};
