//! `tratto announce MOVES...`: moves said aloud as the rules for blind players have it, and heard.

use crate::console::{Console, Outcome};
use crate::{json, reading, usage, written};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use tratto_board::Position;
use tratto_notation::{Announcer, Form, Style, Tongue};
use tratto_words::{Lang, Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto announce \"1. e4 e5 2. Nf3\"",
    "tratto announce Cf3 --tongue it --brief",
    "tratto announce --hear \"Springer Gustav eins Felix drei\"",
    "tratto announce 0-0 --fen \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\" --json",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let moves = say!(words, "value-moves");
    usage::started(words, "announce", say!(words, "announce-about"), &format!("{moves}..."))
        .arg(
            usage::operand(words, "moves", moves, say!(words, "announce-moves")).required(true).num_args(1..),
        )
        .arg(usage::option(words, "fen", say!(words, "value-fen"), say!(words, "announce-fen")))
        .arg(
            usage::option(words, "tongue", say!(words, "value-lang"), say!(words, "announce-tongue"))
                .value_parser(move |text: &str| {
                    text.parse::<Tongue>().map_err(|_| say!(words, "unknown-tongue"))
                }),
        )
        .arg(usage::flag(words, "brief", say!(words, "announce-brief")))
        .arg(usage::flag(words, "checks", say!(words, "announce-checks")))
        .arg(usage::flag(words, "hear", say!(words, "announce-hear")).conflicts_with("from"))
        .arg(written::from_option(words))
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let start = match matches.get_one::<String>("fen") {
        Some(fen) => reading::playable(fen, console)?.position,
        None => Position::initial(),
    };
    let given: Vec<&str> =
        matches.get_many::<String>("moves").unwrap_or_default().map(String::as_str).collect();
    let piped;
    let texts: Vec<&str> = if given == ["-"] {
        piped = console.read_text("-")?;
        piped.lines().map(str::trim).filter(|line| !line.is_empty()).collect()
    } else {
        given
    };
    let announcer = Announcer::new(tongue(matches, console.words))
        .brief(matches.get_flag("brief"))
        .with_checks(matches.get_flag("checks"));
    if matches.get_flag("hear") {
        return hear(&announcer, start, &texts, console);
    }
    let texts = written::moves(&texts);
    let read = written::read(&start, &texts, written::from(matches), console)?;
    let mut position = start;
    for (text, reading) in texts.iter().zip(&read.played.readings) {
        let said = announcer.say(&position, reading.played);
        if console.json {
            let mut answer = json::written_move(&position, reading.played);
            answer["text"] = (*text).into();
            answer["announcement"] = said.into();
            answer["notes"] = json::notes(console.words, &reading.notes);
            console.answer(&answer)?;
        } else {
            writeln!(console.out, "{said}")?;
            written::remark_notes(text, reading, console)?;
        }
        position.play_unchecked(reading.played);
    }
    match read.fault {
        Some(fault) => Err(Error::msg(fault)),
        None => Ok(Outcome::Done),
    }
}

/// The language of the announcement: the one asked for, else that of `--lang`, else Italian for an Italian reader and German, as in the Laws, for
/// others.
fn tongue(matches: &ArgMatches, words: &Words) -> Tongue {
    let asked = matches.get_one::<Tongue>("tongue").copied();
    let spoken = matches.get_one::<Lang>("lang").copied();
    let usual = match spoken.unwrap_or(words.lang()) {
        Lang::EN if spoken.is_none() => Tongue::default(),
        lang => Tongue::for_language(lang.letters()),
    };
    asked.unwrap_or(usual)
}

/// Announcements in, moves out, in the letters of the reader's language.
fn hear(
    announcer: &Announcer,
    start: Position,
    texts: &[&str],
    console: &mut Console<'_>,
) -> Result<Outcome> {
    let words = console.words;
    let style = Style::new(words.lang().letters(), Form::Short);
    let mut position = start;
    for text in texts {
        let heard = announcer.hear(&position, text);
        let heard = heard.map_err(|error| Error::msg(words.read_error(&position, &error)))?;
        if console.json {
            let mut answer = json::written_move(&position, heard.played);
            answer["text"] = (*text).into();
            answer["announcement"] = announcer.say(&position, heard.played).into();
            answer["notes"] = json::notes(words, &heard.notes);
            console.answer(&answer)?;
        } else {
            writeln!(console.out, "{}", style.write(&position, heard.played))?;
            written::remark_notes(text, &heard, console)?;
        }
        position.play_unchecked(heard.played);
    }
    Ok(Outcome::Done)
}
