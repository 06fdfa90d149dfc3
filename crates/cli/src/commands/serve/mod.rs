//! `tratto serve`: games over HTTP and WebSocket.

mod configuration;

use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::{Error, Result};
use clap::{ArgAction, ArgMatches, Command};
use serde_json::json;
use std::net::SocketAddr;
use std::path::PathBuf;
use tokio::net::TcpListener;
use tratto_server::{App, Config, LogFormat, LogLevel, Network, Origin, StoreError, StoreTrouble};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto serve",
    "tratto serve --addr 0.0.0.0:8080 --db club.db",
    "tratto serve --behind-proxy --metrics 127.0.0.1:9090 --log-format json",
    "tratto serve --print-config > tratto.toml",
    "tratto serve --config tratto.toml --set limits.sockets=1000",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let file = || say!(words, "value-file");
    let addr = move |text: &str| text.parse::<SocketAddr>().map_err(|_| say!(words, "serve-bad-addr"));
    let network = move |text: &str| text.parse::<Network>().map_err(|_| say!(words, "serve-bad-network"));
    let origin = move |text: &str| text.parse::<Origin>().map_err(|_| say!(words, "serve-bad-origin"));
    let pair = move |text: &str| match text.split_once('=') {
        Some((key, value)) => Ok((key.trim().to_owned(), value.trim().to_owned())),
        None => Err(say!(words, "serve-bad-set")),
    };
    usage::started(words, "serve", say!(words, "serve-about"), "")
        .arg(
            usage::option(words, "addr", say!(words, "value-addr"), say!(words, "serve-addr"))
                .value_parser(addr),
        )
        .arg(
            usage::option(words, "db", file(), say!(words, "serve-db"))
                .value_parser(clap::value_parser!(PathBuf)),
        )
        .arg(
            usage::option(words, "origin", say!(words, "value-origin"), say!(words, "serve-origin"))
                .value_parser(origin),
        )
        .arg(usage::flag(words, "behind-proxy", say!(words, "serve-behind-proxy")))
        .arg(
            usage::option(
                words,
                "trust-proxy",
                say!(words, "value-network"),
                say!(words, "serve-trust-proxy"),
            )
            .action(ArgAction::Append)
            .value_parser(network),
        )
        .arg(
            usage::option(words, "metrics", say!(words, "value-addr"), say!(words, "serve-metrics"))
                .value_parser(addr),
        )
        .arg(
            usage::option(words, "log-level", say!(words, "value-level"), say!(words, "serve-log-level"))
                .value_parser(clap::builder::PossibleValuesParser::new(LogLevel::NAMES))
                .hide_possible_values(true),
        )
        .arg(
            usage::option(words, "log-format", say!(words, "value-form"), say!(words, "serve-log-format"))
                .value_parser(clap::builder::PossibleValuesParser::new(LogFormat::NAMES))
                .hide_possible_values(true),
        )
        .arg(usage::option(words, "config", file(), say!(words, "serve-config")))
        .arg(
            usage::option(words, "set", say!(words, "value-setting"), say!(words, "serve-set"))
                .action(ArgAction::Append)
                .value_parser(pair),
        )
        .arg(usage::flag(words, "print-config", say!(words, "serve-print-config")))
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let config = configuration::effective(matches, console)?;
    if matches.get_flag("print-config") {
        configuration::print(&config, console)?;
        return Ok(Outcome::Done);
    }
    // Kept until the last line has been logged.
    let _log = tratto_server::start_log(config.log, config.log_format, std::io::stderr());
    tratto_server::runtime()?.block_on(serve(config, matches, console))?;
    Ok(Outcome::Done)
}

async fn listen(addr: SocketAddr, console: &Console<'_>) -> Result<TcpListener> {
    TcpListener::bind(addr).await.map_err(|error| {
        let (addr, reason) = (addr.to_string(), console.reason(&error));
        Error::msg(say!(console.words, "serve-cannot-listen", addr = addr, reason = reason))
    })
}

async fn serve(config: Config, matches: &ArgMatches, console: &mut Console<'_>) -> Result<()> {
    let (words, db) = (console.words, config.db.display().to_string());
    // Catch signals before reporting that the server runs.
    let (stop, reload) = (tratto_server::told_to_stop(), configuration::reload(matches.clone()));
    // A socket from the service manager outlives this process: clients that connect during a restart wait.
    let handed = tratto_server::handed_over().map_err(|error| {
        Error::msg(say!(words, "serve-cannot-take-over", reason = console.reason(&error)))
    })?;
    let listener = match handed {
        Some(listener) => TcpListener::from_std(listener)?,
        None => listen(config.addr, console).await?,
    };
    let metrics = match config.metrics {
        Some(addr) => Some(listen(addr, console).await?),
        None => None,
    };
    let app = App::open(config).await.map_err(|error| {
        Error::msg(say!(words, "serve-cannot-store", path = &db, reason = trouble(words, &error)))
    })?;
    let app = app.speaking(console.languages);
    // For port 0 the system chooses a port: report that one.
    let addr = listener.local_addr()?.to_string();
    let counted = metrics.as_ref().map(TcpListener::local_addr).transpose()?.map(|addr| addr.to_string());
    if console.json {
        console.answer(&json!({ "addr": addr, "db": db, "metrics": counted }))?;
    } else {
        writeln!(console.out, "{}", say!(words, "serve-started", addr = addr, db = &db))?;
        if let Some(addr) = counted {
            writeln!(console.out, "{}", say!(words, "serve-metrics-at", addr = addr))?;
        }
    }
    console.out.flush()?;
    let reloading = tokio::spawn(reload);
    tratto_server::serve_with(listener, metrics, app, stop).await?;
    reloading.abort();
    if !console.json {
        writeln!(console.out, "{}", say!(words, "serve-stopped"))?;
    }
    Ok(())
}

/// Why the store cannot be used, as a clause.
pub(super) fn trouble(words: &Words, error: &StoreError) -> String {
    match error.trouble() {
        StoreTrouble::CannotOpen => say!(words, "serve-store-closed"),
        StoreTrouble::NotADatabase => say!(words, "serve-store-other"),
        StoreTrouble::ReadOnly => say!(words, "serve-store-read-only"),
        StoreTrouble::Busy => say!(words, "serve-store-busy"),
        StoreTrouble::InUse => say!(words, "serve-store-in-use"),
        StoreTrouble::Full => say!(words, "serve-store-full"),
        StoreTrouble::Older => say!(words, "serve-store-older"),
        StoreTrouble::Newer => say!(words, "serve-store-newer"),
        StoreTrouble::Damaged => say!(words, "serve-store-damaged"),
        StoreTrouble::Foreign => say!(words, "serve-store-foreign"),
        StoreTrouble::NoCopy => say!(words, "serve-store-no-copy", reason = error.to_string()),
        StoreTrouble::Other | StoreTrouble::Exists | StoreTrouble::Empty => error.to_string(),
    }
}
