//! What there is to see in a position: attacks, captures, checks, legal and illegal moves.

use super::Drill;
use super::chance::Chance;
use super::exercise::{Answer, Choice, Exercise, Judged, Question};
use super::moves::each_move;
use super::remark::Remark;
use super::rights;
use crate::evidence::Part;
use crate::exchange::{balance, captured, exchange};
use tratto_board::{Bitboard, Color, MoveKind, Position, Role, Square};

/// How often a position is tried before the generator gives up.
const TRIES: u32 = 200;

/// A position of a game: short games on level 1, longer ones on the next.
fn position(chance: &mut Chance, level: u8) -> Option<Position> {
    match level {
        1 => chance.position(40, 90),
        2 => chance.position(16, 50),
        _ => chance.position(12, 40),
    }
}

/// The first position in which something is found.
fn found<T>(
    chance: &mut Chance,
    level: u8,
    mut look: impl FnMut(&mut Chance, &Position) -> Option<T>,
) -> Option<T> {
    (0..TRIES).find_map(|_| {
        let position = position(chance, level)?;
        look(chance, &position)
    })
}

/// What attacks a square of a position, with a remark for each piece of the side.
pub(super) fn attack(position: &Position, color: Color, square: Square) -> Answer {
    let right = position.attackers(square, color) & position.by_color(color);
    let remark = |from: Square| match right.has(from) {
        true => Remark::Attacks(from, square),
        false => Remark::AttacksNot(from, square),
    };
    let remarks = position.by_color(color).into_iter().map(|from| (from, remark(from))).collect();
    Answer::Squares { right, remarks }
}

pub(super) fn attackers(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    // One attacker on level 1, then two or more.
    let enough = |count: u32| if level == 1 { count >= 1 } else { count >= 2 };
    found(&mut chance, level, |chance, position| {
        let color = if chance.toss() { Color::White } else { Color::Black };
        let count = |square: Square| (position.attackers(square, color) & position.by_color(color)).len();
        let wanted =
            Square::all().filter(|&square| enough(count(square)) && !position.by_color(color).has(square));
        let square = chance.square_of(wanted.collect())?;
        let answer = attack(position, color, square);
        let Answer::Squares { right, .. } = answer else { return None };
        let exercise = Exercise::new(drill, level, seed, Question::Attackers(color, square), answer);
        let exercise = exercise.on(position.setup()).marking(square);
        Some(exercise.showing(Part::Attacker, right).showing(Part::Target, square))
    })
}

pub(super) fn captures(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    found(&mut chance, level, |_, position| {
        let count = position.legal_captures().len();
        let wanted = match level {
            1 => (1..=3).contains(&count),
            2 => (3..=6).contains(&count),
            _ => count >= 5,
        };
        if !wanted {
            return None;
        }
        let node = each_move(&position.setup(), |m| match captured(position, m) {
            Some(role) => Judged::right(m, Remark::Takes(role)),
            None => Judged::wrong(m, Remark::TakesNothing, Vec::new()),
        })?;
        let targets: Bitboard = node.right().iter().map(|m| m.to()).collect();
        let answer = Answer::Moves { nodes: vec![node], all: true };
        let exercise = Exercise::new(drill, level, seed, Question::Captures, answer);
        let exercise = exercise.on(position.setup()).telling(rights::passing(position));
        Some(exercise.showing(Part::Target, targets))
    })
}

pub(super) fn checks(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    found(&mut chance, level, |_, position| {
        let count = position.legal_checks().len();
        if count < usize::from(level) || position.is_check() {
            return None;
        }
        let node = each_move(&position.setup(), |m| match position.gives_check(m) {
            true => Judged::right(m, Remark::GivesCheck),
            false => Judged::wrong(m, Remark::NoCheck, Vec::new()),
        })?;
        let movers: Bitboard = node.right().iter().map(|m| m.from()).collect();
        let answer = Answer::Moves { nodes: vec![node], all: true };
        let exercise = Exercise::new(drill, level, seed, Question::Checks, answer).on(position.setup());
        let exercise = exercise.telling(rights::of_mover(position));
        let king = position.king(!position.turn());
        Some(exercise.showing(Part::Attacker, movers).showing(Part::Target, king))
    })
}

