//! Proofs that locked pawns leave no mate.
//!
//! For every piece the squares are collected that it may ever stand on, generously: a piece that may move or be taken blocks nothing, the
//! others are walls. What is left out is left out for good. Then every square where the losing king may stand is asked whether it could be
//! mated there: some piece must give check, and every way out must be guarded, blocked by a piece of the king's own, or watched by the other king.
//!
//! # Why this is a proof
//!
//! Take any line of legal moves that ends with the loser mated. By induction over its positions, the last one excepted if the winner's king
//! has just moved: every piece stands on a square of its `reach`, a piece that is not `takeable` has not been taken, and whoever arrived on a
//! square by taking arrived on a square of its `taking`. This holds at the start. Suppose it holds up to some position; the next move is
//! covered because `fill` ends only when one more move from anywhere adds nothing, and each thing that it uses against a move is a fact about
//! the position on the board:
//!
//! - A wall stands where it stands: it never moved and was never taken. A king that never moved is not taken either.
//! - A square is closed to a king if some piece that was not taken attacks it from every square of its reach, whatever stands on the squares
//!   where others may stand. A bishop or rook of the same side, or a queen, in the way attacks what lies behind it itself.
//! - A move is impossible if a piece that was not taken has all its squares on the way, the squares at both ends included (`past`).
//! - Two pawns that face each other on a file do not pass each other if the one never took and the other neither took nor was taken
//!   (`before_the_next`).
//! - A pawn that is taken in passing stood on a file next to the taker's, and the square that it passed is in its reach too, so it counts as taken.
//! - Castling puts king and rook where it puts them, whatever else is true.
//! - A line on which the winner's last piece is taken does not end in mate (`last`), nor does one on which a move ends the game without mating the
//!   loser, or is followed in any case by the loss of the last piece (`ends`).
//!
//! So at the end the losing king stands in its reach, and the position before the last move is covered; `has_mate` asks for each square of the king
//! whether the last move could mate there, the winner's king allowed one step more.
//!
//! # Both fates of a piece
//!
//! Where that does not suffice, a piece is singled out that stands where it did at first and may be taken there. In every line it either is taken
//! before it ever moves, or not. In the second case nobody takes it while it stands there: as long as its reach is that square, it is a wall.
//! In the first case the line has two parts. Until it is taken the piece is a wall (`Fate::Stays`); and the part after it begins with the
//! others wherever they may have been by then, and the piece gone (`without`). A move that ends the game in the first part must leave no answer
//! at all, the taking of the piece included. Neither case may have a mate.

mod ends;
mod mated;
mod spread;

use super::steps::{attacks, each, struck};
use tratto_board::{Bitboard, CastlingSide, Color, Position, Role, Square};

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
    // A pawn that can be taken in passing, or stands where none can be, is left to the search; so is a king that was left attacked, which
    // any move might mate.
    let is_irregular = position.attackers(position.king(!position.turn()), position.turn()).any();
    let special =
        (pawns & Bitboard::END_RANKS).any() || position.legal_en_passant().is_some() || is_irregular;
    if pawns.is_empty() || special {
        return false;
    }
    World::new(position, winner).is_locked(cases)
}

/// Of a piece that stands in a wall and may be taken there, a line has it one way or the other.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Fate {
    /// It is not taken before it moves.
    Moves,
    /// It neither moves nor is taken for now: later it will be taken where it stands.
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

    fn pieces(&self) -> &[Walker] {
        &self.pieces[..self.count]
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
        let Some(gone) = self.pieces().iter().position(|piece| piece.home == home) else {
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
                let mut others = self.pieces().iter();
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
        let pieces = self.pieces();
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
        let kings = self.pieces().iter().filter(|other| other.role == Role::King);
        let kings = kings.fold(0, |set, king| set | king.home);
        let spared = if color == self.winner { 0 } else { self.last };
        let fated = self.pieces().iter();
        let spared = fated.filter(|piece| piece.fate.is_some()).fold(spared, |set, piece| set | piece.home);
        self.standing[color as usize] | self.standing[them as usize] & (kings | spared)
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

    /// Black's king takes on g2, and the check by the bishop that stood there before is mate. Found by the differential test.
    #[test]
    fn a_king_left_attacked_is_left_to_the_search() {
        assert!(!is("8/8/1b5p/b4pbP/5p1K/5Pp1/6P1/5kb1 b - -", Color::Black, CASES));
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
