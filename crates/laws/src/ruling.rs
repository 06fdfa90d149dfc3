//! What follows from an event.

mod effect;
mod finding;

pub use effect::{Effect, Right};
pub use finding::{Finding, Reading};

use crate::edition::Article;
use crate::named::named;
use tratto_board::{Color, Square, WhyNot};
use tratto_clock::Millis;

/// What the Laws say to something that happened: what was found, what follows, and by which articles.
#[derive(Clone, PartialEq, Debug)]
pub struct Ruling {
    /// What was found.
    pub finding: Finding,
    /// The player whom the finding is about.
    pub player: Option<Color>,
    /// A fact beside the finding, for the sentence.
    pub detail: Detail,
    /// What follows.
    pub effects: Vec<Effect>,
    /// Whether the effects have taken place, or are for the arbiter to decide.
    pub force: Force,
    /// The articles, the one that carries the ruling first.
    pub articles: Vec<Article>,
    /// The readings chosen where the text allows two.
    pub readings: Vec<Reading>,
}

impl Ruling {
    /// Whether the ruling rests on an article whose text nobody has seen.
    pub fn is_unverified(&self) -> bool {
        self.articles.iter().any(|article| article.is_unverified())
    }

    /// Whether it is for the arbiter to decide, so that nothing has taken place yet.
    pub fn is_advice(&self) -> bool {
        matches!(self.force, Force::Advice(_))
    }
}

/// How far a ruling leaves room to the arbiter.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Force {
    /// The Laws leave no choice: the effects have taken place.
    Binding,
    /// The effects have taken place, and hold unless the arbiter decides otherwise.
    UnlessArbiter,
    /// The Laws leave it to the arbiter. The effects are what is recommended; nothing has taken place.
    Advice(Vec<Choice>),
}

named! {
    /// What an arbiter may do where the Laws leave it to him.
    Choice {
        /// What is recommended.
        Recommended = "recommended",
        /// Let the game go on.
        PlayOn = "play-on",
        /// Impose one or more of the penalties at his hand.
        Penalise = "penalise",
        /// Only warn.
        Warn = "warn",
        /// Declare the game lost.
        Lost = "lost",
        /// Declare the game drawn.
        Drawn = "drawn",
        /// Have a new game played.
        NewGame = "new-game",
        /// Agree with a claim.
        Agree = "agree",
        /// Postpone the decision.
        Postpone = "postpone",
        /// Reject a claim.
        Reject = "reject",
        /// Set the clocks as he thinks fit.
        SetTimes = "set-times",
        /// Decide the opponent's score.
        OpponentScore = "opponent-score",
        /// Send somebody out.
        Expel = "expel",
    }
}

/// A fact beside a finding.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Detail {
    /// None.
    None,
    /// Why a move is not legal.
    Why(WhyNot),
    /// A number: of appearances, of moves, of an offence.
    Count(u32),
    /// A length of time.
    Time(Millis),
    /// A square.
    Square(Square),
}
