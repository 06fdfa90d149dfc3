//! The words for what `tratto-clock` says in types: time controls that cannot be read, what was assumed, what a clock refuses.

use crate::{Words, say};
use tratto_clock::{
    Assumption, ClockError, Expected, PeriodsError, Problem, Rate, SetupError, TimeControlError,
};

impl Words {
    /// The name of a rate of play: "rapid".
    pub fn rate(&self, rate: Rate) -> String {
        match rate {
            Rate::Standard => say!(self, "rate-standard"),
            Rate::Rapid => say!(self, "rate-rapid"),
            Rate::Blitz => say!(self, "rate-blitz"),
        }
    }

    /// Why a text is no time control, with its place.
    ///
    /// ```
    /// use tratto_clock::TimeControl;
    /// use tratto_words::{Lang, Words};
    /// let error = TimeControl::from_pgn("40/").expect_err("the time is missing");
    /// assert_eq!(
    ///     Words::of(Lang::IT).time_control_error(&error),
    ///     "cadenza «40/», carattere 4: il testo finisce dove dovrebbe stare un numero di secondi"
    /// );
    /// ```
    pub fn time_control_error(&self, error: &TimeControlError) -> String {
        let problem = self.time_control_problem(error.problem());
        say!(self, "control-fault", text = error.text(), column = error.column(), problem = problem)
    }

    /// What is wrong with a time control, as a clause.
    pub fn time_control_problem(&self, problem: &Problem) -> String {
        match problem {
            Problem::Empty => say!(self, "control-empty"),
            Problem::Unexpected { found: Some(found), expected } => {
                let expected = self.control_expected(*expected);
                say!(self, "control-unexpected", found = found, expected = expected)
            }
            Problem::Unexpected { found: None, expected } => {
                say!(self, "control-ends", expected = self.control_expected(*expected))
            }
            Problem::TooLarge { number } => say!(self, "control-too-large", number = number),
            Problem::TooFine { number } => say!(self, "control-too-fine", number = number),
            Problem::UnknownWord { word } => say!(self, "control-unknown-word", word = word),
            Problem::RateAlone { word, rate } => {
                let example = match rate {
                    Rate::Standard => "90+30",
                    Rate::Rapid => "15+10",
                    Rate::Blitz => "5+3",
                };
                say!(self, "control-rate-alone", word = word, example = example)
            }
            Problem::MissingMoves => say!(self, "control-missing-moves"),
            Problem::SecondBonus => say!(self, "control-second-bonus"),
            Problem::NoPeriodBegins { from } => say!(self, "control-no-period-begins", from = *from),
            Problem::Ambiguous { readings } => {
                let ways: Vec<String> = readings.iter().map(|reading| reading.write.clone()).collect();
                say!(self, "control-ambiguous", ways = self.list_or(&ways))
            }
            Problem::Periods(error) => self.periods_error(error),
        }
    }

    fn control_expected(&self, expected: Expected) -> String {
        match expected {
            Expected::Seconds => say!(self, "control-expects-seconds"),
            Expected::Moves => say!(self, "control-expects-moves"),
            Expected::EndOfField => say!(self, "control-expects-end-of-field"),
            Expected::End => say!(self, "control-expects-end"),
            Expected::Time => say!(self, "control-expects-time"),
            Expected::Connection => say!(self, "control-expects-connection"),
            Expected::MoveNumber => say!(self, "control-expects-move-number"),
        }
    }

    /// Why periods cannot follow each other, as a clause.
    pub fn periods_error(&self, error: &PeriodsError) -> String {
        match error {
            PeriodsError::Empty => say!(self, "periods-empty"),
            PeriodsError::NotLast { index } => say!(self, "periods-not-last", number = index + 1),
            PeriodsError::NoTime { index } => say!(self, "periods-no-time", number = index + 1),
        }
    }

    /// What a time control left open and a convention decided, as a clause.
    pub fn assumption(&self, assumption: Assumption) -> String {
        match assumption {
            Assumption::PgnSeconds => say!(self, "assumed-pgn-seconds"),
            Assumption::Minutes => say!(self, "assumed-minutes"),
            Assumption::SecondsPerMove => say!(self, "assumed-seconds-per-move"),
            Assumption::FortyIsMoves => say!(self, "assumed-forty-is-moves"),
            Assumption::MovesFirst => say!(self, "assumed-moves-first"),
            Assumption::SameOrder => say!(self, "assumed-same-order"),
            Assumption::FromMoveOne => say!(self, "assumed-from-move-one"),
            Assumption::LastRepeats => say!(self, "assumed-last-repeats"),
            Assumption::SemilampoIsFifteen => say!(self, "assumed-semilampo"),
        }
    }

