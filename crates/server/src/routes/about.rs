//! Information about the server, and its health.

use super::PathParams;
use crate::app::App;
use crate::error::ServerError;
use crate::reader::Reader;
use crate::wire::{About, Chess960Start, EditionLine, ErrorBody, Preset, VERSION};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use tratto_board::chess960::StartNumber;
use tratto_clock::TimeControl;
use tratto_laws::{Edition, Fivefold, Rule};
use tratto_notation::Language;
use tratto_words::{Words, say};
use utoipa::ToSchema;

/// About the program
#[utoipa::path(get, path = "/api/about", tag = "about", responses((status = 200, body = About)))]
pub(crate) async fn about() -> Json<About> {
    Json(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        messages: VERSION,
        licence: env!("CARGO_PKG_LICENSE").to_owned(),
        editions: Edition::ALL.into_iter().map(edition).collect(),
        languages: Language::ALL.iter().map(|language| language.code().to_owned()).collect(),
    })
}

fn edition(edition: Edition) -> EditionLine {
    let values = edition.values();
    let mut articles: Vec<_> = Rule::ALL.iter().flat_map(|rule| edition.articles(*rule)).collect();
    articles.sort_by_key(|article| article.number());
    articles.dedup_by_key(|article| article.number());
    EditionLine {
        year: edition.to_string(),
        from: edition.first_day().to_string(),
        unverified: articles.iter().filter(|article| article.is_unverified()).count(),
        articles: articles.len(),
        illegal_bonus_ms: values.illegal_standard.bonus.get(),
        illegal_limit: values.illegal_standard.loses_at,
        claim_bonus_ms: values.claim_bonus.get(),
        quiet_limit: values.quiet_limit.map(|half_moves| half_moves / 2),
        fivefold: values.fivefold != Fivefold::Never,
    }
}

/// The preset time controls: classical ones first, then those played today.
const PRESETS: &[(&str, &str)] = &[
    ("lightning-5", "300"),
    ("lightning-10", "600"),
    ("half-lightning-15", "900"),
    ("quick-30", "1800"),
    ("long-120", "40/7200:20/3600:1800"),
    ("blitz-3-2", "180+2"),
    ("blitz-5-3", "300+3"),
    ("rapid-10-5", "600+5"),
    ("rapid-15-10", "900+10"),
    ("rapid-25-10", "1500+10"),
    ("standard-90-30", "40/5400+30:1800+30"),
    ("standard-60-30", "3600+30"),
    ("untimed", "-"),
];

/// The usual time controls
#[utoipa::path(get, path = "/api/presets", tag = "about", responses((status = 200, body = Vec<Preset>)))]
pub(crate) async fn presets(Reader(words): Reader) -> Json<Vec<Preset>> {
    Json(PRESETS.iter().filter_map(|(key, control)| preset(words, key, control)).collect())
}

fn preset(words: &Words, key: &str, text: &str) -> Option<Preset> {
    let control = TimeControl::from_pgn(text).ok()?;
    let rate = control.rate(&Edition::NEWEST.values().thresholds);
    Some(Preset {
        key: key.to_owned(),
        control: text.to_owned(),
        spoken: control.to_spoken(),
        rate: rate.map_or_else(|| "standard".to_owned(), |rate| rate.to_string()),
        name: say!(words, "preset", key = key),
    })
}

/// A start position of Chess960
#[utoipa::path(get, path = "/api/chess960/{number}", tag = "about", params(("number" = u16, Path, maximum = 959)),
    responses((status = 200, body = Chess960Start), (status = 400, body = ErrorBody)))]
pub(crate) async fn chess960(
    PathParams(number): PathParams<u16>,
) -> Result<Json<Chess960Start>, crate::error::ServerError> {
    let out_of_bounds = |_| crate::error::ServerError::BadValue { field: "number" };
    let start = StartNumber::try_from(number).map_err(out_of_bounds)?;
    let pieces = start.back_rank().iter().map(|role| role.letter().to_ascii_uppercase()).collect();
    Ok(Json(Chess960Start { number, pieces, fen: start.setup().fen() }))
}

/// The state of the server.
#[derive(Serialize, Deserialize, ToSchema)]
pub(crate) struct Health {
    /// Whether all is well.
    well: bool,
    /// The server's time.
    server_time: u64,
    /// Games in memory.
    games: usize,
    /// How long ago the server last wrote and read a row of its own, in milliseconds; left out before the first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    checked_ms_ago: Option<u64>,
    /// The kind of trouble that the store has: `full`, `read-only`, `damaged`, ...; details are in the server's log.
    #[serde(skip_serializing_if = "Option::is_none")]
    trouble: Option<String>,
    /// How many games have logs that cannot be read.
    damaged_games: usize,
}

/// A check older than this many milliseconds does not count.
const STALE: u64 = 30_000;

fn health_of(app: &App) -> (StatusCode, Json<Health>) {
    let report = app.registry.health.report();
    let now = app.registry.time.now();
    let checked_ms_ago = report.checked_at.map(|at| now.saturating_sub(at));
    let is_stale = checked_ms_ago.is_none_or(|ago| ago > STALE);
    let well = report.trouble.is_none() && report.damaged == 0 && !is_stale;
    let status = if well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let health = Health {
        well,
        server_time: now,
        games: app.games_in_memory(),
        checked_ms_ago,
        trouble: report.trouble.map(str::to_owned),
        damaged_games: report.damaged,
    };
    (status, Json(health))
}

/// Is the server well?
///
/// It writes and reads a row of its own every few seconds; this reports the result, and how many games are damaged.
#[utoipa::path(get, path = "/api/health", tag = "about",
    responses((status = 200, body = Health), (status = 503, body = Health)))]
pub(crate) async fn health(State(app): State<App>) -> (StatusCode, Json<Health>) {
    health_of(&app)
}

/// Is the server ready for players?
///
/// Not while it stops, nor while its store does not work. A damaged game does not make it unready.
#[utoipa::path(get, path = "/api/ready", tag = "about", responses((status = 204), (status = 503, body = ErrorBody)))]
pub(crate) async fn ready(State(app): State<App>) -> Result<StatusCode, ServerError> {
    if *app.stopping().borrow() {
        return Err(ServerError::Stopping);
    }
    let report = app.registry.health.report();
    let is_stale = report.checked_at.is_none_or(|at| app.registry.time.now().saturating_sub(at) > STALE);
    if report.trouble.is_some() || is_stale { Err(ServerError::Busy) } else { Ok(StatusCode::NO_CONTENT) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_words::Lang;

    #[test]
    fn every_preset_can_be_read_and_has_a_name_of_its_own() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let mut names: Vec<String> =
                PRESETS.iter().map(|(key, _)| say!(words, "preset", key = *key)).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), PRESETS.len());
        }
        assert!(PRESETS.iter().all(|(key, control)| preset(Words::of(Lang::EN), key, control).is_some()));
    }
}
