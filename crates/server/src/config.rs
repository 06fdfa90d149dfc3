//! How the server runs: what an operator lays down.

use crate::guard::Limits;
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
    /// After how many days without an event a game that is over is deleted; `None` keeps games for ever.
    pub keep_days: Option<u32>,
    /// Whether a proxy stands before it, so that `X-Forwarded-For` tells where requests come from.
    pub behind_proxy: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            db: "tratto.db".into(),
            limits: Limits::default(),
            caps: Caps::default(),
            keep_days: None,
            behind_proxy: false,
        }
    }
}
