//! The project's own problems, `testdata/problems/basics.tsv`.

use tratto_board::{CastlingSpelling, Move, Setup};
use tratto_mate::problem::{Request, Stipulation, solve, verify};

fn uci(m: &Move) -> String {
    m.uci(CastlingSpelling::KingTwoSquares).to_string()
}

#[test]
fn as_written_down() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/problems/basics.tsv");
    let text = std::fs::read_to_string(path).unwrap();
    let mut written = String::new();
    for line in text.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, stipulation, fen, ..] = columns[..] else {
            written.push_str(&format!("{line}\n"));
            continue;
        };
        let stipulation: Stipulation = stipulation.parse().unwrap();
        let setup = Setup::from_fen(fen).unwrap_or_else(|error| panic!("{name}: {error}"));
        let request = Request { tries: true, set_play: true, ..Request::default() };
        let (solution, _) = solve(&setup, &stipulation, &request).unwrap();
        verify(&stipulation, &solution).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
        let mut keys: Vec<String> = solution.keys.iter().map(|key| uci(&key.played)).collect();
        keys.extend(solution.lines.iter().map(|line| line.iter().map(uci).collect::<Vec<_>>().join(" ")));
        keys.sort();
        let found = solution.status();
        written.push_str(&format!("{name}\t{stipulation}\t{fen}\t{found}\t{}\n", keys.join(" | ")));
    }
    if std::env::var_os("TRATTO_WRITE").is_some() {
        std::fs::write(path, &written).unwrap();
        return;
    }
    for (found, expected) in written.lines().zip(text.lines()) {
        assert_eq!(found, expected);
    }
}
