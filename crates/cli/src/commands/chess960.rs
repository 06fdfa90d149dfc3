//! `tratto chess960 [N]`: a start position by its number, or at random.

use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::json;
use std::hash::{BuildHasher, RandomState};
use tratto_board::chess960::{COUNT, StartNumber};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] =
    &["tratto chess960", "tratto chess960 518", "tratto chess960 --seed 2026", "tratto chess960 0 --json"];

pub(crate) fn command(words: &'static Words) -> Command {
    usage::started(
        words,
        "chess960",
        say!(words, "chess960-about"),
        &format!("[{}]", say!(words, "value-number")),
    )
    .arg(
        usage::operand(words, "number", say!(words, "value-number"), say!(words, "chess960-number"))
            .value_parser(usage::number(words, 0, u64::from(COUNT) - 1)),
    )
    .arg(
        usage::option(words, "seed", say!(words, "value-seed"), say!(words, "chess960-seed"))
            .conflicts_with("number")
            .value_parser(usage::number(words, 0, u64::MAX)),
    )
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let number = match matches.get_one::<u64>("number") {
        Some(&number) => {
            let number = u16::try_from(number).unwrap_or(u16::MAX);
            StartNumber::try_from(number).map_err(Error::new)?
        }
        // The lower crates make random choices only from a given seed, which is made here.
        None => StartNumber::by_lot(
            matches.get_one::<u64>("seed").copied().unwrap_or_else(|| RandomState::new().hash_one(0u8)),
        ),
    };
    let setup = number.setup();
    let pieces: String = number.back_rank().iter().map(|role| role.letter().to_ascii_uppercase()).collect();
    if console.json {
        console.answer(&json!({ "number": number.get(), "pieces": pieces, "fen": setup.fen() }))?;
    } else {
        writeln!(console.out, "{} {pieces}\n{}", number.get(), setup.fen())?;
    }
    Ok(Outcome::Done)
}
