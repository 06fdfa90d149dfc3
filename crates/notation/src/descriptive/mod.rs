//! English descriptive notation: `P-K4`, `N-KB3`, `QxPch`, `P-K8(Q)`, `Castles K`.
//!
//! Files are called by the piece that stands on them at the start of a game, ranks are counted from the mover's own side. A
//! text often leaves out what the board makes clear (`N-B3`, `PxP`), so every legal move that it fits is looked for: one is
//! the move, several are told.

mod find;
mod spell;

use crate::language::Language;
use crate::reading::{Note, ReadError, Reading};
use crate::relaxed::{Spelled, weighed};
use crate::resolve::{Aim, Intent};
use crate::style::DoublePlus;
use spell::{Act, Said};
use tratto_board::{File, Position};

/// Reads a move in descriptive notation; nothing if the text is not in that form, or the language is not English.
pub(crate) fn read(
    position: &Position,
    text: &str,
    language: Language,
    double_plus: DoublePlus,
) -> Option<Result<Reading, ReadError>> {
    if language != Language::English {
        return None;
    }
    let Said { act, marks, notes } = match spell::said(text, position.turn())? {
        Ok(said) => said,
        Err((at, why)) => return Some(Err(ReadError::NotAMove { text: text.to_owned(), at, why })),
    };
    let (played, found) = match find::find(position, &act, &marks, text) {
        Ok(found) => found,
        Err(error) => return Some(Err(error)),
    };
    let aim = match &act {
        Act::Castling(_) => Aim::Castling(played.castling_side()?),
        Act::Step { promotion, .. } => {
            Aim::Piece(Intent { promotion: *promotion, ..Intent::to_file(File::A) })
        }
        Act::Capture { captured, promotion, .. } => Aim::Piece(Intent {
            capture: true,
            captured: captured.as_ref().map(|piece| piece.role),
            promotion: *promotion,
            ..Intent::to_file(File::A)
        }),
    };
    let notes = [vec![Note::Descriptive], notes].concat();
    Some(Ok(weighed(position, played, Spelled { aim, marks, notes }, found, double_plus)))
}
