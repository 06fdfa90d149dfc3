//! The name of what refutes a move.

use super::exercise::{Judged, Node, Verdict};
use crate::line::Line;
use crate::motif::{Motif, motifs};

/// What a line may be besides what it is named by.
const GENERAL: [Motif; 6] = [
    Motif::QuietMove,
    Motif::DefensiveMove,
    Motif::Simplification,
    Motif::PassedPawn,
    Motif::AdvancedPawn,
    Motif::Combination,
];

impl Node {
    /// The motif of the line that refutes a wrong move here, if it has a name.
    ///
    /// ```
    /// use tratto_lore::drill::{Answer, Drill, Verdict};
    /// let exercise = Drill::Fork.exercise(1, 1).unwrap();
    /// let Answer::Moves { nodes, .. } = &exercise.answer else { panic!("moves") };
    /// let right = nodes[0].moves.iter().find(|judged| judged.verdict == Verdict::Right).unwrap();
    /// assert!(nodes[0].refuted_by(right).is_none());
    /// ```
    pub fn refuted_by(&self, judged: &Judged) -> Option<Motif> {
        if judged.verdict != Verdict::Wrong || judged.refutation.is_empty() {
            return None;
        }
        let position = self.board.position().ok()?;
        let moves = [judged.played].into_iter().chain(judged.refutation.iter().copied());
        let line = Line::after(position, moves).ok()?;
        let solver = line.solver();
        let mut seen =
            motifs(&line).into_iter().filter(|seen| seen.by == solver && !GENERAL.contains(&seen.motif));
        seen.next().map(|seen| seen.motif)
    }
}
