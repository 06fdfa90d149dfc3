//! What a game scores.

use std::fmt;
use std::str::FromStr;
use tratto_board::ByColor;

/// Points of one player for one game, in quarters so that a share the Laws forbid can at least be named.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug)]
pub struct Points(u16);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
    /// Half a point.
    pub const HALF: Points = Points(2);
    /// One point.
    pub const ONE: Points = Points(4);

    /// So many quarters of a point.
    pub const fn from_quarters(quarters: u16) -> Points {
        Points(quarters)
    }

    /// The number of quarters.
    pub const fn quarters(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / 4, ["", "¼", "½", "¾"][usize::from(self.0 % 4)]);
        if whole > 0 || part.is_empty() { write!(f, "{whole}{part}") } else { f.write_str(part) }
    }
}

/// The text is no number of points.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ParsePointsError {
    /// What was read.
    pub text: String,
}

impl fmt::Display for ParsePointsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no number of points: write 0, 1/2, 1, 3/4, 3", self.text)
    }
}

impl std::error::Error for ParsePointsError {}

impl FromStr for Points {
    type Err = ParsePointsError;

    /// Reads `0`, `1`, `1/2`, `½`, `3/4`, `¾`, `1½`.
    fn from_str(text: &str) -> Result<Points, ParsePointsError> {
        let error = || ParsePointsError { text: text.to_owned() };
        let parts = [("1/4", 1), ("1/2", 2), ("3/4", 3), ("¼", 1), ("½", 2), ("¾", 3)];
        let part = parts.into_iter().find_map(|(end, quarters)| Some((text.strip_suffix(end)?, quarters)));
        let (whole, quarters) = part.unwrap_or((text, 0));
        let whole = match whole.trim_end() {
            "" if quarters > 0 => 0,
            digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                digits.parse::<u16>().map_err(|_| error())?
            }
            _ => return Err(error()),
        };
        whole.checked_mul(4).and_then(|whole| whole.checked_add(quarters)).map(Points).ok_or_else(error)
    }
}

/// What a win, a draw and a loss score: 1, ½, 0 unless the event says otherwise.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Scoring {
    /// For a win.
    pub win: Points,
    /// For a draw.
    pub draw: Points,
    /// For a loss.
    pub loss: Points,
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO }
    }
}

impl Scoring {
    /// The score of a decided game.
    pub fn won_by(self, winner: tratto_board::Color) -> ByColor<Points> {
        ByColor::new_with(|color| if color == winner { self.win } else { self.loss })
    }

    /// The score of a drawn game.
    pub fn drawn(self) -> ByColor<Points> {
        ByColor { white: self.draw, black: self.draw }
    }

    /// The score of a game that both lose.
    pub fn both_lose(self) -> ByColor<Points> {
        ByColor { white: self.loss, black: self.loss }
    }

    /// Whether a score is one that the game can have: each share a usual one, the sum no more than usual.
    ///
    /// ```
    /// use tratto_board::ByColor;
    /// use tratto_laws::{Points, Scoring};
    /// let scoring = Scoring::default();
    /// assert!(scoring.admits(ByColor { white: Points::ZERO, black: Points::HALF }));
    /// let odd = ByColor { white: Points::from_quarters(3), black: Points::from_quarters(1) };
    /// assert!(!scoring.admits(odd));
    /// ```
    pub fn admits(self, score: ByColor<Points>) -> bool {
        let usual = [self.win, self.draw, self.loss];
        let most = (self.win.0 + self.loss.0).max(2 * self.draw.0);
        usual.contains(&score.white) && usual.contains(&score.black) && score.white.0 + score.black.0 <= most
    }

    /// The sign of a score where there is one: `1-0`, `0-1`, `draw`, `both lose`.
    pub(crate) fn sign(self, score: ByColor<Points>) -> Option<&'static str> {
        use tratto_board::Color::{Black, White};
        [
            (self.won_by(White), "1-0"),
            (self.won_by(Black), "0-1"),
            (self.drawn(), "draw"),
            (self.both_lose(), "both lose"),
        ]
        .into_iter()
        .find_map(|(of, sign)| (of == score).then_some(sign))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_they_are_written() {
        for (text, quarters) in
            [("0", 0), ("¼", 1), ("½", 2), ("¾", 3), ("1", 4), ("1½", 6), ("3", 12), ("1/2", 2), ("3/4", 3)]
        {
            let points: Points = text.parse().unwrap();
            assert_eq!(points, Points::from_quarters(quarters));
            assert_eq!(points.to_string().parse(), Ok(points));
        }
        for text in ["", "x", "-1", "1/3", "+", "99999"] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_score_is_usual_in_its_parts_and_in_its_sum() {
        let scoring = Scoring::default();
        let admits = |white: &str, black: &str| {
            scoring.admits(ByColor { white: white.parse().unwrap(), black: black.parse().unwrap() })
        };
        assert!(admits("1", "0") && admits("0", "0") && admits("½", "½") && admits("0", "½"));
        assert!(!admits("¾", "¼") && !admits("1", "½") && !admits("1", "1") && !admits("2", "0"));
        let football = Scoring { win: "3".parse().unwrap(), draw: Points::ONE, loss: Points::ZERO };
        assert!(football.admits(ByColor { white: Points::ONE, black: Points::ONE }));
        assert!(!football.admits(ByColor { white: Points::HALF, black: Points::HALF }));
    }
}
