//! How much may happen in a game: so many events in all, and so many without a move between them.
//!
//! A log that grows without end would slow everybody down who looks at it. At the cap the arbiter is called; the clock, resignation,
//! agreement and the arbiter's own acts go on, so that every game can be brought to its end.

use super::play::Table;
use crate::error::ServerError;
use crate::wire::Role;
use tratto_board::Color;
use tratto_laws::{Act, Claim, Deed};

/// How much may happen in a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Caps {
    /// Events in all.
    pub events: u32,
    /// Events without a move between them.
    pub between_moves: u32,
}

impl Default for Caps {
    fn default() -> Caps {
        Caps { events: 20_000, between_moves: 500 }
    }
}

/// What has happened since a player last moved after the other.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct SinceMove {
    events: u64,
    mover: Option<Color>,
}

impl SinceMove {
    /// Counts an event. A move counts only after one of the opponent, so that a piece which is put to and fro does not.
    pub(super) fn note(&mut self, act: &Act) {
        self.events += 1;
        if let Act::Player(player, Deed::Play(_)) = act
            && self.mover != Some(*player)
        {
            *self = SinceMove { events: 0, mover: Some(*player) };
        }
    }
}

/// Which limit a game has reached.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Cap {
    /// Too much since the last move: a move lifts it.
    BetweenMoves,
    /// Too much in all.
    Events,
    /// Twice too much: only what ends the game.
    Twice,
}

impl Table {
    /// The limit that the game has reached, if any.
    pub(crate) fn cap(&self) -> Option<Cap> {
        if self.is_finished() {
            None
        } else if self.seq >= 2 * u64::from(self.caps.events) {
            Some(Cap::Twice)
        } else if self.seq >= u64::from(self.caps.events) {
            Some(Cap::Events)
        } else if self.since_move.events >= u64::from(self.caps.between_moves) {
            Some(Cap::BetweenMoves)
        } else {
            None
        }
    }

    /// Refuses what does not go on at the cap.
    pub(super) fn check_cap(&self, role: Role, act: &Act) -> Result<(), ServerError> {
        match self.cap() {
            Some(cap) if !goes_on(cap, role, act) => Err(ServerError::Capped),
            _ => Ok(()),
        }
    }
}

/// Whether an act goes on at a cap.
fn goes_on(cap: Cap, role: Role, act: &Act) -> bool {
    if matches!(role, Role::Arbiter | Role::Server) {
        return true;
    }
    let Act::Player(_, deed) = act else { return false };
    match deed {
        Deed::Resign | Deed::Accept => true,
        Deed::Press(_) | Deed::Offer(_) | Deed::Refuse | Deed::Claim(Claim::Flag(_)) => cap != Cap::Twice,
        Deed::Play(_) => cap == Cap::BetweenMoves,
        _ => false,
    }
}
