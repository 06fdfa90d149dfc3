//! A move in one language, as people write it, in others: with what was odd about it.
//!
//! ```text
//! $ cargo run --example translate
//! English   Ngf3
//! German    Sgf3
//! Russian   Кgf3
//! figurine  ♘gf3
//! there is a space inside the move
//! a capture is marked, but nothing is captured
//! strictly: false
//! ```

#![allow(clippy::print_stdout)]

use tratto_board::Position;
use tratto_notation::{Form, Language, ReadError, Style};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let position = Position::from_fen("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1")?;
    let italian = Style::new(Language::Italian, Form::Short);
    let reading = italian.read_relaxed(&position, "Cg x f3")?;
    for (name, language) in
        [("English", Language::English), ("German", Language::German), ("Russian", Language::Russian)]
    {
        println!("{name:<9} {}", Style::new(language, Form::Short).write(&position, reading.played));
    }
    let figurine = Style::new(Language::English, Form::Figurine);
    println!("{:<9} {}", "figurine", figurine.write(&position, reading.played));
    for note in &reading.notes {
        println!("{note}");
    }
    let strict: Result<_, ReadError> = italian.read(&position, "Cg x f3");
    println!("strictly: {}", strict.is_ok());
    Ok(())
}
