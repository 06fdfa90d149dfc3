//! Whether one move is legal, without generating the others.

use super::Position;
use super::core::{Black, CASTLING, Core, EN_PASSANT, Side, White, beside};
use crate::attacks::{KING, KNIGHT, PAWN, SLANTED, STRAIGHT, between};
use crate::movegen::{castling_path, en_passant_is_safe, uncovered_slider};
use crate::moves::{CastlingSide, Move, TAG_CASTLING, TAG_DOUBLE, TAG_EN_PASSANT, TAG_NORMAL};
use crate::types::{Color, PromotionRole, Square};

impl Position {
    /// Whether a move is legal: the same answer as looking for it in [`Position::legal_moves`], and quicker.
    #[inline]
    pub fn is_legal(&self, m: Move) -> bool {
        match self.turn {
            Color::White => is_legal_as::<White>(&self.core, m),
            Color::Black => is_legal_as::<Black>(&self.core, m),
        }
    }

    /// Whether a legal move gives check.
    pub fn gives_check(&self, m: Move) -> bool {
        let mut next = *self;
        next.play_unchecked(m);
        next.is_check()
    }

    /// The move that going from one square to another would be here, legal or not: it finds castling (the king goes
    /// two squares or more along its rank, or onto its own rook), the double step, en passant and promotion.
    #[inline]
    pub fn move_between(&self, from: Square, to: Square, promotion: Option<PromotionRole>) -> Move {
        if let Some(role) = promotion {
            return Move::promotion(from, to, role);
        }
        let bit = from.bit();
        if self.core.pawns & bit != 0 {
            if from.index().abs_diff(to.index()) == 16 {
                return Move::double_step(from, to);
            }
            if self.core.state & EN_PASSANT & to.bit() != 0 && from.file() != to.file() {
                return Move::en_passant(from, to);
            }
        } else if self.core.kings & bit != 0 && from.rank() == to.rank() {
            let rooks = self.core.state & CASTLING & self.core.men(self.turn);
            if rooks & to.bit() != 0 {
                return Move::castling(from, to);
            }
            let side = CastlingSide::ALL.into_iter().find(|side| side.king_file() == to.file());
            if from.distance(to) > 1
                && let Some(rook) = side.and_then(|side| self.castling_rook(self.turn, side))
            {
                return Move::castling(from, rook);
            }
        }
        Move::normal(from, to)
    }
}

#[inline(always)]
fn is_legal_as<S: Side>(core: &Core, m: Move) -> bool {
    let tag = m.bits() & 0xf000;
    let (from, to) = (m.from().idx(), m.to().idx());
    let (from_bit, to_bit) = (1u64 << from, 1u64 << to);
    let ours = S::men(core);
    let theirs = S::Them::men(core);
    let occupied = ours | theirs;
    if ours & from_bit == 0 {
        return false;
    }
    if tag == TAG_CASTLING {
        return core.kings & from_bit != 0
            && core.state & CASTLING & S::BACK_RANK & to_bit != 0
            && can_castle::<S>(core, from, to);
    }
    if (ours | core.kings) & to_bit != 0 {
        return false;
    }
    let reaches = if core.pawns & from_bit != 0 {
        if tag == TAG_EN_PASSANT {
            let taken = S::Them::forward(to_bit);
            return core.state & EN_PASSANT & to_bit != 0
                && beside(taken) & from_bit != 0
                && en_passant_is_safe::<S>(core, from_bit, to_bit, taken);
        }
        let step = S::forward(from_bit) & !occupied;
        if tag == TAG_DOUBLE {
            S::forward(step & S::THIRD_RANK) & !occupied
        } else if (tag == TAG_NORMAL) == (to_bit & S::LAST_RANK != 0) {
            0
        } else {
            step | PAWN[!S::WHITE as usize][from] & theirs
        }
    } else if tag != TAG_NORMAL {
        0
    } else if core.kings & from_bit != 0 {
        return KING[from] & to_bit != 0
            && !core.is_attacked(to, occupied ^ from_bit, theirs, S::Them::WHITE);
    } else if core.knights & from_bit != 0 {
        KNIGHT[from]
    } else if between(from, to) & occupied != 0 {
        0
    } else {
        let straight = if core.orthogonal & from_bit != 0 { STRAIGHT[from] } else { 0 };
        let slanted = if core.diagonal & from_bit != 0 { SLANTED[from] } else { 0 };
        straight | slanted
    };
    reaches & to_bit != 0
        && !core.is_attacked(
            core.king::<S>(),
            occupied & !from_bit | to_bit,
            theirs & !to_bit,
            S::Them::WHITE,
        )
}

#[inline(always)]
pub(super) fn can_castle<S: Side>(core: &Core, king: usize, rook: usize) -> bool {
    let path = castling_path(king, rook);
    let occupied = core.occupied();
    if path.between & occupied != 0 || uncovered_slider::<S>(core, rook) != 0 {
        return false;
    }
    let mut walk = path.king;
    while walk != 0 {
        let square = walk.trailing_zeros() as usize;
        if core.is_attacked(square, occupied ^ 1 << king, S::Them::men(core), S::Them::WHITE) {
            return false;
        }
        walk &= walk - 1;
    }
    true
}
