//! Offences that are counted: illegal moves, two hands, a press without a move; and the last two, which leave the position as it is.

use super::Game;
use super::illegal::Finder;
use super::ply::{MoveFault, Ply};
use crate::edition::{Found, OffenceCounts, Rule};
use crate::ruling::{Choice, Consequence, Effect, Finding, Reading, Ruling};
use crate::winnable::CanMate;
use tratto_board::Color;

/// The kinds of offence that an edition may count apart.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Kind {
    Move,
    Hands,
    Press,
}

impl Kind {
    pub(super) fn of(ply: &Ply) -> Kind {
        if ply.fault() == Some(MoveFault::NoMove) { Kind::Press } else { Kind::Move }
    }

    fn penalty_rule(self) -> Rule {
        match self {
            Kind::Move => Rule::OffencePenalty,
            Kind::Hands => Rule::TwoHandsPenalty,
            Kind::Press => Rule::PressPenalty,
        }
    }
}

impl Game {
    /// Counts an offence and says the number that it brings the player to.
    fn count_offence(&mut self, player: Color, kind: Kind) -> u8 {
        let apart = self.regulations.separate_counts && self.values().offences_apart;
        let offences = &mut self.players[player].offences;
        let count = match kind {
            Kind::Move => &mut offences.moves,
            Kind::Hands => &mut offences.hands,
            Kind::Press => &mut offences.presses,
        };
        *count = count.saturating_add(1);
        if apart { *count } else { offences.total() }
    }

    /// Whether offences of different kinds have been counted together where the letter of the edition has three counts.
    pub(super) fn counts_kinds_together(&self, player: Color) -> bool {
        let offences = self.players[player].offences;
        let kinds =
            [offences.moves, offences.hands, offences.presses].iter().filter(|count| **count > 0).count();
        kinds > 1 && self.values().offences_apart && !self.regulations.separate_counts
    }

    /// The rule by which an offence costs what it does: where the first one loses, that of rapid and blitz says so.
    pub(super) fn penalty_rule(&self, kind: Kind) -> Rule {
        let at_once = self.regulations.illegal_moves().loses_at == 1;
        self.regulations.illegal_rule().filter(|_| at_once).unwrap_or(kind.penalty_rule())
    }

    /// An offence is counted: the effect that says to which number, and whether that loses the game.
    pub(super) fn offend_once(&mut self, player: Color, kind: Kind) -> (Consequence, bool) {
        let number = self.count_offence(player, kind);
        let add = self.counts_kinds_together(player).then_some(Rule::OffencesAdd);
        let rules: Vec<Rule> = [self.penalty_rule(kind)].into_iter().chain(add).collect();
        let loses = number >= self.regulations.illegal_moves().loses_at;
        (self.by(Effect::Offence { player, number }, &rules), loses)
    }

    /// The minutes that the opponent of an offender gets, by the penalty's article and the one that sets the minutes.
    pub(super) fn add_bonus(&mut self, offender: Color, kind: Kind) -> Option<Consequence> {
        let bonus = self.add_time(!offender, self.regulations.illegal_moves().bonus)?;
        let minutes = self.regulations.is_one_minute().then_some(Rule::QuickMinutes);
        let rules: Vec<Rule> = [kind.penalty_rule()].into_iter().chain(minutes).collect();
        Some(self.by(bonus, &rules))
    }

    /// The clock was pressed without a move.
    pub(super) fn press_found(&mut self, player: Color, finder: Finder) -> Vec<Ruling> {
        let then = self.bare_press.take().and_then(|press| press.clock);
        if self.values().press_without_move == OffenceCounts::Discretion {
            let times = self.restore_clock(then.as_ref());
            let ruling = self.ruling(Finding::PressedWithoutMoving, &[Rule::PressWithoutMove]).about(player);
            let ruling = ruling.with(Effect::Clock(player)).with(Effect::Warning(player));
            let ruling = ruling.advice(&[Choice::Recommended, Choice::Penalise]);
            return [ruling].into_iter().chain(self.times_restored(times)).collect();
        }
        let rules = (Rule::PressWithoutMove, Finding::PressedWithoutMoving);
        let ruling = match self.act_of_moving(player, Kind::Press, rules, finder) {
            Ok(ruling) => ruling,
            Err(lost) => return vec![lost],
        };
        let times = self.restore_clock(then.as_ref());
        let bonus = self.add_bonus(player, Kind::Press);
        let ruling = ruling.with_all(bonus).with(Effect::Clock(player));
        [ruling].into_iter().chain(self.times_restored(times)).collect()
    }

