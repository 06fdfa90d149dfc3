//! Chooses a move towards positions that have a plan, where a position has none.
//!
//! Each legal move gets a score. The winner captures, advances its pawns and brings its king to the pieces that block them; the loser lets it.
//! If the winner has only minor pieces, the opposite is right: the loser's pawns should become pieces that can block their own king.

use super::material;
use super::plan::Layers;
use super::steps::{KING, lowest, pushed, struck};
use tratto_board::{Color, Move, MoveKind, MoveList, Position, Role, Square, attacks_from};

/// The legal move with the best score after which the game is not over and the winner's material can mate; `None` if there is none.
pub(super) fn choose(position: &Position, winner: Color, line: &[Move]) -> Option<Move> {
    let mut moves = MoveList::new();
    position.legal_moves_into(&mut moves);
    let last = line.len().checked_sub(2).map(|i| line[i]);
    let ours = position.turn() == winner;
    let aims = Aims::new(position, winner);
    let mut best: Option<(i32, Move)> = None;
    for &m in &moves {
        // A move that takes back the last one of the same side is penalised.
        let back = last.is_some_and(|last| last.from() == m.to() && last.to() == m.from());
        let score =
            if ours { aims.ours(m) } else { aims.theirs(m) } - 15 * back as i32 + jitter(m, line.len());
        if best.is_none_or(|(most, _)| score > most) {
            let mut next = *position;
            next.play_unchecked(m);
            if next.has_legal_move() && !material::is_insufficient(&next, winner) {
                best = Some((score, m));
            }
        }
    }
    best.map(|(_, m)| m)
}

/// A small pseudo-random score that depends on the ply: without it moves might repeat for ever.
fn jitter(m: Move, ply: usize) -> i32 {
    let mixed = (u64::from(m.bits()) | (ply as u64) << 16).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 59) as i32
}

/// What the scores of moves in one position depend on.
struct Aims<'p> {
    position: &'p Position,
    winner: Color,
    /// Whether the winner has nothing but minor pieces.
    minors_only: bool,
    /// The squares around the pieces that the winner's king should capture, by the number of steps.
    way: Layers,
    /// The loser's pieces in front of the winner's pawns.
    obstacles: u64,
    /// The squares in front of the winner's pawns.
    ahead: u64,
    /// The squares on which a pawn of the winner's could capture, and so change its file.
    bait: u64,
    /// The squares that the loser's pawns attack.
    denied: u64,
    /// The way of the winner's king, the piece it should capture included.
    critical: u64,
}

impl<'p> Aims<'p> {
    fn new(position: &'p Position, winner: Color) -> Aims<'p> {
        let theirs = position.by_color(!winner).0;
        let ours = position.by_color(winner).0;
        let pawns = position.by_role(Role::Pawn).0;
        let strong = pawns | position.by_role(Role::Rook).0 | position.by_role(Role::Queen).0;
        let their_king = position.king(!winner).bitboard().0;
        let our_king = position.king(winner);
        let mut ahead = pushed(pawns & ours, winner);
        for _ in 0..5 {
            ahead |= pushed(ahead, winner);
        }
        let denied = struck(pawns & theirs, !winner);
        let obstacles = ahead & theirs & !their_king;
        let mut prey = obstacles & !denied;
        if prey == 0 {
            prey = theirs & !their_king & !denied;
        }
        let way = Layers::from(prey, !(denied | ours) | our_king.bitboard().0);
        let mut critical = 0;
        let mut at = our_king.index() as usize;
        if let Some(steps) = way.steps_to(1 << at) {
            for step in (0..steps).rev() {
                at = lowest(KING[at] & way.fresh[step]);
                critical |= 1 << at;
            }
        }
        let minors_only = strong & ours == 0;
        let bait = struck(pawns & ours, winner) & !ours;
        Aims { position, winner, minors_only, way, obstacles, ahead, bait, denied, critical }
    }

    /// The steps from a square to a piece that the winner's king should capture.
    fn far(&self, square: Square) -> i32 {
        self.way.steps_to(square.bitboard().0).map_or(20, |steps| steps as i32)
    }

    /// The score of a move of the winner's.
    fn ours(&self, m: Move) -> i32 {
        let (from, to) = (m.from(), m.to());
        let to_bit = to.bitboard().0;
        let mut score = 0;
        if let MoveKind::Promotion(role) = m.kind() {
            score += if Role::from(role) == Role::Queen { 200 } else { -50 };
        }
        if self.position.by_color(!self.winner).has(to) {
            score += match (self.minors_only, self.obstacles & to_bit != 0) {
                (true, _) => -40,
                (false, true) => 90,
                (false, false) => 50,
            };
        }
        match self.position.role_at(from) {
            Some(Role::Pawn) => score += 20,
            Some(Role::King) if !m.is_castling() && !self.minors_only => {
                score += 30 * (self.far(from) - self.far(to)).signum();
            }
            Some(Role::King) => {}
            _ => {
                score +=
                    25 * ((self.ahead & from.bitboard().0 != 0) as i32 - (self.ahead & to_bit != 0) as i32)
            }
        }
        if self.denied & to_bit != 0 {
            score -= 10;
        }
        score
    }

    /// The score of a move of the loser's.
    fn theirs(&self, m: Move) -> i32 {
        let (from, to) = (m.from(), m.to());
        let mut score = 0;
        if self.position.by_color(self.winner).has(to) || m.kind() == MoveKind::EnPassant {
            score -= 60;
        }
        let Some(piece) = self.position.piece_at(from) else { return score };
        match piece.role {
            Role::Pawn if self.minors_only => {
                score += match m.kind() {
                    MoveKind::Promotion(role) if Role::from(role) == Role::Knight => 60,
                    MoveKind::Promotion(_) => 0,
                    _ => 15,
                };
            }
            Role::Pawn => score -= 10,
            Role::King => {
                // Away from the way of the winner's king and from the piece that it should capture.
                let guards =
                    |at: Square| ((KING[at.index() as usize] | at.bitboard().0) & self.critical != 0) as i32;
                let baits = |at: Square| (self.bait & at.bitboard().0 != 0) as i32;
                score += 3 + 12 * (guards(from) - 2 * guards(to)) + 10 * (baits(from) - baits(to));
            }
            _ => {
                let pieces = self.position.occupied().without(from);
                let guards = |at: Square| {
                    let seen = attacks_from(piece, at, pieces).0 | at.bitboard().0;
                    (seen & self.critical != 0) as i32
                };
                score += 20 * (guards(from) - 2 * guards(to));
                if self.obstacles & from.bitboard().0 != 0 {
                    score += 30;
                }
                let baits = |at: Square| (self.bait & at.bitboard().0 != 0) as i32;
                score += 40 * (baits(to) - baits(from));
                score += 8 * (attacks_from(piece, to, pieces).0 & self.bait != 0) as i32;
                if self.ahead & to.bitboard().0 != 0 {
                    score -= 15;
                }
                let king = self.position.king(!self.winner);
                if KING[king.index() as usize] & to.bitboard().0 != 0 {
                    score += 2;
                }
                let ours = self.position.king(self.winner);
                if attacks_from(piece, to, pieces).has(ours) {
                    score -= 10;
                }
            }
        }
        score
    }
}
