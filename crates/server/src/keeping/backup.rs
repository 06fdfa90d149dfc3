//! A copy of a file that is known to be good, made while a server writes to it.

use super::{Checked, Progress, Stage, Watcher, check};
use crate::store::{StoreError, StoreFile, files};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How often it is looked how far a copy has come.
const LOOK: Duration = Duration::from_millis(200);

/// A copy that was made.
#[derive(Clone, Debug)]
pub struct Backup {
    /// How large it is.
    pub bytes: u64,
    /// What came of looking at the copy.
    pub checked: Checked,
}

/// Copies a file as it is at this moment and looks at the copy; the name is given to it only then. A copy in which something is
/// wrong stays: it is what there is.
pub fn backup(db: &Path, to: &Path, watcher: Watcher<'_>) -> Result<Backup, StoreError> {
    let stored = StoreFile::open_current(db)?;
    if to.exists() {
        return Err(StoreError::Exists { path: to.to_owned() });
    }
    let part = files::with_ending(to, format!(".part-{}", std::process::id()));
    let made = copy_watched(&stored, db, &part, watcher).and_then(|()| {
        let checked = check(&part, watcher)?;
        let bytes = std::fs::metadata(&part).map_or(0, |metadata| metadata.len());
        files::name(&part, to)?;
        Ok(Backup { bytes, checked })
    });
    if made.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    made
}

/// A copy, with somebody told how large it has become.
pub(super) fn copy_watched(
    stored: &StoreFile,
    from: &Path,
    to: &Path,
    watcher: Watcher<'_>,
) -> Result<(), StoreError> {
    let size = |path: &Path| std::fs::metadata(path).map_or(0, |metadata| metadata.len());
    let total = size(from);
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let looker = scope.spawn(|| {
            while !done.load(Ordering::Acquire) {
                watcher(Progress { stage: Stage::Copying, done: size(to).min(total), total });
                std::thread::park_timeout(LOOK);
            }
        });
        let copied = stored.copy_into(to);
        done.store(true, Ordering::Release);
        looker.thread().unpark();
        copied
    })
}
