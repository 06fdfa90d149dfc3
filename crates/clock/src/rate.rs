//! Standard, rapid or blitz: what the Laws call a game with so much time.

use std::fmt;

use crate::control::{Period, TimeControl};
use crate::time::Millis;

/// What the Laws of each edition call a game by its time.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Rate {
    /// Neither rapid nor blitz.
    Standard,
    /// Appendix A (until 2005: Appendix B).
    Rapid,
    /// Appendix B (until 2005: Appendix C).
    Blitz,
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rate::Standard => "standard",
            Rate::Rapid => "rapid",
            Rate::Blitz => "blitz",
        })
    }
}

/// An upper bound, with or without the value itself.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Bound {
    /// Less than this.
    Below(Millis),
    /// This or less.
    UpTo(Millis),
}

impl Bound {
    /// Whether a time keeps within the bound.
    ///
    /// ```
    /// use tratto_clock::{Bound, Millis};
    /// let ten = Millis::from_minutes(10);
    /// assert!(Bound::UpTo(ten).admits(ten) && !Bound::Below(ten).admits(ten));
    /// ```
    pub fn admits(self, time: Millis) -> bool {
        match self {
            Bound::Below(limit) => time < limit,
            Bound::UpTo(limit) => time <= limit,
        }
    }
}

/// Where an edition draws the lines between blitz, rapid and standard. The time measured is that for 60 moves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Thresholds {
    /// Whether the increment counts, 60 times.
    pub counts_increment: bool,
    /// A game within this bound is blitz.
    pub blitz: Bound,
    /// A game within this bound that is not blitz is rapid; beyond it, standard.
    pub rapid: Bound,
}

impl Thresholds {
    /// 1997 and 2001: B1 (rapid, 15 to 60 minutes) and C1 (blitz, less than 15), neither of which speaks of the increment.
    /// "Between 15 and 60" leaves 60 itself open; read as standard, as every later edition has it.
    pub const LAWS_2001: Thresholds = Thresholds { counts_increment: false, ..Thresholds::LAWS_2009 };

    /// 2009: A1 (rapid, from 15 to less than 60 minutes) and B1 (blitz, less than 15), with 60 times the increment. 2005 has the same in
    /// B1 and C1, and leaves 60 itself open.
    pub const LAWS_2009: Thresholds = Thresholds {
        counts_increment: true,
        blitz: Bound::Below(Millis::from_minutes(15)),
        rapid: Bound::Below(Millis::from_minutes(60)),
    };

    /// Since 2014: A.1 (rapid, more than 10 and less than 60 minutes) and B.1 (blitz, 10 or less), with
    /// 60 times the increment.
    pub const LAWS_2014: Thresholds = Thresholds {
        counts_increment: true,
        blitz: Bound::UpTo(Millis::from_minutes(10)),
        rapid: Bound::Below(Millis::from_minutes(60)),
    };
}

impl TimeControl {
    /// The number of moves that the Laws assume where they add up the increments.
    pub const MOVES_COUNTED: u32 = 60;

    /// The time that a player who makes `moves` moves has been given for them: that of every period in which one of
    /// these moves falls, and the increment or delay of each of these moves. `None` where the time is unknown, or
    /// there is no clock, or a sand-glass, which has no total.
    ///
    /// For 60 moves this is the sum by which the Laws tell the rates of play apart. A delay counts as an increment
    /// does: the Laws' glossary lets an increment be in either mode.
    ///
    /// ```
    /// use tratto_clock::{Millis, TimeControl};
    /// let control = TimeControl::from_pgn("40/5400+30:1800+30")?;
    /// assert_eq!(control.total(60), Some(Millis::from_minutes(90 + 30 + 30)));
    /// assert_eq!(control.total(40), Some(Millis::from_minutes(90 + 20)));
    /// # Ok::<(), tratto_clock::TimeControlError>(())
    /// ```
    pub fn total(&self, moves: u32) -> Option<Millis> {
        self.sum(moves, |period, moves| period.bonus().time().saturating_mul(moves))
    }

    /// As [`TimeControl::total`], without what is given for each move.
    pub fn main_time(&self, moves: u32) -> Option<Millis> {
        self.sum(moves, |_, _| Millis::ZERO)
    }

    fn sum(&self, moves: u32, bonus: impl Fn(Period, u64) -> Millis) -> Option<Millis> {
        let periods = self.periods()?;
        let mut left = u64::from(moves);
        let mut sum = periods.first().time();
        for (index, &period) in periods.as_slice().iter().enumerate() {
            if index > 0 {
                if left == 0 {
                    break;
                }
                sum = sum.saturating_add(period.time());
            }
            let here = period.moves().map_or(left, |quota| left.min(quota.get().into()));
            sum = sum.saturating_add(bonus(period, here));
            left -= here;
        }
        // The last period is repeated as often as the moves need it.
        let last = periods.last();
        if let Some(quota) = last.moves() {
            let times = left.div_ceil(quota.get().into());
            sum = sum.saturating_add(last.time().saturating_mul(times)).saturating_add(bonus(last, left));
        }
        Some(sum)
    }

