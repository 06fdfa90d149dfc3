//! The table of rules, in Tratto's own words.

use super::kept::Kept;
use crate::reader::Reader;
use crate::sentence::{articles, whole};
use crate::wire::{ChapterView, LawsView, RuleInEdition, RuleView};
use axum::response::IntoResponse;
use tratto_laws::{Edition, Rule};
use tratto_words::{Chapter, Words};

/// The table, which is needed whenever a ruling is opened.
static TABLE: Kept<LawsView> = Kept::new(table);

/// The rules, and what each edition says
#[utoipa::path(get, path = "/api/laws", tag = "about", responses((status = 200, body = LawsView)))]
pub(crate) async fn laws(Reader(words): Reader) -> impl IntoResponse {
    TABLE.answer(words)
}

fn table(words: &Words) -> LawsView {
    let chapters = Chapter::all().map(|chapter| ChapterView {
        title: words.chapter(chapter),
        rules: chapter.rules().map(|rule| rule_view(words, rule)).collect(),
    });
    LawsView {
        editions: Edition::ALL.into_iter().map(|edition| edition.to_string()).collect(),
        chapters: chapters.collect(),
    }
}

fn rule_view(words: &Words, rule: Rule) -> RuleView {
    let there = Edition::ALL.into_iter().filter(|edition| edition.has(rule));
    RuleView {
        key: rule.key().to_owned(),
        title: whole(words, &words.rule(rule)),
        editions: there.map(|edition| in_edition(words, edition, rule)).collect(),
    }
}

fn in_edition(words: &Words, edition: Edition, rule: Rule) -> RuleInEdition {
    let there = edition.articles(rule);
    let mut cited = articles(words, &there);
    cited.dedup();
    RuleInEdition {
        edition: edition.to_string(),
        articles: cited,
        unverified: there.iter().any(|one| one.is_unverified()),
        value: words.value(edition, rule).map(|value| whole(words, &value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_words::Lang;

    #[test]
    fn what_has_no_number_has_a_name() {
        let names = |lang, edition, rule| -> Vec<String> {
            in_edition(Words::of(lang), edition, rule)
                .articles
                .into_iter()
                .filter_map(|one| one.name)
                .collect()
        };
        assert_eq!(names(Lang::EN, Edition::Laws2018, Rule::Gaps), ["Preface"]);
        assert_eq!(names(Lang::IT, Edition::Laws2018, Rule::Gaps), ["Prefazione"]);
        assert_eq!(names(Lang::EN, Edition::Laws2018, Rule::Standard), ["Glossary"]);
        assert_eq!(names(Lang::IT, Edition::Laws2018, Rule::Standard), ["Glossario"]);
        assert_eq!(names(Lang::IT, Edition::Laws2023, Rule::Gaps), [] as [&str; 0]);
    }

    #[test]
    fn every_rule_is_there_once_in_every_language() {
        let rules = |lang| -> Vec<RuleView> {
            table(Words::of(lang)).chapters.into_iter().flat_map(|chapter| chapter.rules).collect()
        };
        let english = rules(Lang::EN);
        for (rule, first) in Lang::ALL.into_iter().flat_map(|lang| rules(lang).into_iter().zip(&english)) {
            assert!(!rule.title.is_empty() && rule.key == first.key, "{}", rule.key);
            for edition in &rule.editions {
                assert!(!edition.articles.is_empty(), "{} {}", rule.key, edition.edition);
                for article in &edition.articles {
                    let is_numbered = article.number.contains(|letter: char| letter.is_ascii_digit());
                    assert_eq!(article.name.is_none(), is_numbered, "{article:?}");
                }
                assert!(edition.value.as_ref().is_none_or(|value| value.len() > 1), "{}", rule.key);
            }
        }
        assert_eq!(english.len(), Rule::ALL.len());
        assert!(rules(Lang::IT).iter().zip(&english).all(|(one, other)| one.title != other.title));
    }
}
