//! What can be wrong with a game record, and where.

use super::scan;
use super::word::Outcome;
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

impl Place {
    /// The first place of a text.
    pub const START: Place = Place { game: 0, line: 1, column: 1, offset: 0 };

    /// The place after these bytes, which end with a line. The number of games stays as it is.
    pub fn after(self, bytes: &[u8]) -> Place {
        let line = self.line + scan::line_ends(bytes, 0);
        Place { line, column: 1, offset: self.offset + bytes.len() as u64, ..self }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, line {}, column {}", self.game, self.line, self.column)
    }
}

/// Something wrong, or at least odd, in a game record. The reader says it and goes on.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PgnFault {
    /// Where.
    pub place: Place,
    /// The text found there, or its beginning.
    pub text: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// How much a [`PgnFault`] matters.
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
    /// A backslash before the quotation marks that close a tag's value; it belongs to the value.
    TagBackslash,
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
    /// A parenthesis opened once more before the first move of a variation: another variation from the same position.
    VariationInVariation,
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
    /// A move was understood, and its text is unusual in its language, or may mean another move as well.
    Unusual(Note),
    /// The moves are in descriptive notation; told of the first.
    Descriptive,
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
    /// No result stands after the moves: that of the tag is used.
    ResultOfTag {
        /// What the tag says.
        result: Outcome,
    },
    /// A result inside a variation, which ends neither.
    ResultInVariation,
    /// The tag `Result` is not what stands after the moves, but does not deny it.
    ResultDiffers {
        /// What the tag says.
        tag: String,
    },
    /// The tag `Result` contradicts the result after the moves.
    ResultDenied {
        /// What the tag says.
        tag: Outcome,
    },
    /// The input is UTF-16, and was read as such; told of the first game.
    Utf16,
    /// The text is not UTF-8: it was taken for Latin-1.
    Latin1,
    /// The text is not UTF-8: it was taken for Windows-1252, which has signs where Latin-1 has none.
    Windows1252,
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
            | Reason::Windows1252
            | Reason::Utf16
            | Reason::Unusual(_)
            | Reason::Descriptive
            | Reason::VariationInVariation
            | Reason::NoResult
            | Reason::ResultOfTag { .. }
            | Reason::TagBackslash
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

impl PgnFault {
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
            Reason::TagBackslash => f.write_str("a backslash at the end of a tag's value is written twice"),
            Reason::TagTwice => f.write_str("the tag stands twice; the first counts"),
            Reason::CommentUnfinished => f.write_str("the comment is not closed with }"),
            Reason::CommentStray => f.write_str("} without {"),
            Reason::VariationUnfinished => f.write_str("the variation is not closed with )"),
            Reason::VariationStray => f.write_str(") without ("),
            Reason::VariationWithoutMove => {
                f.write_str("a variation needs a move before it, to which it is the alternative")
            }
            Reason::VariationInVariation => {
                f.write_str("a parenthesis is opened before the first move of the variation")
            }
            Reason::TooDeep { limit } => write!(f, "more than {limit} variations one inside another"),
            Reason::TooLong { limit } => write!(f, "longer than {limit} bytes"),
            Reason::TooMany { limit } => write!(f, "more than {limit} in one game"),
            Reason::Annotation => {
                f.write_str("an annotation is $ and a number from 0 to 255, or ! ? !! ?? !? ?!")
            }
            Reason::StrayCharacter => f.write_str("this has no meaning here"),
            Reason::Move(unplayable) => unplayable.error.fmt(f),
            Reason::Contradiction(note) | Reason::Unusual(note) => note.fmt(f),
            Reason::Descriptive => f.write_str("the moves are in descriptive notation"),
            Reason::Language { language } => write!(f, "the moves are in {}", language.english_name()),
            Reason::Fen(error) => write!(f, "the starting position cannot be read: {error}"),
            Reason::Variant => f.write_str("not a variant this reader knows: its moves are not checked"),
            Reason::Kings => f.write_str("the starting position has not exactly one king a side"),
            Reason::Irregular => f.write_str("the starting position cannot arise in a game"),
            Reason::NoResult => f.write_str("the game has no result: 1-0, 0-1, 1/2-1/2 or *"),
            Reason::ResultOfTag { result } => {
                write!(f, "no result stands after the moves; that of the tag, {result}, is used")
            }
            Reason::ResultInVariation => f.write_str("a result inside a variation ends nothing"),
            Reason::ResultDiffers { tag } => write!(f, "the tag Result says {tag}"),
            Reason::ResultDenied { tag } => write!(f, "the tag Result says {tag}"),
            Reason::Utf16 => f.write_str("the text is in UTF-16"),
            Reason::Latin1 => f.write_str("not UTF-8; taken for Latin-1"),
            Reason::Windows1252 => f.write_str("not UTF-8; taken for Windows-1252"),
            Reason::Spelling { standard } => write!(f, "the standard has {standard}"),
            Reason::EnPassantMark => f.write_str("captures in passing have no mark in the standard"),
            Reason::MoveNumber { expected } => write!(f, "the move's number is {expected}"),
            Reason::SetUp => f.write_str("the tags FEN and SetUp \"1\" belong together"),
        }
    }
}

impl fmt::Display for PgnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}: {}", self.place, self.text, self.reason)
    }
}

impl std::error::Error for PgnFault {}
