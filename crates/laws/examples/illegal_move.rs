//! An illegal move in a rapid game, the clock is pressed, the opponent claims: what the Laws of two editions say.
//!
//! ```text
//! $ cargo run --example illegal_move
//! Laws of 2014
//!   arbiter starts: started (6.6): clock white
//!   black claims illegal-move: illegal-move (7.5a, 3.10a, 3.10b, 3.7a, A.3, 4.3a, 7.5b): back 1; white must e2e3 e2e4; offence white 1; black +2:00
//!   black claims illegal-move: times-restored (7.1): white = 15:10
//! Laws of 2023
//!   arbiter starts: started (6.6): clock white
//!   black claims illegal-move: illegal-move (7.5.1, 3.10.1, 3.10.2, 3.7.1, A.4, 4.3.1, 7.5.5, A.3): back 1; white must e2e3 e2e4; offence white 1; black +1:00
//!   black claims illegal-move: times-restored (7.1, Manual): white = 15:10
//! ```

#![allow(clippy::print_stdout)]

use std::error::Error;
use tratto_clock::{Instant, TimeControl};
use tratto_laws::{Edition, Event, Game, Regulations};

fn main() -> Result<(), Box<dyn Error>> {
    for edition in [Edition::Laws2014, Edition::Laws2023] {
        let mut regulations = Regulations::new(edition);
        regulations.control = TimeControl::from_pgn("900+10")?;
        let mut game = Game::new(regulations)?;
        let acts = [
            "white arrives",
            "black arrives",
            "arbiter starts",
            "white plays e2e5",
            "white presses",
            "black claims illegal-move",
        ];
        println!("Laws of {edition}");
        for act in acts {
            for ruling in game.apply(&Event::new(Instant::ZERO, act.parse()?))?.rulings {
                let articles: Vec<&str> = ruling.articles().iter().map(|article| article.number()).collect();
                let effects: Vec<String> = ruling.effects.iter().map(|one| one.effect.to_string()).collect();
                println!("  {act}: {} ({}): {}", ruling.finding, articles.join(", "), effects.join("; "));
            }
        }
    }
    Ok(())
}
