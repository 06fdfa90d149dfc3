//! One round of one player: a closed set of cases, from which scores, colours, floats and the right to a bye derive.

use crate::{PointSystem, Points};
use std::fmt;
use tratto_board::Color;

/// A tournament pairing number, from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(pub u16);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// What a game gave to one of its players. The two players of a game need not have outcomes that add up to one: an
/// arbiter may give ½-0 or 0-0.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Outcome {
    Win,
    Draw,
    Loss,
}

/// One round of one player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Round {
    /// A game that was played.
    Game {
        /// Against whom.
        opponent: Number,
        /// With which colour.
        color: Color,
        /// What it gave.
        outcome: Outcome,
        /// Whether it counts for the rating: not where it lasted less than one move (`W D L` in a report).
        rated: bool,
    },
    /// A game that has no result yet, or is adjourned: a draw for pairing, until it is known.
    Pending {
        /// Against whom.
        opponent: Number,
        /// With which colour.
        color: Color,
    },
    /// The opponent did not come.
    ForfeitWin {
        /// Who should have come.
        opponent: Number,
        /// The colour that was assigned, if it is recorded.
        color: Option<Color>,
    },
    /// The player did not come, whether or not the opponent did.
    ForfeitLoss {
        /// Who was waiting, or did not come either.
        opponent: Number,
        /// The colour that was assigned, if it is recorded.
        color: Option<Color>,
    },
    /// The pairing-allocated bye: the number of players was odd.
    PairingBye,
    /// A bye with the points of a win, given on request.
    FullBye,
    /// A bye with the points of a draw, given on request.
    HalfBye,
    /// Not paired, without points: absent, withdrawn or not yet entered.
    Absent,
}

impl Round {
    /// Whether a game was played, so that the two have met and the colour counts.
    #[must_use]
    pub fn is_played(self) -> bool {
        matches!(self, Round::Game { .. } | Round::Pending { .. })
    }

    /// The opponent of a game that was played.
    #[must_use]
    pub fn met(self) -> Option<Number> {
        match self {
            Round::Game { opponent, .. } | Round::Pending { opponent, .. } => Some(opponent),
            _ => None,
        }
    }

    /// The opponent that was assigned, whether or not a game was played.
    #[must_use]
    pub fn scheduled(self) -> Option<Number> {
        match self {
            Round::ForfeitWin { opponent, .. } | Round::ForfeitLoss { opponent, .. } => Some(opponent),
            _ => self.met(),
        }
    }

    /// The colour of a game that was played.
    #[must_use]
    pub fn color(self) -> Option<Color> {
        match self {
            Round::Game { color, .. } | Round::Pending { color, .. } => Some(color),
            _ => None,
        }
    }

    /// Whether the player took part in the pairing of the round: was paired, or got the pairing-allocated bye.
    #[must_use]
    pub fn is_paired(self) -> bool {
        self.scheduled().is_some() || self == Round::PairingBye
    }

    /// The points that the round gave.
    #[must_use]
    pub fn points(self, system: &PointSystem) -> Points {
        match self {
            Round::Game { outcome: Outcome::Win, .. } | Round::ForfeitWin { .. } | Round::FullBye => {
                system.win
            }
            Round::Game { outcome: Outcome::Draw, .. } | Round::Pending { .. } | Round::HalfBye => {
                system.draw
            }
            Round::Game { outcome: Outcome::Loss, .. } => system.loss,
            Round::ForfeitLoss { .. } => system.forfeit_loss,
            Round::PairingBye => system.pairing_bye,
            Round::Absent => system.absence,
        }
    }

    /// Whether the player chose not to play (a *voluntary unplayed round* of the tie-break rules, C.07 article 16).
    #[must_use]
    pub fn is_voluntary(self) -> bool {
        matches!(self, Round::ForfeitLoss { .. } | Round::HalfBye | Round::Absent)
    }
}
