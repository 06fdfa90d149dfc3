//! The coach: every kind of sentence against a second, slow check; mirrors; the document; known positions and games.

#![allow(clippy::unwrap_used, dead_code)]

#[path = "coach/archive.rs"]
mod archive;
#[path = "coach/document.rs"]
mod document;
#[path = "coach/events.rs"]
mod events;
#[path = "facts/expected.rs"]
mod expected;
#[path = "coach/games.rs"]
mod games;
#[path = "motifs/line.rs"]
mod line;
#[path = "coach/mirror.rs"]
mod mirror;
#[path = "coach/naive.rs"]
mod naive;
#[path = "motifs/naive_of_mates.rs"]
mod naive_of_mates;
#[path = "coach/opening.rs"]
mod opening;
#[path = "motifs/pins.rs"]
mod pins;
#[path = "coach/plans.rs"]
mod plans;
#[path = "coach/played.rs"]
mod played;
#[path = "common/played.rs"]
mod recorded;
#[path = "motifs/second.rs"]
mod second;
#[path = "coach/sheet.rs"]
mod sheet;
#[path = "facts/slow.rs"]
mod slow;
#[path = "facts/tactics.rs"]
mod tactics;
#[path = "motifs/three.rs"]
mod three;

use proptest::prelude::*;
pub(crate) use recorded::{Played, games_of, our_games, random_games};
use tratto_board::strategy;
use tratto_lore::coach::{Effort, MoveReview, Occasion, PositionReview};
use tratto_lore::motif::Budget;

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever a board can show, kings attacked and pawns on the end ranks too: the coach does not panic, and proves what it says.
    #[test]
    fn any_position_can_be_asked_about(setup in strategy::setups()) {
        if let (Some(position), _) = setup.examine() {
            let leave = Occasion::Study.leave().unwrap();
            let effort = Effort { moves: 1, nodes: 2_000, search: Budget { nodes: 50, moves: 2 } };
            let review = PositionReview::of(&position, leave, effort);
            prop_assert!(review.advice().all(|advice| !advice.evidence().is_empty()));
            for &m in position.legal_moves().iter().take(3) {
                let review = MoveReview::of(&position, m, leave, effort, None).unwrap();
                prop_assert!(review.findings.iter().all(|advice| !advice.evidence().is_empty()));
            }
        }
    }
}
