//! The server's configuration: flags override the environment, which overrides the file, which overrides the defaults.

use crate::console::Console;
use anyhow::{Error, Result};
use clap::ArgMatches;
use serde_json::{Map, Value};
use std::net::SocketAddr;
use std::path::PathBuf;
use tratto_server::{
    Config, LogLevel, Network, Networks, Origin, Setting, SettingError, SettingSource, Wanted, set_log_level,
};
use tratto_words::{Words, say};

/// The variable that names the configuration file.
const FILE: &str = "TRATTO_CONFIG";

/// Errors in a configuration, and the file in which they are, if any.
struct Faults {
    path: Option<String>,
    faults: Vec<SettingError>,
}

/// The effective configuration.
pub(super) fn effective(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Config> {
    let path = matches.get_one::<String>("config").cloned().or_else(|| console.variable(FILE));
    let text = match &path {
        Some(path) => Some((path.clone(), console.read_text(path)?)),
        None => None,
    };
    let told = put_together(matches, text, |name| console.variable(name));
    told.map_err(|Faults { path, faults }| {
        let path = path.map(|path| console.shown_path(&path));
        let told = |fault: &SettingError| said(console.words, path.as_deref(), fault);
        let sentences: Vec<String> = faults.iter().map(told).collect();
        Error::msg(sentences.join("\n  "))
    })
}

fn put_together(
    matches: &ArgMatches,
    file: Option<(String, String)>,
    variable: impl Fn(&str) -> Option<String>,
) -> Result<Config, Faults> {
    let mut config = Config::default();
    let alone = |fault| Faults { path: None, faults: vec![fault] };
    if let Some((path, text)) = file {
        config.read_file(&text).map_err(|faults| Faults { path: Some(path), faults })?;
    }
    config.read_environment(variable).map_err(alone)?;
    for (key, value) in matches.get_many::<(String, String)>("set").into_iter().flatten() {
        config.set(key, value).map_err(alone)?;
    }
    if let Some(addr) = matches.get_one::<SocketAddr>("addr") {
        config.addr = *addr;
    }
    if let Some(db) = matches.get_one::<PathBuf>("db") {
        config.db.clone_from(db);
    }
    if let Some(addr) = matches.get_one::<SocketAddr>("metrics") {
        config.metrics = Some(*addr);
    }
    for (flag, key) in [("log-level", "log"), ("log-format", "log_format")] {
        if let Some(word) = matches.get_one::<String>(flag) {
            config.set(key, word).map_err(alone)?;
        }
    }
    if let Some(origin) = matches.get_one::<Origin>("origin") {
        config.origin = Some(origin.clone());
    }
    // As for every other flag, the values given here replace those from elsewhere.
    let named = matches.get_many::<Network>("trust-proxy");
    let is_behind = matches.get_flag("behind-proxy");
    if named.is_some() || is_behind {
        let mut trusted = if is_behind { Networks::loopback() } else { Networks::default() };
        named.into_iter().flatten().for_each(|network| trusted.add(*network));
        config.trust_proxy = trusted;
    }
    Ok(config)
}

/// Prints a configuration as a file, or as JSON by key.
pub(super) fn print(config: &Config, console: &mut Console<'_>) -> Result<()> {
    let words = console.words;
    if console.json {
        let entries = Config::settings().iter().map(|setting| (setting.key.to_owned(), setting.json(config)));
        return console.answer(&Value::Object(entries.collect::<Map<_, _>>()));
    }
    let about = |setting: &'static Setting| {
        let what = about(words, setting);
        let wanted = wanted(words, setting.wanted, &SettingSource::File { line: 0 });
        say!(words, "setting-comment", what = what, wanted = wanted, variable = setting.variable())
    };
    writeln!(console.out, "# {}\n", say!(words, "setting-title").replace('\n', "\n# "))?;
    write!(console.out, "{}", config.print(about))?;
    Ok(())
}

/// What a setting is about.
pub(super) fn about(words: &Words, setting: &Setting) -> String {
    say!(words, "setting-about", key = setting.key.replace('.', "-"))
}

