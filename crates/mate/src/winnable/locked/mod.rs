//! Proofs that a side can never mate because the pawns are locked.
//!
//! For every piece, [`Reachable::fill`] computes a superset of the squares on which it can ever stand, its `reach`, with both sides
//! cooperating. A piece that can neither move nor be captured is a wall; only walls block others. Then [`Reachable::has_mate`] takes every
//! square that the losing king may reach: to be mated there, some piece must give check, and every square next to the king must be guarded,
//! occupied by one of the king's own pieces, or attacked by the other king. If that is possible nowhere, there is no mate.
//!
//! # Why this is a proof
//!
//! Take any sequence of legal moves that ends with the loser mated. Three statements hold in each of its positions, except in the last one if
//! the winner's king made the last move: every piece stands on a square of its `reach`; a piece that is not `takeable` has not been captured;
//! a piece that arrived on its square by a capture stands on a square of its `taking`. They hold at the start. Suppose they hold in some
//! position: then they hold after the next move, because `fill` stops only when one more move of any piece, from any square of its reach, adds
//! nothing, and because every argument by which it excludes a move is true in that position:
//!
//! - A wall has never moved and has not been captured. A king that never moved is never captured either.
//! - A king cannot enter a square that a piece attacks which was not captured and which attacks it from every square of its reach, whichever
//!   squares the others may occupy. A bishop, rook or queen of the same side in between attacks what lies behind it itself.
//! - A move is impossible if all squares of some piece that was not captured lie on its way, the squares at both ends included (`past`).
//! - Two pawns that face each other on a file do not pass each other if one of them never captured, and the other neither captured nor was
//!   captured (`before_the_next`).
//! - A pawn that is captured en passant stood on a file next to that of the capturing pawn, and the square it passed is in its reach too: so
//!   it counts as takeable.
//! - Castling puts king and rook on their squares without further conditions.
//! - A line in which the winner's last piece is captured does not end in mate (`last`); nor does one in which an earlier move ends the game,
//!   or leaves no legal reply but the capture of that last piece (`ends`).
//!
//! So in the final position the losing king stands in its reach, and the position before the last move satisfies all three statements;
//! `has_mate` asks for each square of the king whether the last move could mate there, one more step of the winner's king included.
//!
//! # Splitting into two cases
//!
//! Where that does not suffice, a piece is chosen that still stands on its first square and may be captured there. In every line it either is
//! captured before it first moves, or it is not ([`Case`]).
//!
//! - [`Case::NotTakenAtHome`]: nothing captures it on its first square. As long as its reach is that square, it is a wall.
//! - [`Case::TakenAtHome`]: the line has two parts. Until the capture the piece is a wall. The second part begins without the piece, with the
//!   others anywhere they may have got to by then (`without`). In the first part a move ends the game only if there is no reply at all, the
//!   capture of that piece included.
//!
//! The position is locked if neither case allows a mate.

mod ends;
mod mated;
mod spread;

use super::steps::{attacks, each, struck};
use tratto_board::{Bitboard, CastlingSide, Color, Position, Role, Square};

/// A piece, and a superset of what it can ever do.
#[derive(Copy, Clone)]
struct Walker {
    role: Role,
    color: Color,
    /// Its square at the start, as a set of one. It identifies the piece.
    home: u64,
    /// The squares on which it may stand.
    reach: u64,
    /// The squares on which it may arrive by a capture: a subset of `reach`.
    taking: u64,
    /// Whether it may be captured.
    takeable: bool,
    /// Whether it may promote; then it may be any piece anywhere.
    promotes: bool,
    /// The case that is being examined, if the proof was split at this piece.
    case: Option<Case>,
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

/// Pieces with at most this many squares are considered as obstacles in `past`; more would cost time and exclude little.
const SHUT_IN: u32 = 4;
/// How deep splits into two cases are nested in a new question.
pub(super) const CASES: usize = 2;
/// At most this many pieces are tried for a split at each level.
const MOST_SPLITS: usize = 6;

/// Whether it is proved that the winner can never mate. The side to move must have a legal move. `false` proves nothing.
///
/// If the proof fails without a split, it is tried with up to `cases` nested splits into two cases.
pub(super) fn is_locked(position: &Position, winner: Color, cases: usize) -> bool {
    let pawns = position.by_role(Role::Pawn);
    // The proof does not cover an en-passant capture on the next move, pawns on the end ranks, and a king left attacked by the move before:
    // there any move might mate.
    let is_irregular = position.attackers(position.king(!position.turn()), position.turn()).any();
    let special =
        (pawns & Bitboard::END_RANKS).any() || position.legal_en_passant().is_some() || is_irregular;
    if pawns.is_empty() || special {
        return false;
    }
    Reachable::new(position, winner).is_locked(cases)
}

/// The two cases of a split at a piece that stands on its first square.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Case {
    /// It is not captured before its first move.
    NotTakenAtHome,
    /// It is captured on its first square, later: this is the part of the line before the capture, in which it does not move.
    TakenAtHome,
}

/// All pieces, with the squares that each may reach. Arrays of two are indexed by [`Color`].
#[derive(Copy, Clone)]
struct Reachable {
    winner: Color,
    /// The first `count` are in use.
    pieces: [Walker; 64],
    count: usize,
    /// The walls of each side.
    standing: [u64; 2],
    /// The walls of both sides.
    walls: u64,
    /// The squares that each side attacks in every position that may arise.
    closed: [u64; 2],
    /// The same by pawns and knights alone, whose attacks nothing can block.
    leapt: [u64; 2],
    /// Whether a side has a piece besides its king that may ever move.
    moves: [bool; 2],
    /// The square of the winner's only piece besides the king, or 0: a line in which it is captured leads to no mate.
    last: u64,
    /// The pieces that were takeable on their first squares in the first round of `fill` that found any: candidates for a split.
    candidates: u64,
}

