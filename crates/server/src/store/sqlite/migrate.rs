//! Migration of older files: first a copy, then all steps in one transaction.

use super::schema::{APPLICATION, STEPS};
use super::{StoreError, files};
use rusqlite::Connection;
use std::path::{Path, PathBuf};

/// Takes all missing steps, or none. If there are games in the file, a copy of it is kept; returns the copy's name.
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
        // The transaction was rolled back: remove the copy, so that everything is as before.
        if let Some(copy) = &copy {
            let _ = std::fs::remove_file(copy);
        }
    }
    migrated.map(|()| copy)
}

/// Takes the steps after the first `taken`, in one transaction.
pub(super) fn climb(connection: &Connection, taken: usize) -> Result<(), StoreError> {
    // Dropping a transaction rolls it back.
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

/// Copies the file under the first unused name.
fn copy_aside(connection: &Connection, path: &Path) -> Result<PathBuf, StoreError> {
    let name = files::free(path, &format!(".before-v{}", STEPS.len()));
    super::backup::copy_into(connection, &name)?;
    Ok(name)
}
