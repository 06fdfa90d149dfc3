//! The reader's language.

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

/// The sentences in the best of the server's languages for the header `Accept-Language`.
#[derive(Copy, Clone)]
pub(crate) struct Reader(pub(crate) &'static Words);

/// The best language for a request.
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

/// An error that has not been put into the reader's language yet.
#[derive(Clone)]
struct UnlocalizedError(Arc<ServerError>);

/// An error response without a body, which [`localize_errors`] fills in: the code that makes it does not know the language.
pub(crate) fn unlocalized(error: ServerError) -> Response {
    let mut response = error.kind().1.into_response();
    response.extensions_mut().insert(UnlocalizedError(Arc::new(error)));
    response
}

/// Middleware: fills in error responses in the reader's language.
pub(crate) async fn localize_errors(State(app): State<App>, request: Request<Body>, next: Next) -> Response {
    let lang = language_of(&app, request.headers());
    let is_api = request.uri().path().starts_with("/api");
    let mut response = next.run(request).await;
    // Caches must keep each language apart.
    if is_api {
        response.headers_mut().append(VARY, HeaderValue::from_static("accept-language"));
    }
    let Some(UnlocalizedError(error)) = response.extensions_mut().remove::<UnlocalizedError>() else {
        return response;
    };
    let said = Json(error.fault(Words::of(lang))).into_response();
    response.headers_mut().remove(CONTENT_LENGTH);
    if let Some(kind) = said.headers().get(CONTENT_TYPE) {
        response.headers_mut().insert(CONTENT_TYPE, kind.clone());
    }
    *response.body_mut() = said.into_body();
    response
}
