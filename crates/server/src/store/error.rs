//! What can go wrong with the store.

use std::path::PathBuf;
use thiserror::Error;

/// What can go wrong with the store.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// An error of the database.
    #[error("the store: {text}")]
    Database {
        /// The kind of trouble.
        trouble: StoreTrouble,
        /// The database's own message.
        text: String,
    },
    /// The file was written by a later version of the program.
    #[error("{} is of version {found}, and this program knows {known}: use a newer one", path.display())]
    Version {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The latest version that this program knows.
        known: i64,
    },
    /// Another writer was first: the event would not follow the last one of the log.
    #[error("the log of the game has moved on")]
    Sequence,
    /// A stored value cannot be read.
    #[error("the store holds {what} that cannot be read: {text:?}")]
    Corrupt {
        /// What.
        what: &'static str,
        /// The text.
        text: String,
    },
    /// The account has reached its limit of games in progress.
    #[error("the account has too many games under way")]
    Limit,
    /// The writer thread has ended: the server is stopping.
    #[error("the store is closed")]
    Closed,
    /// Another server uses the file.
    #[error("another server is using {}", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file is a database of another program.
    #[error("{} is a database of another program (its application_id is {application:#010x})", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// Its application id; 0 if it has none.
        application: u32,
    },
    /// The file is of an earlier version, and was opened read-only.
    #[error("{} is of version {found}, and version {known} is needed: start the server on it once", path.display())]
    Outdated {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The one that is needed.
        known: i64,
    },
    /// The file exists already.
    #[error("{} is there already", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The file has no data.
    #[error("there is nothing in {}", path.display())]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// A copy cannot be made.
    #[error("{} cannot be written: {reason}", path.display())]
    Copy {
        /// The copy.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// The file cannot be opened.
    #[error("{} cannot be opened: {text}", path.display())]
    Open {
        /// The file.
        path: PathBuf,
        /// The kind of trouble.
        trouble: StoreTrouble,
        /// The database's own message.
        text: String,
    },
}

/// The kinds of trouble that an operator can do something about.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum StoreTrouble {
    /// The file cannot be opened or created: no such folder, or no permission.
    CannotOpen,
    /// The file is not a database.
    NotADatabase,
    /// The file cannot be written.
    ReadOnly,
    /// Another program holds it.
    Busy,
    /// Another server uses it.
    InUse,
    /// The disk is full.
    Full,
    /// The file was written by a later version of the program.
    Newer,
    /// The file is a database of another program.
    Foreign,
    /// The copy before a migration cannot be made: no space or no permission.
    NoCopy,
    /// The file was written by an earlier version of the program.
    Older,
    /// A file of that name exists already.
    Exists,
    /// The file has no data.
    Empty,
    /// Stored data cannot be read.
    Damaged,
    /// Anything else.
    Other,
}

impl StoreTrouble {
    /// The trouble in one word, for programs.
    pub const fn name(self) -> &'static str {
        match self {
            StoreTrouble::CannotOpen => "cannot-open",
            StoreTrouble::NotADatabase => "not-a-database",
            StoreTrouble::ReadOnly => "read-only",
            StoreTrouble::Busy => "busy",
            StoreTrouble::InUse => "in-use",
            StoreTrouble::Full => "full",
            StoreTrouble::Newer => "newer",
            StoreTrouble::Foreign => "foreign",
            StoreTrouble::NoCopy => "no-copy",
            StoreTrouble::Older => "older",
            StoreTrouble::Exists => "exists",
            StoreTrouble::Empty => "empty",
            StoreTrouble::Damaged => "damaged",
            StoreTrouble::Other => "other",
        }
    }
}

impl StoreError {
    /// Whether stored data are damaged, so that reading again will not help.
    pub(crate) fn is_damage(&self) -> bool {
        match self {
            StoreError::Corrupt { .. } => true,
            StoreError::Database { trouble, .. } => {
                matches!(trouble, StoreTrouble::Damaged | StoreTrouble::NotADatabase)
            }
            _ => false,
        }
    }

    /// The kind of trouble.
    pub fn trouble(&self) -> StoreTrouble {
        match self {
            StoreError::Open { trouble, .. } | StoreError::Database { trouble, .. } => *trouble,
            StoreError::Version { .. } => StoreTrouble::Newer,
            StoreError::InUse { .. } => StoreTrouble::InUse,
            StoreError::Foreign { .. } => StoreTrouble::Foreign,
            StoreError::Copy { .. } => StoreTrouble::NoCopy,
            StoreError::Outdated { .. } => StoreTrouble::Older,
            StoreError::Exists { .. } => StoreTrouble::Exists,
            StoreError::Empty { .. } => StoreTrouble::Empty,
            StoreError::Corrupt { .. } => StoreTrouble::Damaged,
            StoreError::Sequence | StoreError::Limit | StoreError::Closed => StoreTrouble::Other,
        }
    }
}
