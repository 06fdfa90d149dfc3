//! Another password: for somebody who knows the old one, and for somebody who has lost it.

use super::Asked;
use super::accounts::session_of;
use crate::account_error::AccountError;
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Beginning, Code, Device, Owner, Peer, check_password, csrf, hash_password, is_password};
use crate::wire::{ErrorBody, PasswordChange, PasswordReset, Session};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use std::time::Instant;

/// Change the password
///
/// Every other session of the account ends.
#[utoipa::path(post, path = "/api/account/password", tag = "account", request_body = PasswordChange,
    security(("session" = [])), responses((status = 204), (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn change_password(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    owner: Owner,
    Asked(change): Asked<PasswordChange>,
) -> Result<StatusCode, ServerError> {
    let session = owner.session;
    let account = owner.required()?;
    check_password(&change.new)?;
    // Whoever has come upon an open session shall not find the password out by it.
    let admitted = app.guesses.admit(account.number, peer, session, Instant::now());
    let guess = admitted.map_err(AccountError::Guesses)?;
    if !is_password(&app, peer, Some(account.password), change.old).await? {
        return Err(AccountError::OldPassword.into());
    }
    app.guesses.right(guess, Instant::now());
    let password = hash_password(&app, peer, change.new).await?;
    let device = Device::of(&app, &headers).await?.and_then(|device| device.known_to(account.number));
    app.hall.store.set_password(account.number, password, session, device).await?;
    tracing::info!(account = account.number, "a password was changed");
    Ok(StatusCode::NO_CONTENT)
}

/// Replace a lost password
///
/// With a code that the operator of the server or an administrator has given out. It is used up, every session of the account ends, and a new
/// one begins.
#[utoipa::path(post, path = "/api/account/reset", tag = "account", request_body = PasswordReset, responses(
    (status = 200, body = Session), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn reset_password(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    Asked(reset): Asked<PasswordReset>,
) -> Result<impl IntoResponse, ServerError> {
    csrf(&headers)?;
    app.door.password(peer)?;
    check_password(&reset.password)?;
    let code = Code::presented(&reset.code).ok_or(AccountError::BadCode)?.hash();
    // A code that is none costs no hashing.
    let found = app.hall.store.reset_account(code, app.hall.time.now()).await?;
    found.ok_or(AccountError::BadCode)?;
    let password = hash_password(&app, peer, reset.password).await?;
    let beginning = Beginning::new(&app, &headers, None)?;
    let now = app.hall.time.now();
    let row = app.hall.store.reset_password(code, password, beginning.session, now).await?;
    let row = row.ok_or(AccountError::BadCode)?;
    tracing::info!(account = row.number, "a password was replaced by a code");
    app.guesses.forget(row.number);
    app.guesses.met(row.number, peer, Instant::now());
    Ok((beginning.cookies(), Json(session_of(&app, Some(row)).await?)))
}
