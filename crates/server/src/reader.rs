//! In which language somebody reads.

use crate::app::App;
use crate::error::ServerError;
use axum::Json;
use axum::body::Body;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LENGTH, CONTENT_TYPE, VARY};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Request};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use std::sync::Arc;
use tratto_words::{Lang, Words};

/// The words of whoever asks: of the languages that the server speaks, the one that the header `Accept-Language` likes best.
#[derive(Copy, Clone)]
pub(crate) struct Reader(pub(crate) &'static Words);

/// The language that a request likes best.
pub(crate) fn language_of(app: &App, headers: &HeaderMap) -> Lang {
    let liked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    Lang::accepted(&app.languages, liked)
}

impl FromRequestParts<App> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Reader, Infallible> {
        Ok(Reader(Words::of(language_of(app, &parts.headers))))
    }
}

/// Something went wrong, and the answer has yet to say so in the language of the reader.
#[derive(Clone)]
struct Unsaid(Arc<ServerError>);

/// An answer without words, for [`speak`] to fill in: what makes it does not know who asked.
pub(crate) fn unsaid(error: ServerError) -> Response {
    let mut response = error.kind().1.into_response();
    response.extensions_mut().insert(Unsaid(Arc::new(error)));
    response
}

/// Says what went wrong in the language of whoever asked.
pub(crate) async fn speak(State(app): State<App>, request: Request<Body>, next: Next) -> Response {
    let lang = language_of(&app, request.headers());
    let is_api = request.uri().path().starts_with("/api");
    let mut response = next.run(request).await;
    // What is kept on the way is kept for each language apart.
    if is_api {
        response.headers_mut().append(VARY, HeaderValue::from_static("accept-language"));
    }
    let Some(Unsaid(error)) = response.extensions_mut().remove::<Unsaid>() else { return response };
    let said = Json(error.fault(Words::of(lang))).into_response();
    response.headers_mut().remove(CONTENT_LENGTH);
    if let Some(kind) = said.headers().get(CONTENT_TYPE) {
        response.headers_mut().insert(CONTENT_TYPE, kind.clone());
    }
    *response.body_mut() = said.into_body();
    response
}
