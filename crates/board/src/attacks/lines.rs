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

/// By role and square, where such a man could come from or go to if nothing else stood on the board; nothing for pawns, which
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

/// The eight rays from a square, in one cache line: up the file, the rank and the two diagonals, then down the file and the
/// two diagonals on a board turned upside down, then down the rank.
#[repr(align(64))]
struct Rays([u64; 8]);

static RAYS: [Rays; 64] = {
    let mut table = [const { Rays([0; 8]) }; 64];
    let mut square = 0;
    while square < 64 {
        let start = Square::from_index(square);
        table[square as usize] = Rays([
            ray(start, (0, 1), 64),
            ray(start, (1, 0), 64),
            ray(start, (1, 1), 64),
            ray(start, (-1, 1), 64),
            ray(start, (0, -1), 64).swap_bytes(),
            ray(start, (-1, -1), 64).swap_bytes(),
            ray(start, (1, -1), 64).swap_bytes(),
            ray(start, (-1, 0), 64),
        ]);
        square += 1;
    }
    table
};

/// Whether some sliding man sees a square: the first man on one of its rays is a sliding man of the right kind.
///
/// By arithmetic, with one cache line for the square: in a replay each lookup in the great tables of sliding men comes from
/// another corner of them, and waiting for memory costs more than these few operations.
#[inline(always)]
pub(crate) fn line_men_see(square: usize, occupied: u64, diagonal: u64, orthogonal: u64) -> bool {
    let rays = &RAYS[square & 63].0;
    let first = |men: u64| men & men.wrapping_neg();
    let straight = first(occupied & rays[0]) | first(occupied & rays[1]);
    let slanted = first(occupied & rays[2]) | first(occupied & rays[3]);
    let turned = occupied.swap_bytes();
    let straight_below = first(turned & rays[4]);
    let slanted_below = first(turned & rays[5]) | first(turned & rays[6]);
    let left = occupied & rays[7];
    let nearest_left = (1 << 63 >> (left | 1).leading_zeros()) & left;
    (straight | nearest_left) & orthogonal
        | slanted & diagonal
        | straight_below & orthogonal.swap_bytes()
        | slanted_below & diagonal.swap_bytes()
        != 0
}

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
