//! The log on disk: SQLite, one writer, every acknowledged event durable.
//!
//! All writing goes through one thread. It takes everything that waits, makes it one transaction, and tells each only when the
//! transaction is on disk; so a crowd of games costs as many syncs as one. Reading has its own connections: the write-ahead
//! log lets both go on at once.

mod account;
mod administration;
mod backup;
mod error;
mod export;
mod file;
pub(crate) mod files;
mod game;
mod heads;
mod link;
mod lock;
mod migrate;
mod orders;
mod passkey;
mod reader;
mod removal;
mod restore;
mod schema;
mod session;
#[cfg(test)]
pub(crate) mod tests;
mod value;
mod writer;

pub use file::FileFlaw;
pub(crate) use file::{StoreFile, Unreadable};
pub(crate) use lock::Lock;
pub(crate) use orders::{OrderContext, Orders};
pub(crate) use restore::prepare;

use super::{Store, StoreError};
use async_trait::async_trait;
use error::cannot_open;
use heads::Heads;
use reader::Readers;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use writer::Writer;

/// How many read at once of those who play, and of those who look at lists and records.
const PLAYERS: usize = 2;
const PUBLIC: usize = 1;

/// The store in a file of SQLite.
pub struct SqliteStore {
    writer: Writer,
    /// For those who play.
    readers: Readers,
    /// For lists and records, which may take long: players do not wait for them.
    public: Readers,
    /// What is to be written beside the logs.
    heads: Heads,
    lock: Lock,
}

impl SqliteStore {
    /// Opens the file, makes it if it is not there, and brings it up to date. An error where another server uses it.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        // First what is no store: it is not to be changed, and nothing is to be left beside it.
        if path.exists() {
            files::version(&files::read_only(path)?, path)?;
        }
        files::keep_private(path);
        let connection = connect(path)?;
        let lock = Lock::take(path)?;
        migrate::bring_up(&connection, path)?;
        let heads = Heads::default();
        Ok(SqliteStore {
            writer: Writer::start(connection, connect(path)?, heads.clone(), writer::LONG),
            readers: Readers::new(path, PLAYERS),
            public: Readers::new(path, PUBLIC),
            heads,
            lock,
        })
    }
}

#[async_trait]
impl Store for SqliteStore {
    fn waiting(&self) -> usize {
        self.writer.waiting()
    }

    async fn close(&self) {
        self.writer.close().await;
        self.lock.give_back();
    }
}

/// A connection to a file that is there and of this version, also while a server uses it.
fn connect_existing(path: &Path) -> Result<Connection, StoreError> {
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
    open().map_err(|error| cannot_open(path, &error))
}
