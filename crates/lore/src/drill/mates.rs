//! Mates in one and in two.

use super::Drill;
use super::chance::Chance;
use super::exercise::{Answer, Exercise, Judged, Node, Question};
use super::material::mate_in_one as mates_at_once;
use super::moves::each_move;
use super::remark::Remark;
use crate::evidence::Part;
use tratto_board::{Color, Move, Piece, Position, Role};
use tratto_mate::problem::{Request, Status, Stipulation, solve};

/// So many games or boards are looked through.
const TRIES: u32 = 4_000;

fn after(position: &Position, m: Move) -> Position {
    let mut next = *position;
    position.play_into(m, &mut next);
    next
}

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

/// A reply after which the side to move does not mate at once.
fn avoids(position: &Position) -> Option<Move> {
    position.legal_moves().into_iter().find(|&reply| mates_at_once(&after(position, reply)).is_none())
}

/// Whether a move mates in two: it is followed by mate at once whatever is answered, and something can be answered.
fn is_key(position: &Position, m: Move) -> bool {
    let next = after(position, m);
    next.has_legal_move() && avoids(&next).is_none()
}

/// The key of a position with exactly one, and no mate in one.
fn single_key(position: &Position) -> Option<Move> {
    if mates_at_once(position).is_some() {
        return None;
    }
    let mut keys = position.legal_moves().into_iter().filter(|&m| is_key(position, m));
    let first = keys.next()?;
    keys.next().is_none().then_some(first)
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
fn two_mover(chance: &mut Chance, level: u8) -> Option<(Position, Move)> {
    (0..TRIES).find_map(|_| {
        let wanted = pieces(chance, level);
        let position = chance.placed(&wanted, Color::White)?;
        let key = single_key(&position)?;
        let forced = position.gives_check(key) || position.role_at(key.to()).is_some();
        if level > 1 && forced {
            return None;
        }
        is_proved(&position, key).then_some((position, key))
    })
}

/// Whether the solver finds the same: sound, with this key.
fn is_proved(position: &Position, key: Move) -> bool {
    let Ok(stipulation) = "#2".parse::<Stipulation>() else { return false };
    let Some((solution, _)) = solve(&position.setup(), &stipulation, &Request::default()) else {
        return false;
    };
    solution.status() == Status::Sound && solution.keys.first().is_some_and(|found| found.played == key)
}

pub(super) fn mate_in_two(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let (position, key) = two_mover(&mut chance, level)?;
    let next = after(&position, key);
    // The answer after which fewest moves mate.
    let mates =
        |reply: &Move| mating_node(&after(&next, *reply)).map_or(usize::MAX, |node| node.right().len());
    let reply = next.legal_moves().into_iter().min_by_key(|reply| (mates(reply), reply.bits()))?;
    let last = after(&next, reply);
    let mate = mates_at_once(&last)?;
    let mut first = each_move(&position.setup(), |m| {
        let then = after(&position, m);
        match avoids(&then) {
            Some(reply) => Judged::wrong(m, Remark::MateAvoided, vec![reply]),
            None if then.is_stalemate() => Judged::wrong(m, Remark::Stalemates, Vec::new()),
            None => Judged::right(m, Remark::Key),
        }
    })?;
    for judged in first.moves.iter_mut().filter(|judged| judged.played == key) {
        (judged.reply, judged.next) = (Some(reply), Some(1));
    }
    let answer = Answer::Moves { nodes: vec![first, mating_node(&last)?], all: false };
    let exercise = Exercise::new(drill, level, seed, Question::MateInTwo, answer).on(position.setup());
    let exercise = exercise.told(Remark::Key).solved_by(vec![key, reply, mate]);
    Some(exercise.showing(Part::Target, position.king(Color::Black)))
}
