//! Equality of positions in the sense of the Laws.

use super::Position;
use super::core::{CASTLING, beside};
use crate::types::{Color, Square};

/// When a possible en-passant capture makes positions different. The Laws say "could have been captured"; an edition, or an older
/// interpretation, may understand this more widely.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum EnPassantSense {
    /// A legal capture exists. The usual interpretation, which [`Position::hash`] follows.
    Legal,
    /// A pawn stands ready to capture, even if pinned.
    PawnReady,
    /// The last move was a double step.
    DoubleStep,
}

impl Position {
    /// Whether two positions are the same in the sense of the Laws: the same pieces on the same squares, the same side to
    /// move, the same castling rights, and the same en-passant capture legally possible. The counters play no part.
    #[inline]
    pub fn same_position(&self, other: &Position) -> bool {
        self.turn == other.turn && self.core == other.core
    }

    /// The same with another interpretation of the en-passant clause.
    pub fn same_position_by(&self, other: &Position, sense: EnPassantSense) -> bool {
        let mut mine = self.core;
        let mut yours = other.core;
        mine.state &= CASTLING;
        yours.state &= CASTLING;
        self.turn == other.turn && mine == yours && self.chance(sense) == other.chance(sense)
    }

    fn chance(&self, sense: EnPassantSense) -> Option<Square> {
        match sense {
            EnPassantSense::Legal => self.legal_en_passant(),
            EnPassantSense::DoubleStep => self.passed,
            EnPassantSense::PawnReady => self.passed.filter(|square| {
                let pawn = if self.turn == Color::White { square.bit() >> 8 } else { square.bit() << 8 };
                beside(pawn) & self.core.pawns & self.core.pieces(self.turn) != 0
            }),
        }
    }
}
