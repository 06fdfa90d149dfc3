//! What holds for time controls in text, whatever the text.

use std::num::NonZeroU32;

use proptest::prelude::*;
use tratto_clock::{Bonus, Millis, Period, Periods, Problem, TimeControl, TimeControlError};

fn millis() -> impl Strategy<Value = Millis> {
    prop_oneof![
        4 => (0..400_u64).prop_map(Millis::from_secs),
        2 => (1..200_u64).prop_map(Millis::from_minutes),
        1 => (0..400_000_u64).prop_map(Millis::from_millis),
        1 => any::<u64>().prop_map(Millis::from_millis),
    ]
}

fn bonus() -> impl Strategy<Value = Bonus> {
    prop_oneof![
        Just(Bonus::None),
        millis().prop_map(Bonus::Increment),
        millis().prop_map(Bonus::Delay),
        millis().prop_map(Bonus::Bronstein),
    ]
}

fn moves() -> impl Strategy<Value = NonZeroU32> {
    prop_oneof![Just(40), 1..100_u32, 1..=u32::MAX].prop_map(|n| NonZeroU32::new(n).expect("from 1 up"))
}

prop_compose! {
    /// Periods with one bonus throughout, from some period on, or each with its own.
    fn periods()(
        first in prop::collection::vec((moves(), millis(), bonus()), 0..4),
        last in (prop::option::of(moves()), millis(), bonus()),
        steady in prop::option::of((bonus(), 0..4_usize)),
    ) -> Vec<Period> {
        let mut periods: Vec<Period> =
            first.into_iter().map(|(moves, time, bonus)| Period::for_moves(moves, time).with_bonus(bonus)).collect();
        let (moves, time, bonus) = last;
        periods.push(moves.map_or(Period::to_the_end(time), |moves| Period::for_moves(moves, time)).with_bonus(bonus));
        if let Some((bonus, from)) = steady {
            for (index, period) in periods.iter_mut().enumerate() {
                *period = period.with_bonus(if index < from { Bonus::None } else { bonus });
            }
        }
        periods
    }
}

fn control() -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        1 => Just(TimeControl::Unknown),
        1 => Just(TimeControl::Untimed),
        1 => millis().prop_filter("some sand", |time| !time.is_zero()).prop_map(TimeControl::Hourglass),
        20 => periods().prop_filter_map("some time", |periods| Periods::new(periods).ok().map(TimeControl::Periods)),
    ]
}

/// Texts made of the pieces of time controls, and of anything.
fn text() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "5",
        "40",
        "90",
        "0",
        "1.5",
        "300",
        "9999999999999",
        "18446744073709551616",
        "/",
        "+",
        ":",
        "'",
        "\"",
        "''",
        " ",
        ",",
        ";",
        "h",
        "min",
        "sec",
        "d",
        "G/",
        "SD/",
        "moves",
        "in",
        "per",
        "for",
        "move",
        "each",
        "inc",
        "delay",
        "Bronstein",
        "from",
        "rest",
        "then",
        "lampo",
        "semilampo",
        "hourglass",
        "*",
        "?",
        "-",
        "(",
        ")",
        ".",
        "½",
        "é",
        "e",
        "1:30",
        "1:30:00",
        "a testa",
    ]);
    prop_oneof![
        6 => prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat()),
        1 => ".*",
        1 => "[0-9/+:'\" dbG.]{0,12}",
    ]
}

/// An error speaks of the text it was given and of a place in it.
fn is_in_place(error: &TimeControlError, text: &str) -> bool {
    error.text() == text
        && text.is_char_boundary(error.offset())
        && error.column() <= text.chars().count() + 1
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn pgn_is_read_back_as_written(control in control()) {
        prop_assert_eq!(TimeControl::from_pgn(&control.to_pgn()), Ok(control));
    }

    #[test]
    fn what_is_said_is_read_back_as_written(control in control()) {
        let said = control.to_spoken();
        match TimeControl::read(&said) {
            Ok(read) => prop_assert_eq!(read.control, control, "{}", said),
            Err(error) => prop_assert!(false, "{}", error),
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in text()) {
        match TimeControl::from_pgn(&text) {
            Ok(control) => prop_assert_eq!(TimeControl::from_pgn(&control.to_pgn()), Ok(control)),
            Err(error) => prop_assert!(is_in_place(&error, &text), "{:?}", error),
        }
        match TimeControl::read(&text) {
            Ok(said) => prop_assert_eq!(TimeControl::read(&said.control.to_spoken()).map(|s| s.control), Ok(said.control)),
            Err(error) => {
                prop_assert!(is_in_place(&error, &text), "{:?}", error);
                // Whoever is told of a doubt is told how to end it.
                if let Problem::Ambiguous { readings } = error.problem() {
                    prop_assert!(readings.len() > 1);
                }
            }
        }
    }

    /// More moves never take less time, and the bonus only adds.
    #[test]
    fn the_total_grows_with_the_moves(control in control(), moves in 0..200_u32, more in 0..200_u32) {
        if let Some(total) = control.total(moves) {
            prop_assert!(control.total(moves + more).is_some_and(|later| later >= total));
            prop_assert!(control.main_time(moves).is_some_and(|main| main <= total));
        }
    }
}

/// The texts between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// What the documentation says is read is read, and what it says is in doubt is.
#[test]
fn the_documentation_is_true() {
    let (table, doubts) =
        include_str!("../src/control/spoken.md").split_once("In doubt are:").expect("two parts");
    let rows =
        table.lines().filter_map(|line| line.strip_prefix("| `")).filter_map(|line| line.split(" | ").next());
    let texts: Vec<&str> = rows.flat_map(|cell| cell.trim_end_matches('`').split("`, `")).collect();
    assert!(texts.len() > 30, "{texts:?}");
    for text in texts {
        TimeControl::read(text).unwrap_or_else(|error| panic!("{error}"));
    }
    let doubts: Vec<&str> = quoted(doubts).collect();
    assert!(doubts.len() > 5, "{doubts:?}");
    for text in doubts {
        let error = TimeControl::read(text).expect_err(text);
        assert!(matches!(error.problem(), Problem::Ambiguous { .. }), "{error}");
    }
    let pgn = include_str!("../src/control/pgn.md");
    for text in quoted(pgn).filter(|text| text.starts_with(['?', '-', '*']) || text.len() > 2) {
        TimeControl::from_pgn(text).unwrap_or_else(|error| panic!("{error}"));
    }
}
