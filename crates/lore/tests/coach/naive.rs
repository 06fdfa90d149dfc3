//! Slow answers to what the coach claims: every line played out, every move tried.

use super::expected::expected;
use super::slow::{Plain, Set, worth};
use tratto_board::{Color, Move, MoveKind, Position, Role, Square};
use tratto_lore::Part;
use tratto_lore::fact::{Fact, Scope, Way};

/// Whether a fact is among those that its second definition gives.
pub(crate) fn holds(fact: &Fact, position: &Position) -> bool {
    let plain = Plain::new(position);
    let set = |part| -> Set { fact.evidence.squares(part).into_iter().collect() };
    let (subject, line, target) = (set(Part::Subject), set(Part::Line), set(Part::Target));
    let sides = if fact.concept.scope() == Scope::Shared { vec![Color::White] } else { vec![fact.side] };
    sides.into_iter().flat_map(|side| expected(&plain, fact.concept, side)).any(|row| {
        let about = if subject.is_empty() && !row.1.is_empty() { &line } else { &subject };
        row.0 == fact.figures && row.1 == *about && row.2.as_ref().is_none_or(|want| *want == target)
    })
}

/// Whether the side to move mates in so many moves or fewer: every move and every reply is played.
pub(crate) fn mates_within(position: &Position, moves: u8) -> bool {
    moves > 0 && position.legal_moves().iter().any(|&m| is_key(position, m, moves))
}

/// Whether this move mates in so many moves or fewer.
pub(crate) fn is_key(position: &Position, m: Move, moves: u8) -> bool {
    let after = position.play(m).unwrap();
    if after.is_checkmate() {
        return true;
    }
    let replies = after.legal_moves();
    moves > 1
        && !replies.is_empty()
        && replies.iter().all(|&reply| mates_within(&after.play(reply).unwrap(), moves - 1))
}

/// Whether the side to move wins so many pawns or mates, in so many moves, whatever is replied: every move of both sides is tried. The gain
/// is counted after a last move of its side, less what the other can then win by one exchange, with no mate to answer it.
pub(crate) fn forces(position: &Position, floor: i32, moves: u8) -> bool {
    moves > 0 && position.legal_moves().iter().any(|&m| move_forces(position, m, floor, moves))
}

/// The same of one move. The balance that must be reached is that of the side to move.
pub(crate) fn move_forces(position: &Position, m: Move, floor: i32, moves: u8) -> bool {
    let after = position.play(m).unwrap();
    if after.is_checkmate() {
        return true;
    }
    let replies = after.legal_moves();
    !replies.is_empty()
        && replies.iter().all(|&reply| {
            let next = after.play(reply).unwrap();
            keeps(&next, floor) || forces(&next, floor, moves - 1)
        })
}

/// Whether some move leaves the side with so much even if the other takes the most that one exchange gives, and is not answered by mate.
fn keeps(position: &Position, floor: i32) -> bool {
    position.legal_moves().iter().any(|&m| {
        let after = position.play(m).unwrap();
        if after.legal_moves().is_empty() {
            return after.is_check();
        }
        let best = after.legal_moves().iter().map(|&reply| gain(&after, reply)).max().unwrap_or(0).max(0);
        !mates_within(&after, 1) && -balance(&after) - best >= floor
    })
}

/// What the side to move has more than the other.
pub(crate) fn balance(position: &Position) -> i32 {
    let sum = |color| -> i32 {
        Square::all()
            .filter_map(|square| position.piece_at(square))
            .filter(|piece| piece.color == color)
            .map(|piece| worth(piece.role))
            .sum()
    };
    sum(position.turn()) - sum(!position.turn())
}

/// What a capture takes.
pub(crate) fn taken(position: &Position, m: Move) -> Option<Square> {
    match m.kind() {
        MoveKind::Castling => None,
        MoveKind::EnPassant => Some(Square::new(m.to().file(), m.from().rank())),
        _ => position.piece_at(m.to()).map(|_| m.to()),
    }
}

/// What a move wins or loses by exchange: the recaptures are played on the board, the cheapest first, each side stopping when it is better off.
pub(crate) fn gain(position: &Position, m: Move) -> i32 {
    if m.is_castling() {
        return 0;
    }
    let won = taken(position, m).map_or(0, |square| worth(position.role_at(square).unwrap()));
    let extra = m.promotes_to().map_or(0, |role| worth(role.into()) - 1);
    won + extra - recapture(&position.play(m).unwrap(), m.to())
}

