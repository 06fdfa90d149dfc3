//! The types of values that a setting may have: read from TOML and from plain text, and written as TOML.

use crate::guard::{Network, Networks, Origin};
use crate::log::{LogFormat, LogLevel};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// What a setting accepts. Error messages make a sentence of it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum Wanted {
    /// An address and a port.
    Address,
    /// An address and a port, or an empty text for none.
    AddressOrNone,
    /// An address as browsers write it, or an empty text for none.
    Origin,
    /// A file name.
    File,
    /// The name or path of a program, or an empty text for none.
    ProgramOrNone,
    /// Addresses and networks.
    Networks,
    /// A whole number from 1 on.
    Count,
    /// A whole number of days from 1 on, or 0 for never.
    Days,
    /// A number that is not below zero, or `inf`.
    Number,
    /// Seconds, from a thousandth to a day.
    Seconds,
    /// One of these words.
    OneOf(&'static [&'static str]),
}

/// A value before it is interpreted.
#[derive(Clone, Debug)]
pub(super) enum Raw {
    /// From the environment or the command line, where a number cannot be told from a text.
    Plain(String),
    /// A text of TOML.
    Text(String),
    /// An integer or float of TOML, as it is written.
    Number(String),
    /// An array of texts.
    List(Vec<String>),
    /// Anything else.
    Other,
}

impl Raw {
    fn text(&self) -> Option<&str> {
        match self {
            Raw::Plain(text) | Raw::Text(text) => Some(text),
            _ => None,
        }
    }

    fn number<T: std::str::FromStr>(&self) -> Option<T> {
        match self {
            Raw::Plain(text) | Raw::Number(text) => text.replace('_', "").parse().ok(),
            _ => None,
        }
    }
}

/// A type that a setting may have.
pub(super) trait Value: Sized {
    const WANTED: Wanted;

    fn read(raw: &Raw) -> Option<Self>;

    /// As it is written in a configuration file.
    fn toml(&self) -> String;
}

/// A text of TOML.
fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

impl Value for SocketAddr {
    const WANTED: Wanted = Wanted::Address;

    fn read(raw: &Raw) -> Option<SocketAddr> {
        raw.text()?.parse().ok()
    }

    fn toml(&self) -> String {
        quoted(&self.to_string())
    }
}

impl Value for Option<SocketAddr> {
    const WANTED: Wanted = Wanted::AddressOrNone;

    fn read(raw: &Raw) -> Option<Option<SocketAddr>> {
        match raw.text()? {
            "" => Some(None),
            text => text.parse().ok().map(Some),
        }
    }

    fn toml(&self) -> String {
        quoted(&self.map(|addr| addr.to_string()).unwrap_or_default())
    }
}

impl Value for Option<Origin> {
    const WANTED: Wanted = Wanted::Origin;

    fn read(raw: &Raw) -> Option<Option<Origin>> {
        match raw.text()? {
            "" => Some(None),
            text => text.parse().ok().map(Some),
        }
    }

    fn toml(&self) -> String {
        quoted(self.as_ref().map(Origin::as_str).unwrap_or_default())
    }
}

impl Value for PathBuf {
    const WANTED: Wanted = Wanted::File;

    fn read(raw: &Raw) -> Option<PathBuf> {
        raw.text().filter(|text| !text.is_empty() && !text.contains('\0')).map(PathBuf::from)
    }

    fn toml(&self) -> String {
        quoted(&self.to_string_lossy())
    }
}

impl Value for Option<String> {
    const WANTED: Wanted = Wanted::ProgramOrNone;

    fn read(raw: &Raw) -> Option<Option<String>> {
        let text = raw.text().filter(|text| !text.contains('\0'))?;
        Some((!text.is_empty()).then(|| text.to_owned()))
    }

    fn toml(&self) -> String {
        quoted(self.as_deref().unwrap_or_default())
    }
}

impl Value for Networks {
    const WANTED: Wanted = Wanted::Networks;

    fn read(raw: &Raw) -> Option<Networks> {
        let read = |text: &str| text.trim().parse::<Network>().ok();
        match raw {
            Raw::List(items) => items.iter().map(|item| read(item)).collect(),
            // In the environment, separated by commas.
            Raw::Plain(text) if text.trim().is_empty() => Some(Networks::default()),
            Raw::Plain(text) => text.split(',').map(read).collect(),
            _ => None,
        }
    }

    fn toml(&self) -> String {
        let items: Vec<String> = self.iter().map(|network| quoted(&network.to_string())).collect();
        format!("[{}]", items.join(", "))
    }
}

impl Value for u32 {
    const WANTED: Wanted = Wanted::Count;

    fn read(raw: &Raw) -> Option<u32> {
        raw.number().filter(|number| *number >= 1)
    }

    fn toml(&self) -> String {
        self.to_string()
    }
}

impl Value for Option<u32> {
    const WANTED: Wanted = Wanted::Days;

    fn read(raw: &Raw) -> Option<Option<u32>> {
        raw.number().map(|days: u32| (days > 0).then_some(days))
    }

    fn toml(&self) -> String {
        self.unwrap_or(0).to_string()
    }
}

impl Value for u64 {
    const WANTED: Wanted = Wanted::Count;

    fn read(raw: &Raw) -> Option<u64> {
        u32::read(raw).map(u64::from)
    }

    fn toml(&self) -> String {
        self.to_string()
    }
}

impl Value for f64 {
    const WANTED: Wanted = Wanted::Number;

    fn read(raw: &Raw) -> Option<f64> {
        raw.number().filter(|number: &f64| *number >= 0.0)
    }

    fn toml(&self) -> String {
        self.to_string()
    }
}

impl Value for Duration {
    const WANTED: Wanted = Wanted::Seconds;

    fn read(raw: &Raw) -> Option<Duration> {
        let seconds = raw.number::<f64>().filter(|seconds| (0.001..=86_400.0).contains(seconds))?;
        Some(Duration::from_millis((seconds * 1_000.0).round() as u64))
    }

    fn toml(&self) -> String {
        self.as_secs_f64().to_string()
    }
}

/// Implements `Value` for an enumeration with a table of names.
macro_rules! words {
    ($($type:ty),*) => {$(
        impl Value for $type {
            const WANTED: Wanted = Wanted::OneOf(<$type>::NAMES);

            fn read(raw: &Raw) -> Option<$type> {
                raw.text()?.parse().ok()
            }

            fn toml(&self) -> String {
                quoted(self.name())
            }
        }
    )*};
}

words!(LogFormat);

impl Value for LogLevel {
    const WANTED: Wanted = Wanted::OneOf(LogLevel::NAMES);

    fn read(raw: &Raw) -> Option<LogLevel> {
        match raw {
            // `TRATTO_LOG=1` was the only way to log requests in earlier versions.
            Raw::Plain(text) if text == "1" => Some(LogLevel::Debug),
            raw => raw.text()?.parse().ok(),
        }
    }

    fn toml(&self) -> String {
        quoted(self.name())
    }
}
