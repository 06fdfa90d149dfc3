//! Shared by the commands about stored games: progress, reports and errors.

use crate::console::{Console, Outcome};
use anyhow::{Error, Result};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};
use std::path::Path;
use tratto_server::{Checked, FileFlaw, Flaw, GameFlaw, Progress, Stage, StoreError, StoreTrouble, Watcher};
use tratto_words::{Words, say};

/// Runs slow work with a progress bar on a terminal.
pub(crate) fn watched<T>(console: &Console<'_>, work: impl FnOnce(Watcher<'_>) -> T) -> T {
    let words = console.words;
    if !console.progress {
        return work(&|_| {});
    }
    let style = ProgressStyle::with_template("{msg} {bar:40} {percent}% {elapsed}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::stderr()).with_style(style);
    let done = work(&|progress: Progress| {
        bar.set_message(match progress.stage {
            Stage::Copying => say!(words, "kept-copying"),
            Stage::Integrity => say!(words, "kept-integrity"),
            Stage::Games => say!(words, "kept-games"),
        });
        bar.set_length(progress.total);
        bar.set_position(progress.done);
    });
    bar.finish_and_clear();
    done
}

/// Why a file cannot be worked with, as a sentence.
pub(crate) fn refused(words: &Words, error: &StoreError, path: &Path) -> Error {
    let named = match error {
        StoreError::Open { path, .. }
        | StoreError::Version { path, .. }
        | StoreError::Outdated { path, .. }
        | StoreError::Exists { path }
        | StoreError::Empty { path }
        | StoreError::InUse { path }
        | StoreError::Foreign { path, .. } => path,
        _ => path,
    };
    let path = named.display().to_string();
    Error::msg(match error.trouble() {
        StoreTrouble::CannotOpen => say!(words, "kept-cannot-open", path = path),
        StoreTrouble::NotADatabase => say!(words, "kept-other", path = path),
        StoreTrouble::Foreign => say!(words, "kept-foreign", path = path),
        StoreTrouble::Newer => say!(words, "kept-newer", path = path),
        StoreTrouble::Older => say!(words, "kept-older", path = path),
        StoreTrouble::Exists => say!(words, "kept-exists", path = path),
        StoreTrouble::Empty => say!(words, "kept-empty", path = path),
        StoreTrouble::InUse => say!(words, "kept-in-use", path = path),
        StoreTrouble::Full => say!(words, "kept-full", path = path),
        _ => say!(words, "kept-failed", path = path, reason = error.to_string()),
    })
}

/// What was found, told or as JSON; `extra` goes into the JSON beside it.
pub(crate) fn report(console: &mut Console<'_>, checked: &Checked, extra: Value) -> Result<Outcome> {
    let words = console.words;
    if console.json {
        let mut answer = as_json(words, checked);
        if let (Some(answer), Value::Object(extra)) = (answer.as_object_mut(), extra) {
            answer.extend(extra);
        }
        console.answer(&answer)?;
    } else {
        let layout = console.layout();
        for flaw in &checked.file {
            writeln!(console.out, "{} {}", layout.bad("✗"), file_flaw(words, flaw))?;
        }
        for flaw in &checked.flaws {
            writeln!(console.out, "{} {}", layout.bad("✗"), of_game(words, flaw))?;
        }
        if checked.left_off > 0 {
            writeln!(console.out, "{}", say!(words, "kept-left-off", count = checked.left_off))?;
        }
        let (games, events) = (checked.games, checked.events);
        let line = if checked.is_sound() {
            let tick = layout.good("✓");
            format!("{tick} {}", say!(words, "kept-sound", games = games, events = events))
        } else {
            let count = (checked.file.len() + checked.flaws.len()) as u64 + checked.left_off;
            say!(words, "kept-unsound", count = count, games = games, events = events)
        };
        writeln!(console.out, "{line}")?;
        let (games, events) = rates(checked);
        writeln!(console.out, "{}", layout.faint(say!(words, "kept-rate", games = games, events = events)))?;
    }
    Ok(if checked.is_sound() { Outcome::Done } else { Outcome::No })
}

/// Games and events a second.
fn rates(checked: &Checked) -> (u64, u64) {
    let seconds = checked.elapsed.as_secs_f64().max(1e-6);
    ((checked.games as f64 / seconds) as u64, (checked.events as f64 / seconds) as u64)
}

fn as_json(words: &Words, checked: &Checked) -> Value {
    let (games, events) = rates(checked);
    let of_file = checked.file.iter().map(|flaw| json!({ "sentence": file_flaw(words, flaw) }));
    let of_games = checked.flaws.iter().map(|found| {
        json!({
            "game": found.game, "number": found.number, "event": found.flaw.event(),
            "kind": found.flaw.kind(), "sentence": of_game(words, found),
        })
    });
    json!({
        "sound": checked.is_sound(), "games": checked.games, "events": checked.events,
        "tombstones": checked.tombstones, "games_per_second": games, "events_per_second": events,
        "file_flaws": of_file.collect::<Vec<_>>(), "flaws": of_games.collect::<Vec<_>>(), "left_off": checked.left_off,
    })
}

fn file_flaw(words: &Words, flaw: &FileFlaw) -> String {
    match flaw {
        FileFlaw::Integrity(line) => say!(words, "kept-flaw-integrity", line = line),
        FileFlaw::Orphans { table, parent, rows } => {
            say!(words, "kept-flaw-orphans", table = table, parent = parent, rows = *rows)
        }
        FileFlaw::DeletedButPresent { game } => say!(words, "kept-flaw-undead", game = game),
        FileFlaw::Unreadable(reason) => say!(words, "kept-flaw-file", reason = reason),
        other => format!("{other:?}"),
    }
}

fn of_game(words: &Words, found: &GameFlaw) -> String {
    let name = if found.game.is_empty() { format!("#{}", found.number) } else { found.game.clone() };
    say!(words, "kept-flaw", game = name, what = game_flaw(words, &found.flaw))
}

fn game_flaw(words: &Words, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Unreadable { event: Some(event), reason } => {
            say!(words, "kept-flaw-event", event = *event, reason = reason)
        }
        Flaw::Unreadable { event: None, reason } => say!(words, "kept-flaw-unreadable", reason = reason),
        Flaw::Settings { reason } => say!(words, "kept-flaw-settings", reason = reason),
        Flaw::Root => say!(words, "kept-flaw-root"),
        Flaw::Gap { event } => say!(words, "kept-flaw-gap", event = *event),
        Flaw::Hash { event } => say!(words, "kept-flaw-hash", event = *event),
        Flaw::Act { event, act, reason } => {
            // A damaged file may contain anything: escape it.
            let act = format!("{act:?}");
            say!(words, "kept-flaw-act", event = *event, act = act, reason = reason)
        }
        Flaw::Head { column, stored, replayed } => {
            let stored = format!("{stored:?}");
            say!(words, "kept-flaw-head", column = *column, stored = stored, replayed = replayed)
        }
        other => other.to_string(),
    }
}
