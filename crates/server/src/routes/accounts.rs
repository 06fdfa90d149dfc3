//! Accounts: registering, signing in and out.

use super::{JsonBody, QueryParams};
use crate::account_error::AccountError;
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{
    Code, Device, Name, Owner, Peer, SecretHash, SessionStart, check_password, csrf, hash_password,
    is_guessed, is_password, no_session,
};
use crate::routes::games::{Paging, page};
use crate::store::{self, AccountRow, Registered, Which};
use crate::wire::{
    Account, Credentials, ErrorBody, GameList, GameMakers, NewAccount, PasskeyUse, Policy, Session,
};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use std::time::Instant;

fn account(row: AccountRow) -> Account {
    Account { name: row.name, created_at: row.created_at, is_admin: row.is_admin }
}

/// Who may register and make games.
pub(crate) async fn policy(app: &App) -> Result<Policy, ServerError> {
    Ok(app.registry.store.policy().await?)
}

/// Whether somebody may make games.
pub(crate) async fn may_make_games(app: &App, account: Option<&AccountRow>) -> Result<(), ServerError> {
    let who = policy(app).await?.games;
    let may = match who {
        GameMakers::Anybody => true,
        GameMakers::Accounts => account.is_some(),
        GameMakers::Administrators => account.is_some_and(|account| account.is_admin),
    };
    if may { Ok(()) } else { Err(AccountError::Games(who).into()) }
}

/// The account that has made a game, if there is one and it is not banned.
pub(crate) async fn maker(app: &App, owner: Option<i64>) -> Result<Option<AccountRow>, ServerError> {
    let Some(owner) = owner else { return Ok(None) };
    let account = app.registry.store.account_by_number(owner).await?;
    Ok(account.filter(|account| account.banned_at.is_none()))
}

/// The session's account, and what the server allows.
pub(crate) async fn session_of(app: &App, row: Option<AccountRow>) -> Result<Session, ServerError> {
    let Policy { registration, games } = policy(app).await?;
    let passkeys = if app.passkeys.are_there() { PasskeyUse::Available } else { PasskeyUse::NoOrigin };
    Ok(Session { account: row.map(account), registration, games, passkeys })
}

/// Make an account
///
/// And sign in with it. Names that differ only by case or accents are one name, and a name that looks like another is taken.
#[utoipa::path(post, path = "/api/account", tag = "account", request_body = NewAccount, responses(
    (status = 201, body = Session), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn register(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<NewAccount>,
) -> Result<impl IntoResponse, ServerError> {
    csrf(&headers)?;
    app.limiter.password(peer)?;
    let name = Name::wanted(&wanted.name).map_err(AccountError::Name)?;
    check_password(&wanted.password)?;
    let invitation = invitation(wanted.invitation.as_deref())?;
    // Refuse before hashing the password.
    if let Some(refusal) = app.registry.store.may_register(invitation, app.registry.time.now()).await? {
        made(refusal)?;
    }
    let password = hash_password(&app, peer, wanted.password).await?;
    let device = Device::of(&app, &headers).await?;
    let beginning = SessionStart::new(&app, &headers, device)?;
    let new = store::NewAccount { name, password, invitation, session: beginning.session };
    let row = made(app.registry.store.create_account(new, app.registry.time.now()).await?)?;
    tracing::info!(name = row.name, from = %peer, "account made");
    app.guesses.met(row.number, peer, Instant::now());
    Ok((StatusCode::CREATED, beginning.cookies(), Json(session_of(&app, Some(row)).await?)))
}

fn invitation(typed: Option<&str>) -> Result<Option<SecretHash>, AccountError> {
    let Some(typed) = typed.filter(|typed| !typed.trim().is_empty()) else { return Ok(None) };
    Code::parse(typed).map(|code| Some(code.hash())).ok_or(AccountError::NotInvited)
}

fn made(outcome: Registered) -> Result<AccountRow, ServerError> {
    match outcome {
        Registered::Made(row) => Ok(row),
        Registered::Taken => Err(ServerError::Taken),
        Registered::Closed => Err(AccountError::Closed.into()),
        Registered::NotInvited => Err(AccountError::NotInvited.into()),
    }
}

