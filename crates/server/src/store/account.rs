//! Accounts: their names and passwords.

use super::{NewSession, StoreError};
use crate::guard::{Name, SecretHash};
use async_trait::async_trait;

/// A stored account.
#[derive(Clone)]
pub(crate) struct AccountRow {
    pub(crate) number: i64,
    pub(crate) name: String,
    /// The password's hash, salt and parameters, as a PHC string.
    pub(crate) password: String,
    pub(crate) created_at: u64,
    pub(crate) is_admin: bool,
    pub(crate) banned_at: Option<u64>,
}

/// An account to be made.
pub(crate) struct NewAccount {
    pub(crate) name: Name,
    /// The password, hashed.
    pub(crate) password: String,
    pub(crate) invitation: Option<SecretHash>,
    pub(crate) session: NewSession,
}

/// The result of a registration.
pub(crate) enum Registered {
    Made(AccountRow),
    /// The name, or one that looks like it, is taken.
    Taken,
    /// Registration is closed.
    Closed,
    /// An invitation is required, and this one is missing, used or expired.
    NotInvited,
}

/// Accounts and their passwords.
#[async_trait]
pub(crate) trait Accounts: Send + Sync {
    /// Makes an account and signs in with it, if the name is free and the policy allows it.
    async fn create_account(&self, new: NewAccount, now: u64) -> Result<Registered, StoreError>;

    /// Whether somebody with this invitation may register.
    async fn may_register(
        &self,
        invitation: Option<SecretHash>,
        now: u64,
    ) -> Result<Option<Registered>, StoreError>;

    /// The account with a name.
    async fn account(&self, name: &str) -> Result<Option<AccountRow>, StoreError>;

    /// Changes the password; ends every session but one, and forgets all devices but one.
    async fn set_password(
        &self,
        account: i64,
        password: String,
        session: Option<SecretHash>,
        device: Option<SecretHash>,
    ) -> Result<(), StoreError>;

    /// The account that a reset code is for.
    async fn reset_account(&self, code: SecretHash, now: u64) -> Result<Option<AccountRow>, StoreError>;

    /// Uses a reset code: sets the password, ends every session, forgets all devices, and begins a session.
    async fn reset_password(
        &self,
        code: SecretHash,
        password: String,
        session: NewSession,
        now: u64,
    ) -> Result<Option<AccountRow>, StoreError>;
}
