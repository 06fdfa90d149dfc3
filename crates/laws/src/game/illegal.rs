//! Illegal moves: found, repaired, penalised, or left to stand. Articles 7.4/7.5 and what rapid and blitz make of them.

use super::moves::detail_of;
use super::offences::Kind;
use super::ply::{MoveFault, Ply};
use super::state::NotAnEvent;
use super::touch;
use super::{Game, Obligation, Status};
use crate::edition::{Article, Found, KingCapture, OffenceCounts, Rule, Unpromoted};
use crate::ending::{Decision, EndedBy, Ground};
use crate::ruling::{Choice, Consequence, Effect, Finding, Reading, Right, Ruling};
use crate::winnable::CanMate;
use tratto_board::{Color, Move, PromotionRole, Role};
use tratto_clock::Rate;

/// Who found it.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) enum Finder {
    Claimant(Color),
    Arbiter,
    Anyone,
}

impl Finder {
    pub(super) fn may_accuse(self, player: Color) -> bool {
        self != Finder::Claimant(player)
    }

    pub(super) fn claimant(self) -> Option<Color> {
        match self {
            Finder::Claimant(claimant) => Some(claimant),
            Finder::Arbiter | Finder::Anyone => None,
        }
    }
}

impl Game {
    /// An illegal move, or what counts as one, has been found.
    pub(crate) fn illegal_found(&mut self, finder: Finder) -> Result<Vec<Ruling>, NotAnEvent> {
        if let Status::Over(_) = self.status {
            return Ok(vec![self.found_after_end()]);
        }
        self.is_running()?;
        if let Finder::Claimant(claimant) = finder {
            self.is_there(claimant)?;
        }
        if self.in_hand.is_moving() && finder.may_accuse(self.board.turn()) {
            return Ok(vec![self.uncompleted_in_hand()]);
        }
        let uncompleted = self
            .last()
            .is_some_and(|ply| !ply.completed && ply.fault().is_some() && finder.may_accuse(ply.mover));
        if uncompleted {
            return Ok(vec![self.uncompleted()]);
        }
        if let Some(press) =
            self.bare_press.clone().filter(|press| !press.ruled && finder.may_accuse(press.player))
        {
            return Ok(self.press_found(press.player, finder));
        }
        let illegal = self.illegal_ply(finder);
        let illegal = illegal.map(|index| self.why_too_late(index, finder).map_or(Ok(index), Err));
        if let Some(Ok(index)) = illegal {
            return Ok(self.repair(index, finder));
        }
        let hands = self.two_handed(finder);
        if let Some(Ok(player)) = hands {
            return Ok(self.two_hands_found(player, finder));
        }
        // That a claim is too late comes before that it is unfounded.
        let too_late = illegal.and_then(Result::err).or_else(|| hands.and_then(Result::err));
        Ok(vec![too_late.unwrap_or_else(|| self.unfounded(finder.claimant()))])
    }

    /// Whether a claim by this player is still possible.
    pub(crate) fn can_claim_illegal(&self, claimant: Color) -> bool {
        let finder = Finder::Claimant(claimant);
        let in_hand = self.in_hand.is_moving() && self.board.turn() != claimant;
        let pressed = self.bare_press.as_ref().is_some_and(|press| !press.ruled && press.player != claimant);
        let found = self.illegal_ply(finder).is_some_and(|index| self.why_too_late(index, finder).is_none());
        in_hand || pressed || found || matches!(self.two_handed(finder), Some(Ok(_)))
    }

    /// The half-move to be repaired: the earliest illegal one where all can be, else the last.
    fn illegal_ply(&self, finder: Finder) -> Option<usize> {
        let accused = |ply: &Ply| ply.fault().is_some() && finder.may_accuse(ply.mover);
        if self.regulations.illegal_moves().found == Found::AnyTime {
            let any = self.plies.iter().any(accused);
            return any.then(|| self.plies.iter().position(|ply| ply.fault().is_some())).flatten();
        }
        self.plies.iter().rposition(accused)
    }

