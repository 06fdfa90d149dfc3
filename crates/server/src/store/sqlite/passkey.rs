//! Passkeys: the stored data for sign-ins without a password.

use super::account::{COLUMNS, read};
use super::{SqliteStore, session};
use crate::store::{AccountRow, Added, NewSession, PasskeyRow, Passkeys, StoreError};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

#[async_trait]
impl Passkeys for SqliteStore {
    async fn passkeys(&self, account: i64) -> Result<Vec<PasskeyRow>, StoreError> {
        let read = move |connection: &Connection| {
            let mut question = connection.prepare_cached(
                "SELECT id, label, data, created_at, used_at FROM passkeys WHERE account = ?1 ORDER BY created_at",
            )?;
            let rows = question.query_map([account], |row| {
                Ok(PasskeyRow {
                    id: row.get(0)?,
                    label: row.get(1)?,
                    data: row.get(2)?,
                    created_at: row.get(3)?,
                    used_at: row.get(4)?,
                })
            })?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        };
        self.readers.read(read).await
    }

    async fn add_passkey(&self, account: i64, row: PasskeyRow, most: usize) -> Result<Added, StoreError> {
        let write = move |connection: &Connection| {
            let question = "SELECT count(*) FROM passkeys WHERE account = ?1";
            if connection.query_row(question, [account], |row| row.get::<_, usize>(0))? >= most {
                return Ok(Added::TooMany);
            }
            let added = connection.execute(
                "INSERT INTO passkeys (id, account, label, data, created_at) VALUES (?1, ?2, ?3, ?4, ?5)
                    ON CONFLICT DO NOTHING",
                params![row.id, account, row.label, row.data, row.created_at],
            )?;
            Ok(if added == 1 { Added::Yes } else { Added::Known })
        };
        self.writer.write(write).await
    }

    async fn name_passkey(&self, account: i64, id: Vec<u8>, label: String) -> Result<bool, StoreError> {
        let write = move |connection: &Connection| {
            let named = connection.execute(
                "UPDATE passkeys SET label = ?3 WHERE id = ?1 AND account = ?2",
                params![id, account, label],
            )?;
            Ok(named == 1)
        };
        self.writer.write(write).await
    }

    async fn remove_passkey(&self, account: i64, id: Vec<u8>) -> Result<bool, StoreError> {
        let write = move |connection: &Connection| {
            let removed = connection
                .execute("DELETE FROM passkeys WHERE id = ?1 AND account = ?2", params![id, account])?;
            Ok(removed == 1)
        };
        self.writer.write(write).await
    }

    async fn passkey(&self, id: Vec<u8>) -> Result<Option<(AccountRow, Vec<u8>)>, StoreError> {
        let read = move |connection: &Connection| {
            let question = format!(
                "SELECT {COLUMNS}, passkeys.data FROM passkeys JOIN accounts ON account = number WHERE id = ?1"
            );
            let found = connection
                .prepare_cached(&question)?
                .query_row([id], |row| Ok((read(row)?, row.get(6)?)))
                .optional()?;
            Ok(found)
        };
        self.readers.read(read).await
    }

    async fn use_passkey(
        &self,
        account: i64,
        id: Vec<u8>,
        (before, after): (Vec<u8>, Vec<u8>),
        session: NewSession,
        now: u64,
    ) -> Result<bool, StoreError> {
        let write = move |connection: &Connection| {
            let used = connection.execute(
                "UPDATE passkeys SET data = ?4, used_at = ?5 WHERE id = ?1 AND account = ?2 AND data = ?3",
                params![id, account, before, after, now],
            )?;
            Ok(used == 1 && session::open(connection, account, &session, now)?)
        };
        self.writer.write(write).await
    }
}