/// Sign in
///
/// Wrong passwords for an account are counted: unknown devices are slowed down, a device that has signed in before is not.
#[utoipa::path(post, path = "/api/session", tag = "account", request_body = Credentials, responses(
    (status = 200, body = Session), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 429, body = ErrorBody)))]
pub(crate) async fn sign_in(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    JsonBody(credentials): JsonBody<Credentials>,
) -> Result<impl IntoResponse, ServerError> {
    csrf(&headers)?;
    let row = app.registry.store.account(&credentials.name).await?;
    let device = Device::of(&app, &headers).await?;
    let known = row.as_ref().and_then(|row| device.as_ref()?.known_to(row.number));
    // The limit per address does not apply to known devices: a whole club may share an address.
    if known.is_none() {
        app.limiter.password(peer)?;
    }
    // The name is not logged: people type passwords into that field.
    let Some(row) = row else {
        is_password(&app, peer, None, credentials.password).await?;
        return Err(ServerError::BadPassword);
    };
    let admitted = app.guesses.admit(row.number, peer, known, Instant::now());
    let guess = admitted.map_err(AccountError::Guesses)?;
    if !is_guessed(&app, peer, guess, row.password.clone(), credentials.password).await? {
        return Err(ServerError::BadPassword);
    }
    let beginning = SessionStart::new(&app, &headers, device)?;
    if !app.registry.store.open_session(row.number, beginning.session, app.registry.time.now()).await? {
        return Err(AccountError::Banned.into());
    }
    signed_in(&app, peer, row, beginning).await
}

/// The response that begins a session.
pub(crate) async fn signed_in(
    app: &App,
    peer: Peer,
    row: AccountRow,
    beginning: SessionStart,
) -> Result<impl IntoResponse + use<>, ServerError> {
    tracing::info!(name = row.name, from = %peer, "signed in");
    Ok((beginning.cookies(), Json(session_of(app, Some(row)).await?)))
}

/// Who is signed in
#[utoipa::path(get, path = "/api/session", tag = "account", responses((status = 200, body = Session)))]
pub(crate) async fn session(State(app): State<App>, owner: Owner) -> Result<Json<Session>, ServerError> {
    Ok(Json(session_of(&app, owner.account).await?))
}

/// Sign out
#[utoipa::path(delete, path = "/api/session", tag = "account", security(("session" = [])),
    responses((status = 204), (status = 403, body = ErrorBody)))]
pub(crate) async fn sign_out(
    State(app): State<App>,
    headers: HeaderMap,
    owner: Owner,
) -> Result<impl IntoResponse, ServerError> {
    if let Some(session) = owner.session {
        app.registry.store.close_session(session).await?;
    }
    Ok((StatusCode::NO_CONTENT, no_session(&app, &headers)))
}

/// Sign out everywhere
///
/// Every session of the account ends, including this one, and all known devices and networks are forgotten.
#[utoipa::path(delete, path = "/api/account/sessions", tag = "account", security(("session" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn sign_out_everywhere(
    State(app): State<App>,
    headers: HeaderMap,
    owner: Owner,
) -> Result<impl IntoResponse, ServerError> {
    let account = owner.required()?;
    app.guesses.forget(account.number);
    app.registry.store.close_sessions(account.number).await?;
    Ok((StatusCode::NO_CONTENT, no_session(&app, &headers)))
}

/// The games of the account
///
/// By pages, most recently active first.
#[utoipa::path(get, path = "/api/account/games", tag = "account", params(Paging), security(("session" = [])),
    responses((status = 200, body = GameList), (status = 401, body = ErrorBody)))]
pub(crate) async fn games(
    State(app): State<App>,
    owner: Owner,
    QueryParams(paging): QueryParams<Paging>,
) -> Result<Json<GameList>, ServerError> {
    let account = owner.required()?;
    Ok(Json(page(&app, Which::Owned(account.number), paging.after.as_deref()).await?))
}
