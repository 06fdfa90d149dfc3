//! Reads positions from arguments and standard input.

use crate::console::{Console, Outcome};
use crate::{archive, usage};
use anyhow::{Error, Result};
use clap::{Arg, ArgMatches, Command};
use tratto_board::{CastlingSpelling, Epd, Irregularities, Position, Setup, Supplied};
use tratto_notation::forsyth;
use tratto_notation::pgn::{Letters, Severity, games};
use tratto_words::{Words, say};

/// The argument that names a position: a FEN or EPD, `startpos`, or `-` for one a line from standard input; a game will do instead.
pub(crate) fn fen_operand(words: &Words) -> Arg {
    usage::operand(words, "fen", say!(words, "value-fen"), say!(words, "operand-fen"))
        .required_unless_present("game")
}

/// The options that name a position of a game.
pub(crate) fn game_options(command: Command, words: &'static Words) -> Command {
    let number = || say!(words, "value-number");
    command
        .arg(usage::option(words, "game", say!(words, "value-file"), say!(words, "position-game")))
        .arg(
            usage::option(words, "ply", number(), say!(words, "position-ply"))
                .requires("game")
                .value_parser(usage::number(words, 0, u64::from(u32::MAX))),
        )
        .arg(
            usage::option(words, "nth", number(), say!(words, "position-nth"))
                .requires("game")
                .value_parser(usage::number(words, 1, u64::MAX)),
        )
}

