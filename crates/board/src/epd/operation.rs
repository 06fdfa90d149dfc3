//! One operation of an EPD.

use crate::fen::quoted;
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// Something said about a setup: an opcode such as `bm`, and its operands.
///
/// ```
/// use tratto_board::{Operand, Operation};
/// let best = Operation::new("bm", vec![Operand::Word("Nf3".into()), Operand::Word("e4".into())])?;
/// assert_eq!(best.to_string(), "bm Nf3 e4;");
/// # Ok::<(), tratto_board::OperationError>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Operation {
    opcode: String,
    operands: Vec<Operand>,
}

/// An operand: a word such as a move or a number, or a text in quotes.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Operand {
    /// Written bare: no blanks, quotes or semicolons.
    Word(String),
    /// Written in double quotes; a quote within is written `\"`, a backslash `\\` where it would be misread.
    Text(String),
}

/// Why something cannot be an operation.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum OperationError {
    /// The opcode is none.
    Opcode {
        /// What was given.
        text: String,
    },
    /// The word cannot be written bare.
    Word {
        /// What was given.
        text: String,
        /// The character that cannot be written; none if the word is empty.
        found: Option<char>,
    },
    /// The text cannot be written on one line.
    Text {
        /// What was given.
        text: String,
        /// The character that cannot be written.
        found: char,
    },
}

/// The most characters that an opcode has.
pub(super) const LONGEST_OPCODE: usize = 15;

/// Whether it is a letter, then letters, digits and underscores, 15 in all.
pub(super) fn is_opcode(text: &str) -> bool {
    text.len() <= LONGEST_OPCODE
        && text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_')
}

/// Whether a bare word may hold it.
pub(super) fn is_bare(c: char) -> bool {
    !c.is_whitespace() && !c.is_control() && c != ';' && c != '"'
}

impl Operation {
    /// An operation, if it can be written: the opcode is a letter followed by up to fourteen letters, digits or
    /// underscores.
    pub fn new(opcode: impl Into<String>, operands: Vec<Operand>) -> Result<Operation, OperationError> {
        let opcode = opcode.into();
        if !is_opcode(&opcode) {
            return Err(OperationError::Opcode { text: quoted(&opcode) });
        }
        for operand in &operands {
            match operand {
                Operand::Word(text) => {
                    let found = text.chars().find(|&c| !is_bare(c));
                    if text.is_empty() || found.is_some() {
                        return Err(OperationError::Word { text: quoted(text), found });
                    }
                }
                Operand::Text(text) => {
                    if let Some(found) = text.chars().find(|c| c.is_control()) {
                        return Err(OperationError::Text { text: quoted(text), found });
                    }
                }
            }
        }
        Ok(Operation { opcode, operands })
    }

    /// An operation whose parts the reader has checked.
    pub(super) fn checked(opcode: &str, operands: Vec<Operand>) -> Operation {
        Operation { opcode: opcode.to_owned(), operands }
    }

    pub(super) fn counter(opcode: &str, value: u16) -> Operation {
        Operation::checked(opcode, vec![Operand::Word(value.to_string())])
    }

    /// What it is about: `bm` for best move, `id` for a name.
    pub fn opcode(&self) -> &str {
        &self.opcode
    }

    /// What it says.
    pub fn operands(&self) -> &[Operand] {
        &self.operands
    }

    pub(super) fn write_into(&self, out: &mut String) {
        out.push_str(&self.opcode);
        for operand in &self.operands {
            out.push(' ');
            operand.write_into(out);
        }
        out.push(';');
    }
}

impl Operand {
    /// The content, quotes apart.
    pub fn as_str(&self) -> &str {
        match self {
            Operand::Word(text) | Operand::Text(text) => text,
        }
    }

    fn write_into(&self, out: &mut String) {
        match self {
            Operand::Word(word) => out.push_str(word),
            Operand::Text(text) => {
                out.push('"');
                let mut characters = text.chars().peekable();
                while let Some(c) = characters.next() {
                    // A backslash that escapes nothing stands for itself, as in a file's name.
                    let misread = c == '\\' && matches!(characters.peek(), None | Some('\\' | '"'));
                    if c == '"' || misread {
                        out.push('\\');
                    }
                    out.push(c);
                }
                out.push('"');
            }
        }
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write_into(&mut text);
        f.pad(&text)
    }
}

impl fmt::Display for OperationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OperationError::Opcode { text } => write!(
                f,
                "{text:?} is no opcode; expected a letter and up to {} letters, digits or underscores",
                LONGEST_OPCODE - 1
            ),
            OperationError::Word { text, found: Some(found) } => {
                write!(f, "{text:?} cannot be written bare because of {found:?}; expected a text in quotes")
            }
            OperationError::Word { found: None, .. } => {
                f.write_str("an empty word cannot be written; expected a text in quotes")
            }
            OperationError::Text { text, found } => {
                write!(f, "{text:?} cannot be written because of {found:?}; expected a text on one line")
            }
        }
    }
}

impl core::error::Error for OperationError {}
