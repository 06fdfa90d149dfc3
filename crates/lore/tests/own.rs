//! Exercises from games: known positions, and every verdict on positions of famous games against the rules alone.

#![allow(clippy::unwrap_used)]

use std::io::BufReader;
use std::path::Path;
use tratto_board::{Move, Position};
use tratto_lore::coach::{Effort, GameReview, Leave, Occasion};
use tratto_lore::drill::{Answer, Exercise, Node, Question, Remark, Verdict};
use tratto_notation::pgn::{Letters, games};

fn leave() -> Leave {
    Occasion::Finished.leave().unwrap()
}

fn exercise(fen: &str) -> Option<Exercise> {
    Exercise::of_game(&Position::from_fen(fen).unwrap(), leave())
}

fn node(exercise: &Exercise) -> &Node {
    let Answer::Moves { nodes, all: false } = &exercise.answer else { panic!("{}: moves", exercise.id()) };
    let [node] = nodes.as_slice() else { panic!("{}: one node", exercise.id()) };
    node
}

/// The moves with a verdict, as in UCI.
fn with(exercise: &Exercise, verdict: Verdict) -> Vec<String> {
    let position = exercise.position().unwrap();
    let found = node(exercise).moves.iter().filter(|judged| judged.verdict == verdict);
    found.map(|judged| position.uci(judged.played).to_string()).collect()
}

/// Whether the side to move mates in so many moves: every move and every answer is tried.
fn mates(position: &Position, moves: u8) -> bool {
    moves > 0 && position.legal_moves().into_iter().any(|m| is_key(position, m, moves))
}

fn is_key(position: &Position, m: Move, moves: u8) -> bool {
    let next = position.play(m).unwrap();
    let answers = next.legal_moves();
    if answers.is_empty() {
        return next.is_checkmate();
    }
    answers.into_iter().all(|answer| mates(&next.play(answer).unwrap(), moves - 1))
}

#[test]
fn a_mate_on_the_back_rank() {
    let exercise = exercise("6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 4 30").unwrap();
    assert_eq!(exercise.question, Question::OwnGame { mate: Some(1) });
    assert_eq!(with(&exercise, Verdict::Right), ["d1d8"]);
    assert_eq!(exercise.id(), "own:6k1/5ppp/8/8/1P6/8/5PPP/3R2K1_w_-_-", "without the counts of moves");
    assert_eq!((exercise.drill(), exercise.terms().len()), (None, 0));
}

/// The smothered mate: the queen is given up, and the knight mates.
#[test]
fn a_smothered_mate_in_two() {
    let exercise = exercise("5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1").unwrap();
    assert_eq!(exercise.question, Question::OwnGame { mate: Some(2) });
    assert_eq!(with(&exercise, Verdict::Right), ["c4g8"]);
    assert_eq!(exercise.solution.moves.len(), 3);
    assert!(node(&exercise).moves.iter().all(|judged| judged.verdict == Verdict::Right
        || matches!(judged.remark, Remark::MateAvoided(1) | Remark::Stalemates)));
}

#[test]
fn a_fork_that_wins_a_rook() {
    let exercise = exercise("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1").unwrap();
    assert_eq!(exercise.question, Question::OwnGame { mate: None });
    assert_eq!(with(&exercise, Verdict::Right), ["b5c7"]);
    assert_eq!(exercise.solution.remark, Some(Remark::Gains(5)));
}

#[test]
fn there_is_nothing_to_be_found() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        // Two kings.
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        // Mate already, and stalemate.
        "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        // The knight can be taken, and then 1.Qe8+ Nf8 2.Qxf8+ Kxf8 3.Re8 mates.
        "3r2k1/5ppp/6n1/1B1N4/8/8/4RPPP/4Q1K1 b - - 0 1",
        // So many moves mate (on b7, on the last rank, on the long diagonal) that there is nothing to look for.
        "k7/8/K7/8/8/8/8/1QQQ4 w - - 0 1",
    ] {
        assert!(exercise(fen).is_none(), "{fen}");
    }
}

/// The positions before the turning points of games, and after them.
fn turns() -> Vec<Position> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/pgn/famous.pgn");
    let file = BufReader::new(std::fs::File::open(path).unwrap());
    let most = if std::env::var_os("TRATTO_SLOW").is_some() { usize::MAX } else { 25 };
    let mut found = Vec::new();
    for game in games(file, Letters::Guess).take(most) {
        let (game, _) = game.unwrap();
        let (positions, moves): (Vec<Position>, Vec<Move>) =
            (game.positions().collect(), game.moves().collect());
        let Some(start) = positions.first() else { continue };
        let review = GameReview::of(start, &moves, leave(), Effort::QUICK, &[]).unwrap();
        for point in review.turning_points {
            found.push(point.before);
            found.push(point.before.play(point.played).unwrap());
        }
    }
    found
}

#[test]
fn every_legal_move_is_judged_and_what_is_said_of_mates_is_so() {
    let (mut mating, mut winning) = (0, 0);
    for position in turns() {
        let Some(exercise) = Exercise::of_game(&position, leave()) else { continue };
        let node = node(&exercise);
        let mut judged: Vec<Move> = node.moves.iter().map(|judged| judged.played).collect();
        let mut legal: Vec<Move> = position.legal_moves().into_iter().collect();
        judged.sort_by_key(|m| m.bits());
        legal.sort_by_key(|m| m.bits());
        assert_eq!(judged, legal, "{}", position.fen());
        let right = with(&exercise, Verdict::Right);
        assert!((1..=3).contains(&right.len()) && right.len() < legal.len(), "{}", position.fen());
        let first = position.uci(exercise.solution.moves[0]).to_string();
        assert!(right.contains(&first), "the solution is an answer: {}", position.fen());
        for judged in &node.moves {
            let mut at = position.play(judged.played).unwrap();
            for &m in &judged.refutation {
                at = at.play(m).unwrap();
            }
        }
        match exercise.question {
            Question::OwnGame { mate: Some(moves) } => {
                mating += 1;
                if moves <= 2 {
                    assert!((1..moves).all(|fewer| !mates(&position, fewer)), "{}", position.fen());
                    for judged in &node.moves {
                        let is_right = judged.verdict == Verdict::Right;
                        assert_eq!(is_key(&position, judged.played, moves), is_right, "{}", position.fen());
                    }
                }
            }
            _ => {
                winning += 1;
                for m in node.moves.iter().filter(|judged| judged.verdict == Verdict::Right) {
                    let next = position.play(m.played).unwrap();
                    assert!(!mates(&next, 2), "{}", position.fen());
                }
            }
        }
    }
    assert!(mating >= 3 && winning >= 3, "{mating} mates, {winning} gains");
}
