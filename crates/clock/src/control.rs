//! Time controls: the time for a game, period by period.

mod error;
mod pgn;
mod spoken;

use std::num::NonZeroU32;

use crate::time::Millis;
pub use error::{Alternative, Expected, PeriodsError, Problem, TimeControlError};
pub use spoken::{Assumption, Spoken};

/// How much time a game gives and how.
///
/// It is read and written in the syntax of PGN's `TimeControl` tag ([`from_pgn`](TimeControl::from_pgn),
/// [`to_pgn`](TimeControl::to_pgn)), and in the ways that people write it on a notice
/// ([`read`](TimeControl::read), [`to_spoken`](TimeControl::to_spoken)).
///
/// ```
/// use tratto_clock::TimeControl;
/// let control = TimeControl::from_pgn("40/5400+30:1800+30")?;
/// assert_eq!(control.to_spoken(), r#"90'/40 + 30' + 30""#);
/// assert_eq!(TimeControl::read("90/40+30+30")?.control, control);
/// # Ok::<(), tratto_clock::TimeControlError>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum TimeControl {
    /// It was not recorded: PGN's `?`.
    Unknown,
    /// The game is played without a clock: PGN's `-`.
    Untimed,
    /// A sand-glass: what a player uses, the other gets. PGN's `*120` for two minutes on each
    /// side at the start.
    Hourglass(Millis),
    /// One period or several, in the order in which they are played.
    Periods(Periods),
}

impl TimeControl {
    /// A single period for the whole game.
    ///
    /// ```
    /// use tratto_clock::{Bonus, Millis, TimeControl};
    /// let blitz = TimeControl::whole_game(Millis::from_minutes(5), Bonus::Increment(Millis::from_secs(3)))?;
    /// assert_eq!(blitz.to_pgn(), "300+3");
    /// # Ok::<(), tratto_clock::PeriodsError>(())
    /// ```
    pub fn whole_game(time: Millis, bonus: Bonus) -> Result<TimeControl, PeriodsError> {
        Periods::new(vec![Period::to_the_end(time).with_bonus(bonus)]).map(TimeControl::Periods)
    }

    /// The periods, where there are any.
    pub fn periods(&self) -> Option<&Periods> {
        match self {
            TimeControl::Periods(periods) => Some(periods),
            _ => None,
        }
    }
}

/// What a player gets for each move, beside the time of the period.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
#[non_exhaustive]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Cumulative (Fischer) mode: the time is added for each move, and what is not used is kept.
    Increment(Millis),
    /// Delay as clocks in the United States show it: the main time stands still for so long, then runs.
    Delay(Millis),
    /// Delay as David Bronstein proposed it: the clock runs at once and shows main time and delay together; what was
    /// used of the delay comes back with the press. To the Laws both delays are the same thing: the main time begins
    /// to run when the delay is used up, and the rest of a delay is not saved (6.3.2 in 2018).
    Bronstein(Millis),
}

impl Bonus {
    /// The time for each move, whatever becomes of what is not used.
    ///
    /// ```
    /// use tratto_clock::{Bonus, Millis};
    /// assert_eq!(Bonus::Delay(Millis::from_secs(5)).time(), Millis::from_secs(5));
    /// assert_eq!(Bonus::None.time(), Millis::ZERO);
    /// ```
    pub const fn time(self) -> Millis {
        match self {
            Bonus::None => Millis::ZERO,
            Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
        }
    }

    /// The time that is added to the main time for each move: that of an increment, nothing for a delay.
    pub(crate) const fn increment(self) -> Millis {
        match self {
            Bonus::Increment(time) => time,
            _ => Millis::ZERO,
        }
    }

    /// The time before the main time begins to run: that of a delay, nothing for an increment.
    pub(crate) const fn delay(self) -> Millis {
        match self {
            Bonus::Delay(time) | Bonus::Bronstein(time) => time,
            _ => Millis::ZERO,
        }
    }

    /// A bonus of no time is no bonus.
    pub(crate) const fn normal(self) -> Bonus {
        if self.time().is_zero() { Bonus::None } else { self }
    }
}

