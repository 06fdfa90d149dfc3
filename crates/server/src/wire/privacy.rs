//! Personal data.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A request to delete one's account.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password. It may be left out within ten minutes of signing in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 200)]
    pub password: Option<String>,
    /// What happens to the games of the account.
    pub games: LeftGames,
}

/// What happens to the games of a deleted account.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LeftGames {
    /// They are deleted.
    Delete,
    /// They stay, without owner and without the names of the players.
    Leave,
}
