//! Whether the rounds of a tournament were paired as the rules have it.

use crate::swiss::{NoPairing, Pairing};
use crate::{Number, Round, Tournament};
use tratto_board::Color;

/// A round as it was paired, and as the rules pair it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundCheck {
    /// The round, from 1.
    pub round: usize,
    /// The pairs that are recorded and not those of the rules: White, Black, or `None` for the bye.
    pub recorded: Vec<(Number, Option<Number>)>,
    /// The pairs of the rules that are not recorded.
    pub expected: Vec<(Number, Option<Number>)>,
    /// Why the rules give no pairing at all.
    pub none: Option<NoPairing>,
}

impl RoundCheck {
    /// Whether the round was paired by the rules.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.recorded.is_empty() && self.expected.is_empty() && self.none.is_none()
    }
}

impl Tournament {
    /// The tournament as it was before a round counted from 0, with those absent from it as it turned out.
    #[must_use]
    pub fn before(&self, round: usize) -> Tournament {
        let mut earlier = self.clone();
        for entry in &mut earlier.entries {
            if let Some(&this) = entry.rounds.get(round) {
                entry.coming = (!this.is_paired()).then_some(this);
            }
            entry.rounds.truncate(round);
        }
        earlier
    }

    /// Pairs a round anew that has been paired, counted from 0, and compares.
    #[must_use]
    pub fn check_round(&self, round: usize) -> RoundCheck {
        let mut earlier = self.before(round);
        earlier.initial_color = self.first_color();
        let (expected, none) = match earlier.pair() {
            Ok(pairing) => (pairs_of(&pairing), None),
            Err(none) => (Vec::new(), Some(none)),
        };
        let recorded = self.recorded(round);
        let without = |pairs: &[(Number, Option<Number>)], others: &[(Number, Option<Number>)]| {
            pairs.iter().copied().filter(|pair| !others.contains(pair)).collect()
        };
        RoundCheck {
            round: round + 1,
            expected: without(&expected, &recorded),
            recorded: without(&recorded, &expected),
            none,
        }
    }

    /// The pairs of a round, in the order of White's number.
    fn recorded(&self, round: usize) -> Vec<(Number, Option<Number>)> {
        let mut pairs = Vec::new();
        for entry in &self.entries {
            let Some(&this) = entry.rounds.get(round) else { continue };
            let color = match this {
                Round::ForfeitWin { color, .. } | Round::ForfeitLoss { color, .. } => color,
                other => other.color(),
            };
            match this.scheduled() {
                // A forfeit without colours is told once, by the smaller number.
                Some(opponent) if color.map_or(entry.number < opponent, Color::is_white) => {
                    pairs.push((entry.number, Some(opponent)));
                }
                None if this == Round::PairingBye => pairs.push((entry.number, None)),
                _ => {}
            }
        }
        pairs
    }
}

fn pairs_of(pairing: &Pairing) -> Vec<(Number, Option<Number>)> {
    let mut pairs: Vec<_> = pairing.pairs.iter().map(|pair| (pair.white, Some(pair.black))).collect();
    pairs.extend(pairing.bye.map(|number| (number, None)));
    pairs
}
