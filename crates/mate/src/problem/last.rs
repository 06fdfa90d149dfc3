//! The last move: which moves reach the goal at once.
//!
//! Most positions of a search need only this, and most have no such move. So the king's field is examined first: moves that give no
//! check, or leave a flight open, are not played.

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

/// Calls for every move that reaches the goal, for as long as the answer is "go on".
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

/// Where a pawn that may go one square more has got to.
const THIRD_RANKS: Bitboard = Bitboard(0x0000_ff00_00ff_0000);

/// What a mate in one has to close: the result is a superset of the mating moves.
pub(super) struct Net {
    pub(super) us: Color,
    pub(super) king: Square,
    /// The squares next to the king to be mated.
    ring: Bitboard,
    /// Those of them where none of its own pieces stands.
    around: Bitboard,
    /// Those of these that we do not guard.
    flights: Bitboard,
    pub(super) guard: Guard,
}

/// What we see, wherever the king to be mated is.
#[derive(Copy, Clone)]
pub(super) struct Guard {
    pub(super) ours: Bitboard,
    /// Squares that our line pieces attack: a piece that leaves one may open a line.
    pub(super) lines: Bitboard,
    /// Further squares that they would attack if none of our own pieces stood in their lines.
    beyond: Bitboard,
    /// Squares that any of our pieces attacks.
    guarded: Bitboard,
    /// All pieces but the king to be mated.
    pub(super) pieces: Bitboard,
    /// The most flights that a check closes if it opens no line.
    most: u32,
}

/// How many squares next to the king a piece guards at most when it gives check, the king not being in the way.
const fn most_guarded(role: Role) -> u32 {
    match role {
        Role::Queen => 5,
        Role::Rook => 3,
        Role::Bishop => 2,
        Role::Knight => 1,
        // A king gives no check, but by opening a line.
        Role::Pawn | Role::King => 0,
    }
}

impl Guard {
    /// What a side sees, with some of the other side's pieces off the board.
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
        // A pawn taken in passing may open lines besides.
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
    /// The net of a side, with some of the other side's pieces off the board.
    pub(super) fn new(position: &Position, us: Color, lifted: Bitboard) -> Net {
        Net::around(us, position.king(!us), Guard::new(position, us, lifted))
    }

    /// The same for another square of the king: it hides nothing from our pieces, so they guard what they did.
    pub(super) fn moved(&self, king: Square) -> Net {
        Net::around(self.us, king, self.guard)
    }

    fn around(us: Color, king: Square, guard: Guard) -> Net {
        let ring = attacks_from(Role::King.of(us), king, Bitboard::EMPTY);
        let around = ring - (guard.pieces - guard.ours);
        Net { us, king, ring, around, flights: around - guard.guarded, guard }
    }

    /// Whether no check closes all flights but so many, counted only.
    ///
    /// A check that opens no line to the king's field closes what the checking piece sees of it, and no more: a piece it takes is replaced
    /// by itself, and what it guarded before is lost. A line it opens runs over a square of `beyond`, in a check from behind
    /// over the king's own. A promotion, castling and a capture in passing are not counted: then `most` is all eight.
    #[inline]
    pub(super) fn is_wide(&self, spare: u32) -> bool {
        self.flights.len() > self.guard.most + spare
            && (self.guard.beyond & self.ring.with(self.king)).is_empty()
    }

    /// Whether the other side has no move of a piece, not the king, after which a check closes all: even if none of its pieces hid anything,
    /// and one stood on a flight.
    pub(super) fn stays_wide(&self, position: &Position) -> bool {
        let lifted = self.guard.pieces - self.guard.ours;
        let guard = Guard::new(position, self.us, lifted);
        Net { flights: self.around - guard.guarded, guard, ..*self }.is_wide(1)
    }

    pub(super) fn checks(&self, position: &Position) -> Checks {
        Checks::new(position, self.us, self.king, self.guard.pieces.with(self.king))
    }

    /// The flights that stay open, at least, when a piece goes somewhere.
    ///
    /// A piece that none of our line pieces sees opens no line by leaving, so what its goal does not see of the flights stays open.
    /// Otherwise all is seen anew without it, and lines run through its goal as if it did not stand there: we guard no more
    /// than that. A piece it takes beside the king leaves a square that has to be guarded, too.
    fn open(&self, position: &Position, role: Role, from: Square, to: Square) -> Bitboard {
        let without = self.guard.pieces.without(from);
        let guards = attacks_from(role.of(self.us), to, without);
        let rest = self.flights - guards;
        if rest.more_than_one() && !self.guard.lines.has(from) {
            return rest;
        }
        // What else it guarded, or opens, or takes beside the king, only counts when it comes near.
        let others = position.attacked_through(self.guard.ours.without(from), self.us, without);
        (self.around | self.ring & Bitboard::EMPTY.with(to)) - others - guards
    }

    /// Hands out what every move that may give check leaves open, without a list of moves, for as long as the answer is "go on".
    ///
    /// Every legal move is among these: pieces go wherever they can, their own king attacked or not, and check is given from a
    /// square the king would see with the piece's own step, or by leaving a line. Castling and a capture in passing do more than one
    /// thing at once: where there may be one, nothing is known.
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

    /// Whether some move may mate: asked of the pieces, without a list of moves.
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

/// Which moves may give check: a superset of those that do.
pub(super) struct Checks {
    pub(super) by_rook: Bitboard,
    pub(super) by_bishop: Bitboard,
    by_knight: Bitboard,
    pub(super) by_pawn: Bitboard,
    /// Pieces whose leaving opens a line.
    pub(super) uncover: Bitboard,
}

impl Checks {
    /// The checks of a side, had the other its king here, and were these all the pieces.
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
        // A line piece that moves along the line of check may see through its own square.
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

    /// Calls with many positions with batteries, promotions, castling and pawns that may take in passing: from a few, random games go on.
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
