//! The engine of this server, if it has one: found, or set by the operator.

use crate::error::ServerError;
use std::sync::Arc;
use tratto_board::{IllegalMove, Position};
use tratto_engine::{EngineError, Pool, Program, Question};
use tratto_lore::coach::{Opinion, Score, Source};
use tratto_words::{Words, say};

/// The setting of a server that is to have no engine.
const NONE: &str = "none";

/// The engine that the setting names; without one Stockfish, if it is on the path or in `/usr/games`. An engine that is named and not there
/// is reported in the log, and the server runs without.
pub(crate) fn pool(named: Option<&str>) -> Option<Arc<Pool>> {
    if named == Some(NONE) {
        return None;
    }
    match Program::find(named) {
        Ok(program) => {
            tracing::debug!(program = %program.path().display(), "there is an engine");
            Some(Arc::new(Pool::new(program, 1)))
        }
        Err(_) if named.is_none() => None,
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

/// What an engine thinks of a position, as the coach takes it in: with the engine's name and what it spent.
pub fn engine_opinion(at: &Position, told: &tratto_engine::Opinion) -> Result<Opinion, IllegalMove> {
    let best = told.variations.first();
    let score = match best.map(|best| best.score) {
        Some(tratto_engine::Score::Mate(moves)) => Score::Mate(moves),
        Some(tratto_engine::Score::Centipawns(score)) => Score::Centipawns(score),
        None => Score::Centipawns(0),
    };
    let line = best.map_or_else(|| vec![told.best], |best| best.moves.clone());
    Opinion::new(at, Source { engine: told.engine.clone(), nodes: told.nodes }, score, line)
}

/// Asks about a position. Where the game is over, or could not have come about, there is nothing to ask.
pub(crate) fn ask(
    pool: &Pool,
    at: &Position,
    nodes: u64,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Option<Opinion>, ServerError> {
    match pool.ask(&Question::about(*at).nodes(nodes), watch) {
        Ok(told) => engine_opinion(at, &told).map(Some).map_err(ServerError::internal),
        Err(EngineError::Unfit(_)) => Ok(None),
        Err(error) => Err(ServerError::engine(error)),
    }
}
