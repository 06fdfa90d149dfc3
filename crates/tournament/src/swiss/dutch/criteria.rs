//! The quality criteria of the Dutch system as the weight of a pair.
//!
//! Each criterion has a field of bits in a number, the weightier criteria above, so that comparing sums of weights compares criterion by
//! criterion. A field is wide enough for the sum over all pairs of the bracket. Criteria that cannot tell pairs of this bracket
//! apart have no field.

use crate::Points;
use crate::matching::Weight;
use crate::swiss::field::Field;
use crate::swiss::history::{Candidate, Float, Strength};

/// The part of the field that a bracket's problem looks at.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    /// Players moved down into this bracket, in order.
    pub(super) moved: Vec<usize>,
    /// The players of the bracket's own scoregroup, in order.
    pub(super) residents: Vec<usize>,
    /// The players of the next scoregroup, where they are looked at.
    pub(super) next: Vec<usize>,
    /// All players below that, where they are looked at.
    pub(super) rest: Vec<usize>,
    /// The bye, where it is looked at.
    pub(super) bye: Option<Bye>,
    /// In the edition of 2017: whether the next scoregroup is the last one.
    pub(super) is_before_last: bool,
    /// Whether every player looked at has to be matched (criterion C4), with the bye if that is looked at; otherwise those
    /// who are not paired simply move down.
    pub(super) is_complete: bool,
}

/// The pairing-allocated bye of a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Bye {
    /// The score of the player who gets it (C5 of 2026); any score in the edition of 2017.
    pub(super) score: Option<Points>,
}

impl Bye {
    /// Whether a player may get it.
    pub(super) fn may_go_to(self, player: &Candidate) -> bool {
        player.may_have_bye && self.score.is_none_or(|score| score == player.score)
    }
}

/// What a vertex of the problem is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Moved(usize),
    Resident(usize),
    Next(usize),
    Rest(usize),
    Bye,
    /// Makes the number even, where not everybody has to be matched.
    Spare,
}

impl Role {
    pub(super) fn player(self) -> Option<usize> {
        match self {
            Role::Moved(player) | Role::Resident(player) | Role::Next(player) | Role::Rest(player) => {
                Some(player)
            }
            Role::Bye | Role::Spare => None,
        }
    }
}

impl Scope {
    pub(super) fn roles(&self) -> Vec<Role> {
        let mut roles: Vec<Role> = self.moved.iter().map(|&player| Role::Moved(player)).collect();
        roles.extend(self.residents.iter().map(|&player| Role::Resident(player)));
        roles.extend(self.next.iter().map(|&player| Role::Next(player)));
        roles.extend(self.rest.iter().map(|&player| Role::Rest(player)));
        if self.bye.is_some() {
            roles.push(Role::Bye);
        }
        if !roles.len().is_multiple_of(2) {
            roles.push(Role::Spare);
        }
        roles
    }
}

/// Where each criterion's field begins; `None` where it has none.
#[derive(Clone, Debug, Default)]
pub(super) struct Criteria {
    /// Whether the pair is allowed at all, where everybody has to be matched.
    allowed: Option<u32>,
    pairs: Option<u32>,
    /// By score of the players moved down.
    scores: Vec<(Points, u32)>,
    next_pairs: Option<u32>,
    next_scores: Vec<(Points, u32)>,
    bye_games: Option<(u32, Vec<usize>)>,
    wide_difference: Option<u32>,
    third_in_a_row: Option<u32>,
    preferences: Option<u32>,
    strong_preferences: Option<u32>,
    /// One round ago and two.
    down: [Option<u32>; 2],
    up: [Option<u32>; 2],
    moved_down: [Vec<(Points, u32)>; 2],
    moved_up: [Vec<(Points, u32)>; 2],
    /// All bits, with the room below.
    pub(super) bits: u32,
    bye: Option<Bye>,
    resident: Points,
}

