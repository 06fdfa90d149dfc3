//! Sessions and known devices.

use super::{AccountRow, StoreError};
use crate::guard::SecretHash;
use async_trait::async_trait;

/// A session to be stored, with the device that is remembered with it.
#[derive(Copy, Clone)]
pub(crate) struct NewSession {
    pub(crate) hash: SecretHash,
    pub(crate) expires_at: u64,
    pub(crate) device: SecretHash,
    pub(crate) device_expires_at: u64,
}

/// Sessions and devices. Their number per account is limited: the oldest are removed first.
#[async_trait]
pub(crate) trait Sessions: Send + Sync {
    /// Begins a session; `false` where the account is banned or gone.
    async fn open_session(&self, account: i64, session: NewSession, now: u64) -> Result<bool, StoreError>;

    /// The account of a session, if it has not expired and the account is not banned.
    async fn session(&self, hash: SecretHash, now: u64) -> Result<Option<AccountRow>, StoreError>;

    /// Ends a session.
    async fn close_session(&self, hash: SecretHash) -> Result<(), StoreError>;

    /// Ends every session of an account and forgets its devices.
    async fn close_sessions(&self, account: i64) -> Result<(), StoreError>;

    /// When a session began, if it has not expired.
    async fn session_began(&self, hash: SecretHash, lasts: u64) -> Result<Option<u64>, StoreError>;

    /// The accounts that have signed in on a device.
    async fn device(&self, hash: SecretHash, now: u64) -> Result<Vec<i64>, StoreError>;
}
