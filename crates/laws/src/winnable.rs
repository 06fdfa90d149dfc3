//! The seam to `tratto-mate`: whether a side can mate by any series of legal moves.

use std::collections::HashSet;
use tratto_board::{Bitboard, Color, Position, Role};

/// Whether a side can mate by any series of legal moves.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum CanMate {
    Yes,
    No,
    /// Not decided within the effort allowed.
    Unknown,
}

/// Whether a side can mate by any series of legal moves, within the effort allowed.
pub(crate) fn can_mate(position: &Position, side: Color, effort: u64) -> CanMate {
    if hopeless(position, side) {
        return CanMate::No;
    }
    let mut seen = HashSet::new();
    let mut queue = std::collections::VecDeque::from([*position]);
    let mut left = effort;
    while let Some(next) = queue.pop_front() {
        if next.is_checkmate() {
            if !next.turn() == side {
                return CanMate::Yes;
            }
            continue;
        }
        for m in next.legal_moves().iter() {
            let mut after = next;
            after.play_unchecked(*m);
            if hopeless(&after, side) || !seen.insert(after.hash()) {
                continue;
            }
            if left == 0 {
                return if plenty(position, side) { CanMate::Yes } else { CanMate::Unknown };
            }
            left -= 1;
            queue.push_back(after);
        }
    }
    CanMate::No
}

fn plenty(position: &Position, side: Color) -> bool {
    (position.by_color(side)
        & (position.by_role(Role::Queen) | position.by_role(Role::Rook) | position.by_role(Role::Pawn)))
    .any()
}

fn hopeless(position: &Position, side: Color) -> bool {
    let ours = position.by_color(side);
    let theirs = position.by_color(!side);
    let heavy = position.by_role(Role::Queen) | position.by_role(Role::Rook) | position.by_role(Role::Pawn);
    if (ours & heavy).any() {
        return false;
    }
    let knights = ours & position.by_role(Role::Knight);
    let bishops = ours & position.by_role(Role::Bishop);
    let pawns = theirs & position.by_role(Role::Pawn);
    if knights.is_empty() && bishops.is_empty() {
        return true;
    }
    if knights.len() == 1 && bishops.is_empty() {
        return (theirs & !position.by_role(Role::Queen) & !position.by_role(Role::King)).is_empty();
    }
    if knights.is_empty() {
        let one = [Bitboard::LIGHT, Bitboard::DARK].into_iter().any(|shade| (bishops & !shade).is_empty());
        let shade = if (bishops & Bitboard::LIGHT).any() { Bitboard::LIGHT } else { Bitboard::DARK };
        let other = theirs & position.by_role(Role::Bishop) & !shade;
        return one
            && pawns.is_empty()
            && (theirs & position.by_role(Role::Knight)).is_empty()
            && other.is_empty();
    }
    false
}

/// Whether nobody can mate. Where the effort does not decide it, the game goes on.
#[inline]
pub(crate) fn is_dead(position: &Position, effort: u64) -> bool {
    if position.men().len() > 14 && position.by_role(Role::Pawn).len() != 14 {
        return false;
    }
    if plenty(position, Color::White)
        && plenty(position, Color::Black)
        && position.by_role(Role::Pawn).len() < 14
    {
        return false;
    }
    Color::ALL.into_iter().all(|side| can_mate(position, side, effort) == CanMate::No)
}
