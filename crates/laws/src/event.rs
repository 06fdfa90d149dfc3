//! What can happen at a board.

mod acts;
mod kind;
mod text;

pub use acts::{
    Act, Aid, ArbiterAct, Bystander, Claim, Deed, Discovery, Evidence as ClaimEvidence, Hand, Hands, Hint,
    Manner, Meaning, Misconduct, OfferForm, Penalty, Place, Play, QuickplayGround, Request, Sight,
    StopReason, Verdict, Written,
};
pub use text::{ParseActError, read_time};

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
