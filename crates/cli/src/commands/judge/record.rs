//! A course as JSON. The shape is documented in `docs/scenarios.md`; keys are added, never changed. Rulings, articles, endings, claims and
//! duties have the shape that they have on the wire.

use super::course::{self, Heading};
use crate::json;
use serde_json::{Value, json};
use tratto_board::{ByColor, Color};
use tratto_clock::Millis;
use tratto_laws::{Game, Ruling, Status};
use tratto_scenario::{About, Course};
use tratto_server::{tell_article, tell_claim, tell_duty, tell_ending, tell_ruling};
use tratto_words::Words;

/// One course: what happened, every ruling, how it ended, and what differs from what was expected.
pub(super) fn of(heading: &Heading<'_>, course: &Course, words: &Words) -> Value {
    let rulings = |rulings: &[Ruling]| rulings.iter().map(|one| tell_ruling(one, words)).collect::<Vec<_>>();
    let events: Vec<Value> = course
        .taken
        .iter()
        .map(|taken| {
            let event = taken.event();
            json!({
                "at": event.at.get(),
                "act": event.act.to_string(),
                "sentence": words.act(&event.act, taken.situation()),
                "rulings": rulings(taken.rulings()),
                "error": taken.refused().map(|why| words.not_an_event(why)),
                "clocks": clocks(taken.clocks),
                "fen": taken.fen(),
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
        "before": rulings(&course.before),
        "events": events,
        "status": status(game, words),
        "ending": ending(game, words),
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

fn status(game: &Game, words: &Words) -> Value {
    let (name, by) = match game.status() {
        Status::NotStarted => ("not-started", None),
        Status::Running => ("running", None),
        Status::Adjourned => ("adjourned", None),
        Status::Annulled(article) => ("annulled", Some(*article)),
        Status::Over(ending) => ("over", Some(ending.article)),
    };
    json!({
        "status": name,
        "article": by.map(|article| tell_article(&article, words)),
        "sentence": course::status(game, words),
    })
}

fn ending(game: &Game, words: &Words) -> Value {
    match game.status() {
        Status::Over(ending) => json!(tell_ending(ending, words)),
        _ => Value::Null,
    }
}

fn claims(game: &Game, color: Color, words: &Words) -> Value {
    game.can_claim(color).iter().map(|claim| json!(tell_claim(game, color, claim, words))).collect()
}

fn duties(game: &Game, color: Color, words: &Words) -> Value {
    game.duties(color).iter().map(|duty| json!(tell_duty(game, color, duty, words))).collect()
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
