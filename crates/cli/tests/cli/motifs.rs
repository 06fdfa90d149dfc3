//! `tratto motifs`: labels of puzzles, and what is wrong with a file.

use crate::harness::{run, run_with};
use serde_json::{Value, json};
use tratto::Outcome;

/// A rook mates on the back rank; a queen takes a rook that stands loose.
const PUZZLES: &str = "PuzzleId,FEN,Moves,Rating\n\
    mate,6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1,a2b2 d1d8,900\n\
    loose,4k3/8/8/7r/8/8/8/3QK3 b - - 0 1,e8f8 d1h5,600\n";

#[test]
fn a_line_for_each_puzzle() {
    let ran = run_with("tratto motifs -", PUZZLES);
    assert_eq!(ran.outcome, Outcome::Done, "{}", ran.err);
    let lines: Vec<(&str, Vec<&str>)> = ran
        .out
        .lines()
        .map(|line| {
            line.split_once('\t').map(|(id, labels)| (id, labels.split(' ').collect())).expect("a tab")
        })
        .collect();
    assert_eq!(
        lines[0],
        ("mate", vec!["backRankMate", "endgame", "mate", "mateIn1", "oneMove", "rookEndgame"])
    );
    assert_eq!(lines[1], ("loose", vec!["endgame", "hangingPiece", "oneMove"]));
    let told: Value =
        serde_json::from_str(run_with("tratto motifs - --json", PUZZLES).out.lines().next().unwrap())
            .unwrap();
    assert_eq!((&told["id"], &told["labels"][0]), (&json!("mate"), &json!("backRankMate")));
}

#[test]
fn what_is_wrong_is_named_and_the_rest_goes_on() {
    let bad = "Moves,PuzzleId,FEN\n\
        a2b2 d1d9,one,6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1\n\
        a2b2 d1d8,two,no position\n\
        a2b2,three,6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1\n\
        a2b2 d1d8,,6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1\n\
        a2b2 d1d8,five,6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1\n";
    let ran = run_with("tratto motifs -", bad);
    assert_eq!(ran.outcome, Outcome::Bad);
    assert_eq!(ran.out.lines().count(), 1);
    let complaints: Vec<&str> = ran.err.lines().collect();
    let expected = [("2", "d1d9"), ("3", "no position"), ("4", "two half-moves"), ("5", "PuzzleId")];
    assert_eq!(complaints.len(), expected.len(), "{}", ran.err);
    for (complaint, (line, what)) in complaints.iter().zip(expected) {
        assert!(complaint.contains(line) && complaint.contains(what), "{complaint}");
    }
    let headless = run_with("tratto motifs -", "a,b\n1,2\n");
    assert!(headless.outcome == Outcome::Bad && headless.err.contains("PuzzleId"), "{}", headless.err);
    assert_eq!(run("tratto motifs nowhere.csv").outcome, Outcome::Bad);
    let missing = run_with("tratto motifs - --engine /nowhere/engine", PUZZLES);
    assert!(missing.outcome == Outcome::Bad && missing.err.contains("stockfish"), "{}", missing.err);
}

/// Two kings beside two pawns that block each other: whoever has to move loses his pawn, and then the game. Stockfish is of this opinion.
#[test]
fn zugzwang_is_an_engines_opinion() {
    let zugzwang = "PuzzleId,FEN,Moves\nz,8/8/8/2K1p3/4P1k1/8/8/8 b - - 0 1,g4f4 c5d5\n";
    assert!(!run_with("tratto motifs -", zugzwang).out.contains("zugzwang"));
    let asked = run_with("tratto motifs - --engine", zugzwang);
    assert!(asked.out.contains("zugzwang"), "{}{}", asked.out, asked.err);
    // Nobody is in zugzwang who has mated or has just lost a rook.
    assert!(!run_with("tratto motifs - --engine", PUZZLES).out.contains("zugzwang"));
}

const FORK: &str = "tratto motifs --position \"q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1\"";

