//! Cases by hand, written from the definitions: `testdata/lore/facts/*.tsv`, one file for each part of the list of concepts.

use crate::{position, testdata};
use tratto_board::{Color, Square};
use tratto_lore::Part;
use tratto_lore::fact::Concept;

/// Turns a FEN round: the colours exchanged, without rights.
fn turned(fen: &str) -> String {
    let mut parts = fen.split(' ');
    let board = parts.next().unwrap();
    let swap = |letter: char| {
        if letter.is_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() }
    };
    let board: Vec<String> = board.split('/').rev().map(|rank| rank.chars().map(swap).collect()).collect();
    let turn = if parts.next() == Some("w") { "b" } else { "w" };
    let rights: String = parts.next().unwrap_or("-").chars().map(swap).collect();
    let rest: Vec<&str> = parts.collect();
    format!("{} {turn} {rights} {}", board.join("/"), rest.join(" "))
}

/// The subjects of a concept's facts, or their lines where they have none, one after the other.
fn found(fen: &str, concept: Concept, side: Color) -> Vec<String> {
    let mut all: Vec<String> = concept
        .of(&position(fen), side)
        .into_iter()
        .map(|fact| {
            let subject = fact.evidence.squares(Part::Subject);
            let parts = [subject, fact.evidence.squares(Part::Line), fact.evidence.squares(Part::Attacker)];
            let squares = parts.into_iter().find(|squares| squares.any()).unwrap_or(subject);
            squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join("+")
        })
        .collect();
    all.sort();
    all
}

fn flipped(squares: &str) -> String {
    let flip = |name: &str| name.parse::<Square>().unwrap().flip_ranks();
    let mut all: Vec<Square> = squares.split('+').map(flip).collect();
    all.sort();
    all.iter().map(Square::to_string).collect::<Vec<_>>().join("+")
}

#[test]
fn cases_by_hand() {
    let mut asked = std::collections::BTreeSet::new();
    for name in ["pieces", "centre", "pawns", "kings", "lines"] {
        for line in testdata(&format!("lore/facts/{name}.tsv")).lines() {
            if line.starts_with('#') || line.is_empty() {
                continue;
            }
            let [key, side, squares, fen, why] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{name}.tsv: five columns wanted: {line}");
            };
            let concept = Concept::from_key(key).unwrap_or_else(|| panic!("{name}.tsv: no concept {key}"));
            asked.insert(key.to_owned());
            let side = if side == "white" { Color::White } else { Color::Black };
            let mut wanted: Vec<String> =
                squares.split(' ').filter(|squares| *squares != "-").map(str::to_owned).collect();
            wanted.sort();
            assert_eq!(found(fen, concept, side), wanted, "{key} of {side:?} in {fen}: {why}");
            let mut other: Vec<String> = wanted.iter().map(|squares| flipped(squares)).collect();
            other.sort();
            let turned = turned(fen);
            assert_eq!(found(&turned, concept, !side), other, "{key}, colours exchanged: {turned}");
        }
    }
    let missing: Vec<&str> =
        Concept::ALL.iter().map(|concept| concept.key()).filter(|key| !asked.contains(*key)).collect();
    assert!(missing.is_empty(), "no case for {missing:?}");
}
