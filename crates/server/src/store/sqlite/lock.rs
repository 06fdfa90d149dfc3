//! A lock that keeps a second server off the same database.

use super::StoreError;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The lock of a database, held until it is dropped. The operating system releases it when the process ends in any way, so
/// nothing has to be cleaned up.
#[derive(Clone)]
pub(crate) struct Lock(Option<Arc<File>>);

impl Lock {
    /// Takes the lock; an error if another server holds it.
    pub(crate) fn take(path: &Path) -> Result<Lock, StoreError> {
        // If the file cannot be created, SQLite reports a better error later.
        let mut options = File::options();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let Ok(file) = options.open(beside(path, "-lock")) else {
            return Ok(Lock(None));
        };
        match file.try_lock() {
            Ok(()) => Ok(Lock(Some(Arc::new(file)))),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: path.to_owned() }),
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "this file system knows no locks: see to it that only one server uses the file");
                Ok(Lock(None))
            }
        }
    }

    pub(crate) fn give_back(&self) {
        if let Some(file) = &self.0 {
            let _ = file.unlock();
        }
    }
}

/// The lock file. The database itself is not locked this way: SQLite loses its own locks on a file when other code in the process
/// closes that file.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()).into_os_string();
    name.push(ending);
    name.into()
}
