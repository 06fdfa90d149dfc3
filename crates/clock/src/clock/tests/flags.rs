//! Flags: when they fall, what follows, and who can tell which fell first.

use super::*;
use ClockEvent::{LowerFlag, ObserveFlag, Press, RaiseFlag, Resume, Start, Stop, Tick};

fn fall(at: u64, period: u32, in_last_period: bool) -> Option<FlagFall> {
    Some(FlagFall { at: Instant::from_millis(at), period, in_last_period })
}

#[test]
fn a_flag_falls_when_the_time_is_used_up() {
    let mut table = Table::started("60", Settings::digital());
    assert_eq!(table.clock.flag_due(), Some(Instant::from_millis(61_000)));
    let effects = table.after(59_999, Tick);
    assert_eq!((effects.fell.white, table.times().0), (None, 1));
    assert_eq!(table.face().flags, Flags::BothUp);
    let effects = table.after(1, Tick);
    assert_eq!((effects.fell.white, effects.froze), (fall(61_000, 0, true), true));
    assert_eq!((table.face().flags, table.side(White).flag), (Flags::OneDown(White), fall(61_000, 0, true)));
    assert_eq!((table.face().phase, table.clock.flag_due()), (Phase::Frozen(White), None));
    assert!(table.side(White).is_out && !table.side(Black).is_out);
}

#[test]
fn a_flag_falls_at_its_moment_whenever_it_is_noticed() {
    let mut table = Table::started("60", Settings::digital());
    table.now += 1_000_000;
    assert_eq!(table.clock.flags(table.at()), Flags::OneDown(White));
    assert_eq!(table.side(White).flag, fall(61_000, 0, true));
    assert_eq!(table.side(White).elapsed, secs(60));
    assert_eq!(table.clock.running(table.at()), None);
    assert_eq!(table.after(0, Tick).fell.white, fall(61_000, 0, true));
}

#[test]
fn a_press_at_the_last_moment_is_too_late() {
    let mut table = Table::started("60+5", Settings::digital());
    table.after(64_999, Press(White));
    assert_eq!(table.times().0, 5_001);
    let mut table = Table::started("60+5", Settings::digital());
    let effects = table.after(65_000, Press(White));
    assert_eq!((effects.completed, effects.given.white), (None, Millis::ZERO));
    assert_eq!((table.times().0, table.side(White).moves), (0, 0));
    assert_eq!(table.face().phase, Phase::Frozen(Black));
}

#[test]
fn a_frozen_clock_only_moves_its_lever() {
    let mut table = Table::started("60", Settings::digital());
    table.after(70_000, Press(White));
    table.refuses(Press(White), ClockError::NotOnMove { pressed: White });
    table.after(9_000, Press(Black));
    assert_eq!((table.times(), table.face().phase), ((0, 60_000), Phase::Frozen(White)));
    table.refuses(Resume, ClockError::FlagDown { side: White });
    table.refuses(Start(White), ClockError::AlreadyStarted);
    table.after(0, ClockEvent::Turn(Black));
    assert_eq!(table.face().phase, Phase::Frozen(Black));
    table.after(0, Stop);
    assert_eq!(table.face().phase, Phase::Stopped(Black));
    table.refuses(Resume, ClockError::FlagDown { side: White });
}

/// Case C018 of the reference: the fortieth move is on the board but not pressed.
#[test]
fn a_flag_before_the_moves_are_made_is_final() {
    let mut table = Table::started("2/60:60", Settings::digital());
    table.after(0, Press(White));
    table.after(0, Press(Black));
    let effects = table.after(60_000, Press(White));
    assert_eq!(effects.fell.white, fall(61_000, 0, false));
    assert_eq!((table.side(White).period, table.side(White).moves, effects.froze), (0, 1, true));
}

