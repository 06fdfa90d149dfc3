//! The cases of `testdata/lore/labels.tsv`: lines that have a label and lines that miss it narrowly.

mod common;

use common::{Turned, line, rows, turn_fen, turn_moves};
use tratto_lore::Label;

fn cases() -> Vec<(Vec<String>, Label, bool)> {
    let rows = rows(&format!("{}/../../testdata/lore/labels.tsv", env!("CARGO_MANIFEST_DIR")));
    let read = |row: Vec<String>| {
        let key = row[2].strip_prefix("not ").unwrap_or(&row[2]).to_owned();
        let label = Label::ALL.iter().copied().find(|label| label.key() == key);
        let expected = !row[2].starts_with("not ");
        let label = label.unwrap_or_else(|| panic!("{key} is no label"));
        (row, label, expected)
    };
    rows.into_iter().map(read).collect()
}

#[test]
fn every_label_has_a_case_and_a_near_miss() {
    let cases = cases();
    for &label in Label::ALL {
        for wanted in [true, false] {
            let has = cases.iter().any(|(_, of, expected)| *of == label && *expected == wanted);
            assert!(has, "{}: no case with {wanted}", label.key());
        }
    }
}

#[test]
fn labels_of_hand_made_lines() {
    let mut wrong = Vec::new();
    for (row, label, expected) in cases() {
        for turned in [Turned::No, Turned::Colours] {
            let line = line(&turn_fen(&row[0], turned), &turn_moves(&row[1], turned));
            match line {
                Err(error) => wrong.push(format!("{}: {} {}: {error}", row[2], row[0], row[1])),
                Ok(line) if label.holds(&line) != expected => {
                    wrong.push(format!("{}: {} {} ({turned:?}): {}", row[2], row[0], row[1], row[3]));
                }
                Ok(_) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}
