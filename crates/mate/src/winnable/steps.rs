//! Sets of squares as 64-bit integers, and the steps of kings and pawns. Bit 0 is a1, bit 7 is h1, bit 63 is h8.

use tratto_board::{Bitboard, Color, Role, Square, attacks_from};

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// Every square next to a square of the set.
#[inline(always)]
pub(super) const fn around(set: u64) -> u64 {
    let sides = (set & NOT_H) << 1 | (set & NOT_A) >> 1;
    let row = set | sides;
    sides | row << 8 | row >> 8
}

const fn king_table() -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = around(1 << square);
        square += 1;
    }
    table
}

/// The squares that a king attacks, by its own square.
pub(super) static KING: [u64; 64] = king_table();

/// The lowest square of a set; 0 (a1) for the empty set.
#[inline(always)]
pub(super) const fn lowest(set: u64) -> usize {
    set.trailing_zeros() as usize & 63
}

#[inline(always)]
pub(super) const fn square(index: usize) -> Square {
    Square::from_index(index as u8)
}

/// The squares that a piece other than a pawn attacks.
#[inline(always)]
pub(super) fn attacks(role: Role, from: usize, occupied: u64) -> u64 {
    attacks_from(role.of(Color::White), square(from), Bitboard(occupied)).0
}

/// The pawns after one step forward.
#[inline(always)]
pub(super) const fn pushed(pawns: u64, color: Color) -> u64 {
    if color.is_white() { pawns << 8 } else { pawns >> 8 }
}

/// The squares that pawns attack.
#[inline(always)]
pub(super) const fn struck(pawns: u64, color: Color) -> u64 {
    let forward = pushed(pawns, color);
    (forward & NOT_H) << 1 | (forward & NOT_A) >> 1
}

/// The rank where a side's pawns promote.
#[inline(always)]
pub(super) const fn last_rank(color: Color) -> u64 {
    if color.is_white() { 0xff << 56 } else { 0xff }
}

/// The squares of a set, from the lowest.
#[inline(always)]
pub(super) fn each(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let at = lowest(set);
        set &= set - 1;
        Some(at)
    })
}

/// The squares of the board's edge.
pub(super) const EDGE: u64 = 0xff81_8181_8181_81ff;

/// Whether king steps lead from one square to another over squares of `open`; `to` itself need not be in it.
pub(super) fn connected(from: usize, to: usize, open: u64) -> bool {
    let open = open | 1 << to;
    let mut seen = 1u64 << from;
    while seen & 1 << to == 0 {
        let more = seen | around(seen) & open;
        if more == seen {
            return false;
        }
        seen = more;
    }
    true
}
