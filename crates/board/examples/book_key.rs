//! The key of a position in Polyglot's opening books, and a Chess960 start with castling on it.
//!
//! ```text
//! $ cargo run --example book_key
//! start          463b96181691fc9c
//! 1. e4          823c9b50fd114196
//! 1. e4 d5       0756b94461c50fb0
//! Chess960 534   rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1
//! ```

#![allow(clippy::print_stdout)]

use std::error::Error;
use tratto_board::{Position, chess960};

fn main() -> Result<(), Box<dyn Error>> {
    let mut position = Position::initial();
    println!("{:<14} {:016x}", "start", position.polyglot_key());
    for (name, text) in [("1. e4", "e2e4"), ("1. e4 d5", "d7d5")] {
        position.play_unchecked(position.read_uci(text)?);
        println!("{name:<14} {:016x}", position.polyglot_key());
    }
    println!("{:<14} {}", "Chess960 534", chess960::start(534)?);
    Ok(())
}
