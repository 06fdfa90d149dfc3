//! The complete check of a database: SQLite's own checks, and every game. It changes nothing, and a server may be running.

use super::{Flaw, GameFlaw, Progress, Stage, Watcher, audit};
use crate::store::{FileFlaw, StoreError, StoreFile, Unreadable};
use std::path::Path;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The most flaws that are listed; the rest is counted.
const MOST: usize = 10_000;

/// The result of checking a file.
#[derive(Clone, Debug)]
pub struct Checked {
    /// How many games were checked.
    pub games: u64,
    /// How many events they have.
    pub events: u64,
    /// How many games were deleted and left a tombstone.
    pub tombstones: u64,
    /// How long checking the games took.
    pub elapsed: Duration,
    /// What is wrong with the file as a whole.
    pub file: Vec<FileFlaw>,
    /// What is wrong with games, by number and event.
    pub flaws: Vec<GameFlaw>,
    /// How many further flaws are not listed.
    pub left_off: u64,
}

impl Checked {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.file.is_empty() && self.flaws.is_empty()
    }
}

/// Checks a whole file.
pub fn check(path: &Path, watcher: Watcher<'_>) -> Result<Checked, StoreError> {
    let stored = StoreFile::open_current(path)?;
    watcher(Progress { stage: Stage::Integrity, done: 0, total: 0 });
    let mut file = stored.flaws();
    let tombstones = stored.tombstones();
    let (numbers, failed) = stored.numbers();
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

#[derive(Default)]
struct Found {
    flaws: Mutex<Vec<GameFlaw>>,
    left_off: AtomicU64,
    events: AtomicU64,
}

/// Checks all games, with a thread and a connection for each core.
fn all(path: &Path, numbers: &[i64], watcher: Watcher<'_>) -> Result<Found, StoreError> {
    let found = Found::default();
    let (next, done) = (AtomicUsize::new(0), AtomicU64::new(0));
    let total = numbers.len() as u64;
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(numbers.len().max(1));
    let files = (0..threads).map(|_| StoreFile::open(path)).collect::<Result<Vec<_>, _>>()?;
    watcher(Progress { stage: Stage::Games, done: 0, total });
    std::thread::scope(|scope| {
        for file in files {
            let (found, next, done) = (&found, &next, &done);
            scope.spawn(move || {
                while let Some(number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
                    one(&file, *number, found);
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

/// Checks one game in one read transaction.
fn one(file: &StoreFile, number: i64, found: &Found) {
    let (id, events, flaws) = match file.game(number) {
        // Deleted meanwhile.
        Ok(None) => return,
        Ok(Some((row, events))) => {
            let flaws = audit(&row, &events).flaws;
            (row.id, events.len() as u64, flaws)
        }
        Err(Unreadable { game, event, error }) => {
            (game, 0, vec![Flaw::Unreadable { event, reason: error.to_string() }])
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
