//! Administration: policy, accounts, invitations, games. Every route here requires an administrator.

use super::games::line;
use super::{JsonBody, PathParams, QueryParams};
use crate::account_error::AccountError;
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Administrator, Code, SecretHash};
use crate::operator::{DAY, NOTE, RESET_LASTS};
use crate::store::{AccountEntry, AccountRow, GameEntry, InvitationRow, PageQuery, Reason};
use crate::wire::{
    AccountLine, AccountPage, AdminGame, AdminGamePage, ErrorBody, GivenInvitation, InvitationLine,
    InvitationList, NewInvitation, Policy, Removal, ResetCode,
};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;
use utoipa::IntoParams;

/// The page size of lists, and the most invitations shown.
const PAGE: u32 = 50;
const INVITATIONS: u32 = 500;

/// Which part of a list is wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Listing {
    /// Text that the name must contain; for games also their id or their owner.
    #[serde(default)]
    search: String,
    /// `next` of the previous part.
    before: Option<i64>,
}

impl Listing {
    /// Asks for one more row than is shown, to see whether there are more.
    fn query(self) -> PageQuery {
        PageQuery { search: self.search, before: self.before, most: PAGE + 1 }
    }
}

/// Cuts a list to one page; returns where the next one begins, if there is one.
fn page<T>(mut all: Vec<T>, number: impl Fn(&T) -> i64) -> (Vec<T>, Option<i64>) {
    let most = PAGE as usize;
    if all.len() <= most {
        return (all, None);
    }
    all.truncate(most);
    let next = all.last().map(number);
    (all, next)
}

/// The policy
#[utoipa::path(get, path = "/api/admin/policy", tag = "admin", security(("session" = [])),
    responses((status = 200, body = Policy), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn policy(State(app): State<App>, _: Administrator) -> Result<Json<Policy>, ServerError> {
    Ok(Json(app.registry.store.policy().await?))
}

/// Set who may register and who may make games
#[utoipa::path(put, path = "/api/admin/policy", tag = "admin", request_body = Policy, security(("session" = [])),
    responses((status = 200, body = Policy), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody)))]
pub(crate) async fn set_policy(
    State(app): State<App>,
    admin: Administrator,
    JsonBody(policy): JsonBody<Policy>,
) -> Result<Json<Policy>, ServerError> {
    app.registry.store.set_policy(policy).await?;
    tracing::info!(
        by = admin.0.number,
        registration = policy.registration.name(),
        games = policy.games.name(),
        "policy"
    );
    Ok(Json(policy))
}

