//! What stands on the board and what may move.

mod attacks;
mod movegen;
mod moves;
mod position;
mod setup;
mod types;
mod why;

pub use attacks::{attacks_from, line_through, squares_between, use_portable_code, uses_bmi2};
pub use movegen::MoveList;
pub use moves::{CastlingSide, Move, MoveKind};
pub use position::{
    CastlingFault, EnPassantFault, EnPassantSense, IllegalMove, IrregularError, Irregularities, Irregularity,
    LegalMove, Position, Undo,
};
pub use setup::Setup;
pub use types::{
    Bitboard, ByColor, Color, File, ParseSquareError, Piece, PromotionRole, Rank, Role, Square, Squares,
};
pub use why::WhyNot;
