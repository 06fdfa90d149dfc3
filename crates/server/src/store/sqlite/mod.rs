//! The store in SQLite: one writer thread with group commit, every acknowledged event durable.
//!
//! The writer takes everything that waits, commits it in one transaction, and acknowledges only when the transaction is on disk,
//! so that many games share one sync. Readers have connections of their own: the write-ahead log lets them work at the same time.

mod account;
mod administration;
mod backup;
mod error;
mod export;
mod file;
pub(crate) mod files;
mod game;
mod heads;
mod learnt;
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

/// How many readers there are for players, and for spectators, lists and exports.
const PLAYERS: usize = 2;
const PUBLIC: usize = 2;
/// The threads for both.
pub(crate) const READING: usize = PLAYERS + PUBLIC;

/// The store in an SQLite file.
pub struct SqliteStore {
    writer: Writer,
    /// Readers for players.
    readers: Readers,
    /// Readers for spectators, lists and exports, which may take long: players do not wait for them.
    public: Readers,
    /// The heads to be written later.
    heads: Heads,
    lock: Lock,
}

impl SqliteStore {
    /// Opens the file, creates it if necessary, and migrates it. An error if another server uses it.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        // Check for foreign files first: they must not be changed, and no file may be left beside them.
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

/// A connection to an existing file of the current version, also while a server uses it.
fn connect_existing(path: &Path) -> Result<Connection, StoreError> {
    let connection = connect_with(path, OpenFlags::default() & !OpenFlags::SQLITE_OPEN_CREATE)?;
    let (found, known) = (files::version(&connection, path)?, schema::STEPS.len());
    if found < known {
        let path = path.to_owned();
        return Err(StoreError::Outdated { path, found: found as i64, known: known as i64 });
    }
    Ok(connection)
}

/// A connection with the settings that durability depends on.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    connect_with(path, OpenFlags::default())
}

fn connect_with(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let open = || -> rusqlite::Result<Connection> {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(std::time::Duration::from_secs(5))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        // FULL: the write-ahead log is synced at every commit. NORMAL could lose the last commits in a power failure.
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // Overwrite deleted data, so that erased names cannot be found in the file.
        connection.pragma_update(None, "secure_delete", true)?;
        // A thread of its own makes the checkpoints, so that no commit waits for one.
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        connection.pragma_update(None, "journal_size_limit", writer::LONG)?;
        // One megabyte of cache for each connection: reads concern one game at a time.
        connection.pragma_update(None, "cache_size", -1_000)?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(connection)
    };
    open().map_err(|error| cannot_open(path, &error))
}
