//! The squares from which a king attacks all squares of a set, where the set lies next to one square: in a table.

use super::steps::around;

/// The square for which the table is made: d4.
const MIDDLE: u32 = 27;

/// The zones for every set of squares next to [`MIDDLE`], by their pattern: three bits for each of three ranks, from the corner c3.
static ZONES: [u64; 512] = {
    let mut zones = [u64::MAX; 512];
    let mut pattern = 1;
    while pattern < 512 {
        let mut bit = 0;
        while bit < 9 {
            if pattern >> bit & 1 != 0 {
                zones[pattern] &= around(1 << (MIDDLE - 9 + bit / 3 * 8 + bit % 3));
            }
            bit += 1;
        }
        pattern += 1;
    }
    zones
};

/// The squares at most two king steps from a square.
static NEAR: [u64; 64] = {
    let mut near = [0; 64];
    let mut square = 0;
    while square < 64 {
        near[square] = around(around(1 << square) | 1 << square);
        square += 1;
    }
    near
};

/// The squares from which a king attacks all of these squares, each of which is next to `middle`. All squares for the empty set.
#[inline(always)]
pub(super) fn zone(set: u64, middle: usize) -> u64 {
    let ranks = set.rotate_right((middle as u32).wrapping_sub(9));
    let pattern = ranks & 7 | ranks >> 5 & 0o70 | ranks >> 10 & 0o700;
    // What the rotation carries over an edge of the board is not near.
    let near = if set == 0 { u64::MAX } else { NEAR[middle & 63] };
    ZONES[pattern as usize].rotate_left((middle as u32).wrapping_sub(MIDDLE)) & near
}

#[cfg(test)]
mod tests {
    use super::super::steps::{KING, each};
    use super::*;

    #[test]
    fn the_table_has_what_the_kings_attacks_have_in_common() {
        for middle in 0..64 {
            let ring = KING[middle];
            // Every subset of the ring.
            let mut set = ring;
            loop {
                let expected = each(set).fold(u64::MAX, |common, square| common & KING[square]);
                assert_eq!(zone(set, middle), expected, "{middle}: {set:x}");
                if set == 0 {
                    break;
                }
                set = (set - 1) & ring;
            }
        }
    }
}
