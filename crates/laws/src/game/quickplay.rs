//! The quickplay finish: Article 10 until 2009, Appendix G of 2014, Guidelines III since.

use super::Game;
use super::ply::Ply;
use super::state::{NotAnEvent, Pending};
use crate::edition::Rule;
use crate::ending::{Decision, EndedBy};
use crate::event::{QuickplayGround, Verdict};
use crate::ruling::{Choice, Effect, Finding, Ruling};
use tratto_board::Color;
use tratto_clock::{Bonus, Clock, ClockEvent};

impl Game {
    /// Why a claim in a quickplay finish is not allowed.
    fn quickplay_barred(&self, claimant: Color) -> Option<Ruling> {
        let barred =
            |finding, rules: &[Rule]| Some(self.ruling(finding, rules).about(claimant).with(Effect::PlayOn));
        let values = self.values();
        if !self.regulations.quickplay_rate() {
            return barred(Finding::QuickplayNotHere, &[Rule::QuickplayRates]);
        }
        if values.quickplay_announced && !self.regulations.guidelines_iii {
            return barred(Finding::QuickplayNotAnnounced, &[Rule::QuickplayApplies]);
        }
        if !self.is_finish(claimant) {
            return barred(Finding::QuickplayNotYet, &[Rule::Quickplay]);
        }
        // Without an arbiter in the room no text asks for the move.
        let alone = !self.regulations.arbiter_present;
        let rule = if alone { Rule::QuickplayAlone } else { Rule::QuickplayClaim };
        if !alone && values.quickplay_on_move && self.board.turn() != claimant {
            return barred(Finding::QuickplayOffTurn, &[rule]);
        }
        if self.time_of(claimant) >= values.quickplay_under || self.is_flag_down(claimant) {
            return barred(Finding::QuickplayTooMuchTime, &[rule]);
        }
        None
    }

    /// Whether a claim by this player would be heard.
    pub(crate) fn can_claim_quickplay(&self, claimant: Color) -> bool {
        self.pending.is_none() && self.clock.is_some() && self.quickplay_barred(claimant).is_none()
    }

    /// Whether all remaining moves have one time limit.
    fn is_finish(&self, side: Color) -> bool {
        self.clock.as_ref().is_some_and(|clock| self.has_last_period(clock, side))
    }

    /// The same when a half-move was made: a press may have brought the next period since.
    pub(super) fn was_finish(&self, ply: &Ply) -> bool {
        let (Some(mut clock), Some(then)) = (self.clock.clone(), &ply.clock) else {
            return self.is_finish(ply.mover);
        };
        clock.restore(then, self.now).is_ok() && self.has_last_period(&clock, ply.mover)
    }

    fn has_last_period(&self, clock: &Clock, side: Color) -> bool {
        let period = clock.face(self.now).sides[side].period;
        clock.control().periods().is_some_and(|periods| periods.is_last(period))
    }

