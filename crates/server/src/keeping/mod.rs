//! Maintenance of stored data: check, backup, restore, retention.
//!
//! All of it rests on [`audit`](audit::audit), which replays the log of a stored game through the Laws, recomputes its hash
//! chain, and compares the summary row with the result.

mod audit;
mod backup;
mod check;
mod restore;
mod retention;

pub(crate) use audit::audit;
pub use audit::{Flaw, GameFlaw};
pub use backup::{Backup, backup};
pub use check::{Checked, check};
pub use restore::{Restored, Restoring, restore};
pub(crate) use retention::{delete_departing, keep_tidy};

/// Progress of an operation.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Progress {
    /// The current stage.
    pub stage: Stage,
    /// How much of it is done.
    pub done: u64,
    /// How much there is in all; 0 if unknown.
    pub total: u64,
}

/// A stage of an operation.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Stage {
    /// The file is copied; counted in bytes.
    Copying,
    /// SQLite checks the file page by page.
    Integrity,
    /// Logs are replayed; counted in games.
    Games,
}

/// Receives progress reports.
pub type Watcher<'a> = &'a (dyn Fn(Progress) + Sync);
