//! The players of a round, and who may meet whom.

use super::history::Candidate;
use crate::{Points, Tournament};

/// The players who are to be paired, in order, and the absolute criteria between them. Players are called by their place in this order.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) candidates: Vec<Candidate>,
    /// A bit for each pair that may not meet, row by row.
    apart: Vec<u64>,
    words: usize,
}

impl Field {
    pub(crate) fn of(tournament: &Tournament) -> Field {
        let candidates = tournament.candidates();
        let (size, round) = (candidates.len(), tournament.paired_rounds());
        let words = size.div_ceil(64);
        let mut field = Field { apart: vec![0; size * words], words, candidates };
        let mut at = vec![usize::MAX; tournament.entries.len()];
        for (index, candidate) in field.candidates.iter().enumerate() {
            at[candidate.place] = index;
        }
        for index in 0..size {
            for met in field.candidates[index].met.clone() {
                if at[met] != usize::MAX {
                    field.keep_apart(index, at[met]);
                }
            }
        }
        for forbidden in &tournament.forbidden {
            if !(usize::from(forbidden.from)..=usize::from(forbidden.to)).contains(&(round + 1)) {
                continue;
            }
            let places: Vec<usize> = forbidden
                .players
                .iter()
                .filter_map(|&number| {
                    Some(at[tournament.place(number)?]).filter(|&place| place != usize::MAX)
                })
                .collect();
            for (index, &one) in places.iter().enumerate() {
                for &two in &places[index + 1..] {
                    field.keep_apart(one, two);
                }
            }
        }
        field.keep_colors_apart(tournament, round);
        field
    }

    /// C3: two players with the same absolute preference do not meet, unless one is a topscorer in the last round.
    fn keep_colors_apart(&mut self, tournament: &Tournament, round: usize) {
        let is_last = tournament.rounds.is_some_and(|rounds| round + 1 >= usize::from(rounds));
        let most = tournament.points.win.max(tournament.points.draw).in_tenths();
        let half_passed = |score: Points| 2 * score.in_tenths() > most * round as i32;
        let absolute: Vec<usize> = (0..self.candidates.len())
            .filter(|&index| self.candidates[index].is_absolute())
            .filter(|&index| !(is_last && half_passed(self.candidates[index].score)))
            .collect();
        for (index, &one) in absolute.iter().enumerate() {
            for &two in &absolute[index + 1..] {
                if self.candidates[one].preference == self.candidates[two].preference {
                    self.keep_apart(one, two);
                }
            }
        }
    }

    fn keep_apart(&mut self, one: usize, two: usize) {
        self.apart[one * self.words + two / 64] |= 1 << (two % 64);
        self.apart[two * self.words + one / 64] |= 1 << (one % 64);
    }

    pub(crate) fn len(&self) -> usize {
        self.candidates.len()
    }

    /// Whether no absolute criterion is against the pair.
    pub(crate) fn may_meet(&self, one: usize, two: usize) -> bool {
        self.apart[one * self.words + two / 64] >> (two % 64) & 1 == 0
    }
}
