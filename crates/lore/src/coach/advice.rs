//! One thing that the coach says, with what proves it.

use super::{EndingNote, Event, Finding, Plan, Score, Source};
use crate::evidence::{Evidence, Truth};
use crate::fact::Fact;
use crate::opening::Check;
use tratto_board::{Color, Move, Position};

/// What the coach says.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Saying {
    /// A plan whose premises hold.
    Plan(Plan),
    /// The side to move mates by force.
    Mates {
        /// In so many of its moves at most.
        moves: u8,
    },
    /// The side to move wins more by force than one exchange shows.
    Wins {
        /// So many pawns at least.
        gain: i32,
    },
    /// What is known of an ending.
    Ending(EndingNote),
    /// What an engine would play.
    Prefers {
        /// What it thinks of it, for the side to move.
        score: Score,
        /// Which engine.
        source: Source,
    },
    /// Something about a move. The side is the one that moves.
    Move(Finding),
    /// Something that happened in a game.
    Event(Event),
    /// A rule of the opening that the side's first moves keep or break.
    Check {
        /// Which rule.
        check: Check,
        /// Whether they keep it.
        kept: bool,
        /// With which of the side's moves, or by which.
        at: u16,
    },
    /// A rule of the opening that the side's first moves neither keep nor break.
    Unjudged {
        /// Which rule.
        check: Check,
        /// How many of the side's moves were looked at. With twelve the case did not arise; with fewer the game is too short.
        moves: u16,
    },
}

/// What the moves of an advice are.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Moves {
    /// One after the other, from the position.
    Line,
    /// Each by itself, from the position.
    Choices,
}

impl Moves {
    /// The name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Moves::Line => "line",
            Moves::Choices => "choices",
        }
    }
}

impl Saying {
    /// The name in data.
    pub const fn key(&self) -> &'static str {
        match self {
            Saying::Plan(plan) => plan.key(),
            Saying::Mates { .. } => "mates",
            Saying::Wins { .. } => "wins-by-force",
            Saying::Ending(note) => note.key(),
            Saying::Prefers { .. } => "prefers",
            Saying::Move(finding) => finding.key(),
            Saying::Event(event) => event.key(),
            Saying::Check { check, .. } | Saying::Unjudged { check, .. } => check.key(),
        }
    }

    /// What its moves are.
    pub const fn moves(&self) -> Moves {
        match self {
            Saying::Plan(_) => Moves::Choices,
            Saying::Mates { .. }
            | Saying::Wins { .. }
            | Saying::Prefers { .. }
            | Saying::Event(_)
            | Saying::Check { .. }
            | Saying::Unjudged { .. } => Moves::Line,
            Saying::Ending(note) => note.moves(),
            Saying::Move(finding) => finding.moves(),
        }
    }
}

/// Something the coach says of a side, and what proves it. There is none without evidence: `Advice::new` refuses it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Advice {
    position: Position,
    side: Color,
    saying: Saying,
    truth: Truth,
    evidence: Evidence,
    premises: Vec<Fact>,
}

impl Advice {
    /// The advice, if there is anything to show for it.
    pub(super) fn new(
        position: &Position,
        side: Color,
        saying: Saying,
        truth: Truth,
        evidence: Evidence,
    ) -> Option<Advice> {
        let premises = Vec::new();
        (!evidence.is_empty()).then_some(Advice {
            position: *position,
            side,
            saying,
            truth,
            evidence,
            premises,
        })
    }

    /// The same with the facts that it rests on.
    #[must_use]
    pub(super) fn because(mut self, premises: impl IntoIterator<Item = Fact>) -> Advice {
        self.premises.extend(premises);
        self
    }

    /// The position that it is about and from which its moves are played. Where a side is advised that is not to move, it is the position in
    /// which it would be.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whom it is about.
    pub fn side(&self) -> Color {
        self.side
    }

    /// What is said.
    pub fn saying(&self) -> &Saying {
        &self.saying
    }

    /// How it is known. Of a plan: how its premises are.
    pub fn truth(&self) -> Truth {
        self.truth
    }

    /// The squares and moves that prove it; never empty.
    pub fn evidence(&self) -> &Evidence {
        &self.evidence
    }

    /// The facts of the position that a plan rests on.
    pub fn premises(&self) -> &[Fact] {
        &self.premises
    }

    /// Its moves: a line, or choices.
    pub fn moves(&self) -> &[Move] {
        &self.evidence.moves
    }
}
