//! The edition of 2026 as it is written: all candidates of a bracket in the order of articles 4.2 to 4.4, each judged by the criteria one
//! by one, the earliest best taken. Nothing is shared with the code under test but the record of each player and the choice of colours.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use tratto_board::Color;
use tratto_tournament::swiss::{Candidate, Float, Strength, color};
use tratto_tournament::{Acceleration, Number, Plan, Points, Tournament, generate};

/// Pairs as places among the candidates, and the one who gets the bye.
type Found = (Vec<(usize, usize)>, Option<usize>);

struct Literal<'t> {
    tournament: &'t Tournament,
    players: Vec<Candidate>,
    initial: Color,
    /// The score of the player who gets the bye, if the number is odd.
    bye: Option<Points>,
}

/// What a bracket's candidate is blamed for, the weightiest first. The smaller one is better.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Blame {
    floaters: usize,
    scores: Vec<Points>,
    next: (usize, Vec<Points>),
    unplayed: usize,
    colors: [usize; 4],
    /// C14 to C17.
    floats: [usize; 4],
    /// C18 to C21.
    differences: [Vec<i32>; 4],
}

impl Literal<'_> {
    fn may_meet(&self, one: usize, two: usize) -> bool {
        let (a, b) = (&self.players[one], &self.players[two]);
        let forbidden =
            self.tournament.forbidden.iter().any(|forbidden| {
                forbidden.players.contains(&a.number) && forbidden.players.contains(&b.number)
            });
        let rounds = self.tournament.paired_rounds();
        let is_last = self.tournament.rounds.is_some_and(|all| usize::from(all) == rounds + 1);
        let most = self.tournament.points.win.in_tenths() * rounds as i32;
        let is_top = |player: &Candidate| is_last && player.score.in_tenths() * 2 > most;
        let clash = a.strength == Strength::Absolute
            && b.strength == Strength::Absolute
            && a.preference == b.preference
            && !is_top(a)
            && !is_top(b);
        !forbidden && !clash && !a.met.contains(&b.place)
    }

    fn may_have_bye(&self, one: usize) -> bool {
        self.players[one].may_have_bye && Some(self.players[one].score) == self.bye
    }

    /// C4: whether all can be paired, one of them with the bye if the number is odd.
    fn completes(&self, left: &[usize]) -> bool {
        let Some((&first, others)) = left.split_first() else { return true };
        if left.len() % 2 == 1 && self.may_have_bye(first) && self.completes(others) {
            return true;
        }
        (0..others.len()).any(|at| {
            let mut rest = others.to_vec();
            let second = rest.remove(at);
            self.may_meet(first, second) && self.completes(&rest)
        })
    }

    fn pair(&mut self) -> Option<Found> {
        let all: Vec<usize> = (0..self.players.len()).collect();
        if all.len() % 2 == 1 {
            let scores: BTreeSet<Points> = self.players.iter().map(|player| player.score).collect();
            let possible = scores.into_iter().find(|&score| {
                self.bye = Some(score);
                self.completes(&all)
            });
            self.bye = Some(possible?);
        } else if !self.completes(&all) {
            return None;
        }
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for &index in &all {
            match groups.last_mut() {
                Some(group) if self.players[group[0]].score == self.players[index].score => group.push(index),
                _ => groups.push(vec![index]),
            }
        }
        let (mut pairs, mut moved) = (Vec::new(), Vec::new());
        for at in 0..groups.len() {
            let next = groups.get(at + 1).cloned().unwrap_or_default();
            let rest: Vec<usize> = groups.iter().skip(at + 2).flatten().copied().collect();
            let (found, floaters) = self.bracket(&moved, &groups[at], &next, &rest)?;
            pairs.extend(found);
            moved = floaters;
        }
        Some((pairs, moved.first().copied()))
    }

    fn bracket(
        &self,
        moved: &[usize],
        own: &[usize],
        next: &[usize],
        rest: &[usize],
    ) -> Option<(Vec<(usize, usize)>, Vec<usize>)> {
        let everybody = [moved, own].concat();
        let below = [next, rest].concat();
        for pairs in (0..=everybody.len() / 2).rev() {
            let mut best: Option<(Blame, Vec<(usize, usize)>, Vec<usize>)> = None;
            for candidate in candidates(moved, own, pairs) {
                if !candidate.iter().all(|&(one, two)| self.may_meet(one, two)) {
                    continue;
                }
                let paired: BTreeSet<usize> = candidate.iter().flat_map(|&(one, two)| [one, two]).collect();
                let floaters: Vec<usize> =
                    everybody.iter().copied().filter(|one| !paired.contains(one)).collect();
                let mut left = [floaters.clone(), below.clone()].concat();
                left.sort_unstable();
                // Two who move down together cannot be paired with each other below.
                if !self.completes_without(&left, &floaters) {
                    continue;
                }
                let blame = self.blame(moved, own, &candidate, &floaters, next, rest);
                if best.as_ref().is_none_or(|(least, ..)| blame < *least) {
                    best = Some((blame, candidate, floaters));
                }
            }
            if let Some((_, pairs, floaters)) = best {
                return Some((pairs, floaters));
            }
        }
        None
    }

    /// The same as `completes`, but that no two of `apart` meet.
    fn completes_without(&self, left: &[usize], apart: &[usize]) -> bool {
        let Some((&first, others)) = left.split_first() else { return true };
        if left.len() % 2 == 1 && self.may_have_bye(first) && self.completes_without(others, apart) {
            return true;
        }
        (0..others.len()).any(|at| {
            let mut rest = others.to_vec();
            let second = rest.remove(at);
            let both = apart.contains(&first) && apart.contains(&second);
            !both && self.may_meet(first, second) && self.completes_without(&rest, apart)
        })
    }

    /// C8: the most pairs in the next bracket, and then the lowest scores of those left there.
    fn next(&self, floaters: &[usize], next: &[usize], rest: &[usize]) -> (usize, Vec<Points>) {
        fn go(
            literal: &Literal<'_>,
            open: &[usize],
            floaters: &[usize],
            left: &mut Vec<usize>,
            rest: &[usize],
            best: &mut Option<(usize, Vec<Points>)>,
        ) {
            let Some((&first, others)) = open.split_first() else {
                let mut below = [left.as_slice(), rest].concat();
                below.sort_unstable();
                if literal.completes_without(&below, left) {
                    let mut scores: Vec<Points> =
                        left.iter().map(|&one| literal.players[one].score).collect();
                    scores.sort_unstable_by_key(|score| Reverse(*score));
                    let found = (left.len(), scores);
                    if best.as_ref().is_none_or(|least| found < *least) {
                        *best = Some(found);
                    }
                }
                return;
            };
            for at in 0..others.len() {
                let second = others[at];
                let both = floaters.contains(&first) && floaters.contains(&second);
                if !both && literal.may_meet(first, second) {
                    let mut remaining = others.to_vec();
                    remaining.remove(at);
                    go(literal, &remaining, floaters, left, rest, best);
                }
            }
            left.push(first);
            go(literal, others, floaters, left, rest, best);
            left.pop();
        }
        if next.is_empty() {
            return (0, Vec::new());
        }
        let mut best = None;
        go(self, &[floaters, next].concat(), floaters, &mut Vec::new(), rest, &mut best);
        best.unwrap_or((usize::MAX, Vec::new()))
    }

    fn blame(
        &self,
        moved: &[usize],
        own: &[usize],
        pairs: &[(usize, usize)],
        floaters: &[usize],
        next: &[usize],
        rest: &[usize],
    ) -> Blame {
        let player = |index: usize| &self.players[index];
        let score = |index: usize| player(index).score.in_tenths();
        let mut blame = Blame { floaters: floaters.len(), ..Blame::default() };
        blame.scores = floaters.iter().map(|&one| player(one).score).collect();
        blame.scores.sort_unstable_by_key(|score| Reverse(*score));
        blame.next = self.next(floaters, next, rest);
        let has_bye = self.bye.is_some_and(|bye| bye >= player(own[0]).score);
        if has_bye && floaters.len() == 1 {
            blame.unplayed = self.tournament.paired_rounds() - player(floaters[0]).games;
        }
        for &(one, two) in pairs {
            let (high, low) = (player(one.min(two)), player(one.max(two)));
            let (first, _) = color(high, low, self.initial);
            for (player, got) in [(high, first), (low, !first)] {
                let difference = player.difference + if got.is_white() { 1 } else { -1 };
                let third = matches!(player.colors[..], [.., one, two] if one == got && two == got);
                let refused = player.preference.is_some_and(|wish| wish != got);
                blame.colors[0] += usize::from(difference.abs() > 2);
                blame.colors[1] += usize::from(third);
                blame.colors[2] += usize::from(refused);
                blame.colors[3] += usize::from(refused && player.strength == Strength::Strong);
            }
        }
        for back in [0, 1] {
            blame.floats[2 * back] = floaters
                .iter()
                .filter(|&&one| own.contains(&one) && player(one).floats[back] == Some(Float::Down))
                .count();
            let opponents = || pairs.iter().filter(|(one, _)| moved.contains(one));
            let rising = |&&(_, two): &&(usize, usize)| player(two).floats[back] == Some(Float::Up);
            blame.floats[2 * back + 1] = opponents().filter(rising).count();
            let mut down: Vec<i32> = opponents()
                .filter(|&&(one, _)| player(one).floats[back] == Some(Float::Down))
                .map(|&(one, two)| score(one) - score(two))
                .collect();
            // One who moves down again counts for more than any difference with a resident.
            down.extend(
                floaters
                    .iter()
                    .filter(|&&one| moved.contains(&one) && player(one).floats[back] == Some(Float::Down))
                    .map(|&one| 10_000 + score(one)),
            );
            let mut up: Vec<i32> =
                opponents().filter(rising).map(|&(one, two)| score(one) - score(two)).collect();
            down.sort_unstable_by_key(|difference| Reverse(*difference));
            up.sort_unstable_by_key(|difference| Reverse(*difference));
            blame.differences[2 * back] = down;
            blame.differences[2 * back + 1] = up;
        }
        blame
    }
}

