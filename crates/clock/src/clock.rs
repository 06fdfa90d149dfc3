//! The two-sided clock.

mod event;
mod half;
mod settings;
mod snapshot;
mod step;

use tratto_board::{ByColor, Color};

use crate::control::{Bonus, Periods, TimeControl};
use crate::time::{Instant, Millis};
pub use event::{ClockError, ClockEvent, Completed, Effects, FlagFall};
use half::Half;
pub use settings::{Movement, PeriodChange, Settings, SetupError};
pub use snapshot::Snapshot;
use step::{State, Step};

/// A chess clock: two sides, of which at most one runs.
///
/// It changes only through [`apply`](Clock::apply) and [`restore`](Clock::restore), and knows only the times that are passed to them. The
/// same events at the same moments give the same clock, to the millisecond; queries in between change nothing.
///
/// ```
/// use tratto_board::Color::{Black, White};
/// use tratto_clock::{Clock, ClockEvent, Instant, Settings, TimeControl};
/// let control = TimeControl::read("5+3")?.control;
/// let mut clock = Clock::new(control, Settings::default())?;
/// let at = Instant::from_millis;
/// assert_eq!(clock.remaining(White, at(0)).to_string(), "5:03");
///
/// clock.apply(ClockEvent::Start(White), at(10_000))?;
/// clock.apply(ClockEvent::Press(White), at(14_500))?; // 4.5 seconds, and 3 more for the next move
/// assert_eq!(clock.remaining(White, at(60_000)).to_string(), "5:01.500");
/// assert_eq!(clock.flag_due(), Some(at(14_500 + 303_000)));
///
/// let effects = clock.apply(ClockEvent::Tick, at(400_000))?;
/// assert!(effects.fell[Black].is_some() && effects.froze);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Clock {
    control: TimeControl,
    settings: Settings,
    state: State,
}

/// What a clock is doing, with the side whose clock runs or would run.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Phase {
    /// It is set and has not been started.
    Ready,
    /// This side's clock runs.
    Running(Color),
    /// Both clocks are stopped; this side's ran last.
    Stopped(Color),
    /// A flag fell and both clocks halted for good.
    Frozen(Color),
}

/// Which flags are down.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Flags {
    /// None.
    BothUp,
    /// One side's alone.
    OneDown(Color),
    /// Both.
    BothDown {
        /// Which fell first. `None` if unknown: on a mechanical clock, unless somebody saw one down while the other was up.
        first: Option<Color>,
    },
}

/// The readings of a clock at some moment.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub struct Face {
    /// What it is doing.
    pub phase: Phase,
    /// Which flags are down. A flag that ended a side's time counts before the mark that is left from an earlier
    /// period, so that [`Flags::BothDown`] never mixes the two.
    pub flags: Flags,
    /// The two sides.
    pub sides: ByColor<Side>,
}

/// The readings of one side of a clock.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub struct Side {
    /// The main time that is left.
    pub remaining: Millis,
    /// What the side shows: the main time, and with a Bronstein delay what is left of the delay too.
    pub shown: Millis,
    /// What is left of the delay for the current move, or all of it for the next.
    pub delay: Millis,
    /// What the side gets for each move.
    pub bonus: Bonus,
    /// The last flag that fell and was not raised.
    pub flag: Option<FlagFall>,
    /// Whether that flag ended the side's time. Where flags bring the next period, the flag of an earlier one may be
    /// down as a mere mark.
    pub is_out: bool,
    /// The number of the period, from 0.
    pub period: u32,
    /// The moves completed, by the counter: it counts presses, not legal moves.
    pub moves: u32,
    /// The moves to go to the end of the period, by the counter; `None` where the period has no number of moves.
    pub moves_to_go: Option<u64>,
    /// The main time used so far.
    pub used: Millis,
    /// How long this side's clock has run so far: main time, delays, and what ran on after the flag.
    pub elapsed: Millis,
    /// How long it has run for the current move, or ran for the last one if it is the other side's turn.
    pub this_move: Millis,
}

