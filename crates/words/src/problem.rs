//! The words for chess problems.

use crate::{Words, say};
use tratto_board::{Bitboard, Color, Setup, Square};
use tratto_mate::problem::{
    Conventions, Dual, Illegal, KeyQuality, LastKind, LastMove, Nature, Obvious, Passing, Right, Solution,
    Status, Stipulation, StipulationError, Weight,
};

impl Words {
    /// What is wrong with a stipulation.
    pub fn stipulation_error(&self, error: &StipulationError) -> String {
        match error {
            StipulationError::NoGoal { text } => say!(self, "stipulation-goal", text = text),
            StipulationError::Goal { text, found } => {
                say!(self, "stipulation-fairy-goal", text = text, found = found)
            }
            StipulationError::Kind { text, found } => {
                say!(self, "stipulation-kind", text = text, found = found)
            }
            StipulationError::Moves { text, found } => {
                say!(self, "stipulation-moves", text = text, found = found)
            }
            _ => error.to_string(),
        }
    }

    /// Who begins, in a duplex: "Black begins".
    pub fn begins(&self, color: Color) -> String {
        say!(self, "problem-begins", color = color)
    }

    /// Whether a problem is sound, as a clause: "sound", "cooked, 3 keys".
    pub fn problem_status(&self, stipulation: &Stipulation, solution: &Solution) -> String {
        match solution.status() {
            Status::Sound => say!(self, "status-sound"),
            Status::NoSolution => say!(self, "status-none"),
            Status::Cooked => match solution.intended {
                Some(wanted) => say!(self, "status-cooked-lines", count = solution.count(), wanted = wanted),
                None => say!(self, "status-cooked", count = solution.count()),
            },
            Status::Fewer(count) => {
                let wanted = solution.intended.unwrap_or(count);
                say!(self, "status-fewer", count = count, wanted = wanted)
            }
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
        let rooks = |fits: &dyn Fn(&Right) -> bool| {
            let rooks = conventions.castling.iter().filter(|(_, right)| fits(right));
            let rooks: Vec<String> = rooks.map(|(rook, _)| rook.to_string()).collect();
            (!rooks.is_empty()).then(|| (rooks.len(), self.list(&rooks)))
        };
        if let Some((count, rooks)) = rooks(&|right| *right == Right::Open) {
            sentences.push(say!(self, "convention-castling", rooks = rooks, count = count));
        }
        if let Some((count, rooks)) = rooks(&|right| *right == Right::Given) {
            sentences.push(say!(self, "convention-castling-given", rooks = rooks, count = count));
        }
        if let Some((count, rooks)) = rooks(&|right| *right == Right::Denied) {
            sentences.push(say!(self, "convention-castling-denied", rooks = rooks, count = count));
        }
        for (rook, right) in &conventions.castling {
            if let Right::Shown { plies } = right {
                sentences.push(self.no_castling(*rook, *plies));
            }
        }
        for (one, other) in &conventions.exclusive {
            let (one, other) = (one.to_string(), other.to_string());
            sentences.push(say!(self, "convention-exclusive", one = one, other = other));
        }
        for (rook, square) in &conventions.linked {
            let (rook, square) = (rook.to_string(), square.to_string());
            sentences.push(say!(self, "convention-linked", rook = rook, square = square));
        }
        sentences.extend(conventions.passing.iter().map(|passing| self.passing(passing)));
        if conventions.turned {
            sentences.push(say!(self, "convention-turn"));
        }
        sentences
    }

    fn no_castling(&self, rook: Square, plies: u8) -> String {
        let rook = rook.to_string();
        match plies {
            0 | 1 => say!(self, "convention-castling-last", rook = rook),
            _ => say!(self, "convention-castling-shown", rook = rook, plies = plies),
        }
    }

    fn passing(&self, passing: &Passing) -> String {
        match passing {
            Passing::Shown(square) => say!(self, "convention-passing-shown", square = square.to_string()),
            Passing::Given(square) => say!(self, "convention-en-passant", square = square.to_string()),
            Passing::Unsaid(square) => say!(self, "convention-passing-unsaid", square = square.to_string()),
            Passing::Open { square, other: Some(other) } => {
                let (square, other) = (square.to_string(), self.last_move(other));
                say!(self, "convention-passing-open", square = square, other = other)
            }
            Passing::Open { square, other: None } => {
                say!(self, "convention-passing-never", square = square.to_string())
            }
        }
    }

    /// A last move: "Kg8-h8", "b7xa6".
    pub fn last_move(&self, last: &LastMove) -> String {
        if let LastKind::Castling(side) = last.kind {
            return if side == tratto_board::CastlingSide::King { "0-0" } else { "0-0-0" }.to_owned();
        }
        let letter = self.piece_letter(last.piece.role);
        let sign = if last.captured.is_some() { "x" } else { "-" };
        format!("{letter}{}{sign}{}", last.from, last.to)
    }

    /// What kind of problem a key makes.
    pub fn nature(&self, nature: Nature, threats: usize) -> String {
        match nature {
            Nature::Check => say!(self, "nature-check"),
            Nature::Threat => say!(self, "nature-threat", count = threats),
            Nature::CompleteBlock => say!(self, "nature-complete"),
            Nature::IncompleteBlock => say!(self, "nature-incomplete"),
            Nature::Mutate => say!(self, "nature-mutate"),
            Nature::Waiting => say!(self, "nature-waiting"),
        }
    }

    /// The mark behind moves of which one was wanted: "dual", "triple", "4 mates".
    pub fn dual(&self, dual: Dual) -> String {
        match (dual.weight, dual.count) {
            (Weight::Threats, _) => say!(self, "dual-threats"),
            (Weight::Promotion, _) => say!(self, "dual-promotion"),
            (Weight::Full, 2) => say!(self, "dual-two"),
            (Weight::Full, 3) => say!(self, "dual-three"),
            (Weight::Full, count) => say!(self, "dual-many", count = count),
        }
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
        for obvious in &quality.obvious {
            parts.push(match obvious {
                Obvious::OutOfPlay => say!(self, "key-out-of-play"),
                Obvious::Attacked => say!(self, "key-attacked"),
                Obvious::UnprovidedFlights(set) => {
                    say!(self, "key-unprovided-flights", squares = self.list(&squares(*set)))
                }
            });
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
            Illegal::NoLastMove { color } => say!(self, "illegal-no-last-move", color = *color),
            _ => String::new(),
        };
        say!(self, "illegal-position", why = why)
    }
}

fn squares(set: Bitboard) -> Vec<String> {
    set.iter().map(|square| square.to_string()).collect()
}
