//! A flag falls, and the opponent claims: a win, or a draw if no series of legal moves can mate.
//!
//! ```text
//! $ cargo run --example flag_fall
//! a lone knight against a pawn: 1-0
//! a lone bishop against a queen: ½-½
//! ```

#![allow(clippy::print_stdout)]

use std::error::Error;
use tratto_board::Setup;
use tratto_clock::{Instant, TimeControl};
use tratto_laws::{Edition, Event, Game, Regulations, StartingPoint, Status};

fn main() -> Result<(), Box<dyn Error>> {
    for (what, fen) in [
        ("a lone knight against a pawn", "4k3/7p/8/8/8/8/8/4K1N1 b - - 0 40"),
        ("a lone bishop against a queen", "3qk3/8/8/8/8/8/8/4KB2 b - - 0 40"),
    ] {
        let mut regulations = Regulations::new(Edition::Laws2023);
        regulations.control = TimeControl::from_pgn("300")?;
        let mut game = Game::taken_up(regulations, &StartingPoint::new(Setup::from_fen(fen)?))?;
        let seconds = |seconds: u64| Instant::from_millis(1_000 * seconds);
        game.apply(&Event::new(seconds(301), "white claims flag".parse()?))?;
        match game.status() {
            Status::Over(ending) => println!("{what}: {}-{}", ending.score.white, ending.score.black),
            other => println!("{what}: {other:?}"),
        }
    }
    Ok(())
}
