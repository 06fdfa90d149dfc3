//! The heads of games: what is kept beside each log, so that lists and timers need no replay.
//!
//! Most events of a running game change nothing about its head but the position and the times. Writing that with every event would touch
//! five pages of the file instead of one: the row, and two places in each index over the times. So the new head waits here, and the rows
//! follow within a few seconds, in the order of their numbers: neighbours share a page, and of several events of a game the last is
//! written. What a list or a start of the server depends on is never late: the status, the result, and whether anything falls due.
//!
//! After a crash a row may be behind its log, never ahead of it. The log is the truth, and whoever loads a game replays it.

use crate::store::{ChainHash, GameRow, Head, RUNNING, StoreError};
use rusqlite::{Connection, OptionalExtension, named_params};
use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many rounds it takes until every row has been written, and how many rows are written in one at least.
const ROUNDS: usize = 50;
const LEAST: usize = 64;

/// A head that is not in its row yet.
#[derive(Clone, Debug)]
pub(super) struct PendingHead {
    pub(super) head: Head,
    /// The hash of the event that it belongs to, by which it is known to belong to the game of that number.
    pub(super) hash: ChainHash,
}

#[derive(Default)]
struct Waiting {
    pending: BTreeMap<i64, PendingHead>,
    /// The number of the game that was written last: the next round goes on after it.
    written: i64,
}

/// The heads that wait.
#[derive(Clone, Default)]
pub(super) struct Heads(Arc<Mutex<Waiting>>);

impl Heads {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What has become of the head of a game: it waits, or it was written with its events.
    pub(super) fn moved(&self, game: i64, pending: Option<PendingHead>) {
        let mut waiting = self.waiting();
        match pending {
            Some(pending) => drop(waiting.pending.insert(game, pending)),
            None => drop(waiting.pending.remove(&game)),
        }
    }

    /// The head of a game that was found to be behind its log. One that waits already is at least as new.
    pub(super) fn catch_up(&self, game: i64, pending: PendingHead) {
        self.waiting().pending.entry(game).or_insert(pending);
    }

    /// Shows a row as its log is. A head that is older than the game belongs to another one that had the number before.
    pub(super) fn fill_in(&self, row: &mut GameRow) {
        let waiting = self.waiting();
        let Some(PendingHead { head, .. }) = waiting.pending.get(&row.number) else { return };
        if head.seq > row.seq && head.last_at >= row.created_at {
            (row.seq, row.last_at, row.due) = (head.seq, head.last_at, head.due);
            row.fen.clone_from(&head.fen);
        }
    }

    /// The heads that are to be written now: a share of those that wait, or all.
    fn due(&self, all: bool) -> Vec<(i64, PendingHead)> {
        let mut waiting = self.waiting();
        let share = if all { usize::MAX } else { LEAST.max(waiting.pending.len().div_ceil(ROUNDS)) };
        let after = (Bound::Excluded(waiting.written), Bound::Unbounded);
        let upto = (Bound::Unbounded, Bound::Included(waiting.written));
        let rest = waiting.pending.range(after).chain(waiting.pending.range(upto));
        let due: Vec<(i64, PendingHead)> = rest.take(share).map(|(game, pending)| (*game, pending.clone())).collect();
        if let Some((last, _)) = due.last() {
            waiting.written = *last;
        }
        due
    }

    /// These are on disk.
    pub(super) fn written(&self, heads: &[(i64, PendingHead)]) {
        let mut waiting = self.waiting();
        for (game, written) in heads {
            if waiting.pending.get(game).is_some_and(|pending| pending.head.seq == written.head.seq) {
                waiting.pending.remove(game);
            }
        }
    }

    /// Whether anything waits.
    pub(super) fn is_empty(&self) -> bool {
        self.waiting().pending.is_empty()
    }

    /// Writes a share of what waits, or all of it; what was written is to be told to [`Heads::written`] once it is on disk.
    pub(super) fn write(
        &self,
        connection: &Connection,
        all: bool,
    ) -> Result<Vec<(i64, PendingHead)>, StoreError> {
        let due = self.due(all);
        due.iter().try_for_each(|(game, pending)| write_late(connection, *game, pending))?;
        Ok(due)
    }
}

/// Moves the row of a game with its events where that must not wait; otherwise gives back what does. `None` for the head where it was
/// written; an error where there is no such game.
pub(super) fn place(
    connection: &Connection,
    game: i64,
    head: Head,
    hash: ChainHash,
) -> Result<Option<PendingHead>, StoreError> {
    let stored = connection
        .prepare_cached("SELECT status, result, due IS NOT NULL FROM games WHERE number = ?1")?
        .query_row([game], |row| {
            let (status, result) = (row.get_ref(0)?.as_str()?, row.get_ref(1)?.as_str()?);
            let same = status == head.status && result == head.result;
            Ok(same && row.get::<_, bool>(2)? == head.due.is_some())
        })
        .optional()?;
    match stored {
        None => Err(StoreError::Sequence),
        Some(true) if head.status == RUNNING => Ok(Some(PendingHead { head, hash })),
        Some(_) => {
            write_whole(connection, game, &head)?;
            Ok(None)
        }
    }
}

fn write_whole(connection: &Connection, game: i64, head: &Head) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "UPDATE games SET seq = :seq, last_at = :last_at, due = :due, status = :status, result = :result,
                fen = :fen WHERE number = :game",
        )?
        .execute(named_params! {
            ":seq": head.seq, ":last_at": head.last_at, ":due": head.due, ":status": head.status,
            ":result": head.result, ":fen": head.fen, ":game": game,
        })?;
    Ok(())
}

/// Writes a head that has waited, unless its game has gone: a row never says more than its log. Status and result are as they were.
fn write_late(connection: &Connection, game: i64, pending: &PendingHead) -> Result<(), StoreError> {
    let head = &pending.head;
    connection
        .prepare_cached(
            "UPDATE games SET seq = :seq, last_at = :last_at, due = :due, fen = :fen
                WHERE number = :game AND seq < :seq
                AND EXISTS (SELECT 1 FROM events WHERE game = :game AND seq = :seq AND hash = :hash)",
        )?
        .execute(named_params! {
            ":seq": head.seq, ":last_at": head.last_at, ":due": head.due, ":fen": head.fen, ":game": game,
            ":hash": pending.hash,
        })?;
    Ok(())
}

#[cfg(test)]
mod tests;
