//! Material with which no mate exists, whatever the position.

use super::verdict::Reason;
use tratto_board::{Bitboard, Color, Position, Role};

/// Why the winner's pieces can mate in no position with this material, if that is so.
#[inline]
pub(super) fn why_insufficient(position: &Position, winner: Color) -> Option<Reason> {
    let ours = position.by_color(winner);
    let theirs = position.by_color(!winner);
    let strong = position.by_role(Role::Pawn) | position.by_role(Role::Rook) | position.by_role(Role::Queen);
    if (ours & strong).any() {
        return None;
    }
    let knights = position.by_role(Role::Knight);
    let bishops = position.by_role(Role::Bishop);
    let our_knights = ours & knights;
    let our_bishops = ours & bishops;
    if our_knights.is_empty() {
        if our_bishops.is_empty() {
            return Some(Reason::BareKing);
        }
        let one_colour = (bishops & Bitboard::LIGHT).is_empty() || (bishops & Bitboard::DARK).is_empty();
        let helpers = knights | position.by_role(Role::Pawn);
        if one_colour && helpers.is_empty() {
            return Some(Reason::BishopsOfOneColour);
        }
    } else if our_bishops.is_empty() && !our_knights.more_than_one() {
        let helpers = theirs - position.by_role(Role::Queen) - position.by_role(Role::King);
        if helpers.is_empty() {
            return Some(Reason::LoneKnight);
        }
    }
    None
}

/// Whether the winner can mate in no position with this material.
pub(super) fn is_insufficient(position: &Position, winner: Color) -> bool {
    why_insufficient(position, winner).is_some()
}
