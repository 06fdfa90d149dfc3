//! The web application's files, built into the binary.

use crate::app::App;
use crate::error::ServerError;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::fmt::Write as _;

/// What `npm run build` in `web/` leaves in `crates/server/pages`; empty where the pages were not built.
#[derive(RustEmbed)]
#[folder = "pages"]
#[allow_missing = true]
struct Built;

/// Shown where the pages were not built: it says so, and what there is instead.
const UNBUILT: &str = include_str!("unbuilt.html");

/// A file of the pages; any address that is none is the application's own, which reads it in the browser.
pub(crate) async fn serve(State(_): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return ServerError::NoPage.into_response();
    }
    if let Some(file) = Built::get(path) {
        return answer(path, &file, &headers);
    }
    // A name with an ending is a file, and it is not there.
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
    // Vite puts a hash into the names of what is under assets/: such a file never changes.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag), (CACHE_CONTROL, cache.to_owned())]).into_response();
    }
    let headers = [(CONTENT_TYPE, kind(file)), (ETAG, tag), (CACHE_CONTROL, cache.to_owned())];
    (headers, file.data.clone().into_owned()).into_response()
}

/// The type of a file; texts are all in UTF-8.
fn kind(file: &EmbeddedFile) -> String {
    let kind = file.metadata.mimetype();
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}
