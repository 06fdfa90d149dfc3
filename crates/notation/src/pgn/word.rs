//! Classifies the words of the movetext.

use super::text::Text;
use crate::San;
use crate::relaxed::is_hyphen;
use crate::relaxed::suffix::{self, Mark};
use std::fmt;
use tratto_board::{CastlingSide, WrittenMove};

/// What a word of the movetext is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Kind {
    /// A move.
    Move(WrittenMove),
    /// The same, spelt otherwise than the standard has it.
    OddMove(WrittenMove),
    /// A null move: the side to move passes.
    Null,
    /// The number of a move.
    Number,
    /// How the game ended.
    Result(Outcome),
    /// The mark of an en-passant capture, of which SAN has no need.
    EnPassant,
    /// A mark that belongs to the move before it.
    Mark(Mark),
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

    /// Whether a tag that tells this result cannot be right about a game that ends so.
    pub(super) fn is_denied_by(self, tag: Outcome) -> bool {
        self != Outcome::Open && self != tag
    }

    /// The result that a tag tells, if it tells one.
    pub(super) fn of_tag(value: Text<'_>) -> Option<Outcome> {
        match value.as_bytes() {
            b"1-0" => Some(Outcome::White),
            b"0-1" => Some(Outcome::Black),
            b"1/2-1/2" => Some(Outcome::Draw),
            b"*" | b"" | b"?" => None,
            _ => Outcome::read(&value.decode()),
        }
    }

    /// Reads a result as people write it: `1–0`, `0:1`, `½–½`, `0,5-0,5`, `patta`.
    ///
    /// ```
    /// use tratto_notation::pgn::Outcome;
    /// assert_eq!(Outcome::read("½–½"), Some(Outcome::Draw));
    /// assert_eq!(Outcome::read("0:1"), Some(Outcome::Black));
    /// assert_eq!(Outcome::read("0-0"), None);
    /// ```
    pub fn read(text: &str) -> Option<Outcome> {
        let plain = |letter: char| if letter == ':' || is_hyphen(letter) { '-' } else { letter };
        let plain: String = text.chars().map(plain).collect();
        let halves = plain.replace('½', "1/2").replace("0,5", "1/2").replace("0.5", "1/2");
        match halves.to_lowercase().as_str() {
            "1-0" => Some(Outcome::White),
            "0-1" => Some(Outcome::Black),
            "*" => Some(Outcome::Open),
            "1/2-1/2" | "1/2" | "patta" | "pari" | "draw" | "drawn" | "remis" | "remise" | "nulle"
            | "tablas" => Some(Outcome::Draw),
            _ => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// How long the word is that begins a text and goes on at least up to `end`, where something stands that ends most words.
///
/// Some hold such things all the same: `e.p.`, `d8(Q)`, `0.5-0.5`; in descriptive notation `R(1)-K1`, and marks after a blank
/// that tell which capture is meant: `QxP ch`. Of `exd6e.p.` the mark is a word of its own.
#[inline]
pub(super) fn length(text: &[u8], end: usize) -> usize {
    match &text[end..] {
        [b'.', b'p', ..] if matches!(text[..end], [.., b'1'..=b'8', b'e']) => return end - 1,
        [b'.', b'p', b'.', ..] if &text[..end] == b"e" => return end + 3,
        [b'.', ..] if text.starts_with(b"0.5-0.5") => return 7,
        [b'(', b'A'..=b'Z', b')', ..] if matches!(text[..end], [.., b'1' | b'8']) => return end + 3,
        _ => {}
    }
    if could_be_descriptive(&text[..end]) { descriptive_length(text, end) } else { end }
}

/// Whether a text has no square of algebraic notation and begins like a move in descriptive notation.
#[inline]
fn could_be_descriptive(text: &[u8]) -> bool {
    match text {
        // Nearly every move ends here, so that the rest costs nothing.
        [b'K' | b'Q' | b'R' | b'B' | b'N' | b'P', b'a'..=b'h', ..] => false,
        [b'K' | b'Q' | b'R' | b'B' | b'N' | b'P', ..] => !text.iter().any(|byte| matches!(byte, b'a'..=b'h')),
        [b'C' | b'c', ..] => text.eq_ignore_ascii_case(b"castles"),
        _ => false,
    }
}

/// The length of a word of descriptive notation, with what stands in parentheses and the marks after it.
fn descriptive_length(text: &[u8], end: usize) -> usize {
    let mut end = end;
    while let [b'(', inside @ ..] = &text[end..]
        && let Some(close) = inside.iter().take(5).position(|&byte| byte == b')')
        && inside[..close].iter().all(u8::is_ascii_alphanumeric)
    {
        end += close + 2;
        end += text[end..].iter().take_while(|byte| !ENDS_WORD[**byte as usize]).count();
    }
    let is_castling = text[..end].eq_ignore_ascii_case(b"castles");
    while let [b' ', rest @ ..] = &text[end..] {
        let next = rest.iter().take_while(|byte| !ENDS_WORD[**byte as usize]).count();
        let is_mark = matches!(
            rest[..next].to_ascii_lowercase()[..],
            [b'c', b'h'] | [b'd', b'i', b's'] | [b'd', b'b', b'l'] | [b'm', b'a', b't', b'e']
        );
        let is_side = is_castling && matches!(rest[..next], [b'K' | b'Q'] | [b'K' | b'Q', b'R']);
        if !is_mark && !is_side {
            break;
        }
        end += 1 + next;
    }
    end
}

/// What a word is, by itself. The word holds no `!` or `?` at its end.
pub(super) fn classify(word: &[u8]) -> Kind {
    if word.iter().all(u8::is_ascii_digit) && castling(word).is_none() {
        if word == b"0000" {
            return Kind::Null;
        }
        // 5254 is a move in numeric notation; games of more than a thousand moves there are none.
        let numeric = matches!(word.len(), 4 | 5) && word.iter().all(|digit| matches!(digit, b'1'..=b'8'));
        return if numeric { Kind::Unknown } else { Kind::Number };
    }
    match word {
        b"1-0" => return Kind::Result(Outcome::White),
        b"0-1" => return Kind::Result(Outcome::Black),
        b"1/2-1/2" => return Kind::Result(Outcome::Draw),
        b"--" | b"Z0" | b"null" | b"pass" | b"@@@@" => return Kind::Null,
        b"ep" | b"e.p." | b"e.p" | b"(ep)" | b"(e.p.)" => return Kind::EnPassant,
        // The file of a pawn that only steps forward is never written: it may be a bishop.
        [b'b', b'b', b'1'..=b'8', ..] => return Kind::Unknown,
        _ => {}
    }
    match San::parse(word) {
        Some(san) if is_standard(word) => Kind::Move(san.into()),
        Some(san) => Kind::OddMove(san.into()),
        None => odd(word),
    }
}

/// The meaning of a word that is not a move in English letters.
fn odd(word: &[u8]) -> Kind {
    if let Some(side) = castling(word) {
        return Kind::OddMove(WrittenMove::castling(side));
    }
    let text = Text::new(word).decode();
    match (Outcome::read(&text), suffix::alone(&text)) {
        (Some(outcome), _) => Kind::Result(outcome),
        (_, Some(mark)) => Kind::Mark(mark),
        _ => Kind::Unknown,
    }
}

/// Castling in small letters, or in zeros alone, which are no number: `o-o`, `00`, `ooo+`.
fn castling(word: &[u8]) -> Option<CastlingSide> {
    let mut body = word;
    while let [rest @ .., b'+' | b'#'] = body {
        body = rest;
    }
    match body {
        b"o-o" | b"oo" | b"00" => Some(CastlingSide::King),
        b"o-o-o" | b"ooo" | b"000" => Some(CastlingSide::Queen),
        _ => None,
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
        [b'0' | b'o', ..] | b"OO" | b"OOO" | [.., b'+' | b'#'] => false,
        [b'a'..=b'h', rest @ ..] => match rest {
            [rank] | [rank, b'=', _] => rank.is_ascii_digit(),
            [b'x', _, _] | [b'x', _, _, b'=', _] => true,
            _ => false,
        },
        _ => !body.contains(&b'-') || body[0] == b'O',
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
