//! The result of reading a move: the move with notes on its text, or an error.

use crate::facts::Hint;
use std::fmt;
use tratto_board::{Move, Role, Square, WhyNot};

/// A move that was read, and everything the text said besides.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Reading {
    /// The move, legal in the position it was read in.
    pub played: Move,
    /// What was odd: everything that was corrected is reported.
    pub notes: Vec<Note>,
    /// The sign of check or mate, as written.
    pub sign: Option<Sign>,
    /// Annotations such as `!?` by their number in PGN.
    pub nags: Vec<u8>,
    /// Whether the text says that a draw was offered with the move: `(=)` (C.12).
    pub draw_offer: bool,
    /// The number before the move, if there was one.
    pub number: Option<u16>,
}

/// A sign of check or mate, as it was written.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Sign {
    /// `+`, `ch`, `sc.` and the like.
    Check,
    /// Discovered check: `+ sc.`, `dis ch`.
    DiscoveredCheck,
    /// Double check in words: `dbl ch`.
    DoubleCheck,
    /// `++`: mate in the Laws, double check in the literature.
    DoublePlus,
    /// `#`, `mate`, `m.` and the like.
    Mate,
}

/// How much a [`Note`] matters.
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// An unusual spelling of the right thing.
    Spelling,
    /// A sign that is not there, which the Laws leave to the writer (C.13).
    Omission,
    /// The text says something that the board contradicts.
    Contradiction,
}

/// Something odd in the text of a move that was understood all the same.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum Note {
    /// A capture is marked, and nothing is captured.
    NothingCaptured,
    /// Something is captured, and the text does not say so.
    CaptureUnmarked,
    /// The text names the captured piece, and it is another.
    OtherPieceCaptured {
        /// What the text says.
        said: Role,
        /// What stands there, if anything.
        found: Option<Role>,
    },
    /// Check is marked, and there is none.
    NoCheck,
    /// It is check, and the text does not say so.
    CheckUnmarked,
    /// Mate is marked, and it is not.
    NoMate,
    /// It is mate, and the text does not say so.
    MateUnmarked,
    /// Double check is marked, and it is not.
    NoDoubleCheck,
    /// `++` was taken for mate, as the board has it.
    DoublePlusMeansMate,
    /// `++` was taken for double check, as the board has it.
    DoublePlusMeansDoubleCheck,
    /// `++` is neither mate nor double check here.
    DoublePlusMeansNothing,
    /// A capture in passing that is not marked `e.p.`.
    EnPassantUnmarked,
    /// `e.p.` after a move that is none.
    NotEnPassant,
    /// A letter for a pawn, which the Laws do not want (C.4).
    PawnLetter,
    /// A piece other than a pawn without its letter.
    LetterMissing {
        /// The piece that moves.
        role: Role,
    },
    /// A capturing pawn without its file, which the Laws demand (C.9).
    PawnFileMissing,
    /// The rank of arrival is missing, and only one move fits.
    RankMissing,
    /// File or rank of departure where no other piece could be meant.
    NeedlessHint,
    /// A file in capital letters.
    CapitalFile,
    /// A piece's letter in small type.
    SmallLetter,
    /// Castling written as the king's move.
    CastlingAsKingMove,
    /// A space inside the move.
    StraySpace,
    /// A comma, a full stop or the like after the move.
    StrayPunctuation,
    /// The small letter at the head was taken for a pawn's file, and may as well be the letter of a piece.
    PawnOrPiece {
        /// The pawn's move.
        taken: Move,
        /// The move of the piece.
        other: Move,
    },
    /// Descriptive notation, such as `P-K4`, which the Laws no longer recognise.
    Descriptive,
    /// Descriptive notation names a rook or a knight by the side from which it came; the one nearer to that side was taken.
    SideByFile {
        /// The move taken.
        taken: Move,
        /// A move that may be meant as well.
        other: Move,
    },
}