/// Moves a piece might seem to have: where it could go if nothing but other pieces were in its way.
fn seeming(position: &Position) -> Vec<(Square, Square)> {
    let turn = position.turn();
    let own = position.by_color(turn);
    let mut moves = Vec::new();
    for from in own {
        let Some(piece) = position.piece_at(from) else { continue };
        let reach = tratto_board::attacks_from(piece, from, position.occupied()) - own;
        moves.extend(reach.into_iter().map(|to| (from, to)));
        if piece.role == Role::King {
            let castle = [-2, 2].into_iter().filter_map(|files| from.offset(files, 0));
            moves.extend(castle.filter(|_| !position.castling().is_empty()).map(|to| (from, to)));
        }
    }
    // Promotions need to be told what they promote to, and are left out.
    moves.retain(|&(from, to)| position.role_at(from) != Some(Role::Pawn) || !Bitboard::END_RANKS.has(to));
    moves
}

pub(super) fn is_legal(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let wants_legal = chance.below(3) == 0;
    found(&mut chance, level, |chance, position| {
        let moves: Vec<(Square, Square)> = seeming(position)
            .into_iter()
            .filter(|&(from, to)| position.why_not(from, to, None).is_none() == wants_legal)
            .filter(|&(from, to)| !rights::is_told_away(position, from, to))
            .collect();
        // A legal move teaches something where others are not legal: in check, or near a pinned piece or a king.
        let is_tense = position.is_check() || position.pinned(position.turn()).any();
        if wants_legal && level > 1 && !is_tense {
            return None;
        }
        let (from, to) = chance.one_of(&moves)?;
        let remark = position.why_not(from, to, None).map_or(Remark::Legal, Remark::Illegal);
        let answer = Choice::yes_or_no(remark == Remark::Legal, remark.clone());
        let exercise = Exercise::new(drill, level, seed, Question::IsLegal(from, to), answer);
        let exercise = exercise.on(position.setup()).marking(from.bitboard() | to.bitboard()).told(remark);
        let exercise = exercise.showing(Part::Subject, from).showing(Part::Target, to);
        let exercise = exercise.telling(rights::of_piece(position, from));
        Some(exercise.showing(Part::Attacker, position.checkers()))
    })
}

/// The most that the side to move wins by taking on a square, each side going on with legal captures as long as that is better than to
/// stop; none if it cannot take there.
fn best_capture(position: &Position, square: Square) -> Option<i32> {
    let captures = position.legal_captures();
    let on_square = captures.iter().filter(|m| m.to() == square && m.kind() != MoveKind::EnPassant);
    on_square
        .map(|&m| {
            let mut next = *position;
            position.play_into(m, &mut next);
            let gain = balance(&next, position.turn()) - balance(position, position.turn());
            gain - best_capture(&next, square).map_or(0, |answer| answer.max(0))
        })
        .max()
}

/// Whether the static exchange says the same: where it does not, a pin or a check decides, and the position is left out.
fn is_plain(position: &Position, square: Square, gain: Option<i32>) -> bool {
    let captures = position.legal_captures();
    let on_square = captures.iter().filter(|m| m.to() == square && m.kind() != MoveKind::EnPassant);
    on_square.map(|&m| exchange(position, m)).max() == gain
}

/// What can be won by taking, with a remark for every piece of the other side. None where it is not plain: in check, where a pawn can be
/// taken in passing, or where pins and checks decide an exchange.
pub(super) fn to_win(position: &Position) -> Option<Answer> {
    if position.is_check() || position.legal_en_passant().is_some() {
        return None;
    }
    let theirs = position.by_color(!position.turn()) - position.by_role(Role::King);
    let mut right = Bitboard::EMPTY;
    let mut remarks = Vec::new();
    for square in theirs {
        let role = position.role_at(square)?;
        let gain = best_capture(position, square);
        if !is_plain(position, square, gain) {
            return None;
        }
        let remark = match gain {
            None => Remark::CannotTake,
            Some(0) => Remark::Even,
            Some(gain) if gain < 0 => Remark::Loses(-gain),
            Some(gain) => {
                right |= square.bitboard();
                Remark::Wins { role, gain }
            }
        };
        remarks.push((square, remark));
    }
    Some(Answer::Squares { right, remarks })
}

pub(super) fn winnable(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    found(&mut chance, level, |_, position| {
        let answer = to_win(position)?;
        let Answer::Squares { right, remarks } = &answer else { return None };
        let right = *right;
        // From level 2 on some capture looks tempting and loses.
        let tempting = remarks.iter().any(|(_, remark)| matches!(remark, Remark::Loses(_)));
        let wanted = match level {
            1 => right.any(),
            2 => right.any() && tempting,
            _ => right.more_than_one() && tempting,
        };
        if !wanted {
            return None;
        }
        let exercise = Exercise::new(drill, level, seed, Question::Winnable, answer).on(position.setup());
        let exercise = exercise.telling(rights::passing(position));
        Some(exercise.showing(Part::Target, right))
    })
}
