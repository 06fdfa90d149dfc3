//! From a written move and a position to what was played.

use super::fault::{Reason, Unplayable};
use super::tree::Played;
use super::visitor::Meaning;
use super::word::{Kind, classify, is_standard};
use crate::{Form, Language, Note, ReadError, Reading, San, Style, Threat, Weight};
use tratto_board::{Move, MoveKind, Position, WrittenMove};

/// What a word means, and what is wrong or odd about it.
pub(super) struct Heard {
    pub(super) played: Played,
    pub(super) reason: Option<Reason>,
    /// Annotations that are part of the word: `Nf3±`.
    pub(super) nags: Vec<u8>,
    pub(super) draw_offer: bool,
}

impl Heard {
    pub(super) fn plain(played: Played, reason: Option<Reason>) -> Heard {
        Heard { played, reason, nags: Vec::new(), draw_offer: false }
    }
}

/// What a word of a language means in a position, and what is wrong or odd about it.
///
/// In English the plain way is taken where it leads to a move; otherwise every spelling of the language is tried, and what
/// that has to say is what is told.
pub(super) fn play(text: &str, meaning: Meaning, language: Language, position: &Position) -> Heard {
    let written = match meaning {
        Meaning::Null => return Heard::plain(Played::Null, None),
        Meaning::WrittenMove(written) if language == Language::English => Some(written),
        _ => None,
    };
    if let Some(Ok(m)) = written.filter(|_| !may_be_bishop(text)).map(|written| position.find(written)) {
        let reason = denied(text, position, m).map(Reason::Contradiction);
        let is_spelt = is_standard(text.as_bytes()) && (text.contains('x') || !captures(position, m));
        let spelling = || (!is_spelt).then(|| standard(position, m));
        return Heard::plain(Played::Move(m), reason.or_else(spelling));
    }
    match Style::new(language, Form::Short).read_relaxed(position, text) {
        Ok(reading) => Heard {
            played: Played::Move(reading.played),
            reason: oddity(&reading, language, position),
            nags: reading.nags,
            draw_offer: reading.draw_offer,
        },
        Err(error) => {
            let standing = written
                .or_else(|| written_in(language, text))
                .and_then(|written| standing(written, position));
            let reason = Reason::Move(Box::new(Unplayable { position: *position, error: error.clone() }));
            let text = text.to_owned();
            let played = match error {
                ReadError::NotAMove { .. } => Played::Unread { text },
                _ => Played::Illegal { text, error, standing },
            };
            Heard::plain(played, Some(reason))
        }
    }
}

/// `bc4`: a pawn's capture without its sign, or a bishop's move with a small letter.
fn may_be_bishop(text: &str) -> bool {
    matches!(text.as_bytes(), [b'b', b'a'..=b'h', b'1'..=b'8', ..])
}

/// The most telling of what is odd about a move that was read: what the board denies, then that it may be another, then how
/// it is spelt.
fn oddity(reading: &Reading, language: Language, position: &Position) -> Option<Reason> {
    let notes = &reading.notes;
    if let Some(denied) = notes.iter().find(|note| note.weight() == Weight::Contradiction) {
        return Some(Reason::Contradiction(denied.clone()));
    }
    let is_choice = |note: &&Note| matches!(note, Note::PawnOrPiece { .. } | Note::SideByFile { .. });
    if let Some(choice) = notes.iter().find(is_choice) {
        return Some(Reason::Unusual(choice.clone()));
    }
    if notes.contains(&Note::Descriptive) {
        return Some(Reason::Descriptive);
    }
    if language == Language::English {
        return Some(standard(position, reading.played));
    }
    let spelling = notes.iter().find(|note| note.weight() == Weight::Spelling);
    spelling.map(|note| Reason::Unusual(note.clone()))
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
fn standing(written: WrittenMove, position: &Position) -> Option<Move> {
    position.find(written).err()?.standing()
}

/// The written move of a plain word in a language's letters.
fn written_in(language: Language, text: &str) -> Option<WrittenMove> {
    let (role, length) = language.leading_piece(text)?;
    let letter = role.letter().to_ascii_uppercase();
    match classify(format!("{letter}{}", &text[length..]).as_bytes()) {
        Kind::Move(written) | Kind::OddMove(written) => Some(written),
        _ => None,
    }
}
