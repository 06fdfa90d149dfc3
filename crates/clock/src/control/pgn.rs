//! The syntax of PGN's `TimeControl` tag (section 9.6.1 of the standard), read and written.

use std::fmt::{self, Write as _};
use std::num::NonZeroU32;
use std::str::FromStr;

use super::{Bonus, Expected, Period, Periods, PeriodsError, Problem, TimeControl, TimeControlError};
use crate::time::Millis;

impl TimeControl {
    /// Reads the value of a PGN `TimeControl` tag. Numbers are seconds, always: `90+30` is a minute and a half, even
    /// where the writer meant minutes. [`TimeControl::read`] is for what people write.
    ///
    /// ```
    /// use tratto_clock::{Bonus, Millis, TimeControl};
    /// let control = TimeControl::from_pgn("40/7200d5:3600d5")?;
    /// let last = control.periods().expect("two periods").last();
    /// assert_eq!((last.time(), last.bonus()), (Millis::from_minutes(60), Bonus::Delay(Millis::from_secs(5))));
    /// # Ok::<(), tratto_clock::TimeControlError>(())
    /// ```
    ///
    #[doc = include_str!("pgn.md")]
    pub fn from_pgn(text: &str) -> Result<TimeControl, TimeControlError> {
        Reader { text, at: 0 }.read()
    }

    /// Writes the value of a PGN `TimeControl` tag, so that [`TimeControl::from_pgn`] reads the same control back.
    ///
    /// ```
    /// use tratto_clock::TimeControl;
    /// let control = TimeControl::read("G/60 d5")?.control;
    /// assert_eq!(control.to_pgn(), "3600d5");
    /// # Ok::<(), tratto_clock::TimeControlError>(())
    /// ```
    pub fn to_pgn(&self) -> String {
        self.to_string()
    }
}

/// As [`TimeControl::from_pgn`].
impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        TimeControl::from_pgn(text)
    }
}

#[cfg(feature = "serde")]
tratto_board::serialize_as_text! {
    TimeControl, "a time control as PGN writes it, such as 300+3";
}

/// As [`TimeControl::to_pgn`].
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unknown => f.write_char('?'),
            TimeControl::Untimed => f.write_char('-'),
            TimeControl::Hourglass(time) => write!(f, "*{}", Seconds(*time)),
            TimeControl::Periods(periods) => {
                for (index, period) in periods.as_slice().iter().enumerate() {
                    if index > 0 {
                        f.write_char(':')?;
                    }
                    write_period(f, *period)?;
                }
                Ok(())
            }
        }
    }
}

fn write_period(f: &mut fmt::Formatter<'_>, period: Period) -> fmt::Result {
    if let Some(moves) = period.moves() {
        write!(f, "{moves}/")?;
    }
    write!(f, "{}", Seconds(period.time()))?;
    match period.bonus() {
        Bonus::None => Ok(()),
        Bonus::Increment(time) => write!(f, "+{}", Seconds(time)),
        Bonus::Delay(time) => write!(f, "d{}", Seconds(time)),
        Bonus::Bronstein(time) => write!(f, "b{}", Seconds(time)),
    }
}

