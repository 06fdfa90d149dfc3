//! Which edition governs a game of a given day.

use super::Edition;
use std::fmt;
use std::str::FromStr;

/// A day of the calendar.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

const MONTH_DAYS: [u8; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

impl Date {
    /// The day, if the calendar has it.
    ///
    /// ```
    /// use tratto_laws::Date;
    /// assert!(Date::new(2024, 2, 29).is_some());
    /// assert!(Date::new(2023, 2, 29).is_none());
    /// ```
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let days = *MONTH_DAYS.get(usize::from(month).checked_sub(1)?)?;
        let days = days + u8::from(month == 2 && is_leap(year));
        (1..=days).contains(&day).then_some(Date { year, month, day })
    }

    pub(super) const fn of(year: u16, month: u8, day: u8) -> Date {
        Date { year, month, day }
    }

    /// The year.
    pub fn year(self) -> u16 {
        self.year
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The text is no day of the calendar written `2017-06-30` or `2017.06.30`.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ParseDateError {
    /// What was read.
    pub text: String,
}

impl fmt::Display for ParseDateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no day of the calendar: write it as 2017-06-30", self.text)
    }
}

impl std::error::Error for ParseDateError {}

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Date, ParseDateError> {
        let mut parts = text.split(['-', '.']);
        let mut next = || parts.next();
        let date = (|| {
            let date = Date::new(next()?.parse().ok()?, next()?.parse().ok()?, next()?.parse().ok()?)?;
            next().is_none().then_some(date)
        })();
        date.ok_or_else(|| ParseDateError { text: text.to_owned() })
    }
}

/// The edition for a day, and whether it really was in force.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct InForce {
    /// The edition.
    pub edition: Edition,
    /// Whether it was the one in force, or only the nearest at hand.
    pub standing: Standing,
}

/// Whether an edition was in force on a day.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Standing {
    /// It was.
    InForce,
    /// The day is before the oldest edition at hand, which stands in.
    TooEarly,
}

impl Edition {
    /// The edition for a game that **started** on a day. A game keeps its edition to the end, adjournments included.
    ///
    /// ```
    /// use tratto_laws::{Date, Edition, Standing};
    /// let day = Date::new(2017, 6, 30).unwrap();
    /// assert_eq!(Edition::on(day).edition, Edition::Laws2014);
    /// let early = Edition::on(Date::new(1986, 11, 8).unwrap());
    /// assert_eq!((early.edition, early.standing), (Edition::Laws1997, Standing::TooEarly));
    /// ```
    pub fn on(day: Date) -> InForce {
        match Edition::ALL.into_iter().rfind(|edition| edition.first_day() <= day) {
            Some(edition) => InForce { edition, standing: Standing::InForce },
            None => InForce { edition: Edition::ALL[0], standing: Standing::TooEarly },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(text: &str) -> (u16, Standing) {
        let InForce { edition, standing } = Edition::on(text.parse().unwrap());
        (edition.year(), standing)
    }

    #[test]
    fn a_day_chooses_its_edition() {
        assert_eq!(on("1997-07-01"), (1997, Standing::InForce));
        assert_eq!(on("1999-10-10"), (1997, Standing::InForce));
        assert_eq!(on("2001-06-30"), (1997, Standing::InForce));
        assert_eq!(on("2001-07-01"), (2001, Standing::InForce));
        assert_eq!(on("2005-06-30"), (2001, Standing::InForce));
        assert_eq!(on("2005-07-01"), (2005, Standing::InForce));
        assert_eq!(on("2007-05-12"), (2005, Standing::InForce));
        assert_eq!(on("2009-06-30"), (2005, Standing::InForce));
        assert_eq!(on("2009-07-01"), (2009, Standing::InForce));
        assert_eq!(on("2014-06-30"), (2009, Standing::InForce));
        assert_eq!(on("2017-06-30"), (2014, Standing::InForce));
        assert_eq!(on("2017-07-01"), (2017, Standing::InForce));
        assert_eq!(on("2017-12-31"), (2017, Standing::InForce));
        assert_eq!(on("2018.01.01"), (2018, Standing::InForce));
        assert_eq!(on("2022-12-31"), (2018, Standing::InForce));
        assert_eq!(on("2031-01-01"), (2023, Standing::InForce));
    }

    #[test]
    fn a_day_before_the_oldest_edition_gets_that_one() {
        assert_eq!(on("1997-06-30"), (1997, Standing::TooEarly));
        assert_eq!(on("1886-01-11"), (1997, Standing::TooEarly));
    }

    #[test]
    fn only_days_of_the_calendar_are_read() {
        assert_eq!("2017-06-30".parse(), Ok(Date::of(2017, 6, 30)));
        assert_eq!("2017.06.30".parse(), Ok(Date::of(2017, 6, 30)));
        assert_eq!("2000-02-29".parse(), Ok(Date::of(2000, 2, 29)));
        for text in [
            "1900-02-29",
            "2023-02-29",
            "2017-06",
            "2017-06-31",
            "2017-13-01",
            "2017-00-10",
            "2017-06-30-01",
            "",
            "x",
        ] {
            assert_eq!(text.parse::<Date>(), Err(ParseDateError { text: text.to_owned() }));
        }
    }
}
