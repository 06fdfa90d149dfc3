//! A move as a value of sixteen bits.

use crate::types::{File, PromotionRole, Square};
use core::fmt;
use core::num::NonZeroU16;

/// A move: where from, where to, and which of the five kinds.
///
/// It fits in sixteen bits, and `Option<Move>` too. A move by itself says nothing of legality: that is a question to
/// a [`Position`](crate::Position). Castling is held as the king's and the rook's square, so that every start position of Chess960
/// is written the same way.
///
/// ```
/// use tratto_board::{Move, MoveKind, PromotionRole, Square};
/// let m = Move::promotion(Square::D7, Square::D8, PromotionRole::Queen);
/// assert_eq!(m.kind(), MoveKind::Promotion(PromotionRole::Queen));
/// assert_eq!(core::mem::size_of::<Option<Move>>(), 2);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Move(NonZeroU16);

/// Which kind of move it is.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum MoveKind {
    /// A piece goes to a square, taking what stands there if anything does.
    Normal,
    /// A pawn's two squares from its starting square.
    DoubleStep,
    /// A pawn takes another that has just passed it.
    EnPassant,
    /// King and rook together; `from` is the king's square, `to` the rook's.
    Castling,
    /// A pawn reaches the last rank and becomes this.
    Promotion(PromotionRole),
}

/// Which way the king castles.
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug)]
pub enum CastlingSide {
    /// To the g-file: 0-0.
    King,
    /// To the c-file: 0-0-0.
    Queen,
}

impl CastlingSide {
    /// King's side, then queen's side.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::King, CastlingSide::Queen];

    /// The file where the king ends up.
    pub const fn king_file(self) -> File {
        match self {
            CastlingSide::King => File::G,
            CastlingSide::Queen => File::C,
        }
    }

    /// The file where the rook ends up.
    pub const fn rook_file(self) -> File {
        match self {
            CastlingSide::King => File::F,
            CastlingSide::Queen => File::D,
        }
    }
}

pub(crate) const TAG_NORMAL: u16 = 0;
pub(crate) const TAG_DOUBLE: u16 = 1 << 12;
pub(crate) const TAG_EN_PASSANT: u16 = 2 << 12;
pub(crate) const TAG_CASTLING: u16 = 3 << 12;
pub(crate) const TAG_PROMOTION: u16 = 4 << 12;

impl Move {
    #[inline]
    const fn pack(from: Square, to: Square, tag: u16) -> Move {
        let bits = from.index() as u16 | (to.index() as u16) << 6 | tag;
        // Only "a1 to a1" packs to zero; it is no move, and is kept apart as a1-a1 with the top bits set.
        match NonZeroU16::new(bits) {
            Some(bits) => Move(bits),
            None => Move(NonZeroU16::MAX),
        }
    }

    /// A plain move or capture.
    #[inline]
    pub const fn normal(from: Square, to: Square) -> Move {
        Move::pack(from, to, TAG_NORMAL)
    }

    /// A pawn's double step.
    #[inline]
    pub const fn double_step(from: Square, to: Square) -> Move {
        Move::pack(from, to, TAG_DOUBLE)
    }

    /// An en-passant capture; `to` is the square the pawn arrives on.
    #[inline]
    pub const fn en_passant(from: Square, to: Square) -> Move {
        Move::pack(from, to, TAG_EN_PASSANT)
    }

    /// Castling, by the squares where king and rook stand.
    #[inline]
    pub const fn castling(king: Square, rook: Square) -> Move {
        Move::pack(king, rook, TAG_CASTLING)
    }

    /// A promotion, with or without a capture.
    #[inline]
    pub const fn promotion(from: Square, to: Square, role: PromotionRole) -> Move {
        Move::pack(from, to, TAG_PROMOTION + ((role as u16) << 12))
    }

    /// The sixteen bits.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0.get()
    }

    /// The move of these bits, as [`Move::bits`] gave them.
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Move> {
        match NonZeroU16::new(bits) {
            Some(bits) => Some(Move(bits)),
            None => None,
        }
    }

    /// Where the piece comes from; the king's square in castling.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_index((self.0.get() & 63) as u8)
    }

    /// Where the piece goes to; **the rook's square** in castling, see [`Move::destination`].
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_index((self.0.get() >> 6 & 63) as u8)
    }

    /// Which kind of move it is.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        match self.0.get() >> 12 {
            0 => MoveKind::Normal,
            1 => MoveKind::DoubleStep,
            2 => MoveKind::EnPassant,
            3 => MoveKind::Castling,
            tag => MoveKind::Promotion(match tag & 3 {
                0 => PromotionRole::Knight,
                1 => PromotionRole::Bishop,
                2 => PromotionRole::Rook,
                _ => PromotionRole::Queen,
            }),
        }
    }

    /// What the pawn becomes, if it does.
    #[inline]
    pub const fn promotes_to(self) -> Option<PromotionRole> {
        match self.kind() {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// Whether king and rook move together.
    #[inline]
    pub const fn is_castling(self) -> bool {
        self.0.get() & 0xf000 == TAG_CASTLING
    }

    /// Which way it castles, if it does.
    #[inline]
    pub const fn castling_side(self) -> Option<CastlingSide> {
        if !self.is_castling() {
            None
        } else if self.to().index() > self.from().index() {
            Some(CastlingSide::King)
        } else {
            Some(CastlingSide::Queen)
        }
    }

    /// The square where the moved piece ends: [`Move::to`], or the king's new square in castling.
    ///
    /// ```
    /// use tratto_board::{Move, Square};
    /// assert_eq!(Move::castling(Square::E1, Square::H1).destination(), Square::G1);
    /// assert_eq!(Move::normal(Square::G1, Square::F3).destination(), Square::F3);
    /// ```
    #[inline]
    pub const fn destination(self) -> Square {
        match self.castling_side() {
            Some(side) => Square::new(side.king_file(), self.from().rank()),
            None => self.to(),
        }
    }

    /// The square where the rook ends in castling.
    #[inline]
    pub const fn rook_to(self) -> Option<Square> {
        match self.castling_side() {
            Some(side) => Some(Square::new(side.rook_file(), self.from().rank())),
            None => None,
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} {:?}", self.from(), self.to(), self.kind())
    }
}
