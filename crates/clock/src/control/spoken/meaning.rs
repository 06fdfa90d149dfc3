//! What the elements of a text mean together: which numbers are moves, which minutes, which seconds for each move.

use std::num::NonZeroU32;

use super::phrase::{Element, Phrase, What};
use super::quantity::{Quantity, Unit};
use super::token::Token;
use super::{Assumption, Spoken};
use crate::control::{
    Alternative, Bonus, Expected, Period, Periods, PeriodsError, Problem, TimeControl, TimeControlError,
};
use crate::time::Millis;

/// From here on a bare number may as well be PGN's seconds: nobody plays three hours in one period.
const DOUBTFUL_MINUTES: u64 = 180;
/// The same for a period that has a number of moves or ends the game.
const DOUBTFUL_PERIOD_MINUTES: u64 = 600;
/// Up to here `40/2` may as well be hours, as older notices have it.
const DOUBTFUL_HOURS: u64 = 3;
/// The number of moves of nearly every first period.
const FORTY: u64 = 40_000;

/// The meaning of a phrase, or what is wrong with it.
pub(super) fn of(text: &str, phrase: &Phrase) -> Result<Spoken, TimeControlError> {
    let mut reader = Reader { text, assumptions: Vec::new(), periods: Vec::new(), bonus: None };
    let control = if phrase.is_hourglass {
        reader.hourglass(phrase)?
    } else if phrase.elements.is_empty() {
        reader.rate_alone(phrase)?
    } else {
        reader.periods(phrase)?
    };
    reader.assumptions.sort_unstable();
    reader.assumptions.dedup();
    Ok(Spoken { control, assumptions: reader.assumptions, rate: phrase.rate.map(|(rate, _)| rate) })
}

struct Reader<'t> {
    text: &'t str,
    assumptions: Vec<Assumption>,
    periods: Vec<Draft>,
    bonus: Option<Bonus>,
}

struct Draft {
    moves: Option<NonZeroU32>,
    time: Millis,
    at: usize,
    /// Whether the text says that the period ends the game.
    whole: bool,
}

/// In which order moves and minutes stand about a stroke.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Order {
    MovesFirst,
    MinutesFirst,
}

