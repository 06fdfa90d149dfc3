//! The words of the movetext, read with care.

use crate::San;
use std::fmt;
use tratto_board::{Bitboard, Clue};

/// What a word of the movetext is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Kind {
    /// A move.
    Move(Clue),
    /// The same, spelt otherwise than the standard has it.
    OddMove(Clue),
    /// A null move: the side to move passes.
    Null,
    /// The number of a move.
    Number,
    /// How the game ended.
    Result(Outcome),
    /// The mark of an en-passant capture, of which SAN has no need.
    EnPassant,
    /// Anything else.
    Unknown,
}

/// How a game ended, as the last word of its record has it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Outcome {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `1/2-1/2`
    Draw,
    /// `*`: unfinished, unknown, or scored otherwise.
    Open,
}

impl Outcome {
    /// As PGN writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::White => "1-0",
            Outcome::Black => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Open => "*",
        }
    }

    /// Reads exactly what [`Outcome::as_str`] writes.
    pub fn from_pgn(text: &str) -> Option<Outcome> {
        [Outcome::White, Outcome::Black, Outcome::Draw, Outcome::Open]
            .into_iter()
            .find(|o| o.as_str() == text)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// What a word is, by itself. The word holds no `!` or `?` at its end.
pub(super) fn classify(word: &[u8]) -> Kind {
    if word.iter().all(u8::is_ascii_digit) {
        // 5254 is a move in numeric notation; games of more than a thousand moves there are none.
        let numeric = matches!(word.len(), 4 | 5) && word.iter().all(|digit| matches!(digit, b'1'..=b'8'));
        return if numeric { Kind::Unknown } else { Kind::Number };
    }
    match word {
        b"1-0" => return Kind::Result(Outcome::White),
        b"0-1" => return Kind::Result(Outcome::Black),
        b"1/2-1/2" | b"1/2" | b"\xc2\xbd-\xc2\xbd" | b"\xc2\xbd" | b"\xbd-\xbd" | b"\xbd" => {
            return Kind::Result(Outcome::Draw);
        }
        b"--" | b"Z0" | b"null" | b"pass" | b"@@@@" => return Kind::Null,
        b"ep" | b"e.p." | b"e.p" => return Kind::EnPassant,
        _ => {}
    }
    match San::from_ascii(word) {
        Some(san) if is_standard(word) => Kind::Move(clue(san)),
        Some(san) => Kind::OddMove(clue(san)),
        None => match word {
            b"o-o" | b"o-o+" | b"o-o#" => Kind::OddMove(Clue::castling(tratto_board::CastlingSide::King)),
            b"o-o-o" | b"o-o-o+" | b"o-o-o#" => {
                Kind::OddMove(Clue::castling(tratto_board::CastlingSide::Queen))
            }
            _ => Kind::Unknown,
        },
    }
}

/// Whether a readable move is spelt as the standard has it, as far as can be seen without a board: `O-O` not `0-0`,
/// `e8=Q` not `e8Q`, `exd5` not `ed5`, one sign of check or mate.
pub(super) fn is_standard(word: &[u8]) -> bool {
    let body = match word {
        [body @ .., b'+' | b'#'] => body,
        body => body,
    };
    match body {
        [b'0', ..] | [.., b'+' | b'#'] => false,
        [b'a'..=b'h', rest @ ..] => match rest {
            [rank] | [rank, b'=', _] => rank.is_ascii_digit(),
            [b'x', _, _] | [b'x', _, _, b'=', _] => true,
            _ => false,
        },
        _ => !body.contains(&b'-') || body[0] == b'O',
    }
}

/// The clue of a move in SAN.
pub(super) fn clue(san: San) -> Clue {
    match san {
        San::Castling(side) => Clue::castling(side),
        San::Man { role, from, to, promotion, .. } => {
            let mut clue = Clue::new(role, to);
            if let Some(promotion) = promotion {
                clue = clue.promoting(promotion);
            }
            let Some(first) = from.first() else { return clue };
            if from == first.bitboard() || from == first.file().bitboard() {
                clue = clue.from_file(first.file());
            }
            if from == first.bitboard() || from == first.rank().bitboard() && from != Bitboard::ALL {
                clue = clue.from_rank(first.rank());
            }
            clue
        }
    }
}

/// Characters that mean something by themselves, wherever they stand.
pub(super) static SPECIAL: [bool; 256] = bytes_of(b"{}()[];$*<>\"");

/// Where a word ends.
pub(super) static ENDS_WORD: [bool; 256] = {
    let mut table = bytes_of(b"{}()[];$*<>\"!?.");
    let mut byte = 0;
    while byte <= b' ' as usize {
        table[byte] = true;
        byte += 1;
    }
    table
};

/// A table that says of each byte whether it is one of these.
pub(super) const fn bytes_of(bytes: &[u8]) -> [bool; 256] {
    let mut table = [false; 256];
    let mut i = 0;
    while i < bytes.len() {
        table[bytes[i] as usize] = true;
        i += 1;
    }
    table
}
