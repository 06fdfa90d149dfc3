//! Names by position: whatever the order of moves, the last named position on the way gives the name.

use std::collections::HashMap;
use std::sync::OnceLock;
use tratto_board::{IllegalMove, Move, Position};
use tratto_notation::San;

/// Where the positions and names are written.
const TABLE: &str = include_str!("../../data/openings.tsv");
/// Words for the parts of names.
const WORDS: &str = include_str!("../../data/openings-words.tsv");

/// A named opening or variation.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Opening {
    /// The code of the position in the *Encyclopaedia of Chess Openings*.
    pub eco: &'static str,
    /// The English name: the family, then the variations after a colon and commas.
    pub english: &'static str,
    /// The Italian name; a part that has none stays as it is in English.
    pub italian: String,
    /// Other names in Italian.
    pub italian_aliases: Vec<&'static str>,
    /// The moves by which it is usually reached.
    pub moves: Vec<Move>,
    /// The position that has the name.
    pub position: Position,
}

impl Opening {
    /// The English name of the family: what stands before the variations.
    pub fn family(&self) -> &'static str {
        self.english.split(':').next().unwrap_or(self.english)
    }
}

/// The opening of a game, and how far it reaches.
#[derive(Copy, Clone, Debug)]
pub struct Named {
    /// The last named position on the way.
    pub opening: &'static Opening,
    /// How many half-moves lead to it.
    pub half_moves: usize,
}

struct Book {
    openings: Vec<Opening>,
    /// By the hash of the position.
    places: HashMap<u64, usize>,
}

fn book() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| {
        let openings: Vec<Opening> = rows(TABLE).filter_map(opening).collect();
        let places = openings.iter().enumerate().map(|(at, opening)| (opening.position.hash(), at)).collect();
        Book { openings, places }
    })
}

/// The rows of a table, split into their fields; comments and the header are left out.
fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| line.split('\t').collect())
}

/// A row with moves. One that does not read is left out; a test reads them all.
fn opening(row: Vec<&'static str>) -> Option<Opening> {
    let &[eco, english, _, aliases, line] = row.as_slice() else { return None };
    let mut position = Position::initial();
    let mut moves = Vec::new();
    for text in line.split_whitespace() {
        let m = San::read(&position, text).ok()?;
        position.play_unchecked(m);
        moves.push(m);
    }
    let italian_aliases = aliases.split("; ").filter(|alias| !alias.is_empty()).collect();
    let is_named = !moves.is_empty();
    is_named.then(|| Opening { eco, english, italian: italian(english), italian_aliases, moves, position })
}

/// All that are known, by code.
pub fn openings() -> &'static [Opening] {
    &book().openings
}

/// The opening named by this very position, if there is one. It does not matter by what moves it came about.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::opening::named;
/// let position = Position::from_fen("rnbqkb1r/pppppppp/5n2/8/2P5/5N2/PP1PPPPP/RNBQKB1R b KQkq - 2 2")?;
/// assert_eq!(named(&position).unwrap().family(), "English Opening");
/// # Ok::<(), tratto_board::FenError>(())
/// ```
pub fn named(position: &Position) -> Option<&'static Opening> {
    let book = book();
    let opening = &book.openings[*book.places.get(&position.hash())?];
    opening.position.same_position(position).then_some(opening)
}

/// The opening of a game: the last named position on its way.
///
/// ```
/// use tratto_board::Position;
/// use tratto_lore::opening::classify;
/// use tratto_notation::San;
/// let start = Position::initial();
/// let (mut position, mut moves) = (start, Vec::new());
/// for text in "c4 c6 d4 d5".split(' ') {
///     let m = San::read(&position, text)?;
///     moves.push(m);
///     position.play_unchecked(m);
/// }
/// let found = classify(&start, &moves)?.unwrap();
/// assert_eq!(found.opening.italian, "Difesa slava");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn classify(start: &Position, moves: &[Move]) -> Result<Option<Named>, IllegalMove> {
    let mut position = *start;
    let mut found = named(start).map(|opening| Named { opening, half_moves: 0 });
    for (half_moves, &m) in (1..).zip(moves) {
        position = position.play(m)?;
        if let Some(opening) = named(&position) {
            found = Some(Named { opening, half_moves });
        }
    }
    Ok(found)
}

