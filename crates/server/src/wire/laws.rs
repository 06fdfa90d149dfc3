//! The rules, and what each edition says.

use super::ArticleView;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The whole table of rules.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct LawsView {
    /// The years of the editions, oldest first.
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

/// A rule in Tratto's own words, and its history through the editions.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct RuleView {
    /// Its key in the table.
    #[schema(example = "EN-5")]
    pub key: String,
    /// What it is about.
    pub title: String,
    /// The editions that have it, oldest first.
    pub editions: Vec<RuleInEdition>,
}

/// A rule in one edition.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct RuleInEdition {
    /// The edition's year.
    pub edition: String,
    /// The articles that carry it.
    pub articles: Vec<ArticleView>,
    /// Whether the text of one of these articles could not be consulted.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub unverified: bool,
    /// What it says, if that is more than the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}
