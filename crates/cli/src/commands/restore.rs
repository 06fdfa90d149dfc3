//! `tratto restore`: replaces a file by a backup, and repeats the deletions made since.

use crate::console::{Console, Outcome};
use crate::{kept, usage};
use anyhow::Result;
use clap::{ArgAction, ArgMatches, Command};
use serde_json::json;
use std::path::PathBuf;
use tratto_server::Restoring;
use tratto_words::{Words, say};

pub(crate) const EXAMPLES: &[&str] = &[
    "tratto restore club-monday.db club.db --force",
    "tratto restore club-monday.db new.db --tombstones club.db",
];

pub(crate) fn command(words: &'static Words) -> Command {
    let operands = format!("{} {}", say!(words, "value-file"), say!(words, "value-db"));
    let path = || clap::value_parser!(PathBuf);
    usage::started(words, "restore", say!(words, "restore-about"), &operands)
        .arg(
            usage::operand(words, "file", say!(words, "value-file"), say!(words, "restore-file"))
                .required(true)
                .value_parser(path()),
        )
        .arg(
            usage::operand(words, "db", say!(words, "value-db"), say!(words, "restore-db"))
                .required(true)
                .value_parser(path()),
        )
        .arg(usage::flag(words, "force", say!(words, "restore-force")))
        .arg(
            usage::option(words, "tombstones", say!(words, "value-db"), say!(words, "restore-tombstones"))
                .action(ArgAction::Append)
                .value_parser(path()),
        )
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome> {
    let path = |name| matches.get_one::<PathBuf>(name).cloned().unwrap_or_default();
    let what = Restoring {
        from: path("file"),
        db: path("db"),
        force: matches.get_flag("force"),
        tombstones: matches.get_many("tombstones").into_iter().flatten().cloned().collect(),
    };
    let done = kept::watched(console, |watcher| tratto_server::restore(&what, watcher))
        .map_err(|error| kept::refused(console.words, &error, &what.db))?;
    let words = console.words;
    let (file, db) = (what.from.display().to_string(), what.db.display().to_string());
    let aside = done.aside.as_ref().map(|path| path.display().to_string());
    if !console.json {
        writeln!(console.out, "{}", say!(words, "restore-done", file = &file, db = &db))?;
        if let Some(aside) = &aside {
            writeln!(console.out, "{}", say!(words, "restore-aside", db = &db, aside = aside))?;
        }
        if done.buried > 0 {
            writeln!(console.out, "{}", say!(words, "restore-buried", count = done.buried))?;
        }
        if done.erased > 0 {
            writeln!(console.out, "{}", say!(words, "restore-erased", count = done.erased))?;
        }
    }
    if let Some(reason) = &done.unknown {
        console.remark(&say!(words, "restore-unknown", db = &db, reason = reason))?;
    }
    let extra = json!({
        "db": db, "aside": aside, "deleted_again": done.buried, "erased_again": done.erased,
        "deletions_known": done.unknown.is_none(),
    });
    let outcome = kept::report(console, &done.checked, extra)?;
    Ok(if done.unknown.is_some() { Outcome::No } else { outcome })
}
