//! Openings: their names, and their moves followed without the board.

use super::Drill;
use super::blind;
use super::chance::Chance;
use super::exercise::{Answer, Choice, Earlier, Exercise, Label, Question, Sight};
use super::remark::Remark;
use crate::evidence::Part;
use crate::opening::{Opening, openings};
use tratto_board::{Color, Position};

/// How many names are offered.
const NAMES: usize = 4;
/// So many openings are tried.
const TRIES: u32 = 200;

/// An opening with so many half-moves, told by its moves from the initial array.
fn opening(chance: &mut Chance, least: usize, most: usize) -> Option<&'static Opening> {
    let fits = |opening: &&Opening| (least..=most).contains(&opening.moves.len());
    let all: Vec<&Opening> = openings().iter().filter(fits).collect();
    chance.one_of(&all)
}

fn earlier(opening: &Opening) -> Option<Earlier> {
    Some(Earlier { position: Position::initial(), moves: opening.moves.clone() })
}

pub(super) fn name(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let (least, most) = if level == 1 { (2, 6) } else { (6, 12) };
    let right = opening(&mut chance, least, most)?;
    let mut names: Vec<&'static Opening> = vec![right];
    for _ in 0..TRIES {
        let other = opening(&mut chance, least, most)?;
        // The others begin differently, or are not named alike; the last named position on the way is the name.
        let is_new =
            names.iter().all(|name| name.english != other.english && name.family() != other.family());
        if is_new {
            names.push(other);
        }
        if names.len() == NAMES {
            break;
        }
    }
    chance.shuffle(&mut names);
    let choice = |name: &'static Opening| {
        Choice::new(Label::Opening(name), std::ptr::eq(name, right), Remark::IsOpening(right))
    };
    let answer = Answer::Choice(names.into_iter().map(choice).collect());
    let exercise = Exercise::new(drill, level, seed, Question::OpeningName, answer);
    let mut exercise = exercise.on(right.position.setup()).told(Remark::IsOpening(right));
    exercise.orientation = Color::White;
    exercise.earlier = earlier(right);
    Some(exercise)
}

pub(super) fn follow(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let (least, most) = [(4, 6), (7, 10), (11, 20)][usize::from(level - 1).min(2)];
    let opening = opening(&mut chance, least, most)?;
    let (square, answer) = blind::about_square(&mut chance, &opening.position)?;
    let exercise = Exercise::new(drill, level, seed, Question::WhatStands(square), answer);
    let mut exercise = exercise.on(opening.position.setup()).showing(Part::Subject, square);
    exercise.orientation = Color::White;
    exercise.sight = Sight::Hidden;
    exercise.earlier = earlier(opening);
    Some(exercise)
}