/// All candidates of a bracket with so many pairs, in the order of generation.
fn candidates(moved: &[usize], own: &[usize], pairs: usize) -> Vec<Vec<(usize, usize)>> {
    let mut all = Vec::new();
    for count in (0..=moved.len().min(pairs).min(own.len())).rev() {
        if 2 * (pairs - count) > own.len() - count {
            continue;
        }
        for set in subsets(moved.len(), count) {
            for first in transpositions(own, count) {
                let opponents = &first[..count];
                let with_moved: Vec<(usize, usize)> =
                    set.iter().map(|&at| moved[at]).zip(opponents.iter().copied()).collect();
                let remainder: Vec<usize> =
                    own.iter().copied().filter(|one| !opponents.contains(one)).collect();
                for (upper, lower) in exchanges(&remainder, pairs - count) {
                    for order in transpositions(&lower, upper.len()) {
                        let mut candidate = with_moved.clone();
                        candidate.extend(upper.iter().copied().zip(order));
                        all.push(candidate);
                    }
                }
            }
        }
    }
    all
}

/// Sets of so many places, in alphabetical order.
fn subsets(size: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for last in count - 1..size {
        for mut set in subsets(last, count - 1) {
            set.push(last);
            all.push(set);
        }
    }
    all.sort();
    all
}

