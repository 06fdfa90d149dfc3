//! Whether one move is legal, without generating the others.

use super::Position;
use super::core::{Black, CASTLING, Core, EN_PASSANT, Side, White, beside};
use crate::attacks::{KING, KNIGHT, PAWN, REACH, SLANTED, STRAIGHT, between};
use crate::movegen::{castling_path, en_passant_is_safe, uncovered_slider, when};
use crate::moves::{CastlingSide, Move, TAG_CASTLING, TAG_DOUBLE, TAG_EN_PASSANT, TAG_NORMAL};
use crate::types::{Color, PromotionRole, Square};
use core::hint::select_unpredictable;

impl Position {
    /// Whether a move is legal: the same answer as looking for it in [`Position::legal_moves`], but faster.
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

    /// The legal move from one square to another, if it is one of the usual kind: no castling, no en passant, no promotion.
    /// `None` does not say that there is none.
    ///
    /// The code path is the same for every piece and side, because on positions of real games each such branch would be mispredicted
    /// often: this saves a third of the time from UCI text to a checked move.
    #[inline(always)]
    pub(crate) fn usual_move(&self, from: Square, to: Square) -> Option<Move> {
        let core = &self.core;
        let white = self.turn.is_white();
        let (from_bit, to_bit) = (from.bit(), to.bit());
        let ours = select_unpredictable(white, core.white, core.black);
        let theirs = select_unpredictable(white, core.black, core.white);
        let occupied = ours | theirs;

        let forward = select_unpredictable(white, 8, 56);
        let first_rank = select_unpredictable(white, White::BACK_RANK, Black::BACK_RANK);
        let last_rank = select_unpredictable(white, White::LAST_RANK, Black::LAST_RANK);
        let third_rank = select_unpredictable(white, White::THIRD_RANK, Black::THIRD_RANK);
        let step = from_bit.rotate_left(forward) & !occupied & !first_rank;
        let double = (step & third_rank).rotate_left(forward) & !occupied;
        let captures = PAWN[!white as usize][from.idx()] & theirs;

        let kind = core.kind_at(from.idx());
        let pawn = (step | double | captures) & !last_rank;
        let reach = select_unpredictable(kind == 1, pawn, REACH[ROW[kind & 7]][from.idx()]);
        let is_ours = ours & from_bit != 0;
        let is_open = to_bit & !(ours | core.kings) & reach != 0;
        let is_free = between(from.idx(), to.idx()) & occupied == 0;
        if !(is_ours & is_open & is_free) {
            return None;
        }
        let king = (core.kings & ours).trailing_zeros() as usize & 63;
        let king = select_unpredictable(kind == 5, to.idx(), king);
        if core.is_attacked(king, occupied & !from_bit | to_bit, theirs & !to_bit, !white) {
            return None;
        }
        let is_double = double & to_bit & when(kind == 1) != 0;
        Some(select_unpredictable(is_double, Move::double_step(from, to), Move::normal(from, to)))
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
            let rooks = self.core.state & CASTLING & self.core.pieces(self.turn);
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

/// From kinds (see [`Core::kind_at`]) to the rows of [`REACH`].
const ROW: [usize; 8] = [6, 0, 1, 2, 3, 5, 6, 4];

#[inline(always)]
fn is_legal_as<S: Side>(core: &Core, m: Move) -> bool {
    let tag = m.bits() & 0xf000;
    let (from, to) = (m.from().idx(), m.to().idx());
    let (from_bit, to_bit) = (1u64 << from, 1u64 << to);
    let ours = S::pieces(core);
    let theirs = S::Them::pieces(core);
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
        if core.is_attacked(square, occupied ^ 1 << king, S::Them::pieces(core), S::Them::WHITE) {
            return false;
        }
        walk &= walk - 1;
    }
    true
}
