use super::*;
use crate::control::PeriodsError;

fn period(moves: u32, seconds: u64, bonus: Bonus) -> Period {
    let time = Millis::from_secs(seconds);
    let period = match NonZeroU32::new(moves) {
        Some(moves) => Period::for_moves(moves, time),
        None => Period::to_the_end(time),
    };
    period.with_bonus(bonus)
}

fn secs(seconds: u64) -> Millis {
    Millis::from_secs(seconds)
}

/// Text, then its periods (0 moves: all remaining). Each is also written back as it was.
#[test]
fn fields_are_read_and_written_back() {
    let none = Bonus::None;
    for (text, periods) in [
        ("300", vec![period(0, 300, none)]),
        ("300+3", vec![period(0, 300, Bonus::Increment(secs(3)))]),
        ("300d5", vec![period(0, 300, Bonus::Delay(secs(5)))]),
        ("300b5", vec![period(0, 300, Bonus::Bronstein(secs(5)))]),
        ("40/9000", vec![period(40, 9_000, none)]),
        ("1/86400", vec![period(1, 86_400, none)]),
        ("0+2", vec![period(0, 0, Bonus::Increment(secs(2)))]),
        ("60/300:0+3", vec![period(60, 300, none), period(0, 0, Bonus::Increment(secs(3)))]),
        ("40/5400:1800+30", vec![period(40, 5_400, none), period(0, 1_800, Bonus::Increment(secs(30)))]),
        (
            "40/5400+30:1800+30",
            vec![period(40, 5_400, Bonus::Increment(secs(30))), period(0, 1_800, Bonus::Increment(secs(30)))],
        ),
        (
            "40/7200:20/3600:900+30",
            vec![
                period(40, 7_200, none),
                period(20, 3_600, none),
                period(0, 900, Bonus::Increment(secs(30))),
            ],
        ),
        (
            "40/7200d5:3600b5",
            vec![period(40, 7_200, Bonus::Delay(secs(5))), period(0, 3_600, Bonus::Bronstein(secs(5)))],
        ),
        ("10+0.1", vec![period(0, 10, Bonus::Increment(Millis::from_millis(100)))]),
    ] {
        let expected = TimeControl::Periods(Periods::new(periods).unwrap());
        assert_eq!(TimeControl::from_pgn(text).as_ref(), Ok(&expected), "{text}");
        assert_eq!(expected.to_pgn(), text);
        assert_eq!(text.parse(), Ok(expected));
    }
}

#[test]
fn signs_stand_for_what_has_no_period() {
    for (text, control) in [
        ("?", TimeControl::Unknown),
        ("-", TimeControl::Untimed),
        ("*120", TimeControl::Hourglass(secs(120))),
        ("*0.5", TimeControl::Hourglass(Millis::from_millis(500))),
    ] {
        assert_eq!(TimeControl::from_pgn(text).as_ref(), Ok(&control));
        assert_eq!(control.to_pgn(), text);
    }
}

/// Read so, written in the house's form.
#[test]
fn other_forms_are_read_too() {
    for (text, written) in [
        ("300+0", "300"),
        ("300d0", "300"),
        ("300D5", "300d5"),
        ("300S5", "300d5"),
        ("300s5", "300d5"),
        ("300B5", "300b5"),
        ("007+03", "7+3"),
        ("1.500", "1.5"),
        ("1.5000", "1.5"),
        ("40/0.001", "40/0.001"),
        ("1.05+0.250", "1.05+0.25"),
    ] {
        assert_eq!(TimeControl::from_pgn(text).unwrap().to_pgn(), written);
    }
}

/// Text, byte, problem.
#[test]
fn errors_point_at_the_place() {
    let unexpected = |found: &str, expected| {
        let found = (!found.is_empty()).then(|| found.to_owned());
        Problem::Unexpected { found, expected }
    };
    for (text, at, problem) in [
        ("", 0, Problem::Empty),
        (" 300", 0, unexpected(" ", Expected::Seconds)),
        ("300 ", 3, unexpected(" ", Expected::EndOfField)),
        ("??", 0, unexpected("?", Expected::Seconds)),
        ("40/", 3, unexpected("", Expected::Seconds)),
        ("40/x", 3, unexpected("x", Expected::Seconds)),
        ("300+", 4, unexpected("", Expected::Seconds)),
        ("300+3+3", 5, unexpected("+", Expected::EndOfField)),
        ("300.", 3, unexpected(".", Expected::EndOfField)),
        ("300:", 4, unexpected("", Expected::Seconds)),
        ("*", 1, unexpected("", Expected::Seconds)),
        ("*120:300", 4, unexpected(":", Expected::End)),
        ("40/*120", 3, unexpected("*", Expected::Seconds)),
        ("0/300", 0, unexpected("0", Expected::Moves)),
        ("300+1:00/300", 6, Problem::Unexpected { found: Some("00".into()), expected: Expected::Moves }),
        ("4.5/300", 0, unexpected("4.5", Expected::Moves)),
        ("4294967296/300", 0, Problem::TooLarge { number: "4294967296".into() }),
        ("99999999999999999999", 0, Problem::TooLarge { number: "99999999999999999999".into() }),
        ("300+9007199254741", 4, Problem::TooLarge { number: "9007199254741".into() }),
        ("1.0001", 0, Problem::TooFine { number: "1.0001".into() }),
        ("300:200", 0, Problem::Periods(PeriodsError::NotLast { index: 0 })),
        ("40/300:200:100", 7, Problem::Periods(PeriodsError::NotLast { index: 1 })),
        ("40/300:0", 7, Problem::Periods(PeriodsError::NoTime { index: 1 })),
        ("0", 0, Problem::Periods(PeriodsError::NoTime { index: 0 })),
        ("*0", 1, Problem::Periods(PeriodsError::NoTime { index: 0 })),
        ("300é", 3, unexpected("é", Expected::EndOfField)),
    ] {
        let error = TimeControl::from_pgn(text).unwrap_err();
        assert_eq!((error.offset(), error.problem(), error.text()), (at, &problem, text), "{text:?}");
    }
}

#[test]
fn the_largest_numbers_are_read() {
    assert_eq!(TimeControl::from_pgn("9007199254740.991").unwrap().total(0), Some(Millis::MAX));
    assert!(TimeControl::from_pgn("9007199254740.992").is_err());
    assert!(TimeControl::from_pgn("4294967295/300").is_ok());
}

#[test]
fn a_column_counts_characters() {
    let error = TimeControlError::new("é'x", 3, Problem::Empty);
    assert_eq!((error.offset(), error.column()), (3, 3));
    assert_eq!(TimeControlError::new("abc", 0, Problem::Empty).column(), 1);
    assert_eq!(TimeControlError::new("abc", 3, Problem::Empty).column(), 4);
}