/// What a word table holds.
#[derive(Default)]
struct Words {
    /// Whole names that are known in Italian, from the table of openings.
    names: HashMap<&'static str, &'static str>,
    /// Whole parts of names.
    parts: HashMap<&'static str, &'static str>,
    /// Nouns, by which a part ends in English and begins in Italian.
    nouns: Vec<(&'static str, &'static str)>,
    /// The feminine among the Italian nouns, and what else a name may begin with and be feminine.
    feminine: Vec<&'static str>,
    /// What is added at the end and agrees with the noun: masculine, feminine.
    endings: Vec<(&'static str, &'static str, &'static str)>,
    /// Proper names, which do not change but for how they are spelt.
    people: HashMap<&'static str, &'static str>,
}

fn words() -> &'static Words {
    static FOUND: OnceLock<Words> = OnceLock::new();
    FOUND.get_or_init(|| {
        let mut words = Words::default();
        for row in rows(TABLE) {
            if let [_, english, italian, ..] = *row.as_slice()
                && !italian.is_empty()
            {
                words.names.entry(english).or_insert(italian);
            }
        }
        for row in rows(WORDS) {
            match *row.as_slice() {
                ["part", english, italian, ..] => {
                    words.parts.insert(english, italian);
                }
                ["masculine", english, italian, ..] => words.nouns.push((english, italian)),
                ["feminine", english, italian, ..] => {
                    words.feminine.push(italian);
                    words.nouns.push((english, italian));
                }
                ["ending", english, masculine, feminine] => {
                    words.endings.push((english, masculine, feminine))
                }
                ["person", english, italian, ..] => {
                    let spelt = if italian.is_empty() { english } else { italian };
                    words.people.insert(english, spelt);
                }
                _ => {}
            }
        }
        words.nouns.retain(|(english, _)| !english.is_empty());
        // The longest first: a countergambit is no gambit.
        words.nouns.sort_by_key(|(english, _)| std::cmp::Reverse(english.len()));
        words
    })
}

/// An English name of an opening in Italian: the longest beginning that has an Italian name, and after it each part by the words for
/// parts. A part of which some word has no Italian stays English as a whole, so that no name is half of each.
///
/// ```
/// use tratto_lore::opening::italian;
/// assert_eq!(italian("Ruy Lopez"), "Partita spagnola");
/// assert_eq!(italian("Benko Gambit Accepted"), "Gambetto Benko accettato");
/// assert_eq!(
///     italian("Sicilian Defense: Najdorf Variation, Poisoned Pawn Variation"),
///     "Siciliana, variante Najdorf, variante del pedone avvelenato"
/// );
/// assert_eq!(italian("Ruy Lopez: Noah's Ark Trap"), "Partita spagnola, Noah's Ark Trap");
/// ```
pub fn italian(english: &str) -> String {
    // Every end of a part, the whole name first.
    let mut cuts: Vec<usize> = english.match_indices([':', ',']).map(|(at, _)| at).collect();
    cuts.push(english.len());
    for &cut in cuts.iter().rev() {
        let Some(known) = beginning(&english[..cut]) else { continue };
        let rest = english[cut..].split([':', ',']).map(str::trim).filter(|part| !part.is_empty());
        return rest.fold(known, |name, part| name + ", " + &italian_part(part));
    }
    english.to_owned()
}

/// A beginning of a name that is known in Italian, or would be but for a word like *Accepted* at its end.
fn beginning(english: &str) -> Option<String> {
    let words = words();
    if let Some(&known) = words.names.get(english) {
        return Some(known.to_owned());
    }
    words.endings.iter().find_map(|&(ending, masculine, feminine)| {
        let noun = *words.names.get(english.strip_suffix(ending)?.trim_end())?;
        let first = noun.split(' ').next()?.to_lowercase();
        let is_noun = words.nouns.iter().any(|&(_, italian)| italian == first);
        let is_feminine = words.feminine.contains(&first.as_str());
        is_noun.then(|| format!("{noun} {}", if is_feminine { feminine } else { masculine }))
    })
}

/// One part of a name, in Italian if all of it can be.
fn italian_part(part: &str) -> String {
    let words = words();
    if let Some(&known) = words.parts.get(part) {
        return known.to_owned();
    }
    let made = words.nouns.iter().find_map(|&(english, italian)| {
        let whose = part.strip_suffix(english)?.strip_suffix(' ')?;
        let spelt: Option<Vec<String>> = whose.split(' ').map(person).collect();
        Some(format!("{italian} {}", spelt?.join(" ")))
    });
    made.or_else(|| person(part)).unwrap_or_else(|| part.to_owned())
}

/// A proper name, or several joined by hyphens.
fn person(word: &str) -> Option<String> {
    let people = &words().people;
    let word = word.strip_suffix("'s").unwrap_or(word);
    let names: Option<Vec<&str>> = word.split('-').map(|name| people.get(name).copied()).collect();
    Some(names?.join("-"))
}
