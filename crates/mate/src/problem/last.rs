//! The last move: which moves mate, or stalemate, at once.
//!
//! A search asks this of most of its positions, and most have no such move. For mates a [`Net`] is computed first: a superset of the mating
//! moves, without playing any. Only moves that may give check and leave no flight open are played.
//!
//! "We" and "our" mean the side to move, which mates. The king's ring is the squares next to the king that is to be mated; a flight is a square of the
//! ring where none of its own pieces stands and which none of our pieces attacks.

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

/// Whether a move reaches the goal.
#[inline]
pub(super) fn is_reached_by(position: &Position, m: Move, goal: Goal) -> bool {
    let mut next = *position;
    next.play_unchecked(m);
    is_reached(&next, goal)
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

/// Calls `found` with every move that reaches the goal, until it returns `false`.
pub(super) fn each_reaching(position: &Position, goal: Goal, mut found: impl FnMut(Move) -> bool) {
    let net = (goal == Goal::Mate).then(|| Net::new(position, position.turn(), Bitboard::EMPTY));
    if net.as_ref().is_some_and(|net| !net.may_close(position)) {
        return;
    }
    let checks = net.as_ref().map(|net| (net, net.checks(position)));
    let mut list = MoveList::new();
    position.legal_moves_into(&mut list);
    for &m in &list {
        if checks.as_ref().is_some_and(|(net, checks)| !net.may_mate(position, checks, m)) {
            continue;
        }
        if is_reached_by(position, m, goal) && !found(m) {
            return;
        }
    }
}

/// Whether every move reaches the goal, and there is one.
pub(super) fn all_reach(position: &Position, goal: Goal) -> bool {
    let net = (goal == Goal::Mate).then(|| Net::new(position, position.turn(), Bitboard::EMPTY));
    if net.as_ref().is_some_and(|net| !net.may_close(position)) {
        return false;
    }
    let mut list = MoveList::new();
    position.legal_moves_into(&mut list);
    if let Some(net) = net {
        let checks = net.checks(position);
        if !list.iter().all(|&m| net.may_mate(position, &checks, m)) {
            return false;
        }
    }
    !list.is_empty() && list.iter().all(|&m| is_reached_by(position, m, goal))
}

/// The ranks on which a pawn stands after the first half of a double step.
const THIRD_RANKS: Bitboard = Bitboard(0x0000_ff00_00ff_0000);

/// The squares that a mating move has to guard, and tests on moves that let every mating move pass, and others.
pub(super) struct Net {
    pub(super) us: Color,
    pub(super) king: Square,
    /// The squares next to the king that is to be mated.
    ring: Bitboard,
    /// Those of the ring where none of its own pieces stands.
    around: Bitboard,
    /// Those of `around` that none of our pieces attacks.
    flights: Bitboard,
    pub(super) guard: Guard,
}

/// What our pieces attack. It does not depend on the square of the king that is to be mated, which counts as transparent.
#[derive(Copy, Clone)]
pub(super) struct Guard {
    pub(super) ours: Bitboard,
    /// The squares that our line pieces attack: a piece that leaves one of them may open a line.
    pub(super) lines: Bitboard,
    /// The further squares that they would attack if our own pieces did not block them.
    beyond: Bitboard,
    /// The squares that any of our pieces attacks.
    guarded: Bitboard,
    /// All pieces but the king that is to be mated.
    pub(super) pieces: Bitboard,
    /// The most flights that a checking move can close if it opens no line; 8 if that is not known.
    most: u32,
}

/// The most squares of the ring that a piece attacks when it gives check, the king being transparent.
const fn most_guarded(role: Role) -> u32 {
    match role {
        Role::Queen => 5,
        Role::Rook => 3,
        Role::Bishop => 2,
        Role::Knight => 1,
        // A pawn's other square is not next to the king; a king gives check only by opening a line.
        Role::Pawn | Role::King => 0,
    }
}

impl Guard {
    /// What a side attacks, with the `lifted` pieces of the other side taken off the board.
    fn new(position: &Position, us: Color, lifted: Bitboard) -> Guard {
        let pieces = position.occupied().without(position.king(!us)) - lifted;
        let ours = position.by_color(us);
        let line_pieces = ours
            & (position.by_role(Role::Bishop) | position.by_role(Role::Rook) | position.by_role(Role::Queen));
        let lines = position.attacked_through(line_pieces, us, pieces);
        let guarded = lines | position.attacked_through(ours - line_pieces, us, pieces);
        let beyond = match lines & ours {
            Bitboard::EMPTY => Bitboard::EMPTY,
            hidden => position.attacked_through(line_pieces, us, pieces - hidden) - lines,
        };
        let promotes = position.pieces(Role::Pawn.of(us)).forward(us) & Bitboard::END_RANKS;
        // Promotion changes the piece, castling moves two, and an en-passant capture opens lines besides.
        let is_beyond_counting =
            promotes.any() || (position.castling() & ours).any() || position.en_passant().is_some();
        let most = if is_beyond_counting {
            8
        } else {
            [Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
                .into_iter()
                .find(|role| position.pieces(role.of(us)).any())
                .map_or(0, most_guarded)
        };
        Guard { ours, lines, beyond, guarded, pieces, most }
    }
}

impl Net {
    /// The net of a side, with the `lifted` pieces of the other side taken off the board.
    pub(super) fn new(position: &Position, us: Color, lifted: Bitboard) -> Net {
        Net::around(us, position.king(!us), Guard::new(position, us, lifted))
    }

    /// The same net with the king on another square. What our pieces attack stays the same, because the king is transparent.
    pub(super) fn moved(&self, king: Square) -> Net {
        Net::around(self.us, king, self.guard)
    }

    fn around(us: Color, king: Square, guard: Guard) -> Net {
        let ring = attacks_from(Role::King.of(us), king, Bitboard::EMPTY);
        let around = ring - (guard.pieces - guard.ours);
        Net { us, king, ring, around, flights: around - guard.guarded, guard }
    }

    /// Whether every check leaves more than `spare` flights open, by counting alone.
    ///
    /// A check that opens no line to the ring closes only flights that the checking piece attacks: if it captures, it stands where the captured
    /// piece stood, and what it attacked from its old square is lost. A line that it opens runs over a square of `beyond`, which for a
    /// discovered check is the king's own. Where there may be promotion, castling or an en-passant capture, `most` is 8.
    #[inline]
    pub(super) fn is_wide(&self, spare: u32) -> bool {
        self.flights.len() > self.guard.most + spare
            && (self.guard.beyond & self.ring.with(self.king)).is_empty()
    }

    /// Whether no move of the other side, king moves excepted, can be followed by a check that closes all flights: it is so even with all its
    /// pieces taken off the board, so that our lines are as long as they can get, and with one flight blocked by the piece that moved.
    pub(super) fn stays_wide(&self, position: &Position) -> bool {
        let lifted = self.guard.pieces - self.guard.ours;
        let guard = Guard::new(position, self.us, lifted);
        Net { flights: self.around - guard.guarded, guard, ..*self }.is_wide(1)
    }

    pub(super) fn checks(&self, position: &Position) -> Checks {
        Checks::new(position, self.us, self.king, self.guard.pieces.with(self.king))
    }

    /// A subset of the squares next to the king that are open after a move of our piece of this role; if it is not empty, the move does not mate.
    ///
    /// A piece that none of our line pieces attacks opens no line by leaving its square, so flights that it does not attack from its goal
    /// stay open. Otherwise all attacks are computed without it, and with lines running through its goal: a superset of what we attack
    /// after the move. If it captures a piece next to the king, that square becomes one that has to be guarded.
    fn open(&self, position: &Position, role: Role, from: Square, to: Square) -> Bitboard {
        let without = self.guard.pieces.without(from);
        let guards = attacks_from(role.of(self.us), to, without);
        let rest = self.flights - guards;
        if rest.more_than_one() && !self.guard.lines.has(from) {
            return rest;
        }
        // At most one flight is left, or lines may open: only then is it worth computing the attacks of all others.
        let others = position.attacked_through(self.guard.ours.without(from), self.us, without);
        (self.around | self.ring & Bitboard::EMPTY.with(to)) - others - guards
    }

    /// Calls `see` with the result of [`open`](Self::open) for every move that may give check, until it returns `false`; no list of moves is made.
    ///
    /// Pins are ignored, so this covers every legal move that gives check: directly, to a square from which the piece attacks the king, or by
    /// leaving a line. If castling or an en-passant capture may be possible, it calls `see` once with the empty set, which excludes nothing.
    pub(super) fn each_open(
        &self,
        position: &Position,
        checks: &Checks,
        mut see: impl FnMut(Bitboard) -> bool,
    ) {
        if position.en_passant().is_some() || (position.castling() & self.guard.ours).any() {
            see(Bitboard::EMPTY);
            return;
        }
        let pieces = self.guard.pieces.with(self.king);
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
            for from in position.pieces(role.of(self.us)) {
                let mut goals = attacks_from(role.of(self.us), from, pieces) - self.guard.ours;
                if !checks.uncover.has(from) {
                    goals &= checks.squares(role);
                }
                if !goals.iter().all(|to| see(self.open(position, role, from, to))) {
                    return;
                }
            }
        }
        for from in position.pieces(Role::Pawn.of(self.us)) {
            let step = Bitboard::EMPTY.with(from).forward(self.us) - pieces;
            let double = (step & THIRD_RANKS).forward(self.us) - pieces;
            let takes = attacks_from(Role::Pawn.of(self.us), from, pieces) & (pieces - self.guard.ours);
            let goals = step | double | takes;
            let (last, before) = (goals & Bitboard::END_RANKS, goals - Bitboard::END_RANKS);
            let uncovers = checks.uncover.has(from);
            let at = if uncovers { before } else { before & checks.by_pawn };
            if !at.iter().all(|to| see(self.open(position, Role::Pawn, from, to))) {
                return;
            }
            for role in
                [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter().filter(|_| last.any())
            {
                let seen = attacks_from(role.of(!self.us), self.king, pieces.without(from));
                let at = if uncovers { last } else { last & seen };
                if !at.iter().all(|to| see(self.open(position, role, from, to))) {
                    return;
                }
            }
        }
    }

    /// Whether some move may mate, without a list of moves.
    pub(super) fn may_close(&self, position: &Position) -> bool {
        let mut may = false;
        if !self.is_wide(0) {
            self.each_open(position, &self.checks(position), |open| {
                may = open.is_empty();
                !may
            });
        }
        may
    }

    /// Whether a move may mate.
    #[inline]
    fn may_mate(&self, position: &Position, checks: &Checks, m: Move) -> bool {
        checks.may(position, m)
            && match (m.kind(), position.role_at(m.from())) {
                (MoveKind::Normal | MoveKind::DoubleStep, Some(role)) => {
                    self.open(position, role, m.from(), m.to()).is_empty()
                }
                _ => true,
            }
    }
}

/// The squares from which each kind of piece gives check. Its tests let every checking move pass, and possibly others.
pub(super) struct Checks {
    pub(super) by_rook: Bitboard,
    pub(super) by_bishop: Bitboard,
    by_knight: Bitboard,
    pub(super) by_pawn: Bitboard,
    /// Our pieces that block a line of our own to the king.
    pub(super) uncover: Bitboard,
}

impl Checks {
    /// The checks of a side against a king on this square, if just these squares were occupied.
    pub(super) fn new(position: &Position, us: Color, king: Square, pieces: Bitboard) -> Checks {
        let see = |role: Role, pieces| attacks_from(role.of(!us), king, pieces);
        let (by_rook, by_bishop) = (see(Role::Rook, pieces), see(Role::Bishop, pieces));
        let ours = position.by_color(us);
        let queens = position.by_role(Role::Queen);
        let mut uncover = Bitboard::EMPTY;
        for (role, seen) in [(Role::Rook, by_rook), (Role::Bishop, by_bishop)] {
            let near = seen & ours;
            let beyond = see(role, pieces - near) - seen;
            for line_piece in beyond & ours & (position.by_role(role) | queens) {
                uncover |= squares_between(line_piece, king) & near;
            }
        }
        Checks {
            by_rook,
            by_bishop,
            by_knight: see(Role::Knight, pieces),
            by_pawn: see(Role::Pawn, pieces),
            uncover,
        }
    }

    /// The squares from which a piece of this kind would give check.
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
        // The squares are computed with the piece on its old square. That leaves out no check: from behind that square a line piece attacks
        // the king only if it did so before the move.
        position.role_at(m.from()).is_some_and(|role| self.squares(role).has(m.to()))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::provoke::{Lot, many, position};
    use super::*;

    const FROM: [&str; 6] = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "6K1/3R4/B7/4pp2/4p3/4P2p/3P2k1/1r6 b - - 0 1",
        "b2R4/6B1/r1q4p/ppp5/1ppP4/1rkN2RK/1b4p1/8 b - - 0 1",
        "3k4/1P1P1P2/8/2RKQ3/8/8/1p1p1p2/2N1B3 w - - 0 1",
    ];

    /// Calls `see` with the positions of random games that start from a few positions rich in batteries, promotions, castling and en-passant
    /// captures.
    pub(in crate::problem) fn each_by_lot(mut see: impl FnMut(&Position)) {
        let mut lot = 1u64;
        for fen in FROM {
            let start: Position = fen.parse().expect("a position");
            for _ in 0..400 {
                let mut position = start;
                for _ in 0..40 {
                    see(&position);
                    let moves = position.legal_moves();
                    if moves.is_empty() {
                        break;
                    }
                    lot = lot.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                    position.play_unchecked(moves[(lot >> 33) as usize % moves.len()]);
                }
            }
        }
    }

    #[test]
    fn a_check_guards_no_more_than_said() {
        for role in Role::ALL {
            let mut most = 0;
            for king in !Bitboard::EMPTY {
                let ring = attacks_from(Role::King.of(Color::White), king, Bitboard::EMPTY);
                for to in attacks_from(role.of(Color::Black), king, Bitboard::EMPTY) {
                    if role == Role::King {
                        continue;
                    }
                    let seen = attacks_from(role.of(Color::White), to, Bitboard::EMPTY);
                    most = most.max((seen & ring).len());
                }
            }
            assert_eq!(most, most_guarded(role), "{role:?}");
        }
    }

    /// Compares the result with trying every move; returns how many reach the goal.
    fn compared(position: &Position) -> usize {
        let moves = position.legal_moves();
        let mut reaching = 0;
        for goal in [Goal::Mate, Goal::Stalemate] {
            let plain: Vec<Move> =
                moves.iter().copied().filter(|&m| is_reached(&position.play(m).unwrap(), goal)).collect();
            let mut quick = Vec::new();
            each_reaching(position, goal, |m| {
                quick.push(m);
                true
            });
            assert_eq!(quick, plain, "{}", position.setup().fen());
            let all = !moves.is_empty() && plain.len() == moves.len();
            assert_eq!(all_reach(position, goal), all, "{}", position.setup().fen());
            reaching += plain.len();
        }
        reaching
    }

    #[test]
    fn no_mate_in_one_is_missed_along_games() {
        let mut mates = 0;
        each_by_lot(|position| mates += compared(position));
        assert!(mates > 1000, "only {mates} were met");
    }

    #[test]
    fn no_mate_in_one_is_missed_where_it_is_provoked() {
        let (mut mates, mut lot) = (0, Lot::new(7));
        for _ in 0..many(30_000) {
            mates += position(&mut lot).map_or(0, |position| compared(&position));
        }
        assert!(mates > 2_000, "only {mates} were met");
    }
}
