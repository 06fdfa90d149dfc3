//! What a solution looks like: a tree of moves, and what is to be said about it.

use std::fmt;
use tratto_board::{Color, Move, Position};

/// A move of the side that solves, and what can follow.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Continuation {
    /// The move.
    pub played: Move,
    /// What it threatens, if the other side could pass; empty where it gives check, ends the play, or only waits.
    pub threats: Vec<Continuation>,
    /// The defences, every legal one. Empty if the move ends the play.
    pub variations: Vec<Variation>,
}

impl Continuation {
    /// Whether another is the same move and ends the play, or not, like this one: a threat of mate that only checks after a defence
    /// is not carried out as it was meant.
    pub(super) fn is_like(&self, other: &Continuation) -> bool {
        self.played == other.played && self.variations.is_empty() == other.variations.is_empty()
    }
}

/// A defence and the ways on.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Variation {
    /// The defence.
    pub defence: Move,
    /// The moves that solve after it; more than one is a dual. In self and reflex play empty where the defence itself
    /// reaches the goal; otherwise empty where it refutes.
    pub continuations: Vec<Continuation>,
    /// Whether the defence itself reaches the goal, as in a selfmate.
    pub reaches_goal: bool,
    /// Whether a threat is carried out after it as if nothing had happened: all threats still solve, and nothing else
    /// does.
    pub lets_threat: bool,
}

impl Variation {
    /// Whether the defence refutes.
    pub fn refutes(&self) -> bool {
        self.continuations.is_empty() && !self.reaches_goal
    }
}

/// A first move that all but one defence answer to: a try.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Try {
    /// The move with its play; the refutation is one of its variations.
    pub play: Continuation,
    /// The only defence that refutes it.
    pub refutation: Move,
}

/// The solution of one problem.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Solution {
    /// The position that was solved, with the rights that convention gives.
    pub position: Position,
    /// First moves that solve, in problems of one side against the other.
    pub keys: Vec<Continuation>,
    /// First moves that only one defence refutes, if they were asked for.
    pub tries: Vec<Try>,
    /// What would happen if the other side began, if it was asked for: the defences that have an answer.
    pub set_play: Vec<Variation>,
    /// Whether the set play was looked at: if so, the defences that are not there have no answer.
    pub has_set_play: bool,
    /// All lines, in problems where both sides help.
    pub lines: Vec<Vec<Move>>,
    /// First moves that solve in fewer moves than asked for, with that number.
    pub short: Option<u8>,
    /// In a problem without solution, the first moves that come nearest: those with the fewest refutations.
    pub nearest: Vec<(Move, Vec<Move>)>,
    /// Whether everything asked for was looked at. If not, what is here is still true.
    pub is_complete: bool,
    /// Positions looked at.
    pub nodes: u64,
}

/// Whether a problem is sound.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Status {
    /// One solution, in the number of moves asked for.
    Sound,
    /// No solution.
    NoSolution,
    /// More than one key.
    Cooked,
    /// Solved in fewer moves.
    Short,
    /// A help problem with so many solutions, as many as its composer may have wanted.
    Many(usize),
    /// The search was stopped before it could be told.
    Unfinished,
}

/// The status in a word or two, as the test files and other programs have it.
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Status::Sound => f.write_str("sound"),
            Status::NoSolution => f.write_str("no solution"),
            Status::Cooked => f.write_str("cooked"),
            Status::Short => f.write_str("short solution"),
            Status::Many(count) => write!(f, "{count} solutions"),
            Status::Unfinished => f.write_str("unfinished"),
        }
    }
}

impl Solution {
    /// Whether the problem is sound, and if not, what it is.
    pub fn status(&self) -> Status {
        if !self.is_complete && self.keys.len() < 2 {
            return Status::Unfinished;
        }
        if self.short.is_some() {
            return Status::Short;
        }
        match (self.keys.len(), self.lines.len()) {
            (0, 0) => Status::NoSolution,
            (1, 0) | (0, 1) => Status::Sound,
            (0, many) => Status::Many(many),
            _ => Status::Cooked,
        }
    }

    /// How many solutions there are: keys, or lines.
    pub fn count(&self) -> usize {
        self.keys.len() + self.lines.len()
    }

    /// The side that begins.
    pub fn first(&self) -> Color {
        self.position.turn()
    }
}
