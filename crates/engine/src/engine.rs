//! A running engine process.

use crate::error::{EngineError, Phase};
use crate::limits::{kill, limit};
use crate::opinion::{Info, Opinion, Variation};
use crate::program::Program;
use crate::question::{HASH, Question, Strength};
use crate::reader::{Heard, LONGEST, listen};
use std::io::Write;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use tratto_board::Position;

/// The time limit for `uciok` and for `readyok`.
const GREETING: Duration = Duration::from_secs(10);
/// The tolerance beyond the thinking time of a question.
const PATIENCE: Duration = Duration::from_secs(5);
/// The time limit for `bestmove` after `stop`.
const STOPPING: Duration = Duration::from_millis(500);
/// How often the caller is asked whether to continue.
const LOOK: Duration = Duration::from_millis(50);

/// A running engine. Dropping it kills the process and all processes that it started.
pub struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<Heard>,
    name: String,
    /// The range of ratings of `UCI_Elo`, if the engine has this option.
    ratings: Option<(u16, u16)>,
    has_chess960: bool,
    /// The rating that it plays at now; none at full strength.
    rating: Option<u16>,
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.input = None;
        kill(&mut self.child);
    }
}

impl Engine {
    /// Starts a program and waits until it is ready.
    pub fn start(program: &Program) -> Result<Engine, EngineError> {
        let mut command = Command::new(program.path());
        command.args(&program.args).envs(program.envs.iter().map(|(name, value)| (name, value)));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let failed = |source| EngineError::Start { program: program.path().display().to_string(), source };
        let mut child = command.spawn().map_err(failed)?;
        limit(&child);
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let Some(output) = output else {
            kill(&mut child);
            return Err(failed(std::io::Error::other("no output")));
        };
        let mut engine = Engine {
            child,
            input,
            lines: listen(output),
            name: program.path().file_name().unwrap_or_default().to_string_lossy().into_owned(),
            ratings: None,
            has_chess960: false,
            rating: None,
        };
        engine.greet()?;
        Ok(engine)
    }

    /// The engine's name, as it reports it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The lowest and highest rating that the engine can be limited to, if it has the option.
    pub fn ratings(&self) -> Option<(u16, u16)> {
        self.ratings
    }

    fn greet(&mut self) -> Result<(), EngineError> {
        self.send("uci", Phase::Greeting)?;
        let until = Instant::now() + GREETING;
        loop {
            let line = self.hear(until, Phase::Greeting, GREETING)?;
            if line == "uciok" {
                break;
            }
            if let Some(name) = line.strip_prefix("id name ") {
                self.name = tidy(name);
            } else if let Some(option) = line.strip_prefix("option name ") {
                self.note(option);
            }
        }
        self.send("setoption name Threads value 1", Phase::Greeting)?;
        self.send(&format!("setoption name Hash value {HASH}"), Phase::Greeting)?;
        self.ready()
    }

    /// Stores the options that matter here.
    fn note(&mut self, option: &str) {
        if option.starts_with("UCI_Chess960 ") {
            self.has_chess960 = true;
        }
        if let Some(rest) = option.strip_prefix("UCI_Elo ") {
            let after = |key: &str| {
                let mut words = rest.split_ascii_whitespace().skip_while(|word| *word != key);
                words.nth(1).and_then(|word| word.parse().ok())
            };
            self.ratings = after("min").zip(after("max")).filter(|(least, most)| least <= most);
        }
    }

    fn ready(&mut self) -> Result<(), EngineError> {
        self.send("isready", Phase::Ready)?;
        let until = Instant::now() + GREETING;
        while self.hear(until, Phase::Ready, GREETING)? != "readyok" {}
        Ok(())
    }

