//! What is seen in a position, by the second definitions: square by square on a plain board.

use super::expected::expected;
use super::slow::{Plain, Set, rank};
use super::{nodes, position, right_choice};
use tratto_board::{Color, Position, Role, Square};
use tratto_lore::drill::{Exercise, Label, Verdict};
use tratto_lore::fact::Concept;

fn centre_squares() -> [Square; 4] {
    [Square::D4, Square::E4, Square::D5, Square::E5]
}

/// The squares of the first rank whose file has no pawn of these sides.
fn files(plain: &Plain, without: &[Color], with: &[Color]) -> Set {
    (1..=8)
        .filter(|&file| without.iter().all(|&color| plain.on_file(color, file).is_empty()))
        .filter(|&file| with.iter().all(|&color| !plain.on_file(color, file).is_empty()))
        .map(|file| Square::from_index((file - 1) as u8))
        .collect()
}

/// The squares that a question asks for.
pub(crate) fn seen(at: &Position, concept: Concept, side: Color) -> Set {
    let plain = Plain::new(at);
    match concept {
        Concept::CentreControl => {
            let hits = |from: &Square| plain.attacks(*from).iter().any(|to| centre_squares().contains(to));
            plain.own(side).into_iter().filter(hits).collect()
        }
        Concept::OpenFile => files(&plain, &Color::ALL, &[]),
        Concept::HalfOpenFile => files(&plain, &[side], &[!side]),
        Concept::PawnChain => {
            let chains = expected(&plain, concept, side);
            chains.iter().map(|row| *row.1.iter().min_by_key(|pawn| rank(side, **pawn)).unwrap()).collect()
        }
        Concept::PawnBreak => {
            assert_eq!(at.turn(), side);
            let pawns = at.legal_moves().into_iter().filter(|m| at.role_at(m.from()) == Some(Role::Pawn));
            let breaks = pawns.filter(|m| {
                let after = Plain::new(&at.play(*m).unwrap());
                after.is(Some(m.to()), side, Role::Pawn)
                    && after.attacks(m.to()).iter().any(|hit| after.is(Some(*hit), !side, Role::Pawn))
            });
            breaks.map(|m| m.to()).collect()
        }
        Concept::KingPressure => {
            let ring = plain.ring(plain.king(!side));
            plain.bearing(side, &ring).into_iter().collect()
        }
        _ => expected(&plain, concept, side).into_iter().flat_map(|row| row.1).collect(),
    }
}

pub(crate) fn centre(exercise: &Exercise) {
    let plain = Plain::new(&position(exercise));
    let kinds = [Concept::OpenCentre, Concept::BlockedCentre, Concept::MobileCentre, Concept::UnfixedCentre];
    let is = |concept: &Concept| {
        let sides = [Color::White, Color::Black];
        sides.into_iter().any(|side| !expected(&plain, *concept, side).is_empty())
    };
    let found: Vec<Concept> = kinds.into_iter().filter(is).collect();
    let [only] = found[..] else { panic!("{}: {found:?}", exercise.id()) };
    assert_eq!(*right_choice(exercise), Label::Concept(only), "{}", exercise.id());
}

/// After a right move the piece cannot be taken with gain, after a wrong one it can.
pub(crate) fn meets_attack(exercise: &Exercise, square: Square) {
    let at = position(exercise);
    assert!(Plain::new(&at).is_en_prise(square), "{}", exercise.id());
    for judged in &nodes(exercise)[0].moves {
        let next = at.play(judged.played).unwrap();
        let there = if judged.played.from() == square { judged.played.destination() } else { square };
        let falls = Plain::new(&next).is_winnable(there);
        assert_eq!(judged.verdict == Verdict::Wrong, falls, "{}: {:?}", exercise.id(), judged.played);
    }
}
