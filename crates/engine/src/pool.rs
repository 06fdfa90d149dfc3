//! A pool of engines.

use crate::engine::Engine;
use crate::error::EngineError;
use crate::opinion::Opinion;
use crate::program::Program;
use crate::question::Question;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Engines of one program, started when they are needed and kept for the next question.
///
/// The pool limits only how many idle engines are kept; the caller limits how many work at once. An engine that failed is not kept.
pub struct Pool {
    program: Program,
    most: usize,
    idle: Mutex<Vec<Engine>>,
}

impl Pool {
    /// A pool that keeps at most `most` idle engines.
    pub fn new(program: Program, most: usize) -> Pool {
        Pool { program, most, idle: Mutex::default() }
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Engine>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks an engine of the pool; see [`Engine::ask`].
    pub fn ask(
        &self,
        question: &Question,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Opinion, EngineError> {
        // An idle engine may have died.
        let waiting = std::iter::from_fn(|| self.idle().pop())
            .find_map(|mut engine| engine.is_alive().then_some(engine));
        let mut engine = match waiting {
            Some(engine) => engine,
            None => Engine::start(&self.program)?,
        };
        let asked = engine.ask(question, watch);
        if engine.is_alive() {
            let mut idle = self.idle();
            if idle.len() < self.most {
                idle.push(engine);
            }
        }
        asked
    }

    /// The number of idle engines.
    pub fn waiting(&self) -> usize {
        self.idle().len()
    }
}
