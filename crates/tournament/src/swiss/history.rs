//! What a pairing needs to know of each player, from the rounds that were played.

use crate::{Acceleration, Edition, Entry, Number, Parity, Points, Round, Tournament};
use tratto_board::Color;

/// How much a player's next colour matters (article 1.7 of 2026).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// No game was played: the opponent's wish is granted.
    None,
    /// As many games with White as with Black: the colours should alternate.
    Mild,
    /// One game more with one colour.
    Strong,
    /// Two games more with one colour, or the last two with the same.
    Absolute,
}

/// Whether a player met somebody with another score in a round.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Float {
    /// An opponent with fewer points, or points without a game.
    Down,
    /// An opponent with more points.
    Up,
}

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The place in [`Tournament::entries`].
    pub place: usize,
    /// The pairing number.
    pub number: Number,
    /// Whether the number that decides the first colour is odd.
    pub is_odd: bool,
    /// The points by which the round is paired: with those of an acceleration.
    pub score: Points,
    /// The points without acceleration.
    pub points: Points,
    /// Games with White minus games with Black.
    pub difference: i32,
    /// The colours of the games played, the first one first.
    pub colors: Vec<Color>,
    /// The colour that is due.
    pub preference: Option<Color>,
    /// How much that matters.
    pub strength: Strength,
    /// The float one round ago, and two rounds ago.
    pub floats: [Option<Float>; 2],
    /// Whether the player may have the pairing-allocated bye.
    pub may_have_bye: bool,
    /// How many rounds were played over the board.
    pub games: usize,
    /// Places of the opponents met, in order, each once.
    pub met: Vec<usize>,
}

impl Candidate {
    /// Whether a float was of this kind, one round ago (0) or two (1).
    #[must_use]
    pub fn floated(&self, back: usize, float: Float) -> bool {
        self.floats[back] == Some(float)
    }

    /// The colour of the last two games, if it was the same.
    #[must_use]
    pub fn repeated(&self) -> Option<Color> {
        match self.colors[..] {
            [.., one, two] if one == two => Some(two),
            _ => None,
        }
    }

    /// Whether the colour that is due is absolute.
    #[must_use]
    pub fn is_absolute(&self) -> bool {
        self.strength == Strength::Absolute
    }
}

impl Tournament {
    /// The points that an acceleration adds for the pairing of a round, counted from 0.
    #[must_use]
    pub fn virtual_points(&self, entry: &Entry, round: usize) -> Points {
        match self.acceleration {
            Acceleration::None => Points::ZERO,
            Acceleration::Listed => entry.virtual_points.get(round).copied().unwrap_or(Points::ZERO),
            Acceleration::Baku => self.baku(entry, round),
        }
    }

    /// The Baku method (C.04.7): a win's points in the first half of the accelerated rounds, half of them in the second.
    fn baku(&self, entry: &Entry, round: usize) -> Points {
        let group = 2 * self.entries.len().div_ceil(4);
        let place = self.place(entry.number).unwrap_or(usize::MAX);
        let accelerated = usize::from(self.rounds.unwrap_or(0)).div_ceil(2);
        let full = accelerated.div_ceil(2);
        match (place < group, round) {
            (true, round) if round < full => self.points.win,
            (true, round) if round < accelerated => self.points.draw,
            _ => Points::ZERO,
        }
    }

    /// The points by which a player was, or is, paired in a round counted from 0.
    #[must_use]
    pub fn pairing_score(&self, entry: &Entry, round: usize) -> Points {
        self.points_after(entry, round) + self.virtual_points(entry, round)
    }

    /// The float of a player in a round counted from 0.
    #[must_use]
    pub fn float(&self, entry: &Entry, round: usize) -> Option<Float> {
        let this = *entry.rounds.get(round)?;
        if let Some(opponent) = this.met() {
            let opponent = &self.entries[self.place(opponent)?];
            let (own, other) = (self.pairing_score(entry, round), self.pairing_score(opponent, round));
            return match own.cmp(&other) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            };
        }
        let down = match self.edition {
            Edition::Dutch2017 => true,
            // 1.4.2: the bye, whatever it is worth, and whatever gives more than a loss.
            Edition::Dutch2026 => this == Round::PairingBye || this.points(&self.points) > self.points.loss,
        };
        down.then_some(Float::Down)
    }

    /// Whether a round bars a player from the pairing-allocated bye.
    fn bars_bye(&self, round: Round) -> bool {
        match self.edition {
            Edition::Dutch2017 => matches!(round, Round::PairingBye | Round::ForfeitWin { .. }),
            Edition::Dutch2026 => {
                round == Round::PairingBye
                    || !round.is_played() && round.points(&self.points) >= self.points.win
            }
        }
    }

    /// The players to be paired in the next round, in the order of C.04.3 1.2: score down, number up.
    #[must_use]
    pub fn candidates(&self) -> Vec<Candidate> {
        let round = self.paired_rounds();
        let mut rank = 0;
        let mut candidates = Vec::new();
        for (place, entry) in self.entries.iter().enumerate() {
            let takes_part = entry.coming.is_none() || entry.rounds.iter().any(|round| round.is_paired());
            let is_odd = match self.parity {
                Parity::PairingNumber => entry.number.0 % 2 == 1,
                Parity::Participants => rank % 2 == 0,
            };
            rank += usize::from(takes_part);
            if entry.coming.is_none() {
                candidates.push(self.candidate(place, entry, round, is_odd));
            }
        }
        candidates.sort_by_key(|candidate| (std::cmp::Reverse(candidate.score), candidate.place));
        candidates
    }

    fn candidate(&self, place: usize, entry: &Entry, round: usize, is_odd: bool) -> Candidate {
        let colors: Vec<Color> = entry.rounds.iter().filter_map(|round| round.color()).collect();
        let whites = colors.iter().filter(|color| color.is_white()).count() as i32;
        let difference = 2 * whites - colors.len() as i32;
        let due = if difference > 0 { Color::Black } else { Color::White };
        let repeated = matches!(colors[..], [.., one, two] if one == two);
        let (preference, strength) = match colors.last() {
            None => (None, Strength::None),
            Some(_) if difference.abs() > 1 => (Some(due), Strength::Absolute),
            Some(&last) if repeated => (Some(!last), Strength::Absolute),
            Some(_) if difference != 0 => (Some(due), Strength::Strong),
            Some(&last) => (Some(!last), Strength::Mild),
        };
        let mut met: Vec<usize> = entry.rounds.iter().filter_map(|round| self.place(round.met()?)).collect();
        met.sort_unstable();
        met.dedup();
        let back = |rounds: usize| round.checked_sub(rounds).and_then(|round| self.float(entry, round));
        Candidate {
            place,
            number: entry.number,
            is_odd,
            score: self.pairing_score(entry, round),
            points: self.score(entry),
            difference,
            games: colors.len(),
            colors,
            preference,
            strength,
            floats: [back(1), back(2)],
            may_have_bye: !entry.rounds.iter().any(|round| self.bars_bye(*round)),
            met,
        }
    }
}
