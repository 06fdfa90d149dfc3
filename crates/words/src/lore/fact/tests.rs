//! Every sentence that a fact can have, over the cases of `testdata/lore/facts`.

use crate::{Lang, Words};
use std::collections::BTreeSet;
use tratto_board::{Color, Position, Setup};
use tratto_lore::fact::Concept;

fn testdata(path: &str) -> String {
    let path = format!("{}/../../testdata/{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn position(fen: &str) -> Position {
    Setup::from_fen_relaxed(fen).unwrap().0.examine().0.unwrap_or_else(|| panic!("{fen}: no position"))
}

/// The cases by hand that give a fact: the concept, the side and the position.
fn cases() -> Vec<(Concept, Color, Position)> {
    let mut found = Vec::new();
    for name in ["pieces", "centre", "pawns", "kings", "lines"] {
        for line in testdata(&format!("lore/facts/{name}.tsv")).lines() {
            if line.starts_with('#') || line.is_empty() {
                continue;
            }
            let cells: Vec<&str> = line.split('\t').collect();
            let concept = Concept::from_key(cells[0]).unwrap();
            let side = if cells[1] == "white" { Color::White } else { Color::Black };
            found.push((concept, side, position(cells[3])));
        }
    }
    found
}

/// The facts of the cases in words, each sentence once, by concept.
fn told(lang: Lang) -> String {
    let words = Words::of(lang);
    let cases = cases();
    let mut text = String::new();
    for &concept in Concept::ALL {
        let name = words.concept(concept);
        text.push_str(&format!("{}: {name}; {}\n", concept.key(), words.truth(concept.truth())));
        let mut seen = BTreeSet::new();
        for (_, side, at) in cases.iter().filter(|case| case.0 == concept) {
            for fact in concept.of(at, *side) {
                let sentence = words.fact(&fact, at);
                if seen.insert(sentence.clone()) {
                    text.push_str(&format!("  {sentence}\n"));
                }
            }
        }
        assert!(!seen.is_empty(), "no sentence for {}", concept.key());
    }
    text
}

#[test]
fn sentences_en() {
    insta::assert_snapshot!(told(Lang::EN));
}

#[test]
fn sentences_it() {
    insta::assert_snapshot!(told(Lang::IT));
}
