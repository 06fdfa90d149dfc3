//! How an older file becomes a newer one: a copy first, then all in one transaction.

use super::schema::{APPLICATION, STEPS};
use super::{StoreError, files};
use rusqlite::Connection;
use std::path::{Path, PathBuf};

/// Takes the steps that the file has not taken yet, all or none. Where there are games in it, the file as it was is kept
/// beside it; the name of that copy, if one was made.
pub(super) fn bring_up(connection: &Connection, path: &Path) -> Result<Option<PathBuf>, StoreError> {
    let taken = files::version(connection, path)?;
    if taken == STEPS.len() {
        return Ok(None);
    }
    let copy = if taken > 0 && has_games(connection)? { Some(copy_aside(connection, path)?) } else { None };
    if let Some(copy) = &copy {
        tracing::info!(copy = %copy.display(), from = taken, to = STEPS.len(), "the file is of an earlier version: it is brought up to date");
    }
    let migrated = climb(connection, taken);
    if migrated.is_err() {
        // The file is as it was, and so is everything beside it.
        if let Some(copy) = &copy {
            let _ = std::fs::remove_file(copy);
        }
    }
    migrated.map(|()| copy)
}

/// The steps after so many, in one transaction.
pub(super) fn climb(connection: &Connection, taken: usize) -> Result<(), StoreError> {
    // What is dropped undoes itself.
    let transaction =
        rusqlite::Transaction::new_unchecked(connection, rusqlite::TransactionBehavior::Immediate)?;
    for step in STEPS.iter().skip(taken) {
        step.take(&transaction)?;
    }
    transaction.pragma_update(None, "user_version", STEPS.len() as i64)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.commit()?;
    Ok(())
}

fn has_games(connection: &Connection) -> Result<bool, StoreError> {
    Ok(connection.query_row("SELECT EXISTS (SELECT 1 FROM games)", [], |row| row.get(0))?)
}

/// The file as it is, under the first name that is free.
fn copy_aside(connection: &Connection, path: &Path) -> Result<PathBuf, StoreError> {
    let name = files::free(path, &format!(".before-v{}", STEPS.len()));
    super::backup::copy_into(connection, &name)?;
    Ok(name)
}
