use super::Color;
use core::fmt;

/// What a piece is, whatever its colour.
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Role {
    /// Pawn.
    Pawn,
    /// Knight.
    Knight,
    /// Bishop.
    Bishop,
    /// Rook.
    Rook,
    /// Queen.
    Queen,
    /// King.
    King,
}

impl Role {
    /// All six, from pawn to king.
    pub const ALL: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// The small English letter, as FEN uses it for Black.
    #[inline]
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'p',
            Role::Knight => 'n',
            Role::Bishop => 'b',
            Role::Rook => 'r',
            Role::Queen => 'q',
            Role::King => 'k',
        }
    }

    /// The role of an English letter, small or capital.
    ///
    /// ```
    /// use tratto_board::Role;
    /// assert_eq!(Role::from_letter('N'), Some(Role::Knight));
    /// assert_eq!(Role::from_letter('x'), None);
    /// ```
    #[inline]
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter {
            'p' | 'P' => Role::Pawn,
            'n' | 'N' => Role::Knight,
            'b' | 'B' => Role::Bishop,
            'r' | 'R' => Role::Rook,
            'q' | 'Q' => Role::Queen,
            'k' | 'K' => Role::King,
            _ => return None,
        })
    }

    /// The piece of this role and that colour.
    #[inline]
    pub const fn of(self, color: Color) -> Piece {
        Piece { color, role: self }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        })
    }
}

/// What a pawn may become: a promotion to king or pawn cannot be written.
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum PromotionRole {
    /// Knight.
    Knight,
    /// Bishop.
    Bishop,
    /// Rook.
    Rook,
    /// Queen.
    Queen,
}

impl PromotionRole {
    /// Queen first, as most promotions are.
    pub const ALL: [PromotionRole; 4] =
        [PromotionRole::Queen, PromotionRole::Rook, PromotionRole::Bishop, PromotionRole::Knight];

    /// The role of the new piece.
    #[inline]
    pub const fn role(self) -> Role {
        match self {
            PromotionRole::Knight => Role::Knight,
            PromotionRole::Bishop => Role::Bishop,
            PromotionRole::Rook => Role::Rook,
            PromotionRole::Queen => Role::Queen,
        }
    }

    /// The role, if a pawn may become it.
    #[inline]
    pub const fn from_role(role: Role) -> Option<PromotionRole> {
        match role {
            Role::Knight => Some(PromotionRole::Knight),
            Role::Bishop => Some(PromotionRole::Bishop),
            Role::Rook => Some(PromotionRole::Rook),
            Role::Queen => Some(PromotionRole::Queen),
            Role::Pawn | Role::King => None,
        }
    }
}

impl From<PromotionRole> for Role {
    #[inline]
    fn from(role: PromotionRole) -> Role {
        role.role()
    }
}

/// A piece: a role in a colour.
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The FEN letter: capital for White, small for Black.
    ///
    /// ```
    /// use tratto_board::{Color, Role};
    /// assert_eq!(Role::Knight.of(Color::White).letter(), 'N');
    /// ```
    #[inline]
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter().to_ascii_uppercase(),
            Color::Black => self.role.letter(),
        }
    }

    /// The piece of a FEN letter.
    #[inline]
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }

    /// The Unicode figurine, outlined for White and filled for Black.
    pub const fn figurine(self) -> char {
        match (self.color, self.role) {
            (Color::White, Role::King) => '♔',
            (Color::White, Role::Queen) => '♕',
            (Color::White, Role::Rook) => '♖',
            (Color::White, Role::Bishop) => '♗',
            (Color::White, Role::Knight) => '♘',
            (Color::White, Role::Pawn) => '♙',
            (Color::Black, Role::King) => '♚',
            (Color::Black, Role::Queen) => '♛',
            (Color::Black, Role::Rook) => '♜',
            (Color::Black, Role::Bishop) => '♝',
            (Color::Black, Role::Knight) => '♞',
            (Color::Black, Role::Pawn) => '♟',
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role)
    }
}