#[test]
fn a_clock_that_runs_on_gives_nothing_more() {
    let mut table = Table::started("1/60+5:60+5", RUNS_ON);
    let effects = table.after(70_000, Press(White));
    assert_eq!(effects.completed, Some(Completed { side: White, moves: 1, took: secs(70) }));
    assert_eq!((effects.given.white, effects.entered.white, effects.froze), (Millis::ZERO, None, false));
    let white = table.side(White);
    assert_eq!(
        (white.remaining, white.used, white.elapsed, white.delay),
        (Millis::ZERO, secs(65), secs(70), Millis::ZERO)
    );
    assert_eq!(table.face().phase, Phase::Running(Black));
    table.after(65_000, Tick);
    assert_eq!(table.face().flags, Flags::BothDown { first: Some(White) });
    assert_eq!(table.clock.flag_due(), None);
}

#[test]
fn a_side_that_is_out_has_no_delay() {
    let mut table = Table::started("60d5", RUNS_ON);
    table.after(66_000, Press(White));
    assert_eq!(table.side(White).delay, Millis::ZERO);
    table.after(1_000, Press(Black));
    assert_eq!((table.side(White).delay, table.clock.flag_due()), (Millis::ZERO, None));
    table.after(1_000, Stop);
    table.after(0, Resume);
    assert_eq!(table.face().phase, Phase::Running(White));
}

#[test]
fn a_flag_may_bring_the_next_period() {
    let mut table = Table::started("40/60:30", BY_FLAG);
    let effects = table.after(70_000, Press(White));
    assert_eq!((effects.fell.white, effects.entered.white), (fall(61_000, 0, false), Some(1)));
    assert_eq!((effects.given.white, effects.froze), (secs(30), false));
    assert_eq!((table.times().0, table.face().flags), (20_000, Flags::OneDown(White)));
    assert!(!table.side(White).is_out);
    table.after(0, Press(Black));
    let effects = table.after(20_000, Tick);
    assert_eq!((effects.fell.white, effects.froze), (fall(91_000, 1, true), true));
}

#[test]
fn moves_bring_nothing_where_flags_do() {
    let mut table = Table::started("1/60:30", BY_FLAG);
    table.after(1_000, Press(White));
    assert_eq!((table.times().0, table.side(White).period), (59_000, 0));
    assert_eq!(table.side(White).moves_to_go, Some(0));
}

#[test]
fn several_flags_may_fall_in_one_silence() {
    let mut table = Table::started("2/10:3/20:1/5", BY_FLAG);
    table.now += 29_999;
    assert_eq!((table.side(White).period, table.times().0), (1, 1));
    table.now += 1;
    assert_eq!((table.side(White).period, table.times().0), (2, 5_000));
    // Four whole repetitions, and two seconds of the fifth.
    let effects = table.after(22_000, Tick);
    assert_eq!(effects.fell.white, fall(1_000 + 50_000, 5, false));
    assert_eq!(effects.given.white, secs(20 + 5 + 4 * 5));
    let white = table.side(White);
    assert_eq!((white.period, white.remaining, white.used, white.elapsed), (6, secs(3), secs(52), secs(52)));
    assert_eq!((effects.entered.white, white.moves_to_go), (Some(6), Some(2 + 3 + 5)));
}

#[test]
fn a_silence_of_ages_ends() {
    let mut table = Table::started("1/0.001", BY_FLAG);
    let effects = table.clock.apply(Tick, Instant::MAX).unwrap();
    let white = table.clock.face(Instant::MAX).sides.white;
    assert_eq!((white.period, white.remaining.get()), (u32::MAX, 1));
    assert_eq!(white.used.get(), Instant::MAX.get() - 1_000);
    assert_eq!(effects.given.white, white.used);
    assert_eq!(effects.fell.white.map(|fall| fall.at), Some(Instant::MAX));
}

#[test]
fn a_period_without_time_ends_it() {
    let mut table = Table::started("40/60:0+3", BY_FLAG);
    let effects = table.after(61_000, Tick);
    assert_eq!((effects.fell.white, effects.entered.white), (fall(61_000, 0, false), Some(1)));
    assert!(effects.froze);
}

