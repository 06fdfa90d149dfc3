//! Runs the fuzz target's check on its corpus, and on positions of any kind.

mod properties;

use proptest::prelude::*;
use std::fs;
use std::path::Path;
use tratto_board::strategy;

/// Every file of the corpus, and its beginnings.
#[test]
fn facts() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/facts");
    let mut files = 0;
    for entry in fs::read_dir(&corpus).unwrap_or_else(|error| panic!("{}: {error}", corpus.display())) {
        let path = entry.expect("the folder can be listed").path();
        let data = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for end in 0..=data.len() {
            properties::facts_of(&data[..end]);
        }
        files += 1;
    }
    assert!(files >= 10, "{files} files");
}

proptest! {
    #[test]
    fn any_position(setup in strategy::setups()) {
        properties::facts_of(setup.fen().as_bytes());
    }

    #[test]
    fn any_bytes(data in proptest::collection::vec(any::<u8>(), 0..60)) {
        properties::facts_of(&data);
    }
}
