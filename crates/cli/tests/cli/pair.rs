//! `tratto pair`: rounds paired, checked and generated.

use crate::harness::{in_both, run, run_with, story_with};
use serde_json::Value;
use tratto::Outcome;

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/tournament/sample.trf");

fn sample() -> String {
    std::fs::read_to_string(SAMPLE).expect("the sample is there")
}

#[test]
fn the_help_of_every_part() {
    let lines = [
        "tratto pair --help",
        "tratto pair next --help",
        "tratto pair check --help",
        "tratto pair generate --help",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("pair_help_{lang}"), story));
}

#[test]
fn the_next_round_in_both_languages() {
    let lines: Vec<String> = ["en", "it"]
        .iter()
        .flat_map(|lang| {
            ["", "--why", "--brief", "--json"].map(|flag| format!("tratto pair next - {flag} --lang {lang}"))
        })
        .collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    insta::assert_snapshot!("pair_next", story_with(&lines, &sample()));
}

#[test]
fn brief_is_a_line_a_board_and_the_bye_is_zero() {
    // As two other programs pair the sample.
    let ran = run(&format!("tratto pair next {SAMPLE} --brief"));
    assert_eq!((ran.out.as_str(), ran.outcome), ("6 1\n2 4\n3 0\n", Outcome::Done), "{}", ran.err);
}

#[test]
fn a_round_is_written_to_a_report_that_can_be_read_again() {
    let ran = run_with("tratto pair next - --out -", &sample());
    assert_eq!(ran.outcome, Outcome::Done, "{}", ran.err);
    assert!(ran.out.contains("0000 - U"), "the bye is in it:\n{}", ran.out);
    let checked = run_with("tratto pair check -", &ran.out);
    assert_eq!(checked.outcome, Outcome::Done, "{}{}", checked.out, checked.err);
    assert_eq!(checked.out.lines().count(), 4);
}

#[test]
fn no_pairing_is_the_answer_no() {
    let two = "142 3\n152 W\n\
               001    1      Rossi, Anna                       1900                             1.0    1     2 w 1\n\
               001    2      Bianchi, Bruno                    1800                             0.0    2     1 b 0\n";
    for lang in ["en", "it"] {
        let ran = run_with(&format!("tratto pair next - --lang {lang}"), two);
        assert_eq!((ran.outcome, ran.out.as_str()), (Outcome::No, ""));
        assert!(ran.err.contains("1.9.3"), "{}", ran.err);
    }
    let ran = run_with("tratto pair next - --json", two);
    let answer: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(answer["stuck"], serde_json::json!([1, 2]));
    let finished = run_with("tratto pair next -", &two.replace("142 3", "142 1"));
    assert_eq!(finished.outcome, Outcome::No);
}

#[test]
fn what_is_wrong_with_a_report_has_its_place() {
    let faults = [
        ("142 nine", "142 nine\n".to_owned()),
        ("an unknown result", sample().replace("4 w 1 ", "4 w x ")),
        ("points that are not those of the results", sample().replace(" 2.5    1 ", " 3.0    1 ")),
        ("one player has another opponent", sample().replace("1 b 0     3 w 1", "1 b 0     6 w 1")),
        ("nobody", "012 Empty\n".to_owned()),
    ];
    let mut told = String::new();
    for (what, text) in faults {
        for lang in ["en", "it"] {
            let ran = run_with(&format!("tratto pair next - --lang {lang}"), &text);
            assert_eq!(ran.outcome, Outcome::Bad, "{what}: {}", ran.out);
            told.push_str(&format!("{what}\n  {}", ran.err));
        }
    }
    insta::assert_snapshot!("pair_faults", told);
}

#[test]
fn a_wrong_round_is_found() {
    // The first round pairs 1-4, 5-2, 3-6; here 1 plays 5, and 2 plays 4.
    let text = sample();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (line, from, to) in [
        ("001    1", "   4 w 1", "   5 w 1"),
        ("001    2", "   5 b 1", "   4 b 1"),
        ("001    4", "   1 b 0", "   2 w 0"),
        ("001    5", "   2 w 0", "   1 b 0"),
    ] {
        let line = lines.iter_mut().find(|other| other.starts_with(line)).expect("the line is there");
        *line = line.replacen(from, to, 1);
    }
    let ran = run_with("tratto pair check -", &(lines.join("\n") + "\n"));
    assert_eq!(ran.outcome, Outcome::No, "{}{}", ran.out, ran.err);
    assert!(ran.out.starts_with("Round 1: differs"), "{}", ran.out);
    let ran = run_with("tratto pair check - --json", &(lines.join("\n") + "\n"));
    let first: Value = serde_json::from_str(ran.out.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["right"], Value::Bool(false));
}

#[test]
fn a_generated_tournament_is_the_same_for_the_same_seed_and_checks() {
    for edition in ["2017", "2026"] {
        let line = format!(
            "tratto pair generate --players 21 --rounds 6 --seed 9 --forfeits 9 --late 8 --edition {edition}"
        );
        let report = run(&line);
        assert_eq!(report.out, run(&line).out);
        assert_ne!(report.out, run(&line.replace("--seed 9", "--seed 10")).out);
        let checked = run_with("tratto pair check -", &report.out);
        assert_eq!(checked.outcome, Outcome::Done, "{}{}", checked.out, checked.err);
        assert_eq!(checked.out.lines().count(), 6);
    }
    let crowded = run("tratto pair generate --players 4 --rounds 9");
    assert_eq!(crowded.outcome, Outcome::Bad);
}
