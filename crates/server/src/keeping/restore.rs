//! A backup put in the place of a file: what was deleted since stays deleted.

use super::backup::copy_watched;
use super::{Checked, Watcher, check};
use crate::store::{Lock, StoreError, StoreFile, files, prepare};
use std::path::PathBuf;

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
    let source = StoreFile::open(&what.from)?;
    let version = source.version()?;
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
