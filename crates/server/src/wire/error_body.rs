//! What went wrong with a request.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An answer that is no answer: what is wrong, where, and what would be right.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ErrorBody {
    /// What kind of thing is wrong; a client decides by this.
    pub kind: ErrorKind,
    /// The sentence for a person.
    pub sentence: String,
    /// The number of the last event, where the act came too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
    /// The text that was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The article behind a refusal, such as `3.8.2.2`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
}

/// The kinds of fault.
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
    /// No such game, link, page.
    NotFound,
    /// The game was deleted.
    Gone,
    /// No valid link or session.
    Unauthenticated,
    /// The link has been used: whoever opened it first has a private one in its place.
    LinkUsed,
    /// The role may not do this.
    Forbidden,
    /// The header against forged requests is missing, or the request comes from another site.
    Forged,
    /// Something happened before: read `seq` and decide again.
    Conflict,
    /// It cannot happen in this game as it stands.
    NotAnEvent,
    /// Online mode: the move is not legal.
    Illegal,
    /// Online mode: only whole moves, offers, claims and resignation.
    NotOnline,
    /// The name of the account is taken.
    Taken,
    /// Too many requests: wait.
    TooMany,
    /// The body is too large.
    TooLarge,
    /// The message is of a version that this server does not speak.
    Version,
    /// The server is stopping.
    Stopping,
    /// Too much is under way, too many connections are open, or the game is being loaded again: try again in a moment.
    Busy,
    /// The log of the game cannot be read: the operator has to see to it.
    Damaged,
    /// So much has happened in the game that only the clock, resignation, agreement and the arbiter's acts go on.
    Capped,
    /// The server failed.
    Internal,
}
