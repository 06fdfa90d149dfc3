//! Every kind of advice in both languages.

use crate::{Lang, Words};
use tratto_board::{Color, Position};
use tratto_lore::coach::{
    Advice, Effort, GameReview, MoveReview, Occasion, Opinion, Opinions, Plan, PositionReview, Saying, Score,
    Source, plans,
};
use tratto_lore::opening::Check;
use tratto_notation::{Form, San, Style};

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
    // A fork that wins a queen.
    "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1",
    // Nobody can mate.
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    // Endings.
    "8/8/8/4k3/8/4K3/4P3/8 b - - 0 1",
    "8/8/8/8/P4k2/8/8/K7 w - - 0 1",
    "8/8/8/8/P4k2/8/8/K7 b - - 0 1",
    "8/5P1k/5K2/8/8/8/8/8 w - - 0 1",
    "k7/8/8/P7/8/4B3/8/K7 w - - 0 1",
    "8/8/8/P7/8/4B3/6k1/K7 w - - 0 1",
    "7k/ppp5/8/PPP5/8/8/8/7K w - - 0 1",
];

/// Moves that between them give every finding.
const MOVES: &[(&str, &str)] = &[
    ("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1", "d1d8"),
    ("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1", "h2h3"),
    ("6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1", "a2b2"),
    ("7k/8/4Q1K1/8/8/8/8/8 w - - 0 1", "e6f7"),
    // The rook takes a knight that stands loose; it does not; it moves where it is taken.
    ("4k3/8/8/4n3/8/8/8/4R1K1 w - - 0 1", "e1e5"),
    ("4k3/8/8/4n3/8/8/8/4R1K1 w - - 0 1", "g1h1"),
    ("4k3/8/5p2/4p3/8/8/8/4R1K1 w - - 0 1", "e1e5"),
    // An attacked knight goes away; it stays.
    ("7k/4r3/8/8/4N3/8/3K4/8 w - - 0 1", "e4c3"),
    ("7k/4r3/8/8/4N3/8/3K4/8 w - - 0 1", "d2c2"),
    // A fork; a promotion that is let through.
    ("q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5c7"),
    ("7k/P7/8/8/8/8/1r6/6K1 b - - 0 1", "b2c2"),
    ("8/8/8/8/P4k2/8/8/K7 b - - 0 1", "f4f3"),
    ("8/5P1k/5K2/8/8/8/8/8 w - - 0 1", "f7f8q"),
    // The fork missed; allowed with another square to go to, and without.
    ("q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "e1e2"),
    ("1q2k3/8/8/3N4/8/8/8/4K3 b - - 0 1", "b8a8"),
    // Légal's line: whoever takes the queen is mated.
    ("r2qkbnr/ppp2ppp/2np4/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 4 5", "f3e5"),
];

fn findings() -> Vec<Advice> {
    let leave = Occasion::Study.leave().unwrap();
    let mut found = Vec::new();
    for (fen, played) in MOVES {
        let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let m = position.read_uci(played).unwrap();
        let after = position.play(m).unwrap();
        let source = || Source { engine: "Stockfish 15.1".to_owned(), nodes: 100_000 };
        let opinion = |at: &Position, score| {
            let line = at.legal_moves().first().copied();
            Opinion::new(at, source(), score, line).unwrap()
        };
        let (before, then) = (opinion(&position, Score::Centipawns(35)), opinion(&after, Score::Mate(2)));
        let opinions = Opinions { before: &before, after: &then };
        let review = MoveReview::of(&position, m, leave, Effort::THOROUGH, Some(opinions)).unwrap();
        found.extend(review.findings);
    }
    found
}

/// Games that keep and break the rules of the opening.
const GAMES: &[&str] = &[
    "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Nxc3 bxc3 d5 Bxd5 Bxc3 Ba3 Bxa1 Re1+ Be6",
    "a4 h6 Ra3 d6 Qd2 Nf6 Na3 Nc6",
    "e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7 O-O d6",
    "e4 e5 f4 d5 exd5 e4 d3 Nf6",
    "e4 d5 exd5 Qxd5 Nc3 Qa5",
    "e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 Nf3 c5 Bd3 Nc6 O-O Be7 Re1 O-O Bxh7+ Kxh7 Ng5+ Kg8 Qh5 Re8 Qh7+ Kf8 Qh8#",
    "e4 d5 e5 f6 d3 Nh6 Qh5+ g6 Qh3 Bxh3 Nxh3 Kd7 Ng5 Ke8 Ne6 Qd6 c3 Nc6 g3 O-O-O b3 a6 Bb2 Rg8",
    "d4 d5 Nc3 Nf6 e3 c6 g4 e6 g5 Ne4 Bd3 Bd6 Nf3 O-O h4 b6 Rh3 a6 Ke2 Bb7 a3 c5 Rg3 Nc6",
];

fn checks() -> Vec<Advice> {
    let leave = Occasion::Finished.leave().unwrap();
    let mut found = Vec::new();
    for game in GAMES {
        let (mut at, mut moves) = (Position::initial(), Vec::new());
        for text in game.split(' ') {
            let Ok(m) = San::read(&at, text) else { break };
            moves.push(m);
            at.play_unchecked(m);
        }
        let review = GameReview::of(&Position::initial(), &moves, leave, Effort::QUICK, &[]).unwrap();
        found.extend(Color::ALL.into_iter().flat_map(|side| review.checks[side].clone()));
        found.extend(review.events.into_iter().map(|(_, advice)| advice));
    }
    found
}

fn advice() -> Vec<Advice> {
    let mut found: Vec<Advice> = Vec::new();
    let leave = Occasion::Study.leave().unwrap();
    for fen in POSITIONS {
        let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let review = PositionReview::of(&position, leave, Effort::THOROUGH);
        found.extend(review.advice().cloned());
        // Where the side to move mates, the review has no plans.
        found.extend(Color::ALL.into_iter().flat_map(|side| plans(&position, side)));
    }
    found
}

/// The first two of each kind, with the position.
fn told(lang: Lang, advice: &[Advice]) -> String {
    let words = Words::of(lang);
    let style = Style::new(lang.letters(), Form::Short);
    let mut by_key: std::collections::BTreeMap<&str, Vec<String>> = std::collections::BTreeMap::new();
    for one in advice {
        let said = words.advice(one, &style);
        assert!(said.ends_with('.'), "{said}");
        let key = match one.saying() {
            Saying::Unjudged { .. } => "unjudged",
            saying => saying.key(),
        };
        let list = by_key.entry(key).or_default();
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
    insta::assert_snapshot!("advice_en", told(Lang::EN, &found));
    insta::assert_snapshot!("advice_it", told(Lang::IT, &found));
}

#[test]
fn every_finding_and_rule_is_said_in_both_languages() {
    let mut found = findings();
    for key in [
        "mates-at-once",
        "stalemates",
        "wins-material",
        "meets-attack",
        "threatens",
        "misses-mate",
        "misses-gain",
        "misses-win",
        "allows-win",
        "allows-mate",
        "hangs",
        "leaves-hanging",
        "poisoned",
        "allows-promotion",
        "spoils-ending",
        "graded",
    ] {
        assert!(found.iter().any(|advice| advice.saying().key() == key), "no move gives {key}");
    }
    found.extend(checks());
    for key in ["gambit", "castled-both", "early-queen", "demolition"] {
        assert!(found.iter().any(|advice| advice.saying().key() == key), "no game gives {key}");
    }
    assert!(
        found.iter().any(|advice| matches!(advice.saying(), Saying::Unjudged { moves: 12, .. })),
        "a case that does not arise"
    );
    assert!(
        found.iter().any(|advice| matches!(advice.saying(), Saying::Unjudged { moves: 0..=11, .. })),
        "a game too short"
    );
    for check in Check::ALL {
        let said = |wanted| {
            found.iter().any(|one| matches!(one.saying(), Saying::Check { check: of, kept, .. } if *of == check && *kept == wanted))
        };
        assert!(said(true) || said(false), "no game gives {}", check.key());
    }
    insta::assert_snapshot!("moves_en", told(Lang::EN, &found));
    insta::assert_snapshot!("moves_it", told(Lang::IT, &found));
}
