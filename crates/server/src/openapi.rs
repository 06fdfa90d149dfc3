//! The description of the API, made from the code, and a page to browse it.

use crate::app::App;
use crate::routes::{
    about, accounts, admin, games, jobs, laws, links, passkeys, passwords, privacy, questions, records,
    socket,
};
use crate::wire::{FromClient, ToClient};
use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use std::sync::LazyLock;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What the description says besides the doors themselves.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tratto",
        description = "Games under the Laws of Chess. Requests that change anything with a session cookie need the header X-Tratto: 1. Faults are of schema ErrorBody, in Italian and English."
    ),
    components(schemas(FromClient, ToClient)),
    modifiers(&Locks),
    tags(
        (name = "games", description = "Making games, following them, acting in them"),
        (name = "links", description = "Secret links: who holds what, taking one, giving out another"),
        (name = "records", description = "What remains of a game"),
        (name = "account", description = "The organiser's account"),
        (name = "admin", description = "The administrator's act"),
        (name = "questions", description = "Questions that need no game"),
        (name = "about", description = "What this is")
    )
)]
struct Frame;

struct Locks;

impl Modify for Locks {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let link = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The secret of a link"))
            .build();
        components.add_security_scheme("link", SecurityScheme::Http(link));
        let cookie = ApiKeyValue::with_description("tratto_session", "The organiser's session");
        components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// Every door, with its description.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Frame::openapi())
        .routes(routes!(games::create, games::list))
        .routes(routes!(games::show, privacy::delete_game))
        .routes(routes!(games::events))
        .routes(routes!(games::act))
        .routes(routes!(games::rematch))
        .routes(routes!(socket::open))
        .routes(routes!(links::take))
        .routes(routes!(links::holders))
        .routes(routes!(links::renew, links::withdraw))
        .routes(routes!(records::pgn))
        .routes(routes!(records::log))
        .routes(routes!(accounts::register, privacy::delete_account))
        .routes(routes!(privacy::export))
        .routes(routes!(accounts::sign_in, accounts::session, accounts::sign_out))
        .routes(routes!(accounts::games))
        .routes(routes!(accounts::sign_out_everywhere))
        .routes(routes!(passwords::change_password))
        .routes(routes!(passwords::reset_password))
        .routes(routes!(passkeys::passkeys, passkeys::add_passkey))
        .routes(routes!(passkeys::ask_to_add_passkey))
        .routes(routes!(passkeys::rename_passkey, passkeys::remove_passkey))
        .routes(routes!(passkeys::ask_to_sign_in_by_passkey))
        .routes(routes!(passkeys::sign_in_by_passkey))
        .routes(routes!(admin::policy, admin::set_policy))
        .routes(routes!(admin::all_accounts))
        .routes(routes!(admin::ban, admin::unban))
        .routes(routes!(admin::give_reset_code))
        .routes(routes!(admin::invitations, admin::invite))
        .routes(routes!(admin::withdraw_invitation))
        .routes(routes!(admin::all_games))
        .routes(routes!(admin::hide, admin::unhide))
        .routes(routes!(admin::delete_any_game))
        .routes(routes!(questions::position))
        .routes(routes!(questions::winnable))
        .routes(routes!(questions::why))
        .routes(routes!(questions::notation))
        .routes(routes!(questions::control))
        .routes(routes!(questions::judge))
        .routes(routes!(jobs::begin))
        .routes(routes!(jobs::look, jobs::stop))
        .routes(routes!(laws::laws))
        .routes(routes!(about::about))
        .routes(routes!(about::presets))
        .routes(routes!(about::chess960))
        .routes(routes!(about::health))
        .routes(routes!(about::ready))
}

/// The description as JSON, each line its own, as `web/openapi.json` holds it.
///
/// ```
/// assert!(tratto_server::document().contains("/api/games/{id}/acts"));
/// ```
pub fn document() -> String {
    let (_, description) = routes().split_for_parts();
    let mut text = description.to_pretty_json().unwrap_or_default();
    text.push('\n');
    text
}

static DOCUMENT: LazyLock<String> = LazyLock::new(document);

/// The description, and a page that shows it.
pub(crate) fn pages() -> Router<App> {
    Router::new()
        .route("/api/openapi.json", get(async || ([(CONTENT_TYPE, "application/json")], DOCUMENT.as_str())))
        .route("/api", get(async || Html(PAGE.as_str())))
        .route("/api/style.css", get(async || ([(CONTENT_TYPE, "text/css")], STYLE).into_response()))
}

static PAGE: LazyLock<String> = LazyLock::new(|| page(&serde_json::from_str(&DOCUMENT).unwrap_or_default()));

const STYLE: &str = include_str!("openapi.css");

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The description as a page: every door, every message. In English, as descriptions for programmers are.
fn page(description: &serde_json::Value) -> String {
    let mut body = String::new();
    let entries = |value: &serde_json::Value| value.as_object().cloned().unwrap_or_default();
    let text = |value: &serde_json::Value| escaped(value.as_str().unwrap_or_default());
    for (path, doors) in entries(&description["paths"]) {
        for (method, door) in entries(&doors) {
            let upper = method.to_uppercase();
            body.push_str(&format!(
                "<article><h3><b>{}</b> <code>{}</code></h3><p>{}. {}</p>",
                escaped(&upper),
                escaped(&path),
                text(&door["summary"]),
                text(&door["description"])
            ));
            let asked = &door["requestBody"]["content"]["application/json"]["schema"];
            if !asked.is_null() {
                body.push_str(&format!("<p>Takes {}</p>", kind(asked)));
            }
            for (status, answer) in entries(&door["responses"]) {
                let schema =
                    entries(&answer["content"]).values().next().map(|content| kind(&content["schema"]));
                body.push_str(&format!("<p>{} {}</p>", escaped(&status), schema.unwrap_or_default()));
            }
            body.push_str("</article>");
        }
    }
    let mut messages = String::new();
    for (name, schema) in entries(&description["components"]["schemas"]) {
        let name = escaped(&name);
        let pretty = escaped(&serde_json::to_string_pretty(&schema).unwrap_or_default());
        messages.push_str(&format!("<article id=\"{name}\"><h3>{name}</h3><pre>{pretty}</pre></article>"));
    }
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Tratto: API</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><link rel=\"icon\" href=\"/icon.svg\">\
         <link rel=\"stylesheet\" href=\"/api/style.css\"></head>\
         <body><main><p><a href=\"/about\">← Tratto</a></p><h1>Tratto: API</h1><p>{}</p><p><a href=\"/api/openapi.json\">openapi.json</a></p>\
         <h2>Doors</h2>{body}<h2>Messages</h2>{messages}</main></body></html>",
        text(&description["info"]["description"])
    )
}

/// The name of a schema, as a link where it has one.
fn kind(schema: &serde_json::Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        let name = escaped(name);
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    match schema["type"].as_str() {
        Some("array") => format!("list of {}", kind(&schema["items"])),
        Some(name) => escaped(name),
        None => String::new(),
    }
}
