//! Rulings, duties and claims.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An article of the Laws.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ArticleView {
    /// Its number, or the one word by which programs know it: `Preface`, `Glossary`, `Manual`.
    #[schema(example = "9.2.1")]
    pub number: String,
    /// The year of the edition.
    #[schema(example = 2023)]
    pub edition: u16,
    /// How far its text is known: `read`, `inferred`, `manual` or `unverified`.
    #[schema(example = "read")]
    pub evidence: String,
    /// What people call it, where it has no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// One of the two players.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

/// What the Laws said to an event, in the sentences of whoever reads it: on the wire in both languages, in the answers of the command
/// in one. The keys are the same.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct RulingView {
    /// What was found, by its name: `illegal-move`, `flag-lost`, `touched`.
    #[schema(example = "illegal-move")]
    pub finding: String,
    /// The player it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<Side>,
    /// A number behind the finding: of appearances, of moves, of an offence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// What follows.
    pub effects: Vec<EffectView>,
    /// `binding`, `unless-arbiter` or `advice`.
    #[schema(example = "binding")]
    pub force: String,
    /// What the arbiter may choose, where the ruling is advice.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub choices: Vec<String>,
    /// The articles, the one that carries it first.
    pub articles: Vec<ArticleView>,
    /// The same as one cites them; left out where there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub citation: Option<String>,
    /// The rules behind the articles, by their names in the table of `GET /api/laws`.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub rules: Vec<String>,
    /// The readings chosen where the text allows two.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub readings: Vec<String>,
    /// Whether it rests on an article whose text nobody has seen.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub unverified: bool,
    /// The ruling in one line, as the cases of the Laws expect it.
    #[schema(example = "illegal-move: back 1 by 7.5.1, offence white 1 by 7.5.5 [7.5.1 3.10.1]")]
    pub code: String,
    /// The ruling as a sentence.
    pub sentence: String,
    /// The ruling explained at length, where there is more to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explanation: Option<String>,
}

/// Something that follows from a ruling.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct EffectView {
    /// The short form: `black +2:00`, `back 1`, `white must b1a3 b1c3`, `1-0`.
    #[schema(example = "black +2:00")]
    pub short: String,
    /// The effect as a sentence.
    pub sentence: String,
    /// The articles that give it.
    pub articles: Vec<ArticleView>,
}

/// What a player must do, or need not.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct DutyView {
    /// Whose.
    pub player: Side,
    /// What: `move`, `play-among`, `press`, `answer-offer`, `put-back`, `record`, `need-not-record`, ...
    #[schema(example = "play-among")]
    pub kind: String,
    /// The moves he is bound to.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub moves: Vec<String>,
    /// The half-moves missing on his scoresheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// The articles behind it.
    pub articles: Vec<ArticleView>,
    /// The duty as a sentence.
    pub sentence: String,
}

/// What a player may claim.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct CanClaimView {
    /// Whose right.
    pub player: Side,
    /// What: `threefold`, `threefold-by-move`, `fifty`, `fifty-by-move`, `flag`, `illegal-move`, `touched`, `quickplay`,
    /// `extra-seconds`, `accept-draw`.
    #[schema(example = "threefold-by-move")]
    pub kind: String,
    /// The appearances or quiet half-moves behind it.
    pub count: u32,
    /// The moves by which it would be claimed.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub moves: Vec<String>,
    /// The article.
    pub article: ArticleView,
    /// The right as a sentence.
    pub sentence: String,
}
