//! What an owner does with the links of his games.

use super::{AskedPath, game_row};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Owner, Secret};
use crate::store::GameRow;
use crate::wire::{Fault, Link, Role};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

/// Renew a link
///
/// All links of the role are withdrawn, whoever uses one is cut off, and a new one is in the answer. For the owner of the game.
#[utoipa::path(post, path = "/api/games/{id}/links/{role}", tag = "links",
    params(("id" = String, Path), ("role" = Role, Path)), security(("session" = [])), responses(
    (status = 200, body = Link), (status = 401, body = Fault), (status = 403, body = Fault),
    (status = 404, body = Fault)))]
pub(crate) async fn renew(
    State(app): State<App>,
    AskedPath((id, role)): AskedPath<(String, Role)>,
    owner: Owner,
) -> Result<Json<Link>, ServerError> {
    let game = owned(&app, &id, owner).await?;
    let secret = Secret::draw()?;
    replace(&app, &game, role, Some(&secret)).await?;
    Ok(Json(Link { role, token: secret.reveal() }))
}

/// Withdraw the links of a role
#[utoipa::path(delete, path = "/api/games/{id}/links/{role}", tag = "links",
    params(("id" = String, Path), ("role" = Role, Path)), security(("session" = [])), responses(
    (status = 204), (status = 401, body = Fault), (status = 403, body = Fault), (status = 404, body = Fault)))]
pub(crate) async fn withdraw(
    State(app): State<App>,
    AskedPath((id, role)): AskedPath<(String, Role)>,
    owner: Owner,
) -> Result<StatusCode, ServerError> {
    let game = owned(&app, &id, owner).await?;
    replace(&app, &game, role, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn owned(app: &App, id: &str, owner: Owner) -> Result<GameRow, ServerError> {
    let account = owner.required()?;
    let game = game_row(app, id).await?;
    if game.owner == Some(account.number) { Ok(game) } else { Err(ServerError::NotOwner) }
}

async fn replace(app: &App, game: &GameRow, role: Role, secret: Option<&Secret>) -> Result<(), ServerError> {
    if !Role::LINKED.contains(&role) {
        return Err(ServerError::BadValue { field: "role" });
    }
    let hash = secret.map(Secret::hash);
    app.hall.store.replace_links(game.number, role, hash, app.hall.time.now()).await?;
    app.hall.seat(&game.id).await?.cut_off(role);
    Ok(())
}
