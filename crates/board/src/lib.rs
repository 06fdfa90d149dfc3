#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod attacks;
pub mod chess960;
#[cfg(feature = "std")]
pub mod draw;
mod epd;
mod fen;
mod movegen;
mod moves;
mod polyglot;
mod position;
#[cfg(feature = "serde")]
mod serialize;
mod setup;
#[cfg(any(test, feature = "proptest"))]
pub mod strategy;
mod types;
mod uci;
mod why;
mod written;

pub use attacks::{attacks_from, line_through, squares_between, use_portable_code, uses_bmi2};
pub use epd::{Epd, EpdProblem, Operand, Operation, OperationError, ParseEpdError, perft_line};
pub use fen::{FenError, FenField, FenProblem, ParseFenError, RightsSpelling, Supplied};
pub use movegen::{IntoMoves, MoveList};
pub use moves::{CastlingSide, Move, MoveKind};
pub use position::{
    CastlingFault, EnPassantFault, EnPassantSense, IllegalMove, IrregularError, Irregularities, Irregularity,
    LegalMove, NotOneMove, Position, Refusal, Replay, Undo,
};
pub use setup::Setup;
pub use types::{
    Bitboard, ByColor, Color, File, ParseSquareError, Piece, PromotionRole, Rank, Role, Square, Squares,
};
pub use uci::{CastlingSpelling, ParseUciError, UciError, UciMove, UciProblem, UciText};
pub use why::WhyNot;
pub use written::WrittenMove;
