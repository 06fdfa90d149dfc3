//! The doors of the API, one file a topic.

pub(crate) mod about;
pub(crate) mod accounts;
pub(crate) mod admin;
mod channel;
pub(crate) mod games;
pub(crate) mod jobs;
pub(crate) mod laws;
pub(crate) mod links;
pub(crate) mod passkeys;
pub(crate) mod passwords;
pub(crate) mod privacy;
pub(crate) mod questions;
pub(crate) mod records;
pub(crate) mod socket;

use crate::app::App;
use crate::error::ServerError;
use crate::guard::{SecretHash, bearer};
use crate::store::{GameRow, LinkRow, Standing};
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

pub(crate) fn refused(rejection: &JsonRejection) -> ServerError {
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

/// Who asks, by the secret in the header: a role in this very game, or somebody who watches. Looking takes no link.
pub(crate) async fn role_in(
    app: &App,
    headers: &HeaderMap,
    game: &GameRow,
) -> Result<(Role, Option<SecretHash>), ServerError> {
    let Some(secret) = bearer(headers) else { return Ok((Role::Spectator, None)) };
    let hash = secret.ok_or(ServerError::BadLink)?.hash();
    let link = live_link(app.hall.store.link(hash).await?, game)?;
    Ok((link.role, Some(hash)))
}

/// Who acts, by the secret in the header. Acting takes an offered link.
pub(crate) async fn actor_in(
    app: &App,
    headers: &HeaderMap,
    game: &GameRow,
) -> Result<(Role, Option<SecretHash>), ServerError> {
    let Some(secret) = bearer(headers) else { return Ok((Role::Spectator, None)) };
    let hash = secret.ok_or(ServerError::BadLink)?.hash();
    Ok((role_by(app, hash, game).await?, Some(hash)))
}

/// The role that a secret gives in a game to whoever comes to the table with it. An offered link is taken by that.
pub(crate) async fn role_by(app: &App, hash: SecretHash, game: &GameRow) -> Result<Role, ServerError> {
    let mut link = live_link(app.hall.store.link(hash).await?, game)?;
    if link.standing == Standing::Offered {
        let now = app.hall.time.now();
        link = live_link(app.hall.store.use_link(hash, now).await?, game)?;
        links::tell(app, &game.id);
    }
    Ok(link.role)
}

/// A link that opens this very game.
fn live_link(link: Option<LinkRow>, game: &GameRow) -> Result<LinkRow, ServerError> {
    let link = link.filter(|link| link.game == game.number).ok_or(ServerError::BadLink)?;
    match link.standing {
        Standing::Offered | Standing::Taken => Ok(link),
        Standing::Exchanged => Err(ServerError::LinkUsed { role: link.role }),
        Standing::Withdrawn => Err(ServerError::BadLink),
    }
}

/// A stored game by its public name.
pub(crate) async fn game_row(app: &App, id: &str) -> Result<GameRow, ServerError> {
    app.hall.row(id).await
}
