//! The value of a tie-break: an exact fraction.

use crate::Points;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Sub};

/// The value of a tie-break, exact. It is written with as many decimals as it needs, two at most, rounded half up.
#[derive(Copy, Clone, Debug, Hash)]
pub struct Value {
    numerator: i64,
    /// Greater than 0.
    denominator: i64,
}

impl Value {
    /// Nothing.
    pub const ZERO: Value = Value { numerator: 0, denominator: 1 };

    /// A whole number.
    #[must_use]
    pub const fn whole(number: i64) -> Value {
        Value { numerator: number, denominator: 1 }
    }

    /// The product of two numbers of points.
    #[must_use]
    pub fn product(one: Points, two: Points) -> Value {
        Value { numerator: i64::from(one.in_tenths()) * i64::from(two.in_tenths()), denominator: 100 }
    }

    /// The mean of some values, if there are any.
    #[must_use]
    pub fn mean(values: &[Value]) -> Option<Value> {
        let sum = values.iter().copied().fold(Value::ZERO, Add::add);
        let count = i64::try_from(values.len()).ok().filter(|count| *count > 0)?;
        Some(Value { denominator: sum.denominator * count, ..sum }.reduced())
    }

    /// The nearest whole number, half up.
    #[must_use]
    pub fn rounded(self) -> i64 {
        (2 * self.numerator + self.denominator).div_euclid(2 * self.denominator)
    }

    fn reduced(self) -> Value {
        let (mut one, mut two) = (self.numerator.abs(), self.denominator);
        while two != 0 {
            (one, two) = (two, one % two);
        }
        let common = one.max(1);
        Value { numerator: self.numerator / common, denominator: self.denominator / common }
    }
}

impl From<Points> for Value {
    fn from(points: Points) -> Value {
        Value { numerator: points.in_tenths().into(), denominator: 10 }.reduced()
    }
}

impl Add for Value {
    type Output = Value;

    fn add(self, other: Value) -> Value {
        Value {
            numerator: self.numerator * other.denominator + other.numerator * self.denominator,
            denominator: self.denominator * other.denominator,
        }
        .reduced()
    }
}

impl Sub for Value {
    type Output = Value;

    fn sub(self, other: Value) -> Value {
        self + Value { numerator: -other.numerator, ..other }
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Value {}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        let one = i128::from(self.numerator) * i128::from(other.denominator);
        one.cmp(&(i128::from(other.numerator) * i128::from(self.denominator)))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = Value { numerator: self.numerator * 100, ..*self }.rounded();
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        let text = match (rest / 10, rest % 10) {
            (0, 0) => format!("{sign}{whole}"),
            (tenth, 0) => format!("{sign}{whole}.{tenth}"),
            _ => format!("{sign}{whole}.{rest:02}"),
        };
        f.pad(&text)
    }
}
