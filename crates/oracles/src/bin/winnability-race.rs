//! How fast winnability is decided, against `chasolver::winnability` alone in the same run:
//!
//!     cargo run --release -p tratto-oracles --bin winnability-race [-- lichess.txt|positions.txt|games] [every=N] [uci=FILE]
//!
//! Both sides of every position are asked about, one thread, we and the rival by turns of some thousand positions, so that a
//! busy machine is busy for both. Every answer is checked against the file's label. `every=N` takes every Nth position.
//!
//! `games` times `along` and `Witness` over games of moves drawn by lot from a fixed seed: from the usual start, and from
//! every twentieth position of `lichess.txt`, where many end with a bare king and the turning point has to be found. `uci=FILE` times
//! them over the games of a file instead, as `tratto convert --to uci` writes it.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::hint::black_box;
use std::str::FromStr;
use std::time::Instant;
use tratto_board::{Color, Move, Position, Setup};
use tratto_mate::winnable::{Budget, Verdict, Witness, along, verdict_with_effort};

struct Case {
    label: [bool; 2],
    ours: Position,
    theirs: chess::Board,
}

fn cases(file: &str) -> Vec<Case> {
    let path = format!("{}/../../testdata/winnability/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines()
        .map(|line| {
            let (label, fen) = line.split_at(2);
            let (setup, _) = Setup::from_fen_relaxed(fen).unwrap();
            let ours = setup.examine().0.unwrap();
            let theirs = chess::Board::from_str(fen.trim()).unwrap();
            Case { label: [&label[..1] == "W", &label[1..] == "B"], ours, theirs }
        })
        .collect()
}

#[derive(Default)]
struct Tally {
    nanos: Vec<u64>,
    plies: u64,
    lines: u64,
}

impl Tally {
    fn add(&mut self, nanos: u64, line: Option<usize>) {
        self.nanos.push(nanos);
        if let Some(plies) = line {
            self.plies += plies as u64;
            self.lines += 1;
        }
    }

    fn at(&self, share: f64) -> f64 {
        let mut sorted = self.nanos.clone();
        sorted.sort_unstable();
        sorted[((sorted.len() - 1) as f64 * share) as usize] as f64 / 1000.0
    }

    fn mean(&self) -> f64 {
        self.nanos.iter().sum::<u64>() as f64 / self.nanos.len() as f64 / 1000.0
    }

    fn print(&self, name: &str) {
        println!(
            "  {name:10} mean {:9.2} us  p50 {:8.2}  p90 {:8.2}  p99 {:9.2}  max {:11.2}  line {:5.1} plies",
            self.mean(),
            self.at(0.5),
            self.at(0.9),
            self.at(0.99),
            self.at(1.0),
            self.plies as f64 / self.lines.max(1) as f64,
        );
    }
}

/// How many positions before it is the other's turn.
const BATCH: usize = 4000;

fn race(file: &str, every: usize) {
    let cases: Vec<Case> = cases(file).into_iter().step_by(every).collect();
    println!("{file}: {} positions, both sides asked", cases.len());
    let budget = Budget::default();
    for case in cases.iter().take(300) {
        let _ = black_box(verdict_with_effort(&case.ours, Color::White, Budget::FAST));
        black_box(chasolver::is_unwinnable_fast(&case.theirs, chess::Color::White));
    }
    let (mut ours, mut theirs) = (Tally::default(), Tally::default());
    let (mut slow, mut undetermined, mut wrong) = (0, 0, 0);
    for batch in cases.chunks(BATCH) {
        for case in batch {
            for (i, winner) in Color::ALL.into_iter().enumerate() {
                let start = Instant::now();
                let (verdict, effort) = black_box(verdict_with_effort(&case.ours, winner, budget));
                ours.add(start.elapsed().as_nanos() as u64, verdict.line().map(<[_]>::len));
                slow += (effort.searches > 0) as u64;
                undetermined += verdict.is_undetermined() as u64;
                wrong += (matches!(verdict, Verdict::Winnable { .. }) != case.label[i]) as u64;
            }
        }
        for case in batch {
            for winner in [chess::Color::White, chess::Color::Black] {
                let start = Instant::now();
                let found = black_box(chasolver::winnability(&case.theirs, winner));
                let line = match &found {
                    Some(chasolver::Winnability::Winnable { helpmate }) => Some(helpmate.len()),
                    _ => None,
                };
                theirs.add(start.elapsed().as_nanos() as u64, line);
            }
        }
    }
    ours.print("tratto");
    theirs.print("chasolver");
    println!(
        "  times faster: mean {:.1}, p50 {:.1}, p99 {:.1}, max {:.1}",
        theirs.mean() / ours.mean(),
        theirs.at(0.5) / ours.at(0.5),
        theirs.at(0.99) / ours.at(0.99),
        theirs.at(1.0) / ours.at(1.0),
    );
    println!(
        "  reached the full search: {slow} of {} ({:.2} %); undetermined {undetermined}; against the label {wrong}",
        ours.nanos.len(),
        100.0 * slow as f64 / ours.nanos.len() as f64,
    );
}

/// A game of moves by lot.
fn game(start: Position, plies: usize, state: &mut u64) -> (Position, Vec<Move>) {
    let (mut at, mut moves) = (start, Vec::new());
    while moves.len() < plies {
        let legal = at.legal_moves();
        if legal.is_empty() {
            break;
        }
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let m = legal[(*state >> 33) as usize % legal.len()];
        at.play_unchecked(m);
        moves.push(m);
    }
    (start, moves)
}

/// The games of a file as `tratto convert --to uci` writes them: those from the usual start.
fn archive(path: &str) -> Vec<(Position, Vec<Move>)> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let game = |moves: &str| {
        let mut at = Position::initial();
        let mut read = Vec::new();
        for text in moves.split(' ') {
            let m = at.read_uci(text).unwrap_or_else(|error| panic!("{moves}: {error}"));
            at.play_unchecked(m);
            read.push(m);
        }
        (Position::initial(), read)
    };
    text.lines().filter_map(|line| line.strip_prefix("position startpos moves ")).map(game).collect()
}

