//! The routes of the API, one file for each topic.

pub(crate) mod about;
pub(crate) mod accounts;
pub(crate) mod admin;
pub(crate) mod almanac;
pub(crate) mod blind;
mod channel;
pub(crate) mod coach;
pub(crate) mod games;
pub(crate) mod jobs;
mod kept;
pub(crate) mod laws;
pub(crate) mod learnt;
pub(crate) mod links;
pub(crate) mod openings;
pub(crate) mod passkeys;
pub(crate) mod passwords;
pub(crate) mod privacy;
pub(crate) mod questions;
pub(crate) mod records;
pub(crate) mod socket;
pub(crate) mod terms;
pub(crate) mod training;

use crate::app::App;
use crate::error::ServerError;
use crate::guard::{SecretHash, bearer};
use crate::store::{GameRow, LinkRow, LinkStatus};
use crate::wire::Role;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;

/// A JSON body; rejections are our own errors.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for JsonBody<T> {
    type Rejection = ServerError;

    async fn from_request(request: Request, app: &App) -> Result<JsonBody<T>, ServerError> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(value)) => Ok(JsonBody(value)),
            Err(rejection) => Err(refused(&rejection)),
        }
    }
}

pub(crate) fn refused(rejection: &JsonRejection) -> ServerError {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return ServerError::TooLarge;
    }
    ServerError::BadRequest { detail: rejection.body_text() }
}

/// The query parameters; rejections are our own errors.
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for QueryParams<T> {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<QueryParams<T>, ServerError> {
        match Query::<T>::from_request_parts(parts, app).await {
            Ok(Query(value)) => Ok(QueryParams(value)),
            Err(rejection) => Err(ServerError::BadRequest { detail: rejection.body_text() }),
        }
    }
}

/// The path parameters; rejections are our own errors.
pub(crate) struct PathParams<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for PathParams<T> {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<PathParams<T>, ServerError> {
        match Path::<T>::from_request_parts(parts, app).await {
            Ok(Path(value)) => Ok(PathParams(value)),
            Err(rejection) => Err(ServerError::BadRequest { detail: rejection.body_text() }),
        }
    }
}

/// The caller's role in this game by the secret in the header; a spectator without one. Reading does not take an offered link.
pub(crate) async fn role_in(
    app: &App,
    headers: &HeaderMap,
    game: &GameRow,
) -> Result<(Role, Option<SecretHash>), ServerError> {
    let Some(secret) = bearer(headers) else { return Ok((Role::Spectator, None)) };
    let hash = secret.ok_or(ServerError::BadLink)?.hash();
    let link = live_link(app.registry.store.link(hash).await?, game)?;
    Ok((link.role, Some(hash)))
}

/// The acting caller's role by the secret in the header. Acting takes an offered link.
pub(crate) async fn actor_in(
    app: &App,
    headers: &HeaderMap,
    game: &GameRow,
) -> Result<(Role, Option<SecretHash>), ServerError> {
    let Some(secret) = bearer(headers) else { return Ok((Role::Spectator, None)) };
    let hash = secret.ok_or(ServerError::BadLink)?.hash();
    Ok((role_by(app, hash, game).await?, Some(hash)))
}

/// The role of a secret in a game, for somebody who joins. An offered link is taken by that.
pub(crate) async fn role_by(app: &App, hash: SecretHash, game: &GameRow) -> Result<Role, ServerError> {
    let mut link = live_link(app.registry.store.link(hash).await?, game)?;
    if link.standing == LinkStatus::Offered {
        let now = app.registry.time.now();
        link = live_link(app.registry.store.use_link(hash, now).await?, game)?;
        links::tell(app, &game.id);
    }
    Ok(link.role)
}

/// Whether this is a valid link to this game; it is not taken by that.
pub(crate) async fn is_link(app: &App, hash: SecretHash, game: &GameRow) -> Result<(), ServerError> {
    live_link(app.registry.store.link(hash).await?, game).map(drop)
}

/// A valid link to this game.
fn live_link(link: Option<LinkRow>, game: &GameRow) -> Result<LinkRow, ServerError> {
    let link = link.filter(|link| link.game == game.number).ok_or(ServerError::BadLink)?;
    match link.standing {
        LinkStatus::Offered | LinkStatus::Taken => Ok(link),
        LinkStatus::Exchanged => Err(ServerError::LinkUsed { role: link.role }),
        LinkStatus::Withdrawn => Err(ServerError::BadLink),
    }
}

/// A stored game by its public id.
pub(crate) async fn game_row(app: &App, id: &str) -> Result<GameRow, ServerError> {
    app.registry.row(id).await
}
