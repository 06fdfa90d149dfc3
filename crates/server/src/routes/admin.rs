//! The administrator's act: policy, accounts, invitations, games. Every door here is an administrator's.

use super::games::line;
use super::{Asked, AskedPath, AskedQuery};
use crate::account_error::AccountError;
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Administrator, Code, SecretHash};
use crate::operator::{DAY, NOTE, RESET_LASTS};
use crate::store::{AccountEntry, AccountRow, GameEntry, InvitationRow, Part, Reason};
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

/// How much of a list comes at once, and how many invitations.
const PAGE: u32 = 50;
const INVITATIONS: u32 = 500;

/// Which part of a list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Listing {
    /// What a name has to contain; for games also their id or their owner.
    #[serde(default)]
    search: String,
    /// `next` of the part before.
    before: Option<i64>,
}

impl Listing {
    /// One more than is shown, to see whether there are more.
    fn part(self) -> Part {
        Part { search: self.search, before: self.before, most: PAGE + 1 }
    }
}

/// Cuts a list to one page; where it goes on, if it does.
fn page<T>(mut all: Vec<T>, number: impl Fn(&T) -> i64) -> (Vec<T>, Option<i64>) {
    let most = PAGE as usize;
    if all.len() <= most {
        return (all, None);
    }
    all.truncate(most);
    let next = all.last().map(number);
    (all, next)
}

/// What is laid down
#[utoipa::path(get, path = "/api/admin/policy", tag = "admin", security(("session" = [])),
    responses((status = 200, body = Policy), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn policy(State(app): State<App>, _: Administrator) -> Result<Json<Policy>, ServerError> {
    Ok(Json(app.hall.store.policy().await?))
}

/// Lay down who may register and who may make games
#[utoipa::path(put, path = "/api/admin/policy", tag = "admin", request_body = Policy, security(("session" = [])),
    responses((status = 200, body = Policy), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody)))]
pub(crate) async fn set_policy(
    State(app): State<App>,
    admin: Administrator,
    Asked(policy): Asked<Policy>,
) -> Result<Json<Policy>, ServerError> {
    app.hall.store.set_policy(policy).await?;
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
    AskedQuery(listing): AskedQuery<Listing>,
) -> Result<Json<AccountPage>, ServerError> {
    let part = listing.part();
    let all = app.hall.store.accounts(part).await?;
    let (entries, next) = page(all, |entry: &AccountEntry| entry.account.number);
    Ok(Json(AccountPage { accounts: entries.into_iter().map(account_line).collect(), next }))
}

fn account_line(AccountEntry { account, games, passkeys }: AccountEntry) -> AccountLine {
    let AccountRow { number, name, created_at, is_admin, banned_at, .. } = account;
    AccountLine { number, name, created_at, is_admin, banned_at, games, passkeys }
}

/// An account that administrators may do something to: it is there, and not one of their own.
async fn member(app: &App, number: i64) -> Result<AccountRow, ServerError> {
    let found = app.hall.store.account_by_number(number).await?;
    let account = found.ok_or(AccountError::NoAccount)?;
    if account.is_admin { Err(AccountError::AnotherAdmin.into()) } else { Ok(account) }
}

/// Ban an account
///
/// Its sessions end and none begins; its games stay. An administrator is banned by the operator's command only.
#[utoipa::path(put, path = "/api/admin/accounts/{number}/ban", tag = "admin", params(("number" = i64, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody)))]
pub(crate) async fn ban(
    State(app): State<App>,
    admin: Administrator,
    AskedPath(number): AskedPath<i64>,
) -> Result<StatusCode, ServerError> {
    set_ban(&app, &admin, number, Some(app.hall.time.now())).await
}

/// Let a banned account in again
#[utoipa::path(delete, path = "/api/admin/accounts/{number}/ban", tag = "admin", params(("number" = i64, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody)))]
pub(crate) async fn unban(
    State(app): State<App>,
    admin: Administrator,
    AskedPath(number): AskedPath<i64>,
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
    app.hall.store.set_ban(number, since).await?;
    tracing::info!(by = admin.0.number, account = number, banned = since.is_some(), "ban");
    Ok(StatusCode::NO_CONTENT)
}

