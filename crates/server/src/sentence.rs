//! The sentences of rulings, duties, claims and endings, in the reader's language; no other module asks for them.

use crate::telling::tell_article;
use crate::wire::ArticleView;
use std::collections::HashMap;
use std::sync::LazyLock;
use tratto_board::Color;
use tratto_laws::{
    Act, Article, CanClaim, Duty, Edition, EndedBy, Ending, Evidence, Game, Rule, Ruling, Situation,
};
use tratto_words::{Words, say};

/// A clause as a sentence: its first letter in capitals, and a full stop.
pub(crate) fn whole(words: &Words, clause: &str) -> String {
    format!("{}.", words.begun(clause))
}

/// An article by its number, or by its name where it has none.
pub(crate) fn article(words: &Words, article: &Article) -> ArticleView {
    tell_article(article, words)
}

/// The same for several.
pub(crate) fn articles(words: &Words, articles: &[Article]) -> Vec<ArticleView> {
    articles.iter().map(|one| article(words, one)).collect()
}

/// A citation of articles.
pub(crate) fn citation(words: &Words, articles: &[Article]) -> Option<String> {
    words.citation(articles).map(|citation| whole(words, &citation))
}

/// What happened.
pub(crate) fn act(words: &Words, act: &Act, before: &Situation) -> String {
    whole(words, &words.act(act, before))
}

/// A ruling as a sentence or two: the finding and its consequences.
pub(crate) fn ruling(words: &Words, ruling: &Ruling) -> String {
    let said = words.ruling(ruling);
    let parts = [Some(said.finding), said.effects];
    parts.into_iter().flatten().map(|part| whole(words, &part)).collect::<Vec<_>>().join(" ")
}

/// The long explanation of a ruling: what is left to the arbiter, what the articles are about, and how far their texts are known.
pub(crate) fn explanation(words: &Words, ruling: &Ruling) -> String {
    let said = words.ruling(ruling);
    let mut parts: Vec<String> = said.choices.iter().map(|choices| whole(words, choices)).collect();
    parts.extend(rules(ruling).into_iter().map(|(article, rule)| {
        let (article, title) = (words.article_name(article), words.rule(rule));
        say!(words, "server-rule", article = article, title = title)
    }));
    parts.extend(said.notes.iter().map(|note| whole(words, note)));
    parts.join(" ")
}

/// The main rules behind the articles of a ruling, each with its article.
pub(crate) fn rules(ruling: &Ruling) -> Vec<(Article, Rule)> {
    let mut rules: Vec<(Article, Rule)> = Vec::new();
    for article in ruling.articles() {
        if let Some(rule) = carried(article)
            && !rules.iter().any(|(_, other)| *other == rule)
        {
            rules.push((article, rule));
        }
    }
    rules
}

/// The main rule of an article: the first rule that rests mainly on it. The Arbiters' Manual has none.
fn carried(article: Article) -> Option<Rule> {
    static RULES: LazyLock<HashMap<(Edition, &str), Rule>> = LazyLock::new(|| {
        let mut rules = HashMap::new();
        for edition in Edition::ALL {
            for rule in Rule::ALL {
                if let Some(first) = edition.articles(*rule).first() {
                    rules.entry((edition, first.number())).or_insert(*rule);
                }
            }
        }
        rules
    });
    if article.evidence() == Evidence::Manual {
        return None;
    }
    RULES.get(&(article.edition(), article.number())).copied()
}

/// That a move has been sealed, without naming it.
pub(crate) fn sealed(words: &Words, player: Color) -> String {
    say!(words, "server-sealed", color = player)
}

/// What a player must do.
pub(crate) fn duty(words: &Words, player: Color, duty: &Duty, game: &Game) -> String {
    whole(words, &say!(words, "judge-must", color = player, what = words.duty(duty, game)))
}

/// A right to claim, with the count behind it.
pub(crate) fn claim(words: &Words, player: Color, claim: &CanClaim, game: &Game) -> String {
    whole(words, &say!(words, "judge-may", color = player, what = words.claim(claim, game)))
}

/// How a game ended, in one word for programs.
pub(crate) fn reason(by: EndedBy) -> &'static str {
    match by {
        EndedBy::Automatic(automatic) => automatic.name(),
        EndedBy::Resignation { .. } => "resignation",
        EndedBy::Agreement => "agreement",
        EndedBy::Claim { ground, .. } => ground.name(),
        EndedBy::Arbiter(decision) => decision.name(),
    }
}

/// How a game ended, as a sentence.
pub(crate) fn ending(words: &Words, ending: &Ending) -> String {
    let how = say!(words, "ending-reason", reason = reason(ending.by));
    let result = say!(words, "server-ending", result = words.ending(ending), how = how);
    let article = words.citation(&[ending.article]).unwrap_or_default();
    whole(words, &say!(words, "judge-over", ending = result, article = article))
}
