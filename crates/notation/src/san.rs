//! Standard algebraic notation in English letters, for the hot path: bytes in, moves out.
//!
//! It takes what archives hold (`Ngf3` where `Nf3` would do, `e8Q`, `0-0`, `00`, any signs at the end) and says nothing of
//! oddities; [`Style::read`](crate::Style::read) and [`Style::read_relaxed`](crate::Style::read_relaxed) do.

use crate::facts::{Facts, Hint, Threat};
use std::fmt;
use tratto_board::{Bitboard, CastlingSide, File, Move, Position, PromotionRole, Rank, Role, Square};

/// A move as SAN says it: syntax only, without a board.
///
/// ```
/// use tratto_board::Position;
/// use tratto_notation::San;
/// let position = Position::initial();
/// let m = San::from_ascii(b"Nf3").and_then(|san| san.find(&position).ok()).unwrap();
/// assert_eq!(San::write(&position, m).as_str(), "Nf3");
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum San {
    /// `O-O` or `O-O-O`.
    Castling(CastlingSide),
    /// A piece goes somewhere.
    Piece {
        /// Which kind of piece.
        role: Role,
        /// The squares it may come from, as far as the text says.
        from: Bitboard,
        /// Where it goes.
        to: Square,
        /// Whether the text says that it captures.
        capture: bool,
        /// What the pawn becomes.
        promotion: Option<PromotionRole>,
    },
}

/// Why a text that is a move in form is none on the board.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Unfound {
    /// No piece of the kind can make it.
    Illegal,
    /// Each of these pieces can.
    Ambiguous(Bitboard),
}

impl San {
    /// Reads a text, with any `+`, `#`, `!` and `?` at its end. `None` if it has not the form of a move.
    #[inline]
    pub fn from_ascii(text: &[u8]) -> Option<San> {
        let mut text = text;
        while let [rest @ .., b'+' | b'#' | b'!' | b'?'] = text {
            text = rest;
        }
        let (&first, rest) = text.split_first()?;
        match first {
            b'a'..=b'h' => San::pawn(text),
            b'N' => San::piece(Role::Knight, rest),
            b'B' => San::piece(Role::Bishop, rest),
            b'R' => San::piece(Role::Rook, rest),
            b'Q' => San::piece(Role::Queen, rest),
            b'K' => San::piece(Role::King, rest),
            b'O' | b'0' => match text {
                b"O-O" | b"0-0" | b"OO" | b"00" => Some(San::Castling(CastlingSide::King)),
                b"O-O-O" | b"0-0-0" | b"OOO" | b"000" => Some(San::Castling(CastlingSide::Queen)),
                _ => None,
            },
            _ => None,
        }
    }

    #[inline]
    fn piece(role: Role, text: &[u8]) -> Option<San> {
        let (hint, capture, to) = match *text {
            [file, rank] => (Bitboard::ALL, false, square(file, rank)?),
            [b'x', file, rank] => (Bitboard::ALL, true, square(file, rank)?),
            [from, file, rank] => (line(from)?, false, square(file, rank)?),
            [from, b'x', file, rank] => (line(from)?, true, square(file, rank)?),
            [a, b, file, rank] => (square(a, b)?.bitboard(), false, square(file, rank)?),
            [a, b, b'x' | b'-', file, rank] => {
                (square(a, b)?.bitboard(), text[2] == b'x', square(file, rank)?)
            }
            _ => return None,
        };
        Some(San::Piece { role, from: hint, to, capture, promotion: None })
    }

    #[inline]
    fn pawn(text: &[u8]) -> Option<San> {
        let (body, promotion) = match *text {
            [ref body @ .., b'=', letter] => (body, Some(promoted(letter)?)),
            [ref body @ .., letter @ b'B'..=b'R'] => (body, Some(promoted(letter)?)),
            ref body => (body, None),
        };
        // A text with one square only is a step straight on: a capture shows its file.
        let (from, capture, to) = match *body {
            [file, rank] => (None, false, square(file, rank)?),
            [from, b'x', file, rank] => (line(from), true, square(file, rank)?),
            [a, b, file, rank] => (Some(square(a, b)?.bitboard()), false, square(file, rank)?),
            [a, b, b'x' | b'-', file, rank] => {
                (Some(square(a, b)?.bitboard()), body[2] == b'x', square(file, rank)?)
            }
            [from, file, rank] => (line(from), true, square(file, rank)?),
            _ => return None,
        };
        let from = from.unwrap_or(to.file().bitboard());
        Some(San::Piece { role: Role::Pawn, from, to, capture, promotion })
    }

