//! How long all facts of a position take:
//!
//!     cargo bench -p tratto-lore --bench facts [-- every=N]
//!
//! Over the positions of the games of `testdata/pgn/famous.pgn` and those of `testdata/winnability/lichess.txt`, one thread. `every=N` takes every
//! Nth position of the latter. Each position is asked three times and the least time counts, so that what else the machine does weighs less. With
//! `concepts` the concepts that take most are listed, each asked alone.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::hint::black_box;
use std::time::Instant;
use tratto_board::{Color, Position, Setup};
use tratto_lore::fact::{BalanceSheet, Concept, facts};
use tratto_notation::Style;

/// All facts of a position should take less in the mean, in microseconds.
const LIMIT: f64 = 200.0;

fn testdata(file: &str) -> String {
    let path = format!("{}/../../testdata/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The positions of the games of a file, read roughly: what is no move of the position is passed over.
fn games() -> Vec<Position> {
    let mut positions = Vec::new();
    let mut at = Position::initial();
    for line in testdata("pgn/famous.pgn").lines() {
        if line.starts_with('[') {
            at = Position::initial();
            continue;
        }
        for word in line.split_whitespace() {
            let text = word.rsplit('.').next().unwrap_or(word);
            if let Ok(m) = Style::PGN.read(&at, text) {
                at.play_unchecked(m);
                positions.push(at);
            }
        }
    }
    positions
}

fn puzzles(every: usize) -> Vec<Position> {
    let position = |line: &str| Setup::from_fen_relaxed(&line[3..]).unwrap().0.examine().0.unwrap();
    testdata("winnability/lichess.txt").lines().step_by(every).map(position).collect()
}

fn least(mut ask: impl FnMut()) -> f64 {
    let once = |_| {
        let start = Instant::now();
        ask();
        start.elapsed().as_nanos() as f64 / 1000.0
    };
    (0..3).map(once).fold(f64::INFINITY, f64::min)
}

fn report(name: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
    let at = |share: f64| {
        times.get(((times.len().saturating_sub(1)) as f64 * share) as usize).copied().unwrap_or(0.0)
    };
    let limit = if name == "facts" {
        format!(" (limit {LIMIT:.0}: {})", if mean < LIMIT { "kept" } else { "missed" })
    } else {
        String::new()
    };
    println!(
        "  {name:14} mean {mean:7.1} us  p50 {:7.1}  p99 {:7.1}  max {:7.1}{limit}",
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let every = wanted.iter().find_map(|arg| arg.strip_prefix("every=")?.parse().ok()).unwrap_or(1);
    for (name, positions) in [("famous.pgn", games()), ("lichess.txt", puzzles(every))] {
        let count: usize = positions.iter().map(|at| facts(at).len()).sum();
        println!(
            "{name}: {} positions, {:.0} facts each",
            positions.len(),
            count as f64 / positions.len().max(1) as f64
        );
        report("facts", positions.iter().map(|at| least(|| drop(black_box(facts(at))))).collect());
        report(
            "balance sheet",
            positions.iter().map(|at| least(|| drop(black_box(BalanceSheet::of(at))))).collect(),
        );
        if wanted.iter().any(|arg| arg == "concepts") {
            let alone = |concept: Concept| -> f64 {
                let one = |at: &Position| {
                    least(|| Color::ALL.into_iter().for_each(|side| drop(black_box(concept.of(at, side)))))
                };
                positions.iter().step_by(16).map(one).sum::<f64>() / positions.len().div_ceil(16) as f64
            };
            let mut all: Vec<_> =
                Concept::ALL.iter().map(|concept| (alone(*concept), concept.key())).collect();
            all.sort_by(|one, other| other.0.total_cmp(&one.0));
            for (time, key) in all.iter().take(12) {
                println!("    {key:24} {time:6.1} us, both sides");
            }
        }
    }
}
