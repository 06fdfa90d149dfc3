//! What stands on the board and what may move: the rules of chess, exact and fast.
//!
//! [`Setup`] is anything a board can show; [`Setup::examine`] and [`Setup::position`] are the only door from it to a
//! [`Position`], which has one king a side and, unlike in other libraries, may be as irregular as a game that went
//! wrong: the Laws must rule on it. From there, [`Position::legal_moves`] and [`Position::play`], and
//! [`Position::why_not`] for whatever is not legal.
//!
//! ```
//! use tratto_board::{Position, Square, WhyNot};
//!
//! // White would castle, but the bishop on a6 looks at f1.
//! let position = Position::from_fen("4k3/8/b7/8/8/8/5PPP/4K2R w K - 0 1")?;
//! let why = position.why_not(Square::E1, Square::G1, None);
//! assert!(matches!(why, Some(WhyNot::CastlingThroughCheck { at: Square::F1, .. })));
//! # Ok::<(), tratto_board::FenError>(())
//! ```
//!
//! The crate depends on nothing, allocates nothing when it generates or plays moves, and knows no language but the
//! English of its errors. It does no notation beyond FEN, EPD and UCI, keeps no history of a game, and decides no result
//! beyond mate and stalemate: repetition, counting and claims are for the Laws.

mod attacks;
pub mod chess960;
pub mod draw;
mod epd;
mod fen;
mod movegen;
mod moves;
mod position;
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
pub use movegen::MoveList;
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
