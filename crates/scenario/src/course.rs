//! Runs a scenario: the course of the game, every ruling, and the differences from what was expected.

use crate::error::{Placed, ScenarioError, ScenarioFault};
use crate::log::Log;
use crate::moves::{self, ActError};
use crate::node::Place;
use crate::pattern::Pattern;
use crate::scenario::{Scenario, Step, Variant, When};
use crate::start;
use tratto_board::{ByColor, Color};
use tratto_clock::{Instant, Millis};
use tratto_laws::{
    Edition, Event, Game, GameError, NotAnEvent, Occurrence, OnBoard, Regulations, Ruling, Situation,
    Standing, StartingPoint, Status,
};

/// The course of a game.
#[derive(Clone, Debug)]
pub struct Course {
    /// Under which edition.
    pub edition: Edition,
    /// What the Laws said before anything happened.
    pub before: Vec<Ruling>,
    /// What happened, in order.
    pub taken: Vec<Taken>,
    /// How many events had happened at the end of each step.
    pub step_ends: Vec<usize>,
    /// The game as it stands at the end.
    pub game: Game,
    /// What differs from what was expected.
    pub differences: Vec<Difference>,
    /// Whether anything was expected at all.
    pub checked: bool,
    /// The events as a log.
    pub log: Log,
}

/// One event of a course.
#[derive(Clone, Debug)]
pub struct Taken {
    /// The event and its rulings, or why it is impossible; then it is left out of the game.
    pub outcome: Result<Occurrence, Refused>,
    /// What the clocks showed afterwards.
    pub clocks: Option<ByColor<Millis>>,
}

/// An impossible event.
#[derive(Clone, Debug)]
pub struct Refused {
    /// When, and what.
    pub event: Event,
    /// The situation before it.
    pub before: Situation,
    /// Why it cannot have happened.
    pub why: NotAnEvent,
}

impl Taken {
    /// When, and what.
    pub fn event(&self) -> &Event {
        match &self.outcome {
            Ok(occurrence) => &occurrence.event,
            Err(refused) => &refused.event,
        }
    }

    /// The situation before it.
    pub fn situation(&self) -> &Situation {
        match &self.outcome {
            Ok(occurrence) => &occurrence.before,
            Err(refused) => &refused.before,
        }
    }

    /// What followed.
    pub fn rulings(&self) -> &[Ruling] {
        self.outcome.as_ref().map_or(&[], |occurrence| &occurrence.rulings)
    }

    /// Why it cannot have happened, where that is so.
    pub fn refused(&self) -> Option<&NotAnEvent> {
        self.outcome.as_ref().err().map(|refused| &refused.why)
    }

    /// What stood on the board afterwards.
    pub fn board(&self) -> &OnBoard {
        match &self.outcome {
            Ok(occurrence) => &occurrence.after,
            Err(refused) => &refused.before.board,
        }
    }

    /// What stood on the board afterwards, as FEN.
    pub fn fen(&self) -> String {
        start::fen(self.board())
    }
}

/// Something that is not as expected.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The line of the step, from 1.
    pub line: Option<usize>,
    /// In a log, the number of the event, from 1.
    pub event: Option<usize>,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
    /// In what respect.
    pub about: About,
}

/// In what respect a course is not as expected.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum About {
    /// The rulings.
    Rulings,
    /// A clock.
    Clock(Color),
    /// The position.
    Position,
    /// What a player may claim.
    May(Color),
    /// What a player must do.
    Must(Color),
    /// An event that cannot have happened.
    Event,
}

impl Scenario {
    /// Runs a variant. The edition comes before the one in the regulations; where neither is given it is the newest.
    pub fn run(&self, variant: &Variant, edition: Option<Edition>) -> Result<Course, ScenarioError> {
        self.course(variant, edition).map_err(|placed| self.place(placed))
    }

