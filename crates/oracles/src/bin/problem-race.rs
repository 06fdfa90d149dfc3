//! Problems against Popeye, one thread each, in one run:
//!
//! `cargo run --release -p tratto-oracles --bin problem-race -- POPEYE FILE...`, where `POPEYE` is the program and a file has a
//! problem a line: name, stipulation and FEN between tabs, whatever follows being left alone.
//!
//! The problems of one stipulation go to Popeye in one input with set play, tries and variations; help play goes twice, plainly and with its
//! option Intelligent. We solve the same with the whole tree, walked through afterwards by the verifier. Times are of the wall clock, the best
//! of three: Popeye's with its start, which it has once for all of them.

#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tratto_board::Setup;
use tratto_mate::problem::{Kind, Request, Stipulation, solve, verify};

const ROUNDS: usize = 3;

struct Problem {
    name: String,
    fen: String,
    setup: Setup,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [popeye, files @ ..] = &arguments[..] else {
        panic!("usage: problem-race POPEYE FILE...");
    };
    let mut classes: BTreeMap<String, Vec<Problem>> = BTreeMap::new();
    for file in files {
        read(file, &mut classes);
    }
    for (stipulation, problems) in &classes {
        let parsed: Stipulation = stipulation.parse().unwrap_or_else(|error| panic!("{error}"));
        let ours = best(|| ours(&parsed, problems));
        let helps = matches!(parsed.kind(), Kind::Help | Kind::SeriesHelp);
        let options: &[&str] = if helps { &["Variation", "Intelligent"] } else { &["SetPlay Try Variation"] };
        for option in options {
            let input = input(stipulation, problems, option);
            let theirs = best(|| theirs(popeye, &input));
            println!(
                "{stipulation:7} {:3} problems  tratto {:9.1} ms  popeye ({option}) {:9.1} ms  {:5.1} x",
                problems.len(),
                ours.as_secs_f64() * 1e3,
                theirs.as_secs_f64() * 1e3,
                theirs.as_secs_f64() / ours.as_secs_f64(),
            );
        }
    }
}

fn read(file: &str, classes: &mut BTreeMap<String, Vec<Problem>>) {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    for line in text.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, stipulation, fen, ..] = columns[..] else { continue };
        // A first line of names of columns is no problem.
        let (Ok(_), Ok((setup, _))) = (stipulation.parse::<Stipulation>(), Setup::from_fen_relaxed(fen))
        else {
            continue;
        };
        let problem = Problem { name: name.to_owned(), fen: fen.to_owned(), setup };
        classes.entry(stipulation.to_owned()).or_default().push(problem);
    }
}

fn best(mut work: impl FnMut() -> Duration) -> Duration {
    (0..ROUNDS).map(|_| work()).min().unwrap_or_default()
}

fn ours(stipulation: &Stipulation, problems: &[Problem]) -> Duration {
    let start = Instant::now();
    for problem in problems {
        let request = Request { refutations: 1, set_play: true, ..Request::default() };
        let (solution, _) = solve(&problem.setup, stipulation, &request)
            .unwrap_or_else(|| panic!("{}: not one king a side", problem.name));
        verify(stipulation, &solution).unwrap_or_else(|flaw| panic!("{}: {flaw}", problem.name));
        black_box(solution);
    }
    start.elapsed()
}

/// All problems of a class for Popeye, in a file of its own.
fn input(stipulation: &str, problems: &[Problem], option: &str) -> PathBuf {
    let each = problems.iter().map(|problem| {
        let board = problem.fen.split(' ').next().unwrap_or_default();
        format!("Forsyth {board}\nStipulation {stipulation}\nOption {option}\n")
    });
    let text = format!("BeginProblem\n{}EndProblem\n", each.collect::<Vec<_>>().join("NextProblem\n"));
    let path = std::env::temp_dir().join("tratto-problem-race.inp");
    std::fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    path
}

fn theirs(popeye: &str, input: &Path) -> Duration {
    let start = Instant::now();
    let output = Command::new(popeye).arg(input).stdin(Stdio::null()).stderr(Stdio::null()).output();
    let output = output.unwrap_or_else(|error| panic!("{popeye}: {error}"));
    assert!(String::from_utf8_lossy(&output.stdout).contains("solution finished"), "{popeye} did not finish");
    start.elapsed()
}
