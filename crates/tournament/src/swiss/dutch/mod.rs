//! The FIDE (Dutch) system, C.04.3.
//!
//! Brackets are paired from the top. The rule compares all candidates of a bracket under criteria that look at the whole field: who is
//! left must still be pairable (C4), and the next bracket as good as it can be (C8). A bracket is first paired by itself, as if
//! those criteria were met; then it is proved that they are, by showing a pairing of everybody else. Every candidate of the whole problem is
//! one of the smaller problem, so that what is best there, and fulfils the rest, is best. Where the proof fails, more of the field
//! is looked at: the next scoregroup, and at last everybody. [`Effort`] says where to begin; all give the same pairing.

mod bracket;
mod criteria;
mod criteria2017;
mod perfect;

use super::field::Field;
use crate::matching::Cover;
use crate::{Edition, Points};
use bracket::Paired;
use criteria::{Bye, Scope};
use std::collections::VecDeque;

/// How much of the field a bracket's problem looks at to begin with.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[doc(hidden)]
pub enum Effort {
    /// First the candidates with nothing to blame, then the bracket alone, then more.
    Least,
    /// The bracket alone, then more.
    Bracket,
    /// The bracket and the next scoregroup, then more.
    Next,
    /// Everybody, in every bracket.
    Whole,
}

/// Pairs by place in the field, and who gets the bye. `None` if no pairing fulfils the absolute criteria.
pub(super) fn pair(
    field: &Field,
    edition: Edition,
    effort: Effort,
) -> Option<(Vec<(usize, usize)>, Option<usize>)> {
    let mut round = Round::new(field, edition, effort)?;
    let mut groups: VecDeque<Vec<usize>> = scoregroups(field).into();
    let mut moved: Vec<usize> = Vec::new();
    let mut pairs = Vec::new();
    while let Some(group) = groups.pop_front() {
        let next = groups.front().cloned().unwrap_or_default();
        let rest: Vec<usize> = groups.iter().skip(1).flatten().copied().collect();
        let paired = match edition {
            Edition::Dutch2026 => round.bracket(&moved, &group, &next, &rest)?,
            Edition::Dutch2017 => round.bracket_2017(&moved, &group, &next, &rest, groups.len())?,
        };
        if paired.collapses && !groups.is_empty() {
            groups = VecDeque::from([groups.into_iter().flatten().collect()]);
        }
        pairs.extend_from_slice(&paired.pairs);
        moved = paired.floaters;
    }
    // Whoever is left has the bye.
    match moved[..] {
        [] => Some((pairs, None)),
        [bye] if round.bye.is_some() => Some((pairs, Some(bye))),
        _ => None,
    }
}

fn scoregroups(field: &Field) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for index in 0..field.len() {
        match groups.last_mut() {
            Some(group) if field.candidates[group[0]].score == field.candidates[index].score => {
                group.push(index)
            }
            _ => groups.push(vec![index]),
        }
    }
    groups
}

struct Round<'f> {
    field: &'f Field,
    edition: Edition,
    effort: Effort,
    /// The bye, where the number is odd.
    bye: Option<Bye>,
    /// A pairing of everybody left, which proves that there is one. The last vertex is the bye.
    cover: Cover,
}

impl<'f> Round<'f> {
    /// Finds the lowest score for the bye with which everybody can be paired.
    fn new(field: &'f Field, edition: Edition, effort: Effort) -> Option<Round<'f>> {
        let mut round = Round { field, edition, effort, bye: None, cover: Cover::new(field.len() + 1) };
        let mut present: Vec<usize> = (0..field.len()).collect();
        if present.len().is_multiple_of(2) {
            return round.covers(&present, true).then_some(round);
        }
        let mut scores: Vec<Option<Points>> = match edition {
            Edition::Dutch2017 => vec![None],
            Edition::Dutch2026 => field.candidates.iter().map(|player| Some(player.score)).collect(),
        };
        scores.dedup();
        present.push(field.len());
        for score in scores.into_iter().rev() {
            round.bye = Some(Bye { score });
            round.cover = Cover::new(field.len() + 1);
            if round.covers(&present, true) {
                return Some(round);
            }
        }
        None
    }

    fn joined(&self) -> impl Fn(usize, usize) -> bool + use<'f> {
        let (field, bye) = (self.field, self.bye);
        move |i, j| {
            let (low, high) = (i.min(j), i.max(j));
            if high < field.len() {
                return field.may_meet(low, high);
            }
            bye.is_some_and(|bye| bye.may_go_to(&field.candidates[low]))
        }
    }

