//! The security headers of every answer.

use super::peer::identified;
use crate::app::App;
use axum::Router;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, Request};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;

/// Only resources of this server are allowed, and no inline scripts or styles.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
    media-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// Adds the headers to every answer, after finding out the client's address and protocol.
pub(crate) fn secured(router: Router<App>, app: &App) -> Router<App> {
    router.layer(from_fn(hang)).layer(from_fn_with_state(app.clone(), identified))
}

async fn hang(request: Request<axum::body::Body>, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    let is_https = request.headers().get("x-forwarded-proto").is_some_and(|value| value == "https");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut put = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    put(CONTENT_SECURITY_POLICY, POLICY);
    put(X_CONTENT_TYPE_OPTIONS, "nosniff");
    put(X_FRAME_OPTIONS, "DENY");
    put(REFERRER_POLICY, "no-referrer");
    put(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    put(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    put(
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), screen-wake-lock=(self)",
    );
    if is_https {
        put(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    if is_api {
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}
