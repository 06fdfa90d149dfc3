//! Whether the losing king might be mated on one of the squares it may reach.

use super::Reachable;
use crate::winnable::steps::{KING, around, each, square};
use tratto_board::{Color, Role, squares_between};

impl Reachable {
    /// Whether a mate of the losing king is not excluded. The reach of all pieces must be complete (see `fill`).
    pub(super) fn has_mate(&self) -> bool {
        let pieces = self.pieces();
        let king =
            |color: Color| pieces.iter().find(|piece| piece.role == Role::King && piece.color == color);
        let (Some(theirs), Some(ours)) = (king(!self.winner), king(self.winner)) else { return true };
        let (region, home) = (theirs.reach, theirs.home);
        // `fill` leaves out king moves after which the game is over, but the mating move may be one: a move of the winner's king that
        // discovers a check. A king gives check in no other way.
        let last = self.steps(ours);
        // Lines run through the attacked king, and through the square of the winner's king if it may just have left it.
        let walls = self.walls & !home & !if last == 0 { 0 } else { ours.home };
        let ours = ours.reach;
        // The winner's pieces that may ever attack a square of the losing king: index, and everything they may attack.
        let mut strikers = [(0, 0); 64];
        let mut count = 0;
        for (i, piece) in pieces.iter().enumerate() {
            if piece.color == self.winner && piece.role != Role::King {
                let seen = each(piece.reach).fold(0, |set, from| set | piece.attacks(from, walls));
                if seen & region != 0 {
                    strikers[count] = (i, seen);
                    count += 1;
                }
            }
        }
        let strikers = &strikers[..count];
        let guarded = strikers.iter().fold(0, |set, (_, seen)| set | seen);
        for at in each(region & guarded) {
            let ways = KING[at] & region;
            if !self.is_shut_in(at, ways & !guarded, ours | last) {
                continue;
            }
            // Not excluded with every piece everywhere at once. Now the piece that gives check stands on one square and guards only what it
            // attacks from there.
            for &(i, _) in strikers.iter().filter(|(_, seen)| seen >> at & 1 != 0) {
                let others =
                    strikers.iter().filter(|(other, _)| *other != i).fold(0, |set, (_, seen)| set | seen);
                let piece = &pieces[i];
                for from in each(piece.reach & !(1 << at)) {
                    let seen = piece.attacks(from, walls);
                    if seen >> at & 1 == 0 {
                        continue;
                    }
                    let opened = around(ours & squares_between(square(from), square(at)).0) & last;
                    if self.is_shut_in(at, ways & !(others | seen), ours | opened) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether all these squares next to the losing king, on `at`, might be occupied by its own pieces or attacked by the other king from
    /// a square of `ours`.
    fn is_shut_in(&self, at: usize, ways: u64, ours: u64) -> bool {
        if self.are_blocked(ways) {
            return true;
        }
        let near = around(ways) & ours & !(KING[at] | 1 << at);
        each(near).any(|king| self.are_blocked(ways & !KING[king]))
    }

    /// Whether the loser's pieces might occupy all these squares: each is in the reach of one, and there are enough of them.
    fn are_blocked(&self, ways: u64) -> bool {
        let (mut blockers, mut blocked) = (0, 0);
        for piece in self.pieces() {
            if piece.color != self.winner && piece.role != Role::King && piece.reach & ways != 0 {
                blockers += 1;
                blocked |= piece.reach;
            }
        }
        ways & !blocked == 0 && blockers >= ways.count_ones()
    }
}
