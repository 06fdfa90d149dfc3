//! A 64-bit number for a position: equal wherever the position is the same in the sense of the Laws.
//!
//! One random key for each piece on each square, for each castling right, for the file of a **legal** en-passant capture and
//! for Black's turn, combined by exclusive or. The keys come from a fixed seed and will not change: a stored hash stays good.

use super::Position;
use super::core::{CASTLING, Core, EN_PASSANT};
use crate::types::Color;

/// By colour, kind (see [`Core::kind_at`]; 0, nothing, has zero keys) and square.
static PIECES: [[[u64; 64]; 8]; 2] = KEYS.pieces;
static CASTLING_ROOKS: [u64; 64] = KEYS.castling;
static EN_PASSANT_FILES: [u64; 8] = KEYS.en_passant;
const BLACK_TO_MOVE: u64 = KEYS.black;

struct Keys {
    pieces: [[[u64; 64]; 8]; 2],
    castling: [u64; 64],
    en_passant: [u64; 8],
    black: u64,
}

const KEYS: Keys = keys();

/// The generator SplitMix64.
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn keys() -> Keys {
    let mut state = 0x7472_6174_746f; // "tratto"
    let mut keys =
        Keys { pieces: [[[0; 64]; 8]; 2], castling: [0; 64], en_passant: [0; 8], black: next(&mut state) };
    let mut color = 0;
    while color < 2 {
        let mut kind = 1;
        while kind < 8 {
            let mut square = 0;
            while square < 64 {
                keys.pieces[color][kind][square] = next(&mut state);
                square += 1;
            }
            kind += 1;
        }
        color += 1;
    }
    let mut file = 0;
    while file < 8 {
        keys.castling[file] = next(&mut state);
        keys.castling[file + 56] = next(&mut state);
        keys.en_passant[file] = next(&mut state);
        file += 1;
    }
    keys
}

/// The key of a piece on a square, zero for nothing.
#[inline(always)]
pub(super) fn piece(white: bool, kind: usize, square: usize) -> u64 {
    PIECES[!white as usize][kind & 7][square & 63]
}

/// The key of the side to move.
#[inline(always)]
pub(super) fn turn(color: Color) -> u64 {
    if color.is_white() { 0 } else { BLACK_TO_MOVE }
}

/// The keys of these rights and this en-passant square.
#[inline(never)]
pub(super) fn state(state: u64) -> u64 {
    let mut hash = 0;
    let mut rooks = state & CASTLING;
    while rooks != 0 {
        hash ^= CASTLING_ROOKS[rooks.trailing_zeros() as usize & 63];
        rooks &= rooks - 1;
    }
    if state & EN_PASSANT != 0 {
        hash ^= EN_PASSANT_FILES[(state & EN_PASSANT).trailing_zeros() as usize & 7];
    }
    hash
}

/// The hash from nothing.
pub(super) fn fresh(core: &Core, to_move: Color) -> u64 {
    let mut hash = turn(to_move) ^ state(core.state);
    for white in [true, false] {
        let own = if white { core.white } else { core.black };
        // Half of the pieces are pawns, and of these the kind need not be found out.
        let mut pawns = core.pawns & own;
        while pawns != 0 {
            hash ^= piece(white, 1, pawns.trailing_zeros() as usize);
            pawns &= pawns - 1;
        }
        let mut pieces = own & !core.pawns;
        while pieces != 0 {
            let square = pieces.trailing_zeros() as usize;
            hash ^= piece(white, core.kind_at(square), square);
            pieces &= pieces - 1;
        }
    }
    hash
}

impl Position {
    /// The hash, kept up to date move by move. Equal for positions that are the same in the sense of the Laws (same
    /// pieces, same side to move, same castling rights, same **legal** en-passant capture); the counters play no part.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash computed anew from the board: always equal to [`Position::hash`].
    pub fn fresh_hash(&self) -> u64 {
        fresh(&self.core, self.turn)
    }
}
