//! The links of a game: who holds which role, exchanging a link, replacing it.

use super::{JsonBody, PathParams, actor_in, game_row, role_in};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Owner, Secret, SecretHash, bearer};
use crate::store::{Exchange, GameRow, NewLink};
use crate::wire::{ErrorBody, Link, LinkLine, LinkList, LinkState, Role, TakeLink};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};

/// Exchange an offered link for a private one
///
/// The header has the link that was given to the caller, the body a secret that the caller has generated. From then on the old
/// link opens nothing and the new one has its role: the maker of the game, and anybody who passed the link on, have no access any
/// more. Of two callers, the first gets it and the other is told (`link-used`). Repeating the same request succeeds again. A link
/// that is private already stays as it is, and is the `token` of the answer.
#[utoipa::path(post, path = "/api/games/{id}/links/take", tag = "links", params(("id" = String, Path)),
    request_body = TakeLink, security(("link" = [])), responses(
    (status = 200, body = Link), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub(crate) async fn take(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<TakeLink>,
) -> Result<Json<Link>, ServerError> {
    let game = game_row(&app, &id).await?;
    let offered = bearer(&headers).flatten().ok_or(ServerError::BadLink)?;
    let private = Secret::parse(&wanted.secret).ok_or(ServerError::BadValue { field: "secret" })?;
    let (old, new) = (offered.hash(), private.hash());
    let now = app.registry.time.now();
    let exchange = app.registry.store.exchange_link(game.number, old, new, now).await?;
    let role = role_of(exchange)?;
    if let Exchange::Done { is_new: true, .. } = exchange {
        tell(&app, &id);
    }
    let is_kept = matches!(exchange, Exchange::Kept { .. });
    let secret = if is_kept { offered } else { private };
    Ok(Json(Link { role, token: secret.reveal() }))
}

/// The role after an exchange.
pub(super) fn role_of(exchange: Exchange) -> Result<Role, ServerError> {
    match exchange {
        Exchange::Done { role, .. } | Exchange::Kept { role } => Ok(role),
        Exchange::Used { role } => Err(ServerError::LinkUsed { role }),
        Exchange::Spent => Err(ServerError::BadValue { field: "secret" }),
        Exchange::Unknown => Err(ServerError::BadLink),
    }
}

/// See who holds which role
///
/// For anybody with a link to the game, and for its owner. No secrets are shown: the server stores only hashes.
#[utoipa::path(get, path = "/api/games/{id}/links", tag = "links", params(("id" = String, Path)),
    security(("link" = []), ("session" = [])), responses(
    (status = 200, body = LinkList), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody),
    (status = 410, body = ErrorBody)))]
pub(crate) async fn holders(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    owner: Owner,
    headers: HeaderMap,
) -> Result<Json<LinkList>, ServerError> {
    let game = game_row(&app, &id).await?;
    let asker = Asker::of(&app, &headers, &owner, &game).await?;
    let role_links = app.registry.store.role_links(game.number).await?;
    let links = role_links.into_iter().map(|role_links_of| LinkLine {
        role: role_links_of.role,
        state: role_links_of.state,
        since: role_links_of.since,
        yours: asker.role == Some(role_links_of.role),
        may_renew: asker.judge(role_links_of.role, Change::Renew, role_links_of.state).is_ok(),
        may_withdraw: asker.judge(role_links_of.role, Change::Withdraw, role_links_of.state).is_ok(),
    });
    Ok(Json(LinkList { links: links.collect() }))
}

