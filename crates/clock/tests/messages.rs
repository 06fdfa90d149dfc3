//! Every message that a person may read, as it stands.

use tratto_board::Color::{Black, White};
use tratto_clock::{Assumption, ClockError, Instant, Millis, PeriodsError, SetupError, TimeControl};

#[test]
fn time_controls_in_pgn() {
    let messages: Vec<String> = [
        "",
        "40/",
        "300+",
        "300 ",
        "0/300",
        "4.5/300",
        "4294967296/300",
        "99999999999999999999",
        "1.0001",
        "300:200",
        "40/300:0",
        "*120:300",
        "*0",
        "40/x",
    ]
    .iter()
    .map(|text| TimeControl::from_pgn(text).unwrap_err().to_string())
    .collect();
    insta::assert_snapshot!(messages.join("\n"));
}

#[test]
fn time_controls_as_people_write_them() {
    let messages: Vec<String> = [
        "",
        "5+",
        "5 3",
        "five",
        "lampo",
        "rapid",
        "classical",
        "90/40+30",
        "60/30",
        "40/2",
        "300+3",
        "1:30",
        "90' 30\"",
        "90+30+30",
        "G/60 + 30'",
        "G/60 d5 +5",
        "90'/0",
        "90'/40 + 30' + 30\" from",
        "90'/40 + 30' + 30\" from move 42",
        "0+0",
        "9999999999999h",
        "5#3",
    ]
    .iter()
    .map(|text| TimeControl::read(text).unwrap_err().to_string())
    .collect();
    insta::assert_snapshot!(messages.join("\n"));
}

#[test]
fn assumptions() {
    let mut named: Vec<Assumption> =
        ["90/40+30+30", "40/90 SD/30", "60", "100/40+50/20+15+30", "90'/40", "semilampo", "40/60:60"]
            .iter()
            .flat_map(|text| TimeControl::read(text).unwrap().assumptions)
            .collect();
    named.sort_unstable();
    named.dedup();
    let lines: Vec<String> = named.iter().map(|assumption| format!("{assumption:?}: {assumption}")).collect();
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn clocks() {
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
    let setup = [
        SetupError::NoTime,
        SetupError::MechanicalBonus { period: 1 },
        SetupError::MechanicalHourglass,
        SetupError::MechanicalCounter,
        SetupError::MechanicalFreeze,
    ];
    let periods =
        [PeriodsError::Empty, PeriodsError::NotLast { index: 0 }, PeriodsError::NoTime { index: 1 }];
    let lines: Vec<String> = errors
        .iter()
        .map(ToString::to_string)
        .chain(setup.iter().map(ToString::to_string))
        .chain(periods.iter().map(ToString::to_string))
        .collect();
    insta::assert_snapshot!(lines.join("\n"));
}
