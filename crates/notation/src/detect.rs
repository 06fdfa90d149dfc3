//! In which language a game is written: by playing it out in each.

use crate::language::Language;
use crate::reading::{Note, ReadError, Weight};
use crate::score::{Played, play, play_capitals};
use crate::style::DoublePlus;
use std::fmt;
use tratto_board::{Move, Position};

/// A game whose language was found.
#[derive(Clone, Debug)]
pub struct Detected {
    /// The language; the commonest of those that give the same moves.
    pub language: Language,
    /// The other languages that give the very same moves: they write alike, or the game has no letter that tells them apart.
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
    /// Two or more languages give legal games that differ, and the signs speak for none.
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

/// Finds the language of a game by playing it out in every one.
///
/// A letter that is legal in two languages (R is an Italian king and an English rook) is settled by the rest of the game. If
/// several languages reach the end with different moves, signs of capture and check that the board denies speak against
/// them, and so do capitals taken for files; if that settles nothing either, the answer is the list of games and not a guess.
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
    if in_capitals.iter().any(|(_, played)| played.error.is_none()) {
        return choose(in_capitals.into());
    }
    // Careless hands: small letters for men too.
    let any = Language::ALL.map(|language| (language, play(start, texts, language, DoublePlus::ByTheBoard)));
    choose(any.into())
}

/// How much speaks against a reading: signs that the board denies, and capitals that only make sense as a careless file or
/// as a pawn's letter.
fn doubts(played: &Played) -> usize {
    let notes = played.readings.iter().flat_map(|reading| &reading.notes);
    let doubtful = |note: &&Note| {
        note.weight() == Weight::Contradiction || matches!(note, Note::CapitalFile | Note::PawnLetter)
    };
    notes.filter(doubtful).count()
}

fn choose(tried: Vec<(Language, Played)>) -> Result<Detected, DetectError> {
    let whole = tried.iter().filter(|(_, played)| played.error.is_none());
    let Some(fewest) = whole.clone().map(|(_, played)| doubts(played)).min() else {
        return Err(furthest(tried));
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
    for (language, played) in whole.filter(|(_, played)| doubts(played) > fewest) {
        match best.first() {
            Some((_, first)) if *first == played.moves() => alike.push(*language),
            _ => rivals.push(*language),
        }
    }
    let chosen = best.first().map(|(language, _)| *language);
    let found = tried.into_iter().find(|(language, _)| Some(*language) == chosen);
    let (language, played) = found.expect("the best game is one of those tried");
    Ok(Detected { language, alike, rivals, played })
}

fn furthest(tried: Vec<(Language, Played)>) -> DetectError {
    // A man that is there and cannot go says more than one that is not there, and that more than no move at all.
    let reach = |language: Language, played: &Played| {
        let text = played.error.as_ref().map_or("", ReadError::text);
        let sense = match &played.error {
            Some(ReadError::NotAMove { .. }) => 0,
            Some(ReadError::NoSuchMan { .. }) => 1,
            _ => 2,
        };
        (played.readings.len(), sense > 0, language.leading_man(text).is_some(), sense)
    };
    let mut best: Option<(Language, Played)> = None;
    for (language, played) in tried {
        if best.as_ref().is_none_or(|(other, longest)| reach(language, &played) > reach(*other, longest)) {
            best = Some((language, played));
        }
    }
    let (language, played) = best.expect("the table of languages is not empty");
    let error = played.error.expect("a game that is not whole ends in an error");
    let position = Box::new(played.end);
    DetectError::Unread { language, index: played.readings.len(), position, error }
}
