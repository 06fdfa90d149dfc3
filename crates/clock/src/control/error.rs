//! What can be wrong with a time control, in text or in numbers.

use std::error::Error;
use std::fmt;

use crate::rate::Rate;

/// A text that is no time control: the text, the place in it, what is wrong there and what would be right.
///
/// ```
/// use tratto_clock::TimeControl;
/// let error = TimeControl::from_pgn("40/").unwrap_err();
/// assert_eq!(error.to_string(), r#"time control "40/", column 4: the text ends where a number of seconds should stand"#);
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct TimeControlError {
    text: String,
    at: usize,
    problem: Problem,
}

impl TimeControlError {
    pub(crate) fn new(text: &str, at: usize, problem: Problem) -> TimeControlError {
        TimeControlError { text: text.to_owned(), at, problem }
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The byte in the text where the trouble begins; the length of the text where something is missing at the end.
    pub fn offset(&self) -> usize {
        self.at
    }

    /// The same place as a person counts: characters from 1.
    pub fn column(&self) -> usize {
        self.text.char_indices().take_while(|&(offset, _)| offset < self.at).count() + 1
    }

    /// What is wrong.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }
}

/// What is wrong with a text.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Problem {
    /// There is no text.
    Empty,
    /// Something else should stand here.
    Unexpected {
        /// What stands here, or `None` at the end of the text.
        found: Option<String>,
        /// What should.
        expected: Expected,
    },
    /// A number that is too large.
    TooLarge {
        /// The number as written.
        number: String,
    },
    /// A number with more than three decimals, which milliseconds cannot hold.
    TooFine {
        /// The number as written.
        number: String,
    },
    /// A word that means nothing here.
    UnknownWord {
        /// The word.
        word: String,
    },
    /// A word that names a rate of play and leaves the time open.
    RateAlone {
        /// The word.
        word: String,
        /// The rate that it names.
        rate: Rate,
    },
    /// A period says neither for how many moves it is nor that it ends the game, and another follows.
    MissingMoves,
    /// The time for each move is given twice.
    SecondBonus,
    /// "From move N" where no period begins with that move.
    NoPeriodBegins {
        /// The move.
        from: u32,
    },
    /// The text can be read in several ways, and no convention chooses.
    Ambiguous {
        /// The readings, each with a way to write it that leaves no doubt.
        readings: Vec<Alternative>,
    },
    /// The text reads well, but the periods cannot follow each other so.
    Periods(PeriodsError),
}

/// One reading of an ambiguous text.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Alternative {
    /// What the text would mean.
    pub meaning: String,
    /// How to write that without doubt.
    pub write: String,
}

/// What should have stood in the text.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Expected {
    /// A number of seconds.
    Seconds,
    /// A number of moves, at least one.
    Moves,
    /// `+`, `d`, `b`, `:` or the end.
    EndOfField,
    /// The end of the text.
    End,
    /// A time such as `90'`, `1h30` or `5`.
    Time,
    /// `+`, `,` or a word that says how the next number belongs.
    Connection,
    /// `move` with its number.
    MoveNumber,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Seconds => "a number of seconds",
            Expected::Moves => "a number of moves, at least 1,",
            Expected::EndOfField => "\"+\", \"d\", \"b\", \":\" or the end",
            Expected::End => "the end",
            Expected::Time => "a time such as 90', 1h30 or 5",
            Expected::Connection => "\"+\", \",\" or a word such as \"delay\"",
            Expected::MoveNumber => "\"move\" and its number",
        })
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Empty => {
                f.write_str("there is nothing to read; \"?\" stands for unknown, \"-\" for no clock")
            }
            Problem::Unexpected { found: Some(found), expected } => {
                write!(f, "\"{found}\" where {expected} should stand")
            }
            Problem::Unexpected { found: None, expected } => {
                write!(f, "the text ends where {expected} should stand")
            }
            Problem::TooLarge { number } => write!(f, "the number {number} is too large for a time control"),
            Problem::TooFine { number } => {
                write!(f, "the number {number} has more than three decimals; milliseconds are the finest")
            }
            Problem::UnknownWord { word } => {
                write!(
                    f,
                    "\"{word}\" means nothing here; write for instance 5+3, 90'/40 + 30' + 30\" or G/60 d5"
                )
            }
            Problem::RateAlone { word, rate } => {
                let example = match rate {
                    Rate::Standard => "90+30",
                    Rate::Rapid => "15+10",
                    Rate::Blitz => "5+3",
                };
                write!(
                    f,
                    "\"{word}\" names a rate of play, not a time; say the time too, for instance {word} {example}"
                )
            }
            Problem::MissingMoves => f.write_str(
                "another period follows, so this one needs its number of moves, for instance 90'/40 + 30'",
            ),
            Problem::SecondBonus => {
                f.write_str("the time for each move is given a second time; give it once")
            }
            Problem::NoPeriodBegins { from } => {
                write!(f, "no period begins with move {from}; name the first move of a period")
            }
            Problem::Ambiguous { readings } => {
                f.write_str("this can be read in several ways: ")?;
                for (index, reading) in readings.iter().enumerate() {
                    let comma = if index == 0 { "" } else { "; " };
                    write!(f, "{comma}write {} for {}", reading.write, reading.meaning)?;
                }
                Ok(())
            }
            Problem::Periods(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "time control \"{}\", column {}: {}", self.text, self.column(), self.problem)
    }
}

impl Error for TimeControlError {}

/// Periods that cannot follow each other.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum PeriodsError {
    /// There is no period at all.
    Empty,
    /// A period for all remaining moves is not the last, so that play never gets beyond it.
    NotLast {
        /// The number of the period, from 0.
        index: usize,
    },
    /// A period gives no time, neither at its start nor for each move.
    NoTime {
        /// The number of the period, from 0.
        index: usize,
    },
}

impl fmt::Display for PeriodsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PeriodsError::Empty => f.write_str("a time control needs at least one period"),
            PeriodsError::NotLast { index } => write!(
                f,
                "period {} is for all remaining moves and another follows; give it a number of moves, as in 40/5400:1800",
                index + 1
            ),
            PeriodsError::NoTime { index } => {
                write!(f, "period {} gives no time; give it at least one second or an increment", index + 1)
            }
        }
    }
}

impl Error for PeriodsError {}
