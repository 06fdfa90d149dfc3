//! The complete check of one stored game; everything in `keeping` uses it.

use crate::store::{ChainHash, EventRow, GameRow, RUNNING};
use crate::table::GameInPlay;
use thiserror::Error;

/// What is wrong with a stored game.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum Flaw {
    /// The row of the game, or one of its events, cannot be read.
    #[error("cannot be read: {reason}")]
    Unreadable {
        /// The event, if it is an event.
        event: Option<u64>,
        /// Why.
        reason: String,
    },
    /// The settings of the game cannot be read.
    #[error("its settings make no sense: {reason}")]
    Settings {
        /// Why.
        reason: String,
    },
    /// The settings have changed since the game was made.
    #[error("its settings are not those with which it began: the hash is another")]
    Root,
    /// An event is missing.
    #[error("event {event} is missing")]
    Gap {
        /// Its number.
        event: u64,
    },
    /// An event has been changed: its hash differs.
    #[error("event {event} is not what was written: the hash is another")]
    Hash {
        /// Its number.
        event: u64,
    },
    /// An event that the Laws do not allow at this point.
    #[error("event {event} cannot have happened: {act:?}: {reason}")]
    Act {
        /// Its number.
        event: u64,
        /// The act.
        act: String,
        /// Why not.
        reason: String,
    },
    /// A summary column beside the log differs from what the log gives.
    #[error("{column} is {stored:?} beside the log, and the log comes to {replayed:?}")]
    Head {
        /// The column.
        column: &'static str,
        /// The stored value.
        stored: String,
        /// What it should be.
        replayed: String,
    },
}

impl Flaw {
    /// The number of the event concerned.
    pub fn event(&self) -> Option<u64> {
        match self {
            Flaw::Unreadable { event, .. } => *event,
            Flaw::Gap { event } | Flaw::Hash { event } | Flaw::Act { event, .. } => Some(*event),
            Flaw::Settings { .. } | Flaw::Root | Flaw::Head { .. } => None,
        }
    }

    /// A word for it, for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Flaw::Unreadable { .. } => "unreadable",
            Flaw::Settings { .. } => "settings",
            Flaw::Root => "root",
            Flaw::Gap { .. } => "gap",
            Flaw::Hash { .. } => "hash",
            Flaw::Act { .. } => "act",
            Flaw::Head { .. } => "head",
        }
    }

    /// Whether the log itself is damaged, so that the game must not go on. A wrong summary can be repaired from the log.
    pub fn is_in_log(&self) -> bool {
        !matches!(self, Flaw::Head { column, .. } if *column != "seq")
    }
}

/// What is wrong with which game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct GameFlaw {
    /// The game's number in the file.
    pub number: i64,
    /// Its public id; empty where it cannot be read.
    pub game: String,
    /// What is wrong.
    pub flaw: Flaw,
}

/// The result of checking a game.
pub(crate) struct Audit {
    /// The game as replayed; `None` where the log cannot be replayed.
    pub(crate) table: Option<GameInPlay>,
    /// Everything that is wrong.
    pub(crate) flaws: Vec<Flaw>,
}

impl Audit {
    /// Why the game must not go on, in a few words; `None` if the log is sound.
    pub(crate) fn damage(&self) -> Option<String> {
        self.flaws.iter().find(|flaw| flaw.is_in_log()).map(Flaw::to_string)
    }
}

/// Replays a stored game and checks everything.
pub(crate) fn audit(row: &GameRow, events: &[EventRow]) -> Audit {
    let mut flaws = chain(row, events);
    // The row of a running game may lag behind its log: compare it with the state at that event.
    let known = match row.status == RUNNING {
        true => events.partition_point(|event| event.seq <= row.seq),
        false => events.len(),
    };
    let (known, later) = events.split_at(known);
    // A position that can be proved dead only today did not end the game when the row was written.
    let went_on = row.status == RUNNING && known.last().map_or(0, |event| event.seq) == row.seq;
    let replayed = GameInPlay::replay(row, known, went_on).and_then(|mut table| {
        let mut differences = Vec::new();
        compare(row, &table, &mut differences);
        table.redo(later, false)?;
        Ok((table, differences))
    });
    let table = match replayed {
        Ok((table, differences)) => {
            flaws.extend(differences);
            Some(table)
        }
        Err(error) => {
            flaws.push(first_impossible(row, events, &error.to_string()));
            None
        }
    };
    Audit { table, flaws }
}

/// Recomputes the hash chain. A changed event is reported once: the events after it are checked against the stored hash.
fn chain(row: &GameRow, events: &[EventRow]) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    if row.root != ChainHash::root(&row.id, row.created_at, &row.settings) {
        flaws.push(Flaw::Root);
    }
    let (mut chain, mut expected) = (row.root, 1);
    for event in events {
        if event.seq != expected {
            flaws.push(Flaw::Gap { event: expected });
        } else if event.hash != chain.after(event.seq, event.at, event.actor, &event.act) {
            flaws.push(Flaw::Hash { event: event.seq });
        }
        chain = event.hash;
        expected = event.seq.saturating_add(1);
    }
    if row.seq >= expected {
        flaws.push(Flaw::Gap { event: expected });
    }
    flaws
}

/// Compares the summary row with the replayed game.
fn compare(row: &GameRow, table: &GameInPlay, flaws: &mut Vec<Flaw>) {
    let head = table.head();
    let mut differ = |column, stored: String, replayed: String| {
        if stored != replayed {
            flaws.push(Flaw::Head { column, stored, replayed });
        }
    };
    // Missing events have been reported already. Only the row of a running game may lag behind.
    if row.seq < head.seq {
        differ("seq", row.seq.to_string(), head.seq.to_string());
    }
    differ("last_at", row.last_at.to_string(), head.last_at.to_string());
    differ("status", row.status.clone(), head.status.to_owned());
    differ("result", row.result.clone(), head.result);
    differ("fen", row.fen.clone(), head.fen);
    // While the clocks wait for a returning player, the deadline is not in the log.
    if table.awaited().is_none() {
        let told = |due: Option<u64>| due.map_or_else(String::new, |due| due.to_string());
        differ("due", told(row.due), told(head.due));
    }
}

/// The first event that the Laws do not allow.
fn first_impossible(row: &GameRow, events: &[EventRow], reason: &str) -> Flaw {
    use crate::table::{Settings, stored_event};
    let settings = match Settings::of_row(row) {
        Ok(settings) => settings,
        Err(error) => return Flaw::Settings { reason: error.to_string() },
    };
    let flaw =
        |event: &EventRow, reason: String| Flaw::Act { event: event.seq, act: event.act.clone(), reason };
    let mut acts = Vec::with_capacity(events.len());
    for event in events {
        match stored_event(event) {
            Ok(act) => acts.push(act),
            Err(error) => return flaw(event, error.to_string()),
        }
    }
    let stopped = settings.game(row.created_at).map(|mut game| game.replay(&acts, false).stopped);
    match stopped {
        Ok(Some((index, error))) if index < events.len() => flaw(&events[index], error.to_string()),
        Ok(_) => Flaw::Settings { reason: reason.to_owned() },
        Err(error) => Flaw::Settings { reason: error.to_string() },
    }
}
