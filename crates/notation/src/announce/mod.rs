//! Moves announced aloud by the rules for blind and visually impaired players (2023 Laws, D.2), and understood again.
//!
//! The files are Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector in every tongue. Ranks, pieces and castling are German
//! unless the arbiter decides otherwise (D.2.1); here he may decide for Italian or English. The Laws give no word for a capture: ours
//! can be omitted.

mod hear;
mod words;

use crate::Threat;
use crate::facts::Facts;
use crate::language::Language;
use std::fmt;
use std::str::FromStr;
use tratto_board::{CastlingSide, File, Move, Position, Rank, Role};
use words::{FILES, Words};

/// The language of ranks, pieces and castling in announcements.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Tongue {
    /// German: what the Laws prescribe unless the arbiter decides otherwise.
    #[default]
    German,
    /// Italian.
    Italian,
    /// English.
    English,
}

impl Tongue {
    /// All three.
    pub const ALL: [Tongue; 3] = [Tongue::German, Tongue::Italian, Tongue::English];

    /// Italian and English have their own; for every other language it is German, as the Laws have it.
    pub const fn for_language(language: Language) -> Tongue {
        match language {
            Language::Italian => Tongue::Italian,
            Language::English => Tongue::English,
            _ => Tongue::German,
        }
    }

    /// The language whose letters go with it.
    pub const fn language(self) -> Language {
        match self {
            Tongue::German => Language::German,
            Tongue::Italian => Language::Italian,
            Tongue::English => Language::English,
        }
    }

    fn words(self) -> &'static Words {
        match self {
            Tongue::German => &words::GERMAN,
            Tongue::Italian => &words::ITALIAN,
            Tongue::English => &words::ENGLISH,
        }
    }

    /// How a piece is called.
    pub fn piece(self, role: Role) -> &'static str {
        self.words().pieces[role as usize]
    }

    /// How a rank is called.
    pub fn rank(self, rank: Rank) -> &'static str {
        self.words().ranks[rank as usize]
    }

    /// How castling is announced.
    pub fn castling(self, side: CastlingSide) -> &'static str {
        match side {
            CastlingSide::King => self.words().short_castling,
            CastlingSide::Queen => self.words().long_castling,
        }
    }
}

/// The text names no tongue of announcements.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct UnknownTongue {
    /// What was read.
    pub text: String,
}

impl fmt::Display for UnknownTongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a language of announcements: de, it or en", self.text)
    }
}

impl std::error::Error for UnknownTongue {}

impl FromStr for Tongue {
    type Err = UnknownTongue;

    fn from_str(text: &str) -> Result<Tongue, UnknownTongue> {
        match text.parse() {
            Ok(Language::German) => Ok(Tongue::German),
            Ok(Language::Italian) => Ok(Tongue::Italian),
            Ok(Language::English) => Ok(Tongue::English),
            _ => Err(UnknownTongue { text: text.to_owned() }),
        }
    }
}

/// The name of a file, the same in every tongue.
pub fn file_name(file: File) -> &'static str {
    FILES[file as usize]
}

/// Announces moves, and understands announcements.
///
/// ```
/// use tratto_board::Position;
/// use tratto_notation::{Announcer, Style, Tongue};
/// let start = Position::initial();
/// let m = Style::PGN.read(&start, "Nf3")?;
/// let german = Announcer::new(Tongue::German);
/// assert_eq!(german.say(&start, m), "Springer Gustav eins Felix drei");
/// assert_eq!(german.brief(true).say(&start, m), "Springer Felix drei");
/// assert_eq!(Announcer::new(Tongue::Italian).say(&start, m), "Cavallo Gustav uno Felix tre");
/// assert_eq!(german.hear(&start, "springer FELIX 3")?.played, m);
/// # Ok::<(), tratto_notation::ReadError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Announcer {
    tongue: Tongue,
    brief: bool,
    captures: bool,
    checks: bool,
}

impl Announcer {
    /// Both squares in full, captures announced, checks not.
    pub const fn new(tongue: Tongue) -> Announcer {
        Announcer { tongue, brief: false, captures: true, checks: false }
    }

    /// Announces only as much of the departure square as is needed.
    pub const fn brief(self, brief: bool) -> Announcer {
        Announcer { brief, ..self }
    }

    /// Whether a capture is said.
    pub const fn with_captures(self, captures: bool) -> Announcer {
        Announcer { captures, ..self }
    }

    /// Whether check and mate are said.
    pub const fn with_checks(self, checks: bool) -> Announcer {
        Announcer { checks, ..self }
    }

    /// The tongue.
    pub const fn tongue(&self) -> Tongue {
        self.tongue
    }

    /// The announcement of a legal move.
    pub fn say(&self, position: &Position, m: Move) -> String {
        let words = self.tongue.words();
        let facts = Facts::of(position, m);
        let mut said: Vec<&str> = Vec::with_capacity(10);
        if let Some(side) = facts.castling {
            said.push(self.tongue.castling(side));
        } else {
            if facts.role != Role::Pawn || !self.brief {
                said.push(self.tongue.piece(facts.role));
            }
            if self.brief {
                let hint = facts.hint(position);
                said.extend(hint.file.map(file_name));
                said.extend(hint.rank.map(|rank| self.tongue.rank(rank)));
            } else {
                said.extend([file_name(facts.from.file()), self.tongue.rank(facts.from.rank())]);
            }
            if facts.captured.is_some() && self.captures {
                said.push(words.takes);
            }
            said.extend([file_name(facts.to.file()), self.tongue.rank(facts.to.rank())]);
            // In promoting a pawn the player must announce which piece is chosen (D.2.1).
            said.extend(facts.promotion.map(|role| self.tongue.piece(role.role())));
            if facts.en_passant && self.captures {
                said.push("en passant");
            }
        }
        if self.checks {
            said.extend(match Threat::of(position, m) {
                Threat::None => None,
                Threat::Mate => Some(words.mate),
                Threat::Check | Threat::DoubleCheck => Some(words.check),
            });
        }
        said.join(" ")
    }
}
