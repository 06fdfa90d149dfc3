//! A move in the right direction, when there is no plan.
//!
//! Taking men, pushing pawns and walking the king to what blocks them brings about positions for which there is one.

use super::plan::Layers;
use super::steps::{KING, pushed, struck};
use tratto_board::{Color, Move, MoveKind, Position, Role};

/// The move to play; none if there is none that leaves the game open.
pub(super) fn choose(position: &Position, winner: Color, line: &[Move]) -> Option<Move> {
    let moves = position.legal_moves();
    let last = line.len().checked_sub(2).map(|i| line[i]);
    let ours = position.turn() == winner;
    let aims = Aims::new(position, winner);
    let mut best: Option<(i32, Move)> = None;
    for &m in &moves {
        // Not straight back again.
        let back = last.is_some_and(|last| last.from() == m.to() && last.to() == m.from());
        let score = if ours { aims.ours(position, m) } else { aims.theirs(position, m) } - 15 * back as i32;
        if best.is_none_or(|(most, _)| score > most) {
            let mut next = *position;
            next.play_unchecked(m);
            if next.has_legal_move() && !super::material::is_insufficient(&next, winner) {
                best = Some((score, m));
            }
        }
    }
    best.map(|(_, m)| m)
}

struct Aims {
    /// How far a king is from something to take.
    way: Layers,
    /// The men in front of the winner's pawns.
    obstacles: u64,
    /// What their pawns attack.
    denied: u64,
    their_king: u64,
    theirs: u64,
    winner: Color,
}

impl Aims {
    fn new(position: &Position, winner: Color) -> Aims {
        let theirs = position.by_color(!winner).0;
        let pawns = position.by_role(Role::Pawn).0;
        let their_king = position.king(!winner).bitboard().0;
        let mut ahead = pushed(pawns & !theirs, winner);
        for _ in 0..5 {
            ahead |= pushed(ahead, winner);
        }
        let denied = struck(pawns & theirs, !winner);
        let obstacles = ahead & theirs & !their_king;
        let mut prey = obstacles & !denied;
        if prey == 0 {
            prey = theirs & !their_king & !denied;
        }
        let ours = position.by_color(winner).without(position.king(winner)).0;
        Aims { way: Layers::from(prey, !(denied | ours)), obstacles, denied, their_king, theirs, winner }
    }

    fn ours(&self, position: &Position, m: Move) -> i32 {
        let (from, to) = (m.from(), m.to());
        let mut score = 0;
        if let MoveKind::Promotion(role) = m.kind() {
            score += if Role::from(role) == Role::Queen { 200 } else { -50 };
        }
        if self.theirs & to.bitboard().0 != 0 {
            score += if self.obstacles & to.bitboard().0 != 0 { 90 } else { 50 };
        }
        match position.role_at(from) {
            Some(Role::Pawn) => score += 20,
            Some(Role::King) if !m.is_castling() => {
                // Where the king is to go it must be let in; it goes towards what can be taken.
                let far = |square: u64| self.way.steps_to(square).map_or(20, |steps| steps as i32);
                score += 30 * (far(from.bitboard().0) - far(to.bitboard().0)).signum();
            }
            _ => {}
        }
        if self.denied & to.bitboard().0 != 0 {
            score -= 10;
        }
        score
    }

    fn theirs(&self, position: &Position, m: Move) -> i32 {
        let (from, to) = (m.from(), m.to());
        let mut score = 0;
        if position.by_color(self.winner).has(to) || m.kind() == MoveKind::EnPassant {
            score -= 60;
        }
        let king = self.their_king.trailing_zeros() as usize & 63;
        match position.role_at(from) {
            Some(Role::Pawn) => score -= 10,
            Some(Role::King) => {
                // Not in the way, nor next to what is to be taken.
                if KING[to.index() as usize] & self.obstacles != 0 {
                    score -= 6;
                }
                score += 3;
            }
            _ => {
                if self.obstacles & from.bitboard().0 != 0 {
                    score += 30;
                }
                if KING[king] & to.bitboard().0 != 0 {
                    score += 2;
                }
            }
        }
        score
    }
}
