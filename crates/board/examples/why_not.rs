//! Why a move is not legal, with the squares that prove it.
//!
//! ```text
//! $ cargo run --example why_not "4k3/8/b7/8/8/8/5PPP/4K2R w K - 0 1" e1g1
//! e1g1 is not legal: castling over f1, which is attacked from a6
//! $ cargo run --example why_not "4k3/8/b7/8/8/8/5PPP/4K2R w K - 0 1" g2g4
//! g2g4 is legal
//! ```

#![allow(clippy::print_stdout)]

use std::error::Error;
use tratto_board::{Position, UciError};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(fen), Some(text)) = (args.next(), args.next()) else {
        return Err("a FEN and a move such as e2e4 are wanted".into());
    };
    match Position::from_fen(&fen)?.read_uci(&text) {
        Ok(_) => println!("{text} is legal"),
        // The reason is a value: `why` says which squares bear it out.
        Err(error @ UciError::Illegal { .. }) => println!("{error}"),
        Err(error) => return Err(error.into()),
    }
    Ok(())
}
