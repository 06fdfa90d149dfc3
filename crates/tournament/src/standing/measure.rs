//! The measures, with the contributions that make them up.

use super::rating::{expected, performance_difference};
use super::{Measure, TieBreak, TieBreakEdition, Value};
use crate::{Number, Outcome, Points, Round, Tournament};
use tratto_board::Color;

/// What one round contributes to a tie-break.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The round, from 1.
    pub round: usize,
    /// The opponent; `None` for a round without one.
    pub opponent: Option<Number>,
    /// Whether the round counts as a game against a dummy, because it was not played (article 16).
    pub is_dummy: bool,
    /// What it contributes.
    pub value: Value,
    /// Whether it is left out by a cut.
    pub is_cut: bool,
}

/// A value with its contributions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sum {
    /// The value.
    pub value: Value,
    /// What makes it up; empty where it is simply counted.
    pub parts: Vec<Part>,
}

/// A contribution with what decides about cuts.
struct Weighed {
    part: Part,
    /// By which the least significant one is found: the opponent's points, for Sonneborn-Berger.
    key: (Value, Value),
    is_voluntary: bool,
}

/// The measures of a tournament.
pub(super) struct Measures<'t> {
    tournament: &'t Tournament,
    edition: TieBreakEdition,
    rounds: usize,
    points: Vec<Points>,
    /// What opponents see (16.3): requested byes that nothing but absence follows count as draws.
    adjusted: Vec<Points>,
    /// The same as if the games of the last round had been drawn.
    fore: (Vec<Points>, Vec<Points>),
}

