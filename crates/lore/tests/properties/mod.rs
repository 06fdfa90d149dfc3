//! What must hold of the facts of any position at all, regular or not: the fuzz target and the corpus test run this.

use tratto_board::{Color, Setup};
use tratto_lore::fact::{BalanceSheet, Concept, Scope, answers, facts, threats};

/// Every position that can be read gives facts, each with evidence and numbers of its kind; what each side threatens, how attacks are
/// met, and the balance sheet can be asked too.
pub(crate) fn facts_of(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok((setup, _)) = Setup::from_fen_relaxed(text) else { return };
    let (Some(position), _) = setup.examine() else { return };
    let all = facts(&position);
    for fact in &all {
        assert!(!fact.evidence.is_empty(), "{text:?}: {fact:?}");
        assert_eq!(fact.figures.measure(), fact.concept.measure(), "{text:?}: {fact:?}");
        assert!(fact.concept.scope() != Scope::Shared || fact.side == Color::White, "{text:?}: {fact:?}");
    }
    assert!(all.windows(2).all(|pair| pair[0].concept <= pair[1].concept), "{text:?}");
    assert_eq!(all.iter().filter(|fact| fact.concept == Concept::Material).count(), 2, "{text:?}");
    for side in Color::ALL {
        for threat in threats(&position, side) {
            assert!(!threat.evidence.is_empty(), "{text:?}: {threat:?}");
        }
    }
    for square in position.occupied() {
        for answer in answers(&position, square) {
            assert!(answer.cost >= 0, "{text:?}: {answer:?}");
        }
    }
    let sheet = BalanceSheet::of(&position);
    assert!(sheet.material.value.white.value >= 0 && sheet.material.value.black.value >= 0, "{text:?}");
}
