//! The summaries of games ("heads"): what is stored beside each log, so that lists and timers need no replay.
//!
//! Most events of a running game change only the position and the times in its head. Writing these with every event would touch
//! five pages of the file instead of one: the row, and two places in each index over the times. So new heads wait here and are
//! written within a few seconds, in the order of their numbers: neighbours share a page, and of several events of a game only the
//! last is written. What lists and the start of the server depend on is never delayed: the status, the result, and whether
//! anything falls due.
//!
//! After a crash a row may lag behind its log, never be ahead of it. The log is authoritative, and loading a game replays it.

use crate::store::{ChainHash, GameRow, Head, RUNNING, StoreError};
use rusqlite::{Connection, OptionalExtension, named_params};
use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// In how many rounds all pending rows are written, and how many rows a round writes at least.
const ROUNDS: usize = 50;
const LEAST: usize = 64;

/// A head that has not been written to its row yet.
#[derive(Clone, Debug)]
pub(super) struct PendingHead {
    pub(super) head: Head,
    /// The hash of its event, which shows that it belongs to the game with that number.
    pub(super) hash: ChainHash,
}

#[derive(Default)]
struct Waiting {
    pending: BTreeMap<i64, PendingHead>,
    /// The game that was written last: the next round continues after it.
    written: i64,
    /// How often heads have gone from here to their rows.
    departures: u64,
}

/// The pending heads.
#[derive(Clone, Default)]
pub(super) struct Heads(Arc<Mutex<Waiting>>);

impl Heads {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records the new head of a game: pending, or `None` if it was written with its events.
    pub(super) fn moved(&self, game: i64, pending: Option<PendingHead>) {
        let mut waiting = self.waiting();
        match pending {
            Some(pending) => drop(waiting.pending.insert(game, pending)),
            None => {
                waiting.pending.remove(&game);
                waiting.departures += 1;
            }
        }
    }

    /// How often heads have gone from here to their rows: whoever has read a row from before such a departure may find it neither here
    /// nor there.
    pub(super) fn departures(&self) -> u64 {
        self.waiting().departures
    }

    /// Queues the corrected head of a game that lagged behind its log, unless a pending one is at least as new.
    pub(super) fn catch_up(&self, game: i64, pending: PendingHead) {
        self.waiting().pending.entry(game).or_insert(pending);
    }

    /// Updates a row that was read with the pending head. A head older than the game belongs to an earlier game of that number.
    pub(super) fn fill_in(&self, row: &mut GameRow) {
        let waiting = self.waiting();
        let Some(PendingHead { head, .. }) = waiting.pending.get(&row.number) else { return };
        if head.seq > row.seq && head.last_at >= row.created_at {
            (row.seq, row.last_at, row.due) = (head.seq, head.last_at, head.due);
            row.fen.clone_from(&head.fen);
        }
    }

    /// Updates the board of a game that was read with the pending head.
    pub(super) fn fill_in_board(&self, game: i64, fen: &mut String) {
        if let Some(PendingHead { head, .. }) = self.waiting().pending.get(&game) {
            fen.clone_from(&head.fen);
        }
    }

    /// The heads to write now: a share of the pending ones, or all.
    fn due(&self, all: bool) -> Vec<(i64, PendingHead)> {
        let mut waiting = self.waiting();
        let share = if all { usize::MAX } else { LEAST.max(waiting.pending.len().div_ceil(ROUNDS)) };
        let after = (Bound::Excluded(waiting.written), Bound::Unbounded);
        let upto = (Bound::Unbounded, Bound::Included(waiting.written));
        let rest = waiting.pending.range(after).chain(waiting.pending.range(upto));
        let due: Vec<(i64, PendingHead)> =
            rest.take(share).map(|(game, pending)| (*game, pending.clone())).collect();
        if let Some((last, _)) = due.last() {
            waiting.written = *last;
        }
        due
    }

    /// Removes heads that are on disk.
    pub(super) fn written(&self, heads: &[(i64, PendingHead)]) {
        let mut waiting = self.waiting();
        waiting.departures += 1;
        for (game, written) in heads {
            if waiting.pending.get(game).is_some_and(|pending| pending.head.seq == written.head.seq) {
                waiting.pending.remove(game);
            }
        }
    }

    /// Whether nothing is pending.
    pub(super) fn is_empty(&self) -> bool {
        self.waiting().pending.is_empty()
    }

    /// Writes a share of the pending heads, or all; call [`Heads::written`] with the result once it is on disk.
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

/// Writes the head of a game with its events if it must not wait; otherwise returns it to be queued. `None` if it was written; an
/// error if there is no such game.
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

/// Writes a pending head unless its game has been deleted or its row is newer. Status and result do not change.
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
