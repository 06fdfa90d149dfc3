//! Runs the fuzz targets' checks on their corpus, so that every test run covers them.

mod corpus_files;
mod properties;

use corpus_files::check;
use proptest::prelude::*;

#[test]
fn fen() {
    check(&["fuzz/corpus/fen"], properties::fen);
}

#[test]
fn epd() {
    check(&["fuzz/corpus/epd"], properties::epd);
}

#[test]
fn uci() {
    check(&["fuzz/corpus/uci"], properties::uci);
}

proptest! {
    #[test]
    fn any_bytes(data in proptest::collection::vec(any::<u8>(), 0..60)) {
        properties::fen(&data);
        properties::epd(&data);
        properties::uci(&data);
    }
}
