//! Exports of a game: PGN and log.

use super::PathParams;
use crate::app::App;
use crate::error::ServerError;
use crate::guard::Peer;
use crate::record;
use crate::table::Visitor;
use crate::wire::ErrorBody;
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;

/// A game as PGN
#[utoipa::path(get, path = "/api/games/{id}/pgn", tag = "records", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "application/x-chess-pgn"), (status = 404, body = ErrorBody)))]
pub(crate) async fn pgn(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    peer: Peer,
) -> Result<impl IntoResponse, ServerError> {
    let visitor = Visitor::spectator(peer);
    let live = app.registry.open(&id, visitor).await?;
    let pgn = app.registry.with_table(&live, visitor, record::pgn).await?;
    let name = format!("inline; filename=\"tratto-{id}.pgn\"");
    Ok((
        [(CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)],
        pgn,
    ))
}

/// The log of a game
///
/// In the form that `tratto judge` reads: the regulations and every event with its time. A sealed move is left out until the
/// envelope is opened, and everything after it with it.
#[utoipa::path(get, path = "/api/games/{id}/log", tag = "records", params(("id" = String, Path)), responses(
    (status = 200, body = Object), (status = 404, body = ErrorBody)))]
pub(crate) async fn log(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    peer: Peer,
) -> Result<Json<serde_json::Value>, ServerError> {
    let row = app.registry.watched_row(&id).await?;
    let turn = app.registry.replays.take_paid(Some(peer)).await?;
    let events = app.registry.store.events_for_record(row.number).await?;
    Ok(Json(turn.run(move || record::log(&row.settings, row.created_at, &events)).await??))
}
