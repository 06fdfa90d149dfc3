//! What a problem asks for.

use std::fmt;
use std::str::FromStr;
use tratto_board::Color;

/// The end that is aimed at.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Goal {
    /// Mate, `#`.
    Mate,
    /// Stalemate, `=`.
    Stalemate,
}

/// Who does what to whom.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Kind {
    /// The side to move forces the goal against every defence.
    Direct,
    /// The side to move forces the other to reach the goal.
    Selfmate,
    /// A selfmate in which either side has to reach the goal at once whenever it can.
    Reflex,
    /// Both sides help; Black begins, or White with half a move more.
    Help,
    /// Black plays a series of moves, then White reaches the goal in one.
    SeriesHelp,
}

/// A stipulation: `#2`, `s#3`, `r#2`, `h#2.5`, `ser-h#4`, `=3`, `h=2`.
///
/// ```
/// use tratto_mate::problem::{Goal, Kind, Stipulation};
/// let stipulation: Stipulation = "h#2.5".parse()?;
/// assert_eq!((stipulation.kind(), stipulation.goal()), (Kind::Help, Goal::Mate));
/// assert_eq!(stipulation.plies(), 5);
/// assert_eq!(stipulation.to_string(), "h#2.5");
/// # Ok::<(), tratto_mate::problem::StipulationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Stipulation {
    kind: Kind,
    goal: Goal,
    moves: u8,
    half: bool,
}

impl Stipulation {
    /// The most moves that can be asked for.
    pub const MOST: u8 = 60;

    /// Who does what.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The end that is aimed at.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The number of moves; half a move more is not counted.
    pub fn moves(&self) -> u8 {
        self.moves
    }

    /// Whether White begins a help play.
    pub fn has_half_move(&self) -> bool {
        self.half
    }

    /// The side that begins, in help play; in all other problems the position says it.
    pub fn begins(&self) -> Option<Color> {
        match self.kind {
            Kind::Help if self.half => Some(Color::White),
            Kind::Help | Kind::SeriesHelp => Some(Color::Black),
            Kind::Direct | Kind::Selfmate | Kind::Reflex => None,
        }
    }

    /// The same help play with White to play, as Popeye's option of that name has it: the first half-move is left out, and `h#2` is `h#1.5`.
    /// None for other kinds, and where White begins anyhow.
    pub fn white_to_play(&self) -> Option<Stipulation> {
        (self.kind == Kind::Help && !self.half).then(|| Stipulation {
            moves: self.moves - 1,
            half: true,
            ..*self
        })
    }

    /// How many plies a solution takes at most.
    pub fn plies(&self) -> u32 {
        let moves = u32::from(self.moves);
        match self.kind {
            Kind::Direct => 2 * moves - 1,
            Kind::Selfmate | Kind::Reflex => 2 * moves,
            Kind::Help => 2 * moves + u32::from(self.half),
            Kind::SeriesHelp => moves + 1,
        }
    }
}

impl fmt::Display for Stipulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            Kind::Direct => "",
            Kind::Selfmate => "s",
            Kind::Reflex => "r",
            Kind::Help => "h",
            Kind::SeriesHelp => "ser-h",
        })?;
        f.write_str(match self.goal {
            Goal::Mate => "#",
            Goal::Stalemate => "=",
        })?;
        write!(f, "{}{}", self.moves, if self.half { ".5" } else { "" })
    }
}

/// A text that is no stipulation.
#[non_exhaustive]
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum StipulationError {
    /// There is neither `#` nor `=` in it.
    NoGoal {
        /// The whole text.
        text: String,
    },
    /// The goal is one of fairy chess.
    Goal {
        /// The whole text.
        text: String,
        /// The goal.
        found: String,
    },
    /// What stands before the goal is not known.
    Kind {
        /// The whole text.
        text: String,
        /// What stands there.
        found: String,
    },
    /// The number of moves is missing, or out of bounds, or has a half where none can be.
    Moves {
        /// The whole text.
        text: String,
        /// What stands there.
        found: String,
    },
}

impl fmt::Display for StipulationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StipulationError::NoGoal { text } => {
                write!(f, "\"{text}\" is no stipulation: # for mate or = for stalemate is missing, as in #2")
            }
            StipulationError::Goal { text, found } => {
                write!(
                    f,
                    "\"{text}\": the goal \"{found}\" is not played here, only # for mate and = for stalemate"
                )
            }
            StipulationError::Kind { text, found } => {
                write!(f, "\"{text}\" is no stipulation: \"{found}\" is not one of s, r, h, ser-h")
            }
            StipulationError::Moves { text, found } => {
                write!(f, "\"{text}\" is no stipulation: \"{found}\" is no number of moves from 1 to 60")
            }
        }
    }
}

