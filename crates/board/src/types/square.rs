use super::{Bitboard, Color};
use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

macro_rules! line_enum {
    ($(#[$doc:meta])* $name:ident, $letter0:literal, $($variant:ident = $n:literal $text:literal),*) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum $name { $(#[doc = $text] $variant = $n),* }

        impl $name {
            /// All eight, in order.
            pub const ALL: [$name; 8] = [$($name::$variant),*];

            /// The line with this index; only the low three bits count.
            #[inline]
            pub const fn from_index(index: u8) -> $name {
                $name::ALL[(index & 7) as usize]
            }

            /// The index, from 0 to 7.
            #[inline]
            pub const fn index(self) -> u8 {
                self as u8
            }

            /// The character of algebraic notation.
            #[inline]
            pub const fn letter(self) -> char {
                ($letter0 + self as u8) as char
            }

            /// The line this character names.
            #[inline]
            pub const fn from_letter(letter: char) -> Option<$name> {
                if letter as u32 >= $letter0 as u32 && (letter as u32) < $letter0 as u32 + 8 {
                    Some($name::from_index(letter as u8 - $letter0))
                } else {
                    None
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.letter())
            }
        }
    };
}

line_enum!(
    /// A file, from a to h.
    File, b'a', A = 0 "The a-file.", B = 1 "The b-file.", C = 2 "The c-file.", D = 3 "The d-file.",
    E = 4 "The e-file.", F = 5 "The f-file.", G = 6 "The g-file.", H = 7 "The h-file."
);
line_enum!(
    /// A rank, from 1 to 8.
    Rank, b'1', First = 0 "Rank 1.", Second = 1 "Rank 2.", Third = 2 "Rank 3.", Fourth = 3 "Rank 4.",
    Fifth = 4 "Rank 5.", Sixth = 5 "Rank 6.", Seventh = 6 "Rank 7.", Eighth = 7 "Rank 8."
);

impl File {
    /// The set of its eight squares.
    #[inline]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << self as u8)
    }
}

impl Rank {
    /// The set of its eight squares.
    #[inline]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard(0xff << (8 * self as u8))
    }

    /// The rank counted from a side's own edge: a side's first rank is where its king starts.
    ///
    /// ```
    /// use tratto_board::{Color, Rank};
    /// assert_eq!(Rank::Second.from_side(Color::Black), Rank::Seventh);
    /// ```
    #[inline]
    pub const fn from_side(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank::from_index(7 - self as u8),
        }
    }
}

/// One of the 64 squares: a1 = 0, b1 = 1, up to h8 = 63.
#[derive(Copy, Clone, Eq, PartialEq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Square(u8);

impl Square {
    /// The square where a file and a rank cross.
    ///
    /// ```
    /// use tratto_board::{File, Rank, Square};
    /// assert_eq!(Square::new(File::E, Rank::Fourth), Square::E4);
    /// ```
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(file as u8 | (rank as u8) << 3)
    }

    /// The square with this index; only the low six bits count.
    #[inline]
    pub const fn from_index(index: u8) -> Square {
        Square(index & 63)
    }

    /// The index, from 0 (a1) to 63 (h8).
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn idx(self) -> usize {
        (self.0 & 63) as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// Its file.
    #[inline]
    pub const fn file(self) -> File {
        File::from_index(self.0 & 7)
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::from_index(self.0 >> 3)
    }

    /// Whether it is a light square (h1 is).
    #[inline]
    pub const fn is_light(self) -> bool {
        (self.0 ^ (self.0 >> 3)) & 1 == 1
    }

    /// The square a number of files to the right and of ranks up, if it is on the board.
    ///
    /// ```
    /// use tratto_board::Square;
    /// assert_eq!(Square::G1.offset(-1, 2), Some(Square::F3));
    /// assert_eq!(Square::H1.offset(1, 0), None);
    /// ```
    #[inline]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self.0 & 7) as i8 + files;
        let rank = (self.0 >> 3) as i8 + ranks;
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            Some(Square((file + rank * 8) as u8))
        } else {
            None
        }
    }

    /// The square seen from the other side of the board: e2 becomes e7.
    #[inline]
    pub const fn flip_ranks(self) -> Square {
        Square(self.0 ^ 56)
    }

    /// The square in the mirror: e2 becomes d2.
    #[inline]
    pub const fn flip_files(self) -> Square {
        Square(self.0 ^ 7)
    }

    /// How many king steps away another square is.
    #[inline]
    pub const fn distance(self, other: Square) -> u8 {
        let files = (self.0 & 7).abs_diff(other.0 & 7);
        let ranks = (self.0 >> 3).abs_diff(other.0 >> 3);
        if files > ranks { files } else { ranks }
    }

    /// The set that holds only this square.
    #[inline]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard(self.bit())
    }

    /// All 64 squares, a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64u8).map(Square)
    }
}

macro_rules! square_row {
    ($rank:expr; $a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident) => {
        #[allow(missing_docs)]
        impl Square {
            pub const $a: Square = Square($rank * 8);
            pub const $b: Square = Square($rank * 8 + 1);
            pub const $c: Square = Square($rank * 8 + 2);
            pub const $d: Square = Square($rank * 8 + 3);
            pub const $e: Square = Square($rank * 8 + 4);
            pub const $f: Square = Square($rank * 8 + 5);
            pub const $g: Square = Square($rank * 8 + 6);
            pub const $h: Square = Square($rank * 8 + 7);
        }
    };
}
square_row!(0; A1 B1 C1 D1 E1 F1 G1 H1);
square_row!(1; A2 B2 C2 D2 E2 F2 G2 H2);
square_row!(2; A3 B3 C3 D3 E3 F3 G3 H3);
square_row!(3; A4 B4 C4 D4 E4 F4 G4 H4);
square_row!(4; A5 B5 C5 D5 E5 F5 G5 H5);
square_row!(5; A6 B6 C6 D6 E6 F6 G6 H6);
square_row!(6; A7 B7 C7 D7 E7 F7 G7 H7);
square_row!(7; A8 B8 C8 D8 E8 F8 G8 H8);

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no square.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ParseSquareError {
    /// What was read.
    pub text: String,
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a square: a letter from a to h and a digit from 1 to 8, such as e4", self.text)
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let mut letters = text.chars();
        match (
            letters.next().and_then(File::from_letter),
            letters.next().and_then(Rank::from_letter),
            letters.next(),
        ) {
            (Some(file), Some(rank), None) => Ok(Square::new(file, rank)),
            _ => Err(ParseSquareError { text: text.to_owned() }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_indices_agree() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse::<Square>().unwrap(), square);
            assert_eq!(Square::new(square.file(), square.rank()), square);
        }
        assert_eq!(Square::H8.index(), 63);
        assert_eq!("d5".parse(), Ok(Square::D5));
        assert!("i1".parse::<Square>().is_err());
        assert!("e44".parse::<Square>().is_err());
        assert!(Square::H1.is_light() && !Square::A1.is_light());
    }
}
