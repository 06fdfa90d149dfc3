//! Rulings as views, shared by the wire format and the answers of the command line.

mod coach;
mod facts;
mod standing;

use crate::sentence;
use crate::wire::{ArticleView, EffectView, RulingView, Side};
use tratto_board::Color;
use tratto_laws::{Article, Consequence, Detail, Effect, Evidence, Force, Ruling};
use tratto_scenario::Pattern;
use tratto_words::Words;

pub use coach::{tell_advice, tell_game_review, tell_move_review, tell_position};
pub use facts::{tell_fact, tell_facts, tell_squares};
pub use standing::{tell_claim, tell_duty, tell_ending};

/// An article by its number, and by its name where it has none.
///
/// ```
/// use tratto_laws::{Edition, Rule};
/// use tratto_words::{Lang, Words};
/// let article = Edition::Laws2023.articles(Rule::Resignation)[0];
/// let view = tratto_server::tell_article(&article, Words::of(Lang::EN));
/// assert_eq!((view.number.as_str(), view.edition, view.name), ("5.1.2", 2023, None));
/// ```
pub fn tell_article(article: &Article, words: &Words) -> ArticleView {
    let evidence = match article.evidence() {
        Evidence::Read => "read",
        Evidence::Inferred => "inferred",
        Evidence::Manual => "manual",
        Evidence::Unverified => "unverified",
    };
    // The Preface, the Glossary, the Manual and whole appendices have a name in each language.
    let has_name = !article.number().contains(|letter: char| letter.is_ascii_digit())
        || article.evidence() == Evidence::Manual;
    ArticleView {
        number: article.number().to_owned(),
        edition: article.edition().year(),
        evidence: evidence.to_owned(),
        name: has_name.then(|| words.article_name(*article)),
    }
}

/// A ruling for somebody who has the whole log: a sealed move is no secret.
///
/// ```
/// use tratto_laws::{Edition, Event, Game, Regulations};
/// use tratto_words::{Lang, Words};
/// let mut game = Game::new(Regulations::new(Edition::Laws2023))?;
/// for act in ["white arrives", "black arrives", "arbiter starts"] {
///     game.apply(&Event::new(game.now(), act.parse()?))?;
/// }
/// let touched = game.apply(&Event::new(game.now(), "white touches b1".parse()?))?;
/// let view = tratto_server::tell_ruling(&touched.rulings[0], Words::of(Lang::EN));
/// assert_eq!(view.effects[0].short, "white must b1a3 b1c3");
/// assert_eq!(view.effects[0].sentence, "White must play Na3 or Nc3.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tell_ruling(ruling: &Ruling, words: &Words) -> RulingView {
    tell(ruling, words, true)
}

/// A ruling for everybody in a game: a sealed move stays secret.
pub(crate) fn tell_to_table(ruling: &Ruling, words: &Words) -> RulingView {
    tell(ruling, words, false)
}

fn tell(ruling: &Ruling, words: &Words, shows_sealed: bool) -> RulingView {
    let (force, choices) = match &ruling.force {
        Force::Binding => ("binding", Vec::new()),
        Force::UnlessArbiter => ("unless-arbiter", Vec::new()),
        Force::Advice(choices) => ("advice", choices.iter().map(|choice| choice.name().to_owned()).collect()),
    };
    let count = match ruling.detail {
        Detail::Count(count) => Some(count),
        _ => None,
    };
    let mut shown = ruling.clone();
    if !shows_sealed {
        shown.effects.retain(|one| !matches!(one.effect, Effect::Seals { .. }));
    }
    let articles = ruling.articles();
    let said = words.ruling(&shown);
    RulingView {
        finding: ruling.finding.name().to_owned(),
        player: ruling.player.map(side_of),
        count,
        effects: ruling.effects.iter().map(|one| tell_effect(ruling, one, words, shows_sealed)).collect(),
        force: force.to_owned(),
        choices,
        articles: sentence::articles(words, &articles),
        citation: sentence::citation(words, &articles),
        rules: sentence::rules(ruling).into_iter().map(|rule| rule.key().to_owned()).collect(),
        readings: ruling.readings.iter().map(|reading| reading.name().to_owned()).collect(),
        unverified: ruling.is_unverified(),
        code: Pattern::of(&shown).to_string(),
        sentence: sentence::ruling(words, &said),
        what: sentence::whole(words, &said.finding),
        consequences: said.effects.as_ref().map(|effects| sentence::whole(words, effects)),
        notes: said.choices.iter().chain(&said.notes).map(|note| sentence::whole(words, note)).collect(),
    }
}

fn tell_effect(ruling: &Ruling, one: &Consequence, words: &Words, shows_sealed: bool) -> EffectView {
    let (short, sentence) = match &one.effect {
        Effect::Seals { player, .. } if !shows_sealed => {
            (format!("{player} seals"), sentence::sealed(words, *player))
        }
        effect => (effect.to_string(), sentence::whole(words, &words.effect(effect))),
    };
    EffectView { short, sentence, articles: sentence::articles(words, ruling.articles_of(one)) }
}

pub(crate) fn side_of(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}
