//! The seam to `tratto-mate`: whether a side can mate by any series of legal moves.

use std::fmt;
use tratto_board::{Color, Move, Position};
use tratto_mate::winnable::{self, Budget, Verdict, dead, verdict, verdict_with};

/// A search has room for one position for every so many that it may look at.
const LOOKED_AT_PER_ROOM: u64 = 8;
/// The least room, for some 50 megabytes.
const LEAST_ROOM: u32 = 250_000;

/// What an effort is worth: so many positions looked at, and memory in proportion, since a server judges several games at once. Both come from
/// the one number that is in the log.
fn budget(effort: u64) -> Budget {
    let room = u32::try_from(effort / LOOKED_AT_PER_ROOM).unwrap_or(u32::MAX);
    Budget::nodes(effort).in_room(room.max(LEAST_ROOM))
}

/// Whether a side can mate by any series of legal moves.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum CanMate {
    Yes,
    No,
    /// Not decided within the effort allowed.
    Unknown,
}

impl From<Verdict> for CanMate {
    fn from(verdict: Verdict) -> CanMate {
        match verdict {
            Verdict::Winnable { .. } => CanMate::Yes,
            Verdict::Unwinnable { .. } => CanMate::No,
            Verdict::Undetermined => CanMate::Unknown,
        }
    }
}

/// Whether a side can mate by any series of legal moves, within the effort allowed.
pub(crate) fn can_mate(position: &Position, side: Color, effort: u64) -> CanMate {
    verdict(position, side, budget(effort)).into()
}

/// The same where the player on move is bound to certain moves.
pub(crate) fn can_mate_after(position: &Position, side: Color, moves: &[Move], effort: u64) -> CanMate {
    verdict_with(position, side, moves, budget(effort)).into()
}

/// Whether nobody can mate; `None` where the effort does not decide it.
#[inline]
pub(crate) fn is_dead(position: &Position, effort: u64) -> Option<bool> {
    dead(position, budget(effort))
}

/// What a game remembers to answer sooner whether its position is dead. It is no part of what the game is: games are equal whatever they
/// remember.
#[derive(Clone, Default)]
pub(crate) struct Alive(winnable::Alive);

impl Alive {
    /// Whether nobody can mate in the position that a move has led to; `None` where the effort does not decide it.
    #[inline]
    pub(crate) fn is_dead(&mut self, m: Option<Move>, position: &Position, effort: u64) -> Option<bool> {
        self.0.is_dead(m, position, budget(effort))
    }
}

impl PartialEq for Alive {
    fn eq(&self, _: &Alive) -> bool {
        true
    }
}

impl fmt::Debug for Alive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Alive")
    }
}
