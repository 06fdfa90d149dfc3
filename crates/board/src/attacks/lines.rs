//! Ranks, files and diagonals through two squares.

use super::leapers::{KING, KNIGHT};
use super::sliders::{SLANTED, STRAIGHT};
use crate::types::{Bitboard, Square};

const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The squares of the ray from `start`, not counting it, up to the edge or to `stop`, which does not count either.
const fn ray(start: Square, direction: (i8, i8), stop: u8) -> u64 {
    let mut set = 0;
    let mut square = start;
    while let Some(next) = square.offset(direction.0, direction.1) {
        if next.index() == stop {
            return set;
        }
        set |= next.bit();
        square = next;
    }
    set
}

const fn tables() -> ([[u64; 64]; 64], [[u64; 64]; 64]) {
    let mut between = [[0; 64]; 64];
    let mut line = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let start = Square::from_index(from);
        let mut i = 0;
        while i < 4 {
            let (files, ranks) = DIRECTIONS[i];
            let mut sign = 1;
            while sign >= -1 {
                let direction = (files * sign, ranks * sign);
                let whole =
                    ray(start, direction, 64) | ray(start, (-direction.0, -direction.1), 64) | start.bit();
                let mut rest = ray(start, direction, 64);
                while rest != 0 {
                    let to = rest.trailing_zeros() as u8;
                    between[from as usize][to as usize] = ray(start, direction, to);
                    line[from as usize][to as usize] = whole;
                    rest &= rest - 1;
                }
                sign -= 2;
            }
            i += 1;
        }
        from += 1;
    }
    (between, line)
}

/// By role and square, where such a piece could come from or go to if nothing else stood on the board; nothing for pawns, which
/// go and come differently, and for the numbers that are no role.
pub(crate) static REACH: [[u64; 64]; 8] = {
    let mut either = STRAIGHT;
    let mut square = 0;
    while square < 64 {
        either[square] |= SLANTED[square];
        square += 1;
    }
    let nothing = [0; 64];
    [nothing, KNIGHT, SLANTED, STRAIGHT, either, KING, nothing, nothing]
};

static TABLES: ([[u64; 64]; 64], [[u64; 64]; 64]) = tables();

#[inline(always)]
pub(crate) fn between(a: usize, b: usize) -> u64 {
    TABLES.0[a & 63][b & 63]
}

/// The squares strictly between two squares of one rank, file or diagonal; none otherwise.
///
/// ```
/// use tratto_board::{Square, squares_between};
/// assert_eq!(squares_between(Square::A1, Square::D4).len(), 2);
/// assert!(squares_between(Square::A1, Square::B3).is_empty());
/// ```
#[inline]
pub fn squares_between(a: Square, b: Square) -> Bitboard {
    Bitboard(between(a.idx(), b.idx()))
}

/// The whole rank, file or diagonal through two squares, edge to edge; empty if they share none.
///
/// ```
/// use tratto_board::{Square, line_through};
/// assert!(line_through(Square::B2, Square::C3).has(Square::H8));
/// ```
#[inline]
pub fn line_through(a: Square, b: Square) -> Bitboard {
    Bitboard(TABLES.1[a.idx()][b.idx()])
}
