//! The rules, and what each edition says.

use super::ArticleView;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The whole table of rules.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LawsView {
    /// The editions by their years, the oldest first.
    pub editions: Vec<String>,
    /// The chapters in their order.
    pub chapters: Vec<ChapterView>,
}

/// A chapter of the table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChapterView {
    /// Its name.
    pub title: String,
    /// Its rules.
    pub rules: Vec<RuleView>,
}

/// A rule in our words, and what became of it from edition to edition.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct RuleView {
    /// Its name in the table.
    #[schema(example = "EN-5")]
    pub key: String,
    /// What it is about.
    pub title: String,
    /// What the editions say that have it, the oldest first.
    pub editions: Vec<RuleInEdition>,
}

/// A rule in one edition.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct RuleInEdition {
    /// The edition's year.
    pub edition: String,
    /// The articles that carry it.
    pub articles: Vec<ArticleView>,
    /// Whether no text of that edition was found for one of them.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub unverified: bool,
    /// What it says, where that is more than the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}