    /// Asks a question, and waits for the answer. `watch` is called every twentieth of a second with the number of nodes so far, and
    /// returns whether to continue. After an error other than [`EngineError::Unfit`] and [`EngineError::Stopped`] the process is dead.
    pub fn ask(
        &mut self,
        question: &Question,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Opinion, EngineError> {
        let position = question.position()?;
        // A new game for every question, so that the answer does not depend on earlier questions.
        self.send("ucinewgame", Phase::Ready)?;
        if self.has_chess960 {
            self.send(
                &format!("setoption name UCI_Chess960 value {}", question.is_chess960()),
                Phase::Ready,
            )?;
        }
        self.play_at(question.strength)?;
        self.send(&format!("setoption name MultiPV value {}", question.lines), Phase::Ready)?;
        self.ready()?;
        self.send(&question.command(), Phase::Thinking)?;
        let time = question.time.as_millis();
        self.send(&format!("go nodes {} movetime {time}", question.nodes), Phase::Thinking)?;
        self.think(question, &position, watch)
    }

    fn play_at(&mut self, strength: Strength) -> Result<(), EngineError> {
        match (strength, self.ratings) {
            (Strength::Elo(rating), Some((least, most))) => {
                let rating = rating.clamp(least, most);
                self.rating = Some(rating);
                self.send("setoption name UCI_LimitStrength value true", Phase::Ready)?;
                self.send(&format!("setoption name UCI_Elo value {rating}"), Phase::Ready)
            }
            _ if self.rating.is_some() => {
                self.rating = None;
                self.send("setoption name UCI_LimitStrength value false", Phase::Ready)
            }
            _ => Ok(()),
        }
    }

    fn think(
        &mut self,
        question: &Question,
        position: &Position,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Opinion, EngineError> {
        let (mut nodes, mut lines): (u64, Vec<Option<Variation>>) =
            (0, vec![None; usize::from(question.lines)]);
        let given = question.time + PATIENCE;
        let until = Instant::now() + given;
        let (mut stopped_at, mut at_most) = (None, None);
        loop {
            let look = (Instant::now() + LOOK).min(stopped_at.unwrap_or(until));
            match self.hear_until(look)? {
                Some(line) => {
                    if let Some(rest) = line.strip_prefix("info ") {
                        let info = Info::read(rest, position);
                        if let Some(text) = info.illegal {
                            return Err(self.broken(EngineError::NoSuchMove { text: tidy(&text) }));
                        }
                        nodes = nodes.max(info.nodes.unwrap_or(0));
                        at_most = info.at_most.or(at_most);
                        if let Some((number, variation)) = info.line {
                            at_most = at_most.filter(|_| number != 1);
                            let slot = lines.get_mut(usize::from(number).wrapping_sub(1));
                            slot.into_iter().for_each(|slot| *slot = Some(variation.clone()));
                        }
                    } else if let Some(rest) = line.strip_prefix("bestmove") {
                        if stopped_at.is_some() {
                            return Err(EngineError::Stopped);
                        }
                        return Ok(Opinion { at_most, ..self.answer(rest, position, nodes, lines)? });
                    }
                }
                None if self.has_ended() => return Err(self.death(Phase::Thinking)),
                None => {}
            }
            let now = Instant::now();
            if stopped_at.is_some_and(|at| now >= at) {
                return Err(self.silence(Phase::Stopping, STOPPING));
            }
            if now >= until {
                return Err(self.silence(Phase::Thinking, given));
            }
            if stopped_at.is_none() && !watch(nodes) {
                self.send("stop", Phase::Stopping)?;
                stopped_at = Some(now + STOPPING);
            }
        }
    }

    fn answer(
        &mut self,
        rest: &str,
        position: &Position,
        nodes: u64,
        lines: Vec<Option<Variation>>,
    ) -> Result<Opinion, EngineError> {
        let text = rest.split_ascii_whitespace().next().unwrap_or_default();
        let Ok(best) = position.read_uci(text) else {
            return Err(self.broken(EngineError::NoSuchMove { text: tidy(text) }));
        };
        let variations: Vec<Variation> = lines.into_iter().map_while(|line| line).collect();
        if variations.is_empty() {
            return Err(self.broken(EngineError::NoLine));
        }
        Ok(Opinion { engine: self.name.clone(), nodes, rating: self.rating, variations, best, at_most: None })
    }

    fn send(&mut self, command: &str, phase: Phase) -> Result<(), EngineError> {
        // No command contains a line end: all are built from numbers, moves and positions.
        let sent = self.input.as_mut().map(|input| writeln!(input, "{command}").and_then(|()| input.flush()));
        match sent {
            Some(Ok(())) => Ok(()),
            _ => Err(self.death(phase)),
        }
    }

    /// The next line; an error if none arrives in time.
    fn hear(&mut self, until: Instant, phase: Phase, given: Duration) -> Result<String, EngineError> {
        match self.hear_until(until)? {
            Some(line) => Ok(line),
            None if self.has_ended() => Err(self.death(phase)),
            None => Err(self.silence(phase, given)),
        }
    }

    /// The next line; `None` if none arrives in time, or if the output has ended.
    fn hear_until(&mut self, until: Instant) -> Result<Option<String>, EngineError> {
        let left = until.saturating_duration_since(Instant::now());
        match self.lines.recv_timeout(left) {
            Ok(Heard::Line(line)) => Ok(Some(line)),
            Ok(Heard::TooLong) => Err(self.broken(EngineError::TooLong { most: LONGEST })),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => {
                // The output has ended, so the process is of no use, even if it still runs.
                kill(&mut self.child);
                self.input = None;
                Ok(None)
            }
        }
    }

    fn has_ended(&mut self) -> bool {
        self.input.is_none() || matches!(self.child.try_wait(), Ok(Some(_)))
    }

    fn death(&mut self, phase: Phase) -> EngineError {
        let status = match self.child.try_wait() {
            Ok(Some(status)) => status.to_string(),
            _ => "its output has ended".to_owned(),
        };
        self.broken(EngineError::Died { phase, status })
    }

    fn silence(&mut self, phase: Phase, after: Duration) -> EngineError {
        self.broken(EngineError::Silent { phase, after })
    }

    /// Kills the process after an error.
    fn broken(&mut self, error: EngineError) -> EngineError {
        self.input = None;
        kill(&mut self.child);
        error
    }

    /// Whether the engine can be asked again.
    pub fn is_alive(&mut self) -> bool {
        !self.has_ended()
    }
}

/// Makes a text of the engine safe to show: short, and without control characters.
fn tidy(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(80).collect()
}
