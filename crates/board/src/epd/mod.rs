//! Extended Position Description: four fields of a FEN and operations, `bm Nf3; id "mate 7";`.

mod error;
mod operation;
mod perft;
mod read;

#[cfg(test)]
mod tests;

pub use error::{EpdProblem, ParseEpdError};
pub use operation::{Operand, Operation, OperationError};
pub use perft::perft_line;

use crate::fen::{FenText, RightsSpelling, Supplied};
use crate::setup::Setup;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// A line of EPD: a setup, and what is said about it, in order.
///
/// The counters of the setup are those of the operations `hmvc` and `fmvn`, which are among the operations: see
/// [`Epd::new`].
///
/// ```
/// use tratto_board::{Epd, Operand};
/// let line = r#"8/8/8/1B6/8/2k5/8/K1q5 w - - bm Kxc1 Ka2; hmvc 3; fmvn 60; id "one; two";"#;
/// let epd: Epd = line.parse()?;
/// assert_eq!(epd.setup().fullmoves, 60);
/// assert_eq!(epd.operation("id").unwrap().operands(), [Operand::Text("one; two".into())]);
/// assert_eq!(epd.to_string(), line);
/// # Ok::<(), tratto_board::ParseEpdError>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Epd {
    setup: Setup,
    operations: Vec<Operation>,
}

/// The opcode of the half-moves since the last capture or pawn move.
const HALFMOVES: &str = "hmvc";

/// The opcode of the move number.
const FULLMOVES: &str = "fmvn";

impl Epd {
    /// A line with these operations, kept in order. The setup's counters are the truth: an operation `hmvc` or `fmvn`
    /// gets their value (and only the first of each stays), and one that is missing is appended, unless the value is
    /// the usual one, 0 or 1.
    ///
    /// ```
    /// use tratto_board::{Epd, Setup};
    /// let mut setup = Setup::empty();
    /// setup.halfmoves = 12;
    /// assert_eq!(Epd::new(setup, vec![]).to_string(), "8/8/8/8/8/8/8/8 w - - hmvc 12;");
    /// ```
    pub fn new(setup: Setup, operations: Vec<Operation>) -> Epd {
        let counters = [(HALFMOVES, setup.halfmoves, 0), (FULLMOVES, setup.fullmoves, 1)];
        let mut said = [false; 2];
        let mut kept = Vec::with_capacity(operations.len());
        for operation in operations {
            match counters.iter().position(|(opcode, ..)| operation.opcode() == *opcode) {
                None => kept.push(operation),
                Some(i) if !said[i] => {
                    said[i] = true;
                    kept.push(Operation::counter(counters[i].0, counters[i].1));
                }
                Some(_) => {}
            }
        }
        for ((opcode, value, usual), said) in counters.into_iter().zip(said) {
            if !said && value != usual {
                kept.push(Operation::counter(opcode, value));
            }
        }
        Epd { setup, operations: kept }
    }

    /// Reads a line strictly: single spaces, each operation closed by a semicolon.
    pub fn from_line(text: &str) -> Result<Epd, ParseEpdError> {
        read::read_strict(text)
    }

    /// Reads a line as people write it, and says what had to be supplied or read otherwise: all that
    /// [`Setup::from_fen_relaxed`] takes, any blanks between operands, a last operation without semicolon, empty
    /// operations, and the two counters of a FEN after its fourth field.
    ///
    /// ```
    /// use tratto_board::{Epd, Supplied};
    /// let (epd, supplied) = Epd::from_line_relaxed("8/8/8/8/8/8/8/8 w - - 5 1 bm  e4")?;
    /// assert_eq!(epd.to_string(), "8/8/8/8/8/8/8/8 w - - bm e4; hmvc 5;");
    /// assert_eq!(supplied.len(), 3);
    /// # Ok::<(), tratto_board::ParseEpdError>(())
    /// ```
    pub fn from_line_relaxed(text: &str) -> Result<(Epd, Vec<Supplied>), ParseEpdError> {
        read::read_relaxed(text)
    }

    /// What stands on the board, with its counters.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What is said about it, in order.
    pub fn operations(&self) -> &[Operation] {
        &self.operations
    }

    /// The first operation with this opcode.
    pub fn operation(&self, opcode: &str) -> Option<&Operation> {
        self.operations.iter().find(|operation| operation.opcode() == opcode)
    }

    /// The line, with a choice of how castling rights are written.
    pub fn line(&self, spelling: RightsSpelling) -> String {
        let mut line = FenText::four_fields(&self.setup, spelling).as_str().to_owned();
        for operation in &self.operations {
            line.push(' ');
            operation.write_into(&mut line);
        }
        line
    }
}

impl From<Setup> for Epd {
    /// The setup with no operations but those its counters need.
    fn from(setup: Setup) -> Epd {
        Epd::new(setup, Vec::new())
    }
}

impl FromStr for Epd {
    type Err = ParseEpdError;

    /// Reads a line strictly: [`Epd::from_line`].
    fn from_str(text: &str) -> Result<Epd, ParseEpdError> {
        Epd::from_line(text)
    }
}

impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.line(RightsSpelling::Automatic))
    }
}
