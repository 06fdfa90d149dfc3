//! `tratto coach`: positions, moves, games; silence where the Laws want it; and how often it names the refutation of published mistakes.

use crate::harness::{in_both, run, run_with};
use serde_json::Value;
use std::path::PathBuf;
use tempfile::TempDir;
use tratto::Outcome;

/// A file with a text, in a folder that lasts as long as it is kept.
fn file(text: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path: PathBuf = folder.path().join("game.pgn");
    std::fs::write(&path, text).expect("a file");
    let path = path.to_str().expect("UTF-8").to_owned();
    (folder, path)
}

fn json(line: &str) -> Value {
    let ran = run(line);
    assert_eq!(ran.outcome, Outcome::Done, "{line}: {}", ran.err);
    serde_json::from_str(&ran.out).expect("JSON")
}

const LEGAL: &str =
    "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 d6 3. Bc4 Nc6 4. Nc3 Bg4 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0";

#[test]
fn positions_and_moves_are_told() {
    let lines = [
        "tratto coach \"6k1/5ppp/8/8/1P6/8/5PP1/3R3K w - - 0 30\" --evidence",
        "tratto coach \"7k/4r3/8/8/4N3/8/3K4/8 w - - 0 1\"",
        "tratto coach \"8/8/8/4k3/8/4K3/4P3/8 b - - 0 1\"",
        "tratto coach \"6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 30\" --move a2b2 --evidence",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("coach_{lang}"), story));
}

#[test]
fn a_game_is_told() {
    let (_folder, path) = file(LEGAL);
    for lang in ["en", "it"] {
        let ran = run(&format!("tratto coach {path} --lang {lang}"));
        assert_eq!(ran.outcome, Outcome::Done, "{}", ran.err);
        insta::assert_snapshot!(format!("coach_game_{lang}"), ran.out);
    }
    let told = json(&format!("tratto coach {path} --json"));
    assert_eq!((told["version"].as_u64(), told["moves"].as_array().map(Vec::len)), (Some(1), Some(13)));
    // 5...Bxd1 is a turning point: it allows mate in two, by Légal's mate.
    let points = told["turning_points"].as_array().expect("turning points");
    let queen = points.iter().find(|point| point["ply"] == 9).expect("5...Bxd1");
    let keys: Vec<&str> =
        queen["findings"].as_array().unwrap().iter().filter_map(|one| one["key"].as_str()).collect();
    assert!(keys.contains(&"allows-mate"), "{keys:?}");
    assert_eq!(queen["refutation"]["truth"], "proof");
    let knight = json(&format!("tratto coach {path} --ply 8 --move Nxe5 --json"));
    assert!(knight["trap"]["motifs"].as_array().unwrap().iter().any(|motif| motif["key"] == "legal-mate"));
}

#[test]
fn a_position_as_json_has_its_parts() {
    let told = json("tratto coach \"6k1/5ppp/8/8/1P6/8/5PP1/3R3K b - - 0 30\" --json --lang it");
    assert_eq!(told["version"], 1);
    // Development is no advantage in an endgame.
    assert_eq!(told["balance"].as_array().map(Vec::len), Some(6));
    let opening = json("tratto coach startpos --json");
    assert_eq!(opening["balance"].as_array().map(Vec::len), Some(7));
    let advice = told["advice"].as_array().expect("advice");
    assert!(!advice.is_empty());
    for one in advice {
        let squares = one["squares"].as_object().expect("squares");
        assert!(!squares.is_empty() || !one["moves"].as_array().unwrap().is_empty(), "{one}");
        assert!(one["sentence"].as_str().is_some_and(|sentence| sentence.ends_with('.')), "{one}");
    }
    let attacked = json("tratto coach \"7k/4r3/8/8/4N3/8/3K4/8 w - - 0 1\" --json");
    let ways = attacked["attacked"][0]["ways"].as_array().expect("ways");
    let moves: usize = ways.iter().map(|way| way["answers"].as_array().map_or(0, Vec::len)).sum();
    assert_eq!((ways.len(), moves), (2, 9));
}

#[test]
fn a_game_that_is_being_played_is_left_alone() {
    let (_folder, path) = file("[Result \"*\"]\n[Termination \"Unterminated\"]\n\n1. e4 e5 2. Nf3 *");
    for (line, article) in
        [("", "11.3.1"), (" --edition 2009", "12.3a"), (" --ply 2", "11.3.1"), (" --move Nc6", "11.3.1")]
    {
        for lang in ["en", "it"] {
            let ran = run(&format!("tratto coach {path}{line} --lang {lang}"));
            assert_eq!(ran.outcome, Outcome::No);
            assert!(ran.out.is_empty() && ran.err.contains(article), "{line}: {}{}", ran.out, ran.err);
        }
    }
    // A result that is only unknown is no game in progress.
    let (_folder, path) = file("[Result \"*\"]\n\n1. e4 e5 2. Nf3 *");
    assert_eq!(run(&format!("tratto coach {path}")).outcome, Outcome::Done);
}