    /// Standard, rapid or blitz within the lines that an edition draws; `None` where [`TimeControl::total`] is.
    ///
    /// ```
    /// use tratto_clock::{Rate, Thresholds, TimeControl};
    /// let control = TimeControl::from_pgn("600+5")?;
    /// assert_eq!(control.rate(&Thresholds::LAWS_2001), Some(Rate::Blitz));
    /// assert_eq!(control.rate(&Thresholds::LAWS_2014), Some(Rate::Rapid));
    /// # Ok::<(), tratto_clock::TimeControlError>(())
    /// ```
    pub fn rate(&self, thresholds: &Thresholds) -> Option<Rate> {
        let moves = TimeControl::MOVES_COUNTED;
        let time = if thresholds.counts_increment { self.total(moves)? } else { self.main_time(moves)? };
        Some(if thresholds.blitz.admits(time) {
            Rate::Blitz
        } else if thresholds.rapid.admits(time) {
            Rate::Rapid
        } else {
            Rate::Standard
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> TimeControl {
        TimeControl::from_pgn(text).unwrap()
    }

    /// Case C148 of the reference and the edges around every line. Base in minutes, increment in seconds, then the
    /// rates of 2001, 2009 and 2014 to 2023.
    #[test]
    fn each_edition_draws_its_lines() {
        use Rate::{Blitz, Rapid, Standard};
        for (minutes, increment, expected) in [
            (15, 0, [Rapid, Rapid, Rapid]),
            (12, 0, [Blitz, Blitz, Rapid]),
            (10, 0, [Blitz, Blitz, Blitz]),
            (10, 5, [Blitz, Rapid, Rapid]),
            (5, 5, [Blitz, Blitz, Blitz]),
            (5, 6, [Blitz, Blitz, Rapid]),
            (30, 30, [Rapid, Standard, Standard]),
            (30, 29, [Rapid, Rapid, Rapid]),
            (60, 0, [Standard, Standard, Standard]),
            (59, 0, [Rapid, Rapid, Rapid]),
            (14, 0, [Blitz, Blitz, Rapid]),
            (90, 30, [Standard, Standard, Standard]),
        ] {
            let control = control(&format!("{}+{increment}", minutes * 60));
            let laws = [Thresholds::LAWS_2001, Thresholds::LAWS_2009, Thresholds::LAWS_2014];
            assert_eq!(laws.map(|t| control.rate(&t).unwrap()), expected, "{minutes}+{increment}");
        }
        assert_eq!(control("600.001").rate(&Thresholds::LAWS_2014), Some(Rapid));
        assert_eq!(control("599.999+0.1").rate(&Thresholds::LAWS_2014), Some(Rapid));
    }

    #[test]
    fn a_delay_counts_as_an_increment() {
        assert_eq!(control("600d5").rate(&Thresholds::LAWS_2014), Some(Rate::Rapid));
        assert_eq!(control("300b5").rate(&Thresholds::LAWS_2014), Some(Rate::Blitz));
    }

    #[test]
    fn the_sum_takes_the_periods_in_which_the_moves_fall() {
        for (text, moves, seconds) in [
            ("300+3", 60, 300 + 180),
            ("300+3", 0, 300),
            ("40/5400:1800+30", 60, 7_200 + 20 * 30),
            ("40/5400:1800+30", 41, 7_200 + 30),
            ("40/5400:1800+30", 40, 5_400),
            ("40/7200:20/3600:900+30", 60, 10_800),
            ("40/7200:20/3600:900+30", 61, 11_700 + 30),
            ("40/7200:20/3600", 60, 10_800),
            ("40/7200:20/3600", 61, 14_400),
            ("40/7200:20/3600", 80, 14_400),
            ("40/7200:20/3600", 81, 18_000),
            ("40/300+1", 60, 600 + 60),
            ("60/300:0+3", 60, 300),
            ("60/300:0+3", 62, 306),
        ] {
            assert_eq!(control(text).total(moves), Some(Millis::from_secs(seconds)), "{text} for {moves}");
        }
        assert_eq!(control("40/5400+30:1800+30").main_time(60), Some(Millis::from_secs(7_200)));
        assert_eq!(control("1/1").total(u32::MAX), Some(Millis::from_secs(u64::from(u32::MAX))));
    }

    #[test]
    fn what_has_no_total_has_no_rate() {
        for text in ["?", "-", "*120"] {
            assert_eq!(control(text).total(60), None);
            assert_eq!(control(text).rate(&Thresholds::LAWS_2014), None);
        }
    }

    #[test]
    fn rates_have_names() {
        assert_eq!(
            [Rate::Standard, Rate::Rapid, Rate::Blitz].map(|r| r.to_string()),
            ["standard", "rapid", "blitz"]
        );
    }
}
