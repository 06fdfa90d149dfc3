//! Reads the configuration file, and names what is wrong with it.

use super::Config;
use super::setting::Setting;
use super::value::{Raw, Wanted};
use std::ops::Range;
use thiserror::Error;
use toml::de::{DeTable, DeValue};

/// Where a value comes from.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum SettingSource {
    /// In the file, at this line.
    File {
        /// From 1.
        line: usize,
    },
    /// In this environment variable.
    Environment {
        /// Its name.
        name: String,
    },
    /// On the command line.
    Flag,
}

/// What is wrong with a configuration.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum SettingError {
    /// The file is not TOML.
    #[error("line {line} is not TOML: {message}")]
    Syntax {
        /// From 1.
        line: usize,
        /// The message of the TOML parser.
        message: String,
    },
    /// There is no such setting.
    #[error("there is no setting {key}")]
    Unknown {
        /// What was asked for.
        key: String,
        /// Where, in a file.
        line: Option<usize>,
        /// What was probably meant.
        nearest: Option<&'static str>,
    },
    /// A value that the setting does not accept.
    #[error("{found} is no value for {key}")]
    Wrong {
        /// The setting.
        key: &'static str,
        /// What it accepts.
        wanted: Wanted,
        /// The value found, as it is written.
        found: String,
        /// Where.
        place: SettingSource,
    },
}

impl SettingError {
    /// The line of the file, where it is in one.
    fn line(&self) -> Option<usize> {
        match self {
            SettingError::Syntax { line, .. }
            | SettingError::Wrong { place: SettingSource::File { line }, .. } => Some(*line),
            SettingError::Unknown { line, .. } => *line,
            SettingError::Wrong { .. } => None,
        }
    }

    pub(super) fn unknown(key: &str, line: Option<usize>) -> SettingError {
        // The typing error may also be in the name of a section.
        let sections = |key: &'static str| key.match_indices('.').map(|(at, _)| &key[..at]).chain([key]);
        let known = Config::settings().iter().flat_map(|setting| sections(setting.key));
        let nearest = known.map(|known| (changes(known, key), known)).min();
        let nearest =
            nearest.filter(|(distance, _)| *distance <= 2.max(key.len() / 4)).map(|(_, known)| known);
        SettingError::Unknown { key: key.to_owned(), line, nearest }
    }
}

/// The Levenshtein distance of two words.
fn changes(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, letter) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (column, found) in other.iter().enumerate() {
            let kept = diagonal + usize::from(letter != *found);
            diagonal = row[column + 1];
            row[column + 1] = kept.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

/// The line of a byte offset, from 1.
fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count()
}

impl Config {
    /// Applies a configuration file, or returns everything that is wrong with it.
    pub fn read_file(&mut self, text: &str) -> Result<(), Vec<SettingError>> {
        let document = DeTable::parse(text).map_err(|error| {
            let line = line_of(text, error.span().map_or(0, |span| span.start));
            vec![SettingError::Syntax { line, message: error.message().to_owned() }]
        })?;
        let mut reader = Reader { config: self, text, faults: Vec::new() };
        reader.table("", document.get_ref());
        reader.faults.sort_by_key(SettingError::line);
        if reader.faults.is_empty() { Ok(()) } else { Err(reader.faults) }
    }
}

struct Reader<'a> {
    config: &'a mut Config,
    text: &'a str,
    faults: Vec<SettingError>,
}

impl Reader<'_> {
    fn table(&mut self, above: &str, table: &DeTable<'_>) {
        for (name, value) in table.iter() {
            let key = if above.is_empty() {
                name.get_ref().to_string()
            } else {
                format!("{above}.{}", name.get_ref())
            };
            let setting = Config::settings().iter().find(|setting| setting.key == key);
            match (setting, value.get_ref()) {
                (Some(setting), found) => {
                    let raw = raw(found);
                    let place = SettingSource::File { line: line_of(self.text, value.span().start) };
                    let found = self.shown(value.span());
                    if let Err(fault) = self.config.put(setting, &raw, &found, place) {
                        self.faults.push(fault);
                    }
                }
                (None, DeValue::Table(inner)) if is_section(&key) => self.table(&key, inner),
                (None, _) => {
                    let line = line_of(self.text, name.span().start);
                    self.faults.push(SettingError::unknown(&key, Some(line)));
                }
            }
        }
    }

    /// A value as it is written in the file, shortened if it is long.
    fn shown(&self, span: Range<usize>) -> String {
        let whole = self.text.get(span).unwrap_or_default();
        let mut line: String = whole.lines().next().unwrap_or_default().chars().take(60).collect();
        if line.len() < whole.len() {
            line.push('…');
        }
        line
    }
}

/// Whether a key is the prefix of any setting.
fn is_section(key: &str) -> bool {
    let below = |setting: &Setting| setting.key.strip_prefix(key).is_some_and(|rest| rest.starts_with('.'));
    Config::settings().iter().any(below)
}

fn raw(value: &DeValue<'_>) -> Raw {
    match value {
        DeValue::String(text) => Raw::Text(text.to_string()),
        DeValue::Integer(number) if number.radix() == 10 => Raw::Number(number.as_str().to_owned()),
        DeValue::Float(number) => Raw::Number(number.as_str().to_owned()),
        DeValue::Array(items) => {
            let texts = items.iter().map(|item| item.get_ref().as_str().map(str::to_owned));
            texts.collect::<Option<Vec<_>>>().map_or(Raw::Other, Raw::List)
        }
        _ => Raw::Other,
    }
}
