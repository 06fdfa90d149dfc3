//! The log on standard error, for the operator.
//!
//! A thread of its own writes the lines. If they are not read fast enough, lines are dropped and the loss is reported; games
//! never wait for the log. No line contains a secret: types that hold one have no `Debug` (`guard/token.rs`), and requests are
//! logged by route pattern. Control characters are escaped, so that a user's name cannot forge a line.

use crate::time::{moment, system_time};
use serde_json::{Map, Value, json};
use std::fmt;
use std::io::Write;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, TrySendError, channel, sync_channel};
use std::time::{Duration, Instant};
use thiserror::Error;
use tracing::field::{Field, Visit};
use tracing::level_filters::LevelFilter;
use tracing::subscriber::{Interest, Subscriber};
use tracing::{Event, Level, Metadata};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

/// The most lines that may be queued.
const WAITING: usize = 4_096;
/// How long the end of the program waits for the last lines.
const PATIENCE: Duration = Duration::from_secs(1);

/// The text is none of the allowed words.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[error("{0:?} is none of the words that can be meant")]
pub struct UnknownWord(String);

/// Defines an enumeration with names.
macro_rules! words {
    ($(#[$about:meta])* $type:ident: $($(#[$doc:meta])* $variant:ident = $name:literal),* $(,)?) => {
        $(#[$about])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
        #[repr(u8)]
        pub enum $type {
            $($(#[$doc])* $variant),*
        }

        impl $type {
            /// Their names, in order.
            pub const NAMES: &[&str] = &[$($name),*];

            /// Its name.
            pub fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name),*
                }
            }
        }

        impl FromStr for $type {
            type Err = UnknownWord;

            fn from_str(text: &str) -> Result<$type, UnknownWord> {
                match text {
                    $($name => Ok($type::$variant),)*
                    _ => Err(UnknownWord(text.to_owned())),
                }
            }
        }
    };
}

words! {
    /// The log level: each level includes those before it.
    LogLevel:
    /// Failures.
    Error = "error",
    /// What may become a failure.
    Warn = "warn",
    /// Starts, stops, sign-ins, and the number of refusals.
    Info = "info",
    /// Every request.
    Debug = "debug",
}

words! {
    /// The format of log lines.
    LogFormat:
    /// For people.
    Plain = "plain",
    /// An object of JSON, for programs.
    Json = "json",
}

static LEVEL: AtomicU8 = AtomicU8::new(LogLevel::Info as u8);
static LOST: AtomicU64 = AtomicU64::new(0);

/// Changes the level at run time.
pub fn set_log_level(level: LogLevel) {
    LEVEL.store(level as u8, Ordering::Relaxed);
}

/// How many lines were dropped because they were not read fast enough.
pub(crate) fn lost() -> u64 {
    LOST.load(Ordering::Relaxed)
}

/// Keeps the log open; dropping it flushes.
#[must_use]
pub struct LogGuard(SyncSender<Job>);

enum Job {
    Line(String),
    Flush(Sender<()>),
}

/// Starts the log of this process; `None` if it has been started already.
pub fn start_log(
    level: LogLevel,
    format: LogFormat,
    writer: impl Write + Send + 'static,
) -> Option<LogGuard> {
    set_log_level(level);
    let (queue, waiting) = sync_channel(WAITING);
    let lines = Lines { format, queue: queue.clone() };
    tracing_subscriber::registry().with(lines).try_init().ok()?;
    std::thread::Builder::new()
        .name("log".to_owned())
        .spawn(move || write_all(writer, &waiting, format))
        .ok()?;
    Some(LogGuard(queue))
}

impl Drop for LogGuard {
    fn drop(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        let (tell, told) = channel();
        let mut job = Job::Flush(tell);
        while let Err(TrySendError::Full(back)) = self.0.try_send(job) {
            if Instant::now() > deadline {
                return;
            }
            job = back;
            std::thread::sleep(Duration::from_millis(5));
        }
        let _ = told.recv_timeout(PATIENCE);
    }
}

fn write_all(mut writer: impl Write, waiting: &Receiver<Job>, format: LogFormat) {
    let mut told = 0;
    // A log that cannot be written has nowhere to report it.
    while let Ok(job) = waiting.recv() {
        match job {
            Job::Line(line) => {
                let _ = writer.write_all(line.as_bytes());
                let lost = lost();
                if lost > told {
                    let mut fields = Fields {
                        message: "lines of the log were lost: they are read too slowly".to_owned(),
                        ..Fields::default()
                    };
                    fields.others.push(("lost", json!(lost - told)));
                    told = lost;
                    let line = fields.line(LogLevel::Warn, format, system_time());
                    let _ = writer.write_all(line.as_bytes());
                }
            }
            Job::Flush(tell) => {
                let _ = writer.flush();
                let _ = tell.send(());
            }
        }
    }
}

struct Lines {
    format: LogFormat,
    queue: SyncSender<Job>,
}

fn level_of(level: Level) -> Option<LogLevel> {
    match level {
        Level::ERROR => Some(LogLevel::Error),
        Level::WARN => Some(LogLevel::Warn),
        Level::INFO => Some(LogLevel::Info),
        Level::DEBUG => Some(LogLevel::Debug),
        _ => None,
    }
}

impl<S: Subscriber> Layer<S> for Lines {
    fn register_callsite(&self, metadata: &'static Metadata<'static>) -> Interest {
        // Asked again for every event, because the level may change.
        if level_of(*metadata.level()).is_some() { Interest::sometimes() } else { Interest::never() }
    }

    fn enabled(&self, metadata: &Metadata<'_>, _: Context<'_, S>) -> bool {
        // Events of libraries are excluded: their wording is not ours, and they may contain private data.
        metadata.target().starts_with("tratto")
            && level_of(*metadata.level()).is_some_and(|level| level as u8 <= LEVEL.load(Ordering::Relaxed))
    }

    fn max_level_hint(&self) -> Option<LevelFilter> {
        Some(LevelFilter::DEBUG)
    }

    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let Some(level) = level_of(*event.metadata().level()) else { return };
        let mut fields = Fields::default();
        event.record(&mut fields);
        let line = fields.line(level, self.format, system_time());
        if let Err(TrySendError::Full(_)) = self.queue.try_send(Job::Line(line)) {
            LOST.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// The fields of an event.
#[derive(Default)]
struct Fields {
    message: String,
    others: Vec<(&'static str, Value)>,
}

impl Fields {
    fn put(&mut self, field: &Field, value: Value) {
        match (field.name(), value) {
            ("message", Value::String(text)) => self.message = text,
            (name, value) => self.others.push((name, value)),
        }
    }

    /// The event as a line.
    fn line(self, level: LogLevel, format: LogFormat, at: u64) -> String {
        let mut line = match format {
            LogFormat::Plain => {
                let mut line = format!("{:.3} {:5} {}", moment(at), level.name(), escaped(&self.message));
                for (name, value) in &self.others {
                    line.push_str(&format!(" {name}={}", shown(value)));
                }
                line
            }
            LogFormat::Json => {
                let mut object = Map::new();
                object.insert("time".to_owned(), format!("{:.3}", moment(at)).into());
                object.insert("level".to_owned(), level.name().into());
                object.insert("message".to_owned(), self.message.into());
                object.extend(self.others.into_iter().map(|(name, value)| (name.to_owned(), value)));
                escaped(&Value::Object(object).to_string())
            }
        };
        line.push('\n');
        line
    }
}

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.put(field, format!("{value:?}").into());
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.put(field, value.into());
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.put(field, value.into());
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.put(field, value.into());
    }

    fn record_f64(&mut self, field: &Field, value: f64) {
        self.put(field, value.into());
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.put(field, value.into());
    }
}

/// A value in a plain line, quoted unless it is a single word.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => {
            let is_word = |letter: char| !letter.is_whitespace() && !"\"=\\".contains(letter);
            if !text.is_empty() && text.chars().all(is_word) {
                escaped(text)
            } else {
                escaped(&value.to_string())
            }
        }
        other => other.to_string(),
    }
}

