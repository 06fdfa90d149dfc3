//! The clock as equipment: Articles 6.6, 6.10 and 6.11.

use super::state::NotAnEvent;
use super::{Game, Status};
use crate::edition::Rule;
use crate::event::StopReason;
use crate::ruling::{Choice, Effect, Finding, Ruling};
use tratto_board::{ByColor, Color};
use tratto_clock::{ClockEvent, Millis, Phase, Snapshot};

impl Game {
    /// The side whose clock runs.
    pub(crate) fn running_clock(&self) -> Option<Color> {
        self.clock.as_ref()?.running(self.now)
    }

    /// Whether there is a clock and both sides have been stopped.
    pub(crate) fn is_stopped(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| matches!(clock.face(self.now).phase, Phase::Stopped(_)))
    }

    /// Applies an event to the clock, if there is one; a refused event changes nothing.
    pub(crate) fn with_clock(&mut self, event: ClockEvent) {
        if let Some(clock) = &mut self.clock {
            let _ = clock.apply(event, self.now);
        }
    }

    pub(crate) fn halt_clock(&mut self) {
        self.with_clock(ClockEvent::Stop);
    }

    /// Gives a player time, and the effect that says so; nothing where there is no clock.
    pub(crate) fn add_time(&mut self, side: Color, time: Millis) -> Option<Effect> {
        self.thawing(|game| game.with_clock(ClockEvent::Add { side, time }));
        self.clock.is_some().then_some(Effect::Add { side, time })
    }

    /// Takes time from a player, at most what he has.
    pub(crate) fn take_time(&mut self, side: Color, time: Millis) -> Effect {
        let time = time.min(self.time_of(side));
        self.with_clock(ClockEvent::Take { side, time });
        Effect::Take { side, time }
    }

    /// Sets a player's clock.
    pub(crate) fn set_time(&mut self, side: Color, time: Millis) -> Effect {
        self.thawing(|game| game.with_clock(ClockEvent::Set { side, time }));
        Effect::Set { side, time }
    }

    /// Applies an event that may give a frozen clock time: it then runs on if the game does.
    fn thawing(&mut self, change: impl FnOnce(&mut Game)) {
        let frozen = |game: &Game| {
            game.clock.as_ref().is_some_and(|clock| matches!(clock.face(game.now).phase, Phase::Frozen(_)))
        };
        let was_frozen = frozen(self);
        change(self);
        if was_frozen && !frozen(self) && self.status == Status::Running {
            self.with_clock(ClockEvent::Resume);
        }
    }

    /// Gives a side the turn on the clock without a press.
    pub(crate) fn turn_clock(&mut self, side: Color) {
        self.with_clock(ClockEvent::Turn(side));
    }

    /// The complete state of the clock.
    pub(crate) fn snapshot(&self) -> Option<Snapshot> {
        self.clock.as_ref().map(|clock| clock.snapshot(self.now))
    }

    /// Restores an earlier state of the clock; the effects say which times changed.
    pub(crate) fn restore_clock(&mut self, then: Option<&Snapshot>) -> Vec<Effect> {
        let before = self.times();
        if let (Some(clock), Some(then)) = (&mut self.clock, then) {
            let _ = clock.restore(then, self.now);
            Color::ALL.into_iter().for_each(|color| self.players[color].lent = false);
        }
        self.changed_times(before)
    }

    /// The clock goes back to what it was, and the move is completed from there.
    pub(crate) fn restore_and_press(&mut self, then: Option<&Snapshot>, player: Color) -> Vec<Effect> {
        let before = self.times();
        self.restore_clock(then);
        let is_stopped = self.is_stopped();
        if is_stopped {
            self.with_clock(ClockEvent::Resume);
        }
        self.with_clock(ClockEvent::Press(player));
        if is_stopped {
            self.halt_clock();
        }
        self.changed_times(before)
    }

    fn changed_times(&self, before: ByColor<Millis>) -> Vec<Effect> {
        let now = self.times();
        let changed = Color::ALL.into_iter().filter(|side| now[*side] != before[*side]);
        changed.map(|side| Effect::Set { side, time: now[side] }).collect()
    }

    /// A player stops both clocks.
    pub(crate) fn stop_clocks(
        &mut self,
        player: Color,
        reason: StopReason,
    ) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        let clock = self.clock.as_mut().ok_or(NotAnEvent::NoClock)?;
        clock.apply(ClockEvent::Stop, self.now)?;
        let ruling = match reason {
            StopReason::Groundless => self
                .ruling(Finding::StoppedGroundlessly, &[Rule::GroundlessStop])
                .about(player)
                .with(Effect::Warning(player))
                .advice(&[Choice::Recommended, Choice::Penalise]),
            StopReason::PieceMissing => self
                .ruling(Finding::PieceMissing, &[Rule::PlayerStops, Rule::Restart])
                .about(player)
                .with(Effect::ClocksStop)
                .with(Effect::Supplied(player)),
            StopReason::Displacement => self
                .ruling(Finding::StoppedForHelp, &[Rule::Displaced, Rule::PlayerStops])
                .about(player)
                .with(Effect::ClocksStop),
            StopReason::ClockSetting => self
                .ruling(Finding::StoppedForHelp, &[Rule::ClockSetting, Rule::PlayerStops])
                .about(player)
                .with(Effect::ClocksStop),
            StopReason::Assistance => self
                .ruling(Finding::StoppedForHelp, &[Rule::PlayerStops])
                .about(player)
                .with(Effect::ClocksStop),
        };
        Ok(vec![ruling])
    }

    /// The arbiter stops the clocks.
    pub(crate) fn arbiter_stops(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let clock = self.clock.as_mut().ok_or(NotAnEvent::NoClock)?;
        clock.apply(ClockEvent::Stop, self.now)?;
        Ok(vec![self.ruling(Finding::Interrupted, &[Rule::ArbiterStops]).with(Effect::ClocksStop)])
    }

    /// The arbiter lets the clocks run on.
    pub(crate) fn arbiter_restarts(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let clock = self.clock.as_mut().ok_or(NotAnEvent::NoClock)?;
        clock.apply(ClockEvent::Resume, self.now)?;
        let side = clock.running(self.now);
        let ruling = self.ruling(Finding::Restarted, &[Rule::Restart]);
        Ok(vec![ruling.with_all(side.map(Effect::Clock))])
    }
}
