//! How moves are written: a language, a form, and the choices that remain.

use crate::announce::{Announcer, Tongue};
use crate::braille;
use crate::facts::{Facts, Threat};
use crate::language::Language;
use crate::san::San;
use std::fmt;
use std::str::FromStr;
use tratto_board::{CastlingSide, Color, Move, Position, Role, Square, UciMove};

/// The form in which a move is written.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum Form {
    /// Short algebraic notation as the Laws have it (Appendix C): `Cf3`, `exd6 e.p.`, `d8D`, `0-0`.
    Short,
    /// The same without the signs that the Laws leave to the writer (C.13): `ed6`, `Dd4`.
    Minimal,
    /// Square of departure and square of arrival: `Cg1f3`, `e5xd4`, or `Cg1-f3` with [`Style::with_hyphen`].
    Long,
    /// Short, with a figurine for the letter: `♘f3`.
    Figurine,
    /// As chess engines talk: `g1f3`, `e7e8q`.
    Uci,
    /// The digits of correspondence chess: `7163`, `57581` (1 queen, 2 rook, 3 bishop, 4 knight).
    Numeric,
    /// The export format of PGN: `Nf3`, `d8=Q`, `O-O`.
    Pgn,
    /// As announced aloud (D.2): `Springer Gustav eins Felix drei`. See [`Announcer`].
    Spoken,
    /// Short, in Braille cells. See [`braille`](crate::braille).
    Braille,
}

impl Form {
    /// All of them.
    pub const ALL: [Form; 9] = [
        Form::Short,
        Form::Minimal,
        Form::Long,
        Form::Figurine,
        Form::Uci,
        Form::Numeric,
        Form::Pgn,
        Form::Spoken,
        Form::Braille,
    ];

    /// The name, as [`FromStr`] reads it.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Short => "short",
            Form::Minimal => "minimal",
            Form::Long => "long",
            Form::Figurine => "figurine",
            Form::Uci => "uci",
            Form::Numeric => "numeric",
            Form::Pgn => "pgn",
            Form::Spoken => "spoken",
            Form::Braille => "braille",
        }
    }
}

/// The text names no form.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct UnknownForm {
    /// What was read.
    pub text: String,
}

impl fmt::Display for UnknownForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Form::ALL.map(Form::name).join(", ");
        write!(f, "{:?} is not a form of notation: one of {names}", self.text)
    }
}

impl std::error::Error for UnknownForm {}

impl FromStr for Form {
    type Err = UnknownForm;

    fn from_str(text: &str) -> Result<Form, UnknownForm> {
        let name = match text.to_ascii_lowercase().as_str() {
            "fide" => "short".to_owned(),
            "iccf" => "numeric".to_owned(),
            "san" => "pgn".to_owned(),
            other => other.to_owned(),
        };
        Form::ALL
            .into_iter()
            .find(|form| form.name() == name)
            .ok_or_else(|| UnknownForm { text: text.to_owned() })
    }
}

/// How check and mate are marked. The sources use `++` in two senses; each is a choice of its own here, so that no
/// text mixes them.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum CheckSigns {
    /// No sign at all: the minimal form.
    None,
    /// `+` for check and `#` for mate, whatever gives them. What the Laws allow since 2009, and PGN asks.
    #[default]
    Hash,
    /// `+` for check and `++` for mate: the Laws of 2001, still allowed.
    DoublePlusIsMate,
    /// `+`, `++` for double check and `#` for mate: as much of the literature has it.
    DoublePlusIsDoubleCheck,
}

/// What a `++` is taken for when it is read.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum DoublePlus {
    /// The board says: mate if it is mate, else a double check if it is one, else a fault that is noted.
    #[default]
    ByTheBoard,
    /// Mate, as in the Laws; if it is not mate, that is noted.
    Mate,
    /// Double check, as in the literature; if it is not one, that is noted.
    DoubleCheck,
}

/// How a capture is marked.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum CaptureSign {
    /// Not at all.
    None,
    /// `x`.
    #[default]
    Cross,
    /// `:`.
    Colon,
}

/// How the new piece is put after a promotion.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum PromotionSign {
    /// `d8D`, as the Laws have it.
    #[default]
    Bare,
    /// `d8=D`, as PGN has it.
    Equals,
    /// `d8(D)`, in older print.
    Parentheses,
    /// `d8/D`, in older print.
    Slash,
}

/// With which characters castling is written.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum CastlingSign {
    /// `0-0` with zeros: the Laws.
    #[default]
    Zeros,
    /// `O-O` with capital letters: PGN.
    Letters,
}

