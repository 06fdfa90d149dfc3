//! The settings of a clock beside its time control.

use std::error::Error;
use std::fmt;

/// How a clock behaves where time controls leave it open.
///
/// ```
/// use tratto_clock::{PeriodChange, Settings};
/// // A digital clock without move counter: the next period is added when the display reaches zero.
/// let settings = Settings { period_change: PeriodChange::ByFlag, ..Settings::digital() };
/// assert!(settings.freezes);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Settings {
    /// Digital or mechanical.
    pub movement: Movement,
    /// Whether an increment is given before the first move too, as the Laws' glossary has it: each increment is for
    /// the move that follows, and 5+3 starts at 5:03. Without it each increment is for the move just made, and 5+3
    /// starts at 5:00. A delay is there from the first move in any case.
    pub increment_before_first_move: bool,
    /// What brings the time of the next period.
    pub period_change: PeriodChange,
    /// Whether both sides stop for good when a flag falls and no period follows.
    pub freezes: bool,
}

impl Settings {
    /// A digital clock with a move counter that freezes at the last flag, and gives the increment before each move.
    pub const fn digital() -> Settings {
        Settings {
            movement: Movement::Digital,
            increment_before_first_move: true,
            period_change: PeriodChange::ByMoves,
            freezes: true,
        }
    }

    /// A mechanical clock: it gives nothing for a move, runs on whatever flag falls, and both flags can be down
    /// without anybody knowing which fell first.
    pub const fn mechanical() -> Settings {
        Settings {
            movement: Movement::Mechanical,
            increment_before_first_move: false,
            period_change: PeriodChange::ByFlag,
            freezes: false,
        }
    }
}

/// A digital clock with all features: [`Settings::digital`].
impl Default for Settings {
    fn default() -> Settings {
        Settings::digital()
    }
}

/// What drives a clock.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Movement {
    /// Electronics: increments, delays, and a mark on the side whose flag fell first.
    Digital,
    /// Clockwork: two hands and two flags. Which flag fell first is known only if somebody saw one down while the
    /// other was up ([`ClockEvent::ObserveFlag`](crate::ClockEvent::ObserveFlag)).
    Mechanical,
}

/// What brings the time of the next period.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum PeriodChange {
    /// The press that completes the moves of the period. A flag that falls before then is final.
    ByMoves,
    /// The flag. Whether the moves were made is for the arbiter to see (6.4 in 2018).
    ByFlag,
}

/// A time control that a clock of these settings cannot keep.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum SetupError {
    /// There is no time to set: the time control is unknown, or the game is untimed.
    NoTime,
    /// A mechanical clock gives nothing for a move.
    MechanicalBonus {
        /// The number of the period that gives something, from 0.
        period: usize,
    },
    /// A mechanical clock is no sand-glass.
    MechanicalHourglass,
    /// A mechanical clock counts no moves, so its periods can only change by flag.
    MechanicalCounter,
    /// A mechanical clock does not freeze.
    MechanicalFreeze,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::NoTime => {
                f.write_str("there is no time to set a clock to; give a time control with periods")
            }
            SetupError::MechanicalBonus { period } => write!(
                f,
                "a mechanical clock gives nothing for a move, and period {} does; take a digital clock",
                period + 1
            ),
            SetupError::MechanicalHourglass => {
                f.write_str("a mechanical clock is no hourglass; take a digital clock")
            }
            SetupError::MechanicalCounter => {
                f.write_str("a mechanical clock counts no moves; let the periods change by flag")
            }
            SetupError::MechanicalFreeze => {
                f.write_str("a mechanical clock does not freeze; switch that off")
            }
        }
    }
}

impl Error for SetupError {}
