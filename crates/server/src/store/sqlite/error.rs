//! Converts errors of SQLite.

use crate::store::{StoreError, StoreTrouble};
use rusqlite::ErrorCode;
use std::path::Path;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Database { trouble: trouble(&error), text: error.to_string() }
    }
}

/// The error of a file that cannot be opened.
pub(super) fn cannot_open(path: &Path, error: &rusqlite::Error) -> StoreError {
    StoreError::Open { path: path.to_owned(), trouble: trouble(error), text: error.to_string() }
}

fn trouble(error: &rusqlite::Error) -> StoreTrouble {
    match error.sqlite_error_code() {
        Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => StoreTrouble::CannotOpen,
        Some(ErrorCode::NotADatabase) => StoreTrouble::NotADatabase,
        Some(ErrorCode::ReadOnly) => StoreTrouble::ReadOnly,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreTrouble::Busy,
        Some(ErrorCode::DiskFull) => StoreTrouble::Full,
        // No code: the value has another type than the column.
        Some(ErrorCode::DatabaseCorrupt) | None => StoreTrouble::Damaged,
        _ => StoreTrouble::Other,
    }
}
