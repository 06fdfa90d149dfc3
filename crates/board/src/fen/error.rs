//! What can be wrong with a FEN, where, and what would be right.

use crate::types::{Rank, Square};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::fmt;

/// The text is no FEN: which field is wrong, at which character, how, and (in its `Display`) what would be right.
///
/// ```
/// use tratto_board::{FenField, FenProblem, Rank, Setup};
/// let error = Setup::from_fen("8/8/8/4x3/8/8/8/8 w - - 0 1").unwrap_err();
/// assert_eq!(error.field, FenField::Placement { rank: Rank::Fifth });
/// assert_eq!(error.problem, FenProblem::Character { found: 'x' });
/// assert_eq!((error.at, error.column), (7, 8));
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct ParseFenError {
    /// The field that is wrong.
    pub field: FenField,
    /// Where in the text, in bytes from 0.
    pub at: usize,
    /// Where in the text, in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: FenProblem,
}

/// A field of a FEN.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum FenField {
    /// The pieces; in the row of this rank.
    Placement {
        /// The rank being described, 8 first.
        rank: Rank,
    },
    /// The side to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The en-passant square.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    Halfmoves,
    /// The move number.
    Fullmoves,
    /// What follows the last field: nothing should.
    End,
}

/// What is wrong in a field of a FEN.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum FenProblem {
    /// The text ends before the field.
    Missing,
    /// Some other blank than the one space that separates two fields.
    Blank {
        /// The blank.
        found: char,
    },
    /// A character that this field does not know.
    Character {
        /// The character.
        found: char,
    },
    /// The row of a rank is empty.
    EmptyRank,
    /// The row of a rank ends before its eighth square.
    ShortRank {
        /// How many squares it describes.
        squares: u32,
    },
    /// The row of a rank goes beyond its eighth square, with this character.
    LongRank {
        /// How many squares it describes so far.
        squares: u32,
    },
    /// Two numbers of empty squares side by side.
    JoinedDigits {
        /// The first number.
        first: char,
        /// The second number.
        second: char,
    },
    /// The placement ends before rank 1.
    MissingRanks {
        /// How many ranks it describes.
        ranks: u32,
    },
    /// The placement goes on after rank 1.
    ExtraRank,
    /// No side to move.
    Side {
        /// What was read.
        text: String,
    },
    /// A castling right out of its order.
    CastlingOrder {
        /// The right that comes too late.
        letter: char,
    },
    /// A castling right given twice.
    CastlingTwice {
        /// The second mention.
        letter: char,
        /// The rook's square that both name.
        square: Square,
    },
    /// No square.
    NoSquare {
        /// What was read.
        text: String,
    },
    /// A square that no pawn passes over in its double step.
    EnPassantRank {
        /// What was read.
        square: Square,
    },
    /// A number with a zero before it.
    LeadingZero {
        /// What was read.
        text: String,
    },
    /// A number too large to be kept.
    TooLarge {
        /// What was read.
        text: String,
    },
    /// Move number 0.
    MoveZero,
    /// Text after the last field.
    Trailing {
        /// What was read.
        text: String,
    },
}

impl FenField {
    /// What the field should hold, in English.
    pub const fn expects(self) -> &'static str {
        match self {
            FenField::Placement { .. } => {
                "one of P N B R Q K p n b r q k, a digit from 1 to 8, or / between ranks"
            }
            FenField::Turn => "w or b",
            FenField::Castling => "-, or rights from K Q k q, or rook files from A to H and a to h",
            FenField::EnPassant => "-, or a square of rank 3 or 6 such as e3",
            FenField::Halfmoves => "a number from 0 to 65535",
            FenField::Fullmoves => "a number from 1 to 65535",
            FenField::End => "the end of the text",
        }
    }
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenField::Placement { rank } => return write!(f, "placement, rank {rank}"),
            FenField::Turn => "side to move",
            FenField::Castling => "castling",
            FenField::EnPassant => "en passant",
            FenField::Halfmoves => "half-moves",
            FenField::Fullmoves => "move number",
            FenField::End => "end",
        })
    }
}

impl ParseFenError {
    /// The error at a byte of a text.
    #[cold]
    pub(crate) fn new(text: &str, at: usize, field: FenField, problem: FenProblem) -> ParseFenError {
        ParseFenError { field, at, column: column(text, at), problem }
    }
}

/// The character, from 1, that a byte of the text belongs to.
pub(crate) fn column(text: &str, at: usize) -> usize {
    text.char_indices().take_while(|&(start, _)| start < at).count() + 1
}

/// The text as an error quotes it: long ones are cut.
pub(crate) fn quoted(text: &str) -> String {
    const KEPT: usize = 32;
    match text.char_indices().nth(KEPT) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl fmt::Display for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FEN, character {} ({}): ", self.column, self.field)?;
        describe(f, self.field, &self.problem)
    }
}

/// The sentence on what is wrong and what would be right; EPD says it too.
pub(crate) fn describe(f: &mut fmt::Formatter<'_>, field: FenField, problem: &FenProblem) -> fmt::Result {
    let expects = field.expects();
    match problem {
        FenProblem::Missing => write!(f, "the text ends here; expected {expects}"),
        FenProblem::Blank { found } => {
            write!(
                f,
                "{found:?} is one blank too many; expected one space between fields, and none elsewhere"
            )
        }
        FenProblem::Character { found } => write!(f, "{found:?} has no meaning here; expected {expects}"),
        FenProblem::EmptyRank => f.write_str("nothing is said of this rank; expected 8 if it is empty"),
        FenProblem::ShortRank { squares } => write!(f, "the rank has {squares} squares; expected 8"),
        FenProblem::LongRank { squares } => write!(f, "the rank has {squares} squares by now; expected 8"),
        FenProblem::JoinedDigits { first, second } => {
            let sum = first.to_digit(10).unwrap_or(0) + second.to_digit(10).unwrap_or(0);
            write!(f, "{second} follows {first}; expected one digit, {sum}")
        }
        FenProblem::MissingRanks { ranks } => {
            write!(f, "the placement ends after {ranks} of 8 ranks; expected / and the next rank")
        }
        FenProblem::ExtraRank => f.write_str("the placement goes on after rank 1; expected a space"),
        FenProblem::Side { text } => write!(f, "{text:?} is no side; expected {expects}"),
        FenProblem::CastlingOrder { letter } => write!(
            f,
            "{letter:?} comes too late; expected White's rights before Black's, each from the h-file to the a-file, \
             such as KQkq"
        ),
        FenProblem::CastlingTwice { letter, square } => {
            write!(f, "{letter:?} names the rook on {square} a second time; expected each right once")
        }
        FenProblem::NoSquare { text } => write!(f, "{text:?} is no square; expected {expects}"),
        FenProblem::EnPassantRank { square } => {
            write!(f, "{square} is on rank {}; expected {expects}", square.rank())
        }
        FenProblem::LeadingZero { text } => {
            let bare = text.trim_start_matches('0');
            write!(f, "{text} begins with a zero; expected {}", if bare.is_empty() { "0" } else { bare })
        }
        FenProblem::TooLarge { text } => write!(f, "{text} is too large; expected {expects}"),
        FenProblem::MoveZero => write!(f, "moves are counted from 1; expected {expects}"),
        FenProblem::Trailing { text } => write!(f, "{text:?} follows the last field; expected {expects}"),
    }
}

impl core::error::Error for ParseFenError {}
