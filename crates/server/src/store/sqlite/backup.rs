//! Copies of a database, also while a server writes to it.

use super::{StoreError, files};
use rusqlite::Connection;
use std::path::Path;

/// Copies the current state into a new file with mode 0600 and syncs it. If that fails, no partial copy stays.
pub(super) fn copy_into(connection: &Connection, to: &Path) -> Result<(), StoreError> {
    let failed = |error: std::io::Error| StoreError::Copy { path: to.to_owned(), reason: error.to_string() };
    files::make_private(to).map_err(failed)?;
    let name = to.to_str().ok_or_else(|| failed(std::io::Error::other("its name is not in UTF-8")))?;
    let copied = connection
        .execute("VACUUM INTO ?1", [name])
        .map_err(|error| StoreError::Copy { path: to.to_owned(), reason: error.to_string() })
        .and_then(|_| files::sync(to).map_err(failed));
    if copied.is_err() {
        let _ = std::fs::remove_file(to);
    }
    copied
}