impl std::error::Error for StipulationError {}

impl FromStr for Stipulation {
    type Err = StipulationError;

    fn from_str(text: &str) -> Result<Stipulation, StipulationError> {
        let plain = text.trim().to_ascii_lowercase();
        let whole = || text.to_owned();
        let Some(place) = plain.find(['#', '=']) else {
            return Err(StipulationError::NoGoal { text: whole() });
        };
        // `==`, `#=`, `##!` and `!=` are goals of fairy chess.
        let start = plain[..place].trim_end_matches('!').len();
        let number = plain[place..].trim_start_matches(['#', '=', '!']);
        let goal = match &plain[start..plain.len() - number.len()] {
            "#" => Goal::Mate,
            "=" => Goal::Stalemate,
            found => return Err(StipulationError::Goal { text: whole(), found: found.to_owned() }),
        };
        let kind = match &plain[..start] {
            "" => Kind::Direct,
            "s" => Kind::Selfmate,
            "r" => Kind::Reflex,
            "h" => Kind::Help,
            "ser-h" | "serh" => Kind::SeriesHelp,
            found => return Err(StipulationError::Kind { text: whole(), found: found.to_owned() }),
        };
        let wrong = || StipulationError::Moves { text: whole(), found: number.to_owned() };
        let (moves, half) = match number.split_once(['.', ',', '½']) {
            Some((moves, "5")) => (moves, true),
            Some((moves, "")) if number.ends_with('½') => (moves, true),
            Some(_) => return Err(wrong()),
            None => (number, false),
        };
        let moves: u8 = moves.parse().map_err(|_| wrong())?;
        let least = if half && kind == Kind::Help { 0 } else { 1 };
        if !(least..=Stipulation::MOST).contains(&moves) || half && kind != Kind::Help {
            return Err(wrong());
        }
        Ok(Stipulation { kind, goal, moves, half })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trips() {
        for text in
            ["#1", "#2", "=3", "s#2", "s=4", "r#3", "h#2", "h#2.5", "h#0.5", "h=3", "ser-h#10", "ser-h=5"]
        {
            assert_eq!(text.parse::<Stipulation>().unwrap().to_string(), text);
        }
        assert_eq!("H#3".parse::<Stipulation>().unwrap().to_string(), "h#3");
        assert_eq!("h#1½".parse::<Stipulation>().unwrap().to_string(), "h#1.5");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let told = |text: &str| text.parse::<Stipulation>().unwrap_err().to_string();
        assert!(told("2").contains("# for mate"));
        assert!(told("q#2").contains("\"q\""));
        for (text, goal) in
            [("h==2", "=="), ("#=2", "#="), ("s##3", "##"), ("h##!4", "##!"), ("ser-!=7", "!=")]
        {
            assert!(told(text).contains(&format!("goal \"{goal}\"")), "{}", told(text));
        }
        for text in ["#", "#0", "#2.5", "#61", "h#2.4", "#x", "h#0"] {
            assert!(told(text).contains("number of moves"), "{text}");
        }
    }

    #[test]
    fn who_begins() {
        let begins = |text: &str| text.parse::<Stipulation>().unwrap().begins();
        assert_eq!(
            ["#2", "s#2", "h#2", "h#2.5", "ser-h#4"].map(begins),
            [None, None, Some(Color::Black), Some(Color::White), Some(Color::Black)]
        );
        // As Popeye solves h#2 with WhiteToPlay; for the others it says that the option is not applicable.
        let turned =
            |text: &str| text.parse::<Stipulation>().unwrap().white_to_play().map(|other| other.to_string());
        assert_eq!(turned("h#2").as_deref(), Some("h#1.5"));
        assert_eq!(turned("h=1").as_deref(), Some("h=0.5"));
        assert_eq!(["#2", "h#1.5", "ser-h#2", "r#3"].map(turned), [const { None }; 4]);
    }

    #[test]
    fn plies() {
        let plies = |text: &str| text.parse::<Stipulation>().unwrap().plies();
        assert_eq!(["#2", "s#2", "h#2", "h#2.5", "ser-h#4"].map(plies), [3, 4, 4, 5, 5]);
    }
}