    pub(crate) fn claim_quickplay(
        &mut self,
        claimant: Color,
        ground: QuickplayGround,
    ) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(claimant)?;
        if let Some(ruling) = self.quickplay_barred(claimant) {
            return Ok(vec![ruling]);
        }
        if !self.regulations.arbiter_present {
            return Ok(self.quickplay_alone(claimant, ground));
        }
        self.pending = Some(Pending::Quickplay { claimant, ground, postponed: false });
        let mut rulings = Vec::new();
        if self.values().quickplay_offers {
            rulings.extend(self.claim_offers(claimant, Rule::ClaimIsOffer));
        }
        let rules = [Rule::QuickplayClaim, Rule::Quickplay];
        let ruling = self.ruling(Finding::QuickplayClaimed, &rules).about(claimant);
        rulings.push(ruling.advice(self.quickplay_choices()));
        Ok(rulings)
    }

    /// What the arbiter may say to a claim.
    fn quickplay_choices(&self) -> &'static [Choice] {
        match self.edition().has(Rule::QuickplayRejected) {
            true => &[Choice::Agree, Choice::Postpone, Choice::Reject],
            false => &[Choice::Agree, Choice::Postpone],
        }
    }

    /// The claim is also an offer of a draw, by a rule, unless the event forbids to agree on one.
    fn claim_offers(&mut self, claimant: Color, rule: Rule) -> Option<Ruling> {
        if !self.may_offer_by_claim(rule) {
            return None;
        }
        let effect = self.offer_by_claim(claimant, rule);
        Some(self.ruling(Finding::ClaimIsOffer, &[rule]).about(claimant).with(effect))
    }

    /// Without an arbiter in the room the claim ends the game, and a designated arbiter decides.
    fn quickplay_alone(&mut self, claimant: Color, ground: QuickplayGround) -> Vec<Ruling> {
        self.halt_clock();
        self.pending = Some(Pending::Quickplay { claimant, ground, postponed: false });
        let mut ruling = self.ruling(Finding::QuickplayAlone, &[Rule::QuickplayAlone]).about(claimant);
        ruling = ruling.with(Effect::ClocksStop);
        if ground == QuickplayGround::NoEffort {
            ruling = ruling.with(Effect::Record(claimant));
        }
        if self.quickplay_final().is_some() {
            ruling = ruling.with(Effect::Final);
        }
        let decision = self.ruling(Finding::QuickplayClaimed, &[Rule::QuickplayAlone]).about(claimant);
        vec![ruling, decision.advice(&[Choice::Agree, Choice::Reject])]
    }

    /// Whether a claim has ended the game with no arbiter in the room, and waits for the one designated.
    pub(crate) fn is_claimed_alone(&self) -> bool {
        !self.regulations.arbiter_present && matches!(self.pending, Some(Pending::Quickplay { .. }))
    }

    /// The rule that puts the decision on a claim in a quickplay finish beyond appeal.
    pub(crate) fn quickplay_final(&self) -> Option<Rule> {
        let alone = !self.regulations.arbiter_present;
        let rule = if alone { Rule::QuickplayAloneFinal } else { Rule::QuickplayFinal };
        self.edition().has(rule).then_some(rule)
    }

    pub(crate) fn claim_extra_seconds(&mut self, claimant: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(claimant)?;
        if self.values().quickplay_extra.is_none() {
            let ruling = self.ruling(Finding::QuickplayNotHere, &[Rule::Quickplay]);
            return Ok(vec![ruling.about(claimant).with(Effect::PlayOn)]);
        }
        if let Some(ruling) = self.quickplay_barred(claimant) {
            return Ok(vec![ruling]);
        }
        self.pending = Some(Pending::ExtraSeconds { claimant });
        let mut rulings: Vec<Ruling> = self.claim_offers(claimant, Rule::FiveSeconds).into_iter().collect();
        let ruling = self.ruling(Finding::ExtraSecondsAsked, &[Rule::FiveSeconds]).about(claimant);
        rulings.push(ruling.advice(&[Choice::Agree, Choice::Reject]));
        Ok(rulings)
    }

    /// The arbiter decides a claim that waits for him.
    pub(crate) fn decide(&mut self, verdict: Verdict) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let pending = self.pending.clone().ok_or(NotAnEvent::NothingToDecide)?;
        // Without an arbiter nobody can watch the rest of the game.
        if self.is_claimed_alone() && matches!(verdict, Verdict::Postpones | Verdict::PostponesWithTime) {
            return Err(NotAnEvent::NoArbiter);
        }
        let claimant = pending.claimant();
        match pending {
            Pending::ExtraSeconds { .. } => Ok(vec![self.decide_extra_seconds(claimant, verdict)]),
            Pending::Quickplay { ground, .. } => Ok(vec![self.decide_quickplay(claimant, ground, verdict)]),
        }
    }

    fn decide_extra_seconds(&mut self, claimant: Color, verdict: Verdict) -> Ruling {
        self.pending = None;
        let extra = self.values().quickplay_extra.filter(|_| verdict == Verdict::Agrees);
        let Some(extra) = extra else {
            return self
                .ruling(Finding::QuickplayRejected, &[Rule::FiveSeconds])
                .about(claimant)
                .with(Effect::PlayOn);
        };
        // They are given once the offer is refused.
        self.offer = None;
        let bonus = if self.regulations.extra_seconds_delay {
            Bonus::Bronstein(extra)
        } else {
            Bonus::Increment(extra)
        };
        self.with_clock(ClockEvent::SetBonus(bonus));
        let time = self.add_time(!claimant, self.values().quickplay_bonus);
        let ruling = self.ruling(Finding::ExtraSecondsGiven, &[Rule::FiveSeconds]).about(claimant);
        ruling.with(Effect::ExtraTime(extra)).with_all(time)
    }

    fn decide_quickplay(&mut self, claimant: Color, ground: QuickplayGround, verdict: Verdict) -> Ruling {
        let opponent = !claimant;
        let bonus = self.values().quickplay_bonus;
        let alone = !self.regulations.arbiter_present;
        match verdict {
            Verdict::Agrees => {
                let rule = if alone { Rule::QuickplayAlone } else { Rule::QuickplayAgreed };
                let rules: Vec<Rule> = [Some(rule), self.quickplay_final()].into_iter().flatten().collect();
                let ruling = self.ruling(Finding::QuickplayAgreed, &rules).about(claimant);
                let article = self.article(rule);
                let by = EndedBy::Claim { claimant, ground: Pending::ground() };
                let end = self.end(self.regulations.scoring.drawn(), by, article);
                ruling.with(end)
            }
            Verdict::Postpones | Verdict::PostponesWithTime => {
                self.pending = Some(Pending::Quickplay { claimant, ground, postponed: true });
                let given = verdict == Verdict::PostponesWithTime;
                let time = if given { self.add_time(opponent, bonus) } else { None };
                let ruling =
                    self.ruling(Finding::QuickplayPostponed, &[Rule::QuickplayPostponed]).about(claimant);
                let ruling = ruling.with_all(time);
                if given { ruling } else { ruling.with(Effect::PlayOn) }
            }
            Verdict::Rejects if alone => {
                // The claim has ended the game: what is left is the result.
                let rules: Vec<Rule> =
                    [Some(Rule::QuickplayAlone), self.quickplay_final()].into_iter().flatten().collect();
                self.ruling(Finding::QuickplayRejected, &rules)
                    .about(claimant)
                    .advice(&[Choice::Lost, Choice::Drawn])
            }
            // The edition has him agree or postpone.
            Verdict::Rejects if !self.edition().has(Rule::QuickplayRejected) => self
                .ruling(Finding::NoSuchRule, &[Rule::QuickplayAgreed])
                .about(claimant)
                .advice(self.quickplay_choices()),
            Verdict::Rejects => {
                self.pending = None;
                let time = self.add_time(opponent, bonus);
                self.ruling(Finding::QuickplayRejected, &[Rule::QuickplayRejected])
                    .about(claimant)
                    .with_all(time)
            }
        }
    }

    /// The arbiter declares a draw after a flag fell while his decision was put off.
    pub(crate) fn quickplay_after_flag(&mut self) -> Option<Ruling> {
        let Some(Pending::Quickplay { claimant, postponed: true, .. }) = self.pending else { return None };
        let ruling = self.ruling(Finding::QuickplayAgreed, &[Rule::QuickplayPostponed]).about(claimant);
        let article = self.article(Rule::QuickplayPostponed);
        let by = EndedBy::Arbiter(Decision::Quickplay);
        let end = self.end(self.regulations.scoring.drawn(), by, article);
        Some(ruling.with(end))
    }
}