    /// Why an illegal move stands, where it does.
    fn why_too_late(&self, index: usize, finder: Finder) -> Option<Ruling> {
        let ply = &self.plies[index];
        let replied = self.is_replied_to(index);
        let claimant_touched = matches!(finder, Finder::Claimant(claimant) if self.has_touched(claimant));
        let claimed = matches!(finder, Finder::Claimant(_));
        let (stands, unasked) = match self.regulations.illegal_moves().found {
            Found::AnyTime => (false, false),
            Found::BeforeTouching => (replied || claimant_touched, false),
            Found::OnClaim | Found::ClaimWins => (replied, !claimed),
            Found::BeforeReply => (replied, false),
        };
        let rules = [self.stands_rule()];
        if stands {
            let ruling = self.left_standing(ply.mover, &rules);
            // The list of complaints that leaves out illegal moves is the one of rapid.
            let rapid = rules == [Rule::IllegalStands];
            return Some(if rapid { self.read_as(ruling, Reading::IllegalMovesIncluded) } else { ruling });
        }
        unasked.then(|| self.ruling(Finding::OnlyOnClaim, &rules).about(ply.mover).with(Effect::PlayOn))
    }

    /// Whether the opponent has made his next move after a half-move.
    pub(super) fn is_replied_to(&self, index: usize) -> bool {
        self.plies[index + 1..].iter().any(|later| later.mover != self.plies[index].mover)
    }

    /// By which rule an illegal move can no longer be corrected; blitz has its own.
    pub(super) fn stands_rule(&self) -> Rule {
        let blitz = self.regulations.rate() == Rate::Blitz;
        if blitz { Rule::IllegalStandsBlitz } else { Rule::IllegalStands }
    }

    /// An illegal move stands: the opponent can no longer have it corrected.
    pub(super) fn left_standing(&self, mover: Color, rules: &[Rule]) -> Ruling {
        let lost = Effect::Loses { player: !mover, right: Right::IllegalClaim };
        self.ruling(Finding::IllegalStands, rules).about(mover).with(Effect::Stands).with(lost)
    }

    /// The game is over: what was signed stands.
    fn found_after_end(&self) -> Ruling {
        self.ruling(Finding::FoundAfterEnd, &[Rule::Signing, Rule::FoundLate])
            .with(Effect::Stands)
            .unless_arbiter()
    }

    /// An illegal move that is not completed is replaced, and costs nothing.
    fn uncompleted(&mut self) -> Ruling {
        let ply = self.plies.last().cloned().expect("the caller has seen it");
        self.pop(1);
        let rules = vec![Rule::TakenBack];
        self.replace(ply.mover, ply.made, ply.fault(), ply.duty().cloned(), rules)
    }

    fn uncompleted_in_hand(&mut self) -> Ruling {
        let player = self.board.turn();
        let attempt = self.attempt_in_hand();
        let fault = attempt.and_then(|m| self.fault_of(m));
        let duty = self.duty_in_hand();
        let mut rules = vec![Rule::TakenBack];
        let king = attempt
            .is_some_and(|m| self.board.piece_at(m.from()).is_some_and(|piece| piece.role == Role::King));
        if king && matches!(fault, Some(MoveFault::Illegal(why)) if touch::is_castling(why)) {
            rules = vec![Rule::CastlingMade];
        }
        self.replace(player, attempt, fault, duty, rules)
    }

    /// The move must be replaced by another with what was touched.
    fn replace(
        &mut self,
        player: Color,
        made: Option<Move>,
        fault: Option<MoveFault>,
        duty: Option<Obligation>,
        mut rules: Vec<Rule>,
    ) -> Ruling {
        rules.extend(self.article_three(&self.board, fault, made, duty.as_ref()));
        let bound = self.bind(duty);
        let effect = self.bound_effect(player, &bound);
        let detail = detail_of(self.board, made, fault);
        let ruling = self.ruling(Finding::NotCompleted, &rules).about(player).detail(detail);
        let ruling = ruling.with_all(effect);
        self.read_as(ruling, Reading::CountedOnceCompleted)
    }

