//! A written move: the piece, its target, and as much of its origin as is given.

use crate::moves::CastlingSide;
use crate::types::{Bitboard, File, PromotionRole, Rank, Role, Square};
use core::fmt;

/// A move as players write it: not where from and where to, but which piece goes where, with as much of its origin as
/// was needed or given. Castling is one of the two sides.
///
/// Only a position can say which move it is: [`Position::find`](crate::Position::find) for one move,
/// [`Replay`](crate::Replay) for a game. It takes four bytes, so a whole game's written moves are compact in memory.
///
/// ```
/// use tratto_board::{WrittenMove, File, Position, Role, Square};
/// let knight = WrittenMove::new(Role::Knight, Square::F3).from_file(File::G);
/// let m = Position::initial().find(knight).unwrap();
/// assert_eq!((m.from(), m.to()), (Square::G1, Square::F3));
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
#[repr(transparent)]
pub struct WrittenMove(u32);

const ROLE_SHIFT: u32 = 6;
const ORIGIN_SHIFT: u32 = 9;
const SPECIAL_SHIFT: u32 = 16;
const CASTLING_KING: u32 = 5;
const CASTLING_QUEEN: u32 = 6;
/// A pawn that goes to an end rank and becomes nothing: never legal.
const NO_PROMOTION: u32 = 7;
/// Nine values because a file, or a rank, may also be missing.
const ANY: u32 = 8;

/// By file and rank, present or missing, the squares that a piece may come from.
static ORIGINS: [u64; 128] = {
    let mut table = [0; 128];
    let mut code = 0;
    while code < 81 {
        let (file, rank) = (code % 9, code / 9);
        let files = if file == ANY { !0 } else { 0x0101_0101_0101_0101 << file };
        let ranks = if rank == ANY { !0 } else { 0xff << (8 * rank) };
        table[code as usize] = files & ranks;
        code += 1;
    }
    table
};

impl WrittenMove {
    /// A piece that goes to a square. A pawn is assumed to stay on its file; for a capture, give its file.
    #[inline]
    pub const fn new(role: Role, to: Square) -> WrittenMove {
        let pawn = matches!(role, Role::Pawn);
        let file = if pawn { to.index() as u32 & 7 } else { ANY };
        let special = if pawn && matches!(to.index() >> 3, 0 | 7) { NO_PROMOTION } else { 0 };
        WrittenMove(
            to.index() as u32
                | (role as u32) << ROLE_SHIFT
                | (ANY * 9 + file) << ORIGIN_SHIFT
                | special << SPECIAL_SHIFT,
        )
    }

    /// Castling to one side.
    #[inline]
    pub const fn castling(side: CastlingSide) -> WrittenMove {
        let special = match side {
            CastlingSide::King => CASTLING_KING,
            CastlingSide::Queen => CASTLING_QUEEN,
        };
        WrittenMove((Role::King as u32) << ROLE_SHIFT | (ANY * 10) << ORIGIN_SHIFT | special << SPECIAL_SHIFT)
    }

    #[inline]
    const fn origin_code(self) -> u32 {
        self.0 >> ORIGIN_SHIFT & 127
    }

    #[inline]
    const fn with_origin(self, file: u32, rank: u32) -> WrittenMove {
        WrittenMove(self.0 & !(127 << ORIGIN_SHIFT) | (file + 9 * rank) << ORIGIN_SHIFT)
    }

    /// The same piece, coming from this file.
    #[inline]
    pub const fn from_file(self, file: File) -> WrittenMove {
        self.with_origin(file as u32, self.origin_code() / 9)
    }

    /// The same piece, coming from this rank.
    #[inline]
    pub const fn from_rank(self, rank: Rank) -> WrittenMove {
        self.with_origin(self.origin_code() % 9, rank as u32)
    }

    /// The same pawn, becoming this.
    #[inline]
    pub const fn promoting(self, role: PromotionRole) -> WrittenMove {
        WrittenMove(self.0 & 0xffff | (role as u32 + 1) << SPECIAL_SHIFT)
    }

    /// Where the piece goes; means nothing in castling.
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_index((self.0 & 63) as u8)
    }

    /// Which piece it is; the king in castling.
    #[inline]
    pub const fn role(self) -> Role {
        match self.0 >> ROLE_SHIFT & 7 {
            0 => Role::Pawn,
            1 => Role::Knight,
            2 => Role::Bishop,
            3 => Role::Rook,
            4 => Role::Queen,
            _ => Role::King,
        }
    }

    /// [`WrittenMove::role`] as a number from 0 to 7.
    #[inline]
    pub(crate) const fn role_index(self) -> usize {
        (self.0 >> ROLE_SHIFT & 7) as usize
    }

    /// The squares the piece may come from, by what the written move says.
    #[inline]
    pub fn origins(self) -> Bitboard {
        Bitboard(ORIGINS[self.origin_code() as usize])
    }

    /// What the pawn becomes, if the written move says so.
    #[inline]
    pub const fn promotes_to(self) -> Option<PromotionRole> {
        match self.0 >> SPECIAL_SHIFT {
            1 => Some(PromotionRole::Knight),
            2 => Some(PromotionRole::Bishop),
            3 => Some(PromotionRole::Rook),
            4 => Some(PromotionRole::Queen),
            _ => None,
        }
    }

    /// Which way it castles, if it does.
    #[inline]
    pub const fn castling_side(self) -> Option<CastlingSide> {
        match self.0 >> SPECIAL_SHIFT {
            CASTLING_KING => Some(CastlingSide::King),
            CASTLING_QUEEN => Some(CastlingSide::Queen),
            _ => None,
        }
    }

    /// Whether it is neither castling nor a pawn's move to an end rank.
    #[inline]
    pub(crate) const fn is_plain(self) -> bool {
        self.0 >> SPECIAL_SHIFT == 0
    }

    /// The thirty-two bits: the target square's index in bits 0 to 5; the role in bits 6 to 8, from 0 for a pawn to 5 for a
    /// king; in bits 9 to 15 the file of origin, from 0 to 7 or 8 if untold, plus nine times the rank likewise; from bit 16
    /// on 0, or 1 to 4 for a promotion to knight, bishop, rook or queen, 5 or 6 for castling to the king's or the queen's
    /// side, 7 for a pawn that goes to an end rank and becomes nothing.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The written move of these bits, for fast parsers. Bits that [`WrittenMove::bits`] never gives make a written move without a meaning.
    #[inline]
    pub const fn from_bits(bits: u32) -> WrittenMove {
        WrittenMove(bits)
    }
}

impl fmt::Debug for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.castling_side() {
            Some(CastlingSide::King) => return f.write_str("WrittenMove(O-O)"),
            Some(CastlingSide::Queen) => return f.write_str("WrittenMove(O-O-O)"),
            None => {}
        }
        write!(f, "WrittenMove({} ", self.role())?;
        let (file, rank) = (self.origin_code() % 9, self.origin_code() / 9);
        if file != ANY {
            write!(f, "{}", File::from_index(file as u8))?;
        }
        if rank != ANY {
            write!(f, "{}", Rank::from_index(rank as u8))?;
        }
        write!(f, ">{}", self.to())?;
        match self.promotes_to() {
            Some(role) => write!(f, "={})", role.role()),
            None => f.write_str(")"),
        }
    }
}
