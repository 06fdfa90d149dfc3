//! The quality criteria of the edition of 2017 as the weight of a pair.
//!
//! Unlike 2026, this edition compares lists of score differences: of the pairs of the bracket, and of those who move down, for
//! whom the difference is counted to one point below the lowest score looked at. Each difference has a field of its own, the larger ones
//! above: a pair takes the differences of two who would have moved down out of the list, and adds its own.

use super::criteria::{
    Role, Scope, bits, both_wide, same_preference, same_strong_preference, third_in_a_row,
};
use crate::matching::Weight;
use crate::swiss::field::Field;
use crate::swiss::history::{Candidate, Float};

/// One point, in tenths.
const ONE: i32 = 10;

/// A field for each difference, from the smallest up.
type Fields = Vec<(i32, u32)>;

/// Where each criterion's field begins. See [`super::criteria::Criteria`].
#[derive(Clone, Debug, Default)]
pub(super) struct Criteria2017 {
    allowed: Option<u32>,
    pairs: u32,
    differences: Fields,
    next_pairs: Option<u32>,
    next_differences: Fields,
    wide_difference: u32,
    third_in_a_row: u32,
    preferences: u32,
    strong_preferences: u32,
    down: [Option<u32>; 2],
    up: [Option<u32>; 2],
    down_differences: [Fields; 2],
    up_differences: [Fields; 2],
    pub(super) bits: u32,
    lowest: i32,
    /// Whether the next bracket is the last one, where it matters who may have the bye.
    is_before_last: bool,
}

impl Criteria2017 {
    pub(super) fn new(field: &Field, scope: &Scope, room: u32) -> Criteria2017 {
        let player = |index: &usize| &field.candidates[*index];
        let bracket: Vec<&Candidate> = scope.moved.iter().chain(&scope.residents).map(player).collect();
        let looked_at = scope.next.iter().chain(&scope.rest).map(player);
        let lowest = bracket
            .iter()
            .copied()
            .chain(looked_at)
            .map(|player| player.score.in_tenths())
            .min()
            .unwrap_or(0);
        let mut scores: Vec<i32> = bracket.iter().map(|player| player.score.in_tenths()).collect();
        scores.sort_unstable();
        scores.dedup();
        let own: Vec<i32> = scores.iter().map(|score| score - lowest + ONE).collect();
        let mut all = own.clone();
        for (at, low) in scores.iter().enumerate() {
            all.extend(scores[at..].iter().map(|high| high - low));
        }
        all.sort_unstable();
        all.dedup();
        let wide = bits(bracket.len()) + 2;
        let mut next_bit = room;
        let mut lay = |width: u32| {
            let at = next_bit;
            next_bit += width;
            at
        };
        let mut criteria =
            Criteria2017 { lowest, is_before_last: scope.is_before_last, ..Criteria2017::default() };
        let floated = |back: usize, float: Float| bracket.iter().any(|player| player.floated(back, float));
        for back in [1, 0] {
            if floated(back, Float::Up) {
                criteria.up_differences[back] = all.iter().map(|&value| (value, lay(wide))).collect();
            }
            if floated(back, Float::Down) {
                criteria.down_differences[back] = all.iter().map(|&value| (value, lay(wide))).collect();
            }
        }
        for back in [1, 0] {
            criteria.up[back] = floated(back, Float::Up).then(|| lay(wide));
            criteria.down[back] = floated(back, Float::Down).then(|| lay(wide));
        }
        criteria.strong_preferences = lay(wide);
        criteria.preferences = lay(wide);
        criteria.third_in_a_row = lay(wide);
        criteria.wide_difference = lay(wide);
        if !scope.next.is_empty() {
            criteria.next_differences = own.iter().map(|&value| (value, lay(wide))).collect();
            criteria.next_pairs = Some(lay(bits(bracket.len() + scope.next.len()) + 2));
        }
        criteria.differences = all.iter().map(|&value| (value, lay(wide))).collect();
        criteria.pairs = lay(wide);
        let everybody = bracket.len() + scope.next.len() + scope.rest.len();
        criteria.allowed = scope.is_complete.then(|| lay(bits(everybody)));
        criteria.bits = next_bit;
        criteria
    }

