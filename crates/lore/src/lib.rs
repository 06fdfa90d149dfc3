#![doc = include_str!("../README.md")]

pub mod evidence;
pub mod exchange;
mod label;
mod line;
pub mod motif;
mod phase;

pub use evidence::{Evidence, Part, Truth};
pub use label::{Label, labels};
pub use line::{Line, Turn};
pub use motif::{Motif, MotifKind, motifs};
pub use phase::Phase;