impl Reachable {
    fn new(position: &Position, winner: Color) -> Reachable {
        let blank = Walker {
            role: Role::King,
            color: winner,
            home: 0,
            reach: 0,
            taking: 0,
            takeable: false,
            promotes: false,
            case: None,
        };
        let mut reachable = Reachable {
            winner,
            pieces: [blank; 64],
            count: 0,
            standing: [0; 2],
            walls: 0,
            closed: [0; 2],
            leapt: [0; 2],
            moves: [false; 2],
            last: 0,
            candidates: 0,
        };
        for at in position.occupied() {
            let Some(piece) = position.piece_at(at) else { continue };
            let home = at.bitboard().0;
            reachable.pieces[reachable.count] =
                Walker { role: piece.role, color: piece.color, home, reach: home, ..blank };
            reachable.count += 1;
        }
        let ours = position.by_color(winner).0 & !position.king(winner).bitboard().0;
        if ours.count_ones() == 1 {
            reachable.last = ours;
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if let Some(rook) = position.castling_rook(color, side) {
                    reachable.castle(position.king(color), rook, side);
                }
            }
        }
        reachable
    }

    fn pieces(&self) -> &[Walker] {
        &self.pieces[..self.count]
    }

    /// Adds the squares after castling to the reach of king and rook, whatever stands in between.
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
            && each(filled.candidates).take(MOST_SPLITS).any(|home| {
                let supposing = |case| {
                    let mut reachable = *self;
                    let pieces = reachable.pieces[..reachable.count].iter_mut();
                    pieces.filter(|piece| piece.home == 1 << home).for_each(|piece| piece.case = Some(case));
                    reachable
                };
                let mut before = supposing(Case::TakenAtHome);
                before.fill()
                    && !before.has_mate()
                    && before.without(1 << home).is_locked(cases - 1)
                    && supposing(Case::NotTakenAtHome).is_locked(cases - 1)
            })
    }

    /// The pieces after this one was captured on its first square: the others start from everything they may have reached by then.
    fn without(&self, home: u64) -> Reachable {
        let mut reachable = *self;
        let Some(gone) = self.pieces().iter().position(|piece| piece.home == home) else {
            return reachable;
        };
        let color = self.pieces[gone].color;
        reachable.count -= 1;
        reachable.pieces.swap(gone, reachable.count);
        reachable.candidates = 0;
        for piece in &mut reachable.pieces[..reachable.count] {
            if piece.role == Role::Pawn
                && piece.color != color
                && struck(piece.reach, piece.color) & home != 0
            {
                piece.reach |= home;
                piece.taking |= home;
            }
        }
        reachable
    }

    /// Extends every piece's reach by one move at a time until nothing is added. False, and no proof, if a pawn of the winner's may promote.
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
            let mut candidates = 0;
            for i in 0..self.count {
                let piece = self.pieces[i];
                if piece.reach == piece.home && piece.case.is_some() {
                    continue;
                }
                if piece.takeable || piece.role == Role::King || piece.home == self.last {
                    continue;
                }
                let mut others = self.pieces().iter();
                if others.any(|other| other.color != piece.color && other.taking & piece.reach != 0) {
                    self.pieces[i].takeable = true;
                    grew = true;
                    if piece.reach == piece.home && piece.case.is_none() {
                        candidates |= piece.home;
                    }
                }
            }
            if self.candidates == 0 {
                self.candidates = candidates;
            }
            if !grew {
                return true;
            }
        }
    }

    /// The values of `closed` and `leapt`: what pieces that cannot be captured attack from every square of their reach, with every other
    /// piece in the way that may be.
    fn closed(&self) -> ([u64; 2], [u64; 2]) {
        let pieces = self.pieces();
        let maybe = pieces.iter().fold(0, |set, piece| set | piece.reach);
        let (mut closed, mut leapt) = ([0; 2], [0; 2]);
        for piece in pieces.iter().filter(|piece| !piece.takeable && !piece.promotes) {
            // A piece of the same side and kind in the way, or a queen, attacks what lies behind it.
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

    /// The squares that a side's pieces cannot enter: walls of their own side, kings that cannot move, and pieces that are assumed not to
    /// be captured.
    fn barred(&self, color: Color) -> u64 {
        let them = !color;
        let kings = self.pieces().iter().filter(|other| other.role == Role::King);
        let kings = kings.fold(0, |set, king| set | king.home);
        let spared = if color == self.winner { 0 } else { self.last };
        let split = self.pieces().iter();
        let spared = split.filter(|piece| piece.case.is_some()).fold(spared, |set, piece| set | piece.home);
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

    /// Black's king captures on g2 and so opens the line of its own bishop, which mates at once. Found by the differential test.
    #[test]
    fn a_king_left_attacked_is_left_to_the_search() {
        assert!(!is("8/8/1b5p/b4pbP/5p1K/5Pp1/6P1/5kb1 b - -", Color::Black, CASES));
    }

    /// A king that captures the pawn stalemates the other side; labels of `positions.txt`.
    #[test]
    fn a_step_that_ends_the_game_leads_to_no_mate() {
        for winner in Color::ALL {
            assert!(is("8/2b5/1b5p/b4p1P/5p1K/5Pp1/6P1/5kb1 b - -", winner, 0));
        }
        // Here the black king can give way, and the pawn promotes.
        assert!(!is("8/8/8/8/8/6k1/7p/7K b - -", Color::Black, CASES));
    }

    /// The rook in the corner is captured there, or it never moves; label of `positions.txt`.
    #[test]
    fn both_cases_of_a_piece() {
        let fen = "B2b4/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - -";
        assert!(is(fen, Color::White, CASES));
    }
}
