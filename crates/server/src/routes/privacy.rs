//! What becomes of one's data: taking it along, and having it deleted.

use super::{Asked, AskedPath, game_row};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Owner, Peer, SESSION_LASTS, is_password, no_session};
use crate::keeping::leave;
use crate::store::{AccountRow, Leaver, Leaving, Reason};
use crate::table::Hall;
use crate::wire::{ErrorBody, Farewell, LeftGames};
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::mpsc;

/// How long after signing in nobody is asked for the password again, in milliseconds.
const FRESH: u64 = 600_000;
/// So many events are written at a time.
const EVENTS: u32 = 500;
/// So many pieces wait for a reader who is slow.
const WAITING: usize = 2;

/// Delete a game
///
/// Whole, and for good: its log, its links, its names. Its public name is answered with 410 from then on. For the owner of the game.
#[utoipa::path(delete, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub(crate) async fn delete_game(
    State(app): State<App>,
    AskedPath(id): AskedPath<String>,
    owner: Owner,
) -> Result<StatusCode, ServerError> {
    let account = owner.required()?;
    let game = game_row(&app, &id).await?;
    if game.owner != Some(account.number) {
        return Err(ServerError::NotOwner);
    }
    app.hall.remove(&id, Reason::Owner).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Delete one's account
///
/// The games of the account are deleted with it, or stay without owner and names, as the request says. The answer comes when all is done;
/// whoever hangs up before does not stop it.
#[utoipa::path(delete, path = "/api/account", tag = "account", request_body = Farewell, security(("session" = [])),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn delete_account(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    owner: Owner,
    Asked(farewell): Asked<Farewell>,
) -> Result<impl IntoResponse, ServerError> {
    let session = owner.session;
    let account = owner.required()?;
    match farewell.password {
        Some(password) => {
            app.door.password(peer)?;
            if !is_password(&app, peer, Some(account.password.clone()), password).await? {
                return Err(ServerError::BadPassword);
            }
        }
        None => {
            let session = session.ok_or(ServerError::NoSession)?;
            let began = app.hall.store.session_began(session, SESSION_LASTS * 1_000).await?;
            if began.is_none_or(|began| app.hall.time.now().saturating_sub(began) > FRESH) {
                return Err(ServerError::Stale);
            }
        }
    }
    let leaving = match farewell.games {
        LeftGames::Delete => Leaving::Delete,
        LeftGames::Leave => Leaving::Leave,
    };
    app.hall.store.begin_leaving(account.number, leaving).await?;
    leave(&app.hall, Leaver { account: account.number, created_at: account.created_at, leaving }).await?;
    Ok((StatusCode::NO_CONTENT, no_session(&app, &headers)))
}

/// Take one's data along
///
/// Everything that is kept of the account, as JSON: the account, its games with what was laid down for them, the names, the whole logs,
/// and what links there are, without their secrets. A sealed move is left out until the envelope is opened, and everything after it.
#[utoipa::path(get, path = "/api/account/export", tag = "account", security(("session" = [])), responses(
    (status = 200, body = Object), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn export(
    State(app): State<App>,
    peer: Peer,
    owner: Owner,
) -> Result<impl IntoResponse, ServerError> {
    app.door.question(peer)?;
    let account = owner.required()?;
    let (pieces, mut written) = mpsc::channel::<Result<String, ServerError>>(WAITING);
    let hall = Arc::clone(&app.hall);
    tokio::spawn(async move {
        let done = write(&hall, &account, &pieces).await;
        if let Err(Stopped::Failed(error)) = done {
            tracing::error!(%error, "an export could not be finished");
            // The answer breaks off, so that nobody takes half of it for the whole.
            let _ = pieces.send(Err(error)).await;
        }
    });
    let body = futures_util::stream::poll_fn(move |context| written.poll_recv(context));
    let name = "attachment; filename=\"tratto-export.json\"";
    Ok(([(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, name)], Body::from_stream(body)))
}

/// Why an export ends before its end.
enum Stopped {
    /// Nobody reads it any more.
    Gone,
    Failed(ServerError),
}

impl<E: Into<ServerError>> From<E> for Stopped {
    fn from(error: E) -> Stopped {
        Stopped::Failed(error.into())
    }
}

type Pieces = mpsc::Sender<Result<String, ServerError>>;

/// Writes everything, a piece at a time: no more of it is in memory than is being sent.
async fn write(hall: &Hall, account: &AccountRow, pieces: &Pieces) -> Result<(), Stopped> {
    let send = async |text: String| pieces.send(Ok(text)).await.map_err(|_| Stopped::Gone);
    let head = json!({ "name": account.name, "created_at": account.created_at });
    send(format!("{{\"version\":1,\"exported_at\":{},\"account\":{head},\"games\":[", hall.time.now()))
        .await?;
    let (mut after, mut comma) = (0, "");
    hall.store.settle_heads().await?;
    while let Some((number, last, game)) = hall.store.export_game(account.number, after).await? {
        // The object is left open for the log.
        let text = game.to_string();
        let open = text.strip_suffix('}').unwrap_or(&text);
        send(format!("{comma}{open},\"events\":[")).await?;
        let mut seq = 0;
        loop {
            let (events, reached) = hall.store.export_events(number, seq, last, EVENTS).await?;
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
    send("]}\n".to_owned()).await
}
