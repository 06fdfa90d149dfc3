//! Moves in SAN, played one after the other; what is wrong with one is told with its reason.
//!
//! ```text
//! $ cargo run --example san e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7
//! e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#
//! r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4
//! $ cargo run --example san e4 e5 Bc5
//! Bc5 is not legal: a bishop does not move from c1 to c5
//! ```

#![allow(clippy::print_stdout)]

use tratto_board::Position;
use tratto_notation::San;

fn main() {
    let mut position = Position::default();
    let mut written = Vec::new();
    for text in std::env::args().skip(1) {
        match San::read(&position, &text) {
            Ok(m) => {
                written.push(San::write(&position, m).to_string());
                position.play_unchecked(m);
            }
            Err(error) => return println!("{error}"),
        }
    }
    println!("{}\n{position}", written.join(" "));
}
