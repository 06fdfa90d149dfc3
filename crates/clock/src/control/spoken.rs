//! Time controls as people write them on a notice, read and written.

mod meaning;
mod phrase;
mod quantity;
mod token;
mod words;
mod write;

use std::fmt;

use super::{Problem, TimeControl, TimeControlError};
use crate::rate::Rate;

/// A time control as it was read from a person's text.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct Spoken {
    /// The time control.
    pub control: TimeControl,
    /// What the text left open and a convention decided, in a fixed order, each once.
    pub assumptions: Vec<Assumption>,
    /// The rate of play that the text names, if any. It is not checked: the editions differ in what they call blitz.
    pub rate: Option<Rate>,
}

/// Something that a text leaves open and a convention decides.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Assumption {
    /// The text was read as a PGN tag, so its numbers are seconds.
    PgnSeconds,
    /// A number without a unit is minutes.
    Minutes,
    /// A number without a unit after the last time is seconds for each move.
    SecondsPerMove,
    /// Of two numbers with a stroke between them, the one that is 40 is the moves.
    FortyIsMoves,
    /// Beside `G/` or `SD/` the moves come before the stroke, as in the United States.
    MovesFirst,
    /// Two numbers with a stroke between them stand in the same order as the others of the text.
    SameOrder,
    /// The time for each move is given from the first move, in all periods.
    FromMoveOne,
    /// The last period has a number of moves and is repeated.
    LastRepeats,
    /// `semilampo` is 15 minutes.
    SemilampoIsFifteen,
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Assumption::PgnSeconds => "read as a PGN tag, in seconds",
            Assumption::Minutes => "a number without a unit is minutes",
            Assumption::SecondsPerMove => "the number without a unit at the end is seconds for each move",
            Assumption::FortyIsMoves => "of two numbers the 40 is the moves",
            Assumption::MovesFirst => "the moves come before the stroke, as with G/ and SD/",
            Assumption::SameOrder => "moves and minutes stand in the same order throughout",
            Assumption::FromMoveOne => "the time for each move is given from the first move",
            Assumption::LastRepeats => "the last period is repeated as often as needed",
            Assumption::SemilampoIsFifteen => "semilampo is 15 minutes",
        })
    }
}

impl TimeControl {
    /// Reads a time control as people write it. What the text leaves open is decided by a convention that is reported with the answer,
    /// or is an error that lists the possible meanings; nothing is guessed silently.
    ///
    /// ```
    /// use tratto_clock::{Assumption, TimeControl};
    /// let said = TimeControl::read("G/30 +5")?;
    /// assert_eq!(said.control.to_pgn(), "1800+5");
    /// assert_eq!(said.assumptions, [Assumption::Minutes, Assumption::SecondsPerMove]);
    /// assert!(TimeControl::read("90/40+30").is_err());
    /// # Ok::<(), tratto_clock::TimeControlError>(())
    /// ```
    ///
    #[doc = include_str!("spoken.md")]
    pub fn read(text: &str) -> Result<Spoken, TimeControlError> {
        let trimmed = text.trim();
        let by_sign = |control| Spoken { control, assumptions: Vec::new(), rate: None };
        match trimmed {
            "" => return Err(TimeControlError::new(text, 0, Problem::Empty)),
            "?" => return Ok(by_sign(TimeControl::Unknown)),
            "-" => return Ok(by_sign(TimeControl::Untimed)),
            _ => {}
        }
        let spoken = || {
            let tokens = token::tokens(text)?;
            let phrase = phrase::parse(text, &tokens)?;
            meaning::of(text, &phrase)
        };
        if !trimmed.contains([':', '*']) {
            return spoken();
        }
        let as_pgn = match TimeControl::from_pgn(trimmed) {
            Ok(control) => {
                return Ok(Spoken { assumptions: vec![Assumption::PgnSeconds], ..by_sign(control) });
            }
            Err(error) => error,
        };
        // `1:30:00` is a time of day's form and no PGN; what fails at such a sign in both was meant as PGN.
        spoken().map_err(|error| match error.problem() {
            Problem::Unexpected { found: Some(found), .. } if found == ":" || found == "*" => {
                let blanks = text.len() - text.trim_start().len();
                TimeControlError::new(text, blanks + as_pgn.offset(), as_pgn.problem().clone())
            }
            _ => error,
        })
    }
}

#[cfg(test)]
mod tests;
