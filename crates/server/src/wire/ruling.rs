//! Rulings, duties and claims.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An article of the Laws.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ArticleView {
    /// Its number, or the key of one without a number: `Preface`, `Glossary`, `Manual`.
    #[schema(example = "9.2.1")]
    pub number: String,
    /// The year of the edition.
    #[schema(example = 2023)]
    pub edition: u16,
    /// How far its text is known: `read`, `inferred`, `manual` or `unverified`.
    #[schema(example = "read")]
    pub evidence: String,
    /// Its name, if it has no number.
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

/// A ruling of the Laws on an event, in the reader's language.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct RulingView {
    /// The key of the finding: `illegal-move`, `flag-lost`, `touched`.
    #[schema(example = "illegal-move")]
    pub finding: String,
    /// The player it concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<Side>,
    /// A number behind the finding: of appearances, of moves, of an offence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// The consequences.
    pub effects: Vec<EffectView>,
    /// `binding`, `unless-arbiter` or `advice`.
    #[schema(example = "binding")]
    pub force: String,
    /// The arbiter's choices, if the ruling is advice.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub choices: Vec<String>,
    /// The articles, the main one first.
    pub articles: Vec<ArticleView>,
    /// A citation of them; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub citation: Option<String>,
    /// The rules behind the articles, by their keys in the table of `GET /api/laws`.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub rules: Vec<String>,
    /// The interpretations adopted where the text allows two.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub readings: Vec<String>,
    /// Whether it rests on an article whose text could not be consulted.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub unverified: bool,
    /// The ruling in one line, as the cases of the Laws expect it.
    #[schema(example = "illegal-move: back 1 by 7.5.1, offence white 1 by 7.5.5 [7.5.1 3.10.1]")]
    pub code: String,
    /// The ruling in a sentence or two: `what`, and the `consequences`.
    pub sentence: String,
    /// What was found, as a sentence.
    pub what: String,
    /// What follows from it or is recommended, as a sentence; left out if the finding says it all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub consequences: Option<String>,
    /// What is left to the arbiter, readings chosen and what could not be verified, each as a sentence.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub notes: Vec<String>,
}

/// A consequence of a ruling.
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
    /// Its kind: `move`, `play-among`, `press`, `answer-offer`, `put-back`, `record`, `need-not-record`, ...
    #[schema(example = "play-among")]
    pub kind: String,
    /// The moves he must choose from.
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

/// A right to claim.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct CanClaimView {
    /// Whose right.
    pub player: Side,
    /// Its kind: `threefold`, `threefold-by-move`, `fifty`, `fifty-by-move`, `flag`, `illegal-move`, `touched`, `quickplay`,
    /// `extra-seconds`, `accept-draw`.
    #[schema(example = "threefold-by-move")]
    pub kind: String,
    /// The count behind it: appearances or quiet half-moves.
    pub count: u32,
    /// Of a repetition: after how many half-moves the position stands on the board, in order.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub after: Vec<usize>,
    /// Of quiet moves: the half-move that was the last capture or pawn move, from 1; left out if it lies before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<usize>,
    /// The moves with which it could be claimed.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub moves: Vec<String>,
    /// The article.
    pub article: ArticleView,
    /// The right as a sentence.
    pub sentence: String,
}
