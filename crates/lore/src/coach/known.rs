//! What is forced in a position: a mate, or more material than one exchange shows.

use super::Effort;
use super::mate::{Forced, forced_mate_watched};
use super::played::{MISSED, most_lost};
use crate::evidence::{Evidence, Part};
use crate::motif::{Finding, Gain, find_gain};
use tratto_board::{Move, Position};

/// What the side to move can force.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// A mate.
    pub(super) mate: Forced,
    /// A gain, if there is no mate, and if it is greater than that of the best exchange.
    pub(super) win: Option<Win>,
}

/// A gain that is proved.
#[derive(Clone, Debug)]
pub(super) struct Win {
    /// So many pawns at least.
    pub(super) gain: i32,
    /// The line against the longest defence.
    pub(super) line: Vec<Move>,
}

impl Known {
    /// Searches a position.
    pub(super) fn of(position: &Position, effort: Effort) -> Known {
        Known::watched(position, effort, &mut |_| true)
    }

    /// The same for somebody who may lose patience, as [`forced_mate_watched`].
    pub(super) fn watched(position: &Position, effort: Effort, watch: &mut dyn FnMut(u64) -> bool) -> Known {
        let mate = forced_mate_watched(position, effort.moves, effort.nodes, watch);
        let win = match mate {
            Forced::Mate(_) => None,
            _ if !watch(u64::from(effort.moves)) => None,
            _ => Win::of(position, effort),
        };
        Known { mate, win }
    }
}

impl Win {
    fn of(position: &Position, effort: Effort) -> Option<Win> {
        let least = MISSED.max(most_lost(position) + 1);
        match find_gain(position, least, effort.search) {
            Finding::Proved(proof) => match proof.gain {
                Gain::Material(gain) => Some(Win { gain, line: proof.line.moves().to_vec() }),
                Gain::Mate => None,
            },
            _ => None,
        }
    }

    /// Its line, with the piece that moves first and where it goes.
    pub(super) fn evidence(&self) -> Evidence {
        let evidence = Evidence::default().by(self.line.iter().copied());
        match self.line.first() {
            Some(first) => evidence.with(Part::Subject, first.from()).with(Part::Key, first.destination()),
            None => evidence,
        }
    }
}
