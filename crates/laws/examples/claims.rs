//! What the players may claim and must do, after each repetition of a position.
//!
//! ```text
//! $ cargo run --example claims
//! round 1: the position has appeared 2 times
//! round 2: the position has appeared 3 times
//!   White may claim: threefold (Article 9.2.2)
//!   White may claim: threefold-by-move (Article 9.2.1)
//! ```

#![allow(clippy::print_stdout)]

use std::error::Error;
use tratto_board::Color;
use tratto_clock::{Instant, TimeControl};
use tratto_laws::{Edition, Event, Game, Regulations};

fn main() -> Result<(), Box<dyn Error>> {
    let mut regulations = Regulations::new(Edition::Laws2023);
    regulations.control = TimeControl::from_pgn("5400+30")?;
    let mut game = Game::new(regulations)?;
    let happens = |act: &str, game: &mut Game| -> Result<(), Box<dyn Error>> {
        game.apply(&Event::new(Instant::ZERO, act.parse()?))?;
        Ok(())
    };
    for act in ["white arrives", "black arrives", "arbiter starts"] {
        happens(act, &mut game)?;
    }
    for round in 1..=2 {
        for (side, play) in [("white", "g1f3"), ("black", "g8f6"), ("white", "f3g1"), ("black", "f6g8")] {
            happens(&format!("{side} plays {play}"), &mut game)?;
            happens(&format!("{side} presses"), &mut game)?;
        }
        println!("round {round}: the position has appeared {} times", game.appearances().count());
        for claim in game.can_claim(Color::White) {
            println!("  White may claim: {} (Article {})", claim.kind.name(), claim.article.number());
        }
    }
    Ok(())
}
