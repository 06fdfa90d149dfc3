//! Moves announced and in Braille.

use crate::harness::{in_both, run, run_with, story, story_with};
use tratto::Outcome;

#[test]
fn moves_are_announced_and_heard() {
    let lines = [
        "tratto announce e4 e5 Nf3 Nc6 Bb5",
        "tratto announce Cf3 --tongue it",
        "tratto announce Cf3 --tongue en --brief",
        "tratto announce exd6 --fen \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2\"",
        "tratto announce e8D+ --fen \"2k5/4P3/8/8/8/8/8/4K3 w - - 0 2\" --checks --tongue it",
        "tratto announce --hear \"Springer Gustav eins Felix drei\" \"Eva fuenf\"",
        "tratto announce --hear \"cavallo prende felix tre\"",
        "tratto announce Cxf3!",
        "tratto announce Rb1 --fen \"7k/8/8/8/8/8/8/K2R2N1 w - - 0 1\" --from it",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("announce_{lang}"), story));
    let lines = ["tratto announce e4 d5 exd5 --json", "tratto announce --hear \"knight takes f 3\" --json"];
    insta::assert_snapshot!("announce_json", story(&lines));
}

#[test]
fn what_cannot_be_announced() {
    let lines = [
        "tratto announce",
        "tratto announce e4 e5 Ac5",
        "tratto announce e4 --from klingon",
        "tratto announce e4 --tongue fr",
        "tratto announce Rb1 --fen \"7k/8/8/8/8/8/8/K2R2N1 w - - 0 1\"",
        "tratto announce Ac4 --from it",
        "tratto announce --hear \"Springer nach Berlin\"",
        "tratto announce --hear Rochade",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("announce_refused_{lang}"), story));
}

#[test]
fn moves_may_come_from_standard_input() {
    let ran = run_with("tratto announce - --brief", "e4\n\n c5 \nNf3\n");
    assert_eq!(ran.out, "Eva vier\nCesar fünf\nSpringer Felix drei\n");
    let ran = run_with("tratto announce --hear -", "Eva vier\nCesar fünf\n");
    assert_eq!(ran.out, "e4\nc5\n");
}

const GAME: &str = "[Event \"Prova\"]\n[Date \"????.??.??\"]\n[White \"Nicolò Rossi\"]\n[Black \"Smith, J.\"]\n\n\
    1. e4 {viva} e5 2. Cf3 d6 3. Ac4 Cc6 4. Cc3 Ag4? 5. Cxe5! Axd1?? (5... dxe5) 6. Axf7+ Re7 7. Cd5# 1-0\n";

#[test]
fn a_game_in_braille() {
    let lines = [
        "tratto braille -",
        "tratto braille - --brf --table it --height 5",
        "tratto braille - --table en --width 16",
    ];
    for lang in ["en", "it"] {
        let lines: Vec<String> = lines.iter().map(|line| format!("{line} --lang {lang}")).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        insta::assert_snapshot!(format!("braille_{lang}"), story_with(&lines, GAME));
    }
    insta::assert_snapshot!(
        "braille_json",
        story(&["tratto braille --moves \"1. d4 d5 2. c4 (=) ½-½\" --json"])
    );
}

#[test]
fn a_game_that_breaks_off_is_written_so_far() {
    let input = "1. e4 e5\n2. Cf3 Cd3 *\n[White \"Verdi\"]\n1. d4 d5 *\n";
    let lines = ["tratto braille -", "tratto braille - --lang it"];
    insta::assert_snapshot!("braille_broken", story_with(&lines, input));
    assert_eq!(run_with("tratto braille -", input).outcome, Outcome::Bad);
    let empty = run("tratto braille -");
    assert_eq!(
        (empty.outcome, empty.err.as_str()),
        (Outcome::Bad, "tratto: there is no game in standard input\n")
    );
}
