//! `tratto backup`: a copy of a server's file, made while the server runs, and verified.

use crate::console::{Console, Outcome};
use crate::{kept, usage};
use anyhow::Result;
use clap::{ArgMatches, Command};
use serde_json::json;
use std::path::{Path, PathBuf};
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] =
    &["tratto backup club.db club-monday.db", "tratto backup club.db club-tuesday.db --json"];

pub(crate) fn command(words: &'static Words) -> Command {
    let operands = format!("{} {}", say!(words, "value-db"), say!(words, "value-file"));
    let path = |name, value, help| {
        usage::operand(words, name, value, help).required(true).value_parser(clap::value_parser!(PathBuf))
    };
    usage::started(words, "backup", say!(words, "backup-about"), &operands)
        .arg(path("db", say!(words, "value-db"), say!(words, "backup-db")))
        .arg(path("file", say!(words, "value-file"), say!(words, "backup-file")))
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let path = |name| matches.get_one::<PathBuf>(name).map_or(Path::new(""), PathBuf::as_path);
    let (db, file) = (path("db"), path("file"));
    let made = kept::watched(console, |watcher| tratto_server::backup(db, file, watcher))
        .map_err(|error| kept::refused(console.words, &error, db))?;
    let shown = file.display().to_string();
    if !console.json {
        let sentence =
            say!(console.words, "backup-done", file = &shown, kilobytes = made.bytes.div_ceil(1_000));
        writeln!(console.out, "{sentence}")?;
    }
    kept::report(console, &made.checked, json!({ "file": shown, "bytes": made.bytes }))
}