#[test]
fn the_flag_that_ends_the_time_counts_before_marks() {
    let mut table = Table::started("40/60:60", BY_FLAG);
    table.after(70_000, Press(White)); // White's mark
    table.after(70_000, Press(Black)); // Black's
    assert_eq!(table.face().flags, Flags::BothDown { first: Some(White) });
    table.after(0, Press(White));
    table.after(50_000, Tick); // Black is out
    assert_eq!((table.face().flags, table.face().phase), (Flags::OneDown(Black), Phase::Frozen(Black)));
}

#[test]
fn a_mark_does_not_hide_that_the_time_was_taken() {
    let mut table = Table::started("40/60:60", BY_FLAG);
    table.after(70_000, Press(White));
    table.after(0, ClockEvent::Set { side: White, time: Millis::ZERO });
    assert_eq!((table.face().flags, table.face().phase), (Flags::OneDown(White), Phase::Running(Black)));
    let effects = table.after(0, Press(Black));
    assert_eq!((effects.fell.white, effects.froze), (fall(71_000, 1, true), true));
}

/// Cases C020 and C021 of the reference: nobody can tell.
#[test]
fn on_a_mechanical_clock_the_order_is_unknown() {
    let mut table = Table::started("40/60:60", Settings::mechanical());
    table.after(61_000, Press(White));
    table.after(61_000, Press(Black));
    assert_eq!(table.face().flags, Flags::BothDown { first: None });
    assert_eq!(table.side(White).flag.map(|fall| fall.in_last_period), Some(false));
    table.after(61_000, Press(White));
    table.after(61_000, Press(Black));
    assert_eq!(table.face().flags, Flags::BothDown { first: None });
    assert_eq!(table.side(White).flag.map(|fall| fall.in_last_period), Some(true));
    assert_eq!(table.face().phase, Phase::Running(White));
}

#[test]
fn on_a_mechanical_clock_somebody_may_have_seen() {
    let mut table = Table::started("60", Settings::mechanical());
    table.refuses(ObserveFlag(White), ClockError::FlagUp { side: White });
    table.after(61_000, ObserveFlag(White));
    table.after(0, Press(White));
    table.after(61_000, ObserveFlag(Black)); // too late to matter
    assert_eq!(table.face().flags, Flags::BothDown { first: Some(White) });
    // What was seen of an earlier period says nothing of the next.
    let mut table = Table::started("40/60:60", Settings::mechanical());
    table.after(61_000, ObserveFlag(White));
    table.after(0, Press(White));
    table.after(61_000, Press(Black));
    assert_eq!(table.face().flags, Flags::BothDown { first: Some(White) });
    table.after(60_000, Press(White));
    table.after(60_000, Press(Black));
    assert_eq!(table.face().flags, Flags::BothDown { first: None });
}

#[test]
fn observing_late_tells_nothing() {
    let mut table = Table::started("60", Settings::mechanical());
    table.after(61_000, Press(White));
    table.after(61_000, ObserveFlag(Black));
    table.after(0, ObserveFlag(White));
    assert_eq!(table.face().flags, Flags::BothDown { first: None });
}

/// Case C022 of the reference: both at zero, and the clock marks Black.
#[test]
fn a_digital_clock_marks_the_first() {
    let mut table = Table::started("60", RUNS_ON);
    table.after(0, Press(White));
    table.after(61_000, Press(Black));
    table.after(61_000, Tick);
    assert_eq!(table.face().flags, Flags::BothDown { first: Some(Black) });
    table.after(0, ObserveFlag(White));
    assert_eq!(table.face().flags, Flags::BothDown { first: Some(Black) });
}

