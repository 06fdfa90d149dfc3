//! Claims by a player: repetition, fifty moves, touched pieces. Articles 4.8 and 9.2 to 9.5.

use super::hand::same_pieces;
use super::illegal::Finder;
use super::ply::{Breach, Ply};
use super::state::NotAnEvent;
use super::touch;
use super::{Game, Obligation, Status};
use crate::edition::{ClaimRight, ClaimantLoses, EndingMove, Rule};
use crate::ending::{Automatic, EndedBy, Ground};
use crate::event::{Claim, Meaning, Written};
use crate::ruling::{Consequence, Detail, Effect, Finding, Reading, Right, Ruling};
use tratto_board::{Color, Move, Position};
use tratto_clock::{ClockEvent, Millis};

/// Half-moves without capture or pawn move that make a claim good.
const FIFTY: u16 = 100;
/// Appearances that make a claim good.
const THREE: usize = 3;

impl Game {
    pub(crate) fn claim(&mut self, player: Color, claim: &Claim) -> Result<Vec<Ruling>, NotAnEvent> {
        match claim {
            Claim::Threefold(written) => self.claim_draw(player, Ground::Threefold, written.as_ref()),
            Claim::Fifty(written) => self.claim_draw(player, Ground::Fifty, written.as_ref()),
            Claim::Flag(evidence) => self.claim_flag(player, *evidence),
            Claim::IllegalMove => self.illegal_found(Finder::Claimant(player)),
            Claim::Touched => self.claim_touched(Some(player)),
            Claim::Quickplay(ground) => self.claim_quickplay(player, *ground),
            Claim::ExtraSeconds => self.claim_extra_seconds(player),
        }
    }

    /// Whether a draw can still be claimed on this move.
    pub(crate) fn may_claim_draw(&self, player: Color) -> bool {
        self.board.turn() == player
            && (self.values().claim_right == ClaimRight::LostByMoving || !self.has_touched(player))
    }

    /// A claim of a draw by repetition or by fifty moves.
    fn claim_draw(
        &mut self,
        claimant: Color,
        ground: Ground,
        written: Option<&Written>,
    ) -> Result<Vec<Ruling>, NotAnEvent> {
        self.is_running()?;
        self.is_there(claimant)?;
        if self.board.turn() != claimant {
            let rules = [self.claim_rule(ground, written.is_some()), Rule::ClaimRightLost];
            return Ok(vec![
                self.ruling(Finding::ClaimOffTurn, &rules)
                    .about(claimant)
                    .with(Effect::Loses { player: claimant, right: Right::DrawClaim }),
            ]);
        }
        if !self.may_claim_draw(claimant) {
            return Ok(vec![
                self.ruling(Finding::ClaimAfterTouching, &[Rule::ClaimRightLost])
                    .about(claimant)
                    .with(Effect::Loses { player: claimant, right: Right::DrawClaim }),
            ]);
        }
        let intended = match written.map(|written| written.meaning) {
            None => None,
            Some(Meaning::Move(play)) => Some(Some(self.meant(play.from, play.to, play.promotion))),
            Some(_) => Some(None),
        };
        let count = self.claim_count(ground, intended);
        let enough = match ground {
            Ground::Fifty => count >= u32::from(FIFTY),
            _ => count >= THREE as u32,
        };
        if enough {
            return Ok(vec![self.correct_claim(claimant, ground, written.is_some(), count)]);
        }
        Ok(vec![self.incorrect_claim(claimant, ground, written.is_some(), intended.flatten(), count)])
    }

    fn claim_rule(&self, ground: Ground, intended: bool) -> Rule {
        match (ground, intended) {
            (Ground::Fifty, false) => Rule::FiftyPlayed,
            (Ground::Fifty, true) => Rule::FiftyIntended,
            (_, false) => Rule::ThreefoldAppeared,
            (_, true) => Rule::ThreefoldIntended,
        }
    }

