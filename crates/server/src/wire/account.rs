//! The organiser's account.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A name and a password.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// Three to forty letters, digits, dots, hyphens and underscores.
    #[schema(example = "circolo.centrale", min_length = 3, max_length = 40)]
    pub name: String,
    /// Ten letters at least.
    #[schema(min_length = 10, max_length = 200)]
    pub password: String,
}

/// An account.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Account {
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created_at: u64,
}

/// Who is signed in.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Session {
    /// The account; left out where nobody is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account: Option<Account>,
}
