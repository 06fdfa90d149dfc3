//! `tratto braille FILE`: the scoresheet of a game in Braille.

use crate::console::{Console, Outcome};
use crate::{archive, heading, usage, written};
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::json;
use std::io::{self, Read};
use tratto_board::Position;
use tratto_notation::braille::{BrailleCode, Scoresheet};
use tratto_notation::pgn::{self, Comment, Game, Letters, PgnFault, Played, Severity, games};
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
    letters: Letters,
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
        letters: written::from(matches).map_or(Letters::Guess, Letters::Of),
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
    for game in games(source, choice.letters) {
        let (game, faults) = game.map_err(|error| rest.unreadable(path, &error))?;
        if count > 0 && !rest.json {
            writeln!(rest.out, "{}", if choice.brf { "\u{c}" } else { "" })?;
        }
        count += 1;
        worst = worst.max(write(&game, &faults, &choice, &mut rest)?);
    }
    if count == 0 {
        return Err(Error::msg(say!(rest.words, "braille-no-game", path = rest.shown_path(path))));
    }
    Ok(worst)
}

fn write(game: &Game, faults: &[PgnFault], choice: &Choice, console: &mut Console<'_>) -> Result<Outcome> {
    let start = game.start().unwrap_or_else(Position::initial);
    let (mut moves, mut offers) = (Vec::new(), Vec::new());
    for id in game.main_line() {
        // Nothing can be written after an illegal move.
        let node = game.node(id);
        let Played::Move(m) = node.played else { break };
        if node.comments.iter().any(Comment::is_draw_offer) {
            offers.push(moves.len());
        }
        moves.push(m);
    }
    let table = BrailleCode::for_language(choice.lang.letters());
    let mut sheet = Scoresheet::new(table, start, &moves)
        .with_heading(lines_of_heading(game, Words::of(choice.lang)))
        .with_draw_offers(offers)
        .with_page(choice.width, choice.height);
    let result =
        game.outcome.filter(|outcome| *outcome != pgn::Outcome::Open).map(|outcome| outcome.as_str());
    if let Some(result) = result {
        sheet = sheet.with_result(result);
    }
    let is_error = |fault: &&PgnFault| fault.severity() == Severity::Error;
    let fault = faults.iter().find(is_error).map(|fault| console.words.pgn_fault(fault));
    if console.json {
        console.answer(&json!({
            "table": choice.lang.code(),
            "text": sheet.text(),
            "lines": sheet.lines(),
            "brf": sheet.brf(),
            "moves": moves.len(),
            "result": result,
            "fault": fault,
        }))?;
    } else {
        let written = if choice.brf { sheet.brf() } else { sheet.unicode() };
        console.out.write_all(written.as_bytes())?;
        for fault in faults {
            console.remark(&console.words.pgn_fault(fault))?;
        }
    }
    Ok(if fault.is_none() { Outcome::Done } else { Outcome::Bad })
}

/// What is known of the players and the event, worded in the language of the table.
fn lines_of_heading(game: &Game, words: &Words) -> Vec<String> {
    let line = |tag: &&str| words.heading_line(tag, &heading::known(game, tag)?);
    HEADING.iter().filter_map(line).collect()
}
