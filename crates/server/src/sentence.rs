//! The sentences of rulings, duties, claims and endings, in both languages: the one place that asks for them.

use crate::wire::{ArticleView, Sentence};
use std::collections::HashMap;
use std::sync::LazyLock;
use tratto_board::Color;
use tratto_laws::{
    Act, Article, CanClaim, Duty, Edition, Effect, EndedBy, Ending, Evidence, Game, Rule, Ruling,
};
use tratto_words::{Lang, Scene, Words, say};

/// A sentence in both languages.
pub(crate) fn both(say: impl Fn(&Words) -> String) -> Sentence {
    Sentence { en: say(Words::of(Lang::En)), it: say(Words::of(Lang::It)) }
}

/// A clause as a sentence: its first letter in capitals, and a full stop.
pub(crate) fn whole(words: &Words, clause: &str) -> String {
    format!("{}.", words.begun(clause))
}

/// An article by its number, and by its name where it has none.
pub(crate) fn article(article: &Article) -> ArticleView {
    let name = both(|words| words.article_name(*article));
    let number = article.number().to_owned();
    ArticleView { name: (name.en != number || name.it != number).then_some(name), number }
}

/// Articles as one cites them.
pub(crate) fn citation(articles: &[Article]) -> Option<Sentence> {
    let cited = !articles.is_empty();
    cited.then(|| both(|words| whole(words, &words.citation(articles).unwrap_or_default())))
}

/// What happened.
pub(crate) fn act(act: &Act, before: &Game) -> Sentence {
    both(|words| whole(words, &words.act(act, before)))
}

/// A ruling as a sentence or two: what was found, and what follows.
pub(crate) fn ruling(ruling: &Ruling, scene: Scene<'_>) -> Sentence {
    both(|words| {
        let said = words.ruling(ruling, scene);
        let parts = [Some(said.finding), said.effects];
        parts.into_iter().flatten().map(|part| whole(words, &part)).collect::<Vec<_>>().join(" ")
    })
}

/// A ruling explained at length: what is left to the arbiter, what the articles are about, and how far their texts are known.
pub(crate) fn explanation(ruling: &Ruling, scene: Scene<'_>) -> Sentence {
    let rules = rules(ruling);
    both(|words| {
        let said = words.ruling(ruling, scene);
        let mut parts: Vec<String> = said.choices.iter().map(|choices| whole(words, choices)).collect();
        parts.extend(rules.iter().map(|(article, rule)| {
            let (article, title) = (words.article_name(*article), words.rule(*rule));
            say!(words, "server-rule", article = article, title = title)
        }));
        parts.extend(said.notes.iter().map(|note| whole(words, note)));
        parts.join(" ")
    })
}

/// The rules that the articles of a ruling are mainly about, each with its article.
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

/// What an article is mainly about: the first rule that rests on it before any other. The manual is about everything.
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

/// An effect as a sentence.
pub(crate) fn effect(effect: &Effect, scene: Scene<'_>) -> Sentence {
    both(|words| whole(words, &words.effect(effect, scene)))
}

/// That a move lies in the envelope, and not which.
pub(crate) fn sealed(player: Color) -> Sentence {
    both(|words| say!(words, "server-sealed", color = player))
}

/// What a player must do.
pub(crate) fn duty(player: Color, duty: &Duty, game: &Game) -> Sentence {
    both(|words| whole(words, &say!(words, "judge-must", color = player, what = words.duty(duty, game))))
}

/// What a player may claim, with the count behind it.
pub(crate) fn claim(player: Color, claim: &CanClaim, game: &Game) -> Sentence {
    both(|words| whole(words, &say!(words, "judge-may", color = player, what = words.claim(claim, game))))
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
pub(crate) fn ending(ending: &Ending, game: &Game) -> Sentence {
    let why = reason(ending.by);
    both(|words| {
        let result = words.ending(ending, Scene::of(game));
        let how = say!(words, "ending-reason", reason = why);
        let result = say!(words, "server-ending", result = result, how = how);
        let article = words.citation(&[ending.article]).unwrap_or_default();
        whole(words, &say!(words, "judge-over", ending = result, article = article))
    })
}
