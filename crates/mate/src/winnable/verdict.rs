//! The answers, the reasons, and the budget.

use std::fmt;
use tratto_board::Move;

/// Whether a side can still mate, by any series of legal moves, the other side helping.
#[derive(Clone, Eq, PartialEq, Debug)]
#[must_use]
pub enum Verdict {
    /// It can: this line mates. It has been played by the rules of [`tratto_board`] and ends in mate. It is empty if the
    /// mate stands on the board already.
    Winnable {
        /// The moves of both sides, from the position asked about to the mate.
        line: Vec<Move>,
    },
    /// It cannot.
    Unwinnable {
        /// The reason.
        why: Reason,
    },
    /// The budget was spent before an answer was found.
    Undetermined,
}

impl Verdict {
    /// Whether a mating line was found.
    pub fn is_winnable(&self) -> bool {
        matches!(self, Verdict::Winnable { .. })
    }

    /// Whether it is proved that there is no mate.
    pub fn is_unwinnable(&self) -> bool {
        matches!(self, Verdict::Unwinnable { .. })
    }

    /// Whether neither is known.
    pub fn is_undetermined(&self) -> bool {
        matches!(self, Verdict::Undetermined)
    }

    /// The mating line, if there is one.
    pub fn line(&self) -> Option<&[Move]> {
        match self {
            Verdict::Winnable { line } => Some(line),
            _ => None,
        }
    }
}

/// Why a side cannot mate.
#[non_exhaustive]
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Reason {
    /// The side is itself mated: the game is over.
    Mated,
    /// The side to move is stalemated: the game is over.
    Stalemate,
    /// The side has nothing but its king.
    BareKing,
    /// The side has nothing but bishops on squares of one colour, and the opponent has nothing that could block squares of the other
    /// colour: no pawn, no knight, no bishop on that colour.
    BishopsOfOneColour,
    /// The side has nothing but one knight, and the opponent nothing but queens: a queen next to its king always prevents the mate.
    LoneKnight,
    /// The pawns are locked for good, and no piece of the side can ever attack the king so that it is mate.
    Blocked,
    /// Every line was searched, or excluded by proof, and none mates.
    NoMate,
    /// Only certain first moves were allowed, and each of them leads to a position that cannot be won.
    FirstMoves,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Mated => "it is mated itself",
            Reason::Stalemate => "the side to move is stalemated",
            Reason::BareKing => "it has nothing but its king",
            Reason::BishopsOfOneColour => "it has only bishops of one square colour and nothing helps them",
            Reason::LoneKnight => "it has only a knight and nothing helps it",
            Reason::Blocked => "the pawns are locked and nothing can get at the king",
            Reason::NoMate => "no series of legal moves ends in mate",
            Reason::FirstMoves => "none of the allowed first moves leads to a mate",
        })
    }
}

/// The most work that a question may take, in positions looked at: never in seconds, so that the answer is the same on every machine.
///
/// The default is enough for every position that is known, and is mostly not touched. Whatever the budget, a search keeps no more positions in
/// memory than it has room for: two million, which may take some 400 megabytes, unless [`Budget::in_room`] says less. Where the budget or the
/// room is not enough the answer is [`Verdict::Undetermined`].
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Budget {
    nodes: u64,
    room: u32,
}

impl Budget {
    /// A budget of so many nodes, with all the room there is.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes, room: Budget::MOST_ROOM }
    }

    /// The most positions that a search keeps in memory.
    pub const MOST_ROOM: u32 = 2_000_000;

    /// Only the fast paths: a few milliseconds at most, mostly microseconds, and an answer in more than 98 of 100 positions of real
    /// games.
    pub const FAST: Budget = Budget::nodes(4_000);

    /// More than any question takes: a search has room for no more than two million positions.
    pub const FULL: Budget = Budget::nodes(20_000_000);

    /// The same budget for a search that may keep so many positions in memory, about 200 bytes each; never more than
    /// [`Budget::MOST_ROOM`].
    ///
    /// ```
    /// use tratto_board::{Color, Position};
    /// use tratto_mate::winnable::{Budget, verdict};
    /// let walls = Position::from_fen("1k6/1P1p1p1p/BP6/1P6/1p6/8/1P1P1PKP/8 w - - 0 1").unwrap();
    /// let little = Budget::FULL.in_room(1_000);
    /// assert!(verdict(&walls, Color::Black, little).is_undetermined());
    /// ```
    pub const fn in_room(self, positions: u32) -> Budget {
        let room = if positions < Budget::MOST_ROOM { positions } else { Budget::MOST_ROOM };
        Budget { room, ..self }
    }

    /// How many nodes.
    pub const fn get(self) -> u64 {
        self.nodes
    }

    /// How many positions a search may keep in memory.
    pub const fn room(self) -> u32 {
        self.room
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::FULL
    }
}
