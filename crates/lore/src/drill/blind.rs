//! Exercises without the board: the position is told in words, shown and then hidden, or shown as it was some moves earlier.

use super::Drill;
use super::chance::Chance;
use super::exercise::{Answer, Choice, Earlier, Exercise, Label, Question, Sight};
use super::remark::Remark;
use super::{ending, mates, seen};
use crate::evidence::Part;
use tratto_board::{Bitboard, Color, Piece, Position, Role, Square};

/// So many boards are tried.
const TRIES: u32 = 500;

/// A board with so many pieces and two kings.
fn few(chance: &mut Chance, count: u64) -> Option<Position> {
    let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    (0..TRIES).find_map(|_| {
        let mut pieces = vec![Role::King.of(Color::White), Role::King.of(Color::Black)];
        for number in 0..count {
            let color = if number % 2 == 0 { Color::White } else { Color::Black };
            pieces.push(chance.one_of(&roles)?.of(color));
        }
        chance.placed(&pieces, Color::White)
    })
}

pub(super) fn attackers(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    (0..TRIES).find_map(|_| {
        let position = few(&mut chance, if level == 1 { 3 } else { 6 })?;
        let color = if chance.toss() { Color::White } else { Color::Black };
        let attacked =
            |square: &Square| (position.attackers(*square, color) & position.by_color(color)).any();
        let empty = Square::all().filter(|square| !position.occupied().has(*square));
        let square = chance.square_of(empty.filter(attacked).collect())?;
        let answer = seen::attack(&position, color, square);
        let Answer::Squares { right, .. } = answer else { return None };
        let exercise = Exercise::new(drill, level, seed, Question::Attackers(color, square), answer);
        let mut exercise = exercise.on(position.setup());
        exercise.orientation = Color::White;
        Some(exercise.showing(Part::Attacker, right).showing(Part::Target, square))
    })
}

/// The choice of what stands on a square: the piece itself, nothing, and others that are on the board.
fn what_stands(chance: &mut Chance, position: &Position, square: Square) -> Answer {
    let there = position.piece_at(square);
    let mut others: Vec<Piece> = Vec::new();
    for piece in position.occupied().into_iter().filter_map(|square| position.piece_at(square)) {
        if Some(piece) != there && !others.contains(&piece) {
            others.push(piece);
        }
    }
    chance.shuffle(&mut others);
    others.truncate(if there.is_some() { 2 } else { 3 });
    others.extend(there);
    others.sort_unstable();
    let remark = there.map_or(Remark::IsEmpty(square), |piece| Remark::Stands(piece, square));
    let pieces = others.into_iter().map(|piece| (Label::Piece(piece), Some(piece)));
    let choices = pieces.chain([(Label::Empty, None)]);
    Answer::Choice(choices.map(|(label, piece)| Choice::new(label, piece == there, remark.clone())).collect())
}

/// What is asked about a square: mostly one with a piece, sometimes one without.
fn asked_square(chance: &mut Chance, position: &Position) -> Option<Square> {
    let occupied = position.occupied();
    let asked = if chance.below(4) == 0 { !occupied } else { occupied };
    chance.square_of(asked)
}

pub(super) fn recall(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let position = match level {
        1 => few(&mut chance, 3)?,
        2 => few(&mut chance, 8)?,
        _ => chance.position(20, 60)?,
    };
    let square = asked_square(&mut chance, &position)?;
    let answer = what_stands(&mut chance, &position, square);
    let mut exercise =
        Exercise::new(drill, level, seed, Question::WhatStands(square), answer).on(position.setup());
    exercise.sight = Sight::ThenHidden;
    Some(exercise.showing(Part::Subject, square))
}

pub(super) fn follow(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let plies = [2, 4, 8][usize::from(level - 1).min(2)];
    (0..TRIES).find_map(|_| {
        let (positions, moves) = {
            let length = plies as u64 + chance.below(30);
            chance.game(length)
        };
        let first = moves.len().checked_sub(plies)?;
        let (start, last) = (positions.get(first)?, positions.last()?);
        // Where each piece that moved came from.
        let mut now: Vec<(Square, Square)> = Vec::new();
        for m in &moves[first..] {
            now.retain(|(_, at)| *at != m.to());
            match now.iter_mut().find(|(_, at)| *at == m.from()) {
                Some(moved) => moved.1 = m.destination(),
                None => now.push((m.from(), m.destination())),
            }
        }
        let (from, to) = chance.one_of(&now)?;
        let piece = start.piece_at(from)?;
        if last.piece_at(to) != Some(piece) || from == to {
            return None;
        }
        let answer = Answer::Square(to);
        let question = Question::WhereNow(piece, from);
        let exercise = Exercise::new(drill, level, seed, question, answer).on(last.setup());
        let mut exercise = exercise.told(Remark::Stands(piece, to)).showing(Part::Target, to);
        exercise.orientation = Color::White;
        exercise.sight = Sight::Shown;
        exercise.earlier = Some(Earlier { position: *start, moves: moves[first..].to_vec() });
        Some(exercise)
    })
}

/// Without the board: told in words only.
fn told_in_words(exercise: Exercise) -> Option<Exercise> {
    Some(Exercise { sight: Sight::Hidden, orientation: Color::White, ..exercise })
}

/// Shown, and then hidden.
fn then_hidden(exercise: Exercise) -> Option<Exercise> {
    Some(Exercise { sight: Sight::ThenHidden, ..exercise })
}

pub(super) fn mate_in_one(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let (position, mate) = mates::placed_mate(&mut chance, level)?;
    told_in_words(mates::one_move(drill, level, seed, &position, mate)?)
}

pub(super) fn mate_ahead(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let (positions, moves, mate) = mates::game_with_mate(&mut chance, 2)?;
    let plies = 2 * usize::from(level);
    let first = moves.len().checked_sub(plies)?;
    let mut exercise = mates::one_move(drill, level, seed, positions.last()?, mate)?;
    exercise.sight = Sight::Shown;
    exercise.earlier = Some(Earlier { position: *positions.get(first)?, moves: moves[first..].to_vec() });
    Some(exercise)
}

pub(super) fn mate_in_two(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    then_hidden(mates::whole_mate_in_two(drill, level, seed)?)
}

pub(super) fn mate_in_three(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    then_hidden(mates::whole_mate_in_three(drill, level, seed)?)
}

pub(super) fn pawn_result(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    told_in_words(ending::pawn_result(drill, level, seed)?)
}

pub(super) fn pawn_play(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    then_hidden(ending::pawn_play(drill, level, seed)?)
}

/// A question about a square of a position that is not seen.
pub(super) fn about_square(chance: &mut Chance, position: &Position) -> Option<(Square, Answer)> {
    // What has moved is asked for more often than what stands at home.
    let moved = Bitboard::from(tratto_board::Rank::Third)
        | Bitboard::from(tratto_board::Rank::Fourth)
        | Bitboard::from(tratto_board::Rank::Fifth)
        | Bitboard::from(tratto_board::Rank::Sixth);
    let occupied = position.occupied();
    let asked = match chance.below(4) {
        0 => moved - occupied,
        _ => occupied & moved,
    };
    let square = chance.square_of(asked)?;
    Some((square, what_stands(chance, position, square)))
}
