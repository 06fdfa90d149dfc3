//! Open matters for the arbiter.

use super::{ArticleView, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An open matter for the arbiter.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct MatterView {
    /// The number of the event that raised it.
    pub seq: u64,
    /// The moment of that event.
    pub since: u64,
    /// The player who raised it, or whom it concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<Side>,
    /// Its kind.
    pub kind: MatterKind,
    /// The matter as a sentence.
    pub sentence: String,
    /// The articles behind it.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub articles: Vec<ArticleView>,
    /// The arbiter's choices.
    pub choices: Vec<ChoiceView>,
}

/// The kinds of matter.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MatterKind {
    /// A claim that the Laws leave to him: the game waits.
    Claim,
    /// A player stopped the clocks to call the arbiter: the game waits.
    Call,
    /// A player asks for something.
    Request,
    /// A ruling that is only advice: nothing has been done.
    Advice,
    /// The game has reached its limit of events: only the arbiter can take it further.
    Cap,
}

/// A choice of the arbiter.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChoiceView {
    /// Its name: `agree`, `reject`, `postpone`, `play-on`, `warn`, `penalise`, `lost`, `drawn`, `new-game`, `set-times`, `opponent-score`,
    /// `expel`, `recommended`, `restart`, `provide`.
    #[schema(example = "agree")]
    pub name: String,
    /// The act that carries it out; left out if the arbiter has to add something, such as which penalty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(format = "act")]
    pub act: Option<String>,
}
