//! Runs the corpus of the fuzz targets through what they check, so that an ordinary test run does too.

#[path = "../../board/tests/corpus_files/mod.rs"]
mod corpus_files;
mod properties;

use corpus_files::check;
use proptest::prelude::*;

#[test]
fn san() {
    check(&["fuzz/corpus/san"], properties::san);
}

#[test]
fn relaxed_san() {
    check(&["fuzz/corpus/relaxed_san"], properties::relaxed_san);
}

#[test]
fn announce() {
    check(&["fuzz/corpus/announce"], properties::announce);
}

#[test]
fn pgn() {
    check(&["fuzz/corpus/pgn", "testdata/pgn/cases"], properties::pgn);
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
