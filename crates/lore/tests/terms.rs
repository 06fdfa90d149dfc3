//! Whatever names a term of the glossary names one that is there, and the right one.

#![allow(clippy::unwrap_used)]

use tratto_board::Position;
use tratto_lore::coach::{Advice, Effort, GameReview, MoveReview, Occasion, Plan, PositionReview, Saying};
use tratto_lore::opening::Check;
use tratto_lore::{Concept, Motif, term};
use tratto_mate::problem::Theme;

fn exists(id: &str, whose: &str) {
    assert!(term::by_id(id).is_some(), "{whose}: no term {id}");
}

#[test]
fn every_term_that_is_named_exists() {
    for concept in Concept::ALL {
        concept.term().into_iter().for_each(|id| exists(id, concept.key()));
    }
    for motif in Motif::ALL {
        motif.term().into_iter().for_each(|id| exists(id, motif.key()));
    }
    for plan in Plan::ALL {
        exists(plan.term(), plan.key());
    }
    for check in Check::ALL {
        exists(check.term(), check.key());
    }
    for theme in Theme::ALL {
        term::of_theme(*theme).into_iter().for_each(|id| exists(id, theme.id()));
    }
    // What the rest of a sentence is about where it has no word of its own.
    for id in ["plan", "endgame", "move", "opening", "threat", "en-prise"] {
        exists(id, "the coach");
    }
}

/// A motif, a plan or a theme whose name is a headword is explained by that headword.
#[test]
fn what_has_a_headword_of_its_own_has_that_term() {
    let headword = |key: &str| term::all().iter().find(|term| term.id == key).map(|term| term.id);
    for motif in Motif::ALL {
        if let Some(id) = headword(motif.key()) {
            assert_eq!(motif.term(), Some(id));
        }
    }
    for theme in Theme::ALL {
        // The glossary's clearance of a line may go along it, the theme may not.
        if *theme == Theme::LineClearance {
            continue;
        }
        if let Some(id) = headword(theme.id()) {
            assert_eq!(term::of_theme(*theme), Some(id));
        }
    }
    for plan in Plan::ALL {
        if let Some(id) = headword(plan.key()) {
            assert_eq!(plan.term(), id);
        }
    }
}

/// Everything that is said of a few games and positions has its term: mates, endings, moves, rules of the opening.
#[test]
fn every_saying_has_a_term() {
    let mut seen = std::collections::BTreeSet::new();
    let mut look = |advice: &Advice| {
        exists(advice.saying().term(), advice.saying().key());
        seen.insert(match advice.saying() {
            Saying::Plan(_) => "plan",
            Saying::Mates { .. } => "mate",
            Saying::Ending(_) => "ending",
            Saying::Move(_) => "move",
            Saying::Check { .. } | Saying::Unjudged { .. } => "check",
            Saying::Wins { .. } => "win",
            Saying::Event(_) => "event",
            Saying::Prefers { .. } => "engine",
        });
    };
    let leave = || Occasion::Study.leave().unwrap();
    for fen in [
        "6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30",
        "8/8/4k3/3p4/8/4K3/4P3/8 w - - 0 1",
        "8/8/8/4k3/8/4K3/4P3/8 b - - 0 1",
        "5k2/8/5K2/5P2/8/8/8/7B w - - 0 1",
    ] {
        let position = Position::from_fen(fen).unwrap();
        PositionReview::of(&position, leave(), Effort::QUICK).advice().for_each(&mut look);
        for m in position.legal_moves().iter() {
            let review = MoveReview::of(&position, *m, leave(), Effort::QUICK, None).unwrap();
            review.findings.iter().for_each(&mut look);
        }
    }
    let start = Position::initial();
    let (mut at, mut moves) = (start, Vec::new());
    for text in "f2f3 e7e5 g2g4 d8h4".split(' ') {
        let m = at.read_uci(text).unwrap();
        at.play_unchecked(m);
        moves.push(m);
    }
    let game = GameReview::of(&start, &moves, leave(), Effort::QUICK, &[]).unwrap();
    [&game.checks.white, &game.checks.black].into_iter().flatten().for_each(&mut look);
    for kind in ["check", "ending", "mate", "move", "plan"] {
        assert!(seen.contains(kind), "{kind}: {seen:?}");
    }
}
