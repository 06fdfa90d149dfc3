//! Mates in one, in two and in three.

use super::Drill;
use super::chance::Chance;
use super::exercise::{Answer, Exercise, Judged, Node, Question};
use super::keys::{self, after};
use super::moves::each_move;
use super::remark::Remark;
use super::rights;
use crate::evidence::Part;
use crate::fact::Concept;
use crate::line::Line;
use crate::motif::{Motif, motifs};
use tratto_board::{Color, File, Move, Piece, Position, Rank, Role, Setup, Square};
use tratto_mate::problem::{Request, Status, Stipulation, solve};

/// So many games or boards are looked through.
const TRIES: u32 = 4_000;
/// So many castled kings are looked at.
const CORRIDORS: u32 = 40_000;

/// Every move of a position in which one is to mate at once, with an answer to each that does not.
pub(super) fn mating_node(position: &Position) -> Option<Node> {
    each_move(&position.setup(), |m| {
        let next = after(position, m);
        if next.is_checkmate() {
            return Judged::right(m, Remark::Mates);
        }
        match next.legal_moves().first() {
            Some(&reply) => Judged::wrong(m, Remark::NoMate, vec![reply]),
            None => Judged::wrong(m, Remark::Stalemates, Vec::new()),
        }
    })
}

/// The position of a mate in one, if exactly one move mates.
fn single_mate(position: &Position) -> Option<Move> {
    let mut mates = position.legal_checks().into_iter().filter(|&m| !after(position, m).has_legal_move());
    let first = mates.next()?;
    mates.next().is_none().then_some(first)
}

/// The exercise in a position with one mating move.
pub(super) fn one_move(
    drill: Drill,
    level: u8,
    seed: u64,
    position: &Position,
    mate: Move,
) -> Option<Exercise> {
    let answer = Answer::Moves { nodes: vec![mating_node(position)?], all: false };
    let exercise = Exercise::new(drill, level, seed, Question::MateInOne, answer).on(position.setup());
    let king = position.king(!position.turn());
    let exercise = exercise.telling(rights::of_mover(position));
    Some(exercise.told(Remark::Mates).solved_by(vec![mate]).showing(Part::Target, king))
}

/// A game in which a position has one mating move, up to that position, and the move. With few pieces on level 1; on level 3 no queen
/// mates, or there are many checks to choose from.
pub(super) fn game_with_mate(chance: &mut Chance, level: u8) -> Option<(Vec<Position>, Vec<Move>, Move)> {
    (0..TRIES).find_map(|_| {
        let (mut positions, mut moves) = chance.game(if level == 1 { 140 } else { 80 });
        let wanted = |position: &Position| {
            let pieces = position.occupied().len();
            let mate = single_mate(position)?;
            let fits = match level {
                1 => pieces <= 12,
                2 => pieces > 12,
                _ => {
                    pieces > 12
                        && (position.role_at(mate.from()) != Some(Role::Queen)
                            || position.legal_checks().len() > 3)
                }
            };
            fits.then_some(mate)
        };
        let (place, mate) =
            positions.iter().enumerate().rev().find_map(|(place, at)| Some((place, wanted(at)?)))?;
        positions.truncate(place + 1);
        moves.truncate(place);
        Some((positions, moves, mate))
    })
}

pub(super) fn mate_in_one(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let (positions, _, mate) = game_with_mate(&mut chance, level)?;
    one_move(drill, level, seed, positions.last()?, mate)
}

/// What is put on the board: White, with so much more, mates.
fn pieces(chance: &mut Chance, level: u8) -> Vec<Piece> {
    let white = |role: Role| role.of(Color::White);
    let black = |role: Role| role.of(Color::Black);
    let mut pieces = vec![white(Role::King), black(Role::King), white(Role::Queen)];
    let helpers = [Role::Rook, Role::Bishop, Role::Knight];
    pieces.extend((0..level).filter_map(|_| chance.one_of(&helpers)).map(white));
    let guards = [Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook];
    pieces.extend((0..u64::from(level) + chance.below(2)).filter_map(|_| chance.one_of(&guards)).map(black));
    pieces
}

/// A board with few pieces, on which exactly one move mates.
pub(super) fn placed_mate(chance: &mut Chance, level: u8) -> Option<(Position, Move)> {
    (0..TRIES).find_map(|_| {
        let wanted = pieces(chance, level);
        let position = chance.placed(&wanted, Color::White)?;
        Some((position, single_mate(&position)?))
    })
}

