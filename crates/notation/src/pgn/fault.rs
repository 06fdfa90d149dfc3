//! What can be wrong with a game record, and where.

use crate::{Language, Note, ReadError};
use std::fmt;
use tratto_board::{ParseFenError, Position};

/// Where in the input something stands.
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Place {
    /// Which game of the input, from 1.
    pub game: u64,
    /// Which line, from 1.
    pub line: u64,
    /// Which character of the line, from 1.
    pub column: u64,
    /// How many bytes lie before it.
    pub offset: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, line {}, column {}", self.game, self.line, self.column)
    }
}

/// Something wrong, or at least odd, in a game record. The reader says it and goes on.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// The text found there, or its beginning.
    pub text: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// How much a [`Fault`] matters.
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// Not as the standard has it, but it was understood and nothing is lost.
    Note,
    /// Something could not be understood, or is against the rules.
    Error,
}

/// A word of the movetext that could not be played.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Unplayable {
    /// The position in which it stands.
    pub position: Position,
    /// What is wrong with it there.
    pub error: ReadError,
}

/// What is wrong.
#[non_exhaustive]
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Reason {
    /// A tag that has no name; it is left out.
    TagNameless,
    /// A tag whose name has characters other than letters, digits and underscores.
    TagName,
    /// A tag whose value or bracket is not closed on its line.
    TagUnfinished,
    /// Quotation marks inside a tag's value without a backslash before them; the value goes up to the last one.
    TagQuotes,
    /// The same tag a second time in one game; the first counts, both are kept.
    TagTwice,
    /// A comment that is never closed: it ends where the next game begins, or with the input.
    CommentUnfinished,
    /// A closing brace without an opening one.
    CommentStray,
    /// A variation that is never closed.
    VariationUnfinished,
    /// A closing parenthesis without an opening one.
    VariationStray,
    /// A variation where there is no move yet to which it could be an alternative; it is left out.
    VariationWithoutMove,
    /// Variations inside variations, more than the reader's limit; the innermost are left out.
    TooDeep {
        /// How many are allowed.
        limit: usize,
    },
    /// A text longer than the reader's limit; the rest of it is left out.
    TooLong {
        /// How many bytes are allowed.
        limit: usize,
    },
    /// More moves, tags or comments in one game than the limit; the rest is left out.
    TooMany {
        /// How many are allowed.
        limit: usize,
    },
    /// A `$` without a number from 0 to 255 after it, or a run of `!` and `?` that means nothing.
    Annotation,
    /// A character that has no business there.
    StrayCharacter,
    /// A word that is no move, a move that is not legal in the position, or one that may be several.
    Move(Box<Unplayable>),
    /// A move was understood, but its text says something that the board denies.
    Contradiction(Note),
    /// The moves are not in English letters: this language was found by playing them.
    Language {
        /// The language.
        language: Language,
    },
    /// The FEN of the starting position cannot be read.
    Fen(ParseFenError),
    /// The tag `Variant` names a game that is not chess, nor Chess960: the moves are not checked.
    Variant,
    /// The starting position cannot be played from: not just one king a side.
    Kings,
    /// The starting position could not arise in a game by the Laws.
    Irregular,
    /// The game has no result: it is cut off, or the result was forgotten.
    NoResult,
    /// A result inside a variation, which ends neither.
    ResultInVariation,
    /// The tag `Result` and the end of the moves say different things.
    ResultDiffers {
        /// What the tag says.
        tag: String,
    },
    /// The input is UTF-16, which this reader does not take.
    Utf16,
    /// The text is not UTF-8: it was taken for Latin-1.
    Latin1,
    /// Understood, but not spelt as the standard has it.
    Spelling {
        /// How the standard has it.
        standard: String,
    },
    /// `e.p.` after a capture in passing, for which the standard has no sign.
    EnPassantMark,
    /// The number before a move is not the move's number.
    MoveNumber {
        /// The number of the move.
        expected: u32,
    },
    /// `FEN` without `SetUp "1"`, or the other way round.
    SetUp,
}

impl Reason {
    /// How much it matters.
    pub fn severity(&self) -> Severity {
        match self {
            Reason::Latin1
            | Reason::Contradiction(_)
            | Reason::Language { .. }
            | Reason::Spelling { .. }
            | Reason::EnPassantMark
            | Reason::MoveNumber { .. }
            | Reason::SetUp
            | Reason::TagName
            | Reason::TagTwice
            | Reason::TagQuotes
            | Reason::Irregular
            | Reason::ResultInVariation
            | Reason::ResultDiffers { .. } => Severity::Note,
            _ => Severity::Error,
        }
    }
}

impl Fault {
    /// How much it matters.
    pub fn severity(&self) -> Severity {
        self.reason.severity()
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::TagNameless => f.write_str("the tag has no name"),
            Reason::TagName => f.write_str("a tag's name is made of letters, digits and underscores"),
            Reason::TagUnfinished => f.write_str("the tag is not closed with \"] on its line"),
            Reason::TagQuotes => f.write_str("quotation marks in a tag's value need a backslash before them"),
            Reason::TagTwice => f.write_str("the tag stands twice; the first counts"),
            Reason::CommentUnfinished => f.write_str("the comment is not closed with }"),
            Reason::CommentStray => f.write_str("} without {"),
            Reason::VariationUnfinished => f.write_str("the variation is not closed with )"),
            Reason::VariationStray => f.write_str(") without ("),
            Reason::VariationWithoutMove => {
                f.write_str("a variation needs a move before it, to which it is the alternative")
            }
            Reason::TooDeep { limit } => write!(f, "more than {limit} variations one inside another"),
            Reason::TooLong { limit } => write!(f, "longer than {limit} bytes"),
            Reason::TooMany { limit } => write!(f, "more than {limit} in one game"),
            Reason::Annotation => {
                f.write_str("an annotation is $ and a number from 0 to 255, or ! ? !! ?? !? ?!")
            }
            Reason::StrayCharacter => f.write_str("this has no meaning here"),
            Reason::Move(unplayable) => unplayable.error.fmt(f),
            Reason::Contradiction(note) => note.fmt(f),
            Reason::Language { language } => write!(f, "the moves are in {}", language.english_name()),
            Reason::Fen(error) => write!(f, "the starting position cannot be read: {error}"),
            Reason::Variant => f.write_str("not a variant this reader knows: its moves are not checked"),
            Reason::Kings => f.write_str("the starting position has not exactly one king a side"),
            Reason::Irregular => f.write_str("the starting position cannot arise in a game"),
            Reason::NoResult => f.write_str("the game has no result: 1-0, 0-1, 1/2-1/2 or *"),
            Reason::ResultInVariation => f.write_str("a result inside a variation ends nothing"),
            Reason::ResultDiffers { tag } => write!(f, "the tag Result says {tag}"),
            Reason::Utf16 => f.write_str("the text is in UTF-16; turn it into UTF-8 first"),
            Reason::Latin1 => f.write_str("not UTF-8; taken for Latin-1"),
            Reason::Spelling { standard } => write!(f, "the standard has {standard}"),
            Reason::EnPassantMark => f.write_str("captures in passing have no mark in the standard"),
            Reason::MoveNumber { expected } => write!(f, "the move's number is {expected}"),
            Reason::SetUp => f.write_str("the tags FEN and SetUp \"1\" belong together"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}: {}", self.place, self.text, self.reason)
    }
}

impl std::error::Error for Fault {}