/// A way to write moves: a [`Language`], a [`Form`], and choices that the form leaves open.
///
/// ```
/// use tratto_board::Position;
/// use tratto_notation::{Form, Language, Style};
/// let position = Position::initial();
/// let m = Style::PGN.read(&position, "Nf3")?;
/// assert_eq!(Style::new(Language::Italian, Form::Short).write(&position, m), "Cf3");
/// assert_eq!(Style::new(Language::Italian, Form::Long).with_hyphen(true).write(&position, m), "Cg1-f3");
/// assert_eq!(Style::new(Language::Russian, Form::Short).write(&position, m), "Кf3");
/// assert_eq!(Style::new(Language::English, Form::Numeric).write(&position, m), "7163");
/// # Ok::<(), tratto_notation::ReadError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Style {
    language: Language,
    form: Form,
    figurines: bool,
    hyphen: bool,
    en_passant: bool,
    king_takes_rook: bool,
    signs: CheckSigns,
    double_plus: DoublePlus,
    capture: CaptureSign,
    promotion: PromotionSign,
    castling: CastlingSign,
}

/// [`Style::PGN`].
impl Default for Style {
    fn default() -> Style {
        Style::PGN
    }
}

impl Style {
    /// The export format of PGN, English letters.
    pub const PGN: Style = Style::new(Language::English, Form::Pgn);

    /// A form in a language, with the choices usual for it.
    pub const fn new(language: Language, form: Form) -> Style {
        let minimal = matches!(form, Form::Minimal);
        let pgn = matches!(form, Form::Pgn);
        Style {
            language,
            form,
            figurines: matches!(form, Form::Figurine),
            hyphen: false,
            en_passant: !minimal && !pgn,
            king_takes_rook: false,
            signs: if minimal { CheckSigns::None } else { CheckSigns::Hash },
            double_plus: DoublePlus::ByTheBoard,
            capture: if minimal { CaptureSign::None } else { CaptureSign::Cross },
            promotion: if pgn { PromotionSign::Equals } else { PromotionSign::Bare },
            castling: if pgn { CastlingSign::Letters } else { CastlingSign::Zeros },
        }
    }

    /// With a hyphen between the squares of the long form: `e2-e4`.
    pub const fn with_hyphen(self, hyphen: bool) -> Style {
        Style { hyphen, ..self }
    }

    /// With figurines in place of letters, in any form that has letters.
    pub const fn with_figurines(self, figurines: bool) -> Style {
        Style { figurines, ..self }
    }

    /// With `e.p.` after a capture in passing, or without.
    pub const fn with_en_passant(self, en_passant: bool) -> Style {
        Style { en_passant, ..self }
    }

    /// With these signs of check and mate.
    pub const fn with_check_signs(self, signs: CheckSigns) -> Style {
        Style { signs, ..self }
    }

    /// With `++` read in this sense.
    pub const fn with_double_plus(self, double_plus: DoublePlus) -> Style {
        Style { double_plus, ..self }
    }

    /// With this sign of capture.
    pub const fn with_capture_sign(self, capture: CaptureSign) -> Style {
        Style { capture, ..self }
    }

    /// With promotion written so.
    pub const fn with_promotion_sign(self, promotion: PromotionSign) -> Style {
        Style { promotion, ..self }
    }

    /// With castling written so.
    pub const fn with_castling_sign(self, castling: CastlingSign) -> Style {
        Style { castling, ..self }
    }

    /// With castling in UCI always written as king takes rook (`e1h1`); otherwise it is where the position needs it.
    pub const fn with_king_takes_rook(self, king_takes_rook: bool) -> Style {
        Style { king_takes_rook, ..self }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The form.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// In which sense `++` is read.
    pub const fn double_plus(&self) -> DoublePlus {
        self.double_plus
    }

    /// Whether the plain SAN writer gives this very style.
    pub(crate) const fn is_plain_san(&self) -> bool {
        matches!(
            *self,
            Style {
                language: Language::English,
                form: Form::Pgn,
                figurines: false,
                en_passant: false,
                signs: CheckSigns::Hash,
                capture: CaptureSign::Cross,
                promotion: PromotionSign::Equals,
                castling: CastlingSign::Letters,
                ..
            }
        )
    }

    /// A legal move as text. Of a move that is not legal in the position, the squares suggest something, and nothing panics.
    pub fn write(&self, position: &Position, m: Move) -> String {
        let mut text = String::with_capacity(12);
        self.write_into(position, m, &mut text);
        text
    }

    /// A line of legal moves with their numbers, as on a scoresheet.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_notation::{Form, Language, Style};
    /// let start = Position::from_fen("4k3/8/8/8/8/8/8/R3K3 b - - 0 12")?;
    /// let first = start.read_uci("e8e7")?;
    /// let second = start.play(first)?.read_uci("a1a7")?;
    /// let line = Style::new(Language::Italian, Form::Short).write_line(&start, &[first, second]);
    /// assert_eq!(line, "12... Re7 13. Ta7+");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn write_line(&self, position: &Position, line: &[Move]) -> String {
        let mut at = *position;
        let mut text = String::new();
        for (index, &m) in line.iter().enumerate() {
            if index > 0 {
                text.push(' ');
            }
            match (at.turn(), index) {
                (Color::White, _) => text.push_str(&format!("{}. ", at.fullmoves())),
                (Color::Black, 0) => text.push_str(&format!("{}... ", at.fullmoves())),
                (Color::Black, _) => {}
            }
            self.write_into(&at, m, &mut text);
            at.play_unchecked(m);
        }
        text
    }

