//! What the lessons say: every claim and every answer, asked of the predicates.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use tratto_board::{Bitboard, Color, Position, Square};
use tratto_lore::drill::{Answer, Exercise, Label, Verdict};
use tratto_lore::ending::{Opposition, PawnEnding, Search, Verdict as Known, WrongBishop, breakthrough};
use tratto_lore::fact::Concept;
use tratto_lore::lesson::{Ask, Lesson, lessons};
use tratto_lore::term;
use tratto_lore::{Line, Part, motifs};

/// The answer of an exercise as the file writes it.
fn right_answer(exercise: &Exercise) -> BTreeSet<String> {
    match &exercise.answer {
        Answer::Squares { right, .. } => right.into_iter().map(|square| square.to_string()).collect(),
        Answer::Square(square) => [square.to_string()].into(),
        Answer::Choice(choices) => {
            let right: Vec<&Label> =
                choices.iter().filter(|choice| choice.right).map(|choice| &choice.label).collect();
            let [label] = right.as_slice() else { panic!("one choice is right: {choices:?}") };
            let word = match label {
                Label::Yes => "yes",
                Label::No => "no",
                Label::Won => "won",
                Label::Drawn => "drawn",
                other => panic!("{other:?}"),
            };
            [word.to_owned()].into()
        }
        Answer::Moves { nodes, .. } => {
            let position = nodes[0].board.position().unwrap();
            let right = nodes[0].moves.iter().filter(|judged| judged.verdict == Verdict::Right);
            right.map(|judged| position.uci(judged.played).to_string()).collect()
        }
    }
}

#[test]
fn every_question_has_the_answer_that_is_written() {
    for lesson in lessons() {
        let exercise = lesson.exercise().unwrap_or_else(|| panic!("{}: nothing is found", lesson.key));
        let written: BTreeSet<String> = lesson.right.iter().map(|&item| item.to_owned()).collect();
        assert_eq!(right_answer(&exercise), written, "{}", lesson.key);
    }
}

/// Whether the side to move mates in so many moves or fewer: everything is tried.
fn mates_within(position: &Position, moves: u8) -> bool {
    moves > 0 && position.legal_moves().into_iter().any(|m| mates_by(position, m, moves))
}

fn mates_by(position: &Position, m: tratto_board::Move, moves: u8) -> bool {
    let next = position.play(m).unwrap();
    let replies = next.legal_moves();
    next.is_checkmate()
        || moves > 1
            && !replies.is_empty()
            && replies.into_iter().all(|reply| mates_within(&next.play(reply).unwrap(), moves - 1))
}

#[test]
fn questions_about_mate_have_one_answer() {
    let mut asked = 0;
    for lesson in lessons() {
        let moves = match lesson.ask {
            Ask::Mate => 1,
            Ask::Mates(moves) => moves,
            _ => continue,
        };
        let at = lesson.board.position().unwrap();
        let right = at.legal_moves().into_iter().filter(|&m| mates_by(&at, m, moves));
        let right: Vec<String> = right.map(|m| at.uci(m).to_string()).collect();
        assert_eq!(right, lesson.right, "{}", lesson.key);
        assert!(!mates_within(&at, moves - 1), "{}", lesson.key);
        asked += 1;
    }
    assert!(asked > 4, "{asked}");
}

fn squares(text: &str) -> Bitboard {
    text.split('+').map(|name| name.parse::<Square>().unwrap()).collect()
}

fn is_won(position: &Position) -> bool {
    match PawnEnding::of(position) {
        Some(ending) => ending.outcome().is_won(),
        None => match WrongBishop::of(position).unwrap().verdict {
            Known::Won { .. } => true,
            Known::Drawn => false,
            Known::Undetermined => panic!("not in the table: {}", position.fen()),
        },
    }
}