fn games() {
    let mut state = 2026;
    let from_start: Vec<_> = (0..4000).map(|_| game(Position::initial(), 100, &mut state)).collect();
    let from_files: Vec<_> =
        cases("lichess.txt").iter().step_by(20).map(|case| game(case.ours, 100, &mut state)).collect();
    time("from the start", &from_start);
    time("from real positions", &from_files);
}

/// Judges games with `along` and with a `Witness`, and says how fast.
fn time(name: &str, games: &[(Position, Vec<Move>)]) {
    let moves: usize = games.iter().map(|(_, moves)| moves.len()).sum();
    let rate = |start: Instant| moves as f64 / start.elapsed().as_secs_f64() / 1e6;
    let start = Instant::now();
    let mut lost = 0;
    for (from, moves) in games {
        let chances = along(from, moves, Budget::default()).unwrap();
        lost += Color::ALL.into_iter().filter(|&side| chances[side].lost.is_some()).count();
    }
    let finished = rate(start);
    let start = Instant::now();
    for (from, moves) in games {
        let mut witness = Witness::new(*from, Budget::default());
        for &m in moves {
            witness.play(m).unwrap();
        }
        black_box(witness.is_dead());
    }
    println!(
        "games {name}: {} with {moves} moves, {lost} sides lost their chances; along {finished:.2} million moves a \
         second, witness {:.2}",
        games.len(),
        rate(start),
    );
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let every = wanted.iter().find_map(|arg| arg.strip_prefix("every=")?.parse().ok()).unwrap_or(1);
    if let Some(path) = wanted.iter().find_map(|arg| arg.strip_prefix("uci=")) {
        return time(&format!("of {path}"), &archive(path));
    }
    let wanted: Vec<&String> = wanted.iter().filter(|arg| !arg.starts_with("every=")).collect();
    for file in ["lichess.txt", "positions.txt"] {
        if wanted.is_empty() || wanted.iter().any(|name| *name == file) {
            race(file, every);
        }
    }
    if wanted.is_empty() || wanted.iter().any(|name| *name == "games") {
        games();
    }
}