    /// The editions under which a variant is checked: those that it names, or else the one of its regulations.
    pub fn editions(&self, variant: &Variant) -> Result<Vec<Edition>, ScenarioError> {
        if !variant.editions.is_empty() {
            return Ok(variant.editions.iter().copied().collect());
        }
        let regulations = variant.regulations(None).map_err(|placed| self.place(placed))?;
        Ok(vec![regulations.edition])
    }

    fn course(&self, variant: &Variant, edition: Option<Edition>) -> Result<Course, Placed> {
        let regulations = variant.regulations(edition)?;
        let point = variant.start(&regulations)?;
        let course = Course::begun(regulations, point)
            .map_err(|error| Placed::new(variant.start.at.clone(), ScenarioFault::Game(error)))?;
        let now = course.game.now();
        let mut run = Run { scenario: self, variant, course, origin: now, now };
        if let Some(expected) = variant.before.of(run.course.edition) {
            let found = run.course.before.clone();
            run.compare(expected, &found, None);
        }
        for step in &variant.steps {
            run.step(step)?;
        }
        Ok(run.course)
    }
}

impl Log {
    /// The course of the game, event by event, under its own edition or as another would have had it. What cannot have happened
    /// is left out of the game, and named among the differences.
    ///
    /// ```
    /// use tratto_laws::{Edition, Event, Regulations};
    /// use tratto_scenario::Log;
    /// let mut log = Log::new(Regulations::new(Edition::Laws2018), None);
    /// for act in ["white arrives", "white arrives"] {
    ///     log.push(Event::new(tratto_clock::Instant::ZERO, act.parse()?));
    /// }
    /// let course = log.course(None)?;
    /// assert_eq!(course.edition, Edition::Laws2018);
    /// assert_eq!(course.differences[0].event, Some(2), "he is there already");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn course(&self, edition: Option<Edition>) -> Result<Course, GameError> {
        let mut regulations = self.regulations.clone();
        if let Some(edition) = edition.filter(|edition| *edition != regulations.edition) {
            (regulations.edition, regulations.standing) = (edition, Standing::InForce);
        }
        let mut course = Course::begun(regulations, self.start.clone())?;
        for (index, event) in self.events.iter().enumerate() {
            if let Some(why) = course.take(event.clone()).refused() {
                let found = why.to_string();
                course.differences.push(Difference {
                    line: None,
                    event: Some(index + 1),
                    expected: event.act.to_string(),
                    found,
                    about: About::Event,
                });
            }
        }
        Ok(course)
    }
}

impl Course {
    fn begun(regulations: Regulations, point: Option<StartingPoint>) -> Result<Course, GameError> {
        let game = set_up(&regulations, point.as_ref())?;
        Ok(Course {
            edition: regulations.edition,
            before: game.preliminaries(),
            taken: Vec::new(),
            step_ends: Vec::new(),
            differences: Vec::new(),
            checked: false,
            log: Log::new(regulations, point),
            game,
        })
    }

    /// Applies an event, and adds it to the course.
    fn take(&mut self, event: Event) -> &Taken {
        let at = event.at;
        let outcome = match self.game.apply(&event) {
            Ok(occurrence) => {
                self.log.push(event);
                Ok(occurrence)
            }
            Err(why) => Err(Refused { before: self.game.situation(&event.act), event, why }),
        };
        let clocks = self.game.clock().map(|clock| ByColor::new_with(|side| clock.remaining(side, at)));
        self.taken.push(Taken { outcome, clocks });
        &self.taken[self.taken.len() - 1]
    }
}

pub(crate) fn set_up(regulations: &Regulations, point: Option<&StartingPoint>) -> Result<Game, GameError> {
    match point {
        Some(point) => Game::taken_up(regulations.clone(), point),
        None => Game::new(regulations.clone()),
    }
}

struct Run<'s> {
    scenario: &'s Scenario,
    variant: &'s Variant,
    course: Course,
    /// When the game was taken up.
    origin: Instant,
    now: Instant,
}

