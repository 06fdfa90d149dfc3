//! The project's own problems, `testdata/problems/basics.tsv`.

use std::sync::atomic::AtomicBool;
use tratto_board::{CastlingSpelling, Move, Setup};
use tratto_mate::problem::{Limits, Request, Solution, Status, Stipulation, solve, verify};

fn uci(m: &Move) -> String {
    m.uci(CastlingSpelling::KingTwoSquares).to_string()
}

#[test]
fn as_written_down() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/problems/basics.tsv");
    let text = std::fs::read_to_string(path).unwrap();
    let mut written = String::new();
    for line in text.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, stipulation, fen, ..] = columns[..] else {
            written.push_str(&format!("{line}\n"));
            continue;
        };
        let stipulation: Stipulation = stipulation.parse().unwrap();
        let setup = Setup::from_fen(fen).unwrap_or_else(|error| panic!("{name}: {error}"));
        let request = Request { tries: true, set_play: true, ..Request::default() };
        let (solution, _) = solve(&setup, &stipulation, &request).unwrap();
        verify(&stipulation, &solution).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
        let mut keys: Vec<String> = solution.keys.iter().map(|key| uci(&key.played)).collect();
        keys.extend(solution.lines.iter().map(|line| line.iter().map(uci).collect::<Vec<_>>().join(" ")));
        keys.sort();
        let found = solution.status();
        written.push_str(&format!("{name}\t{stipulation}\t{fen}\t{found}\t{}\n", keys.join(" | ")));
    }
    if std::env::var_os("TRATTO_WRITE").is_some() {
        std::fs::write(path, &written).unwrap();
        return;
    }
    for (found, expected) in written.lines().zip(text.lines()) {
        assert_eq!(found, expected);
    }
}

/// However the work is spread, the solution is the same; here over two threads, and backwards.
#[test]
fn spread_over_threads() {
    let backwards = |parts: usize, work: &(dyn Fn(usize) + Sync)| {
        std::thread::scope(|scope| {
            for thread in 0..2 {
                scope.spawn(move || (0..parts).rev().filter(|part| part % 2 == thread).for_each(work));
            }
        });
    };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/problems/basics.tsv");
    for line in std::fs::read_to_string(path).unwrap().lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, stipulation, fen, ..] = columns[..] else { continue };
        let (setup, stipulation) = (Setup::from_fen(fen).unwrap(), stipulation.parse().unwrap());
        let alone = Request { tries: true, set_play: true, ..Request::default() };
        let spread = Request { spread: Some(&backwards), ..alone };
        let [alone, spread] = [alone, spread].map(|request| {
            let (solution, _) = solve(&setup, &stipulation, &request).unwrap();
            Solution { nodes: 0, ..solution }
        });
        assert_eq!(alone, spread, "{name}");
    }
}

/// A search that is stopped says so, and what it has found by then is true.
#[test]
fn stopped_before_the_end() {
    let setup = Setup::from_fen("n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1").unwrap();
    let stipulation = "#5".parse().unwrap();
    let limits = Limits { nodes: Some(50_000), ..Limits::default() };
    let (solution, _) = solve(&setup, &stipulation, &Request { limits, ..Request::default() }).unwrap();
    assert!(!solution.is_complete);
    assert_eq!(solution.status(), Status::Unfinished);
    assert!(solution.nodes < 60_000, "{} nodes", solution.nodes);
    let stop = AtomicBool::new(true);
    let limits = Limits { stop: Some(&stop), ..Limits::default() };
    let (solution, _) = solve(&setup, &stipulation, &Request { limits, ..Request::default() }).unwrap();
    assert!(!solution.is_complete);
    verify(&stipulation, &solution).unwrap();
}
