//! Runs the fuzz target's check on its corpus, and on positions of any kind.

#[path = "../../board/tests/corpus_files/mod.rs"]
mod corpus_files;
mod properties;

use proptest::prelude::*;
use tratto_board::strategy;

#[test]
fn facts() {
    corpus_files::check(&["fuzz/corpus/facts"], properties::facts_of);
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