/// What would be right for a setting, as it is written there.
fn wanted(words: &Words, wanted: Wanted, place: &SettingSource) -> String {
    let is_file = matches!(place, SettingSource::File { .. });
    let quote = if is_file { "\"" } else { "" };
    match wanted {
        Wanted::Address => say!(words, "wanted-address", quote = quote),
        Wanted::Origin => say!(words, "wanted-origin", quote = quote),
        Wanted::AddressOrNone => say!(words, "wanted-address-or-none", quote = quote),
        Wanted::File => say!(words, "wanted-file", quote = quote),
        Wanted::ProgramOrNone => say!(words, "wanted-program-or-none", quote = quote),
        Wanted::Networks => {
            say!(words, "wanted-networks", place = if is_file { "file" } else { "other" })
        }
        Wanted::Count => say!(words, "wanted-count"),
        Wanted::Days => say!(words, "wanted-days"),
        Wanted::Number => say!(words, "wanted-number"),
        Wanted::Seconds => say!(words, "wanted-seconds"),
        Wanted::OneOf(names) => {
            let names: Vec<String> = names.iter().map(|name| format!("{quote}{name}{quote}")).collect();
            words.list_or(&names)
        }
        _ => String::new(),
    }
}

/// What is wrong, where, and what would be right.
fn said(words: &Words, path: Option<&str>, fault: &SettingError) -> String {
    let path = path.unwrap_or_default();
    let in_file =
        |line: usize, what: String| say!(words, "setting-in-file", path = path, line = line, what = what);
    match fault {
        SettingError::Syntax { line, message } => {
            in_file(*line, say!(words, "setting-syntax", message = message))
        }
        SettingError::Unknown { key, line, nearest } => {
            let what = match nearest {
                Some(nearest) => say!(words, "setting-unknown-near", key = key, nearest = *nearest),
                None => say!(words, "setting-unknown", key = key),
            };
            match line {
                Some(line) => in_file(*line, what),
                None => what,
            }
        }
        SettingError::Wrong { key, wanted: right, found, place } => {
            let right = wanted(words, *right, place);
            let what = say!(words, "setting-wrong", key = *key, found = found, wanted = right);
            match place {
                SettingSource::File { line } => in_file(*line, what),
                SettingSource::Environment { name } => {
                    say!(words, "setting-in-environment", name = name, what = what)
                }
                _ => what,
            }
        }
        other => other.to_string(),
    }
}

/// Reloads the log level on SIGHUP, which is caught from the call on.
#[cfg(unix)]
pub(super) fn reload(matches: ArgMatches) -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{SignalKind, signal};
    let told = signal(SignalKind::hangup());
    async move {
        let Ok(mut told) = told else { return };
        while told.recv().await.is_some() {
            match level(&matches) {
                Ok(level) => {
                    set_log_level(level);
                    tracing::info!(level = level.name(), "the level of the log was read anew");
                }
                Err(fault) => tracing::error!(fault, "the configuration was not read anew"),
            }
        }
    }
}

#[cfg(not(unix))]
pub(super) async fn reload(_: ArgMatches) {}

/// The effective log level, or what is wrong with it.
#[cfg(unix)]
fn level(matches: &ArgMatches) -> Result<LogLevel, String> {
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let path = matches.get_one::<String>("config").cloned().or_else(|| variable(FILE));
    let file = match path.filter(|path| path != "-") {
        None => None,
        Some(path) => {
            let text = std::fs::read_to_string(&path).map_err(|error| error.to_string())?;
            Some((path, text))
        }
    };
    let told = put_together(matches, file, variable);
    let first = |Faults { faults, .. }: Faults| faults.first().map(ToString::to_string).unwrap_or_default();
    told.map(|config| config.log).map_err(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tratto_words::Lang;

    #[test]
    fn every_setting_has_a_sentence_of_its_own() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let unknown = say!(words, "setting-about", key = "no-such-key");
            let all: Vec<String> = Config::settings().iter().map(|setting| about(words, setting)).collect();
            let different: BTreeSet<&String> = all.iter().collect();
            assert_eq!(different.len(), all.len());
            assert!(!different.contains(&unknown));
        }
    }
}
