//! A checked copy of a database, made while a server writes to it.

use super::{Checked, Progress, Stage, Watcher, check};
use crate::store::{StoreError, StoreFile, files};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How often progress is reported.
const LOOK: Duration = Duration::from_millis(200);

/// A copy that was made.
#[derive(Clone, Debug)]
pub struct Backup {
    /// Its size.
    pub bytes: u64,
    /// The result of checking the copy.
    pub checked: Checked,
}

/// Copies a file as it is at this moment and checks the copy, which gets its final name only then. A copy with flaws is kept
/// all the same: it may be all there is.
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

/// Copies, reporting how large the copy has become.
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
