//! Help says nothing wrong, and what refutes an answer can be played.

use super::{keeps, nodes, position};
use tratto_lore::drill::{Answer, Drill, Exercise, Hint, Label, Node, Verdict};
use tratto_lore::ending::PawnEnding;

fn leads_to_a_right_move(id: &str, node: &Node, hint: Hint) {
    let right: Vec<_> = node.moves.iter().filter(|judged| judged.verdict == Verdict::Right).collect();
    let holds = match hint {
        Hint::Motif => true,
        Hint::Count(count) => count == right.len() as u32,
        Hint::Piece(from) => right.iter().any(|judged| judged.played.from() == from),
        Hint::Move(to) => right.iter().any(|judged| judged.played.destination() == to),
        Hint::One(_) | Hint::File(_) | Hint::Not(_) => false,
    };
    assert!(holds, "{id}: {hint:?}");
}

fn verify(exercise: &Exercise) {
    let id = exercise.id();
    let hints = exercise.hints();
    assert!(!hints.is_empty(), "{id}");
    for hint in hints {
        match (&exercise.answer, hint) {
            (Answer::Moves { nodes, .. }, _) => leads_to_a_right_move(&id, &nodes[0], hint),
            (Answer::Squares { right, .. }, Hint::Count(count)) => assert_eq!(count, right.len(), "{id}"),
            (Answer::Squares { right, .. }, Hint::One(square)) => assert!(right.has(square), "{id}"),
            (Answer::Square(square), Hint::File(file)) => assert_eq!(square.file(), file, "{id}"),
            (Answer::Choice(_), Hint::Motif) => {}
            (Answer::Choice(choices), Hint::Not(label)) => {
                assert!(choices.iter().any(|choice| choice.label == label && !choice.right), "{id}");
            }
            _ => panic!("{id}: {hint:?}"),
        }
    }
    if let Answer::Moves { nodes, .. } = &exercise.answer {
        for node in nodes {
            let hints = exercise.hints_in(node);
            assert_eq!(hints.len(), 3, "{id}");
            hints.into_iter().for_each(|hint| leads_to_a_right_move(&id, node, hint));
        }
    }
}

#[test]
fn help_is_right_for_every_move() {
    for &drill in Drill::ALL {
        for level in 1..=drill.levels() {
            (0..3).filter_map(|seed| drill.exercise(level, seed)).for_each(|one| verify(&one));
        }
    }
}

/// Who says won for drawn, or drawn for won, is shown good play: every move keeps what the table says.
#[test]
fn a_wrong_result_is_refuted_by_good_play() {
    let mut shown = 0;
    for drill in [Drill::PawnResult, Drill::PawnRace, Drill::PawnResultBlind] {
        for exercise in (0..60).filter_map(|seed| drill.exercise(1, seed)) {
            let Answer::Choice(choices) = &exercise.answer else { panic!("{}", exercise.id()) };
            for choice in choices {
                assert!(!choice.right || choice.refutation.is_empty(), "{}", exercise.id());
                let mut at = position(&exercise);
                let won = PawnEnding::of(&at).unwrap().outcome().is_won();
                assert!(choice.label != Label::Won || choice.right == won, "{}", exercise.id());
                for &m in &choice.refutation {
                    assert!(keeps(&at, m, won), "{}: {}", exercise.id(), at.fen());
                    at = at.play(m).unwrap();
                }
                shown += usize::from(choice.refutation.len() > 2);
            }
        }
    }
    assert!(shown > 100, "{shown}");
}

#[test]
fn what_refutes_a_move_is_named_where_it_has_a_name() {
    let mut named = 0;
    for seed in 0..3 {
        let Some(exercise) = Drill::Fork.exercise(2, seed) else { continue };
        let node = &nodes(&exercise)[0];
        for judged in &node.moves {
            let motif = node.refuted_by(judged);
            assert!(motif.is_none() || judged.verdict == Verdict::Wrong, "{}", exercise.id());
            named += usize::from(motif.is_some());
        }
    }
    assert!(named > 5, "{named}");
}
