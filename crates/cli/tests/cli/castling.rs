//! Castling in UCI, of orthodox chess and of Chess960: every command that writes it is read back by the board as the move it was.

use crate::harness::{run, run_with};
use serde_json::Value;
use tratto_board::{Move, Position};

/// Positions, and how castling is written there: a king that castling leaves where it is, one for which the king's squares would
/// be another move, one beside a rook on the square to which it goes, and orthodox chess.
const PLACES: [(&str, &str); 4] = [
    ("6k1/8/8/8/8/8/8/6KR w H - 0 1", "g1h1"),
    ("3k4/8/8/8/8/8/8/1R1K4 w B - 0 1", "d1b1"),
    ("5k2/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1"),
    ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"),
];

fn json(line: &str) -> Value {
    let ran = run(line);
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{line}: {error}\n{}{}", ran.out, ran.err))
}

fn texts(values: &Value) -> Vec<&str> {
    let list = values.as_array().unwrap_or_else(|| panic!("not a list: {values}"));
    list.iter().map(|value| value.as_str().expect("a text")).collect()
}

/// The moves of a line, told with more than their UCI.
fn ucis(line: &Value) -> Vec<&str> {
    line.as_array().expect("a line").iter().map(|one| one["uci"].as_str().expect("a text")).collect()
}

/// Plays a line of UCI; the castlings that were in it.
fn castlings(fen: &str, line: &[&str]) -> Vec<Move> {
    let mut position = Position::from_fen(fen).expect(fen);
    let mut found = Vec::new();
    for text in line {
        let m = position.read_uci(text).unwrap_or_else(|error| panic!("{fen} {line:?}: {error}"));
        found.extend(m.is_castling().then_some(m));
        position.play_unchecked(m);
    }
    found
}

#[test]
fn a_move_of_a_position() {
    for (fen, castles) in PLACES {
        let position = Position::from_fen(fen).expect(fen);
        let castling = position.read_uci(castles).expect(castles);
        assert!(castling.is_castling(), "{fen}");
        let all: Vec<String> = position.legal_moves().iter().map(|&m| position.uci(m).to_string()).collect();

        let told = json(&format!("tratto moves \"{fen}\" --json"));
        let moves: Vec<&str> =
            told["moves"].as_array().unwrap().iter().map(|one| one["uci"].as_str().unwrap()).collect();
        for text in &moves {
            assert!(all.iter().any(|one| one == text), "{fen}: {text}");
            assert!(position.read_uci(text).is_ok());
        }
        assert_eq!((moves.len(), moves.contains(&castles)), (all.len(), true), "{fen}");

        let parts = run(&format!("tratto perft 1 --fen \"{fen}\" --divide")).out;
        let parts: Vec<&str> =
            parts.lines().filter_map(|line| line.split_once(' ')).map(|(m, _)| m).collect();
        assert_eq!(parts.iter().filter(|&&m| m == castles).count(), 1, "{parts:?}");
        let listed = run(&format!("tratto moves \"{fen}\"")).out;
        assert!(listed.contains(castles), "{listed}");

        let san = if castles.as_bytes()[2] > castles.as_bytes()[0] { "O-O" } else { "O-O-O" };
        let why = json(&format!("tratto why \"{fen}\" {san} --json"));
        assert_eq!((&why["move"], &why["legal"]), (&Value::from(castles), &true.into()), "{why}");
        let said = json(&format!("tratto announce {san} --fen \"{fen}\" --json"));
        assert!(said.to_string().contains(&format!("\"uci\":\"{castles}\"")), "{said}");
    }
}

/// The f-file opens by castling alone: the rook of h1 comes to f1, past a king that stays on g1.
const MATE: &str = "4rkr1/4p1p1/8/8/8/8/p7/6KR w H - 0 1";

#[test]
fn a_problem_whose_key_is_castling() {
    let told = json(&format!("tratto solve \"#1\" \"{MATE}\" --json --themes"));
    assert_eq!(texts(&told["keys"]), ["g1h1"], "{told}");
    assert_eq!(texts(&told["lines"]), ["g1h1"]);
    assert_eq!(told["tree"][0]["move"], "g1h1");
    assert_eq!(told["play"][0]["key"], "g1h1");
    assert_eq!(castlings(MATE, &["g1h1"]).len(), 1);
    let told = json(&format!("tratto problem check \"#1\" \"{MATE}\" --json"));
    assert_eq!(told["keys"][0]["move"], "g1h1", "{told}");
}

#[test]
fn a_helpmate_that_ends_with_castling() {
    let fen = MATE.replace(" w ", " b ");
    let told = json(&format!("tratto solve \"h#1\" \"{fen}\" --json"));
    let lines = texts(&told["lines"]);
    assert!(!lines.is_empty(), "{told}");
    for line in &lines {
        let line: Vec<&str> = line.split(' ').collect();
        assert_eq!((line.len(), castlings(&fen, &line).len()), (2, 1), "{line:?}");
    }
}

