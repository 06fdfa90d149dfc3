//! Kings, knights and pawns.

use crate::types::Square;

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

const fn leaper(deltas: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < deltas.len() {
            if let Some(to) = Square::from_index(square).offset(deltas[i].0, deltas[i].1) {
                table[square as usize] |= to.bit();
            }
            i += 1;
        }
        square += 1;
    }
    table
}

/// From each square, where a king attacks.
pub(crate) static KING: [u64; 64] =
    leaper(&[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]);

/// From each square, where a knight attacks.
pub(crate) static KNIGHT: [u64; 64] =
    leaper(&[(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]);

/// By colour and square, where a pawn attacks.
pub(crate) static PAWN: [[u64; 64]; 2] = [leaper(&[(-1, 1), (1, 1)]), leaper(&[(-1, -1), (1, -1)])];

/// Every square attacked by a set of knights. There are seldom more than two: looking them up beats shifting the set.
#[inline(always)]
pub(crate) fn knight_set(mut knights: u64) -> u64 {
    let mut set = 0;
    while knights != 0 {
        set |= KNIGHT[knights.trailing_zeros() as usize];
        knights &= knights - 1;
    }
    set
}

/// Every square attacked by a set of pawns of one colour.
#[inline(always)]
pub(crate) const fn pawn_set(pawns: u64, white: bool) -> u64 {
    let forward = if white { pawns << 8 } else { pawns >> 8 };
    (forward << 1) & NOT_A | (forward >> 1) & NOT_H
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_unions_of_single_squares() {
        for square in Square::all() {
            assert_eq!(knight_set(square.bit()), KNIGHT[square.idx()], "{square}");
            assert_eq!(pawn_set(square.bit(), true), PAWN[0][square.idx()], "{square}");
            assert_eq!(pawn_set(square.bit(), false), PAWN[1][square.idx()], "{square}");
        }
    }
}
