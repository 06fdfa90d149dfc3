//! Births and deaths by day.

use super::date::Day;
use super::people::{Person, person};
use super::table::{self, Row};
use crate::term::fold::fold;
use std::sync::OnceLock;

const TABLE: &str = include_str!("../../data/anniversaries.tsv");

/// What happened.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Occasion {
    /// A birth.
    Born,
    /// A death.
    Died,
}

impl Occasion {
    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Occasion::Born => "born",
            Occasion::Died => "died",
        }
    }
}

/// A birth or a death.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Anniversary {
    /// The day.
    pub day: Day,
    /// What happened.
    pub occasion: Occasion,
    /// The year.
    pub year: u16,
    /// Whose, as the table of people has the name.
    pub name: &'static str,
    /// Remarks of the editors on the row, in English: they are not for readers.
    pub note: &'static str,
    /// Where it stands: a number of a source and a line, or `ours`.
    pub source: &'static str,
}

impl Anniversary {
    fn of(row: Row) -> Option<Anniversary> {
        let number = |column| u8::try_from(row.number(column)??).ok();
        let kind = row.text(2)?;
        Some(Anniversary {
            day: Day::new(number(0)?, number(1)?)?,
            occasion: [Occasion::Born, Occasion::Died].into_iter().find(|one| one.key() == kind)?,
            year: row.number(3)??,
            name: row.text(4)?,
            note: row.text(5)?,
            source: row.text(6)?,
        })
    }

    /// A name for programs, which does not change: `born-1936-11-09-michail-nechemjevic-tal`.
    pub fn id(&self) -> String {
        format!("{}-{:04}-{}-{}", self.occasion.key(), self.year, self.day, fold(self.name).replace(' ', "-"))
    }

    /// Whose it is.
    pub fn person(&self) -> Option<&'static Person> {
        person(self.name)
    }
}

/// All anniversaries, by day and year.
pub fn anniversaries() -> &'static [Anniversary] {
    static ANNIVERSARIES: OnceLock<Vec<Anniversary>> = OnceLock::new();
    ANNIVERSARIES.get_or_init(|| table::read(TABLE, Anniversary::of))
}

/// The anniversaries of a day.
pub fn anniversaries_on(day: Day) -> impl Iterator<Item = &'static Anniversary> {
    anniversaries().iter().filter(move |one| one.day == day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_an_anniversary() {
        assert_eq!(anniversaries().len(), table::count(TABLE));
        assert!(anniversaries().is_sorted_by_key(|one| (one.day, one.year)));
    }
}
