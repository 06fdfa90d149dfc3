//! The arbiter's own acts: Article 12 (13 until 2009).

use super::illegal::Finder;
use super::state::{NotAnEvent, Pending};
use super::{Game, Status};
use crate::edition::Rule;
use crate::ending::{Automatic, Decision, EndedBy};
use crate::event::{ArbiterAct, Hint, Penalty, Sight};
use crate::points::Points;
use crate::ruling::{Choice, Effect, Finding, Ruling};
use tratto_board::{ByColor, Color};
use tratto_clock::{ClockEvent, Millis};

impl Game {
    pub(crate) fn arbiter_act(&mut self, act: &ArbiterAct) -> Result<Vec<Ruling>, NotAnEvent> {
        let claimed = matches!(act, ArbiterAct::Declare(_)) && self.is_claimed_alone();
        let rulings = self.do_arbiter_act(act)?;
        let on_quickplay = claimed
            || rulings.iter().any(|ruling| {
                use Finding::{QuickplayAgreed, QuickplayPostponed, QuickplayRejected};
                matches!(ruling.finding, QuickplayAgreed | QuickplayPostponed | QuickplayRejected)
            });
        self.last_decision = Some(if on_quickplay { self.quickplay_final() } else { None });
        Ok(rulings)
    }

    fn do_arbiter_act(&mut self, act: &ArbiterAct) -> Result<Vec<Ruling>, NotAnEvent> {
        match act {
            ArbiterAct::Start => self.start_session(),
            ArbiterAct::Observe(sight) => self.observe(*sight),
            ArbiterAct::Stop => self.arbiter_stops(),
            ArbiterAct::Restart => self.arbiter_restarts(),
            ArbiterAct::Decide(verdict) => self.decide(*verdict),
            ArbiterAct::Penalise(player, penalty) => self.penalise(*player, *penalty),
            ArbiterAct::Set { side, time } => self.arbiter_sets(*side, *time),
            ArbiterAct::Add { side, time } => self.arbiter_adds(*side, *time),
            ArbiterAct::TakeBack(plies) => self.arbiter_takes_back(*plies),
            ArbiterAct::Declare(score) => self.declare(*score),
            ArbiterAct::Annul => self.arbiter_annuls(),
            ArbiterAct::PlayOn => self.let_play_on(),
            ArbiterAct::Consent => self.consent(),
            ArbiterAct::TellToSeal => self.tell_to_seal(),
            ArbiterAct::CheckEnvelope(missing) => self.check_envelope(missing),
            ArbiterAct::Resume => self.resume(),
            ArbiterAct::OpenEnvelope => self.open_envelope(),
            ArbiterAct::ReplaceClock => self.replace_clock(),
            ArbiterAct::SendOut => {
                Ok(vec![self.ruling(Finding::SentOut, &[Rule::Spectators]).with(Effect::SentOut)])
            }
            ArbiterAct::Inspect(player) => {
                let has = self.edition().has(Rule::Inspection);
                let finding = if has { Finding::Inspected } else { Finding::NoSuchRule };
                let rules = if has { [Rule::Inspection] } else { [Rule::Gaps] };
                Ok(vec![self.ruling(finding, &rules).about(*player).with(Effect::PlayOn)])
            }
            ArbiterAct::Provide(player) => {
                let ruling = self.ruling(Finding::Provided, &[Rule::PlayerStops]).about(*player);
                Ok(vec![ruling.with(Effect::Supplied(*player))])
            }
            ArbiterAct::Reconstruct => self.reconstruct(),
            ArbiterAct::Tell(player, hint) => self.tell(*player, *hint),
        }
    }

