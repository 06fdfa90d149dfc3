//! The feature `serde` writes a move in SAN as its text.

#![allow(clippy::unwrap_used)]

use serde_json::{from_str, to_string};
use tratto_board::{Position, UciMove};
use tratto_notation::San;

#[test]
fn san_as_a_string() {
    for text in ["e4", "exd5", "Nbd7", "R1a3", "Qh4xe1", "e8=Q", "bxa1=N", "O-O", "O-O-O"] {
        let san: San = from_str(&format!("{text:?}")).unwrap();
        assert_eq!(to_string(&san).unwrap(), format!("{text:?}"));
    }
    let error = from_str::<San>("\"Nf9\"").unwrap_err().to_string();
    assert!(error.contains("character 3 is '9'; expected a rank from 1 to 8"), "{error}");
    assert!(from_str::<San>("1").unwrap_err().to_string().contains("expected a move in SAN such as Nf3"));
}

#[test]
fn the_texts_of_the_board_come_with_it() {
    let start: Position = from_str(&to_string(&Position::initial()).unwrap()).unwrap();
    let line: Vec<San> = from_str("[\"e4\",\"e5\",\"Nf3\"]").unwrap();
    let mut position = start;
    let mut ucis: Vec<UciMove> = Vec::new();
    for san in &line {
        let m = san.find(&position).unwrap();
        ucis.push(position.uci(m));
        position.play_unchecked(m);
    }
    assert_eq!(to_string(&ucis).unwrap(), "[\"e2e4\",\"e7e5\",\"g1f3\"]");
}
