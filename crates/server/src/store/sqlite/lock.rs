//! One server to a file: two would each think that the games are theirs.

use super::StoreError;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The right to a file, held as long as the process lives or until it is given back. The system takes it back when the process
/// ends, by force or not, so that nothing is left to be cleared away.
#[derive(Clone)]
pub(crate) struct Lock(Option<Arc<File>>);

impl Lock {
    /// Takes the right to a file; an error where another server has it.
    pub(crate) fn take(path: &Path) -> Result<Lock, StoreError> {
        // Where no such file can be made, SQLite will say better what is wrong.
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

/// A file beside the store. What is locked is not the store itself: SQLite loses its own locks on a file when somebody else in the
/// process closes it.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()).into_os_string();
    name.push(ending);
    name.into()
}
