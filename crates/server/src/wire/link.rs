//! The secret links of a game, and who holds them.

use super::Role;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A secret link: whoever has the token has the role.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct Link {
    /// The role.
    pub role: Role,
    /// The secret. Send it as `Authorization: Bearer`, or in the greeting of the socket; an offered one belongs after the `#`
    /// of a page's address, where no server sees it.
    pub token: String,
}

/// The secret links of a new game. The first four are offered: whoever opens one first exchanges it for a private one.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct Links {
    /// For White.
    pub white: String,
    /// For Black.
    pub black: String,
    /// For the arbiter.
    pub arbiter: String,
    /// For an assistant.
    pub assistant: String,
    /// For whoever made the game: it gives out links anew and withdraws them, and cannot act in the game.
    pub organiser: String,
}

/// An offered link is exchanged for a private one: `POST /api/games/{id}/links/take`.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeLink {
    /// The private secret, drawn by the asker: 32 letters, digits, `-` and `_`, from 192 random bits. The same request sent
    /// again gives the same answer, so that an answer that was lost on its way locks nobody out.
    #[schema(min_length = 32, max_length = 32, pattern = "^[A-Za-z0-9_-]{32}$")]
    pub secret: String,
}

/// Who holds what in a game: `GET /api/games/{id}/links`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LinkList {
    /// One line for each role that has links.
    pub links: Vec<LinkLine>,
}

/// The links of a role.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LinkLine {
    /// The role.
    pub role: Role,
    /// Whether anybody holds it.
    pub state: LinkState,
    /// Since when it is so; left out where no link was ever made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// Whether the asker holds it.
    pub yours: bool,
    /// Whether the asker may put a new link in its place.
    pub may_renew: bool,
    /// Whether the asker may withdraw it.
    pub may_withdraw: bool,
}

/// How the link of a role stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LinkState {
    /// A link was made, and nobody has used it yet.
    Offered,
    /// Somebody holds it.
    Taken,
    /// It was withdrawn, and no other was made.
    Withdrawn,
    /// None was made.
    None,
}
