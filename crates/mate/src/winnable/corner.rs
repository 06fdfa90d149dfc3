//! Mates by a lone bishop, without a search.
//!
//! Where [`super::lone`] searches for a shortest line, here each side always makes the move after which least is left to be done for the
//! goal, by an estimate. Lines are longer, but it seldom fails. The winner's pieces get into place first and wait; when the loser's are in
//! place too, the next move mates.

use super::lone::{Goal, at, goals, moves, moves_of_helper};
use super::plan::Layers;
use super::steps::{KING, attacks, lowest};
use tratto_board::{Color, Move, MoveList, Position, Role};

/// The most goals that are tried.
const GOALS: usize = 12;
/// A line that is longer than this, in plies, is given up.
const LONGEST: usize = 70;
/// The number of moves that counts for a piece that cannot reach its square at present.
const FAR: usize = 16;
/// A cost that no move has whose parts are all finite.
const NEVER: usize = 1000;

/// A mating line, if the winner has one bishop and nothing else.
pub(super) fn line(position: &Position, winner: Color, budget: u64, nodes: &mut u64) -> Option<Vec<Move>> {
    let ours = position.by_color(winner).0 & !position.king(winner).bitboard().0;
    if ours == 0 || ours & (ours - 1) != 0 || ours & position.by_role(Role::Bishop).0 == 0 {
        return None;
    }
    let mut goals = goals(position, winner, Role::Bishop, lowest(ours));
    goals.sort_by_key(|goal| goal.plies);
    for goal in goals.into_iter().take(GOALS) {
        let mut walk = Walk { winner, goal, helper: goal.helper, line: Vec::with_capacity(LONGEST) };
        if walk.arrives(*position, budget, nodes) {
            return Some(walk.line);
        }
    }
    None
}

/// One goal and the moves played towards it.
struct Walk {
    winner: Color,
    goal: Goal,
    /// The present square of the loser's piece that will stand next to its king.
    helper: usize,
    line: Vec<Move>,
}

/// The number of moves that each piece needs to its square in the goal.
struct Left {
    their_king: usize,
    helper: usize,
    our_king: usize,
    bishop: usize,
}

impl Walk {
    /// Plays moves until the mate; false if none is left or the line gets too long.
    fn arrives(&mut self, mut position: Position, budget: u64, nodes: &mut u64) -> bool {
        let mut moves = MoveList::new();
        while self.line.len() < LONGEST && *nodes < budget {
            *nodes += 1;
            let ours = position.turn() == self.winner;
            let bishop = self.bishop(&position);
            if ours {
                let strike = Move::normal(at(bishop), at(self.goal.strike));
                if self.is_set(&position) && position.is_legal(strike) {
                    let mut next = position;
                    next.play_unchecked(strike);
                    if next.is_checkmate() {
                        self.line.push(strike);
                        return true;
                    }
                }
            }
            position.legal_moves_into(&mut moves);
            let Some((m, next)) = self.best(&position, &moves, ours) else { return false };
            if !ours && m.from() == at(self.helper) {
                self.helper = m.to().index() as usize;
            }
            position = next;
            self.line.push(m);
        }
        false
    }

    /// The move of least cost, and the position after it; `None` if there is none or the game is over after it.
    fn best(&self, position: &Position, moves: &[Move], ours: bool) -> Option<(Move, Position)> {
        let mut best: Option<(usize, Move, Position)> = None;
        for &m in moves {
            let (from, to) = (m.from().index() as usize, m.to().index() as usize);
            // The pieces of the goal are not captured, and a pawn promotes only to the role that the goal needs.
            if ours && to == self.helper || !ours && to == self.bishop(position) {
                continue;
            }
            if m.promotes_to().is_some_and(|role| Role::from(role) != self.goal.role) {
                continue;
            }
            let mut next = *position;
            next.play_unchecked(m);
            let helper = if !ours && from == self.helper { to } else { self.helper };
            let cost = 4 * self.cost(&next, helper, ours) + self.chance(m);
            if cost < 4 * NEVER && best.is_none_or(|(least, _, _)| cost < least) {
                best = Some((cost, m, next));
            }
        }
        best.filter(|(_, _, next)| next.has_legal_move()).map(|(_, m, next)| (m, next))
    }

    /// The cost of a move, given the position after it; `ours` if the winner made it.
    fn cost(&self, position: &Position, helper: usize, ours: bool) -> usize {
        let left = self.left(position, helper);
        let check = if position.is_check() { 6 } else { 0 };
        if ours {
            // Until the losing king is in the corner, the winner's king keeps two steps off its square.
            let near = if left.their_king == 0 { left.our_king } else { left.our_king.saturating_sub(2) };
            return check + 3 * left.their_king + 2 * near + 2 * left.bishop;
        }
        let is_early = left.their_king + left.helper == 0 && left.our_king + left.bishop > 0;
        check + 3 * left.their_king + 2 * left.helper + if is_early { 8 } else { 0 }
    }

    fn left(&self, position: &Position, helper: usize) -> Left {
        let Goal { corner, king, strike, block, role, .. } = self.goal;
        let (winner, loser) = (self.winner, !self.winner);
        let (ours, theirs) = (position.king(winner), position.king(loser));
        let bishop = self.bishop(position);
        let pieces = position.occupied().0;
        let (our_bit, their_bit) = (ours.bitboard().0, theirs.bitboard().0);
        let watched = attacks(Role::Bishop, bishop, pieces & !their_bit);
        let closed = watched | KING[ours.index() as usize] | pieces & !their_bit;
        let their_king = Layers::between(1 << corner, their_bit, !closed | their_bit);
        let piece = position.role_at(at(helper));
        let way = piece.and_then(|piece| moves_of_helper(piece, helper, loser, role, block));
        let field = KING[corner] | KING[theirs.index() as usize] | pieces & !our_bit;
        let our_king = Layers::between(1 << king, our_bit, !field | our_bit);
        let armed = watched >> strike & 1 != 0 && attacks(Role::Bishop, corner, 0) >> bishop & 1 == 0;
        Left {
            their_king: if theirs == at(corner) { 0 } else { their_king.unwrap_or(FAR) },
            helper: way.unwrap_or(FAR),
            our_king: our_king.unwrap_or(FAR),
            bishop: if armed { 0 } else { moves(Role::Bishop, bishop, strike) },
        }
    }

    /// Whether everything but the bishop is in place.
    fn is_set(&self, position: &Position) -> bool {
        position.king(!self.winner) == at(self.goal.corner)
            && position.king(self.winner) == at(self.goal.king)
            && self.helper == self.goal.block
            && position.role_at(at(self.helper)) == Some(self.goal.role)
    }

    fn bishop(&self, position: &Position) -> usize {
        lowest(position.by_color(self.winner).0 & position.by_role(Role::Bishop).0)
    }

    /// A small pseudo-random cost that depends on the ply: without it moves might repeat for ever.
    fn chance(&self, m: Move) -> usize {
        let mixed =
            (u64::from(m.bits()) | (self.line.len() as u64) << 16).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 62) as usize
    }
}
