//! From a written move and a position to what was played.

use super::fault::{Reason, Unplayable};
use super::tree::Played;
use super::visitor::Meaning;
use super::word::{Kind, classify, is_standard};
use crate::{Form, Language, Note, ReadError, San, Style, Threat, Weight};
use tratto_board::{Clue, Move, MoveKind, Position};

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
        let reason = denied(text, position, m).map(Reason::Contradiction);
        let is_spelt = is_standard(text.as_bytes()) && (text.contains('x') || !captures(position, m));
        let spelling = || (!is_spelt).then(|| standard(position, m));
        return (Played::Move(m), reason.or_else(spelling));
    }
    match Style::new(language, Form::Short).read_relaxed(position, text) {
        Ok(reading) => {
            let denied = reading.notes.into_iter().find(|note| note.weight() == Weight::Contradiction);
            let spelling = || (language == Language::English).then(|| standard(position, reading.played));
            (Played::Move(reading.played), denied.map(Reason::Contradiction).or_else(spelling))
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

/// A note of how the standard spells a move.
fn standard(position: &Position, m: Move) -> Reason {
    Reason::Spelling { standard: San::write(position, m).to_string() }
}

fn captures(position: &Position, m: Move) -> bool {
    m.kind() == MoveKind::EnPassant || !m.is_castling() && position.role_at(m.to()).is_some()
}

/// What a plain word says and the board denies.
fn denied(text: &str, position: &Position, m: Move) -> Option<Note> {
    if text.contains('x') && !captures(position, m) {
        return Some(Note::NothingCaptured);
    }
    let threat = if text.ends_with(['+', '#']) { Threat::of(position, m) } else { return None };
    match threat {
        Threat::None if text.ends_with('+') => Some(Note::NoCheck),
        Threat::None | Threat::Check | Threat::DoubleCheck if text.ends_with('#') => Some(Note::NoMate),
        _ => None,
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
