//! The glossary: what players call things, in Italian and in English, and what they mean by it.
//!
//! A term is found by any of its spellings in either language. Both languages stand side by side in one table, since a glossary is data; a
//! third language gets the English entry.
//!
//! ```
//! use tratto_lore::term::{self, Category};
//! use tratto_notation::Language;
//!
//! let pin = term::named("INCHIODATURA").expect("it is there");
//! assert_eq!(pin.text(Language::English).word, "Pin");
//! assert_eq!(pin.category, Category::Tactics);
//! assert_eq!(term::near("inchiodtura").first().copied(), Some(pin));
//! ```

pub(crate) mod fold;
pub(crate) mod near;
mod themes;

use crate::almanac::table::{self, Row};
pub use fold::fold;
use std::collections::BTreeMap;
use std::sync::OnceLock;
pub use themes::of_theme;
use tratto_notation::Language;

const TABLE: &str = include_str!("../../data/glossary.tsv");

/// With so many near misses nobody is helped by more.
const SUGGESTIONS: usize = 6;

/// What a term belongs to.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Category {
    /// The board, the pieces and how they move.
    Rules,
    /// The first phase of a game.
    Opening,
    /// Plans, advantages, squares and files.
    Strategy,
    /// What pawns look like together.
    PawnStructure,
    /// Motifs, combinations and mates.
    Tactics,
    /// The last phase of a game.
    Endgame,
    /// Composed problems and studies.
    Problem,
    /// How games and positions are written.
    Notation,
    /// Clocks and rates of play.
    Clock,
    /// Tournaments, titles, officials.
    Organisation,
    /// Learning and practising.
    Training,
    /// Where the game comes from.
    History,
}

impl Category {
    /// All, in the order in which they are listed.
    pub const ALL: [Category; 12] = [
        Category::Rules,
        Category::Opening,
        Category::Strategy,
        Category::PawnStructure,
        Category::Tactics,
        Category::Endgame,
        Category::Problem,
        Category::Notation,
        Category::Clock,
        Category::Organisation,
        Category::Training,
        Category::History,
    ];

    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Category::Rules => "rules",
            Category::Opening => "opening",
            Category::Strategy => "strategy",
            Category::PawnStructure => "pawn-structure",
            Category::Tactics => "tactics",
            Category::Endgame => "endgame",
            Category::Problem => "problem",
            Category::Notation => "notation",
            Category::Clock => "clock",
            Category::Organisation => "organisation",
            Category::Training => "training",
            Category::History => "history",
        }
    }

    /// The category of that name in data; a blank is as good as the hyphen.
    pub fn from_key(key: &str) -> Option<Category> {
        let key = fold(key);
        Category::ALL.into_iter().find(|category| fold(category.key()) == key)
    }
}

/// A term in one language.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Text {
    /// The head word.
    pub word: &'static str,
    /// Other spellings and words for the same.
    pub aliases: Vec<&'static str>,
    /// What it means, in one or two sentences.
    pub definition: &'static str,
}

/// An entry of the glossary.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Term {
    /// Its name for programs, which does not change.
    pub id: &'static str,
    /// The entry in Italian.
    pub italian: Text,
    /// The entry in English.
    pub english: Text,
    /// What it belongs to.
    pub category: Category,
    /// The ids of related terms; each of them names this one, too.
    pub see: Vec<&'static str>,
    /// Where it is taught: a number of a source and a line, or `ours`.
    pub source: &'static str,
}

impl Term {
    fn of(row: Row) -> Option<Term> {
        let text = |word, aliases, definition| {
            Some(Text {
                word: row.text(word)?,
                aliases: row.list(aliases)?,
                definition: row.text(definition)?,
            })
        };
        Some(Term {
            id: row.text(0)?,
            italian: text(1, 3, 5)?,
            english: text(2, 4, 6)?,
            category: Category::from_key(row.text(7)?)?,
            see: row.list(8)?,
            source: row.text(9)?,
        })
    }

    /// The entry in a language: Italian, or English for every other.
    pub fn text(&self, language: Language) -> &Text {
        if language == Language::Italian { &self.italian } else { &self.english }
    }

    /// The language that is of use beside this one: English beside Italian, Italian beside every other.
    pub fn other(language: Language) -> Language {
        if language == Language::Italian { Language::English } else { Language::Italian }
    }

    /// The related terms.
    pub fn related(&self) -> impl Iterator<Item = &'static Term> {
        self.see.iter().filter_map(|id| by_id(id))
    }

    /// Every spelling of either language, and the id.
    pub fn spellings(&self) -> impl Iterator<Item = &'static str> {
        let both = [&self.italian, &self.english];
        let words = both.into_iter().flat_map(|text| [text.word].into_iter().chain(text.aliases.clone()));
        words.chain([self.id])
    }
}

/// The glossary, made ready for looking up.
struct Glossary {
    terms: Vec<Term>,
    /// The folded spellings of each term.
    spellings: Vec<Vec<String>>,
    by_spelling: BTreeMap<String, usize>,
    by_id: BTreeMap<&'static str, usize>,
}

fn glossary() -> &'static Glossary {
    static GLOSSARY: OnceLock<Glossary> = OnceLock::new();
    GLOSSARY.get_or_init(|| {
        let terms = table::read(TABLE, Term::of);
        let spellings: Vec<Vec<String>> =
            terms.iter().map(|term| term.spellings().map(fold).collect()).collect();
        let pairs = |(place, names): (usize, &Vec<String>)| -> Vec<(String, usize)> {
            names.iter().map(|name| (name.clone(), place)).collect()
        };
        let by_spelling = spellings.iter().enumerate().flat_map(pairs).collect();
        let by_id = terms.iter().enumerate().map(|(place, term)| (term.id, place)).collect();
        Glossary { terms, spellings, by_spelling, by_id }
    })
}

/// All terms, by their Italian head words.
pub fn all() -> &'static [Term] {
    &glossary().terms
}

/// The term with this id.
pub fn by_id(id: &str) -> Option<&'static Term> {
    let glossary = glossary();
    glossary.by_id.get(id).and_then(|place| glossary.terms.get(*place))
}

/// The term that is spelt so in Italian or in English; capitals, accents, hyphens and apostrophes make no difference.
pub fn named(spelling: &str) -> Option<&'static Term> {
    let glossary = glossary();
    glossary.by_spelling.get(&fold(spelling)).and_then(|place| glossary.terms.get(*place))
}

/// Terms that may have been meant, the likeliest first: they begin so, have words that begin so, or differ in a few letters.
pub fn near(spelling: &str) -> Vec<&'static Term> {
    let glossary = glossary();
    let things = glossary.terms.iter().zip(glossary.spellings.iter().map(Vec::as_slice));
    near::nearest(&fold(spelling), things, SUGGESTIONS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_a_term() {
        assert_eq!(all().len(), table::count(TABLE));
        assert!(all().len() > 300);
        assert!(all().is_sorted_by_key(|term| fold(term.italian.word)), "by the Italian word");
    }
}
