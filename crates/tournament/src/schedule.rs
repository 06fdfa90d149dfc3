//! Fixed schedules: round robins by the tables of Berger, and Scheveningen matches (C.05, annexes).

use std::sync::LazyLock;

/// A game of a schedule, by numbers from 1. In a Scheveningen match White and Black are [`Seat`]s instead.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scheduled {
    /// The number that has White.
    pub white: u16,
    /// The number that has Black.
    pub black: u16,
}

/// The rounds of a round robin by the tables of Berger, boards in order. With an odd number of players whoever would meet the number after the
/// last is free, and that game is left out.
///
/// ```
/// use tratto_tournament::schedule::{Scheduled, berger};
/// let rounds = berger(4);
/// assert_eq!(rounds[1], [Scheduled { white: 4, black: 3 }, Scheduled { white: 1, black: 2 }]);
/// ```
#[must_use]
pub fn berger(players: u16) -> Vec<Vec<Scheduled>> {
    if players < 2 {
        return Vec::new();
    }
    let even = u32::from(players) + u32::from(players % 2);
    let others = even - 1;
    (1..=others)
        .map(|round| {
            // The one who meets the last number; those around that one meet each other, going outwards.
            let first = 1 + (round - 1) * (even / 2) % others;
            let number = |offset: u32| 1 + (first - 1 + offset) % others;
            let opening = if round % 2 == 1 { (first, even) } else { (even, first) };
            let rest = (1..even / 2).map(|board| (number(board), number(others - board)));
            std::iter::once(opening)
                .chain(rest)
                .filter(|&(white, black)| white <= u32::from(players) && black <= u32::from(players))
                .map(|(white, black)| Scheduled { white: white as u16, black: black as u16 })
                .collect()
        })
        .collect()
}

/// The same twice, the second time with the colours reversed. The last two rounds of the first cycle are exchanged, because otherwise some players would
/// have three games running with one colour where the cycles meet.
#[must_use]
pub fn double_berger(players: u16) -> Vec<Vec<Scheduled>> {
    let mut first = berger(players);
    let second: Vec<Vec<Scheduled>> = first
        .iter()
        .map(|round| round.iter().map(|game| Scheduled { white: game.black, black: game.white }).collect())
        .collect();
    let rounds = first.len();
    if rounds >= 2 {
        first.swap(rounds - 2, rounds - 1);
    }
    first.extend(second);
    first
}

/// The number that is free in each round of a round robin with an odd number of players.
#[must_use]
pub fn free(players: u16, round: &[Scheduled]) -> Option<u16> {
    (1..=players).find(|number| !round.iter().any(|game| game.white == *number || game.black == *number))
}

/// A player of a Scheveningen match.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seat {
    /// Whether of the first team.
    pub is_first: bool,
    /// The board, from 1.
    pub board: u8,
}

static SCHEVENINGEN: LazyLock<Vec<(u8, usize, Seat, Seat)>> = LazyLock::new(|| {
    let seat =
        |text: &str| Some(Seat { is_first: text.starts_with('A'), board: text.get(1..)?.parse().ok()? });
    let rows = include_str!("../data/scheveningen.tsv").lines().skip(1);
    rows.filter_map(|line| {
        let mut fields = line.split('\t');
        let (boards, round) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        Some((boards, round, seat(fields.nth(1)?)?, seat(fields.next()?)?))
    })
    .collect()
});

/// A match of two teams in which each player meets all of the other team: White and Black of each game, round by round. There are tables for 2 to 6
/// and 8 boards; for others there is none.
#[must_use]
pub fn scheveningen(boards: u8) -> Option<Vec<Vec<(Seat, Seat)>>> {
    let games: Vec<_> = SCHEVENINGEN.iter().filter(|(size, ..)| *size == boards).collect();
    let rounds = games.iter().map(|(_, round, ..)| *round).max()?;
    let of_round = |round| {
        games
            .iter()
            .filter(move |(_, other, ..)| *other == round)
            .map(|&&(_, _, white, black)| (white, black))
    };
    Some((1..=rounds).map(|round| of_round(round).collect()).collect())
}
