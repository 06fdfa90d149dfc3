//! Administration.

use super::GameLine;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who may make an account.
#[derive(Copy, Clone, Default, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Registration {
    /// Everybody.
    #[default]
    Open,
    /// With an invitation.
    Invitation,
    /// Nobody.
    Closed,
}

/// Who may make games.
#[derive(Copy, Clone, Default, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GameMakers {
    /// Everybody, signed in or not.
    #[default]
    Anybody,
    /// Whoever is signed in.
    Accounts,
    /// Administrators.
    Administrators,
}

/// Names for an enumeration, as they are stored, typed and sent.
macro_rules! named {
    ($kind:ident: $($variant:ident = $name:literal),*) => {
        impl $kind {
            /// All of them.
            pub const ALL: &[$kind] = &[$($kind::$variant),*];

            /// Its name.
            pub fn name(self) -> &'static str {
                match self {
                    $($kind::$variant => $name),*
                }
            }

            /// The variant with a name.
            pub fn from_name(name: &str) -> Option<$kind> {
                $kind::ALL.iter().copied().find(|one| one.name() == name)
            }
        }
    };
}

named!(Registration: Open = "open", Invitation = "invitation", Closed = "closed");
named!(GameMakers: Anybody = "anybody", Accounts = "accounts", Administrators = "administrators");

/// The policy of the server.
#[derive(Copy, Clone, Default, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    /// Who may make an account.
    pub registration: Registration,
    /// Who may make games.
    pub games: GameMakers,
}

/// An account as an administrator sees it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct AccountLine {
    /// Identifies it in requests.
    pub number: i64,
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created_at: u64,
    /// Whether it is an administrator's.
    pub is_admin: bool,
    /// Since when it is banned; left out if it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub banned_at: Option<u64>,
    /// How many games it owns.
    pub games: u64,
    /// How many passkeys it has.
    pub passkeys: u64,
}

/// A part of the list of accounts.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct AccountPage {
    /// Newest first.
    pub accounts: Vec<AccountLine>,
    /// What to ask for as `before` to get more; left out at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
}

/// A code that resets a forgotten password. It is shown once.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct ResetCode {
    /// To be typed on the account page.
    #[schema(example = "k7fm-q2wd-8xhp-3rtn-9vbc")]
    pub code: String,
    /// Until when it can be used.
    pub expires_at: u64,
}

/// A new invitation.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInvitation {
    /// For how many days it can be used, from 1 to 365.
    #[serde(default = "week")]
    #[schema(default = 7, minimum = 1, maximum = 365)]
    pub days: u32,
    /// For whom it is, as a reminder for administrators; up to 200 letters.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub note: String,
}

fn week() -> u32 {
    7
}

/// An invitation that was issued. The code is shown once.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
pub struct GivenInvitation {
    /// To be typed when an account is made.
    #[schema(example = "k7fm-q2wd-8xhp-3rtn-9vbc")]
    pub code: String,
    /// Until when it can be used.
    pub expires_at: u64,
}

/// An invitation in the list.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct InvitationLine {
    /// Identifies it in requests; it is not the code.
    pub id: String,
    /// For whom it is.
    pub note: String,
    /// When it was made.
    pub created_at: u64,
    /// Until when it can be used.
    pub expires_at: u64,
    /// When it was used; left out if never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used_at: Option<u64>,
    /// The name of the account that was made with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used_by: Option<String>,
}

/// The invitations, newest first.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct InvitationList {
    /// The invitations.
    pub invitations: Vec<InvitationLine>,
}

/// A game as an administrator sees it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct AdminGame {
    /// As everybody sees it; left out if its settings cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameLine>,
    /// Its public name.
    pub id: String,
    /// Whether an administrator keeps it out of the public lists.
    pub is_hidden: bool,
    /// Whether its maker wants it in the public lists.
    pub is_listed: bool,
    /// The name of the account that owns it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
}

/// A part of the list of all games.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct AdminGamePage {
    /// Newest first.
    pub games: Vec<AdminGame>,
    /// What to ask for as `before` to get more; left out at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
}

/// Why a game is deleted.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Removal {
    /// Kept in place of the game; up to 200 letters.
    #[schema(min_length = 1, max_length = 200)]
    pub reason: String,
}
