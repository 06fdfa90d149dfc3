//! Fixed schedules against the published tables, and by what they have to fulfil.

use std::collections::BTreeMap;
use tratto_tournament::schedule::{Scheduled, berger, double_berger, free, scheveningen};

#[test]
fn the_tables_of_berger() {
    let table = include_str!("../../../testdata/tournament/berger.tsv");
    let mut wanted: BTreeMap<(u16, usize), Vec<Scheduled>> = BTreeMap::new();
    for line in table.lines().skip(1) {
        let fields: Vec<u16> = line.split('\t').map(|field| field.parse().expect("a number")).collect();
        let game = Scheduled { white: fields[3], black: fields[4] };
        wanted.entry((fields[0], usize::from(fields[1]))).or_default().push(game);
    }
    assert!(wanted.len() > 40, "{}", wanted.len());
    for ((players, round), games) in wanted {
        assert_eq!(berger(players)[round - 1], games, "{players} players, round {round}");
    }
}

/// The longest run of one colour that anybody has.
fn longest_run(players: u16, rounds: &[Vec<Scheduled>]) -> usize {
    (1..=players)
        .map(|number| {
            let colors: Vec<bool> = rounds
                .iter()
                .flatten()
                .filter(|game| game.white == number || game.black == number)
                .map(|game| game.white == number)
                .collect();
            colors.chunk_by(|one, two| one == two).map(<[bool]>::len).max().unwrap_or(0)
        })
        .max()
        .unwrap_or(0)
}

#[test]
fn everybody_meets_everybody_and_colors_alternate() {
    for players in 2..=41u16 {
        let rounds = berger(players);
        assert_eq!(rounds.len(), usize::from(players - 1 + players % 2));
        let mut met: Vec<(u16, u16)> = rounds
            .iter()
            .flatten()
            .map(|game| (game.white.min(game.black), game.white.max(game.black)))
            .collect();
        met.sort_unstable();
        let all: Vec<(u16, u16)> =
            (1..=players).flat_map(|one| (one + 1..=players).map(move |two| (one, two))).collect();
        assert_eq!(met, all, "{players} players");
        assert!(longest_run(players, &rounds) <= 2, "{players} players");
        let double = double_berger(players);
        assert_eq!(double.len(), 2 * rounds.len());
        if players > 2 {
            assert!(longest_run(players, &double) <= 2, "{players} players, twice");
        }
        for round in &rounds {
            assert_eq!(free(players, round).is_some(), players % 2 == 1);
        }
    }
    assert!(berger(0).is_empty() && berger(1).is_empty());
}

#[test]
fn scheveningen_has_every_game_once_and_colors_even() {
    for boards in 0..=9 {
        let Some(rounds) = scheveningen(boards) else {
            assert!(![2, 3, 4, 5, 6, 8].contains(&boards));
            continue;
        };
        assert_eq!(rounds.len(), usize::from(boards));
        let mut games = Vec::new();
        let mut balance: BTreeMap<(bool, u8), i32> = BTreeMap::new();
        for (white, black) in rounds.iter().flatten() {
            assert_ne!(white.is_first, black.is_first);
            let (one, two) = if white.is_first { (white, black) } else { (black, white) };
            games.push((one.board, two.board));
            *balance.entry((white.is_first, white.board)).or_default() += 1;
            *balance.entry((black.is_first, black.board)).or_default() -= 1;
        }
        games.sort_unstable();
        let all: Vec<(u8, u8)> =
            (1..=boards).flat_map(|one| (1..=boards).map(move |two| (one, two))).collect();
        assert_eq!(games, all);
        assert!(balance.values().all(|balance| balance.abs() <= 1), "{boards} boards");
    }
}
