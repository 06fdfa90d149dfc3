//! Whether the losing king might be mated on one of its squares.

use super::World;
use crate::winnable::steps::{KING, around, each, square};
use tratto_board::{Color, Role, squares_between};

impl World {
    /// Whether it is left open that the losing king is mated somewhere.
    pub(super) fn has_mate(&self) -> bool {
        let pieces = self.pieces();
        let king =
            |color: Color| pieces.iter().find(|piece| piece.role == Role::King && piece.color == color);
        let (Some(theirs), Some(ours)) = (king(!self.winner), king(self.winner)) else { return true };
        let (region, home) = (theirs.reach, theirs.home);
        // The game need not go on after the move that mates: the winner's king may make it, even if it never moved before, if that lays a
        // line open. There is no other check by a king's move: before it the loser's king was not attacked.
        let last = self.steps(ours);
        // The king that is attacked does not stand in the way, nor does the other if it may just have stepped aside.
        let walls = self.walls & !home & !if last == 0 { 0 } else { ours.home };
        let ours = ours.reach;
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
            // It may be: now the piece that gives check guards only what it does from one square.
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

    /// Whether these ways out of the losing king's might all be blocked by its own pieces or watched by the other king.
    fn is_shut_in(&self, at: usize, ways: u64, ours: u64) -> bool {
        if self.are_blocked(ways) {
            return true;
        }
        let near = around(ways) & ours & !(KING[at] | 1 << at);
        each(near).any(|king| self.are_blocked(ways & !KING[king]))
    }

    /// Whether the losing side might have a piece for each of these squares.
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
