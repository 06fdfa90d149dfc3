//! Prepares a copy of a backup that is to replace a database.

use super::files;
use super::migrate::climb;
use crate::store::StoreError;
use rusqlite::Connection;
use std::path::{Path, PathBuf};

/// Migrates a copy of a backup, and deletes from it what was deleted in other files and in the replaced one. Returns how many games
/// and other things were deleted, and the error if the deletions of the replaced file could not be read.
pub(crate) fn prepare(
    copy: &Path,
    version: usize,
    others: &[PathBuf],
    there: Option<&Path>,
) -> Result<(u64, u64, Option<String>), StoreError> {
    let connection = Connection::open(copy)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "secure_delete", true)?;
    climb(&connection, version)?;
    let before = counts(&connection)?;
    for path in others {
        delete_again(&connection, path)?;
    }
    // An unreadable file may be the very reason for the restore: go on without its deletions.
    let known = there.map_or(Ok(()), |path| delete_again(&connection, path));
    let after = counts(&connection)?;
    let unknown = known.err().map(|error| error.to_string());
    Ok((before.0.saturating_sub(after.0), before.1.saturating_sub(after.1), unknown))
}

/// Counts the games, and the rows with names.
fn counts(connection: &Connection) -> Result<(u64, u64), StoreError> {
    let count = |table: &str| -> rusqlite::Result<u64> {
        connection.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0))
    };
    Ok((count("games")?, count("accounts")? + count("people")?))
}

/// Applies the deletions of another file.
fn delete_again(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let other = files::read_only(path)?;
    if files::version(&other, path)? < 2 {
        // The first version had no deletions.
        return Ok(());
    }
    let transaction = connection.unchecked_transaction()?;
    let mut read = other.prepare("SELECT id, hash, day, reason FROM tombstones")?;
    let mut delete_game =
        transaction.prepare("INSERT INTO tombstones VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING")?;
    let mut rows = read.query([])?;
    while let Some(row) = rows.next()? {
        let (id, hash, day, reason): (String, Vec<u8>, String, String) =
            (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
        delete_game.execute(rusqlite::params![id, hash, day, reason])?;
    }
    let mut read = other.prepare("SELECT what, key, day FROM erasures")?;
    let mut erase = transaction.prepare("INSERT INTO erasures VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")?;
    let mut rows = read.query([])?;
    while let Some(row) = rows.next()? {
        let (what, key, day): (String, String, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        erase.execute(rusqlite::params![what, key, day])?;
    }
    drop((delete_game, erase));
    transaction.commit()?;
    Ok(())
}