#[test]
fn a_flag_can_be_found_down() {
    let mut table = Table::started("60d5", Settings::digital());
    table.refuses(RaiseFlag(Black), ClockError::FlagUp { side: Black });
    let effects = table.after(6_000, LowerFlag(Black));
    assert_eq!((effects.fell.black, effects.taken.black), (fall(7_000, 0, true), secs(60)));
    assert_eq!((effects.fell.white, effects.taken.white), (None, Millis::ZERO));
    assert_eq!((table.face().phase, table.times()), (Phase::Frozen(White), (59_000, 0)));
    table.refuses(LowerFlag(Black), ClockError::FlagDown { side: Black });
}

#[test]
fn a_flag_found_down_brings_the_next_period_too() {
    let mut table = Table::started("40/60:30", Settings::mechanical());
    let effects = table.after(10_000, LowerFlag(White));
    assert_eq!((effects.taken.white, effects.given.white), (secs(50), secs(30)));
    assert_eq!((table.times().0, table.side(White).period), (30_000, 1));
}

#[test]
fn a_flag_found_down_ends_the_delay() {
    let mut table = Table::started("60d5", RUNS_ON);
    table.after(1_000, LowerFlag(White));
    assert_eq!((table.side(White).delay, table.clock.flag_due()), (Millis::ZERO, None));
    table.after(0, RaiseFlag(White));
    assert_eq!(table.face().flags, Flags::OneDown(White)); // without time it falls again at once
}

#[test]
fn a_clock_with_a_flag_down_is_not_started() {
    let mut table = Table::digital("60");
    table.after(0, LowerFlag(Black));
    assert_eq!(table.face().phase, Phase::Ready);
    table.refuses(Start(White), ClockError::FlagDown { side: Black });
    table.after(0, RaiseFlag(Black));
    table.after(0, Start(White));
    assert_eq!(table.after(0, Press(White)).fell.black, fall(1_000, 0, true));
}

#[test]
fn raising_a_flag_thaws_the_clock() {
    let mut table = Table::started("60", Settings::digital());
    table.after(60_000, Tick);
    table.after(0, RaiseFlag(White));
    assert_eq!((table.face().phase, table.face().flags), (Phase::Stopped(White), Flags::BothUp));
    assert_eq!(table.side(White).flag, None);
    let effects = table.after(5_000, Resume);
    assert_eq!((effects.fell.white, effects.froze), (fall(66_000, 0, true), true));
}

#[test]
fn raising_one_flag_leaves_the_other_first() {
    let mut table = Table::started("60", RUNS_ON);
    table.after(60_000, Press(White));
    table.after(60_000, Press(Black));
    table.after(0, ClockEvent::Add { side: White, time: secs(10) });
    assert_eq!(table.face().flags, Flags::OneDown(Black));
    table.after(10_000, Tick);
    assert_eq!(table.face().flags, Flags::BothDown { first: Some(Black) });
    table.after(0, ClockEvent::Add { side: White, time: secs(10) });
    table.after(10_000, Tick);
    assert_eq!(table.face().flags, Flags::BothDown { first: Some(Black) });
}

#[test]
fn raising_on_a_mechanical_clock_forgets_what_was_seen() {
    let mut table = Table::started("60", Settings::mechanical());
    table.after(61_000, ObserveFlag(White));
    table.after(0, Press(White));
    table.after(61_000, Press(Black));
    table.after(0, ClockEvent::Set { side: White, time: secs(10) });
    table.after(11_000, Tick);
    assert_eq!(table.face().flags, Flags::BothDown { first: None });
}

#[test]
fn both_out_and_one_raised_stays_frozen() {
    let mut table = Table::started("60", Settings::digital());
    table.after(60_000, LowerFlag(Black));
    assert_eq!(table.face().flags, Flags::BothDown { first: Some(White) });
    table.after(0, RaiseFlag(White));
    assert_eq!(table.face().phase, Phase::Frozen(White));
    table.after(0, RaiseFlag(Black));
    assert_eq!(table.face().phase, Phase::Stopped(White));
}
