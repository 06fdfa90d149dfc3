//! How time passes: increments, delays, periods, the hourglass.

use super::*;
use ClockEvent::{Press, Resume, Start, Stop, Tick};

#[test]
fn an_increment_comes_before_each_move() {
    let mut table = Table::digital("300+3");
    assert_eq!(table.times(), (303_000, 303_000));
    table.after(0, Start(White));
    let effects = table.after(4_500, Press(White));
    assert_eq!(
        effects.completed,
        Some(Completed { side: White, moves: 1, took: Millis::from_millis(4_500) })
    );
    assert_eq!((effects.given.white, effects.given.black), (secs(3), Millis::ZERO));
    assert_eq!(table.times(), (301_500, 303_000));
}

/// Case C026 of the reference: 90:30, 40 seconds of thought, 90:20.
#[test]
fn ninety_minutes_and_thirty_seconds() {
    let mut table = Table::started("5400+30", Settings::digital());
    table.after(40_000, Press(White));
    assert_eq!(table.times().0, 5_420_000);
}

#[test]
fn the_increment_before_the_first_move_is_a_switch() {
    let settings = Settings { increment_before_first_move: false, ..Settings::digital() };
    let mut table = Table::started("300+3", settings);
    assert_eq!(table.times(), (300_000, 300_000));
    table.after(1_000, Press(White));
    assert_eq!(table.times(), (302_000, 300_000));
}

/// The increment before each move belongs to the move that follows, so that the first move of a new period has the
/// new period's; the increment after each move belongs to the move just made.
#[test]
fn the_increment_changes_with_the_period() {
    for (before_first, expected) in [(true, 60_000 + 100_000 + 7_000), (false, 60_000 + 100_000)] {
        let settings = Settings { increment_before_first_move: before_first, ..Settings::digital() };
        let mut table = Table::started("1/60:100+7", settings);
        table.after(0, Press(White));
        assert_eq!(table.times().0, expected);
        assert_eq!(table.side(White).bonus, Bonus::Increment(secs(7)));
        assert_eq!(table.side(Black).bonus, Bonus::None);
    }
}

/// Case C027 of the reference: 60 minutes, delay of 5 seconds; 4 seconds cost nothing, 12 cost 7.
#[test]
fn a_delay_is_not_saved() {
    for text in ["3600b5", "3600d5"] {
        let mut table = Table::started(text, Settings::digital());
        table.after(4_000, Press(White));
        assert_eq!(table.times().0, 3_600_000);
        table.after(0, Press(Black));
        table.after(12_000, Press(White));
        assert_eq!(table.times(), (3_593_000, 3_600_000));
        let white = table.side(White);
        assert_eq!((white.used, white.elapsed, white.this_move), (secs(7), secs(16), secs(12)));
    }
}

#[test]
fn the_delays_differ_in_what_is_shown() {
    for (text, shown) in [
        ("60b5", [65_000, 62_000, 59_000]),
        ("60d5", [60_000, 60_000, 59_000]),
        ("60+5", [65_000, 62_000, 59_000]),
    ] {
        let mut table = Table::digital(text);
        let mut seen = vec![table.side(White).shown.get()];
        table.after(0, Start(White));
        for _ in 0..2 {
            table.now += 3_000;
            seen.push(table.side(White).shown.get());
        }
        assert_eq!(seen, shown, "{text}");
    }
}

#[test]
fn the_delay_runs_out_before_the_main_time() {
    let mut table = Table::started("60d5", Settings::digital());
    let mut delay_and_time = |millis: u64| {
        table.now += millis;
        (table.side(White).delay.get(), table.side(White).remaining.get())
    };
    assert_eq!(delay_and_time(0), (5_000, 60_000));
    assert_eq!(delay_and_time(4_999), (1, 60_000));
    assert_eq!(delay_and_time(1), (0, 60_000));
    assert_eq!(delay_and_time(1), (0, 59_999));
    assert_eq!(table.side(Black).delay, secs(5));
    assert_eq!(table.clock.flag_due(), Some(Instant::from_millis(1_000 + 65_000)));
}

#[test]
fn a_pause_keeps_the_rest_of_the_delay() {
    let mut table = Table::started("60d5", Settings::digital());
    table.after(3_000, Stop);
    assert_eq!(table.face().phase, Phase::Stopped(White));
    table.now += 100_000;
    assert_eq!((table.side(White).delay, table.times()), (secs(2), (60_000, 60_000)));
    assert_eq!((table.clock.running(table.at()), table.clock.flag_due()), (None, None));
    table.after(0, Resume);
    table.after(2_500, Press(White));
    assert_eq!(table.times().0, 59_500);
    assert_eq!(table.side(White).this_move, Millis::from_millis(5_500));
}

