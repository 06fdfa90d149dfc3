#![doc = include_str!("../README.md")]

mod entry;
mod matching;
mod points;
mod round;
pub mod swiss;
mod tournament;
pub mod trf;

pub use entry::Entry;
pub use points::{PointSystem, Points, PointsError};
pub use round::{Number, Outcome, Round};
pub use tournament::{Acceleration, Edition, Forbidden, Parity, Tournament};
