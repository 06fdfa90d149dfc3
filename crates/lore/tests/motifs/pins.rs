//! Pins once more: two pieces on one line.

use super::line::{Told, in_line};
use super::naive::{gain, taken};
use super::slow::{Plain, Tie};
use tratto_board::{Color, Move, Position, Role, Square};
use tratto_lore::Part;

/// A line piece of a side, the first enemy on its line and the second, if so they stand.
pub(crate) fn is_tie(plain: &Plain, us: Color, slider: Square, front: Square, rear: Square) -> bool {
    let enemy = |square: Square| plain.at(square).is_some_and(|piece| piece.color != us);
    enemy(front)
        && enemy(rear)
        && plain.ties(us).iter().any(|tie| (tie.slider, tie.front, tie.rear) == (slider, front, rear))
}

/// Whether the move makes a pin, or uses one that stood.
fn makes_or_uses(told: &Told<'_>, slider: Square, front: Square, rear: Square, stood: bool) -> bool {
    let (plain, to) = (Plain::new(told.after()), told.to());
    let may_not_take = plain.attacks(front).contains(&to) && !in_line(slider, rear, to);
    let attacks_it = to != slider && plain.attacks(to).contains(&front);
    let later = told.board(2).zip(told.played(2)).and_then(|(board, m)| taken(board, m));
    !stood || may_not_take || attacks_it || later == Some(front)
}

pub(crate) fn absolute_pin(told: &Told<'_>) -> bool {
    let (Some(front), Some(slider)) = (told.subject(), told.attacker()) else { return false };
    let (before, plain, us) = (Plain::new(told.before()), Plain::new(told.after()), told.us());
    let king = plain.king(!us);
    let stood = before.ties(us).iter().any(|tie| {
        tie.front == front
            && tie.rear == before.king(!us)
            && (tie.slider == slider || tie.slider == told.m().from())
    });
    let moves = told.after().legal_moves();
    let mut free: Vec<Square> = moves.iter().filter(|m| m.from() == front).map(|m| m.to()).collect();
    free.sort();
    free.dedup();
    is_tie(&plain, us, slider, front, king)
        && told.squares(Part::Key) == free
        && makes_or_uses(told, slider, front, king, stood)
}

/// Whether the front piece may leave the line, and the one behind then falls to the line piece, unless it takes or checks.
fn is_relative(at: &Position, us: Color, slider: Square, front: Square, rear: Square) -> bool {
    if at.turn() == us && at.is_check() {
        return false;
    }
    let theirs = if at.turn() == us { at.pass() } else { *at };
    let mut leaves = false;
    for &m in theirs.legal_moves().iter().filter(|m| m.from() == front) {
        let next = theirs.play(m).unwrap();
        if in_line(slider, rear, m.to()) || taken(&theirs, m).is_some() || next.is_check() {
            continue;
        }
        let takes = |take: &&Move| take.from() == slider && take.to() == rear && gain(&next, **take) > 0;
        if !next.legal_moves().iter().any(|take| takes(&take)) {
            return false;
        }
        leaves = true;
    }
    let role = |square| at.role_at(square);
    leaves && role(front) != Some(Role::King) && !matches!(role(rear), Some(Role::King | Role::Pawn))
}

pub(crate) fn relative_pin(told: &Told<'_>) -> bool {
    let (Some(front), Some(slider), Some(rear)) = (told.subject(), told.attacker(), told.target()) else {
        return false;
    };
    let (before, us) = (told.before(), told.us());
    let stood = Plain::new(before).ties(us).iter().any(|tie| {
        (tie.front, tie.rear) == (front, rear) && is_relative(before, us, tie.slider, front, rear)
    });
    is_tie(&Plain::new(told.after()), us, slider, front, rear)
        && is_relative(told.after(), us, slider, front, rear)
        && makes_or_uses(told, slider, front, rear, stood)
}

pub(crate) fn cross_pin(told: &Told<'_>) -> bool {
    let Some(front) = told.subject() else { return false };
    let (plain, us) = (Plain::new(told.after()), told.us());
    let ties = plain.ties(us);
    let lines: Vec<_> = ties
        .iter()
        .filter(|tie| {
            let rear = plain.at(tie.rear).unwrap();
            tie.front == front
                && told.squares(Part::Attacker).contains(&tie.slider)
                && rear.color != us
                && rear.role != Role::Pawn
        })
        .collect();
    let enemy = plain.at(front).is_some_and(|piece| piece.color != us && piece.role != Role::King);
    // But for the piece in front the one behind would fall, or it is the king.
    let holds = |tie: &&&Tie| {
        tie.rear == plain.king(!us)
            || is_relative(told.after(), us, tie.slider, front, tie.rear)
            || plain.without(front).wins(tie.slider, tie.rear)
    };
    enemy && lines.len() > 1 && lines.iter().all(|tie| holds(&tie))
}

pub(crate) fn half_pin(told: &Told<'_>) -> bool {
    let Some(slider) = told.attacker() else { return false };
    let (before, after, us) = (told.before(), told.after(), told.us());
    let pieces = told.squares(Part::Subject);
    let stands = |at: &Position, slider: Square| {
        let plain = Plain::new(at);
        let king = plain.king(!us);
        let between: Vec<Square> =
            Plain::between(slider, king).into_iter().filter(|square| plain.at(*square).is_some()).collect();
        let bare = between.iter().fold(plain.clone(), |plain, square| plain.without(*square));
        let mut sorted = between.clone();
        sorted.sort();
        plain.at(slider).is_some_and(|piece| piece.color == us && piece.role.slides_on_lines())
            && bare.attacks(slider).contains(&king)
            && sorted == pieces
    };
    let enemies = pieces.iter().all(|square| after.piece_at(*square).is_some_and(|piece| piece.color != us));
    let king = after.king(!us);
    let is_used = told.played(1).is_some_and(|reply| {
        pieces.contains(&reply.from())
            && !Plain::between(slider, king).contains(&reply.to())
            && reply.to() != slider
    });
    let stood = Square::all().any(|square| stands(before, square));
    pieces.len() == 2 && enemies && stands(after, slider) && (!stood || is_used)
}

/// The three kinds of line pieces.
pub(crate) trait Lines {
    fn slides_on_lines(self) -> bool;
}

impl Lines for Role {
    fn slides_on_lines(self) -> bool {
        matches!(self, Role::Bishop | Role::Rook | Role::Queen)
    }
}
