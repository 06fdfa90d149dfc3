//! Generation of legal moves: one walk over the position ([`generate`]), several things to do with what it finds
//! ([`Sink`]): count, write a list, stop at the first, make and recurse.

mod generate;
mod list;
mod perft;
mod sinks;

pub(crate) use generate::{Filter, castling_path, en_passant_is_safe, generate, uncovered_slider, when};
pub use list::{IntoMoves, MoveList};
pub(crate) use sinks::{First, Lister};
