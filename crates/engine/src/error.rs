//! Errors of engines.

use crate::question::Unfit;
use std::io;
use std::time::Duration;

/// What the engine was doing when it failed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Phase {
    /// Answering `uci`.
    Greeting,
    /// Answering `isready`.
    Ready,
    /// Thinking about a question.
    Thinking,
    /// Stopping, after `stop`.
    Stopping,
}

/// Why there is no answer from an engine.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// It did not start.
    #[error("the engine {program} does not start: {source}")]
    Start {
        /// Which program.
        program: String,
        /// Why.
        source: io::Error,
    },
    /// It said nothing for too long, and was killed.
    #[error("the engine said nothing for {after:?} when it was asked ({phase:?})")]
    Silent {
        /// What it was doing.
        phase: Phase,
        /// How long the caller waited.
        after: Duration,
    },
    /// Its process ended.
    #[error("the engine ended by itself ({phase:?}): {status}")]
    Died {
        /// What it was doing.
        phase: Phase,
        /// How it ended.
        status: String,
    },
    /// It sent a line that is longer than any valid answer.
    #[error("the engine sent a line of more than {most} bytes")]
    TooLong {
        /// The limit.
        most: usize,
    },
    /// It named a move that is not legal in the position, or no move where there is one.
    #[error("the engine answered {text:?}, which is no legal move there")]
    NoSuchMove {
        /// The move as the engine wrote it.
        text: String,
    },
    /// It gave a best move, but no line with an evaluation.
    #[error("the engine gave a move and no evaluation")]
    NoLine,
    /// The question is not one for an engine.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// The caller ended the search.
    #[error("stopped by the caller")]
    Stopped,
}