/// A position with exactly one key, which the solver proves.
fn mover(chance: &mut Chance, level: u8, moves: u8) -> Option<(Position, Move)> {
    (0..TRIES).find_map(|_| {
        let wanted = pieces(chance, level);
        let position = chance.placed(&wanted, Color::White)?;
        let key = keys::single_key(&position, moves)?;
        let forced = position.gives_check(key) || position.role_at(key.to()).is_some();
        if level > 1 && forced {
            return None;
        }
        is_proved(&position, key, moves).then_some((position, key))
    })
}

/// Whether the solver finds the same: sound, with this key.
fn is_proved(position: &Position, key: Move, moves: u8) -> bool {
    let Ok(stipulation) = format!("#{moves}").parse::<Stipulation>() else { return false };
    let Some((solution, _)) = solve(&position.setup(), &stipulation, &Request::default()) else {
        return false;
    };
    solution.status() == Status::Sound && solution.keys.first().is_some_and(|found| found.played == key)
}

/// A mate in so many moves: against the longest defence, or against every one that calls for something else.
fn mate_in(drill: Drill, level: u8, seed: u64, (moves, is_whole): (u8, bool)) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let (position, _) = mover(&mut chance, level, moves)?;
    let tree = keys::Tree::of(&position, moves, is_whole)?;
    Some(mating((drill, level, seed), &position, moves, tree))
}

/// The exercise of a tree.
fn mating(
    (drill, level, seed): (Drill, u8, u64),
    position: &Position,
    moves: u8,
    tree: keys::Tree,
) -> Exercise {
    let (line, question) = (tree.line(), Question::MateIn(moves));
    let answer = Answer::Moves { nodes: tree.nodes, all: false };
    let exercise = Exercise::new(drill, level, seed, question, answer).on(position.setup());
    let exercise = exercise.told(Remark::Key(moves)).solved_by(line).telling(rights::of_both(position));
    exercise.showing(Part::Target, position.king(Color::Black))
}

pub(super) fn mate_in_two(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    mate_in(drill, level, seed, (2, false))
}

pub(super) fn mate_in_three(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    mate_in(drill, level, seed, (3, false))
}

/// A castled king behind its pawns, a guard of its rank, and heavy pieces against it, whose lines reach the rank.
fn corridor(chance: &mut Chance, level: u8) -> Option<Position> {
    let mut board = Setup::empty();
    let files = if chance.toss() { [5, 6, 7] } else { [0, 1, 2] };
    for file in files {
        board.put(Square::new(File::ALL[file], Rank::Seventh), Role::Pawn.of(Color::Black));
        board.put(Square::new(File::ALL[file], Rank::Second), Role::Pawn.of(Color::White));
    }
    let king = |chance: &mut Chance, rank| Some(Square::new(File::ALL[chance.one_of(&files)?], rank));
    board.put(king(chance, Rank::Eighth)?, Role::King.of(Color::Black));
    board.put(king(chance, Rank::First)?, Role::King.of(Color::White));
    let mut pieces = vec![Role::Rook.of(Color::White), Role::Queen.of(Color::White)];
    pieces.push(chance.one_of(&[Role::Rook, Role::Queen])?.of(Color::Black));
    pieces.push(chance.one_of(&[Role::Rook, Role::Bishop, Role::Knight])?.of(Color::Black));
    if level > 1 {
        pieces.push(chance.one_of(&[Role::Bishop, Role::Knight, Role::Rook])?.of(Color::White));
    }
    for piece in pieces {
        let square = chance.square_of(!board.occupied())?;
        board.put(square, piece);
    }
    let (position, irregularities) = board.examine();
    position.filter(|position| irregularities.is_empty() && position.has_legal_move())
}

/// Mate in two on the back rank.
pub(super) fn back_rank(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    (0..CORRIDORS).find_map(|_| {
        let position = corridor(&mut chance, level)?;
        if !Concept::BackRankWeakness.of(&position, Color::Black).iter().any(|fact| fact.side == Color::Black)
        {
            return None;
        }
        let key = keys::single_key(&position, 2)?;
        let tree = keys::Tree::of(&position, 2, false)?;
        let line = Line::new(position, tree.line()).ok()?;
        let is_theme = motifs(&line).iter().any(|seen| seen.motif == Motif::BackRankMate);
        (is_theme && is_proved(&position, key, 2)).then(|| mating((drill, level, seed), &position, 2, tree))
    })
}

/// The same, with every variation.
pub(super) fn whole_mate_in_two(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    mate_in(drill, level, seed, (2, true))
}

/// The same, with every variation.
pub(super) fn whole_mate_in_three(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    mate_in(drill, level, seed, (3, true))
}
