//! Looking after what is kept: checking it, copying it, putting it back, letting it go.
//!
//! Everything here rests on one routine, [`audit`](audit::audit): it replays the log of a stored game through the Laws, recomputes
//! its chain of hashes, and compares what is kept beside the log with what the replay has come to.

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
pub(crate) use retention::{keep_tidy, leave};

/// What is being done, and how far it has come.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Progress {
    /// What is being done.
    pub stage: Stage,
    /// How much of it is done.
    pub done: u64,
    /// How much there is; 0 where nobody knows.
    pub total: u64,
}

/// What is being done.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Stage {
    /// The file is copied; counted in bytes.
    Copying,
    /// SQLite looks at the file page by page.
    Integrity,
    /// Logs are replayed; counted in games.
    Games,
}

/// Whoever wants to know how far it has come.
pub type Watcher<'a> = &'a (dyn Fn(Progress) + Sync);
