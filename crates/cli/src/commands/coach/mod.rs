//! `tratto coach FEN|FILE`: what the coach says of a position, a move or a game.

mod source;
mod text;

use crate::console::{Console, Outcome};
use crate::{reading, usage};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::json;
use source::Source;
use text::Page;
use tratto_board::Position;
use tratto_laws::Edition;
use tratto_lore::coach::{Effort, Occasion, PositionReview};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto coach \"6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30\"",
    "tratto coach \"7k/4r3/8/8/4N3/8/3K4/8 w - - 0 1\" --evidence",
    "tratto coach game.pgn --ply 9 --json",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let number = || say!(words, "value-number");
    let operand = say!(words, "value-fen-or-file");
    usage::started(words, "coach", say!(words, "coach-about"), &operand)
        .arg(usage::operand(words, "source", operand, say!(words, "coach-source")).required(true))
        .arg(usage::option(words, "nth", number(), say!(words, "coach-nth")).value_parser(usage::number(
            words,
            1,
            u64::MAX,
        )))
        .arg(usage::option(words, "ply", number(), say!(words, "coach-ply")).value_parser(usage::number(
            words,
            0,
            u64::from(u32::MAX),
        )))
        .arg(usage::flag(words, "evidence", say!(words, "coach-evidence")))
        .arg(usage::edition_option(words, say!(words, "coach-edition")))
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    match Source::read(matches, console)? {
        Source::Lines => each_line(matches, console),
        Source::Position(setup) => {
            let playable = reading::Playable::of(setup, words).map_err(Error::msg)?;
            position(&playable.position, Occasion::Study, matches, console)
        }
        Source::Game { game, occasion } => {
            let at = source::position_of(&game, matches, words)?;
            position(&at, occasion, matches, console)
        }
    }
}

/// A position on every line of standard input.
fn each_line(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let text = console.read_text("-")?;
    let mut worst = Outcome::Done;
    for (number, line) in (1u64..).zip(text.lines()) {
        if line.trim().is_empty() {
            console.nothing()?;
            continue;
        }
        let outcome = match reading::quietly(line, words) {
            Ok(playable) => position(&playable.position, Occasion::Study, matches, console)?,
            Err(error) => {
                console.fault_in_place(number, &error)?;
                Outcome::Bad
            }
        };
        worst = worst.max(outcome);
    }
    Ok(worst)
}

fn position(
    at: &Position,
    occasion: Occasion,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<Outcome> {
    let words = console.words;
    let Ok(leave) = occasion.leave() else { return silence(matches, console) };
    let review = PositionReview::of(at, leave, Effort::THOROUGH);
    if console.json {
        console.answer(&json!(tratto_server::tell_position(&review, words)))?;
    } else {
        let told = tratto_server::tell_position(&review, words);
        Page::new(console, matches.get_flag("evidence")).position(&told)?;
    }
    Ok(Outcome::Done)
}

/// The game is being played: nothing is said but why.
fn silence(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let edition = usage::edition(matches).unwrap_or(Edition::NEWEST);
    let sentence = console.words.advice_forbidden(edition);
    console.refuse(&sentence, None)?;
    Ok(Outcome::No)
}