    /// A legal move put at the end of a text.
    pub fn write_into(&self, position: &Position, m: Move, text: &mut String) {
        if self.is_plain_san() {
            text.push_str(San::write(position, m).as_str());
            return;
        }
        match self.form {
            Form::Uci => self.write_uci(position, m, text),
            Form::Numeric => write_numeric(position, m, text),
            Form::Spoken => {
                text.push_str(&Announcer::new(Tongue::for_language(self.language)).say(position, m))
            }
            Form::Braille => {
                let table = braille::BrailleCode::for_language(self.language);
                let letters = Style { form: Form::Short, ..*self }.write(position, m);
                text.push_str(&braille::to_cells(table, &letters));
            }
            _ => self.write_letters(position, m, text),
        }
    }

    fn write_letters(&self, position: &Position, m: Move, text: &mut String) {
        let facts = Facts::of(position, m);
        if let Some(side) = facts.castling {
            text.push_str(match (self.castling, side) {
                (CastlingSign::Zeros, CastlingSide::King) => "0-0",
                (CastlingSign::Zeros, CastlingSide::Queen) => "0-0-0",
                (CastlingSign::Letters, CastlingSide::King) => "O-O",
                (CastlingSign::Letters, CastlingSide::Queen) => "O-O-O",
            });
        } else {
            if facts.role != Role::Pawn {
                self.push_piece(facts.role, text);
            }
            let captures = facts.captured.is_some();
            if self.form == Form::Long {
                push_square(facts.from, text);
            } else {
                let hint = facts.hint(position);
                text.extend(hint.file.map(|file| file.letter()));
                text.extend(hint.rank.map(|rank| rank.letter()));
            }
            match self.capture {
                CaptureSign::Cross if captures => text.push('x'),
                CaptureSign::Colon if captures => text.push(':'),
                _ if self.form == Form::Long && self.hyphen => text.push('-'),
                _ => {}
            }
            push_square(facts.to, text);
            if let Some(role) = facts.promotion {
                let (before, after) = match self.promotion {
                    PromotionSign::Bare => ("", ""),
                    PromotionSign::Equals => ("=", ""),
                    PromotionSign::Parentheses => ("(", ")"),
                    PromotionSign::Slash => ("/", ""),
                };
                text.push_str(before);
                self.push_piece(role.role(), text);
                text.push_str(after);
            }
        }
        if self.signs != CheckSigns::None {
            text.push_str(self.sign(Threat::of(position, m)));
        }
        if facts.en_passant && self.en_passant {
            text.push_str(" e.p.");
        }
    }

    fn push_piece(&self, role: Role, text: &mut String) {
        if self.figurines {
            text.push(role.of(Color::White).figurine());
        } else {
            text.push_str(self.language.letter(role));
        }
    }

    /// The sign of a check in this style.
    fn sign(&self, threat: Threat) -> &'static str {
        match (self.signs, threat) {
            (CheckSigns::None, _) | (_, Threat::None) => "",
            (CheckSigns::DoublePlusIsMate, Threat::Mate) => "++",
            (_, Threat::Mate) => "#",
            (CheckSigns::DoublePlusIsDoubleCheck, Threat::DoubleCheck) => "++",
            (_, Threat::Check | Threat::DoubleCheck) => "+",
        }
    }

    fn write_uci(&self, position: &Position, m: Move, text: &mut String) {
        push_square(m.from(), text);
        push_square(if self.king_takes_rook { m.to() } else { target(position, m) }, text);
        text.extend(m.promotes_to().map(|role| role.role().letter()));
    }
}

fn write_numeric(position: &Position, m: Move, text: &mut String) {
    for square in [m.from(), target(position, m)] {
        text.push((b'1' + square.file().index()) as char);
        text.push((b'1' + square.rank().index()) as char);
    }
    text.extend(m.promotes_to().map(|role| match role.role() {
        Role::Queen => '1',
        Role::Rook => '2',
        Role::Bishop => '3',
        _ => '4',
    }));
}

/// The second square of a move that is written by its squares alone; in castling, as the position needs it.
fn target(position: &Position, m: Move) -> Square {
    match position.uci(m) {
        UciMove::Play { to, .. } => to,
        UciMove::Null => m.destination(),
    }
}

fn push_square(square: Square, text: &mut String) {
    text.push(square.file().letter());
    text.push(square.rank().letter());
}
