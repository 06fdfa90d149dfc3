//! The words for chess problems.

use crate::{Words, say};
use tratto_board::{Bitboard, Setup};
use tratto_mate::problem::{
    Conventions, Illegal, KeyQuality, Solution, Status, Stipulation, StipulationError,
};

impl Words {
    /// What is wrong with a stipulation.
    pub fn stipulation_error(&self, error: &StipulationError) -> String {
        match error {
            StipulationError::NoGoal { text } => say!(self, "stipulation-goal", text = text),
            StipulationError::Kind { text, found } => {
                say!(self, "stipulation-kind", text = text, found = found)
            }
            StipulationError::Moves { text, found } => {
                say!(self, "stipulation-moves", text = text, found = found)
            }
            _ => error.to_string(),
        }
    }

    /// Whether a problem is sound, as a clause: "sound", "cooked, 3 keys".
    pub fn problem_status(&self, stipulation: &Stipulation, solution: &Solution) -> String {
        match solution.status() {
            Status::Sound => say!(self, "status-sound"),
            Status::NoSolution => say!(self, "status-none"),
            Status::Cooked => say!(self, "status-cooked", count = solution.count()),
            Status::Short => {
                let moves = u64::from(solution.short.unwrap_or(stipulation.moves()));
                say!(self, "status-short", moves = moves)
            }
            Status::Many(count) => say!(self, "status-many", count = count),
            Status::Unfinished => say!(self, "status-unfinished"),
        }
    }

    /// What convention decided, a sentence each.
    pub fn conventions(&self, conventions: &Conventions) -> Vec<String> {
        let mut sentences = Vec::new();
        if conventions.castling.any() {
            let rooks = squares(conventions.castling);
            sentences.push(say!(self, "convention-castling", rooks = self.list(&rooks)));
        }
        if let Some(square) = conventions.en_passant {
            sentences.push(say!(self, "convention-en-passant", square = square.to_string()));
        }
        if conventions.turned {
            sentences.push(say!(self, "convention-turn"));
        }
        sentences
    }

    /// What kind of move a key is.
    pub fn key_quality(&self, key: &str, quality: &KeyQuality) -> String {
        let mut parts = Vec::new();
        if quality.checks {
            parts.push(say!(self, "key-checks"));
        }
        if quality.captures.is_some() {
            parts.push(say!(self, "key-captures"));
        }
        if quality.promotes {
            parts.push(say!(self, "key-promotes"));
        }
        if quality.takes_flights.any() {
            parts.push(say!(self, "key-takes", squares = self.list(&squares(quality.takes_flights))));
        }
        if quality.gives_flights.any() {
            parts.push(say!(self, "key-gives", squares = self.list(&squares(quality.gives_flights))));
        }
        if quality.meets_unprovided_check {
            parts.push(say!(self, "key-unprovided-check"));
        }
        if quality.is_obvious {
            parts.push(say!(self, "key-obvious"));
        }
        if parts.is_empty() {
            return say!(self, "key-plain", key = key);
        }
        say!(self, "key-told", key = key, told = parts.join("; "))
    }

    /// Why a position cannot arise.
    pub fn illegality(&self, setup: &Setup, reason: &Illegal) -> String {
        let why = match reason {
            Illegal::Board(irregularity) => self.irregularity(setup, *irregularity),
            Illegal::Promotions { color, promoted, missing } => {
                say!(self, "illegal-promotions", color = *color, promoted = *promoted, missing = *missing)
            }
            Illegal::PawnCaptures { color, needed, missing } => {
                say!(self, "illegal-captures", color = *color, needed = *needed, missing = *missing)
            }
            Illegal::LockedBishop { square } => {
                say!(self, "illegal-bishop", square = square.to_string())
            }
            _ => String::new(),
        };
        say!(self, "illegal-position", why = why)
    }
}

fn squares(set: Bitboard) -> Vec<String> {
    set.iter().map(|square| square.to_string()).collect()
}
