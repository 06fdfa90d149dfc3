//! Signs beside moves, organisations by their letters, and what is written short.

use super::table::{self, Row};
use std::sync::OnceLock;
use tratto_notation::Language;

const TABLE: &str = include_str!("../../data/abbreviations.tsv");

/// What a sign stands beside.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum SignKind {
    /// A move or a position.
    Symbol,
    /// Nothing: it is the short name of an organisation.
    Organisation,
    /// Text, above all solutions of problems.
    Text,
}

impl SignKind {
    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            SignKind::Symbol => "symbol",
            SignKind::Organisation => "organisation",
            SignKind::Text => "text",
        }
    }
}

/// A sign or abbreviation.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Sign {
    /// What it stands beside.
    pub kind: SignKind,
    /// The sign; one sign may have several rows.
    pub text: &'static str,
    /// What it means in Italian.
    pub italian: &'static str,
    /// What it means in English.
    pub english: &'static str,
    /// Its number in PGN, `$1` to `$139`.
    pub nag: Option<u16>,
    /// When an organisation was founded.
    pub founded: Option<u16>,
    /// Where it stands: a number of a source and a line, or `ours`.
    pub source: &'static str,
}

impl Sign {
    fn of(row: Row) -> Option<Sign> {
        let kind = row.text(0)?;
        let kinds = [SignKind::Symbol, SignKind::Organisation, SignKind::Text];
        Some(Sign {
            kind: kinds.into_iter().find(|one| one.key() == kind)?,
            text: row.text(1)?,
            italian: row.text(2)?,
            english: row.text(3)?,
            nag: row.number(4)?,
            founded: row.number(5)?,
            source: row.text(7)?,
        })
    }

    /// What it means in a language: Italian, or English for every other.
    pub fn meaning(&self, language: Language) -> &'static str {
        if language == Language::Italian { self.italian } else { self.english }
    }
}

/// All signs.
pub fn signs() -> &'static [Sign] {
    static SIGNS: OnceLock<Vec<Sign>> = OnceLock::new();
    SIGNS.get_or_init(|| table::read(TABLE, Sign::of))
}

/// The sign of a number in PGN.
///
/// ```
/// use tratto_lore::almanac;
/// assert_eq!(almanac::sign_of_nag(1).map(|sign| (sign.text, sign.english)), Some(("!", "good move")));
/// ```
pub fn sign_of_nag(nag: u16) -> Option<&'static Sign> {
    signs().iter().find(|sign| sign.nag == Some(nag))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_a_sign() {
        assert_eq!(signs().len(), table::count(TABLE));
    }
}
