//! Days of the year, and dates.

use std::fmt;
use std::str::FromStr;

/// A day of the year, 29 February included.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Day {
    month: u8,
    day: u8,
}

/// A day of a year.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Date {
    year: u16,
    day: Day,
}

/// A day as it is asked for: with a year or without.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum When {
    /// A day of every year.
    Yearly(Day),
    /// A day of one year.
    Once(Date),
}

/// Why a text is no date.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum DateError {
    /// It does not look like one.
    Shape {
        /// What was given.
        text: String,
    },
    /// It looks like one, and the calendar does not have it.
    NoSuchDay {
        /// What was given.
        text: String,
    },
}

impl fmt::Display for DateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DateError::Shape { text } => {
                write!(f, "{text:?} is not a date: it looks like 03-14 or 1879-03-14")
            }
            DateError::NoSuchDay { text } => write!(f, "the calendar has no {text}"),
        }
    }
}

impl std::error::Error for DateError {}

impl Day {
    /// The day of a month, each counted from 1; `None` where there is none.
    pub const fn new(month: u8, day: u8) -> Option<Day> {
        let last = match month {
            2 => 29,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        if day == 0 || day > last { None } else { Some(Day { month, day }) }
    }

    /// The month, from 1.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// All 366 days.
    pub fn all() -> impl Iterator<Item = Day> {
        (1..=12).flat_map(|month| (1..=31).filter_map(move |day| Day::new(month, day)))
    }

    pub(crate) fn read(text: &str) -> Option<Day> {
        text.parse().ok()
    }
}

impl Date {
    /// A date of the calendar we use, of the years 1 to 9999; `None` where there is none.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let Some(of_year) = Day::new(month, day) else { return None };
        let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        if year == 0 || year > 9999 || (month == 2 && day == 29 && !is_leap) {
            return None;
        }
        Some(Date { year, day: of_year })
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The day of the year.
    pub const fn day(self) -> Day {
        self.day
    }
}

impl When {
    /// The day.
    pub const fn day(self) -> Day {
        match self {
            When::Yearly(day) => day,
            When::Once(date) => date.day,
        }
    }

    /// The year, if one is given.
    pub const fn year(self) -> Option<u16> {
        match self {
            When::Yearly(_) => None,
            When::Once(date) => Some(date.year),
        }
    }
}

/// The parts of a text between hyphens, each of as many digits as it should have.
fn parts<const N: usize>(text: &str, digits: [usize; N]) -> Option<[u16; N]> {
    let mut parts = text.split('-');
    let mut read = [0; N];
    for (part, digits) in read.iter_mut().zip(digits) {
        let text = parts.next()?;
        if text.len() != digits || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        *part = text.parse().ok()?;
    }
    parts.next().is_none().then_some(read)
}

/// A number that a calendar can hold.
fn small(number: u16) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

impl FromStr for Day {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Day, DateError> {
        let shape = || DateError::Shape { text: text.to_owned() };
        let [month, day] = parts(text, [2, 2]).ok_or_else(shape)?;
        Day::new(small(month), small(day)).ok_or_else(|| DateError::NoSuchDay { text: text.to_owned() })
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let shape = || DateError::Shape { text: text.to_owned() };
        let [year, month, day] = parts(text, [4, 2, 2]).ok_or_else(shape)?;
        let date = Date::new(year, small(month), small(day));
        date.ok_or_else(|| DateError::NoSuchDay { text: text.to_owned() })
    }
}

impl FromStr for When {
    type Err = DateError;

    fn from_str(text: &str) -> Result<When, DateError> {
        match text.parse() {
            Ok(day) => Ok(When::Yearly(day)),
            Err(DateError::NoSuchDay { text }) => Err(DateError::NoSuchDay { text }),
            Err(_) => text.parse().map(When::Once),
        }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}-{:02}", self.month, self.day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{}", self.year, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_and_written() {
        for text in ["01-01", "02-29", "12-31"] {
            assert_eq!(text.parse::<Day>().map(|day| day.to_string()).as_deref(), Ok(text));
        }
        for text in ["1879-03-14", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"] {
            assert_eq!(text.parse::<Date>().map(|date| date.to_string()).as_deref(), Ok(text));
        }
        for text in ["02-30", "04-31", "13-01", "00-10", "10-00", "2023-02-29", "1900-02-29", "0000-01-01"] {
            assert_eq!(text.parse::<When>(), Err(DateError::NoSuchDay { text: text.to_owned() }), "{text}");
        }
        for text in
            ["", "-", "3-14", "03-14-1879", "1879-3-14", "03/14", "٠٣-١٤", "+3-14", "1879-03-14-", "today"]
        {
            assert_eq!(text.parse::<When>(), Err(DateError::Shape { text: text.to_owned() }), "{text}");
        }
        assert_eq!(Day::all().count(), 366);
        assert!(Day::all().is_sorted());
        let when: When = "1879-03-14".parse().unwrap();
        assert_eq!((when.year(), when.day().month(), when.day().day()), (Some(1879), 3, 14));
    }
}
