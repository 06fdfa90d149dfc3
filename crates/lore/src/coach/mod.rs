//! The coach: advice about a position, a move or a game, typed, and never without what proves it.
//!
//! An [`Advice`] cannot be made without evidence: squares or moves that a reader can look at. Its [`Truth`](crate::Truth) says how it is known: what is
//! seen, what follows by exchange, what a search or a table proves, or what an engine thinks, which then is named. A [`Plan`] is a custom
//! of good players and no truth; it is only said where its premises hold, and they are [facts](crate::fact) of the position.
//!
//! Nobody is advised about a game that is being played: every review asks for a [`Leave`], which [`Occasion::leave`] gives or refuses.

mod advice;
mod attacked;
mod ending;
mod event;
mod game;
mod known;
mod mate;
mod occasion;
mod opinion;
mod plan;
mod played;
mod position;
mod refutation;
mod telling;
mod terms;

pub use advice::{Advice, Moves, Saying};
pub use attacked::{Attacked, attacked};
pub use ending::EndingNote;
pub use event::Event;
pub use game::{GameReview, Stage, TurningPoint};
pub use mate::{Forced, Mating, forced_mate, forced_mate_watched};
pub use occasion::{BeingPlayed, Leave, Occasion};
pub use opinion::{Grade, Opinion, Score, Source};
pub use plan::{Plan, plans};
pub use played::{Finding, MoveReview, Opinions};
pub use position::{Effort, PositionReview};
pub use refutation::Refutation;
pub use telling::is_telling;
