//! What stands on the board and what may move.

mod epd;
mod fen;
mod moves;
mod setup;
#[cfg(any(test, feature = "proptest"))]
pub mod strategy;
mod types;
mod uci;

pub use epd::{Epd, EpdProblem, Operand, Operation, OperationError, ParseEpdError, perft_line};
pub use fen::{FenField, FenProblem, ParseFenError, RightsSpelling, Supplied};
pub use moves::{CastlingSide, Move, MoveKind};
pub use setup::Setup;
pub use types::{
    Bitboard, ByColor, Color, File, ParseSquareError, Piece, PromotionRole, Rank, Role, Square, Squares,
};
pub use uci::{CastlingSpelling, ParseUciError, UciMove, UciProblem, UciText};
