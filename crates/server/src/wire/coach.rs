//! What the coach says: the same shape on the wire and in `tratto coach --json` (`docs/coach.md`).

use super::Side;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// The version of this shape. It grows only if a field changes its meaning or goes away.
pub const COACH_VERSION: u32 = 1;

/// A move as programs and readers want it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct MoveView {
    /// In UCI.
    #[schema(example = "g1f3")]
    pub uci: String,
    /// As PGN writes it.
    #[schema(example = "Nf3")]
    pub san: String,
    /// In the letters of the reader's language.
    #[schema(example = "Cf3")]
    pub text: String,
}

/// Squares by what they have to do with a statement: `subject`, `attacker`, `defender`, `target`, `line`, `key`.
pub type SquaresView = BTreeMap<String, Vec<String>>;

/// A fact that a plan rests on.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct PremiseView {
    /// Its name in data (`docs/facts.md`).
    #[schema(example = "passed-pawn")]
    pub key: String,
    /// Whose fact it is.
    pub side: Side,
    /// How it is known: `board`, `exchange`.
    pub truth: String,
    /// The squares that show it.
    pub squares: SquaresView,
    /// The fact as a sentence.
    pub sentence: String,
}

/// One thing that the coach says, with what proves it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AdviceView {
    /// Its name in data.
    #[schema(example = "rook-behind-own-passer")]
    pub key: String,
    /// `plan`, `mate`, `ending`, `move` or `opening`.
    #[schema(example = "plan")]
    pub kind: String,
    /// Whom it is about.
    pub side: Side,
    /// How it is known: `board`, `exchange`, `line`, `proof` or `engine`; of a plan, how its premises are known.
    #[schema(example = "board")]
    pub truth: String,
    /// It in words.
    pub sentence: String,
    /// The position that it is about and from which its moves are played.
    pub fen: String,
    /// The squares that prove it.
    pub squares: SquaresView,
    /// The moves that prove it or carry it out.
    pub moves: Vec<MoveView>,
    /// `line` if they follow one another, `choices` if each is played from the position.
    #[schema(example = "choices")]
    pub moves_are: String,
    /// The facts that a plan rests on.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub premises: Vec<PremiseView>,
}

/// A move that meets an attack.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AnswerView {
    /// In which way: `away`, `capture`, `interposition`, `defence`, `counter-capture`, `check` or `counter-threat`.
    #[schema(example = "away")]
    pub way: String,
    /// The move.
    #[serde(rename = "move")]
    pub played: MoveView,
    /// What the move loses itself by exchange, in pawns.
    pub cost: i32,
}

/// A piece that can be won, and every way to meet the attack.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AttackedView {
    /// Where it stands.
    pub square: String,
    /// Whose it is.
    pub side: Side,
    /// `pawn`, `knight`, `bishop`, `rook` or `queen`.
    pub piece: String,
    /// The position in which its side is to move, from which the answers are played.
    pub fen: String,
    /// It in words.
    pub sentence: String,
    /// Every move that meets the attack; none is left out.
    pub answers: Vec<AnswerView>,
}

/// A named opening.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct OpeningView {
    /// The code of the Encyclopaedia of Chess Openings.
    #[schema(example = "C50")]
    pub eco: String,
    /// Its name in the reader's language.
    pub name: String,
}

/// A position as the coach sees it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct PositionAdvice {
    /// [`COACH_VERSION`].
    pub version: u32,
    /// The position.
    pub fen: String,
    /// Who is to move.
    pub turn: Side,
    /// `opening`, `middlegame` or `endgame`.
    pub phase: String,
    /// The opening, if the position has a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<OpeningView>,
    /// The pieces that can be won.
    pub attacked: Vec<AttackedView>,
    /// Mates, endings and plans, those of the side to move first.
    pub advice: Vec<AdviceView>,
}
