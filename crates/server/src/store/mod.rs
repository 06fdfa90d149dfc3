//! The log on disk: SQLite, one writer, every acknowledged event durable.
//!
//! All writing goes through one thread. It takes everything that waits, makes it one transaction, and tells each only when the
//! transaction is on disk; so a crowd of games costs as many syncs as one. Reading has its own connections: the write-ahead
//! log lets both go on at once.

mod account;
pub(crate) mod administration;
mod backup;
mod chain;
mod export;
pub(crate) mod files;
mod game;
mod link;
mod lock;
mod migrate;
mod passkey;
mod reader;
mod removal;
mod schema;
mod session;
mod writer;

pub(crate) use account::{AccountRow, NewAccount, Registered};
pub(crate) use backup::copy_into;
pub(crate) use chain::ChainHash;
pub(crate) use game::{Boot, EventRow, GameRow, Head, NewRow, Place, Which, read_event_rows, read_game_row};
pub(crate) use link::{Exchange, LinkRow, NewLink, Standing};
pub(crate) use lock::Lock;
pub(crate) use migrate::climb;
pub(crate) use passkey::{Added, PasskeyRow};
pub(crate) use removal::{Leaver, Leaving, Reason, bury};
pub(crate) use session::NewSession;

use reader::Readers;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use thiserror::Error;
use writer::Writer;

/// How many read at once of those who play, and of those who look at lists and records.
const PLAYERS: usize = 2;
const PUBLIC: usize = 1;

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
        use rusqlite::ErrorCode;
        match self {
            StoreError::Corrupt { .. } => true,
            StoreError::Sqlite(error) => match error.sqlite_error_code() {
                Some(code) => matches!(code, ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase),
                // A value of another type than the column has.
                None => true,
            },
            _ => false,
        }
    }

    /// The trouble in one word.
    pub fn trouble(&self) -> StoreTrouble {
        use rusqlite::ErrorCode;
        let (StoreError::Open { error, .. } | StoreError::Sqlite(error)) = self else {
            return match self {
                StoreError::Version { .. } => StoreTrouble::Newer,
                StoreError::InUse { .. } => StoreTrouble::InUse,
                StoreError::Foreign { .. } => StoreTrouble::Foreign,
                StoreError::Copy { .. } => StoreTrouble::NoCopy,
                StoreError::Outdated { .. } => StoreTrouble::Older,
                StoreError::Exists { .. } => StoreTrouble::Exists,
                StoreError::Empty { .. } => StoreTrouble::Empty,
                StoreError::Corrupt { .. } => StoreTrouble::Damaged,
                _ => StoreTrouble::Other,
            };
        };
        match error.sqlite_error_code() {
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => StoreTrouble::CannotOpen,
            Some(ErrorCode::NotADatabase) => StoreTrouble::NotADatabase,
            Some(ErrorCode::ReadOnly) => StoreTrouble::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreTrouble::Busy,
            Some(ErrorCode::DiskFull) => StoreTrouble::Full,
            Some(ErrorCode::DatabaseCorrupt) => StoreTrouble::Damaged,
            _ => StoreTrouble::Other,
        }
    }
}

/// The store: a handle that can be cloned.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    /// For those who play.
    readers: Readers,
    /// For lists and records, which may take long: players do not wait for them.
    public: Readers,
    lock: Lock,
}

impl Store {
    /// Opens the file, makes it if it is not there, and brings it up to date. An error where another server uses it.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        // First what is no store: it is not to be changed, and nothing is to be left beside it.
        if path.exists() {
            files::version(&files::read_only(path)?, path)?;
        }
        files::keep_private(path);
        let connection = connect(path)?;
        let lock = Lock::take(path)?;
        migrate::bring_up(&connection, path)?;
        Ok(Store {
            writer: Writer::start(connection, connect(path)?, writer::LONG),
            readers: Readers::new(path, PLAYERS),
            public: Readers::new(path, PUBLIC),
            lock,
        })
    }

    /// How many writes wait.
    pub(crate) fn waiting(&self) -> usize {
        self.writer.waiting()
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
    let (found, known) = (files::version(&connection, path)?, schema::STEPS.len());
    if found < known {
        let path = path.to_owned();
        return Err(StoreError::Outdated { path, found: found as i64, known: known as i64 });
    }
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
        // What is deleted is overwritten: names that are gone are not to be found in the file.
        connection.pragma_update(None, "secure_delete", true)?;
        // The checkpoints have a thread of their own, so that no commit waits for one.
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        connection.pragma_update(None, "journal_size_limit", writer::LONG)?;
        // A megabyte each: what is read is a game at a time.
        connection.pragma_update(None, "cache_size", -1_000)?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(connection)
    };
    open().map_err(|error| StoreError::Open { path: path.to_owned(), error })
}
