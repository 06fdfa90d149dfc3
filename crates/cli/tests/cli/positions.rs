//! Positions and moves in whatever way they are written; a line in gives a line out; what is wrong is told where it helps.

use crate::harness::{Ran, run, run_with};
use tratto::Outcome;

const FEN: &str = "4k3/8/b7/8/8/8/5PPP/4K2R w K - 0 1";
const GAME: &str =
    "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n[White \"B\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

/// A file with a text, in a place of its own.
fn file(name: &str, text: &str) -> String {
    let path = std::env::temp_dir().join(format!("tratto-positions-{}-{name}", std::process::id()));
    std::fs::write(&path, text).unwrap();
    path.to_string_lossy().into_owned()
}

fn json(ran: &Ran) -> Vec<serde_json::Value> {
    ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn why_takes_a_move_in_any_notation() {
    for text in ["Nf3", "Cf3", "♘f3", "Ng1-f3", "1. Nf3!", "g1f3", "7163", "N-KB3", "Sf3", "Springer g1-f3"]
    {
        let ran = run(&format!("tratto why startpos \"{text}\""));
        if text.starts_with("Springer") {
            assert_eq!(ran.outcome, Outcome::Bad, "an announcement is for announce --hear: {}", ran.out);
            continue;
        }
        assert_eq!((ran.outcome, ran.out), (Outcome::Done, format!("{text} is legal.\n")), "{text}");
    }
    let castling = run(&format!("tratto why \"{FEN}\" 0-0"));
    assert_eq!(castling.outcome, Outcome::No);
    assert_eq!(
        castling.out,
        "0-0 is not legal: the king would pass over f1, attacked by the bishop on a6.\n\
         Laws of Chess (2023), Article 3.8.2.2\n"
    );
    let (old, italian) = (
        run(&format!("tratto why \"{FEN}\" 0-0 --edition 2001")),
        run(&format!("tratto why \"{FEN}\" O-O --edition 2009 --lang it")),
    );
    assert_eq!(old.out.lines().last(), Some("Laws of Chess (2001), Article 3.8(2)"));
    assert_eq!(italian.out.lines().last(), Some("Regole degli Scacchi (2009), articolo 3.8(2)"));
    let unread = run(&format!("tratto why \"{FEN}\" 0-0 --edition 2014"));
    assert!(unread.err.contains("3.8b(2)") && unread.err.contains("not verified"), "{}", unread.err);
    assert_eq!(run("tratto why startpos e5 --edition 2010").outcome, Outcome::Bad);
    let told = json(&run(&format!("tratto why \"{FEN}\" e1g1 --edition 2018 --json"))).remove(0);
    assert_eq!(
        told["articles"],
        serde_json::json!([{"number": "3.8.2.2", "edition": 2018, "evidence": "read"}])
    );
    assert_eq!(told["edition"], 2018);
    let bishop = run("tratto why startpos Bc4");
    assert!(bishop.out.starts_with("Bc4 is not legal: the pawn on e2 is in the way."), "{}", bishop.out);
    // One move is no evidence of a language: K is the king in English, though a knight in another.
    let king = run("tratto why startpos Kf3");
    assert_eq!(king.outcome, Outcome::No);
    assert!(king.out.contains("king"), "{}", king.out);
    assert_eq!(run("tratto why startpos Kf3 --from bg").outcome, Outcome::Done);
    // R is the king for an Italian reader, and the rook for an English one.
    assert!(run("tratto why startpos Re2 --lang it").out.contains("e2"));
    let rooks = run("tratto why \"4k3/8/8/8/8/8/8/R1K2N1R w - - 0 1\" Rd1");
    assert_eq!(rooks.outcome, Outcome::No);
    assert!(rooks.out.contains("the rook on a1: the king on c1 is in the way"), "{}", rooks.out);
    assert!(rooks.out.contains("the rook on h1: the knight on f1 is in the way"), "{}", rooks.out);
    let queenless = run("tratto why \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\" Qd4");
    assert_eq!((queenless.outcome, queenless.err.as_str()), (Outcome::No, ""));
    assert!(queenless.out.contains("White has no queen"), "{}", queenless.out);
    let told = json(&run("tratto why startpos Nf3 --json")).remove(0);
    assert_eq!((&told["move"], &told["text"], &told["legal"]), (&"g1f3".into(), &"Nf3".into(), &true.into()));
}

#[test]
fn positions_are_fens_epds_and_diagrams_in_any_letters() {
    let start = run("tratto board startpos").out;
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4; acd 12;",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4 d4",
        "tcadract/pppppppp/8/8/8/8/PPPPPPPP/TCADRACT w KQkq - 0 1",
        "StartPos",
    ] {
        assert_eq!(run(&format!("tratto board \"{text}\"")).out, start, "{text}");
        let moves = run(&format!("tratto moves \"{text}\""));
        assert!(moves.out.starts_with("White to move: 20 legal moves"), "{text}");
        assert_eq!(run(&format!("tratto winnable --brief \"{text}\"")).out, "WB\n", "{text}");
        assert_eq!(run(&format!("tratto why \"{text}\" e4")).outcome, Outcome::Done, "{text}");
        assert_eq!(run(&format!("tratto announce e4 --tongue en --fen \"{text}\"")).outcome, Outcome::Done);
        assert_eq!(run(&format!("tratto perft 1 --fen \"{text}\"")).out, "nodes 20\n", "{text}");
        assert_ne!(run(&format!("tratto solve #1 \"{text}\"")).outcome, Outcome::Bad, "{text}");
    }
    let wrong = run("tratto board \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1\"");
    assert!(wrong.outcome == Outcome::Bad && wrong.err.contains("half-moves"), "{}", wrong.err);
}

