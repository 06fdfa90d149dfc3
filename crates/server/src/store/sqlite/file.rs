//! Read-only access to a database file, also while a server runs on it.

use super::backup::copy_into;
use super::files;
use super::game::{read_event_rows, read_game_row};
use crate::store::{EventRow, GameRow, StoreError};
use rusqlite::{Connection, Row};
use std::path::{Path, PathBuf};

/// A flaw of the file as a whole.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum FileFlaw {
    /// SQLite reports damaged pages or indexes.
    Integrity(String),
    /// A row refers to another that does not exist.
    Orphans {
        /// The table of the rows.
        table: String,
        /// The table in which the other row is missing.
        parent: String,
        /// How many rows.
        rows: u64,
    },
    /// A game has a tombstone and exists all the same.
    DeletedButPresent {
        /// Its public name.
        game: String,
    },
    /// Something cannot be read.
    Unreadable(String),
}

/// A game that cannot be read.
pub(crate) struct Unreadable {
    /// Its public id; empty where it cannot be read.
    pub(crate) game: String,
    /// The event, if it is an event.
    pub(crate) event: Option<u64>,
    pub(crate) error: StoreError,
}

/// A database opened for reading.
pub(crate) struct StoreFile {
    connection: Connection,
    path: PathBuf,
}

impl StoreFile {
    /// Opens a file of any version.
    pub(crate) fn open(path: &Path) -> Result<StoreFile, StoreError> {
        Ok(StoreFile { connection: files::read_only(path)?, path: path.to_owned() })
    }

    /// Opens a file that must be of the current version.
    pub(crate) fn open_current(path: &Path) -> Result<StoreFile, StoreError> {
        let file = StoreFile::open(path)?;
        files::current_version(&file.connection, path)?;
        Ok(file)
    }

    /// The schema version of the file: 0 if it is empty.
    pub(crate) fn version(&self) -> Result<usize, StoreError> {
        files::version(&self.connection, &self.path)
    }

    /// Copies the current state into a new file.
    pub(crate) fn copy_into(&self, to: &Path) -> Result<(), StoreError> {
        copy_into(&self.connection, to)
    }

    /// How many games were deleted.
    pub(crate) fn tombstones(&self) -> u64 {
        self.connection.query_row("SELECT count(*) FROM tombstones", [], |row| row.get(0)).unwrap_or(0)
    }

    /// The numbers of all games as far as they can be read, and the error that ended reading.
    pub(crate) fn numbers(&self) -> (Vec<i64>, Option<StoreError>) {
        let mut numbers = Vec::new();
        let mut read = || -> rusqlite::Result<()> {
            let mut statement = self.connection.prepare("SELECT number FROM games ORDER BY number")?;
            let mut rows = statement.query([])?;
            while let Some(row) = rows.next()? {
                numbers.push(row.get(0)?);
            }
            Ok(())
        };
        let failed = read().err();
        (numbers, failed.map(StoreError::from))
    }

    /// A game with its log, read in one transaction; `None` if there is no such game.
    pub(crate) fn game(&self, number: i64) -> Result<Option<(GameRow, Vec<EventRow>)>, Unreadable> {
        let unreadable = |event, error| Unreadable { game: self.name_of(number), event, error };
        let snapshot =
            self.connection.unchecked_transaction().map_err(|error| unreadable(None, error.into()))?;
        let row = read_game_row(&snapshot, number).map_err(|error| unreadable(None, error))?;
        let Some(row) = row else { return Ok(None) };
        let mut events = Vec::new();
        if let Err(error) = read_event_rows(&snapshot, number, 0, &mut events) {
            let last = events.last().map_or(0, |event| event.seq);
            return Err(unreadable(Some(last + 1), error));
        }
        Ok(Some((row, events)))
    }

    fn name_of(&self, number: i64) -> String {
        let question = "SELECT id FROM games WHERE number = ?1";
        self.connection.query_row(question, [number], |row| row.get(0)).unwrap_or_default()
    }

    /// SQLite's own checks, and those that no single game shows.
    pub(crate) fn flaws(&self) -> Vec<FileFlaw> {
        let mut flaws = Vec::new();
        let mut look = |question: &str, flaw: &dyn Fn(&Row<'_>) -> rusqlite::Result<Option<FileFlaw>>| {
            let looked = || -> rusqlite::Result<Vec<FileFlaw>> {
                let mut statement = self.connection.prepare(question)?;
                let rows = statement.query_map([], flaw)?;
                rows.filter_map(Result::transpose).collect()
            };
            match looked() {
                Ok(found) => flaws.extend(found),
                Err(error) => flaws.push(FileFlaw::Unreadable(error.to_string())),
            }
        };
        look("PRAGMA integrity_check(100)", &|row| {
            let line: String = row.get(0)?;
            Ok((line != "ok").then_some(FileFlaw::Integrity(line)))
        });
        look("SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2", &|row| {
            Ok(Some(FileFlaw::Orphans { table: row.get(0)?, parent: row.get(1)?, rows: row.get(2)? }))
        });
        look("SELECT id FROM games JOIN tombstones USING (id)", &|row| {
            Ok(Some(FileFlaw::DeletedButPresent { game: row.get(0)? }))
        });
        flaws
    }
}
