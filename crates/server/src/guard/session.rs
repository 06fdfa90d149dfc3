//! Sessions, known devices, and protection against cross-site requests.

use super::token::{Secret, SecretHash};
use crate::account_error::AccountError;
use crate::app::App;
use crate::error::ServerError;
use crate::store::{AccountRow, NewSession};
use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method};
use axum::response::AppendHeaders;

/// The session cookie, and how long it lasts in seconds.
const SESSION: &str = "tratto_session";
pub(crate) const SESSION_LASTS: u64 = 30 * 24 * 3_600;
/// The device cookie, which lasts as long as browsers allow.
const DEVICE: &str = "tratto_device";
const DEVICE_LASTS: u64 = 400 * 24 * 3_600;

/// The account that is signed in, if any.
pub(crate) struct Owner {
    pub(crate) account: Option<AccountRow>,
    pub(crate) session: Option<SecretHash>,
}

impl Owner {
    /// The account; an error if nobody is signed in.
    pub(crate) fn required(self) -> Result<AccountRow, ServerError> {
        self.account.ok_or(ServerError::NoSession)
    }
}

impl FromRequestParts<App> for Owner {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Owner, ServerError> {
        let Some(secret) = cookie(&parts.headers, SESSION) else {
            return Ok(Owner { account: None, session: None });
        };
        // Cookies are sent with every request, also with one that another site has forged.
        if parts.method != Method::GET && parts.method != Method::HEAD {
            csrf(&parts.headers)?;
        }
        let hash = secret.hash();
        let account = app.registry.store.session(hash, app.registry.time.now()).await?;
        Ok(Owner { account, session: Some(hash) })
    }
}

/// An administrator who is signed in.
pub(crate) struct Administrator(pub(crate) AccountRow);

impl FromRequestParts<App> for Administrator {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Administrator, ServerError> {
        let account = Owner::from_request_parts(parts, app).await?.required()?;
        if account.is_admin { Ok(Administrator(account)) } else { Err(AccountError::NotAdmin.into()) }
    }
}

fn cookie(headers: &HeaderMap, wanted: &str) -> Option<Secret> {
    let all = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).and_then(|(_, value)| Secret::parse(value))
}

/// A known device and the accounts that have signed in on it.
pub(crate) struct Device {
    secret: Secret,
    accounts: Vec<i64>,
}

impl Device {
    /// The device of a request, if it is known.
    pub(crate) async fn of(app: &App, headers: &HeaderMap) -> Result<Option<Device>, ServerError> {
        let Some(secret) = cookie(headers, DEVICE) else { return Ok(None) };
        let accounts = app.registry.store.device(secret.hash(), app.registry.time.now()).await?;
        // A device without accounts was made up or has expired.
        Ok((!accounts.is_empty()).then_some(Device { secret, accounts }))
    }

    /// Its hash, if this account has signed in on it.
    pub(crate) fn known_to(&self, account: i64) -> Option<SecretHash> {
        self.accounts.contains(&account).then(|| self.secret.hash())
    }
}

/// A session to be created: what is stored, and what the browser gets.
pub(crate) struct SessionStart {
    pub(crate) session: NewSession,
    cookies: AppendHeaders<[(HeaderName, String); 2]>,
}

impl SessionStart {
    /// On the device of the request, or on a new one.
    pub(crate) fn new(
        app: &App,
        headers: &HeaderMap,
        device: Option<Device>,
    ) -> Result<SessionStart, ServerError> {
        let now = app.registry.time.now();
        let secret = Secret::random()?;
        let device = match device {
            Some(device) => device.secret,
            None => Secret::random()?,
        };
        let session = NewSession {
            hash: secret.hash(),
            expires_at: now.saturating_add(SESSION_LASTS * 1_000),
            device: device.hash(),
            device_expires_at: now.saturating_add(DEVICE_LASTS * 1_000),
        };
        let is_https = is_https(app, headers);
        let cookies = AppendHeaders([
            (SET_COOKIE, cookie_line(SESSION, Some(secret), SESSION_LASTS, is_https)),
            (SET_COOKIE, cookie_line(DEVICE, Some(device), DEVICE_LASTS, is_https)),
        ]);
        Ok(SessionStart { session, cookies })
    }

    /// The cookies to set once the session is stored.
    pub(crate) fn cookies(self) -> AppendHeaders<[(HeaderName, String); 2]> {
        self.cookies
    }
}

/// Removes the session cookie. The device stays known.
pub(crate) fn no_session(app: &App, headers: &HeaderMap) -> AppendHeaders<[(HeaderName, String); 1]> {
    AppendHeaders([(SET_COOKIE, cookie_line(SESSION, None, 0, is_https(app, headers)))])
}

fn is_https(app: &App, headers: &HeaderMap) -> bool {
    app.config.origin.as_ref().is_some_and(super::Origin::is_https)
        || headers.get("x-forwarded-proto").is_some_and(|value| value == "https")
}

fn cookie_line(name: &str, secret: Option<Secret>, age: u64, is_https: bool) -> String {
    let secure = if is_https { "; Secure" } else { "" };
    let value = secret.map(Secret::reveal).unwrap_or_default();
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={age}{secure}")
}

/// Refuses requests that another site may have forged: it can neither add the header nor hide its origin.
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
        let cookie = cookie_line(SESSION, Some(Secret::random().unwrap()), 60, false);
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"));
        assert!(!cookie.contains("Secure"));
        let cookie = cookie_line(SESSION, None, 0, true);
        assert!(cookie.contains("; Secure") && cookie.contains("Max-Age=0"));
        let secret = Secret::random().unwrap().reveal();
        let mut sent = headers(&[("cookie", "other=1")]);
        sent.append(COOKIE, HeaderValue::from_str(&format!("x=y; tratto_session={secret}")).unwrap());
        assert_eq!(super::cookie(&sent, SESSION).unwrap().reveal(), secret);
    }
}
