//! What follows from an event.

mod effect;
mod finding;

pub use effect::{Effect, Right};
pub use finding::{Finding, Reading};

use crate::edition::Article;
use crate::game::{MoveFault, OnBoard};
use crate::named::named;
use tratto_board::{Color, Move, Square};
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
    /// The articles by which it was found, the one that carries the finding first.
    pub grounds: Vec<Article>,
    /// What follows, each with the articles that give it.
    pub effects: Vec<Consequence>,
    /// Whether the effects have taken place, or are for the arbiter to decide.
    pub force: Force,
    /// The readings chosen where the text allows two.
    pub readings: Vec<Reading>,
}

impl Ruling {
    /// Every article that is cited: those of the finding first, then those of the effects.
    pub fn articles(&self) -> Vec<Article> {
        let mut articles = self.grounds.clone();
        for article in self.effects.iter().flat_map(|effect| &effect.by) {
            if !articles.contains(article) {
                articles.push(*article);
            }
        }
        articles
    }

    /// The articles that give an effect: its own, or those of the finding.
    pub fn articles_of<'r>(&'r self, effect: &'r Consequence) -> &'r [Article] {
        if effect.by.is_empty() { &self.grounds } else { &effect.by }
    }

    /// Whether the ruling rests on an article whose text could not be consulted.
    pub fn is_unverified(&self) -> bool {
        self.articles().iter().any(|article| article.is_unverified())
    }

    /// Whether it is for the arbiter to decide, so that nothing has taken place yet.
    pub fn is_advice(&self) -> bool {
        matches!(self.force, Force::Advice(_))
    }
}

/// An effect, and the articles that give it.
///
/// ```
/// use tratto_laws::{Edition, Event, Game, Regulations};
/// let mut game = Game::new(Regulations::new(Edition::Laws2023))?;
/// for act in ["white arrives", "black arrives", "arbiter starts", "white plays e2e5"] {
///     game.apply(&Event::new(game.now(), act.parse()?))?;
/// }
/// let rulings = game.apply(&Event::new(game.now(), "black claims illegal-move".parse()?))?.rulings;
/// let back = &rulings[0].effects[0];
/// assert_eq!((back.effect.to_string().as_str(), back.by[0].number()), ("back 1", "7.5.1"));
/// let must = &rulings[0].effects[1];
/// assert_eq!((must.effect.to_string().as_str(), must.by[0].number()), ("white must e2e3 e2e4", "4.3.1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Consequence {
    /// What follows.
    pub effect: Effect,
    /// By which articles; empty where the articles of the finding give it too.
    pub by: Vec<Article>,
}

impl From<Effect> for Consequence {
    fn from(effect: Effect) -> Consequence {
        Consequence { effect, by: Vec::new() }
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
        /// Expel a person who is not playing.
        Expel = "expel",
    }
}

/// A fact beside a finding.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Detail {
    /// None.
    None,
    /// The illegal move that it is about.
    Fault(Box<FaultyMove>),
    /// A number: of appearances, of moves, of an offence.
    Count(u32),
    /// A length of time.
    Time(Millis),
    /// A square.
    Square(Square),
}

/// An illegal move, and the board before it: enough to say what is wrong with it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct FaultyMove {
    /// What stood on the board before it.
    pub board: OnBoard,
    /// The move; `None` where none was made, or none can be told from what stands on the board.
    pub made: Option<Move>,
    /// What is wrong with it.
    pub fault: MoveFault,
}
