//! Questions that need no game, and their answers.

use super::{ArticleView, BonusView, RulingView, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// About the program.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct About {
    /// The program's version.
    pub version: String,
    /// The version of the messages.
    pub messages: u32,
    /// The licence.
    pub licence: String,
    /// The available editions, oldest first.
    pub editions: Vec<EditionLine>,
    /// The languages in which moves can be written, by code.
    pub languages: Vec<String>,
}

/// An edition of the Laws.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct EditionLine {
    /// Its year, which identifies it.
    pub year: String,
    /// The first day it was in force.
    #[schema(example = "2023-01-01")]
    pub from: String,
    /// How many articles the program executes.
    pub articles: usize,
    /// How many of them rest on texts that could not be consulted.
    pub unverified: usize,
    /// What the opponent gets for an illegal move in a standard game.
    pub illegal_bonus_ms: u64,
    /// The illegal move that loses a standard game.
    pub illegal_limit: u8,
    /// What the opponent gets for an incorrect draw claim, in milliseconds.
    pub claim_bonus_ms: u64,
    /// The quiet moves by each side after which the game is drawn without a claim, if there is such a rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quiet_limit: Option<u16>,
    /// Whether a fivefold repetition ends the game without a claim.
    pub fivefold: bool,
}

/// A time control that is offered by name.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Preset {
    /// Its key.
    #[schema(example = "blitz-5-0")]
    pub key: String,
    /// The time control as PGN writes it.
    pub control: String,
    /// The same as people write it.
    pub spoken: String,
    /// `standard`, `rapid` or `blitz` by the latest edition.
    pub rate: String,
    /// Its name.
    pub name: String,
}

/// A time control to be read.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ControlQuestion {
    /// The text.
    #[schema(example = "90'/40 + 30' + 30\"", max_length = 200)]
    pub text: String,
    /// The year of the edition by which the rate is judged; the latest by default.
    #[serde(default)]
    pub edition: Option<String>,
}

/// A time control that was read.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ControlRead {
    /// As PGN writes it.
    pub control: String,
    /// As people write it.
    pub spoken: String,
    /// `standard`, `rapid` or `blitz`; left out where there is no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rate: Option<String>,
    /// The periods; empty for a sand-glass and without a clock.
    pub periods: Vec<PeriodView>,
    /// The time on each side of a sand-glass.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hourglass_ms: Option<u64>,
}

/// A period of a time control.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct PeriodView {
    /// The moves; left out for a period that covers all remaining moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// The time.
    pub ms: u64,
    /// What is added for each move.
    pub bonus: BonusView,
}

/// A Chess960 start.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Chess960Start {
    /// Its number.
    pub number: u16,
    /// The pieces of the first rank, in English letters.
    #[schema(example = "RNBQKBNR")]
    pub pieces: String,
    /// The position.
    pub fen: String,
}

/// A position to be looked at.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionQuestion {
    /// As FEN; missing fields at the end get their defaults.
    #[schema(max_length = 200)]
    pub fen: String,
}

/// A position that was looked at.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct PositionRead {
    /// The position as a complete FEN.
    pub fen: String,
    /// Whether one can play from it.
    pub playable: bool,
    /// What is irregular about it.
    pub irregularities: Vec<Irregular>,
    /// Who has the move.
    pub turn: Side,
    /// Whether that side is in check.
    pub check: bool,
    /// The legal moves.
    pub moves: Vec<String>,
    /// `checkmate` or `stalemate`, if it is either.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// The number of the Chess960 start, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chess960: Option<u16>,
}

/// Something irregular.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Irregular {
    /// What, as a clause.
    pub sentence: String,
}

/// Can this be won?
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WinnableQuestion {
    /// The position.
    #[schema(max_length = 200)]
    pub fen: String,
}

/// Whether each side can still mate.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Winnable {
    /// The position as a complete FEN.
    pub fen: String,
    /// For White.
    pub white: SideVerdict,
    /// For Black.
    pub black: SideVerdict,
    /// Whether the position is dead, that is, neither side can mate; left out if undecided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead: Option<bool>,
}

/// The answer for one side.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct SideVerdict {
    /// The answer.
    pub verdict: VerdictKind,
    /// The answer as a sentence.
    pub sentence: String,
    /// The mating line by squares, where it can mate.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Vec<String>>,
    /// The same as SAN with English letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub san: Option<Vec<String>>,
}

/// The three answers.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VerdictKind {
    /// It can mate.
    Winnable,
    /// It cannot.
    Unwinnable,
    /// Not decided within the effort allowed.
    Undetermined,
}

/// Why is this move not legal?
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhyQuestion {
    /// The position.
    #[schema(max_length = 200)]
    pub fen: String,
    /// The move, in any notation.
    #[schema(example = "0-0", max_length = 100)]
    pub text: String,
    /// The code of the language of its letters; by default English, then any language that has such a letter.
    #[serde(default)]
    #[schema(example = "it")]
    pub language: Option<String>,
    /// The edition's year; the latest by default.
    #[serde(default)]
    #[schema(example = "2018")]
    pub edition: Option<String>,
}

/// The reason.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct WhyAnswer {
    /// Whether it is legal.
    pub legal: bool,
    /// The reason as a clause.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<String>,
    /// The articles of the edition, the most specific first.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub articles: Vec<ArticleView>,
    /// A citation of them; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub citation: Option<String>,
}

/// A move as somebody typed it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NotationQuestion {
    /// The position.
    #[schema(max_length = 200)]
    pub fen: String,
    /// The text, in any notation.
    #[schema(example = "Cf3", max_length = 100)]
    pub text: String,
    /// The code of the language of its letters; by default English and Italian are tried.
    #[serde(default)]
    #[schema(example = "it")]
    pub language: Option<String>,
}

/// A move that was read.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct NotationRead {
    /// The move by its squares.
    pub uci: String,
    /// The move as SAN with English letters.
    pub san: String,
    /// What was odd about the text.
    pub notes: Vec<NotationNote>,
    /// Whether the text offers a draw.
    pub draw_offer: bool,
}

/// Something odd about a text.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct NotationNote {
    /// What, as a clause.
    pub sentence: String,
}

/// A case for the Laws to judge.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JudgeQuestion {
    /// The edition's year; the latest by default.
    #[serde(default)]
    pub edition: Option<String>,
    /// The time control; none by default.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub control: Option<String>,
    /// Whether supervision is adequate.
    #[serde(default = "yes")]
    pub supervised: bool,
    /// The starting position; the usual one by default.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub fen: Option<String>,
    /// What happens, in order, at most 200 acts; each may begin with a time, as in `0:05 white touches e2`.
    pub acts: Vec<String>,
}

fn yes() -> bool {
    true
}

/// What the Laws say.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Judged {
    /// Each act with its rulings.
    pub acts: Vec<JudgedAct>,
    /// What stands on the board at the end.
    pub fen: String,
    /// The end of the game, if it has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<super::Ending>,
}

/// An act that was judged.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct JudgedAct {
    /// The act, as read.
    #[schema(format = "act")]
    pub act: String,
    /// The same as a sentence.
    pub sentence: String,
    /// What follows.
    pub rulings: Vec<RulingView>,
}
