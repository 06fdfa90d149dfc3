//! Compares the speed of the board with other libraries, in one thread and one run, and asserts that all did the same work.
//!
//! `cargo run --release -p tratto-oracles --bin board-race -- [--quick] [FILE]`, where `FILE` has a position of a real game
//! a line: a FEN, or two characters and a FEN as in `testdata/winnability`.

#![allow(clippy::print_stdout)]

mod perft;
mod single;

use tratto_board::Position;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let file = arguments.iter().find(|argument| !argument.starts_with("--"));
    let rounds = if quick { 3 } else { 10 };
    perft::bulk(if quick { 5 } else { 7 }, u32::from(quick));
    perft::made(rounds);
    // These take milliseconds: many rounds, of which the best counts, keep a busy machine out of the figures.
    single::race(20 * rounds, file.map(String::as_str));
}

/// A position that is known to be valid.
fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}
