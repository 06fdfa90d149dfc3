//! What the coach says: the same shape on the wire and in `tratto coach --json` (`docs/coach.md`).

use super::{FactView, Side};
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

/// One thing that the coach says, with what proves it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AdviceView {
    /// Its name in data.
    #[schema(example = "rook-behind-own-passer")]
    pub key: String,
    /// `plan`, `mate`, `win`, `ending`, `engine`, `move`, `event` or `opening`.
    #[schema(example = "plan")]
    pub kind: String,
    /// Whom it is about.
    pub side: Side,
    /// How it is known: `board`, `exchange`, `line`, `proof` or `engine`; of a plan, how its premises are known.
    #[schema(example = "board")]
    pub truth: String,
    /// It in words.
    pub sentence: String,
    /// The glossary's term for what it is about.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub term: Option<String>,
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
    pub premises: Vec<FactView>,
    /// The engine whose opinion it is, if it is one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub engine: Option<EngineView>,
}

/// An engine, and what it spent.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct EngineView {
    /// The name and version that it gives itself.
    #[schema(example = "Stockfish 15.1")]
    pub name: String,
    /// The nodes it spent.
    pub nodes: u64,
}

/// A move that meets an attack.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct DefenceView {
    /// The move.
    #[serde(rename = "move")]
    pub played: MoveView,
    /// What the move loses itself by exchange, in pawns.
    pub cost: i32,
}

/// The moves that meet an attack in one way.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AnswersView {
    /// In which way: `away`, `capture`, `interposition`, `defence`, `counter-capture`, `check` or `counter-threat`.
    #[schema(example = "away")]
    pub way: String,
    /// The way and its moves in words.
    pub sentence: String,
    /// The moves.
    pub answers: Vec<DefenceView>,
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
    /// Every move that meets the attack, by its way; none is left out.
    pub ways: Vec<AnswersView>,
}

/// What a side threatens, or can do at once if it is to move.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ThreatView {
    /// Who threatens.
    pub side: Side,
    /// What is won by exchange, in pawns; 99 for a mate.
    pub gain: i32,
    /// It in words.
    pub sentence: String,
    /// The position in which that side is to move.
    pub fen: String,
    /// The move.
    #[serde(rename = "move")]
    pub played: MoveView,
    /// The squares that show it.
    pub squares: SquaresView,
}

/// One kind of advantage, what each side has of it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct BalanceView {
    /// `material`, `space`, `time`, `pawns`, `safety`, `files` or `minors`.
    #[schema(example = "space")]
    pub key: String,
    /// Its name.
    pub title: String,
    /// What White has.
    pub white: String,
    /// What Black has.
    pub black: String,
    /// What follows from it.
    pub meaning: String,
    /// The glossary's term for it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub term: Option<String>,
    /// White's squares.
    pub squares_white: SquaresView,
    /// Black's squares.
    pub squares_black: SquaresView,
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
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
    /// The kinds of advantage side by side.
    pub balance: Vec<BalanceView>,
    /// What each side threatens, the side to move first.
    pub threats: Vec<ThreatView>,
    /// The pieces that can be won.
    pub attacked: Vec<AttackedView>,
    /// Mates, endings and plans, those of the side to move first.
    pub advice: Vec<AdviceView>,
}

/// A motif in a line.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct MotifView {
    /// Its name in data (`docs/motifs.md`).
    #[schema(example = "fork")]
    pub key: String,
    /// Its name.
    pub name: String,
    /// What it shows, in words.
    pub sentence: String,
    /// The glossary's term for it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub term: Option<String>,
    /// Which half-move of the line shows it, the first being 0.
    pub ply: usize,
    /// How it is known.
    pub truth: String,
    /// The squares that show it.
    pub squares: SquaresView,
}

/// A line that answers a move or should have been played, with its motifs.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LineView {
    /// It in words.
    pub sentence: String,
    /// How it is known that it is good: `exchange`, `proof` or `engine`.
    pub truth: String,
    /// The engine whose opinion it is, if it is one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub engine: Option<EngineView>,
    /// The position from which it is played.
    pub fen: String,
    /// Its moves.
    pub moves: Vec<MoveView>,
    /// Its motifs.
    pub motifs: Vec<MotifView>,
}

/// Something that a move changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ChangeView {
    /// `gained`, `lost` or `altered`.
    #[schema(example = "gained")]
    pub change: String,
    /// Whether a coach would mention it.
    pub telling: bool,
    /// It in words.
    pub sentence: String,
    /// The fact: as it is after the move, or as it was before if it is lost.
    pub fact: FactView,
}

/// A move as the coach sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct MoveAdvice {
    /// [`COACH_VERSION`].
    pub version: u32,
    /// The position before the move.
    pub fen: String,
    /// The move.
    #[serde(rename = "move")]
    pub played: MoveView,
    /// What it does, and what speaks against it.
    pub findings: Vec<AdviceView>,
    /// What should have been played, where that is known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub chance: Option<LineView>,
    /// How it is answered best, where that is known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub refutation: Option<LineView>,
    /// The line, from the move on, that mates whoever takes what it leaves to be taken.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub trap: Option<LineView>,
    /// What it changes.
    pub changes: Vec<ChangeView>,
}

/// A move with which a game turned, or could have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct TurningPointView {
    /// After so many half-moves it was made.
    pub ply: usize,
    /// The position before it.
    pub fen: String,
    /// The move.
    #[serde(rename = "move")]
    pub played: MoveView,
    /// The move with its number, in the reader's letters.
    #[schema(example = "12... Axh2+")]
    pub numbered: String,
    /// What speaks against it.
    pub findings: Vec<AdviceView>,
    /// What should have been played, where that is known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub chance: Option<LineView>,
    /// How it is answered best, where that is known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub refutation: Option<LineView>,
}

/// A part of a game with one structure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct StageView {
    /// After so many half-moves it begins.
    pub ply: usize,
    /// The position then.
    pub fen: String,
    /// The move before it with its number; left out at the start.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub numbered: Option<String>,
    /// `opening`, `middlegame` or `endgame`.
    pub phase: String,
    /// What is new in the structure.
    pub facts: Vec<FactView>,
    /// The plans of both sides.
    pub plans: Vec<AdviceView>,
}

/// When a phase of a game began.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct PhaseView {
    /// After so many half-moves.
    pub ply: usize,
    /// `opening`, `middlegame` or `endgame`.
    pub phase: String,
}

/// A game as the coach sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct GameAdvice {
    /// [`COACH_VERSION`].
    pub version: u32,
    /// The position from which it was played.
    pub fen: String,
    /// The moves.
    pub moves: Vec<MoveView>,
    /// The opening.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub opening: Option<OpeningView>,
    /// How many half-moves lead to the position that has the opening's name.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub opening_plies: Option<usize>,
    /// The phases.
    pub phases: Vec<PhaseView>,
    /// The ten rules of the opening for each side: kept, broken or not judged.
    pub checks: Vec<AdviceView>,
    /// What happened that one move alone does not show: gambits, castling, an early queen, a castled position torn open.
    pub events: Vec<AdviceView>,
    /// The moves with which it turned.
    pub turning_points: Vec<TurningPointView>,
    /// The main changes of structure.
    pub stages: Vec<StageView>,
}
