//! Arrival, departure and default: Articles 6.6, 6.7 and 11.2.

use super::state::NotAnEvent;
use super::{Game, Status};
use crate::edition::{DefaultTime, Rule};
use crate::ending::{Decision, EndedBy};
use crate::event::Place;
use crate::ruling::{Choice, Detail, Effect, Finding, Ruling};
use tratto_board::Color;
use tratto_clock::{ClockEvent, Millis};

impl Game {
    /// The arbiter starts the session: White's clock runs, whether or not the players are present.
    pub(crate) fn start_session(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        if self.status != Status::NotStarted {
            return Err(NotAnEvent::AlreadyStarted);
        }
        self.status = Status::Running;
        self.started = Some(self.now);
        self.with_clock(ClockEvent::Start(Color::White));
        let mut rulings = Vec::new();
        let ruling = self.ruling(Finding::Started, &[Rule::ClockStarted]);
        rulings.push(if self.clock.is_some() { ruling.with(Effect::Clock(Color::White)) } else { ruling });
        Ok(rulings)
    }

    /// How late a player may come; `None` where the event had to say it and did not.
    pub(crate) fn default_time(&self) -> Option<Millis> {
        match (self.regulations.default_time, self.values().default_time) {
            (Some(stated), _) => Some(stated),
            (None, DefaultTime::Of(time)) => Some(time),
            (None, DefaultTime::MustBeStated) => None,
        }
    }

    fn late_by(&self) -> Millis {
        self.started.and_then(|started| self.now.since(started)).unwrap_or(Millis::ZERO)
    }

    pub(crate) fn arrive(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        match self.status {
            Status::Over(_) | Status::Annulled(_) => return Err(NotAnEvent::Over),
            Status::Adjourned | Status::NotStarted | Status::Running => {}
        }
        if self.players[player].present {
            return Err(NotAnEvent::AlreadyThere { player });
        }
        self.players[player].present = true;
        if self.adjournment.is_some() {
            return Ok(self.arrive_at_resumption(player));
        }
        let late = self.late_by();
        if self.status == Status::NotStarted || late.is_zero() {
            return Ok(Vec::new());
        }
        Ok(self.lateness(player, late))
    }

    /// A player comes after the start.
    fn lateness(&mut self, player: Color, late: Millis) -> Vec<Ruling> {
        match self.default_time() {
            None => {
                let ruling = self.ruling(Finding::LateUnstated, &[Rule::DefaultTime]).about(player);
                vec![ruling.detail(Detail::Time(late)).advice(&[Choice::PlayOn, Choice::Lost])]
            }
            Some(limit) if late > limit => vec![self.forfeit(player, late)],
            Some(_) => {
                let mut rules = vec![Rule::DefaultTime];
                // Both were absent: White has been charged until he came.
                if !self.players[!player].present {
                    rules.insert(0, Rule::BothAbsent);
                }
                let ruling = self.ruling(Finding::LateInTime, &rules).about(player);
                vec![ruling.detail(Detail::Time(late)).with(Effect::PlayOn)]
            }
        }
    }

    /// A player has come too late, or not at all: he loses; both lose if neither is there.
    fn forfeit(&mut self, player: Color, late: Millis) -> Ruling {
        let scoring = self.regulations.scoring;
        let both = !self.players[!player].present;
        let score = if both { scoring.both_lose() } else { scoring.won_by(!player) };
        let ruling = self.ruling(Finding::TooLate, &[Rule::DefaultTime]).about(player);
        let by = EndedBy::Arbiter(Decision::Lateness);
        let ending = self.ending(score, by, self.article(Rule::DefaultTime));
        self.conclude(Status::Over(ending));
        self.overrulable = self.values().lateness_excusable;
        let end = self.by(Effect::End(ending), &[Rule::DefaultTime, Rule::Points]);
        let ruling = ruling.detail(Detail::Time(late)).with(end);
        if self.overrulable { ruling.unless_arbiter() } else { ruling }
    }

    /// The arbiter finds that a player is not there.
    pub(crate) fn observe_absence(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if self.players[player].present {
            return Err(NotAnEvent::AlreadyThere { player });
        }
        if self.adjournment.is_some() {
            return self.absent_at_resumption(player);
        }
        let late = self.late_by();
        Ok(match self.default_time() {
            None => {
                let ruling = self.ruling(Finding::LateUnstated, &[Rule::DefaultTime]).about(player);
                vec![ruling.detail(Detail::Time(late)).advice(&[Choice::PlayOn, Choice::Lost])]
            }
            Some(limit) if late > limit => vec![self.forfeit(player, late)],
            Some(_) => {
                let ruling = self.ruling(Finding::LateInTime, &[Rule::DefaultTime]).about(player);
                vec![ruling.detail(Detail::Time(late)).with(Effect::PlayOn)]
            }
        })
    }

    pub(crate) fn leave(
        &mut self,
        player: Color,
        place: Place,
        permitted: bool,
    ) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        self.players[player].present = false;
        let on_move = self.board.turn() == player;
        let rule = match place {
            Place::Venue => Rule::LeavingVenue,
            Place::Area => Rule::LeavingArea,
        };
        let allowed = permitted || (place == Place::Area && !on_move);
        if !allowed {
            return Ok(vec![self.breach_of_conduct(player, Finding::LeftUnasked, rule)]);
        }
        if place == Place::Area
            && !on_move
            && !permitted
            && self.regulations.reporting
            && self.edition().has(Rule::Reporting)
        {
            return Ok(vec![self.breach_of_conduct(player, Finding::LeftUnreported, Rule::Reporting)]);
        }
        Ok(Vec::new())
    }

    pub(crate) fn come_back(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if self.players[player].present {
            return Err(NotAnEvent::AlreadyThere { player });
        }
        self.players[player].present = true;
        Ok(Vec::new())
    }
}
