//! A course as JSON. The shape is documented in `docs/scenarios.md`; keys are added, never changed.

use super::course::{self, Heading};
use crate::json;
use serde_json::{Value, json};
use tratto_board::{ByColor, Color};
use tratto_clock::Millis;
use tratto_laws::{Article, Consequence, Evidence, Force, Game, Ruling, Status};
use tratto_scenario::{About, Course, Pattern};
use tratto_words::{Scene, Words};

/// One course: what happened, every ruling, how it ended, and what differs from what was expected.
pub(super) fn of(heading: &Heading<'_>, course: &Course, words: &Words) -> Value {
    let (start, moments) = course::moments(course);
    let rulings = |rulings: &[Ruling], scene: Scene<'_>| -> Value {
        rulings.iter().map(|one| ruling(one, scene, words)).collect()
    };
    let events: Vec<Value> = course
        .taken
        .iter()
        .zip(&moments)
        .map(|(taken, moment)| {
            let scene = Scene { before: &moment.before, after: &moment.after };
            json!({
                "at": taken.at.get(),
                "act": taken.act.to_string(),
                "sentence": words.act(&taken.act, &moment.before),
                "rulings": rulings(taken.outcome.as_deref().unwrap_or_default(), scene),
                "error": taken.outcome.as_ref().err().map(|error| words.not_an_event(error)),
                "clocks": clocks(taken.clocks),
                "fen": taken.fen,
            })
        })
        .collect();
    let game = &course.game;
    json!({
        "file": heading.path,
        "case": heading.case,
        "title": heading.title,
        "variant": heading.variant,
        "edition": course.edition.year(),
        "rate": game.regulations().rate().to_string(),
        "before": rulings(&course.before, Scene::of(&start)),
        "events": events,
        "status": status(game, words),
        "fen": game.board().setup().fen(),
        "clocks": clocks(course::clocks(course)),
        "may": by_color(|color| claims(game, color, words)),
        "must": by_color(|color| duties(game, color, words)),
        "checked": course.checked,
        "differences": differences(course),
    })
}

fn by_color(of: impl Fn(Color) -> Value) -> Value {
    json!({ "white": of(Color::White), "black": of(Color::Black) })
}

/// Milliseconds by side.
fn clocks(clocks: Option<ByColor<Millis>>) -> Value {
    clocks.map_or(Value::Null, |clocks| by_color(|color| clocks[color].get().into()))
}

fn article(article: &Article) -> Value {
    let evidence = match article.evidence() {
        Evidence::Read => "read",
        Evidence::SameAs2018 => "same-as-2018",
        Evidence::Manual => "manual",
        Evidence::Unverified => "unverified",
    };
    json!({ "number": article.number(), "edition": article.edition().year(), "evidence": evidence })
}

fn ruling(ruling: &Ruling, scene: Scene<'_>, words: &Words) -> Value {
    let said = words.ruling(ruling, scene);
    let (force, choices) = match &ruling.force {
        Force::Binding => ("binding", Vec::new()),
        Force::UnlessArbiter => ("unless-arbiter", Vec::new()),
        Force::Advice(choices) => ("advice", choices.iter().map(|choice| choice.name()).collect()),
    };
    let consequence = |one: &Consequence| {
        json!({
            "effect": one.effect.to_string(),
            "sentence": words.begun(&words.effect(&one.effect, scene)),
            "articles": ruling.articles_of(one).iter().map(article).collect::<Vec<_>>(),
        })
    };
    json!({
        "finding": ruling.finding.name(),
        "player": ruling.player.map(json::color),
        "effects": ruling.effects.iter().map(|one| one.effect.to_string()).collect::<Vec<_>>(),
        "consequences": ruling.effects.iter().map(consequence).collect::<Vec<_>>(),
        "force": force,
        "choices": choices,
        "articles": ruling.articles().iter().map(article).collect::<Vec<_>>(),
        "unverified": ruling.is_unverified(),
        "readings": ruling.readings.iter().map(|reading| reading.name()).collect::<Vec<_>>(),
        "code": Pattern::of(ruling).to_string(),
        "sentence": said.paragraph(),
    })
}

fn status(game: &Game, words: &Words) -> Value {
    let (name, score, by) = match game.status() {
        Status::NotStarted => ("not-started", None, None),
        Status::Running => ("running", None, None),
        Status::Adjourned => ("adjourned", None, None),
        Status::Annulled(article) => ("annulled", None, Some(*article)),
        Status::Over(ending) => ("over", Some(ending.score), Some(ending.article)),
    };
    json!({
        "status": name,
        "score": score.map(|score| by_color(|color| score[color].to_string().into())),
        "article": by.as_ref().map(article),
        "sentence": course::status(game, words),
    })
}

fn claims(game: &Game, color: Color, words: &Words) -> Value {
    let one = |claim: &tratto_laws::CanClaim| {
        json!({
            "claim": claim.kind.name(),
            "count": claim.count,
            "after": claim.after,
            "since": claim.since,
            "article": article(&claim.article),
            "sentence": words.claim(claim, game),
        })
    };
    game.can_claim(color).iter().map(one).collect()
}

fn duties(game: &Game, color: Color, words: &Words) -> Value {
    let one = |duty: &tratto_laws::Duty| {
        json!({
            "duty": duty.kind.name(),
            "count": duty.count,
            "articles": duty.articles.iter().map(article).collect::<Vec<_>>(),
            "sentence": words.duty(duty, game),
        })
    };
    game.duties(color).iter().map(one).collect()
}

fn differences(course: &Course) -> Value {
    let name = |about: About| match about {
        About::Rulings => "rulings",
        About::Clock(_) => "clock",
        About::Position => "position",
        About::May(_) => "may",
        About::Must(_) => "must",
        About::Event => "event",
    };
    let player = |about: About| match about {
        About::Clock(color) | About::May(color) | About::Must(color) => Some(json::color(color)),
        About::Rulings | About::Position | About::Event => None,
    };
    let one = |difference: &tratto_scenario::Difference| {
        json!({
            "line": difference.line,
            "event": difference.event,
            "about": name(difference.about),
            "player": player(difference.about),
            "expected": difference.expected,
            "found": difference.found,
        })
    };
    course.differences.iter().map(one).collect()
}
