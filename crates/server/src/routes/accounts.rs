//! The organiser's account.

use super::{Asked, AskedQuery};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Owner, Peer, Secret, csrf, session_cookie, session_ends};
use crate::routes::games::{Paging, page};
use crate::store::{AccountRow, Which};
use crate::wire::{Account, Credentials, Fault, GameList, Session};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};

fn account(row: AccountRow) -> Account {
    Account { name: row.name, created_at: row.created_at }
}

/// Make an account
///
/// And sign in with it.
#[utoipa::path(post, path = "/api/account", tag = "account", request_body = Credentials, responses(
    (status = 201, body = Session), (status = 400, body = Fault), (status = 403, body = Fault),
    (status = 409, body = Fault), (status = 429, body = Fault)))]
pub(crate) async fn register(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    Asked(credentials): Asked<Credentials>,
) -> Result<impl IntoResponse, ServerError> {
    csrf(&headers)?;
    app.door.password(peer)?;
    check(&credentials)?;
    let Credentials { name, password } = credentials;
    let hash = app.password(peer, move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    let hash = hash.await?.map_err(ServerError::internal)?;
    let made = app.hall.store.create_account(name, hash, app.hall.time.now()).await?;
    let row = made.ok_or(ServerError::Taken)?;
    tracing::info!(name = row.name, from = %peer, "account made");
    signed_in(&app, row, &headers, StatusCode::CREATED).await
}

fn check(credentials: &Credentials) -> Result<(), ServerError> {
    let name = &credentials.name;
    let fits = |letter: char| letter.is_alphanumeric() || ".-_".contains(letter);
    if !(3..=40).contains(&name.chars().count()) || !name.chars().all(fits) {
        return Err(ServerError::BadValue { field: "name" });
    }
    if !(10..=200).contains(&credentials.password.chars().count()) {
        return Err(ServerError::BadValue { field: "password" });
    }
    Ok(())
}

/// Sign in
#[utoipa::path(post, path = "/api/session", tag = "account", request_body = Credentials, responses(
    (status = 200, body = Session), (status = 401, body = Fault), (status = 403, body = Fault),
    (status = 429, body = Fault)))]
pub(crate) async fn sign_in(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    Asked(credentials): Asked<Credentials>,
) -> Result<impl IntoResponse, ServerError> {
    csrf(&headers)?;
    app.door.password(peer)?;
    if credentials.password.chars().count() > 200 {
        return Err(ServerError::BadPassword);
    }
    let row = app.hall.store.account(&credentials.name).await?;
    let stored = row.as_ref().map(|row| row.password.clone());
    let is_right = app.password(peer, move || verify(stored, &credentials.password)).await?;
    match row {
        Some(row) if is_right => {
            tracing::info!(name = row.name, from = %peer, "signed in");
            signed_in(&app, row, &headers, StatusCode::OK).await
        }
        // The name is not noted: people type passwords there.
        _ => Err(ServerError::BadPassword),
    }
}

/// Whether a password is right. A name that does not exist costs as much time as one that does.
fn verify(stored: Option<String>, password: &str) -> bool {
    let argon = Argon2::default();
    match stored.as_deref().map(PasswordHash::new) {
        Some(Ok(hash)) => argon.verify_password(password.as_bytes(), &hash).is_ok(),
        _ => {
            let _ = argon.hash_password(password.as_bytes());
            false
        }
    }
}

/// Whether this is the password of an account.
pub(super) async fn is_password(
    app: &App,
    peer: Peer,
    account: &AccountRow,
    password: String,
) -> Result<bool, ServerError> {
    if password.chars().count() > 200 {
        return Ok(false);
    }
    let stored = Some(account.password.clone());
    app.password(peer, move || verify(stored, &password)).await
}

async fn signed_in(
    app: &App,
    row: AccountRow,
    headers: &HeaderMap,
    status: StatusCode,
) -> Result<impl IntoResponse + use<>, ServerError> {
    let secret = Secret::draw()?;
    let now = app.hall.time.now();
    app.hall.store.open_session(secret.hash(), row.number, now, session_ends(now)).await?;
    let cookie = session_cookie(Some(secret), headers);
    Ok((status, AppendHeaders([(SET_COOKIE, cookie)]), Json(Session { account: Some(account(row)) })))
}

/// Who is signed in
#[utoipa::path(get, path = "/api/session", tag = "account", responses((status = 200, body = Session)))]
pub(crate) async fn session(owner: Owner) -> Json<Session> {
    Json(Session { account: owner.account.map(account) })
}

/// Sign out
#[utoipa::path(delete, path = "/api/session", tag = "account", security(("session" = [])),
    responses((status = 204), (status = 403, body = Fault)))]
pub(crate) async fn sign_out(
    State(app): State<App>,
    headers: HeaderMap,
    owner: Owner,
) -> Result<impl IntoResponse, ServerError> {
    if let Some(session) = owner.session {
        app.hall.store.close_session(session).await?;
    }
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, session_cookie(None, &headers))])))
}

/// The games of the account
///
/// A page at a time, the last touched first.
#[utoipa::path(get, path = "/api/account/games", tag = "account", params(Paging), security(("session" = [])),
    responses((status = 200, body = GameList), (status = 401, body = Fault)))]
pub(crate) async fn games(
    State(app): State<App>,
    owner: Owner,
    AskedQuery(paging): AskedQuery<Paging>,
) -> Result<Json<GameList>, ServerError> {
    let account = owner.required()?;
    Ok(Json(page(&app, Which::Owned(account.number), paging.after.as_deref()).await?))
}
