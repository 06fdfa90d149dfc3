//! Moves and scoresheets in Braille of six dots.
//!
//! Letters are those of literary Braille, digits follow the number sign, and the few other signs differ between the Italian and the
//! English [`BrailleCode`]. No single standard covers chess in both languages: `docs/braille.md` shows every cell and says where the
//! choice is ours.
//!
//! ```
//! use tratto_notation::braille::{BrailleCode, from_cells, to_brf, to_cells};
//! let cells = to_cells(BrailleCode::Italian, "Cf3");
//! assert_eq!(cells, "⠨⠉⠋⠼⠉");
//! assert_eq!(to_brf(&cells), ".CF#C");
//! assert_eq!(from_cells(BrailleCode::Italian, &cells).unwrap(), "Cf3");
//! ```

mod cells;
mod scoresheet;

pub use cells::{BrailleCode, CellError, from_brf, from_cells, is_cell, to_brf, to_cells};
pub use scoresheet::Scoresheet;
