//! Standard algebraic notation in English letters, for performance-critical code: bytes in, moves out.
//!
//! It accepts what archives contain (`Ngf3` where `Nf3` would do, `e8Q`, `0-0`, `00`, any signs at the end) and does not report
//! oddities; [`Style::read`](crate::Style::read) and [`Style::read_relaxed`](crate::Style::read_relaxed) do.

use crate::facts::{Facts, Hint, Threat};
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use tratto_board::{
    Bitboard, CastlingSide, File, Move, NotOneMove, Position, PromotionRole, Rank, Role, Square, WrittenMove,
};

mod error;

pub use error::{ParseSanError, SanError, SanProblem};

/// A move as SAN says it: syntax only, without a board.
///
/// It is read from a text and written as one; a position says which move it means, and makes it from a move.
///
/// ```
/// use tratto_board::Position;
/// use tratto_notation::San;
/// let position = Position::initial();
/// let san: San = "Nf3".parse()?;
/// let m = san.find(&position)?;
/// assert_eq!(San::of(&position, m), san);
/// assert_eq!(san.to_string(), "Nf3");
///
/// // With the sign of check or mate, as PGN wants it, and read in one step.
/// assert_eq!(San::write(&position, m).as_str(), "Nf3");
/// assert_eq!(San::read(&position, "Nf3"), Ok(m));
/// let error = San::read(&position, "Bc4").unwrap_err();
/// assert_eq!(error.to_string(), "Bc4 is not legal: the bishop's way is blocked by the white pawn on e2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum San {
    /// `O-O` or `O-O-O`.
    Castling(CastlingSide),
    /// A piece goes somewhere.
    Piece {
        /// Which kind of piece.
        role: Role,
        /// What the text says of where it comes from. A pawn of which nothing is said steps straight on.
        from: Hint,
        /// Where it goes.
        to: Square,
        /// Whether the text says that it captures.
        capture: bool,
        /// What the pawn becomes.
        promotion: Option<PromotionRole>,
    },
}

impl San {
    /// Reads an ASCII text, with any `+`, `#`, `!` and `?` at its end.
    #[inline]
    pub fn from_ascii(text: &[u8]) -> Result<San, ParseSanError> {
        match San::parse(text) {
            Some(san) => Ok(san),
            None => Err(ParseSanError::of(text)),
        }
    }

    /// The same without an error.
    #[inline]
    pub(crate) fn parse(text: &[u8]) -> Option<San> {
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
        let (from, capture, to) = match *text {
            [file, rank] => (Hint::NONE, false, square(file, rank)?),
            [b'x', file, rank] => (Hint::NONE, true, square(file, rank)?),
            [from, file, rank] => (line(from)?, false, square(file, rank)?),
            [from, b'x', file, rank] => (line(from)?, true, square(file, rank)?),
            [a, b, file, rank] => (whole(square(a, b)?), false, square(file, rank)?),
            [a, b, b'x' | b'-', file, rank] => (whole(square(a, b)?), text[2] == b'x', square(file, rank)?),
            _ => return None,
        };
        Some(San::Piece { role, from, to, capture, promotion: None })
    }

    #[inline]
    fn pawn(text: &[u8]) -> Option<San> {
        let (body, promotion) = match *text {
            [ref body @ .., b'=', letter] => (body, Some(promoted(letter)?)),
            [ref body @ .., letter @ b'B'..=b'R'] => (body, Some(promoted(letter)?)),
            ref body => (body, None),
        };
        let (from, capture, to) = match *body {
            [file, rank] => (Hint::NONE, false, square(file, rank)?),
            [from, b'x', file, rank] => (line(from)?, true, square(file, rank)?),
            [a, b, file, rank] => (whole(square(a, b)?), false, square(file, rank)?),
            [a, b, b'x' | b'-', file, rank] => (whole(square(a, b)?), body[2] == b'x', square(file, rank)?),
            [from, file, rank] => (line(from)?, true, square(file, rank)?),
            _ => return None,
        };
        Some(San::Piece { role: Role::Pawn, from, to, capture, promotion })
    }

    /// The one legal move that this means.
    #[inline]
    pub fn find(self, position: &Position) -> Result<Move, NotOneMove> {
        let found = match self {
            San::Castling(side) => position
                .castling_rook(position.turn(), side)
                .map(|rook| Move::castling(position.king(position.turn()), rook))
                .filter(|&m| position.is_legal(m)),
            San::Piece { role, from, to, promotion, .. } => {
                let from = position.legal_sources(role, to) & origins(role, from, to);
                match (role, promotion) {
                    (Role::Pawn, _) if Bitboard::END_RANKS.has(to) != promotion.is_some() => None,
                    (Role::Pawn, _) => from.single().map(|from| position.move_between(from, to, promotion)),
                    (_, None) => from.single().map(|from| Move::normal(from, to)),
                    (_, Some(_)) => None,
                }
            }
        };
        match found {
            Some(m) => Ok(m),
            None => self.refusal(position),
        }
    }