/// How many bits hold the numbers up to `most`.
pub(super) fn bits(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

impl Criteria {
    /// The fields for a problem, with `room` bits left below them for the order of generation.
    pub(super) fn new(field: &Field, scope: &Scope, room: u32) -> Criteria {
        let player = |index: &usize| &field.candidates[*index];
        let (moved, residents) = (&scope.moved, &scope.residents);
        let bracket = moved.len() + residents.len();
        let wide = bits(bracket);
        let all = || moved.iter().chain(residents).map(player);
        let resident = residents.first().map_or(Points::ZERO, |first| player(first).score);
        let mut groups: Vec<(Points, usize)> = Vec::new();
        for index in moved {
            match groups.last_mut() {
                Some((score, count)) if *score == player(index).score => *count += 1,
                _ => groups.push((player(index).score, 1)),
            }
        }
        // From the least criterion up, because fields are laid from the lowest bit up.
        let mut next_bit = room;
        let mut lay = |width: u32, needed: bool| {
            needed.then(|| {
                let at = next_bit;
                next_bit += width;
                at
            })
        };
        let mut criteria = Criteria { bye: scope.bye, resident, ..Criteria::default() };
        let by_score = |lay: &mut dyn FnMut(u32, bool) -> Option<u32>, needed: bool| -> Vec<(Points, u32)> {
            groups
                .iter()
                .rev()
                .filter_map(|&(score, count)| Some((score, lay(bits(count), needed)?)))
                .collect()
        };
        for back in [1, 0] {
            let has_down = moved.iter().any(|index| player(index).floated(back, Float::Down));
            let has_up =
                !moved.is_empty() && residents.iter().any(|index| player(index).floated(back, Float::Up));
            criteria.moved_up[back] = by_score(&mut lay, has_up);
            criteria.moved_down[back] = by_score(&mut lay, has_down);
        }
        for back in [1, 0] {
            let has_up =
                !moved.is_empty() && residents.iter().any(|index| player(index).floated(back, Float::Up));
            let has_down = residents.iter().any(|index| player(index).floated(back, Float::Down));
            criteria.up[back] = lay(wide, has_up);
            criteria.down[back] = lay(wide + 1, has_down);
        }
        let two = |count: usize| count > 1;
        let strong = all().filter(|player| player.strength >= Strength::Strong).count();
        let absolute = all().filter(|player| player.is_absolute()).count();
        criteria.strong_preferences = lay(wide, two(strong));
        criteria.preferences = lay(wide, two(all().filter(|player| player.preference.is_some()).count()));
        criteria.third_in_a_row = lay(wide, two(absolute));
        criteria.wide_difference = lay(wide, two(absolute));
        if let Some(bye) = scope.bye {
            let mut games: Vec<usize> =
                all().filter(|player| bye.may_go_to(player)).map(|player| player.games).collect();
            games.sort_unstable();
            games.dedup();
            // C9 is for a bracket that floats just the one player who gets the bye: then that player's score is not below.
            if criteria.may_take_bye() && games.len() > 1 {
                let at = lay(bits(games.len()), true).unwrap_or(0);
                criteria.bye_games = Some((at, games));
            }
        }
        if !scope.next.is_empty() {
            let wide = bits(bracket + scope.next.len());
            let mut groups = groups.clone();
            groups.push((resident, residents.len()));
            criteria.next_scores = groups
                .iter()
                .rev()
                .filter_map(|&(score, count)| Some((score, lay(bits(count), true)?)))
                .collect();
            criteria.next_pairs = lay(wide, true);
        }
        criteria.scores = by_score(&mut lay, true);
        criteria.pairs = lay(wide, true);
        let everybody = bracket + scope.next.len() + scope.rest.len();
        criteria.allowed = lay(bits(everybody), scope.is_complete);
        criteria.bits = next_bit;
        criteria
    }

    /// The weight of matching two vertices; `is_single` says whether C9 applies.
    pub(super) fn weight<W: Weight>(&self, field: &Field, one: Role, two: Role, is_single: bool) -> W {
        let unit = |at: &Option<u32>| at.map_or(W::ZERO, |at| W::shifted(1, at));
        let (upper, lower) = match (one, two) {
            (Role::Bye, role) | (role, Role::Bye) => return self.bye_weight(field, role, is_single),
            (Role::Spare, _) | (_, Role::Spare) => return W::ZERO,
            pair => pair,
        };
        let (Some(i), Some(j)) = (upper.player(), lower.player()) else { return W::ZERO };
        if !field.may_meet(i, j) {
            return W::ZERO;
        }
        let (high, low) = (&field.candidates[i], &field.candidates[j]);
        match (upper, lower) {
            // Two who were both moved down cannot be paired: they would have been before.
            (Role::Moved(_), Role::Moved(_)) => W::ZERO,
            (Role::Moved(_) | Role::Resident(_), Role::Resident(_)) => {
                let is_moved = matches!(upper, Role::Moved(_));
                unit(&self.allowed).plus(self.pair_weight(high, low, is_moved))
            }
            (_, Role::Next(_)) => {
                let from_above = !matches!(upper, Role::Next(_));
                let score = if from_above { in_field(&self.next_scores, high.score) } else { W::ZERO };
                unit(&self.allowed).plus(unit(&self.next_pairs)).plus(score)
            }
            _ => unit(&self.allowed),
        }
    }

    fn bye_weight<W: Weight>(&self, field: &Field, role: Role, is_single: bool) -> W {
        let Some(player) = role.player().map(|index| &field.candidates[index]) else { return W::ZERO };
        if !self.bye.is_some_and(|bye| bye.may_go_to(player)) {
            return W::ZERO;
        }
        let mut weight = self.allowed.map_or(W::ZERO, |at| W::shifted(1, at));
        if let (true, Some((at, games))) = (is_single, &self.bye_games)
            && let Ok(rank) = games.binary_search(&player.games)
        {
            weight = weight.plus(W::shifted(rank as u32, *at));
        }
        weight
    }

    /// A pair in this bracket.
    fn pair_weight<W: Weight>(&self, high: &Candidate, low: &Candidate, is_moved: bool) -> W {
        let mut weight = W::ZERO;
        let mut count = |at: Option<u32>, value: u32| {
            if let (Some(at), 1..) = (at, value) {
                weight = weight.plus(W::shifted(value, at));
            }
        };
        count(self.pairs, 1);
        count(self.wide_difference, u32::from(!both_wide(high, low)));
        count(self.third_in_a_row, u32::from(!third_in_a_row(high, low)));
        count(self.preferences, u32::from(!same_preference(high, low)));
        count(self.strong_preferences, u32::from(!same_strong_preference(high, low)));
        for back in [0, 1] {
            let down = |player: &Candidate| u32::from(player.floated(back, Float::Down));
            count(self.down[back], down(low) + if is_moved { 0 } else { down(high) });
            count(self.up[back], u32::from(!(is_moved && low.floated(back, Float::Up))));
        }
        if is_moved {
            weight = weight.plus(in_field(&self.scores, high.score));
            for back in [0, 1] {
                if high.floated(back, Float::Down) {
                    weight = weight.plus(in_field(&self.moved_down[back], high.score));
                }
                if !low.floated(back, Float::Up) {
                    weight = weight.plus(in_field(&self.moved_up[back], high.score));
                }
            }
        }
        weight
    }

    /// Whether the bye can come from this bracket.
    pub(super) fn may_take_bye(&self) -> bool {
        self.bye.and_then(|bye| bye.score).is_some_and(|score| score >= self.resident)
    }
}

fn in_field<W: Weight>(fields: &[(Points, u32)], score: Points) -> W {
    let field = fields.iter().find(|(group, _)| *group == score);
    field.map_or(W::ZERO, |&(_, at)| W::shifted(1, at))
}

/// C12: a preference that is not granted.
pub(crate) fn same_preference(one: &Candidate, two: &Candidate) -> bool {
    one.preference.is_some() && one.preference == two.preference
}

/// C13: a strong preference that is not granted. Two absolute ones are a matter of C3, C10 and C11.
pub(crate) fn same_strong_preference(one: &Candidate, two: &Candidate) -> bool {
    same_preference(one, two)
        && one.strength.min(two.strength) >= Strength::Strong
        && !(one.is_absolute() && two.is_absolute())
}

/// C10: two whose difference is already two or more, for the same colour: one of them goes beyond.
pub(crate) fn both_wide(one: &Candidate, two: &Candidate) -> bool {
    same_preference(one, two) && one.difference.abs() > 1 && two.difference.abs() > 1
}

/// C11: somebody gets the same colour for the third time running.
pub(crate) fn third_in_a_row(one: &Candidate, two: &Candidate) -> bool {
    if !(one.is_absolute() && two.is_absolute() && same_preference(one, two)) {
        return false;
    }
    let unwanted = one.preference.map(|color| !color);
    match one.difference.abs().cmp(&two.difference.abs()) {
        std::cmp::Ordering::Equal => one.repeated().is_some() && one.repeated() == two.repeated(),
        std::cmp::Ordering::Greater => two.repeated() == unwanted,
        std::cmp::Ordering::Less => one.repeated() == unwanted,
    }
}
