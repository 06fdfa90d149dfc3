#![doc = include_str!("../README.md")]

pub mod almanac;
pub mod drill;
pub mod ending;
pub mod evidence;
pub mod exchange;
pub mod fact;
mod label;
pub mod lesson;
mod line;
pub mod opening;
mod phase;
pub mod term;

pub use evidence::{Evidence, Part, Truth};
pub use fact::{Concept, Fact, facts};
pub use label::{Label, labels};
pub use line::{Line, Turn};
pub use phase::Phase;