    /// Why no single move is meant: slower, and computed only in that case.
    #[cold]
    fn refusal(self, position: &Position) -> Result<Move, NotOneMove> {
        position.find(self.into())
    }

    /// The legal move that a text means: [`San::from_ascii`], then [`San::find`].
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_notation::{San, SanError};
    /// let mut position = Position::initial();
    /// for text in ["e4", "e5", "Nf3", "Nc6", "Bb5"] {
    ///     position.play_unchecked(San::read(&position, text)?);
    /// }
    /// assert_eq!(position.fen(), "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
    /// # Ok::<(), SanError>(())
    /// ```
    #[inline]
    pub fn read(position: &Position, text: &str) -> Result<Move, SanError> {
        let san = San::from_ascii(text.as_bytes()).map_err(SanError::Syntax)?;
        san.find(position).map_err(|why| SanError::NotOneMove { san, why })
    }

    /// A legal move, told apart from the others by as little as the PGN standard asks for.
    #[inline]
    pub fn of(position: &Position, m: Move) -> San {
        let facts = Facts::of(position, m);
        match facts.castling {
            Some(side) => San::Castling(side),
            None => San::Piece {
                role: facts.role,
                from: facts.hint(position),
                to: facts.to,
                capture: facts.captured.is_some(),
                promotion: facts.promotion,
            },
        }
    }

    /// A legal move in SAN, exactly as the PGN export format has it: with the sign of check or mate.
    #[inline]
    pub fn write(position: &Position, m: Move) -> SanText {
        let mut text = San::of(position, m).text();
        match Threat::of(position, m) {
            Threat::None => {}
            Threat::Mate => text.push(b'#'),
            Threat::Check | Threat::DoubleCheck => text.push(b'+'),
        }
        text
    }

    /// The text without a sign of check or mate, in a buffer of its own: no allocation.
    #[inline]
    pub fn text(self) -> SanText {
        let mut text = SanText { bytes: [0; 16], length: 0 };
        match self {
            San::Castling(CastlingSide::King) => text.push_all(b"O-O"),
            San::Castling(CastlingSide::Queen) => text.push_all(b"O-O-O"),
            San::Piece { role, from, to, capture, promotion } => {
                if role != Role::Pawn {
                    text.push(LETTERS[role as usize]);
                }
                if let Some(file) = from.file {
                    text.push(b'a' + file.index());
                }
                if let Some(rank) = from.rank {
                    text.push(b'1' + rank.index());
                }
                if capture {
                    text.push(b'x');
                }
                text.push(b'a' + to.file().index());
                text.push(b'1' + to.rank().index());
                if let Some(role) = promotion {
                    text.push(b'=');
                    text.push(LETTERS[role.role() as usize]);
                }
            }
        }
        text
    }
}

impl FromStr for San {
    type Err = ParseSanError;

    /// Reads a text in English letters: [`San::from_ascii`].
    fn from_str(text: &str) -> Result<San, ParseSanError> {
        San::from_ascii(text.as_bytes())
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text().as_str())
    }
}

#[cfg(feature = "serde")]
tratto_board::serialize_as_text! {
    San, "a move in SAN such as Nf3";
}

impl From<San> for WrittenMove {
    #[inline]
    fn from(san: San) -> WrittenMove {
        match san {
            San::Castling(side) => WrittenMove::castling(side),
            San::Piece { role, from, to, promotion, .. } => {
                let mut written = WrittenMove::new(role, to);
                if let Some(promotion) = promotion {
                    written = written.promoting(promotion);
                }
                if let Some(file) = from.file {
                    written = written.from_file(file);
                }
                if let Some(rank) = from.rank {
                    written = written.from_rank(rank);
                }
                written
            }
        }
    }
}

const LETTERS: [u8; 6] = *b"PNBRQK";

/// The squares that a piece may come from. A capture shows the pawn's file, and so a pawn without one steps straight on.
#[inline]
fn origins(role: Role, from: Hint, to: Square) -> Bitboard {
    let file = if role == Role::Pawn { from.file.or(Some(to.file())) } else { from.file };
    Hint { file, ..from }.squares()
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    if (file | rank) > 7 { None } else { Some(Square::from_index(rank << 3 | file)) }
}

#[inline]
fn whole(square: Square) -> Hint {
    Hint { file: Some(square.file()), rank: Some(square.rank()) }
}

#[inline]
fn line(letter: u8) -> Option<Hint> {
    match letter {
        b'a'..=b'h' => Some(Hint::file(File::from_index(letter - b'a'))),
        b'1'..=b'8' => Some(Hint { file: None, rank: Some(Rank::from_index(letter - b'1')) }),
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
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
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

impl Deref for SanText {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for SanText {
    fn as_ref(&self) -> &str {
        self.as_str()
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