/// A game in which the unusual right is lost before the usual one is used: all of it is written in one way.
#[test]
fn a_game_does_not_change_its_spelling() {
    let fen = "1r2k3/8/8/8/8/8/8/4K2R w Kb - 0 1";
    let game = format!(
        "[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Variant \"Chess960\"]\n\n1. Rh2 Rb7 2. Rh1 Kd8 (2... Rb8) 3. Ke2 *\n\n\
         [SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. Ke2 O-O-O *\n\n\
         [SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. O-O Rb7 *\n\n[SetUp \"1\"]\n[FEN \"1r2k3/8/8/8/8/8/8/4K2R b Kb - 0 1\"]\n\n1... Rb7 2. O-O *\n"
    );
    let expected = [
        "h1h2 b8b7 h2h1 e8d8 e1e2",
        "e1e2 e8b8",
        "e1h1 b8b7",
        // Black's right is gone, and what is left would be orthodox.
        "b8b7 e1h1",
    ];
    let engine = run_with("tratto convert --to uci", &game).out;
    let lines: Vec<&str> =
        engine.lines().filter_map(|line| line.split_once(" moves ")).map(|(_, moves)| moves).collect();
    assert_eq!(lines, expected);
    let told = run_with("tratto convert --json", &game).out;
    let games = told.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    for (game, expected) in games.zip(expected) {
        let moves = game["moves"].as_array().unwrap().iter().map(|one| one["uci"].as_str().unwrap());
        let moves: Vec<&str> = moves.collect();
        assert_eq!(moves.join(" "), expected, "{game}");
        castlings(game["start"].as_str().unwrap(), &moves);
    }
}

/// The tag does not decide: who reads the line sees the position alone.
#[test]
fn the_usual_array_is_written_as_usual() {
    let game = "[Variant \"Chess960\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *\n";
    let engine = run_with("tratto convert --to uci", game).out;
    assert_eq!(engine.trim_end(), "position startpos moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1");
}

/// Castling is White's only legal move: the king and the rook are shut in, and castling leaves the king where it is.
#[test]
fn a_mating_line() {
    let fen = "3k4/8/b7/8/7b/7p/7P/6KR w H - 0 1";
    let told = json(&format!("tratto winnable \"{fen}\" --json"));
    for side in ["white", "black"] {
        let line = ucis(&told[side]["line"]);
        assert_eq!((line[0], castlings(fen, &line).len()), ("g1h1", 1), "{side}: {line:?}");
    }
}

/// Black gives up the unusual right, so that White's castling alone would be written as in orthodox chess; it mates.
const BOTH: &str = "4rk1r/4p1p1/8/8/8/8/p7/4K2R b Hh - 0 1";

#[test]
fn motifs_of_a_line_and_of_a_search() {
    let told = json(&format!("tratto motifs --position \"{BOTH}\" --moves \"Rg8 O-O\" --from en --json"));
    assert!(told["moves"].is_array(), "{told}");
    let line = texts(&told["moves"]);
    assert_eq!((line.as_slice(), castlings(BOTH, &line).len()), (["h8g8", "e1h1"].as_slice(), 1));
    let mates = told["motifs"].as_array().expect("motifs").iter().filter(|one| one["at"] == 1);
    let mates: Vec<&Value> = mates.collect();
    for mate in mates {
        assert_eq!(
            (&mate["move"], texts(&mate["evidence"]["moves"])),
            (&"e1h1".into(), vec!["e1h1"]),
            "{mate}"
        );
    }
    let told = json(&format!("tratto motifs --position \"{MATE}\" --json"));
    assert_eq!(texts(&told["line"]), ["g1h1"], "{told}");
    assert_eq!(texts(&told["motifs"][0]["evidence"]["moves"]), ["g1h1"], "{told}");
}

#[test]
fn what_the_coach_advises_and_says_of_a_game() {
    let told = json(&format!("tratto coach \"{MATE}\" --json"));
    let mate = told["advice"].as_array().unwrap().iter().find(|one| one["key"] == "mates").expect("a mate");
    let line = ucis(&mate["moves"]);
    assert_eq!(
        (line.as_slice(), castlings(mate["fen"].as_str().unwrap(), &line).len()),
        (["g1h1"].as_slice(), 1)
    );

    let game = format!(
        "[SetUp \"1\"]\n[FEN \"{BOTH}\"]\n[Variant \"Chess960\"]\n[Result \"1-0\"]\n\n1... Rg8 2. O-O# 1-0\n"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.pgn");
    std::fs::write(&path, game).expect("a file");
    let told = json(&format!("tratto coach {} --json", path.display()));
    let line = ucis(&told["moves"]);
    assert_eq!((line.as_slice(), castlings(BOTH, &line).len()), (["h8g8", "e1h1"].as_slice(), 1), "{told}");
}

/// A model mate by castling: every square beside the king is taken by its own pieces, or guarded once.
#[test]
fn the_moves_that_show_a_theme() {
    let fen = MATE.replace(" w ", " b ");
    let told = json(&format!("tratto solve \"h#1\" \"{fen}\" --json --themes"));
    let shown: Vec<Vec<&str>> = told["themes"]
        .as_array()
        .expect("themes")
        .iter()
        .flat_map(|theme| theme["evidence"].as_array().expect("evidence"))
        .map(|one| texts(&one["moves"]))
        .collect();
    assert!(!shown.is_empty(), "{told}");
    for line in &shown {
        assert_eq!((line.len(), castlings(&fen, line).len()), (2, 1), "{shown:?}");
    }
}
