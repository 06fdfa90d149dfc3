//! From a written move and a position to what was played.

use super::fault::{Reason, Unplayable};
use super::tree::Played;
use super::visitor::Meaning;
use super::word::{Kind, classify};
use crate::{Form, Language, ReadError, Style, Weight};
use tratto_board::{Clue, Move, Position};

/// What a word of a language means in a position, and what is wrong or odd about it.
///
/// In English the plain way is taken where it leads to a move; otherwise every spelling of the language is tried, and what
/// that has to say is what is told.
pub(super) fn play(
    text: &str,
    meaning: Meaning,
    language: Language,
    position: &Position,
) -> (Played, Option<Reason>) {
    let clue = match meaning {
        Meaning::Null => return (Played::Null, None),
        Meaning::Clue(clue) if language == Language::English => Some(clue),
        _ => None,
    };
    if let Some(Ok(m)) = clue.map(|clue| position.find(clue)) {
        return (Played::Move(m), None);
    }
    match Style::new(language, Form::Short).read_relaxed(position, text) {
        Ok(reading) => {
            let denied = reading.notes.into_iter().find(|note| note.weight() == Weight::Contradiction);
            (Played::Move(reading.played), denied.map(Reason::Contradiction))
        }
        Err(error) => {
            let standing = clue.or_else(|| clue_in(language, text)).and_then(|clue| standing(clue, position));
            let reason = Reason::Move(Box::new(Unplayable { position: *position, error: error.clone() }));
            let text = text.to_owned();
            let played = match error {
                ReadError::NotAMove { .. } => Played::Unread { text },
                _ => Played::Illegal { text, error, standing },
            };
            (played, Some(reason))
        }
    }
}

/// The illegal move that is clearly meant and can stand.
fn standing(clue: Clue, position: &Position) -> Option<Move> {
    position.find(clue).err()?.standing()
}

/// The clue of a plain word in a language's letters.
fn clue_in(language: Language, text: &str) -> Option<Clue> {
    let (role, length) = language.leading_man(text)?;
    let letter = role.letter().to_ascii_uppercase();
    match classify(format!("{letter}{}", &text[length..]).as_bytes()) {
        Kind::Move(clue) | Kind::OddMove(clue) => Some(clue),
        _ => None,
    }
}
