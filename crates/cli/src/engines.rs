//! Chess engines for the commands that ask one: found, and their failures told in the reader's language.

use anyhow::{Error, Result};
use clap::{Arg, ArgMatches};
use tratto_engine::{Pool, Program};
pub(crate) use tratto_server::engine_fault as fault;
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