    /// Whether everybody of `present` can be paired at once; the proof is kept for the next question if `keep`.
    fn covers(&mut self, present: &[usize], keep: bool) -> bool {
        let mut cover = self.cover.clone();
        let mut is_present = vec![false; self.field.len() + 1];
        for &vertex in present {
            is_present[vertex] = true;
        }
        for vertex in 0..is_present.len() {
            if !is_present[vertex] {
                cover.release(vertex);
            }
        }
        let is_complete = cover.complete(present, self.joined());
        if is_complete && keep {
            self.cover = cover;
        }
        is_complete
    }

    fn bracket(
        &mut self,
        moved: &[usize],
        group: &[usize],
        next: &[usize],
        rest: &[usize],
    ) -> Option<Paired> {
        let score = self.field.candidates[group[0]].score;
        let has_bye = self.bye.and_then(|bye| bye.score).is_some_and(|bye| bye >= score);
        let scope = |next: &[usize], rest: &[usize], bye: Option<Bye>, is_complete| Scope {
            moved: moved.to_vec(),
            residents: group.to_vec(),
            next: next.to_vec(),
            rest: rest.to_vec(),
            bye,
            is_before_last: false,
            is_complete,
        };
        if self.effort == Effort::Least
            && moved.is_empty()
            && let Some(paired) = self.perfect(group, next, rest, has_bye)
        {
            return Some(paired);
        }
        if self.effort <= Effort::Bracket {
            let own = if has_bye {
                // The one who gets the bye is in this bracket: everybody else of it has to be paired.
                let own = scope(&[], &[], self.bye, true);
                Some(bracket::pair(self.field, &own, self.edition)).filter(|paired| !paired.is_impossible)
            } else {
                Some(bracket::pair(self.field, &scope(&[], &[], None, false), self.edition))
            };
            if let Some(paired) = own
                && self.is_proved(&paired, next, rest, has_bye)
            {
                return Some(paired);
            }
        }
        if self.effort <= Effort::Next && !has_bye && !next.is_empty() {
            let paired = bracket::pair(self.field, &scope(next, &[], None, false), self.edition);
            if self.is_proved_with_next(&paired, next, rest) {
                return Some(paired);
            }
        }
        let whole = bracket::pair(self.field, &scope(next, rest, self.bye, true), self.edition);
        if whole.is_impossible || !self.covers(&self.left(&whole.floaters, next, rest), true) {
            return None;
        }
        Some(whole)
    }

    /// The edition of 2017: a bracket is paired without a look at those further down, and again if they cannot all be paired
    /// then: that is the penultimate bracket, and all below it becomes one, the collapsed last bracket.
    fn bracket_2017(
        &mut self,
        moved: &[usize],
        group: &[usize],
        next: &[usize],
        rest: &[usize],
        groups_below: usize,
    ) -> Option<Paired> {
        let is_last = groups_below == 0;
        let scope = |next: &[usize], rest: &[usize], bye: Option<Bye>, is_complete| Scope {
            moved: moved.to_vec(),
            residents: group.to_vec(),
            next: next.to_vec(),
            rest: rest.to_vec(),
            bye,
            is_before_last: groups_below == 1,
            is_complete,
        };
        let is_uniform =
            self.field.candidates[group[0]].score == self.field.candidates[group[group.len() - 1]].score;
        let has_bye = is_last && self.bye.is_some();
        if self.effort == Effort::Least
            && moved.is_empty()
            && is_uniform
            && let Some(paired) = self.perfect(group, next, rest, has_bye)
        {
            return Some(paired);
        }
        if !is_last {
            if self.effort <= Effort::Bracket {
                let paired = bracket::pair(self.field, &scope(&[], &[], None, false), self.edition);
                if self.is_proved(&paired, next, rest, false) {
                    return Some(paired);
                }
            }
            let paired = bracket::pair(self.field, &scope(next, &[], None, false), self.edition);
            let left = self.left(&paired.floaters, next, rest);
            if self.covers(&left, true) {
                return Some(paired);
            }
        }
        let below = [next, rest].concat();
        let mut paired = bracket::pair(self.field, &scope(&[], &below, self.bye, true), self.edition);
        let left = self.left(&paired.floaters, next, rest);
        if paired.is_impossible || !self.covers(&left, true) {
            return None;
        }
        paired.collapses = true;
        Some(paired)
    }

