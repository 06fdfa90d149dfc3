//! What can be wrong with an EPD, where, and what would be right.

use super::operation::LONGEST_OPCODE;
use crate::fen::{FenField, FenProblem, ParseFenError, column, describe};
use alloc::string::String;
use core::fmt;

/// The text is no EPD, or no line of perft counts: at which character, what is wrong, and (in its `Display`) what
/// would be right.
///
/// ```
/// use tratto_board::{Epd, EpdProblem};
/// let error = Epd::from_line("8/8/8/8/8/8/8/8 w - - bm e4").unwrap_err();
/// assert_eq!((error.at, error.problem), (27, EpdProblem::NoSemicolon));
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct ParseEpdError {
    /// Where in the text, in bytes from 0.
    pub at: usize,
    /// Where in the text, in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: EpdProblem,
}

/// What is wrong in an EPD.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum EpdProblem {
    /// One of the fields that an EPD has from FEN is wrong.
    Position {
        /// Which field.
        field: FenField,
        /// What is wrong there.
        problem: FenProblem,
    },
    /// Some other blank than the one space between operations and operands.
    Blank {
        /// The blank.
        found: char,
    },
    /// No opcode.
    Opcode {
        /// What was read.
        text: String,
    },
    /// A semicolon with no operation before it.
    EmptyOperation,
    /// The text ends within an operation.
    NoSemicolon,
    /// The text ends within a string.
    OpenString,
    /// A character that cannot stand here.
    Character {
        /// The character.
        found: char,
    },
    /// The operand of `hmvc` or `fmvn` is no counter.
    Counter {
        /// Which of the two.
        opcode: String,
        /// What was read.
        text: String,
    },
    /// A counter is given twice.
    CounterTwice {
        /// Which.
        opcode: String,
    },
    /// No perft count.
    PerftCount {
        /// What was read.
        text: String,
    },
    /// A line of perft counts has none.
    NoPerftCount,
}

impl ParseEpdError {
    #[cold]
    pub(super) fn new(text: &str, at: usize, problem: EpdProblem) -> ParseEpdError {
        ParseEpdError { at, column: column(text, at), problem }
    }
}

impl From<ParseFenError> for ParseEpdError {
    fn from(error: ParseFenError) -> ParseEpdError {
        let ParseFenError { field, at, column, problem } = error;
        ParseEpdError { at, column, problem: EpdProblem::Position { field, problem } }
    }
}

impl fmt::Display for ParseEpdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EPD, character {}", self.column)?;
        if let EpdProblem::Position { field, problem } = &self.problem {
            write!(f, " ({field}): ")?;
            return describe(f, *field, problem);
        }
        f.write_str(": ")?;
        match &self.problem {
            EpdProblem::Position { .. } => Ok(()),
            EpdProblem::Blank { found } => {
                write!(
                    f,
                    "{found:?} is one blank too many; expected one space before each operation and operand"
                )
            }
            EpdProblem::Opcode { text } => write!(
                f,
                "{text:?} is no opcode; expected a letter and up to {} letters, digits or underscores, such as bm",
                LONGEST_OPCODE - 1
            ),
            EpdProblem::EmptyOperation => {
                f.write_str("no operation before the semicolon; expected one such as bm e4;")
            }
            EpdProblem::NoSemicolon => f.write_str("the operation is not closed; expected a semicolon"),
            EpdProblem::OpenString => f.write_str("the string is not closed; expected a double quote"),
            EpdProblem::Character { found } => {
                write!(
                    f,
                    "{found:?} cannot stand here; expected words or strings in quotes, then a semicolon"
                )
            }
            EpdProblem::Counter { opcode, text } => {
                let least = u8::from(opcode == super::FULLMOVES);
                write!(f, "{text:?} is no value of {opcode}; expected a number from {least} to 65535")
            }
            EpdProblem::CounterTwice { opcode } => {
                write!(f, "{opcode} is given a second time; expected it once")
            }
            EpdProblem::PerftCount { text } => {
                write!(
                    f,
                    "{text:?} is no perft count; expected a depth and a number of nodes, such as D2 400"
                )
            }
            EpdProblem::NoPerftCount => f.write_str("no perft count follows; expected one such as ;D1 20"),
        }
    }
}

impl core::error::Error for ParseEpdError {}
