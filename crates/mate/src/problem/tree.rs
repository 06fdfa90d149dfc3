//! A solution: a tree of moves with its status.

use std::fmt;
use tratto_board::{Color, Move, Position};

/// A move of the side that solves, and what can follow.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Continuation {
    /// The move.
    pub played: Move,
    /// What it threatens, if the other side could pass; empty where it gives check, ends the play, or only waits.
    pub threats: Vec<Continuation>,
    /// Every legal reply. Empty if the move ends the play. A reply that stops no threat is no defence, and has no play of its own.
    pub variations: Vec<Variation>,
}

/// A defence and the ways on.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Variation {
    /// The defence.
    pub defence: Move,
    /// The moves that solve after it; more than one is a dual. Empty where it stops no threat, where in self and reflex play the
    /// defence itself reaches the goal, and where it refutes.
    pub continuations: Vec<Continuation>,
    /// Whether the defence itself reaches the goal, as in a selfmate.
    pub reaches_goal: bool,
    /// Whether it stops no threat: all of them still solve, each in the moves it needed. Then it is no defence, whatever else
    /// may solve after it.
    pub lets_threat: bool,
}

impl Variation {
    /// Whether the defence refutes.
    pub fn refutes(&self) -> bool {
        self.continuations.is_empty() && !self.reaches_goal && !self.lets_threat
    }
}

/// A first move that all but a few defences answer to: a try.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Try {
    /// The move with its play; the refutations are among its variations.
    pub play: Continuation,
    /// The defences that refute it: one, unless tries with more were asked for.
    pub refutations: Vec<Move>,
}

/// The solution of one problem.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Solution {
    /// The position that was solved, with the rights that convention gives.
    pub position: Position,
    /// First moves that solve, in problems of one side against the other: those that solve sooner than asked for among them.
    pub keys: Vec<Continuation>,
    /// In how many moves each of the keys solves.
    pub lengths: Vec<u8>,
    /// First moves that no more defences refute than were asked for, if tries were.
    pub tries: Vec<Try>,
    /// What would happen if the other side began, if it was asked for: the defences that have an answer.
    pub set_play: Vec<Variation>,
    /// Whether the set play was looked at: if so, the defences that are not there have no answer.
    pub has_set_play: bool,
    /// What would happen if the other side began, in problems where both sides help and if it was asked for: the lines without their first
    /// half-move, in the length asked for and shorter.
    pub set_lines: Vec<Vec<Move>>,
    /// All lines of the length asked for, in problems where both sides help.
    pub lines: Vec<Vec<Move>>,
    /// All lines that are shorter.
    pub short_lines: Vec<Vec<Move>>,
    /// The fewest moves in which it is solved, if fewer than asked for.
    pub short: Option<u8>,
    /// In a problem without solution, the first moves that come nearest: those with the fewest refutations.
    pub nearest: Vec<(Move, Vec<Move>)>,
    /// How many solutions the composer wanted, if that is known.
    pub intended: Option<usize>,
    /// Whether the search was complete. If not, what is here is still correct.
    pub is_complete: bool,
    /// Positions looked at.
    pub nodes: u64,
}

/// Whether a problem is sound.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Status {
    /// As many solutions as wanted (one by default), all in the number of moves asked for.
    Sound,
    /// No solution.
    NoSolution,
    /// More solutions than wanted.
    Cooked,
    /// Fewer solutions than wanted: so many.
    Fewer(usize),
    /// Solved in fewer moves than asked for, which is a cook in every kind of problem.
    Short,
    /// A help problem with this many solutions; how many its composer wanted is unknown.
    Many(usize),
    /// The search was stopped before this was decided.
    Unfinished,
}

/// The status in a word or two, as the test files and other programs have it.
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Status::Sound => f.write_str("sound"),
            Status::NoSolution => f.write_str("no solution"),
            Status::Cooked => f.write_str("cooked"),
            Status::Fewer(_) => f.write_str("too few solutions"),
            Status::Short => f.write_str("short solution"),
            Status::Many(count) => write!(f, "{count} solutions"),
            Status::Unfinished => f.write_str("unfinished"),
        }
    }
}

impl Solution {
    /// Whether the problem is sound, and if not, what it is.
    ///
    /// In direct play, selfmates and reflex mates one key is wanted, in help play as many lines as there are, unless
    /// [`Solution::intended`] says how many. Whatever solves in fewer moves than asked for spoils a problem of any kind.
    pub fn status(&self) -> Status {
        if !self.is_complete && self.keys.len() < 2 {
            return Status::Unfinished;
        }
        if self.short.is_some() {
            return Status::Short;
        }
        match (self.count(), self.intended) {
            (0, _) => Status::NoSolution,
            (found, Some(wanted)) if found < wanted => Status::Fewer(found),
            (found, Some(wanted)) if found == wanted => Status::Sound,
            (1, None) => Status::Sound,
            (many, None) if self.keys.is_empty() => Status::Many(many),
            _ => Status::Cooked,
        }
    }

    /// Whether the problem is as its composer wanted it, as far as that can be told.
    pub fn is_sound(&self) -> bool {
        matches!(self.status(), Status::Sound | Status::Many(_))
    }

    /// How many solutions of the length asked for there are, or keys of any length.
    pub fn count(&self) -> usize {
        self.keys.len() + self.lines.len()
    }

    /// The side that begins.
    pub fn first(&self) -> Color {
        self.position.turn()
    }
}
