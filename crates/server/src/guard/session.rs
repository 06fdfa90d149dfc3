//! The organiser who is signed in, and requests that only look as if they were his.

use super::token::{Secret, SecretHash};
use crate::app::App;
use crate::error::ServerError;
use crate::store::AccountRow;
use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};

/// The name of the cookie.
const COOKIE_NAME: &str = "tratto_session";
/// How long a session lasts, in seconds.
pub(crate) const SESSION_LASTS: u64 = 30 * 24 * 3_600;

/// Whoever is signed in, if anybody.
pub(crate) struct Owner {
    pub(crate) account: Option<AccountRow>,
    pub(crate) session: Option<SecretHash>,
}

impl Owner {
    /// The account, where there must be one.
    pub(crate) fn required(self) -> Result<AccountRow, ServerError> {
        self.account.ok_or(ServerError::NoSession)
    }
}

impl FromRequestParts<App> for Owner {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Owner, ServerError> {
        let Some(secret) = cookie(&parts.headers) else { return Ok(Owner { account: None, session: None }) };
        // A cookie travels with every request, also with one that another site has made up.
        if parts.method != Method::GET && parts.method != Method::HEAD {
            csrf(&parts.headers)?;
        }
        let hash = secret.hash();
        let account = app.hall.store.session(hash, app.hall.time.now()).await?;
        Ok(Owner { account, session: Some(hash) })
    }
}

fn cookie(headers: &HeaderMap) -> Option<Secret> {
    let all = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).and_then(|(_, value)| Secret::presented(value))
}

/// Refuses a request that another site may have made: it cannot add the header, nor hide where it comes from.
pub(crate) fn csrf(headers: &HeaderMap) -> Result<(), ServerError> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if text("x-tratto").is_none() {
        return Err(ServerError::Forged);
    }
    if text("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none") {
        return Err(ServerError::Forged);
    }
    let origin = text(ORIGIN.as_str()).and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    match (origin, text("host")) {
        (Some(origin), Some(host)) if origin != host => Err(ServerError::Forged),
        _ => Ok(()),
    }
}

/// The cookie of a session; `None` takes it away.
pub(crate) fn session_cookie(secret: Option<Secret>, headers: &HeaderMap) -> String {
    let is_https = headers.get("x-forwarded-proto").is_some_and(|value| value == "https");
    let secure = if is_https { "; Secure" } else { "" };
    let (value, age) = match secret {
        Some(secret) => (secret.reveal(), SESSION_LASTS),
        None => (String::new(), 0),
    };
    format!("{COOKIE_NAME}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={age}{secure}")
}

/// When a session that begins now ends.
pub(crate) fn session_ends(now: u64) -> u64 {
    now.saturating_add(SESSION_LASTS * 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        lines.iter().map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn forged_requests_are_refused() {
        assert!(csrf(&headers(&[("x-tratto", "1"), ("host", "a:1"), ("origin", "http://a:1")])).is_ok());
        assert!(csrf(&headers(&[("x-tratto", "1"), ("sec-fetch-site", "same-origin")])).is_ok());
        assert!(csrf(&headers(&[("host", "a:1"), ("origin", "http://a:1")])).is_err());
        assert!(csrf(&headers(&[("x-tratto", "1"), ("host", "a:1"), ("origin", "http://b")])).is_err());
        assert!(csrf(&headers(&[("x-tratto", "1"), ("sec-fetch-site", "cross-site")])).is_err());
        assert!(csrf(&headers(&[("x-tratto", "1"), ("origin", "null"), ("host", "a")])).is_ok());
    }

    #[test]
    fn the_cookie_is_kept_from_scripts_and_other_sites() {
        let cookie = session_cookie(Some(Secret::draw().unwrap()), &headers(&[]));
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"));
        assert!(!cookie.contains("Secure"));
        let cookie = session_cookie(None, &headers(&[("x-forwarded-proto", "https")]));
        assert!(cookie.contains("; Secure") && cookie.contains("Max-Age=0"));
        let secret = Secret::draw().unwrap().reveal();
        let mut sent = headers(&[("cookie", "other=1")]);
        sent.append(COOKIE, HeaderValue::from_str(&format!("x=y; tratto_session={secret}")).unwrap());
        assert_eq!(super::cookie(&sent).unwrap().reveal(), secret);
    }
}
