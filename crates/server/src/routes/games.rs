//! Making games, reading them, acting in them.

use super::{JsonBody, PathParams, QueryParams, actor_in, game_row, links, refused, role_in};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Owner, Peer, Secret, bearer, new_game_id};
use crate::reader::Reader;
use crate::store::{ChainHash, GameRow, NewLink, NewRow, PageCursor, Which};
use crate::table::{GameInPlay, Settings, Visitor, color_of, event_views};
use crate::wire::{
    Ack, ActRequest, Created, ErrorBody, EventPage, GameLine, GameList, GameState, Link, Links, NewGame,
    Role, StatusKind, TakeLink,
};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// The page size of game lists.
const MOST: usize = 60;

/// Make a game
///
/// Anybody may, unless an administrator has restricted it. The signed-in account owns the game and can renew its links, and so can
/// anybody with the organiser's secret. The secrets are shown only in this answer; those of the players, the arbiter and an
/// assistant are offered, to be given away and exchanged (`/api/games/{id}/links/take`).
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGame, responses(
    (status = 201, body = Created), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 429, body = ErrorBody)))]
pub(crate) async fn create(
    State(app): State<App>,
    peer: Peer,
    owner: Owner,
    JsonBody(new): JsonBody<NewGame>,
) -> Result<(StatusCode, Json<Created>), ServerError> {
    app.limiter.game(peer)?;
    super::accounts::may_make_games(&app, owner.account.as_ref()).await?;
    let settings = Settings::of(new)?;
    let (row, links) = new_row(&app, peer, settings, owner.account.map(|account| account.number)).await?;
    let id = row.id.clone();
    app.registry.store.create_game(row, app.config.limits.games_by_account).await?;
    Ok((StatusCode::CREATED, Json(Created { id, links })))
}

/// The row of a new game, and its secrets.
async fn new_row(
    app: &App,
    peer: Peer,
    settings: Settings,
    owner: Option<i64>,
) -> Result<(NewRow, Links), ServerError> {
    let now = app.registry.time.now();
    let (id, stored) = (new_game_id()?, settings.to_stored()?);
    let (listed, players) = (settings.new.listed, settings.new.players.clone());
    let root = ChainHash::root(&id, now, &stored);
    let takes_thought = settings.takes_thought();
    let set = move || GameInPlay::set(0, Arc::new(settings), now, root);
    // Whether the position is dead may take long to find out.
    let table = if takes_thought { app.registry.judging.run(Some(peer), set).await?? } else { set()? };
    let (mut head, events) = (table.head(), table.opening());
    head.seq = events.len() as u64;
    // Nothing falls due in a game whose clocks are not running.
    head.due = None;
    let mut hashes = Vec::new();
    let mut draw = |role| -> Result<String, ServerError> {
        let secret = Secret::random()?;
        // The organiser's link is not given away: it belongs to the maker from the start.
        hashes.push(NewLink { role, hash: secret.hash(), is_taken: role == Role::Organiser });
        Ok(secret.reveal())
    };
    let links = Links {
        white: draw(Role::White)?,
        black: draw(Role::Black)?,
        arbiter: draw(Role::Arbiter)?,
        assistant: draw(Role::Assistant)?,
        organiser: draw(Role::Organiser)?,
    };
    let row = NewRow {
        id,
        owner,
        settings: stored,
        players,
        created_at: now,
        root,
        listed,
        head,
        links: hashes,
        events,
    };
    Ok((row, links))
}

/// Where a page of a list begins.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Paging {
    /// `next` of the previous page; left out for the first.
    pub(crate) after: Option<String>,
}

/// Which games are listed.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Listing {
    /// `live` for games that go on (the default), `over` for games that are over.
    #[serde(default)]
    #[param(inline)]
    show: Show,
    /// `next` of the previous page; left out for the first.
    after: Option<String>,
}

#[derive(Copy, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Show {
    #[default]
    Live,
    Over,
}

const OVER: &[&str] = &["over", "annulled"];

