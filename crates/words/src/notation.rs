//! The words for what `tratto-notation` says in types: texts that are no move, and what was odd about others.

use crate::{Words, say};
use tratto_board::{Move, Position, Role};
use tratto_notation::detect::DetectError;
use tratto_notation::forsyth::{ForsythError, ForsythFault};
use tratto_notation::{Hint, Language, Malformed, Note, ReadError, Refused};

/// The place of a byte as a person counts: characters from 1.
fn column(text: &str, at: usize) -> usize {
    text.get(..at).map_or(0, |before| before.chars().count()) + 1
}

/// A move by its squares: `g1-f3`.
fn squares(m: Move) -> String {
    format!("{}-{}", m.from(), m.destination())
}

impl Words {
    /// The name of a language: "Italian".
    pub fn language(&self, language: Language) -> String {
        say!(self, "language-name", code = language.code())
    }

    /// Which languages there are, after a name that is none of them.
    pub fn unknown_language(&self) -> String {
        let codes = Language::ALL.map(Language::code).join(", ");
        say!(self, "unknown-language", codes = codes)
    }

    /// Why a text is not a move in the position.
    pub fn read_error(&self, position: &Position, error: &ReadError) -> String {
        match error {
            ReadError::NotAMove { why: Malformed::Empty, .. } => say!(self, "read-empty"),
            ReadError::NotAMove { text, at, why } => say!(
                self,
                "read-not-a-move",
                text = text,
                column = column(text, *at),
                problem = self.malformed(why)
            ),
            ReadError::NoSuchPiece { text, role, from } => {
                say!(self, "read-illegal", text = text, reason = self.no_piece(position, *role, *from))
            }
            ReadError::Illegal { text, refused } => match refused[..] {
                [Refused { why, .. }] => {
                    say!(self, "read-illegal", text = text, reason = self.why_not(position, why))
                }
                _ => {
                    let reasons: Vec<String> =
                        refused.iter().map(|refused| self.refused(position, refused)).collect();
                    say!(self, "read-illegal-many", text = text, reasons = reasons.join(" "))
                }
            },
            ReadError::Ambiguous { text, candidates } => {
                say!(self, "read-ambiguous", text = text, candidates = self.candidates(candidates))
            }
            ReadError::NoCapture { text, role, captured } => {
                say!(self, "read-no-capture", text = text, role = *role, captured = *captured)
            }
            ReadError::NotTheStyle { text, expected, .. } => {
                say!(self, "read-not-exact", text = text, expected = expected)
            }
            other => say!(self, "read-unreadable", text = other.text()),
        }
    }

    fn malformed(&self, why: &Malformed) -> String {
        match why {
            Malformed::Empty => say!(self, "read-empty"),
            Malformed::Unexpected { found } => say!(self, "read-unexpected", found = *found),
            Malformed::SquareMissing => say!(self, "read-square-missing"),
            Malformed::FileMissing { letter, role } => {
                let file = letter.to_lowercase();
                say!(self, "read-file-missing", letter = letter, role = *role, file = file)
            }
            Malformed::NoPromotionTo { role } => say!(self, "read-no-promotion", role = *role),
            Malformed::NullMove => say!(self, "read-null-move"),
            Malformed::CastlingSideMissing => say!(self, "read-castling-side"),
            Malformed::UnknownWord { word } => say!(self, "read-unknown-word", word = word),
            _ => say!(self, "read-malformed"),
        }
    }

    fn no_piece(&self, position: &Position, role: Role, from: Hint) -> String {
        let color = position.turn();
        match (from.file, from.rank, from.square()) {
            (_, _, Some(square)) => {
                say!(self, "read-no-piece-on", color = color, role = role, square = square)
            }
            (Some(file), ..) => {
                say!(self, "read-no-piece-file", color = color, role = role, file = file.letter())
            }
            (_, Some(rank), _) => {
                say!(self, "read-no-piece-rank", color = color, role = role, rank = rank.letter())
            }
            _ => say!(self, "read-no-piece", color = color, role = role),
        }
    }

    fn refused(&self, position: &Position, refused: &Refused) -> String {
        let role = position.role_at(refused.from).unwrap_or(Role::Pawn);
        let reason = self.why_not(position, refused.why);
        say!(self, "read-refused", role = role, square = refused.from, reason = reason)
    }

    fn candidates(&self, moves: &[Move]) -> String {
        let texts: Vec<String> = moves.iter().map(|m| squares(*m)).collect();
        match &texts[..] {
            [head @ .., last] if !head.is_empty() => {
                say!(self, "read-or", head = head.join(", "), last = last)
            }
            _ => texts.concat(),
        }
    }

