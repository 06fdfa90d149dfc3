//! Draws by agreement, and resignation: Articles 5.1.2, 5.2.3 and 9.1.

use super::state::{NotAnEvent, Offer};
use super::{Game, Status};
use crate::edition::{AgreementBan, Rule};
use crate::ending::EndedBy;
use crate::event::OfferForm;
use crate::regulations::DrawRule;
use crate::ruling::{Choice, Consequence, Effect, Finding, Ruling};
use crate::winnable::CanMate;
use tratto_board::Color;

impl Game {
    /// Whether the event forbids a draw by agreement at this moment.
    fn is_draw_forbidden(&self) -> bool {
        if self.consented {
            return false;
        }
        match self.regulations.draws {
            DrawRule::Free => false,
            DrawRule::Never => true,
            DrawRule::NotBefore(moves) => Color::ALL.into_iter().any(|color| self.moves_made(color) < moves),
        }
    }

    /// Whether a claim of a draw, by a rule, can be an offer of one as well: not where the event forbids to agree on it.
    pub(crate) fn may_offer_by_claim(&self, rule: Rule) -> bool {
        let free = !self.is_draw_forbidden() || self.values().agreement_ban == AgreementBan::NotProvided;
        free && self.edition().has(rule)
    }

    /// A claim is also an offer, by a rule.
    pub(crate) fn offer_by_claim(&mut self, claimant: Color, rule: Rule) -> Consequence {
        self.offer = Some(Offer { by: claimant, by_claim: Some(rule) });
        self.by(Effect::OfferStands(claimant), &[rule])
    }

    pub(crate) fn offer_draw(&mut self, player: Color, form: OfferForm) -> Result<Vec<Ruling>, NotAnEvent> {
        let adjourned = self.status == Status::Adjourned;
        if !adjourned {
            self.is_running()?;
            self.is_there(player)?;
        }
        let forbidden = self.is_draw_forbidden();
        if forbidden && self.values().agreement_ban == AgreementBan::OfferingAndAgreeing {
            return Ok(vec![
                self.ruling(Finding::OfferForbidden, &[Rule::DrawRestriction])
                    .about(player)
                    .with(Effect::OfferVoid(player)),
            ]);
        }
        self.offer = Some(Offer { by: player, by_claim: None });
        if adjourned {
            let ruling = self.ruling(Finding::OfferAfterSealing, &[Rule::OfferAfterSealing, Rule::OfferEnds]);
            return Ok(vec![ruling.about(player).with(Effect::OfferStands(player))]);
        }
        let mut rulings = Vec::new();
        if form == OfferForm::Conditional {
            let ruling = self.ruling(Finding::ConditionVoid, &[Rule::OfferConditions, Rule::OfferEnds]);
            rulings.push(ruling.about(player).with(Effect::OfferStands(player)));
        }
        // The moment for it: the move made, the clock not yet pressed.
        let proper = match self.clock {
            Some(_) => self.last().is_some_and(|ply| ply.mover == player && !ply.completed),
            None => self.board.turn() != player,
        };
        if proper {
            if rulings.is_empty() {
                let ruling =
                    self.ruling(Finding::OfferMade, &[Rule::OfferTime, Rule::OfferRecorded, Rule::OfferMark]);
                rulings.push(ruling.about(player).with(Effect::OfferStands(player)));
            }
            return Ok(rulings);
        }
        let state = &mut self.players[player];
        state.wrong_offers = state.wrong_offers.saturating_add(1);
        let repeated = state.wrong_offers > 1;
        let ruling = self.ruling(Finding::OfferAtWrongTime, &[Rule::OfferAtOtherTime]).about(player);
        rulings.push(ruling.with(Effect::OfferStands(player)));
        if repeated {
            let ruling = self.ruling(Finding::OfferRepeated, &[Rule::Distraction]).about(player);
            let warning = self.by(Effect::Warning(player), &[Rule::ConductPenalty, Rule::Penalties]);
            rulings.push(ruling.with(warning).advice(&[Choice::Recommended, Choice::Penalise]));
        }
        Ok(rulings)
    }

    pub(crate) fn accept(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        let adjourned = self.status == Status::Adjourned;
        if !adjourned {
            self.is_running()?;
            self.is_there(player)?;
        }
        if self.offer.as_ref().is_none_or(|offer| offer.by == player) {
            return Err(NotAnEvent::NoOffer { player });
        }
        let needed = self.values().agreement_moves;
        if Color::ALL.into_iter().any(|color| self.moves_made(color) < needed) {
            self.offer = None;
            return Ok(vec![
                self.ruling(Finding::AgreedTooEarly, &[Rule::Agreement, Rule::MovesBeforeAgreement])
                    .with(Effect::PlayOn),
            ]);
        }
        let ban = self.values().agreement_ban;
        if self.is_draw_forbidden() && ban != AgreementBan::NotProvided {
            self.offer = None;
            return Ok(vec![
                self.ruling(Finding::AgreementForbidden, &[Rule::DrawRestriction]).with(Effect::PlayOn),
            ]);
        }
        let mut rules = vec![Rule::Agreement];
        rules.extend(self.offer.as_ref().and_then(|offer| offer.by_claim));
        if adjourned {
            rules.push(Rule::OverBeforeResumption);
        }
        let ruling = self.ruling(Finding::Agreed, &rules);
        let article = self.article(Rule::Agreement);
        let end = self.end(self.regulations.scoring.drawn(), EndedBy::Agreement, article);
        Ok(vec![ruling.with(end)])
    }

    pub(crate) fn refuse(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        if self.status != Status::Adjourned {
            self.is_running()?;
            self.is_there(player)?;
        }
        let offer = self.offer.take_if(|offer| offer.by != player).ok_or(NotAnEvent::NoOffer { player })?;
        let ruling = self.ruling(Finding::Refused, &[Rule::OfferEnds]).about(player);
        Ok(vec![ruling.with(Effect::OfferRefused(offer.by))])
    }

    pub(crate) fn resign(&mut self, player: Color) -> Result<Vec<Ruling>, NotAnEvent> {
        let adjourned = self.status == Status::Adjourned;
        if !adjourned {
            self.is_running()?;
        }
        let mut rules = vec![Rule::Resignation];
        if adjourned {
            rules.push(Rule::OverBeforeResumption);
        }
        let by = EndedBy::Resignation { by: player };
        let article = self.article(Rule::Resignation);
        let scoring = self.regulations.scoring;
        let draws = self.values().resignation_draws;
        if draws && self.can_still_mate(!player) == CanMate::No {
            let ruling = self.ruling(Finding::ResignedUnwinnable, &rules).about(player);
            let end = self.end(scoring.drawn(), by, article);
            return Ok(vec![ruling.with(end)]);
        }
        let ruling = self.ruling(Finding::Resigned, &rules).about(player);
        let end = self.end(scoring.won_by(!player), by, article);
        Ok(vec![ruling.with(end)])
    }

    /// The arbiter consents to a draw that the event forbids without him.
    pub(crate) fn consent(&mut self) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        if self.regulations.draws == DrawRule::Free {
            return Err(NotAnEvent::NoConsentNeeded);
        }
        self.consented = true;
        Ok(vec![self.ruling(Finding::Consented, &[Rule::DrawRestriction]).with(Effect::PlayOn)])
    }
}