/// Renew a link
///
/// All links of the role are withdrawn, connections that use one are closed, and the answer has a new, offered link. The organiser
/// and the owner can renew every link except the arbiter's once it is taken: only the arbiter can renew that one, to hand over. The
/// arbiter can also renew the players' links and the assistant's.
#[utoipa::path(post, path = "/api/games/{id}/links/{role}", tag = "links",
    params(("id" = String, Path), ("role" = Role, Path)), security(("link" = []), ("session" = [])), responses(
    (status = 200, body = Link), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub(crate) async fn renew(
    State(app): State<App>,
    PathParams((id, role)): PathParams<(String, Role)>,
    owner: Owner,
    headers: HeaderMap,
) -> Result<Json<Link>, ServerError> {
    let secret = Secret::random()?;
    replace(app, id, role, owner, headers, Some(secret.hash())).await?;
    Ok(Json(Link { role, token: secret.reveal() }))
}

/// Withdraw the links of a role
///
/// For the organiser and the owner; not the arbiter's, once it is taken.
#[utoipa::path(delete, path = "/api/games/{id}/links/{role}", tag = "links",
    params(("id" = String, Path), ("role" = Role, Path)), security(("link" = []), ("session" = [])), responses(
    (status = 204), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub(crate) async fn withdraw(
    State(app): State<App>,
    PathParams((id, role)): PathParams<(String, Role)>,
    owner: Owner,
    headers: HeaderMap,
) -> Result<StatusCode, ServerError> {
    replace(app, id, role, owner, headers, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A change to the links of a role.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Change {
    Renew,
    Withdraw,
}

/// The caller of a request about links: holder of a link, owner of the game, or both.
#[derive(Copy, Clone)]
struct Asker {
    role: Option<Role>,
    is_owner: bool,
}

impl Asker {
    async fn of(app: &App, headers: &HeaderMap, owner: &Owner, game: &GameRow) -> Result<Asker, ServerError> {
        let (role, secret) = role_in(app, headers, game).await?;
        Asker::by(secret.map(|_| role), owner, game)
    }

    fn by(role: Option<Role>, owner: &Owner, game: &GameRow) -> Result<Asker, ServerError> {
        let account = owner.account.as_ref().map(|account| account.number);
        let is_owner = account.is_some() && account == game.owner;
        match (role, is_owner, account) {
            (None, false, Some(_)) => Err(ServerError::NotOwner),
            (None, false, None) => Err(ServerError::NoLink),
            _ => Ok(Asker { role, is_owner }),
        }
    }

    /// Whether the caller may change the links of a role in this state; tested for everybody by the table `tests/links.txt`.
    fn judge(self, role: Role, change: Change, state: LinkState) -> Result<(), ServerError> {
        let organises = self.is_owner || self.role == Some(Role::Organiser);
        let is_arbiter = self.role == Some(Role::Arbiter);
        let may = match role {
            // The organiser replaces the arbiter's link until it is taken; from then on only the arbiter does.
            Role::Arbiter if state == LinkState::Taken => {
                if organises && !(is_arbiter && change == Change::Renew) {
                    return Err(ServerError::ArbiterHolds);
                }
                is_arbiter && change == Change::Renew
            }
            Role::Arbiter => organises,
            Role::White | Role::Black | Role::Assistant => organises || is_arbiter && change == Change::Renew,
            // The organiser's link can be renewed but not withdrawn: somebody must always be able to give out links.
            Role::Organiser => organises && change == Change::Renew,
            Role::Spectator | Role::Server => return Err(ServerError::BadValue { field: "role" }),
        };
        if may { Ok(()) } else { Err(ServerError::NotYourLinks) }
    }
}

/// Changes the links of a role, in a detached task: if the client disconnects, the links are withdrawn and their connections
/// closed all the same.
async fn replace(
    app: App,
    id: String,
    role: Role,
    owner: Owner,
    headers: HeaderMap,
    new: Option<SecretHash>,
) -> Result<(), ServerError> {
    let work = tokio::spawn(async move {
        let game = game_row(&app, &id).await?;
        let (by, secret) = actor_in(&app, &headers, &game).await?;
        let asker = Asker::by(secret.map(|_| by), &owner, &game)?;
        let change = if new.is_some() { Change::Renew } else { Change::Withdraw };
        // Refuse with the reason what no state of the links would allow.
        asker
            .judge(role, change, LinkState::Offered)
            .or_else(|_| asker.judge(role, change, LinkState::Taken))?;
        let new = new.map(|hash| NewLink { role, hash, is_taken: role == Role::Organiser });
        let allows = Box::new(move |state| asker.judge(role, change, state).is_ok());
        let now = app.registry.time.now();
        if !app.registry.store.replace_links(game.number, role, new, allows, now).await? {
            // Only for the arbiter's links does the current state matter.
            let organises = asker.is_owner || asker.role == Some(Role::Organiser);
            return Err(if organises { ServerError::ArbiterHolds } else { ServerError::NotYourLinks });
        }
        if let Some(live) = app.registry.in_memory(&game.id) {
            live.cut_off(role);
            live.tell_links();
        }
        Ok(())
    });
    work.await.map_err(ServerError::internal)?
}

/// Tells everybody connected that the links have changed.
pub(crate) fn tell(app: &App, id: &str) {
    if let Some(live) = app.registry.in_memory(id) {
        live.tell_links();
    }
}
