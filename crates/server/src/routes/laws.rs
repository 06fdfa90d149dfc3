//! The table of rules, in our words.

use crate::sentence::{article, both, whole};
use crate::wire::{ArticleView, ChapterView, LawsView, RuleInEdition, RuleView};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use std::sync::LazyLock;
use tratto_laws::{Edition, Rule};
use tratto_words::{Chapter, Lang, Words};

/// The rules, and what each edition says
#[utoipa::path(get, path = "/api/laws", tag = "about", responses((status = 200, body = LawsView)))]
pub(crate) async fn laws() -> impl IntoResponse {
    static TABLE: LazyLock<String> = LazyLock::new(|| serde_json::to_string(&table()).unwrap_or_default());
    // It changes with the program alone, and is asked for whenever a ruling is opened.
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "public, max-age=3600")];
    (headers, TABLE.as_str())
}

fn table() -> LawsView {
    let chapters = Chapter::all().map(|chapter| ChapterView {
        title: both(|words| words.chapter(chapter)),
        rules: chapter.rules().map(rule_view).collect(),
    });
    LawsView {
        editions: Edition::ALL.into_iter().map(|edition| edition.to_string()).collect(),
        chapters: chapters.collect(),
    }
}

fn rule_view(rule: Rule) -> RuleView {
    let there = Edition::ALL.into_iter().filter(|edition| edition.has(rule));
    RuleView {
        key: rule.key().to_owned(),
        title: both(|words| whole(words, &words.rule(rule))),
        editions: there.map(|edition| in_edition(edition, rule)).collect(),
    }
}

fn in_edition(edition: Edition, rule: Rule) -> RuleInEdition {
    let articles = edition.articles(rule);
    let says = Words::of(Lang::En).value(edition, rule).is_some();
    let value =
        |words: &Words| words.value(edition, rule).map(|value| whole(words, &value)).unwrap_or_default();
    let mut cited: Vec<ArticleView> = articles.iter().map(article).collect();
    cited.dedup();
    RuleInEdition {
        edition: edition.to_string(),
        articles: cited,
        unverified: articles.iter().any(|one| one.is_unverified()),
        value: says.then(|| both(value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_number_has_a_name_in_both_languages() {
        let names = |edition, rule| -> Vec<(String, String)> {
            let articles = in_edition(edition, rule).articles;
            articles.into_iter().filter_map(|one| one.name).map(|name| (name.en, name.it)).collect()
        };
        let pair = |en: &str, it: &str| vec![(en.to_owned(), it.to_owned())];
        assert_eq!(names(Edition::Laws2018, Rule::Gaps), pair("Preface", "Prefazione"));
        assert_eq!(names(Edition::Laws2018, Rule::Standard), pair("Glossary", "Glossario"));
        assert_eq!(names(Edition::Laws2023, Rule::Gaps), []);
    }

    #[test]
    fn every_rule_is_there_once_in_both_languages() {
        let table = table();
        let rules: Vec<&RuleView> = table.chapters.iter().flat_map(|chapter| &chapter.rules).collect();
        assert_eq!(rules.len(), Rule::ALL.len());
        for rule in rules {
            assert!(rule.title.it != rule.title.en && !rule.title.it.is_empty(), "{}", rule.key);
            for edition in &rule.editions {
                assert!(!edition.articles.is_empty(), "{} {}", rule.key, edition.edition);
                for article in &edition.articles {
                    let is_numbered = article.number.contains(|letter: char| letter.is_ascii_digit());
                    assert_eq!(article.name.is_none(), is_numbered, "{article:?}");
                }
                let value = edition.value.as_ref();
                assert!(value.is_none_or(|value| value.it.len() > 1 && value.en.len() > 1), "{}", rule.key);
            }
        }
    }
}
