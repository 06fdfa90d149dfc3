//! What can go wrong with the store.

use std::path::PathBuf;
use thiserror::Error;

/// What can go wrong with the store.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The database says no.
    #[error("the store: {text}")]
    Database {
        /// What it comes to.
        trouble: StoreTrouble,
        /// In the words of the database.
        text: String,
    },
    /// The file is of a later version of the program.
    #[error("{} is of version {found}, and this program knows {known}: use a newer one", path.display())]
    Version {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The latest that is known.
        known: i64,
    },
    /// Another writer came first: the events of a game would not follow each other.
    #[error("the log of the game has moved on")]
    Sequence,
    /// Something stored makes no sense.
    #[error("the store holds {what} that cannot be read: {text:?}")]
    Corrupt {
        /// What.
        what: &'static str,
        /// The text.
        text: String,
    },
    /// An account has as many games under way as it may.
    #[error("the account has too many games under way")]
    Limit,
    /// The writer is gone: the server is stopping.
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
        /// What it says about whose it is; 0 where it says nothing.
        application: u32,
    },
    /// The file is of an earlier version, and is only to be read.
    #[error("{} is of version {found}, and version {known} is needed: start the server on it once", path.display())]
    Outdated {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The one that is needed.
        known: i64,
    },
    /// The file is there already.
    #[error("{} is there already", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// There is nothing in the file.
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
        /// What it comes to.
        trouble: StoreTrouble,
        /// In the words of the database.
        text: String,
    },
}

/// What a person can do something about.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum StoreTrouble {
    /// The file cannot be opened or made: no such folder, or no permission.
    CannotOpen,
    /// The file is something else.
    NotADatabase,
    /// The file can be read and not written.
    ReadOnly,
    /// Another program holds it.
    Busy,
    /// Another server uses it.
    InUse,
    /// The disk is full.
    Full,
    /// The file is of a later version of the program.
    Newer,
    /// The file is a database of another program.
    Foreign,
    /// No room, or no right, for the copy that is made before the file is brought up to date.
    NoCopy,
    /// The file is of an earlier version of the program.
    Older,
    /// A file of that name is there already.
    Exists,
    /// There is nothing in the file.
    Empty,
    /// What is stored cannot be read.
    Damaged,
    /// Something else.
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
    /// Whether what is stored is damaged, so that reading it again will not help.
    pub(crate) fn is_damage(&self) -> bool {
        match self {
            StoreError::Corrupt { .. } => true,
            StoreError::Database { trouble, .. } => {
                matches!(trouble, StoreTrouble::Damaged | StoreTrouble::NotADatabase)
            }
            _ => false,
        }
    }

    /// The trouble in one word.
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
