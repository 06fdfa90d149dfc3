//! The sentences of rulings, duties, claims and endings, in the reader's language; no other module asks for them.

use crate::telling::tell_article;
use crate::wire::ArticleView;
use std::collections::HashMap;
use std::sync::LazyLock;
use tratto_board::Color;
use tratto_laws::{
    Act, Article, CanClaim, Duty, Edition, EndedBy, Ending, Evidence, Game, Rule, Ruling, Situation,
};
use tratto_words::{Pronounced, Words, say};

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
pub(crate) fn ruling(words: &Words, said: &Pronounced) -> String {
    let parts = [Some(&said.finding), said.effects.as_ref()];
    parts.into_iter().flatten().map(|part| whole(words, part)).collect::<Vec<_>>().join(" ")
}

/// The main rules behind the articles of a ruling.
pub(crate) fn rules(ruling: &Ruling) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    for rule in ruling.articles().into_iter().filter_map(carried) {
        if !rules.contains(&rule) {
            rules.push(rule);
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
