//! FEN of a position: the setup's FEN, then the check that it is regular.

use super::{ParseFenError, RightsSpelling};
use crate::position::{IrregularError, Position};
use crate::setup::Setup;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// The text gives no regular position: either it is not a FEN, or its position is irregular.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum FenError {
    /// The text is no FEN.
    Syntax(ParseFenError),
    /// It is one, of a position that a strict caller refuses.
    Irregular(IrregularError),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Syntax(error) => error.fmt(f),
            FenError::Irregular(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for FenError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(match self {
            FenError::Syntax(error) => error,
            FenError::Irregular(error) => error,
        })
    }
}

impl From<ParseFenError> for FenError {
    fn from(error: ParseFenError) -> FenError {
        FenError::Syntax(error)
    }
}

impl From<IrregularError> for FenError {
    fn from(error: IrregularError) -> FenError {
        FenError::Irregular(error)
    }
}

impl Position {
    /// Reads a FEN strictly, and refuses irregular positions: [`Setup::from_fen`], then [`Setup::position`].
    ///
    /// ```
    /// use tratto_board::{FenError, Position};
    /// let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    /// assert_eq!(Position::from_fen(fen)?.fen(), fen);
    /// assert!(matches!(Position::from_fen("8/8/8/8/8/8/8/8 w - - 0 1"), Err(FenError::Irregular(_))));
    /// # Ok::<(), FenError>(())
    /// ```
    #[inline]
    pub fn from_fen(text: &str) -> Result<Position, FenError> {
        let mut setup = Setup::empty();
        if super::read::fill(&mut setup, text.as_bytes()).is_none() {
            setup = Setup::from_fen(text)?;
        }
        Ok(setup.position()?)
    }

    /// The FEN, the en-passant square as recorded: [`Setup::fen`].
    #[inline]
    pub fn fen(&self) -> String {
        self.setup().fen()
    }

    /// The FEN with a choice of how castling rights are written.
    pub fn fen_with(&self, spelling: RightsSpelling) -> String {
        self.setup().fen_with(spelling)
    }

    /// Appends the FEN to a text; allocates only if the text has to grow.
    pub fn write_fen_into(&self, out: &mut String, spelling: RightsSpelling) {
        self.setup().write_fen_into(out, spelling);
    }
}

impl fmt::Display for Position {
    /// The FEN, as [`Position::fen`] writes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl FromStr for Position {
    type Err = FenError;

    /// Reads a FEN strictly: [`Position::from_fen`].
    fn from_str(text: &str) -> Result<Position, FenError> {
        Position::from_fen(text)
    }
}
