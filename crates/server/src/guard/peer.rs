//! The client's address, also behind proxies.
//!
//! Anybody can send `X-Forwarded-For` and `X-Forwarded-Proto`. They are trusted only if the connection comes from a proxy that the
//! operator has named, and `X-Forwarded-For` only as far back as the chain of named proxies goes. Everything else is removed from
//! the request here, so that no later code can trust it by mistake.

use super::limit::Peer;
use super::listener::RemoteAddress;
use super::network::{Networks, unmapped};
use crate::app::App;
use axum::body::Body;
use axum::extract::{ConnectInfo, FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Request};
use axum::middleware::Next;
use axum::response::Response;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Used where there is no connection, as in tests of the router.
const NOWHERE: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

impl FromRequestParts<App> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Peer, Infallible> {
        Ok(parts.extensions.get::<Peer>().copied().unwrap_or(Peer::of(NOWHERE)))
    }
}

/// Finds the client's address, and removes all forwarding headers but a trusted `X-Forwarded-Proto: https`.
pub(crate) async fn identified(State(app): State<App>, mut request: Request<Body>, next: Next) -> Response {
    let direct = request.extensions().get::<ConnectInfo<RemoteAddress>>().map(|info| info.0.0.ip());
    let trusted = &app.config.trust_proxy;
    let is_proxy = direct.is_some_and(|direct| trusted.have(direct));
    let headers = request.headers_mut();
    let peer = match direct {
        Some(direct) if is_proxy => client_of(direct, headers, trusted),
        Some(direct) => direct,
        None => NOWHERE,
    };
    let is_https = is_proxy && last_of(headers, &FORWARDED_PROTO).is_some_and(|proto| proto == "https");
    headers.remove(FORWARDED_FOR);
    headers.remove(FORWARDED_PROTO);
    if is_https {
        headers.insert(FORWARDED_PROTO, HeaderValue::from_static("https"));
    }
    request.extensions_mut().insert(Peer::of(peer));
    next.run(request).await
}

/// The last entry of a list, which our own proxy has written.
fn last_of<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let line = headers.get_all(name).into_iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next().map(str::trim)
}

/// The first address from our end that is not a trusted proxy. Several header lines form one list, in order. An unreadable entry
/// hides everything before it: the last readable proxy then counts as the client.
fn client_of(direct: IpAddr, headers: &HeaderMap, trusted: &Networks) -> IpAddr {
    let mut known = direct;
    for line in headers.get_all(FORWARDED_FOR).into_iter().rev() {
        let Ok(line) = line.to_str() else { return known };
        for entry in line.rsplit(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let Some(address) = address_of(entry) else { return known };
            known = address;
            if !trusted.have(known) {
                return known;
            }
        }
    }
    known
}

/// An address as proxies write it: alone, with a port, or in brackets.
fn address_of(entry: &str) -> Option<IpAddr> {
    let address = if let Ok(address) = entry.parse::<IpAddr>() {
        address
    } else if let Ok(with_port) = entry.parse::<SocketAddr>() {
        with_port.ip()
    } else {
        let inner = entry.strip_prefix('[')?.strip_suffix(']')?;
        IpAddr::V6(inner.parse().ok()?)
    };
    Some(unmapped(address))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(direct: &str, lines: &[&'static str], trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED_FOR, HeaderValue::from_bytes(line.as_bytes()).unwrap());
        }
        let trusted = trusted.iter().map(|text| text.parse().unwrap()).collect();
        client_of(direct.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn the_walk_goes_back_over_proxies_that_are_named_and_no_further() {
        let near = &["127.0.0.1"][..];
        let both = &["127.0.0.1", "10.0.0.0/8"][..];
        for (lines, trusted, seen) in [
            (&[][..], near, "127.0.0.1"),
            (&["198.51.100.7"], near, "198.51.100.7"),
            // The client may have sent the entry before: it is not trusted.
            (&["1.1.1.1, 198.51.100.7"], near, "198.51.100.7"),
            (&["1.1.1.1", "198.51.100.7"], near, "198.51.100.7"),
            (&["1.1.1.1, 2.2.2.2", "198.51.100.7, 10.0.0.5"], both, "198.51.100.7"),
            (&["198.51.100.7", "10.1.2.3", "10.0.0.5"], both, "198.51.100.7"),
            (&["198.51.100.7, 10.0.0.5"], near, "10.0.0.5"),
            // All of them are trusted proxies: the client is inside.
            (&["10.9.9.9, 10.0.0.5"], both, "10.9.9.9"),
            // An unreadable entry stops the search.
            (&["198.51.100.7, unknown, 10.0.0.5"], both, "10.0.0.5"),
            (&["198.51.100.7, unknown"], both, "127.0.0.1"),
            (&["198.51.100.7", "_hidden"], both, "127.0.0.1"),
            (&["198.51.100.7", "\u{e9}"], both, "127.0.0.1"),
            (&["198.51.100.7, 10.0.0.999"], both, "127.0.0.1"),
            // Empty entries do not count (RFC 9110, 5.6.1).
            (&["198.51.100.7, ,", ""], both, "198.51.100.7"),
            // Ports and brackets.
            (&["198.51.100.7:4711"], near, "198.51.100.7"),
            (&["2001:db8::7"], near, "2001:db8::7"),
            (&["[2001:db8::7]"], near, "2001:db8::7"),
            (&["[2001:db8::7]:4711"], near, "2001:db8::7"),
            (&["::ffff:198.51.100.7"], near, "198.51.100.7"),
            (&["[198.51.100.7]"], near, "127.0.0.1"),
            (&["[2001:db8::7]:x"], near, "127.0.0.1"),
            (&["198.51.100.7:"], near, "127.0.0.1"),
        ] {
            assert_eq!(client("127.0.0.1", lines, trusted), seen, "{lines:?} by {trusted:?}");
        }
    }

    #[test]
    fn the_last_word_about_the_protocol_counts() {
        let mut headers = HeaderMap::new();
        assert_eq!(last_of(&headers, &FORWARDED_PROTO), None);
        headers.append(FORWARDED_PROTO, HeaderValue::from_static("https"));
        headers.append(FORWARDED_PROTO, HeaderValue::from_static("https, http"));
        assert_eq!(last_of(&headers, &FORWARDED_PROTO), Some("http"));
    }
}
