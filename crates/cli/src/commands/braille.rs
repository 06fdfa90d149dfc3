//! `tratto braille FILE`: the scoresheet of a game in Braille.

use crate::console::{Console, Outcome};
use crate::{archive, reading, usage, written};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::json;
use std::io::{self, Read};
use tratto_board::Position;
use tratto_notation::Language;
use tratto_notation::braille::{BrailleCode, Scoresheet};
use tratto_notation::sheet::{Sheet, Sheets, StreamError, Typed};
use tratto_words::{Lang, Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto braille --moves \"1. e4 e5 2. Cf3 Cc6 3. Ac4\" --table it",
    "tratto braille --moves \"1. e4 e5 2. Nf3 Nc6\" --brf",
    "tratto braille --moves \"1. d4 d5 2. c4 (=)\" --json",
];

/// Tags that go into the heading, in this order; other tags stay out.
const HEADING: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

pub(crate) fn command(words: &'static Words) -> Command {
    let file = say!(words, "value-file");
    usage::started(words, "braille", say!(words, "braille-about"), &file)
        .arg(
            usage::operand(words, "file", file, say!(words, "braille-file")).required_unless_present("moves"),
        )
        .arg(
            usage::option(words, "moves", say!(words, "value-moves"), say!(words, "braille-moves"))
                .conflicts_with("file"),
        )
        .arg(
            usage::option(words, "table", say!(words, "value-table"), say!(words, "braille-table"))
                .value_parser(move |text: &str| {
                    text.parse::<Lang>().map_err(|_| say!(words, "unknown-table"))
                }),
        )
        .arg(usage::flag(words, "brf", say!(words, "braille-brf")))
        .arg(
            usage::option(words, "width", say!(words, "value-number"), say!(words, "braille-width"))
                .value_parser(usage::number(words, 10, 200)),
        )
        .arg(
            usage::option(words, "height", say!(words, "value-number"), say!(words, "braille-height"))
                .value_parser(usage::number(words, 1, 200)),
        )
        .arg(written::from_option(words))
}

/// What was asked for.
struct Choice {
    lang: Lang,
    brf: bool,
    width: usize,
    height: usize,
    from: Option<Language>,
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let number = |name: &str, usual: usize| {
        let given = matches.get_one::<u64>(name).and_then(|number| usize::try_from(*number).ok());
        given.unwrap_or(usual)
    };
    let choice = Choice {
        lang: matches.get_one::<Lang>("table").copied().unwrap_or(console.words.lang()),
        brf: matches.get_flag("brf"),
        width: number("width", 40),
        height: number("height", 25),
        from: written::from(matches),
    };
    let path = matches.get_one::<String>("file").map_or("-", String::as_str);
    let mut nothing = io::empty();
    let (input, mut rest) = console.parted(&mut nothing);
    let source: Box<dyn Read + '_> = match matches.get_one::<String>("moves") {
        Some(moves) => Box::new(moves.as_bytes()),
        None => {
            let opened = archive::open(path, input, false);
            opened.map_err(|error| rest.unreadable(path, &error))?.0
        }
    };
    if choice.brf && !rest.json {
        // The pages of a Braille file end with a form feed.
        rest.data();
    }
    let (mut worst, mut count) = (Outcome::Done, 0);
    for game in Sheets::new(source) {
        let game = game.map_err(|error| trouble(path, &error, &rest))?;
        if count > 0 && !rest.json {
            writeln!(rest.out, "{}", if choice.brf { "\u{c}" } else { "" })?;
        }
        count += 1;
        worst = worst.max(write(&game, &choice, &mut rest)?);
    }
    if count == 0 {
        return Err(Error::msg(say!(rest.words, "braille-no-game", path = rest.shown_path(path))));
    }
    Ok(worst)
}

/// Why a file cannot be read to its end.
fn trouble(path: &str, error: &StreamError, console: &Console<'_>) -> Error {
    let shown = console.shown_path(path);
    Error::msg(match error {
        StreamError::Source(error) => return console.unreadable(path, error),
        StreamError::NotUtf8 { line } => say!(console.words, "not-utf8", path = shown, line = *line),
        StreamError::TooLong { line, limit } => {
            say!(console.words, "braille-too-long", path = shown, line = *line, limit = *limit)
        }
        _ => error.to_string(),
    })
}

fn write(typed: &Typed, choice: &Choice, console: &mut Console<'_>) -> Result<Outcome> {
    let game = &typed.sheet;
    let start = match game.tag("FEN") {
        Some(fen) => reading::playable(fen, console)?.position,
        None => Position::initial(),
    };
    let tokens = game.tokens();
    let texts: Vec<&str> = tokens.iter().map(|token| token.text).collect();
    let read = written::read(&start, &texts, choice.from, console)?;
    for (text, reading) in texts.iter().zip(&read.played.readings) {
        written::remark_notes(text, reading, console)?;
    }
    let offers = read.played.readings.iter().enumerate().filter(|(_, reading)| reading.draw_offer);
    let table = match choice.lang {
        Lang::It => BrailleCode::Italian,
        Lang::En => BrailleCode::English,
    };
    let mut sheet = Scoresheet::new(table, start, &read.played.moves())
        .with_heading(heading(game, Words::of(choice.lang)))
        .with_draw_offers(offers.map(|(i, _)| i))
        .with_page(choice.width, choice.height);
    if let Some(result) = game.result() {
        sheet = sheet.with_result(result);
    }
    let fault = read.fault.map(|fault| {
        let at = tokens.get(read.played.readings.len()).map_or(0, |token| token.at);
        placed(console.words, typed, at, &fault)
    });
    if console.json {
        console.answer(&json!({
            "table": choice.lang.code(),
            "text": sheet.text(),
            "lines": sheet.lines(),
            "brf": sheet.brf(),
            "moves": read.played.readings.len(),
            "result": game.result(),
            "fault": fault,
        }))?;
    } else {
        let written = if choice.brf { sheet.brf() } else { sheet.unicode() };
        console.out.write_all(written.as_bytes())?;
    }
    match fault {
        None => Ok(Outcome::Done),
        Some(fault) => {
            if !console.json {
                console.remark(&say!(console.words, "fault", what = fault))?;
            }
            Ok(Outcome::Bad)
        }
    }
}

/// What is known of the players and the event, worded in the language of the table.
fn heading(game: &Sheet, words: &Words) -> Vec<String> {
    let known = |value: &&str| !value.is_empty() && !value.starts_with('?');
    let line = |tag: &&str| words.heading_line(tag, game.tag(tag).filter(known)?);
    HEADING.iter().filter_map(line).collect()
}

/// A fault with its line and column.
fn placed(words: &Words, typed: &Typed, at: usize, what: &str) -> String {
    let before = typed.text.get(..at).unwrap_or_default();
    let line = typed.line + before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    say!(words, "written-place", line = line, column = column, what = what)
}
