//! Articles, and on what evidence an article of an edition is known.

use super::Edition;
use std::fmt;

/// How the wording of an article is known to this project.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Evidence {
    /// Read in the text of that edition, or in a direct quotation of it.
    Read,
    /// Not read in that edition, but in one beside it, and known not to have changed between them: the text before and the text after
    /// say the same, or the list of what was changed does not name it.
    Inferred,
    /// Not in the Laws: guidance of the FIDE Arbiters' Manual or of the FIDE conference of 14 June 2017.
    Manual,
    /// From general knowledge; no text of that edition was found. A ruling that rests on it says so.
    Unverified,
}

/// An article of an edition of the Laws: the number as that edition prints it.
///
/// ```
/// use tratto_laws::{Edition, Rule};
/// let articles = Edition::Laws2009.articles(Rule::Checkmate);
/// assert_eq!(articles[0].to_string(), "5.1a");
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Article {
    edition: Edition,
    number: &'static str,
    evidence: Evidence,
}

impl Article {
    /// Reads one entry of the table: the number, and at its end `?` for unverified, `~` for inferred, `!` for the manual.
    pub(super) fn from_cell(edition: Edition, entry: &'static str) -> Article {
        let marks = [('?', Evidence::Unverified), ('~', Evidence::Inferred), ('!', Evidence::Manual)];
        let marked =
            marks.into_iter().find_map(|(mark, evidence)| Some((entry.strip_suffix(mark)?, evidence)));
        let (number, evidence) = marked.unwrap_or((entry, Evidence::Read));
        Article { edition, number, evidence }
    }

    /// The edition it belongs to.
    pub fn edition(self) -> Edition {
        self.edition
    }

    /// The number, such as `9.2.1` or `7.4(b)`.
    pub fn number(self) -> &'static str {
        self.number
    }

    /// How it is known.
    pub fn evidence(self) -> Evidence {
        self.evidence
    }

    /// Whether no text of the edition was found for it.
    pub fn is_unverified(self) -> bool {
        self.evidence == Evidence::Unverified
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number)
    }
}
