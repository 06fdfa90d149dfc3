//! Health: the server writes and reads back a row every few seconds, and reports the result.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most damaged games that are remembered by name.
const MOST: usize = 1_000;

/// The known state of the server.
#[derive(Default)]
pub(crate) struct Health(Mutex<Known>);

#[derive(Default)]
struct Known {
    checked_at: Option<u64>,
    trouble: Option<&'static str>,
    /// The games whose logs cannot be read, with the reason.
    damaged: BTreeMap<String, String>,
}

/// The state to report.
#[derive(Clone, Debug)]
pub(crate) struct Report {
    /// When the store was last tested.
    pub(crate) checked_at: Option<u64>,
    /// What went wrong then.
    pub(crate) trouble: Option<&'static str>,
    /// How many games are known to be damaged.
    pub(crate) damaged: usize,
}

impl Health {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records the result of a test, with one word for a failure; changes are logged.
    pub(crate) fn checked(&self, at: u64, trouble: Option<(&'static str, String)>) {
        let mut known = self.known();
        let before = known.trouble;
        known.checked_at = Some(at);
        known.trouble = trouble.as_ref().map(|(word, _)| *word);
        match trouble {
            Some((word, what)) if before != Some(word) => tracing::error!(%what, "the store does not work"),
            None if before.is_some() => tracing::info!("the store works again"),
            _ => {}
        }
    }

    /// Records a game whose log cannot be read; it is logged once.
    pub(crate) fn damaged(&self, game: &str, what: &str) {
        let mut known = self.known();
        if known.damaged.len() >= MOST && !known.damaged.contains_key(game) {
            return;
        }
        if known.damaged.insert(game.to_owned(), what.to_owned()).as_deref() != Some(what) {
            tracing::error!(game, what, "the log of a game cannot be read: `tratto check` says more");
        }
    }

    /// Records that a game can be read (again).
    pub(crate) fn readable(&self, game: &str) {
        let mut known = self.known();
        if !known.damaged.is_empty() && known.damaged.remove(game).is_some() {
            tracing::info!(game, "the log of a game can be read again");
        }
    }

    pub(crate) fn report(&self) -> Report {
        let known = self.known();
        Report { checked_at: known.checked_at, trouble: known.trouble, damaged: known.damaged.len() }
    }
}
