//! `tratto board FEN`: the board as text, or as an SVG diagram.

use crate::console::{Console, Outcome};
use crate::{escaping, json, reading, usage};
use anyhow::Result;
use clap::builder::PossibleValuesParser;
use clap::{ArgAction, ArgMatches, Command};
use serde_json::json;
use tratto_board::draw::{AnsiDepth, Arrow, Diagram, Highlight};
use tratto_board::{Position, Setup, Square};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto board startpos",
    "tratto board \"r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4\" --flip --style ascii",
    "tratto board startpos --svg - --size 400 --mark e4 --arrow e2e4",
];

/// The largest diagram in pixels a side.
const LARGEST: u64 = 10_000;

pub(crate) fn command(words: &'static Words) -> Command {
    let command = usage::started(words, "board", say!(words, "board-about"), &say!(words, "value-fen"))
        .arg(reading::fen_operand(words));
    reading::game_options(command, words)
        .arg(usage::option(words, "svg", say!(words, "value-file"), say!(words, "board-svg")))
        .arg(
            usage::option(words, "size", say!(words, "value-number"), say!(words, "board-size"))
                .requires("svg")
                .value_parser(usage::number(words, 16, LARGEST)),
        )
        .arg(usage::flag(words, "flip", say!(words, "board-flip")))
        .arg(
            usage::option(words, "arrow", say!(words, "value-two-squares"), say!(words, "board-arrow"))
                .requires("svg")
                .action(ArgAction::Append)
                .value_parser(squares(words, 2)),
        )
        .arg(
            usage::option(words, "mark", say!(words, "value-square"), say!(words, "board-mark"))
                .action(ArgAction::Append)
                .value_parser(squares(words, 1)),
        )
        .arg(
            usage::option(words, "style", say!(words, "value-style"), say!(words, "board-style"))
                .hide_possible_values(true)
                .value_parser(PossibleValuesParser::new(["unicode", "ascii", "ansi"])),
        )
}

/// Reads a number of squares written without separators: `e4`, or `a6f1` for an arrow.
fn squares(words: &'static Words, count: usize) -> impl Fn(&str) -> Result<Vec<Square>, String> + Clone {
    move |text: &str| {
        let letters: Vec<char> = text.chars().collect();
        let read = letters.chunks(2).map(|pair| pair.iter().collect::<String>().parse().ok()).collect();
        let found: Option<Vec<Square>> = read;
        found.filter(|squares| squares.len() == count).ok_or_else(|| match count {
            1 => say!(words, "not-a-square"),
            _ => say!(words, "not-two-squares"),
        })
    }
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    reading::each(matches, "", console, |setup, console| {
        show(&setup, matches, console)?;
        Ok(Outcome::Done)
    })
}

/// Check, mate or stalemate, if it is one.
pub(super) fn state(position: &Position, words: &Words) -> Option<String> {
    if position.is_checkmate() {
        Some(say!(words, "checkmate"))
    } else if position.is_stalemate() {
        Some(say!(words, "stalemate"))
    } else {
        position.is_check().then(|| say!(words, "check"))
    }
}

fn show(setup: &Setup, matches: &ArgMatches, console: &mut Console<'_>) -> Result<()> {
    let words = console.words;
    let (position, irregularities) = setup.examine();
    let mut diagram = Diagram::new(setup).flipped(matches.get_flag("flip"));
    if let Some(position) = position.filter(|position| position.is_check()) {
        diagram = diagram.highlight(position.king(position.turn()), Highlight::Check);
    }
    for marked in matches.get_many::<Vec<Square>>("mark").into_iter().flatten().flatten() {
        diagram = diagram.highlight(*marked, Highlight::Selected);
    }
    for arrow in matches.get_many::<Vec<Square>>("arrow").into_iter().flatten() {
        if let [from, to] = arrow[..] {
            diagram = diagram.arrow(Arrow::new(from, to));
        }
    }
    let mut svg = matches.get_one::<String>("svg").cloned();
    if let Some(path) = &mut svg {
        let size = matches.get_one::<u64>("size").map_or(400, |&size| size as u32);
        let picture = diagram.clone().size(size).title(words.turn(setup.turn)).description(setup.fen()).svg();
        if console.json && path == "-" {
            // The answer on standard output contains the picture.
            *path = picture;
        } else {
            console.write_text(path, &picture)?;
        }
    }
    if console.json {
        return console.answer(&json!({
            "fen": setup.fen(),
            "turn": json::color(setup.turn),
            "board": diagram.ascii(),
            "playable": position.is_some(),
            "check": position.is_some_and(|position| position.is_check()),
            "checkmate": position.is_some_and(|position| position.is_checkmate()),
            "stalemate": position.is_some_and(|position| position.is_stalemate()),
            "svg": svg,
            "irregularities": json::irregularities(words, setup, &irregularities),
        }));
    }
    if svg.is_none() {
        let style = matches.get_one::<String>("style").map(String::as_str);
        let text = match style.unwrap_or(if console.color { "ansi" } else { "unicode" }) {
            "ascii" => diagram.ascii(),
            "ansi" => {
                let depth = if console.true_color { AnsiDepth::TrueColor } else { AnsiDepth::Indexed };
                escaping::own(&diagram.ansi(depth))
            }
            _ => diagram.unicode(),
        };
        writeln!(console.out, "{}\n{}", text.trim_end_matches('\n'), words.turn(setup.turn))?;
        if let Some(sentence) = position.as_ref().and_then(|position| state(position, words)) {
            writeln!(console.out, "{sentence}")?;
        }
    }
    for &one in &irregularities {
        writeln!(console.out, "{}", say!(words, "note", what = words.irregularity(setup, one)))?;
    }
    Ok(())
}
