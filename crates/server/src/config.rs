//! The server's configuration.

mod file;
mod setting;
mod value;

pub use file::{SettingError, SettingSource};
pub use setting::Setting;
pub use value::Wanted;

use crate::guard::{Limits, Networks, Origin};
use crate::log::{LogFormat, LogLevel};
use crate::table::Caps;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// The server's configuration. Each field is a row of [`Config::settings`], which gives it a key in the configuration file, an
/// environment variable and a description; a test finds a field without a row.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// The address to listen on.
    pub addr: SocketAddr,
    /// The database file.
    pub db: PathBuf,
    /// The proxies whose forwarding headers are trusted.
    pub trust_proxy: Networks,
    /// The address of the metrics listener, if there is one.
    pub metrics: Option<SocketAddr>,
    /// The log level.
    pub log: LogLevel,
    /// The format of log lines.
    pub log_format: LogFormat,
    /// After how many days without an event a game that is over is deleted; `None` keeps games for ever.
    pub keep_days: Option<u32>,
    /// Rate limits for each address and secret.
    pub limits: Limits,
    /// Limits on the events of one game.
    pub caps: Caps,
    /// The public address of the server. Passkeys need it, and cookies are restricted to HTTPS if it is `https`.
    pub origin: Option<Origin>,
    /// The chess engine, by name or path; `none` for none. Without one Stockfish is looked for.
    pub engine: Option<String>,
    /// Timeouts.
    pub timeouts: Timeouts,
}

/// Timeouts.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Timeouts {
    /// The head of a request, from its first byte to its last.
    pub head: Duration,
    /// The body of a request, from its first byte to its last.
    pub body: Duration,
    /// A connection without traffic in either direction. Clients of a game send heartbeats every few seconds.
    pub idle: Duration,
    /// What is still in progress when the server is told to stop.
    pub stop: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            head: Duration::from_secs(10),
            body: Duration::from_secs(30),
            idle: Duration::from_secs(75),
            stop: Duration::from_secs(10),
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            db: "tratto.db".into(),
            trust_proxy: Networks::default(),
            metrics: None,
            log: LogLevel::Info,
            log_format: LogFormat::Plain,
            keep_days: None,
            limits: Limits::default(),
            caps: Caps::default(),
            origin: None,
            engine: None,
            timeouts: Timeouts::default(),
        }
    }
}

#[cfg(test)]
mod tests;
