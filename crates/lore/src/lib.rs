#![doc = include_str!("../README.md")]

pub mod evidence;
pub mod exchange;
pub mod fact;
mod label;
mod line;
mod phase;

pub use evidence::{Evidence, Part, Truth};
pub use fact::{Concept, Fact, facts};
pub use label::{Label, labels};
pub use line::{Line, Turn};
pub use phase::Phase;
