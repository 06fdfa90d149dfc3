//! `docs/facts.md` says what the table says.

use crate::testdata;
use tratto_lore::fact::{Concept, Kind};

/// The definitions in the table of the source, in order.
fn definitions() -> Vec<String> {
    let source = include_str!("../../src/fact/table.rs");
    let rows = source.split("concepts! {").nth(1).unwrap().lines().map(str::trim);
    rows.filter_map(|line| line.strip_prefix("/// ")).map(str::to_owned).collect()
}

#[test]
fn the_document_lists_every_concept() {
    let text = testdata("../docs/facts.md");
    let rows: Vec<Vec<&str>> = text
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect())
        .collect();
    let definitions = definitions();
    assert_eq!(definitions.len(), Concept::ALL.len(), "one line of definition for each concept");
    let expected: Vec<Vec<String>> = Concept::ALL
        .iter()
        .zip(definitions)
        .map(|(concept, definition)| {
            let key = format!("`{}`", concept.key());
            let words = [concept.truth().key(), concept.measure().key(), concept.scope().key()];
            [key].into_iter().chain(words.map(str::to_owned)).chain([definition]).collect()
        })
        .collect();
    assert_eq!(rows, expected, "docs/facts.md is another table");
}

#[test]
fn keys_are_kept_apart_and_read_back() {
    for &concept in Concept::ALL {
        assert_eq!(Concept::from_key(concept.key()), Some(concept));
        assert!(concept.key().chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'));
    }
    assert_eq!(Concept::from_key("nonsense"), None);
}

#[test]
fn every_term_of_a_concept_is_in_the_glossary() {
    for concept in Concept::ALL {
        if let Some(id) = concept.term() {
            let found = tratto_lore::term::all().iter().any(|term| term.id == id);
            assert!(found, "{}: the glossary has no term {id}", concept.key());
        }
    }
}

/// Each part of the document is a kind.
#[test]
fn the_parts_of_the_document_are_the_kinds() {
    let text = testdata("../docs/facts.md");
    let parts = text.split("\n## ").skip(1).take(Kind::ALL.len());
    let mut told = 0;
    for (part, kind) in parts.zip(Kind::ALL) {
        for key in part.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()) {
            assert_eq!(Concept::from_key(key).map(Concept::kind), Some(kind), "{key}");
            told += 1;
        }
    }
    assert_eq!(told, Concept::ALL.len());
}
