//! Castling rights as letters.
//!
//! X-FEN (`K`, `Q`: the outermost rook on that side of the king; a file letter where an inner rook is meant) and
//! Shredder-FEN (file letters only) differ in which rook a letter names, not in what is kept: the rook's square.

use crate::moves::CastlingSide;
use crate::setup::Setup;
use crate::types::{Bitboard, Color, File, Rank, Role, Square};

/// How castling rights are written in a FEN.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum RightsSpelling {
    /// `K` and `Q` wherever they name the rook without doubt, else the rook's file: X-FEN, which for orthodox
    /// positions is plain FEN.
    #[default]
    Automatic,
    /// The file of each rook, as in `HAha`: Shredder-FEN.
    Shredder,
}

/// The rook square that `K` or `Q` names: the outermost rook beyond the king on the side's first rank.
///
/// Without a king or a rook there the right is impossible; it is kept all the same, on the corner square, so that
/// the examination of the setup can report it.
#[inline]
pub(crate) fn outermost_rook(setup: &Setup, color: Color, side: CastlingSide) -> Square {
    let home = Rank::First.from_side(color);
    let own = setup.by_color(color) & home.bitboard();
    let kings = setup.by_role(Role::King) & own;
    let rooks = setup.by_role(Role::Rook) & own;
    match side {
        CastlingSide::King => {
            let beyond = kings.last().map_or(0, |king| !1 << king.index());
            (rooks & Bitboard(beyond)).last().unwrap_or(Square::new(File::H, home))
        }
        CastlingSide::Queen => {
            let beyond = kings.first().map_or(0, |king| king.bit() - 1);
            (rooks & Bitboard(beyond)).first().unwrap_or(Square::new(File::A, home))
        }
    }
}

/// The rook square that a letter of the castling field names.
#[inline]
pub(crate) fn rook_of_letter(setup: &Setup, letter: u8) -> Option<Square> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    Some(match letter | 0x20 {
        b'k' => outermost_rook(setup, color, CastlingSide::King),
        b'q' => outermost_rook(setup, color, CastlingSide::Queen),
        file @ b'a'..=b'h' => Square::new(File::from_index(file - b'a'), Rank::First.from_side(color)),
        _ => return None,
    })
}

/// Where a right stands in the order of the field: White's before Black's, from the h-file to the a-file.
#[inline]
pub(crate) fn order(rook: Square) -> u8 {
    (rook.index() & 56) | (7 - (rook.index() & 7))
}