    /// The appearances or quiet half-moves on which a claim rests; nothing for an intended move that is illegal or unreadable.
    fn claim_count(&self, ground: Ground, intended: Option<Option<Move>>) -> u32 {
        let Some(position) = self.position() else { return 0 };
        let legal = |m: Option<Move>| m.filter(|m| position.is_legal(*m));
        match (ground, intended) {
            (Ground::Fifty, None) => u32::from(position.halfmoves()),
            (Ground::Fifty, Some(m)) => legal(m).map_or(0, |m| {
                let mut next = *position;
                next.play_unchecked(m);
                u32::from(next.halfmoves())
            }),
            (_, None) => self.appearances().count() as u32,
            (_, Some(m)) => legal(m).map_or(0, |m| self.appearances_with(m).count() as u32),
        }
    }

    fn correct_claim(&mut self, claimant: Color, ground: Ground, intended: bool, count: u32) -> Ruling {
        let route = if ground == Ground::Fifty { Rule::FiftyRoute } else { Rule::ThreefoldRoute };
        let claim = self.claim_rule(ground, intended);
        let rules = [claim, route, Rule::ClaimStopsClock, Rule::ClaimChecked];
        let finding = if ground == Ground::Fifty { Finding::FiftyCorrect } else { Finding::ThreefoldCorrect };
        let mut ruling = self.ruling(finding, &rules).about(claimant).detail(Detail::Count(count));
        if ground == Ground::Threefold {
            ruling.cite(self.edition().articles(Rule::ThreefoldCount));
        }
        let by = EndedBy::Claim { claimant, ground };
        let article = self.article(claim);
        let end = self.end(self.regulations.scoring.drawn(), by, article);
        ruling.with(self.by(end.effect, &[claim, Rule::ClaimCorrect]))
    }

    fn incorrect_claim(
        &mut self,
        claimant: Color,
        ground: Ground,
        intended: bool,
        m: Option<Move>,
        count: u32,
    ) -> Ruling {
        let mut rules = vec![self.claim_rule(ground, intended), Rule::ClaimStopsClock];
        if ground == Ground::Threefold {
            rules.push(Rule::SamePosition);
            rules.extend(self.why_not_the_same(m));
        }
        let minutes = self.regulations.is_one_minute().then_some(Rule::ClaimIncorrectQuick);
        let minutes: Vec<Rule> = [Rule::ClaimIncorrect].into_iter().chain(minutes).collect();
        let bonus = self.add_time(!claimant, self.regulations.claim_bonus());
        let mut effects: Vec<Consequence> = bonus.into_iter().map(|bonus| self.by(bonus, &minutes)).collect();
        if self.values().claimant_loses == ClaimantLoses::Half
            && let Some(cost) = self.halve(claimant)
        {
            effects.push(self.by(cost, &[Rule::ClaimIncorrect]));
        }
        if let Some(m) = m {
            let bound = self.intended_must(m);
            let effect = match bound.is_free {
                false => self.must(claimant, bound.moves.clone()),
                true => Effect::Free(claimant),
            };
            let others = bound.rules.iter().copied().filter(|rule| *rule != Rule::IntendedMovePlayed);
            let rules: Vec<Rule> = [Rule::IntendedMovePlayed].into_iter().chain(others).collect();
            effects.push(self.by(effect, &rules));
            self.bound = Some(bound);
        }
        if self.may_offer_by_claim(Rule::ClaimIsOffer) {
            effects.push(self.offer_by_claim(claimant, Rule::ClaimIsOffer));
        }
        let finding =
            if ground == Ground::Fifty { Finding::FiftyIncorrect } else { Finding::ThreefoldIncorrect };
        let mut ruling =
            self.ruling(finding, &rules).about(claimant).detail(Detail::Count(count)).with_all(effects);
        if self.regulations.has_blitz_gap() {
            ruling = ruling.reading(Reading::BlitzPenaltyGap);
        }
        ruling
    }

