//! Proofs that locked pawns leave no mate.
//!
//! For every piece the squares are collected that it may ever stand on, generously: a piece that may move or be taken blocks nothing, the
//! others are walls. What is left out is left out for good. Then every square where the losing king may stand is asked whether it could be
//! mated there: some piece must give check, and every way out must be guarded, blocked by a piece of the king's own, or watched by the other king.
//!
//! Why this is a proof: suppose that up to some move every piece stood only where it is said to. Whatever the analysis uses against a
//! move (a wall in the way, a guard that never leaves, a pawn that cannot pass another) was then true on the board, so the next move too leads
//! where it is said to lead.

use super::steps::{KING, around, attacks, each, last_rank, pushed, square, struck};
use tratto_board::{Bitboard, CastlingSide, Color, Position, Role, Square, squares_between};

/// A piece, and what it may ever do.
#[derive(Copy, Clone)]
struct Walker {
    role: Role,
    color: Color,
    home: u64,
    /// Where it may stand.
    reach: u64,
    /// Where it may arrive by taking something.
    taking: u64,
    /// Whether something may take it.
    takeable: bool,
    /// Whether it may promote, and so become anything.
    promotes: bool,
    /// What has been supposed of it.
    fate: Option<Fate>,
}

impl Walker {
    fn attacks(&self, from: usize, occupied: u64) -> u64 {
        match self.role {
            Role::Pawn => struck(1 << from, self.color),
            role => attacks(role, from, occupied),
        }
    }

    fn is_wall(&self) -> bool {
        self.reach == self.home && !self.takeable
    }
}

/// A piece with no more squares than this is shut in.
const SHUT_IN: u32 = 4;
/// How often a question that is new is split in cases.
pub(super) const CASES: usize = 2;
/// Of so many pieces the fates are gone into.
const MOST_SHAKEN: usize = 6;

/// Whether it is proved that the winner can never mate, asked where the side to move can move. "No" proves nothing.
///
/// Where one look does not prove it, so many times a piece is singled out that may be taken where it stands, and both its fates are gone into.
pub(super) fn is_locked(position: &Position, winner: Color, cases: usize) -> bool {
    let pawns = position.by_role(Role::Pawn);
    // A pawn that can be taken in passing, or stands where none can be, is left to the search.
    if pawns.is_empty() || (pawns & Bitboard::END_RANKS).any() || position.legal_en_passant().is_some() {
        return false;
    }
    World::new(position, winner).is_locked(cases)
}

/// Of a piece that stands in a wall and may be taken there, a line has it one way or the other.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Fate {
    /// It moves before it is taken, or is never taken.
    Moves,
    /// It neither moves nor is taken for now: later it will be taken.
    Stays,
}

#[derive(Copy, Clone)]
struct World {
    winner: Color,
    pieces: [Walker; 64],
    count: usize,
    /// The walls, of each side and together.
    standing: [u64; 2],
    walls: u64,
    /// What each side attacks whatever happens.
    closed: [u64; 2],
    /// The same of pawns and knights alone, which nothing that comes in the way can keep from it.
    leapt: [u64; 2],
    /// Whether a side has a piece besides its king that may ever move.
    moves: [bool; 2],
    /// The winner's last piece: a line on which it is taken leads to no mate.
    last: u64,
    /// The pieces that were the first to be found takeable where they stand.
    shaken: u64,
}

