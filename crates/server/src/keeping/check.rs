//! A whole file, looked at: SQLite's own checks, and every game. Nothing is changed, and a server may run meanwhile.

use super::{Audit, Flaw, GameFlaw, Progress, Stage, Watcher, audit};
use crate::store::{StoreError, files, read_event_rows, read_game_row};
use rusqlite::Connection;
use std::path::Path;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// As many as are told one by one; the rest is counted.
const MOST: usize = 10_000;

/// What is wrong with a file as a whole.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum FileFlaw {
    /// SQLite finds its pages or indexes damaged.
    Integrity(String),
    /// A row belongs to another that is not there.
    Orphans {
        /// The table of the rows.
        table: String,
        /// The table in which something is missing.
        parent: String,
        /// How many rows.
        rows: u64,
    },
    /// A game has a tombstone and is there all the same.
    Undead {
        /// Its public name.
        game: String,
    },
    /// Something cannot be read at all.
    Unreadable(String),
}

/// What came of looking at a file.
#[derive(Clone, Debug)]
pub struct Checked {
    /// How many games were looked at.
    pub games: u64,
    /// How many events they have.
    pub events: u64,
    /// How many games were deleted and left a tombstone.
    pub tombstones: u64,
    /// How long the games took.
    pub elapsed: Duration,
    /// What is wrong with the file as a whole.
    pub file: Vec<FileFlaw>,
    /// What is wrong with games, by number and event.
    pub flaws: Vec<GameFlaw>,
    /// How many flaws there are besides those that are told.
    pub left_off: u64,
}

impl Checked {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.file.is_empty() && self.flaws.is_empty()
    }
}

/// Looks at everything in a file.
pub fn check(path: &Path, watcher: Watcher<'_>) -> Result<Checked, StoreError> {
    let connection = files::read_only(path)?;
    files::current_version(&connection, path)?;
    watcher(Progress { stage: Stage::Integrity, done: 0, total: 0 });
    let mut file = whole(&connection);
    let tombstones =
        connection.query_row("SELECT count(*) FROM tombstones", [], |row| row.get(0)).unwrap_or(0);
    let (numbers, failed) = numbers(&connection);
    file.extend(failed.map(|error| FileFlaw::Unreadable(error.to_string())));
    let start = Instant::now();
    let found = all(path, &numbers, watcher)?;
    let mut flaws = found.flaws.into_inner().unwrap_or_else(PoisonError::into_inner);
    flaws.sort_by_key(|flaw| (flaw.number, flaw.flaw.event()));
    Ok(Checked {
        games: numbers.len() as u64,
        events: found.events.into_inner(),
        tombstones,
        elapsed: start.elapsed(),
        file,
        flaws,
        left_off: found.left_off.into_inner(),
    })
}

/// What SQLite itself finds, and what no single game shows.
fn whole(connection: &Connection) -> Vec<FileFlaw> {
    let mut flaws = Vec::new();
    let mut look =
        |question: &str, flaw: &dyn Fn(&rusqlite::Row<'_>) -> rusqlite::Result<Option<FileFlaw>>| {
            let looked = || -> rusqlite::Result<Vec<FileFlaw>> {
                let mut statement = connection.prepare(question)?;
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
        Ok(Some(FileFlaw::Undead { game: row.get(0)? }))
    });
    flaws
}

/// The numbers of all games, as far as they can be read.
fn numbers(connection: &Connection) -> (Vec<i64>, Option<rusqlite::Error>) {
    let mut numbers = Vec::new();
    let mut read = || -> rusqlite::Result<()> {
        let mut statement = connection.prepare("SELECT number FROM games ORDER BY number")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            numbers.push(row.get(0)?);
        }
        Ok(())
    };
    let failed = read().err();
    (numbers, failed)
}

#[derive(Default)]
struct Found {
    flaws: Mutex<Vec<GameFlaw>>,
    left_off: AtomicU64,
    events: AtomicU64,
}

/// Every game, on as many threads as there are cores, each with a connection of its own.
fn all(path: &Path, numbers: &[i64], watcher: Watcher<'_>) -> Result<Found, StoreError> {
    let found = Found::default();
    let (next, done) = (AtomicUsize::new(0), AtomicU64::new(0));
    let total = numbers.len() as u64;
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(numbers.len().max(1));
    let connections = (0..threads).map(|_| files::read_only(path)).collect::<Result<Vec<_>, _>>()?;
    watcher(Progress { stage: Stage::Games, done: 0, total });
    std::thread::scope(|scope| {
        for connection in connections {
            let (found, next, done) = (&found, &next, &done);
            scope.spawn(move || {
                while let Some(number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
                    one(&connection, *number, found);
                    let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                    if done.is_multiple_of(64) || done == total {
                        watcher(Progress { stage: Stage::Games, done, total });
                    }
                }
            });
        }
    });
    Ok(found)
}

/// One game, as it is at one moment.
fn one(connection: &Connection, number: i64, found: &Found) {
    let (id, events, flaws) = match audit_stored(connection, number) {
        // It was deleted meanwhile.
        Ok(None) => return,
        Ok(Some((id, events, audited))) => (id, events, audited.flaws),
        Err(flaw) => {
            let id =
                connection.query_row("SELECT id FROM games WHERE number = ?1", [number], |row| row.get(0));
            (id.unwrap_or_default(), 0, vec![flaw])
        }
    };
    found.events.fetch_add(events, Ordering::Relaxed);
    let mut told = found.flaws.lock().unwrap_or_else(PoisonError::into_inner);
    for flaw in flaws {
        if told.len() < MOST {
            told.push(GameFlaw { number, game: id.clone(), flaw });
        } else {
            found.left_off.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Reads a game and looks at it; `None` where there is none.
fn audit_stored(connection: &Connection, number: i64) -> Result<Option<(String, u64, Audit)>, Flaw> {
    let unreadable = |event, error: StoreError| Flaw::Unreadable { event, reason: error.to_string() };
    let snapshot = connection.unchecked_transaction().map_err(|error| unreadable(None, error.into()))?;
    let Some(row) = read_game_row(&snapshot, number).map_err(|error| unreadable(None, error))? else {
        return Ok(None);
    };
    let mut events = Vec::new();
    if let Err(error) = read_event_rows(&snapshot, number, 0, &mut events) {
        let last = events.last().map_or(0, |event| event.seq);
        return Err(unreadable(Some(last + 1), error));
    }
    Ok(Some((row.id.clone(), events.len() as u64, audit(&row, &events))))
}
