//! Runs the fuzz targets' checks on their corpus, so that every test run covers them.

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
fn fen() {
    check("fen", properties::fen);
}

#[test]
fn epd() {
    check("epd", properties::epd);
}

#[test]
fn uci() {
    check("uci", properties::uci);
}

proptest! {
    #[test]
    fn any_bytes(data in proptest::collection::vec(any::<u8>(), 0..60)) {
        properties::fen(&data);
        properties::epd(&data);
        properties::uci(&data);
    }
}