/// List public games
///
/// By pages, most recently active first.
#[utoipa::path(get, path = "/api/games", tag = "games", params(Listing), responses((status = 200, body = GameList)))]
pub(crate) async fn list(
    State(app): State<App>,
    QueryParams(listing): QueryParams<Listing>,
) -> Result<Json<GameList>, ServerError> {
    let which = match listing.show {
        Show::Live => Which::Live,
        Show::Over => Which::Over,
    };
    Ok(Json(page(&app, which, listing.after.as_deref()).await?))
}

/// A page of a list.
pub(crate) async fn page(app: &App, which: Which, after: Option<&str>) -> Result<GameList, ServerError> {
    let after = after.map(str::parse::<PageCursor>).transpose();
    let after = after.map_err(|()| ServerError::BadValue { field: "after" })?;
    let (rows, next) = app.registry.store.games(which, after, MOST).await?;
    // A game that cannot be read is left out.
    let games = rows.into_iter().filter_map(|row| {
        let id = row.id.clone();
        line(row).inspect_err(|error| app.registry.health.damaged(&id, &error.to_string())).ok()
    });
    Ok(GameList { games: games.collect(), next: next.map(|place| place.to_string()) })
}

pub(crate) fn line(row: GameRow) -> Result<GameLine, ServerError> {
    let settings = Settings::of_row(&row)?;
    Ok(GameLine {
        id: row.id,
        mode: settings.new.mode,
        control: settings.regulations.control.to_spoken(),
        edition: settings.regulations.edition.to_string(),
        players: settings.new.players,
        created_at: row.created_at,
        last_at: row.last_at,
        seq: row.seq,
        status: status(&row.status),
        result: row.result,
        fen: row.fen,
    })
}

fn status(name: &str) -> StatusKind {
    match name {
        "running" => StatusKind::Running,
        "adjourned" => StatusKind::Adjourned,
        "over" => StatusKind::Over,
        "annulled" => StatusKind::Annulled,
        _ => StatusKind::NotStarted,
    }
}

/// The last known event.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Since {
    /// The last event that is known already; all are sent where left out.
    since: Option<u64>,
}

/// Get a game
///
/// The socket at `/api/games/{id}/socket` sends the same, and everything that happens after it.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path), Since),
    security((), ("link" = [])), responses((status = 200, body = GameState), (status = 404, body = ErrorBody)))]
pub(crate) async fn show(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(since): QueryParams<Since>,
    peer: Peer,
    headers: HeaderMap,
    Reader(words): Reader,
) -> Result<Json<GameState>, ServerError> {
    // Spectators do not use what players read with.
    let role = match bearer(&headers) {
        None => Role::Spectator,
        Some(_) => role_in(&app, &headers, &game_row(&app, &id).await?).await?.0,
    };
    let live = app.registry.open(&id, Visitor::of(peer, role)).await?;
    Ok(Json(app.registry.state(&live, peer, role, since.since, words).await?))
}

/// A page of the log with its rulings
///
/// Two thousand events after `since`, from the first where that is left out.
#[utoipa::path(get, path = "/api/games/{id}/events", tag = "games", params(("id" = String, Path), Since),
    responses((status = 200, body = EventPage), (status = 404, body = ErrorBody)))]
pub(crate) async fn events(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    QueryParams(since): QueryParams<Since>,
    peer: Peer,
    Reader(words): Reader,
) -> Result<Json<EventPage>, ServerError> {
    let live = app.registry.open(&id, Visitor::spectator(peer)).await?;
    let (events, seq) = app.registry.page(&live, peer, since.since.unwrap_or(0), words).await?;
    Ok(Json(EventPage { events, seq }))
}