    /// The move on the board.
    #[inline]
    pub fn find(self, position: &Position) -> Result<Move, Unfound> {
        match self {
            San::Castling(side) => {
                let us = position.turn();
                let rook = position.castling_rook(us, side).ok_or(Unfound::Illegal)?;
                let m = Move::castling(position.king(us), rook);
                if position.is_legal(m) { Ok(m) } else { Err(Unfound::Illegal) }
            }
            San::Piece { role, from, to, promotion, .. } => {
                let from = position.legal_sources(role, to) & from;
                let Some(only) = from.single() else {
                    return Err(if from.is_empty() { Unfound::Illegal } else { Unfound::Ambiguous(from) });
                };
                match role {
                    Role::Pawn => {
                        let last = Bitboard::END_RANKS.has(to);
                        if last != promotion.is_some() {
                            return Err(Unfound::Illegal);
                        }
                        Ok(position.move_between(only, to, promotion))
                    }
                    _ => Ok(Move::normal(only, to)),
                }
            }
        }
    }

    /// A legal move in SAN, exactly as the PGN export format has it.
    #[inline]
    pub fn write(position: &Position, m: Move) -> SanText {
        let facts = Facts::of(position, m);
        let mut text = SanText { bytes: [0; 16], length: 0 };
        if let Some(side) = facts.castling {
            text.push_all(match side {
                CastlingSide::King => b"O-O",
                CastlingSide::Queen => b"O-O-O",
            });
        } else {
            if facts.role != Role::Pawn {
                text.push(LETTERS[facts.role as usize]);
            }
            let Hint { file, rank } = facts.hint(position);
            if let Some(file) = file {
                text.push(b'a' + file.index());
            }
            if let Some(rank) = rank {
                text.push(b'1' + rank.index());
            }
            if facts.captured.is_some() {
                text.push(b'x');
            }
            text.push(b'a' + facts.to.file().index());
            text.push(b'1' + facts.to.rank().index());
            if let Some(role) = facts.promotion {
                text.push(b'=');
                text.push(LETTERS[role.role() as usize]);
            }
        }
        match Threat::of(position, m) {
            Threat::None => {}
            Threat::Mate => text.push(b'#'),
            Threat::Check | Threat::DoubleCheck => text.push(b'+'),
        }
        text
    }
}

const LETTERS: [u8; 6] = *b"PNBRQK";

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    if (file | rank) > 7 { None } else { Some(Square::from_index(rank << 3 | file)) }
}

#[inline]
fn line(letter: u8) -> Option<Bitboard> {
    match letter {
        b'a'..=b'h' => Some(File::from_index(letter - b'a').bitboard()),
        b'1'..=b'8' => Some(Rank::from_index(letter - b'1').bitboard()),
        _ => None,
    }
}

#[inline]
fn promoted(letter: u8) -> Option<PromotionRole> {
    match letter {
        b'Q' => Some(PromotionRole::Queen),
        b'R' => Some(PromotionRole::Rook),
        b'B' => Some(PromotionRole::Bishop),
        b'N' => Some(PromotionRole::Knight),
        _ => None,
    }
}

/// A move's text in SAN, in a buffer of its own: no allocation.
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct SanText {
    bytes: [u8; 16],
    length: u8,
}

impl SanText {
    #[inline]
    fn push(&mut self, byte: u8) {
        // The longest is "Qa1xb2" or "exd8=Q" with a sign after it.
        self.bytes[self.length as usize & 15] = byte;
        self.length += 1;
    }

    #[inline]
    fn push_all(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.push(byte);
        }
    }

    /// The bytes, all ASCII.
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length as usize & 15]
    }

    /// The text.
    #[inline]
    pub fn as_str(&self) -> &str {
        str::from_utf8(self.as_bytes()).unwrap_or_default()
    }
}

impl fmt::Display for SanText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for SanText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
