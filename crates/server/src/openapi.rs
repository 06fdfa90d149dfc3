//! The OpenAPI description, generated from the code, and a page to browse it.

use crate::app::App;
use crate::routes::{
    about, accounts, admin, almanac, blind, coach, games, jobs, laws, learnt, links, openings, passkeys,
    passwords, privacy, questions, records, socket, terms, training,
};
use crate::wire::{FromClient, ToClient};
use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use maud::{DOCTYPE, Markup, html};
use serde_json::Value;
use std::sync::LazyLock;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The general part of the description.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tratto",
        description = "Games under the Laws of Chess. Requests that change anything with a session cookie need the header X-Tratto: 1. Faults are of schema ErrorBody, with a sentence in the language of the header Accept-Language."
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
        (name = "learn", description = "What players know that is not law: lessons, exercises, terms, almanac, openings"),
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

/// Every route with its description.
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
        .routes(routes!(learnt::learnt, learnt::keep_learnt))
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
        .routes(routes!(terms::terms))
        .routes(routes!(terms::term))
        .routes(routes!(almanac::almanac_day))
        .routes(routes!(almanac::champions))
        .routes(routes!(almanac::people))
        .routes(routes!(almanac::person))
        .routes(routes!(almanac::almanac_tables))
        .routes(routes!(almanac::calendar))
        .routes(routes!(openings::opening))
        .routes(routes!(openings::opening_names))
        .routes(routes!(openings::opening_courses))
        .routes(routes!(training::drills))
        .routes(routes!(training::exercises))
        .routes(routes!(coach::facts))
        .routes(routes!(coach::coach_settings, coach::coach_position))
        .routes(routes!(coach::coach_game))
        .routes(routes!(blind::blind_settings, blind::blind_step))
        .routes(routes!(training::course))
        .routes(routes!(training::lesson))
        .routes(routes!(about::about))
        .routes(routes!(about::presets))
        .routes(routes!(about::chess960))
        .routes(routes!(about::health))
        .routes(routes!(about::ready))
}

/// The description as JSON, one value per line, as `web/openapi.json` holds it.
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

/// The routes that serve the description.
pub(crate) fn pages() -> Router<App> {
    Router::new()
        .route("/api/openapi.json", get(async || ([(CONTENT_TYPE, "application/json")], DOCUMENT.as_str())))
        .route("/api", get(async || Html(PAGE.as_str())))
        .route("/api/style.css", get(async || ([(CONTENT_TYPE, "text/css")], STYLE).into_response()))
}

static PAGE: LazyLock<String> =
    LazyLock::new(|| page(&serde_json::from_str(&DOCUMENT).unwrap_or_default()).into_string());

const STYLE: &str = include_str!("openapi.css");

/// The description as an HTML page, in English.
fn page(description: &Value) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                title { "Tratto: API" }
                meta name="viewport" content="width=device-width";
                link rel="icon" href="/icon.svg";
                link rel="stylesheet" href="/api/style.css";
            }
            body {
                main {
                    p { a href="/about" { "← Tratto" } }
                    h1 { "Tratto: API" }
                    p { (text(&description["info"]["description"])) }
                    p { a href="/api/openapi.json" { "openapi.json" } }
                    h2 { "Doors" }
                    @for (path, doors) in entries(&description["paths"]) {
                        @for (method, described) in entries(doors) { (door(path, method, described)) }
                    }
                    h2 { "Messages" }
                    @for (name, schema) in entries(&description["components"]["schemas"]) {
                        article id=(name) { h3 { (name) } pre { (format!("{schema:#}")) } }
                    }
                }
            }
        }
    }
}

fn door(path: &str, method: &str, door: &Value) -> Markup {
    let asked = &door["requestBody"]["content"]["application/json"]["schema"];
    html! {
        article {
            h3 { b { (method.to_uppercase()) } " " code { (path) } }
            p { (text(&door["summary"])) ". " (text(&door["description"])) }
            @if !asked.is_null() { p { "Takes " (kind(asked)) } }
            @for (status, answer) in entries(&door["responses"]) {
                p { (status) " " @if let Some((_, content)) = entries(&answer["content"]).next() { (kind(&content["schema"])) } }
            }
        }
    }
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The name of a schema, with a link to it.
fn kind(schema: &Value) -> Markup {
    let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
    match (name, schema["type"].as_str()) {
        (Some(name), _) => html! { a href={ "#" (name) } { (name) } },
        (None, Some("array")) => html! { "list of " (kind(&schema["items"])) },
        (None, name) => html! { (name.unwrap_or_default()) },
    }
}