#[test]
fn what_is_wrong_is_said() {
    let (_folder, path) = file(LEGAL);
    for (line, what) in [
        ("tratto coach nonsense".to_owned(), "FEN"),
        ("tratto coach /nowhere/game.pgn".to_owned(), "/nowhere/game.pgn"),
        (format!("tratto coach {path} --nth 2"), "2"),
        (format!("tratto coach {path} --ply 99"), "13"),
        ("tratto coach startpos --move Ke2".to_owned(), "Ke2"),
        ("tratto coach startpos --move e2e5".to_owned(), "e5"),
        ("tratto coach startpos --nodes 5".to_owned(), "--engine"),
    ] {
        let ran = run(&line);
        assert_eq!(ran.outcome, Outcome::Bad, "{line}: {}", ran.out);
        assert!(ran.err.contains(what), "{line}: {}", ran.err);
    }
    let many = run_with("tratto coach - --json", "startpos\nnonsense\n\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n");
    assert_eq!((many.outcome, many.out.lines().count()), (Outcome::Bad, 4));
}

/// Over published puzzles drawn at random, how often the coach names the line that refutes the mistake, and a motif in it. The puzzles are not
/// part of this repository:
///
///     PUZZLES=FILE.csv cargo test -p tratto --test cli coach::the_refutation -- --nocapture
///
/// The engine is asked for 100,000 nodes a position. Without the variable nothing is asked.
#[test]
#[allow(clippy::print_stdout)]
fn the_refutation_of_published_mistakes_is_named() {
    use tratto_board::Position;
    use tratto_engine::{Pool, Program, Question};
    use tratto_lore::coach::{Effort, MoveReview, Occasion, Opinions};
    let Some(path) = std::env::var_os("PUZZLES") else { return };
    let every: usize = std::env::var("EVERY").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let pool = Pool::new(Program::find(None).expect("Stockfish"), 2);
    let ask = |at: &Position| {
        let told = pool.ask(&Question::about(*at).nodes(100_000), &mut |_| true).expect("an opinion");
        tratto_server::engine_opinion(at, &told).expect("a legal line")
    };
    let mut reader = csv::Reader::from_path(path).expect("a file");
    let rows: Vec<csv::StringRecord> =
        reader.records().filter_map(Result::ok).filter(|row| &row[5] == "natural").collect();
    let (mut all, mut lines, mut named) = (0, 0, 0);
    for row in rows.iter().step_by(every) {
        let before = Position::from_fen(&row[1]).expect("a FEN");
        let mut moves = row[2].split_whitespace();
        let m0 = before.read_uci(moves.next().expect("a move")).expect("a legal move");
        let after = before.play(m0).expect("legal");
        let s1 = after.read_uci(moves.next().expect("a move")).expect("a legal move");
        let (one, other) = (ask(&before), ask(&after));
        let opinions = Some(Opinions { before: &one, after: &other });
        let leave = Occasion::Study.leave().expect("a study");
        let review = MoveReview::of(&before, m0, leave, Effort::THOROUGH, opinions).expect("legal");
        all += 1;
        let Some(refutation) = review.refutation else {
            println!("{}: no refutation", &row[0]);
            continue;
        };
        // Another mate at the end of a puzzle is as good.
        let is_right = refutation.line.moves().first() == Some(&s1) || refutation.line.last().is_checkmate();
        lines += usize::from(is_right);
        named += usize::from(is_right && !refutation.motifs.is_empty());
        if !is_right || refutation.motifs.is_empty() {
            println!("{}: line {is_right}, {} motifs ({})", &row[0], refutation.motifs.len(), &row[4]);
        }
    }
    println!("{all} puzzles: the line {lines}, the line and a motif {named}");
    assert!(named as f64 >= 0.9 * f64::from(all), "{named} of {all}");
}

/// An engine of the test's own that names a move which is not legal: an error with its sentence, and no opinion.
#[cfg(unix)]
#[test]
fn an_engine_that_lies_is_not_believed() {
    use std::os::unix::fs::PermissionsExt;
    let (_folder, path) = file(
        "#!/bin/sh\nwhile read -r line; do case \"$line\" in\n\
        uci) echo uciok ;;\nisready) echo readyok ;;\n\
        go*) echo 'info depth 1 nodes 5 score cp 900 pv e2e4'; echo 'bestmove e2e5' ;;\nesac; done\n",
    );
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("a program");
    for (lang, told) in [("en", "not legal: e2e5"), ("it", "mossa non legale: e2e5")] {
        let ran = run(&format!("tratto coach startpos --engine {path} --lang {lang}"));
        assert_eq!(ran.outcome, Outcome::Bad, "{}", ran.out);
        assert!(ran.err.contains(told) && !ran.out.contains("e2e5"), "{}{}", ran.err, ran.out);
    }
}
