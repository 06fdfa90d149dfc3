//! Random tournaments from a seed: every round paired by the rules, with results, forfeits, byes and withdrawals by chance.

use crate::swiss::{NoPairing, Pairing};
use crate::{Entry, Number, Outcome, Round, Tournament};
use tratto_board::Color;

/// What a random tournament is like. Rates are "one in so many"; 0 is never.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Plan {
    pub players: u16,
    pub rounds: u8,
    /// Draws in a hundred games between players of the same rating.
    pub draws: u8,
    /// Games that one of the two does not come to, or neither.
    pub forfeits: u16,
    /// Players who withdraw before a round.
    pub withdrawals: u16,
    /// Byes with half a point.
    pub half_byes: u16,
    /// Players who are absent without points.
    pub absences: u16,
    /// Players who enter only before the second or third round.
    pub late: u16,
    pub highest_rating: u16,
    pub lowest_rating: u16,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            players: 40,
            rounds: 9,
            draws: 30,
            forfeits: 50,
            withdrawals: 200,
            half_byes: 100,
            absences: 200,
            late: 0,
            highest_rating: 2500,
            lowest_rating: 1400,
        }
    }
}

/// Numbers that look random, the same for the same seed everywhere.
struct Chance(u64);

impl Chance {
    /// SplitMix64, by Guy Steele, Doug Lea and Christine Flood.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, most: u64) -> u64 {
        self.next() % most.max(1)
    }

    fn once_in(&mut self, rate: u16) -> bool {
        rate > 0 && self.below(rate.into()) == 0
    }
}

/// Fills a tournament that has its regulations and no entries with random players and rounds. It ends early where no pairing is possible
/// any more; the reason is given with it.
#[must_use]
pub fn generate(regulations: &Tournament, plan: &Plan, seed: u64) -> (Tournament, Option<NoPairing>) {
    let mut chance = Chance(seed);
    let mut tournament = Tournament { rounds: Some(plan.rounds), entries: Vec::new(), ..regulations.clone() };
    let first = if chance.below(2) == 0 { Color::White } else { Color::Black };
    tournament.initial_color.get_or_insert(first);
    let span = u64::from(plan.highest_rating.saturating_sub(plan.lowest_rating));
    let mut ratings: Vec<u16> = (0..plan.players)
        .map(|_| plan.lowest_rating + u16::try_from(chance.below(span + 1)).unwrap_or(0))
        .collect();
    ratings.sort_unstable_by(|one, two| two.cmp(one));
    for (index, &rating) in ratings.iter().enumerate() {
        let number = Number(u16::try_from(index + 1).unwrap_or(u16::MAX));
        let name = format!("Player{number:0>4}, Random");
        tournament.entries.push(Entry { rating: Some(rating), name, ..Entry::new(number) });
    }
    let begins: Vec<u64> =
        ratings.iter().map(|_| if chance.once_in(plan.late) { 1 + chance.below(2) } else { 0 }).collect();
    let mut withdrawn = vec![false; ratings.len()];
    for round in 0..u64::from(plan.rounds) {
        for (index, entry) in tournament.entries.iter_mut().enumerate() {
            withdrawn[index] |= chance.once_in(plan.withdrawals);
            entry.coming = if withdrawn[index] || round < begins[index] || chance.once_in(plan.absences) {
                Some(Round::Absent)
            } else {
                chance.once_in(plan.half_byes).then_some(Round::HalfBye)
            };
        }
        match tournament.pair() {
            Ok(pairing) => play(&mut tournament, &pairing, plan, &mut chance),
            Err(none) => {
                for entry in &mut tournament.entries {
                    entry.coming = None;
                }
                return (tournament, Some(none));
            }
        }
    }
    (tournament, None)
}

/// Gives every game of a round a result.
fn play(tournament: &mut Tournament, pairing: &Pairing, plan: &Plan, chance: &mut Chance) {
    let mut rounds: Vec<Round> =
        tournament.entries.iter().map(|entry| entry.coming.unwrap_or(Round::PairingBye)).collect();
    for pair in &pairing.pairs {
        let (Some(white), Some(black)) = (tournament.place(pair.white), tournament.place(pair.black)) else {
            continue;
        };
        let rating = |place: usize| i64::from(tournament.entries[place].rating.unwrap_or(0));
        (rounds[white], rounds[black]) = if chance.once_in(plan.forfeits) {
            forfeit(pair.white, pair.black, chance)
        } else {
            let difference = (rating(white) - rating(black)).clamp(-600, 600);
            let wins = 500 + difference * 5 / 6;
            let drawn = i64::from(plan.draws.min(100)) * 10 * (600 - difference.abs()) / 600;
            let lot = i64::try_from(chance.below(1000)).unwrap_or(0);
            let (one, two) = if lot < drawn {
                (Outcome::Draw, Outcome::Draw)
            } else if (lot - drawn) * 1000 < wins * (1000 - drawn) {
                (Outcome::Win, Outcome::Loss)
            } else {
                (Outcome::Loss, Outcome::Win)
            };
            let game = |opponent, color, outcome| Round::Game { opponent, color, outcome, rated: true };
            (game(pair.black, Color::White, one), game(pair.white, Color::Black, two))
        };
    }
    tournament.add_round(&rounds);
}

fn forfeit(white: Number, black: Number, chance: &mut Chance) -> (Round, Round) {
    let came = |opponent, color| Round::ForfeitWin { opponent, color: Some(color) };
    let stayed = |opponent, color| Round::ForfeitLoss { opponent, color: Some(color) };
    match chance.below(5) {
        0 => (stayed(black, Color::White), stayed(white, Color::Black)),
        1 | 2 => (came(black, Color::White), stayed(white, Color::Black)),
        _ => (stayed(black, Color::White), came(white, Color::Black)),
    }
}

impl Tournament {
    /// Adds a round: one case for each entry, in order. Nobody is known to be absent from the one after it.
    ///
    /// # Panics
    /// If there are not as many cases as entries.
    pub fn add_round(&mut self, rounds: &[Round]) {
        assert_eq!(rounds.len(), self.entries.len(), "a round has one case for each entry");
        let paired = self.paired_rounds();
        for (entry, &round) in self.entries.iter_mut().zip(rounds) {
            entry.rounds.resize(paired, Round::Absent);
            entry.rounds.push(round);
            entry.coming = None;
        }
    }

    /// Adds the round of a pairing, without results yet.
    pub fn publish(&mut self, pairing: &Pairing) {
        let mut rounds: Vec<Round> =
            self.entries.iter().map(|entry| entry.coming.unwrap_or(Round::Absent)).collect();
        for pair in &pairing.pairs {
            if let (Some(white), Some(black)) = (self.place(pair.white), self.place(pair.black)) {
                rounds[white] = Round::Pending { opponent: pair.black, color: Color::White };
                rounds[black] = Round::Pending { opponent: pair.white, color: Color::Black };
            }
        }
        if let Some(place) = pairing.bye.and_then(|number| self.place(number)) {
            rounds[place] = Round::PairingBye;
        }
        self.add_round(&rounds);
    }
}
