//! A half-move as it was played.

use super::board::OnBoard;
use super::touch::Obligation;
use tratto_board::{ByColor, Color, Move, PromotionRole, Square, WhyNot};
use tratto_clock::{Millis, Snapshot};

/// A half-move: what was played, whether it was legal, and whether it has been completed.
///
/// It is small, because a server holds those of thousands of games: unusual facts are stored in a box, and the board before it is
/// computed by replay ([`Game::before`](super::Game::before)).
#[derive(Clone, PartialEq, Debug)]
pub struct Ply {
    /// The clock when it was completed, before anything was given for it; until then, when it was made. `None` without a clock.
    pub(crate) clock: Option<Snapshot>,
    odd: Option<Box<Odd>>,
    /// `None`: the clock was pressed without a move, and the opponent took no notice; or with pieces off the board from which
    /// nobody can tell which move it was to be.
    pub(crate) made: Option<Move>,
    pub(crate) mover: Color,
    pub(crate) two_hands: bool,
    pub(crate) completed: bool,
}

const _: () = assert!(size_of::<Ply>() <= 56, "a half-move has to stay small");

/// Unusual facts about a half-move.
#[derive(Clone, PartialEq, Debug, Default)]
struct Odd {
    /// The board before it, where the half-moves before do not lead there: a ruling or a hand had changed it.
    before: Option<OnBoard>,
    fault: Option<MoveFault>,
    breach: Option<Breach>,
    /// What the pieces touched in an illegal move bind its player to.
    duty: Option<Obligation>,
}

impl Ply {
    pub(crate) fn new(
        mover: Color,
        made: Option<Move>,
        fault: Option<MoveFault>,
        before: Option<OnBoard>,
        clock: Option<Snapshot>,
    ) -> Ply {
        let is_odd = fault.is_some() || before.is_some();
        let odd = is_odd.then(|| Box::new(Odd { before, fault, breach: None, duty: None }));
        Ply { clock, odd, made, mover, two_hands: false, completed: false }
    }

    /// Who moved.
    pub fn mover(&self) -> Color {
        self.mover
    }

    /// The move, legal or not; `None` where the clock was pressed without one, or with pieces off the board and no move to be
    /// told from it.
    pub fn made(&self) -> Option<Move> {
        self.made
    }

    /// Why it is illegal; `None` for a legal move.
    #[inline]
    pub fn fault(&self) -> Option<MoveFault> {
        self.odd.as_ref()?.fault
    }

    /// Whether the clock has been pressed, or was not needed.
    pub fn is_completed(&self) -> bool {
        self.completed
    }

    /// What the clocks showed when it was completed.
    pub fn times(&self) -> ByColor<Millis> {
        self.clock.as_ref().map(Snapshot::times).unwrap_or_default()
    }

    pub(crate) fn breach(&self) -> Option<&Breach> {
        self.odd.as_ref()?.breach.as_ref()
    }

    pub(crate) fn set_breach(&mut self, breach: Option<Breach>) {
        if breach.is_some() || self.breach().is_some() {
            self.odd.get_or_insert_default().breach = breach;
        }
    }

    /// What the pieces touched in an illegal move bind its player to.
    pub(crate) fn duty(&self) -> Option<&Obligation> {
        self.odd.as_ref()?.duty.as_ref()
    }

    pub(crate) fn set_duty(&mut self, duty: Option<Obligation>) {
        if duty.is_some() {
            self.odd.get_or_insert_default().duty = duty;
        }
    }

    /// The board before it, where the half-moves before do not lead there.
    pub(crate) fn rearranged(&self) -> Option<&OnBoard> {
        self.odd.as_ref()?.before.as_ref()
    }

    /// The board after it.
    #[inline]
    pub(crate) fn play(&self, board: &mut OnBoard) {
        match (self.made, self.fault()) {
            (Some(m), None) => {
                if let OnBoard::Playable(position) = board {
                    position.play_unchecked(m);
                }
            }
            (Some(m), Some(_)) => *board = board.displaced(m),
            (None, _) => *board = board.passed(),
        }
    }
}

/// What is illegal about a half-move.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum MoveFault {
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
    /// A part of it was left out: the rook of a castling, the pawn of a capture in passing, the pawn or the new piece of a
    /// promotion, the captor.
    Incomplete,
    /// No move was made.
    NoMove,
    /// It was made on a board on which a king was missing.
    NoKing,
}

/// A breach of the rules about touched and released pieces.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Breach {
    /// A touched piece bound the player to other moves.
    Touched(Obligation),
    /// A piece released on a square was moved to another.
    Released(Move),
    /// The promoted piece that had touched the square was exchanged for another.
    Promotion(Square, PromotionRole),
}

/// A press of the clock without a move.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct BarePress {
    pub(crate) player: Color,
    /// The clock at the press, before anything was given for it.
    pub(crate) clock: Option<Snapshot>,
    /// Already ruled upon.
    pub(crate) ruled: bool,
}
