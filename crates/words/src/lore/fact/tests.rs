//! Every sentence that a fact can have, over the cases of `testdata/lore/facts`.

use crate::{Lang, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use tratto_board::{Color, Position, Setup, Square};
use tratto_lore::fact::{BalanceSheet, Concept, answers, changes, facts, threats};

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

/// A position with its facts, its balance sheet, what both threaten, how an attack is met, and what a move changes.
fn all_told(lang: Lang, fen: &str, attacked: Square, played: &str) -> String {
    let words = Words::of(lang);
    let at = position(fen);
    let mut text = format!("{fen}\n");
    // Two of each concept and side are enough to read.
    let mut told = BTreeMap::new();
    for fact in facts(&at) {
        let count: &mut u32 = told.entry((fact.concept, fact.side)).or_default();
        *count += 1;
        if *count <= 2 {
            writeln!(text, "  {}", words.fact(&fact, &at)).unwrap();
        }
    }
    for line in words.balance_sheet(&BalanceSheet::of(&at)) {
        writeln!(text, "{} ({}): {}", line.title, line.key, line.sentence).unwrap();
    }
    for side in Color::ALL {
        for threat in threats(&at, side) {
            writeln!(text, "threat: {}", words.threat(&threat, side, &at)).unwrap();
        }
    }
    let found = answers(&at, attacked);
    writeln!(text, "{}", words.answers_count(&at, attacked, &found)).unwrap();
    for line in words.answers(&at, attacked, &found) {
        assert_eq!(line.moves, line.evidence.moves);
        writeln!(text, "  {}: {}", line.way.key(), line.sentence).unwrap();
    }
    let after = at.play(at.read_uci(played).unwrap()).unwrap();
    for line in words.changes(&changes(&at, &after), &at, &after) {
        let is_quiet = matches!(line.fact.concept, Concept::Mobility | Concept::NegligibleHole);
        if !is_quiet {
            writeln!(text, "{} {}: {}", line.change.key(), line.fact.concept.key(), line.sentence).unwrap();
        }
    }
    text
}

/// Positions chosen for sentences that the cases by hand do not need: pieces in danger from cheaper ones, mates by promotion and by
/// castling, pins of women, pawns that can be taken in passing.
fn told_at_length(lang: Lang) -> String {
    let attacked = "b5k1/5ppp/8/8/1N2R3/3q4/5P2/6K1 w - - 0 1";
    let middlegame = "r2q1rk1/1b2bppp/p1n1pn2/1pp5/3P4/PBN1PN2/1P2QPPP/R1BR2K1 b - - 1 12";
    let sharp = "4k2r/P1P5/4b3/3pP2q/8/4Q3/R3R3/4K2R w Kk d6 0 14";
    let promotion = "7k/P5pp/8/8/8/8/r7/R3K2R w KQ - 0 30";
    let castling = "4R1R1/8/8/8/8/5k2/8/4K2R w K - 0 40";
    [
        all_told(lang, attacked, Square::E4, "b4d3"),
        all_told(lang, middlegame, Square::C6, "c5d4"),
        all_told(lang, sharp, Square::D5, "e5d6"),
        all_told(lang, promotion, Square::A2, "a7a8q"),
        all_told(lang, castling, Square::H1, "e1g1"),
    ]
    .join("\n")
}

#[test]
fn at_length_en() {
    insta::assert_snapshot!(told_at_length(Lang::EN));
}

#[test]
fn at_length_it() {
    insta::assert_snapshot!(told_at_length(Lang::IT));
}
