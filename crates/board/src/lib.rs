//! What stands on the board and what may move.

mod moves;
mod setup;
mod types;

pub use moves::{CastlingSide, Move, MoveKind};
pub use setup::Setup;
pub use types::{
    Bitboard, ByColor, Color, File, ParseSquareError, Piece, PromotionRole, Rank, Role, Square, Squares,
};
