//! The conduct of the players, and of others: Article 11 (12 until 2009).

use super::state::NotAnEvent;
use super::{Game, Status};
use crate::edition::{ClockAdjusted, Phone, Rule};
use crate::ending::{Decision, EndedBy};
use crate::event::{Bystander, Misconduct, Request};
use crate::points::Points;
use crate::regulations::PhoneRule;
use crate::ruling::{Choice, Detail, Effect, Finding, Ruling};
use crate::winnable::CanMate;
use tratto_board::{ByColor, Color};
use tratto_clock::Rate;

impl Game {
    /// A breach of the rules of conduct: a warning is recommended, any of the penalties is possible.
    pub(crate) fn breach_of_conduct(&mut self, player: Color, finding: Finding, rule: Rule) -> Ruling {
        if !self.edition().has(rule) {
            return self.ruling(Finding::NoSuchRule, &[Rule::Gaps]).about(player).with(Effect::PlayOn);
        }
        let state = &mut self.players[player];
        state.breaches = state.breaches.saturating_add(1);
        let count = state.breaches;
        let by_conduct = self.is_conduct(rule).then_some(Rule::ConductPenalty);
        let penalties: Vec<Rule> = by_conduct.into_iter().chain([Rule::Penalties]).collect();
        self.ruling(finding, &[rule])
            .about(player)
            .detail(Detail::Count(count.into()))
            .with(self.by(Effect::Warning(player), &penalties))
            .advice(&[Choice::Recommended, Choice::Penalise])
    }

    /// Whether a rule stands in the article on conduct, whose breach leads to the penalties by an article of its own.
    fn is_conduct(&self, rule: Rule) -> bool {
        let chapter = |rule: Rule| {
            let article = self.article(rule).number();
            article.split('.').next().unwrap_or_default()
        };
        let left_out = rule == Rule::Disrepute && !self.values().disrepute_penalised;
        chapter(rule) == chapter(Rule::ConductPenalty) && !left_out
    }

    pub(crate) fn offend(
        &mut self,
        player: Color,
        misconduct: Misconduct,
    ) -> Result<Vec<Ruling>, NotAnEvent> {
        use Misconduct as M;
        if misconduct == M::Interfering {
            // A player whose own game is over is a spectator of the others.
            return Ok(vec![self.breach_of_conduct(player, Finding::FinishedPlayer, Rule::FinishedPlayers)]);
        }
        self.is_running()?;
        let (finding, rule) = match misconduct {
            M::PhoneRings | M::PhoneOn | M::PhoneOff | M::PhoneInBag => {
                return Ok(vec![self.phone(player, misconduct)]);
            }
            M::Refusing => return Ok(vec![self.refusing(player)]),
            M::Disrepute => (Finding::Disrepute, Rule::Disrepute),
            M::Notes | M::Advice | M::OtherBoard => return Ok(vec![self.outside_help(player)]),
            M::RefusesInspection => (Finding::InspectionRefused, Rule::Inspection),
            M::Smoking => (Finding::Smoking, Rule::Smoking),
            M::Distracting => (Finding::Distracting, Rule::Distraction),
            M::Unreasonable => (Finding::UnreasonableClaims, Rule::Distraction),
            M::RoughClock => (Finding::RoughClock, Rule::ClockHandling),
            M::Hovering => (Finding::Hovering, Rule::SameHand),
            M::SheetMisused => (Finding::SheetMisused, Rule::SheetUse),
            M::SheetHidden => (Finding::SheetHidden, Rule::SheetVisible),
            M::NotRecording => (Finding::NotRecording, Rule::Recording),
            M::NotReporting => (Finding::LeftUnreported, Rule::Reporting),
            M::Interfering => (Finding::FinishedPlayer, Rule::FinishedPlayers),
        };
        Ok(vec![self.breach_of_conduct(player, finding, rule)])
    }