    /// What cannot happen to a clock as it stands, as a clause.
    pub fn clock_error(&self, error: &ClockError) -> String {
        match error {
            ClockError::TimeWentBack { last, at } => {
                say!(self, "clock-time-went-back", at = at.get(), last = last.get())
            }
            ClockError::NotStarted => say!(self, "clock-not-started"),
            ClockError::AlreadyStarted => say!(self, "clock-already-started"),
            ClockError::Stopped => say!(self, "clock-stopped"),
            ClockError::Running => say!(self, "clock-running"),
            ClockError::NotOnMove { pressed } => say!(self, "clock-not-on-move", color = *pressed),
            ClockError::FlagDown { side } => say!(self, "clock-flag-down", color = *side),
            ClockError::FlagUp { side } => say!(self, "clock-flag-up", color = *side),
            ClockError::TooMuch { side, remaining, time } => {
                let (remaining, time) = (self.clock_time(*remaining), self.clock_time(*time));
                say!(self, "clock-too-much", color = *side, remaining = remaining, time = time)
            }
            ClockError::TooLittle { side, remaining, time } => {
                let (remaining, time) = (self.clock_time(*remaining), self.clock_time(*time));
                say!(self, "clock-too-little", color = *side, remaining = remaining, time = time)
            }
            ClockError::NoSuchPeriod { period } => {
                say!(self, "clock-no-such-period", number = u64::from(*period) + 1)
            }
            ClockError::NoBonus => say!(self, "clock-no-bonus"),
        }
    }

    /// Why a clock cannot be set to a time control, as a clause.
    pub fn clock_setup_error(&self, error: &SetupError) -> String {
        match error {
            SetupError::NoTime => say!(self, "clock-setup-no-time"),
            SetupError::MechanicalBonus { period } => {
                say!(self, "clock-setup-bonus", number = period + 1)
            }
            SetupError::MechanicalHourglass => say!(self, "clock-setup-hourglass"),
            SetupError::MechanicalCounter => say!(self, "clock-setup-counter"),
            SetupError::MechanicalFreeze => say!(self, "clock-setup-freeze"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Words};
    use tratto_board::Color::{Black, White};
    use tratto_clock::{
        Assumption, ClockError, Instant, Millis, PeriodsError, Rate, SetupError, TimeControl,
    };

    fn story(words: &Words) -> String {
        let mut lines: Vec<String> =
            ["", "40/", "300 ", "0/300", "99999999999999999999", "1.0001", "300:200", "40/300:0", "*120:300"]
                .iter()
                .map(|text| words.time_control_error(&TimeControl::from_pgn(text).unwrap_err()))
                .collect();
        let spoken = [
            "5+",
            "5 3",
            "five",
            "lampo",
            "90/40+30",
            "60/30",
            "90+30+30",
            "G/60 d5 +5",
            "90'/0",
            "90'/40 + 30' + 30\" from",
            "90'/40 + 30' + 30\" from move 42",
        ];
        lines.extend(
            spoken.iter().map(|text| words.time_control_error(&TimeControl::read(text).unwrap_err())),
        );
        let assumptions = [
            Assumption::PgnSeconds,
            Assumption::Minutes,
            Assumption::SecondsPerMove,
            Assumption::FortyIsMoves,
            Assumption::MovesFirst,
            Assumption::SameOrder,
            Assumption::FromMoveOne,
            Assumption::LastRepeats,
            Assumption::SemilampoIsFifteen,
        ];
        lines.extend(assumptions.map(|assumption| words.assumption(assumption)));
        let (side, remaining, time) = (White, Millis::from_secs(65), Millis::from_minutes(2));
        let errors = [
            ClockError::TimeWentBack { last: Instant::from_millis(5), at: Instant::from_millis(4) },
            ClockError::NotStarted,
            ClockError::AlreadyStarted,
            ClockError::Stopped,
            ClockError::Running,
            ClockError::NotOnMove { pressed: Black },
            ClockError::FlagDown { side },
            ClockError::FlagUp { side },
            ClockError::TooMuch { side, remaining, time },
            ClockError::TooLittle { side, remaining, time },
            ClockError::NoSuchPeriod { period: 2 },
            ClockError::NoBonus,
        ];
        lines.extend(errors.iter().map(|error| words.clock_error(error)));
        let setups = [
            SetupError::NoTime,
            SetupError::MechanicalBonus { period: 1 },
            SetupError::MechanicalHourglass,
            SetupError::MechanicalCounter,
            SetupError::MechanicalFreeze,
        ];
        lines.extend(setups.iter().map(|error| words.clock_setup_error(error)));
        lines.push(words.periods_error(&PeriodsError::Empty));
        lines.extend([Rate::Standard, Rate::Rapid, Rate::Blitz].map(|rate| words.rate(rate)));
        lines.join("\n")
    }

    #[test]
    fn everything_is_said_in_both_languages() {
        for lang in Lang::ALL {
            insta::assert_snapshot!(format!("clock_{}", lang.code()), story(Words::of(lang)));
        }
    }
}
