//! Labels of removing, luring and changing what happens on a square.

use super::attack::{attacks, is_line_piece};
use crate::exchange::{balance, is_en_prise, is_hanging, price, value};
use crate::line::Line;
use tratto_board::{Color, Position, Role, Square, squares_between};

/// The number of a role in the program that set the labels, which compares it with a value: a slip that the labels hold.
const fn number(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight => 2,
        Role::Bishop => 3,
        Role::Rook => 4,
        Role::Queen => 5,
        Role::King => 6,
    }
}

pub(super) fn deflection(line: &Line) -> bool {
    line.turns_from(2).any(|turn| {
        let (Some(earlier), Some((guarded, reply))) = (turn.earlier(), turn.preceding()) else {
            return false;
        };
        let (to, promotes) = (turn.to(), turn.played().promotes_to().is_some());
        let taken = turn.before().role_at(to);
        let dearer = taken.is_some_and(|role| price(role) > turn.role().map_or(0, price));
        let earlier_taken = earlier.before().role_at(earlier.to());
        let cheap = earlier_taken.is_none_or(|role| value(role) < earlier.role().map_or(0, number));
        let before = attacks(guarded, reply.from());
        (taken.is_some() || promotes)
            && !dearer
            && cheap
            && to != reply.destination()
            && to != earlier.to()
            && (reply.destination() == earlier.to() || guarded.is_check())
            && (before.has(to) || promotes && to.file() == reply.from().file() && before.has(turn.from()))
            && !attacks(turn.before(), reply.destination()).has(to)
    })
}

pub(super) fn attraction(line: &Line) -> bool {
    line.turns().any(|turn| {
        let (Some(reply), Some(next)) = (turn.reply(), turn.later()) else { return false };
        let square = turn.to();
        if reply.destination() != square {
            return false;
        }
        let lured = next.before().role_at(square);
        if !matches!(lured, Some(Role::King | Role::Queen | Role::Rook)) {
            return false;
        }
        attacks(next.after(), next.to()).has(square)
            && (lured == Some(Role::King) || next.later().is_some_and(|last| last.to() == square))
    })
}

pub(super) fn capturing_defender(line: &Line) -> bool {
    line.turns_from(2).any(|turn| {
        let (Some(earlier), Some((_, reply))) = (turn.earlier(), turn.preceding()) else { return false };
        let wins = || {
            let Some(taken) = turn.before().role_at(turn.to()) else { return false };
            turn.role().is_some_and(|role| role != Role::King && value(taken) <= value(role))
                && is_hanging(turn.before(), turn.to())
                && reply.destination() != turn.to()
        };
        if !(turn.after().is_checkmate() || wins()) {
            return false;
        }
        let first = earlier.before();
        !earlier.after().is_check()
            && earlier.to() != turn.from()
            && first.role_at(earlier.to()).is_some()
            && attacks(first, earlier.to()).has(turn.to())
            && !first.is_check()
    })
}

pub(super) fn clearance(line: &Line) -> bool {
    line.turns_from(2).any(|turn| {
        let (Some(earlier), Some((_, reply))) = (turn.earlier(), turn.preceding()) else { return false };
        let (before, to) = (turn.before(), turn.to());
        let king_replied = before.role_at(reply.destination()) == Some(Role::King);
        before.role_at(to).is_none()
            && turn.role().is_some_and(is_line_piece)
            && earlier.played().promotes_to().is_none()
            && earlier.to() != turn.from()
            && earlier.to() != to
            && !before.is_check()
            && !(turn.after().is_check() && king_replied)
            && (earlier.from() == to || squares_between(turn.from(), to).has(earlier.from()))
            && (earlier.before().role_at(earlier.to()).is_none()
                || is_en_prise(earlier.after(), earlier.to()))
    })
}

pub(super) fn interference(line: &Line) -> bool {
    let them = !line.solver();
    line.turns_from(2).any(|turn| {
        let (Some(earlier), Some((guarded, reply))) = (turn.earlier(), turn.preceding()) else {
            return false;
        };
        let to = turn.to();
        if turn.before().role_at(to).is_none() || !is_hanging(turn.before(), to) {
            return false;
        }
        cuts(guarded, to, them, reply.destination())
            || to != reply.destination() && cuts(earlier.before(), to, them, earlier.to())
    })
}

/// Whether a square lies between another and the first of its guards, if that is a line piece. On a1 a guard is not seen: a slip that the
/// labels hold.
fn cuts(guarded: &Position, to: Square, by: Color, at: Square) -> bool {
    let Some(guard) = guarded.attackers(to, by).first() else { return false };
    guard != Square::A1
        && guarded.role_at(guard).is_some_and(is_line_piece)
        && squares_between(to, guard).has(at)
}

pub(super) fn intermezzo(line: &Line) -> bool {
    for turn in line.turns_from(2).filter(|turn| turn.captured().is_some()) {
        let (Some(earlier), Some((guarded, reply))) = (turn.earlier(), turn.preceding()) else {
            return false;
        };
        if attacks(guarded, reply.from()).has(turn.to()) || earlier.to() == turn.to() {
            continue;
        }
        return earlier.preceding().is_some_and(|(before, taking)| {
            taking.destination() == turn.to()
                && crate::exchange::captured(before, taking).is_some()
                && earlier.before().is_legal(turn.played())
        });
    }
    false
}

pub(super) fn trapped_piece(line: &Line) -> bool {
    line.turns_from(2).any(|turn| {
        let Some((guarded, reply)) = turn.preceding() else { return false };
        if turn.before().role_at(turn.to()).is_none_or(|role| role == Role::Pawn) {
            return false;
        }
        let moved = reply.destination() == turn.to();
        is_trapped(guarded, if moved { reply.from() } else { turn.to() })
    })
}

/// Whether an officer of the side to move is in danger and has no move that saves it or takes as much.
pub(crate) fn is_trapped(position: &Position, square: Square) -> bool {
    let Some(piece) = position.piece_at(square) else { return false };
    if matches!(piece.role, Role::Pawn | Role::King)
        || position.is_check()
        || position.pinned(piece.color).has(square)
        || !is_en_prise(position, square)
    {
        return false;
    }
    position.legal_moves_from(square).iter().all(|&m| {
        let pays = position.role_at(m.to()).is_some_and(|role| price(role) >= value(piece.role));
        let mut after = *position;
        after.play_unchecked(m);
        !pays && is_en_prise(&after, m.to())
    })
}

pub(super) fn hanging_piece(line: &Line) -> bool {
    let Some(first) = line.turns().next() else { return false };
    let (start, to, us) = (line.start(), first.to(), line.solver());
    let Some(taken) = start.role_at(to).filter(|role| *role != Role::Pawn) else { return false };
    if !is_hanging(start, to) {
        return false;
    }
    if let Some((before, m)) = line.previous() {
        let as_much = before.role_at(m.destination()).is_some_and(|role| value(role) >= value(taken));
        if m.destination() == to && as_much {
            return false;
        }
    }
    match first.later() {
        None => true,
        Some(second) => balance(second.after(), us) >= balance(first.after(), us),
    }
}

pub(super) fn sacrifice(line: &Line) -> bool {
    let us = line.solver();
    let start = balance(line.start(), us);
    let gave = line.turns_from(2).any(|turn| balance(turn.after(), us) <= start - 2);
    let they_promote = line.turns().any(|turn| turn.reply().is_some_and(|m| m.promotes_to().is_some()));
    gave && !they_promote
}
