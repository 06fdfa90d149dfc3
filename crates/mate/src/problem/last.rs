//! The last move: which moves reach the goal at once.
//!
//! Most positions of a search are asked just this, and most have no such move. So a look at the king's field comes first: what
//! gives no check, or leaves a flight open, is not even played.

use super::stipulation::Goal;
use tratto_board::{
    Bitboard, Color, Move, MoveKind, MoveList, Position, Role, Square, attacks_from, squares_between,
};

/// Whether the side to move has been mated, or stalemated.
#[inline]
pub(super) fn is_reached(position: &Position, goal: Goal) -> bool {
    match goal {
        Goal::Mate => position.is_checkmate(),
        Goal::Stalemate => position.is_stalemate(),
    }
}

/// Whether some move reaches the goal.
pub(super) fn reaches_in_one(position: &Position, goal: Goal) -> bool {
    let mut found = false;
    each_reaching(position, goal, |_| {
        found = true;
        false
    });
    found
}

/// Calls for every move that reaches the goal, for as long as the answer is "go on".
pub(super) fn each_reaching(position: &Position, goal: Goal, mut found: impl FnMut(Move) -> bool) {
    let net = match goal {
        Goal::Mate => match Net::new(position) {
            net if net.may_close(position) => Some(net),
            _ => return,
        },
        Goal::Stalemate => None,
    };
    let mut list = MoveList::new();
    position.legal_moves_into(&mut list);
    for &m in &list {
        if net.as_ref().is_some_and(|net| !net.may_mate(position, m)) {
            continue;
        }
        let mut next = *position;
        next.play_unchecked(m);
        if is_reached(&next, goal) && !found(m) {
            return;
        }
    }
}

/// Whether every move reaches the goal, and there is one.
pub(super) fn all_reach(position: &Position, goal: Goal) -> bool {
    let net = (goal == Goal::Mate).then(|| Net::new(position));
    if net.as_ref().is_some_and(|net| !net.may_close(position)) {
        return false;
    }
    let mut list = MoveList::new();
    position.legal_moves_into(&mut list);
    if net.is_some_and(|net| !list.iter().all(|&m| net.may_mate(position, m))) {
        return false;
    }
    !list.is_empty()
        && list.iter().all(|&m| {
            let mut next = *position;
            next.play_unchecked(m);
            is_reached(&next, goal)
        })
}

/// Where a pawn that may go one square more has got to.
const THIRD_RANKS: Bitboard = Bitboard(0x0000_ff00_00ff_0000);

/// What a mate in one has to close: none is missed, and a few too many are let through.
struct Net {
    us: Color,
    checks: Checks,
    /// Squares that the king could go to now.
    flights: Bitboard,
    /// Squares that our line men see: what leaves one may open a line.
    lines: Bitboard,
    /// All men but the king to be mated.
    men: Bitboard,
}

impl Net {
    fn new(position: &Position) -> Net {
        let us = position.turn();
        let king = position.king(!us);
        let men = position.men().without(king);
        let ours = position.by_color(us);
        let line_men = ours
            & (position.by_role(Role::Bishop) | position.by_role(Role::Rook) | position.by_role(Role::Queen));
        let lines = position.attacked_through(line_men, us, men);
        let guarded = lines | position.attacked_through(ours - line_men, us, men);
        let around = attacks_from(Role::King.of(us), king, Bitboard::EMPTY);
        let flights = around - position.by_color(!us) - guarded;
        Net { us, checks: Checks::new(position), flights, lines, men }
    }

    /// Whether a man that goes there closes every flight: if it stood in no line of ours, it must guard them all itself.
    #[inline]
    fn closes(&self, role: Role, from: Square, to: Square) -> bool {
        self.flights.is_empty()
            || self.lines.has(from)
            || (self.flights - attacks_from(role.of(self.us), to, self.men.without(from))).is_empty()
    }

