//! The facts of a position.

use crate::harness::{in_both, run, run_with, story};
use serde_json::Value;
use tratto::Outcome;
use tratto_lore::{Concept, term};

const ITALIAN: &str =
    "tratto facts \"r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R b KQkq - 0 4\"";
const PINNED: &str = "\"3q2k1/5ppp/5n2/6B1/8/8/5PPP/3R2K1 w - - 0 1\"";

#[test]
fn facts_of_a_position() {
    let lines = [
        ITALIAN.to_owned(),
        format!("{ITALIAN} --side black --concept mobility"),
        format!("tratto facts {PINNED} --concept \"relative pin\""),
        format!("tratto facts {PINNED} --concept relative-pin"),
        format!("tratto facts {PINNED} --concept stonewall"),
        format!("tratto facts {PINNED} --concept pinned"),
        format!("tratto facts {PINNED} --side green"),
        format!("tratto facts {PINNED} --svg -"),
        "tratto facts 8/8/8/8/8/8/8/8".to_owned(),
    ];
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("facts_{lang}"), story));
    let line = format!("tratto facts {PINNED} --concept relative-pin --json");
    insta::assert_snapshot!("facts_json", story(&[&line]));
}

fn is_square(text: &Value) -> bool {
    text.as_str().is_some_and(|text| text.parse::<tratto_board::Square>().is_ok())
}

/// What `docs/facts.md` says of the data.
#[test]
fn the_data_is_as_documented() {
    let ran = run(&format!("{ITALIAN} --json"));
    let all: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((&all["version"], &all["turn"]), (&1.into(), &"black".into()));
    let facts = all["facts"].as_array().expect("a list");
    assert!(facts.len() > 50);
    let parts = ["subject", "attacker", "defender", "target", "line", "key"];
    let mut last = Concept::Material;
    for fact in facts {
        let concept = Concept::from_key(fact["key"].as_str().expect("a key")).expect("a concept");
        assert!(last <= concept, "in the order of the concepts");
        last = concept;
        assert_eq!(fact["figures"]["kind"], concept.measure().key());
        assert_eq!(fact["truth"], concept.truth().key());
        assert_eq!(fact["kind"], concept.kind().key());
        assert_eq!(fact["side"].is_null(), concept.scope().key() == "shared");
        let squares = fact["squares"].as_object().expect("squares by part");
        assert!(squares.iter().all(|(part, _)| parts.contains(&part.as_str())));
        assert!(squares.values().all(|list| list.as_array().is_some_and(|list| list.iter().all(is_square))));
        assert!(fact["sentence"].as_str().is_some_and(|text| text.ends_with('.')));
        let known = |id: &str| term::all().iter().any(|term| term.id == id);
        assert!(fact["term"].as_str().is_none_or(known));
    }
}

#[test]
fn every_line_has_its_facts() {
    let ran =
        run_with("tratto facts - --concept luft --json", "startpos\n\nnonsense\n4k3/8/8/8/8/8/8/4K3 w - -\n");
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((lines.len(), ran.outcome), (4, Outcome::Bad));
    assert!(lines[0]["facts"].as_array().is_some_and(Vec::is_empty));
    assert!(lines[1].is_null() && lines[2]["error"].is_string());
    assert_eq!(lines[3]["facts"].as_array().map(Vec::len), Some(2));
}

#[test]
fn the_squares_are_drawn() {
    let line = format!("tratto facts {PINNED} --concept relative-pin --svg -");
    let svg = run(&line).out;
    assert!(svg.starts_with("<svg ") && svg.contains("selected"), "{svg}");
    assert!(svg.contains("The black knight on f6 is pinned to the queen on d8 by the bishop on g5"));
    let answer: Value = serde_json::from_str(&run(&format!("{line} --json")).out).expect("JSON");
    assert!(answer["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg ")));
}
