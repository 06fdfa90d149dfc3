//! Passkeys: what a sign-in without a password is checked against.

use super::{AccountRow, NewSession, StoreError};
use async_trait::async_trait;

/// A stored passkey.
#[derive(Clone)]
pub(crate) struct PasskeyRow {
    pub(crate) id: Vec<u8>,
    pub(crate) label: String,
    /// What the check of a sign-in needs, as the library writes it.
    pub(crate) data: Vec<u8>,
    pub(crate) created_at: u64,
    pub(crate) used_at: Option<u64>,
}

/// What became of a new passkey.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Added {
    Yes,
    /// It is there already, with this account or another.
    Known,
    /// The account has as many as it may have.
    TooMany,
}

/// Passkeys.
#[async_trait]
pub(crate) trait Passkeys: Send + Sync {
    /// Those of an account, the oldest first.
    async fn passkeys(&self, account: i64) -> Result<Vec<PasskeyRow>, StoreError>;

    /// Adds one, if the account has not as many as it may have.
    async fn add_passkey(&self, account: i64, row: PasskeyRow, most: usize) -> Result<Added, StoreError>;

    /// Gives a passkey another label; `false` if the account has no such passkey.
    async fn name_passkey(&self, account: i64, id: Vec<u8>, label: String) -> Result<bool, StoreError>;

    /// Removes a passkey; `false` if the account has no such passkey.
    async fn remove_passkey(&self, account: i64, id: Vec<u8>) -> Result<bool, StoreError>;

    /// Whose passkey it is, and what it is checked against.
    async fn passkey(&self, id: Vec<u8>) -> Result<Option<(AccountRow, Vec<u8>)>, StoreError>;

    /// A passkey has been used: what it counts is kept, and a session begins. `false` if it is not any more what it was when it was
    /// looked at: removed, used elsewhere in the same moment, or its account banned.
    async fn use_passkey(
        &self,
        account: i64,
        id: Vec<u8>,
        (before, after): (Vec<u8>, Vec<u8>),
        session: NewSession,
        now: u64,
    ) -> Result<bool, StoreError>;
}