    /// The weight of matching two vertices.
    pub(super) fn weight<W: Weight>(&self, field: &Field, one: Role, two: Role) -> W {
        let unit = |at: Option<u32>| at.map_or(W::ZERO, |at| W::shifted(1, at));
        let (upper, lower) = match (one, two) {
            (Role::Bye, role) | (role, Role::Bye) => {
                let may = role.player().is_some_and(|index| field.candidates[index].may_have_bye);
                return if may { unit(self.allowed) } else { W::ZERO };
            }
            pair => pair,
        };
        let (Some(i), Some(j)) = (upper.player(), lower.player()) else { return W::ZERO };
        if !field.may_meet(i, j) {
            return W::ZERO;
        }
        let (high, low) = (&field.candidates[i], &field.candidates[j]);
        let is_above = |role: Role| matches!(role, Role::Moved(_) | Role::Resident(_));
        let mut weight = unit(self.allowed);
        match (upper, lower) {
            (Role::Moved(_), Role::Moved(_)) => return W::ZERO,
            (_, Role::Resident(_)) => weight = weight.plus(self.pair_weight(high, low)),
            _ => {}
        }
        if let Some(at) = self.next_pairs {
            let barred = |player: &Candidate| u32::from(!player.may_have_bye);
            let count = if self.is_before_last {
                1 + barred(high) + barred(low)
            } else {
                u32::from(matches!(lower, Role::Next(_)))
            };
            weight = weight.plus(W::shifted(count, at));
            for (role, player) in [(upper, high), (lower, low)] {
                if is_above(role) {
                    weight = weight.plus(value(&self.next_differences, self.own(player)));
                }
            }
        }
        weight
    }

    /// The difference of a player who moves down.
    fn own(&self, player: &Candidate) -> i32 {
        player.score.in_tenths() - self.lowest + ONE
    }

    fn pair_weight<W: Weight>(&self, high: &Candidate, low: &Candidate) -> W {
        let difference = high.score.in_tenths() - low.score.in_tenths();
        let mut weight = W::shifted(1, self.pairs);
        for player in [high, low] {
            weight = weight.plus(value(&self.differences, self.own(player)));
        }
        weight = weight.minus(value(&self.differences, difference));
        for (at, is_good) in [
            (self.wide_difference, !both_wide(high, low)),
            (self.third_in_a_row, !third_in_a_row(high, low)),
            (self.preferences, !same_preference(high, low)),
            (self.strong_preferences, !same_strong_preference(high, low)),
        ] {
            if is_good {
                weight = weight.plus(W::shifted(1, at));
            }
        }
        for back in [0, 1] {
            let rises = low.floated(back, Float::Up) && difference > 0;
            let count = u32::from(low.floated(back, Float::Down))
                + u32::from(difference <= 0 && high.floated(back, Float::Down));
            if let (Some(at), 1..) = (self.down[back], count) {
                weight = weight.plus(W::shifted(count, at));
            }
            if let (Some(at), true) = (self.up[back], rises) {
                weight = weight.minus(W::shifted(1, at));
            }
            for player in [high, low] {
                if player.floated(back, Float::Down) {
                    weight = weight.plus(value(&self.down_differences[back], self.own(player)));
                }
            }
            if high.floated(back, Float::Down) && difference > 0 {
                weight = weight.minus(value(&self.down_differences[back], difference));
            }
            if rises {
                weight = weight.minus(value(&self.up_differences[back], difference));
            }
        }
        weight
    }
}

fn value<W: Weight>(fields: &Fields, difference: i32) -> W {
    let field = fields.binary_search_by_key(&difference, |&(value, _)| value);
    field.map_or(W::ZERO, |at| W::shifted(1, fields[at].1))
}
