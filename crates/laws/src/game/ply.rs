//! A half-move as it was played.

use super::board::OnBoard;
use super::touch::Obligation;
use tratto_board::{ByColor, Color, Move, PromotionRole, Square, WhyNot};
use tratto_clock::Millis;

/// A half-move: what was done, whether it was legal, and how far it has come.
#[derive(Clone, Debug)]
pub struct Ply {
    pub(crate) before: OnBoard,
    pub(crate) mover: Color,
    /// `None`: the clock was pressed without a move, and the opponent took no notice.
    pub(crate) made: Option<Move>,
    pub(crate) fault: Option<Fault>,
    pub(crate) two_hands: bool,
    pub(crate) breach: Option<Box<Breach>>,
    pub(crate) completed: bool,
    /// An illegal move that can no longer be corrected.
    pub(crate) stands: bool,
    /// What the clocks showed when it was completed, before anything was given for it; until then, when it was made.
    pub(crate) times: ByColor<Millis>,
}

impl Ply {
    /// What stood on the board before.
    pub fn before(&self) -> &OnBoard {
        &self.before
    }

    /// Who moved.
    pub fn mover(&self) -> Color {
        self.mover
    }

    /// The move, legal or not; `None` where the clock was pressed without one.
    pub fn made(&self) -> Option<Move> {
        self.made
    }

    /// Why it is illegal; `None` for a legal move.
    pub fn fault(&self) -> Option<Fault> {
        self.fault
    }

    /// Whether the clock has been pressed, or was not needed.
    pub fn is_completed(&self) -> bool {
        self.completed
    }

    /// What the clocks showed when it was completed.
    pub fn times(&self) -> ByColor<Millis> {
        self.times
    }
}

/// What is illegal about a half-move.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Fault {
    /// It breaks a rule of Article 3.
    Illegal(WhyNot),
    /// It captured the king.
    KingTaken {
        /// Where the king stood.
        square: Square,
    },
    /// A pawn was left on the last rank.
    Unpromoted {
        /// Where it stands.
        square: Square,
    },
    /// A part of it was left out: the rook of a castling, the pawn of a capture in passing.
    Incomplete,
    /// No move was made.
    NoMove,
    /// It was made on a board on which a king was missing.
    NoKing,
}

/// A breach of the rules about touched and released men.
#[derive(Clone, Debug)]
pub(crate) enum Breach {
    /// A touched man bound the player to other moves.
    Touched(Obligation),
    /// A man released on a square was moved to another.
    Released(Move),
    /// The promoted man that had touched the square was exchanged for another.
    Promotion(Square, PromotionRole),
}

/// A press of the clock without a move.
#[derive(Clone, Debug)]
pub(crate) struct BarePress {
    pub(crate) player: Color,
    /// What the clocks showed at the press, before anything was given for it.
    pub(crate) times: ByColor<Millis>,
    /// Already ruled upon.
    pub(crate) ruled: bool,
}
