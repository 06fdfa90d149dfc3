//! Standings: points, and the tie-breaks of C.07 in their order.

mod code;
mod direct;
mod measure;
mod rating;
mod value;

pub use code::{Cut, MEASURES, Measure, TieBreak, TieBreakError};
pub use measure::{Part, Sum};
pub use rating::{expected, performance_difference};
pub use value::Value;

use crate::{Number, Tournament};
use measure::Measures;

/// The edition of the rules of tie-breaks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum TieBreakEdition {
    /// In force from August 2024: an unplayed round counts as a game against a player with one's own points.
    Since2024,
    /// In force since March 2026: the same, but the points of that player are capped.
    #[default]
    Since2026,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The rank: those whom nothing separates share one.
    pub rank: usize,
    /// The player.
    pub number: Number,
    /// The points, and then the value of each tie-break; `None` where it has none (a mean of nothing) or does not decide (direct encounter).
    pub values: Vec<Option<Value>>,
}

impl Tournament {
    /// The standings after the rounds so far: by points, and among equals by each tie-break in turn.
    #[must_use]
    pub fn standings(&self, tie_breaks: &[TieBreak], edition: TieBreakEdition) -> Vec<Line> {
        let measures = Measures::new(self, edition);
        let points: Vec<Value> = (0..self.entries.len()).map(|place| measures.points(place).into()).collect();
        let mut values: Vec<Vec<Option<Value>>> = points.iter().map(|&points| vec![Some(points)]).collect();
        let mut order: Vec<usize> = (0..self.entries.len()).collect();
        order.sort_by(|&one, &two| points[two].cmp(&points[one]));
        let mut groups = split(&order, |place| Some(points[place]));
        for tie_break in tie_breaks {
            let mut finer = Vec::new();
            for group in groups {
                let of_group: Vec<Option<Value>> = if tie_break.measure == Measure::DirectEncounter {
                    direct::ranks(self, &group, tie_break.forfeits_count)
                        .into_iter()
                        .map(|rank| rank.map(|rank| Value::whole(rank as i64)))
                        .collect()
                } else {
                    group.iter().map(|&place| measures.sum(place, tie_break).map(|sum| sum.value)).collect()
                };
                for (&place, value) in group.iter().zip(&of_group) {
                    values[place].push(*value);
                }
                let lower = tie_break.measure == Measure::DirectEncounter || tie_break.lower_is_better();
                let value = |place: usize| values[place].last().copied().flatten();
                let mut sorted = group.clone();
                sorted.sort_by(|&one, &two| {
                    let order = value(two).cmp(&value(one));
                    if lower { order.reverse() } else { order }
                });
                finer.extend(split(&sorted, value));
            }
            groups = finer;
        }
        let mut lines = Vec::new();
        for group in groups {
            let rank = lines.len() + 1;
            for place in group {
                let number = self.entries[place].number;
                lines.push(Line { rank, number, values: std::mem::take(&mut values[place]) });
            }
        }
        lines
    }

    /// How the value of a tie-break comes about for a player; `None` for direct encounter, and where there is no value.
    #[must_use]
    pub fn explain(&self, number: Number, tie_break: &TieBreak, edition: TieBreakEdition) -> Option<Sum> {
        let place = self.place(number)?;
        Measures::new(self, edition).sum(place, tie_break)
    }
}

/// Groups of neighbours with equal values.
fn split<V: PartialEq>(order: &[usize], value: impl Fn(usize) -> V) -> Vec<Vec<usize>> {
    order.chunk_by(|&one, &two| value(one) == value(two)).map(<[usize]>::to_vec).collect()
}
