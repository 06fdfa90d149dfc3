//! Rooks and bishops by table.

#![allow(unsafe_code)]
#![allow(long_running_const_eval)] // two tables of 107,648 entries

use super::magics::{BISHOP_MAGICS, ROOK_MAGICS};

/// All 64 squares' tables, rooks first: every subset of the relevant squares has an entry.
const SIZE: usize = 102_400 + 5_248;

/// Where one square's attacks are found.
#[derive(Copy, Clone)]
pub(super) struct Entry {
    /// The squares whose occupation matters: the lines less their last squares.
    pub(super) mask: u64,
    pub(super) magic: u64,
    pub(super) shift: u32,
    pub(super) offset: u32,
}

const A_FILE: u64 = 0x0101_0101_0101_0101;
const H_FILE: u64 = A_FILE << 7;
const RANK_1: u64 = 0xff;
const RANK_8: u64 = RANK_1 << 56;

const fn diagonal(square: u32) -> u64 {
    let shift = 8 * (square >> 3) as i32 - 8 * (square & 7) as i32;
    let main = 0x8040_2010_0804_0201u64;
    if shift >= 0 { main << shift } else { main >> -shift }
}

const fn anti_diagonal(square: u32) -> u64 {
    let shift = 8 * (square >> 3) as i32 + 8 * (square & 7) as i32 - 56;
    let main = 0x0102_0408_1020_4080u64;
    if shift >= 0 { main << shift } else { main >> -shift }
}

/// Attacks along one line, by the subtraction trick: slow to use, quick to evaluate at compile time.
const fn along(square: u32, line: u64, occupied: u64) -> u64 {
    let bit = 1u64 << square;
    let blockers = occupied & line & !bit;
    let up = blockers.wrapping_sub(bit.wrapping_mul(2));
    let down = blockers.reverse_bits().wrapping_sub(bit.reverse_bits().wrapping_mul(2)).reverse_bits();
    (up ^ down) & line & !bit
}

const fn lines(square: u32, rook: bool) -> (u64, u64) {
    if rook {
        (A_FILE << (square & 7), RANK_1 << (square & 56))
    } else {
        (diagonal(square), anti_diagonal(square))
    }
}

const fn relevant(square: u32, rook: bool) -> u64 {
    let rank = RANK_1 << (square & 56);
    let file = A_FILE << (square & 7);
    let edges = ((RANK_1 | RANK_8) & !rank) | ((A_FILE | H_FILE) & !file);
    let (one, other) = lines(square, rook);
    (one | other) & !edges & !(1 << square)
}

const fn entries(rook: bool) -> [Entry; 64] {
    let mut table = [Entry { mask: 0, magic: 0, shift: 0, offset: 0 }; 64];
    let mut offset = if rook { 0 } else { 102_400 };
    let mut square = 0;
    while square < 64 {
        let mask = relevant(square as u32, rook);
        let magic = if rook { ROOK_MAGICS[square] } else { BISHOP_MAGICS[square] };
        table[square] = Entry { mask, magic, shift: 64 - mask.count_ones(), offset };
        offset += 1 << mask.count_ones();
        square += 1;
    }
    table
}

const ENTRIES: ([Entry; 64], [Entry; 64]) = (entries(true), entries(false));

pub(super) static ROOK: [Entry; 64] = ENTRIES.0;
pub(super) static BISHOP: [Entry; 64] = ENTRIES.1;

/// One line of a square: for each subset of its relevant squares, its share of the index and the attacks along it.
struct Line {
    shares: [u64; 64],
    attacks: [u64; 64],
    count: usize,
}

const fn line(square: u32, line: u64, entry: Entry, pext: bool) -> Line {
    let mut found = Line { shares: [0; 64], attacks: [0; 64], count: 0 };
    let mask = entry.mask & line;
    let mut subset = 0u64;
    loop {
        found.attacks[found.count] = along(square, line, subset);
        found.shares[found.count] =
            if pext { extract(subset, entry.mask) } else { subset.wrapping_mul(entry.magic) };
        found.count += 1;
        subset = subset.wrapping_sub(mask) & mask;
        if subset == 0 {
            return found;
        }
    }
}

/// What the instruction PEXT does: the bits of `set` that lie in `mask`, pushed together.
const fn extract(set: u64, mut mask: u64) -> u64 {
    let mut result = 0;
    let mut place = 0;
    while mask != 0 {
        let bit = mask & mask.wrapping_neg();
        if set & bit != 0 {
            result |= 1 << place;
        }
        place += 1;
        mask ^= bit;
    }
    result
}

/// The table in the order of PEXT, or in the order of the magics. Both indices of a union of two lines are sums of the lines'
/// indices, so each line is computed once: compile-time evaluation is slow.
const fn table(pext: bool) -> [u64; SIZE] {
    let mut table = [0; SIZE];
    let mut n = 0;
    while n < 128 {
        let (square, rook) = (n % 64, n < 64);
        let entry = if rook { ENTRIES.0[square] } else { ENTRIES.1[square] };
        let (one, other) = lines(square as u32, rook);
        let one = line(square as u32, one, entry, pext);
        let other = line(square as u32, other, entry, pext);
        let shift = if pext { 0 } else { entry.shift };
        let mut i = 0;
        while i < one.count {
            let (share, attacks) = (one.shares[i], one.attacks[i]);
            let mut j = 0;
            while j < other.count {
                let index = (share.wrapping_add(other.shares[j]) >> shift) as usize;
                table[entry.offset as usize + index] = attacks | other.attacks[j];
                j += 1;
            }
            i += 1;
        }
        n += 1;
    }
    table
}

