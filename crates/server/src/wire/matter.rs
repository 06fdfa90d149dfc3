//! What waits for the arbiter.

use super::{ArticleView, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Something that waits for the arbiter.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct MatterView {
    /// The number of the event it began with.
    pub seq: u64,
    /// Since when: the moment of that event.
    pub since: u64,
    /// The player who brought it, or whom it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<Side>,
    /// What it is.
    pub kind: MatterKind,
    /// The matter as a sentence.
    pub sentence: String,
    /// The articles behind it.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub articles: Vec<ArticleView>,
    /// What he may choose.
    pub choices: Vec<ChoiceView>,
}

/// A kind of matter.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MatterKind {
    /// A claim that the Laws leave to him: the game waits.
    Claim,
    /// A player stopped the clocks to have him come: the game waits.
    Call,
    /// A player asks for something.
    Request,
    /// A ruling that leaves it to him: nothing has taken place.
    Advice,
    /// So much has happened that only he can bring the game further.
    Cap,
}

/// Something the arbiter may choose.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChoiceView {
    /// What: `agree`, `reject`, `postpone`, `play-on`, `warn`, `penalise`, `lost`, `drawn`, `new-game`, `set-times`, `opponent-score`,
    /// `expel`, `recommended`, `restart`, `provide`.
    #[schema(example = "agree")]
    pub name: String,
    /// The act that does it; left out where he has to say more, as which penalty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(format = "act")]
    pub act: Option<String>,
}
