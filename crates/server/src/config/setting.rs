//! The table of settings: keys in the file, environment variables, output of `--print-config` and documentation all use it.

use super::Config;
use super::file::{SettingError, SettingSource};
use super::value::{Raw, Value, Wanted};

/// One setting.
pub struct Setting {
    /// Its key in the configuration file, such as `limits.requests.burst`.
    pub key: &'static str,
    /// The values it accepts.
    pub wanted: Wanted,
    get: fn(&Config) -> String,
    pub(super) set: fn(&mut Config, &Raw) -> bool,
}

/// A row for each field of [`Config`], by its path.
macro_rules! settings {
    ($($first:ident $(. $rest:ident)*),* $(,)?) => {
        const SETTINGS: &[Setting] = &[$(Setting {
            key: concat!(stringify!($first) $(, ".", stringify!($rest))*),
            wanted: wanted(|config| &config.$first $(.$rest)*),
            get: |config| Value::toml(&config.$first $(.$rest)*),
            set: |config, raw| match Value::read(raw) {
                Some(value) => {
                    config.$first $(.$rest)* = value;
                    true
                }
                None => false,
            },
        }),*];
    };
}

/// The values that a field's type accepts.
const fn wanted<T: Value>(_: fn(&Config) -> &T) -> Wanted {
    T::WANTED
}

settings! {
    addr,
    db,
    origin,
    trust_proxy,
    metrics,
    log,
    log_format,
    keep_days,
    engine,
    limits.requests.burst,
    limits.requests.per_second,
    limits.games.burst,
    limits.games.per_second,
    limits.questions.burst,
    limits.questions.per_second,
    limits.passwords.burst,
    limits.passwords.per_second,
    limits.guesses.burst,
    limits.guesses.per_second,
    limits.acts.burst,
    limits.acts.per_second,
    limits.acts_by_address.burst,
    limits.acts_by_address.per_second,
    limits.judging.burst,
    limits.judging.per_second,
    limits.replays.burst,
    limits.replays.per_second,
    limits.messages.burst,
    limits.messages.per_second,
    limits.messages_by_address.burst,
    limits.messages_by_address.per_second,
    limits.games_by_account,
    limits.sockets,
    limits.connections,
    limits.all_connections,
    caps.events,
    caps.between_moves,
    timeouts.head,
    timeouts.body,
    timeouts.idle,
    timeouts.stop,
}

impl Setting {
    /// Its environment variable, such as `TRATTO_LIMITS_REQUESTS_BURST`.
    pub fn variable(&self) -> String {
        format!("TRATTO_{}", self.key.replace('.', "_").to_uppercase())
    }

    /// Its value in a configuration, as TOML.
    pub fn value(&self, config: &Config) -> String {
        (self.get)(config)
    }

    /// Its value in a configuration, as JSON; a text where JSON has no number for it, as for infinity.
    pub fn json(&self, config: &Config) -> serde_json::Value {
        let text = self.value(config);
        let read = toml::from_str::<toml::Table>(&format!("value = {text}")).ok();
        let value = read.and_then(|table| serde_json::to_value(table.get("value")?).ok());
        value.filter(|value| !value.is_null()).unwrap_or(serde_json::Value::String(text))
    }
}

impl Config {
    /// All settings.
    pub fn settings() -> &'static [Setting] {
        SETTINGS
    }

    /// Sets one value from the command line: without quotation marks, lists separated by commas.
    pub fn set(&mut self, key: &str, text: &str) -> Result<(), SettingError> {
        let unknown = || SettingError::unknown(key, None);
        let setting = SETTINGS.iter().find(|setting| setting.key == key).ok_or_else(unknown)?;
        self.put(setting, &Raw::Plain(text.to_owned()), text, SettingSource::Flag)
    }

    /// Applies the environment variables. An empty variable is ignored.
    pub fn read_environment(
        &mut self,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<(), SettingError> {
        for setting in SETTINGS {
            let name = setting.variable();
            let Some(text) = variable(&name).filter(|text| !text.is_empty()) else { continue };
            self.put(setting, &Raw::Plain(text.clone()), &text, SettingSource::Environment { name })?;
        }
        Ok(())
    }

    pub(super) fn put(
        &mut self,
        setting: &'static Setting,
        raw: &Raw,
        found: &str,
        place: SettingSource,
    ) -> Result<(), SettingError> {
        if (setting.set)(self, raw) {
            return Ok(());
        }
        let (key, wanted) = (setting.key, setting.wanted);
        Err(SettingError::Wrong { key, wanted, found: found.to_owned(), place })
    }

    /// The whole configuration as a file that reads back to the same, with a comment above each setting.
    pub fn print(&self, about: impl Fn(&'static Setting) -> String) -> String {
        let mut text = String::new();
        let mut section = "";
        for setting in SETTINGS {
            let (table, name) = setting.key.split_once('.').unwrap_or(("", setting.key));
            if table != section {
                section = table;
                text.push_str(&format!("[{table}]\n\n"));
            }
            for line in about(setting).lines() {
                text.push_str(&format!("# {line}\n"));
            }
            text.push_str(&format!("{name} = {}\n\n", setting.value(self)));
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
        text
    }
}
