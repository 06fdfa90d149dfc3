//! Games without the board against the engine.

use super::{CanClaimView, EngineView, MoveText, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a game without the board can be played with here.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct BlindSettings {
    /// Whether there is an engine to play against.
    pub engine: bool,
    /// The levels, the weakest first.
    pub levels: Vec<BlindLevel>,
}

/// A level at which the engine plays.
#[derive(Copy, Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct BlindLevel {
    /// Its number, from 1.
    pub level: u8,
    /// The rating that the engine is told to play at; full strength if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
}

/// A game as far as it has come, and what the player does.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BlindQuestion {
    /// Where it began; the initial array by default.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub fen: Option<String>,
    /// The moves so far, as in UCI.
    pub moves: Vec<String>,
    /// What the player on move does; nothing by default.
    #[serde(default)]
    pub step: Option<BlindStep>,
}

/// What the player on move does.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum BlindStep {
    /// He plays a move, in any notation.
    Move {
        /// The move as it was typed.
        #[schema(max_length = 200)]
        text: String,
    },
    /// He claims a draw.
    Claim {
        /// Its kind, as in `claims`.
        of: String,
        /// The move with which he claims, as in UCI, where the claim needs one.
        #[serde(default)]
        with: Option<String>,
    },
    /// He resigns.
    Resign,
}

/// A game as far as it has come, for the engine to move.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BlindTurn {
    /// Where it began; the initial array by default.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub fen: Option<String>,
    /// The moves so far, as in UCI.
    pub moves: Vec<String>,
    /// The level, from 1.
    pub level: u8,
}

/// A game as far as it has come, complete, so that a client judges nothing.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct BlindGame {
    /// The position.
    pub fen: String,
    /// Who has the move.
    pub turn: Side,
    /// Whether he is in check.
    pub check: bool,
    /// The moves so far.
    pub moves: Vec<MoveText>,
    /// Every legal move; none when the game is over.
    pub legal: Vec<MoveText>,
    /// The position in words, a sentence for each side.
    pub text: Vec<String>,
    /// What the player on move may claim.
    pub claims: Vec<CanClaimView>,
    /// What had to be supposed to read the move that was typed.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub notes: Vec<String>,
    /// How it ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<super::Ending>,
}

/// The engine's move.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct BlindReply {
    /// The move.
    pub played: MoveText,
    /// The engine.
    pub engine: EngineView,
    /// The rating that it was limited to; left out at full strength, and for an engine that cannot be limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The game after it.
    pub game: BlindGame,
}
