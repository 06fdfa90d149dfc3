//! An independent check of a solution, without code of the search: every legal defence must be in the tree, and every leaf must reach
//! the goal on the board.

use super::stipulation::{Goal, Kind, Stipulation};
use super::tree::{Continuation, Solution, Variation};
use std::fmt;
use tratto_board::{Move, Position};

/// An error in a solution, which is a bug of the solver.
#[non_exhaustive]
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Flaw {
    /// A move is not legal where it stands.
    NotLegal(Vec<Move>),
    /// A line ends without the goal.
    NoGoal(Vec<Move>),
    /// A legal defence has no answer in the tree.
    Unanswered(Vec<Move>),
    /// A line is longer than the stipulation allows, or in help play shorter.
    Length(Vec<Move>),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, line) = match self {
            Flaw::NotLegal(line) => ("the last move is not legal", line),
            Flaw::NoGoal(line) => ("the goal is not reached", line),
            Flaw::Unanswered(line) => ("the last move has no answer", line),
            Flaw::Length(line) => ("the line has not the length asked for", line),
        };
        write!(f, "{what}:")?;
        line.iter().try_for_each(|m| write!(f, " {m:?}"))
    }
}

impl std::error::Error for Flaw {}

/// Walks a solution. Trees that were cut at a depth are checked as far as they go.
pub fn verify(stipulation: &Stipulation, solution: &Solution) -> Result<(), Flaw> {
    let walk = Walk { kind: stipulation.kind(), goal: stipulation.goal() };
    for line in &solution.lines {
        walk.line(&solution.position, line)?;
        if line.len() != stipulation.plies() as usize {
            return Err(Flaw::Length(line.clone()));
        }
    }
    for line in &solution.short_lines {
        walk.line(&solution.position, line)?;
        if line.len() >= stipulation.plies() as usize {
            return Err(Flaw::Length(line.clone()));
        }
    }
    for line in &solution.set_lines {
        walk.set_line(&solution.position, line)?;
        if line.len() >= stipulation.plies() as usize {
            return Err(Flaw::Length(line.clone()));
        }
    }
    for key in &solution.keys {
        walk.solver(&solution.position, key, stipulation.moves(), &mut Vec::new(), &[])?;
    }
    for one in &solution.tries {
        walk.solver(&solution.position, &one.play, stipulation.moves(), &mut Vec::new(), &one.refutations)?;
    }
    Ok(())
}

struct Walk {
    kind: Kind,
    goal: Goal,
}

impl Walk {
    fn is_goal(&self, position: &Position) -> bool {
        let moves = position.legal_moves();
        let attacked = position.attackers(position.king(position.turn()), !position.turn()).any();
        moves.is_empty() && attacked == (self.goal == Goal::Mate)
    }

    /// Whether some move reaches the goal.
    fn can_reach(&self, position: &Position) -> bool {
        position.legal_moves().iter().any(|&m| {
            let mut other = *position;
            other.play_unchecked(m);
            self.is_goal(&other)
        })
    }

    fn line(&self, start: &Position, line: &[Move]) -> Result<(), Flaw> {
        let mut at = *start;
        for (i, &m) in line.iter().enumerate() {
            if !at.legal_moves().contains(&m) {
                return Err(Flaw::NotLegal(line[..=i].to_vec()));
            }
            at.play_unchecked(m);
            // In a series the same side goes on, and may not leave the other in check.
            if self.kind == Kind::SeriesHelp && i + 2 < line.len() {
                if at.is_check() {
                    return Err(Flaw::NotLegal(line[..=i].to_vec()));
                }
                at = at.pass();
            }
        }
        if self.is_goal(&at) { Ok(()) } else { Err(Flaw::NoGoal(line.to_vec())) }
    }

    /// A line of the set play: the side that has not the move begins.
    fn set_line(&self, start: &Position, line: &[Move]) -> Result<(), Flaw> {
        if start.is_check() {
            return Err(Flaw::NotLegal(line.to_vec()));
        }
        self.line(&start.pass(), line)
    }

    fn solver(
        &self,
        position: &Position,
        continuation: &Continuation,
        moves: u8,
        line: &mut Vec<Move>,
        refutations: &[Move],
    ) -> Result<(), Flaw> {
        line.push(continuation.played);
        if !position.legal_moves().contains(&continuation.played) {
            return Err(Flaw::NotLegal(line.clone()));
        }
        // In reflex play a solver that can reach the goal has to, and has not solved then.
        if self.kind == Kind::Reflex && self.can_reach(position) {
            return Err(Flaw::NoGoal(line.clone()));
        }
        let mut after = *position;
        after.play_unchecked(continuation.played);
        let replies = after.legal_moves();
        if moves == 0 {
            return Err(Flaw::Length(line.clone()));
        }
        if replies.is_empty() {
            let reached = self.kind == Kind::Direct && self.is_goal(&after);
            return if reached { self.back(line) } else { Err(Flaw::NoGoal(line.clone())) };
        }
        if self.kind == Kind::Direct && moves == 1 {
            return Err(Flaw::NoGoal(line.clone()));
        }
        // A tree that was cut here says nothing more.
        if continuation.variations.is_empty() {
            return self.back(line);
        }
        for &reply in &replies {
            let Some(variation) = continuation.variations.iter().find(|one| one.defence == reply) else {
                line.push(reply);
                return Err(Flaw::Unanswered(line.clone()));
            };
            if variation.lets_threat {
                self.threats(&after, continuation, reply, moves, line)?;
                continue;
            }
            self.defence(&after, variation, moves, line, refutations)?;
        }
        self.back(line)
    }

    /// After a reply that stops no threat every threat must be legal, and reach the goal where that is the last move. What a longer
    /// threat leads to is not in the tree a second time, and is not looked at.
    fn threats(
        &self,
        position: &Position,
        continuation: &Continuation,
        reply: Move,
        moves: u8,
        line: &mut Vec<Move>,
    ) -> Result<(), Flaw> {
        let mut next = *position;
        next.play_unchecked(reply);
        line.push(reply);
        if continuation.threats.is_empty() {
            return Err(Flaw::Unanswered(line.clone()));
        }
        for threat in &continuation.threats {
            line.push(threat.played);
            if !next.legal_moves().contains(&threat.played) {
                return Err(Flaw::NotLegal(line.clone()));
            }
            let mut last = next;
            last.play_unchecked(threat.played);
            if moves == 2 && !self.is_goal(&last) {
                return Err(Flaw::NoGoal(line.clone()));
            }
            line.pop();
        }
        self.back(line)
    }

    fn back(&self, line: &mut Vec<Move>) -> Result<(), Flaw> {
        line.pop();
        Ok(())
    }

    fn defence(
        &self,
        position: &Position,
        variation: &Variation,
        moves: u8,
        line: &mut Vec<Move>,
        refutations: &[Move],
    ) -> Result<(), Flaw> {
        line.push(variation.defence);
        let mut next = *position;
        next.play_unchecked(variation.defence);
        if self.kind != Kind::Direct && self.is_goal(&next) {
            return self.back(line);
        }
        // In reflex play a side that can reach the goal has to: other defences do not exist.
        let forced = self.kind == Kind::Reflex && self.can_reach(position);
        if variation.continuations.is_empty() && !forced && !refutations.contains(&variation.defence) {
            return Err(Flaw::Unanswered(line.clone()));
        }
        for continuation in &variation.continuations {
            self.solver(&next, continuation, moves - 1, line, &[])?;
        }
        self.back(line)
    }
}
