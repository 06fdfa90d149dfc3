//! The moves of the pieces, one piece at a time.

use super::Drill;
use super::chance::Chance;
use super::coordinates::alone;
use super::exercise::{Answer, Choice, Exercise, Judged, Label, Node, Question, Verdict};
use super::remark::Remark;
use super::rights;
use crate::evidence::Part;
use tratto_board::{Bitboard, Color, Move, Piece, Role, Setup, Square, attacks_from};

const OFFICERS: [Role; 5] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

pub(super) fn piece_moves(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let (board, square, role, right, told) = if level == 3 {
        // In a game every rule counts: pins, checks, castling, en passant.
        let position = chance.position(10, 60)?;
        let moves = position.legal_moves();
        let movers: Bitboard = moves.iter().map(|m| m.from()).collect();
        let square = chance.square_of(movers)?;
        let from = position.legal_moves_from(square);
        let right = from.iter().map(|m| m.destination()).collect();
        (position.setup(), square, position.role_at(square)?, right, rights::of_piece(&position, square))
    } else {
        let role = chance.one_of(&OFFICERS)?;
        let square = chance.square();
        let mut board = alone(role.of(Color::White), square);
        if level == 2 {
            for _ in 0..8 {
                let at = chance.square_of(!(board.occupied() | Bitboard::END_RANKS))?;
                let color = if chance.toss() { Color::White } else { Color::Black };
                board.put(at, Role::Pawn.of(color));
            }
        }
        let reach = attacks_from(role.of(Color::White), square, board.occupied());
        let right = reach - board.by_color(Color::White);
        (board, square, role, right, Vec::new())
    };
    let takes =
        |at: Square| board.piece_at(at).map_or(Remark::TakesNothing, |piece| Remark::Takes(piece.role));
    let remarks = right.into_iter().map(|at| (at, takes(at))).collect();
    let answer = Answer::Squares { right, remarks };
    let exercise = Exercise::new(drill, level, seed, Question::PieceMoves(role, square), answer);
    let exercise = exercise.on(board).marking(square).telling(told);
    Some(exercise.showing(Part::Subject, square).showing(Part::Target, right))
}

/// How many moves a piece needs on the empty board to every square, itself 0; none where it never gets.
pub(super) fn distances(role: Role, from: Square) -> [Option<u8>; 64] {
    let mut found = [None; 64];
    let (mut front, mut seen) = (from.bitboard(), Bitboard::EMPTY);
    for moves in 0.. {
        if front.is_empty() {
            break;
        }
        front.into_iter().for_each(|square| found[usize::from(square.index())] = Some(moves));
        seen |= front;
        let step = |square| attacks_from(role.of(Color::White), square, Bitboard::EMPTY);
        front = front.into_iter().fold(Bitboard::EMPTY, |all, square| all | step(square)) - seen;
    }
    found
}

fn distance(role: Role, from: Square, to: Square) -> Option<u8> {
    distances(role, from)[usize::from(to.index())]
}

/// A shortest way, without its first square.
fn route(role: Role, from: Square, to: Square) -> Vec<Square> {
    let mut way = Vec::new();
    let mut at = from;
    while at != to {
        let left = distance(role, at, to);
        let steps = attacks_from(role.of(Color::White), at, Bitboard::EMPTY);
        let nearer = |step: &Square| distance(role, *step, to).is_some_and(|after| Some(after + 1) == left);
        let Some(step) = steps.into_iter().find(nearer) else { break };
        way.push(step);
        at = step;
    }
    way
}

const KNIGHT: Piece = Piece { color: Color::White, role: Role::Knight };

