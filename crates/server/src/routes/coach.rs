//! The coach: facts and advice about positions, and games to be looked at. Nothing is said of a game that is being played.

use super::questions::position_of;
use super::{JsonBody, QueryParams, openings};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::Peer;
use crate::jobs::JobHandle;
use crate::reader::Reader;
use crate::wire::{
    CoachQuestion, CoachSettings, ErrorBody, FactsView, GameAdvice, GamePly, GameQuestion, GameRead,
    PositionAdvice,
};
use crate::{engines, tell_facts, tell_game_review, tell_position};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use tratto_board::{Move, Position};
use tratto_engine::Pool;
use tratto_lore::coach::{Effort, GameReview, Leave, Occasion, PositionReview};
use tratto_lore::opening;
use tratto_notation::pgn::{Game, Letters, PgnFault, Severity, games};
use tratto_words::Words;
use utoipa::IntoParams;

/// The most half-moves of a game that is looked at.
const MOST_PLIES: usize = 600;
/// The effort of an engine for one position, and for each position of a game.
const NODES: u64 = 1_000_000;
const NODES_IN_GAME: u64 = 100_000;

/// Which position is asked about.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct FactsQuestion {
    /// The position.
    fen: String,
}

/// The facts of a position
///
/// Everything that is seen on the board or by exchange, each with the squares that prove it. Refused with `being-played` while the
/// position stands on the board of a running game.
#[utoipa::path(get, path = "/api/facts", tag = "learn", params(FactsQuestion),
    responses((status = 200, body = FactsView), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn facts(
    State(app): State<App>,
    peer: Peer,
    Reader(words): Reader,
    QueryParams(question): QueryParams<FactsQuestion>,
) -> Result<Json<FactsView>, ServerError> {
    app.limiter.question(peer)?;
    let position = position_of(&question.fen)?;
    app.registry.playing.refuse(&position)?;
    Ok(Json(tell_facts(&tratto_lore::facts(&position), &position, words)))
}

/// What the coach can do here
#[utoipa::path(get, path = "/api/coach", tag = "learn", responses((status = 200, body = CoachSettings)))]
pub(crate) async fn coach_settings(State(app): State<App>) -> Json<CoachSettings> {
    Json(CoachSettings { engine: app.engine.is_some() })
}

/// What the coach says of a position
///
/// Mates are looked for a short way; a job of the kind `coach` looks further, and asks the engine. Refused with `being-played` while
/// the position stands on the board of a running game.
#[utoipa::path(post, path = "/api/coach", tag = "learn", request_body = CoachQuestion,
    responses((status = 200, body = PositionAdvice), (status = 400, body = ErrorBody),
    (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn coach_position(
    State(app): State<App>,
    peer: Peer,
    Reader(words): Reader,
    JsonBody(question): JsonBody<CoachQuestion>,
) -> Result<Json<PositionAdvice>, ServerError> {
    app.limiter.question(peer)?;
    let position = asked(&app, &question)?;
    let advice = app.think(peer, move |stop| -> Result<PositionAdvice, ServerError> {
        let review = PositionReview::watched(&position, leave()?, Effort::QUICK, &mut |_| !stop.is_set());
        Ok(tell_position(&review.ok_or(ServerError::Stopping)?, words))
    });
    Ok(Json(advice.await??))
}

/// A game for the coach, move by move
///
/// Refused with `being-played` if its end, or a position on its way that no opening is known by, stands on the board of a running game.
#[utoipa::path(post, path = "/api/coach/game", tag = "learn", request_body = GameQuestion,
    responses((status = 200, body = GameRead), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn coach_game(
    State(app): State<App>,
    peer: Peer,
    Reader(words): Reader,
    JsonBody(question): JsonBody<GameQuestion>,
) -> Result<Json<GameRead>, ServerError> {
    app.limiter.question(peer)?;
    app.think(peer, {
        let app = app.clone();
        move |_| read_game(&app, words, &question.pgn)
    })
    .await?
    .map(Json)
}

/// A position that may be spoken about.
pub(super) fn asked(app: &App, question: &CoachQuestion) -> Result<Position, ServerError> {
    let position = position_of(&question.fen)?;
    app.registry.playing.refuse(&position)?;
    Ok(position)
}

/// The full effort for a position, with what the engine thinks if it is to be asked.
pub(super) fn looked_at(
    words: &Words,
    position: &Position,
    engine: Option<&Pool>,
    watch: &JobHandle,
) -> Result<PositionAdvice, ServerError> {
    let review = PositionReview::watched(position, leave()?, Effort::THOROUGH, &mut |_| watch.go_on(0));
    let mut review = review.ok_or(ServerError::Stopping)?;
    if let Some(pool) = engine
        && let Some(opinion) = engines::ask(pool, position, NODES, &mut |nodes| watch.go_on(nodes))?
    {
        review = review.with_opinion(&opinion);
    }
    Ok(tell_position(&review, words))
}

/// A game with its turning points; an engine is asked about every position.
pub(super) fn reviewed(
    words: &Words,
    game: &Moves,
    engine: Option<&Pool>,
    watch: &JobHandle,
) -> Result<GameAdvice, ServerError> {
    let (mut opinions, mut done) = (Vec::new(), 0);
    for position in &game.positions {
        let opinion = match engine {
            None => None,
            Some(pool) => {
                let before = done;
                engines::ask(pool, position, NODES_IN_GAME, &mut |nodes| {
                    done = before + nodes;
                    watch.go_on(done)
                })?
            }
        };
        opinions.push(opinion);
    }
    let start = game.positions.first().copied().unwrap_or_else(Position::initial);
    let (moves, effort) = (&game.moves, Effort::QUICK);
    let review = GameReview::watched(&start, moves, leave()?, effort, &opinions, &mut |plies| {
        watch.go_on(done + plies)
    });
    let review = review.map_err(ServerError::internal)?.ok_or(ServerError::Stopping)?;
    Ok(tell_game_review(&review, words))
}

/// The moves of a game that may be spoken about.
pub(super) struct Moves {
    moves: Vec<Move>,
    /// One more than moves.
    positions: Vec<Position>,
}

/// The right to advise: whether a game is being played was asked before.
fn leave() -> Result<Leave, ServerError> {
    Occasion::Study.leave().map_err(|_| ServerError::BeingPlayed)
}

/// The first game of a text, unless it is being played.
pub(super) fn game_of(app: &App, pgn: &str) -> Result<(Game, Vec<PgnFault>, Moves), ServerError> {
    let bad = || ServerError::BadValue { field: "pgn" };
    let read = games(pgn.as_bytes(), Letters::Guess).next().ok_or_else(bad)?;
    let (game, faults) = read.map_err(ServerError::internal)?;
    let positions: Vec<Position> = game.positions().collect();
    let moves: Vec<Move> = game.moves().collect();
    if moves.is_empty() || moves.len() > MOST_PLIES {
        return Err(bad());
    }
    let occasion = Occasion::of_record(game.tag("Result"), game.tag("Termination"));
    occasion.leave().map_err(|_| ServerError::BeingPlayed)?;
    if let Some((last, before)) = positions.split_last() {
        app.registry.playing.refuse(last)?;
        // What every opening book has is nobody's game.
        for position in before.iter().filter(|position| opening::lines_through(position) == 0) {
            app.registry.playing.refuse(position)?;
        }
    }
    Ok((game, faults, Moves { moves, positions }))
}

fn read_game(app: &App, words: &Words, pgn: &str) -> Result<GameRead, ServerError> {
    let (game, faults, Moves { moves, positions }) = game_of(app, pgn)?;
    let start = positions.first().copied().unwrap_or_else(Position::initial);
    let named = opening::classify(&start, &moves).ok().flatten();
    let plies = moves
        .iter()
        .zip(&positions)
        .zip(positions.iter().skip(1))
        .map(|((m, before), after)| GamePly { played: openings::move_view(before, *m), fen: after.fen() });
    let told = |name: &str| tag(&game, name).unwrap_or_default().to_owned();
    Ok(GameRead {
        white: told("White"),
        black: told("Black"),
        result: tag(&game, "Result").unwrap_or("*").to_owned(),
        start: start.fen(),
        plies: plies.collect(),
        opening: named.map(|named| openings::name(words, named.opening)),
        notes: faults
            .iter()
            .filter(|fault| fault.severity() > Severity::Note)
            .map(|fault| words.pgn_fault(fault))
            .collect(),
    })
}

/// A tag that says something.
fn tag<'g>(game: &'g Game, name: &str) -> Option<&'g str> {
    game.tag(name).filter(|text| !text.is_empty() && *text != "?")
}
