//! Positions as they are typed or piped in.

use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::{Error, Result};
use clap::Arg;
use tratto_board::{CastlingSpelling, Irregularities, Position, Setup};
use tratto_words::{Words, say};

/// The argument that names a position: a FEN, `startpos`, or `-` for one a line from standard input.
pub(crate) fn fen_operand(words: &Words) -> Arg {
    usage::operand(words, "fen", say!(words, "value-fen"), say!(words, "operand-fen")).required(true)
}

/// A position that can be played on, with what is irregular about it.
pub(crate) struct Playable {
    pub(crate) setup: Setup,
    pub(crate) position: Position,
    pub(crate) irregularities: Irregularities,
}

impl Playable {
    /// How castling is best written here: the king's two squares, or king takes rook where Chess960 needs it.
    pub(crate) fn castling_spelling(&self) -> CastlingSpelling {
        self.position.castling_spelling()
    }
}

/// Reads a setup leniently, and remarks on what had to be supplied.
pub(crate) fn setup(text: &str, console: &mut Console<'_>) -> Result<Setup> {
    if text.trim() == "startpos" {
        return Ok(Setup::initial());
    }
    let (setup, supplied) =
        Setup::from_fen_relaxed(text).map_err(|error| Error::msg(console.words.fen_error(&error)))?;
    for one in &supplied {
        console.remark(&say!(console.words, "note", what = console.words.supplied(one)))?;
    }
    Ok(setup)
}

/// Reads a position; one without exactly one king a side is refused, any other irregularity is kept.
pub(crate) fn playable(text: &str, console: &mut Console<'_>) -> Result<Playable> {
    let setup = setup(text, console)?;
    let (position, irregularities) = setup.examine();
    match position {
        Some(position) => Ok(Playable { setup, position, irregularities }),
        None => Err(Error::msg(unplayable(console.words, &setup, &irregularities))),
    }
}

/// Reads a position from a file of many, without a remark on what had to be supplied.
pub(crate) fn quietly(text: &str, words: &Words) -> Result<Playable, String> {
    let setup = match text.trim() {
        "startpos" => Setup::initial(),
        text => Setup::from_fen_relaxed(text).map_err(|error| words.fen_error(&error))?.0,
    };
    let (position, irregularities) = setup.examine();
    let position = position.ok_or_else(|| unplayable(words, &setup, &irregularities))?;
    Ok(Playable { setup, position, irregularities })
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

/// Does something for the position of the argument, or for every line of standard input if it is `-`.
///
/// A line that cannot be read is complained of with its number, and the rest goes on: nothing is lost. The outcome is
/// the worst of all.
pub(crate) fn each(
    operand: &str,
    console: &mut Console<'_>,
    mut act: impl FnMut(&str, &mut Console<'_>) -> Result<Outcome>,
) -> Result<Outcome> {
    if operand != "-" {
        return act(operand, console);
    }
    let text = console.read_text("-")?;
    let mut worst = Outcome::Done;
    for (number, line) in (1u64..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let outcome = match act(line, console) {
            Ok(outcome) => outcome,
            Err(error) if crate::is_broken_pipe(&error) => return Err(error),
            Err(error) => {
                let what = say!(console.words, "at-line", line = number, what = error.to_string());
                console.remark(&say!(console.words, "fault", what = what))?;
                Outcome::Bad
            }
        };
        worst = worst.max(outcome);
    }
    Ok(worst)
}