impl Reader<'_> {
    fn hourglass(&mut self, phrase: &Phrase) -> Result<TimeControl, TimeControlError> {
        match phrase.elements.as_slice() {
            [Element { what: What::Time { time, moves: None, .. }, .. }] => {
                let length = self.minutes(*time, DOUBTFUL_MINUTES)?;
                if length.is_zero() {
                    return Err(self.error(time.at, Problem::Periods(PeriodsError::NoTime { index: 0 })));
                }
                Ok(TimeControl::Hourglass(length))
            }
            [] => Err(self.missing()),
            [first, rest @ ..] => {
                let odd = rest.first().unwrap_or(first);
                let found = Some(self.text[odd.at..odd.end].to_owned());
                Err(self.error(odd.at, Problem::Unexpected { found, expected: Expected::End }))
            }
        }
    }

    fn rate_alone(&mut self, phrase: &Phrase) -> Result<TimeControl, TimeControlError> {
        match phrase.rate {
            Some(_) if phrase.is_semilampo => {
                self.assumptions.push(Assumption::SemilampoIsFifteen);
                let fifteen = Period::to_the_end(Millis::from_minutes(15));
                Ok(TimeControl::Periods(Periods::new(vec![fifteen]).expect("a period with time is whole")))
            }
            Some((rate, Token { start, end, .. })) => {
                let word = self.text[start..end].to_owned();
                Err(self.error(start, Problem::RateAlone { word, rate }))
            }
            None => Err(self.missing()),
        }
    }

    fn periods(&mut self, phrase: &Phrase) -> Result<TimeControl, TimeControlError> {
        let order = self.order(phrase)?;
        for (index, element) in phrase.elements.iter().enumerate() {
            let followed = index + 1 < phrase.elements.len();
            match element.what {
                What::Time { time, moves: Some(moves), .. } => {
                    let time = self.minutes(time, DOUBTFUL_PERIOD_MINUTES)?;
                    self.begin(element, Some(moves), time, false)?;
                }
                What::Time { time, whole: true, .. } => {
                    let time = self.minutes(time, DOUBTFUL_PERIOD_MINUTES)?;
                    self.begin(element, None, time, true)?;
                }
                What::Time { time, .. } => self.plain_time(element, time, followed)?,
                What::Pair(left, right) => self.pair(element, order, left, right)?,
                What::Bonus { time, kind } => {
                    if time.unit == Unit::Bare {
                        self.assumptions.push(Assumption::SecondsPerMove);
                    }
                    self.give(element, kind(Millis::from_millis(time.value)))?;
                }
            }
        }
        self.finish(phrase)
    }

    /// A time that nothing is said about but, perhaps, its unit.
    fn plain_time(
        &mut self,
        element: &Element,
        time: Quantity,
        followed: bool,
    ) -> Result<(), TimeControlError> {
        let is_open = self.periods.last().is_none_or(|period| period.moves.is_some());
        let is_first = self.periods.is_empty();
        match time.unit {
            Unit::Longer => self.begin(element, None, Millis::from_millis(time.value), false),
            _ if is_first => {
                let time = self.minutes(time, DOUBTFUL_MINUTES)?;
                self.begin(element, None, time, false)
            }
            Unit::Seconds if element.is_added => {
                self.give(element, Bonus::Increment(Millis::from_millis(time.value)))
            }
            Unit::Bare if is_open && (followed || self.bonus.is_some()) => {
                let time = self.minutes(time, DOUBTFUL_PERIOD_MINUTES)?;
                self.begin(element, None, time, false)
            }
            Unit::Bare if is_open => {
                let number = self.written(time);
                let readings = vec![
                    alternative(format!("a period of {number} minutes"), format!("{number}'")),
                    alternative(format!("{number} seconds for each move"), format!("{number}\"")),
                ];
                Err(self.error(time.at, Problem::Ambiguous { readings }))
            }
            Unit::Bare if element.is_added => {
                self.assumptions.push(Assumption::SecondsPerMove);
                self.give(element, Bonus::Increment(Millis::from_millis(time.value)))
            }
            _ => {
                let found = Some(self.text[element.at..element.end].to_owned());
                Err(self.error(element.at, Problem::Unexpected { found, expected: Expected::Connection }))
            }
        }
    }

    fn pair(
        &mut self,
        element: &Element,
        order: Order,
        left: Quantity,
        right: Quantity,
    ) -> Result<(), TimeControlError> {
        let (moves, time) = match order {
            Order::MovesFirst => (left, right),
            Order::MinutesFirst => (right, left),
        };
        let Some(count) = moves.moves() else {
            let found = Some(self.written(moves).to_owned());
            return Err(self.error(moves.at, Problem::Unexpected { found, expected: Expected::Moves }));
        };
        if time.value <= DOUBTFUL_HOURS * 1_000 {
            let (count, number) = (self.written(moves), self.written(time));
            let readings = vec![
                alternative(format!("{count} moves in {number} hours"), format!("{count}/{number}h")),
                alternative(format!("{count} moves in {number} minutes"), format!("{count}/{number}'")),
            ];
            return Err(self.error(time.at, Problem::Ambiguous { readings }));
        }
        let time = self.minutes(time, DOUBTFUL_PERIOD_MINUTES)?;
        self.begin(element, Some(count), time, false)
    }

    /// The order of the pairs in a text: the same for all, since one person wrote them.
    fn order(&mut self, phrase: &Phrase) -> Result<Order, TimeControlError> {
        let pairs: Vec<(Quantity, Quantity)> = phrase
            .elements
            .iter()
            .filter_map(|element| match element.what {
                What::Pair(left, right) => Some((left, right)),
                _ => None,
            })
            .collect();
        let told = |order| {
            pairs.iter().any(|(left, right)| match order {
                Order::MovesFirst => left.value == FORTY && right.value != FORTY,
                Order::MinutesFirst => right.value == FORTY && left.value != FORTY,
            })
        };
        let order = match (phrase.is_american, told(Order::MovesFirst), told(Order::MinutesFirst)) {
            _ if pairs.iter().all(|(left, right)| left.value == right.value) => return Ok(Order::MovesFirst),
            (true, _, false) => {
                self.assumptions.push(Assumption::MovesFirst);
                return Ok(Order::MovesFirst);
            }
            (false, true, false) => Order::MovesFirst,
            (false, false, true) => Order::MinutesFirst,
            _ => {
                let (left, right) =
                    pairs.iter().find(|(left, right)| left.value != right.value).expect("one differs");
                return Err(self.which_are_the_moves(*left, *right));
            }
        };
        self.assumptions.push(Assumption::FortyIsMoves);
        if pairs.iter().any(|(left, right)| left.value != FORTY && right.value != FORTY) {
            self.assumptions.push(Assumption::SameOrder);
        }
        Ok(order)
    }

    fn which_are_the_moves(&self, left: Quantity, right: Quantity) -> TimeControlError {
        let (first, second) = (self.written(left), self.written(right));
        let readings = vec![
            alternative(format!("{first} minutes for {second} moves"), format!("{first}'/{second}")),
            alternative(format!("{first} moves in {second} minutes"), format!("{first}/{second}'")),
        ];
        self.error(left.at, Problem::Ambiguous { readings })
    }

    /// A quantity as a length of time, in minutes where it has no unit, unless the number is too large for that.
    fn minutes(&mut self, time: Quantity, doubtful: u64) -> Result<Millis, TimeControlError> {
        if time.unit != Unit::Bare {
            return Ok(Millis::from_millis(time.value));
        }
        if time.value >= doubtful * 1_000 {
            let number = self.written(time);
            let readings = vec![
                alternative(format!("{number} minutes"), format!("{number}'")),
                alternative(format!("{number} seconds, as in PGN"), format!("{number}\"")),
            ];
            return Err(self.error(time.at, Problem::Ambiguous { readings }));
        }
        self.assumptions.push(Assumption::Minutes);
        Ok(Millis::from_millis(time.value * 60))
    }

    fn begin(
        &mut self,
        element: &Element,
        moves: Option<NonZeroU32>,
        time: Millis,
        whole: bool,
    ) -> Result<(), TimeControlError> {
        match self.periods.last() {
            Some(Draft { moves: None, whole: false, at, .. }) => Err(self.error(*at, Problem::MissingMoves)),
            // What follows a period that is said to end the game is found when all are put together.
            _ => {
                self.periods.push(Draft { moves, time, at: element.at, whole });
                Ok(())
            }
        }
    }

    fn give(&mut self, element: &Element, bonus: Bonus) -> Result<(), TimeControlError> {
        match (self.bonus, self.periods.as_slice()) {
            (None, _) => {
                self.bonus = Some(bonus);
                Ok(())
            }
            // `90+30+30`: the first number lacks its moves, rather than the last being one too many.
            (Some(_), [Draft { moves: None, whole: false, at, .. }]) if element.is_bare_time() => {
                Err(self.error(*at, Problem::MissingMoves))
            }
            (Some(_), _) => Err(self.error(element.at, Problem::SecondBonus)),
        }
    }

    fn finish(&mut self, phrase: &Phrase) -> Result<TimeControl, TimeControlError> {
        if self.periods.is_empty() {
            return Err(self.missing());
        }
        let bonus = self.bonus.unwrap_or_default().normal();
        let begins = match phrase.from {
            None => 0,
            Some((from, token)) => {
                if bonus == Bonus::None {
                    let found = Some(self.text[token.start..token.end].to_owned());
                    return Err(
                        self.error(token.start, Problem::Unexpected { found, expected: Expected::Time })
                    );
                }
                self.begins_with(from)
                    .ok_or_else(|| self.error(token.start, Problem::NoPeriodBegins { from }))?
            }
        };
        if self.periods.len() > 1 && bonus != Bonus::None && phrase.from.is_none() {
            self.assumptions.push(Assumption::FromMoveOne);
        }
        if self.periods.last().is_some_and(|period| period.moves.is_some()) {
            self.assumptions.push(Assumption::LastRepeats);
        }
        let periods = self.periods.iter().enumerate().map(|(index, draft)| {
            let period = match draft.moves {
                Some(moves) => Period::for_moves(moves, draft.time),
                None => Period::to_the_end(draft.time),
            };
            if index < begins { period } else { period.with_bonus(bonus) }
        });
        Periods::new(periods.collect()).map(TimeControl::Periods).map_err(|error| {
            let at = match error {
                PeriodsError::NotLast { index } | PeriodsError::NoTime { index } => self.periods[index].at,
                PeriodsError::Empty => 0,
            };
            self.error(at, Problem::Periods(error))
        })
    }

    /// The period whose first move has a number.
    fn begins_with(&self, from: u32) -> Option<usize> {
        let mut first = 1;
        for (index, period) in self.periods.iter().enumerate() {
            if first == u64::from(from) {
                return Some(index);
            }
            first += u64::from(period.moves?.get());
        }
        None
    }

    fn written(&self, number: Quantity) -> &str {
        &self.text[number.at..number.end]
    }

    fn missing(&self) -> TimeControlError {
        self.error(self.text.len(), Problem::Unexpected { found: None, expected: Expected::Time })
    }

    fn error(&self, at: usize, problem: Problem) -> TimeControlError {
        TimeControlError::new(self.text, at, problem)
    }
}

impl Element {
    fn is_bare_time(&self) -> bool {
        matches!(self.what, What::Time { time: Quantity { unit: Unit::Bare, .. }, .. })
    }
}

fn alternative(meaning: String, write: String) -> Alternative {
    Alternative { meaning, write }
}