    /// Notes, advice or another board: any of the penalties is possible, and the usual one is the loss of the game.
    fn outside_help(&mut self, player: Color) -> Ruling {
        let ruling = self.breach_of_conduct(player, Finding::OutsideHelp, Rule::Advice);
        let (score, by) = (self.regulations.scoring.won_by(!player), EndedBy::Arbiter(Decision::Conduct));
        let ending = self.ending(score, by, self.article(Rule::PenaltyLoss));
        let lost = self.by(Effect::End(ending), &[Rule::ConductPenalty, Rule::Penalties, Rule::PenaltyLoss]);
        let choices = [Choice::Recommended, Choice::OpponentScore, Choice::Penalise];
        Ruling { effects: Vec::new(), ..ruling }.with(lost).advice(&choices)
    }

    /// A telephone that does not by itself lose the game: which penalty is for the arbiter, or for the event.
    fn phone_breach(&mut self, player: Color, choices: &[Choice]) -> Ruling {
        let ruling = self.breach_of_conduct(player, Finding::PhoneOn, Rule::Devices);
        let mut ruling = Ruling { effects: Vec::new(), ..ruling };
        for rule in [Rule::ConductPenalty, Rule::Penalties] {
            ruling.cite(self.edition().articles(rule));
        }
        ruling.advice(choices)
    }

    /// A telephone, by the edition's rule.
    fn phone(&mut self, player: Color, what: Misconduct) -> Ruling {
        let allowed = self.regulations.phones == PhoneRule::InBag && what == Misconduct::PhoneInBag;
        match self.values().phone {
            Phone::NotProvided => {
                self.ruling(Finding::NoSuchRule, &[Rule::Gaps]).about(player).with(Effect::PlayOn)
            }
            Phone::BringingForbidden | Phone::PossessionLoses if allowed => {
                self.ruling(Finding::PhoneAllowed, &[Rule::Devices]).about(player).with(Effect::PlayOn)
            }
            Phone::BringingForbidden => match what {
                Misconduct::PhoneRings => self.phone_rings(player),
                _ => self.phone_breach(player, &[Choice::Penalise]),
            },
            Phone::SoundLoses => match what {
                Misconduct::PhoneRings => self.phone_lost(player, true),
                Misconduct::PhoneOn => self.phone_breach(player, &[Choice::Penalise, Choice::Lost]),
                _ => self.ruling(Finding::PhoneAllowed, &[Rule::Devices]).about(player).with(Effect::PlayOn),
            },
            Phone::PossessionLoses if self.regulations.phones == PhoneRule::Milder => {
                self.phone_breach(player, &[Choice::Penalise])
            }
            Phone::PossessionLoses => self.phone_lost(player, false),
        }
    }

    /// The game is lost, and the arbiter decides the opponent's score.
    fn phone_rings(&mut self, player: Color) -> Ruling {
        let score = self.regulations.scoring.won_by(!player);
        let ending = self.ending(score, EndedBy::Arbiter(Decision::Conduct), self.article(Rule::Devices));
        let ruling = self.ruling(Finding::PhoneLost, &[Rule::Devices]).about(player);
        ruling.with(Effect::End(ending)).advice(&[Choice::Recommended, Choice::OpponentScore])
    }

    /// The game is lost; by the Laws of 2009 an opponent who cannot win gets only the half point.
    fn phone_lost(&mut self, player: Color, halves: bool) -> Ruling {
        let scoring = self.regulations.scoring;
        let opponent = !player;
        let mut score = scoring.won_by(opponent);
        let verdict = if halves { self.as_was_known(self.can_still_mate(opponent)) } else { CanMate::Yes };
        if verdict == CanMate::No {
            score[opponent] = scoring.draw;
        }
        let ruling = self.ruling(Finding::PhoneLost, &[Rule::Devices]).about(player);
        let article = self.article(Rule::Devices);
        let by = EndedBy::Arbiter(Decision::Conduct);
        if verdict == CanMate::Unknown {
            let ending = self.ending(score, by, article);
            return ruling.with(Effect::End(ending)).advice(&[Choice::Recommended, Choice::OpponentScore]);
        }
        let end = self.end(score, by, article);
        ruling.with(end)
    }

