//! A tournament: its regulations and what has been recorded.

use crate::{Entry, Number, PointSystem, Points, Round};
use tratto_board::Color;

/// The edition of the pairing rules.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// The FIDE (Dutch) system in force from 2017 to the end of January 2026.
    Dutch2017,
    /// The FIDE (Dutch) system in force since 1 February 2026.
    Dutch2026,
}

/// Points added for pairing only in the first rounds.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Acceleration {
    /// None.
    #[default]
    None,
    /// The Baku method (C.04.7): the first half of the entries, rounded up to an even number.
    Baku,
    /// The points that each [`Entry::virtual_points`] lists.
    Listed,
}

/// Whose number decides the first colour where neither player has a preference (article 5.2.5).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Parity {
    /// Numbers counted anew among those who have taken part in a pairing, as the known programs do.
    #[default]
    Participants,
    /// The tournament pairing number, as the text says.
    PairingNumber,
}

/// Players who must not meet each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// The first round for which it holds, from 1.
    pub from: u8,
    /// The last round for which it holds.
    pub to: u8,
    /// The players: no two of them are paired.
    pub players: Vec<Number>,
}

/// A tournament as far as it has gone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// The rules of pairing.
    pub edition: Edition,
    /// How many rounds there will be.
    pub rounds: Option<u8>,
    /// What each result is worth.
    pub points: PointSystem,
    /// The colour drawn by lot for the first player.
    pub initial_color: Option<Color>,
    /// Points for pairing only.
    pub acceleration: Acceleration,
    /// See [`Parity`].
    pub parity: Parity,
    /// Who must not meet whom.
    pub forbidden: Vec<Forbidden>,
    /// The players, in the order of their numbers, each with as many rounds as have been paired.
    pub entries: Vec<Entry>,
}

impl Default for Tournament {
    fn default() -> Tournament {
        Tournament {
            edition: Edition::Dutch2026,
            rounds: None,
            points: PointSystem::default(),
            initial_color: None,
            acceleration: Acceleration::None,
            parity: Parity::Participants,
            forbidden: Vec::new(),
            entries: Vec::new(),
        }
    }
}

impl Tournament {
    /// How many rounds have been paired.
    #[must_use]
    pub fn paired_rounds(&self) -> usize {
        self.entries.iter().map(|entry| entry.rounds.len()).max().unwrap_or(0)
    }

    /// The place of a number in [`Tournament::entries`].
    #[must_use]
    pub fn place(&self, number: Number) -> Option<usize> {
        self.entries.binary_search_by_key(&number, |entry| entry.number).ok()
    }

    /// The points of a player after so many rounds.
    #[must_use]
    pub fn points_after(&self, entry: &Entry, rounds: usize) -> Points {
        entry.rounds.iter().take(rounds).map(|round| round.points(&self.points)).sum()
    }

    /// The points of a player so far.
    #[must_use]
    pub fn score(&self, entry: &Entry) -> Points {
        self.points_after(entry, entry.rounds.len())
    }

    /// The points of a player from games with a result: [`Tournament::score`] counts a game without one as a draw, for pairing.
    #[must_use]
    pub fn final_points(&self, entry: &Entry) -> Points {
        let known = entry.rounds.iter().filter(|round| !matches!(round, Round::Pending { .. }));
        known.map(|round| round.points(&self.points)).sum()
    }

    /// The colour of the first player in the first round, if it was drawn or can be told from the colours of the first games.
    #[must_use]
    pub fn first_color(&self) -> Option<Color> {
        if self.initial_color.is_some() {
            return self.initial_color;
        }
        let assigned = |round: &Round| match *round {
            Round::Game { color, .. } | Round::Pending { color, .. } => Some(color),
            Round::ForfeitWin { color, .. } | Round::ForfeitLoss { color, .. } => color,
            _ => None,
        };
        let first = (0..self.paired_rounds()).find(|&round| {
            self.entries
                .iter()
                .any(|entry| entry.rounds.get(round).is_some_and(|round| assigned(round).is_some()))
        })?;
        let present = self
            .entries
            .iter()
            .filter(|entry| entry.rounds.iter().take(first + 1).any(|round| round.is_paired()));
        // The first who has a colour; every second one has the other.
        present.enumerate().find_map(|(index, entry)| {
            let color = assigned(entry.rounds.get(first)?)?;
            Some(if index % 2 == 0 { color } else { !color })
        })
    }
}