    /// What was odd about a text that was understood.
    pub fn note(&self, note: &Note) -> String {
        match note {
            Note::NothingCaptured => say!(self, "note-nothing-captured"),
            Note::CaptureUnmarked => say!(self, "note-capture-unmarked"),
            Note::OtherPieceCaptured { said, found: Some(found) } => {
                say!(self, "note-other-piece-captured", role = *said, found = *found)
            }
            Note::OtherPieceCaptured { said, found: None } => {
                say!(self, "note-no-piece-captured", role = *said)
            }
            Note::NoCheck => say!(self, "note-no-check"),
            Note::CheckUnmarked => say!(self, "note-check-unmarked"),
            Note::NoMate => say!(self, "note-no-mate"),
            Note::MateUnmarked => say!(self, "note-mate-unmarked"),
            Note::NoDoubleCheck => say!(self, "note-no-double-check"),
            Note::DoublePlusMeansMate => say!(self, "note-double-plus-mate"),
            Note::DoublePlusMeansDoubleCheck => say!(self, "note-double-plus-double"),
            Note::DoublePlusMeansNothing => say!(self, "note-double-plus-nothing"),
            Note::EnPassantUnmarked => say!(self, "note-en-passant-unmarked"),
            Note::NotEnPassant => say!(self, "note-not-en-passant"),
            Note::PawnLetter => say!(self, "note-pawn-letter"),
            Note::LetterMissing { role } => say!(self, "note-letter-missing", role = *role),
            Note::PawnFileMissing => say!(self, "note-pawn-file-missing"),
            Note::RankMissing => say!(self, "note-rank-missing"),
            Note::NeedlessHint => say!(self, "note-needless-hint"),
            Note::CapitalFile => say!(self, "note-capital-file"),
            Note::SmallLetter => say!(self, "note-small-letter"),
            Note::CastlingAsKingMove => say!(self, "note-castling-as-king"),
            Note::StraySpace => say!(self, "note-space"),
            Note::StrayPunctuation => say!(self, "note-punctuation"),
            Note::PawnOrPiece { taken, other } => {
                say!(self, "note-pawn-or-piece", taken = squares(*taken), other = squares(*other))
            }
            Note::Descriptive => say!(self, "note-descriptive"),
            Note::SideByFile { taken, other } => {
                say!(self, "note-side-by-file", taken = squares(*taken), other = squares(*other))
            }
            _ => say!(self, "note-other"),
        }
    }

    /// Why the language of a game was not found.
    pub fn detect_error(&self, error: &DetectError) -> String {
        match error {
            DetectError::Ambiguous { games, differs_at } => {
                let names: Vec<String> = games.iter().map(|(language, _)| self.language(*language)).collect();
                let halfmove = differs_at + 1;
                say!(self, "detect-ambiguous", halfmove = halfmove, languages = self.list(&names))
            }
            DetectError::Unread { language, index, position, error } => say!(
                self,
                "detect-unread",
                language = self.language(*language),
                halfmove = index + 1,
                reason = self.read_error(position, error)
            ),
            _ => say!(self, "detect-failed"),
        }
    }

    /// What is wrong with a placement in national letters.
    pub fn forsyth_error(&self, error: &ForsythError) -> String {
        let problem = match error.why {
            ForsythFault::Unexpected { found } => say!(self, "forsyth-unexpected", found = found),
            ForsythFault::RankTooLong { rank } => say!(self, "forsyth-long", rank = rank.letter()),
            ForsythFault::RankTooShort { rank, squares } => {
                say!(self, "forsyth-short", rank = rank.letter(), squares = squares)
            }
            ForsythFault::RanksMissing { ranks } => say!(self, "forsyth-ranks-missing", ranks = ranks),
            ForsythFault::TooManyRanks => say!(self, "forsyth-too-many"),
            _ => say!(self, "forsyth-malformed"),
        };
        let column = column(&error.text, error.at);
        say!(self, "forsyth-fault", text = error.text.as_str(), column = column, problem = problem)
    }

    /// A line of a scoresheet's heading: "White: Rossi". For tags that have no word here, nothing.
    pub fn heading_line(&self, tag: &str, value: &str) -> Option<String> {
        let known = matches!(tag, "Event" | "Site" | "Date" | "Round" | "White" | "Black");
        known.then(|| say!(self, "heading-line", tag = tag, value = value))
    }
}

#[cfg(test)]
mod tests;