    /// Binds the player on move, and nothing else does.
    fn bind(&mut self, duty: Option<Obligation>) -> Option<Obligation> {
        self.in_hand.clear();
        self.bound = duty;
        self.bound.clone()
    }

    /// What binds the player now, by the rules that bind him.
    fn bound_effect(&self, player: Color, bound: &Option<Obligation>) -> Option<Consequence> {
        let bound = bound.as_ref()?;
        let effect = match bound.is_free {
            true => Effect::Free(player),
            false => self.must(player, bound.moves.clone()),
        };
        Some(self.by(effect, &bound.rules))
    }

    /// Repairs a completed illegal move, and penalises it with every other one played since.
    fn repair(&mut self, index: usize, finder: Finder) -> Vec<Ruling> {
        let ply = self.plies[index].clone();
        let offender = ply.mover;
        let regime = self.regulations.illegal_moves();
        let detail = self.detail_of(index);
        let mut rules = vec![self.repair_rule(&ply), Rule::LegalMove];
        rules.extend(self.article_three(&self.before(index), ply.fault(), ply.made, ply.duty()));
        let mut readings = Vec::new();
        if regime.found == Found::ClaimWins {
            return vec![self.claim_wins(index, finder)];
        }
        // Every completed illegal move from here on counts.
        let offences: Vec<Ply> =
            self.plies[index..].iter().filter(|ply| ply.completed && self.costs(ply)).cloned().collect();
        if offences.len() > 1 {
            readings.push(Reading::EachCounts);
        }
        let king_taken = matches!(ply.fault(), Some(MoveFault::KingTaken { .. })) && self.counts(&ply);
        if king_taken && self.values().king_capture == KingCapture::WhereTheOtherStands {
            readings.push(Reading::KingTakenIsIllegal);
        }
        if ply.two_hands && ply.fault().is_some() {
            rules.push(Rule::OneFault);
        }
        let mut effects = Vec::new();
        let mut lost = None;
        for offence in &offences {
            let kind = Kind::of(offence);
            let (effect, loses) = self.offend_once(offence.mover, kind);
            effects.push(effect);
            if loses && lost.is_none() {
                lost = Some((offence.mover, kind));
            }
        }
        rules.extend(self.regulations.illegal_rule());
        if self.counts_kinds_together(offender) {
            readings.push(Reading::SharedCount);
        }
        if self.regulations.has_blitz_gap() {
            readings.push(Reading::BlitzPenaltyGap);
        }
        if let Some((loser, kind)) = lost {
            let verdict = match self.before(index).position() {
                Some(before) if regime.unwinnable_draws => self.can_mate(before, !loser),
                _ => CanMate::Yes,
            };
            let ruling = self.ruling(Finding::IllegalMoveLost, &rules).about(loser).detail(detail);
            let ruling = readings.into_iter().fold(ruling, Ruling::reading).with_all(effects);
            let article = self.article(self.penalty_rule(kind));
            return vec![self.lose(ruling, loser, verdict, finder, article)];
        }
        let queen = matches!(ply.fault(), Some(MoveFault::Unpromoted { .. }))
            && self.values().unpromoted == Unpromoted::BecomesQueen;
        let back = self.plies.len() - index - usize::from(queen);
        self.pop(back);
        let mut before = Vec::new();
        if back > 0 {
            before.push(self.by(Effect::Back(back as u16), &[self.repair_rule(&ply)]));
        }
        let mut times = Vec::new();
        if queen {
            let queen = self.promote_to_queen(&ply);
            before.extend(queen.map(|effect| self.by(effect, &[Rule::Unpromoted])));
            if back > 0 {
                times = self.restore_and_press(ply.clock.as_ref(), offender);
            }
        } else {
            let bound = self.replacement(&ply);
            before.extend(self.bound_effect(offender, &bound));
            times = self.restore_clock(ply.clock.as_ref());
        }
        let penalties: Vec<Consequence> =
            offences.iter().filter_map(|offence| self.add_bonus(offence.mover, Kind::of(offence))).collect();
        let ruling = self.ruling(Finding::IllegalMove, &rules).about(offender).detail(detail);
        let ruling = readings.into_iter().fold(ruling, Ruling::reading);
        let mut rulings = vec![ruling.with_all(before).with_all(effects).with_all(penalties)];
        rulings.extend(self.times_restored(times));
        if queen {
            rulings.extend(self.endings());
        }
        rulings
    }

