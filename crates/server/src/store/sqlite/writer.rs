//! The writer thread, with group commit.

use super::StoreError;
use super::heads::Heads;
use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Called when the transaction is on disk or has failed.
type Finish = Box<dyn FnOnce(Option<StoreError>) + Send>;
/// One part of a transaction; returns whether it succeeded, and what to call afterwards.
type Work = Box<dyn FnOnce(&Connection) -> (bool, Finish) + Send>;

enum Job {
    Write(Work),
    /// Write some of the pending heads.
    Heads,
    Close(oneshot::Sender<()>),
}

/// The most jobs in one transaction.
const MOST: usize = 2_000;
/// The length of the queue, beyond which callers have to wait (backpressure).
const WAITING: usize = 8_192;
/// How often some of the pending heads are written.
const HEADS: Duration = Duration::from_millis(100);
/// How often a checkpoint is made.
const CHECKPOINT: Duration = Duration::from_secs(3);
/// The size from which the write-ahead log is truncated, in bytes. With thousands of games it has to be this large: truncating it
/// delays players by a tenth of a second, which must be rare. With less to write it stays short, because SQLite starts it again
/// whenever a checkpoint has copied all of it.
pub(super) const LONG: u64 = 512 * 1024 * 1024;

#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub(super) fn start(
        connection: Connection,
        for_checkpoints: Connection,
        heads: Heads,
        long: u64,
    ) -> Writer {
        let (jobs, waiting) = mpsc::channel(WAITING);
        let stopped = Arc::new(AtomicBool::new(false));
        let housekeeping =
            Housekeeping { jobs: jobs.downgrade(), heads: heads.clone(), stopped: Arc::clone(&stopped) };
        // If the thread cannot be started the channel is closed, and every write reports that.
        let _ = std::thread::Builder::new().name("store".to_owned()).spawn(move || {
            write_all(connection, waiting, &heads);
            stopped.store(true, Ordering::Release);
        });
        let _ = std::thread::Builder::new()
            .name("checkpoint".to_owned())
            .spawn(move || housekeeping.go_on(&for_checkpoints, long));
        Writer { jobs }
    }

    /// Runs a job in the next transaction and returns its result when that is on disk.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.write_then(work, |done| done).await
    }

    /// The same, and calls `then` once the job is on disk, even if the caller has gone.
    pub(super) async fn write_then<T: Send + 'static, U: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
        then: impl FnOnce(T) -> U + Send + 'static,
    ) -> Result<U, StoreError> {
        let (tell, told) = oneshot::channel();
        // If the caller has gone, the job is done all the same.
        let work = piece(work, then, move |answer| drop(tell.send(answer)));
        self.jobs.send(Job::Write(work)).await.map_err(|_| StoreError::Closed)?;
        told.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    pub(super) async fn close(&self) {
        let (tell, told) = oneshot::channel();
        if self.jobs.send(Job::Close(tell)).await.is_ok() {
            let _ = told.await;
        }
    }
}

/// Combines a job, what to do once it is on disk, and the answer to the caller.
fn piece<T: Send + 'static, U: 'static>(
    work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    then: impl FnOnce(T) -> U + Send + 'static,
    tell: impl FnOnce(Result<U, StoreError>) + Send + 'static,
) -> Work {
    Box::new(move |connection| {
        let result = work(connection);
        let went_well = result.is_ok();
        let finish: Finish = Box::new(move |failed| tell(failed.map_or(result, Err).map(then)));
        (went_well, finish)
    })
}

/// Writes pending heads. If that fails they stay pending.
fn writing_heads(heads: &Heads, all: bool) -> Work {
    let (heads, told) = (heads.clone(), heads.clone());
    piece(move |connection| heads.write(connection, all), move |written| told.written(&written), drop)
}

fn write_all(connection: Connection, mut waiting: mpsc::Receiver<Job>, heads: &Heads) {
    let mut closing = None;
    while closing.is_none() {
        let Some(first) = waiting.blocking_recv() else { break };
        let mut batch = Vec::new();
        let mut next = Some(first);
        while let Some(job) = next {
            match job {
                Job::Write(work) => batch.push(work),
                Job::Heads => batch.push(writing_heads(heads, false)),
                Job::Close(tell) => {
                    closing = Some(tell);
                    break;
                }
            }
            next = if batch.len() < MOST { waiting.try_recv().ok() } else { None };
        }
        commit(&connection, batch);
    }
    waiting.close();
    commit(&connection, vec![writing_heads(heads, true)]);
    drop(connection);
    if let Some(tell) = closing {
        let _ = tell.send(());
    }
}

/// Commits a batch. Each job has a savepoint, so that a failing job undoes only its own part.
fn commit(connection: &Connection, batch: Vec<Work>) {
    if batch.is_empty() {
        return;
    }
    let begun = connection.execute_batch("BEGIN IMMEDIATE");
    let mut finishes: Vec<Finish> = Vec::with_capacity(batch.len());
    let mut failed = begun.err();
    for work in batch {
        if failed.is_none() {
            failed = savepoint(connection, "SAVEPOINT work").err();
        }
        let (went_well, finish) = work(connection);
        if failed.is_none() {
            let end = if went_well { "RELEASE work" } else { "ROLLBACK TO work" };
            failed = savepoint(connection, end).err();
        }
        finishes.push(finish);
    }
    if failed.is_none() {
        failed = connection.execute_batch("COMMIT").err();
    }
    if let Some(error) = &failed {
        tracing::error!(%error, "a transaction failed");
        let _ = connection.execute_batch("ROLLBACK");
    }
    let failed = failed.map(StoreError::from);
    for finish in finishes {
        finish(failed.clone());
    }
}

