//! Generation of legal moves: [`generate`] finds them, and a [`Sink`] decides what to do with them: count, list, stop at the first,
//! or play and recurse.

mod generate;
mod list;
mod perft;
mod sinks;

pub(crate) use generate::{Filter, castling_path, en_passant_is_safe, generate, uncovered_slider, when};
pub use list::{IntoMoves, MoveList};
pub(crate) use sinks::{First, Lister};
