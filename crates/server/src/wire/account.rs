//! Accounts.

use super::{GameMakers, Registration};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A name and a password.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// In any spelling: case and accents are ignored.
    #[schema(example = "circolo.centrale")]
    pub name: String,
    /// The password.
    pub password: String,
}

/// A new account.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// Three to forty letters of one alphabet, digits, dots, hyphens and underscores.
    #[schema(example = "circolo.centrale", min_length = 3, max_length = 40)]
    pub name: String,
    /// Ten letters at least.
    #[schema(min_length = 10, max_length = 200)]
    pub password: String,
    /// The code of an invitation, if one is required.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = "k7fm-q2wd-8xhp-3rtn-9vbc")]
    pub invitation: Option<String>,
}

/// A change of password, for somebody who is signed in.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The current password.
    pub old: String,
    /// Ten letters at least.
    #[schema(min_length = 10, max_length = 200)]
    pub new: String,
}

/// A password reset, for somebody who has lost the password.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordReset {
    /// The code that the operator has issued.
    #[schema(example = "k7fm-q2wd-8xhp-3rtn-9vbc")]
    pub code: String,
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
    /// Whether it is an administrator's.
    pub is_admin: bool,
}

/// Who is signed in, and what the server lets people do.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Session {
    /// The account; left out if nobody is signed in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account: Option<Account>,
    /// Who may make an account.
    pub registration: Registration,
    /// Who may make games.
    pub games: GameMakers,
    /// Whether passkeys can be used, and why not.
    pub passkeys: PasskeyUse,
}

/// Whether passkeys can be used.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PasskeyUse {
    /// Yes, on pages opened under the server's public address.
    Available,
    /// No: the operator has not configured the server's public HTTPS address.
    NoOrigin,
}

/// A passkey of the account.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Passkey {
    /// Identifies it in requests.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was added.
    pub created_at: u64,
    /// When it was last used; left out if never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used_at: Option<u64>,
}

/// The passkeys of the account.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct PasskeyList {
    /// Oldest first.
    pub passkeys: Vec<Passkey>,
}

/// What a passkey is called.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyLabel {
    /// Up to sixty letters.
    #[schema(min_length = 1, max_length = 60)]
    pub label: String,
}

/// A passkey that the browser has made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// Up to sixty letters.
    #[schema(min_length = 1, max_length = 60)]
    pub label: String,
    /// The result of `navigator.credentials.create`, by its `toJSON`.
    #[schema(value_type = Object)]
    pub credential: serde_json::Value,
}

/// A passkey that the browser has used.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeySignIn {
    /// The result of `navigator.credentials.get`, by its `toJSON`.
    #[schema(value_type = Object)]
    pub credential: serde_json::Value,
}

/// What the browser is asked to do with a passkey: the options of `navigator.credentials.create` or `get`, as JSON.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct PasskeyQuestion {
    /// For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.
    #[serde(rename = "publicKey")]
    #[schema(value_type = Object)]
    pub public_key: serde_json::Value,
}
