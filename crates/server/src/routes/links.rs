//! The links of a game: who holds what, taking one, giving out another.

use super::{Asked, AskedPath, actor_in, game_row, role_in};
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
/// The header has the link that was given to the asker, the body the secret that the asker has drawn for himself. From then on the
/// first opens nothing and the second has its role: whoever made the game and whoever passed the link on have it no more. Of two
/// who try, one gets it and the other is told (`link-used`). The same request sent again succeeds again. A link that is private
/// already stays as it is, and is the `token` of the answer.
#[utoipa::path(post, path = "/api/games/{id}/links/take", tag = "links", params(("id" = String, Path)),
    request_body = TakeLink, security(("link" = [])), responses(
    (status = 200, body = Link), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
    (status = 404, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub(crate) async fn take(
    State(app): State<App>,
    AskedPath(id): AskedPath<String>,
    headers: HeaderMap,
    Asked(wanted): Asked<TakeLink>,
) -> Result<Json<Link>, ServerError> {
    let game = game_row(&app, &id).await?;
    let offered = bearer(&headers).flatten().ok_or(ServerError::BadLink)?;
    let private = Secret::presented(&wanted.secret).ok_or(ServerError::BadValue { field: "secret" })?;
    let (old, new) = (offered.hash(), private.hash());
    let now = app.hall.time.now();
    let exchange = app.hall.store.exchange_link(game.number, old, new, now).await?;
    let role = role_of(exchange)?;
    if let Exchange::Done { is_new: true, .. } = exchange {
        tell(&app, &id);
    }
    let is_kept = matches!(exchange, Exchange::Kept { .. });
    let secret = if is_kept { offered } else { private };
    Ok(Json(Link { role, token: secret.reveal() }))
}

/// The role that came of asking for a link.
pub(super) fn role_of(exchange: Exchange) -> Result<Role, ServerError> {
    match exchange {
        Exchange::Done { role, .. } | Exchange::Kept { role } => Ok(role),
        Exchange::Used { role } => Err(ServerError::LinkUsed { role }),
        Exchange::Spent => Err(ServerError::BadValue { field: "secret" }),
        Exchange::Unknown => Err(ServerError::BadLink),
    }
}

/// See who holds what
///
/// For whoever has a link to the game, and for its owner. No secret is told: the server keeps none.
#[utoipa::path(get, path = "/api/games/{id}/links", tag = "links", params(("id" = String, Path)),
    security(("link" = []), ("session" = [])), responses(
    (status = 200, body = LinkList), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody),
    (status = 410, body = ErrorBody)))]
pub(crate) async fn holders(
    State(app): State<App>,
    AskedPath(id): AskedPath<String>,
    owner: Owner,
    headers: HeaderMap,
) -> Result<Json<LinkList>, ServerError> {
    let game = game_row(&app, &id).await?;
    let asker = Asker::of(&app, &headers, &owner, &game).await?;
    let holdings = app.hall.store.holdings(game.number).await?;
    let links = holdings.into_iter().map(|holding| LinkLine {
        role: holding.role,
        state: holding.state,
        since: holding.since,
        yours: asker.role == Some(holding.role),
        may_renew: asker.judge(holding.role, Change::Renew, holding.state).is_ok(),
        may_withdraw: asker.judge(holding.role, Change::Withdraw, holding.state).is_ok(),
    });
    Ok(Json(LinkList { links: links.collect() }))
}

/// Renew a link
///
/// All links of the role are withdrawn, whoever uses one is cut off, and a new one, offered, is in the answer. The organiser and the
/// owner renew every link but one: the arbiter's, once it is taken, is renewed by the arbiter alone, who hands over by it. The
/// arbiter renews the players' and the assistant's too.
#[utoipa::path(post, path = "/api/games/{id}/links/{role}", tag = "links",
    params(("id" = String, Path), ("role" = Role, Path)), security(("link" = []), ("session" = [])), responses(
    (status = 200, body = Link), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub(crate) async fn renew(
    State(app): State<App>,
    AskedPath((id, role)): AskedPath<(String, Role)>,
    owner: Owner,
    headers: HeaderMap,
) -> Result<Json<Link>, ServerError> {
    let secret = Secret::draw()?;
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
    AskedPath((id, role)): AskedPath<(String, Role)>,
    owner: Owner,
    headers: HeaderMap,
) -> Result<StatusCode, ServerError> {
    replace(app, id, role, owner, headers, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What is done with the links of a role.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Change {
    Renew,
    Withdraw,
}

/// Whoever asks about links: by a link of his own, by owning the game, or by both.
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

    /// Whether he may change the links of a role as they stand; tested for everybody by the table `tests/links.txt`.
    fn judge(self, role: Role, change: Change, state: LinkState) -> Result<(), ServerError> {
        let organises = self.is_owner || self.role == Some(Role::Organiser);
        let is_arbiter = self.role == Some(Role::Arbiter);
        let may = match role {
            // A game without an arbiter's link in anybody's hand is the organiser's to see to; an arbiter is his own master.
            Role::Arbiter if state == LinkState::Taken => {
                if organises && !(is_arbiter && change == Change::Renew) {
                    return Err(ServerError::ArbiterHolds);
                }
                is_arbiter && change == Change::Renew
            }
            Role::Arbiter => organises,
            Role::White | Role::Black | Role::Assistant => organises || is_arbiter && change == Change::Renew,
            // There is always somebody who can give out links.
            Role::Organiser => organises && change == Change::Renew,
            Role::Spectator | Role::Server => return Err(ServerError::BadValue { field: "role" }),
        };
        if may { Ok(()) } else { Err(ServerError::NotYourLinks) }
    }
}

/// Changes the links of a role, in a task of its own: whoever hangs up meanwhile has withdrawn the link all the same, and those who use it are
/// cut off.
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
        // As things may stand: what is refused whatever they are is refused here, with its reason.
        asker
            .judge(role, change, LinkState::Offered)
            .or_else(|_| asker.judge(role, change, LinkState::Taken))?;
        let new = new.map(|hash| NewLink { role, hash, is_taken: role == Role::Organiser });
        let allows = Box::new(move |state| asker.judge(role, change, state).is_ok());
        let now = app.hall.time.now();
        if !app.hall.store.replace_links(game.number, role, new, allows, now).await? {
            // Only the arbiter's links depend on how they stand.
            let organises = asker.is_owner || asker.role == Some(Role::Organiser);
            return Err(if organises { ServerError::ArbiterHolds } else { ServerError::NotYourLinks });
        }
        if let Some(live) = app.hall.in_memory(&game.id) {
            live.cut_off(role);
            live.tell_links();
        }
        Ok(())
    });
    work.await.map_err(ServerError::internal)?
}

/// Tells those who are at the table that who holds what has changed.
pub(crate) fn tell(app: &App, id: &str) {
    if let Some(live) = app.hall.in_memory(id) {
        live.tell_links();
    }
}
