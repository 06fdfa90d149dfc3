//! Every game of a PGN file, with what is wrong with it: as long as the file is, memory stays the same.
//!
//! ```text
//! $ cargo run --example pgn
//! Légal – Saint Brie: 13 half-moves, 1-0
//! Rossi – Verdi: 5 half-moves, *
//!   line 10, column 24: "Ke3" is not legal: a king does not move from e1 to e3
//! ```

#![allow(clippy::print_stdout)]

use std::io::{self, Read};
use tratto_notation::pgn::{Letters, games};

const TEXT: &str = "[White \"Légal\"]\n[Black \"Saint Brie\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 d6 3. Bc4 Nc6 4. Nc3 Bg4 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n\n\
    [White \"Rossi\"]\n[Black \"Verdi\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Ke3 *\n";

fn main() -> io::Result<()> {
    let source: Box<dyn Read> = match std::env::args().nth(1) {
        Some(path) => Box::new(std::fs::File::open(path)?),
        None => Box::new(TEXT.as_bytes()),
    };
    for game in games(source, Letters::Guess) {
        let (game, faults) = game?;
        let tag = |name: &str| game.tag(name).unwrap_or("?").to_owned();
        let outcome = game.outcome.map_or("*", |outcome| outcome.as_str());
        let moves = game.main_line().count();
        println!("{} – {}: {moves} half-moves, {outcome}", tag("White"), tag("Black"));
        for fault in &faults {
            println!("  line {}, column {}: {}", fault.place.line, fault.place.column, fault.reason);
        }
    }
    Ok(())
}
