//! Detects the language of a game by playing it in every language.

use crate::language::Language;
use crate::reading::{Note, ReadError, Reading, Weight};
use crate::relaxed::{self, Small};
use crate::score::{Played, play, play_capitals};
use crate::style::{DoublePlus, Form, Style};
use std::cmp::Reverse;
use std::fmt;
use tratto_board::{Move, Position};

/// Reads one move in a language; if that has no piece with such a letter, in the first language that has, beginning with English.
///
/// One move is too little to detect a language: a move that is illegal in the letters of the given language is illegal, even if
/// it is legal in those of another.
///
/// ```
/// use tratto_board::Position;
/// use tratto_notation::{Language, detect};
/// let start = Position::initial();
/// let knight = detect::one(&start, "Cf3", Language::English)?.played;
/// assert_eq!(knight, detect::one(&start, "Nf3", Language::Italian)?.played);
/// # Ok::<(), tratto_notation::ReadError>(())
/// ```
pub fn one(position: &Position, text: &str, own: Language) -> Result<Reading, ReadError> {
    let read = |language| Style::new(language, Form::Short).read_relaxed(position, text);
    let has_piece = |language: Language| language.leading_piece(text).is_some();
    let first = read(own);
    if first.is_ok() || has_piece(own) {
        return first;
    }
    let others = std::iter::once(Language::English).chain(Language::ALL).filter(|one| has_piece(*one));
    let mut tried: Vec<_> = others.map(read).collect();
    match tried.iter().position(Result::is_ok).or(if tried.is_empty() { None } else { Some(0) }) {
        Some(best) => tried.swap_remove(best),
        None => first,
    }
}

/// A game whose language was found.
#[derive(Clone, Debug)]
pub struct Detected {
    /// The language; the commonest of those that give the same moves.
    pub language: Language,
    /// The other languages that give the same moves: they use the same letters, or no move tells them apart.
    pub alike: Vec<Language>,
    /// Languages in which every move is legal too, but the moves are others and more speaks against them.
    pub rivals: Vec<Language>,
    /// The game.
    pub played: Played,
}

/// Why no language was found.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum DetectError {
    /// Several languages give legal games that differ, and no sign favours one of them.
    Ambiguous {
        /// A language for each game, with its moves.
        games: Vec<(Language, Vec<Move>)>,
        /// The index of the first move that differs.
        differs_at: usize,
    },
    /// In no language is the whole game legal.
    Unread {
        /// The language that gets furthest.
        language: Language,
        /// How far it gets: the index of the text it cannot read.
        index: usize,
        /// The position in which it stops.
        position: Box<Position>,
        /// What is wrong there.
        error: ReadError,
    },
}

impl fmt::Display for DetectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DetectError::Ambiguous { games, differs_at } => {
                let names: Vec<&str> = games.iter().map(|(language, _)| language.english_name()).collect();
                write!(
                    f,
                    "the moves are legal in more than one language, and differ from half-move {} on: {}",
                    differs_at + 1,
                    names.join(", ")
                )
            }
            DetectError::Unread { language, index, error, .. } => {
                write!(
                    f,
                    "no language reads all the moves; {language} gets furthest, up to half-move {}: {error}",
                    index + 1
                )
            }
        }
    }
}

impl std::error::Error for DetectError {}

/// Detects the language of a game by playing it in every language.
///
/// A letter that is legal in two languages (R is an Italian king and an English rook) is settled by the rest of the game. If
/// several languages reach the end with different moves, signs of capture and check that the board denies speak against
/// them, and so do capitals taken for files; if that settles nothing either, the answer is the list of games and not a guess.
///
/// A language other than English is only found if the text shows it: by a letter that no English move has, or by several
/// letters that mean another piece there. An English game with an illegal move is not a game in whatever language has such a move.
///
/// ```
/// use tratto_board::Position;
/// use tratto_notation::{Language, detect};
/// let game = ["e4", "e5", "Cf3", "Cc6", "Ac4", "Ac5", "0-0"];
/// let found = detect::language(&Position::initial(), &game)?;
/// assert_eq!(found.language, Language::Italian);
/// assert_eq!(found.alike, [Language::Spanish, Language::Catalan]);
/// # Ok::<(), detect::DetectError>(())
/// ```
pub fn language(start: &Position, texts: &[&str]) -> Result<Detected, DetectError> {
    let in_capitals = Language::ALL.map(|language| (language, play_capitals(start, texts, language)));
    let is_whole = |(language, played): &(Language, Played)| {
        played.error.is_none() && is_shown(*language, texts, played, SEVERAL)
    };
    if in_capitals.iter().any(is_whole) {
        let found = choose(texts, in_capitals.into())?;
        // What may be a piece's small letter counts after all, once the language is known.
        let played = play(start, texts, found.language, DoublePlus::ByTheBoard);
        return match played.error {
            None => Ok(Detected { played, ..found }),
            Some(_) => Err(unread(found.language, played)),
        };
    }
    // Careless hands: small letters for pieces too.
    let any = Language::ALL.map(|language| (language, play(start, texts, language, DoublePlus::ByTheBoard)));
    choose(texts, any.into())
}

/// How many letters must mean another piece than in English, if all of them are English letters too and the game is not legal in
/// English: fewer may be typing errors.
const SEVERAL: usize = 4;

