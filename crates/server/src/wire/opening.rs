//! Openings by position, and the lines of the courses.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The name of an opening.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct OpeningName {
    /// The code in the *Encyclopaedia of Chess Openings*.
    #[schema(example = "C50")]
    pub eco: String,
    /// The name in the reader's language.
    pub name: String,
    /// The name in the language that is of use beside it: English for Italians, Italian for all others.
    pub beside: String,
    /// Other names in Italian.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub aliases: Vec<String>,
}

/// A move.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct MoveView {
    /// As chess engines talk.
    #[schema(example = "g1f3")]
    pub uci: String,
    /// With English letters.
    #[schema(example = "Nf3")]
    pub san: String,
}

/// What is known of a position in the opening.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct OpeningRead {
    /// The position.
    pub fen: String,
    /// The moves that led to it, if moves were given.
    pub moves: Vec<MoveView>,
    /// The opening that this very position is, by whatever moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<OpeningName>,
    /// The last named opening on the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<LastOpening>,
    /// How many named openings come through this position by their usual moves.
    pub lines: u32,
    /// The moves that are known, those on the way to most openings first.
    pub known: Vec<KnownMoveView>,
    /// All legal moves.
    pub legal: Vec<MoveView>,
}

/// The last named opening of a game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LastOpening {
    /// Its name.
    pub opening: OpeningName,
    /// After how many half-moves.
    pub half_moves: usize,
}

/// A move that the table of openings knows.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct KnownMoveView {
    /// The move as chess engines talk.
    pub uci: String,
    /// The move with English letters.
    pub san: String,
    /// The opening that the position after it is, if that has a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<OpeningName>,
    /// How many named openings come through the position after it by their usual moves.
    pub lines: u32,
}

/// An opening with the moves by which it is usually reached.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct OpeningLine {
    /// Its name.
    pub opening: OpeningName,
    /// The moves.
    pub moves: Vec<MoveView>,
}

/// A line of a course for beginners, with what was done to it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct CourseLineView {
    /// The heading of the course, in Italian.
    pub heading: String,
    /// `legal`, `corrected`, `completed` or `unclear`.
    pub status: String,
    /// The same in words.
    pub told: String,
    /// Whether the reading is certain.
    pub certain: bool,
    /// Why it is not as it was printed, or what one should know of it.
    pub reasons: Vec<String>,
    /// The moves; none if no reading is safe.
    pub moves: Vec<MoveView>,
    /// The opening that the moves are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<OpeningName>,
    /// Another continuation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branch: Option<BranchView>,
}

/// A continuation that leaves a line.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct BranchView {
    /// After how many half-moves of the line.
    pub after: usize,
    /// The moves.
    pub moves: Vec<MoveView>,
}