pub(super) fn knight_route(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let from = chance.square();
    let far = distances(Role::Knight, from);
    // Two moves, three, then four or more.
    let wanted = |square: &Square| {
        far[usize::from(square.index())].is_some_and(|moves| moves.saturating_sub(1).min(3) == level)
    };
    let to = chance.square_of(Square::all().filter(wanted).collect())?;
    let left = distances(Role::Knight, to);
    let left = |square: Square| left[usize::from(square.index())].unwrap_or(0);
    let mut places = vec![from];
    let mut nodes: Vec<Node> = Vec::new();
    while let Some(&at) = places.get(nodes.len()) {
        let mut moves = Vec::new();
        for step in attacks_from(KNIGHT, at, Bitboard::EMPTY) {
            let played = Move::normal(at, step);
            if left(step) >= left(at) {
                moves.push(Judged::wrong(played, Remark::NotNearer(left(step)), Vec::new()));
                continue;
            }
            let mut judged = Judged::right(played, Remark::Nearer(left(step)));
            if step != to {
                let known = places.iter().position(|place| *place == step);
                judged.next = known.or_else(|| {
                    places.push(step);
                    Some(places.len() - 1)
                });
            }
            moves.push(judged);
        }
        nodes.push(Node { board: alone(KNIGHT, at), moves });
    }
    let by = route(Role::Knight, from, to);
    let line = |(at, step): (&Square, &Square)| Move::normal(*at, *step);
    let moves = [from].iter().chain(&by).zip(&by).map(line).collect();
    let answer = Answer::Moves { nodes, all: false };
    let exercise = Exercise::new(drill, level, seed, Question::KnightRoute(from, to), answer);
    let exercise = exercise.on(alone(KNIGHT, from)).marking(to).solved_by(moves);
    let exercise = exercise.told(Remark::Route { moves: left(from), by });
    Some(exercise.showing(Part::Subject, from).showing(Part::Target, to))
}

pub(super) fn knight_distance(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let from = chance.square();
    let far = distances(Role::Knight, from);
    let most = if level == 1 { 3 } else { 6 };
    let wanted =
        |square: &Square| far[usize::from(square.index())].is_some_and(|moves| moves > 0 && moves <= most);
    let to = chance.square_of(Square::all().filter(wanted).collect())?;
    let moves = distance(Role::Knight, from, to)?;
    Some(needed(drill, level, seed, (Role::Knight, from, to), Some(moves), most))
}

pub(super) fn moves_needed(drill: Drill, level: u8, seed: u64) -> Option<Exercise> {
    let mut chance = Chance::of(drill, level, seed);
    let roles: &[Role] = match level {
        1 => &[Role::Rook, Role::Queen],
        2 => &[Role::Bishop, Role::Rook, Role::Queen],
        _ => &[Role::King, Role::Bishop, Role::Knight],
    };
    let role = chance.one_of(roles)?;
    let from = chance.square();
    let to = chance.square_of(!from.bitboard())?;
    Some(needed(drill, level, seed, (role, from, to), distance(role, from, to), 7))
}

fn needed(
    drill: Drill,
    level: u8,
    seed: u64,
    (role, from, to): (Role, Square, Square),
    moves: Option<u8>,
    most: u8,
) -> Exercise {
    let by = route(role, from, to);
    let remark = match moves {
        Some(moves) => Remark::Route { moves, by: by.clone() },
        None => Remark::OtherColour,
    };
    // More than two moves no line piece ever needs.
    let most = match role {
        Role::Bishop | Role::Rook | Role::Queen => 2,
        _ => most,
    };
    let labels = (1..=most).map(|count| (Label::Moves(count), Some(count)));
    let never = (role == Role::Bishop).then_some((Label::Never, None));
    let choice = |(label, count)| Choice::new(label, count == moves, remark.clone());
    let answer = Answer::Choice(labels.chain(never).map(choice).collect());
    let question = if drill == Drill::KnightDistance {
        Question::KnightDistance(from, to)
    } else {
        Question::MovesNeeded(role, from, to)
    };
    let exercise = Exercise::new(drill, level, seed, question, answer);
    let exercise = exercise.on(alone(role.of(Color::White), from)).told(remark);
    let way: Bitboard = by.into_iter().collect();
    exercise.showing(Part::Subject, from).showing(Part::Target, to).showing(Part::Line, way.without(to))
}

/// Every legal move of a position, judged.
pub(super) fn each_move(board: &Setup, mut judge: impl FnMut(Move) -> Judged) -> Option<Node> {
    let position = board.position().ok()?;
    let moves = position.legal_moves().iter().map(|&m| judge(m)).collect();
    Some(Node { board: *board, moves })
}

impl Node {
    /// The moves that are right.
    pub(super) fn right(&self) -> Vec<Move> {
        let right = self.moves.iter().filter(|judged| judged.verdict == Verdict::Right);
        right.map(|judged| judged.played).collect()
    }
}