impl World {
    fn new(position: &Position, winner: Color) -> World {
        let nobody = Walker {
            role: Role::King,
            color: winner,
            home: 0,
            reach: 0,
            taking: 0,
            takeable: false,
            promotes: false,
            fate: None,
        };
        let mut world = World {
            winner,
            pieces: [nobody; 64],
            count: 0,
            standing: [0; 2],
            walls: 0,
            closed: [0; 2],
            leapt: [0; 2],
            moves: [false; 2],
            last: 0,
            shaken: 0,
        };
        for at in position.occupied() {
            let Some(piece) = position.piece_at(at) else { continue };
            let home = at.bitboard().0;
            world.pieces[world.count] =
                Walker { role: piece.role, color: piece.color, home, reach: home, ..nobody };
            world.count += 1;
        }
        let ours = position.by_color(winner).0 & !position.king(winner).bitboard().0;
        if ours.count_ones() == 1 {
            world.last = ours;
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if let Some(rook) = position.castling_rook(color, side) {
                    world.castle(position.king(color), rook, side);
                }
            }
        }
        world
    }

    /// A right to castle is taken as used: what stands between is not asked after.
    fn castle(&mut self, king: Square, rook: Square, side: CastlingSide) {
        for (from, to) in [(king, side.king_file()), (rook, side.rook_file())] {
            let to = Square::new(to, from.rank()).bitboard().0;
            for piece in self.pieces[..self.count].iter_mut().filter(|piece| piece.home == from.bitboard().0)
            {
                piece.reach |= to;
            }
        }
    }

    fn is_locked(&self, cases: usize) -> bool {
        let mut filled = *self;
        if filled.fill() && !filled.has_mate() {
            return true;
        }
        cases > 0
            && each(filled.shaken).take(MOST_SHAKEN).any(|home| {
                let supposed = |fate| {
                    let mut world = *self;
                    let pieces = world.pieces[..world.count].iter_mut();
                    pieces.filter(|piece| piece.home == 1 << home).for_each(|piece| piece.fate = Some(fate));
                    world
                };
                let mut before = supposed(Fate::Stays);
                before.fill()
                    && !before.has_mate()
                    && before.without(1 << home).is_locked(cases - 1)
                    && supposed(Fate::Moves).is_locked(cases - 1)
            })
    }

    /// What may come after a piece has been taken where it stood: the others are wherever they may have been by then.
    fn without(&self, home: u64) -> World {
        let mut world = *self;
        let Some(gone) = self.pieces[..self.count].iter().position(|piece| piece.home == home) else {
            return world;
        };
        let color = self.pieces[gone].color;
        world.count -= 1;
        world.pieces.swap(gone, world.count);
        world.shaken = 0;
        for piece in &mut world.pieces[..world.count] {
            if piece.role == Role::Pawn
                && piece.color != color
                && struck(piece.reach, piece.color) & home != 0
            {
                piece.reach |= home;
                piece.taking |= home;
            }
        }
        world
    }

    /// Lets every piece spread until nothing new is reached. False if the winner may promote a pawn, for then anything may happen.
    fn fill(&mut self) -> bool {
        loop {
            let mut grew = false;
            (self.standing, self.moves) = ([0; 2], [false; 2]);
            for piece in &self.pieces[..self.count] {
                if piece.is_wall() {
                    self.standing[piece.color as usize] |= piece.home;
                }
                self.moves[piece.color as usize] |= piece.role != Role::King && piece.reach != piece.home;
            }
            self.walls = self.standing[0] | self.standing[1];
            (self.closed, self.leapt) = self.closed();
            for i in 0..self.count {
                let piece = self.pieces[i];
                let before = (piece.reach, piece.taking);
                let after = self.spread(&piece);
                if after.promotes && piece.color == self.winner {
                    return false;
                }
                grew |= (after.reach, after.taking) != before;
                self.pieces[i] = after;
            }
            let mut shaken = 0;
            for i in 0..self.count {
                let piece = self.pieces[i];
                if piece.reach == piece.home && piece.fate.is_some() {
                    continue;
                }
                if piece.takeable || piece.role == Role::King || piece.home == self.last {
                    continue;
                }
                let mut others = self.pieces[..self.count].iter();
                if others.any(|other| other.color != piece.color && other.taking & piece.reach != 0) {
                    self.pieces[i].takeable = true;
                    grew = true;
                    if piece.reach == piece.home && piece.fate.is_none() {
                        shaken |= piece.home;
                    }
                }
            }
            if self.shaken == 0 {
                self.shaken = shaken;
            }
            if !grew {
                return true;
            }
        }
    }

    /// What each side attacks whatever happens: from wherever a piece may stand that cannot be taken, with everything in the way that may be.
    fn closed(&self) -> ([u64; 2], [u64; 2]) {
        let pieces = &self.pieces[..self.count];
        let maybe = pieces.iter().fold(0, |set, piece| set | piece.reach);
        let (mut closed, mut leapt) = ([0; 2], [0; 2]);
        for piece in pieces.iter().filter(|piece| !piece.takeable && !piece.promotes) {
            // Where only pieces of the same kind may stand in the way, they attack what lies behind.
            let maybe = match piece.role {
                Role::Bishop | Role::Rook => pieces.iter().fold(0, |set, other| {
                    let passes_on = other.color == piece.color
                        && !other.promotes
                        && (other.role == piece.role || other.role == Role::Queen);
                    if passes_on { set } else { set | other.reach }
                }),
                _ => maybe,
            };
            let mut always = u64::MAX;
            for from in each(piece.reach) {
                always &= piece.attacks(from, maybe);
                if always == 0 {
                    break;
                }
            }
            closed[piece.color as usize] |= always;
            if matches!(piece.role, Role::Pawn | Role::Knight) {
                leapt[piece.color as usize] |= always;
            }
        }
        (closed, leapt)
    }

    /// Where a side's piece cannot go: onto a wall of its own side, onto a king that cannot step away, or onto the piece that must not be
    /// taken.
    fn barred(&self, color: Color) -> u64 {
        let them = !color;
        let kings = self.pieces[..self.count].iter().filter(|other| other.role == Role::King);
        let kings = kings.fold(0, |set, king| set | king.home);
        let spared = if color == self.winner { 0 } else { self.last };
        let fated = self.pieces[..self.count].iter();
        let spared = fated.filter(|piece| piece.fate.is_some()).fold(spared, |set, piece| set | piece.home);
        self.standing[color as usize] | self.standing[them as usize] & (kings | spared)
    }

    /// Where a king may step, as far as walls and guards let it.
    fn steps(&self, king: &Walker) -> u64 {
        around(king.reach) & !self.closed[!king.color as usize] & !(self.barred(king.color) & !king.home)
    }

    /// The steps after which the game goes on: where the other side has nothing to move but its king, that king needs a square to go to,
    /// and one that it came from.
    fn goes_on(&self, king: &Walker, steps: u64) -> u64 {
        let them = !king.color;
        if self.moves[them as usize] {
            return steps;
        }
        let Some(other) =
            self.pieces[..self.count].iter().find(|piece| piece.role == Role::King && piece.color == them)
        else {
            return steps;
        };
        // Where this king stands after its step is not known yet, so what it guarded, or left open to others, does not count.
        let open = !self.leapt[king.color as usize] & !(self.barred(them) & !other.home);
        each(steps & !king.reach)
            .filter(|&to| {
                let near = KING[to] | 1 << to;
                around(other.reach & !near) & open & !near != 0
            })
            .fold(steps & king.reach, |set, to| set | 1 << to)
    }

    /// A piece with one step more from everywhere it may stand.
    fn spread(&self, piece: &Walker) -> Walker {
        let mut piece = *piece;
        if piece.fate == Some(Fate::Stays) {
            return piece;
        }
        let barred = self.barred(piece.color) & !piece.home;
        match piece.role {
            Role::Pawn if piece.promotes => {
                piece.reach |= !barred;
                piece.taking |= !barred;
            }
            Role::Pawn => {
                let open = !(self.walls & !piece.home) & self.before_the_next(&piece);
                let one = pushed(piece.reach, piece.color) & open;
                let home_rank = if piece.color.is_white() { 0xff << 8 } else { 0xff << 48 };
                let two = pushed(pushed(piece.reach & home_rank, piece.color) & open, piece.color) & open;
                let prey = self.pieces[..self.count].iter().fold(0, |set, other| {
                    let spared =
                        other.color == piece.color || other.role == Role::King || other.home == self.last;
                    if spared { set } else { set | other.reach }
                });
                let takes = struck(piece.reach, piece.color) & prey & !barred;
                piece.taking |= takes;
                piece.reach |= one | two | takes;
                piece.promotes = piece.reach & last_rank(piece.color) != 0;
            }
            Role::King => {
                let steps = self.goes_on(&piece, self.steps(&piece));
                piece.taking |= steps;
                piece.reach |= steps;
            }
            role => {
                let stuck = self.stuck(&piece);
                for from in each(piece.reach) {
                    let to = attacks(role, from, self.walls & !piece.home) & !barred & !piece.taking;
                    piece.taking |= if stuck == 0 { to } else { self.past(&piece, from, to, stuck) };
                }
                piece.reach |= piece.taking;
            }
        }
        piece
    }

    /// Where other pieces are shut in on a few squares and never taken, so that a piece that meets them on its way cannot wait for them to go.
    fn stuck(&self, piece: &Walker) -> u64 {
        let shut_in = |other: &&Walker| {
            other.home != piece.home
                && !other.takeable
                && !other.is_wall()
                && other.reach.count_ones() <= SHUT_IN
        };
        self.pieces[..self.count].iter().filter(shut_in).fold(0, |set, other| set | other.reach)
    }

    /// Of these moves those that no piece is always in the way of.
    fn past(&self, piece: &Walker, from: usize, to: u64, stuck: u64) -> u64 {
        each(to)
            .filter(|&to| {
                let way = squares_between(square(from), square(to)).0 | 1 << to | 1 << from;
                let in_the_way = |other: &Walker| {
                    other.home != piece.home && !other.takeable && !other.is_wall() && other.reach & !way == 0
                };
                stuck & way == 0 || !self.pieces[..self.count].iter().any(in_the_way)
            })
            .fold(0, |set, to| set | 1 << to)
    }

    /// The squares that a pawn does not pass: two pawns that face each other on a file stay so if neither ever takes or is taken.
    fn before_the_next(&self, pawn: &Walker) -> u64 {
        if pawn.taking != 0 {
            return u64::MAX;
        }
        let mut ahead = pawn.home;
        for _ in 0..6 {
            ahead |= pushed(ahead, pawn.color);
        }
        let facing = |other: &&Walker| {
            other.role == Role::Pawn
                && other.color != pawn.color
                && other.home & ahead != 0
                && !other.takeable
                && other.taking == 0
        };
        let mut open = u64::MAX;
        for other in self.pieces[..self.count].iter().filter(facing) {
            let mut beyond = other.home;
            for _ in 0..6 {
                beyond |= pushed(beyond, pawn.color);
            }
            open &= !beyond;
        }
        open
    }

    /// Whether it is left open that the losing king is mated somewhere.
    fn has_mate(&self) -> bool {
        let pieces = &self.pieces[..self.count];
        let king =
            |color: Color| pieces.iter().find(|piece| piece.role == Role::King && piece.color == color);
        let (Some(theirs), Some(ours)) = (king(!self.winner), king(self.winner)) else { return true };
        let (region, home) = (theirs.reach, theirs.home);
        // The game need not go on after the move that mates: the king may make it, if it lays a line open.
        let last = self.steps(ours);
        let ours = ours.reach;
        // The king does not stand in the way of what attacks it.
        let walls = self.walls & !home;
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
        for piece in &self.pieces[..self.count] {
            if piece.color != self.winner && piece.role != Role::King && piece.reach & ways != 0 {
                blockers += 1;
                blocked |= piece.reach;
            }
        }
        ways & !blocked == 0 && blockers >= ways.count_ones()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_board::Setup;

    fn is(fen: &str, winner: Color, cases: usize) -> bool {
        let (setup, _) = Setup::from_fen_relaxed(fen).unwrap();
        is_locked(&setup.examine().0.unwrap(), winner, cases)
    }

    #[test]
    fn walls() {
        for (fen, white) in [
            ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -", true),
            // A bishop behind its own wall; the other bishop takes a pawn of theirs.
            ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4KB2 w - -", true),
            ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2B1K3 w - -", false),
            // A gap; a pawn that can be taken; a rook that looks along a file; a pawn free to run.
            ("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - -", false),
            ("4k3/8/8/p1p1p1p1/P1P1P1PR/8/8/4K3 w - -", false),
            ("4k3/8/p7/2p1p1p1/P1P1P1P1/8/8/4K3 w - -", false),
            // Pawns that have a step to make but cannot pass each other.
            ("4k3/7p/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -", false),
        ] {
            assert_eq!(is(fen, Color::White, 0), white, "{fen}");
        }
    }

    #[test]
    fn en_passant_is_left_to_the_search() {
        assert!(!is("4k3/8/8/p1p1p1pP/P1P1P1P1/8/8/4K3 w - g6", Color::White, CASES));
    }

    /// The king that takes the pawn would leave the other without a move; labels of `positions.txt`.
    #[test]
    fn a_step_that_ends_the_game_leads_to_no_mate() {
        for winner in Color::ALL {
            assert!(is("8/2b5/1b5p/b4p1P/5p1K/5Pp1/6P1/5kb1 b - -", winner, 0));
        }
        // Black's king gives up the square in time, and the pawn is promoted.
        assert!(!is("8/8/8/8/8/6k1/7p/7K b - -", Color::Black, CASES));
    }

    /// The rook in the corner is taken there or never moves; label of `positions.txt`.
    #[test]
    fn both_fates_of_a_piece() {
        let fen = "B2b4/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - -";
        assert!(is(fen, Color::White, CASES));
    }
}