impl Note {
    /// How much it matters.
    pub fn weight(&self) -> Weight {
        match self {
            Note::NothingCaptured
            | Note::OtherPieceCaptured { .. }
            | Note::NoCheck
            | Note::NoMate
            | Note::NoDoubleCheck
            | Note::DoublePlusMeansNothing
            | Note::NotEnPassant => Weight::Contradiction,
            Note::CaptureUnmarked | Note::CheckUnmarked | Note::MateUnmarked | Note::EnPassantUnmarked => {
                Weight::Omission
            }
            _ => Weight::Spelling,
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::NothingCaptured => f.write_str("a capture is marked, but nothing is captured"),
            Note::CaptureUnmarked => f.write_str("the capture is not marked"),
            Note::OtherPieceCaptured { said, found: Some(found) } => {
                write!(f, "the text says a {said} is captured, but it is a {found}")
            }
            Note::OtherPieceCaptured { said, found: None } => {
                write!(f, "the text says a {said} is captured, but nothing is")
            }
            Note::NoCheck => f.write_str("check is marked, but there is none"),
            Note::CheckUnmarked => f.write_str("the check is not marked"),
            Note::NoMate => f.write_str("mate is marked, but it is not mate"),
            Note::MateUnmarked => f.write_str("the mate is not marked"),
            Note::NoDoubleCheck => f.write_str("double check is marked, but it is not one"),
            Note::DoublePlusMeansMate => f.write_str("\"++\" means mate here"),
            Note::DoublePlusMeansDoubleCheck => f.write_str("\"++\" means double check here"),
            Note::DoublePlusMeansNothing => {
                f.write_str("\"++\" is written, but it is neither mate nor double check")
            }
            Note::EnPassantUnmarked => f.write_str("the capture in passing is not marked \"e.p.\""),
            Note::NotEnPassant => f.write_str("\"e.p.\" is written, but it is no capture in passing"),
            Note::PawnLetter => f.write_str("a pawn is written without a letter"),
            Note::LetterMissing { role } => write!(f, "the {role}'s letter is missing"),
            Note::PawnFileMissing => f.write_str("the file of the capturing pawn is missing"),
            Note::RankMissing => f.write_str("the rank of arrival is missing"),
            Note::NeedlessHint => f.write_str("file or rank of departure is not needed"),
            Note::CapitalFile => f.write_str("files are written in small letters"),
            Note::SmallLetter => f.write_str("the letter of a piece is written as a capital"),
            Note::CastlingAsKingMove => f.write_str("castling is written as a move of the king"),
            Note::StraySpace => f.write_str("there is a space inside the move"),
            Note::StrayPunctuation => f.write_str("there is punctuation after the move"),
            Note::PawnOrPiece { taken, other } => {
                let (taken, other) = (squares(*taken), squares(*other));
                write!(
                    f,
                    "it may be {taken} or, with the letter of a piece in small type, {other}; {taken} was taken"
                )
            }
            Note::Descriptive => f.write_str("this is descriptive notation"),
            Note::SideByFile { taken, other } => {
                let (taken, other) = (squares(*taken), squares(*other));
                write!(f, "{taken} was taken, by the side on which the piece stands; it may also be {other}")
            }
        }
    }
}

/// A move by its two squares: `g1-f3`.
fn squares(m: Move) -> String {
    format!("{}-{}", m.from(), m.destination())
}

/// Why a text is not a move in the position.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// The text has not the form of a move.
    NotAMove {
        /// The text.
        text: String,
        /// Where it stops making sense, in bytes from its beginning.
        at: usize,
        /// What is wrong there.
        why: Malformed,
    },
    /// No piece of the kind stands where the text says.
    NoSuchPiece {
        /// The text.
        text: String,
        /// Which piece it names.
        role: Role,
        /// Where it says the piece stands.
        from: Hint,
    },
    /// The pieces that could be meant cannot make the move.
    Illegal {
        /// The text.
        text: String,
        /// Each of them with the board's reason, the most telling first; never empty.
        refused: Vec<Refused>,
    },
    /// More than one move fits.
    Ambiguous {
        /// The text.
        text: String,
        /// The moves that fit.
        candidates: Vec<Move>,
    },
    /// A capture that says which pieces are in it and not where, and none of the one can take any of the other.
    NoCapture {
        /// The text.
        text: String,
        /// The piece that should take.
        role: Role,
        /// The piece that should be taken.
        captured: Role,
    },
    /// Strict reading only: the move is clear, but this style writes it otherwise.
    NotTheStyle {
        /// The text.
        text: String,
        /// What the style writes.
        expected: String,
        /// The move.
        played: Move,
    },
}

/// A piece that might have been meant, and why it cannot make the move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Refused {
    /// Where it stands.
    pub from: Square,
    /// The board's reason.
    pub why: WhyNot,
}

