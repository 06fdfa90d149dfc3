//! Direct encounter (C.07 6): games among those who are tied.

use crate::{Points, Round, Tournament};

/// The rank of each of some tied players among them, from 1; `None` where nothing is decided for any of them.
pub(super) fn ranks(tournament: &Tournament, tied: &[usize], forfeits_count: bool) -> Vec<Option<usize>> {
    let mut order: Vec<(usize, usize)> = Vec::new();
    decide(tournament, tied, forfeits_count, 0, &mut order);
    let is_decided = order.iter().any(|&(_, rank)| rank > 1);
    tied.iter()
        .map(|place| {
            order.iter().find(|(other, _)| other == place).map(|&(_, rank)| rank).filter(|_| is_decided)
        })
        .collect()
}

/// Gives ranks after `above` to some tied players.
fn decide(
    tournament: &Tournament,
    tied: &[usize],
    forfeits_count: bool,
    above: usize,
    order: &mut Vec<(usize, usize)>,
) {
    let table: Vec<Scored> =
        tied.iter().map(|&place| scored(tournament, place, tied, forfeits_count)).collect();
    let groups = if table.iter().all(|scored| scored.missing == 0) {
        by_points(tied, &table)
    } else {
        first_places(tied, &table)
    };
    if groups.len() < 2 {
        order.extend(tied.iter().map(|&place| (place, above + 1)));
        return;
    }
    let mut above = above;
    for group in groups {
        match group[..] {
            [place] => order.push((place, above + 1)),
            _ => decide(tournament, &group, forfeits_count, above, order),
        }
        above += group.len();
    }
}

/// What a player scored against the others, and what the games that were not played could give.
struct Scored {
    /// In tenths of a point, times the number of encounters that an average is taken of.
    least: Share,
    most: Share,
    missing: usize,
}

/// Tenths of a point over a common denominator: several games with one opponent count as their average.
type Share = i64;

/// A number that all small numbers of encounters divide.
const COMMON: i64 = 2520;

fn scored(tournament: &Tournament, place: usize, tied: &[usize], forfeits_count: bool) -> Scored {
    let (mut least, mut missing) = (0, 0);
    for &other in tied.iter().filter(|&&other| other != place) {
        let number = tournament.entries[other].number;
        let games: Vec<Points> = tournament.entries[place]
            .rounds
            .iter()
            .filter(|round| {
                let forfeit = matches!(round, Round::ForfeitWin { .. } | Round::ForfeitLoss { .. });
                round.scheduled() == Some(number) && (forfeits_count || !forfeit)
            })
            .map(|round| round.points(&tournament.points))
            .collect();
        match i64::try_from(games.len()) {
            Ok(count) if count > 0 => {
                least +=
                    games.iter().map(|points| i64::from(points.in_tenths())).sum::<i64>() * COMMON / count;
            }
            _ => missing += 1,
        }
    }
    let win = i64::from(tournament.points.win.in_tenths()) * COMMON;
    let loss = i64::from(tournament.points.loss.in_tenths()) * COMMON;
    let missing_games = missing as i64;
    Scored { least: least + missing_games * loss, most: least + missing_games * win, missing }
}

/// All have met: groups of equal points, the most first.
fn by_points(tied: &[usize], table: &[Scored]) -> Vec<Vec<usize>> {
    let mut sorted: Vec<(i64, usize)> =
        table.iter().zip(tied).map(|(scored, &place)| (scored.least, place)).collect();
    sorted.sort_by_key(|&(points, _)| std::cmp::Reverse(points));
    sorted
        .chunk_by(|one, two| one.0 == two.0)
        .map(|group| group.iter().map(|&(_, place)| place).collect())
        .collect()
}

/// Not all have met: a place is given only to somebody who has more than every other can have, whatever the missing games would give.
fn first_places(tied: &[usize], table: &[Scored]) -> Vec<Vec<usize>> {
    let mut left: Vec<usize> = (0..tied.len()).collect();
    let mut groups = Vec::new();
    while let Some(at) =
        left.iter().position(|&one| left.iter().all(|&two| one == two || table[one].least > table[two].most))
    {
        groups.push(vec![tied[left.remove(at)]]);
    }
    if !left.is_empty() {
        groups.push(left.into_iter().map(|at| tied[at]).collect());
    }
    groups
}
