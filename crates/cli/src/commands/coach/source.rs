//! What the coach is asked about.

use crate::console::Console;
use crate::{archive, reading};
use anyhow::{Error, Result};
use clap::ArgMatches;
use std::path::Path;
use tratto_board::{Position, Setup};
use tratto_lore::coach::Occasion;
use tratto_notation::pgn::{Game, Letters, Severity, games};
use tratto_words::{Words, say};

pub(super) enum Source {
    /// A position on every line of standard input.
    Lines,
    Position(Setup),
    Game {
        game: Box<Game>,
        /// What its tags say of it.
        occasion: Occasion,
    },
}

impl Source {
    /// A position if the operand is one, else the file that it names.
    pub(super) fn read(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Source> {
        let words = console.words;
        let operand = matches.get_one::<String>("source").map_or("", String::as_str);
        if operand == "-" {
            return Ok(Source::Lines);
        }
        let looks_like_a_file =
            Path::new(operand).exists() || !operand.contains([' ', '/', ';']) && operand.contains('.');
        match reading::written(operand, words) {
            Err(_) if looks_like_a_file => game(operand, matches, console),
            _ => Ok(Source::Position(reading::setup(operand, console)?)),
        }
    }
}

/// The game that was asked for. What is wrong with its text is remarked on.
fn game(path: &str, matches: &ArgMatches, console: &mut Console<'_>) -> Result<Source> {
    let words = console.words;
    let nth = matches.get_one::<u64>("nth").copied().unwrap_or(1);
    let shown = console.shown_path(path);
    let opened = archive::open(path, &mut *console.input, false);
    let found = opened.and_then(|(source, _)| {
        games(source, Letters::Guess).nth(usize::try_from(nth - 1).unwrap_or(usize::MAX)).transpose()
    });
    let found = found.map_err(|error| console.unreadable(path, &error))?;
    let Some((game, faults)) = found else {
        return Err(Error::msg(say!(words, "position-no-game", number = nth, path = shown)));
    };
    for fault in faults.iter().filter(|fault| fault.severity() == Severity::Error) {
        console.remark(&words.pgn_fault(fault))?;
    }
    let occasion = Occasion::of_record(game.tag("Result"), game.tag("Termination"));
    Ok(Source::Game { game: Box::new(game), occasion })
}

/// The position of a game after so many half-moves, or at its end.
pub(super) fn position_of(game: &Game, matches: &ArgMatches, words: &Words) -> Result<Position> {
    let positions: Vec<Position> = game.positions().collect();
    let found = match matches.get_one::<u64>("ply") {
        Some(&ply) => usize::try_from(ply).ok().and_then(|ply| positions.get(ply)),
        None => positions.last(),
    };
    let path = matches.get_one::<String>("source").map_or("", String::as_str);
    let plies = positions.len().saturating_sub(1);
    found.copied().ok_or_else(|| Error::msg(say!(words, "position-no-ply", path = path, plies = plies)))
}
