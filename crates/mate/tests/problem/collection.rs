//! A collection that is not part of the project: `TRATTO_PROBLEMS` names a file of tab-separated columns (id, stipulation, FEN, number of
//! solutions, status, keys or lines in UCI, tries with their refutations). Without it there is nothing to check here.

use tratto_board::{CastlingSpelling, Move, Setup};
use tratto_mate::problem::{Kind, Request, Stipulation, solve, verify};

fn uci(m: &Move) -> String {
    m.uci(CastlingSpelling::KingTwoSquares).to_string()
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts
}

#[test]
fn agrees_on_keys_tries_and_lines() {
    let Some(path) = std::env::var_os("TRATTO_PROBLEMS") else { return };
    let text = std::fs::read_to_string(path).unwrap();
    let mut wrong = Vec::new();
    for line in text.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [id, stipulation, fen, _, _, keys, tries, ..] = columns[..] else { panic!("{line}") };
        let stipulation: Stipulation = stipulation.parse().unwrap();
        let (setup, _) = Setup::from_fen_relaxed(fen).unwrap();
        let with_tries = !matches!(stipulation.kind(), Kind::Help | Kind::SeriesHelp);
        let request = Request { tries: with_tries, set_play: true, ..Request::default() };
        let (solution, _) = solve(&setup, &stipulation, &request).unwrap();
        assert!(solution.is_complete, "{id}");
        verify(&stipulation, &solution).unwrap_or_else(|flaw| panic!("{id}: {flaw}"));
        let (found, expected) = if solution.lines.is_empty() {
            let found = solution.keys.iter().map(|key| uci(&key.played)).collect();
            (found, keys.split(' ').filter(|key| !key.is_empty()).map(str::to_owned).collect())
        } else {
            let line = |line: &Vec<Move>| line.iter().map(uci).collect::<Vec<_>>().join(" ");
            (solution.lines.iter().map(line).collect(), keys.split(" | ").map(str::to_owned).collect())
        };
        let (found, expected) = (sorted(found), sorted(expected));
        if found != expected {
            wrong.push(format!("{id} {stipulation} {fen}: {found:?} instead of {expected:?}"));
        }
        if with_tries {
            let found = solution.tries.iter().map(|one| uci(&one.play.played)).collect();
            let expected =
                tries.split(' ').filter_map(|text| text.split_once('?')).map(|(m, _)| m.to_owned()).collect();
            let (found, expected) = (sorted(found), sorted(expected));
            if found != expected {
                wrong.push(format!("{id} {stipulation} {fen}: tries {found:?} instead of {expected:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
