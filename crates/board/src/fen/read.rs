//! The strict reader's fast path.
//!
//! It decides only whether a text is a FEN in strict form: whatever it refuses goes to the careful reader, which makes the error.
//! The placement is read without branching on the kind of character, since letters, digits and slashes follow each other
//! unpredictably.

use super::rights;
use crate::setup::Setup;
use crate::types::{Bitboard, ByColor, Color, File, Rank, Square};

/// For each byte of a placement: the plane it is marked in, and in the high byte how many squares it covers.
/// Planes 0 to 5 are the white pieces from pawn to king, 6 to 11 the black ones. What ends a placement is 0.
static STEPS: [u16; 256] = {
    let mut steps = [0; 256];
    let pieces = b"PNBRQKpnbrqk";
    let mut plane = 0;
    while plane < 12 {
        steps[pieces[plane] as usize] = 1 << 8 | plane as u16;
        plane += 1;
    }
    let mut empty = 1;
    while empty <= 8 {
        steps[b'0' as usize + empty] = (empty as u16) << 8 | DIGITS as u16;
        empty += 1;
    }
    steps[b'/' as usize] = SLASHES as u16;
    steps
};

/// The plane of the squares where a number of empty squares begins.
const DIGITS: usize = 12;

/// The plane of the squares before which a slash stands.
const SLASHES: usize = 13;

/// Eight pieces on each of eight ranks, and seven slashes.
const LONGEST_PLACEMENT: usize = 71;

/// The setup, if the text is a FEN in strict form.
#[inline]
pub(super) fn read(text: &[u8]) -> Option<Setup> {
    let mut setup = Setup::empty();
    fill(&mut setup, text)?;
    Some(setup)
}

/// Fills an empty setup; what is in it afterwards counts only if the text is a FEN in strict form.
///
/// The setup is filled in place: writing it in small fields and then copying it cost 20 ns per position.
#[inline(never)]
pub(super) fn fill(setup: &mut Setup, text: &[u8]) -> Option<()> {
    let end = placement(setup, text)?;
    let rest = text.get(end..)?;
    let [b' ', turn, b' ', rest @ ..] = rest else { return None };
    setup.turn = match turn {
        b'w' => Color::White,
        b'b' => Color::Black,
        _ => return None,
    };
    let rest = castling(setup, rest)?;
    let rest = match rest {
        [b'-', b' ', rest @ ..] => rest,
        [file @ b'a'..=b'h', rank @ (b'3' | b'6'), b' ', rest @ ..] => {
            setup.en_passant =
                Some(Square::new(File::from_index(file - b'a'), Rank::from_index(rank - b'1')));
            rest
        }
        _ => return None,
    };
    let (halfmoves, rest) = number(rest)?;
    let [b' ', rest @ ..] = rest else { return None };
    let (fullmoves, rest) = number(rest)?;
    setup.halfmoves = halfmoves;
    setup.fullmoves = fullmoves;
    (rest.is_empty() && fullmoves > 0).then_some(())
}

/// Puts the pieces, and gives back the index of the first byte after the placement.
#[inline]
fn placement(setup: &mut Setup, text: &[u8]) -> Option<usize> {
    let mut planes = [0u64; 16];
    // Squares in the order of the text, from a8 = 0: the planes are turned round at the end.
    let mut square = 0u32;
    let mut end = 0u32;
    for &byte in text.iter().take(LONGEST_PLACEMENT) {
        let step = STEPS[byte as usize];
        if step == 0 {
            break;
        }
        planes[(step & 15) as usize] |= 1 << (square & 63);
        square += u32::from(step >> 8);
        end += 1;
    }
    const A_FILE: u64 = 0x0101_0101_0101_0101;
    let pieces = planes[..DIGITS].iter().fold(0, |all, plane| all | plane);
    let digits = planes[DIGITS];
    // One slash before the a-file of each rank but the first, and no other: so each rank has its eight squares.
    let ranks = square == 64 && planes[SLASHES] == A_FILE - 1 && end == (pieces | digits).count_ones() + 7;
    // Within a rank, a number follows a piece.
    if !ranks || digits & !A_FILE & !(pieces << 1) != 0 {
        return None;
    }
    let role = |role: usize| Bitboard((planes[role] | planes[role + 6]).swap_bytes());
    let color = |first: usize| {
        Bitboard(planes[first..first + 6].iter().fold(0, |all, plane| all | plane).swap_bytes())
    };
    let by_role = [role(0), role(1), role(2), role(3), role(4), role(5)];
    let by_color = ByColor { white: color(0), black: color(6) };
    setup.set_pieces(by_role, by_color);
    Some(end as usize)
}

/// The castling rights and the space after them; gives back what follows.
#[inline]
fn castling<'t>(setup: &mut Setup, text: &'t [u8]) -> Option<&'t [u8]> {
    if let [b'-', b' ', rest @ ..] = text {
        return Some(rest);
    }
    let mut least = 0;
    for (i, &letter) in text.iter().enumerate() {
        if letter == b' ' && i > 0 {
            return Some(&text[i + 1..]);
        }
        let rook = rights::rook_of_letter(setup, letter)?;
        let order = rights::order(rook);
        if order < least {
            return None;
        }
        least = order + 1;
        setup.castling = setup.castling.with(rook);
    }
    None
}

/// A plain number to 65535, and what follows.
#[inline]
fn number(text: &[u8]) -> Option<(u16, &[u8])> {
    let mut value = 0u32;
    let mut digits = 0;
    for &byte in text.iter().take(6) {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            break;
        }
        value = value * 10 + u32::from(digit);
        digits += 1;
    }
    if digits == 0 || (digits > 1 && text[0] == b'0') {
        return None;
    }
    Some((u16::try_from(value).ok()?, &text[digits..]))
}
