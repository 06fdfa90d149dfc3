//! What can go wrong with an engine.

use crate::question::Unfit;
use std::io;
use std::time::Duration;

/// What the engine was asked for when it failed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Phase {
    /// To say who it is.
    Greeting,
    /// To be ready.
    Ready,
    /// To think.
    Thinking,
    /// To stop thinking.
    Stopping,
}

/// An engine failed. None of these is an opinion: whoever asked is told that there is none.
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
        /// What it was asked for.
        phase: Phase,
        /// How long it was waited for.
        after: Duration,
    },
    /// Its process ended.
    #[error("the engine ended by itself ({phase:?}): {status}")]
    Died {
        /// What it was asked for.
        phase: Phase,
        /// How it ended.
        status: String,
    },
    /// It sent a line that is longer than any answer.
    #[error("the engine sent a line of more than {most} bytes")]
    TooLong {
        /// What is allowed.
        most: usize,
    },
    /// It named a move that is not legal in the position, or no move where there is one.
    #[error("the engine answered {text:?}, which is no legal move there")]
    NoSuchMove {
        /// What it said.
        text: String,
    },
    /// It gave a best move and no line that tells why.
    #[error("the engine gave a move and no evaluation")]
    NoLine,
    /// The question cannot be put to an engine.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// Whoever asked did not want to wait any longer.
    #[error("stopped by whoever asked")]
    Stopped,
}
