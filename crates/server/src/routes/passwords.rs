//! Changing a password, and resetting a lost one.

use super::JsonBody;
use super::accounts::session_of;
use crate::account_error::AccountError;
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{
    Code, Device, Owner, Peer, SessionStart, check_password, csrf, hash_password, is_guessed,
};
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
    JsonBody(change): JsonBody<PasswordChange>,
) -> Result<StatusCode, ServerError> {
    let session = owner.session;
    let account = owner.required()?;
    check_password(&change.new)?;
    // Somebody who finds an open session must not be able to guess the password here.
    let admitted = app.guesses.admit(account.number, peer, session, Instant::now());
    let guess = admitted.map_err(AccountError::Guesses)?;
    if !is_guessed(&app, peer, guess, account.password, change.old).await? {
        return Err(AccountError::OldPassword.into());
    }
    let password = hash_password(&app, peer, change.new).await?;
    let device = Device::of(&app, &headers).await?.and_then(|device| device.known_to(account.number));
    app.registry.store.set_password(account.number, password, session, device).await?;
    tracing::info!(account = account.number, "a password was changed");
    Ok(StatusCode::NO_CONTENT)
}

/// Reset a lost password
///
/// With a code from the operator or an administrator. The code is used up, every session of the account ends, and a new one
/// begins.
#[utoipa::path(post, path = "/api/account/reset", tag = "account", request_body = PasswordReset, responses(
    (status = 200, body = Session), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn reset_password(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    JsonBody(reset): JsonBody<PasswordReset>,
) -> Result<impl IntoResponse, ServerError> {
    csrf(&headers)?;
    app.limiter.password(peer)?;
    check_password(&reset.password)?;
    let code = Code::parse(&reset.code).ok_or(AccountError::BadCode)?.hash();
    // Check the code before hashing the password.
    let found = app.registry.store.reset_account(code, app.registry.time.now()).await?;
    found.ok_or(AccountError::BadCode)?;
    let password = hash_password(&app, peer, reset.password).await?;
    let beginning = SessionStart::new(&app, &headers, None)?;
    let now = app.registry.time.now();
    let row = app.registry.store.reset_password(code, password, beginning.session, now).await?;
    let row = row.ok_or(AccountError::BadCode)?;
    tracing::info!(account = row.number, "a password was replaced by a code");
    app.guesses.forget(row.number);
    app.guesses.met(row.number, peer, Instant::now());
    Ok((beginning.cookies(), Json(session_of(&app, Some(row)).await?)))
}
