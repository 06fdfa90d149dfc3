//! The project's own problems, `testdata/problems/basics.tsv`.

use std::sync::atomic::AtomicBool;
use tratto_board::{CastlingSpelling, Move, Setup, Square};
use tratto_mate::problem::{
    Illegal, Limits, Request, Solution, Status, Stipulation, Twin, Variation, illegality, parts, solve,
    verify,
};

fn uci(m: &Move) -> String {
    m.uci(CastlingSpelling::KingTwoSquares).to_string()
}

/// Status and keys of every twin, as the files have them: `sound / cooked`, `a1a6 / b1b7 | b1b8`.
fn told(stipulation: &str, fen: &str, twins: &[&str]) -> Result<(String, String), String> {
    let stipulation: Stipulation = stipulation.parse().map_err(|error| format!("{error}"))?;
    let setup = Setup::from_fen(fen).map_err(|error| error.to_string())?;
    let twins: Result<Vec<Twin>, _> = twins.iter().map(|text| text.parse()).collect();
    let twins = twins.map_err(|error| error.to_string())?;
    let (mut statuses, mut all) = (Vec::new(), Vec::new());
    for part in parts(&setup, &stipulation, &twins, false).map_err(|error| error.to_string())? {
        let request = Request { refutations: 1, set_play: true, ..Request::default() };
        let (solution, _) = solve(&part.setup, &part.stipulation, &request).ok_or("no king")?;
        verify(&part.stipulation, &solution).map_err(|flaw| flaw.to_string())?;
        let mut keys: Vec<String> = solution.keys.iter().map(|key| uci(&key.played)).collect();
        keys.extend(solution.lines.iter().map(|line| line.iter().map(uci).collect::<Vec<_>>().join(" ")));
        keys.sort();
        statuses.push(solution.status().to_string());
        all.push(keys.join(" | "));
    }
    Ok((statuses.join(" / "), all.join(" / ")))
}

/// Solves a file and compares it with what is written there; `TRATTO_WRITE` writes it anew.
fn check(file: &str) {
    let path = format!("{}/../../testdata/problems/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect("the file is there");
    let mut written = String::new();
    for line in text.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, stipulation, fen, ..] = columns[..] else {
            written.push_str(&format!("{line}\n"));
            continue;
        };
        let twins = columns.get(5..).unwrap_or_default();
        let (status, keys) = told(stipulation, fen, twins).unwrap_or_else(|what| panic!("{name}: {what}"));
        let twins: String = twins.iter().map(|twin| format!("\t{twin}")).collect();
        written.push_str(&format!("{name}\t{stipulation}\t{fen}\t{status}\t{keys}{twins}\n"));
    }
    if std::env::var_os("TRATTO_WRITE").is_some() {
        std::fs::write(path, &written).expect("the file can be written");
        return;
    }
    for (found, expected) in written.lines().zip(text.lines()) {
        assert_eq!(found, expected);
    }
}

#[test]
fn as_written_down() {
    check("basics.tsv");
}

#[test]
fn classics_and_others_as_written_down() {
    check("classics.tsv");
}

/// Positions that cannot arise, each with the only reason that is found.
#[test]
fn illegal_positions_as_written_down() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/problems/illegal.tsv");
    let text = std::fs::read_to_string(path).unwrap();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, fen, reason] = columns[..] else { panic!("{line}") };
        let setup = Setup::from_fen(fen).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut found: Vec<&str> = illegality(&setup)
            .iter()
            .map(|one| match one {
                Illegal::Board(_) => "board",
                Illegal::Promotions { .. } => "promotions",
                Illegal::PawnCaptures { .. } => "captures",
                Illegal::LockedBishop { .. } => "bishop",
                Illegal::NoLastMove { .. } => "no last move",
                _ => "another",
            })
            .collect();
        found.dedup();
        let expected: Vec<&str> = if reason == "legal" { Vec::new() } else { vec![reason] };
        assert_eq!(found, expected, "{name}");
    }
}

/// However the work is spread, the solution is the same; here over two threads, and backwards.
#[test]
fn spread_over_threads() {
    let backwards = |parts: usize, work: &(dyn Fn(usize) + Sync)| {
        std::thread::scope(|scope| {
            for thread in 0..2 {
                scope.spawn(move || (0..parts).rev().filter(|part| part % 2 == thread).for_each(work));
            }
        });
    };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/problems/basics.tsv");
    for line in std::fs::read_to_string(path).unwrap().lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, stipulation, fen, ..] = columns[..] else { continue };
        let (setup, stipulation) = (Setup::from_fen(fen).unwrap(), stipulation.parse().unwrap());
        let alone = Request { refutations: 1, set_play: true, ..Request::default() };
        let spread = Request { spread: Some(&backwards), ..alone };
        let [alone, spread] = [alone, spread].map(|request| {
            let (solution, _) = solve(&setup, &stipulation, &request).unwrap();
            Solution { nodes: 0, ..solution }
        });
        assert_eq!(alone, spread, "{name}");
    }
}

/// A search that is stopped says so, and what it has found by then is true.
#[test]
fn stopped_before_the_end() {
    let setup = Setup::from_fen("n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1").unwrap();
    let stipulation = "#5".parse().unwrap();
    let limits = Limits { nodes: Some(50_000), ..Limits::default() };
    let (solution, _) = solve(&setup, &stipulation, &Request { limits, ..Request::default() }).unwrap();
    assert!(!solution.is_complete);
    assert_eq!(solution.status(), Status::Unfinished);
    assert!(solution.nodes < 60_000, "{} nodes", solution.nodes);
    let stop = AtomicBool::new(true);
    let limits = Limits { stop: Some(&stop), ..Limits::default() };
    let (solution, _) = solve(&setup, &stipulation, &Request { limits, ..Request::default() }).unwrap();
    assert!(!solution.is_complete);
    verify(&stipulation, &solution).unwrap();
}

/// Loyd's main line after 1. hxg3 Be3: the rook still goes to h4, but it is no mate any more, so that this is no threat carried out.
/// One move earlier Be3 itself stops nothing, since Rg4 solves as it did: it is no defence, as Popeye has it.
#[test]
fn a_threat_that_only_checks_is_not_carried_out() {
    let to = |list: &[Variation], square: Square| {
        list.iter().find(|one| one.defence.to() == square).expect("the bishop goes there").clone()
    };
    let setup = Setup::from_fen("8/6R1/7p/5K1k/8/6p1/5bPP/8 w - - 0 1").unwrap();
    let (solution, _) = solve(&setup, &"#4".parse().unwrap(), &Request::default()).unwrap();
    assert!(to(&solution.keys[0].variations, Square::E3).lets_threat);
    let setup = Setup::from_fen("8/6R1/7p/5K1k/8/4b1P1/6P1/8 w - - 0 1").unwrap();
    let (solution, _) = solve(&setup, &"#3".parse().unwrap(), &Request::default()).unwrap();
    let second = solution.keys.iter().find(|key| key.played.to() == Square::G4).expect("the rook goes there");
    assert!(second.threats[0].variations.is_empty(), "mate is threatened");
    let between = to(&second.variations, Square::G5);
    assert_eq!(between.continuations[0].played, second.threats[0].played);
    assert!(!between.continuations[0].variations.is_empty() && !between.lets_threat);
}
