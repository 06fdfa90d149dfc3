//! Why a player is paired so: the bracket, and for everybody who would come before the opponent what spoke against that.

use super::dutch::{self, Bracket, Criterion};
use super::field::Field;
use super::history::Candidate;
use super::{ColorRule, NoPairing, color};
use crate::{Edition, Number, Points, Tournament};
use tratto_board::Color;

/// Why an opponent was passed over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// C1: they have met, in this round counted from 1.
    Met {
        /// The round.
        round: usize,
    },
    /// The event forbids the pair.
    Forbidden,
    /// C3: both have an absolute preference for the same colour, and neither is a topscorer in the last round.
    SameAbsoluteColor,
    /// The best candidate in which they meet is worse by this criterion.
    Criterion(Criterion),
    /// It would be as good, but comes later in the order of generation (article 4).
    Order,
}

/// A possible opponent who comes before the one that was found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PassedOver {
    /// Who it is.
    pub number: Number,
    /// Why not.
    pub reason: Reason,
}

/// Why a player is paired so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// The opponent; `None` for the bye.
    pub opponent: Option<Number>,
    /// The colour, and the article that decided it; `None` for the bye.
    pub color: Option<(Color, ColorRule)>,
    /// The score of the bracket in which the pair was made, or which the one with the bye left last.
    pub bracket: Points,
    /// Players of the bracket who were moved down into it, in order.
    pub moved_down: Vec<Number>,
    /// Players who left it downwards.
    pub left: Vec<Number>,
    /// The one of the pair whose turn it was to be given an opponent: the higher ranked.
    pub chooses: Option<Number>,
    /// Opponents who would have come before, in their order.
    pub passed_over: Vec<PassedOver>,
}

impl Tournament {
    /// Why a player will be paired so in the next round, by the edition of 2026; `None` if the player is not paired, or the edition is another.
    ///
    /// # Errors
    /// If the round cannot be paired at all.
    pub fn why(&self, number: Number) -> Result<Option<Why>, NoPairing> {
        let pairing = self.pair()?;
        let field = Field::of(self);
        let Some(player) = field.candidates.iter().position(|candidate| candidate.number == number) else {
            return Ok(None);
        };
        if matches!(self.edition, Edition::Dutch2017) {
            return Ok(None);
        }
        let Some(brackets) = dutch::brackets(&field) else {
            return Err(NoPairing::Impossible { stuck: Vec::new() });
        };
        let number_of = |index: usize| field.candidates[index].number;
        let has = |bracket: &&Bracket| bracket.pairs.iter().any(|&(one, two)| one == player || two == player);
        let paired = brackets.iter().find(has);
        let bracket =
            paired.or_else(|| brackets.iter().rev().find(|bracket| bracket.floaters.contains(&player)));
        let Some(bracket) = bracket else { return Ok(None) };
        let pair = bracket.pairs.iter().find(|&&(one, two)| one == player || two == player).copied();
        let mut why = Why {
            opponent: None,
            color: None,
            bracket: field.candidates[bracket.residents[0]].score,
            moved_down: bracket.moved.iter().map(|&index| number_of(index)).collect(),
            left: bracket.floaters.iter().map(|&index| number_of(index)).collect(),
            chooses: None,
            passed_over: Vec::new(),
        };
        let Some((one, two)) = pair else { return Ok(Some(why)) };
        let (high, low) = (one.min(two), one.max(two));
        let initial = self.first_color().ok_or(NoPairing::NoInitialColor)?;
        let (first, rule) = color(&field.candidates[high], &field.candidates[low], initial);
        debug_assert!(pairing.pairs.iter().any(|pair| [pair.white, pair.black].contains(&number)));
        why.opponent = Some(number_of(if player == one { two } else { one }));
        why.color = Some((if player == high { first } else { !first }, rule));
        why.chooses = Some(number_of(high));
        why.passed_over = before(bracket, high, low)
            .into_iter()
            .map(|other| PassedOver {
                number: number_of(other),
                reason: self.reason(&field, bracket, high, other),
            })
            .collect();
        Ok(Some(why))
    }

    fn reason(&self, field: &Field, bracket: &Bracket, one: usize, two: usize) -> Reason {
        let (a, b): (&Candidate, &Candidate) = (&field.candidates[one], &field.candidates[two]);
        let rounds = &self.entries[a.place].rounds;
        if let Some(round) = rounds.iter().position(|round| round.met() == Some(b.number)) {
            return Reason::Met { round: round + 1 };
        }
        if !field.may_meet(one, two) {
            let round = self.paired_rounds() + 1;
            let is_forbidden = self.forbidden.iter().any(|forbidden| {
                (usize::from(forbidden.from)..=usize::from(forbidden.to)).contains(&round)
                    && forbidden.players.contains(&a.number)
                    && forbidden.players.contains(&b.number)
            });
            return if is_forbidden { Reason::Forbidden } else { Reason::SameAbsoluteColor };
        }
        bracket.worse_in(field, one, two).map_or(Reason::Order, Reason::Criterion)
    }
}

/// Who would come before an opponent, in the order of generation: for a player moved down all residents ranked above that one; for others those of
/// the lower half, and of the upper half where the opponent is from there.
fn before(bracket: &Bracket, high: usize, low: usize) -> Vec<usize> {
    if bracket.moved.contains(&high) {
        return bracket.residents.iter().copied().take_while(|&other| other != low).collect();
    }
    let with_moved: Vec<usize> = bracket
        .pairs
        .iter()
        .filter(|(one, two)| bracket.moved.contains(one) || bracket.moved.contains(two))
        .flat_map(|&(one, two)| [one, two])
        .collect();
    let rest: Vec<usize> =
        bracket.residents.iter().copied().filter(|one| !with_moved.contains(one)).collect();
    let pairs = bracket.pairs.iter().filter(|(one, _)| !bracket.moved.contains(one)).count();
    let lower = rest.iter().copied().skip(pairs);
    lower.filter(|&other| other != high).take_while(|&other| other != low).collect()
}
