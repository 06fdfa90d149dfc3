//! The writer: straight from the planes, one rank at a time, without a branch on what stands where.

use super::rights::{self, RightsSpelling};
use crate::moves::CastlingSide;
use crate::setup::Setup;
use crate::types::{Color, Rank, Role};

/// A FEN in a buffer of its own.
///
/// The longest has 105 characters: 71 of placement, sixteen castling letters, two numbers of five digits.
pub(crate) struct FenText {
    bytes: [u8; 112],
    len: usize,
}

/// How a rank with these squares occupied is written: for each character, the file whose piece it is, or 8 and more for
/// a number of empty squares.
#[derive(Copy, Clone)]
struct Row {
    sources: [u8; 8],
    len: u8,
}

static ROWS: [Row; 256] = {
    let mut rows = [Row { sources: [0; 8], len: 0 }; 256];
    let mut occupied = 0;
    while occupied < 256 {
        let row = &mut rows[occupied];
        let mut file = 0;
        while file < 8 {
            let mut empty = 0;
            while file < 8 && occupied >> file & 1 == 0 {
                empty += 1;
                file += 1;
            }
            if empty > 0 {
                row.sources[row.len as usize] = 7 + empty;
                row.len += 1;
            }
            if file < 8 {
                row.sources[row.len as usize] = file;
                row.len += 1;
                file += 1;
            }
        }
        occupied += 1;
    }
    rows
};

/// The character of each code: the role from pawn = 1 to king = 6, 8 more for Black; from 16 the digits.
static CHARACTERS: [u8; 32] = *b".PNBRQK..pnbrqk.12345678........";

/// The eight bits of a rank as eight bytes of 0 or 1, the a-file in the lowest.
#[inline]
fn spread(rank: u8) -> u64 {
    let bits = (u64::from(rank) * 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    ((bits + 0x7f7f_7f7f_7f7f_7f7f) >> 7) & 0x0101_0101_0101_0101
}

impl FenText {
    /// All six fields.
    #[inline]
    pub(crate) fn new(setup: &Setup, spelling: RightsSpelling) -> FenText {
        let mut text = FenText::four_fields(setup, spelling);
        text.push(b' ');
        text.number(setup.halfmoves);
        text.push(b' ');
        text.number(setup.fullmoves);
        text
    }

    /// The four fields that an EPD has too.
    #[inline]
    pub(crate) fn four_fields(setup: &Setup, spelling: RightsSpelling) -> FenText {
        let mut text = FenText { bytes: [0; 112], len: 0 };
        text.placement(setup);
        text.push(b' ');
        text.push(if setup.turn.is_white() { b'w' } else { b'b' });
        text.push(b' ');
        text.castling(setup, spelling);
        text.push(b' ');
        match setup.en_passant {
            Some(square) => {
                text.push(b'a' + square.file().index());
                text.push(b'1' + square.rank().index());
            }
            None => text.push(b'-'),
        }
        text
    }

    #[inline]
    pub(crate) fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..self.len]).expect("a FEN is written in ASCII")
    }

    #[inline]
    fn push(&mut self, byte: u8) {
        self.bytes[self.len] = byte;
        self.len += 1;
    }

    #[inline]
    fn placement(&mut self, setup: &Setup) {
        let role = |role| setup.by_role(role);
        // The code's bits, as planes.
        let ones = role(Role::Pawn) | role(Role::Bishop) | role(Role::Queen);
        let twos = role(Role::Knight) | role(Role::Bishop) | role(Role::King);
        let fours = role(Role::Rook) | role(Role::Queen) | role(Role::King);
        let [ones, twos, fours, eights, pieces] =
            [ones, twos, fours, setup.by_color(Color::Black), setup.occupied()]
                .map(|plane| plane.0.to_le_bytes());
        let mut codes = [0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 20, 21, 22, 23];
        for rank in (0..8).rev() {
            let pieces_codes = spread(ones[rank])
                | spread(twos[rank]) << 1
                | spread(fours[rank]) << 2
                | spread(eights[rank]) << 3;
            codes[..8].copy_from_slice(&pieces_codes.to_le_bytes());
            let row = &ROWS[pieces[rank] as usize];
            // Always eight characters, of which the row's length count: what is beyond gets overwritten.
            let out: &mut [u8; 8] =
                self.bytes[self.len..self.len + 8].as_mut_array().expect("the slice has eight bytes");
            for (out, source) in out.iter_mut().zip(row.sources) {
                *out = CHARACTERS[(codes[(source & 15) as usize] & 31) as usize];
            }
            self.len += usize::from(row.len);
            self.push(b'/');
        }
        self.len -= 1;
    }

    #[inline]
    fn castling(&mut self, setup: &Setup, spelling: RightsSpelling) {
        let start = self.len;
        for color in Color::ALL {
            let home = Rank::First.from_side(color);
            let mut rights = setup.castling & home.bitboard();
            if rights.is_empty() {
                continue;
            }
            let capital = if color.is_white() { 0x20 } else { 0 };
            let [king_side, queen_side] =
                CastlingSide::ALL.map(|side| rights::outermost_rook(setup, color, side));
            while let Some(rook) = rights.last() {
                rights = rights.without(rook);
                let letter = match spelling {
                    RightsSpelling::Automatic if rook == king_side => b'k',
                    RightsSpelling::Automatic if rook == queen_side => b'q',
                    _ => b'a' + rook.file().index(),
                };
                self.push(letter - capital);
            }
        }
        if self.len == start {
            self.push(b'-');
        }
    }

    #[inline]
    fn number(&mut self, number: u16) {
        // Five digits at once, divisions by constants; leading zeros are then passed over.
        let digits = [number / 10000, number / 1000 % 10, number / 100 % 10, number / 10 % 10, number % 10];
        let zeros = match number {
            0..10 => 4,
            10..100 => 3,
            100..1000 => 2,
            1000..10000 => 1,
            _ => 0,
        };
        for digit in &digits[zeros..] {
            self.push(b'0' + *digit as u8);
        }
    }
}
