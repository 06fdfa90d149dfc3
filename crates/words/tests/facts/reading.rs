//! Reads sentences: the squares, numbers and pieces that they name, and whether Italian articles and endings agree.

use std::collections::BTreeSet;
use tratto_board::{Color, Role, Square};

/// The language of a sentence.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Tongue {
    English,
    Italian,
}

/// Pieces of one kind on named squares: "the white knights on c3 and f3".
#[derive(Debug)]
pub(crate) struct Phrase {
    pub(crate) role: Role,
    pub(crate) color: Option<Color>,
    pub(crate) squares: Vec<Square>,
}

/// The words without the marks around them; an apostrophe ends a word.
fn words(text: &str) -> Vec<(String, bool)> {
    let text = text.replace('\'', "' ");
    text.split_whitespace()
        .map(|word| {
            let bare = word.trim_end_matches([',', '.', ':', ';']);
            (bare.to_lowercase(), bare.len() < word.len())
        })
        .collect()
}

fn square(word: &str) -> Option<Square> {
    word.parse().ok()
}

/// The squares that a text names.
pub(crate) fn squares(text: &str) -> BTreeSet<Square> {
    words(text).iter().filter_map(|(word, _)| square(word)).collect()
}

/// The numbers that a text names in figures.
pub(crate) fn numbers(text: &str) -> Vec<u32> {
    let mut found: Vec<u32> = words(text).iter().filter_map(|(word, _)| word.parse().ok()).collect();
    found.sort_unstable();
    found
}

/// What is wrong with the writing, if anything is.
pub(crate) fn well_written(text: &str) -> Result<(), String> {
    let first = text.chars().next().unwrap_or(' ');
    if !first.is_uppercase() || !text.ends_with('.') || text.ends_with("..") {
        return Err("no whole sentence".to_owned());
    }
    if ["  ", " ,", " .", " :", " ;", "{", "}", "fact-", "$"].iter().any(|bad| text.contains(bad)) {
        return Err("a slip of writing".to_owned());
    }
    let is_spoken = |letter: char| letter.is_alphanumeric() || " ,.:;'-".contains(letter);
    match text.chars().find(|letter| !is_spoken(*letter)) {
        Some(letter) => Err(format!("{letter:?} cannot be spoken")),
        None => Ok(()),
    }
}

const ENGLISH: [(&str, &str, Role); 6] = [
    ("pawn", "pawns", Role::Pawn),
    ("knight", "knights", Role::Knight),
    ("bishop", "bishops", Role::Bishop),
    ("rook", "rooks", Role::Rook),
    ("queen", "queens", Role::Queen),
    ("king", "kings", Role::King),
];

const ITALIAN: [(&str, &str, Role); 6] = [
    ("pedone", "pedoni", Role::Pawn),
    ("cavallo", "cavalli", Role::Knight),
    ("alfiere", "alfieri", Role::Bishop),
    ("torre", "torri", Role::Rook),
    ("donna", "donne", Role::Queen),
    ("re", "re", Role::King),
];

/// The articles, alone and joined with a preposition, of a noun.
fn articles(role: Role, is_many: bool) -> &'static [&'static str] {
    match (role, is_many) {
        (Role::Rook | Role::Queen, false) => &["la", "dalla", "della", "alla", "una"],
        (Role::Rook | Role::Queen, true) => &["le", "dalle", "delle", "alle"],
        (Role::Bishop, false) => &["l'", "dall'", "dell'", "all'", "un"],
        (Role::Bishop, true) => &["gli", "dagli", "degli", "agli"],
        (_, false) => &["il", "dal", "del", "al", "un"],
        (_, true) => &["i", "dai", "dei", "ai"],
    }
}