/// The knight forks king and queen: in the moves that are given, and by a search.
#[test]
fn motifs_of_a_line_and_of_a_position() {
    let given = run(&format!("{FORK} --moves Nc7+"));
    assert_eq!(given.outcome, Outcome::Done, "{}", given.err);
    let sentence = "The knight on c7 forks the queen on a8 and the king on e8";
    assert!(given.out.starts_with(&format!("1. Nc7+  Fork: {sentence}")), "{}", given.out);
    let italian = run(&format!("{FORK} --moves \"1. Cc7+\" --lang it"));
    assert!(italian.out.starts_with("1. Cc7+  Attacco doppio: Il cavallo in c7"), "{}", italian.out);
    let found = run(FORK);
    assert_eq!(found.outcome, Outcome::Done);
    assert!(found.out.starts_with("9 points are won by force: 1. Nc7+ "), "{}", found.out);
    assert!(found.out.contains(sentence), "{}", found.out);

    let told: Value = serde_json::from_str(&run(&format!("{FORK} --json")).out).unwrap();
    assert_eq!((&told["found"], &told["gain"]), (&json!("proved"), &json!(9)));
    assert_eq!(told["line"][0], json!("d5c7"));
    // King moves only: e7 is held by nothing, d8 and f8 are beside it, d7 and f7 too; c7 guards e8 and e6 alone.
    assert_eq!(told["replies"].as_array().map(Vec::len), Some(5));
    let fork = &told["motifs"][0];
    assert_eq!((&fork["motif"], &fork["at"], &fork["by"]), (&json!("fork"), &json!(0), &json!("white")));
    assert_eq!(fork["evidence"]["attacker"], json!(["c7"]));
    assert_eq!(fork["evidence"]["target"], json!(["a8", "e8"]));
    assert_eq!(fork["evidence"]["moves"], json!(["d5c7"]));
}

#[test]
fn positions_without_motifs_and_without_an_answer() {
    let none = run("tratto motifs --position startpos --moves a3");
    assert_eq!((none.outcome, none.out.as_str()), (Outcome::No, "No motif is seen in these moves.\n"));
    let nothing = run("tratto motifs --position \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"");
    assert_eq!(nothing.outcome, Outcome::No);
    assert!(nothing.out.contains("nothing by force within 3 moves"), "{}", nothing.out);
    let spent = run(&format!("{FORK} --nodes 2"));
    assert_eq!(spent.outcome, Outcome::No);
    assert!(spent.out.contains("Undetermined: 2 positions"), "{}", spent.out);
}

#[test]
fn what_does_not_go_together_is_refused() {
    for line in [
        "tratto motifs puzzles.csv --position startpos",
        "tratto motifs puzzles.csv --moves e4",
        "tratto motifs --position startpos --engine",
        "tratto motifs --position startpos --moves e5",
        "tratto motifs --position \"8/8/8/8/8/8/8/8 w - - 0 1\"",
        "tratto motifs",
    ] {
        let ran = run(line);
        assert_eq!(ran.outcome, Outcome::Bad, "{line}: {}", ran.out);
        assert!(!ran.err.is_empty(), "{line}");
    }
}

/// Over published puzzles, how often the engine's opinion finds the label. The puzzles are not part of this repository:
///
///     PUZZLES=FILE.csv cargo test -p tratto --test cli motifs::zugzwang_of_published -- --nocapture
///
/// Of those without the label, drawn at random, every `EVERY`th is asked. Without the variable nothing is.
#[test]
#[allow(clippy::print_stdout)]
fn zugzwang_of_published_puzzles() {
    let Some(path) = std::env::var_os("PUZZLES") else { return };
    let every: usize = std::env::var("EVERY").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut reader = csv::Reader::from_path(path).expect("a file");
    let rows: Vec<csv::StringRecord> = reader.records().filter_map(Result::ok).collect();
    let is_labelled = |row: &csv::StringRecord| row[4].split(' ').any(|label| label == "zugzwang");
    let count = |rows: &[&csv::StringRecord]| {
        let lines = rows.iter().map(|row| format!("{},{},{}\n", &row[0], &row[1], &row[2]));
        let text: String = std::iter::once("PuzzleId,FEN,Moves\n".to_owned()).chain(lines).collect();
        run_with("tratto motifs - --engine", &text)
            .out
            .lines()
            .filter(|line| line.contains("zugzwang"))
            .count()
    };
    let labelled: Vec<_> = rows.iter().filter(|row| is_labelled(row)).collect();
    let others = rows.iter().filter(|row| &row[5] == "natural" && !is_labelled(row)).step_by(every);
    let others: Vec<_> = others.collect();
    let (found, wrong) = (count(&labelled), count(&others));
    println!("{found} of {} found; {wrong} of {} without the label", labelled.len(), others.len());
    assert!(found * 100 >= labelled.len() * 98, "{found} of {}", labelled.len());
    assert!(wrong * 20 <= found, "{wrong} wrong, {found} right");
}