#[test]
fn a_new_move_has_a_whole_delay() {
    let mut table = Table::started("60d5", Settings::digital());
    table.after(3_000, Press(White));
    table.after(1_000, Press(Black));
    assert_eq!((table.side(White).delay, table.side(White).this_move), (secs(5), Millis::ZERO));
    assert_eq!(table.side(Black).this_move, secs(1));
}

/// Case C019 of the reference: the fortieth move pressed at 0:01 brings 30:00.
#[test]
fn the_counter_brings_the_next_period() {
    let mut table = Table::started("40/5400:1800", Settings::digital());
    for number in 1..40 {
        table.after(0, Press(White));
        let effects = table.after(0, Press(Black));
        assert_eq!(effects.entered, ByColor::default());
        assert_eq!(
            (table.side(White).moves, table.side(White).moves_to_go),
            (number, Some(u64::from(40 - number)))
        );
    }
    let effects = table.after(5_399_000, Press(White));
    assert_eq!(effects.entered, ByColor { white: Some(1), black: None });
    assert_eq!(effects.given.white, secs(1_800));
    assert_eq!(table.times().0, 1_801_000);
    let white = table.side(White);
    assert_eq!((white.period, white.moves, white.moves_to_go), (1, 40, None));
    assert_eq!(table.side(Black).period, 0);
}

#[test]
fn the_last_period_by_moves_is_repeated() {
    let mut table = Table::started("2/60:1/10", Settings::digital());
    let mut times = Vec::new();
    for _ in 0..4 {
        table.after(0, Press(White));
        times.push((table.times().0, table.side(White).period));
        table.after(0, Press(Black));
    }
    assert_eq!(times, [(60_000, 0), (70_000, 1), (80_000, 2), (90_000, 3)]);
    assert_eq!(table.side(White).moves_to_go, Some(1));
}

#[test]
fn what_one_uses_of_the_hourglass_the_other_gets() {
    let mut table = Table::started("*60", Settings::digital());
    table.now += 10_000;
    assert_eq!(table.times(), (50_000, 70_000));
    let effects = table.after(0, Press(White));
    assert_eq!((effects.given.white, effects.given.black), (Millis::ZERO, secs(10)));
    table.after(25_000, Press(Black));
    assert_eq!(table.times(), (75_000, 45_000));
    let effects = table.after(80_000, Tick);
    assert_eq!(table.times(), (0, 120_000));
    assert_eq!(
        effects.fell.white.map(|fall| (fall.at.get(), fall.in_last_period)),
        Some((table.now - 5_000, true))
    );
    assert!(effects.froze);
}

#[test]
fn an_empty_bulb_gets_no_sand() {
    let mut table = Table::started("*10", RUNS_ON);
    table.after(12_000, Press(White));
    assert_eq!(table.times(), (0, 20_000));
    table.after(5_000, Press(Black));
    assert_eq!(table.times(), (0, 15_000));
}

#[test]
fn one_side_runs_at_a_time() {
    let mut table = Table::digital("60");
    assert_eq!(table.clock.running(table.at()), None);
    table.now += 5_000;
    assert_eq!(table.times(), (60_000, 60_000));
    table.after(0, Start(Black));
    table.after(1_000, Press(Black));
    assert_eq!((table.clock.running(table.at()), table.face().phase), (Some(White), Phase::Running(White)));
    table.now += 2_000;
    assert_eq!(table.times(), (58_000, 59_000));
    assert_eq!(table.clock.remaining(White, table.at()), secs(58));
    assert_eq!(table.clock.last_event(), Instant::from_millis(table.now - 2_000));
}

#[test]
fn asking_changes_nothing_and_may_look_back() {
    let mut table = Table::started("60", Settings::digital());
    table.after(1_000, Tick);
    let before = table.clock.clone();
    assert_eq!(table.clock.remaining(White, Instant::MAX), Millis::ZERO);
    assert_eq!(table.clock.remaining(White, Instant::ZERO), secs(59));
    assert_eq!(table.clock, before);
}

#[test]
fn a_flag_beyond_the_end_of_time_is_not_due() {
    let mut table = Table::started("60", Settings::digital());
    let to_the_end = Instant::MAX.since(table.at()).unwrap();
    table.after(0, ClockEvent::Set { side: White, time: to_the_end });
    assert_eq!(table.clock.flag_due(), Some(Instant::MAX));
    table.after(0, ClockEvent::Add { side: White, time: Millis::from_millis(1) });
    assert_eq!(table.clock.flag_due(), None);
    assert_eq!(table.clock.remaining(White, Instant::MAX), Millis::from_millis(1));
}

#[test]
fn a_clock_knows_what_it_was_set_to() {
    let table = Table::set("40/5400:1800", BY_FLAG);
    assert_eq!(table.clock.control().to_pgn(), "40/5400:1800");
    assert_eq!(table.clock.settings(), BY_FLAG);
    assert_eq!(Settings::default(), Settings::digital());
}
