//! What the coach is asked, and its answers beyond one position.

use super::{LineMove, OpeningName};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What this server's coach can do.
#[derive(Copy, Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct CoachSettings {
    /// Whether there is an engine to ask.
    pub engine: bool,
}

/// A position to be looked at.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CoachQuestion {
    /// The position.
    #[schema(max_length = 200)]
    pub fen: String,
    /// Whether to ask the engine, too; in a job only.
    #[serde(default)]
    pub engine: bool,
}

/// A game to be read or looked at.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameQuestion {
    /// A game in PGN; of several the first.
    pub pgn: String,
    /// Whether to ask the engine about every position; in a job only.
    #[serde(default)]
    pub engine: bool,
}

/// A game that was read, move by move.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameRead {
    /// White's name; may be empty.
    pub white: String,
    /// Black's name; may be empty.
    pub black: String,
    /// The result as PGN writes it.
    pub result: String,
    /// The position before the first move.
    pub start: String,
    /// The moves of the main line.
    pub plies: Vec<GamePly>,
    /// The opening, if it has a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<OpeningName>,
    /// What was wrong with the text.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub notes: Vec<String>,
}

/// A move of a game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct GamePly {
    /// The move.
    #[serde(flatten)]
    pub played: LineMove,
    /// The position after it.
    pub fen: String,
}
