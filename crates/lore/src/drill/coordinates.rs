//! The names and colours of squares.

use super::Drill;
use super::chance::Chance;
use super::exercise::{Answer, Choice, Exercise, Label, Question};
use super::remark::Remark;
use crate::evidence::Part;
use tratto_board::{Bitboard, Color, Piece, Role, Setup, Square, attacks_from};

/// How many names are offered for a square.
const NAMES: usize = 4;

fn parity(square: Square) -> Remark {
    Remark::Parity { square, light: square.is_light() }
}

pub(super) fn square_colour(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let square = chance.square();
    if level == 1 {
        let light = square.is_light();
        let answer = Answer::Choice(vec![
            Choice::new(Label::Light, light, parity(square)),
            Choice::new(Label::Dark, !light, parity(square)),
        ]);
        let exercise = Exercise::new(drill, level, seed, Question::SquareColour(square), answer);
        return Some(exercise.told(parity(square)).showing(Part::Subject, square));
    }
    let other = chance.square_of(!square.bitboard())?;
    let remark = Remark::Colours(square, other);
    let answer = Choice::yes_or_no(square.is_light() == other.is_light(), remark.clone());
    let exercise = Exercise::new(drill, level, seed, Question::SameColour(square, other), answer);
    Some(exercise.told(remark).showing(Part::Subject, square.bitboard() | other.bitboard()))
}

/// The whole diagonal through two squares, or nothing.
pub(super) fn diagonal(one: Square, other: Square) -> Bitboard {
    let bishop = |square| attacks_from(Role::Bishop.of(Color::White), square, Bitboard::EMPTY);
    if !bishop(one).has(other) {
        return Bitboard::EMPTY;
    }
    (bishop(one) & bishop(other)).with(one).with(other) & tratto_board::line_through(one, other)
}

pub(super) fn same_diagonal(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let one = chance.square();
    let on = attacks_from(Role::Bishop.of(Color::White), one, Bitboard::EMPTY);
    let colour = if one.is_light() { Bitboard::LIGHT } else { Bitboard::DARK };
    // On the second level the squares are always of one colour, so that the colour does not give the answer.
    let off = if level == 1 { !on } else { colour - on };
    let yes = chance.toss();
    let other = chance.square_of((if yes { on } else { off }).without(one))?;
    let apart = Remark::Apart {
        files: one.file().index().abs_diff(other.file().index()),
        ranks: one.rank().index().abs_diff(other.rank().index()),
    };
    let remark = if yes { Remark::Diagonal(diagonal(one, other)) } else { apart };
    let answer = Choice::yes_or_no(yes, remark.clone());
    let exercise = Exercise::new(drill, level, seed, Question::SameDiagonal(one, other), answer);
    let squares = one.bitboard() | other.bitboard();
    Some(exercise.told(remark).showing(Part::Subject, squares).showing(Part::Line, diagonal(one, other)))
}

/// An empty board seen from a side: White's on level 1, Black's on level 2, either on level 3.
fn empty_board(chance: &mut Chance, level: u8) -> Setup {
    let mut board = Setup::empty();
    let black = if level == 3 { chance.toss() } else { level == 2 };
    board.turn = if black { Color::Black } else { Color::White };
    board
}

pub(super) fn find_square(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let board = empty_board(&mut chance, level);
    let square = chance.square();
    let exercise =
        Exercise::new(drill, level, seed, Question::FindSquare(square), Answer::Square(square)).on(board);
    Some(exercise.told(Remark::Named(square)).showing(Part::Subject, square))
}

pub(super) fn name_square(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let board = empty_board(&mut chance, level);
    let square = chance.square();
    // The others are those that come of looking at the wrong side, and neighbours.
    let near = Square::all().filter(|other| other.distance(square) == 1).collect::<Bitboard>();
    let mut names = vec![square];
    let turned = square.flip_files().flip_ranks();
    names.push(if chance.toss() { turned } else { square.flip_ranks() });
    while names.len() < NAMES {
        let taken: Bitboard = names.iter().copied().collect();
        names.push(chance.square_of(near - taken)?);
    }
    names.sort_unstable();
    let choice = |name: Square| Choice::new(Label::Square(name), name == square, Remark::Named(square));
    let answer = Answer::Choice(names.into_iter().map(choice).collect());
    let exercise = Exercise::new(drill, level, seed, Question::NameSquare, answer);
    let exercise = exercise.on(board).marking(square).told(Remark::Named(square));
    Some(exercise.showing(Part::Subject, square))
}

/// A board with one piece.
pub(super) fn alone(piece: Piece, square: Square) -> Setup {
    let mut board = Setup::empty();
    board.put(square, piece);
    board.turn = piece.color;
    board
}
