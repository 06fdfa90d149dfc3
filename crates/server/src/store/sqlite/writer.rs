//! The one thread that writes, with group commit.

use super::StoreError;
use super::heads::Heads;
use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Told once the transaction is on disk, or has failed.
type Finish = Box<dyn FnOnce(Option<StoreError>) + Send>;
/// Does its part of the transaction, and says whether it went well and whom to tell.
type Work = Box<dyn FnOnce(&Connection) -> (bool, Finish) + Send>;

enum Job {
    Write(Work),
    /// Writes some of the heads that wait.
    Heads,
    Close(oneshot::Sender<()>),
}

/// As much as one transaction takes.
const MOST: usize = 2_000;
/// As much as may wait before those who bring more wait too.
const WAITING: usize = 8_192;
/// How often some of the heads that wait are written.
const HEADS: Duration = Duration::from_millis(100);
/// How often the write-ahead log is carried over into the file.
const CHECKPOINT: Duration = Duration::from_secs(3);
/// A write-ahead log of so many bytes is long. Thousands of games at once need that: whoever plays waits a tenth of a second when it is
/// begun anew, which has to be rare. With less to write it is short, because it is begun anew whenever all of it has been carried over.
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
        let housekeeping = Housekeeping { jobs: jobs.downgrade(), heads: heads.clone(), stopped: Arc::clone(&stopped) };
        // Threads that cannot be started leave the channel closed, and every write says so.
        let _ = std::thread::Builder::new().name("store".to_owned()).spawn(move || {
            write_all(connection, waiting, &heads);
            stopped.store(true, Ordering::Release);
        });
        let _ = std::thread::Builder::new()
            .name("checkpoint".to_owned())
            .spawn(move || housekeeping.go_on(&for_checkpoints, long));
        Writer { jobs }
    }

    /// Runs a piece of work in the next transaction; the answer comes when it is on disk.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.write_then(work, |done| done).await
    }

    /// The same, and something that is done as soon as it is on disk, whether or not anybody still waits for the answer.
    pub(super) async fn write_then<T: Send + 'static, U: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
        then: impl FnOnce(T) -> U + Send + 'static,
    ) -> Result<U, StoreError> {
        let (tell, told) = oneshot::channel();
        // Nobody waits any more: the work is done all the same.
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

/// A piece of work for a transaction, what is done once it is on disk, and who is told.
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

/// Writes heads that wait. If that fails they go on waiting.
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

/// One transaction. A piece of work that fails undoes its own part and nobody else's.
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

/// What is done by itself, again and again.
struct Housekeeping {
    jobs: mpsc::WeakSender<Job>,
    heads: Heads,
    stopped: Arc<AtomicBool>,
}

impl Housekeeping {
    /// Has heads written, and carries the write-ahead log over into the file, until the writer stops.
    fn go_on(&self, connection: &Connection, long: u64) {
        let mut waited = Duration::ZERO;
        // One that has to wait gives up soon: the writer would wait with it.
        let _ = connection.busy_timeout(Duration::from_millis(200));
        while !self.stopped.load(Ordering::Acquire) {
            std::thread::sleep(HEADS);
            if let Some(jobs) = self.jobs.upgrade().filter(|_| !self.heads.is_empty()) {
                // Where much waits already there is another time.
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

/// Passive first: it waits for nobody. But a log to which somebody always writes is never carried over whole, and would grow for
/// ever: a long one is begun anew, for which the writer waits. What is left to carry over is then what came in the meantime; without
/// the passive one before it, everybody would wait for the whole log.
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

    /// What the tests call long.
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

    /// A reader that holds an old snapshot keeps the log from being carried over; once it has gone, a log that has grown long is begun
    /// anew.
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
