//! `tratto why FEN MOVE`: legal, or the reason why not with its article.

use crate::console::{Console, Outcome};
use crate::reading::{self, Playable};
use crate::{json, usage, written};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::json;
use tratto_board::{CastlingSpelling, Position, Setup, Square, UciMove, WhyNot};
use tratto_laws::Edition;
use tratto_notation::{Language, ReadError, Reading};
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

/// A move that was asked about.
struct Asked {
    /// What it is in UCI, if that is known.
    uci: Option<String>,
    /// The sentence that it is not legal, if it is not.
    refusal: Option<String>,
    /// The board's reason, the most telling where several pieces may be meant.
    why: Option<WhyNot>,
    reading: Option<Reading>,
}

impl Asked {
    /// Reads a move: by its squares, or in the letters of the declared language, of the reader's, or of any that it can be written in.
    fn read(position: &Position, text: &str, from: Option<Language>, words: &Words) -> Result<Asked, String> {
        let sentence = |why| say!(words, "why-illegal", text = text, reason = words.why_not(position, why));
        let uci = text.parse::<UciMove>();
        match uci {
            Ok(UciMove::Play { from, to, promotion }) => {
                let uci = Some(UciMove::Play { from, to, promotion }.to_string());
                let why = position.why_not(from, to, promotion);
                return Ok(Asked { uci, refusal: why.map(sentence), why, reading: None });
            }
            Ok(UciMove::Null) => return Err(say!(words, "why-null-move")),
            Err(_) => {}
        }
        let error = match written::one(position, text, from, words) {
            Ok(reading) => {
                let uci = Some(position.uci(reading.played).to_string());
                return Ok(Asked { uci, refusal: None, why: None, reading: Some(reading) });
            }
            Err(error) => error,
        };
        let told = words.read_error(position, &error);
        let (why, refusal) = match &error {
            ReadError::Illegal { refused, .. } => match refused[..] {
                [only] => (Some(only.why), sentence(only.why)),
                _ => (refused.first().map(|one| one.why), told),
            },
            ReadError::NoSuchPiece { .. } | ReadError::NoCapture { .. } => (None, told),
            // Whoever writes squares is told what is wrong with the squares.
            _ => {
                let squares = text.get(..2).is_some_and(|square| square.parse::<Square>().is_ok())
                    && text[2..].starts_with(|letter: char| letter.is_ascii_alphabetic());
                let value = format!("<{}>", say!(words, "value-move"));
                return Err(match uci {
                    Err(error) if squares => {
                        let right = words.uci_problem(&error);
                        say!(words, "refused-value", arg = value, value = text, right = right)
                    }
                    _ => told,
                });
            }
        };
        Ok(Asked { uci: None, refusal: Some(refusal), why, reading: None })
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
    let asked = Asked::read(position, text, from, words).map_err(Error::msg)?;
    let chess960 = position.castling_spelling() == CastlingSpelling::KingTakesRook;
    let articles = asked.why.map(|why| edition.articles_against(why, chess960)).unwrap_or_default();
    if console.json {
        let played = asked.uci.as_deref().unwrap_or(text);
        let is_legal = asked.refusal.is_none();
        let mut answer =
            json!({ "fen": playable.setup.fen(), "move": played, "text": text, "legal": is_legal });
        if let Some(refusal) = &asked.refusal {
            answer["sentence"] = refusal.as_str().into();
        }
        if let Some(why) = asked.why {
            answer["reason"] = json::why(why);
            answer["sentence"] = words.why_not(position, why).into();
            answer["articles"] = articles.iter().map(|article| json::article(article, words)).collect();
            answer["edition"] = edition.year().into();
        }
        answer["irregularities"] = json::irregularities(words, &playable.setup, &playable.irregularities);
        console.answer(&answer)?;
    } else {
        match &asked.refusal {
            None => writeln!(console.out, "{}", say!(words, "why-legal", text = text))?,
            Some(refusal) => writeln!(console.out, "{refusal}")?,
        }
        if let Some(cited) = words.cited(&articles) {
            writeln!(console.out, "{cited}")?;
        }
        if let Some(what) = words.unverified(&articles) {
            console.remark(&say!(words, "note", what = what))?;
        }
        if let Some(reading) = &asked.reading {
            written::remark_notes(text, reading, console)?;
        }
        reading::remark_irregularities(&playable.setup, &playable.irregularities, console)?;
    }
    Ok(if asked.refusal.is_none() { Outcome::Done } else { Outcome::No })
}
