//! Errors of requests.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An error: what is wrong, where, and what would be right.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ErrorBody {
    /// The kind of error; a client decides by this.
    pub kind: ErrorKind,
    /// The sentence for a person.
    pub sentence: String,
    /// The number of the last event, if the act came too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
    /// The text that was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The article behind a refusal, such as `3.8.2.2`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
}

/// The kinds of error.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorKind {
    /// The request is not well formed.
    BadRequest,
    /// An act that cannot be read.
    BadAct,
    /// A position that cannot be read.
    BadPosition,
    /// A time control that cannot be read.
    BadControl,
    /// An edition, a number or a name that does not exist.
    BadValue,
    /// No such game, link or page.
    NotFound,
    /// The game was deleted.
    Gone,
    /// No valid link or session.
    Unauthenticated,
    /// The link has been used: the first person who opened it has exchanged it for a private one.
    LinkUsed,
    /// The role may not do this.
    Forbidden,
    /// The header against forged requests is missing, or the request comes from another site.
    Forged,
    /// Another event came first: read `seq` and decide again.
    Conflict,
    /// The act is not possible in the current state of the game.
    NotAnEvent,
    /// Online mode: the move is not legal.
    Illegal,
    /// The position stands on the board of a running game: advice is forbidden during play.
    BeingPlayed,
    /// Online mode: only whole moves, offers, claims and resignation.
    NotOnline,
    /// The name of the account is taken.
    Taken,
    /// Too many requests: wait.
    TooMany,
    /// The body is too large.
    TooLarge,
    /// A protocol version that this server does not speak.
    Version,
    /// The server is stopping.
    Stopping,
    /// The server is overloaded, too many connections are open, or the game is being reloaded: try again in a moment.
    Busy,
    /// The log of the game cannot be read: the operator has to repair it.
    Damaged,
    /// The game has reached its limit of events: only the clock, resignation, agreement and the arbiter's acts are accepted.
    Capped,
    /// This server has no engine: its operator has not set one.
    NoEngine,
    /// The engine failed.
    Engine,
    /// The server failed.
    Internal,
}
