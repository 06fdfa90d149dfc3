//! The log of a game: everything that happened, as versioned JSON. Replaying it always gives the same rulings.

use crate::course::set_up;
use crate::error::{Placed, ScenarioError, ScenarioFault};
use crate::node::{Node, TomlTable, Value};
use crate::{regulations, start};
use serde_json::{Value as Json, json};
use tratto_clock::Instant;
use tratto_laws::{Act, Event, Game, GameError, NotAnEvent, Regulations, Ruling, StartingPoint};
use tratto_notation::Language;

/// The version that is written. All older ones can be read.
pub const VERSION: u64 = 1;

/// A game as the list of what happened.
#[derive(Clone, Debug)]
pub struct Log {
    /// The regulations.
    pub regulations: Regulations,
    /// Where the game was taken up; `None` for its beginning.
    pub start: Option<StartingPoint>,
    /// The events.
    pub events: Vec<Event>,
}

/// A log whose events cannot have happened.
#[derive(Clone, Debug)]
pub enum ReplayError {
    /// The game cannot be set up.
    Game(GameError),
    /// An event cannot have happened.
    Event {
        /// Its number, from 1.
        number: usize,
        /// Why.
        error: NotAnEvent,
    },
}

impl std::fmt::Display for ReplayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ReplayError::Game(error) => write!(f, "{error}"),
            ReplayError::Event { number, error } => write!(f, "event {number}: {error}"),
        }
    }
}

impl std::error::Error for ReplayError {}

impl Log {
    /// A log without events.
    pub fn new(regulations: Regulations, start: Option<StartingPoint>) -> Log {
        Log { regulations, start, events: Vec::new() }
    }

    /// Adds an event.
    pub fn push(&mut self, event: Event) {
        self.events.push(event);
    }

    /// The game before the first event.
    pub fn set_up(&self) -> Result<Game, ReplayError> {
        set_up(&self.regulations, self.start.as_ref()).map_err(ReplayError::Game)
    }

    /// Plays everything again: the game, and the rulings of each event. The log is trusted where it goes on after a position that nobody could
    /// decide when it was played, and that is known to be dead today ([`Game::replay`]).
    pub fn replay(&self) -> Result<(Game, Vec<Vec<Ruling>>), ReplayError> {
        let mut game = self.set_up()?;
        let judged = game.replay(&self.events, false);
        if let Some((index, error)) = judged.stopped {
            return Err(ReplayError::Event { number: index + 1, error });
        }
        let mut rulings = vec![Vec::new(); self.events.len()];
        judged.rulings.into_iter().for_each(|(index, ruling)| rulings[index].push(ruling));
        Ok((game, rulings))
    }

    /// The log as JSON.
    ///
    /// ```
    /// use tratto_laws::{Edition, Event, Regulations};
    /// use tratto_scenario::Log;
    /// let mut log = Log::new(Regulations::new(Edition::Laws2018), None);
    /// log.push(Event::new(tratto_clock::Instant::ZERO, "white arrives".parse()?));
    /// let json = log.to_json();
    /// assert_eq!(json["events"][0]["act"], "white arrives");
    /// assert_eq!(Log::from_json(&json)?.events, log.events);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_json(&self) -> Json {
        let events: Vec<Json> = self
            .events
            .iter()
            .map(|event| json!({ "at": event.at.get(), "act": event.act.to_string() }))
            .collect();
        let mut log = json!({
            "version": VERSION,
            "regulations": regulations::write(&self.regulations),
            "events": events,
        });
        if let Some(point) = &self.start {
            log["start"] = start::write(point);
        }
        log
    }

    /// Reads a log of any version up to [`VERSION`].
    pub fn from_json(value: &Json) -> Result<Log, ScenarioError> {
        Log::read(value).map_err(|placed| placed.in_text(""))
    }

    /// Reads a log from its text.
    pub fn from_text(text: &str) -> Result<Log, ScenarioError> {
        let value: Json = serde_json::from_str(text).map_err(|error| ScenarioError {
            line: Some(error.line()),
            column: Some(error.column()),
            event: None,
            fault: ScenarioFault::Syntax { message: error.to_string() },
        })?;
        Log::from_json(&value)
    }

    fn read(value: &Json) -> Result<Log, Placed> {
        let mut table = Node::from_json(value).table("log")?;
        let version = table.need("version")?.number("version")?;
        if version == 0 || version > VERSION {
            return Err(Placed::new(None, ScenarioFault::Version { found: version, known: VERSION }));
        }
        let regulations = regulations::read(table.need("regulations")?.table("regulations")?, None)?;
        let point = match table.take("start") {
            None => TomlTable::default(),
            Some(node) => node.table("start")?,
        };
        let start = start::read(point, &regulations, Language::English)?;
        let mut log = Log::new(regulations, start);
        let events = table.need("events")?;
        let Value::List(events) = events.value else { return Err(events.wrong_kind("events", "a list")) };
        for (index, item) in events.into_iter().enumerate() {
            let event = event(item).map_err(|placed| Placed { event: Some(index + 1), ..placed })?;
            log.push(event);
        }
        table.finish(&["version", "regulations", "start", "events"])?;
        Ok(log)
    }
}

fn event(node: Node) -> Result<Event, Placed> {
    let mut entry = node.table("events")?;
    let at = entry.need("at")?.number("at")?;
    let act = entry.need("act")?;
    let act: Act = act
        .text("act")?
        .parse()
        .map_err(|error| Placed::new(act.at.clone(), ScenarioFault::Act(Box::new(error))))?;
    entry.finish(&["at", "act"])?;
    Ok(Event::new(Instant::from_millis(at), act))
}
