//! Runs the store suite on SQLite; tests of SQLite's own features are beside the code.

use super::SqliteStore;
use crate::store::suite::{Site, every_store};
use crate::store::{Store, StoreError};
use rusqlite::Connection;
use std::path::Path;
use std::sync::Arc;

/// Creates a database from an SQL dump.
pub(crate) fn from_dump(path: &Path, sql: &str) {
    Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

/// The recorded reasons of deletions.
pub(crate) fn reasons(path: &Path) -> Vec<String> {
    let connection = Connection::open(path).unwrap();
    let mut question = connection.prepare("SELECT reason FROM tombstones ORDER BY id").unwrap();
    question.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// Makes it impossible to delete the game that has been over for longest, or possible again.
pub(crate) fn set_oldest_stays(path: &Path, stays: bool) {
    let change = if stays {
        "CREATE TRIGGER stays BEFORE DELETE ON games
            WHEN OLD.number = (SELECT number FROM games WHERE status IN ('over', 'annulled') ORDER BY last_at LIMIT 1)
            BEGIN SELECT RAISE(ABORT, 'it stays'); END"
    } else {
        "DROP TRIGGER stays"
    };
    Connection::open(path).unwrap().execute_batch(change).unwrap();
}

impl SqliteStore {
    /// Holds the readers of players, or those of spectators, lists and exports.
    pub(crate) async fn hold_readers(&self, of_players: bool) -> tokio::sync::OwnedSemaphorePermit {
        if of_players { self.readers.hold().await } else { self.public.hold().await }
    }
}

/// A temporary folder with a database.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }
}

impl Site for Folder {
    fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(Arc::new(SqliteStore::open(&self.0.path().join("t.db"))?))
    }
}

every_store!(Folder::new());