const fn empty_board(rook: bool) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (one, other) = lines(square, rook);
        table[square as usize] = (one | other) & !(1 << square);
        square += 1;
    }
    table
}

/// Where a rook attacks on an empty board.
pub(crate) static STRAIGHT: [u64; 64] = empty_board(true);
/// Where a bishop attacks on an empty board.
pub(crate) static SLANTED: [u64; 64] = empty_board(false);

pub(super) static MAGIC_TABLE: [u64; SIZE] = table(false);

#[cfg(target_arch = "x86_64")]
static PEXT_TABLE: [u64; SIZE] = table(true);

/// What PEXT needs to know of a square, in sixteen bytes.
#[cfg(target_arch = "x86_64")]
#[derive(Copy, Clone)]
pub(super) struct Row {
    pub(super) mask: u64,
    /// The first of the square's `2^n` entries, `n` being the squares of the mask.
    pub(super) first: *const u64,
}

// SAFETY: the pointer is into a table that nobody writes.
#[cfg(target_arch = "x86_64")]
unsafe impl Sync for Row {}

#[cfg(target_arch = "x86_64")]
const fn rows(entries: &[Entry; 64]) -> [Row; 64] {
    let table = (&raw const PEXT_TABLE).cast::<u64>();
    let mut rows = [Row { mask: 0, first: table }; 64];
    let mut square = 0;
    while square < 64 {
        let Entry { mask, offset, .. } = entries[square];
        // SAFETY: `entries` laid the squares out one after the other in a table of this size.
        rows[square] = Row { mask, first: unsafe { table.add(offset as usize) } };
        square += 1;
    }
    rows
}

#[cfg(target_arch = "x86_64")]
pub(super) static ROOK_ROWS: [Row; 64] = rows(&ENTRIES.0);
#[cfg(target_arch = "x86_64")]
pub(super) static BISHOP_ROWS: [Row; 64] = rows(&ENTRIES.1);

/// By file and the six inner squares of a rank, where a rook attacks along it.
static RANK: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut n = 0;
    while n < 512 {
        let (file, inner) = (n / 64, n % 64);
        table[file][inner] = along(file as u32, RANK_1, (inner << 1) as u64) as u8;
        n += 1;
    }
    table
};

/// Where a rook attacks, computed from half a kilobyte instead of looked up in 800: faster where the large table is not in the cache,
/// as for unrelated positions (a move list 99 ns -> 89), slower in a tree of moves.
#[inline(always)]
pub(crate) fn rook_by_lines(square: usize, occupied: u64) -> u64 {
    let bit = 1u64 << (square & 63);
    let (file, rank) = (square & 7, square & 56);
    let along_rank = u64::from(RANK[file][(occupied >> (rank + 1) & 63) as usize]) << rank;

    along_rank | along_line(bit, (A_FILE << file) ^ bit, occupied)
}

/// Where a bishop attacks, worked out likewise.
#[inline(always)]
pub(super) fn bishop_by_lines(square: usize, occupied: u64) -> u64 {
    let bit = 1u64 << (square & 63);
    let [one, other] = DIAGONALS[square & 63];
    along_line(bit, one, occupied) | along_line(bit, other, occupied)
}

/// Attacks along a file or diagonal, by the subtraction trick; `line` is without the square itself.
#[inline(always)]
fn along_line(bit: u64, line: u64, occupied: u64) -> u64 {
    let blockers = occupied & line;
    let up = blockers.wrapping_sub(bit);
    let down = blockers.swap_bytes().wrapping_sub(bit.swap_bytes()).swap_bytes();
    (up ^ down) & line
}

/// Both diagonals of each square, without the square.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut table = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let (one, other) = lines(square, false);
        let bit = 1u64 << square;
        table[square as usize] = [one ^ bit, other ^ bit];
        square += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::super::{Isa, Portable};
    use super::*;
    use crate::types::Square;

    /// The plain definition: step by step until something stands in the way.
    fn walk(square: Square, rook: bool, occupied: u64) -> u64 {
        let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let slanted = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let mut set = 0;
        for (files, ranks) in if rook { straight } else { slanted } {
            let mut at = square;
            while let Some(next) = at.offset(files, ranks) {
                set |= next.bit();
                if occupied & next.bit() != 0 {
                    break;
                }
                at = next;
            }
        }
        set
    }

    #[test]
    fn every_entry_of_both_tables() {
        for square in Square::all() {
            for rook in [true, false] {
                let mask = if rook { ROOK } else { BISHOP }[square.idx()].mask;
                let mut subset = 0u64;
                loop {
                    let expected = walk(square, rook, subset);
                    // Pieces on the edges of the lines must not matter.
                    for occupied in [subset, subset | !mask] {
                        let found = if rook {
                            Portable::rook(square.idx(), occupied)
                        } else {
                            Portable::bishop(square.idx(), occupied)
                        };
                        assert_eq!(found, expected, "{square} rook {rook}");
                        let worked_out = if rook { rook_by_lines } else { bishop_by_lines };
                        assert_eq!(worked_out(square.idx(), occupied), expected, "{square} rook {rook}");
                        #[cfg(target_arch = "x86_64")]
                        if super::super::uses_bmi2() {
                            use super::super::Bmi2;
                            let found = if rook {
                                Bmi2::rook(square.idx(), occupied)
                            } else {
                                Bmi2::bishop(square.idx(), occupied)
                            };
                            assert_eq!(found, expected, "{square} rook {rook}");
                        }
                    }
                    subset = subset.wrapping_sub(mask) & mask;
                    if subset == 0 {
                        break;
                    }
                }
            }
        }
    }
}
