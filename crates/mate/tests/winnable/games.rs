//! Whole games.

use crate::{assert_mates, position};
use tratto_board::{Color, Move, Position, Square};
use tratto_mate::winnable::{Budget, Reason, Verdict, Witness, along, verdict};

/// A game of moves drawn by a small generator: the same for the same seed.
fn game(start: &Position, seed: u64, plies: usize) -> Vec<Move> {
    let mut state = seed;
    let mut at = *start;
    let mut moves = Vec::new();
    while moves.len() < plies {
        let legal = at.legal_moves();
        if legal.is_empty() {
            break;
        }
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let m = legal[(state >> 33) as usize % legal.len()];
        at.play_unchecked(m);
        moves.push(m);
    }
    moves
}

const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/p7/8/8/8/8/7P/4K3 w - - 0 1",
    "4k1n1/8/8/8/8/8/8/1N2K3 w - - 0 1",
];

#[test]
fn along_a_game_agrees_with_every_position_of_it() {
    let budget = Budget::default();
    for start in STARTS.map(position) {
        for seed in 1..6 {
            let moves = game(&start, seed, 120);
            let chances = along(&start, &moves, budget).unwrap();
            let mut at = start;
            for ply in 0..=moves.len() {
                for winner in Color::ALL {
                    let winnable = verdict(&at, winner, budget).is_winnable();
                    assert_eq!(chances[winner].at(ply), Some(winnable), "{} for {winner}", at.fen());
                }
                if let Some(&m) = moves.get(ply) {
                    at.play_unchecked(m);
                }
            }
            for winner in Color::ALL {
                if let Some(last) = chances[winner].winnable.checked_sub(1) {
                    let mut at = start;
                    moves[..last].iter().for_each(|&m| at.play_unchecked(m));
                    assert_mates(&at, &chances[winner].line, winner);
                }
            }
        }
    }
}

#[test]
fn a_witness_agrees_with_every_position() {
    let budget = Budget::default();
    for start in STARTS.map(position) {
        let mut witness = Witness::new(start, budget);
        for m in game(&start, 7, 150) {
            witness.play(m).unwrap();
            for winner in Color::ALL {
                let expected = verdict(witness.position(), winner, budget);
                assert_eq!(witness.verdict(winner).is_winnable(), expected.is_winnable());
                if let Verdict::Winnable { line } = witness.verdict(winner) {
                    assert_mates(witness.position(), line, winner);
                }
            }
        }
    }
}

#[test]
fn the_turning_point_and_its_reason() {
    let start = position("4k3/8/8/8/8/8/p7/R3K3 w - - 0 1");
    let moves = [Move::normal(Square::A1, Square::A2), Move::normal(Square::E8, Square::E7)];
    let chances = along(&start, &moves, Budget::default()).unwrap();
    assert_eq!(chances[Color::Black].winnable, 1);
    assert_eq!(chances[Color::Black].lost, Some((1, Reason::BareKing)));
    assert_eq!(chances[Color::White].lost, None);
    assert_eq!(chances[Color::Black].at(0), Some(true));
}

#[test]
fn a_side_that_never_had_a_chance() {
    let start = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let chances = along(&start, &game(&start, 3, 20), Budget::default()).unwrap();
    assert_eq!(
        (chances[Color::Black].winnable, chances[Color::Black].lost),
        (0, Some((0, Reason::BareKing)))
    );
    assert!(chances[Color::Black].line.is_empty());
}

#[test]
fn an_illegal_move_stops_it() {
    let moves = [Move::double_step(Square::E2, Square::E4), Move::normal(Square::E8, Square::E6)];
    let error = along(&Position::initial(), &moves, Budget::default()).unwrap_err();
    assert_eq!(error.ply, 1);
    assert!(error.to_string().starts_with("half-move 2 of the game: e8e6 is not legal"), "{error}");
    let mut witness = Witness::new(Position::initial(), Budget::default());
    assert!(witness.play(moves[1]).is_err());
    assert_eq!(witness.position(), &Position::initial(), "nothing has happened");
}
