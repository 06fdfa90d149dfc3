//! Attacks of one piece, for a caller outside this crate.

use super::leapers::{KING, KNIGHT, PAWN};
use super::sliders::{bishop_by_lines, rook_by_lines};
use crate::types::{Bitboard, Piece, Role, Square};

/// The squares that a piece attacks from a square, if just these squares were occupied.
///
/// A line piece attacks up to and including the first occupied square. A pawn attacks the two squares before it to the
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
        Role::Bishop => bishop_by_lines(at, occupied),
        Role::Rook => rook_by_lines(at, occupied),
        Role::Queen => rook_by_lines(at, occupied) | bishop_by_lines(at, occupied),
        Role::King => KING[at],
    })
}
