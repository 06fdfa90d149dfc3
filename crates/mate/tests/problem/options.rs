//! What may be asked for beside the solution. The expectations are the output of Popeye 4.104.

use tratto_board::{Bitboard, CastlingSpelling, Move, Setup, Square};
use tratto_mate::problem::{Limits, Request, Rights, Solution, Status, solve, verify};

fn solved(stipulation: &str, fen: &str, request: &Request<'_>) -> Solution {
    let setup = Setup::from_fen_relaxed(fen).expect("a position").0;
    let stipulation = stipulation.parse().expect("a stipulation");
    let (solution, _) = solve(&setup, &stipulation, request).expect("one king a side");
    verify(&stipulation, &solution).expect("it holds");
    solution
}

fn uci(m: &Move) -> String {
    m.uci(CastlingSpelling::KingTwoSquares).to_string()
}

/// Lines as they can be compared: in order of the alphabet.
fn told(lines: &[Vec<Move>]) -> Vec<String> {
    let mut told: Vec<String> =
        lines.iter().map(|line| line.iter().map(uci).collect::<Vec<_>>().join(" ")).collect();
    told.sort();
    told
}

const SET: Request<'static> = Request {
    refutations: 0,
    set_play: true,
    other_side: false,
    no_castling: Bitboard::EMPTY,
    depth: None,
    rights: Rights::Convention,
    intended: None,
    limits: Limits { nodes: None, stop: None, hash: None, solutions: None },
    progress: None,
    spread: None,
};

#[test]
fn set_play_where_both_sides_help() {
    let fen = "7k/p7/6K1/8/8/8/8/1R6 b";
    let set = |stipulation: &str| told(&solved(stipulation, fen, &SET).set_lines);
    assert_eq!(set("h#1"), ["b1b8"]);
    assert_eq!(set("h#1.5"), ["a7a5 b1b8", "a7a6 b1b8", "h8g8 b1b8"]);
    assert_eq!(set("ser-h#1"), ["b1b8"]);
    assert_eq!(set("ser-h#2"), ["b1b8"]);
    assert_eq!(set("h#0.5"), [""; 0], "there is nothing to leave out");
    let lines = set("h#2");
    assert_eq!(lines.len(), 35);
    for line in ["b1b8", "b1f1 a7a6 f1f8", "g6f7 h8h7 b1h1", "g6h6 a7a5 b1b8"] {
        assert!(lines.iter().any(|found| found == line), "{line}");
    }
    assert!(!lines.iter().any(|line| line.starts_with("b1f1 h8g8")), "there is a way out over f8");
    // Black is in check and cannot leave the move to White.
    assert_eq!(told(&solved("h#1", "7k/8/6K1/8/8/8/8/Q7 b", &SET).set_lines), [""; 0]);
    assert!(solved("h#1", fen, &Request::default()).set_lines.is_empty(), "not asked for");
}

#[test]
fn the_other_side_begins() {
    let other = Request { other_side: true, ..SET };
    let helped = solved("h#1", "7r/8/8/8/8/8/PPk5/K7 b", &other);
    assert_eq!(told(&helped.lines), ["b2b3 h8h1", "b2b4 h8h1"]);
    assert_eq!(told(&helped.set_lines), ["h8h1"]);
    let forced = solved("#1", "7r/8/8/8/8/8/PP1k4/K7 w", &other);
    assert_eq!(forced.keys.iter().map(|key| uci(&key.played)).collect::<Vec<_>>(), ["h8h1"]);
    let half = solved("h#1.5", "7r/8/8/8/8/8/PP1k4/K7 w", &other);
    assert_eq!(told(&half.set_lines), ["a1b1 h8h1"]);
    assert_eq!(told(&half.short_lines), ["h8h1"]);
    let lines = told(&half.lines);
    assert_eq!(lines.len(), 13);
    for line in ["d2c2 b2b3 h8h1", "d2c2 b2b4 h8h1", "d2d3 a1b1 h8h1", "h8c8 a1b1 c8c1", "h8g8 a1b1 g8g1"] {
        assert!(lines.iter().any(|found| found == line), "{line}");
    }
}

#[test]
fn tries_with_more_refutations_than_one() {
    let tries = |refutations: usize| -> Vec<String> {
        let request = Request { refutations, ..Request::default() };
        let solution = solved("#2", "7k/2b5/6K1/8/8/8/8/1Q6 w", &request);
        assert_eq!(solution.status(), Status::NoSolution);
        let told = solution.tries.iter().map(|one| {
            let mut replies: Vec<String> = one.refutations.iter().map(uci).collect();
            replies.sort();
            format!("{}? {}", uci(&one.play.played), replies.join(" "))
        });
        let mut told: Vec<String> = told.collect();
        told.sort();
        told
    };
    assert_eq!(tries(0), [""; 0]);
    let one = ["b1a1? c7e5", "b1b2? c7e5", "b1b5? c7d6", "b1b7? h8g8", "b1b8? c7b8"];
    assert_eq!(tries(1), one);
    let mut two = vec![
        "b1f5? c7d6 h8g8",
        "b1e4? c7d6 c7e5",
        "b1b4? c7d6 h8g8",
        "b1h1? c7h2 h8g8",
        "b1e1? c7d6 c7e5",
        "g6h6? c7f4 h8g8",
    ];
    two.extend(one);
    two.sort_unstable();
    assert_eq!(tries(2), two);
}

#[test]
fn castling_that_is_denied() {
    let keys = |squares: &[Square]| {
        let no_castling = squares.iter().copied().collect();
        let solution =
            solved("#1", "5k2/R7/4R3/6R1/8/8/8/4K2R w", &Request { no_castling, ..Request::default() });
        let mut keys: Vec<String> = solution.keys.iter().map(|key| uci(&key.played)).collect();
        keys.sort();
        keys
    };
    assert_eq!(keys(&[]), ["e1g1", "h1f1", "h1h8"]);
    assert_eq!(keys(&[Square::A1]), ["e1g1", "h1f1", "h1h8"]);
    assert_eq!(keys(&[Square::H1]), ["h1f1", "h1h8"]);
    assert_eq!(keys(&[Square::E1]), ["h1f1", "h1h8"]);
    assert_eq!(keys(&[Square::E8, Square::H8]), ["e1g1", "h1f1", "h1h8"], "the other side's");
}

#[test]
fn no_more_solutions_than_are_wanted() {
    let limits = |solutions| Limits { solutions: Some(solutions), ..Limits::default() };
    let found = |stipulation: &str, solutions: usize| {
        let request = Request { limits: limits(solutions), ..Request::default() };
        let found = solved(stipulation, "7k/p7/6K1/8/8/8/8/1R6 b", &request);
        (found.short_lines.len() + found.lines.len(), found.is_complete)
    };
    assert_eq!(found("h#1", 2), (2, false));
    assert_eq!(found("h#1", 3), (3, true), "there are no more");
    assert_eq!(found("h#2", 5), (5, false));
    let request = Request { limits: limits(1), ..Request::default() };
    let forced = solved("#1", "5k2/R7/4R3/6R1/8/8/8/4K2R w", &request);
    assert_eq!((forced.keys.len(), forced.lengths.len(), forced.is_complete), (1, 1, false));
}