/// Escapes control characters and characters that change the direction of text, as JSON does.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        let steers = letter.is_control()
            || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
        if steers {
            safe.push_str(&format!("\\u{:04x}", u32::from(letter)));
        } else {
            safe.push(letter);
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(format: LogFormat, others: Vec<(&'static str, Value)>) -> String {
        Fields { message: "signed in".to_owned(), others }.line(LogLevel::Info, format, 0)
    }

    #[test]
    fn a_name_cannot_forge_a_line() {
        let name = "x\n1970-01-01 info started\u{1b}[2J\u{202e}\u{85}\u{2028}";
        let plain = line(LogFormat::Plain, vec![("name", name.into()), ("n", 3.into())]);
        let json = line(LogFormat::Json, vec![("name", name.into()), ("n", 3.into())]);
        for line in [&plain, &json] {
            assert_eq!(line.matches('\n').count(), 1, "{line:?}");
            assert!(line.trim_end().chars().all(|letter| !letter.is_control()), "{line:?}");
            assert!(!line.contains('\u{202e}') && !line.contains('\u{2028}'), "{line:?}");
        }
        let object: Value = serde_json::from_str(&json).unwrap();
        assert_eq!(
            (&object["name"], &object["n"], &object["level"]),
            (&json!(name), &json!(3), &json!("info"))
        );
        assert!(plain.starts_with("1970-01-01T00:00:00.000Z info  signed in name=\"x\\n1970"), "{plain}");
        assert!(line(LogFormat::Plain, vec![("addr", "[::1]:80".into())]).ends_with(" addr=[::1]:80\n"));
        assert!(line(LogFormat::Plain, vec![("name", "a=b".into())]).ends_with(" name=\"a=b\"\n"));
    }

    #[test]
    fn words_are_read_as_they_are_written() {
        for name in LogLevel::NAMES {
            assert_eq!(name.parse::<LogLevel>().unwrap().name(), *name);
        }
        assert!("loud".parse::<LogLevel>().is_err());
        assert!(LogLevel::Error < LogLevel::Debug);
    }
}
