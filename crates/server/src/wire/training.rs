//! Exercises: each complete, so that a client looks up and judges nothing.

use super::Side;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// All drills, and the ladder of training without the board.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct TrainingView {
    /// The drills, by group.
    pub groups: Vec<DrillGroup>,
    /// The ladder: each step is to be passed before the next.
    pub ladder: Vec<LadderStep>,
}

/// Drills that train one thing.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct DrillGroup {
    /// `board`, `moves`, `positions`, `tactics`, `endings`, `blind` or `openings`.
    pub key: String,
    /// Its name.
    pub title: String,
    /// Its drills.
    pub drills: Vec<DrillView>,
}

/// A kind of exercise.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct DrillView {
    /// Its key.
    #[schema(example = "mate-in-one")]
    pub key: String,
    /// Its name.
    pub title: String,
    /// What one does in it.
    pub about: String,
    /// How many levels it has, from 1.
    pub levels: u8,
    /// The version of its exercises: where it has changed, a seed makes another exercise than before.
    pub version: u32,
    /// Whether it is answered without seeing the position.
    pub blind: bool,
    /// Terms of the glossary that belong to it.
    pub terms: Vec<String>,
}

/// A step of the ladder.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LadderStep {
    /// The drill.
    pub drill: String,
    /// Its level.
    pub level: u8,
    /// How many must be right.
    pub pass: u8,
    /// Of how many.
    pub of: u8,
}

/// Exercises that were asked for.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExerciseList {
    /// The exercises.
    pub exercises: Vec<ExerciseView>,
    /// The seed to ask for next: those before it have been used.
    pub next_seed: u64,
}

/// A question with every answer that can be given.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExerciseView {
    /// Its name, by which it is made again: the drill, the level, the seed; or `lesson` and a key.
    #[schema(example = "square-colour:1:7")]
    pub id: String,
    /// The drill; not there for the question of a lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drill: Option<String>,
    /// The version of the drill: in another version the same name may mean another exercise. Not there for the question of a lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
    /// The level; not there for the question of a lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// The position; without kings where the question needs none. Not there if it needs no board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// Who sits below.
    pub orientation: Side,
    /// How much of the board is seen while answering.
    pub sight: SightKind,
    /// Whether the board is not seen while answering.
    pub hidden: bool,
    /// Squares that the question points at.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub marks: Vec<String>,
    /// The position in words, a sentence for each side; where there is an earlier board, that one.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub text: Vec<String>,
    /// The board some moves earlier, with the moves that follow: shown in place of the position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub earlier: Option<EarlierView>,
    /// What is asked.
    pub question: String,
    /// Everything one must know to answer, as it is read aloud: the position in words, the moves, the question.
    pub spoken: String,
    /// Every answer.
    pub answer: AnswerView,
    /// Help, the least first.
    pub hints: Vec<HintView>,
    /// The answer told.
    pub solution: SolutionView,
    /// Terms of the glossary.
    pub terms: Vec<String>,
}

/// How much of the board is seen while answering.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SightKind {
    /// All of it.
    Shown,
    /// It is shown until the reader hides it, and then the question is asked.
    ThenHidden,
    /// Nothing: pieces are told in words, or there are none. An earlier board is told in words, too.
    Hidden,
}

/// A board some moves earlier.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct EarlierView {
    /// The position.
    pub fen: String,
    /// The moves from there.
    pub moves: Vec<MoveText>,
}

/// A move.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct MoveText {
    /// As in UCI.
    #[schema(example = "g1f3")]
    pub uci: String,
    /// In short notation, in the letters of the reader's language.
    #[schema(example = "Nf3")]
    pub san: String,
    /// As it is read aloud.
    pub spoken: String,
}

/// Every answer that can be given.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AnswerView {
    /// One of several things.
    Choice {
        /// The things, in their order.
        options: Vec<OptionView>,
    },
    /// All these squares and no other.
    Squares {
        /// The right ones.
        right: Vec<String>,
        /// What there is to say about squares, right or wrong.
        sentences: BTreeMap<String, String>,
        /// What there is to say about every other square.
        otherwise: String,
    },
    /// One square.
    Square {
        /// The right one.
        right: String,
        /// What there is to say about it.
        sentence: String,
        /// What there is to say about every other.
        otherwise: String,
    },
    /// Moves.
    Moves {
        /// Where it begins: a number of a node.
        start: usize,
        /// Whether all the right moves of the first node are wanted, not one of them.
        all: bool,
        /// The positions in which moves are asked for.
        nodes: Vec<NodeView>,
    },
}

/// One of several things.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct OptionView {
    /// Its name for programs.
    pub key: String,
    /// Its name.
    pub label: String,
    /// Whether it is right.
    pub right: bool,
    /// What there is to say about it.
    pub sentence: String,
    /// For a wrong one, moves from the position of the question that show it.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub refutation: Vec<MoveText>,
}

/// A position in which a move is asked for.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct NodeView {
    /// The position.
    pub fen: String,
    /// Every legal move, as in UCI, with its verdict.
    pub moves: BTreeMap<String, JudgedMove>,
    /// Help for the move that is asked for here. The first position has none of its own: it has that of the exercise.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub hints: Vec<HintView>,
}

/// A move with its verdict.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct JudgedMove {
    /// The move in short notation, in the letters of the reader's language.
    pub san: String,
    /// As it is read aloud.
    pub spoken: String,
    /// Whether it answers the question.
    pub verdict: MoveVerdict,
    /// What there is to say about it.
    pub sentence: String,
    /// A line that shows it, beginning with the other side's move.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub refutation: Vec<MoveText>,
    /// The other side's answer, where the exercise goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<MoveText>,
    /// Where a variation ends with this move, another answer to an earlier move, with which the exercise goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instead: Option<MoveText>,
    /// The node where it goes on. A right move without one ends the exercise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<usize>,
}

/// Whether a move answers the question.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MoveVerdict {
    /// It does.
    Right,
    /// It is good, and not what is asked for: another may be tried.
    Also,
    /// It does not.
    Wrong,
}

/// A piece of help.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct HintView {
    /// `motif`, `count`, `square`, `piece`, `move`, `file` or `not`.
    pub step: String,
    /// What it says.
    pub sentence: String,
    /// The squares it points at.
    pub squares: Vec<String>,
}

/// The answer told.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct SolutionView {
    /// What there is to say.
    pub sentence: String,
    /// The squares that matter, by what they have to do with it: `subject`, `attacker`, `defender`, `target`, `line`, `key`.
    pub squares: BTreeMap<String, Vec<String>>,
    /// The moves, from the position of the question.
    pub moves: Vec<MoveText>,
}