    /// Persistent refusal loses the game, and the arbiter decides the opponent's score; both guilty, both lose.
    fn refusing(&mut self, player: Color) -> Ruling {
        self.players[player].refuses = true;
        let scoring = self.regulations.scoring;
        let by = EndedBy::Arbiter(Decision::Conduct);
        if self.players[!player].refuses {
            let ruling = self.ruling(Finding::BothRefuse, &[Rule::BothGuilty, Rule::Refusal]);
            let article = self.article(Rule::BothGuilty);
            let end = self.end(scoring.both_lose(), by, article);
            return ruling.with(end);
        }
        let ending = self.ending(scoring.won_by(!player), by, self.article(Rule::Refusal));
        self.ruling(Finding::Refuses, &[Rule::Refusal])
            .about(player)
            .with(Effect::End(ending))
            .advice(&[Choice::Recommended, Choice::OpponentScore])
    }

    pub(crate) fn bystander(&mut self, act: Bystander) -> Vec<Ruling> {
        let sent_out = |ruling: Ruling| ruling.with(Effect::SentOut).advice(&[Choice::Expel, Choice::Warn]);
        vec![match act {
            Bystander::TellsPlayer | Bystander::Interferes => {
                sent_out(self.ruling(Finding::SpectatorInterferes, &[Rule::Spectators]))
            }
            Bystander::TellsArbiter if !self.values().spectators_may_tell => {
                sent_out(self.ruling(Finding::SpectatorInterferes, &[Rule::Spectators]))
            }
            Bystander::TellsArbiter => {
                self.ruling(Finding::SpectatorMayTell, &[Rule::Spectators]).with(Effect::PlayOn)
            }
            Bystander::PhoneRings if !self.edition().has(Rule::VenuePhones) => {
                sent_out(self.ruling(Finding::SpectatorInterferes, &[Rule::Spectators]))
            }
            Bystander::PhoneRings => sent_out(self.ruling(Finding::SpectatorPhone, &[Rule::VenuePhones])),
        }]
    }

    pub(crate) fn ask(&mut self, player: Color, request: Request) -> Result<Vec<Ruling>, NotAnEvent> {
        if self.status == Status::NotStarted {
            // Assistants and boards are asked for before the game.
            self.is_there(player)?;
        } else {
            self.is_running()?;
            self.is_there(player)?;
        }
        let quick = self.regulations.rate() != Rate::Standard;
        let blind = self.is_blind_game();
        let rule = match request {
            Request::SeeSheet => return Ok(vec![self.see_sheet(player)]),
            Request::OpponentSheet => return Ok(vec![self.opponent_sheet(player)]),
            Request::OwnSheet if quick => Rule::OwnSheet,
            Request::OwnSheet => Rule::Recording,
            Request::Explanation => Rule::Explanation,
            // With a visually impaired player, an appendix of its own says what an assistant does.
            Request::AssistantToMove if blind => Rule::AssistantMoves,
            Request::AssistantToPress | Request::AssistantToWrite if blind => Rule::AssistantWrites,
            Request::AssistantToMove => Rule::UnableToMove,
            Request::AssistantToPress => Rule::UnableToPress,
            Request::AssistantToWrite => Rule::UnableToWrite,
            Request::TwoBoards => Rule::TwoBoards,
        };
        if !self.edition().has(rule) {
            let ruling = self.ruling(Finding::NoSuchRule, &[Rule::Gaps]).about(player);
            return Ok(vec![ruling.advice(&[Choice::Agree, Choice::Reject])]);
        }
        let mut ruling = match request {
            Request::AssistantToWrite if !self.values().assistant_writes && !blind => {
                // No assistant yet: time is taken off at the start, as the arbiter decides.
                let ruling = self.ruling(Finding::UnableToWrite, &[rule]).about(player);
                return Ok(vec![ruling.advice(&[Choice::SetTimes])]);
            }
            _ => self.ruling(Finding::RequestGranted, &[rule]),
        };
        let assistant = matches!(
            request,
            Request::AssistantToMove | Request::AssistantToPress | Request::AssistantToWrite
        );
        let effect = if assistant { Effect::Assistant(player) } else { Effect::Supplied(player) };
        if assistant {
            self.players[player].assisted = true;
            if blind && !self.regulations.visually_impaired[player] {
                ruling.cite(self.edition().articles(Rule::SightedAssistant));
            }
        }
        let mut rulings = vec![ruling.about(player).with(effect)];
        let adjusted = matches!(rule, Rule::UnableToPress | Rule::UnableToWrite) && self.clock.is_some();
        rulings.extend(adjusted.then(|| self.clock_adjusted(player, rule)));
        Ok(rulings)
    }

