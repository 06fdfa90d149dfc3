//! How many games there are of so many half-moves, move by move: the usual test of a move generator.
//!
//! ```text
//! $ cargo run --example perft 3
//! a2a3 380
//! a2a4 420
//! b1a3 400
//! b1c3 440
//! b2b3 420
//! b2b4 421
//! c2c3 420
//! c2c4 441
//! d2d3 539
//! d2d4 560
//! e2e3 599
//! e2e4 600
//! f2f3 380
//! f2f4 401
//! g1f3 440
//! g1h3 400
//! g2g3 420
//! g2g4 421
//! h2h3 380
//! h2h4 420
//! 8902 in all
//! ```

#![allow(clippy::print_stdout)]

use std::error::Error;
use tratto_board::Position;

fn count(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    for m in position.legal_moves() {
        // A position is small and `Copy`: a move is tried on a copy.
        let mut next = *position;
        next.play_unchecked(m);
        nodes += count(&next, depth - 1);
    }
    nodes
}

fn main() -> Result<(), Box<dyn Error>> {
    let depth: u32 = std::env::args().nth(1).as_deref().unwrap_or("3").parse()?;
    let position = Position::initial();
    let mut moves = position.legal_moves();
    moves.sort_unstable_by_key(|&m| position.uci(m).to_string());
    let mut all = 0;
    for m in moves {
        let mut next = position;
        next.play_unchecked(m);
        let nodes = count(&next, depth.saturating_sub(1));
        println!("{} {nodes}", position.uci(m));
        all += nodes;
    }
    println!("{all} in all");
    Ok(())
}
