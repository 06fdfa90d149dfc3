//! Adjourned games: Appendix A until 2005, the guidelines of 2009, Appendix E of 2014, Guidelines I since.

use super::moves::detail_of;
use super::ply::MoveFault;
use super::state::NotAnEvent;
use super::{Game, Status};
use crate::edition::{ResumptionLate, Rule};
use crate::ending::{Decision, EndedBy};
use crate::event::{Meaning, Play, Written};
use crate::named::named;
use crate::ruling::{Choice, Detail, Effect, Finding, Ruling};
use crate::winnable::CanMate;
use tratto_board::{ByColor, Color, Move};
use tratto_clock::{ClockEvent, Instant, Millis};

named! {
    /// What is written on the envelope.
    EnvelopeItem {
        /// The names of the players.
        Names = "names",
        /// The position before the sealed move.
        Position = "position",
        /// The time used by each player.
        Times = "times",
        /// Who sealed.
        Sealer = "sealer",
        /// The number of the sealed move.
        MoveNumber = "move-number",
        /// The offer of a draw, if one stands.
        DrawOffer = "draw-offer",
        /// When and where play is resumed.
        Resumption = "resumption",
    }
}

/// An adjournment, from the arbiter's word to the opening of the envelope.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Adjournment {
    pub(crate) sealer: Color,
    /// The move that was played on the board instead of being sealed.
    must_be: Option<Move>,
    sealed: Option<Written>,
    times: ByColor<Millis>,
    resumed: Option<Instant>,
    /// The reply that the opponent sealed because the sealer was absent.
    reply: Option<Written>,
    lost: bool,
    opened: bool,
    /// The half-moves played when the envelope was opened.
    plies: usize,
}

/// An unopened envelope.
struct Envelope {
    sealer: Color,
    sealed: Written,
}

impl Adjournment {
    /// Whether there is a sealed move in an unopened envelope.
    pub(crate) fn is_closed(&self) -> bool {
        self.sealed.is_some() && !self.opened && !self.lost
    }
}

impl Game {
    /// Whether a player has been told to seal and has not yet.
    pub(crate) fn must_seal(&self, player: Color) -> bool {
        self.adjournment.as_ref().is_some_and(|adjournment| {
            adjournment.sealer == player && adjournment.sealed.is_none() && adjournment.resumed.is_none()
        })
    }

    pub(crate) fn tell_to_seal(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let sealer = self.board.turn();
        self.begin_sealing(sealer);
        let ruling = self.ruling(Finding::ToldToSeal, &[Rule::Sealing, Rule::SessionLength]);
        Ok(vec![ruling.about(sealer).with(Effect::PlayOn)])
    }

    fn begin_sealing(&mut self, sealer: Color) {
        self.adjournment = Some(Adjournment {
            sealer,
            must_be: None,
            sealed: None,
            times: self.times(),
            resumed: None,
            reply: None,
            lost: false,
            opened: false,
            plies: self.plies.len(),
        });
    }

