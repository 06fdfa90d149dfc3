//! A half-move as it was played.

use super::board::OnBoard;
use super::touch::Obligation;
use tratto_board::{ByColor, Color, Move, PromotionRole, Square, WhyNot};
use tratto_clock::Millis;

/// A half-move: what was done, whether it was legal, and how far it has come.
///
/// Small, because a server holds those of thousands of games: what is out of the ordinary lies apart, and the board before it is
/// found by playing to it ([`Game::before`](super::Game::before)).
#[derive(Clone, Debug)]
pub struct Ply {
    /// What the clocks showed when it was completed, before anything was given for it; until then, when it was made.
    pub(crate) times: ByColor<Millis>,
    odd: Option<Box<Odd>>,
    /// `None`: the clock was pressed without a move, and the opponent took no notice.
    pub(crate) made: Option<Move>,
    pub(crate) mover: Color,
    pub(crate) two_hands: bool,
    pub(crate) completed: bool,
}

const _: () = assert!(size_of::<Ply>() <= 32, "a half-move has to stay small");

/// What is out of the ordinary about a half-move.
#[derive(Clone, Debug, Default)]
struct Odd {
    /// The board before it, where the half-moves before do not lead there: a ruling or a hand had changed it.
    before: Option<OnBoard>,
    fault: Option<Fault>,
    breach: Option<Breach>,
}

impl Ply {
    pub(crate) fn new(
        mover: Color,
        made: Option<Move>,
        fault: Option<Fault>,
        before: Option<OnBoard>,
        times: ByColor<Millis>,
    ) -> Ply {
        let is_odd = fault.is_some() || before.is_some();
        let odd = is_odd.then(|| Box::new(Odd { before, fault, breach: None }));
        Ply { times, odd, made, mover, two_hands: false, completed: false }
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
    #[inline]
    pub fn fault(&self) -> Option<Fault> {
        self.odd.as_ref()?.fault
    }

    /// Whether the clock has been pressed, or was not needed.
    pub fn is_completed(&self) -> bool {
        self.completed
    }

    /// What the clocks showed when it was completed.
    pub fn times(&self) -> ByColor<Millis> {
        self.times
    }

    pub(crate) fn breach(&self) -> Option<&Breach> {
        self.odd.as_ref()?.breach.as_ref()
    }

    pub(crate) fn set_breach(&mut self, breach: Option<Breach>) {
        if breach.is_some() || self.breach().is_some() {
            self.odd.get_or_insert_default().breach = breach;
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
