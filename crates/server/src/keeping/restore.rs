//! Restores a backup. What has been deleted since the backup stays deleted.

use super::backup::copy_watched;
use super::{Checked, Watcher, check};
use crate::store::{Lock, StoreError, StoreFile, files, prepare};
use std::path::PathBuf;

/// A restore to be done.
#[derive(Clone, Debug, Default)]
pub struct Restoring {
    /// The backup.
    pub from: PathBuf,
    /// The file to be replaced.
    pub db: PathBuf,
    /// Whether an existing file may be replaced; it is kept under another name.
    pub force: bool,
    /// Further files whose deletions are applied.
    pub tombstones: Vec<PathBuf>,
}

/// The result of a restore.
#[derive(Clone, Debug)]
pub struct Restored {
    /// The result of checking it.
    pub checked: Checked,
    /// How many games were deleted again.
    pub buried: u64,
    /// How many accounts and names were erased again.
    pub erased: u64,
    /// Where the previous file is kept.
    pub aside: Option<PathBuf>,
    /// Why the deletions of the previous file could not be read, if so.
    pub unknown: Option<String>,
}

/// Restores a backup. Neither file is changed before everything has succeeded.
pub fn restore(what: &Restoring, watcher: Watcher<'_>) -> Result<Restored, StoreError> {
    let source = StoreFile::open(&what.from)?;
    let version = source.version()?;
    if version == 0 {
        return Err(StoreError::Empty { path: what.from.clone() });
    }
    // A running server holds the lock of the file, and none can start while we hold it.
    let lock = Lock::take(&what.db)?;
    let there = what.db.exists();
    if there && (!what.force || files::is_same(&what.from, &what.db)) {
        return Err(StoreError::Exists { path: what.db.clone() });
    }
    let scratch = files::with_ending(&what.db, ".restoring");
    files::remove_all(&scratch);
    let restored = copy_watched(&source, &what.from, &scratch, watcher).and_then(|()| {
        let (buried, erased, unknown) =
            prepare(&scratch, version, &what.tombstones, there.then_some(what.db.as_path()))?;
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
