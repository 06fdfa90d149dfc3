//! Limits on the events of a game: in all, and without a move between them.
//!
//! A log that grew without limit would slow down everybody who opens it. At the limit the arbiter is called; the clock,
//! resignation, agreement and the arbiter's acts are still accepted, so that every game can be finished.

use super::play::GameInPlay;
use crate::error::ServerError;
use crate::wire::Role;
use tratto_board::Color;
use tratto_laws::{Act, Claim, PlayerAct};

/// Limits on the events of a game.
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

/// What has happened since the last move that counts.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct SinceMove {
    events: u64,
    mover: Option<Color>,
}

impl SinceMove {
    /// Counts an event. A move counts only after one of the opponent, so that moving one piece to and fro does not reset the count.
    pub(super) fn note(&mut self, act: &Act) {
        self.events += 1;
        if let Act::Player(player, PlayerAct::Play(_)) = act
            && self.mover != Some(*player)
        {
            *self = SinceMove { events: 0, mover: Some(*player) };
        }
    }
}

/// The limit that a game has reached.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Cap {
    /// Too many events since the last move: a move lifts it.
    BetweenMoves,
    /// Too many events in all.
    Events,
    /// Twice as many: only acts that end the game are accepted.
    Twice,
}

impl GameInPlay {
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

    /// Refuses an act that is not accepted at the limit.
    pub(super) fn check_cap(&self, role: Role, act: &Act) -> Result<(), ServerError> {
        match self.cap() {
            Some(cap) if !goes_on(cap, role, act) => Err(ServerError::Capped),
            _ => Ok(()),
        }
    }
}

/// Whether an act is accepted at a limit.
fn goes_on(cap: Cap, role: Role, act: &Act) -> bool {
    if matches!(role, Role::Arbiter | Role::Server) {
        return true;
    }
    let Act::Player(_, act) = act else { return false };
    match act {
        PlayerAct::Resign | PlayerAct::Accept => true,
        PlayerAct::Press(_) | PlayerAct::Offer(_) | PlayerAct::Refuse | PlayerAct::Claim(Claim::Flag(_)) => {
            cap != Cap::Twice
        }
        PlayerAct::Play(_) => cap == Cap::BetweenMoves,
        _ => false,
    }
}