/// 4.2: arrangements of the lower half that differ in their first places, in alphabetical order.
fn transpositions(of: &[usize], first: usize) -> Vec<Vec<usize>> {
    if first == 0 {
        return vec![of.to_vec()];
    }
    let mut all = Vec::new();
    for at in 0..of.len() {
        let mut rest = of.to_vec();
        let chosen = rest.remove(at);
        for mut order in transpositions(&rest, first - 1) {
            order.insert(0, chosen);
            all.push(order);
        }
    }
    all
}

/// 4.3: the upper and the lower half with players exchanged, in the order of the article.
fn exchanges(of: &[usize], pairs: usize) -> Vec<(Vec<usize>, Vec<usize>)> {
    let mut found = Vec::new();
    for count in 0..=pairs.min(of.len() - pairs) {
        for down in subsets(pairs, count) {
            for up in subsets(of.len() - pairs, count) {
                let up: Vec<usize> = up.into_iter().map(|at| at + pairs).collect();
                let difference = up.iter().sum::<usize>() - down.iter().sum::<usize>();
                let mut largest_down = down.clone();
                largest_down.reverse();
                let key = (count, difference, Reverse(largest_down), up.clone());
                let upper: Vec<usize> = (0..of.len())
                    .filter(|at| (*at < pairs && !down.contains(at)) || up.contains(at))
                    .collect();
                let lower: Vec<usize> = (0..of.len()).filter(|at| !upper.contains(at)).collect();
                let players = |places: Vec<usize>| places.into_iter().map(|at| of[at]).collect::<Vec<_>>();
                found.push((key, players(upper), players(lower)));
            }
        }
    }
    found.sort();
    found.into_iter().map(|(_, upper, lower)| (upper, lower)).collect()
}