/// The colour of an Italian adjective, and whether it agrees.
fn adjective(word: &str, role: Role, is_many: bool) -> Option<(Color, bool)> {
    let is_feminine = matches!(role, Role::Rook | Role::Queen);
    let wanted = match (is_feminine, is_many) {
        (true, false) => ["bianca", "nera"],
        (true, true) => ["bianche", "nere"],
        (false, false) => ["bianco", "nero"],
        (false, true) => ["bianchi", "neri"],
    };
    let color = if word.starts_with("bianc") {
        Color::White
    } else if ["nero", "nera", "neri", "nere"].contains(&word) {
        Color::Black
    } else {
        return None;
    };
    Some((color, wanted.contains(&word)))
}

/// The squares of a list that begins at a word: "c3, d4 and e5". What follows a comma and is no square is no part of it.
fn listed(words: &[(String, bool)], tongue: Tongue) -> Vec<Square> {
    let and: &[&str] = if tongue == Tongue::English { &["and"] } else { &["e", "ed"] };
    let mut found = Vec::new();
    let mut at = 0;
    while let Some((word, ends)) = words.get(at) {
        let Some(one) = square(word) else { break };
        found.push(one);
        at += 1;
        let is_joined = words.get(at).is_some_and(|(word, _)| and.contains(&word.as_str()));
        if *ends {
            // A list goes on after a comma only with another square.
            continue;
        }
        if !is_joined || words.get(at + 1).is_none_or(|(word, _)| square(word).is_none()) {
            break;
        }
        at += 1;
    }
    found
}

/// The pieces that a sentence names with their squares, or what is wrong with how it names them.
pub(crate) fn phrases(text: &str, tongue: Tongue) -> Result<Vec<Phrase>, String> {
    let words = words(text);
    let (nouns, on) = match tongue {
        Tongue::English => (ENGLISH, "on"),
        Tongue::Italian => (ITALIAN, "in"),
    };
    let mut found = Vec::new();
    for at in 1..words.len() {
        let (word, ends) = &words[at];
        let Some((one, _, role)) = nouns.iter().find(|(one, many, _)| word == one || word == many) else {
            continue;
        };
        let mut color = None;
        let mut next = at + 1;
        let mut agrees = true;
        let mut before = at - 1;
        if tongue == Tongue::English {
            if words[before].0 == "passed" && before > 0 {
                before -= 1;
            }
            color = match words[before].0.as_str() {
                "white" => Some(Color::White),
                "black" => Some(Color::Black),
                _ => None,
            };
        } else {
            if words.get(next).is_some_and(|(word, _)| word.starts_with("passat")) {
                next += 1;
            }
            let told = words.get(next).and_then(|(next, _)| adjective(next, *role, word != one));
            if let Some((told, agreed)) = told {
                (color, agrees) = (Some(told), agreed);
                next += 1;
            }
        }
        if *ends || words.get(next).is_none_or(|(word, _)| word != on) {
            continue;
        }
        let squares = listed(&words[next + 1..], tongue);
        // What a pawn becomes stands nowhere yet.
        let is_to_come = ["a", "ad"].contains(&words[at - 1].0.as_str());
        if squares.is_empty() || is_to_come {
            continue;
        }
        let is_many = squares.len() > 1;
        let is_plural = if one == &"re" { is_many } else { word != one };
        if is_plural != is_many {
            return Err(format!("{word} on {squares:?}"));
        }
        let article = words[at - 1].0.as_str();
        // "I due alfieri": the article goes with the number.
        let is_counted = is_many && ["due", "tre"].contains(&article);
        if tongue == Tongue::Italian
            && !is_counted
            && !(agrees && articles(*role, is_many).contains(&article))
        {
            return Err(format!("{article} {word} does not agree"));
        }
        // "Di i" is "dei": these prepositions never stand before an article.
        let preposition = at.checked_sub(2).map(|place| words[place].0.as_str());
        if tongue == Tongue::Italian
            && preposition.is_some_and(|word| ["di", "da", "a", "in"].contains(&word))
        {
            return Err(format!("{preposition:?} is not joined with {article}"));
        }
        found.push(Phrase { role: *role, color, squares });
    }
    Ok(found)
}
