//! The seam to `tratto-mate`: whether a side can mate by any series of legal moves.

use tratto_board::{Color, Move, Position};
use tratto_mate::winnable::{Budget, Verdict, dead, verdict, verdict_with};

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
    verdict(position, side, Budget::nodes(effort)).into()
}

/// The same where the player on move is bound to certain moves.
pub(crate) fn can_mate_after(position: &Position, side: Color, moves: &[Move], effort: u64) -> CanMate {
    verdict_with(position, side, moves, Budget::nodes(effort)).into()
}

/// Whether nobody can mate; `None` where the effort does not decide it.
#[inline]
pub(crate) fn is_dead(position: &Position, effort: u64) -> Option<bool> {
    dead(position, Budget::nodes(effort))
}
