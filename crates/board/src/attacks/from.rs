//! The same tables for a caller outside this crate.

use super::leapers::{KING, KNIGHT, PAWN};
use super::{Isa, entry};
use crate::types::{Bitboard, Piece, Role, Square};

/// The squares that a man attacks from a square, if just these squares were occupied.
///
/// A line man attacks up to and including the first occupied square. A pawn attacks the two squares before it to the
/// side, whatever stands there.
///
/// ```
/// use tratto_board::{Bitboard, Color, Role, Square, attacks_from};
/// let knight = attacks_from(Role::Knight.of(Color::White), Square::A1, Bitboard::EMPTY);
/// assert_eq!(knight.len(), 2);
/// let rook = attacks_from(Role::Rook.of(Color::White), Square::A1, Square::A2.bitboard());
/// assert_eq!(rook.len(), 8);
/// ```
#[inline]
pub fn attacks_from(piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
    let (at, occupied) = (square.idx(), occupied.0);
    Bitboard(match piece.role {
        Role::Pawn => PAWN[piece.color as usize][at],
        Role::Knight => KNIGHT[at],
        Role::Bishop => bishop(at, occupied),
        Role::Rook => rook(at, occupied),
        Role::Queen => queen(at, occupied),
        Role::King => KING[at],
    })
}

entry! { fn bishop(square: usize, occupied: u64) -> u64 = bishop_with; }
entry! { fn rook(square: usize, occupied: u64) -> u64 = rook_with; }
entry! { fn queen(square: usize, occupied: u64) -> u64 = queen_with; }

#[inline(always)]
fn bishop_with<I: Isa>(square: usize, occupied: u64) -> u64 {
    I::bishop(square, occupied)
}

#[inline(always)]
fn rook_with<I: Isa>(square: usize, occupied: u64) -> u64 {
    I::rook(square, occupied)
}

#[inline(always)]
fn queen_with<I: Isa>(square: usize, occupied: u64) -> u64 {
    I::rook(square, occupied) | I::bishop(square, occupied)
}
