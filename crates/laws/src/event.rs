//! What can happen at a board.

mod act;
mod acts;
pub mod grammar;
mod names;
mod parts;
mod reader;

pub use act::Act;
pub use acts::{Aid, ArbiterAct, Claim, Discovery, Penalty, PlayerAct, Sight};
pub use names::{
    Bystander, Evidence as ClaimEvidence, Hand, Hands, Hint, Manner, Meaning, Misconduct, OfferForm, Place,
    Play, QuickplayGround, Request, StopReason, Verdict, Written,
};
pub use reader::{ParseActError, read_time};

#[cfg(test)]
pub(crate) mod tests;

use tratto_clock::Instant;

/// Something that happened, and when.
///
/// Times come from the caller and never run backwards. They count from any beginning he likes; only the time between two
/// events means anything.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Event {
    /// When.
    pub at: Instant,
    /// What.
    pub act: Act,
}

impl Event {
    /// An event.
    ///
    /// ```
    /// use tratto_laws::{Act, Event};
    /// use tratto_clock::Instant;
    /// let event = Event::new(Instant::from_millis(1500), "white plays e2e4".parse()?);
    /// assert_eq!(event.act.to_string(), "white plays e2e4");
    /// # Ok::<(), tratto_laws::ParseActError>(())
    /// ```
    pub fn new(at: Instant, act: Act) -> Event {
        Event { at, act }
    }
}
