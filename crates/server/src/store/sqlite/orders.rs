//! The operator's commands on the database: each is one transaction, which waits for those of a running server.

use super::{account, administration, connect_existing, removal};
use crate::guard::SecretHash;
use crate::store::{AccountEntry, AccountRow, PageQuery, StoreError};
use crate::wire::Policy;
use rusqlite::{Connection, TransactionBehavior};
use std::path::Path;

/// An existing database of the current version, opened for commands.
pub(crate) struct Orders {
    connection: Connection,
}

impl Orders {
    pub(crate) fn open(path: &Path) -> Result<Orders, StoreError> {
        Ok(Orders { connection: connect_existing(path)? })
    }

    /// Runs a command in one transaction, which is rolled back on failure.
    pub(crate) fn order<T, E: From<StoreError>>(
        &mut self,
        order: impl FnOnce(&OrderContext<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate);
        let transaction = transaction.map_err(StoreError::from)?;
        let done = order(&OrderContext(&transaction))?;
        transaction.commit().map_err(StoreError::from)?;
        Ok(done)
    }

    /// For reading only.
    pub(crate) fn look_up(&self) -> OrderContext<'_> {
        OrderContext(&self.connection)
    }
}

/// The commands available in a transaction.
pub(crate) struct OrderContext<'a>(&'a Connection);

impl OrderContext<'_> {
    pub(crate) fn find_account(&self, name: &str) -> Result<Option<AccountRow>, StoreError> {
        account::find(self.0, name)
    }

    pub(crate) fn accounts(&self, query: &PageQuery) -> Result<Vec<AccountEntry>, StoreError> {
        administration::accounts(self.0, query)
    }

    /// Grants or revokes administrator rights; returns whether that changed anything.
    pub(crate) fn set_admin(&self, account: i64, is_admin: bool) -> Result<bool, StoreError> {
        administration::set_admin(self.0, account, is_admin)
    }

    pub(crate) fn set_ban(&self, account: i64, since: Option<u64>) -> Result<bool, StoreError> {
        administration::set_ban(self.0, account, since)
    }

    pub(crate) fn add_reset_code(
        &self,
        account: i64,
        code: SecretHash,
        now: u64,
        expires_at: u64,
    ) -> Result<(), StoreError> {
        administration::add_reset_code(self.0, account, code, now, expires_at)
    }

    pub(crate) fn add_invitation(
        &self,
        code: SecretHash,
        note: &str,
        now: u64,
        expires_at: u64,
    ) -> Result<(), StoreError> {
        administration::add_invitation(self.0, code, note, now, expires_at)
    }

    pub(crate) fn policy(&self) -> Result<Policy, StoreError> {
        administration::policy(self.0)
    }

    pub(crate) fn set_policy(&self, policy: Policy) -> Result<(), StoreError> {
        administration::set_policy(self.0, policy)
    }

    pub(crate) fn set_hidden(&self, id: &str, is_hidden: bool) -> Result<Option<bool>, StoreError> {
        administration::set_hidden(self.0, id, is_hidden)
    }

    /// Deletes a game entirely; `false` if there is no such game.
    pub(crate) fn delete_game(&self, id: &str, reason: &str, day: &str) -> Result<bool, StoreError> {
        removal::delete_game(self.0, id, reason, day)
    }
}
