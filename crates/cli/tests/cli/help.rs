//! The help, in both languages.

use crate::harness::{example_case, in_both, run, story};
use tratto::Outcome;

const COMMANDS: [&str; 20] = [
    "why",
    "judge",
    "editions",
    "board",
    "moves",
    "facts",
    "convert",
    "scoresheet",
    "winnable",
    "solve",
    "motifs",
    "coach",
    "problem",
    "announce",
    "braille",
    "chess960",
    "pair",
    "define",
    "almanac",
    "perft",
];

#[test]
fn help_is_in_the_language_asked_for() {
    // What serves does not end by itself, so that its examples are not run; those about files of games are run elsewhere.
    let lines: Vec<String> = COMMANDS
        .iter()
        .chain(&["serve", "admin", "backup", "restore", "check", "completions", "man"])
        .map(|name| format!("tratto {name} --help"))
        .collect();
    let mut all = vec!["tratto --help"];
    all.extend(lines.iter().map(String::as_str));
    in_both(&all, |lang, story| insta::assert_snapshot!(format!("help_{lang}"), story));
}

#[test]
fn version_and_bare_command() {
    insta::assert_snapshot!("version_and_bare", story(&["tratto --version", "tratto"]));
}

/// The examples of the help can be run.
#[test]
fn every_example_of_the_help_runs() {
    for name in COMMANDS {
        let help = run(&format!("tratto {name} --help")).out;
        let (_, examples) = help.split_once("Examples:\n").expect("every help has examples");
        let mut ran = 0;
        for example in examples.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let result = run(&with_files(example));
            assert_ne!(result.outcome, Outcome::Bad, "{example}: {}", result.err);
            ran += 1;
        }
        assert!(ran > 0, "{name}");
    }
}

/// An example with files that are there, and without what only a shell understands.
fn with_files(example: &str) -> String {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/pgn/famous.pgn");
    let line = example.split(" > ").next().unwrap_or(example).replace("case.toml", example_case());
    let problems = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/problems/basics.tsv");
    let puzzles = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/lore/puzzles.csv");
    let line = line.replace("puzzles.csv", puzzles);
    let report = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/tournament/sample.trf");
    let line = line.replace("tournament.trf", report);
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/logs/game.json");
    let line = line.replace("problems.tsv", problems).replace("game.json", log);
    ["games.pgn.zst", "games.pgn", "game.pgn"].iter().fold(line, |line, name| line.replace(name, games))
}