    /// The arbiter tells a player something. The number of moves he may tell only where a flag has fallen and scoresheets are
    /// to be completed, and the rest never.
    fn tell(&mut self, player: Color, hint: Hint) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if !self.regulations.arbiter_present {
            return Err(NotAnEvent::NoArbiter);
        }
        let fallen = self.players[player].flag_seen.is_some()
            || Color::ALL.into_iter().any(|side| self.is_flag_down(side));
        let ruling = if hint == Hint::MovesMade && fallen {
            self.ruling(Finding::ArbiterMayTell, &[Rule::NoIntervention, Rule::NeitherRecords])
        } else {
            self.ruling(Finding::ArbiterIntervenes, &[Rule::NoIntervention])
        };
        Ok(vec![ruling.about(player).with(Effect::PlayOn)])
    }

    fn observe(&mut self, sight: Sight) -> Result<Vec<Ruling>, NotAnEvent> {
        if !self.regulations.arbiter_present {
            return Err(NotAnEvent::NoArbiter);
        }
        match sight {
            Sight::Flag(_) | Sight::BothFlags => self.observe_flag(sight),
            Sight::IllegalMove => self.illegal_found(Finder::Arbiter),
            Sight::Touched => self.claim_touched(None),
            Sight::IllegalPosition => self.observe_illegal_position(),
            Sight::Absence(player) => self.observe_absence(player),
            Sight::AutomaticDraw => self.observe_automatic_draw(),
            Sight::NotAlgebraic(player) => Ok(vec![self.not_algebraic(player)]),
        }
    }

    /// A draw that needed no claim was overlooked.
    fn observe_automatic_draw(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        let by = if self.is_quiet_limit() {
            Automatic::SeventyFive
        } else if self.is_fivefold() {
            Automatic::Fivefold
        } else {
            return Ok(vec![self.unfounded(None)]);
        };
        let rule = if by == Automatic::Fivefold { Rule::Fivefold } else { Rule::SeventyFive };
        if let Status::Over(ending) = self.status {
            let drawn = self.regulations.scoring.drawn();
            let drawn = self.ending(drawn, EndedBy::Automatic(by), self.article(rule));
            if ending.score == drawn.score {
                return Ok(vec![self.ruling(Finding::OverlookedDraw, &[rule]).with(Effect::Stands)]);
            }
            let ruling = self.ruling(Finding::OverlookedDrawSigned, &[Rule::AutomaticSigned, rule]);
            return Ok(vec![ruling.with(Effect::End(drawn)).advice(&[Choice::Recommended, Choice::PlayOn])]);
        }
        self.is_running()?;
        let mut ruling = self.draw(by);
        ruling.finding = Finding::OverlookedDraw;
        ruling.cite(self.edition().articles(Rule::AutomaticLate));
        Ok(vec![ruling])
    }

    /// The arbiter penalises a player: the list of the edition, in its order.
    fn penalise(&mut self, player: Color, penalty: Penalty) -> Result<Vec<Ruling>, NotAnEvent> {
        let rule = penalty_rule(penalty);
        if !self.edition().has(rule) {
            return Err(NotAnEvent::NoSuchPenalty);
        }
        let opponent = !player;
        let ruling = self.ruling(Finding::Penalised, &[Rule::Penalties]).about(player);
        let effect = match penalty {
            Penalty::Warning => Effect::Warning(player),
            Penalty::OpponentTime(time) => {
                self.is_running()?;
                self.add_time(opponent, time).ok_or(NotAnEvent::NoClock)?
            }
            Penalty::OwnTime(time) => {
                self.is_running()?;
                if self.clock.is_none() {
                    return Err(NotAnEvent::NoClock);
                }
                self.take_time(player, time)
            }
            Penalty::Loss(points) => {
                self.is_running()?;
                let score = Game::with_share(self.regulations.scoring.both_lose(), opponent, points);
                return Ok(vec![self.set_score(ruling, score, Decision::Conduct, rule)]);
            }
            Penalty::OwnPoints(points) | Penalty::OpponentPoints(points) => {
                let Status::Over(ending) = self.status else { return Err(NotAnEvent::NotOver) };
                let whose = if matches!(penalty, Penalty::OwnPoints(_)) { player } else { opponent };
                let score = Game::with_share(ending.score, whose, points);
                return Ok(vec![self.set_score(ruling, score, Decision::Conduct, rule)]);
            }
            Penalty::Fine => Effect::Fine(player),
            Penalty::Exclusion => Effect::Excluded(player),
            Penalty::Expulsion => Effect::Expelled(player),
        };
        Ok(vec![ruling.with(self.by(effect, &[rule]))])
    }

    /// Puts a score in place, unless the edition forbids such a share.
    fn set_score(&mut self, ruling: Ruling, score: ByColor<Points>, by: Decision, rule: Rule) -> Ruling {
        if self.values().points_total && !self.regulations.scoring.admits(score) {
            return self.ruling(Finding::ScoreRefused, &[Rule::PointsTotal]).with(Effect::PlayOn);
        }
        let article = self.article(rule);
        let end = self.end(score, EndedBy::Arbiter(by), article);
        ruling.with(end)
    }

    fn arbiter_sets(&mut self, side: Color, time: Millis) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if self.clock.is_none() {
            return Err(NotAnEvent::NoClock);
        }
        let effect = self.set_time(side, time);
        Ok(vec![self.ruling(Finding::TimesSet, &[Rule::TimesRestored]).about(side).with(effect)])
    }

    fn arbiter_adds(&mut self, side: Color, time: Millis) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let effect = self.add_time(side, time).ok_or(NotAnEvent::NoClock)?;
        Ok(vec![self.ruling(Finding::Disturbed, &[Rule::Disturbance]).about(side).with(effect)])
    }

    fn arbiter_takes_back(&mut self, plies: u16) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let (back, times) = self.go_back(plies)?;
        let ruling = self.ruling(Finding::Restored, &[Rule::TimesRestored]);
        Ok(vec![ruling.with_all(back).with_all(times)])
    }

    /// The arbiter declares a result.
    fn declare(&mut self, score: ByColor<Points>) -> Result<Vec<Ruling>, NotAnEvent> {
        if matches!(self.status, Status::NotStarted | Status::Annulled(_)) {
            return Err(NotAnEvent::NotStarted);
        }
        let drawn = score == self.regulations.scoring.drawn();
        if drawn && matches!(self.pending, Some(Pending::Quickplay { postponed: true, .. })) {
            return Ok(self.quickplay_after_flag().into_iter().collect());
        }
        let over = matches!(self.status, Status::Over(_));
        let rule = match over {
            true => Rule::Signing,
            false if self.is_claimed_alone() => Rule::QuickplayAlone,
            false => Rule::ArbiterDuties,
        };
        let ruling = self.ruling(Finding::Declared, &[rule]);
        Ok(vec![self.set_score(ruling, score, Decision::Declared, rule)])
    }

    fn arbiter_annuls(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        if matches!(self.status, Status::Annulled(_)) {
            return Err(NotAnEvent::Over);
        }
        let ruling = self.ruling(Finding::Annulled, &[Rule::ArbiterDuties]).with(Effect::NewGame);
        let article = self.article(Rule::ArbiterDuties);
        self.conclude(Status::Annulled(article));
        Ok(vec![ruling])
    }

    /// The arbiter overrides a ruling that applies unless he decides otherwise.
    fn let_play_on(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        let ruling = self.ruling(Finding::DecidedOtherwise, &[Rule::ArbiterDuties]).with(Effect::PlayOn);
        match self.status {
            Status::Over(_) if self.overrulable => {
                self.status = Status::Running;
                self.overrulable = false;
                self.with_clock(ClockEvent::Resume);
                Ok(vec![ruling])
            }
            Status::Running => Ok(vec![ruling]),
            Status::NotStarted => Err(NotAnEvent::NotStarted),
            Status::Adjourned => Err(NotAnEvent::Adjourned),
            Status::Over(_) | Status::Annulled(_) => Err(NotAnEvent::Over),
        }
    }

    fn replace_clock(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if self.clock.is_none() {
            return Err(NotAnEvent::NoClock);
        }
        self.halt_clock();
        Ok(vec![
            self.ruling(Finding::ClockReplaced, &[Rule::ClockDefect]).with(Effect::ClocksStop),
            self.ruling(Finding::TimesByArbiter, &[Rule::ClockDefect]).advice(&[Choice::SetTimes]),
        ])
    }
}

fn penalty_rule(penalty: Penalty) -> Rule {
    match penalty {
        Penalty::Warning => Rule::PenaltyWarning,
        Penalty::OpponentTime(_) => Rule::PenaltyOpponentTime,
        Penalty::OwnTime(_) => Rule::PenaltyOwnTime,
        Penalty::Loss(_) => Rule::PenaltyLoss,
        Penalty::OwnPoints(_) => Rule::PenaltyOwnPoints,
        Penalty::OpponentPoints(_) => Rule::PenaltyOpponentPoints,
        Penalty::Fine => Rule::PenaltyFine,
        Penalty::Exclusion => Rule::PenaltyExclusion,
        Penalty::Expulsion => Rule::PenaltyExpulsion,
    }
}
