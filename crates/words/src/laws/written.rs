//! What players write, in the letters of the reader: an English `Ra7` would be a king's move to an Italian.

use crate::Words;
use tratto_board::{Color, Move, Role, Square};
use tratto_laws::{Meaning, OnBoard, Situation, Written};
use tratto_notation::Language;

const LETTERED: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Words {
    /// What a player has written: a move of the board in the letters of the reader, anything else as it stands.
    pub(super) fn written(&self, board: &OnBoard, player: Color, written: &Written) -> String {
        match written.meaning {
            Meaning::Move(play) if board.piece_at(play.from).is_some() => self.play(board, player, play),
            Meaning::Ambiguous => {
                self.ambiguous(board, &written.text).unwrap_or_else(|| written.text.clone())
            }
            _ => written.text.clone(),
        }
    }

    /// The same on a scoresheet, where moves of either side are written after they were made.
    pub(super) fn recorded(&self, before: &Situation, player: Color, written: &Written) -> String {
        match (written.meaning, &before.spoken_of) {
            (Meaning::Move(play), Some(made)) => self.play(&made.board, made.mover, play),
            _ => self.written(&before.board, player, written),
        }
    }

    /// A move such as `Rd1` that two rooks can make; `None` where its letter is not known to be English.
    fn ambiguous(&self, board: &OnBoard, text: &str) -> Option<String> {
        let role = LETTERED.into_iter().find(|role| text.starts_with(Language::English.letter(*role)))?;
        let bare = text.trim_end_matches(['+', '#']);
        let to: Square = bare.get(bare.len().checked_sub(2)?..)?.parse().ok()?;
        let can = |m: &&Move| {
            m.destination() == to && board.piece_at(m.from()).is_some_and(|piece| piece.role == role)
        };
        let rest = text.strip_prefix(Language::English.letter(role))?;
        let ways = board.position()?.legal_moves().iter().filter(can).count();
        (ways > 1).then(|| format!("{}{rest}", self.style().language().letter(role)))
    }
}