/// The position of a game that was asked for, if one was: after so many half-moves, or at its end.
pub(crate) fn of_game(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Option<Setup>> {
    let Some(path) = matches.get_one::<String>("game") else { return Ok(None) };
    let words = console.words;
    let nth = matches.get_one::<u64>("nth").copied().unwrap_or(1);
    let ply = matches.get_one::<u64>("ply").copied();
    let shown = console.shown_path(path);
    let opened = archive::open(path, &mut *console.input, false);
    let game = opened.and_then(|(source, _)| {
        games(source, Letters::Guess).nth(usize::try_from(nth - 1).unwrap_or(usize::MAX)).transpose()
    });
    let game = game.map_err(|error| console.unreadable(path, &error))?;
    let Some((game, faults)) = game else {
        return Err(Error::msg(say!(words, "position-no-game", number = nth, path = shown)));
    };
    let positions: Vec<Position> = game.positions().collect();
    let found = match ply {
        Some(ply) => usize::try_from(ply).ok().and_then(|ply| positions.get(ply)),
        None => positions.last(),
    };
    let errors = faults.iter().filter(|fault| fault.severity() == Severity::Error);
    let errors: Vec<String> = errors.map(|fault| words.pgn_fault(fault)).collect();
    match found {
        Some(position) => {
            // What is wrong further on does not matter here; at the end of the game it does.
            if ply.is_none() {
                errors.iter().try_for_each(|error| console.remark(error))?;
            }
            Ok(Some(position.setup()))
        }
        None => {
            let plies = positions.len().saturating_sub(1);
            let mut what = say!(words, "position-no-ply", path = shown, plies = plies);
            errors.first().into_iter().for_each(|error| what.push_str(&format!("; {error}")));
            Err(Error::msg(what))
        }
    }
}

/// A position that can be played on, with what is irregular about it.
pub(crate) struct Playable {
    pub(crate) setup: Setup,
    pub(crate) position: Position,
    pub(crate) irregularities: Irregularities,
}

impl Playable {
    /// A setup to play on from, or why there is no playing on.
    pub(crate) fn of(setup: Setup, words: &Words) -> Result<Playable, String> {
        let (position, irregularities) = setup.examine();
        let position = position.ok_or_else(|| unplayable(words, &setup, &irregularities))?;
        Ok(Playable { setup, position, irregularities })
    }

    /// How castling is best written here: the king's two squares, or king takes rook where Chess960 needs it.
    pub(crate) fn castling_spelling(&self) -> CastlingSpelling {
        self.position.castling_spelling()
    }
}

/// Reads a position as it is written: `startpos`, a FEN with fields left out if need be, a line of EPD, the letters of any language; with what
/// had to be supplied.
pub(crate) fn written(text: &str, words: &Words) -> Result<(Setup, Vec<Supplied>), String> {
    let text = text.trim();
    if text.eq_ignore_ascii_case("startpos") {
        return Ok((Setup::initial(), Vec::new()));
    }
    let refusal = match Setup::from_fen_relaxed(text) {
        Ok(read) => return Ok(read),
        Err(error) => words.fen_error(&error),
    };
    if is_epd(text) {
        return match Epd::from_line_relaxed(text) {
            Ok((epd, supplied)) => Ok((*epd.setup(), supplied)),
            Err(error) => Err(words.epd_error(&error)),
        };
    }
    in_national_letters(text, words).ok_or(refusal)
}

/// Whether a text has operations behind its four fields, as EPD has, and is not a FEN with something wrong about it.
fn is_epd(text: &str) -> bool {
    let fifth = text.split_whitespace().nth(4).unwrap_or_default();
    text.contains(';') || fifth.len() > 1 && fifth.starts_with(|letter: char| letter.is_ascii_alphabetic())
}

/// A FEN in the letters of another language than English, the reader's first.
fn in_national_letters(text: &str, words: &Words) -> Option<(Setup, Vec<Supplied>)> {
    let (placement, rest) = text.split_once(' ').unwrap_or((text, ""));
    let mut languages = forsyth::languages(placement);
    let own = words.lang().letters();
    languages.sort_by_key(|language| *language != own);
    languages.into_iter().find_map(|language| {
        let english = forsyth::read(placement, language).ok()?.fen();
        let english = english.split(' ').next().unwrap_or_default();
        Setup::from_fen_relaxed(format!("{english} {rest}").trim()).ok()
    })
}

/// Reads a setup, and remarks on what had to be supplied.
pub(crate) fn setup(text: &str, console: &mut Console<'_>) -> Result<Setup> {
    let (setup, supplied) = written(text, console.words).map_err(Error::msg)?;
    for one in &supplied {
        console.remark(&say!(console.words, "note", what = console.words.supplied(one)))?;
    }
    Ok(setup)
}

/// Reads a position; one without exactly one king a side is refused, any other irregularity is kept.
pub(crate) fn playable(text: &str, console: &mut Console<'_>) -> Result<Playable> {
    let setup = setup(text, console)?;
    Playable::of(setup, console.words).map_err(Error::msg)
}

/// Reads a position from a file of many, without a remark on what had to be supplied.
pub(crate) fn quietly(text: &str, words: &Words) -> Result<Playable, String> {
    Playable::of(written(text, words)?.0, words)
}

/// Why there is no playing on from a setup.
pub(crate) fn unplayable(words: &Words, setup: &Setup, irregularities: &Irregularities) -> String {
    let reasons: Vec<String> = irregularities.iter().map(|&one| words.irregularity(setup, one)).collect();
    say!(words, "not-playable", reasons = reasons.join("; "))
}

/// Remarks on what is irregular, beside an answer that is not JSON.
pub(crate) fn remark_irregularities(
    setup: &Setup,
    irregularities: &Irregularities,
    console: &mut Console<'_>,
) -> Result<()> {
    if console.json {
        return Ok(());
    }
    for &one in irregularities {
        console.remark(&say!(console.words, "note", what = console.words.irregularity(setup, one)))?;
    }
    Ok(())
}

/// Does something for the position that was asked for: that of a game, that of the argument, or that of every line of standard input if it is
/// `-`.
///
/// Every line has its answer, so that answers line up with lines: what is wrong with one is said in its place with its number, an empty line has an
/// empty one, and the rest goes on. The outcome is the worst of all.
pub(crate) fn each(
    matches: &ArgMatches,
    usual: &str,
    console: &mut Console<'_>,
    mut act: impl FnMut(Setup, &mut Console<'_>) -> Result<Outcome>,
) -> Result<Outcome> {
    let has_game = matches.try_contains_id("game").unwrap_or(false);
    if let Some(setup) = if has_game { of_game(matches, console)? } else { None } {
        return act(setup, console);
    }
    let operand = matches.get_one::<String>("fen").map_or(usual, String::as_str);
    if operand != "-" {
        let setup = setup(operand, console)?;
        return act(setup, console);
    }
    let text = console.read_text("-")?;
    let mut worst = Outcome::Done;
    for (number, line) in (1u64..).zip(text.lines()) {
        if line.trim().is_empty() {
            console.nothing()?;
            continue;
        }
        let outcome = match setup(line, console).and_then(|setup| act(setup, console)) {
            Ok(outcome) => outcome,
            Err(error) if crate::is_broken_pipe(&error) => return Err(error),
            Err(error) => {
                console.fault_in_place(number, &error.to_string())?;
                Outcome::Bad
            }
        };
        worst = worst.max(outcome);
    }
    Ok(worst)
}