/// A time as a number of seconds, with decimals only where needed: `5400`, `0.5`.
pub(super) struct Seconds(pub(super) Millis);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, thousandths) = (self.0.get() / 1_000, self.0.get() % 1_000);
        write!(f, "{whole}")?;
        if thousandths > 0 {
            write!(f, ".{}", format!("{thousandths:03}").trim_end_matches('0'))?;
        }
        Ok(())
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn read(mut self) -> Result<TimeControl, TimeControlError> {
        match self.text {
            "" => return Err(self.error_at(0, Problem::Empty)),
            "?" => return Ok(TimeControl::Unknown),
            "-" => return Ok(TimeControl::Untimed),
            _ => {}
        }
        let control = if self.skip('*') { self.hourglass()? } else { TimeControl::Periods(self.periods()?) };
        match self.peek() {
            None => Ok(control),
            Some(_) => Err(self.unexpected(Expected::End)),
        }
    }

    fn hourglass(&mut self) -> Result<TimeControl, TimeControlError> {
        let start = self.at;
        match self.seconds()? {
            Millis::ZERO => Err(self.error_at(start, Problem::Periods(PeriodsError::NoTime { index: 0 }))),
            time => Ok(TimeControl::Hourglass(time)),
        }
    }

    fn periods(&mut self) -> Result<Periods, TimeControlError> {
        let mut starts = vec![self.at];
        let mut periods = vec![self.period()?];
        while self.skip(':') {
            starts.push(self.at);
            periods.push(self.period()?);
        }
        if self.peek().is_some() {
            return Err(self.unexpected(Expected::EndOfField));
        }
        Periods::new(periods).map_err(|error| {
            let at = match error {
                PeriodsError::NotLast { index } | PeriodsError::NoTime { index } => starts[index],
                PeriodsError::Empty => 0,
            };
            self.error_at(at, Problem::Periods(error))
        })
    }

    fn period(&mut self) -> Result<Period, TimeControlError> {
        let start = self.at;
        let first = self.seconds()?;
        let period = if self.peek() == Some('/') {
            let moves = self.moves(start)?;
            self.skip('/');
            Period::for_moves(moves, self.seconds()?)
        } else {
            Period::to_the_end(first)
        };
        let bonus = match self.peek() {
            Some('+') => Bonus::Increment,
            Some('d' | 'D' | 's' | 'S') => Bonus::Delay,
            Some('b' | 'B') => Bonus::Bronstein,
            _ => return Ok(period),
        };
        self.at += 1;
        Ok(period.with_bonus(bonus(self.seconds()?)))
    }

    /// The number from `start` to here, as a number of moves.
    fn moves(&self, start: usize) -> Result<NonZeroU32, TimeControlError> {
        let number = &self.text[start..self.at];
        if let Ok(moves) = number.parse() {
            return Ok(moves);
        }
        let is_whole = number.bytes().all(|b| b.is_ascii_digit());
        let problem = if is_whole && number.bytes().any(|b| b != b'0') {
            Problem::TooLarge { number: number.to_owned() }
        } else {
            Problem::Unexpected { found: Some(number.to_owned()), expected: Expected::Moves }
        };
        Err(self.error_at(start, problem))
    }

    fn seconds(&mut self) -> Result<Millis, TimeControlError> {
        let start = self.at;
        let number = decimal(&self.text[start..]);
        if number.is_empty() {
            return Err(self.unexpected(Expected::Seconds));
        }
        self.at += number.len();
        thousandths(number).map(Millis::from_millis).map_err(|problem| self.error_at(start, problem))
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn unexpected(&self, expected: Expected) -> TimeControlError {
        let found = self.peek().map(String::from);
        self.error_at(self.at, Problem::Unexpected { found, expected })
    }

    fn error_at(&self, at: usize, problem: Problem) -> TimeControlError {
        TimeControlError::new(self.text, at, problem)
    }
}

/// The decimal number that a text begins with, or the empty text: digits, and a point with digits after it.
pub(super) fn decimal(text: &str) -> &str {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(text);
    if whole == 0 {
        return "";
    }
    match text[whole..].strip_prefix('.').map(digits) {
        Some(fraction) if fraction > 0 => &text[..whole + 1 + fraction],
        _ => &text[..whole],
    }
}

/// A [`decimal`] number as thousandths, no more than [`Millis::MAX`] of them.
pub(super) fn thousandths(number: &str) -> Result<u64, Problem> {
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let fraction = fraction.trim_end_matches('0');
    if fraction.len() > 3 {
        return Err(Problem::TooFine { number: number.to_owned() });
    }
    let too_large = || Problem::TooLarge { number: number.to_owned() };
    let whole: u64 = whole.parse().map_err(|_| too_large())?;
    let fraction: u64 = format!("{fraction:0<3}").parse().expect("three digits are a number");
    whole
        .checked_mul(1_000)
        .and_then(|whole| whole.checked_add(fraction))
        .filter(|&sum| sum <= Millis::MAX.get())
        .ok_or_else(too_large)
}

#[cfg(test)]
mod tests;
