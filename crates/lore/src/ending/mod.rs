//! Endings by proof: king and pawn against king from an exact table, what is said about it, and what a search proves.
//!
//! Nothing here is a rule of thumb. The result of a position with one pawn, its zugzwangs and key squares come from the table of all such
//! positions; the wrong bishop from a table of its own; a breakthrough from a search that gives its line. What is mere geometry (the
//! opposition, the square of the pawn) says no result, unless it proves one.

mod bishop;
mod breakthrough;
mod geometry;
mod pawn;
mod refute;
mod table;

pub use bishop::{Verdict, WrongBishop};
pub(crate) use breakthrough::breaks_through;
pub use breakthrough::{Breakthrough, Search, breakthrough};
pub use geometry::{Alignment, Opposition, PawnSquare};
pub use pawn::{KeySquares, Outcome, PawnEnding, Stalemating, Underpromotion, Zugzwang};
pub use refute::{Judgement, LineEnd, Refutation};
