//! All attacks from one square, needed when a king stands on it, in one cache line.

use super::leapers::{KING, KNIGHT, PAWN};
use super::sliders::{SLANTED, STRAIGHT};

/// The squares seen from a square on an empty board, piece by piece.
#[repr(align(64))]
pub(crate) struct View {
    /// By a pawn, white or black.
    pub(crate) pawn: [u64; 2],
    pub(crate) knight: u64,
    pub(crate) king: u64,
    pub(crate) straight: u64,
    pub(crate) slanted: u64,
}

const fn views() -> [View; 64] {
    let mut views = [const { View { pawn: [0; 2], knight: 0, king: 0, straight: 0, slanted: 0 } }; 64];
    let mut square = 0;
    while square < 64 {
        views[square] = View {
            pawn: [PAWN[0][square], PAWN[1][square]],
            knight: KNIGHT[square],
            king: KING[square],
            straight: STRAIGHT[square],
            slanted: SLANTED[square],
        };
        square += 1;
    }
    views
}

pub(crate) static VIEWS: [View; 64] = views();
