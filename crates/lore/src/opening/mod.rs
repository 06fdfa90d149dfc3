//! Openings: their names by position, the ten checks of the first moves, development and gambits, a tree to walk through games, and the
//! lines of two Italian courses with what was wrong in them.

mod checks;
mod development;
mod known;
mod lines;
mod names;
mod record;
mod tree;

pub use checks::{Check, Finding, Memorandum};
pub use development::{Development, Gambit, gambits};
pub use known::{KnownMove, known_moves, lines_through};
pub use lines::{Branch, CourseLine, Reason, Status, course_lines};
pub use names::{Named, Opening, classify, italian, named, openings};
pub use tree::{Counts, GameEnd, Tree, TreeMove};
