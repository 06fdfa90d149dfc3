//! Exercises that go on: mates in several moves, and endings that are played out.

use super::{keeps, mates_by, mates_within, moves_agree, nodes, position};
use std::collections::BTreeSet;
use tratto_lore::drill::{Drill, Exercise, Node, Verdict};
use tratto_lore::ending::{Outcome, PawnEnding};

/// Only one move begins the mate, and there is no quicker one. In the tree, the moves that mate most quickly are right.
pub(crate) fn mate_in(exercise: &Exercise, moves: u8) {
    let id = exercise.id();
    let at = position(exercise);
    assert!(!mates_within(&at, moves - 1), "{id}");
    let right = nodes(exercise)[0].moves.iter().filter(|judged| judged.verdict == Verdict::Right);
    assert_eq!(right.count(), 1, "{id}");
    for node in nodes(exercise) {
        let at = node.board.position().unwrap();
        let left = (1..=moves).find(|&left| mates_within(&at, left)).unwrap();
        moves_agree(exercise, node, |at, m| mates_by(at, m, left));
        for judged in node.moves.iter().filter(|judged| judged.verdict == Verdict::Right) {
            assert_eq!(judged.reply.is_some(), left > 1, "{id}");
        }
    }
    let line = &exercise.solution.moves;
    assert_eq!(line.len(), 2 * usize::from(moves) - 1, "{id}");
    assert!(line.iter().fold(at, |at, &m| at.play(m).unwrap()).is_checkmate(), "{id}");
}

/// Each right move of the tree wins one move sooner, every other that wins is told as slower, and the tree ends with the promotion.
pub(crate) fn play_out(exercise: &Exercise, moves: u8) {
    let id = exercise.id();
    for node in nodes(exercise) {
        let at = node.board.position().unwrap();
        let Outcome::Won { moves } = PawnEnding::of(&at).unwrap().outcome() else { panic!("{id}") };
        moves_agree(exercise, node, |at, m| keeps(at, m, true));
        for judged in node.moves.iter().filter(|judged| judged.verdict == Verdict::Right) {
            match judged.next {
                Some(next) => {
                    let next = nodes(exercise)[next].board.position().unwrap();
                    let left = PawnEnding::of(&next).unwrap().outcome();
                    assert_eq!(left, Outcome::Won { moves: moves - 1 }, "{id}");
                }
                None => assert!(judged.played.promotes_to().is_some() && moves == 1, "{id}"),
            }
        }
    }
    let line = &exercise.solution.moves;
    assert_eq!(line.len(), 2 * usize::from(moves) - 1, "{id}");
    line.iter().fold(position(exercise), |at, &m| at.play(m).unwrap());
}

/// Where the board is hidden, every answer to the key that calls for another mate is asked about.
#[test]
fn the_variations_of_a_hidden_mate_are_all_asked_about() {
    let mut several = 0;
    for seed in 0..20 {
        let Some(exercise) = Drill::MateInTwoBlind.exercise(1, seed) else { continue };
        let right = |node: &Node| -> BTreeSet<String> {
            let at = node.board.position().unwrap();
            let mates = node.moves.iter().filter(|judged| judged.verdict == Verdict::Right);
            mates.map(|judged| at.uci(judged.played).to_string()).collect()
        };
        let asked: BTreeSet<BTreeSet<String>> = nodes(&exercise)[1..].iter().map(right).collect();
        let at = position(&exercise);
        let key = at.play(exercise.solution.moves[0]).unwrap();
        let all: BTreeSet<BTreeSet<String>> = key
            .legal_moves()
            .into_iter()
            .map(|reply| {
                let then = key.play(reply).unwrap();
                let mates = then.legal_moves().into_iter().filter(|&m| mates_by(&then, m, 1));
                mates.map(|m| then.uci(m).to_string()).collect()
            })
            .collect();
        assert!(
            asked.is_subset(&all) && asked.len() == all.len().min(4),
            "{}: {asked:?} {all:?}",
            exercise.id()
        );
        several += usize::from(asked.len() > 1);
        // One after the other: each is reached.
        let mut seen = BTreeSet::from([0]);
        for (place, node) in nodes(&exercise).iter().enumerate() {
            assert!(seen.contains(&place) || place > 0, "{}", exercise.id());
            seen.extend(node.moves.iter().filter_map(|judged| judged.next));
        }
        assert_eq!(seen.len(), nodes(&exercise).len(), "{}", exercise.id());
    }
    assert!(several > 3, "{several}");
}
