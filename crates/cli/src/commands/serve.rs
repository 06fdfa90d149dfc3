//! `tratto serve`: games over HTTP and WebSocket.

use crate::console::{Console, Outcome};
use crate::usage;
use anyhow::{Error, Result};
use clap::{ArgMatches, Command};
use serde_json::json;
use std::net::SocketAddr;
use std::path::PathBuf;
use tokio::net::TcpListener;
use tratto_server::{App, Config, StoreError, StoreTrouble};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] =
    &["tratto serve", "tratto serve --addr 0.0.0.0:8080 --db club.db", "tratto serve --behind-proxy"];

/// Where it listens, and the file of its log, where nobody says otherwise.
const ADDR: &str = "127.0.0.1:8080";
const DB: &str = "tratto.db";

pub(crate) fn command(words: &'static Words) -> Command {
    usage::started(words, "serve", say!(words, "serve-about"), "")
        .arg(usage::option(words, "addr", say!(words, "value-addr"), say!(words, "serve-addr")).value_parser(
            move |text: &str| text.parse::<SocketAddr>().map_err(|_| say!(words, "serve-bad-addr")),
        ))
        .arg(
            usage::option(words, "db", say!(words, "value-file"), say!(words, "serve-db"))
                .value_parser(clap::value_parser!(PathBuf)),
        )
        .arg(usage::flag(words, "behind-proxy", say!(words, "serve-behind-proxy")))
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let fallback = || ADDR.parse::<SocketAddr>().map_err(Error::new);
    let addr = matches.get_one::<SocketAddr>("addr").copied().map_or_else(fallback, Ok)?;
    let named = matches.get_one::<PathBuf>("db").cloned();
    let db = named.or_else(|| console.variable("TRATTO_DB").map(PathBuf::from)).unwrap_or_else(|| DB.into());
    let config = Config { addr, db, behind_proxy: matches.get_flag("behind-proxy"), ..Config::default() };
    // Requests are noted on standard error, a line each, only where somebody asks for it.
    if console.variable("TRATTO_LOG").is_some() {
        let _ = tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(false).try_init();
    }
    tratto_server::runtime()?.block_on(serve(config, console))?;
    Ok(Outcome::Done)
}

async fn serve(config: Config, console: &mut Console<'_>) -> Result<()> {
    let (words, db) = (console.words, config.db.display().to_string());
    let bound = TcpListener::bind(config.addr).await;
    let listener = bound.map_err(|error| {
        let (addr, reason) = (config.addr.to_string(), console.reason(&error));
        Error::msg(say!(words, "serve-cannot-listen", addr = addr, reason = reason))
    })?;
    let app = App::open(config).await.map_err(|error| {
        Error::msg(say!(words, "serve-cannot-store", path = &db, reason = trouble(words, &error)))
    })?;
    // Port 0 asks the system for one: what it gave is what is told.
    let addr = listener.local_addr()?.to_string();
    if console.json {
        console.answer(&json!({ "addr": addr, "db": db }))?;
    } else {
        writeln!(console.out, "{}", say!(words, "serve-started", addr = addr, db = &db))?;
    }
    console.out.flush()?;
    tratto_server::serve_app(listener, app, tratto_server::told_to_stop()).await?;
    if !console.json {
        writeln!(console.out, "{}", say!(words, "serve-stopped"))?;
    }
    Ok(())
}

/// Why the games cannot be kept, as a clause.
fn trouble(words: &Words, error: &StoreError) -> String {
    match error.trouble() {
        StoreTrouble::CannotOpen => say!(words, "serve-store-closed"),
        StoreTrouble::NotADatabase => say!(words, "serve-store-other"),
        StoreTrouble::ReadOnly => say!(words, "serve-store-read-only"),
        StoreTrouble::Busy => say!(words, "serve-store-busy"),
        StoreTrouble::InUse => say!(words, "serve-store-in-use"),
        StoreTrouble::Full => say!(words, "serve-store-full"),
        StoreTrouble::Newer => say!(words, "serve-store-newer"),
        StoreTrouble::Foreign => say!(words, "serve-store-foreign"),
        StoreTrouble::NoCopy => say!(words, "serve-store-no-copy", reason = error.to_string()),
        StoreTrouble::Other | StoreTrouble::Older | StoreTrouble::Exists | StoreTrouble::Empty => {
            error.to_string()
        }
    }
}
