//! Solutions that were once lost, issue 15: what the texts and another program say, not what we found.

use tratto_board::{CastlingSpelling, Move, Setup};
use tratto_mate::problem::{Request, Solution, Status, Stipulation, solve, verify};

fn solved(stipulation: &str, fen: &str, intended: Option<usize>) -> Solution {
    let stipulation: Stipulation = stipulation.parse().expect("a stipulation");
    let (setup, _) = Setup::from_fen_relaxed(fen).expect("a position");
    let request = Request { intended, ..Request::default() };
    let (solution, _) = solve(&setup, &stipulation, &request).expect("it can be solved");
    verify(&stipulation, &solution).unwrap_or_else(|flaw| panic!("{fen}: {flaw}"));
    solution
}

fn uci(m: &Move) -> String {
    m.uci(CastlingSpelling::KingTwoSquares).to_string()
}

fn texts(lines: &[Vec<Move>]) -> Vec<String> {
    let mut texts: Vec<String> =
        lines.iter().map(|line| line.iter().map(uci).collect::<Vec<_>>().join(" ")).collect();
    texts.sort();
    texts
}

fn keys(stipulation: &str, fen: &str) -> Vec<String> {
    solved(stipulation, fen, None).keys.iter().map(|key| uci(&key.played)).collect()
}

/// A capture is answered by a knight that takes back with mate.
#[test]
fn taken_and_taken_back() {
    let series = solved("ser-h#2", "3N2rk/5Bpp/8/8/5q2/8/8/K7 b", None);
    let lines = ["f4c4 c4f7 d8f7", "f4c7 c7f7 d8f7", "f4f2 f2f7 d8f7", "f4f3 f3f7 d8f7", "f4f5 f5f7 d8f7"];
    assert_eq!(texts(&series.lines), lines);
    assert_eq!((texts(&series.short_lines), series.short), (vec!["f4f7 d8f7".to_owned()], Some(1)));
    assert_eq!(keys("s#2", "r7/2nB2B1/pN2p3/Pp1p1k2/1K4Rb/PPP2N1P/4p1n1/3Qr3 w"), ["b6c8"]);
    assert_eq!(keys("s#3", "8/n1R3pr/6N1/2Pk1P1p/R6K/1p2QpPP/5P1n/5r1B w"), ["e3e2"]);
}

/// A piece leaves a line, and the pawn behind which the line now lies takes it with mate.
#[test]
fn taken_by_the_pawn_of_the_new_battery() {
    let help = solved("h#1.5", "8/1RK5/kn1Q4/r1P5/P1P5/p6P/8/8 w", None);
    let lines = texts(&help.lines);
    assert!(lines.contains(&"c5c6 b6d7 c6d7".to_owned()), "{lines:?}");
    // Popeye finds 52, and Qxb6 at once.
    assert_eq!((lines.len(), texts(&help.short_lines)), (52, vec!["d6b6".to_owned()]));
    assert_eq!(keys("s#2", "8/1p4n1/1P2p3/K2Q2rp/Pp2b1p1/2pNkBR1/n1P1N2R/2b1B3 w"), ["d3b2"]);
}

/// What is solved sooner is cooked, in help play, too; all its lines are told.
#[test]
fn a_shorter_helpmate_is_no_sound_one() {
    let fen = "7k/8/6K1/8/8/8/8/R7 b";
    let cooked = solved("h#2", fen, None);
    assert_eq!((cooked.status(), cooked.short), (Status::Short, Some(1)));
    assert!(!cooked.is_sound());
    assert_eq!((cooked.lines.len(), texts(&cooked.short_lines)), (13, vec!["h8g8 a1a8".to_owned()]));
    assert_eq!(solved("h#1", fen, None).status(), Status::Sound);
}

/// The number of solutions that the composer wanted decides.
#[test]
fn as_many_solutions_as_wanted() {
    let (stipulation, fen) = ("h#1", "7k/8/6K1/8/8/8/8/Q7 b");
    let count = solved(stipulation, fen, None).lines.len();
    assert!(count > 1);
    assert_eq!(solved(stipulation, fen, None).status(), Status::Many(count));
    assert_eq!(solved(stipulation, fen, Some(count)).status(), Status::Sound);
    assert_eq!(solved(stipulation, fen, Some(count + 1)).status(), Status::Fewer(count));
    assert_eq!(solved(stipulation, fen, Some(count - 1)).status(), Status::Cooked);
}

/// Every key is told, with the moves it needs.
#[test]
fn shorter_keys_stand_beside_the_others() {
    let solution = solved("#2", "7k/8/6K1/8/8/8/8/R7 w", None);
    assert_eq!((solution.status(), solution.short), (Status::Short, Some(1)));
    let keys: Vec<(String, u8)> =
        solution.keys.iter().map(|key| uci(&key.played)).zip(solution.lengths.iter().copied()).collect();
    assert!(keys.contains(&("a1a8".to_owned(), 1)), "{keys:?}");
    assert!(keys.iter().filter(|(_, length)| *length == 2).count() > 1, "{keys:?}");
}

/// Popeye writes 24 lines for this one, without the replies that stop no threat.
#[test]
fn replies_that_stop_no_threat_have_no_play() {
    let solution = solved("#6", "5k2/4NpN1/5B2/5b2/5K2/8/8/8 w", None);
    let mut played = 0;
    let mut stack: Vec<_> = solution.keys.iter().collect();
    while let Some(one) = stack.pop() {
        for variation in &one.variations {
            assert!(!variation.lets_threat || variation.continuations.is_empty());
            played += usize::from(!variation.continuations.is_empty());
            stack.extend(&variation.continuations);
        }
    }
    assert!(played < 400, "{played} variations");
}
