//! How chess moves and games are written, read and said.

mod facts;
mod language;
pub mod pgn;
mod san;

pub use facts::{Hint, Threat};
pub use language::{Language, UnknownLanguage};
pub use san::{San, SanText, Unfound};