/// What is wrong with the form of a text.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum Malformed {
    /// There is nothing.
    Empty,
    /// Something that has no place there.
    Unexpected {
        /// The character.
        found: char,
    },
    /// The text ends before it names a square of arrival.
    SquareMissing,
    /// A piece's letter with a rank and no file: `D4` may be the queen, or the square d4 in capitals.
    FileMissing {
        /// The letter as written.
        letter: String,
        /// The piece it stands for.
        role: Role,
    },
    /// A pawn becomes a queen, a rook, a bishop or a knight.
    NoPromotionTo {
        /// What the text says.
        role: Role,
    },
    /// A null move, such as `--`: no move of chess.
    NullMove,
    /// Castling is announced, and not which way.
    CastlingSideMissing,
    /// An announcement with a word that means nothing here.
    UnknownWord {
        /// The word.
        word: String,
    },
}

impl ReadError {
    /// The text that was read.
    pub fn text(&self) -> &str {
        match self {
            ReadError::NotAMove { text, .. }
            | ReadError::NoSuchPiece { text, .. }
            | ReadError::Illegal { text, .. }
            | ReadError::Ambiguous { text, .. }
            | ReadError::NoCapture { text, .. }
            | ReadError::NotTheStyle { text, .. } => text,
        }
    }

    /// The same error about the text from which the one that was read was made.
    pub(crate) fn about(mut self, original: &str, place: impl Fn(usize) -> usize) -> ReadError {
        if let ReadError::NotAMove { at, .. } = &mut self {
            *at = place(*at);
        }
        let (ReadError::NotAMove { text, .. }
        | ReadError::NoSuchPiece { text, .. }
        | ReadError::Illegal { text, .. }
        | ReadError::Ambiguous { text, .. }
        | ReadError::NoCapture { text, .. }
        | ReadError::NotTheStyle { text, .. }) = &mut self;
        original.clone_into(text);
        self
    }

    /// Whether the text has the form of a move, so that what is wrong is the move.
    pub fn is_move_in_form(&self) -> bool {
        !matches!(self, ReadError::NotAMove { .. })
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Malformed::Empty => f.write_str("it is empty; a move such as e4 is wanted"),
            Malformed::Unexpected { found } => write!(f, "{found:?} has no place there"),
            Malformed::SquareMissing => f.write_str("the square of arrival is missing, such as e4"),
            Malformed::FileMissing { letter, role } => {
                let file = letter.to_lowercase();
                write!(
                    f,
                    "{letter} is the {role} and the file is missing; for a pawn's move write {file} small"
                )
            }
            Malformed::NoPromotionTo { role } => {
                write!(f, "a pawn becomes a queen, rook, bishop or knight, not a {role}")
            }
            Malformed::NullMove => f.write_str("it is a null move, and no move of chess"),
            Malformed::CastlingSideMissing => {
                f.write_str("it does not say whether castling is short or long")
            }
            Malformed::UnknownWord { word } => write!(f, "{word:?} is not a word of an announcement"),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::NotAMove { text, at, why } => {
                let column = text.get(..*at).map_or(0, |before| before.chars().count()) + 1;
                write!(f, "{text:?} is not a move: at character {column}, {why}")
            }
            ReadError::NoSuchPiece { text, role, from } => {
                write!(f, "{text:?} is not legal: the side to move has no {role}")?;
                match (from.file, from.rank) {
                    (Some(file), Some(rank)) => write!(f, " on {file}{rank}"),
                    (Some(file), None) => write!(f, " on the {file}-file"),
                    (None, Some(rank)) => write!(f, " on rank {rank}"),
                    (None, None) => Ok(()),
                }
            }
            ReadError::Illegal { text, refused } => {
                write!(f, "{text:?} is not legal: ")?;
                for (i, Refused { from, why }) in refused.iter().enumerate() {
                    let between = if i == 0 { "" } else { "; " };
                    match refused.len() {
                        1 => write!(f, "{why}")?,
                        _ => write!(f, "{between}from {from}, {why}")?,
                    }
                }
                Ok(())
            }
            ReadError::Ambiguous { text, candidates } => {
                write!(f, "{text:?} is ambiguous: it may be")?;
                for (i, m) in candidates.iter().enumerate() {
                    let between = if i == 0 { " " } else { " or " };
                    write!(f, "{between}{}-{}", m.from(), m.destination())?;
                }
                Ok(())
            }
            ReadError::NoCapture { text, role, captured } => {
                write!(f, "{text:?} is not legal: no {role} can take a {captured}")
            }
            ReadError::NotTheStyle { text, expected, .. } => {
                write!(f, "{text:?} is not written exactly: {expected:?} is")
            }
        }
    }
}

impl std::error::Error for ReadError {}
