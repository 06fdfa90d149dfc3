//! `tratto check`: every log replayed, every hash recomputed.

use crate::console::{Console, Outcome};
use crate::{kept, usage};
use anyhow::Result;
use clap::{ArgMatches, Command};
use serde_json::json;
use std::path::{Path, PathBuf};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &["tratto check club.db", "tratto check club.db --json"];

pub(crate) fn command(words: &'static Words) -> Command {
    usage::started(words, "check", say!(words, "check-about"), &say!(words, "value-db")).arg(
        usage::operand(words, "db", say!(words, "value-db"), say!(words, "check-db"))
            .required(true)
            .value_parser(clap::value_parser!(PathBuf)),
    )
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let db = matches.get_one::<PathBuf>("db").map_or(Path::new(""), PathBuf::as_path);
    let checked = kept::watched(console, |watcher| tratto_server::check(db, watcher))
        .map_err(|error| kept::refused(console.words, &error, db))?;
    kept::report(console, &checked, json!({}))
}
