//! Which pieces can reach a square: reading a move such as `Nbd2` needs no list of all moves.

use super::Position;
use super::core::{Black, Core, EN_PASSANT, Side, White, beside};
use crate::attacks::{Isa, KING, KNIGHT, PAWN, entry, rook_by_lines};
use crate::movegen::en_passant_is_safe;
use crate::types::{Bitboard, Color, Role, Square};

impl Position {
    /// The squares from which a piece of this role can legally go to `to`, captures and en passant included, castling not.
    ///
    /// ```
    /// use tratto_board::{Position, Role, Square};
    /// let sources = Position::initial().legal_sources(Role::Knight, Square::F3);
    /// assert_eq!(sources.single(), Some(Square::G1));
    /// ```
    #[inline]
    pub fn legal_sources(&self, role: Role, to: Square) -> Bitboard {
        Bitboard(sources(&self.core, self.turn, role, to.idx()))
    }
}

entry! { fn sources(core: &Core, turn: Color, role: Role, to: usize) -> u64 = sources_with; }

#[inline(always)]
fn sources_with<I: Isa>(core: &Core, turn: Color, role: Role, to: usize) -> u64 {
    match turn {
        Color::White => sources_as::<I, White>(core, role, to),
        Color::Black => sources_as::<I, Black>(core, role, to),
    }
}

/// Looks back from the target square, then asks the king about each piece found: there is seldom more than one.
#[inline(always)]
pub(crate) fn sources_as<I: Isa, S: Side>(core: &Core, role: Role, to: usize) -> u64 {
    let to_bit = 1u64 << to;
    let ours = S::pieces(core);
    let theirs = S::Them::pieces(core);
    let occupied = ours | theirs;
    if (ours | core.kings) & to_bit != 0 {
        return 0;
    }
    let mut found = match role {
        Role::Knight => KNIGHT[to] & core.knights & ours,
        Role::Bishop => I::bishop(to, occupied) & core.diagonal & !core.orthogonal & ours,
        Role::Rook => rook_by_lines(to, occupied) & core.orthogonal & !core.diagonal & ours,
        Role::Queen => {
            (I::bishop(to, occupied) | rook_by_lines(to, occupied)) & core.diagonal & core.orthogonal & ours
        }
        Role::King => {
            let king = KING[to] & core.kings & ours;
            let safe = !core.is_attacked(to, occupied & !king, theirs, S::Them::WHITE);
            return if safe { king } else { 0 };
        }
        Role::Pawn => {
            if core.state & EN_PASSANT & to_bit != 0 {
                return en_passant_sources::<S>(core, to_bit) | pushes::<S>(core, to_bit, occupied);
            }
            if theirs & to_bit != 0 {
                PAWN[S::WHITE as usize][to] & core.pawns & ours
            } else {
                pushes::<S>(core, to_bit, occupied)
            }
        }
    };
    let mut kept = 0;
    let king = core.king::<S>();
    while found != 0 {
        let from = found & found.wrapping_neg();
        let after = occupied & !from | to_bit;
        let exposed = core.is_attacked(king, after, theirs & !to_bit, S::Them::WHITE);
        kept |= if exposed { 0 } else { from };
        found &= found - 1;
    }
    kept
}

/// The pawn that can step onto an empty square.
#[inline(always)]
fn pushes<S: Side>(core: &Core, to: u64, occupied: u64) -> u64 {
    let pawns = core.pawns & S::pieces(core);
    let one = S::Them::forward(to);
    if one & occupied != 0 {
        return one & pawns;
    }
    if one & S::THIRD_RANK != 0 { S::Them::forward(one) & pawns } else { 0 }
}

#[inline(always)]
fn en_passant_sources<S: Side>(core: &Core, to: u64) -> u64 {
    let taken = S::Them::forward(to);
    let mut rest = beside(taken) & core.pawns & S::pieces(core);
    let mut kept = 0;
    while rest != 0 {
        let from = rest & rest.wrapping_neg();
        if en_passant_is_safe::<S>(core, from, to, taken) {
            kept |= from;
        }
        rest &= rest - 1;
    }
    kept
}
