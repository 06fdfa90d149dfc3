//! How the server runs: what an operator lays down.

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

/// How the server runs. Each field is a row of [`Config::settings`], which gives it a key in the configuration file, a variable of
/// the environment and a sentence; a test finds a field that is left out there.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The file of the store.
    pub db: PathBuf,
    /// The proxies that are believed when they say where a request comes from.
    pub trust_proxy: Networks,
    /// Where the metrics can be read, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// How much is logged.
    pub log: LogLevel,
    /// What a line of the log looks like.
    pub log_format: LogFormat,
    /// After how many days without an event a game that is over is deleted; `None` keeps games for ever.
    pub keep_days: Option<u32>,
    /// What is allowed to each address and secret.
    pub limits: Limits,
    /// How much may happen in a game.
    pub caps: Caps,
    /// Under which address people reach it. Passkeys need it, and cookies are kept to HTTPS where it says so.
    pub origin: Option<Origin>,
    /// How long things may take.
    pub timeouts: Timeouts,
}

/// How long things may take.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Timeouts {
    /// The head of a request, from its first byte to its last.
    pub head: Duration,
    /// The body of a request, from its first byte to its last.
    pub body: Duration,
    /// A connection on which nothing goes either way. Those who follow a game are heard every few seconds.
    pub idle: Duration,
    /// What is under way when the server is told to stop.
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
            timeouts: Timeouts::default(),
        }
    }
}

#[cfg(test)]
mod tests;