#[test]
fn positions_of_a_game() {
    let path = file("game.pgn", GAME);
    let fen = |line: &str| json(&run(&format!("{line} --json"))).remove(0)["fen"].clone();
    let after = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    for command in ["board", "moves", "winnable"] {
        assert_eq!(fen(&format!("tratto {command} --game {path} --ply 4")), after, "{command}");
    }
    assert_eq!(fen(&format!("tratto why --game {path} --ply 4 Bb5")), after);
    assert_eq!(
        fen(&format!("tratto board --game {path} --ply 0")),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    let mate = run(&format!("tratto board --game {path} --nth 2"));
    assert!(mate.out.ends_with("White to move\nCheckmate.\n"), "{}", mate.out);
    assert_eq!(run(&format!("tratto winnable --brief --game {path} --nth 2")).out, "-B\n");
    assert_eq!(run(&format!("tratto why --game {path} --ply 4 Nxe5")).outcome, Outcome::Done);
    assert_eq!(run(&format!("tratto why --game {path} --ply 4 Nxf7")).outcome, Outcome::No);
    for (rest, told) in [("--ply 7", "goes no further than 6 half-moves"), ("--nth 3", "there is no game 3")]
    {
        let ran = run(&format!("tratto board --game {path} {rest}"));
        assert!(ran.outcome == Outcome::Bad && ran.err.contains(told), "{}", ran.err);
    }
    assert_eq!(run(&format!("tratto why --game {path}")).outcome, Outcome::Bad, "no move");
    assert_eq!(run(&format!("tratto why --game {path} startpos e4")).outcome, Outcome::Bad, "two positions");
    assert_eq!(run("tratto board --ply 4").outcome, Outcome::Bad, "no game");
    let broken = file("broken.pgn", "1. e4 e5 2. Ke3 Nc6 *\n");
    let ran = run(&format!("tratto board --game {broken} --ply 3"));
    assert!(ran.outcome == Outcome::Bad && ran.err.contains("Ke3"), "{}", ran.err);
    assert_eq!(run(&format!("tratto board --game {broken} --ply 2")).outcome, Outcome::Done);
}

#[test]
fn a_line_in_gives_a_line_out() {
    let input = format!("{FEN}\nnonsense\n\n4k3/8/8/8/8/8/8/8 w - - 0 1\nstartpos\n");
    for command in ["why - e2e4", "moves -", "winnable -", "perft 1 --fen -"] {
        let ran = run_with(&format!("tratto {command} --json"), &input);
        assert_eq!(
            (ran.outcome, ran.err.contains("tratto:")),
            (Outcome::Bad, false),
            "{command}: {}",
            ran.err
        );
        let told = json(&ran);
        assert_eq!(told.len(), 5, "{command}: {}", ran.out);
        for (place, bad) in [(0, false), (1, true), (3, true), (4, false)] {
            assert_eq!(told[place]["error"].is_string(), bad, "{command}: {}", ran.out);
            assert_eq!(told[place]["line"] == place + 1, bad, "{command}: {}", ran.out);
        }
        assert!(told[2].is_null(), "{command}");
    }
    let told = json(&run_with("tratto board - --json", &input));
    assert_eq!(
        told.iter().map(|one| one["playable"].as_bool()).collect::<Vec<_>>(),
        [Some(true), None, None, Some(false), Some(true)]
    );
    let ran = run_with("tratto winnable - --brief", &input);
    // A bishop can mate a king among its own pieces.
    assert_eq!(ran.out, "WB\n!!\n\n!!\nWB\n");
    assert_eq!(ran.err.lines().count(), 2, "{}", ran.err);
    let ran = run_with("tratto winnable - --brief", "# a remark\nstartpos\n");
    assert_eq!(ran.out, "\nWB\n");
    let ran = run_with("tratto why - e2e4", "nonsense\nstartpos\n");
    assert!(
        ran.out.starts_with("tratto: line 1: ") && ran.out.ends_with("\ne2e4 is legal.\n"),
        "{}",
        ran.out
    );
    // Arguments are lines, too.
    let ran = run("tratto winnable startpos nonsense startpos --brief");
    assert_eq!(ran.out, "WB\n!!\nWB\n");
}

#[test]
fn errors_are_json_where_answers_are() {
    for line in [
        "tratto board nonsense --json",
        "tratto board --json",
        "tratto bord startpos --json",
        "tratto why startpos e9 --json",
        "tratto moves startpos --from j9 --json",
        "tratto winnable nonsense --json",
        "tratto convert no-such-file.pgn --json",
        "tratto solve #2 --json",
        "tratto judge no-such-file.toml --json",
        "tratto announce Zz9 --json",
    ] {
        let ran = run(line);
        assert_eq!(ran.outcome, Outcome::Bad, "{line}");
        let told = json(&ran);
        assert!(told.last().is_some_and(|last| last["error"].is_string()), "{line}: {} {}", ran.out, ran.err);
        assert!(!ran.err.contains("tratto:"), "{line}: {}", ran.err);
    }
    let told = json(&run("tratto bord startpos --json")).remove(0);
    assert!(told["hint"].as_str().is_some_and(|hint| hint.contains("board")), "{told}");
}

#[test]
fn a_fen_without_quotes_gets_a_hint() {
    let hint = "A FEN has spaces in it: put it between quotes.";
    for line in [
        "board FEN",
        "moves FEN",
        "why FEN e2e4",
        "winnable FEN",
        "solve #2 FEN",
        "problem check #2 FEN",
        "perft 2 --fen FEN",
        "announce e4 --fen FEN",
    ] {
        let line = format!("tratto {}", line.replace("FEN", FEN));
        let ran = run(&line);
        assert_eq!(ran.outcome, Outcome::Bad, "{line}: {}", ran.out);
        assert!(ran.err.contains(hint), "{line}: {}", ran.err);
        assert!(json(&run(&format!("{line} --json"))).iter().any(|one| one["hint"] == hint), "{line}");
    }
    assert!(!run("tratto board nonsense").err.contains(hint));
}

#[test]
fn help_and_what_was_meant() {
    assert_eq!(run("tratto help").out, run("tratto --help").out);
    assert_eq!(run("tratto help solve").out, run("tratto solve --help").out);
    assert_eq!(run("tratto help why --lang it").out, run("tratto why --help --lang it").out);
    for (written, meant) in [("baord", "board"), ("mosse", "moves"), ("win", "winnable"), ("Solve", "solve")]
    {
        let ran = run(&format!("tratto {written} startpos"));
        assert!(ran.err.contains(&format!("Did you mean \"{meant}\"?")), "{}", ran.err);
    }
    assert!(run("tratto board startpos --stile ascii").err.contains("--style"));
    assert!(!run("tratto xyzzy").err.contains("Did you mean"));
}

#[test]
fn check_mate_and_stalemate_on_the_board() {
    for (fen, last) in [
        ("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Check."),
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "Checkmate."),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Stalemate."),
        ("startpos", "White to move"),
    ] {
        let ran = run(&format!("tratto board \"{fen}\""));
        assert_eq!(ran.out.lines().last(), Some(last), "{fen}");
        let told = json(&run(&format!("tratto board \"{fen}\" --json"))).remove(0);
        let state = [&told["check"], &told["checkmate"], &told["stalemate"]].map(|one| one == true);
        assert_eq!(state, [last.starts_with("Check"), last == "Checkmate.", last == "Stalemate."], "{fen}");
    }
}

#[test]
fn letters_and_tongues() {
    // The language of the reader is not the language of a PGN.
    let game = "1. e4 e5 2. Nf3 *\n";
    assert!(run_with("tratto convert - --lang it", game).out.contains("2. Nf3"));
    assert!(run_with("tratto convert - --to text --lang it", game).out.contains("Cf3"));
    assert!(run_with("tratto convert - --letters it", game).out.contains("2. Cf3"));
    assert_eq!(run("tratto announce Nf3 --lang it").out, "Cavallo Gustav uno Felix tre\n");
    assert_eq!(run("tratto announce Nf3 --lang it --tongue de").out, "Springer Gustav eins Felix drei\n");
    assert_eq!(run("tratto announce Nf3").out, "Springer Gustav eins Felix drei\n");
    let whole = run("tratto announce \"1. e4 e5 2. Nf3\" --tongue en").out;
    assert_eq!(whole, "Pawn Eva two Eva four\nPawn Eva seven Eva five\nKnight Gustav one Felix three\n");
    assert_eq!(run("tratto announce 1. e4 e5 2. Nf3 --tongue en").out, whole);
    assert_eq!(run("tratto announce 1.e4 e5 2.Nf3 --tongue en").out, whole);
}