/// What the side to move wins by taking on a square, or 0 if it had better not.
fn recapture(position: &Position, square: Square) -> i32 {
    let side = position.turn();
    let mut takers: Vec<Move> = position
        .legal_moves()
        .iter()
        .copied()
        .filter(|m| {
            !m.is_castling()
                && m.to() == square
                && m.promotes_to().is_none_or(|role| Role::from(role) == Role::Queen)
        })
        .collect();
    takers.sort_by_key(|m| {
        let role = position.role_at(m.from()).unwrap();
        let rank = m.from().rank().index();
        (role, if side == Color::White { rank } else { 7 - rank }, m.from().file())
    });
    takers.first().map_or(0, |&m| gain(position, m).max(0))
}

/// What the side to move can do at once, in pawns: a mate counts 99, a promotion that loses nothing, a capture that wins.
pub(crate) fn best(position: &Position) -> i32 {
    position
        .legal_moves()
        .iter()
        .filter_map(|&m| menace(position, m))
        .map(|(_, gain)| gain)
        .max()
        .unwrap_or(0)
}

/// What a move threatens or does: a mate, a safe promotion, a capture that wins.
pub(crate) fn menace(position: &Position, m: Move) -> Option<(&'static str, i32)> {
    let after = position.play(m).unwrap();
    if after.is_checkmate() {
        return Some(("mate", 99));
    }
    let gain = gain(position, m);
    match m.promotes_to() {
        Some(role) => {
            (gain >= worth(role.into()) - 1 && !after.is_stalemate()).then_some(("promotion", gain))
        }
        None => (taken(position, m).is_some() && gain > 0).then_some(("capture", gain)),
    }
}

/// Whether a move loses nothing that is seen at once.
pub(crate) fn is_sound(position: &Position, m: Move) -> bool {
    let after = position.play(m).unwrap();
    !after.legal_moves().is_empty() && best(&after) == 0
}

/// In which way a move meets the attack on a piece, if it does.
pub(crate) fn way(position: &Position, square: Square, m: Move) -> Way {
    let after = position.play(m).unwrap();
    let plain = Plain::new(position);
    let us = position.turn();
    let attackers = plain.attackers(square, !us);
    let takes_attacker = taken(position, m).is_some_and(|at| attackers.contains(&at));
    let is_rook = m.is_castling() && m.to() == square;
    let home = if is_rook {
        m.rook_to().unwrap()
    } else if m.from() == square {
        m.destination()
    } else {
        square
    };
    let between = attackers.iter().any(|from| Plain::between(*from, square).contains(&m.destination()));
    if home != square {
        return if takes_attacker { Way::Capture } else { Way::Away };
    }
    if after.is_checkmate() {
        return Way::CounterThreat;
    }
    if falls(&after, home) == 0 {
        return match () {
            () if takes_attacker => Way::Capture,
            () if between && !m.is_castling() => Way::Interposition,
            () if after.is_check() => Way::Check,
            () => Way::Defence,
        };
    }
    let loss = falls(&position.pass(), square);
    if taken(position, m).is_some() && gain(position, m) >= loss {
        Way::CounterCapture
    } else {
        Way::CounterThreat
    }
}

/// What the side to move wins at most by taking what stands on a square.
fn falls(position: &Position, square: Square) -> i32 {
    let takes = |m: &Move| !m.is_castling() && m.kind() != MoveKind::EnPassant && m.to() == square;
    let own = |m: Move| m.promotes_to().map_or(0, |role| worth(role.into()) - 1);
    let queen = |m: &Move| m.promotes_to().is_none_or(|role| Role::from(role) == Role::Queen);
    let moves = position.legal_moves();
    moves
        .iter()
        .copied()
        .filter(takes)
        .filter(queen)
        .map(|m| gain(position, m) - own(m))
        .max()
        .unwrap_or(0)
        .max(0)
}

/// Every move that meets the attack on a piece whose side is to move: it goes away or takes enough, is no longer lost where it stands, as
/// much is taken elsewhere, it is mate, or something as big is threatened that was not there. None where the side is in check.
pub(crate) fn answers(position: &Position, square: Square) -> Option<Vec<Move>> {
    if position.is_check() {
        return None;
    }
    let us = position.turn();
    let loss = falls(&position.pass(), square);
    let before = best(position);
    let meets = |m: Move| {
        let after = position.play(m).unwrap();
        let home = if m.is_castling() && m.to() == square {
            m.rook_to().unwrap()
        } else if m.from() == square {
            m.destination()
        } else {
            square
        };
        let is_saved = falls(&after, home) == 0;
        let own = gain(position, m);
        let takes = taken(position, m).is_some();
        if home != square {
            return is_saved || takes && own >= 0;
        }
        if after.is_checkmate() || is_saved || takes && own >= loss.max(0) {
            return true;
        }
        // A check has to be answered first: nothing is threatened beside it.
        !after.is_check() && {
            let threat = best(&after.pass());
            threat >= loss && threat > before
        }
    };
    assert_eq!(position.piece_at(square).unwrap().color, us);
    Some(position.legal_moves().iter().copied().filter(|&m| meets(m)).collect())
}
