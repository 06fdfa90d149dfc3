//! The glossary is whole: both languages, links that lead somewhere, everything that the sources teach.

use std::collections::{BTreeMap, BTreeSet};
use tratto_lore::term::{self, Category, Term};
use tratto_notation::Language;

/// What the sources teach and what a coach has to name, a head word a line, by where it is taught.
const TAUGHT: &str = include_str!("taught.txt");

#[test]
fn everything_taught_is_there() {
    let words = TAUGHT.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let missing: Vec<&str> = words.clone().filter(|word| term::named(word).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(words.count() > 250);
}

#[test]
fn every_term_is_told_in_both_languages() {
    for term in term::all() {
        for text in [&term.italian, &term.english] {
            assert!(!text.word.is_empty() && text.word == text.word.trim(), "{}", term.id);
            assert!(text.word.chars().next().is_some_and(char::is_uppercase), "{}", text.word);
            let told = text.definition;
            assert!(told.ends_with('.') && told.len() > 25 && !told.contains("  "), "{}: {told}", term.id);
            assert!(told.chars().next().is_some_and(char::is_uppercase), "{}: {told}", term.id);
        }
        assert_ne!(term.italian.definition, term.english.definition, "{}", term.id);
        let sources = term.source.split(';');
        assert!(sources.clone().all(|source| source == "ours" || source.contains(':')), "{}", term.id);
    }
}

#[test]
fn a_piece_is_called_a_piece() {
    for term in term::all() {
        let words = |text: &str| -> Vec<String> {
            text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase).collect()
        };
        let english = words(term.english.definition);
        assert!(!english.iter().any(|word| word == "man" || word == "men"), "{}", term.id);
        let italian = words(term.italian.definition);
        assert!(!italian.iter().any(|word| word == "uomo" || word == "uomini"), "{}", term.id);
    }
}

#[test]
fn ids_and_spellings_are_nobody_elses() {
    let ids: BTreeSet<&str> = term::all().iter().map(|term| term.id).collect();
    assert_eq!(ids.len(), term::all().len());
    let loose = |text: &str| -> String {
        text.to_lowercase().chars().filter(|letter| !" -'’".contains(*letter)).collect()
    };
    let mut owners: BTreeMap<String, &str> = BTreeMap::new();
    for term in term::all() {
        let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        assert!(term.id.chars().all(is_plain), "{}", term.id);
        for spelling in term.spellings() {
            let owner = owners.entry(loose(spelling)).or_insert(term.id);
            assert_eq!(*owner, term.id, "{spelling}");
            for asked in [spelling.to_owned(), spelling.to_uppercase(), format!("  {spelling} ")] {
                assert_eq!(term::named(&asked).map(|term| term.id), Some(term.id), "{asked}");
            }
        }
    }
}

#[test]
fn links_lead_somewhere_and_back() {
    for term in term::all() {
        assert_eq!(term.related().count(), term.see.len(), "{}: {:?}", term.id, term.see);
        assert!(!term.see.is_empty(), "{}", term.id);
        for other in term.related() {
            assert_ne!(other.id, term.id);
            assert!(other.see.contains(&term.id), "{} names {}, and not the other way", term.id, other.id);
        }
        assert_eq!(term.see.iter().collect::<BTreeSet<_>>().len(), term.see.len(), "{}", term.id);
    }
}

#[test]
fn every_category_has_terms() {
    for category in Category::ALL {
        assert_eq!(Category::from_key(category.key()), Some(category));
        assert!(term::all().iter().any(|term| term.category == category), "{category:?}");
    }
    assert_eq!(Category::from_key("Pawn structure"), Some(Category::PawnStructure));
    assert_eq!(Category::from_key("openings"), None);
}

#[test]
fn near_misses_are_told() {
    let near = |asked: &str| term::near(asked).first().map(|term| term.id);
    for (asked, id) in [
        ("inchiodtura", "pin"),
        ("forchtta", "fork"),
        ("zugzwank", "zugzwang"),
        ("zwischen", "intermezzo"),
        ("smothered", "smothered-mate"),
        ("il pedone isolato", "isolated-pawn"),
        ("alfieri cattivo", "bad-bishop"),
    ] {
        assert_eq!(near(asked), Some(id), "{asked}");
    }
    for asked in ["", "q", "xyzzy plugh", "\u{1b}[31m", "王"] {
        assert_eq!(near(asked), None, "{asked:?}");
    }
    assert!(term::near("pedone").len() <= 6);
}

#[test]
fn a_third_language_reads_english() {
    let fork: &Term = term::named("forchetta").unwrap();
    assert_eq!(fork.text(Language::Italian).word, "Forchetta");
    assert_eq!(fork.text(Language::German), fork.text(Language::English));
    assert_eq!(Term::other(Language::Italian), Language::English);
    assert_eq!(
        (Term::other(Language::English), Term::other(Language::German)),
        (Language::Italian, Language::Italian)
    );
}

/// Definitions that were once wrong, or that the sources have wrong: what they must say, and must not.
#[test]
fn definitions_say_what_the_words_mean() {
    for (id, says, never) in [
        ("outpost", "no enemy pawn can ever", "held by a central pawn"),
        ("doubled-pawn", "same side standing on one file", "after a capture"),
        ("opposition", "distant", "one square apart"),
        ("hanging-pawns", "half-open", "cut off"),
        ("strong-square", "guarded by a pawn of one's own", "stands securely"),
        ("weak-square", "ever guard again", "no longer"),
        ("extended-centre", "sixteen", "eight"),
        ("miniature", "at most seven", "fewer"),
        ("meredith", "eight to twelve", "seven"),
        ("half-open-file", "one colour only", "one pawn"),
        ("dead-position", "no sequence of legal moves", "two knights"),
        ("relative-pin", "other than the king", "absolute"),
        ("bishop-pair", "not always", "win"),
    ] {
        let told = term::by_id(id).unwrap_or_else(|| panic!("{id}")).english.definition;
        assert!(told.contains(says) && !told.contains(never), "{id}: {told}");
    }
}