impl<'t> Measures<'t> {
    pub(super) fn new(tournament: &'t Tournament, edition: TieBreakEdition) -> Measures<'t> {
        let rounds = tournament.paired_rounds();
        let of = |is_fore: bool| {
            let round = |index: usize, round: &Round| {
                if is_fore && index + 1 == rounds && round.is_played() {
                    tournament.points.draw
                } else {
                    round.points(&tournament.points)
                }
            };
            let points = tournament
                .entries
                .iter()
                .map(|entry| entry.rounds.iter().enumerate().map(|(index, this)| round(index, this)).sum());
            let adjusted = tournament.entries.iter().map(|entry| {
                let all = entry.rounds.iter().enumerate();
                all.map(|(index, this)| {
                    let is_last = entry.rounds[index + 1..].iter().all(|later| later.is_voluntary());
                    if matches!(this, Round::HalfBye | Round::Absent) && is_last {
                        tournament.points.draw
                    } else {
                        round(index, this)
                    }
                })
                .sum()
            });
            (points.collect(), adjusted.collect())
        };
        let (points, adjusted) = of(false);
        Measures { tournament, edition, rounds, points, adjusted, fore: of(true) }
    }

    pub(super) fn points(&self, place: usize) -> Points {
        self.points[place]
    }

    fn rounds_of(&self, place: usize) -> &[Round] {
        &self.tournament.entries[place].rounds
    }

    fn worth(&self, round: Round) -> Points {
        round.points(&self.tournament.points)
    }

    /// The value of a tie-break for a player.
    pub(super) fn sum(&self, place: usize, tie_break: &TieBreak) -> Option<Sum> {
        let system = &self.tournament.points;
        let count = |holds: &dyn Fn(&Round) -> bool| {
            let count = self.rounds_of(place).iter().filter(|round| holds(round)).count();
            Some(Sum { value: Value::whole(count as i64), parts: Vec::new() })
        };
        let whole = |number: i64| Some(Sum { value: Value::whole(number), parts: Vec::new() });
        match tie_break.measure {
            Measure::Points => Some(Sum { value: self.points[place].into(), parts: Vec::new() }),
            Measure::DirectEncounter => None,
            Measure::Wins => count(&|round| self.worth(*round) >= system.win),
            Measure::GamesWon => count(&|round| matches!(round, Round::Game { outcome: Outcome::Win, .. })),
            Measure::BlackGames => count(&|round| round.color() == Some(Color::Black)),
            Measure::BlackWins => count(&|round| {
                matches!(round, Round::Game { outcome: Outcome::Win, color: Color::Black, .. })
            }),
            Measure::RoundsElected => count(&|round| !round.is_voluntary()),
            Measure::Progressive => Some(self.progressive(place, tie_break)),
            Measure::Standard => Some(self.standard(place)),
            Measure::PairingNumber => whole(self.tournament.entries[place].number.0.into()),
            Measure::Rating => whole(i64::from(self.tournament.entries[place].rating?)),
            Measure::Buchholz => Some(self.buchholz(place, tie_break, false)),
            Measure::ForeBuchholz => Some(self.buchholz(place, tie_break, true)),
            Measure::SonnebornBerger => Some(self.sonneborn_berger(place, tie_break)),
            Measure::Koya => Some(self.koya(place, tie_break.limit)),
            Measure::AverageOpponentsBuchholz => {
                let plain = TieBreak::of(Measure::Buchholz);
                self.mean(place, |other| Some(self.buchholz(other, &plain, false).value), false)
            }
            Measure::AverageRating => self.average_rating(place, tie_break),
            Measure::Performance => whole(self.performance(place)?),
            Measure::PerfectPerformance => whole(self.perfect_performance(place)?),
            Measure::AveragePerformance => {
                self.mean(place, |other| self.performance(other).map(Value::whole), true)
            }
            Measure::AveragePerfectPerformance => {
                self.mean(place, |other| self.perfect_performance(other).map(Value::whole), true)
            }
        }
    }

    /// The rounds as games: against opponents with their adjusted points, and against dummies where nothing was played.
    fn games(
        &self,
        place: usize,
        forfeits_count: bool,
        is_fore: bool,
    ) -> Vec<(usize, Round, Option<Number>, Points)> {
        let (points, adjusted) =
            if is_fore { (&self.fore.0, &self.fore.1) } else { (&self.points, &self.adjusted) };
        let own = points[place];
        let games = self.rounds_of(place).iter().enumerate().map(|(index, &round)| {
            let scheduled =
                round.scheduled().and_then(|number| Some((number, self.tournament.place(number)?)));
            match scheduled {
                Some((number, other)) if round.is_played() || forfeits_count => {
                    (index, round, Some(number), adjusted[other])
                }
                _ => {
                    let cap = match (self.edition, scheduled) {
                        (TieBreakEdition::Since2024, _) => own,
                        (TieBreakEdition::Since2026, Some((_, other))) => adjusted[other],
                        (TieBreakEdition::Since2026, None) => {
                            let draws = i32::try_from(self.rounds).unwrap_or(i32::MAX);
                            Points::tenths(self.tournament.points.draw.in_tenths().saturating_mul(draws))
                        }
                    };
                    (index, round, None, own.min(cap))
                }
            }
        });
        games.collect()
    }

    fn buchholz(&self, place: usize, tie_break: &TieBreak, is_fore: bool) -> Sum {
        let games = self.games(place, tie_break.forfeits_count, is_fore).into_iter();
        let parts = games.map(|(index, round, opponent, points)| {
            let value = Value::from(points);
            let part =
                Part { round: index + 1, opponent, is_dummy: opponent.is_none(), value, is_cut: false };
            let is_voluntary = round.is_voluntary() && part.is_dummy;
            Weighed { part, key: (value, value), is_voluntary }
        });
        cut(parts.collect(), tie_break)
    }

    fn sonneborn_berger(&self, place: usize, tie_break: &TieBreak) -> Sum {
        let games = self.games(place, tie_break.forfeits_count, false).into_iter();
        let parts = games.map(|(index, round, opponent, points)| {
            let value = Value::product(points, self.worth(round));
            let part =
                Part { round: index + 1, opponent, is_dummy: opponent.is_none(), value, is_cut: false };
            let is_voluntary = round.is_voluntary() && part.is_dummy;
            Weighed { part, key: (points.into(), value), is_voluntary }
        });
        cut(parts.collect(), tie_break)
    }

    fn progressive(&self, place: usize, tie_break: &TieBreak) -> Sum {
        let mut total = Points::ZERO;
        let parts = self.rounds_of(place).iter().enumerate().map(|(index, &round)| {
            total += self.worth(round);
            // The first rounds are the least significant.
            let is_cut = index < usize::from(tie_break.cut.low);
            Part {
                round: index + 1,
                opponent: round.scheduled(),
                is_dummy: false,
                value: total.into(),
                is_cut,
            }
        });
        added(parts.collect())
    }

    fn standard(&self, place: usize) -> Sum {
        let system = &self.tournament.points;
        let parts = self.rounds_of(place).iter().enumerate().map(|(index, &round)| {
            let against = match round.met().and_then(|number| self.tournament.place(number)) {
                Some(other) => {
                    self.rounds_of(other).get(index).map_or(system.loss, |round| self.worth(*round))
                }
                None => system.draw,
            };
            let tenths = match self.worth(round).cmp(&against) {
                std::cmp::Ordering::Greater => 10,
                std::cmp::Ordering::Equal => 5,
                std::cmp::Ordering::Less => 0,
            };
            let value = Points::tenths(tenths).into();
            Part { round: index + 1, opponent: round.met(), is_dummy: false, value, is_cut: false }
        });
        added(parts.collect())
    }

    fn koya(&self, place: usize, limit: i8) -> Sum {
        let most = i64::from(self.tournament.points.win.in_tenths()) * self.rounds as i64;
        let parts = self.rounds_of(place).iter().enumerate().filter_map(|(index, &round)| {
            let number = round.scheduled()?;
            let points = i64::from(self.points[self.tournament.place(number)?].in_tenths());
            // Half of the maximum, moved by half points: twice all of it.
            (2 * points >= most + 10 * i64::from(limit)).then(|| Part {
                round: index + 1,
                opponent: Some(number),
                is_dummy: false,
                value: self.worth(round).into(),
                is_cut: false,
            })
        });
        added(parts.collect())
    }

    /// Ratings of the opponents met; `None` where one has none.
    fn ratings(&self, place: usize) -> Option<Vec<i64>> {
        let met = self.rounds_of(place).iter().filter_map(|round| round.met());
        met.map(|number| Some(i64::from(self.tournament.entries[self.tournament.place(number)?].rating?)))
            .collect()
    }

    fn average_rating(&self, place: usize, tie_break: &TieBreak) -> Option<Sum> {
        self.ratings(place)?;
        let rated = self.rounds_of(place).iter().enumerate().filter_map(|(index, round)| {
            let number = round.met()?;
            let rating = self.tournament.entries[self.tournament.place(number)?].rating?;
            let value = Value::whole(rating.into());
            let part =
                Part { round: index + 1, opponent: Some(number), is_dummy: false, value, is_cut: false };
            Some(Weighed { part, key: (value, value), is_voluntary: false })
        });
        let Sum { parts, .. } = cut(rated.collect(), tie_break);
        let kept: Vec<Value> = parts.iter().filter(|part| !part.is_cut).map(|part| part.value).collect();
        Some(Sum { value: Value::whole(Value::mean(&kept)?.rounded()), parts })
    }

    /// Points from games played, in tenths.
    fn scored(&self, place: usize) -> i64 {
        let played = self.rounds_of(place).iter().filter(|round| round.is_played());
        played.map(|round| i64::from(self.worth(*round).in_tenths())).sum()
    }

    fn performance(&self, place: usize) -> Option<i64> {
        let ratings = self.ratings(place)?;
        let values: Vec<Value> = ratings.iter().map(|&rating| Value::whole(rating)).collect();
        let mean = Value::mean(&values)?.rounded();
        let most = i64::from(self.tournament.points.win.in_tenths()) * ratings.len() as i64;
        let percent = (2 * 100 * self.scored(place) + most).div_euclid(2 * most);
        Some(mean + performance_difference(percent))
    }

    /// The smallest rating of which the score, or more, would have been expected.
    fn perfect_performance(&self, place: usize) -> Option<i64> {
        let ratings = self.ratings(place)?;
        let (lowest, highest) = (*ratings.iter().min()?, *ratings.iter().max()?);
        let win = i64::from(self.tournament.points.win.in_tenths());
        let scored = self.scored(place);
        if scored == 0 {
            return Some(lowest - 800);
        }
        let enough = |rating: i64| {
            ratings.iter().map(|other| expected(rating - other)).sum::<i64>() * win >= 100 * scored
        };
        (lowest - 800..=highest + 800).find(|&rating| enough(rating))
    }

    /// The mean over the opponents met of something that each has.
    fn mean(&self, place: usize, of: impl Fn(usize) -> Option<Value>, is_whole: bool) -> Option<Sum> {
        let met =
            self.rounds_of(place).iter().enumerate().filter_map(|(index, round)| Some((index, round.met()?)));
        let parts = met
            .map(|(index, number)| {
                let value = of(self.tournament.place(number)?)?;
                Some(Part { round: index + 1, opponent: Some(number), is_dummy: false, value, is_cut: false })
            })
            .collect::<Option<Vec<_>>>()?;
        let values: Vec<Value> = parts.iter().map(|part| part.value).collect();
        let mean = Value::mean(&values)?;
        let value = if is_whole { Value::whole(mean.rounded()) } else { mean };
        Some(Sum { value, parts })
    }
}

fn added(parts: Vec<Part>) -> Sum {
    let kept = parts.iter().filter(|part| !part.is_cut).map(|part| part.value);
    Sum { value: kept.fold(Value::ZERO, |sum, value| sum + value), parts }
}

/// Leaves out the least significant contributions, and the most significant ones (article 14). Of a player with voluntary unplayed rounds
/// the lowest contribution among these goes first, unless it is lower than the least significant one (16.5).
fn cut(mut weighed: Vec<Weighed>, tie_break: &TieBreak) -> Sum {
    for _ in 0..tie_break.cut.low {
        let open = || weighed.iter().enumerate().filter(|(_, one)| !one.part.is_cut);
        let least = open().min_by_key(|(_, one)| one.key).map(|(at, one)| (at, one.part.value));
        let voluntary = open()
            .filter(|(_, one)| one.is_voluntary)
            .min_by_key(|(_, one)| one.part.value)
            .map(|(at, one)| (at, one.part.value));
        let at = match (least, voluntary) {
            (Some((_, least)), Some((at, value))) if value >= least => at,
            (Some((at, _)), _) => at,
            (None, _) => break,
        };
        weighed[at].part.is_cut = true;
    }
    for _ in 0..tie_break.cut.high {
        let open = weighed.iter().enumerate().filter(|(_, one)| !one.part.is_cut);
        let Some(at) = open.max_by_key(|(_, one)| one.key).map(|(at, _)| at) else { break };
        weighed[at].part.is_cut = true;
    }
    added(weighed.into_iter().map(|one| one.part).collect())
}
