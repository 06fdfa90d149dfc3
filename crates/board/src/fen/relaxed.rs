//! What the relaxed reader had to supply.

use super::FenField;
use alloc::string::String;
use core::fmt;

/// Something that a relaxed reading supplied or read otherwise than it was written.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum Supplied {
    /// The field was left out, and got its usual value.
    Missing {
        /// Which field.
        field: FenField,
    },
    /// The fields were not separated by single spaces, or blanks surrounded the text. Said once.
    Spacing {
        /// The first such place, in bytes from 0.
        at: usize,
    },
    /// A field was written in another way than the strict one.
    Rewritten {
        /// Which field, or row of the placement.
        field: FenField,
        /// Where it begins, in bytes from 0.
        at: usize,
        /// What was written.
        written: String,
        /// What it was taken for.
        read: String,
    },
    /// The last operation of an EPD had no semicolon.
    Semicolon {
        /// Where it should have been, in bytes from 0.
        at: usize,
    },
    /// An operation of an EPD was empty: two semicolons with nothing between.
    EmptyOperation {
        /// The second semicolon, in bytes from 0.
        at: usize,
    },
    /// An EPD had the two counters of a FEN, which became `hmvc` and `fmvn`.
    Counters {
        /// Where they begin, in bytes from 0.
        at: usize,
    },
}

impl FenField {
    /// What a relaxed reading supplies for the field.
    pub(crate) const fn usual(self) -> &'static str {
        match self {
            FenField::Turn => "w",
            FenField::Halfmoves => "0",
            FenField::Fullmoves => "1",
            _ => "-",
        }
    }
}

impl fmt::Display for Supplied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Supplied::Missing { field } => write!(f, "{field}: left out, taken for {}", field.usual()),
            Supplied::Spacing { at } => {
                write!(f, "byte {at}: blanks other than one space between fields")
            }
            Supplied::Rewritten { field, written, read, .. } => {
                write!(f, "{field}: {written:?} taken for {read}")
            }
            Supplied::Semicolon { at } => write!(f, "byte {at}: semicolon supplied after the last operation"),
            Supplied::EmptyOperation { at } => write!(f, "byte {at}: empty operation left out"),
            Supplied::Counters { at } => write!(f, "byte {at}: counters taken for hmvc and fmvn"),
        }
    }
}
