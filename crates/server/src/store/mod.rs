//! The log on disk: SQLite, one writer, every acknowledged event durable.
//!
//! All writing goes through one thread. It takes everything that waits, makes it one transaction, and tells each only when the
//! transaction is on disk; so a crowd of games costs as many syncs as one. Reading has its own connections: the write-ahead
//! log lets both go on at once.

mod account;
mod game;
mod link;
mod lock;
pub(crate) mod office;
mod passkey;
mod reader;
mod schema;
mod session;
mod writer;

pub(crate) use account::{AccountRow, NewAccount, Registered};
pub(crate) use game::{Boot, EventRow, GameRow, Head, NewRow};

pub(crate) use passkey::{Added, PasskeyRow};
pub(crate) use session::NewSession;

use lock::Lock;
use reader::Readers;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use thiserror::Error;
use writer::Writer;

/// What can go wrong with the store.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// SQLite says no.
    #[error("the store: {0}")]
    Sqlite(#[from] rusqlite::Error),
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
    /// The file is of an earlier version of the program.
    #[error("{} is of version {found}, and this program knows {known}: start the server on it once", path.display())]
    Older {
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
    /// The writer is gone: the server is stopping.
    #[error("the store is closed")]
    Closed,
    /// Another server uses the file.
    #[error("another server is using {}", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file cannot be opened.
    #[error("{} cannot be opened: {error}", path.display())]
    Open {
        /// The file.
        path: PathBuf,
        /// Why.
        error: rusqlite::Error,
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
    /// The file is of an earlier version of the program.
    Older,
    /// Something else.
    Other,
}

impl StoreError {
    /// The trouble in one word.
    pub fn trouble(&self) -> StoreTrouble {
        use rusqlite::ErrorCode;
        let (StoreError::Open { error, .. } | StoreError::Sqlite(error)) = self else {
            return match self {
                StoreError::Version { .. } => StoreTrouble::Newer,
                StoreError::Older { .. } => StoreTrouble::Older,
                StoreError::InUse { .. } => StoreTrouble::InUse,
                _ => StoreTrouble::Other,
            };
        };
        match error.sqlite_error_code() {
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => StoreTrouble::CannotOpen,
            Some(ErrorCode::NotADatabase) => StoreTrouble::NotADatabase,
            Some(ErrorCode::ReadOnly) => StoreTrouble::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreTrouble::Busy,
            Some(ErrorCode::DiskFull) => StoreTrouble::Full,
            _ => StoreTrouble::Other,
        }
    }
}

/// The store: a handle that can be cloned.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    readers: Readers,
    lock: Lock,
}

impl Store {
    /// Opens the file, makes it if it is not there, and brings it up to date. An error where another server uses it.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        // First what is no store: nothing is to be left beside it.
        let connection = connect(path)?;
        let lock = Lock::take(path)?;
        schema::bring_up(&connection, path)?;
        Ok(Store { writer: Writer::start(connection, connect(path)?), readers: Readers::new(path), lock })
    }

    /// Writes everything that waits and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.lock.give_back();
    }
}

/// A connection to a file that is there and of this version, also while a server uses it.
pub(crate) fn connect_existing(path: &Path) -> Result<Connection, StoreError> {
    let connection = connect_with(path, OpenFlags::default() & !OpenFlags::SQLITE_OPEN_CREATE)?;
    schema::is_current(&connection, path)?;
    Ok(connection)
}

/// A connection with the settings on which durability rests.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    connect_with(path, OpenFlags::default())
}

fn connect_with(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let open = || -> rusqlite::Result<Connection> {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(std::time::Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        // FULL: the write-ahead log is synced at every commit. NORMAL would lose the last ones with the power.
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // The checkpoints have a thread of their own, so that no commit waits for one.
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        // A megabyte each: what is read is a game at a time.
        connection.pragma_update(None, "cache_size", -1_000)?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(connection)
    };
    open().map_err(|error| StoreError::Open { path: path.to_owned(), error })
}
