//! Points, exact to a tenth, and what each kind of round is worth.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};
use std::str::FromStr;

/// A number of points, exact to a tenth.
///
/// ```
/// use tratto_tournament::Points;
/// let points: Points = "2.5".parse()?;
/// assert_eq!(points, Points::tenths(25));
/// assert_eq!(points.to_string(), "2.5");
/// # Ok::<(), tratto_tournament::PointsError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(i32);

/// A text is not a number of points.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not a number of points: write 2, 2.5 or 2,5, from 0 to 999.9 with one decimal at most")]
pub struct PointsError {
    /// The text.
    pub text: String,
}

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);

    /// As many tenths of a point.
    #[must_use]
    pub const fn tenths(tenths: i32) -> Points {
        Points(tenths)
    }

    /// How many tenths of a point these are.
    #[must_use]
    pub const fn in_tenths(self) -> i32 {
        self.0
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let tenths = self.0.unsigned_abs();
        f.pad(&format!("{sign}{}.{}", tenths / 10, tenths % 10))
    }
}

impl FromStr for Points {
    type Err = PointsError;

    fn from_str(text: &str) -> Result<Points, PointsError> {
        let error = || PointsError { text: text.to_owned() };
        let (whole, decimal) = text.split_once(['.', ',']).unwrap_or((text, "0"));
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole) || whole.len() > 3 || !digits(decimal) || decimal.len() > 1 {
            return Err(error());
        }
        let whole: i32 = whole.parse().map_err(|_| error())?;
        let decimal: i32 = decimal.parse().map_err(|_| error())?;
        Ok(Points(whole * 10 + decimal))
    }
}

/// What each kind of round is worth. The rules speak of "a win's points" and the like, so that events may choose.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct PointSystem {
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
    /// A forfeit loss, by one player or by both.
    pub forfeit_loss: Points,
    /// A round for which a player was not paired, and had no bye.
    pub absence: Points,
    /// The pairing-allocated bye.
    pub pairing_bye: Points,
}

impl Default for PointSystem {
    /// 1, ½ and 0; the pairing-allocated bye is worth a win.
    fn default() -> PointSystem {
        PointSystem {
            win: Points(10),
            draw: Points(5),
            loss: Points(0),
            forfeit_loss: Points(0),
            absence: Points(0),
            pairing_bye: Points(10),
        }
    }
}
