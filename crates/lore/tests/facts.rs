//! Facts of a position: cases by hand, every concept against a second definition of it, mirrors, and positions of any kind.

#![allow(clippy::unwrap_used)]

#[path = "facts/answers.rs"]
mod answers;
#[path = "facts/archive.rs"]
mod archive;
#[path = "facts/cases.rs"]
mod cases;
#[path = "facts/document.rs"]
mod document;
#[path = "facts/expected.rs"]
mod expected;
#[path = "facts/mirror.rs"]
mod mirror;
#[path = "facts/parts.rs"]
mod parts;
#[path = "facts/parts_of_pieces.rs"]
mod parts_of_pieces;
#[path = "facts/slow.rs"]
mod slow;
#[path = "facts/tactics.rs"]
mod tactics;

use expected::Row;
use proptest::prelude::*;
use slow::{Plain, Set};
use tratto_board::{Color, Position, Setup, strategy};
use tratto_lore::Part;
use tratto_lore::fact::{Concept, Fact, Scope, facts};

/// A file of `testdata`.
pub(crate) fn testdata(path: &str) -> String {
    let path = format!("{}/../../testdata/{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A position as a FEN without its counters says it, irregular or not.
pub(crate) fn position(fen: &str) -> Position {
    let (setup, _) = Setup::from_fen_relaxed(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    setup.examine().0.unwrap_or_else(|| panic!("{fen}: no position"))
}

fn set(fact: &Fact, part: Part) -> Set {
    fact.evidence.squares(part).into_iter().collect()
}

/// Every concept of a position against its second definition.
pub(crate) fn compare(position: &Position) {
    let plain = Plain::new(position);
    let fen = position.fen();
    let all = facts(position);
    let mut seen = 0;
    for &concept in Concept::ALL {
        for side in Color::ALL {
            let shared = concept.scope() == Scope::Shared;
            let found: Vec<&Fact> =
                all.iter().filter(|fact| fact.concept == concept && (shared || fact.side == side)).collect();
            seen += if shared && side == Color::Black { 0 } else { found.len() };
            let mut expected: Vec<Row> = expected::expected(&plain, concept, side);
            assert!(concept.scope() != Scope::One || found.len() <= 1, "{} twice in {fen}", concept.key());
            for fact in &found {
                assert!(!fact.evidence.is_empty(), "{} proves nothing in {fen}", concept.key());
                assert_eq!(fact.figures.measure(), concept.measure(), "{} in {fen}", concept.key());
                let (has, wants) = (parts::Parts::of(fact), parts::expected(&plain, fact));
                assert_eq!(has, wants, "{} of {side:?} in {fen}: {fact:?}", concept.key());
                let (subject, line, target) =
                    (set(fact, Part::Subject), set(fact, Part::Line), set(fact, Part::Target));
                let is_same = |row: &Row| {
                    let about = if subject.is_empty() && !row.1.is_empty() { &line } else { &subject };
                    row.0 == fact.figures
                        && row.1 == *about
                        && row.2.as_ref().is_none_or(|want| *want == target)
                };
                let at = expected.iter().position(is_same);
                let at = at.unwrap_or_else(|| {
                    panic!("{} of {side:?} in {fen}: {fact:?} is not among {expected:?}", concept.key())
                });
                expected.remove(at);
            }
            assert!(expected.is_empty(), "{} of {side:?} in {fen}: {expected:?} not found", concept.key());
            let alone = concept.of(position, side);
            let alone: Vec<_> = alone.iter().map(|fact| (fact.figures, &fact.evidence)).collect();
            let listed: Vec<_> = found.iter().map(|fact| (fact.figures, &fact.evidence)).collect();
            assert_eq!(alone, listed, "{} asked alone in {fen}", concept.key());
        }
    }
    assert_eq!(seen, all.len(), "{fen}");
}

/// Positions of games played at random from a fixed seed, one in so many moves.
pub(crate) fn random_games(games: usize, every: usize) -> Vec<Position> {
    let mut state = 17u64;
    let mut found = Vec::new();
    for _ in 0..games {
        let mut at = Position::initial();
        for number in 1..=120 {
            let legal = at.legal_moves();
            if legal.is_empty() {
                break;
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            at.play_unchecked(legal[(state >> 33) as usize % legal.len()]);
            if number % every == 0 {
                found.push(at);
            }
        }
    }
    found
}

/// Positions of real games.
pub(crate) fn real_positions(every: usize) -> Vec<Position> {
    testdata("winnability/lichess.txt").lines().step_by(every).map(|line| position(&line[3..])).collect()
}

#[test]
fn real_positions_agree_with_the_second_definitions() {
    real_positions(24).iter().for_each(compare);
}

#[test]
fn random_play_agrees_with_the_second_definitions() {
    random_games(60, 7).iter().for_each(compare);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever a board can show, kings attacked and pawns on the end ranks too.
    #[test]
    fn any_position_agrees_with_the_second_definitions(setup in strategy::setups()) {
        if let (Some(position), _) = setup.examine() {
            compare(&position);
        }
    }
}
