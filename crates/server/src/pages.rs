//! The files of the web application, embedded in the binary.

use crate::app::App;
use crate::error::ServerError;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::fmt::Write as _;

/// The output of `npm run build` in `web/`, in `crates/server/pages`; empty where the pages were not built.
#[derive(RustEmbed)]
#[folder = "pages"]
#[allow_missing = true]
struct Built;

/// Shown where the pages were not built.
const UNBUILT: &str = include_str!("unbuilt.html");

/// Serves a file of the pages. Any other path gets the start page, because the application does its own routing in the browser.
pub(crate) async fn serve(State(_): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return ServerError::NoPage.into_response();
    }
    if let Some(file) = Built::get(path) {
        return answer(path, &file, &headers);
    }
    // A path with a file extension is a file that does not exist.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return ServerError::NoPage.into_response();
    }
    match Built::get("index.html") {
        Some(file) => answer("index.html", &file, &headers),
        None => ([(CONTENT_TYPE, "text/html; charset=utf-8")], UNBUILT).into_response(),
    }
}

fn answer(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let mut tag = String::from("\"");
    for byte in &file.metadata.sha256_hash()[..16] {
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    // Vite puts a hash into the names of the files under assets/, so they never change.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag), (CACHE_CONTROL, cache.to_owned())]).into_response();
    }
    let headers = [(CONTENT_TYPE, kind(file)), (ETAG, tag), (CACHE_CONTROL, cache.to_owned())];
    (headers, file.data.clone().into_owned()).into_response()
}

/// The content type of a file; texts are UTF-8.
fn kind(file: &EmbeddedFile) -> String {
    let kind = file.metadata.mimetype();
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}
