//! How the server runs: what an operator lays down.

use crate::guard::{Limits, Origin};
use crate::table::Caps;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The file of the store.
    pub db: PathBuf,
    /// What is allowed to each address and secret.
    pub limits: Limits,
    /// How much may happen in a game.
    pub caps: Caps,
    /// Whether a proxy stands before it, so that `X-Forwarded-For` tells where requests come from.
    pub behind_proxy: bool,
    /// Under which address people reach it. Passkeys need it, and cookies are kept to HTTPS where it says so.
    pub origin: Option<Origin>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            db: "tratto.db".into(),
            limits: Limits::default(),
            caps: Caps::default(),
            behind_proxy: false,
            origin: None,
        }
    }
}