    /// The ruling on times that go back to what they were.
    pub(super) fn times_restored(&self, times: Vec<Effect>) -> Option<Ruling> {
        let restored = self.ruling(Finding::TimesRestored, &[Rule::TimesRestored, Rule::IncrementBack]);
        (!times.is_empty()).then(|| restored.with_all(times).unless_arbiter())
    }

    fn repair_rule(&self, ply: &Ply) -> Rule {
        match ply.fault() {
            Some(MoveFault::Unpromoted { .. }) => Rule::Unpromoted,
            Some(MoveFault::NoMove) => Rule::PressWithoutMove,
            _ => Rule::IllegalMove,
        }
    }

    /// Whether a half-move brings a penalty: it counts, and the edition penalises it in this phase of the game.
    fn costs(&self, ply: &Ply) -> bool {
        self.counts(ply) && (!self.values().illegal_only_in_finish || self.was_finish(ply))
    }

    /// Whether a half-move counts towards the loss of the game.
    fn counts(&self, ply: &Ply) -> bool {
        match ply.fault() {
            None => false,
            Some(MoveFault::NoMove) => self.values().press_without_move != OffenceCounts::Discretion,
            Some(MoveFault::KingTaken { .. }) => self.counts_king_capture(),
            Some(_) => true,
        }
    }

    fn counts_king_capture(&self) -> bool {
        match self.values().king_capture {
            KingCapture::NotCounted => false,
            KingCapture::WhereTheOtherStands => self.regulations.illegal_moves().found == Found::BeforeReply,
            KingCapture::Counted => true,
        }
    }

    /// The moves that may replace an illegal one.
    fn replacement(&mut self, ply: &Ply) -> Option<Obligation> {
        if let (Some(MoveFault::Unpromoted { square }), Some(m), None) = (ply.fault(), ply.made, ply.breach())
            && self.values().unpromoted == Unpromoted::MustPromoteThere
            && let Some(position) = self.position()
        {
            // The pawn was released there: it may go nowhere else, and its player chooses the piece.
            let promotions = PromotionRole::ALL.map(|role| Move::promotion(m.from(), square, role));
            let moves = Game::sorted(promotions.into_iter().filter(|m| position.is_legal(*m)));
            if !moves.is_empty() {
                self.bound = Some(Obligation { moves, is_free: false, rules: vec![Rule::PromotionMade] });
                return self.bound.clone();
            }
        }
        self.bind(ply.duty().cloned())
    }

    /// The pawn left on the last rank becomes a queen, and the move is whole.
    fn promote_to_queen(&mut self, ply: &Ply) -> Option<Effect> {
        let (Some(MoveFault::Unpromoted { square }), Some(m)) = (ply.fault(), ply.made) else { return None };
        self.pop(1);
        let promotion = Move::promotion(m.from(), square, PromotionRole::Queen);
        self.push(ply.mover, Some(promotion), None, ply.clock.clone());
        if let Some(last) = self.plies.last_mut() {
            last.completed = true;
        }
        Some(Effect::Promote { square, role: PromotionRole::Queen })
    }

    /// In the blitz of the editions until 2009 the claim wins the game, or draws it if the claimant cannot mate.
    fn claim_wins(&mut self, index: usize, finder: Finder) -> Ruling {
        let ply = self.plies[index].clone();
        let mut rules: Vec<Rule> = self.regulations.illegal_rule().into_iter().collect();
        rules.extend(self.article_three(&self.before(index), ply.fault(), ply.made, ply.duty()));
        let winner = !ply.mover;
        let before = self.before(index);
        let verdict = before.position().map_or(CanMate::Unknown, |before| self.can_mate(before, winner));
        let detail = self.detail_of(index);
        let ruling = self.ruling(Finding::IllegalMoveLost, &rules).about(ply.mover).detail(detail);
        let article = ruling.grounds[0];
        self.lose(ruling, ply.mover, verdict, finder, article)
    }

