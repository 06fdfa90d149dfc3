//! The feature `serde` writes the standard texts and nothing else.

#![allow(clippy::unwrap_used)]

use serde_json::{from_str, to_string};
use tratto_board::{Epd, Position, Setup, Square, UciMove};

#[test]
fn standard_texts_as_strings() {
    let start = "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"";
    assert_eq!(to_string(&Position::initial()).unwrap(), start);
    assert_eq!(to_string(&Setup::initial()).unwrap(), start);
    assert_eq!(from_str::<Position>(start).unwrap(), Position::initial());
    assert_eq!(from_str::<Setup>(start).unwrap(), Setup::initial());
    let line = ["\"e2e4\"", "\"a7a8q\"", "\"0000\""];
    for text in line {
        assert_eq!(to_string(&from_str::<UciMove>(text).unwrap()).unwrap(), text);
    }
    assert_eq!(to_string(&[Square::A1, Square::H8]).unwrap(), "[\"a1\",\"h8\"]");
    let epd = "\"4k3/8/8/8/8/8/4P3/4K3 w - - id \\\"a\\\"; pv e4;\"";
    assert_eq!(to_string(&from_str::<Epd>(epd).unwrap()).unwrap(), epd);
}

#[test]
fn every_start_of_chess960_and_its_moves() {
    for number in tratto_board::chess960::StartNumber::all() {
        let position = number.setup().position().unwrap();
        let text = to_string(&position).unwrap();
        assert_eq!(from_str::<Position>(&text).unwrap(), position);
        for m in position.legal_moves() {
            let uci = position.uci(m);
            assert_eq!(from_str::<UciMove>(&to_string(&uci).unwrap()).unwrap(), uci);
        }
    }
}

#[test]
fn errors_say_what_the_readers_say() {
    let error = |text: &str| from_str::<Position>(text).unwrap_err().to_string();
    assert!(
        error("\"8/8/8/8/8/8/8/8 w - - 0 1\"").contains("king"),
        "{}",
        error("\"8/8/8/8/8/8/8/8 w - - 0 1\"")
    );
    assert!(error("7").contains("expected the FEN of a regular position"), "{}", error("7"));
    // What is irregular has a FEN, too: it is read as a setup.
    assert!(from_str::<Setup>("\"8/8/8/8/8/8/8/8 w - - 0 1\"").is_ok());
    assert!(from_str::<UciMove>("\"e2e9\"").unwrap_err().to_string().contains("expected a rank from 1 to 8"));
}
