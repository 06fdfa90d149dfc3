//! Every kind of advice in both languages.

use crate::{Lang, Words};
use tratto_board::{Color, Position};
use tratto_lore::coach::{Advice, Effort, Occasion, Plan, PositionReview};
use tratto_notation::{Form, Style};

/// Positions that between them give every plan and every note on an ending.
const POSITIONS: &[&str] = &[
    // Opening: develop, castle.
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 3",
    // A rook behind the passer, king to the centre, luft.
    "6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30",
    "r5k1/5ppp/8/8/8/2p5/5PPP/1R4K1 w - - 0 30",
    // Ahead, behind.
    "4r1k1/pp3ppp/8/8/8/8/PP3PPP/R3R1K1 w - - 0 30",
    // A chain from c3 to e5, and b5–b4 against its base; a rook behind a passer of theirs.
    "4k3/5ppp/4p3/pp1pP3/3P4/2P5/5PPP/4K3 b - - 0 20",
    "6k1/5ppp/8/R7/8/2p5/5PPP/6K1 w - - 0 30",
    // Minority attack: c-file half-open for White.
    "r2q1rk1/pp2bppp/2p2n2/3p4/3P4/2N1PN2/PP3PPP/R2Q1RK1 w - - 0 14",
    // Majority.
    "4k3/5ppp/8/8/8/8/PPP2PPP/4K3 w - - 0 30",
    // Opposite castling.
    "r4rk1/pppq1ppp/2np1n2/4p3/4P3/2NP1N2/PPPQ1PPP/2KR3R w - - 0 12",
    "r4rk1/ppp2p1p/8/6P1/8/8/PPP2P2/2KR3R b - - 0 20",
    // Knights: outpost, blockade, pinned piece, a weak pawn.
    "4k3/pp3ppp/3p4/4p3/4P3/2N5/PPP2PPP/4K3 w - - 0 20",
    "4k3/pp3ppp/8/3p4/8/5N2/PPP2PPP/4K3 w - - 0 20",
    "4k3/pp3ppp/8/3p4/3N4/8/PPP2PPP/4K3 w - - 0 20",
    "r3k2r/pp3ppp/2nq4/1B1p4/3P4/8/PPP2PPP/R2QK2R w KQ - 0 14",
    "4k3/ppp2ppp/2n5/1B6/3P4/8/PPP2PPP/4K3 w - - 0 20",
    // Bad bishops, the bishop pair, space.
    "2b1k3/pp1n1ppp/4p3/3pP3/3P4/2N5/PP3PPP/2B1K3 w - - 0 20",
    "2b1k3/pp1n1ppp/4p3/3pP3/3P4/2N5/PP3PPP/2B1K3 b - - 0 20",
    "r1bqk2r/pp3ppp/2np1n2/2p1p3/2B1P3/2NP4/PPPB1PPP/R2QK2R w KQkq - 0 9",
    "r1bqr1k1/pp1n1ppp/2p1pn2/8/2PPP3/2N2N2/PP3PPP/R1BQR1K1 w - - 0 12",
    // Rooks: open file, the seventh.
    "r4rk1/ppp2ppp/8/8/8/8/PPP2PPP/R4RK1 w - - 0 20",
    "6k1/pp3ppp/8/8/8/8/PP3PPP/3R2K1 w - - 0 30",
    // Attack on a king, an idle officer, an overloaded piece.
    "r4rk1/ppp4p/8/4N2Q/8/3B4/PPP2PPP/R3R1K1 w - - 0 20",
    "r4rk1/ppp2ppp/8/8/8/6P1/PPP2PBN/R4RKB w - - 0 20",
    "3r2k1/4qppp/8/8/8/8/5PPP/3RR1K1 w - - 0 25",
    // Mates.
    "6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1",
    "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
    // Endings.
    "8/8/8/4k3/8/4K3/4P3/8 b - - 0 1",
    "8/8/8/8/P4k2/8/8/K7 w - - 0 1",
    "8/8/8/8/P4k2/8/8/K7 b - - 0 1",
    "8/5P1k/5K2/8/8/8/8/8 w - - 0 1",
    "k7/8/8/P7/8/4B3/8/K7 w - - 0 1",
    "8/8/8/P7/8/4B3/6k1/K7 w - - 0 1",
    "7k/ppp5/8/PPP5/8/8/8/7K w - - 0 1",
];

fn advice() -> Vec<Advice> {
    let mut found: Vec<Advice> = Vec::new();
    let leave = Occasion::Study.leave().unwrap();
    for fen in POSITIONS {
        let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let review = PositionReview::of(&position, leave, Effort::THOROUGH);
        found.extend(review.advice().cloned());
    }
    found
}

/// The first two of each kind, with the position.
fn told(lang: Lang) -> String {
    let words = Words::of(lang);
    let style = Style::new(lang.letters(), Form::Short);
    let mut by_key: std::collections::BTreeMap<&str, Vec<String>> = std::collections::BTreeMap::new();
    for one in advice() {
        let said = words.advice(&one, &style);
        assert!(said.ends_with('.'), "{said}");
        let list = by_key.entry(one.saying().key()).or_default();
        if list.len() < 3 && !list.contains(&said) {
            list.push(said);
        }
    }
    by_key.into_iter().map(|(key, list)| format!("{key}\n    {}\n", list.join("\n    "))).collect()
}

#[test]
fn every_plan_is_said_in_both_languages() {
    let found = advice();
    let missing: Vec<&str> = Plan::ALL
        .iter()
        .map(|plan| plan.key())
        .filter(|key| !found.iter().any(|advice| advice.saying().key() == *key))
        .collect();
    assert!(missing.is_empty(), "no position gives {missing:?}");
    assert!(found.iter().any(|advice| advice.side() == Color::Black));
    insta::assert_snapshot!("advice_en", told(Lang::EN));
    insta::assert_snapshot!("advice_it", told(Lang::IT));
}
