//! `tratto scoresheet FILE`: a scoresheet as tournaments use it, to be printed.

mod page;
mod sheet;

use crate::console::{Console, Outcome};
use crate::{archive, usage, written};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use sheet::Sheet;
use std::io::Read;
use tratto_notation::pgn::{Game, Letters, Severity, games};
use tratto_notation::{Form, Language, Style};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto scoresheet game.pgn --lang it > game.html",
    "tratto scoresheet games.pgn --game 3 --letters de > game.html",
    "tratto scoresheet --blank > blank.html",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let file = say!(words, "value-file");
    let codes = Language::ALL.map(Language::code).join(", ");
    usage::started(words, "scoresheet", say!(words, "scoresheet-about"), &format!("[{file}]"))
        .arg(usage::operand(words, "file", file, say!(words, "scoresheet-file")))
        .arg(
            usage::option(words, "game", say!(words, "value-number"), say!(words, "scoresheet-game"))
                .value_parser(usage::number(words, 1, u64::MAX)),
        )
        .arg(
            usage::option(
                words,
                "letters",
                say!(words, "value-lang"),
                say!(words, "scoresheet-letters", codes = codes),
            )
            .value_parser(move |text: &str| text.parse::<Language>().map_err(|_| words.unknown_language())),
        )
        .arg(written::from_option(words))
        .arg(
            usage::flag(words, "blank", say!(words, "scoresheet-blank")).conflicts_with_all(["file", "game"]),
        )
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let words = console.words;
    let usual = words.lang().letters();
    let letters = matches.get_one::<Language>("letters").copied().unwrap_or(usual);
    let style = Style::new(letters, Form::Short);
    if matches.get_flag("blank") {
        let page = page::document(words, &[Sheet::of(&Game::new(), &style)]);
        console.write_text("-", &page)?;
        return Ok(Outcome::Done);
    }
    let path = matches.get_one::<String>("file").map_or("-", String::as_str);
    let only = matches.get_one::<u64>("game").copied();
    let read = written::from(matches).map_or(Letters::Guess, Letters::Of);
    let (mut sheets, mut worst, mut remarks) = (Vec::new(), Outcome::Done, Vec::new());
    let opened = archive::open(path, &mut *console.input, false);
    let told = opened.map_err(|error| (path, error)).and_then(|(source, _)| {
        gather(source, read, only, |game, faults| {
            sheets.push(Sheet::of(game, &style));
            for fault in faults.iter().filter(|fault| fault.severity() == Severity::Error) {
                remarks.push(words.pgn_fault(fault));
                worst = Outcome::No;
            }
        })
        .map_err(|error| (path, error))
    });
    told.map_err(|(path, error)| console.unreadable(path, &error))?;
    if sheets.is_empty() {
        return Err(Error::msg(say!(words, "scoresheet-no-game", path = console.shown_path(path))));
    }
    if console.json {
        for sheet in &sheets {
            console.answer(&sheet.json())?;
        }
    } else {
        console.write_text("-", &page::document(words, &sheets))?;
    }
    for remark in remarks {
        console.remark(&remark)?;
    }
    Ok(worst)
}

/// The games of a source, or only one of them.
fn gather(
    source: impl Read,
    letters: Letters,
    only: Option<u64>,
    mut each: impl FnMut(&Game, &[tratto_notation::pgn::PgnFault]),
) -> std::io::Result<()> {
    for (number, game) in (1..).zip(games(source, letters)) {
        let (game, faults) = game?;
        if only.is_none_or(|only| only == number) {
            each(&game, &faults);
        }
        if only == Some(number) {
            break;
        }
    }
    Ok(())
}
