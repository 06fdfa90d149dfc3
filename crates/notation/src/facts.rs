//! Facts about a move on the board, before it is written.

use tratto_board::{
    Bitboard, CastlingSide, File, Move, MoveKind, Position, PromotionRole, Rank, Role, Square,
};

/// What a move does, as notation needs it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Facts {
    pub(crate) role: Role,
    pub(crate) from: Square,
    /// Where the piece arrives; in castling, the king.
    pub(crate) to: Square,
    pub(crate) castling: Option<CastlingSide>,
    pub(crate) captured: Option<Role>,
    pub(crate) en_passant: bool,
    pub(crate) promotion: Option<PromotionRole>,
}

impl Facts {
    /// The facts of a move that is legal in the position; of another, what the squares suggest.
    #[inline]
    pub(crate) fn of(position: &Position, m: Move) -> Facts {
        let kind = m.kind();
        let en_passant = kind == MoveKind::EnPassant;
        let castling = m.castling_side();
        let captured = match kind {
            MoveKind::EnPassant => Some(Role::Pawn),
            MoveKind::Castling => None,
            _ => position.role_at(m.to()),
        };
        Facts {
            role: position.role_at(m.from()).unwrap_or(Role::Pawn),
            from: m.from(),
            to: m.destination(),
            castling,
            captured,
            en_passant,
            promotion: m.promotes_to(),
        }
    }

    /// What must be added to the letter so that no other piece of the kind can be meant (C.10): nothing, the file, the rank
    /// where the file does not help, or both. A pawn that captures always shows its file (C.9).
    #[inline]
    pub(crate) fn hint(&self, position: &Position) -> Hint {
        match self.role {
            Role::King => Hint::NONE,
            Role::Pawn => Hint { file: (self.captured.is_some()).then_some(self.from.file()), rank: None },
            role => {
                let others = position.legal_sources(role, self.to).without(self.from);
                if others.is_empty() {
                    return Hint::NONE;
                }
                let (file, rank) = (self.from.file(), self.from.rank());
                if (others & file.bitboard()).is_empty() {
                    Hint { file: Some(file), rank: None }
                } else if (others & rank.bitboard()).is_empty() {
                    Hint { file: None, rank: Some(rank) }
                } else {
                    Hint { file: Some(file), rank: Some(rank) }
                }
            }
        }
    }
}

/// What a text says of the square of departure.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Hint {
    /// The file, if it is said.
    pub file: Option<File>,
    /// The rank, if it is said.
    pub rank: Option<Rank>,
}

impl Hint {
    pub(crate) const NONE: Hint = Hint { file: None, rank: None };

    /// The file alone.
    pub(crate) fn file(file: File) -> Hint {
        Hint { file: Some(file), rank: None }
    }

    /// The squares that fit.
    #[inline]
    pub fn squares(self) -> Bitboard {
        let files = self.file.map_or(Bitboard::ALL, File::bitboard);
        let ranks = self.rank.map_or(Bitboard::ALL, Rank::bitboard);
        files & ranks
    }

    /// The square of departure, if it is said in full.
    pub fn square(self) -> Option<Square> {
        Some(Square::new(self.file?, self.rank?))
    }
}

/// What a move does to the enemy king.
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug)]
pub enum Threat {
    /// No check.
    None,
    /// Check from one piece.
    Check,
    /// Check from two pieces at once.
    DoubleCheck,
    /// Mate.
    Mate,
}

impl Threat {
    /// What a move does to the enemy king.
    ///
    /// ```
    /// use tratto_board::{Move, Position, Square};
    /// use tratto_notation::Threat;
    /// let e4 = Move::double_step(Square::E2, Square::E4);
    /// assert_eq!(Threat::of(&Position::initial(), e4), Threat::None);
    /// ```
    #[inline]
    pub fn of(position: &Position, m: Move) -> Threat {
        let mut next = *position;
        next.play_unchecked(m);
        let checkers = next.checkers();
        if checkers.is_empty() {
            Threat::None
        } else if !next.has_legal_move() {
            Threat::Mate
        } else if checkers.more_than_one() {
            Threat::DoubleCheck
        } else {
            Threat::Check
        }
    }
}