    /// An assistant presses or writes for a player: the arbiter adjusts the clock, unless the edition spares the disabled and he
    /// is disabled.
    fn clock_adjusted(&self, player: Color, rule: Rule) -> Ruling {
        let choices: &[Choice] = match self.values().clock_adjusted {
            ClockAdjusted::Always => &[Choice::SetTimes],
            ClockAdjusted::UnlessDisabled => &[Choice::SetTimes, Choice::PlayOn],
        };
        self.ruling(Finding::ClockAdjusted, &[rule]).about(player).advice(choices)
    }

    /// Asking to see the scoresheet that the arbiter keeps: on one's own move, five times a game.
    fn see_sheet(&mut self, player: Color) -> Ruling {
        let limit = self.values().sheet_views.filter(|_| {
            self.regulations.rate() != Rate::Standard && !self.regulations.is_unsupervised_quick()
        });
        let Some(limit) = limit else {
            return self.ruling(Finding::NoSuchRule, &[Rule::Gaps]).about(player).with(Effect::PlayOn);
        };
        let blitz = self.regulations.rate() == Rate::Blitz;
        let rule = if blitz { Rule::SheetViewsBlitz } else { Rule::SheetViews };
        if self.board.turn() != player {
            return self.ruling(Finding::SheetOffTurn, &[rule]).about(player).with(Effect::PlayOn);
        }
        self.players[player].views = self.players[player].views.saturating_add(1);
        if self.players[player].views > limit {
            let mut ruling = self.breach_of_conduct(player, Finding::SheetTooOften, Rule::Distraction);
            ruling.cite(self.edition().articles(rule));
            return ruling;
        }
        let count = self.players[player].views;
        self.ruling(Finding::SheetShown, &[rule])
            .about(player)
            .detail(Detail::Count(count.into()))
            .with(Effect::Supplied(player))
    }

    pub(crate) fn appeal(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        let Some(final_by) = self.last_decision else { return Err(NotAnEvent::NothingToAppeal) };
        if let Some(rule) = final_by {
            let ruling = self.ruling(Finding::AppealBarred, &[rule]).about(player);
            return Ok(vec![ruling.with(Effect::Final)]);
        }
        // Until 2005 the Laws bar an appeal in two places and say nothing of it elsewhere.
        let rule = if self.edition().has(Rule::Appeal) { Rule::Appeal } else { Rule::Gaps };
        let ruling = self.ruling(Finding::Appealed, &[rule]).about(player);
        if !self.regulations.appeals {
            return Ok(vec![Ruling { finding: Finding::AppealBarred, ..ruling.with(Effect::Final) }]);
        }
        Ok(vec![ruling.with(Effect::Appeal(player))])
    }

    /// The score with one player's part changed.
    pub(crate) fn with_share(score: ByColor<Points>, player: Color, points: Points) -> ByColor<Points> {
        ByColor::new_with(|color| if color == player { points } else { score[color] })
    }
}
