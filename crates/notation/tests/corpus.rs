//! Runs the corpus of the fuzz targets through what they check, so that an ordinary test run does too.

mod properties;

use proptest::prelude::*;
use std::fs;
use std::path::Path;

/// Every file of a target's corpus, and its beginnings: a text cut short is the commonest bad one.
fn check(target: &str, property: fn(&[u8])) {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files = 0;
    for entry in fs::read_dir(&corpus).unwrap_or_else(|error| panic!("{}: {error}", corpus.display())) {
        let path = entry.expect("the folder can be listed").path();
        let data = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for end in 0..=data.len() {
            property(&data[..end]);
        }
        files += 1;
    }
    assert!(files >= 10, "{target}: {files} files");
}

#[test]
fn san() {
    check("san", properties::san);
}

#[test]
fn relaxed_san() {
    check("relaxed_san", properties::relaxed_san);
}

#[test]
fn announce() {
    check("announce", properties::announce);
}

#[test]
fn pgn() {
    check("pgn", properties::pgn);
}

proptest! {
    #[test]
    fn any_bytes(data in proptest::collection::vec(any::<u8>(), 0..20)) {
        properties::san(&data);
        properties::relaxed_san(&data);
        properties::announce(&data);
        properties::pgn(&data);
    }

    #[test]
    fn any_text(text in "\\PC{0,16}") {
        properties::relaxed_san(text.as_bytes());
        properties::announce(text.as_bytes());
    }

    #[test]
    fn almost_moves(
        text in "([0-9]{1,2}\\.{0,3} ?)?[KQRBNDTACPO0oea-h♘♕=x:]{0,3}[a-h1-8x \\-]{0,6}([=/(]?[QDNCa-h)])?[+#!?=.ep ]{0,5}",
    ) {
        properties::san(text.as_bytes());
        properties::relaxed_san(text.as_bytes());
    }

    #[test]
    fn almost_announcements(
        words in proptest::collection::vec(
            prop_oneof![
                Just("Springer"), Just("donna"), Just("pawn"), Just("Eva"), Just("g"), Just("a"), Just("Felix"), Just("tre"),
                Just("fuenf"), Just("8"), Just("schlägt"), Just("per"), Just("Rochade"), Just("kurze"), Just("long"),
                Just("König"), Just("en passant"), Just("matto"), Just("nach"), Just("e4"), Just("0-0"),
            ],
            0..8,
        )
    ) {
        properties::announce(words.join(" ").as_bytes());
    }
}
