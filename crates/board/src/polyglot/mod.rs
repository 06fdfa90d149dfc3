//! The position keys of Polyglot's opening books, which many programs read.

mod keys;

use crate::moves::CastlingSide;
use crate::position::Position;
use crate::types::{Bitboard, Color, Role, Square};
use keys::KEYS;

const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const WHITE_TO_MOVE: usize = 780;

impl Position {
    /// The position's key in Polyglot's book format. Unlike [`Position::hash`] it is the same in every program and will never change.
    ///
    /// The format knows no Chess960: a right to castle counts by its side, whatever the rook's file. The file of a double step
    /// counts where an enemy pawn stands beside the pawn, even if it may not take.
    ///
    /// ```
    /// use tratto_board::Position;
    /// assert_eq!(Position::initial().polyglot_key(), 0x463b_9618_1691_fc9c);
    /// ```
    pub fn polyglot_key(&self) -> u64 {
        let mut key = 0;
        for role in Role::ALL {
            for color in Color::ALL {
                let kind = 2 * role as usize + usize::from(color == Color::White);
                for square in self.pieces(role.of(color)) {
                    key ^= KEYS[64 * kind + square.index() as usize];
                }
            }
        }
        let rights = Color::ALL.into_iter().flat_map(|color| CastlingSide::ALL.map(|side| (color, side)));
        for (i, (color, side)) in rights.enumerate() {
            if self.castling_rook(color, side).is_some() {
                key ^= KEYS[CASTLING + i];
            }
        }
        if let Some(passed) = self.en_passant().filter(|&passed| self.is_beside_a_pawn(passed)) {
            key ^= KEYS[EN_PASSANT + passed.file().index() as usize];
        }
        if self.turn() == Color::White {
            key ^= KEYS[WHITE_TO_MOVE];
        }
        key
    }

    /// Whether a pawn of the side to move stands beside the pawn that has just passed this square.
    fn is_beside_a_pawn(&self, passed: Square) -> bool {
        let (file, back) = (passed.file().index(), if self.turn() == Color::White { -8 } else { 8 });
        let Some(pawn) = passed.index().checked_add_signed(back).filter(|&pawn| pawn < 64) else {
            return false;
        };
        let mut beside = Bitboard::EMPTY;
        if file > 0 {
            beside = beside.with(Square::from_index(pawn - 1));
        }
        if file < 7 {
            beside = beside.with(Square::from_index(pawn + 1));
        }
        (self.pieces(Role::Pawn.of(self.turn())) & beside).any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The positions that the description of the format gives, with their keys.
    #[test]
    fn the_published_positions_have_their_keys() {
        let lines: [(&[&str], u64); 9] = [
            (&[], 0x463b_9618_1691_fc9c),
            (&["e2e4"], 0x823c_9b50_fd11_4196),
            (&["e2e4", "d7d5"], 0x0756_b944_61c5_0fb0),
            (&["e2e4", "d7d5", "e4e5"], 0x662f_afb9_65db_29d4),
            (&["e2e4", "d7d5", "e4e5", "f7f5"], 0x22a4_8b5a_8e47_ff78),
            (&["e2e4", "d7d5", "e4e5", "f7f5", "e1e2"], 0x652a_607c_a3f2_42c1),
            (&["e2e4", "d7d5", "e4e5", "f7f5", "e1e2", "e8f7"], 0x00fd_d303_c946_bdd9),
            (&["a2a4", "b7b5", "h2h4", "b5b4", "c2c4"], 0x3c81_23ea_7b06_7637),
            (&["a2a4", "b7b5", "h2h4", "b5b4", "c2c4", "b4c3", "a1a3"], 0x5c3f_9b82_9b27_9560),
        ];
        for (line, key) in lines {
            let mut position = Position::initial();
            for text in line {
                let m = position.read_uci(text).expect(text);
                position.play_unchecked(m);
            }
            assert_eq!(position.polyglot_key(), key, "{line:?}");
        }
    }

    /// What the format leaves out changes nothing, and every right, file and turn that it counts does.
    #[test]
    fn what_counts() {
        let key = |fen: &str| Position::from_fen(fen).expect(fen).polyglot_key();
        let base = key("r3k2r/8/8/8/4P3/8/8/R3K2R b KQkq e3 0 1");
        assert_eq!(base, key("r3k2r/8/8/8/4P3/8/8/R3K2R b KQkq - 7 30"), "nobody beside the pawn");
        let rights = ["KQk", "KQq", "Kkq", "Qkq", "-"];
        let mut keys: Vec<u64> =
            rights.iter().map(|rights| key(&format!("r3k2r/8/8/8/4P3/8/8/R3K2R b {rights} - 0 1"))).collect();
        keys.push(base);
        keys.push(key("r3k2r/8/8/8/4P3/8/8/R3K2R w KQkq - 0 1"));
        // A pawn beside it counts even where it is pinned and may not take.
        keys.push(key("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1"));
        keys.push(key("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1"));
        keys.push(key("8/8/8/8/k2Pp2R/8/8/4K3 b - - 0 1"));
        let all = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), all);
        assert_eq!(
            key("1r2k3/8/8/8/8/8/8/4K3 b b - 0 1") ^ key("1r2k3/8/8/8/8/8/8/4K3 b - - 0 1"),
            KEYS[771]
        );
    }
}