    /// The vertices that are left below a bracket, with the bye.
    fn left(&self, floaters: &[usize], next: &[usize], rest: &[usize]) -> Vec<usize> {
        let mut left: Vec<usize> = [floaters, next, rest].concat();
        left.extend(self.bye.map(|_| self.field.len()));
        left
    }

    /// Takes a perfect candidate of a bracket into which nobody was moved down.
    fn perfect(&mut self, group: &[usize], next: &[usize], rest: &[usize], has_bye: bool) -> Option<Paired> {
        use super::history::Float;
        let pairs = group.len() / 2;
        let (upper, lower) = group.split_at(pairs);
        let players = &self.field.candidates;
        let fresh = |i: usize| !players[i].floated(0, Float::Down) && !players[i].floated(1, Float::Down);
        let gets_bye = |i: usize| self.bye.is_some_and(|bye| bye.may_go_to(&players[i]));
        // C9 of 2026: whoever gets the bye has played as many games as can be.
        let most = match self.edition {
            Edition::Dutch2017 => None,
            Edition::Dutch2026 => group.iter().filter(|&&i| gets_bye(i)).map(|&i| players[i].games).max(),
        };
        let may_be_left = |i: usize| {
            fresh(i) && (!has_bye || gets_bye(i) && most.is_none_or(|most| players[i].games == most))
        };
        let order = perfect::first_perfect(self.field, upper, lower, may_be_left)?;
        let mut is_left = vec![true; lower.len()];
        let mut paired = Paired::default();
        for (&i, place) in upper.iter().zip(order) {
            paired.pairs.push((i, lower[place]));
            is_left[place] = false;
        }
        paired.floaters = lower.iter().zip(is_left).filter(|(_, left)| *left).map(|(&i, _)| i).collect();
        self.is_proved(&paired, next, rest, has_bye).then_some(paired)
    }

    /// Whether a candidate of the bracket alone is as good as any can be in what was not looked at: the rest can be paired, and with
    /// those who move down the next scoregroup makes as many pairs as it has players for, leaving nobody of them over.
    fn is_proved(&mut self, paired: &Paired, next: &[usize], rest: &[usize], has_bye: bool) -> bool {
        let floaters = &paired.floaters;
        if has_bye {
            // The one who moves down gets the bye, and the others pair among themselves.
            return floaters.len() == 1 && self.covers(&[next, rest].concat(), false) && {
                let left = self.left(floaters, next, rest);
                self.covers(&left, true)
            };
        }
        if floaters.is_empty() {
            let left = self.left(&[], next, rest);
            return self.covers(&left, true);
        }
        let mut both = [floaters.as_slice(), next].concat();
        if both.len().is_multiple_of(2) {
            let mut own = Cover::new(self.field.len() + 1);
            let below: Vec<usize> = rest.iter().copied().chain(self.bye.map(|_| self.field.len())).collect();
            let left = self.left(floaters, next, rest);
            return own.complete(&both, self.joined())
                && self.covers(&below, false)
                && self.covers(&left, true);
        }
        // One of the next scoregroup is left over: the proof needs one with whom the rest can be paired.
        for at in (floaters.len()..both.len()).rev().take(8) {
            let over = both.remove(at);
            let mut own = Cover::new(self.field.len() + 1);
            let is_full = own.complete(&both, self.joined());
            let below: Vec<usize> = [over]
                .into_iter()
                .chain(rest.iter().copied())
                .chain(self.bye.map(|_| self.field.len()))
                .collect();
            if is_full && self.covers(&below, false) {
                let left = self.left(floaters, next, rest);
                return self.covers(&left, true);
            }
            both.insert(at, over);
        }
        false
    }

    /// The same where the next scoregroup was looked at: whoever is over there has to be pairable with the rest.
    fn is_proved_with_next(&mut self, paired: &Paired, next: &[usize], rest: &[usize]) -> bool {
        let mut is_paired = vec![false; self.field.len()];
        for &(one, two) in &paired.next_pairs {
            is_paired[one] = true;
            is_paired[two] = true;
        }
        let below: Vec<usize> = paired
            .floaters
            .iter()
            .chain(next)
            .copied()
            .filter(|&i| !is_paired[i])
            .chain(rest.iter().copied())
            .chain(self.bye.map(|_| self.field.len()))
            .collect();
        self.covers(&below, false) && {
            let left = self.left(&paired.floaters, next, rest);
            self.covers(&left, true)
        }
    }
}
