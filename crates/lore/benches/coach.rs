//! How long the review of a game takes without an engine, and that of a position:
//!
//!     cargo bench -p tratto-lore --bench coach
//!
//! Over the games of `testdata/pgn/famous.pgn`, one thread. Each game is reviewed three times and the least time counts. The time is told for the
//! game and for 40 moves of each side.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::hint::black_box;
use std::time::Instant;
use tratto_board::{Move, Position};
use tratto_lore::coach::{Effort, GameReview, Occasion, PositionReview, forced_mate};
use tratto_lore::facts;
use tratto_lore::motif::find_gain;
use tratto_notation::pgn::{Letters, games};

/// A review of 40 moves should take less, in milliseconds.
const GOAL: f64 = 50.0;

fn least(mut ask: impl FnMut()) -> f64 {
    let once = |_| {
        let start = Instant::now();
        ask();
        start.elapsed().as_secs_f64() * 1000.0
    };
    (0..3).map(once).fold(f64::INFINITY, f64::min)
}

fn main() {
    let path = format!("{}/../../testdata/pgn/famous.pgn", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read(path).unwrap();
    let leave = Occasion::Finished.leave().unwrap();
    let (mut per_forty, mut positions) = (Vec::new(), Vec::new());
    for game in games(&text[..], Letters::Guess) {
        let (game, _) = game.unwrap();
        let (start, moves): (Position, Vec<Move>) = (game.start().unwrap(), game.moves().collect());
        if moves.len() < 20 {
            continue;
        }
        let time = least(|| {
            black_box(GameReview::of(&start, &moves, leave, Effort::QUICK, &[]).unwrap());
        });
        per_forty.push(time * 80.0 / moves.len() as f64);
        positions.extend(game.positions().step_by(8));
    }
    let mean = |times: &[f64]| times.iter().sum::<f64>() / times.len() as f64;
    let slowest = |times: &[f64]| times.iter().copied().fold(0.0, f64::max);
    println!(
        "{} games: 40 moves take {:.1} ms on the mean, {:.1} ms at most",
        per_forty.len(),
        mean(&per_forty),
        slowest(&per_forty)
    );
    println!("  the goal is 50 ms: {}", if mean(&per_forty) < GOAL { "reached" } else { "missed" });
    let part = |name: &str, ask: &dyn Fn(&Position)| {
        let time = least(|| positions.iter().for_each(ask));
        println!("  of that {name} {:.1} ms", time * 81.0 / positions.len() as f64);
    };
    part("mates", &|at| drop(black_box(forced_mate(at, Effort::QUICK.moves, Effort::QUICK.nodes))));
    part("forced gains", &|at| drop(black_box(find_gain(at, 2, Effort::QUICK.search))));
    part("facts", &|at| drop(black_box(facts(at))));
    let times: Vec<f64> = positions
        .iter()
        .map(|at| {
            least(|| {
                black_box(PositionReview::of(at, leave, Effort::QUICK));
            })
        })
        .collect();
    println!(
        "{} positions: {:.2} ms on the mean, {:.2} ms at most",
        times.len(),
        mean(&times),
        slowest(&times)
    );
}
