//! Pieces and rights as seven sets of squares and one word: everything that decides which moves are legal.

use crate::attacks::{Isa, KING, KNIGHT, PAWN, VIEWS, between, rook_by_lines};
use crate::types::{Bitboard, Color, Role};

/// Sixty-four bytes, copied to make a move. Whose turn it is comes as a type parameter ([`Side`]).
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) struct Core {
    pub(crate) pawns: u64,
    pub(crate) knights: u64,
    /// Bishops and queens.
    pub(crate) diagonal: u64,
    /// Rooks and queens.
    pub(crate) orthogonal: u64,
    pub(crate) kings: u64,
    pub(crate) white: u64,
    pub(crate) black: u64,
    /// On the first and last rank, the rooks that may still castle; on ranks 3 and 6, the square of a possible
    /// en-passant capture.
    pub(crate) state: u64,
}

/// The part of [`Core::state`] that tells castling rights.
pub(crate) const CASTLING: u64 = 0xff00_0000_0000_00ff;
/// The part of [`Core::state`] that tells the en-passant square.
pub(crate) const EN_PASSANT: u64 = 0x0000_ff00_00ff_0000;

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// A side as a type, so that the hot code has no branches on colour.
pub(crate) trait Side {
    type Them: Side<Them = Self>;
    const COLOR: Color;
    const WHITE: bool = matches!(Self::COLOR, Color::White);
    /// What to add to a square's index to step forward, as two's complement.
    const FORWARD: u32 = if Self::WHITE { 8 } else { 8u32.wrapping_neg() };
    const BACK_RANK: u64 = if Self::WHITE { 0xff } else { 0xff << 56 };
    const LAST_RANK: u64 = if Self::WHITE { 0xff << 56 } else { 0xff };
    /// Where pawns start.
    const SECOND_RANK: u64 = if Self::WHITE { 0xff << 8 } else { 0xff << 48 };
    /// Where a pawn stands after one step from its first square.
    const THIRD_RANK: u64 = if Self::WHITE { 0xff << 16 } else { 0xff << 40 };

    #[inline(always)]
    fn pieces(core: &Core) -> u64 {
        if Self::WHITE { core.white } else { core.black }
    }

    #[inline(always)]
    fn forward(set: u64) -> u64 {
        if Self::WHITE { set << 8 } else { set >> 8 }
    }

    /// One step forward and one towards the a-file.
    #[inline(always)]
    fn forward_west(set: u64) -> u64 {
        if Self::WHITE { (set & NOT_A) << 7 } else { (set & NOT_A) >> 9 }
    }

    /// One step forward and one towards the h-file.
    #[inline(always)]
    fn forward_east(set: u64) -> u64 {
        if Self::WHITE { (set & NOT_H) << 9 } else { (set & NOT_H) >> 7 }
    }
}

pub(crate) struct White;
pub(crate) struct Black;

impl Side for White {
    type Them = Black;
    const COLOR: Color = Color::White;
}

impl Side for Black {
    type Them = White;
    const COLOR: Color = Color::Black;
}

/// The squares to the left and right of a square.
#[inline(always)]
pub(crate) fn beside(bit: u64) -> u64 {
    (bit & NOT_A) >> 1 | (bit & NOT_H) << 1
}

impl Core {
    #[inline(always)]
    pub(crate) fn occupied(&self) -> u64 {
        self.white | self.black
    }

    #[inline(always)]
    pub(crate) fn pieces(&self, color: Color) -> u64 {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    #[inline]
    pub(crate) fn by_role(&self, role: Role) -> Bitboard {
        let &Core { pawns, knights, diagonal, orthogonal, kings, .. } = self;
        Bitboard(match role {
            Role::Pawn => pawns,
            Role::Knight => knights,
            Role::Bishop => diagonal & !orthogonal,
            Role::Rook => orthogonal & !diagonal,
            Role::Queen => diagonal & orthogonal,
            Role::King => kings,
        })
    }

    #[inline(always)]
    pub(crate) fn king<S: Side>(&self) -> usize {
        (self.kings & S::pieces(self)).trailing_zeros() as usize & 63
    }

    /// Which of `by`'s pieces attack a square, if `occupied` stood on the board.
    #[inline(always)]
    pub(crate) fn attackers<I: Isa>(&self, square: usize, occupied: u64, by: u64, by_white: bool) -> u64 {
        by & (PAWN[by_white as usize][square] & self.pawns
            | KNIGHT[square] & self.knights
            | KING[square] & self.kings
            | I::bishop(square, occupied) & self.diagonal
            | rook_by_lines(square, occupied) & self.orthogonal)
    }

    /// Whether any of `by`'s pieces attacks a square, if `occupied` stood on the board. It is meant for single queries: it checks the
    /// squares between the square and each line piece, and avoids the large tables, which a rare query would not find in the cache.
    #[inline(always)]
    pub(crate) fn is_attacked(&self, square: usize, occupied: u64, by: u64, by_white: bool) -> bool {
        let view = &VIEWS[square & 63];
        let near =
            view.pawn[by_white as usize] & self.pawns | view.knight & self.knights | view.king & self.kings;
        let mut snipers = (view.straight & self.orthogonal | view.slanted & self.diagonal) & by;
        let mut hit = near & by != 0;
        // Two at a time: there are seldom more, and the number is hard for the processor to predict.
        loop {
            for _ in 0..2 {
                let clear = between(square, snipers.trailing_zeros() as usize) & occupied == 0;
                hit |= (snipers != 0) & clear;
                snipers &= snipers.wrapping_sub(1);
            }
            if snipers == 0 {
                return hit;
            }
        }
    }

    /// A number for what stands on a square: 0 nothing, 1 pawn, 2 knight, 3 bishop, 4 rook, 5 king, 7 queen.
    /// No branches: it indexes tables of roles and of hash keys.
    #[inline(always)]
    pub(crate) fn kind_at(&self, square: usize) -> usize {
        let bit = |set: u64| (set >> square & 1) as usize;
        bit(self.pawns)
            + 2 * bit(self.knights)
            + 3 * bit(self.diagonal)
            + 4 * bit(self.orthogonal)
            + 5 * bit(self.kings)
    }

    /// Takes whatever stands on these squares off the board.
    #[inline(always)]
    pub(crate) fn clear(&mut self, squares: u64) {
        self.pawns &= !squares;
        self.knights &= !squares;
        self.diagonal &= !squares;
        self.orthogonal &= !squares;
        self.kings &= !squares;
        self.white &= !squares;
        self.black &= !squares;
    }

    #[inline(always)]
    pub(crate) fn toggle_pieces<S: Side>(&mut self, squares: u64) {
        if S::WHITE {
            self.white ^= squares;
        } else {
            self.black ^= squares;
        }
    }
}
