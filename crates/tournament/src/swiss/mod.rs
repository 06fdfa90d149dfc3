//! Swiss systems: pairing the next round.

mod color;
pub mod dutch;
mod field;
mod history;

pub use color::{ColorRule, color};
pub use history::{Candidate, Float, Strength};

use crate::{Number, Points, Tournament};
use dutch::Effort;
use field::Field;
use std::fmt;
use tratto_board::Color;

/// One game of a round to come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Who has White.
    pub white: Number,
    /// Who has Black.
    pub black: Number,
    /// Why the colours are so.
    pub rule: ColorRule,
}

/// The pairing of a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pairing {
    /// The games in the order of the boards.
    pub pairs: Vec<Pair>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<Number>,
}

/// Why a round cannot be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NoPairing {
    /// Nobody is there to be paired.
    Nobody,
    /// The colour of the first player was not drawn, and cannot be told from earlier rounds.
    NoInitialColor,
    /// All rounds have been paired.
    Finished {
        /// How many there are.
        rounds: u8,
    },
    /// No pairing fulfils the absolute criteria: nobody meets twice, nobody gets a second bye, no two players with the same
    /// absolute preference meet, and no forbidden pair. The chief arbiter decides (1.9.3).
    Impossible {
        /// Players who have no possible opponent left, nor the right to a bye.
        stuck: Vec<Number>,
    },
}

impl fmt::Display for NoPairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPairing::Nobody => write!(f, "there is nobody to be paired"),
            NoPairing::NoInitialColor => {
                write!(f, "the colour of the first player is not known: draw it, and write it in record 152")
            }
            NoPairing::Finished { rounds } => write!(f, "all {rounds} rounds have been paired"),
            NoPairing::Impossible { .. } => write!(f, "no pairing fulfils the absolute criteria"),
        }
    }
}

impl std::error::Error for NoPairing {}

impl Tournament {
    /// Pairs the next round.
    ///
    /// # Errors
    /// If there is no pairing that the rules allow, or something is missing: never a pairing of some of the players.
    pub fn pair(&self) -> Result<Pairing, NoPairing> {
        self.pair_with(Effort::Least)
    }

    /// The same with less, or no, use of what makes it fast: for comparing.
    #[doc(hidden)]
    pub fn pair_with(&self, effort: Effort) -> Result<Pairing, NoPairing> {
        if let Some(rounds) = self.rounds
            && self.paired_rounds() >= usize::from(rounds)
        {
            return Err(NoPairing::Finished { rounds });
        }
        let field = Field::of(self);
        if field.len() == 0 {
            return Err(NoPairing::Nobody);
        }
        let initial = self.first_color().ok_or(NoPairing::NoInitialColor)?;
        let Some((pairs, bye)) = dutch::pair(&field, self.edition, effort) else {
            return Err(NoPairing::Impossible { stuck: stuck(&field) });
        };
        let player = |index: usize| &field.candidates[index];
        let mut boards: Vec<(Points, Points, usize, Pair)> = pairs
            .into_iter()
            .map(|(one, two)| {
                let (high, low) = (player(one.min(two)), player(one.max(two)));
                let (color, rule) = color(high, low, initial);
                let (white, black) =
                    if color == Color::White { (high.number, low.number) } else { (low.number, high.number) };
                // Board order (C.04.2 3.6) goes by points; of two with as many the smaller number ranks higher.
                let (first, second) = if (low.points, high.place) > (high.points, low.place) {
                    (low, high)
                } else {
                    (high, low)
                };
                (first.points, second.points, first.place, Pair { white, black, rule })
            })
            .collect();
        boards.sort_by_key(|&(first, second, place, _)| (std::cmp::Reverse((first, second)), place));
        Ok(Pairing {
            pairs: boards.into_iter().map(|(.., pair)| pair).collect(),
            bye: bye.map(|index| player(index).number),
        })
    }
}

fn stuck(field: &Field) -> Vec<Number> {
    let players = (0..field.len()).filter(|&one| {
        let player = &field.candidates[one];
        !(player.may_have_bye && !field.len().is_multiple_of(2))
            && !(0..field.len()).any(|two| two != one && field.may_meet(one, two))
    });
    players.map(|index| field.candidates[index].number).collect()
}
