//! Events of a clock, their consequences, and errors.

use std::error::Error;
use std::fmt;

use tratto_board::{ByColor, Color};

use crate::control::Bonus;
use crate::time::{Instant, Millis};

/// Something that happens to a clock.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum ClockEvent {
    /// The game begins and this side's clock runs.
    Start(Color),
    /// This side stops its own clock and starts the other's. The move counter grows, the increment is given, and the
    /// period may change. On a frozen clock only the lever moves.
    Press(Color),
    /// Both clocks stop. What is left of a delay is kept.
    Stop,
    /// The clock that was running when both were stopped runs on.
    Resume,
    /// The arbiter gives the turn to this side without a move: nothing is counted and nothing given. The side begins
    /// its move anew, with its whole delay. Stopped clocks stay stopped.
    Turn(Color),
    /// This side's clock runs in the place of the other's though it is not its move, as when a player puts pieces back in
    /// his own time, and the other's again when that is done. Nothing is counted or given, no move begins or ends: what is
    /// left of a delay is kept for the side whose move it is, and the other has none.
    Lend(Color),
    /// The arbiter sets a side's time, also before the start, as for a game at odds of time. A flag that marked the end of the time goes up again, and a frozen clock is
    /// then merely stopped.
    Set {
        /// The side.
        side: Color,
        /// Its new time.
        time: Millis,
    },
    /// A side gets more time. A flag that marked the end of the time goes up again.
    Add {
        /// The side.
        side: Color,
        /// How much more.
        time: Millis,
    },
    /// A side loses some of its time.
    Take {
        /// The side.
        side: Color,
        /// How much less.
        time: Millis,
    },
    /// The sides are exchanged: what was White's becomes Black's, including a running clock.
    Swap,
    /// The arbiter corrects a side's move counter. No period changes by this; the next press looks at the counter.
    SetMoves {
        /// The side.
        side: Color,
        /// The moves completed.
        moves: u32,
    },
    /// The arbiter corrects the period in which a side is. No time is given by this.
    SetPeriod {
        /// The side.
        side: Color,
        /// The number of the period, from 0.
        period: u32,
    },
    /// The arbiter sets what is given for each move from the next one on, to both sides and in all periods.
    SetBonus(Bonus),
    /// This side's flag is found to be down, whatever time was left: the physical clock is the evidence. Its time is gone, with the usual
    /// consequences of a fallen flag.
    LowerFlag(Color),
    /// The arbiter puts a flag up again.
    RaiseFlag(Color),
    /// Somebody sees that this side's flag is down.
    ObserveFlag(Color),
    /// Nothing happens but the passing of time.
    Tick,
}

/// A flag that fell.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct FlagFall {
    /// The moment at which the time was used up, to the millisecond, whenever it was noticed.
    pub at: Instant,
    /// The number of the period that ended so, from 0.
    pub period: u32,
    /// Whether that period was for all remaining moves.
    pub in_last_period: bool,
}

/// A move that a press completed.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Completed {
    /// Who pressed.
    pub side: Color,
    /// The side's move counter after it.
    pub moves: u32,
    /// The time during which the side's clock ran for this move, its delay included.
    pub took: Millis,
}

/// The consequences of an event and of the time that passed before it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
#[non_exhaustive]
pub struct Effects {
    /// The time that came to each side: increments, periods, what the arbiter gave, and the other's sand.
    pub given: ByColor<Millis>,
    /// The time that the arbiter took from each side.
    pub taken: ByColor<Millis>,
    /// The flag that fell on each side; the last one, if several fell during a long time without events.
    pub fell: ByColor<Option<FlagFall>>,
    /// The period that each side came into.
    pub entered: ByColor<Option<u32>>,
    /// The move that was completed.
    pub completed: Option<Completed>,
    /// Whether the clock froze.
    pub froze: bool,
}

/// An event that is impossible in the current state. The clock is unchanged.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum ClockError {
    /// The event comes before the one that preceded it.
    TimeWentBack {
        /// When the clock was last touched.
        last: Instant,
        /// The time given.
        at: Instant,
    },
    /// The clock has not been started.
    NotStarted,
    /// The clock has been started already.
    AlreadyStarted,
    /// Both clocks are stopped.
    Stopped,
    /// The clock is running.
    Running,
    /// A side pressed while the other's clock was running: its own lever is down already.
    NotOnMove {
        /// Who pressed.
        pressed: Color,
    },
    /// The clock is frozen, or would be at once, because a flag is down for good.
    FlagDown {
        /// Whose flag.
        side: Color,
    },
    /// The flag is up.
    FlagUp {
        /// Whose flag.
        side: Color,
    },
    /// More time than a clock can hold.
    TooMuch {
        /// Whose time.
        side: Color,
        /// What it has.
        remaining: Millis,
        /// What should come to it.
        time: Millis,
    },
    /// More time should go than there is.
    TooLittle {
        /// Whose time.
        side: Color,
        /// What it has.
        remaining: Millis,
        /// What should go.
        time: Millis,
    },
    /// There is no period of this number.
    NoSuchPeriod {
        /// The number, from 0.
        period: u32,
    },
    /// Neither a mechanical clock nor a sand-glass gives something for each move.
    NoBonus,
}

impl fmt::Display for ClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClockError::TimeWentBack { last, at } => {
                write!(
                    f,
                    "the event is of {at}, but the clock was last touched at {last}; give events in their order"
                )
            }
            ClockError::NotStarted => f.write_str("the clock has not been started; start it first"),
            ClockError::AlreadyStarted => f.write_str("the clock has been started already"),
            ClockError::Stopped => f.write_str("both clocks are stopped; resume them first"),
            ClockError::Running => f.write_str("the clock is running already"),
            ClockError::NotOnMove { pressed } => {
                write!(f, "{pressed} pressed, but the clock of {} is running", !*pressed)
            }
            ClockError::FlagDown { side } => {
                write!(f, "the flag of {side} is down; give {side} time or raise the flag first")
            }
            ClockError::FlagUp { side } => write!(f, "the flag of {side} is up"),
            ClockError::TooMuch { side, remaining, time } => {
                write!(f, "{side} has {remaining}, and {time} more is beyond what a clock can hold")
            }
            ClockError::TooLittle { side, remaining, time } => {
                write!(f, "{side} has {remaining}, so {time} cannot be taken")
            }
            ClockError::NoSuchPeriod { period } => {
                write!(f, "the time control has no period {}", u64::from(*period) + 1)
            }
            ClockError::NoBonus => {
                f.write_str("this clock gives nothing for a move; take a digital clock with periods")
            }
        }
    }
}

impl Error for ClockError {}