/// The accounts
#[utoipa::path(get, path = "/api/admin/accounts", tag = "admin", params(Listing), security(("session" = [])),
    responses((status = 200, body = AccountPage), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn all_accounts(
    State(app): State<App>,
    _: Administrator,
    QueryParams(listing): QueryParams<Listing>,
) -> Result<Json<AccountPage>, ServerError> {
    let query = listing.query();
    let all = app.registry.store.accounts(query).await?;
    let (entries, next) = page(all, |entry: &AccountEntry| entry.account.number);
    Ok(Json(AccountPage { accounts: entries.into_iter().map(account_line).collect(), next }))
}

fn account_line(AccountEntry { account, games, passkeys }: AccountEntry) -> AccountLine {
    let AccountRow { number, name, created_at, is_admin, banned_at, .. } = account;
    AccountLine { number, name, created_at, is_admin, banned_at, games, passkeys }
}

/// An account that administrators may change: it exists, and is not an administrator's.
async fn member(app: &App, number: i64) -> Result<AccountRow, ServerError> {
    let found = app.registry.store.account_by_number(number).await?;
    let account = found.ok_or(AccountError::NoAccount)?;
    if account.is_admin { Err(AccountError::AnotherAdmin.into()) } else { Ok(account) }
}

/// Ban an account
///
/// Its sessions end and no new one can begin; its games stay. Only the operator's command bans an administrator.
#[utoipa::path(put, path = "/api/admin/accounts/{number}/ban", tag = "admin", params(("number" = i64, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody)))]
pub(crate) async fn ban(
    State(app): State<App>,
    admin: Administrator,
    PathParams(number): PathParams<i64>,
) -> Result<StatusCode, ServerError> {
    set_ban(&app, &admin, number, Some(app.registry.time.now())).await
}

/// Lift a ban
#[utoipa::path(delete, path = "/api/admin/accounts/{number}/ban", tag = "admin", params(("number" = i64, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody)))]
pub(crate) async fn unban(
    State(app): State<App>,
    admin: Administrator,
    PathParams(number): PathParams<i64>,
) -> Result<StatusCode, ServerError> {
    set_ban(&app, &admin, number, None).await
}

async fn set_ban(
    app: &App,
    admin: &Administrator,
    number: i64,
    since: Option<u64>,
) -> Result<StatusCode, ServerError> {
    member(app, number).await?;
    app.registry.store.set_ban(number, since).await?;
    tracing::info!(by = admin.0.number, account = number, banned = since.is_some(), "ban");
    Ok(StatusCode::NO_CONTENT)
}

/// Issue a code for a lost password
///
/// It can be used once, within a day, and is shown only here. For an administrator the operator's command issues one.
#[utoipa::path(post, path = "/api/admin/accounts/{number}/reset", tag = "admin", params(("number" = i64, Path)),
    security(("session" = [])), responses((status = 200, body = ResetCode), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn give_reset_code(
    State(app): State<App>,
    admin: Administrator,
    PathParams(number): PathParams<i64>,
) -> Result<Json<ResetCode>, ServerError> {
    member(&app, number).await?;
    let (code, now) = (Code::random()?, app.registry.time.now());
    let (hash, expires_at) = (code.hash(), now.saturating_add(RESET_LASTS));
    app.registry.store.add_reset_code(number, hash, now, expires_at).await?;
    tracing::info!(by = admin.0.number, account = number, "a reset code was given out");
    Ok(Json(ResetCode { code: code.reveal(), expires_at }))
}

/// The invitations
#[utoipa::path(get, path = "/api/admin/invitations", tag = "admin", security(("session" = [])),
    responses((status = 200, body = InvitationList), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn invitations(
    State(app): State<App>,
    _: Administrator,
) -> Result<Json<InvitationList>, ServerError> {
    let rows = app.registry.store.invitations(INVITATIONS).await?;
    Ok(Json(InvitationList { invitations: rows.into_iter().map(invitation_line).collect() }))
}

fn invitation_line(row: InvitationRow) -> InvitationLine {
    let InvitationRow { hash, note, created_at, expires_at, used_at, used_by } = row;
    InvitationLine { id: URL_SAFE_NO_PAD.encode(hash.0), note, created_at, expires_at, used_at, used_by }
}

/// Invite somebody
///
/// The code is shown only in this answer.
#[utoipa::path(post, path = "/api/admin/invitations", tag = "admin", request_body = NewInvitation,
    security(("session" = [])), responses((status = 201, body = GivenInvitation), (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn invite(
    State(app): State<App>,
    admin: Administrator,
    JsonBody(new): JsonBody<NewInvitation>,
) -> Result<(StatusCode, Json<GivenInvitation>), ServerError> {
    if !(1..=365).contains(&new.days) {
        return Err(ServerError::BadValue { field: "days" });
    }
    let note = new.note.trim().to_owned();
    if note.chars().count() > NOTE || note.chars().any(char::is_control) {
        return Err(ServerError::BadValue { field: "note" });
    }
    let (code, now) = (Code::random()?, app.registry.time.now());
    let (hash, expires_at) = (code.hash(), now.saturating_add(u64::from(new.days) * DAY));
    app.registry.store.add_invitation(hash, note, now, expires_at).await?;
    tracing::info!(by = admin.0.number, "an invitation was given out");
    Ok((StatusCode::CREATED, Json(GivenInvitation { code: code.reveal(), expires_at })))
}

/// Withdraw an invitation
///
/// A used invitation is only removed from the list: the account stays.
#[utoipa::path(delete, path = "/api/admin/invitations/{id}", tag = "admin", params(("id" = String, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody)))]
pub(crate) async fn withdraw_invitation(
    State(app): State<App>,
    _: Administrator,
    PathParams(id): PathParams<String>,
) -> Result<StatusCode, ServerError> {
    let hash = URL_SAFE_NO_PAD.decode(id).ok().and_then(|bytes| bytes.try_into().ok());
    let hash = SecretHash(hash.ok_or(AccountError::NoInvitation)?);
    let removed = app.registry.store.remove_invitation(hash).await?;
    if removed { Ok(StatusCode::NO_CONTENT) } else { Err(AccountError::NoInvitation.into()) }
}

/// All games
///
/// Public or not, hidden or not.
#[utoipa::path(get, path = "/api/admin/games", tag = "admin", params(Listing), security(("session" = [])),
    responses((status = 200, body = AdminGamePage), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn all_games(
    State(app): State<App>,
    _: Administrator,
    QueryParams(listing): QueryParams<Listing>,
) -> Result<Json<AdminGamePage>, ServerError> {
    let query = listing.query();
    let all = app.registry.store.all_games(query).await?;
    let (entries, next) = page(all, |entry: &GameEntry| entry.game.number);
    let games = entries.into_iter().map(|entry| {
        let GameEntry { game, is_hidden, is_listed, owner } = entry;
        // A game that cannot be read can still be hidden and deleted.
        AdminGame { id: game.id.clone(), game: line(game).ok(), is_hidden, is_listed, owner }
    });
    Ok(Json(AdminGamePage { games: games.collect(), next }))
}

/// Hide a game
///
/// It disappears from the public lists; anybody with a link or its address still sees it.
#[utoipa::path(put, path = "/api/admin/games/{id}/hidden", tag = "admin", params(("id" = String, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody)))]
pub(crate) async fn hide(
    State(app): State<App>,
    admin: Administrator,
    PathParams(id): PathParams<String>,
) -> Result<StatusCode, ServerError> {
    set_hidden(&app, &admin, id, true).await
}

/// Show a game again
#[utoipa::path(delete, path = "/api/admin/games/{id}/hidden", tag = "admin", params(("id" = String, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody)))]
pub(crate) async fn unhide(
    State(app): State<App>,
    admin: Administrator,
    PathParams(id): PathParams<String>,
) -> Result<StatusCode, ServerError> {
    set_hidden(&app, &admin, id, false).await
}

async fn set_hidden(
    app: &App,
    admin: &Administrator,
    id: String,
    is_hidden: bool,
) -> Result<StatusCode, ServerError> {
    let game = id.clone();
    let found = app.registry.store.set_hidden(&id, is_hidden).await?;
    found.ok_or(ServerError::NoGame)?;
    tracing::info!(by = admin.0.number, %game, hidden = is_hidden, "hidden");
    Ok(StatusCode::NO_CONTENT)
}

/// Delete a game
///
/// Entirely and permanently: only its id, the last hash of its log, the day and the reason remain.
#[utoipa::path(delete, path = "/api/admin/games/{id}", tag = "admin", params(("id" = String, Path)),
    request_body = Removal, security(("session" = [])), responses((status = 204), (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn delete_any_game(
    State(app): State<App>,
    admin: Administrator,
    PathParams(id): PathParams<String>,
    JsonBody(removal): JsonBody<Removal>,
) -> Result<StatusCode, ServerError> {
    let reason = removal.reason.trim().to_owned();
    if !(1..=NOTE).contains(&reason.chars().count()) || reason.chars().any(char::is_control) {
        return Err(ServerError::BadValue { field: "reason" });
    }
    super::game_row(&app, &id).await?;
    app.registry.remove(&id, Reason::Operator(reason)).await?;
    tracing::info!(by = admin.0.number, game = %id, "a game was deleted");
    Ok(StatusCode::NO_CONTENT)
}
