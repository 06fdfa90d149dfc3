//! Categories and titles of players.

use super::table::{self, Row};
use std::sync::OnceLock;
use tratto_notation::Language;

const TABLE: &str = include_str!("../../data/categories.tsv");

/// Who awards a category or title.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Awarder {
    /// The Italian federation.
    Fsi,
    /// The world federation.
    Fide,
}

impl Awarder {
    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Awarder::Fsi => "FSI",
            Awarder::Fide => "FIDE",
        }
    }
}

/// A category or title.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Title {
    /// Who awards it.
    pub by: Awarder,
    /// Its letters, such as `CM`; empty where it has none.
    pub code: &'static str,
    /// Its name in Italian.
    pub italian: &'static str,
    /// Its name in English.
    pub english: &'static str,
    /// The lowest rating for it, where the sources give one.
    pub rating: Option<u16>,
    /// Where it stands: a number of a source and a line.
    pub source: &'static str,
}

impl Title {
    fn of(row: Row) -> Option<Title> {
        let system = row.text(0)?;
        Some(Title {
            by: [Awarder::Fsi, Awarder::Fide].into_iter().find(|by| by.key() == system)?,
            code: row.text(2)?,
            italian: row.text(3)?,
            english: row.text(4)?,
            rating: row.number(5)?,
            source: row.text(7)?,
        })
    }

    /// The name in a language: Italian, or English for every other.
    pub fn name(&self, language: Language) -> &'static str {
        if language == Language::Italian { self.italian } else { self.english }
    }
}

/// All categories and titles, the lowest of each system first.
pub fn titles() -> &'static [Title] {
    static TITLES: OnceLock<Vec<Title>> = OnceLock::new();
    TITLES.get_or_init(|| table::read(TABLE, Title::of))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_a_title() {
        assert_eq!(titles().len(), table::count(TABLE));
    }
}
