//! A time control in the form that people know best.

use std::fmt;

use super::super::pgn::Seconds;
use crate::control::{Bonus, Periods, TimeControl};
use crate::time::Millis;

/// The minutes below which `N+M` leaves no doubt, as in reading.
const PLAIN_MINUTES: u64 = 180;

impl TimeControl {
    /// Writes the time control as people do, so that [`TimeControl::read`] reads the same control back: `5+3`,
    /// `90'/40 + 30' + 30"`, `G/60 d5`. Where people have no form, as for an increment that changes, it is PGN's.
    ///
    /// ```
    /// use tratto_clock::TimeControl;
    /// let said = |text| TimeControl::from_pgn(text).map(|control| control.to_spoken());
    /// assert_eq!(said("300+3")?, "5+3");
    /// assert_eq!(said("40/7200:20/3600:900+30")?, r#"120'/40 + 60'/20 + 15' + 30" from move 61"#);
    /// # Ok::<(), tratto_clock::TimeControlError>(())
    /// ```
    pub fn to_spoken(&self) -> String {
        match self {
            TimeControl::Unknown | TimeControl::Untimed => self.to_pgn(),
            TimeControl::Hourglass(time) => format!("hourglass {}", Minutes(*time)),
            TimeControl::Periods(periods) => {
                short(periods).or_else(|| long(periods)).unwrap_or_else(|| self.to_pgn())
            }
        }
    }
}

/// `5+3`, `G/60 d5`: one period, whole numbers.
fn short(periods: &Periods) -> Option<String> {
    let [only] = periods.as_slice() else { return None };
    let whole = |time: Millis, unit: u64| time.get().is_multiple_of(unit).then_some(time.get() / unit);
    let minutes = whole(only.time(), 60_000).filter(|&minutes| minutes < PLAIN_MINUTES)?;
    let seconds = whole(only.bonus().time(), 1_000)?;
    match (only.moves(), only.bonus()) {
        (None, Bonus::None | Bonus::Increment(_)) => Some(format!("{minutes}+{seconds}")),
        (None, Bonus::Delay(_)) => Some(format!("G/{minutes} d{seconds}")),
        _ => None,
    }
}

/// `90'/40 + 30' + 30"`: periods with units, and one bonus that lasts from some period to the end.
fn long(periods: &Periods) -> Option<String> {
    let all = periods.as_slice();
    let bonus = periods.last().bonus();
    let from = all.iter().position(|period| period.bonus() == bonus)?;
    let is_steady = all[..from].iter().all(|period| period.bonus() == Bonus::None)
        && all[from..].iter().all(|period| period.bonus() == bonus);
    if !is_steady {
        return None;
    }
    let mut text = String::new();
    for period in all {
        if !text.is_empty() {
            text += " + ";
        }
        text += &Minutes(period.time()).to_string();
        if let Some(moves) = period.moves() {
            text += &format!("/{moves}");
        }
    }
    if bonus != Bonus::None {
        text += &format!(" + {}\"", Seconds(bonus.time()));
    }
    match bonus {
        Bonus::Delay(_) => text += " delay",
        Bonus::Bronstein(_) => text += " Bronstein",
        Bonus::None | Bonus::Increment(_) => {}
    }
    if let Some(before) = from.checked_sub(1) {
        let last = periods.ends_at(u32::try_from(before).ok()?)?;
        text += &format!(" from move {}", u32::try_from(last + 1).ok()?);
    }
    Some(text)
}

/// A time with its minutes always said, so that it is not taken for the seconds of a bonus: `90'`, `0'30"`.
struct Minutes(Millis);

impl fmt::Display for Minutes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, rest) = (self.0.get() / 60_000, Millis::from_millis(self.0.get() % 60_000));
        write!(f, "{minutes}'")?;
        if rest.is_zero() { Ok(()) } else { write!(f, "{}\"", Seconds(rest)) }
    }
}