impl Run<'_> {
    fn step(&mut self, step: &Step) -> Result<(), Placed> {
        self.now = match step.when {
            When::After(time) => self.now.after(time),
            When::At(time) => self.origin.after(time),
        };
        let mut rulings = Vec::new();
        if let Some((text, at)) = &step.moves {
            for word in moves::words(text) {
                let player = self.course.game.turn();
                rulings.extend(self.act(&format!("{player} plays {word}"), at, step)?);
                let over = *self.course.game.status() != Status::Running;
                if self.course.game.clock().is_some() && !over {
                    rulings.extend(self.act(&format!("{player} presses"), at, step)?);
                }
            }
        }
        for (text, at) in &step.acts {
            rulings.extend(self.act(text, at, step)?);
        }
        if let Some(expected) = step.expected.of(self.course.edition) {
            self.compare(expected, &rulings, Some(step));
        }
        self.compare_state(step);
        self.course.step_ends.push(self.course.taken.len());
        Ok(())
    }

    fn act(&mut self, text: &str, at: &Place, step: &Step) -> Result<Vec<Ruling>, Placed> {
        let act = moves::act(&self.course.game, text, self.variant.language).map_err(|error| {
            let fault = match error {
                ActError::Act(error) => ScenarioFault::Act(Box::new(error)),
                ActError::Move { text, why } => ScenarioFault::Move { text, why },
            };
            Placed::new(at.clone(), fault)
        })?;
        let taken = self.course.take(Event::new(self.now, act));
        let (rulings, refused) = (taken.rulings().to_vec(), taken.refused().map(ToString::to_string));
        if let Some(why) = refused {
            self.differ(Some(step), About::Event, text.to_owned(), why);
        }
        Ok(rulings)
    }

    fn compare(&mut self, expected: &[Pattern], found: &[Ruling], step: Option<&Step>) {
        self.course.checked = true;
        let same = expected.len() == found.len()
            && expected.iter().zip(found).all(|(pattern, ruling)| pattern.fits(ruling));
        if !same {
            let list = |patterns: Vec<String>| {
                if patterns.is_empty() { "nothing".to_owned() } else { patterns.join("\n") }
            };
            let expected = list(expected.iter().map(ToString::to_string).collect());
            let found = list(found.iter().map(|ruling| Pattern::of(ruling).to_string()).collect());
            self.differ(step, About::Rulings, expected, found);
        }
    }

    fn compare_state(&mut self, step: &Step) {
        for side in Color::ALL {
            if let Some(expected) = step.clocks[side] {
                self.course.checked = true;
                let found = self.course.game.clock().map(|clock| clock.remaining(side, self.now));
                if found != Some(expected) {
                    let found = found.map_or_else(String::new, |time| time.to_string());
                    self.differ(Some(step), About::Clock(side), expected.to_string(), found);
                }
            }
            if let Some(expected) = &step.may[side] {
                let claims = self.course.game.can_claim(side);
                let found: Vec<String> = claims.iter().map(|claim| claim.kind.name().to_owned()).collect();
                self.compare_names(step, About::May(side), expected, found);
            }
            if let Some(expected) = &step.must[side] {
                let duties = self.course.game.duties(side);
                let found: Vec<String> = duties.iter().map(|duty| duty.kind.name().to_owned()).collect();
                self.compare_names(step, About::Must(side), expected, found);
            }
        }
        if let Some(expected) = &step.fen {
            self.course.checked = true;
            let found = start::fen(self.course.game.board());
            if found != *expected {
                self.differ(Some(step), About::Position, expected.clone(), found);
            }
        }
    }

    fn compare_names(&mut self, step: &Step, about: About, expected: &[String], found: Vec<String>) {
        self.course.checked = true;
        if expected != found {
            self.differ(Some(step), about, expected.join(", "), found.join(", "));
        }
    }

    fn differ(&mut self, step: Option<&Step>, about: About, expected: String, found: String) {
        let line = step.and_then(|step| step.at.as_ref()).map(|at| {
            let before = self.scenario.text.get(..at.start).unwrap_or_default();
            1 + before.matches('\n').count()
        });
        self.course.differences.push(Difference { line, event: None, expected, found, about });
    }
}
