//! A pool of engines.

use crate::engine::Engine;
use crate::error::EngineError;
use crate::opinion::Opinion;
use crate::program::Program;
use crate::question::{Question, Strength};
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tratto_board::{CastlingSpelling, Move, Setup};

/// How many answers are kept. An answer takes about a kilobyte.
const ANSWERS: usize = 2_000;

/// Engines of one program, started when they are needed and kept for the next question, and their latest answers.
///
/// The pool limits only how many idle engines are kept; the caller limits how many work at once. An engine that failed is not kept.
///
/// A question at full strength that was answered within its nodes is answered again without an engine: the same position, moves, nodes and
/// lines. An answer that ended by its time depends on the machine, one at a limited strength is partly chance, and neither is kept.
pub struct Pool {
    program: Program,
    most: usize,
    idle: Mutex<Vec<Engine>>,
    answers: Mutex<Answers>,
}

/// What makes two questions the same, for one program.
#[derive(Clone, Eq, PartialEq, Hash)]
struct Key {
    start: Setup,
    spelling: CastlingSpelling,
    moves: Vec<Move>,
    nodes: u64,
    lines: u8,
}

impl Key {
    /// None for a question whose answer is partly chance.
    fn of(question: &Question) -> Option<Key> {
        (question.strength == Strength::Full).then(|| Key {
            start: question.start.setup(),
            spelling: question.start.castling_spelling(),
            moves: question.moves.clone(),
            nodes: question.nodes,
            lines: question.lines,
        })
    }
}

/// The latest answers; the oldest go first.
#[derive(Default)]
struct Answers {
    by_question: HashMap<Key, Opinion>,
    order: VecDeque<Key>,
}

impl Answers {
    fn keep(&mut self, key: Key, opinion: Opinion) {
        if self.by_question.insert(key.clone(), opinion).is_some() {
            return;
        }
        self.order.push_back(key);
        if self.order.len() > ANSWERS
            && let Some(oldest) = self.order.pop_front()
        {
            self.by_question.remove(&oldest);
        }
    }
}

impl Pool {
    /// A pool that keeps at most `most` idle engines.
    pub fn new(program: Program, most: usize) -> Pool {
        Pool { program, most, idle: Mutex::default(), answers: Mutex::default() }
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Engine>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn answers(&self) -> MutexGuard<'_, Answers> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks an engine of the pool, unless the answer is known; see [`Engine::ask`].
    pub fn ask(
        &self,
        question: &Question,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Opinion, EngineError> {
        let key = Key::of(question);
        if let Some(known) = key.as_ref().and_then(|key| self.answers().by_question.get(key).cloned()) {
            return Ok(known);
        }
        let begun = Instant::now();
        let asked = self.ask_anew(question, watch);
        if let (Some(key), Ok(opinion)) = (key, &asked)
            && begun.elapsed() < question.time
        {
            self.answers().keep(key, opinion.clone());
        }
        asked
    }

    /// The same without looking among the answers.
    fn ask_anew(
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

#[cfg(test)]
mod tests {
    use super::*;
    use tratto_board::Position;

    fn opinion(nodes: u64) -> Opinion {
        let best = Position::initial().read_uci("e2e4").unwrap();
        Opinion {
            engine: "Guest".to_owned(),
            nodes,
            rating: None,
            variations: Vec::new(),
            best,
            at_most: None,
        }
    }

    fn key(nodes: u64) -> Key {
        Key::of(&Question::about(Position::initial()).nodes(nodes)).unwrap()
    }

    #[test]
    fn the_oldest_answers_go_first() {
        let mut answers = Answers::default();
        for nodes in 1..=ANSWERS as u64 + 1 {
            answers.keep(key(nodes), opinion(nodes));
            // Kept twice, it takes one place.
            answers.keep(key(nodes), opinion(nodes));
        }
        assert_eq!((answers.by_question.len(), answers.order.len()), (ANSWERS, ANSWERS));
        assert!(!answers.by_question.contains_key(&key(1)) && answers.by_question.contains_key(&key(2)));
    }

    #[test]
    fn questions_differ_by_everything_that_changes_the_answer() {
        let start = Position::initial();
        let [e4, d4] = ["e2e4", "d2d4"].map(|text| start.read_uci(text).unwrap());
        let after = start.play(e4).unwrap();
        let chess960 = Position::from_fen("5rkr/8/8/8/8/8/8/5RKR w HFhf - 0 1").unwrap();
        let keys = [
            Question::about(start),
            Question::about(start).nodes(7),
            Question::about(start).lines(2),
            Question::about(start).after([e4]),
            Question::about(start).after([d4]),
            // The same position, without the moves that led there.
            Question::about(after),
            Question::about(chess960),
        ]
        .map(|question| Key::of(&question).unwrap());
        for (index, one) in keys.iter().enumerate() {
            assert_eq!(keys.iter().position(|other| other == one), Some(index));
        }
        assert!(Key::of(&Question::about(start).strength(Strength::Elo(1500))).is_none(), "partly chance");
    }
}