/// One period of a time control: a number of moves, or all that remain, and the time for them.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Period {
    moves: Option<NonZeroU32>,
    time: Millis,
    bonus: Bonus,
}

impl Period {
    /// A period in which a number of moves must be made.
    pub const fn for_moves(moves: NonZeroU32, time: Millis) -> Period {
        Period { moves: Some(moves), time, bonus: Bonus::None }
    }

    /// A period for all the moves that remain.
    pub const fn to_the_end(time: Millis) -> Period {
        Period { moves: None, time, bonus: Bonus::None }
    }

    /// The same period with something for each move. A bonus of no time is [`Bonus::None`].
    pub const fn with_bonus(self, bonus: Bonus) -> Period {
        Period { bonus: bonus.normal(), ..self }
    }

    /// The number of moves, or `None` where the period is for all that remain.
    pub const fn moves(self) -> Option<NonZeroU32> {
        self.moves
    }

    /// The time given when the period begins.
    pub const fn time(self) -> Millis {
        self.time
    }

    /// What is given for each move of the period.
    pub const fn bonus(self) -> Bonus {
        self.bonus
    }
}

/// The periods of a time control, at least one. A period for all remaining moves is the last; a last period with a
/// number of moves is repeated as often as needed, as PGN has it.
///
/// Periods are counted from 0. The number of a repetition goes on from the last written one.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Periods(Vec<Period>);

impl Periods {
    /// Checks that the periods can follow each other as given.
    pub fn new(periods: Vec<Period>) -> Result<Periods, PeriodsError> {
        let Some(last) = periods.len().checked_sub(1) else {
            return Err(PeriodsError::Empty);
        };
        for (index, period) in periods.iter().enumerate() {
            if period.moves.is_none() && index < last {
                return Err(PeriodsError::NotLast { index });
            }
            if period.time.is_zero() && period.bonus == Bonus::None {
                return Err(PeriodsError::NoTime { index });
            }
        }
        Ok(Periods(periods))
    }

    /// The periods as written, without the repetitions of the last.
    pub fn as_slice(&self) -> &[Period] {
        &self.0
    }

    /// The period of a number, with the repetitions of the last; `None` where play never gets there.
    ///
    /// ```
    /// use tratto_clock::{Millis, TimeControl};
    /// let control = TimeControl::from_pgn("40/7200:20/3600")?;
    /// let periods = control.periods().expect("two periods");
    /// assert_eq!(periods.get(7), periods.get(1));
    /// # Ok::<(), tratto_clock::TimeControlError>(())
    /// ```
    pub fn get(&self, period: u32) -> Option<Period> {
        let (index, last) = (period as usize, self.last());
        self.0.get(index).copied().or_else(|| last.moves.map(|_| last))
    }

    /// Whether no period follows that of this number, because it is for all remaining moves.
    pub fn is_last(&self, period: u32) -> bool {
        self.get(period).is_none_or(|period| period.moves.is_none())
    }

    /// The move with which a period ends, counted from the start of the game; `None` for a period that has no
    /// number of moves or that play never reaches.
    ///
    /// ```
    /// use tratto_clock::TimeControl;
    /// let control = TimeControl::from_pgn("40/7200:20/3600:900+30")?;
    /// let periods = control.periods().expect("three periods");
    /// assert_eq!((periods.ends_at(0), periods.ends_at(1), periods.ends_at(2)), (Some(40), Some(60), None));
    /// # Ok::<(), tratto_clock::TimeControlError>(())
    /// ```
    pub fn ends_at(&self, period: u32) -> Option<u64> {
        let own = self.get(period)?.moves?;
        let written = self.0.len() as u64;
        let before: u64 =
            self.0.iter().take(period as usize).filter_map(|p| p.moves).map(|n| u64::from(n.get())).sum();
        let repeated = u64::from(period).saturating_sub(written) * u64::from(own.get());
        Some(before + repeated + u64::from(own.get()))
    }

    /// The first period, which there always is.
    pub fn first(&self) -> Period {
        *self.0.first().expect("periods are never empty")
    }

    /// The last period as written, which there always is.
    pub fn last(&self) -> Period {
        *self.0.last().expect("periods are never empty")
    }
}

#[cfg(test)]
mod tests;
