//! Questions that take longer than a request.

use super::coach::{asked, game_of, looked_at, reviewed};
use super::questions::{FULL, judged, winnability};
use super::{JsonBody, PathParams};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::Peer;
use crate::reader::Reader;
use crate::wire::{ErrorBody, JobAnswer, JobQuestion, JobView};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use tratto_engine::Pool;

/// Start a job
///
/// For questions that could not be decided in about a second. Poll it every few seconds: a job that nobody polls for half a
/// minute is stopped.
#[utoipa::path(post, path = "/api/jobs", tag = "questions", request_body = JobQuestion,
    responses((status = 202, body = JobView), (status = 400, body = ErrorBody), (status = 429, body = ErrorBody),
    (status = 503, body = ErrorBody)))]
pub(crate) async fn begin(
    State(app): State<App>,
    peer: Peer,
    Reader(words): Reader,
    JsonBody(question): JsonBody<JobQuestion>,
) -> Result<(StatusCode, Json<JobView>), ServerError> {
    app.limiter.question(peer)?;
    let now = app.registry.time.now();
    let view = match question {
        JobQuestion::Winnable(question) => {
            let position = super::questions::position_of(&question.fen)?;
            app.jobs.begin(peer, now, words, move |watch| {
                let answer = winnability(words, &position, FULL, &mut |nodes| watch.go_on(nodes));
                Ok(JobAnswer::Winnable(Box::new(answer)))
            })?
        }
        JobQuestion::Coach(question) => {
            let position = asked(&app, &question)?;
            let engine = engine_of(&app, question.engine)?;
            app.jobs.begin(peer, now, words, move |watch| {
                let answer = looked_at(words, &position, engine.as_deref(), watch)?;
                Ok(JobAnswer::Coach(Box::new(answer)))
            })?
        }
        JobQuestion::CoachGame(question) => {
            let (_, _, game) = game_of(&app, &question.pgn)?;
            let engine = engine_of(&app, question.engine)?;
            app.jobs.begin(peer, now, words, move |watch| {
                let answer = reviewed(words, &game, engine.as_deref(), watch)?;
                Ok(JobAnswer::CoachGame(Box::new(answer)))
            })?
        }
        JobQuestion::Judge(question) => app.jobs.begin(peer, now, words, move |watch| {
            let watch = watch.clone();
            let answer = judged(words, &question, FULL, move |nodes| watch.go_on(nodes))?;
            Ok(JobAnswer::Judge(Box::new(answer)))
        })?,
    };
    Ok((StatusCode::ACCEPTED, Json(view)))
}

/// The engine, if it is asked for.
fn engine_of(app: &App, is_asked: bool) -> Result<Option<Arc<Pool>>, ServerError> {
    match (&app.engine, is_asked) {
        (_, false) => Ok(None),
        (Some(engine), true) => Ok(Some(Arc::clone(engine))),
        (None, true) => Err(ServerError::NoEngine),
    }
}

/// Poll a job
#[utoipa::path(get, path = "/api/jobs/{id}", tag = "questions", params(("id" = String, Path)),
    responses((status = 200, body = JobView), (status = 404, body = ErrorBody)))]
pub(crate) async fn look(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    Reader(words): Reader,
) -> Result<Json<JobView>, ServerError> {
    app.jobs.look(&id, app.registry.time.now(), words).map(Json).ok_or(ServerError::NoPage)
}

/// Stop a job
#[utoipa::path(delete, path = "/api/jobs/{id}", tag = "questions", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub(crate) async fn stop(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
) -> Result<StatusCode, ServerError> {
    if app.jobs.stop(&id) { Ok(StatusCode::NO_CONTENT) } else { Err(ServerError::NoPage) }
}
