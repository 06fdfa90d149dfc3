//! Help, the least first: for the first move and for every later one, for squares, and for choices.

use super::Drill;
use super::exercise::{Answer, Exercise, Label, Node, Verdict};
use tratto_board::{File, Move, Square};

/// A piece of help.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Hint {
    /// What to look for. It depends on the kind of exercise alone.
    Motif,
    /// How many squares or moves are right.
    Count(u32),
    /// This square is one of them.
    One(Square),
    /// Which piece moves.
    Piece(Square),
    /// Where it goes.
    Move(Square),
    /// The file of the square that is asked for.
    File(File),
    /// This answer is wrong.
    Not(Label),
}

impl Hint {
    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Hint::Motif => "motif",
            Hint::Count(_) => "count",
            Hint::One(_) => "square",
            Hint::Piece(_) => "piece",
            Hint::Move(_) => "move",
            Hint::File(_) => "file",
            Hint::Not(_) => "not",
        }
    }

    /// The square that it points at.
    pub const fn square(self) -> Option<Square> {
        match self {
            Hint::One(square) | Hint::Piece(square) | Hint::Move(square) => Some(square),
            _ => None,
        }
    }
}

/// Whether there is something to say in general about a choice of two.
const fn has_advice(drill: Option<Drill>) -> bool {
    matches!(
        drill,
        Some(
            Drill::SquareColour
                | Drill::SameDiagonal
                | Drill::IsLegal
                | Drill::PawnRace
                | Drill::PawnResult
                | Drill::PawnResultBlind
                | Drill::WrongBishop
        )
    )
}

fn to_move(m: Move) -> [Hint; 3] {
    [Hint::Motif, Hint::Piece(m.from()), Hint::Move(m.destination())]
}

impl Exercise {
    /// Help for the question, the least first.
    ///
    /// ```
    /// use tratto_lore::drill::{Drill, Hint};
    /// let exercise = Drill::IsolatedPawns.exercise(1, 1).unwrap();
    /// assert!(matches!(exercise.hints()[..], [Hint::Count(_), Hint::One(_)]));
    /// ```
    pub fn hints(&self) -> Vec<Hint> {
        match &self.answer {
            Answer::Moves { nodes, all } => {
                let Some(first) = nodes.first() else { return Vec::new() };
                let right = first.right();
                let best = self.solution.moves.first().or(right.first());
                let count = all.then_some(Hint::Count(right.len() as u32));
                count.into_iter().chain(best.into_iter().flat_map(|&m| to_move(m))).collect()
            }
            Answer::Squares { right, .. } => {
                let one = right.first().map(Hint::One);
                [Hint::Count(right.len())].into_iter().chain(one).collect()
            }
            Answer::Square(square) => vec![Hint::File(square.file())],
            Answer::Choice(choices) => {
                let wrong =
                    choices.iter().filter(|choice| !choice.right).map(|choice| Hint::Not(choice.label));
                let advice = has_advice(self.drill()).then_some(Hint::Motif);
                // Two answers are left to choose from.
                advice.into_iter().chain(wrong.take(choices.len().saturating_sub(2))).collect()
            }
        }
    }

    /// Help in a position in which the exercise has gone on: for the move that is asked for there.
    pub fn hints_in(&self, node: &Node) -> Vec<Hint> {
        let right = node.moves.iter().find(|judged| judged.verdict == Verdict::Right);
        right.map(|judged| to_move(judged.played).to_vec()).unwrap_or_default()
    }
}