fn savepoint(connection: &Connection, statement: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(statement)?.execute([]).map(drop)
}

/// The periodic tasks.
struct Housekeeping {
    jobs: mpsc::WeakSender<Job>,
    heads: Heads,
    stopped: Arc<AtomicBool>,
}

impl Housekeeping {
    /// Triggers the writing of heads and makes checkpoints, until the writer stops.
    fn go_on(&self, connection: &Connection, long: u64) {
        let mut waited = Duration::ZERO;
        // Give up soon when the database is busy, because the writer would have to wait.
        let _ = connection.busy_timeout(Duration::from_millis(200));
        while !self.stopped.load(Ordering::Acquire) {
            std::thread::sleep(HEADS);
            if let Some(jobs) = self.jobs.upgrade().filter(|_| !self.heads.is_empty()) {
                // If the queue is full, try again next time.
                let _ = jobs.try_send(Job::Heads);
            }
            waited += HEADS;
            if waited >= CHECKPOINT {
                waited = Duration::ZERO;
                if let Err(error) = carry_over(connection, long) {
                    tracing::warn!(%error, "the write-ahead log could not be carried over");
                }
            }
        }
    }
}

/// Makes a checkpoint. The passive kind never waits, but under constant writing it never completes, and the log would grow without
/// limit: a long log is then truncated, for which the writer has to wait. The passive checkpoint before it keeps that wait short,
/// because only what was written meanwhile is left.
fn carry_over(connection: &Connection, long: u64) -> rusqlite::Result<()> {
    let pages: u64 = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1))?;
    let page: u64 = connection.query_row("PRAGMA page_size", [], |row| row.get(0))?;
    match pages * page > long {
        true => connection.query_row("PRAGMA wal_checkpoint(RESTART)", [], |_| Ok(())),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The threshold for a long log in the tests.
    const SHORT: u64 = 32 * 1024 * 1024;

    fn writer(folder: &std::path::Path) -> Writer {
        let path = folder.join("t.db");
        let connection = super::super::connect(&path).unwrap();
        connection.execute_batch("CREATE TABLE t (x INTEGER PRIMARY KEY)").unwrap();
        connection.pragma_update(None, "journal_size_limit", SHORT).unwrap();
        Writer::start(connection, super::super::connect(&path).unwrap(), Heads::default(), SHORT)
    }

    fn insert(number: i64) -> impl FnOnce(&Connection) -> Result<(), StoreError> + Send + 'static {
        move |connection| {
            connection.execute("INSERT INTO t VALUES (?1)", [number])?;
            Ok(())
        }
    }

    /// A reader with an old snapshot blocks checkpoints; once it has gone, a log that has grown long is truncated.
    #[tokio::test]
    async fn a_write_ahead_log_that_has_grown_long_is_begun_anew() {
        let folder = tempfile::tempdir().unwrap();
        let writer = writer(folder.path());
        let log = folder.path().join("t.db-wal");
        let length = || std::fs::metadata(&log).map_or(0, |log| log.len());
        let reader = super::super::connect(&folder.path().join("t.db")).unwrap();
        reader.execute_batch("BEGIN; SELECT count(*) FROM t").unwrap();
        let many = |connection: &Connection| -> Result<(), StoreError> {
            connection.execute_batch("CREATE TABLE IF NOT EXISTS pages (x BLOB)")?;
            connection.execute("INSERT INTO pages VALUES (zeroblob(8 * 1024 * 1024))", [])?;
            Ok(())
        };
        for _ in 0..5 {
            writer.write(many).await.unwrap();
        }
        assert!(length() > SHORT, "{}", length());
        reader.execute_batch("COMMIT").unwrap();
        let start = std::time::Instant::now();
        let mut number = 0;
        while length() > SHORT && start.elapsed() < 20 * CHECKPOINT {
            tokio::time::sleep(Duration::from_millis(100)).await;
            number += 1;
            writer.write(insert(number)).await.unwrap();
        }
        assert!(length() <= SHORT, "{}", length());
    }

    #[tokio::test]
    async fn one_that_fails_undoes_only_its_own_part() {
        let folder = tempfile::tempdir().unwrap();
        let writer = writer(folder.path());
        let one = tokio::spawn({
            let writer = writer.clone();
            async move { writer.write(insert(1)).await }
        });
        one.await.unwrap().unwrap();
        let twice = |connection: &Connection| {
            connection.execute("INSERT INTO t VALUES (7)", [])?;
            connection.execute("INSERT INTO t VALUES (1)", [])?;
            Ok(())
        };
        let (bad, good) = tokio::join!(writer.write(twice), writer.write(insert(2)));
        assert!(bad.is_err());
        good.unwrap();
        let sum = |connection: &Connection| {
            Ok(connection.query_row("SELECT sum(x) FROM t", [], |row| row.get::<_, i64>(0))?)
        };
        assert_eq!(writer.write(sum).await.unwrap(), 3);
        writer.close().await;
        assert!(matches!(writer.write(insert(5)).await, Err(StoreError::Closed)));
    }
}
