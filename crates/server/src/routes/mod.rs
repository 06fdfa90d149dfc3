//! The doors of the API, one file a topic.

pub(crate) mod about;
pub(crate) mod accounts;
mod channel;
pub(crate) mod games;
pub(crate) mod jobs;
pub(crate) mod laws;
pub(crate) mod links;
pub(crate) mod privacy;
pub(crate) mod questions;
pub(crate) mod records;
pub(crate) mod socket;

use crate::app::App;
use crate::error::ServerError;
use crate::guard::{SecretHash, bearer};
use crate::store::GameRow;
use crate::wire::Role;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;

/// A body in JSON, with faults of our own when it is none.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Asked<T> {
    type Rejection = ServerError;

    async fn from_request(request: Request, app: &App) -> Result<Asked<T>, ServerError> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(value)) => Ok(Asked(value)),
            Err(rejection) => Err(refused(&rejection)),
        }
    }
}

fn refused(rejection: &JsonRejection) -> ServerError {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return ServerError::TooLarge;
    }
    ServerError::BadRequest { detail: rejection.body_text() }
}

/// What stands after the question mark, with faults of our own when it makes no sense.
pub(crate) struct AskedQuery<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for AskedQuery<T> {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AskedQuery<T>, ServerError> {
        match Query::<T>::from_request_parts(parts, app).await {
            Ok(Query(value)) => Ok(AskedQuery(value)),
            Err(rejection) => Err(ServerError::BadRequest { detail: rejection.body_text() }),
        }
    }
}

/// What stands in the path, with faults of our own when it makes no sense.
pub(crate) struct AskedPath<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for AskedPath<T> {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AskedPath<T>, ServerError> {
        match Path::<T>::from_request_parts(parts, app).await {
            Ok(Path(value)) => Ok(AskedPath(value)),
            Err(rejection) => Err(ServerError::BadRequest { detail: rejection.body_text() }),
        }
    }
}

/// Who asks, by the secret in the header: a role in this very game, or somebody who watches.
pub(crate) async fn role_in(
    app: &App,
    headers: &HeaderMap,
    game: &GameRow,
) -> Result<(Role, Option<SecretHash>), ServerError> {
    let Some(secret) = bearer(headers) else { return Ok((Role::Spectator, None)) };
    let hash = secret.ok_or(ServerError::BadLink)?.hash();
    Ok((role_by(app, hash, game).await?, Some(hash)))
}

/// The role that a secret gives in a game.
pub(crate) async fn role_by(app: &App, hash: SecretHash, game: &GameRow) -> Result<Role, ServerError> {
    match app.hall.store.link(hash).await? {
        Some((number, role)) if number == game.number => Ok(role),
        _ => Err(ServerError::BadLink),
    }
}

/// A stored game by its public name.
pub(crate) async fn game_row(app: &App, id: &str) -> Result<GameRow, ServerError> {
    app.hall.row(id).await
}