/// Give out a code for a lost password
///
/// It can be used once, within a day, and is shown here only. For an administrator the operator's command makes one.
#[utoipa::path(post, path = "/api/admin/accounts/{number}/reset", tag = "admin", params(("number" = i64, Path)),
    security(("session" = [])), responses((status = 200, body = ResetCode), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn give_reset_code(
    State(app): State<App>,
    admin: Administrator,
    AskedPath(number): AskedPath<i64>,
) -> Result<Json<ResetCode>, ServerError> {
    member(&app, number).await?;
    let (code, now) = (Code::draw()?, app.hall.time.now());
    let (hash, expires_at) = (code.hash(), now.saturating_add(RESET_LASTS));
    app.hall.store.add_reset_code(number, hash, now, expires_at).await?;
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
    let rows = app.hall.store.invitations(INVITATIONS).await?;
    Ok(Json(InvitationList { invitations: rows.into_iter().map(invitation_line).collect() }))
}

fn invitation_line(row: InvitationRow) -> InvitationLine {
    let InvitationRow { hash, note, created_at, expires_at, used_at, used_by } = row;
    InvitationLine { id: URL_SAFE_NO_PAD.encode(hash.0), note, created_at, expires_at, used_at, used_by }
}

/// Invite somebody
///
/// The code is in the answer and nowhere else.
#[utoipa::path(post, path = "/api/admin/invitations", tag = "admin", request_body = NewInvitation,
    security(("session" = [])), responses((status = 201, body = GivenInvitation), (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(crate) async fn invite(
    State(app): State<App>,
    admin: Administrator,
    Asked(new): Asked<NewInvitation>,
) -> Result<(StatusCode, Json<GivenInvitation>), ServerError> {
    if !(1..=365).contains(&new.days) {
        return Err(ServerError::BadValue { field: "days" });
    }
    let note = new.note.trim().to_owned();
    if note.chars().count() > NOTE || note.chars().any(char::is_control) {
        return Err(ServerError::BadValue { field: "note" });
    }
    let (code, now) = (Code::draw()?, app.hall.time.now());
    let (hash, expires_at) = (code.hash(), now.saturating_add(u64::from(new.days) * DAY));
    app.hall.store.add_invitation(hash, note, now, expires_at).await?;
    tracing::info!(by = admin.0.number, "an invitation was given out");
    Ok((StatusCode::CREATED, Json(GivenInvitation { code: code.reveal(), expires_at })))
}

/// Take an invitation back
///
/// One that was used only goes from the list: the account stays.
#[utoipa::path(delete, path = "/api/admin/invitations/{id}", tag = "admin", params(("id" = String, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody)))]
pub(crate) async fn withdraw_invitation(
    State(app): State<App>,
    _: Administrator,
    AskedPath(id): AskedPath<String>,
) -> Result<StatusCode, ServerError> {
    let hash = URL_SAFE_NO_PAD.decode(id).ok().and_then(|bytes| bytes.try_into().ok());
    let hash = SecretHash(hash.ok_or(AccountError::NoInvitation)?);
    let removed = app.hall.store.remove_invitation(hash).await?;
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
    AskedQuery(listing): AskedQuery<Listing>,
) -> Result<Json<AdminGamePage>, ServerError> {
    let part = listing.part();
    let all = app.hall.store.all_games(part).await?;
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
/// It is in no public list any more; whoever has a link or its address still sees it.
#[utoipa::path(put, path = "/api/admin/games/{id}/hidden", tag = "admin", params(("id" = String, Path)),
    security(("session" = [])), responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody)))]
pub(crate) async fn hide(
    State(app): State<App>,
    admin: Administrator,
    AskedPath(id): AskedPath<String>,
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
    AskedPath(id): AskedPath<String>,
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
    let found = app.hall.store.set_hidden(&id, is_hidden).await?;
    found.ok_or(ServerError::NoGame)?;
    tracing::info!(by = admin.0.number, %game, hidden = is_hidden, "hidden");
    Ok(StatusCode::NO_CONTENT)
}

/// Delete a game
///
/// Whole, for ever: what stays is its id, the last hash of its log, the day and the reason.
#[utoipa::path(delete, path = "/api/admin/games/{id}", tag = "admin", params(("id" = String, Path)),
    request_body = Removal, security(("session" = [])), responses((status = 204), (status = 400, body = ErrorBody),
    (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn delete_any_game(
    State(app): State<App>,
    admin: Administrator,
    AskedPath(id): AskedPath<String>,
    Asked(removal): Asked<Removal>,
) -> Result<StatusCode, ServerError> {
    let reason = removal.reason.trim().to_owned();
    if !(1..=NOTE).contains(&reason.chars().count()) || reason.chars().any(char::is_control) {
        return Err(ServerError::BadValue { field: "reason" });
    }
    super::game_row(&app, &id).await?;
    app.hall.remove(&id, Reason::Operator(reason)).await?;
    tracing::info!(by = admin.0.number, game = %id, "a game was deleted");
    Ok(StatusCode::NO_CONTENT)
}