    /// The rules by which a position that looks like the claimed one, pieces and move alike, was not the same.
    fn why_not_the_same(&self, m: Option<Move>) -> Vec<Rule> {
        let Some(mut claimed) = self.position().copied() else { return Vec::new() };
        if let Some(m) = m.filter(|m| claimed.is_legal(*m)) {
            claimed.play_unchecked(m);
        }
        let pieces = claimed.setup();
        let alike: Vec<Position> = self
            .boards()
            .filter_map(|board| board.position().copied())
            .filter(|there| there.turn() == claimed.turn() && same_pieces(&there.setup(), &pieces))
            .collect();
        let mut rules = Vec::new();
        if alike.iter().any(|there| there.legal_en_passant() != claimed.legal_en_passant()) {
            rules.push(Rule::SameEnPassant);
        }
        if alike.iter().any(|there| there.setup().castling != pieces.castling) {
            rules.push(Rule::SameCastling);
        }
        rules
    }

    /// The intended move must be played; if it is illegal, another with the same piece.
    fn intended_must(&self, m: Move) -> Obligation {
        let Some(position) = self.position() else {
            return Obligation { moves: Vec::new(), is_free: true, rules: Vec::new() };
        };
        if position.is_legal(m) {
            return Obligation { moves: vec![m], is_free: false, rules: vec![Rule::IntendedMovePlayed] };
        }
        let bound = touch::duty(position, &[], Some(m));
        bound.unwrap_or_else(|| Obligation { moves: Vec::new(), is_free: true, rules: Vec::new() })
    }

    /// 9.5(b) of the oldest editions: more than two minutes lose half, at most three; between one and two minutes go down to one.
    fn halve(&mut self, claimant: Color) -> Option<Effect> {
        let minute = Millis::from_secs(60);
        let left = self.time_of(claimant);
        let cost = if left > Millis::from_secs(120) {
            Millis::from_millis(left.get() / 2).min(Millis::from_secs(180))
        } else {
            left.saturating_sub(minute)
        };
        (!cost.is_zero()).then(|| self.take_time(claimant, cost))
    }

    /// Whether a complaint about touched pieces by this player would be heard.
    pub(crate) fn can_claim_touched(&self, claimant: Color) -> bool {
        let breach = self.last().is_some_and(|ply| ply.mover != claimant && ply.breach().is_some());
        breach && !self.has_touched(claimant) && !self.forfeits_by_adjusting(claimant)
    }

    /// Whether a player has lost the right to complain by touching pieces to adjust them.
    fn forfeits_by_adjusting(&self, claimant: Color) -> bool {
        self.values().adjusting_forfeits && self.players[claimant].adjusted
    }

    /// A complaint about touched or released pieces, by the opponent or by the arbiter himself.
    pub(crate) fn claim_touched(&mut self, claimant: Option<Color>) -> Result<Vec<Ruling>, NotAnEvent> {
        // A mate or stalemate that broke the rules about touched pieces is no ending yet, or it is one, as the edition has it.
        let ended = match self.status {
            Status::Over(ending) => match ending.by {
                EndedBy::Automatic(by) => Some(by),
                _ => return Err(NotAnEvent::Over),
            },
            _ => None,
        };
        if ended.is_none() {
            self.is_running()?;
        }
        if let Some(claimant) = claimant {
            self.is_there(claimant)?;
        }
        let accused = |mover: Color| claimant != Some(mover);
        // A player's claim may be too late; the arbiter acts on what he has just seen.
        let recent = self.plies.len().saturating_sub(2);
        let since = if claimant.is_some() { 0 } else { recent };
        let is_fault = |ply: &Ply| ply.breach().is_some() || ply.two_hands;
        let mut seen = (since..self.plies.len()).rev().filter(|&index| accused(self.plies[index].mover));
        let Some(index) = seen.find(|&index| is_fault(&self.plies[index])) else {
            return Ok(vec![self.unfounded(claimant)]);
        };
        if self.plies[index].breach().is_none() {
            return self.complain_of_hands(claimant);
        }
        if let Some(by) = ended
            && self.values().ending_move == EndingMove::Legal
            && matches!(self.plies[index].breach(), Some(Breach::Touched(_)))
        {
            return Ok(vec![self.ended_despite_touch(by, self.plies[index].mover)]);
        }
        if claimant.is_none() && !self.regulations.acts_on_touch_unasked() {
            return Ok(vec![self.ruling(Finding::OnlyOnRequest, &[Rule::TouchUnasked]).with(Effect::PlayOn)]);
        }
        let offender = self.plies[index].mover;
        let late =
            index + 1 < self.plies.len() || claimant.is_some_and(|claimant| self.has_touched(claimant));
        let adjusted = claimant.is_some_and(|claimant| self.forfeits_by_adjusting(claimant));
        if let (true, Some(claimant)) = (late || adjusted, claimant) {
            let ruling = self.complaint_too_late(claimant);
            return Ok(vec![if late { ruling } else { ruling.reading(Reading::AdjustingForfeits) }]);
        }
        Ok(self.enforce_touch(index, offender, claimant.is_none()))
    }

