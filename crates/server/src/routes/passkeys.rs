//! Passkeys: managing those of an account, and signing in with one.

use super::accounts::signed_in;
use super::{JsonBody, PathParams};
use crate::account_error::AccountError;
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Device, Owner, PasskeyOwner, Peer, SessionStart, csrf};
use crate::store::{AccountRow, Added, PasskeyRow};
use crate::wire::{
    ErrorBody, NewPasskey, Passkey, PasskeyLabel, PasskeyList, PasskeyQuestion, PasskeySignIn, Session,
};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::time::Instant;

/// The most passkeys of an account, and the longest label.
const MOST: usize = 20;
const LABEL: usize = 60;

fn passkey_owner(row: &AccountRow) -> PasskeyOwner<'_> {
    PasskeyOwner { account: row.number, created_at: row.created_at, name: &row.name }
}

fn passkey(row: PasskeyRow) -> Passkey {
    let id = URL_SAFE_NO_PAD.encode(&row.id);
    Passkey { id, label: row.label, created_at: row.created_at, used_at: row.used_at }
}

fn label(text: &str) -> Result<String, ServerError> {
    let text = text.trim();
    let fits = (1..=LABEL).contains(&text.chars().count()) && !text.chars().any(char::is_control);
    fits.then(|| text.to_owned()).ok_or(ServerError::BadValue { field: "label" })
}

fn id(text: &str) -> Result<Vec<u8>, ServerError> {
    Ok(URL_SAFE_NO_PAD.decode(text).map_err(|_| AccountError::NoPasskey)?)
}

/// The passkeys of the account
#[utoipa::path(get, path = "/api/account/passkeys", tag = "account", security(("session" = [])),
    responses((status = 200, body = PasskeyList), (status = 401, body = ErrorBody)))]
pub(crate) async fn passkeys(State(app): State<App>, owner: Owner) -> Result<Json<PasskeyList>, ServerError> {
    let account = owner.required()?;
    let rows = app.registry.store.passkeys(account.number).await?;
    Ok(Json(PasskeyList { passkeys: rows.into_iter().map(passkey).collect() }))
}

/// Begin to add a passkey
///
/// The answer is for `navigator.credentials.create`, and can be used once, within five minutes, by this account.
#[utoipa::path(post, path = "/api/account/passkeys/question", tag = "account", security(("session" = [])),
    responses((status = 200, body = PasskeyQuestion), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn ask_to_add_passkey(
    State(app): State<App>,
    owner: Owner,
) -> Result<Json<PasskeyQuestion>, ServerError> {
    let account = owner.required()?;
    let rows = app.registry.store.passkeys(account.number).await?;
    let stored: Vec<Vec<u8>> = rows.into_iter().map(|row| row.data).collect();
    let public_key =
        app.passkeys.begin_registration(&passkey_owner(&account), &stored, app.registry.time.now())?;
    Ok(Json(PasskeyQuestion { public_key }))
}

/// Add a passkey
#[utoipa::path(post, path = "/api/account/passkeys", tag = "account", request_body = NewPasskey,
    security(("session" = [])), responses((status = 201, body = Passkey), (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn add_passkey(
    State(app): State<App>,
    owner: Owner,
    JsonBody(new): JsonBody<NewPasskey>,
) -> Result<(StatusCode, Json<Passkey>), ServerError> {
    let account = owner.required()?;
    let label = label(&new.label)?;
    let now = app.registry.time.now();
    let (id, data) = app.passkeys.finish_registration(&passkey_owner(&account), new.credential, now)?;
    let row = PasskeyRow { id, label, data, created_at: now, used_at: None };
    match app.registry.store.add_passkey(account.number, row.clone(), MOST).await? {
        Added::Yes => {
            tracing::info!(account = account.number, "a passkey was added");
            Ok((StatusCode::CREATED, Json(passkey(row))))
        }
        Added::Known => Err(AccountError::KnownPasskey.into()),
        Added::TooMany => Err(AccountError::ManyPasskeys(MOST).into()),
    }
}

/// Rename a passkey
#[utoipa::path(put, path = "/api/account/passkeys/{id}", tag = "account", params(("id" = String, Path)),
    request_body = PasskeyLabel, security(("session" = [])), responses((status = 204),
    (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn rename_passkey(
    State(app): State<App>,
    PathParams(text): PathParams<String>,
    owner: Owner,
    JsonBody(wanted): JsonBody<PasskeyLabel>,
) -> Result<StatusCode, ServerError> {
    let account = owner.required()?;
    let named = app.registry.store.name_passkey(account.number, id(&text)?, label(&wanted.label)?).await?;
    if named { Ok(StatusCode::NO_CONTENT) } else { Err(AccountError::NoPasskey.into()) }
}

/// Remove a passkey
#[utoipa::path(delete, path = "/api/account/passkeys/{id}", tag = "account", params(("id" = String, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn remove_passkey(
    State(app): State<App>,
    PathParams(text): PathParams<String>,
    owner: Owner,
) -> Result<StatusCode, ServerError> {
    let account = owner.required()?;
    let removed = app.registry.store.remove_passkey(account.number, id(&text)?).await?;
    if removed { Ok(StatusCode::NO_CONTENT) } else { Err(AccountError::NoPasskey.into()) }
}

/// Begin to sign in with a passkey
///
/// No name is needed. The answer is for `navigator.credentials.get`, and can be used once, within five minutes.
#[utoipa::path(post, path = "/api/session/passkey/question", tag = "account", responses(
    (status = 200, body = PasskeyQuestion), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn ask_to_sign_in_by_passkey(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Json<PasskeyQuestion>, ServerError> {
    csrf(&headers)?;
    let public_key = app.passkeys.begin_sign_in(app.registry.time.now())?;
    Ok(Json(PasskeyQuestion { public_key }))
}

/// Sign in with a passkey
#[utoipa::path(post, path = "/api/session/passkey", tag = "account", request_body = PasskeySignIn, responses(
    (status = 200, body = Session), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody)))]
pub(crate) async fn sign_in_by_passkey(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    JsonBody(answer): JsonBody<PasskeySignIn>,
) -> Result<impl IntoResponse, ServerError> {
    csrf(&headers)?;
    let id = app.passkeys.credential_id(&answer.credential)?;
    let found = app.registry.store.passkey(id.clone()).await?;
    let (row, before) = found.ok_or(AccountError::BadPasskey)?;
    let now = app.registry.time.now();
    let shown = app.passkeys.finish_sign_in(&passkey_owner(&row), &before, answer.credential, now)?;
    app.passkeys.spend(&shown, now)?;
    if row.banned_at.is_some() {
        return Err(AccountError::Banned.into());
    }
    let device = Device::of(&app, &headers).await?;
    let beginning = SessionStart::new(&app, &headers, device)?;
    app.guesses.met(row.number, peer, Instant::now());
    let used = app.registry.store.use_passkey(row.number, id, (before, shown.data), beginning.session, now);
    if !used.await? {
        return Err(AccountError::BadPasskey.into());
    }
    signed_in(&app, peer, row, beginning).await
}
