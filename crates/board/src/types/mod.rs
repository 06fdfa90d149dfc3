//! The vocabulary: colours, roles, squares and sets of squares.

mod bitboard;
mod color;
mod role;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use color::{ByColor, Color};
pub use role::{Piece, PromotionRole, Role};
pub use square::{File, ParseSquareError, Rank, Square};
