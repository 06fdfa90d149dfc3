//! Where a request comes from.

use super::limit::Peer;
use super::listener::Caller;
use crate::app::App;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};

impl FromRequestParts<App> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Peer, Infallible> {
        let direct = parts.extensions.get::<ConnectInfo<Caller>>().map(|info| info.0.0.ip());
        let forwarded = || {
            // The last is the one that our own proxy has added.
            let line = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
            line.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
        };
        let address = if app.config.behind_proxy { forwarded().or(direct) } else { direct };
        Ok(Peer::of(address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}
