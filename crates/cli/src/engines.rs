//! Chess engines for the commands that ask one: found, and their failures told in the reader's language.

use anyhow::{Error, Result};
use clap::{Arg, ArgMatches};
use tratto_engine::{EngineError, Pool, Program};
use tratto_words::{Words, say};

/// The option that switches an engine on: by itself the one that is found, or by name or path.
pub(crate) fn option(words: &Words, help: String) -> Arg {
    crate::usage::option(words, "engine", say!(words, "value-engine"), help)
        .num_args(0..=1)
        .default_missing_value("")
}

/// The engine that was asked for; none if none was.
pub(crate) fn chosen(matches: &ArgMatches, words: &Words) -> Result<Option<Pool>> {
    let Some(named) = matches.get_one::<String>("engine") else { return Ok(None) };
    let named = Some(named.as_str()).filter(|name| !name.is_empty());
    let program = Program::find(named).map_err(|missing| {
        let places = words.list(&missing.looked_in);
        Error::msg(say!(words, "engine-missing", name = missing.name, places = places))
    })?;
    Ok(Some(Pool::new(program, rayon::current_num_threads())))
}

/// What went wrong with an engine.
pub(crate) fn fault(error: &EngineError, words: &Words) -> String {
    match error {
        EngineError::Start { program, source } => {
            say!(words, "engine-start", program = program, reason = source.to_string())
        }
        EngineError::Silent { .. } => say!(words, "engine-silent"),
        EngineError::Died { status, .. } => say!(words, "engine-died", status = status),
        EngineError::NoSuchMove { text } => say!(words, "engine-lied", text = text),
        EngineError::Unfit(_) => say!(words, "engine-unfit"),
        EngineError::Stopped => say!(words, "engine-stopped"),
        _ => say!(words, "engine-babble"),
    }
}