    /// A player adjourns early: the rest of the session is his.
    pub(crate) fn adjourn(&mut self, player: Color, rest: Millis) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        if self.board.turn() != player {
            return Ok(vec![self.out_of_turn(player)]);
        }
        let charge = self.take_time(player, rest);
        self.begin_sealing(player);
        let ruling = self.ruling(Finding::AdjournsEarly, &[Rule::AdjourningEarly]).about(player);
        Ok(vec![ruling.with(charge)])
    }

    /// A move played on the board after being told to seal must be the sealed one.
    pub(crate) fn seal_played(&mut self, player: Color, m: Move) -> Vec<Ruling> {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.must_be = Some(m);
        }
        let ruling = self.ruling(Finding::PlayedInsteadOfSealing, &[Rule::SealPlayed]).about(player);
        vec![ruling.with(Effect::Seals { player, sealed: m, board: Box::new(self.board) })]
    }

    /// A player seals: the envelope is closed and the clocks stop.
    pub(crate) fn seal(&mut self, player: Color, written: &Written) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_there(player)?;
        let Some(adjournment) = self.adjournment.clone() else { return Err(NotAnEvent::NotTimeToSeal) };
        if adjournment.resumed.is_some() {
            return self.seal_reply(player, written);
        }
        if adjournment.sealer != player || adjournment.sealed.is_some() {
            return Err(NotAnEvent::NotTimeToSeal);
        }
        let meant = match written.meaning {
            Meaning::Move(play) => Some(self.meant(play.from, play.to, play.promotion)),
            _ => None,
        };
        let mut rulings = Vec::new();
        if let Some(must_be) = adjournment.must_be.filter(|must_be| meant != Some(*must_be)) {
            let ruling = self.ruling(Finding::PlayedInsteadOfSealing, &[Rule::SealPlayed]).about(player);
            let board = Box::new(self.board);
            rulings.push(ruling.with(Effect::Seals { player, sealed: must_be, board }));
        }
        let times = self.times();
        if let Some(adjournment) = &mut self.adjournment {
            let forced =
                adjournment.must_be.map(|m| Meaning::Move(Play::new(m.from(), m.to(), m.promotes_to())));
            let meaning = forced.unwrap_or(written.meaning);
            adjournment.sealed = Some(Written { text: written.text.clone(), meaning });
            adjournment.times = times;
        }
        self.halt_clock();
        self.status = Status::Adjourned;
        for color in Color::ALL {
            self.players[color].present = false;
        }
        let ruling = self.ruling(Finding::Sealed, &[Rule::Sealing]).about(player);
        rulings.push(ruling.with(Effect::ClocksStop));
        Ok(rulings)
    }

    /// The arbiter checks the information on the envelope.
    pub(crate) fn check_envelope(&mut self, missing: &[EnvelopeItem]) -> Result<Vec<Ruling>, NotAnEvent> {
        if self.status != Status::Adjourned {
            return Err(NotAnEvent::NotAdjourned);
        }
        let needed: Vec<&EnvelopeItem> =
            missing.iter().filter(|item| **item != EnvelopeItem::DrawOffer || self.offer.is_some()).collect();
        let rules = [Rule::Envelope, Rule::EnvelopeKept];
        let finding = if needed.is_empty() { Finding::EnvelopeComplete } else { Finding::EnvelopeIncomplete };
        let ruling = self.ruling(finding, &rules).detail(Detail::Count(needed.len() as u32));
        Ok(vec![ruling.with(Effect::PlayOn)])
    }

    /// Play is resumed at the time agreed.
    pub(crate) fn resume(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        if self.status != Status::Adjourned {
            return Err(NotAnEvent::NotAdjourned);
        }
        let Some(adjournment) = &self.adjournment else { return Err(NotAnEvent::NothingSealed) };
        let (sealer, times, lost) = (adjournment.sealer, adjournment.times, adjournment.lost);
        let replier = !sealer;
        let envelope = self.unopened();
        if !lost && self.players[replier].present && envelope.is_none() {
            return Err(NotAnEvent::NothingSealed);
        }
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.resumed = Some(self.now);
        }
        self.status = Status::Running;
        for side in Color::ALL {
            self.with_clock(ClockEvent::Set { side, time: times[side] });
        }
        if lost {
            // The sealer will play what he says he sealed.
            self.turn_clock(sealer);
            self.with_clock(ClockEvent::Resume);
            let ruling = self.ruling(Finding::Resumed, &[Rule::ResumptionSetup, Rule::EnvelopeLost]);
            return Ok(vec![ruling.with_all(self.running_clock().map(Effect::Clock))]);
        }
        if let Some(envelope) = envelope.filter(|_| self.players[replier].present) {
            let mut rulings = self.open(&envelope);
            if let Some(first) = rulings.first_mut() {
                first.cite(self.edition().articles(Rule::ResumptionPresent));
                first.cite(self.edition().articles(Rule::ResumptionSetup));
            }
            return Ok(rulings);
        }
        let entered = self.start_reply(sealer);
        let mut rules = vec![Rule::ResumptionReplierAbsent, Rule::ResumptionSetup];
        if !self.players[sealer].present {
            rules.push(Rule::ResumptionBothAbsent);
        }
        let ruling = self.ruling(Finding::ReplierAbsent, &rules).about(replier);
        let ruling = ruling.with_all(self.running_clock().map(Effect::Clock));
        Ok([ruling].into_iter().chain(entered).collect())
    }

    /// The sealed move is completed, as every other by the clock, and the replier's clock runs.
    fn start_reply(&mut self, sealer: Color) -> Option<Ruling> {
        if self.running_clock() == Some(!sealer) {
            return None;
        }
        self.with_clock(ClockEvent::Lend(sealer));
        self.with_clock(ClockEvent::Resume);
        let effects = self.clock.as_mut()?.apply(ClockEvent::Press(sealer), self.now).ok()?;
        effects.entered[sealer].map(|period| self.period_entered(sealer, period))
    }

    /// How late a player may come to a resumption.
    fn resumption_limit(&self) -> Option<Millis> {
        match (self.values().resumption_late, self.regulations.default_time) {
            (ResumptionLate::Fixed(limit), _) | (ResumptionLate::UnlessStated(limit), None) => Some(limit),
            (_, Some(stated)) => Some(stated),
            (ResumptionLate::DefaultTime, None) => self.default_time(),
        }
    }

    /// A player arrives for the resumption.
    pub(crate) fn arrive_at_resumption(&mut self, player: Color) -> Vec<Ruling> {
        let Some(adjournment) = self.adjournment.clone() else { return Vec::new() };
        let Some(resumed) = adjournment.resumed else { return Vec::new() };
        let late = self.now.since(resumed).unwrap_or(Millis::ZERO);
        if self.resumption_limit().is_some_and(|limit| late > limit) {
            return vec![self.forfeit_resumption(player, late)];
        }
        if let Some(envelope) = self.unopened().filter(|_| player != adjournment.sealer) {
            let mut rulings = self.open(&envelope);
            if let Some(first) = rulings.first_mut() {
                first.cite(self.edition().articles(Rule::ResumptionReplierAbsent));
                first.cite(self.edition().articles(Rule::EnvelopeOpened));
            }
            return rulings;
        }
        match adjournment.reply {
            Some(reply) => self.open_reply(&reply),
            None => Vec::new(),
        }
    }

    fn forfeit_resumption(&mut self, player: Color, late: Millis) -> Ruling {
        let scoring = self.regulations.scoring;
        let ruling = self.ruling(Finding::TooLate, &[Rule::ResumptionLate]).about(player);
        let article = self.article(Rule::ResumptionLate);
        let by = EndedBy::Arbiter(Decision::Lateness);
        let ending = self.ending(scoring.won_by(!player), by, article);
        self.conclude(Status::Over(ending));
        self.overrulable = self.values().resumption_excusable;
        let ruling = ruling.detail(Detail::Time(late)).with(Effect::End(ending));
        if self.overrulable { ruling.unless_arbiter() } else { ruling }
    }

    pub(crate) fn absent_at_resumption(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        let resumed = self.adjournment.as_ref().and_then(|adjournment| adjournment.resumed);
        let late = resumed.and_then(|resumed| self.now.since(resumed)).unwrap_or(Millis::ZERO);
        if self.resumption_limit().is_some_and(|limit| late > limit) {
            return Ok(vec![self.forfeit_resumption(player, late)]);
        }
        let ruling = self.ruling(Finding::LateInTime, &[Rule::ResumptionLate]).about(player);
        Ok(vec![ruling.detail(Detail::Time(late)).with(Effect::PlayOn)])
    }

    /// The envelope is opened; its move is played, or costs its writer the game.
    pub(crate) fn open_envelope(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        let envelope = self.unopened().ok_or(NotAnEvent::NothingSealed)?;
        Ok(self.open(&envelope))
    }

    /// The contents of the unopened envelope.
    fn unopened(&self) -> Option<Envelope> {
        let adjournment = self.adjournment.as_ref().filter(|adjournment| !adjournment.opened)?;
        Some(Envelope { sealer: adjournment.sealer, sealed: adjournment.sealed.clone()? })
    }

    fn open(&mut self, Envelope { sealer, sealed }: &Envelope) -> Vec<Ruling> {
        let sealer = *sealer;
        if !self.players[!sealer].present {
            let ruling = self.ruling(Finding::EnvelopeTooEarly, &[Rule::EnvelopeOpened]).about(!sealer);
            return vec![ruling.with(Effect::PlayOn)];
        }
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.opened = true;
            adjournment.plies = self.plies.len() + 1;
        }
        let meant = match sealed.meaning {
            Meaning::Move(play) => Some(self.meant(play.from, play.to, play.promotion)),
            _ => None,
        };
        let fault = meant.and_then(|m| self.fault_of(m));
        match (sealed.meaning, meant, fault) {
            (_, Some(m), None) => self.play_sealed(sealer, m),
            (_, Some(m), Some(fault)) => {
                let illegal = Some((m, fault));
                vec![self.bad_seal(sealer, Finding::SealedIllegal, Rule::SealedIllegal, illegal)]
            }
            (Meaning::Ambiguous, ..) => {
                vec![self.bad_seal(sealer, Finding::SealedAmbiguous, Rule::SealedAmbiguous, None)]
            }
            _ => vec![self.bad_seal(sealer, Finding::SealedUnclear, Rule::SealedUnclear, None)],
        }
    }

    fn play_sealed(&mut self, sealer: Color, m: Move) -> Vec<Ruling> {
        let clock = self.snapshot();
        let board = Box::new(self.board);
        self.push(sealer, Some(m), None, clock);
        if let Some(ply) = self.plies.last_mut() {
            ply.completed = true;
        }
        let ruling = self.ruling(Finding::EnvelopeOpened, &[Rule::EnvelopeOpened]).about(sealer);
        let mut ruling = ruling.with(Effect::Opened { sealed: m, board });
        let absent = !self.players[sealer].present;
        let ending = self.endings();
        let mut entered = None;
        if ending.is_none() {
            entered = self.start_reply(sealer);
            ruling = ruling.with_all(self.running_clock().map(Effect::Clock));
        }
        let mut rulings: Vec<Ruling> = [ruling].into_iter().chain(entered).collect();
        if let Some(mut ending) = ending {
            if absent {
                let mate = ending.finding == Finding::Checkmate;
                let rule = if mate { Rule::SealedMate } else { Rule::SealedDraw };
                ending.cite(self.edition().articles(rule));
            }
            rulings.push(ending);
        }
        rulings
    }

    /// A sealed move that is ambiguous, unclear or illegal loses, unless the opponent cannot mate.
    fn bad_seal(
        &mut self,
        sealer: Color,
        finding: Finding,
        rule: Rule,
        illegal: Option<(Move, MoveFault)>,
    ) -> Ruling {
        let scoring = self.regulations.scoring;
        let by = EndedBy::Arbiter(Decision::SealedMove);
        let article = self.article(rule);
        let (made, fault) = illegal.unzip();
        let ruling = self.ruling(finding, &[rule]).about(sealer).detail(detail_of(self.board, made, fault));
        match self.as_was_known(self.can_still_mate(!sealer)) {
            CanMate::Yes => {
                let end = self.end(scoring.won_by(!sealer), by, article);
                ruling.with(end)
            }
            CanMate::No => {
                let end = self.end(scoring.drawn(), by, article);
                ruling.with(self.by(end.effect, &[rule, Rule::SealedException]))
            }
            CanMate::Unknown => ruling.advice(&[Choice::Lost, Choice::Drawn]),
        }
    }

    /// The sealer is absent: his opponent seals the reply and starts the absent player's clock.
    fn seal_reply(&mut self, player: Color, written: &Written) -> Result<Vec<Ruling>, NotAnEvent> {
        let Some(adjournment) = &mut self.adjournment else { return Err(NotAnEvent::NotTimeToSeal) };
        let sealer = adjournment.sealer;
        if player == sealer
            || !adjournment.opened
            || self.players[sealer].present
            || self.board.turn() != player
        {
            return Err(NotAnEvent::NotTimeToSeal);
        }
        adjournment.reply = Some(written.clone());
        self.with_clock(ClockEvent::Press(player));
        let ruling = self.ruling(Finding::ReplySealed, &[Rule::ResumptionSealerAbsent]).about(player);
        Ok(vec![ruling.with_all(self.running_clock().map(Effect::Clock))])
    }

    fn open_reply(&mut self, reply: &Written) -> Vec<Ruling> {
        let player = self.board.turn();
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.reply = None;
        }
        let meant = match reply.meaning {
            Meaning::Move(play) => Some(self.meant(play.from, play.to, play.promotion)),
            _ => None,
        };
        match (meant, meant.and_then(|m| self.fault_of(m))) {
            (Some(m), None) => self.play_sealed(player, m),
            (meant, fault) => {
                let (finding, rule) = match reply.meaning {
                    Meaning::Move(_) => (Finding::SealedIllegal, Rule::SealedIllegal),
                    Meaning::Ambiguous => (Finding::SealedAmbiguous, Rule::SealedAmbiguous),
                    _ => (Finding::SealedUnclear, Rule::SealedUnclear),
                };
                vec![self.bad_seal(player, finding, rule, meant.zip(fault))]
            }
        }
    }

    /// The envelope is lost.
    pub(crate) fn envelope_lost(&mut self, position_known: bool) -> Result<Vec<Ruling>, NotAnEvent> {
        let Some(adjournment) = &mut self.adjournment else { return Err(NotAnEvent::NothingSealed) };
        if adjournment.opened || adjournment.sealed.is_none() {
            return Err(NotAnEvent::NothingSealed);
        }
        adjournment.lost = true;
        let sealer = adjournment.sealer;
        if !position_known {
            let ruling = self.ruling(Finding::AdjournedLost, &[Rule::AdjournedLost]).with(Effect::NewGame);
            let article = self.article(Rule::AdjournedLost);
            self.conclude(Status::Annulled(article));
            return Ok(vec![ruling]);
        }
        let ruling = self.ruling(Finding::EnvelopeLost, &[Rule::EnvelopeLost]).about(sealer);
        Ok(vec![ruling.with(Effect::PlayOn)])
    }

    /// The sealer plays the move that he says he sealed.
    pub(crate) fn state_sealed(&mut self, player: Color, play: Play) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(player)?;
        let lost =
            self.adjournment.as_ref().is_some_and(|one| one.lost && one.sealer == player && !one.opened);
        if !lost {
            return Err(NotAnEvent::EnvelopeNotLost);
        }
        let rulings = self.play(player, play)?;
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.opened = true;
        }
        Ok(rulings)
    }

    /// The clocks are wrong after a resumption.
    pub(crate) fn resumption_times(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let Some(adjournment) = &self.adjournment else { return Err(NotAnEvent::NothingSealed) };
        if adjournment.resumed.is_none() {
            return Err(NotAnEvent::Adjourned);
        }
        let in_time = self.plies.len() <= adjournment.plies;
        let ruling = self.ruling(
            if in_time { Finding::ResumptionTimesWrong } else { Finding::ResumptionTimesLate },
            &[Rule::ResumptionTimes],
        );
        Ok(vec![if in_time {
            ruling.advice(&[Choice::SetTimes])
        } else {
            ruling.with(Effect::PlayOn).unless_arbiter()
        }])
    }
}
