//! The engine of this server, if it has one: an operator's setting.

use crate::error::ServerError;
use std::sync::Arc;
use tratto_engine::{EngineError, Pool, Program};
use tratto_words::{Words, say};

/// The engine that the setting names. One that is not there is reported in the log, and the server runs without.
pub(crate) fn pool(named: Option<&str>) -> Option<Arc<Pool>> {
    let named = named?;
    match Program::find(Some(named)) {
        Ok(program) => Some(Arc::new(Pool::new(program, 1))),
        Err(missing) => {
            tracing::warn!(engine = %missing.name, looked_in = ?missing.looked_in, "there is no such engine");
            None
        }
    }
}

/// What went wrong with an engine, as a clause.
pub fn engine_fault(error: &EngineError, words: &Words) -> String {
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

impl From<EngineError> for ServerError {
    fn from(error: EngineError) -> ServerError {
        ServerError::Engine(Arc::new(error))
    }
}
