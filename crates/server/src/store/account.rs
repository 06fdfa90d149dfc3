//! Accounts and sessions.

use super::{Store, StoreError};
use crate::guard::SecretHash;
use rusqlite::{Connection, OptionalExtension, params};

/// A stored account.
pub(crate) struct AccountRow {
    pub(crate) number: i64,
    pub(crate) name: String,
    /// The password's hash, salt and parameters, as a PHC string.
    pub(crate) password: String,
    pub(crate) created_at: u64,
}

impl Store {
    /// Makes an account; `None` if the name is taken.
    pub(crate) async fn create_account(
        &self,
        name: String,
        password: String,
        now: u64,
    ) -> Result<Option<AccountRow>, StoreError> {
        let write = move |connection: &Connection| {
            let made = connection.execute(
                "INSERT INTO accounts (name, password, created_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
                params![name, password, now],
            )?;
            let number = connection.last_insert_rowid();
            Ok((made == 1).then_some(AccountRow { number, name, password, created_at: now }))
        };
        self.writer.write(write).await
    }

    pub(crate) async fn account(&self, name: &str) -> Result<Option<AccountRow>, StoreError> {
        let name = name.to_owned();
        let read = move |connection: &Connection| {
            let question = "SELECT number, name, password, created_at FROM accounts WHERE name = ?1";
            Ok(connection.query_row(question, [name], account).optional()?)
        };
        self.readers.read(read).await
    }

    /// Opens a session, and forgets those that have run out.
    pub(crate) async fn open_session(
        &self,
        hash: SecretHash,
        account: i64,
        now: u64,
        expires_at: u64,
    ) -> Result<(), StoreError> {
        let write = move |connection: &Connection| {
            connection.execute("DELETE FROM sessions WHERE expires_at <= ?1", params![now])?;
            connection.execute(
                "INSERT INTO sessions (hash, account, expires_at) VALUES (?1, ?2, ?3)",
                params![hash.0.as_slice(), account, expires_at],
            )?;
            Ok(())
        };
        self.writer.write(write).await
    }

    pub(crate) async fn session(&self, hash: SecretHash, now: u64) -> Result<Option<AccountRow>, StoreError> {
        let read = move |connection: &Connection| {
            let question =
                "SELECT number, name, password, created_at FROM sessions JOIN accounts ON account = number
                WHERE hash = ?1 AND expires_at > ?2";
            Ok(connection.query_row(question, params![hash.0.as_slice(), now], account).optional()?)
        };
        self.readers.read(read).await
    }

    pub(crate) async fn close_session(&self, hash: SecretHash) -> Result<(), StoreError> {
        let write = move |connection: &Connection| {
            connection.execute("DELETE FROM sessions WHERE hash = ?1", params![hash.0.as_slice()])?;
            Ok(())
        };
        self.writer.write(write).await
    }
}

fn account(row: &rusqlite::Row<'_>) -> rusqlite::Result<AccountRow> {
    Ok(AccountRow { number: row.get(0)?, name: row.get(1)?, password: row.get(2)?, created_at: row.get(3)? })
}