/// Whether the moves that could be read, and the text after them, show that they are in this language.
fn is_shown(language: Language, texts: &[&str], played: &Played, needed: usize) -> bool {
    if language == Language::English {
        return true;
    }
    // Who writes the letter of a pawn writes it always; a letter that is a pawn's now and then is another piece's.
    let has_letter = |reading: &Reading| reading.notes.contains(&Note::PawnLetter);
    let is_bare = |text: &str| relaxed::without_number(text).starts_with(|c: char| matches!(c, 'a'..='h'));
    if played.readings.iter().any(has_letter) && texts.iter().any(|text| is_bare(text)) {
        return false;
    }
    let mut differing = 0;
    for (i, text) in texts.iter().take(played.readings.len() + 1).enumerate() {
        let text = relaxed::without_number(text);
        let (own, english) = (language.own_piece(text), Language::English.leading_piece(text));
        let reads = |language| relaxed::parse(text, language, Small::Files).is_ok();
        // A letter that is no English piece's, at the head or for a promotion.
        let is_foreign = own.is_some() && english.is_none() || !reads(Language::English);
        if is_foreign && language.writes_in(text) && reads(language) {
            return true;
        }
        let read = played.readings.get(i);
        let is_small = read.is_some_and(|reading| reading.notes.contains(&Note::SmallLetter));
        let differs = matches!((own, english), (Some(own), Some((english, _))) if own != english);
        differing += (is_small || differs) as usize;
    }
    differing >= needed
}

/// How many signs contradict a reading: signs that the board contradicts, and capitals that make sense only as a careless file or as
/// a pawn's letter.
fn doubts(played: &Played) -> usize {
    let notes = played.readings.iter().flat_map(|reading| &reading.notes);
    let doubtful = |note: &&Note| {
        note.weight() == Weight::Contradiction || matches!(note, Note::CapitalFile | Note::PawnLetter)
    };
    notes.filter(doubtful).count()
}

fn choose(texts: &[&str], tried: Vec<(Language, Played)>) -> Result<Detected, DetectError> {
    let legal = tried.iter().filter(|(_, played)| played.error.is_none());
    // Where the game is legal in English too, each letter that means another piece makes it doubtful.
    let needed = if legal.clone().any(|(language, _)| *language == Language::English) { 1 } else { SEVERAL };
    let whole = legal.clone().filter(|(language, played)| is_shown(*language, texts, played, needed));
    let Some(fewest) = whole.clone().map(|(_, played)| doubts(played)).min() else {
        return Err(furthest(texts, tried));
    };
    let mut best: Vec<(Language, Vec<Move>)> = Vec::new();
    let (mut alike, mut rivals) = (Vec::new(), Vec::new());
    for (language, played) in whole.clone().filter(|(_, played)| doubts(played) == fewest) {
        let moves = played.moves();
        match best.first() {
            Some((_, first)) if *first == moves => alike.push(*language),
            _ if best.iter().any(|(_, other)| *other == moves) => {}
            _ => best.push((*language, moves)),
        }
    }
    if let [(_, first), (_, second), ..] = &best[..] {
        let differs_at = first.iter().zip(second).take_while(|(a, b)| a == b).count();
        return Err(DetectError::Ambiguous { games: best, differs_at });
    }
    for (language, played) in legal {
        let is_whole = is_shown(*language, texts, played, needed);
        if best.iter().any(|(chosen, _)| chosen == language) || alike.contains(language) {
            continue;
        }
        match best.first() {
            Some((_, first)) if *first == played.moves() => alike.push(*language),
            _ if is_whole => rivals.push(*language),
            _ => {}
        }
    }
    alike.sort();
    let chosen = best.first().map(|(language, _)| *language);
    let found = tried.into_iter().find(|(language, _)| Some(*language) == chosen);
    let (language, played) = found.expect("the best game is one of those tried");
    Ok(Detected { language, alike, rivals, played })
}

fn furthest(texts: &[&str], tried: Vec<(Language, Played)>) -> DetectError {
    // A piece that is there and cannot go says more than one that is not there, and that more than no move at all.
    let reach = |language: Language, played: &Played| {
        let text = played.error.as_ref().map_or("", ReadError::text);
        let sense = match &played.error {
            Some(ReadError::NotAMove { .. }) => 0,
            Some(ReadError::NoSuchPiece { .. }) => 1,
            _ => 2,
        };
        let doubts = Reverse(doubts(played));
        (played.readings.len(), doubts, sense > 0, language.leading_piece(text).is_some(), sense)
    };
    let mut best: Option<(Language, Played)> = None;
    for (language, played) in tried {
        if !is_shown(language, texts, &played, SEVERAL) {
            continue;
        }
        if best.as_ref().is_none_or(|(other, longest)| reach(language, &played) > reach(*other, longest)) {
            best = Some((language, played));
        }
    }
    let (language, played) = best.expect("the table of languages is not empty");
    unread(language, played)
}

/// The error of a game that ends before its texts do.
fn unread(language: Language, played: Played) -> DetectError {
    let error = played.error.expect("a game that is not whole ends in an error");
    let position = Box::new(played.end);
    DetectError::Unread { language, index: played.readings.len(), position, error }
}
