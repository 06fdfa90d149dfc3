//! The board against its rivals, one thread, same run: prints the ratios.
//!
//! `cargo run --release -p tratto-oracles --bin board-race -- [--rounds N] [--positions FILE]`

#![allow(clippy::print_stdout)]

mod perft;

fn main() {
    perft::race(12, 1);
}
fn position(fen: &str) -> tratto_board::Position {
    use tratto_board::*;
    let mut s = Setup::empty();
    let f: Vec<&str> = fen.split(' ').collect();
    for (r, row) in f[0].split('/').enumerate() {
        let mut c = 0;
        for ch in row.chars() {
            if let Some(d) = ch.to_digit(10) {
                c += d as u8;
            } else {
                s.put(
                    Square::new(File::from_index(c), Rank::from_index(7 - r as u8)),
                    Piece::from_letter(ch).unwrap(),
                );
                c += 1;
            }
        }
    }
    s.turn = if f[1] == "w" { Color::White } else { Color::Black };
    for ch in f[2].chars() {
        match ch {
            'K' => s.castling = s.castling.with(Square::H1),
            'Q' => s.castling = s.castling.with(Square::A1),
            'k' => s.castling = s.castling.with(Square::H8),
            'q' => s.castling = s.castling.with(Square::A8),
            _ => {}
        }
    }
    s.position().unwrap()
}
