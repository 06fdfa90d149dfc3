//! The legal moves of a position, given as a FEN.
//!
//! ```text
//! $ cargo run --example moves "4k3/P7/8/8/8/8/8/4K2R w K - 0 1"
//! 19 legal moves
//! a7a8b a7a8n a7a8q a7a8r e1d1 e1d2 e1e2 e1f1 e1f2 e1g1 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8
//! ```

#![allow(clippy::print_stdout)]

use tratto_board::{FenError, Position};

fn main() -> Result<(), FenError> {
    let position = match std::env::args().nth(1) {
        Some(fen) => Position::from_fen(&fen)?,
        None => Position::default(),
    };
    let mut texts: Vec<String> = Vec::new();
    for m in position.legal_moves() {
        texts.push(position.uci(m).to_string());
    }
    texts.sort();
    println!("{} legal moves", texts.len());
    println!("{}", texts.join(" "));
    Ok(())
}
