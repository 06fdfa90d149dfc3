//! A backup put in the place of a file: what was deleted since stays deleted.

use super::backup::copy_watched;
use super::{Checked, Watcher, check};
use crate::store::{Lock, StoreError, climb, files};
use rusqlite::Connection;
use std::path::{Path, PathBuf};

/// What is to be put back where.
#[derive(Clone, Debug, Default)]
pub struct Restoring {
    /// The backup.
    pub from: PathBuf,
    /// The file whose place it takes.
    pub db: PathBuf,
    /// Whether it may take the place of a file that is there. That one is kept under another name.
    pub force: bool,
    /// Further files whose deletions hold.
    pub tombstones: Vec<PathBuf>,
}

/// What was put back.
#[derive(Clone, Debug)]
pub struct Restored {
    /// What came of looking at it.
    pub checked: Checked,
    /// How many games went again because they had been deleted.
    pub buried: u64,
    /// How many accounts and names went again.
    pub erased: u64,
    /// Where the file is that was there before.
    pub aside: Option<PathBuf>,
    /// Why it is not known what had been deleted in that file, where it is not.
    pub unknown: Option<String>,
}

/// Puts a backup in the place of a file. Nothing is changed about either until all is done.
pub fn restore(what: &Restoring, watcher: Watcher<'_>) -> Result<Restored, StoreError> {
    let source = files::read_only(&what.from)?;
    let version = files::version(&source, &what.from)?;
    if version == 0 {
        return Err(StoreError::Empty { path: what.from.clone() });
    }
    // A server that runs has the file's lock, and nobody can start one while this has it.
    let lock = Lock::take(&what.db)?;
    let there = what.db.exists();
    if there && (!what.force || files::is_same(&what.from, &what.db)) {
        return Err(StoreError::Exists { path: what.db.clone() });
    }
    let scratch = files::with_ending(&what.db, ".restoring");
    files::remove_all(&scratch);
    let restored = copy_watched(&source, &what.from, &scratch, watcher).and_then(|()| {
        let (buried, erased, unknown) = prepare(what, &scratch, version, there)?;
        let checked = check(&scratch, watcher)?;
        let aside = if there { Some(files::set_aside(&what.db, ".before-restore")?) } else { None };
        files::name(&scratch, &what.db)?;
        Ok(Restored { checked, buried, erased, aside, unknown })
    });
    if restored.is_err() {
        files::remove_all(&scratch);
    }
    lock.give_back();
    restored
}

/// Brings the copy up to date and takes out of it what was deleted: how many games, how much else, and why it is not known, where not.
fn prepare(
    what: &Restoring,
    scratch: &Path,
    version: usize,
    there: bool,
) -> Result<(u64, u64, Option<String>), StoreError> {
    let connection = Connection::open(scratch)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "secure_delete", true)?;
    climb(&connection, version)?;
    let before = counts(&connection)?;
    for path in &what.tombstones {
        delete_again(&connection, path)?;
    }
    // A file that cannot be read may be the very reason for which a backup is put back.
    let known = if there { delete_again(&connection, &what.db) } else { Ok(()) };
    let after = counts(&connection)?;
    let unknown = known.err().map(|error| error.to_string());
    Ok((before.0.saturating_sub(after.0), before.1.saturating_sub(after.1), unknown))
}

/// Games, and rows that name somebody.
fn counts(connection: &Connection) -> Result<(u64, u64), StoreError> {
    let count = |table: &str| -> rusqlite::Result<u64> {
        connection.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0))
    };
    Ok((count("games")?, count("accounts")? + count("people")?))
}

/// What was deleted in another file is deleted here.
fn delete_again(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let other = files::read_only(path)?;
    if files::version(&other, path)? < 2 {
        // Nothing could be deleted before the second version.
        return Ok(());
    }
    let transaction = connection.unchecked_transaction()?;
    let mut read = other.prepare("SELECT id, hash, day, reason FROM tombstones")?;
    let mut bury =
        transaction.prepare("INSERT INTO tombstones VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING")?;
    let mut rows = read.query([])?;
    while let Some(row) = rows.next()? {
        let (id, hash, day, reason): (String, Vec<u8>, String, String) =
            (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
        bury.execute(rusqlite::params![id, hash, day, reason])?;
    }
    let mut read = other.prepare("SELECT what, key, day FROM erasures")?;
    let mut erase = transaction.prepare("INSERT INTO erasures VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")?;
    let mut rows = read.query([])?;
    while let Some(row) = rows.next()? {
        let (what, key, day): (String, String, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        erase.execute(rusqlite::params![what, key, day])?;
    }
    drop((bury, erase));
    transaction.commit()?;
    Ok(())
}
