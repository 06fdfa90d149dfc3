//! What was read, and what was wrong with it.

use crate::console::Console;
use anyhow::Result;
use tratto_notation::pgn::{Fault, Severity};
use tratto_words::say;

/// How many faults are kept to be told: enough for anybody, and memory stays small whatever the archive.
const KEPT: usize = 10_000;
/// How many are told unless all are asked for.
const TOLD: usize = 20;

/// Games, and the faults in them.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) errors: u64,
    pub(super) notes: u64,
    /// Games with an error.
    pub(super) faulty: u64,
    faults: Vec<Fault>,
}

impl Tally {
    /// One more game with its faults.
    pub(super) fn add(&mut self, faults: Vec<Fault>) {
        let errors = faults.iter().filter(|fault| fault.severity() == Severity::Error).count();
        self.games += 1;
        self.errors += errors as u64;
        self.notes += (faults.len() - errors) as u64;
        self.faulty += (errors > 0) as u64;
        let room = KEPT.saturating_sub(self.faults.len());
        self.faults.extend(faults.into_iter().take(room));
    }

    /// The tally of the part that follows, whose games count from its own beginning.
    pub(super) fn join(&mut self, next: Tally) {
        let before = self.games;
        self.games += next.games;
        self.errors += next.errors;
        self.notes += next.notes;
        self.faulty += next.faulty;
        let room = KEPT.saturating_sub(self.faults.len());
        self.faults.extend(next.faults.into_iter().take(room).map(|mut fault| {
            fault.place.game += before;
            fault
        }));
    }

    /// Says what was wrong: the errors, or everything if all is asked for, and then the sums.
    pub(super) fn tell(&self, path: Option<&str>, all: bool, console: &mut Console<'_>) -> Result<()> {
        let words = console.words;
        let wanted = |fault: &&Fault| all || fault.severity() == Severity::Error;
        let limit = if all { usize::MAX } else { TOLD };
        let mut told = 0;
        for fault in self.faults.iter().filter(wanted).take(limit) {
            let sentence = words.pgn_fault(fault);
            let sentence = match path {
                Some(path) => say!(words, "pgn-in-file", path = path, what = sentence),
                None => sentence,
            };
            console.remark(&sentence)?;
            told += 1;
        }
        let total = if all { self.errors + self.notes } else { self.errors };
        if total > told {
            console.remark(&say!(words, "convert-more-faults", count = total - told))?;
        }
        if self.errors + self.notes > 0 {
            let (errors, notes) = (self.errors, self.notes);
            let (games, faulty) = (self.games, self.faulty);
            let sums =
                say!(words, "convert-sums", games = games, faulty = faulty, errors = errors, notes = notes);
            console.remark(&sums)?;
        }
        Ok(())
    }
}