/// Act in a game
///
/// The answer comes when the act is on disk. If another event came first, the answer is a conflict with the number of the last
/// event, and nothing has happened.
#[utoipa::path(post, path = "/api/games/{id}/acts", tag = "games", params(("id" = String, Path)),
    request_body = ActRequest, security(("link" = [])), responses(
    (status = 200, body = Ack), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
    (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn act(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    peer: Peer,
    headers: HeaderMap,
    Reader(words): Reader,
    JsonBody(request): JsonBody<ActRequest>,
) -> Result<Json<Ack>, ServerError> {
    let row = game_row(&app, &id).await?;
    let (role, secret) = actor_in(&app, &headers, &row).await?;
    app.limiter.act(peer, secret)?;
    let acted = crate::metrics::timed(app.registry.act(&id, peer, role, request)).await?;
    let events = event_views(words, &acted.rows, &acted.happened);
    Ok(Json(Ack { seq: acted.seq, at: acted.at, events }))
}

/// Play again with the colours changed
///
/// A player of the game asks; the first request makes the new game, and the other player gets his link to the same one. Everybody
/// connected is told its id. The arbiter, an assistant and the organiser then get their links to it by the same request. If the client
/// sends a secret that it has generated, the link is private at once, and repeating the request gives the same answer; without a
/// secret, a link that was never used is replaced. There is at most one link for each role.
#[utoipa::path(post, path = "/api/games/{id}/rematch", tag = "games", params(("id" = String, Path)),
    request_body = Option<TakeLink>, security(("link" = [])), responses((status = 200, body = Rematch),
    (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    peer: Peer,
    headers: HeaderMap,
    wanted: Result<Option<Json<TakeLink>>, JsonRejection>,
) -> Result<Json<Rematch>, ServerError> {
    app.limiter.game(peer)?;
    let wanted = wanted.map_err(|rejection| refused(&rejection))?;
    let row = game_row(&app, &id).await?;
    let (role, _) = actor_in(&app, &headers, &row).await?;
    // A rematch that was deleted is made anew.
    let is_made = match &row.rematch {
        Some(next) => app.registry.store.game(next).await?.is_some(),
        None => false,
    };
    if color_of(role).is_none() && !is_made {
        return Err(ServerError::Forbidden { role, act: "rematch".to_owned() });
    }
    if !super::games::OVER.contains(&row.status.as_str()) {
        return Err(ServerError::NotAnEvent(tratto_laws::NotAnEvent::NotOver));
    }
    // The maker of the first game counts as the maker of this one: his guests need no account for a rematch.
    if !is_made {
        let maker = super::accounts::maker(&app, row.owner).await?;
        super::accounts::may_make_games(&app, maker.as_ref()).await?;
    }
    let settings = Settings::of_row(&row)?.reversed()?;
    let (mut new, _) = new_row(&app, peer, settings, row.owner).await?;
    // Everybody gets a link on request, and by the same secret again and again.
    new.links.clear();
    let role = match role {
        Role::White => Role::Black,
        Role::Black => Role::White,
        other => other,
    };
    let is_taken = wanted.is_some() || role == Role::Organiser;
    let secret = match wanted {
        Some(Json(wanted)) => {
            Secret::parse(&wanted.secret).ok_or(ServerError::BadValue { field: "secret" })?
        }
        None => Secret::random()?,
    };
    let link = NewLink { role, hash: secret.hash(), is_taken };
    // A detached task: if the client disconnects now, the rematch is made and announced all the same.
    let work = tokio::spawn(async move {
        let (next, given) = app.registry.store.create_rematch(row.number, new, link).await?;
        app.registry.announce_rematch(&id, &next, Visitor::holder(peer)).await?;
        links::role_of(given)?;
        links::tell(&app, &next);
        Ok::<_, ServerError>(next)
    });
    let next = work.await.map_err(ServerError::internal)??;
    Ok(Json(Rematch { id: next, link: Link { role, token: secret.reveal() } }))
}

/// The next game, and the caller's link to it.
#[derive(Clone, serde::Serialize, Deserialize, utoipa::ToSchema)]
pub(crate) struct Rematch {
    /// Its public name.
    id: String,
    /// The asker's link.
    link: Link,
}
