//! Every reason and every irregularity has its sentence, in both languages.

use crate::harness::{in_both, run, story};
use tratto::Outcome;

#[test]
fn every_reason_has_its_sentence() {
    let cases = [
        ("startpos", "e2e4"),
        ("startpos", "e4e5"),
        ("startpos", "e7e5"),
        ("startpos", "e2e2"),
        ("startpos", "a1a2"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8"),
        ("4k3/8/8/8/8/8/8/RNBQK3 w - - 0 1", "a1b2"),
        ("4k3/8/8/8/8/8/8/RNBQK3 w - - 0 1", "b1b2"),
        ("4k3/8/8/8/8/8/8/RNBQK3 w - - 0 1", "c1c2"),
        ("4k3/8/8/8/8/8/8/RNBQK3 w - - 0 1", "d1e3"),
        ("4k3/8/8/8/8/8/8/RNBQK3 w - - 0 1", "e1e3"),
        ("startpos", "e2d4"),
        ("startpos", "f1c4"),
        ("4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3e4"),
        ("startpos", "e2d3"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", "e5d6"),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8"),
        ("startpos", "e2e4q"),
        ("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", "a1a2"),
        ("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2c3"),
        ("4k3/8/8/8/3r4/8/8/4K3 w - - 0 1", "e1d1"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1"),
        ("r3k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8c8"),
        ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1"),
        ("4k3/8/8/8/4q3/8/8/4K2R w K - 0 1", "e1g1"),
        ("4kr2/8/b7/8/8/8/8/4K2R w K - 0 1", "e1g1"),
        ("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"),
    ];
    let lines: Vec<String> = cases.iter().map(|(fen, text)| format!("tratto why \"{fen}\" {text}")).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    in_both(&lines, |lang, story| {
        assert!(
            !story.contains("allow it") && !story.contains("consentono"),
            "a reason without its own sentence"
        );
        insta::assert_snapshot!(format!("why_{lang}"), story);
    });
    let json: Vec<String> = lines.iter().map(|line| format!("{line} --json")).collect();
    insta::assert_snapshot!("why_json", story(&json.iter().map(String::as_str).collect::<Vec<_>>()));
}

#[test]
fn every_irregularity_has_its_sentence() {
    let fens = [
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/K3K3 w - - 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "4k2R/8/8/8/8/8/8/r3K3 w - - 0 1",
        "4k3/8/8/8/8/NNNNNNNN/NNNNNNNN/4K3 w - - 0 1",
        "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/PPPPPPPP/RR2K2R w - - 0 1",
        "4k3/8/8/8/8/8/PPPPPPP1/RRR1KRR1 w - - 0 1",
        "4k3/8/8/8/8/8/8/P3K2P w - - 0 1",
        "p3k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w H - 0 1",
        "4k3/8/8/8/8/8/4K3/7R w H - 0 1",
        "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
        "4k3/8/4p3/8/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
        "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/4p3/8/8/8/r3K3 w - e6 0 1",
        "4k3/8/8/8/4r3/3n4/8/r3K3 w - - 0 1",
        "4k3/8/8/8/8/8/4n3/r3K1r1 w - - 0 1",
        "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1",
    ];
    let lines: Vec<String> = fens.iter().map(|fen| format!("tratto board \"{fen}\" --style ascii")).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    in_both(&lines, |lang, story| {
        // The boards themselves say nothing here.
        let sentences: String = story
            .lines()
            .filter(|line| line.starts_with(['$', 'n']))
            .map(|line| line.replace(" --style ascii", "") + "\n")
            .collect();
        insta::assert_snapshot!(format!("irregular_{lang}"), sentences);
    });
}

/// The first screen of the README rests on this one.
#[test]
fn castling_through_check() {
    let ran = run("tratto why \"4k3/8/b7/8/8/8/8/4K2R w K - 0 1\" e1g1");
    assert_eq!(
        ran.out,
        "e1g1 is not legal: the king would pass over f1, attacked by the bishop on a6.\n\
         Laws of Chess (2023), Article 3.8.2.2\n"
    );
    assert_eq!(ran.outcome, Outcome::No);
}

#[test]
fn what_a_lenient_reading_supplied_is_told() {
    let lines = [
        "tratto board \"4k3/8/8/8/8/8/8/4K3\" --style ascii",
        "tratto board \" 4k3/8/8/8/8/8/8/4K3  w - -\" --style ascii",
        "tratto board \"4k3/8/8/8/8/8/8/4K2R w K - 00 1\" --style ascii",
        "tratto moves \"4k3/8/8/8/8/8/8/4K3 white - - 0 1\" --from a1",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("supplied_{lang}"), story));
}
