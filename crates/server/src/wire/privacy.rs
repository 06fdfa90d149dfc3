//! What becomes of one's data.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The wish to have one's account deleted.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password once more. It may be left out by whoever signed in within the last ten minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 200)]
    pub password: Option<String>,
    /// What becomes of the games of the account.
    pub games: LeftGames,
}

/// What becomes of the games of an account that is deleted.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LeftGames {
    /// They are deleted with it.
    Delete,
    /// They stay, without owner and without the names of the players.
    Leave,
}
