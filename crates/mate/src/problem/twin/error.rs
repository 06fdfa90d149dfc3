//! What can be wrong with a twin.

use super::super::stipulation::StipulationError;
use std::fmt;
use tratto_board::{Color, Piece, Square};

/// A text that is no twin, or a change that the position does not allow.
///
/// Where a text could not be read, `found` is the word that is wrong and `at` its place, in characters from 1.
#[non_exhaustive]
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum TwinError {
    /// Nothing is changed.
    Empty {
        /// The whole text.
        text: String,
    },
    /// No such change is known.
    Unknown {
        /// The whole text.
        text: String,
        /// What stands there.
        found: String,
        /// Where.
        at: usize,
    },
    /// A condition of fairy chess, which is not played here.
    Condition {
        /// The whole text.
        text: String,
        /// Where.
        at: usize,
    },
    /// A square was wanted.
    Square {
        /// The whole text.
        text: String,
        /// What stands there; empty at the end of the text.
        found: String,
        /// Where.
        at: usize,
    },
    /// A piece was wanted: its side, its letter and its square.
    Piece {
        /// The whole text.
        text: String,
        /// What stands there; empty at the end of the text.
        found: String,
        /// Where.
        at: usize,
    },
    /// The letters of two kinds of pieces were wanted.
    Role {
        /// The whole text.
        text: String,
        /// What stands there; empty at the end of the text.
        found: String,
        /// Where.
        at: usize,
    },
    /// Boards are turned by 90, 180 or 270 degrees.
    Angle {
        /// The whole text.
        text: String,
        /// What stands there; empty at the end of the text.
        found: String,
        /// Where.
        at: usize,
    },
    /// Boards are mirrored by `a1<-->h1`, `a1<-->a8`, `a1<-->h8` or `a8<-->h1`.
    Mirror {
        /// The whole text.
        text: String,
        /// What stands there; empty at the end of the text.
        found: String,
        /// Where.
        at: usize,
    },
    /// The new stipulation cannot be read.
    Stipulation {
        /// The whole text.
        text: String,
        /// What is wrong with it.
        error: StipulationError,
    },
    /// Nothing stands where a piece is to be moved, exchanged or removed.
    Vacant {
        /// The change.
        change: String,
        /// The empty square.
        square: Square,
    },
    /// Another piece stands there than was said.
    Otherwise {
        /// The change.
        change: String,
        /// Where.
        square: Square,
        /// What stands there.
        there: Piece,
    },
    /// A piece would be shifted off the board.
    OffBoard {
        /// The change.
        change: String,
        /// Where it stands.
        square: Square,
    },
    /// After the changes a side has not one king.
    Kings {
        /// The twin.
        twin: String,
        /// Whose.
        color: Color,
        /// How many kings it has.
        kings: u32,
    },
}

impl TwinError {
    /// Where the text is wrong, in characters from 1; none where it can be read.
    pub fn at(&self) -> Option<usize> {
        match self {
            TwinError::Unknown { at, .. }
            | TwinError::Condition { at, .. }
            | TwinError::Square { at, .. }
            | TwinError::Piece { at, .. }
            | TwinError::Role { at, .. }
            | TwinError::Angle { at, .. }
            | TwinError::Mirror { at, .. } => Some(*at),
            _ => None,
        }
    }
}

impl fmt::Display for TwinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TwinError::Empty { text } => {
                write!(f, "\"{text}\" is no twin: it changes nothing; right would be Pa2->a3 or remove a2")
            }
            TwinError::Unknown { text, found, at } => write!(
                f,
                "\"{text}\" is no twin: \"{found}\" at character {at} is not one of Pa2->a3, a2<->b3, -a2, +wPa2, move, exchange, \
                 remove, add, substitute, rotate, mirror, shift, polishtype, stipulation"
            ),
            TwinError::Condition { text, at } => {
                write!(
                    f,
                    "\"{text}\": the condition at character {at} belongs to fairy chess, which is not played here"
                )
            }
            TwinError::Square { text, found, at } => {
                write!(
                    f,
                    "\"{text}\" is no twin: at character {at} a square such as a2 is wanted, not \"{found}\""
                )
            }
            TwinError::Piece { text, found, at } => {
                write!(
                    f,
                    "\"{text}\" is no twin: at character {at} a piece such as wPa2 is wanted, not \"{found}\""
                )
            }
            TwinError::Role { text, found, at } => {
                write!(
                    f,
                    "\"{text}\" is no twin: at character {at} one of K Q R B S P is wanted, not \"{found}\""
                )
            }
            TwinError::Angle { text, found, at } => {
                write!(
                    f,
                    "\"{text}\" is no twin: at character {at} 90, 180 or 270 is wanted, not \"{found}\""
                )
            }
            TwinError::Mirror { text, found, at } => write!(
                f,
                "\"{text}\" is no twin: at character {at} a1<-->h1, a1<-->a8, a1<-->h8 or a8<-->h1 is wanted, not \"{found}\""
            ),
            TwinError::Stipulation { text, error } => write!(f, "\"{text}\" is no twin: {error}"),
            TwinError::Vacant { change, square } => {
                write!(f, "\"{change}\" cannot be: nothing stands on {square}")
            }
            TwinError::Otherwise { change, square, there } => {
                write!(f, "\"{change}\" cannot be: the piece on {square} is a {there}")
            }
            TwinError::OffBoard { change, square } => {
                write!(f, "\"{change}\" cannot be: the piece on {square} would leave the board")
            }
            TwinError::Kings { twin, color, kings } => {
                write!(f, "\"{twin}\" cannot be: {color} would have {kings} kings, and must have one")
            }
        }
    }
}

impl std::error::Error for TwinError {}
