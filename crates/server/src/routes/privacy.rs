//! Personal data: deletion and export.

use super::learnt::exported;
use super::{JsonBody, PathParams, game_row};
use crate::account_error::AccountError;
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Owner, Peer, SESSION_LASTS, is_guessed, no_session};
use crate::keeping::delete_departing;
use crate::store::{AccountRow, DepartingAccount, Leaving, Reason};
use crate::table::GameRegistry;
use crate::wire::{ErrorBody, Farewell, LeftGames};
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;

/// For how long after signing in the password is not asked for again, in milliseconds.
const FRESH: u64 = 600_000;
/// How many events are written at a time.
const EVENTS: u32 = 500;
/// How many cards, runs and lessons are written at a time.
const LEARNT: u32 = 500;
/// How many chunks are buffered for a slow reader.
const WAITING: usize = 2;

/// Delete a game
///
/// Entirely and permanently: its log, its links, its names. Its public id is answered with 410 from then on. Only for the owner.
#[utoipa::path(delete, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub(crate) async fn delete_game(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    owner: Owner,
) -> Result<StatusCode, ServerError> {
    let account = owner.required()?;
    let game = game_row(&app, &id).await?;
    if game.owner != Some(account.number) {
        return Err(ServerError::NotOwner);
    }
    app.registry.remove(&id, Reason::Owner).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Delete the account
///
/// The games of the account are deleted with it, or stay without owner and names, as the request says. The answer comes when all is
/// done; disconnecting does not stop it.
#[utoipa::path(delete, path = "/api/account", tag = "account", request_body = Farewell, security(("session" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn delete_account(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    owner: Owner,
    JsonBody(farewell): JsonBody<Farewell>,
) -> Result<impl IntoResponse, ServerError> {
    let session = owner.session;
    let account = owner.required()?;
    match farewell.password {
        Some(password) => {
            app.limiter.password(peer)?;
            // Somebody who finds an open session must not be able to guess the password here.
            let admitted = app.guesses.admit(account.number, peer, session, Instant::now());
            let guess = admitted.map_err(AccountError::Guesses)?;
            if !is_guessed(&app, peer, guess, account.password.clone(), password).await? {
                return Err(ServerError::BadPassword);
            }
        }
        None => {
            let session = session.ok_or(ServerError::NoSession)?;
            let began = app.registry.store.session_began(session, SESSION_LASTS * 1_000).await?;
            if began.is_none_or(|began| app.registry.time.now().saturating_sub(began) > FRESH) {
                return Err(ServerError::Stale);
            }
        }
    }
    let leaving = match farewell.games {
        LeftGames::Delete => Leaving::Delete,
        LeftGames::Leave => Leaving::Leave,
    };
    app.registry.store.begin_deletion(account.number, leaving).await?;
    delete_departing(
        &app.registry,
        DepartingAccount { account: account.number, created_at: account.created_at, leaving },
    )
    .await?;
    Ok((StatusCode::NO_CONTENT, no_session(&app, &headers)))
}

/// Export the account's data
///
/// Everything that is stored about the account, as JSON: the account, its games with their settings, names and complete logs,
/// the links without their secrets, and what was learnt: cards, runs of drills, lessons. A sealed move, and everything after it, is left out until the envelope is opened.
#[utoipa::path(get, path = "/api/account/export", tag = "account", security(("session" = [])), responses(
    (status = 200, body = Object), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn export(
    State(app): State<App>,
    peer: Peer,
    owner: Owner,
) -> Result<impl IntoResponse, ServerError> {
    app.limiter.question(peer)?;
    let account = owner.required()?;
    let (pieces, mut written) = mpsc::channel::<Result<String, ServerError>>(WAITING);
    let registry = Arc::clone(&app.registry);
    tokio::spawn(async move {
        let done = write(&registry, &account, &pieces).await;
        if let Err(Stopped::Failed(error)) = done {
            tracing::error!(%error, "an export could not be finished");
            // Break off the answer, so that an incomplete export is not mistaken for a complete one.
            let _ = pieces.send(Err(error)).await;
        }
    });
    let body = futures_util::stream::poll_fn(move |context| written.poll_recv(context));
    let name = "attachment; filename=\"tratto-export.json\"";
    Ok(([(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, name)], Body::from_stream(body)))
}

/// Why an export ended early.
enum Stopped {
    /// The client has disconnected.
    Gone,
    Failed(ServerError),
}

impl<E: Into<ServerError>> From<E> for Stopped {
    fn from(error: E) -> Stopped {
        Stopped::Failed(error.into())
    }
}

type Pieces = mpsc::Sender<Result<String, ServerError>>;

/// Writes the export in chunks, so that only what is being sent is in memory.
async fn write(registry: &GameRegistry, account: &AccountRow, pieces: &Pieces) -> Result<(), Stopped> {
    let send = async |text: String| pieces.send(Ok(text)).await.map_err(|_| Stopped::Gone);
    let head = json!({ "name": account.name, "created_at": account.created_at });
    send(format!("{{\"version\":1,\"exported_at\":{},\"account\":{head},\"games\":[", registry.time.now()))
        .await?;
    let (mut after, mut comma) = (0, "");
    registry.store.settle_heads().await?;
    while let Some((number, last, game)) = registry.store.export_game(account.number, after).await? {
        // Leave the object open: the log follows.
        let text = game.to_string();
        let open = text.strip_suffix('}').unwrap_or(&text);
        send(format!("{comma}{open},\"events\":[")).await?;
        let mut seq = 0;
        loop {
            let (events, reached) = registry.store.export_events(number, seq, last, EVENTS).await?;
            if events.is_empty() {
                break;
            }
            let listed: Vec<String> = events.iter().map(Value::to_string).collect();
            let comma = if seq == 0 { "" } else { "," };
            send(format!("{comma}{}", listed.join(","))).await?;
            seq = reached;
        }
        send("]}".to_owned()).await?;
        (after, comma) = (number, ",");
    }
    send("],\"learnt\":[".to_owned()).await?;
    let (mut after, mut comma) = (0, "");
    loop {
        let page = registry.store.learnt(account.number, after, LEARNT).await?;
        if !page.rows.is_empty() {
            let listed: Vec<String> = page.rows.iter().map(exported).collect();
            send(format!("{comma}{}", listed.join(","))).await?;
            comma = ",";
        }
        if !page.more {
            break;
        }
        after = page.revision;
    }
    send("]}\n".to_owned()).await
}
