//! What can be wrong with a report, and where.

use crate::{Number, Points};
use std::fmt;

/// A report cannot be read: the line, the columns and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportFault {
    /// The line, from 1.
    pub line: usize,
    /// The first column in question, from 1; `None` where it is the whole line.
    pub column: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a line of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// A line ends before its first necessary column.
    TooShort {
        /// The record.
        code: String,
        /// How many columns it needs.
        needed: usize,
    },
    /// A field should be a number in a range.
    NotANumber {
        /// What stands there.
        text: String,
        /// The smallest that would be right.
        from: u32,
        /// The largest.
        to: u32,
    },
    /// A field should be points.
    NotPoints {
        /// What stands there.
        text: String,
    },
    /// A field should be one of a few words.
    NotOneOf {
        /// What stands there.
        text: String,
        /// What would be right.
        right: &'static [&'static str],
    },
    /// A round of a player is not one of the cases that exist.
    NoSuchRound {
        /// The player.
        player: Number,
        /// The round, from 1.
        round: usize,
        /// What stands there.
        text: String,
    },
    /// A number is entered twice.
    Repeated {
        /// The number.
        number: Number,
        /// The line where it stood first.
        first: usize,
    },
    /// A number that no player has.
    Unknown {
        /// The number.
        number: Number,
    },
    /// The two players of a pairing do not say the same.
    Contradiction {
        /// The player of this line.
        player: Number,
        /// The opponent that is named.
        opponent: Number,
        /// The round, from 1.
        round: usize,
    },
    /// The points are not those of the rounds.
    WrongPoints {
        /// The player.
        player: Number,
        /// What the line says.
        said: Points,
        /// What the rounds give.
        counted: Points,
    },
    /// A report without players.
    NoPlayers,
    /// Acceleration by the Baku method needs a win to be worth two draws, and a loss nothing.
    BakuPoints,
    /// A record asks for what cannot be done.
    Unsupported {
        /// What it asks for.
        what: String,
    },
}

impl fmt::Display for ReportFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(column) = self.column {
            write!(f, ", column {column}")?;
        }
        write!(f, ": {}", self.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::TooShort { code, needed } => write!(f, "a record {code} has at least {needed} columns"),
            Problem::NotANumber { text, from, to } => {
                write!(f, "{text:?} should be a number from {from} to {to}")
            }
            Problem::NotPoints { text } => write!(f, "{text:?} should be points, as 2.5"),
            Problem::NotOneOf { text, right } => write!(f, "{text:?} should be one of {}", right.join(", ")),
            Problem::NoSuchRound { player, round, text } => write!(
                f,
                "round {round} of player {player}: {text:?} should be an opponent, w or b, and one of 1 = 0 W D L + - ? or nothing, or \
                 0000 - and one of H F U Z"
            ),
            Problem::Repeated { number, first } => {
                write!(f, "number {number} stands in line {first} already")
            }
            Problem::Unknown { number } => write!(f, "no player has the number {number}"),
            Problem::Contradiction { player, opponent, round } => write!(
                f,
                "round {round}: player {player} names {opponent} as opponent, whose line does not say the same with the other colour"
            ),
            Problem::WrongPoints { player, said, counted } => {
                write!(f, "player {player} has {said} points here, and {counted} by the results")
            }
            Problem::NoPlayers => write!(f, "no record 001: there are no players"),
            Problem::BakuPoints => {
                write!(
                    f,
                    "Baku acceleration needs a win that is worth two draws, and a loss that is worth nothing"
                )
            }
            Problem::Unsupported { what } => write!(f, "{what} is not supported"),
        }
    }
}

impl std::error::Error for ReportFault {}
