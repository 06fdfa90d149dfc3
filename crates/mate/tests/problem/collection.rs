//! A collection that is not part of the project: `TRATTO_PROBLEMS` names a file of tab-separated columns (id, stipulation, FEN, number of
//! solutions, status, keys or lines in UCI, tries with their refutations). Without it there is nothing to check here.

use tratto_board::{CastlingSpelling, Move, MoveKind, Position, Role, Setup};
use tratto_mate::problem::{Kind, Request, Rights, Stipulation, Try, solve, verify};

fn uci(m: &Move) -> String {
    m.uci(CastlingSpelling::KingTwoSquares).to_string()
}

/// A move as the file has refutations: `Kd5-e4`, `Sd8*e6`, `a7-a8=S`, `0-0`.
fn long(position: &Position, m: Move) -> String {
    if m.is_castling() {
        return if m.to().file() > m.from().file() { "0-0" } else { "0-0-0" }.to_owned();
    }
    let letter = |role: Role| match role {
        Role::Pawn => String::new(),
        Role::Knight => "S".to_owned(),
        role => role.letter().to_ascii_uppercase().to_string(),
    };
    let piece = position.role_at(m.from()).map(letter).unwrap_or_default();
    let passing = m.kind() == MoveKind::EnPassant;
    let sign = if position.role_at(m.to()).is_some() || passing { '*' } else { '-' };
    let becomes = m.promotes_to().map(|role| format!("={}", letter(role.role()))).unwrap_or_default();
    format!("{piece}{}{sign}{}{becomes}", m.from(), m.to())
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
        // The file's positions say that no pawn can be captured en passant; as the command does, we believe them.
        let rights = Rights::Said;
        let request =
            Request { refutations: usize::from(with_tries), set_play: true, rights, ..Request::default() };
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
            let told = |one: &Try| {
                let mut after = solution.position;
                after.play_unchecked(one.play.played);
                format!("{}?({})", uci(&one.play.played), long(&after, one.refutations[0]))
            };
            let found = solution.tries.iter().map(told).collect();
            let expected = tries.split(' ').filter(|text| text.contains('?')).map(str::to_owned).collect();
            let (found, expected) = (sorted(found), sorted(expected));
            if found != expected {
                wrong.push(format!("{id} {stipulation} {fen}: tries {found:?} instead of {expected:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