impl Clock {
    /// A clock set to a time control, not yet started.
    pub fn new(control: TimeControl, settings: Settings) -> Result<Clock, SetupError> {
        let time = match &control {
            TimeControl::Hourglass(time) => *time,
            TimeControl::Periods(periods) => initial_time(periods, settings),
            TimeControl::Unknown | TimeControl::Untimed => return Err(SetupError::NoTime),
        };
        if settings.movement == Movement::Mechanical {
            check_mechanical(&control, settings)?;
        }
        let state = State {
            halves: ByColor::new_with(|_| Half::new(time)),
            phase: Phase::Ready,
            now: Instant::ZERO,
            first_flag: None,
            bonus: None,
        };
        Ok(Clock { control, settings, state })
    }

    /// Lets time pass up to `at`, then applies an event, and returns the consequences.
    ///
    /// A flag falls at the moment when the time is used up, even if a later event reveals it: a press at that very moment is too late.
    /// An impossible event is an error, and the clock does not change.
    ///
    /// ```
    /// use tratto_board::Color::{Black, White};
    /// use tratto_clock::{Bonus, Clock, ClockError, ClockEvent, Instant, Millis, Settings, TimeControl};
    /// let control = TimeControl::whole_game(Millis::from_minutes(60), Bonus::Bronstein(Millis::from_secs(5)))?;
    /// let mut clock = Clock::new(control, Settings::default())?;
    /// let at = |seconds: u64| Instant::from_millis(seconds * 1_000);
    /// clock.apply(ClockEvent::Start(White), at(0))?;
    /// clock.apply(ClockEvent::Press(White), at(4))?; // within the delay: nothing is lost
    /// assert_eq!(clock.remaining(White, at(4)), Millis::from_minutes(60));
    /// assert_eq!(clock.apply(ClockEvent::Press(White), at(5)), Err(ClockError::NotOnMove { pressed: White }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, event: ClockEvent, at: Instant) -> Result<Effects, ClockError> {
        let mut step = self.step();
        step.advance(at)?;
        step.perform(event)?;
        let (state, effects) = (step.state, step.effects);
        self.state = state;
        Ok(effects)
    }

    /// Everything about the clock at a moment, as one value. A moment before the last event gives what that event left.
    pub fn snapshot(&self, at: Instant) -> Snapshot {
        Snapshot::of(&self.advanced(at))
    }

    /// Restores an earlier state of the clock completely: times, delays, counters, periods, flags, and whose turn it is. It runs on from
    /// there, unless both sides are stopped.
    ///
    /// ```
    /// use tratto_board::Color::White;
    /// use tratto_clock::{Clock, ClockEvent, Instant, Settings, TimeControl};
    /// let mut clock = Clock::new(TimeControl::from_pgn("1/60:1800")?, Settings::default())?;
    /// let at = |seconds: u64| Instant::from_millis(seconds * 1_000);
    /// clock.apply(ClockEvent::Start(White), at(0))?;
    /// let before = clock.snapshot(at(10));
    /// clock.apply(ClockEvent::Press(White), at(10))?; // the second period begins
    /// clock.restore(&before, at(25))?;
    /// assert_eq!((clock.remaining(White, at(25)).to_string(), clock.running(at(25))), ("0:50".to_owned(), Some(White)));
    /// clock.apply(ClockEvent::Press(White), at(30))?; // and begins with this press
    /// assert_eq!(clock.remaining(White, at(30)).to_string(), "30:45");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn restore(&mut self, snapshot: &Snapshot, at: Instant) -> Result<Effects, ClockError> {
        let mut step = self.step();
        step.advance(at)?;
        step.restore(snapshot)?;
        let (state, effects) = (step.state, step.effects);
        self.state = state;
        Ok(effects)
    }

    /// What can be read on the clock at a moment. A moment before the last event reads as that event left the clock.
    ///
    /// ```
    /// use tratto_board::Color::White;
    /// use tratto_clock::{Clock, Flags, Instant, Phase, Settings, TimeControl};
    /// let control = TimeControl::from_pgn("40/5400:1800+30")?;
    /// let face = Clock::new(control, Settings::default())?.face(Instant::ZERO);
    /// assert_eq!((face.phase, face.flags), (Phase::Ready, Flags::BothUp));
    /// assert_eq!(face.sides[White].moves_to_go, Some(40));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn face(&self, at: Instant) -> Face {
        let step = self.advanced(at);
        Face {
            phase: step.state.phase,
            flags: step.state.flags(),
            sides: ByColor::new_with(|side| read(&step, side)),
        }
    }

    /// The main time that a side has left at a moment, as [`face`](Clock::face) has it.
    pub fn remaining(&self, side: Color, at: Instant) -> Millis {
        self.advanced(at).state.halves[side].remaining
    }

    /// The side whose clock runs at a moment.
    pub fn running(&self, at: Instant) -> Option<Color> {
        match self.advanced(at).state.phase {
            Phase::Running(side) => Some(side),
            Phase::Ready | Phase::Stopped(_) | Phase::Frozen(_) => None,
        }
    }

    /// Which flags are down at a moment.
    pub fn flags(&self, at: Instant) -> Flags {
        self.advanced(at).state.flags()
    }

    /// The moment at which the next flag will fall if nothing happens before; `None` where no clock runs, the one that
    /// runs has no time left, or it has more than there are moments.
    pub fn flag_due(&self) -> Option<Instant> {
        let Phase::Running(side) = self.state.phase else { return None };
        let half = &self.state.halves[side];
        let to_flag = Millis(half.delay.0 + half.remaining.0);
        let due = self.state.now.after(to_flag);
        (!half.is_out && due.since(self.state.now) == Some(to_flag)).then_some(due)
    }

    /// The moment of the last event; the beginning of time where there was none.
    pub fn last_event(&self) -> Instant {
        self.state.now
    }

    /// The time control it was set to.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// How it is built and set.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    fn step(&self) -> Step<'_> {
        Step {
            periods: self.control.periods(),
            settings: self.settings,
            state: self.state,
            effects: Effects::default(),
        }
    }

    fn advanced(&self, at: Instant) -> Step<'_> {
        let mut step = self.step();
        step.advance(at.max(self.state.now)).expect("time does not go back");
        step
    }
}

