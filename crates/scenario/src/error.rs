//! What is wrong with a written game, and where.

use std::fmt;
use std::ops::Range;
use tratto_board::{Position, WhyNot};
use tratto_laws::{GameError, ParseActError};
use tratto_notation::ReadError;

/// An error in a scenario or a log.
#[derive(Clone, PartialEq, Debug)]
pub struct ScenarioError {
    /// The line, from 1, where the text has lines.
    pub line: Option<usize>,
    /// The column, from 1.
    pub column: Option<usize>,
    /// The number of the event, from 1, where it stands in an event of a log.
    pub event: Option<usize>,
    /// What is wrong.
    pub fault: ScenarioFault,
}

/// What is wrong with a written game.
#[derive(Clone, PartialEq, Debug)]
pub enum ScenarioFault {
    /// The text is not TOML, or not JSON.
    Syntax {
        /// What the reader of the format says.
        message: String,
    },
    /// A key that means nothing where it stands.
    UnknownKey {
        /// The key.
        key: String,
        /// The keys that would mean something.
        known: Vec<&'static str>,
    },
    /// Something that must be there is not.
    Missing {
        /// The key.
        key: &'static str,
    },
    /// A value of the wrong kind.
    WrongKind {
        /// The key.
        key: String,
        /// What it should be.
        expected: &'static str,
    },
    /// A value that cannot be read.
    BadValue {
        /// The key.
        key: String,
        /// The value.
        text: String,
        /// What would be right.
        expected: String,
    },
    /// Not an act.
    Act(Box<ParseActError>),
    /// A move that cannot be read in the position.
    Move {
        /// The text.
        text: String,
        /// Why.
        why: Box<Unread>,
    },
    /// An expected ruling that cannot be read.
    Pattern {
        /// The text.
        text: String,
        /// What would be right.
        expected: String,
    },
    /// The game cannot be set up.
    Game(GameError),
    /// A step expects something of some editions but says nothing of one that the case names.
    NothingExpected {
        /// The edition.
        edition: String,
    },
    /// The log is of a version that this program does not know.
    Version {
        /// The version.
        found: u64,
        /// The newest one known.
        known: u64,
    },
}

/// Why a move cannot be read.
#[derive(Clone, PartialEq, Debug)]
pub enum Unread {
    /// The text is not a legal move.
    Text {
        /// Where it should be one.
        position: Position,
        /// Why it is none.
        error: ReadError,
    },
    /// The text means one move, but it is not legal, and here only a legal move is accepted.
    Illegal {
        /// Where it should be legal.
        position: Position,
        /// Why it is not.
        why: WhyNot,
    },
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unread::Text { error, .. } => write!(f, "{error}"),
            Unread::Illegal { why, .. } => write!(f, "{why}"),
        }
    }
}

/// A fault with its place in the text, in bytes.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    pub(crate) at: Option<Range<usize>>,
    pub(crate) event: Option<usize>,
    pub(crate) fault: ScenarioFault,
}

impl Placed {
    pub(crate) fn new(at: Option<Range<usize>>, fault: ScenarioFault) -> Placed {
        Placed { at, event: None, fault }
    }

    /// The fault with its line and column.
    pub(crate) fn in_text(self, text: &str) -> ScenarioError {
        let start = self.at.map(|at| at.start.min(text.len()));
        let before = start.and_then(|start| text.get(..start));
        let line = before.map(|before| 1 + before.matches('\n').count());
        let column = before.map(|before| 1 + before.rsplit('\n').next().unwrap_or_default().chars().count());
        ScenarioError { line, column, event: self.event, fault: self.fault }
    }
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Some(line), Some(column)) = (self.line, self.column) {
            write!(f, "line {line}, column {column}: ")?;
        }
        if let Some(event) = self.event {
            write!(f, "event {event}: ")?;
        }
        write!(f, "{}", self.fault)
    }
}

impl fmt::Display for ScenarioFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScenarioFault::Syntax { message } => f.write_str(message),
            ScenarioFault::UnknownKey { key, known } => {
                write!(f, "{key:?} means nothing here; known are: {}", known.join(", "))
            }
            ScenarioFault::Missing { key } => write!(f, "{key:?} is missing"),
            ScenarioFault::WrongKind { key, expected } => write!(f, "{key:?} should be {expected}"),
            ScenarioFault::BadValue { key, text, expected } => {
                write!(f, "{key:?} cannot be {text:?}: it should be {expected}")
            }
            ScenarioFault::Act(error) => write!(f, "{error}"),
            ScenarioFault::Move { text, why } => write!(f, "the move {text:?} cannot be read here: {why}"),
            ScenarioFault::Pattern { text, expected } => {
                write!(f, "the expected ruling {text:?} cannot be read: {expected}")
            }
            ScenarioFault::Game(error) => write!(f, "the game cannot be set up: {error}"),
            ScenarioFault::NothingExpected { edition } => {
                write!(f, "the case names the edition {edition}, but this step expects nothing of it")
            }
            ScenarioFault::Version { found, known } => {
                write!(f, "the log is of version {found}, and this program knows versions up to {known}")
            }
        }
    }
}

impl std::error::Error for ScenarioError {}