#[test]
fn the_numbers_of_transpositions_are_those_of_the_handbook() {
    let eleven: Vec<usize> = (0..6).collect();
    assert_eq!(transpositions(&eleven, 5).len(), 720);
    let nine: Vec<usize> = (0..9).collect();
    assert_eq!(transpositions(&nine, 2).len(), 72);
}

#[test]
fn the_engine_finds_the_earliest_best_candidate() {
    let most = if std::env::var_os("TRATTO_SLOW").is_some() { 20_000 } else { 250 };
    let (mut rounds, mut hard) = (0, 0);
    for seed in 0..most {
        let players = 5 + (seed % 5) as u16;
        let mut regulations = Tournament::default();
        if seed % 4 == 1 {
            regulations.acceleration = Acceleration::Baku;
        }
        if seed % 3 == 1 {
            regulations.points.pairing_bye = Points::tenths(5);
        }
        let plan = Plan {
            players,
            rounds: (3 + seed % 5).min(u64::from(players) - 1) as u8,
            draws: [10, 50][(seed / 5 % 2) as usize],
            forfeits: [12, 0][(seed / 3 % 2) as usize],
            withdrawals: 80,
            half_byes: [10, 0][(seed / 2 % 2) as usize],
            absences: 30,
            ..Plan::default()
        };
        let (event, _) = generate(&regulations, &plan, seed);
        for round in 0..event.paired_rounds() {
            let before = event.before(round);
            let initial = event.first_color().expect("it was drawn");
            let mut literal =
                Literal { tournament: &before, players: before.candidates(), initial, bye: None };
            let found = literal.pair();
            let number = |index: usize| literal.players[index].number;
            let wanted: Option<BTreeSet<(Number, Option<Number>)>> = found.map(|(pairs, bye)| {
                let mut all: BTreeSet<_> = pairs
                    .iter()
                    .map(|&(one, two)| (number(one.min(two)), Some(number(one.max(two)))))
                    .collect();
                all.extend(bye.map(|bye| (number(bye), None)));
                all
            });
            let rank = |of: Number| literal.players.iter().position(|player| player.number == of);
            let given = before.pair().ok().map(|pairing| {
                let mut all: BTreeSet<_> = pairing
                    .pairs
                    .iter()
                    .map(|pair| {
                        let in_order = rank(pair.white) < rank(pair.black);
                        let (high, low) =
                            if in_order { (pair.white, pair.black) } else { (pair.black, pair.white) };
                        (high, Some(low))
                    })
                    .collect();
                all.extend(pairing.bye.map(|bye| (bye, None)));
                all
            });
            assert_eq!(given, wanted, "seed {seed}, round {}", round + 1);
            rounds += 1;
            hard += usize::from(wanted.is_some_and(|pairs| pairs.len() > 3));
        }
    }
    assert!(rounds > 700 && hard > 200, "{rounds} rounds, {hard} of them with four pairs or a bye");
}
