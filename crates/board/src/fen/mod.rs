//! A setup as text: Forsyth-Edwards Notation, with X-FEN and Shredder-FEN.
//!
//! Reading says what the text says and judges nothing: whether the pieces could stand so is a question to
//! [`Setup::examine`](crate::Setup::examine).
//! Reading records what the text says and does not judge it: whether the position is possible is checked by
//! [`Setup::examine`](crate::Setup::examine).
//! - [`Setup::from_fen_relaxed`] takes what people write, and tells what it supplied or read otherwise.
//! - [`Setup::fen`] writes what is recorded.
//!
//! Castling rights may be written `KQkq`, where `K` and `Q` name the outermost rook on that side of the king, or as
//! the rook's file (`HAha`), or mixed. A right that names no rook is kept on the corner of that side's first rank.

mod careful;
mod error;
mod position;
mod read;
mod relaxed;
mod rights;
mod write;

#[cfg(test)]
mod tests;

pub(crate) use careful::{Fields, Mode};
pub use error::{FenField, FenProblem, ParseFenError};
pub(crate) use error::{column, describe, quoted};
pub use position::FenError;
pub use relaxed::Supplied;
pub use rights::RightsSpelling;
pub(crate) use write::FenText;

use crate::setup::Setup;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

impl Setup {
    /// Reads a FEN, strictly: six fields with one space between them, castling rights in order (White's before Black's,
    /// each side's from the h-file to the a-file), an en-passant square of rank 3 or 6, plain numbers to 65535.
    ///
    /// Nothing is asked of the position itself: two kings or none are as good as one.
    ///
    /// ```
    /// use tratto_board::{Setup, Square};
    /// let setup = Setup::from_fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2")?;
    /// assert_eq!(setup.en_passant, Some(Square::E6));
    /// assert!(setup.castling.has(Square::A8));
    /// assert!(Setup::from_fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0").is_err());
    /// # Ok::<(), tratto_board::ParseFenError>(())
    /// ```
    #[inline]
    pub fn from_fen(text: &str) -> Result<Setup, ParseFenError> {
        match read::read(text.as_bytes()) {
            Some(setup) => Ok(setup),
            None => careful::read_strict(text),
        }
    }

    /// Reads a FEN as people write it, and says what had to be supplied or read otherwise.
    ///
    /// Taken, and reported as [`Supplied`]:
    /// - trailing fields left out, all but the placement: White to move, no castling rights (the board alone cannot
    ///   show that king and rook have never moved), no en passant, counters 0 and 1;
    /// - any blanks or underscores between fields and around the text;
    /// - empty squares in several digits (`11` for `2`), and nothing at all for an empty rank (`//`);
    /// - `W`, `B`, `white`, `black`; castling rights in any order or repeated; a square in capitals (`E3`); a long dash
    ///   for `-`; counters with leading zeros or `-`; move number 0, which becomes 1.
    ///
    /// Refused are texts where one would have to guess: a rank that does not come to eight squares (the missing
    /// ones may be anywhere), a field missing before one that is there, anything after the last field.
    ///
    /// ```
    /// use tratto_board::{FenField, Setup, Supplied};
    /// let (setup, supplied) = Setup::from_fen_relaxed("4k3/8/8/8/8/8/8/R3K3 w Q")?;
    /// assert_eq!(setup.fen(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    /// assert_eq!(supplied[0], Supplied::Missing { field: FenField::EnPassant });
    /// # Ok::<(), tratto_board::ParseFenError>(())
    /// ```
    pub fn from_fen_relaxed(text: &str) -> Result<(Setup, Vec<Supplied>), ParseFenError> {
        careful::read_relaxed(text)
    }

    /// The FEN of what is recorded, castling rights as `KQkq` wherever that is plain
    /// ([`RightsSpelling::Automatic`]).
    ///
    /// Reading it gives the same setup back. Three things can be put into a `Setup` that a FEN cannot say: castling
    /// rights outside the first and last rank are left out; an en-passant square elsewhere than on rank 3 or 6 and
    /// move number 0 are written as they are, and refused by the reader.
    ///
    /// ```
    /// use tratto_board::Setup;
    /// assert_eq!(Setup::initial().fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// ```
    #[inline]
    pub fn fen(&self) -> String {
        self.fen_with(RightsSpelling::Automatic)
    }

    /// The FEN with a choice of how castling rights are written.
    ///
    /// ```
    /// use tratto_board::{RightsSpelling, Setup};
    /// let fen = Setup::initial().fen_with(RightsSpelling::Shredder);
    /// assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    /// ```
    pub fn fen_with(&self, spelling: RightsSpelling) -> String {
        FenText::new(self, spelling).as_str().to_owned()
    }

    /// Appends the FEN to a text; allocates only if the text has to grow.
    ///
    /// ```
    /// use tratto_board::{RightsSpelling, Setup};
    /// let mut line = String::from("position fen ");
    /// Setup::empty().write_fen_into(&mut line, RightsSpelling::Automatic);
    /// assert_eq!(line, "position fen 8/8/8/8/8/8/8/8 w - - 0 1");
    /// ```
    pub fn write_fen_into(&self, out: &mut String, spelling: RightsSpelling) {
        out.push_str(FenText::new(self, spelling).as_str());
    }
}

impl FromStr for Setup {
    type Err = ParseFenError;

    /// Reads a FEN strictly: [`Setup::from_fen`].
    fn from_str(text: &str) -> Result<Setup, ParseFenError> {
        Setup::from_fen(text)
    }
}

impl fmt::Display for Setup {
    /// The FEN, as [`Setup::fen`] writes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(FenText::new(self, RightsSpelling::Automatic).as_str())
    }
}
