//! Counts the games that were read, and collects their faults.

use crate::console::Console;
use anyhow::Result;
use tratto_notation::pgn::{PgnFault, Reason, Severity};
use tratto_words::{Words, say};

/// How many faults are kept, so that memory stays small whatever the size of the archive.
const KEPT: usize = 10_000;
/// How many are shown unless all are requested.
const TOLD: usize = 20;

/// Games, and the faults in them.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) errors: u64,
    pub(super) notes: u64,
    /// Games with an error.
    pub(super) faulty: u64,
    faults: Vec<PgnFault>,
    /// Where each language other than the one asked for was first taken, and descriptive notation.
    languages: Vec<PgnFault>,
    /// How many of those have been reported.
    told: usize,
}

impl Tally {
    /// Counts a game and its faults.
    pub(super) fn add(&mut self, faults: Vec<PgnFault>) {
        let errors = faults.iter().filter(|fault| fault.severity() == Severity::Error).count();
        self.games += 1;
        self.errors += errors as u64;
        self.notes += (faults.len() - errors) as u64;
        self.faulty += (errors > 0) as u64;
        faults.iter().for_each(|fault| self.language(fault));
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
        let placed = |mut fault: PgnFault| {
            fault.place.game += before;
            fault
        };
        self.faults.extend(next.faults.into_iter().take(room).map(placed));
        next.languages.into_iter().map(placed).for_each(|fault| self.language(&fault));
    }

    /// Keeps the first fault for each language.
    fn language(&mut self, fault: &PgnFault) {
        let is_language = matches!(fault.reason, Reason::Language { .. } | Reason::Descriptive);
        if is_language && self.languages.iter().all(|known| known.reason != fault.reason) {
            self.languages.push(fault.clone());
        }
    }

    /// The languages detected since the last call; they are reported before the games.
    pub(super) fn new_languages(&mut self) -> &[PgnFault] {
        let told = std::mem::replace(&mut self.told, self.languages.len());
        &self.languages[told..]
    }

    /// Says what was wrong: the errors, or everything if all is asked for, and then the sums.
    pub(super) fn tell(&self, path: Option<&str>, all: bool, console: &mut Console<'_>) -> Result<()> {
        let words = console.words;
        let wanted = |fault: &&PgnFault| match all {
            true => !self.languages.contains(fault),
            false => fault.severity() == Severity::Error,
        };
        let limit = if all { usize::MAX } else { TOLD };
        let mut told = 0;
        for fault in self.faults.iter().filter(wanted).take(limit) {
            console.remark(&sentence(words, path, fault))?;
            told += 1;
        }
        let total = if all { self.errors + self.notes - self.languages.len() as u64 } else { self.errors };
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

/// A fault with its place; with its file, if there are several.
pub(super) fn sentence(words: &Words, path: Option<&str>, fault: &PgnFault) -> String {
    let what = words.pgn_fault(fault);
    match path {
        Some(path) => say!(words, "pgn-in-file", path = path, what = what),
        None => what,
    }
}
