//! The words around the glossary. Its definitions stand in its own table, in Italian and in English.

use crate::{Words, say};
use tratto_lore::term::{Category, Term, Text};

impl Words {
    /// A term in the language of the reader; in English where that is neither Italian nor English.
    pub fn term<'a>(&self, term: &'a Term) -> &'a Text {
        term.text(self.lang().letters())
    }

    /// A term in the language that is of use beside the reader's own: English to Italians, Italian to all others.
    pub fn term_beside<'a>(&self, term: &'a Term) -> &'a Text {
        term.text(Term::other(self.lang().letters()))
    }

    /// The name of a category of terms.
    pub fn term_category(&self, category: Category) -> String {
        match category {
            Category::Rules => say!(self, "term-category-rules"),
            Category::Opening => say!(self, "term-category-opening"),
            Category::Strategy => say!(self, "term-category-strategy"),
            Category::PawnStructure => say!(self, "term-category-pawn-structure"),
            Category::Tactics => say!(self, "term-category-tactics"),
            Category::Endgame => say!(self, "term-category-endgame"),
            Category::Problem => say!(self, "term-category-problem"),
            Category::Notation => say!(self, "term-category-notation"),
            Category::Clock => say!(self, "term-category-clock"),
            Category::Organisation => say!(self, "term-category-organisation"),
            Category::Training => say!(self, "term-category-training"),
            Category::History => say!(self, "term-category-history"),
        }
    }

    /// Terms of which one may have been meant: “pin”, “pawn” or “pawn chain”.
    pub fn terms_or(&self, terms: &[&Term]) -> String {
        let quoted = |term: &&Term| say!(self, "term-quoted", word = self.term(term).word);
        self.list_or(&terms.iter().map(quoted).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Words};
    use tratto_lore::term;

    #[test]
    fn a_term_is_told_in_the_readers_language_with_the_other_beside_it() {
        let fork = term::named("fork").unwrap();
        for (lang, word, beside) in [(Lang::IT, "Forchetta", "Fork"), (Lang::EN, "Fork", "Forchetta")] {
            let words = Words::of(lang);
            assert_eq!((words.term(fork).word, words.term_beside(fork).word), (word, beside));
        }
        let near = [fork, term::named("pin").unwrap()];
        assert_eq!(Words::of(Lang::IT).terms_or(&near), "«Forchetta» o «Inchiodatura»");
        assert_eq!(Words::of(Lang::EN).terms_or(&near), "“Fork” or “Pin”");
    }
}
