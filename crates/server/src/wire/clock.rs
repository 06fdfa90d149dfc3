//! The clock as a client shows it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The two clocks at the server time of the message. A client counts down from here by its own clock and is corrected by every
/// message; what it shows decides nothing.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClockView {
    /// What the clock is doing.
    pub phase: PhaseKind,
    /// Whose clock runs, or would run if it were not stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<super::Side>,
    /// White's side.
    pub white: SideClock,
    /// Black's side.
    pub black: SideClock,
}

/// What a clock is doing.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseKind {
    /// Set and not started.
    Ready,
    /// Running.
    Running,
    /// Stopped by somebody's hand.
    Stopped,
    /// Halted by a flag.
    Frozen,
}

/// One side of the clock.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct SideClock {
    /// The main time left.
    pub remaining_ms: u64,
    /// What the display shows: with a Bronstein delay more than the main time.
    pub shown_ms: u64,
    /// What is left of the delay for this move.
    pub delay_ms: u64,
    /// What is added for each move.
    pub bonus: BonusView,
    /// The flag that is down, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flag: Option<FlagView>,
    /// The number of the period, from 0.
    pub period: u32,
    /// The moves completed.
    pub moves: u32,
    /// The moves to go to the next period.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_to_go: Option<u64>,
}

/// What is added for each move.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct BonusView {
    /// Of which kind.
    pub kind: BonusKind,
    /// How much.
    pub ms: u64,
}

/// The kinds of bonus.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BonusKind {
    /// None.
    None,
    /// Fischer increment.
    Increment,
    /// Simple delay: the main time starts to run after it.
    Delay,
    /// Bronstein delay.
    Bronstein,
}

/// A flag that is down.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct FlagView {
    /// When it fell.
    pub at: u64,
    /// Whether it ended the side's time, rather than marking the end of an earlier period.
    pub is_out: bool,
}