    /// The game is lost by a player, or drawn if his opponent cannot mate.
    pub(super) fn lose(
        &mut self,
        ruling: Ruling,
        loser: Color,
        verdict: CanMate,
        finder: Finder,
        article: Article,
    ) -> Ruling {
        let by = match finder {
            Finder::Claimant(claimant) => EndedBy::Claim { claimant, ground: Ground::IllegalMove },
            Finder::Arbiter | Finder::Anyone => EndedBy::Arbiter(Decision::IllegalMoves),
        };
        let scoring = self.regulations.scoring;
        match self.as_was_known(verdict) {
            CanMate::Yes => {
                let end = self.end(scoring.won_by(!loser), by, article);
                ruling.with(end)
            }
            CanMate::No => {
                let end = self.end(scoring.drawn(), by, article);
                Ruling { finding: Finding::IllegalMoveDrawn, ..ruling.with(end) }
            }
            CanMate::Unknown => Ruling {
                finding: Finding::IllegalMoveUndetermined,
                ..ruling.advice(&[Choice::Lost, Choice::Drawn])
            },
        }
    }

    /// Players correct an illegal move among themselves.
    pub(crate) fn agree_to_correct(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        let index =
            self.plies.iter().rposition(|ply| ply.fault().is_some()).ok_or(NotAnEvent::NothingToCorrect)?;
        let ply = self.plies[index].clone();
        let rules = [self.stands_rule()];
        if !self.values().agreed_correction && self.regulations.is_unsupervised_quick() {
            return Ok(vec![self.left_standing(ply.mover, &rules)]);
        }
        let back = self.plies.len() - index;
        self.pop(back);
        self.in_hand.clear();
        self.bound = None;
        let times = self.restore_clock(ply.clock.as_ref());
        let ruling = self.ruling(Finding::CorrectedByAgreement, &rules).about(ply.mover);
        let times = times.into_iter().map(|effect| self.by(effect, &[Rule::TimesRestored]));
        Ok(vec![ruling.with(Effect::Back(back as u16)).with_all(times.collect::<Vec<_>>())])
    }

    /// The arbiter finds an illegal position and did not see how it arose.
    pub(crate) fn observe_illegal_position(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        use crate::edition::KingsInCheck;
        self.is_running()?;
        if !self.is_illegal_position() {
            return Ok(vec![self.unfounded(None)]);
        }
        if !self.regulations.is_unsupervised_quick() {
            return self.repair_position();
        }
        let blitz = self.regulations.rate() == Rate::Blitz;
        let values = self.values();
        match if blitz { values.kings_in_check_blitz } else { values.kings_in_check } {
            KingsInCheck::WaitsThenDraws => {
                self.watching = true;
                Ok(vec![
                    self.ruling(Finding::ArbiterWaits, &[Rule::KingsInCheck, Rule::IllegalPosition])
                        .with(Effect::PlayOn),
                ])
            }
            KingsInCheck::Intervenes => {
                let mut rulings = self.repair_position()?;
                if let Some(first) = rulings.first_mut() {
                    first.cite(self.edition().articles(Rule::KingsInCheck));
                }
                Ok(rulings)
            }
            KingsInCheck::NotProvided => {
                let rule = self.regulations.illegal_rule().unwrap_or(Rule::IllegalRapid);
                Ok(vec![self.ruling(Finding::OnlyOnClaim, &[rule]).with(Effect::PlayOn)])
            }
        }
    }

    /// Repairs an illegal position whose cause may lie before the starting point.
    fn repair_position(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        let Some(index) = self.plies.iter().position(|ply| ply.fault().is_some()) else {
            let ruling = self.ruling(
                Finding::IllegalPosition,
                &[Rule::IllegalMove, Rule::IllegalPosition, Rule::TimesRestored],
            );
            self.halt_clock();
            return Ok(vec![
                ruling.with(Effect::ClocksStop).advice(&[Choice::Recommended, Choice::SetTimes]),
            ]);
        };
        Ok(self.repair(index, Finder::Arbiter))
    }
}
