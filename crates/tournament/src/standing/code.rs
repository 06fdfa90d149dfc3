//! Tie-breaks by their code and modifiers, as `BH/C1` (C.07, annex).

use std::fmt;
use std::str::FromStr;

/// What a tie-break measures.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Measure {
    /// 4: points.
    Points,
    /// 6: direct encounter.
    DirectEncounter,
    /// 7.1: rounds with the points of a win, played or not.
    Wins,
    /// 7.2: games won over the board.
    GamesWon,
    /// 7.3: games played with Black.
    BlackGames,
    /// 7.4: games won with Black.
    BlackWins,
    /// 7.5: the sum of the points after each round.
    Progressive,
    /// 7.6: rounds that the player chose to play.
    RoundsElected,
    /// 7.7: a point for each result better than the opponent's, half of one for an equal one.
    Standard,
    /// 7.8: the pairing number.
    PairingNumber,
    /// 8.1: the points of the opponents.
    Buchholz,
    /// 8.2: the mean of the opponents' Buchholz.
    AverageOpponentsBuchholz,
    /// 8.3: Buchholz as if the last round had been drawn.
    ForeBuchholz,
    /// 9.1: the opponents' points times what was scored against them.
    SonnebornBerger,
    /// 9.2: points against opponents with half of the maximum or more.
    Koya,
    /// 10.1: the mean rating of the opponents.
    AverageRating,
    /// 10.2: performance rating.
    Performance,
    /// 10.3: the lowest rating of which the score would have been expected.
    PerfectPerformance,
    /// 10.4: the mean of the opponents' performances.
    AveragePerformance,
    /// 10.5: the mean of the opponents' perfect performances.
    AveragePerfectPerformance,
    /// 10.6: the rating.
    Rating,
}

/// All measures with their codes.
pub const MEASURES: [(&str, Measure); 21] = [
    ("PTS", Measure::Points),
    ("DE", Measure::DirectEncounter),
    ("WIN", Measure::Wins),
    ("WON", Measure::GamesWon),
    ("BPG", Measure::BlackGames),
    ("BWG", Measure::BlackWins),
    ("PS", Measure::Progressive),
    ("REP", Measure::RoundsElected),
    ("STD", Measure::Standard),
    ("TPN", Measure::PairingNumber),
    ("BH", Measure::Buchholz),
    ("AOB", Measure::AverageOpponentsBuchholz),
    ("FB", Measure::ForeBuchholz),
    ("SB", Measure::SonnebornBerger),
    ("KS", Measure::Koya),
    ("ARO", Measure::AverageRating),
    ("TPR", Measure::Performance),
    ("PTP", Measure::PerfectPerformance),
    ("APRO", Measure::AveragePerformance),
    ("APPO", Measure::AveragePerfectPerformance),
    ("RTNG", Measure::Rating),
];

/// Contributions that are left out (article 14).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cut {
    /// So many of the least significant.
    pub low: u8,
    /// So many of the most significant.
    pub high: u8,
}

/// A tie-break: a measure and its modifiers.
///
/// ```
/// use tratto_tournament::standing::{Measure, TieBreak};
/// let one: TieBreak = "bh/c1".parse()?;
/// assert_eq!((one.measure, one.cut.low, one.to_string().as_str()), (Measure::Buchholz, 1, "BH/C1"));
/// # Ok::<(), tratto_tournament::standing::TieBreakError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TieBreak {
    /// What it measures.
    pub measure: Measure,
    /// What is left out.
    pub cut: Cut,
    /// The limit of Koya, moved by so many half points.
    pub limit: i8,
    /// Whether games that were forfeited count as played against the opponent that was assigned.
    pub forfeits_count: bool,
    /// Whether the order is turned round.
    pub is_reversed: bool,
}

/// A text is not a tie-break that is known here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not a tie-break: write a code such as DE, BH, BH/C1, BH/M1, SB or KS/L+1")]
pub struct TieBreakError {
    /// The text.
    pub text: String,
}

impl TieBreak {
    /// A measure without modifiers.
    #[must_use]
    pub const fn of(measure: Measure) -> TieBreak {
        TieBreak {
            measure,
            cut: Cut { low: 0, high: 0 },
            limit: 0,
            forfeits_count: false,
            is_reversed: false,
        }
    }

    /// The code without modifiers.
    #[must_use]
    pub fn code(&self) -> &'static str {
        MEASURES.iter().find(|(_, measure)| *measure == self.measure).map_or("", |(code, _)| code)
    }

    /// Whether a smaller value is better.
    #[must_use]
    pub fn lower_is_better(&self) -> bool {
        (self.measure == Measure::PairingNumber) != self.is_reversed
    }

    /// A list as a report has it, separated by commas or blanks.
    ///
    /// # Errors
    /// If one is not known.
    pub fn list(text: &str) -> Result<Vec<TieBreak>, TieBreakError> {
        text.split([',', ' ']).filter(|part| !part.is_empty()).map(str::parse).collect()
    }

    fn may_cut(&self, cut: Cut) -> bool {
        match self.measure {
            Measure::Buchholz | Measure::ForeBuchholz => true,
            Measure::SonnebornBerger | Measure::Progressive | Measure::AverageRating => cut.high == 0,
            _ => false,
        }
    }
}

impl FromStr for TieBreak {
    type Err = TieBreakError;

    fn from_str(text: &str) -> Result<TieBreak, TieBreakError> {
        let error = || TieBreakError { text: text.to_owned() };
        let upper = text.trim().to_ascii_uppercase();
        // The handbook prints BH-C1.
        let upper = upper.replace("-C", "/C").replace("-M", "/M");
        let mut parts = upper.split('/');
        let code = parts.next().ok_or_else(error)?;
        let measure = MEASURES.iter().find(|(other, _)| *other == code).ok_or_else(error)?.1;
        let mut found = TieBreak::of(measure);
        for part in parts {
            let (kind, rest) = part.split_at_checked(1).ok_or_else(error)?;
            let count = || rest.parse::<u8>().ok().filter(|count| (1..=9).contains(count)).ok_or_else(error);
            match (kind, rest) {
                ("C", _) => found.cut = Cut { low: count()?, high: 0 },
                ("M", _) => found.cut = Cut { low: count()?, high: count()? },
                ("L", _) if measure == Measure::Koya => found.limit = rest.parse().map_err(|_| error())?,
                ("P", "") => found.forfeits_count = true,
                ("R", "") if matches!(measure, Measure::PairingNumber | Measure::Rating) => {
                    found.is_reversed = true;
                }
                _ => return Err(error()),
            }
        }
        if found.cut != Cut::default() && !found.may_cut(found.cut) {
            return Err(error());
        }
        Ok(found)
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.code().to_owned();
        match self.cut {
            Cut { low: 0, .. } => {}
            Cut { low, high: 0 } => text += &format!("/C{low}"),
            Cut { low, .. } => text += &format!("/M{low}"),
        }
        if self.limit != 0 {
            text += &format!("/L{:+}", self.limit);
        }
        if self.forfeits_count {
            text += "/P";
        }
        if self.is_reversed {
            text += "/R";
        }
        f.pad(&text)
    }
}