fn check(lesson: &Lesson, position: &Position, claim: &str) {
    let what = format!("{}: {claim} in {}", lesson.key, position.fen());
    let side = |word: &str| if word == "white" { Color::White } else { Color::Black };
    match *claim.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["result", result] => assert_eq!(is_won(position), result == "won", "{what}"),
        ["breakthrough", m] => {
            let Search::Proved(found) = breakthrough(position, 1_000_000) else { panic!("{what}") };
            assert_eq!(found.played, position.read_uci(m).unwrap(), "{what}");
        }
        ["opposition", color, king] => {
            let found = Opposition::of(position).unwrap_or_else(|| panic!("{what}"));
            assert_eq!(
                (found.holder, position.king(found.holder)),
                (side(color), king.parse().unwrap()),
                "{what}"
            );
        }
        ["motif", key, moves] => {
            let mut at = *position;
            let mut played = Vec::new();
            for text in moves.split('+') {
                let m = at.read_uci(text).unwrap_or_else(|error| panic!("{what}: {text}: {error}"));
                at = at.play(m).unwrap();
                played.push(m);
            }
            let seen = motifs(&Line::new(*position, played).unwrap());
            assert!(seen.iter().any(|seen| seen.motif.key() == key), "{what}");
        }
        [concept, color] => {
            let (is_denied, concept) =
                concept.strip_prefix('!').map_or((false, concept), |concept| (true, concept));
            let concept = Concept::from_key(concept).unwrap_or_else(|| panic!("{what}: no such concept"));
            assert_eq!(concept.of(position, side(color)).is_empty(), is_denied, "{what}");
        }
        [concept, color, subject] => {
            let concept = Concept::from_key(concept).unwrap_or_else(|| panic!("{what}: no such concept"));
            let facts = concept.of(position, side(color));
            let found = facts.iter().any(|fact| fact.evidence.squares(Part::Subject) == squares(subject));
            assert!(found, "{what}: {facts:?}");
        }
        _ => panic!("{what}: a claim is a concept, a side, and squares"),
    }
}

#[test]
fn every_claim_holds() {
    let mut checked = 0;
    for lesson in lessons() {
        for part in &lesson.parts {
            let position = part.board.map(|board| board.position().unwrap());
            for claim in &part.claims {
                check(lesson, &position.expect("a claim has a board"), claim);
                checked += 1;
            }
        }
    }
    assert!(checked > 60, "{checked}");
}

#[test]
fn lessons_are_complete_and_their_links_lead_somewhere() {
    let mut keys = BTreeSet::new();
    for lesson in lessons() {
        assert!(keys.insert(lesson.key), "{} comes twice", lesson.key);
        let texts = lesson.parts.iter().map(|part| part.text);
        for text in texts.chain([lesson.title, lesson.question, lesson.answer]) {
            assert!(!text.italian.is_empty() && !text.english.is_empty(), "{}: {text:?}", lesson.key);
            assert_ne!(text.italian, text.english, "{}", lesson.key);
        }
        assert!(!lesson.parts.is_empty() && !lesson.drills.is_empty(), "{}", lesson.key);
        for id in &lesson.terms {
            assert!(term::by_id(id).is_some(), "{}: no term {id}", lesson.key);
        }
        let boards = lesson.parts.iter().filter_map(|part| part.board).chain([lesson.board]);
        for board in boards {
            let (position, irregularities) = board.examine();
            assert!(position.is_some() && irregularities.is_empty(), "{}: {}", lesson.key, board.fen());
        }
        for part in &lesson.parts {
            assert!(
                part.board.is_some() || (part.marks.is_empty() && part.arrows.is_empty()),
                "{}",
                lesson.key
            );
        }
    }
    assert!((45..=60).contains(&keys.len()), "{}", keys.len());
}

/// An exercise trains what its lesson is about: the two share a term.
#[test]
fn every_exercise_of_a_lesson_belongs_to_it() {
    for lesson in lessons() {
        for (drill, level) in &lesson.drills {
            let shares = drill.terms().iter().any(|term| lesson.terms.contains(term));
            assert!(shares, "{}: {} {level} has {:?}", lesson.key, drill.key(), drill.terms());
        }
    }
}
