//! `tratto why FEN MOVE`: legal, or the reason why not with its article.

use crate::console::{Console, Outcome};
use crate::reading::{self, Playable};
use crate::{json, usage};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::json;
use tratto_board::{PromotionRole, Square, UciMove};
use tratto_words::{Words, article, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto why startpos f1c4",
    "tratto why \"r3k2r/8/8/8/8/8/5q2/R3K2R w KQkq - 0 1\" e1g1 --lang it",
    "tratto why \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\" e1e2 --json",
];

/// The edition that the articles named are of.
const EDITION: u16 = 2023;

pub(crate) fn command(words: &'static Words) -> Command {
    let operands = format!("{} {}", say!(words, "value-fen"), say!(words, "value-move"));
    usage::started(words, "why", say!(words, "why-about"), &operands).arg(reading::fen_operand(words)).arg(
        usage::operand(words, "move", say!(words, "value-move"), say!(words, "why-move"))
            .required(true)
            .value_parser(move |text: &str| uci(text, words)),
    )
}

/// Reads a move; passing is no move that the Laws know.
fn uci(text: &str, words: &Words) -> Result<(Square, Square, Option<PromotionRole>), String> {
    match text.parse::<UciMove>() {
        Ok(UciMove::Play { from, to, promotion }) => Ok((from, to, promotion)),
        Ok(UciMove::Null) => Err(say!(words, "why-null-move")),
        Err(error) => Err(words.uci_problem(&error)),
    }
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let fen = matches.get_one::<String>("fen").ok_or_else(|| Error::msg("fen"))?;
    let &squares = matches
        .get_one::<(Square, Square, Option<PromotionRole>)>("move")
        .ok_or_else(|| Error::msg("move"))?;
    reading::each(fen, console, |text, console| {
        let playable = reading::playable(text, console)?;
        rule(&playable, squares, console)
    })
}

fn rule(
    playable: &Playable,
    (from, to, promotion): (Square, Square, Option<PromotionRole>),
    console: &mut Console<'_>,
) -> Result<Outcome> {
    let words = console.words;
    let position = &playable.position;
    let text = UciMove::Play { from, to, promotion }.to_string();
    let why = position.why_not(from, to, promotion);
    if console.json {
        let mut answer = json!({ "fen": playable.setup.fen(), "move": text, "legal": why.is_none() });
        if let Some(why) = why {
            answer["reason"] = json::why(why);
            answer["sentence"] = words.why_not(position, why).into();
            answer["article"] = article(why).into();
            answer["edition"] = EDITION.into();
        }
        answer["irregularities"] = json::irregularities(words, &playable.setup, &playable.irregularities);
        console.answer(&answer)?;
    } else {
        match why {
            None => writeln!(console.out, "{}", say!(words, "why-legal", text = text))?,
            Some(why) => {
                let reason = words.why_not(position, why);
                writeln!(console.out, "{}", say!(words, "why-illegal", text = text, reason = reason))?;
                if let Some(article) = article(why) {
                    writeln!(console.out, "{}", words.cited(article))?;
                }
            }
        }
        reading::remark_irregularities(&playable.setup, &playable.irregularities, console)?;
    }
    Ok(if why.is_none() { Outcome::Done } else { Outcome::No })
}