/// The first period's time, with the increment for the first move.
fn initial_time(periods: &Periods, settings: Settings) -> Millis {
    let first = periods.first();
    match settings.increment_before_first_move {
        true => first.time().saturating_add(first.bonus().increment()),
        false => first.time(),
    }
}

fn check_mechanical(control: &TimeControl, settings: Settings) -> Result<(), SetupError> {
    let Some(periods) = control.periods() else { return Err(SetupError::MechanicalHourglass) };
    if let Some(period) = periods.as_slice().iter().position(|period| period.bonus() != Bonus::None) {
        return Err(SetupError::MechanicalBonus { period });
    }
    if settings.period_change == PeriodChange::ByMoves {
        return Err(SetupError::MechanicalCounter);
    }
    if settings.freezes {
        return Err(SetupError::MechanicalFreeze);
    }
    Ok(())
}

fn read(step: &Step<'_>, side: Color) -> Side {
    let half = &step.state.halves[side];
    let bonus = step.bonus(side);
    let has_turn = match step.state.phase {
        Phase::Ready => false,
        Phase::Running(turn) | Phase::Stopped(turn) | Phase::Frozen(turn) => turn == side,
    };
    let delay = match has_turn {
        _ if half.is_out => Millis::ZERO,
        true => half.delay,
        false => bonus.delay(),
    };
    let shown = match bonus {
        Bonus::Bronstein(_) => half.remaining.saturating_add(delay),
        _ => half.remaining,
    };
    let end = step.periods.and_then(|periods| periods.ends_at(half.period));
    Side {
        remaining: half.remaining,
        shown,
        delay,
        bonus,
        flag: half.flag,
        is_out: half.is_out,
        period: half.period,
        moves: half.moves,
        moves_to_go: end.map(|end| end.saturating_sub(half.moves.into())),
        used: half.used,
        elapsed: half.elapsed,
        this_move: half.this_move,
    }
}

#[cfg(test)]
mod tests;
