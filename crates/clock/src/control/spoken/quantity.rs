//! Numbers with their units: `5`, `90'`, `1h30`, `5'30"`.

use std::num::NonZeroU32;

use super::phrase::Parser;
use super::token::Kind;
use super::words::Word;
use crate::control::{Alternative, Expected, Problem, TimeControlError};
use crate::time::Millis;

/// A number with its unit, if it has one.
#[derive(Copy, Clone)]
pub(super) struct Quantity {
    /// Thousandths of the unit, or of a second where there is one.
    pub(super) value: u64,
    pub(super) unit: Unit,
    pub(super) at: usize,
    pub(super) end: usize,
}

#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Unit {
    /// None is written.
    Bare,
    /// Seconds alone.
    Seconds,
    /// Minutes or hours, with or without seconds.
    Longer,
}

impl Parser<'_> {
    pub(super) fn quantity(&mut self) -> Result<Quantity, TimeControlError> {
        let Some(token) = self.take() else { return Err(self.unexpected(Expected::Time)) };
        let quantity = |value, unit, end| Quantity { value, unit, at: token.start, end };
        match token.kind {
            Kind::Face(value) => Ok(quantity(value, Unit::Longer, token.end)),
            Kind::Number(value) => {
                let Some(Kind::Word(unit @ (Word::Hour | Word::Minute | Word::Second))) = self.peek(0) else {
                    return Ok(quantity(value, Unit::Bare, token.end));
                };
                self.next += 1;
                let (value, unit) = match unit {
                    Word::Hour => (Some(value).scaled(3_600).plus(self.minutes_after_hours()?), Unit::Longer),
                    Word::Minute => {
                        (Some(value).scaled(60).plus(self.seconds_after_minutes()?), Unit::Longer)
                    }
                    _ => (Some(value), Unit::Seconds),
                };
                let value = value.filter(|&value| value <= Millis::MAX.get()).ok_or_else(|| {
                    let number = self.text[token.start..token.end].to_owned();
                    TimeControlError::new(self.text, token.start, Problem::TooLarge { number })
                })?;
                Ok(quantity(value, unit, self.end()))
            }
            _ => {
                self.next -= 1;
                Err(self.unexpected(Expected::Time))
            }
        }
    }

    /// The `30` of `1h30`, the `30m` of `1h 30m`.
    fn minutes_after_hours(&mut self) -> Result<Option<u64>, TimeControlError> {
        let Some(Kind::Number(minutes)) = self.peek(0) else { return Ok(Some(0)) };
        if let Some(Kind::Word(Word::Minute)) = self.peek(1) {
            self.next += 2;
            Ok(Some(minutes).scaled(60).plus(self.seconds_after_minutes()?))
        } else if self.is_attached() && self.peek(1) != Some(Kind::Word(Word::Second)) {
            self.next += 1;
            Ok(Some(minutes).scaled(60))
        } else {
            Ok(Some(0))
        }
    }

    /// The `30"` of `5'30"`. With a blank between, `90' 30"` may as well mean an increment.
    fn seconds_after_minutes(&mut self) -> Result<Option<u64>, TimeControlError> {
        let (Some(Kind::Number(seconds)), Some(Kind::Word(Word::Second))) = (self.peek(0), self.peek(1))
        else {
            return Ok(Some(0));
        };
        if self.is_attached() {
            self.next += 2;
            return Ok(Some(seconds));
        }
        let is_bonus = matches!(
            self.peek(2),
            Some(
                Kind::Slash
                    | Kind::Word(Word::Per | Word::Person | Word::Increment | Word::Delay | Word::Bronstein)
            )
        );
        if is_bonus {
            return Ok(Some(0));
        }
        let (minutes, seconds) = (self.tokens[self.next - 2], self.tokens[self.next]);
        let minutes_text = &self.text[minutes.start..minutes.end];
        let seconds_text = &self.text[seconds.start..seconds.end];
        let readings = vec![
            Alternative {
                meaning: format!("{minutes_text} minutes and {seconds_text} seconds for each move"),
                write: format!("{minutes_text}' + {seconds_text}\""),
            },
            Alternative {
                meaning: format!("one time of {minutes_text} minutes and {seconds_text} seconds"),
                write: format!("{minutes_text}'{seconds_text}\""),
            },
        ];
        Err(TimeControlError::new(self.text, seconds.start, Problem::Ambiguous { readings }))
    }

    /// Whether no blank stands before the token.
    fn is_attached(&self) -> bool {
        self.tokens[self.next].start == self.tokens[self.next - 1].end
    }
}

impl Quantity {
    /// The number as a number of moves, if it is a whole one and has no unit.
    pub(super) fn moves(self) -> Option<NonZeroU32> {
        if self.unit != Unit::Bare || !self.value.is_multiple_of(1_000) {
            return None;
        }
        NonZeroU32::new(u32::try_from(self.value / 1_000).ok()?)
    }
}

/// Sums that may not fit.
trait Checked {
    fn scaled(self, by: u64) -> Self;
    fn plus(self, more: Self) -> Self;
}

impl Checked for Option<u64> {
    fn scaled(self, by: u64) -> Option<u64> {
        self?.checked_mul(by)
    }

    fn plus(self, more: Option<u64>) -> Option<u64> {
        self?.checked_add(more?)
    }
}
