//! How many games and moves there are.

use super::fault::{PgnFault, Severity};
use super::visitor::{Run, Spot, Visitor, Word};

/// Counts, without a look at the board.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Counter {
    /// Games.
    pub games: u64,
    /// Moves of the main lines (half-moves).
    pub moves: u64,
    /// Faults in the text, notes left out.
    pub faults: u64,
}

impl Visitor for Counter {
    const TAGS: bool = false;
    const COMMENTS: bool = false;
    const VARIATIONS: bool = false;
    const NOTES: bool = false;

    fn begin_game(&mut self, _: Spot<'_>) {
        self.games += 1;
    }

    fn run(&mut self, run: Run<'_>) {
        self.moves += run.len() as u64;
    }

    fn played(&mut self, _: Word<'_>) {
        self.moves += 1;
    }

    fn fault(&mut self, fault: PgnFault) {
        self.faults += (fault.severity() == Severity::Error) as u64;
    }
}
