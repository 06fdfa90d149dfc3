//! Passkeys: the stored data for sign-ins without a password.

use super::{AccountRow, NewSession, StoreError};
use async_trait::async_trait;

/// A stored passkey.
#[derive(Clone)]
pub(crate) struct PasskeyRow {
    pub(crate) id: Vec<u8>,
    pub(crate) label: String,
    /// The library's data for verification.
    pub(crate) data: Vec<u8>,
    pub(crate) created_at: u64,
    pub(crate) used_at: Option<u64>,
}

/// The result of adding a passkey.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Added {
    Yes,
    /// This or another account has it already.
    Known,
    /// The account has reached the limit.
    TooMany,
}

/// Passkeys.
#[async_trait]
pub(crate) trait Passkeys: Send + Sync {
    /// The passkeys of an account, oldest first.
    async fn passkeys(&self, account: i64) -> Result<Vec<PasskeyRow>, StoreError>;

    /// Adds a passkey, within the limit for an account.
    async fn add_passkey(&self, account: i64, row: PasskeyRow, most: usize) -> Result<Added, StoreError>;

    /// Gives a passkey another label; `false` if the account has no such passkey.
    async fn name_passkey(&self, account: i64, id: Vec<u8>, label: String) -> Result<bool, StoreError>;

    /// Removes a passkey; `false` if the account has no such passkey.
    async fn remove_passkey(&self, account: i64, id: Vec<u8>) -> Result<bool, StoreError>;

    /// The owner of a passkey, and its data.
    async fn passkey(&self, id: Vec<u8>) -> Result<Option<(AccountRow, Vec<u8>)>, StoreError>;

    /// Stores the data of a passkey after a sign-in and begins a session. `false` if it has changed since it was read: removed, used
    /// elsewhere at the same time, or its account banned.
    async fn use_passkey(
        &self,
        account: i64,
        id: Vec<u8>,
        (before, after): (Vec<u8>, Vec<u8>),
        session: NewSession,
        now: u64,
    ) -> Result<bool, StoreError>;
}
