//! Agreement with labelled positions: see `testdata/winnability/README.md`.

use crate::{assert_mates, is_slow, position};
use tratto_board::Color;
use tratto_mate::winnable::{Budget, Verdict, verdict_watched, verdict_with_effort};

/// Checks every so many lines of a file, both sides; gives how many questions there were and how many needed the full
/// search.
fn check(file: &str, every: usize) -> (usize, usize) {
    let path = format!("{}/../../testdata/winnability/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let (mut asked, mut slow) = (0, 0);
    for (number, line) in (1..).zip(text.lines()).step_by(every) {
        let (label, fen) = line.split_at(2);
        let position = position(fen);
        for (letter, winner) in label.chars().zip(Color::ALL) {
            let (verdict, effort) = verdict_with_effort(&position, winner, Budget::default());
            match verdict {
                Verdict::Winnable { line } => {
                    assert_ne!(letter, '-', "{file}:{number}: {winner} cannot mate");
                    assert_mates(&position, &line, winner);
                }
                Verdict::Unwinnable { why } => {
                    assert_eq!(letter, '-', "{file}:{number}: {winner} can mate, {why:?}");
                }
                Verdict::Undetermined => panic!("{file}:{number}: undetermined for {winner}"),
            }
            asked += 1;
            slow += (effort.searches > 0) as usize;
        }
    }
    (asked, slow)
}

#[test]
fn real_games() {
    let (asked, slow) = check("lichess.txt", if is_slow() { 1 } else { 20 });
    assert!(slow * 100 <= asked, "{slow} of {asked} needed the full search");
}

#[test]
fn hard_ones() {
    check("positions.txt", if is_slow() { 1 } else { 60 });
}

/// A search with less room knows less, and nothing else.
#[test]
fn with_less_room_an_answer_stays_open_and_is_never_another() {
    let path = format!("{}/../../testdata/winnability/positions.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut open = [0; 3];
    let rooms = [100, 3_000, 250_000];
    let hard = text.lines().filter(|line| line.contains("1k6/1P1p1p1p/BP"));
    for line in text.lines().step_by(if is_slow() { 1 } else { 60 }).chain(hard.take(2)) {
        let (label, fen) = line.split_at(2);
        for (letter, winner) in label.chars().zip(Color::ALL) {
            for (room, open) in rooms.into_iter().zip(&mut open) {
                match verdict_with_effort(&position(fen), winner, Budget::FULL.in_room(room)).0 {
                    Verdict::Winnable { .. } => assert_ne!(letter, '-', "{fen}: {winner} cannot mate"),
                    Verdict::Unwinnable { why } => {
                        assert_eq!(letter, '-', "{fen}: {winner} can mate, {why:?}")
                    }
                    Verdict::Undetermined => *open += 1,
                }
            }
        }
    }
    assert!(open[0] > open[2], "the room makes no difference: {open:?}");
}

#[test]
fn no_search_is_given_more_room_than_there_is() {
    assert_eq!(Budget::nodes(7).in_room(u32::MAX), Budget::nodes(7));
    assert_eq!((Budget::FULL.in_room(9).room(), Budget::FULL.in_room(9).get()), (9, Budget::FULL.get()));
}

#[test]
fn whoever_watches_is_told_all_and_can_stop_it() {
    let hard = position("1k6/1P1p1p1p/BP6/1P6/1p6/8/1P1P1PKP/8 w - -");
    let (_, alone) = verdict_with_effort(&hard, Color::Black, Budget::FULL.in_room(20_000));
    let mut told = Vec::new();
    let mut watched = |most: u64| {
        told.clear();
        let verdict = verdict_watched(&hard, Color::Black, Budget::FULL.in_room(20_000), &mut |nodes| {
            told.push(nodes);
            nodes < most
        });
        assert!(told.is_sorted(), "{told:?}");
        (verdict, told[0], told[told.len() - 1])
    };
    let (_, first, last) = watched(u64::MAX);
    assert_eq!((first, last), (0, alone.nodes));
    assert_eq!(watched(0), (Verdict::Undetermined, 0, 0), "nothing is begun");
    let (verdict, _, last) = watched(5_000);
    assert!(verdict.is_undetermined());
    assert!((5_000..50_000).contains(&last), "{last}");
}

/// The position by which the server's tests and its benchmark of load ask what is hard; where it becomes easy they need another.
#[test]
fn the_walls_of_the_servers_tests_are_hard() {
    let walls = position("1k6/1P1p1p1p/BP6/1P6/1p6/8/1P1P1PKP/8 w - -");
    let (_, effort) = verdict_with_effort(&walls, Color::Black, Budget::nodes(2_000_000).in_room(250_000));
    assert!(effort.nodes > 100_000, "only {} nodes", effort.nodes);
}
