//! `tratto why FEN MOVE`: legal, or the reason why not with its article.

use crate::console::{Console, Outcome};
use crate::reading::{self, Playable};
use crate::{json, usage, written};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::json;
use tratto_board::{CastlingSpelling, Position, Setup, Square, UciMove};
use tratto_laws::Edition;
use tratto_notation::Language;
use tratto_server::{AskedMove, NotAMove};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto why startpos Bc4",
    "tratto why startpos Bc4 --edition 2001",
    "tratto why \"r3k2r/8/8/8/8/8/5q2/R3K2R w KQkq - 0 1\" 0-0 --lang it",
    "tratto why \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\" e1e2 --json",
    "tratto why --game game.pgn --ply 4 Nxe5",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let operands = format!("{} {}", say!(words, "value-fen"), say!(words, "value-move"));
    let command = usage::started(words, "why", say!(words, "why-about"), &operands)
        .arg(reading::fen_operand(words))
        .arg(
            usage::operand(words, "move", say!(words, "value-move"), say!(words, "why-move"))
                .required_unless_present("game"),
        )
        .arg(written::from_option(words))
        .arg(usage::edition_option(words, say!(words, "why-edition")));
    reading::game_options(command, words)
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    // With a game the position is there, and only the move is left to say.
    let played = match (text("game"), text("fen"), text("move")) {
        (None, _, Some(played)) | (Some(_), Some(played), None) => played,
        (Some(_), Some(fen), Some(_)) => {
            return Err(Error::msg(say!(words, "argument-conflict", arg = "--game", prior = fen)));
        }
        _ => return Err(Error::msg(say!(words, "missing-argument", args = say!(words, "value-move")))),
    };
    let from = written::from(matches);
    let edition = usage::edition(matches).unwrap_or(Edition::NEWEST);
    reading::each(matches, "", console, |setup, console| rule(setup, played, from, edition, console))
}

/// The sentence on a text that is no move to ask about. Whoever writes squares is told what is wrong with the squares.
fn unreadable(position: &Position, text: &str, what: &NotAMove, words: &Words) -> String {
    let NotAMove::Unreadable(error) = what else { return say!(words, "why-null-move") };
    let squares = text.get(..2).is_some_and(|square| square.parse::<Square>().is_ok())
        && text[2..].starts_with(|letter: char| letter.is_ascii_alphabetic());
    match text.parse::<UciMove>() {
        Err(error) if squares => {
            let value = format!("<{}>", say!(words, "value-move"));
            let right = words.uci_problem(&error);
            say!(words, "refused-value", arg = value, value = text, right = right)
        }
        _ => words.read_error(position, error),
    }
}

fn rule(
    setup: Setup,
    text: &str,
    from: Option<Language>,
    edition: Edition,
    console: &mut Console<'_>,
) -> Result<Outcome> {
    let words = console.words;
    let playable = Playable::of(setup, words).map_err(Error::msg)?;
    let position = &playable.position;
    let asked = AskedMove::read(position, text, from, words.lang().letters())
        .map_err(|what| Error::msg(unreadable(position, text, &what, words)))?;
    let is_legal = asked.is_legal();
    let (uci, why, error, reading) = match asked {
        AskedMove::Legal { uci, reading } => (Some(uci), None, None, reading),
        AskedMove::NotLegal { uci, why, error } => (uci, why, error, None),
    };
    let told = error.map(|error| words.read_error(position, &error));
    let chess960 = position.castling_spelling() == CastlingSpelling::KingTakesRook;
    let articles = why.map(|why| edition.articles_against(why, chess960)).unwrap_or_default();
    if console.json {
        let played = uci.as_deref().unwrap_or(text);
        let mut answer =
            json!({ "fen": playable.setup.fen(), "move": played, "text": text, "legal": is_legal });
        if let Some(sentence) = told.or_else(|| why.map(|why| words.why_not(position, why))) {
            answer["sentence"] = sentence.into();
        }
        if let Some(why) = why {
            answer["reason"] = json::why(why);
            answer["articles"] = articles.iter().map(|article| json::article(article, words)).collect();
            answer["edition"] = edition.year().into();
        }
        answer["irregularities"] = json::irregularities(words, &playable.setup, &playable.irregularities);
        console.answer(&answer)?;
    } else {
        let said = |why| say!(words, "why-illegal", text = text, reason = words.why_not(position, why));
        match told.or_else(|| why.map(said)) {
            None => writeln!(console.out, "{}", say!(words, "why-legal", text = text))?,
            Some(refusal) => writeln!(console.out, "{refusal}")?,
        }
        if let Some(cited) = words.cited(&articles) {
            writeln!(console.out, "{cited}")?;
        }
        if let Some(what) = words.unverified(&articles) {
            console.remark(&say!(words, "note", what = what))?;
        }
        if let Some(reading) = &reading {
            written::remark_notes(text, reading, console)?;
        }
        reading::remark_irregularities(&playable.setup, &playable.irregularities, console)?;
    }
    Ok(if is_legal { Outcome::Done } else { Outcome::No })
}
