//! Sessions and known devices.

use super::SqliteStore;
use super::account::{COLUMNS, read};
use crate::guard::SecretHash;
use crate::store::{AccountRow, NewSession, Sessions, StoreError};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

/// The most sessions and devices of an account; the oldest are removed first.
const MOST: u32 = 50;

#[async_trait]
impl Sessions for SqliteStore {
    async fn open_session(&self, account: i64, session: NewSession, now: u64) -> Result<bool, StoreError> {
        self.writer.write(move |connection| open(connection, account, &session, now)).await
    }

    async fn session(&self, hash: SecretHash, now: u64) -> Result<Option<AccountRow>, StoreError> {
        let read = move |connection: &Connection| {
            let question = format!(
                "SELECT {COLUMNS} FROM sessions JOIN accounts ON account = number
                    WHERE hash = ?1 AND expires_at > ?2 AND banned_at IS NULL"
            );
            let found = connection
                .prepare_cached(&question)?
                .query_row(params![hash.0.as_slice(), now], read)
                .optional()?;
            Ok(found)
        };
        self.readers.read(read).await
    }

    async fn close_session(&self, hash: SecretHash) -> Result<(), StoreError> {
        let write = move |connection: &Connection| {
            connection.execute("DELETE FROM sessions WHERE hash = ?1", params![hash.0.as_slice()])?;
            Ok(())
        };
        self.writer.write(write).await
    }

    async fn close_sessions(&self, account: i64) -> Result<(), StoreError> {
        self.writer.write(move |connection| end_all(connection, account, None, None)).await
    }

    async fn session_began(&self, hash: SecretHash, lasts: u64) -> Result<Option<u64>, StoreError> {
        let read = move |connection: &Connection| {
            let question = "SELECT expires_at FROM sessions WHERE hash = ?1";
            let ends: Option<u64> =
                connection.query_row(question, [hash.0.as_slice()], |row| row.get(0)).optional()?;
            Ok(ends.map(|ends| ends.saturating_sub(lasts)))
        };
        self.readers.read(read).await
    }

    async fn device(&self, hash: SecretHash, now: u64) -> Result<Vec<i64>, StoreError> {
        let read = move |connection: &Connection| {
            let mut question = connection
                .prepare_cached("SELECT account FROM devices WHERE hash = ?1 AND expires_at > ?2")?;
            let rows = question.query_map(params![hash.0.as_slice(), now], |row| row.get(0))?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        };
        self.readers.read(read).await
    }
}

/// Begins a session and removes expired ones; `false` if the account is banned or gone.
pub(super) fn open(
    connection: &Connection,
    account: i64,
    session: &NewSession,
    now: u64,
) -> Result<bool, StoreError> {
    let question = "SELECT EXISTS (SELECT 1 FROM accounts WHERE number = ?1 AND banned_at IS NULL)";
    if !connection.query_row(question, [account], |row| row.get::<_, bool>(0))? {
        return Ok(false);
    }
    for table in ["sessions", "devices"] {
        connection.execute(&format!("DELETE FROM {table} WHERE expires_at <= ?1"), params![now])?;
    }
    connection.execute(
        "INSERT INTO sessions (hash, account, expires_at) VALUES (?1, ?2, ?3)",
        params![session.hash.0.as_slice(), account, session.expires_at],
    )?;
    connection.execute(
        "INSERT INTO devices (hash, account, expires_at) VALUES (?1, ?2, ?3)
            ON CONFLICT (hash, account) DO UPDATE SET expires_at = excluded.expires_at",
        params![session.device.0.as_slice(), account, session.device_expires_at],
    )?;
    for table in ["sessions", "devices"] {
        connection.execute(
            &format!(
                "DELETE FROM {table} WHERE account = ?1 AND hash NOT IN
                    (SELECT hash FROM {table} WHERE account = ?1 ORDER BY expires_at DESC LIMIT ?2)"
            ),
            params![account, MOST],
        )?;
    }
    Ok(true)
}

/// Ends the sessions of an account and forgets its devices, except one of each.
pub(super) fn end_all(
    connection: &Connection,
    account: i64,
    session: Option<SecretHash>,
    device: Option<SecretHash>,
) -> Result<(), StoreError> {
    for (table, kept) in [("sessions", session), ("devices", device)] {
        let kept = kept.map(|hash| hash.0.to_vec()).unwrap_or_default();
        connection.execute(
            &format!("DELETE FROM {table} WHERE account = ?1 AND hash <> ?2"),
            params![account, kept],
        )?;
    }
    Ok(())
}