    /// Whether some move may mate: asked of the men, without a list of moves.
    fn may_close(&self, position: &Position) -> bool {
        let ours = position.by_color(self.us);
        let checks = &self.checks;
        if (checks.uncover & ours).any()
            || position.en_passant().is_some()
            || (position.castling() & ours).any()
        {
            return true;
        }
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let at = checks.squares(role) - ours;
            for from in position.pieces(role.of(self.us)) {
                let goals = attacks_from(role.of(self.us), from, position.men()) & at;
                if goals.iter().any(|to| self.closes(role, from, to)) {
                    return true;
                }
            }
        }
        self.pawn_may_close(position)
    }

    fn pawn_may_close(&self, position: &Position) -> bool {
        let pawns = position.pieces(Role::Pawn.of(self.us));
        let ahead = pawns.forward(self.us);
        if (ahead & Bitboard::END_RANKS).any() {
            return true;
        }
        let steps = ahead - position.men();
        let double = (steps & THIRD_RANKS).forward(self.us) - position.men();
        for to in self.checks.by_pawn & (steps | double) {
            let behind = Bitboard::EMPTY.with(to).forward(!self.us);
            let from = (behind & pawns) | (behind.forward(!self.us) & pawns);
            if from.iter().any(|from| self.closes(Role::Pawn, from, to)) {
                return true;
            }
        }
        for to in self.checks.by_pawn & position.by_color(!self.us) {
            let takers = attacks_from(Role::Pawn.of(!self.us), to, Bitboard::EMPTY) & pawns;
            if takers.iter().any(|from| self.closes(Role::Pawn, from, to)) {
                return true;
            }
        }
        false
    }

    /// Whether a move may mate.
    #[inline]
    fn may_mate(&self, position: &Position, m: Move) -> bool {
        self.checks.may(position, m)
            && match (m.kind(), position.role_at(m.from())) {
                (MoveKind::Normal | MoveKind::DoubleStep, Some(role)) => self.closes(role, m.from(), m.to()),
                _ => true,
            }
    }
}

/// Which moves may give check: none is missed, and a few too many are let through.
pub(super) struct Checks {
    by_rook: Bitboard,
    by_bishop: Bitboard,
    by_knight: Bitboard,
    by_pawn: Bitboard,
    /// Men whose leaving opens a line.
    uncover: Bitboard,
}

impl Checks {
    pub(super) fn new(position: &Position) -> Checks {
        let us = position.turn();
        let king = position.king(!us);
        let men = position.men();
        let see = |role: Role, men| attacks_from(role.of(!us), king, men);
        let (by_rook, by_bishop) = (see(Role::Rook, men), see(Role::Bishop, men));
        let ours = position.by_color(us);
        let queens = position.by_role(Role::Queen);
        let mut uncover = Bitboard::EMPTY;
        for (role, seen) in [(Role::Rook, by_rook), (Role::Bishop, by_bishop)] {
            let near = seen & ours;
            let beyond = see(role, men - near) - seen;
            for line_man in beyond & ours & (position.by_role(role) | queens) {
                uncover |= squares_between(line_man, king) & near;
            }
        }
        Checks {
            by_rook,
            by_bishop,
            by_knight: see(Role::Knight, men),
            by_pawn: see(Role::Pawn, men),
            uncover,
        }
    }

    /// The squares from which a man of this kind would give check.
    #[inline]
    fn squares(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.by_pawn,
            Role::Knight => self.by_knight,
            Role::Bishop => self.by_bishop,
            Role::Rook => self.by_rook,
            Role::Queen => self.by_rook | self.by_bishop,
            Role::King => Bitboard::EMPTY,
        }
    }

    #[inline]
    pub(super) fn may(&self, position: &Position, m: Move) -> bool {
        if self.uncover.has(m.from()) || !matches!(m.kind(), MoveKind::Normal | MoveKind::DoubleStep) {
            return true;
        }
        // A line man that moves along the line of check may see through its own square.
        position.role_at(m.from()).is_some_and(|role| self.squares(role).has(m.to()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions with batteries, promotions, castling and pawns that may take in passing, from which games go on by lot.
    const FROM: [&str; 6] = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "6K1/3R4/B7/4pp2/4p3/4P2p/3P2k1/1r6 b - - 0 1",
        "b2R4/6B1/r1q4p/ppp5/1ppP4/1rkN2RK/1b4p1/8 b - - 0 1",
        "3k4/1P1P1P2/8/2RKQ3/8/8/1p1p1p2/2N1B3 w - - 0 1",
    ];

    #[test]
    fn no_mate_in_one_is_missed() {
        let mut lot = 1u64;
        let mut mates = 0;
        for fen in FROM {
            let start: Position = fen.parse().unwrap();
            for _ in 0..400 {
                let mut position = start;
                for _ in 0..40 {
                    let moves = position.legal_moves();
                    if moves.is_empty() {
                        break;
                    }
                    for goal in [Goal::Mate, Goal::Stalemate] {
                        let plain: Vec<Move> = moves
                            .iter()
                            .copied()
                            .filter(|&m| is_reached(&position.play(m).unwrap(), goal))
                            .collect();
                        let mut quick = Vec::new();
                        each_reaching(&position, goal, |m| {
                            quick.push(m);
                            true
                        });
                        assert_eq!(quick, plain, "{position:?}");
                        assert_eq!(all_reach(&position, goal), plain.len() == moves.len(), "{position:?}");
                        mates += plain.len();
                    }
                    lot = lot.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                    position.play_unchecked(moves[(lot >> 33) as usize % moves.len()]);
                }
            }
        }
        assert!(mates > 1000, "only {mates} were met");
    }
}
