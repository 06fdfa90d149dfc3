//! Flag-fall: Articles 6.8, 6.9, 6.11 and what rapid and blitz make of them.

use super::Game;
use super::state::{NotAnEvent, Pending};
use crate::edition::{ArbiterOnFlag, BothFlags, Rule};
use crate::ending::{Decision, EndedBy, Ground};
use crate::event::{ClaimEvidence, Sight};
use crate::ruling::{Choice, Effect, Finding, Reading, Ruling};
use crate::winnable::CanMate;
use tratto_board::Color;
use tratto_clock::{ClockEvent, Flags};

/// Who noticed a flag-fall.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Notice {
    Claim(Color),
    Arbiter,
}

impl Game {
    pub(crate) fn flags(&self) -> Flags {
        self.clock.as_ref().map_or(Flags::BothUp, |clock| clock.flags(self.now))
    }

    pub(crate) fn is_flag_down(&self, side: Color) -> bool {
        match self.flags() {
            Flags::BothUp => false,
            Flags::OneDown(down) => down == side,
            Flags::BothDown { .. } => true,
        }
    }

    /// A player claims that the opponent's time is over.
    pub(crate) fn claim_flag(
        &mut self,
        claimant: Color,
        evidence: ClaimEvidence,
    ) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(claimant)?;
        if self.clock.is_none() {
            return Err(NotAnEvent::NoClock);
        }
        let loser = !claimant;
        if evidence == ClaimEvidence::Screen || !self.is_flag_down(loser) {
            let screen = evidence == ClaimEvidence::Screen;
            let finding = if screen { Finding::ClaimFromScreen } else { Finding::FlagUp };
            let rules: &[Rule] = if screen { &[Rule::Screens] } else { &[Rule::FlagCounts] };
            return Ok(vec![self.ruling(finding, rules).about(claimant).with(Effect::PlayOn)]);
        }
        if self.regulations.is_unsupervised_quick() {
            return Ok(self.quick_claim(claimant));
        }
        Ok(self.flag_fell(Notice::Claim(claimant)))
    }

    /// In rapid and blitz without adequate supervision the claim itself has conditions.
    fn quick_claim(&mut self, claimant: Color) -> Vec<Ruling> {
        let both = matches!(self.flags(), Flags::BothDown { .. });
        if both && self.values().own_flag_up {
            if self.values().both_flags_quick == BothFlags::Draw {
                return vec![self.drawn_by_flags(&[Rule::BothFlagsQuick, Rule::FlagClaimQuick])];
            }
            let refused = self
                .ruling(Finding::ClaimantFlagDown, &[Rule::FlagClaimQuick])
                .about(claimant)
                .with(Effect::PlayOn);
            let mut rulings = vec![refused];
            rulings.extend(self.flag_fell(Notice::Arbiter));
            return rulings;
        }
        self.flag_fell(Notice::Claim(claimant))
    }

    /// The arbiter sees a flag down.
    pub(crate) fn observe_flag(&mut self, sight: Sight) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if self.clock.is_none() {
            return Err(NotAnEvent::NoClock);
        }
        let seen = match sight {
            Sight::Flag(side) => self.is_flag_down(side),
            _ => matches!(self.flags(), Flags::BothDown { .. }),
        };
        if !seen {
            return Ok(vec![self.ruling(Finding::FlagUp, &[Rule::FlagCounts]).with(Effect::PlayOn)]);
        }
        if let Sight::Flag(side) = sight {
            self.with_clock(ClockEvent::ObserveFlag(side));
        }
        if self.regulations.is_unsupervised_quick() {
            let both = matches!(self.flags(), Flags::BothDown { .. });
            let silent = match self.values().arbiter_on_flag {
                ArbiterOnFlag::Silent => true,
                ArbiterOnFlag::SilentUnlessBoth => !both,
                ArbiterOnFlag::MayCall | ArbiterOnFlag::Calls => false,
            };
            if silent {
                return Ok(vec![
                    self.ruling(Finding::ArbiterSilent, &[Rule::FlagQuick]).with(Effect::PlayOn),
                ]);
            }
        }
        Ok(self.flag_fell(Notice::Arbiter))
    }

    /// A flag-fall has been noticed.
    fn flag_fell(&mut self, notice: Notice) -> Vec<Ruling> {
        let period = self.note_flags();
        let ruling = match self.flags() {
            Flags::BothUp => return Vec::new(),
            Flags::OneDown(side) => self.flag_of(side, notice, false),
            Flags::BothDown { first: Some(first) } if !self.draws_by_both_flags() => {
                self.flag_of(first, notice, true)
            }
            Flags::BothDown { .. } => self.both_flags(),
        };
        // Where the game goes on, the scoresheets are brought up to date.
        let goes_on = matches!(ruling.finding, Finding::MovesCompleted | Finding::BothFlagsGoOn);
        let sheets = period.filter(|_| goes_on).and_then(|period| self.sheets_after_flag(period));
        std::iter::once(ruling).chain(sheets).collect()
    }

    fn draws_by_both_flags(&self) -> bool {
        self.regulations.is_unsupervised_quick() && self.values().both_flags_quick == BothFlags::Draw
    }

    /// Both flags are down, and nobody can tell which fell first.
    fn both_flags(&mut self) -> Ruling {
        if self.draws_by_both_flags() {
            return self.drawn_by_flags(&[Rule::BothFlagsQuick]);
        }
        let last = Color::ALL.into_iter().all(|side| self.is_last_period(side));
        let rule = if last { Rule::BothFlagsLast } else { Rule::BothFlagsEarly };
        if self.values().both_flags_announced && !self.regulations.guidelines_iii {
            // The Laws themselves say nothing, and the Guidelines that do were not announced.
            return self
                .ruling(Finding::BothFlagsOpen, &[Rule::FlagLoses, rule])
                .advice(&[Choice::PlayOn, Choice::Drawn]);
        }
        if last {
            return self.drawn_by_flags(&[rule]);
        }
        let ruling = self.ruling(Finding::BothFlagsGoOn, &[rule]).with(Effect::PlayOn);
        for side in Color::ALL {
            self.with_clock(ClockEvent::RaiseFlag(side));
        }
        ruling
    }

    fn drawn_by_flags(&mut self, rules: &[Rule]) -> Ruling {
        let ruling = self.ruling(Finding::BothFlagsDraw, rules);
        let article = self.article(rules[0]);
        let end = self.end(self.regulations.scoring.drawn(), EndedBy::Arbiter(Decision::BothFlags), article);
        ruling.with(end)
    }

    fn is_last_period(&self, side: Color) -> bool {
        let Some(clock) = &self.clock else { return true };
        let face = clock.face(self.now).sides[side];
        match face.flag {
            Some(fall) => fall.in_last_period,
            None => clock.control().periods().is_none_or(|periods| periods.is_last(face.period)),
        }
    }

    /// The number of moves that a side had to complete before the flag that is down fell; `None` for all of them.
    fn prescribed(&self, side: Color) -> Option<u64> {
        let clock = self.clock.as_ref()?;
        let face = clock.face(self.now).sides[side];
        let period = face.flag.map_or(face.period, |fall| fall.period);
        clock.control().periods()?.ends_at(period)
    }

    /// One side's flag is down, or was the first.
    fn flag_of(&mut self, loser: Color, notice: Notice, order_known: bool) -> Ruling {
        let completed = u64::from(self.moves_completed(loser));
        if self.prescribed(loser).is_some_and(|moves| completed >= moves) {
            return self
                .ruling(Finding::MovesCompleted, &[Rule::FlagChecked, Rule::Periods])
                .about(loser)
                .with(Effect::PlayOn);
        }
        let winner = !loser;
        let mut rules = vec![Rule::FlagLoses];
        if order_known {
            rules.insert(0, Rule::FirstFlag);
        }
        if self.last().is_some_and(|ply| ply.mover == loser && !ply.completed) {
            rules.push(Rule::Completed);
        }
        if self.regulations.is_unsupervised_quick() {
            rules.push(if notice == Notice::Arbiter { Rule::FlagQuick } else { Rule::FlagClaimQuick });
        }
        if self.adjournment.is_some() && !self.players[winner].present {
            rules.push(Rule::SealedFlag);
        }
        if let Some(Pending::Quickplay { postponed: true, .. }) = self.pending {
            return self
                .ruling(Finding::FlagAfterPostponement, &[Rule::QuickplayPostponed])
                .about(loser)
                .advice(&[Choice::Drawn, Choice::Lost]);
        }
        let by = match notice {
            Notice::Claim(claimant) => EndedBy::Claim { claimant, ground: Ground::Flag },
            Notice::Arbiter => EndedBy::Arbiter(Decision::Flag),
        };
        let article = self.article(Rule::FlagLoses);
        let verdict = self.can_still_mate(winner);
        // Unwinnable only because of what has been touched: recommended, not laid down.
        let bound = self.obligation().filter(|bound| {
            let can = |position| self.can_mate(position, winner) != CanMate::No;
            verdict == CanMate::No
                && !bound.is_free
                && self.board.turn() == loser
                && self.position().is_some_and(can)
        });
        let verdict = if bound.is_some() { verdict } else { self.as_was_known(verdict) };
        match verdict {
            CanMate::Yes => {
                let ruling = self.ruling(Finding::FlagLost, &rules).about(loser);
                let optional = notice == Notice::Arbiter
                    && self.regulations.is_unsupervised_quick()
                    && self.values().arbiter_on_flag == ArbiterOnFlag::MayCall;
                let end = self.end(self.regulations.scoring.won_by(winner), by, article);
                self.overrulable = optional;
                let ruling = ruling.with(end);
                if optional { ruling.unless_arbiter() } else { ruling }
            }
            CanMate::No => {
                if let Some(bound) = bound {
                    rules.extend(bound.rules);
                    let score = self.regulations.scoring.drawn();
                    let ending = self.ending(score, by, article);
                    return self
                        .ruling(Finding::FlagDrawnByTouch, &rules)
                        .about(loser)
                        .with(Effect::End(ending))
                        .reading(Reading::TouchCountsForMate)
                        .advice(&[Choice::Recommended, Choice::Lost]);
                }
                let ruling = self.ruling(Finding::FlagDrawn, &rules).about(loser);
                let ruling = self.corrected_text(ruling, notice);
                let end = self.end(self.regulations.scoring.drawn(), by, article);
                ruling.with(end)
            }
            CanMate::Unknown => self
                .ruling(Finding::FlagUndetermined, &rules)
                .about(loser)
                .advice(&[Choice::Lost, Choice::Drawn]),
        }
    }

    /// The article on claims in rapid and blitz may be misprinted.
    fn corrected_text(&self, ruling: Ruling, notice: Notice) -> Ruling {
        let claimed = self.regulations.is_unsupervised_quick() && notice != Notice::Arbiter;
        if claimed { self.read_as(ruling, Reading::ClaimantMeant) } else { ruling }
    }

    /// Whether a side can still mate by any series of moves open to the players, what has been touched included.
    pub(crate) fn can_still_mate(&self, side: Color) -> CanMate {
        let Some(position) = self.position() else { return CanMate::Unknown };
        // An illegal move that is not completed will be replaced: the position before it counts.
        if self.last().is_some_and(|ply| !ply.completed && ply.fault().is_some()) {
            let before = self.before(self.plies.len() - 1);
            return before.position().map_or(CanMate::Unknown, |before| self.can_mate(before, side));
        }
        match self.obligation() {
            Some(bound) => self.can_mate_after(position, side, &bound.moves),
            None => self.can_mate(position, side),
        }
    }
}