    /// A fault in the act of moving that counts as an illegal move: the ruling so far, or in the error the one that ends the game.
    fn act_of_moving(
        &mut self,
        player: Color,
        kind: Kind,
        (rule, finding): (Rule, Finding),
        finder: Finder,
    ) -> Result<Ruling, Ruling> {
        let (offence, loses) = self.offend_once(player, kind);
        let rules: Vec<Rule> = [rule].into_iter().chain(self.regulations.illegal_rule()).collect();
        let finding = if loses { Finding::IllegalMoveLost } else { finding };
        let mut ruling = self.ruling(finding, &rules).about(player).with(offence);
        if self.counts_kinds_together(player) {
            ruling = ruling.reading(Reading::SharedCount);
        }
        if !loses {
            return Ok(ruling);
        }
        let draws = self.regulations.illegal_moves().unwinnable_draws;
        let verdict = if draws { self.can_still_mate(!player) } else { CanMate::Yes };
        let article = self.article(self.penalty_rule(kind));
        Err(self.lose(ruling, player, verdict, finder, article))
    }

    /// The player whose use of two hands can be ruled upon now, or why it no longer can.
    pub(super) fn two_handed(&self, finder: Finder) -> Option<Result<Color, Ruling>> {
        let at_once = self.values().two_hands == OffenceCounts::AtOnce;
        let before = |color: &Color| at_once && self.players[*color].two_hands_before;
        let accused = |color: &Color| finder.may_accuse(*color);
        if let Some(player) = Color::ALL.into_iter().filter(accused).find(before) {
            return Some(Ok(player));
        }
        let counts = |ply: &Ply| self.values().two_hands != OffenceCounts::OnPress || ply.completed;
        let found = |ply: &Ply| ply.two_hands && finder.may_accuse(ply.mover) && counts(ply);
        let index = self.plies.iter().rposition(found)?;
        let mover = self.plies[index].mover;
        // What counts as an illegal move stands where an illegal move would; else it is the act of moving that is complained of,
        // and whoever complains must not have touched a piece since.
        let limited = self.values().two_hands != OffenceCounts::Discretion
            && self.regulations.illegal_moves().found != Found::AnyTime;
        let replied = self.is_replied_to(index);
        if limited {
            return Some(if replied {
                Err(self.left_standing(mover, &[self.stands_rule()]))
            } else {
                Ok(mover)
            });
        }
        match finder.claimant() {
            Some(claimant) if replied || self.has_touched(claimant) => {
                Some(Err(self.complaint_too_late(claimant)))
            }
            None if index + 2 < self.plies.len() => None,
            _ => Some(Ok(mover)),
        }
    }

    pub(super) fn two_hands_found(&mut self, player: Color, finder: Finder) -> Vec<Ruling> {
        self.players[player].two_hands_before = false;
        if let Some(ply) = self.plies.edit_late(|ply| ply.two_hands && ply.mover == player) {
            ply.two_hands = false;
        }
        if self.values().two_hands == OffenceCounts::Discretion {
            let ruling = self.ruling(Finding::TwoHands, &[Rule::TwoHands]).about(player);
            return vec![
                ruling
                    .with(Effect::Stands)
                    .with(Effect::Warning(player))
                    .advice(&[Choice::Recommended, Choice::Penalise]),
            ];
        }
        match self.act_of_moving(player, Kind::Hands, (Rule::TwoHands, Finding::TwoHands), finder) {
            Ok(ruling) => {
                let bonus = self.add_bonus(player, Kind::Hands);
                vec![ruling.with(Effect::Stands).with_all(bonus)]
            }
            Err(lost) => vec![lost],
        }
    }
}