    /// The move was legal, and that was enough to end the game: what had been touched changes nothing.
    fn ended_despite_touch(&self, by: Automatic, offender: Color) -> Ruling {
        let rule = match by {
            Automatic::Checkmate => Rule::Checkmate,
            Automatic::Stalemate => Rule::Stalemate,
            Automatic::DeadPosition => Rule::DeadPosition,
            Automatic::Fivefold => Rule::Fivefold,
            Automatic::SeventyFive => Rule::SeventyFive,
        };
        let ruling = self.ruling(Finding::EndedDespiteTouch, &[rule, Rule::LegalMove]);
        ruling.about(offender).with(Effect::Stands)
    }

    /// A complaint about the act of moving that comes after the complainant has touched a piece.
    pub(crate) fn complaint_too_late(&self, claimant: Color) -> Ruling {
        self.ruling(Finding::ComplaintTooLate, &[Rule::TouchComplaint])
            .about(claimant)
            .with(Effect::Loses { player: claimant, right: Right::TouchComplaint })
            .with(Effect::Stands)
    }

    fn complain_of_hands(&mut self, claimant: Option<Color>) -> Result<Vec<Ruling>, NotAnEvent> {
        match claimant {
            Some(claimant) => self.illegal_found(Finder::Claimant(claimant)),
            None if self.regulations.acts_on_touch_unasked() => self.illegal_found(Finder::Arbiter),
            None => Ok(vec![self.ruling(Finding::OnlyOnRequest, &[Rule::TouchUnasked]).with(Effect::PlayOn)]),
        }
    }

    /// What a player was bound to when he made a move in breach of it; the board is as before that move.
    pub(crate) fn breach_duty(&self, breach: &Breach) -> Obligation {
        match breach {
            Breach::Touched(bound) => bound.clone(),
            Breach::Released(m) => Obligation::released(*m, &[]),
            Breach::Promotion(square, role) => {
                let moves = self.position().map(|position| {
                    let fits = |m: &&Move| m.to() == *square && m.promotes_to() == Some(*role);
                    Game::sorted(position.legal_moves().iter().filter(fits).copied())
                });
                let rules = vec![Rule::PromotionChoice];
                Obligation { moves: moves.unwrap_or_default(), is_free: false, rules }
            }
        }
    }

    /// The move is taken back and the touched piece binds.
    fn enforce_touch(&mut self, index: usize, offender: Color, unasked: bool) -> Vec<Ruling> {
        let ply = self.plies[index].clone();
        let back = self.plies.len() - index;
        let was_over = self.status != Status::Running;
        self.status = Status::Running;
        self.pop(back);
        self.in_hand.clear();
        let Some(bound) = ply.breach().map(|breach| self.breach_duty(breach)) else { return Vec::new() };
        let mut rules = bound.rules.clone();
        if unasked {
            rules.push(Rule::TouchUnasked);
        }
        let times = if ply.completed { self.restore_clock(ply.clock.as_ref()) } else { Vec::new() };
        if was_over {
            self.with_clock(ClockEvent::Resume);
        }
        let times: Vec<Consequence> =
            times.into_iter().map(|effect| self.by(effect, &[Rule::TimesRestored])).collect();
        let must = self.must(offender, bound.moves.clone());
        let ruling = self
            .ruling(Finding::TouchEnforced, &rules)
            .about(offender)
            .with(Effect::Back(back as u16))
            .with(self.by(must, &bound.rules))
            .with_all(times);
        self.bound = Some(bound);
        vec![ruling]
    }
}
