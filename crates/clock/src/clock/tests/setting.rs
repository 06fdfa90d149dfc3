//! What the arbiter does to a clock, and what cannot be done.

use super::*;
use ClockEvent::{
    Add, Lend, Press, RaiseFlag, Resume, Set, SetBonus, SetMoves, SetPeriod, Start, Stop, Swap, Take, Tick,
    Turn,
};

#[test]
fn time_does_not_go_back() {
    let mut table = Table::started("60", Settings::digital());
    let (last, at) = (table.at(), Instant::from_millis(999));
    assert_eq!(table.clock.apply(Tick, at), Err(ClockError::TimeWentBack { last, at }));
    assert_eq!(table.clock.apply(Tick, last), Ok(Effects::default()));
}

#[test]
fn each_phase_admits_its_events() {
    let mut table = Table::digital("60");
    for event in [Press(White), Stop, Resume, Turn(White)] {
        table.refuses(event, ClockError::NotStarted);
    }
    table.after(0, Start(White));
    table.refuses(Start(White), ClockError::AlreadyStarted);
    table.refuses(Resume, ClockError::Running);
    table.refuses(Press(Black), ClockError::NotOnMove { pressed: Black });
    table.after(0, Stop);
    table.refuses(Press(White), ClockError::Stopped);
    table.refuses(Stop, ClockError::Stopped);
    table.refuses(Start(White), ClockError::AlreadyStarted);
    table.after(0, Resume);
    table.after(0, Press(White));
    table.refuses(Press(White), ClockError::NotOnMove { pressed: White });
}

/// A refused event does not keep the flag from falling when the next one comes.
#[test]
fn a_refused_event_leaves_the_time_to_the_next() {
    let mut table = Table::started("60", Settings::digital());
    table.now += 60_000;
    table.refuses(Start(White), ClockError::AlreadyStarted);
    assert!(table.after(0, Tick).froze);
}

#[test]
fn times_are_set_added_and_taken() {
    let mut table = Table::started("60", Settings::digital());
    let effects = table.after(10_000, Set { side: White, time: secs(80) });
    assert_eq!((effects.given.white, effects.taken.white), (secs(30), Millis::ZERO));
    let effects = table.after(0, Set { side: Black, time: secs(45) });
    assert_eq!((effects.given.black, effects.taken.black), (Millis::ZERO, secs(15)));
    let effects = table.after(0, Add { side: Black, time: secs(120) });
    assert_eq!(effects.given.black, secs(120));
    let effects = table.after(0, Take { side: White, time: secs(5) });
    assert_eq!((effects.taken.white, effects.given.white), (secs(5), Millis::ZERO));
    assert_eq!(table.times(), (75_000, 165_000));
}

#[test]
fn no_more_is_taken_than_there_is() {
    let mut table = Table::started("60", Settings::digital());
    let (remaining, time) = (secs(60), Millis::from_millis(60_001));
    table.refuses(Take { side: Black, time }, ClockError::TooLittle { side: Black, remaining, time });
    let effects = table.after(0, Take { side: Black, time: secs(60) });
    assert_eq!((effects.fell.black, table.times().1), (None, 0));
    assert!(table.after(0, Press(White)).fell.black.is_some());
}

#[test]
fn no_more_is_added_than_a_clock_can_hold() {
    let mut table = Table::digital("60");
    let (side, remaining) = (White, secs(60));
    let room = Millis::MAX.saturating_sub(remaining);
    let time = room.saturating_add(Millis::from_millis(1));
    table.refuses(Add { side, time }, ClockError::TooMuch { side, remaining, time });
    table.after(0, Add { side, time: room });
    assert_eq!(table.side(White).remaining, Millis::MAX);
}

#[test]
fn an_increment_fills_a_clock_and_no_more() {
    let mut table = Table::started("60+5", Settings::digital());
    table.after(0, Set { side: White, time: Millis::from_millis(Millis::MAX.get() - 2_000) });
    let effects = table.after(0, Press(White));
    assert_eq!((effects.given.white, table.side(White).remaining), (secs(2), Millis::MAX));
}

#[test]
fn a_running_side_set_to_nothing_is_out() {
    let mut table = Table::started("60", Settings::digital());
    let effects = table.after(1_000, Set { side: White, time: Millis::ZERO });
    assert_eq!((effects.froze, effects.taken.white), (true, secs(59)));
    // With a delay it has that left.
    let mut table = Table::started("60d5", Settings::digital());
    let effects = table.after(1_000, Take { side: White, time: secs(60) });
    assert_eq!((effects.froze, table.side(White).delay), (false, secs(4)));
    assert_eq!(table.clock.flag_due(), Some(Instant::from_millis(6_000)));
    assert!(!table.after(3_999, Tick).froze);
    assert!(table.after(1, Tick).froze);
}

/// Case C065 of the reference: the flag fell while an illegal move stood; two minutes and play on.
#[test]
fn time_for_a_side_that_is_out_raises_its_flag() {
    for event in [Add { side: White, time: secs(120) }, Set { side: White, time: secs(120) }] {
        let mut table = Table::started("60", Settings::digital());
        table.after(60_000, Tick);
        table.after(0, Add { side: White, time: Millis::ZERO });
        assert_eq!(table.face().flags, Flags::OneDown(White));
        let effects = table.after(0, event);
        assert_eq!((effects.given.white, effects.taken.white), (secs(120), Millis::ZERO));
        assert_eq!((table.face().phase, table.face().flags), (Phase::Stopped(White), Flags::BothUp));
        table.after(0, Resume);
        table.after(1_000, Press(White));
        assert_eq!(table.times(), (119_000, 60_000));
    }
}

#[test]
fn setting_nothing_on_a_side_that_is_out_raises_its_flag_till_it_runs() {
    let mut table = Table::started("60", Settings::digital());
    table.after(60_000, Tick);
    table.after(0, Set { side: White, time: Millis::ZERO });
    assert_eq!((table.face().phase, table.face().flags), (Phase::Stopped(White), Flags::BothUp));
    assert!(table.after(0, Resume).froze);
}

#[test]
fn the_turn_can_be_given_without_a_move() {
    let mut table = Table::started("60d5", Settings::digital());
    table.after(7_000, Press(White));
    table.after(2_000, Stop);
    let effects = table.after(0, Turn(White));
    assert_eq!((effects, table.face().phase), (Effects::default(), Phase::Stopped(White)));
    let white = table.side(White);
    assert_eq!((white.this_move, white.delay, white.moves), (Millis::ZERO, secs(5), 1));
    table.after(0, Resume);
    table.after(1_000, Turn(Black));
    assert_eq!((table.face().phase, table.side(Black).moves), (Phase::Running(Black), 0));
    table.after(6_000, Turn(Black));
    assert_eq!((table.side(Black).delay, table.times()), (secs(5), (58_000, 59_000)));
}

#[test]
fn the_sides_change_owner_with_all_that_is_on_them() {
    let mut table = Table::started("60+2", RUNS_ON);
    table.after(1_000, Press(White));
    table.after(2_000, Swap);
    assert_eq!(table.face().phase, Phase::Running(White));
    assert_eq!((table.times(), table.side(Black).moves), ((60_000, 63_000), 1));
    table.after(60_000, Press(White));
    table.after(63_000, Swap);
    assert_eq!(table.face().flags, Flags::BothDown { first: Some(Black) });
    assert_eq!(table.face().phase, Phase::Running(White));
    table.after(0, Stop);
    table.after(0, Swap);
    assert_eq!(table.face().phase, Phase::Stopped(Black));
    let mut table = Table::digital("60");
    table.after(0, Swap);
    assert_eq!(table.face().phase, Phase::Ready);
    table.after(0, Start(White));
    table.after(60_000, Swap);
    assert_eq!((table.face().phase, table.face().flags), (Phase::Frozen(Black), Flags::OneDown(Black)));
}

#[test]
fn the_move_counter_can_be_corrected() {
    let mut table = Table::started("40/60:30", Settings::digital());
    let effects = table.after(0, SetMoves { side: White, moves: 40 });
    assert_eq!((effects, table.times().0, table.side(White).period), (Effects::default(), 60_000, 0));
    assert_eq!(table.side(White).moves_to_go, Some(0));
    let effects = table.after(0, Press(White)); // the next press looks at the counter
    assert_eq!((effects.entered.white, table.times().0, table.side(White).moves), (Some(1), 90_000, 41));
    table.after(0, SetMoves { side: White, moves: 39 });
    table.after(0, Press(Black));
    assert_eq!(table.after(0, Press(White)).entered.white, None); // no second time for the same moves
    table.after(0, SetMoves { side: Black, moves: u32::MAX });
    assert_eq!(table.after(0, Press(Black)).completed.map(|done| done.moves), Some(u32::MAX));
}

#[test]
fn the_period_can_be_corrected() {
    let mut table = Table::started("40/60+1:30+2", Settings::digital());
    table.refuses(SetPeriod { side: White, period: 2 }, ClockError::NoSuchPeriod { period: 2 });
    table.after(0, SetPeriod { side: White, period: 1 });
    assert_eq!((table.times().0, table.side(White).period), (61_000, 1));
    assert_eq!(table.after(0, Press(White)).given.white, secs(2));
    let mut table = Table::digital("40/60");
    table.after(0, SetPeriod { side: Black, period: 7 });
    assert_eq!(table.side(Black).moves_to_go, Some(320));
    let mut table = Table::digital("*60");
    table.after(0, SetPeriod { side: White, period: 0 });
    table.refuses(SetPeriod { side: White, period: 1 }, ClockError::NoSuchPeriod { period: 1 });
}

/// Cases C028 and C127 of the reference: an increment that was forgotten, and five seconds for the end of a game.
#[test]
fn the_bonus_can_be_set_during_the_game() {
    let mut table = Table::started("1/60:30+1", Settings::digital());
    table.after(0, SetBonus(Bonus::Increment(secs(5))));
    assert_eq!(table.after(0, Press(White)).given.white, secs(30 + 5));
    table.after(0, SetBonus(Bonus::Delay(secs(4))));
    assert_eq!(table.side(Black).delay, Millis::ZERO); // from the next move on
    assert_eq!((table.side(White).bonus, table.side(White).delay), (Bonus::Delay(secs(4)), secs(4)));
    assert_eq!(table.after(0, Press(Black)).given.black, secs(30));
    table.after(4_000, Tick);
    assert_eq!(table.times().0, 95_000);
    table.after(0, SetBonus(Bonus::Bronstein(Millis::ZERO)));
    assert_eq!(table.side(White).bonus, Bonus::None);
}

#[test]
fn some_clocks_give_nothing_for_a_move() {
    let bonus = SetBonus(Bonus::Increment(secs(5)));
    Table::digital("*60").refuses(bonus, ClockError::NoBonus);
    Table::set("60", Settings::mechanical()).refuses(bonus, ClockError::NoBonus);
}

#[test]
fn a_clock_needs_a_time_that_it_can_keep() {
    let make = |pgn: &str, settings| Clock::new(TimeControl::from_pgn(pgn).unwrap(), settings).err();
    let mechanical = Settings::mechanical();
    assert_eq!(make("?", Settings::digital()), Some(SetupError::NoTime));
    assert_eq!(make("-", mechanical), Some(SetupError::NoTime));
    assert_eq!(make("*60", mechanical), Some(SetupError::MechanicalHourglass));
    assert_eq!(make("40/60:60+1", mechanical), Some(SetupError::MechanicalBonus { period: 1 }));
    let counts = Settings { period_change: PeriodChange::ByMoves, ..mechanical };
    assert_eq!(make("60", counts), Some(SetupError::MechanicalCounter));
    assert_eq!(make("60", Settings { freezes: true, ..mechanical }), Some(SetupError::MechanicalFreeze));
    assert_eq!(make("40/60:60", mechanical), None);
    assert_eq!(make("60+1", Settings::digital()), None);
}

#[test]
fn a_lent_clock_counts_no_move_and_keeps_the_delay() {
    let mut table = Table::started("600d5", Settings::digital());
    table.after(2_000, Press(White));
    // Black has used two of his five seconds when White knocks pieces over.
    table.after(2_000, Lend(White));
    table.after(4_000, Lend(Black));
    assert_eq!(table.times(), (596_000, 600_000), "White's own time, without a delay");
    assert_eq!(table.side(Black).delay, secs(3));
    assert_eq!((table.side(White).moves, table.side(Black).moves), (1, 0));
    table.after(4_000, Press(Black));
    assert_eq!(table.times(), (596_000, 599_000));
    table.after(0, Stop);
    table.after(0, Lend(Black));
    assert_eq!(table.face().phase, Phase::Stopped(Black));
}

#[test]
fn a_clock_goes_back_whole() {
    // The fortieth move brings the second period, which goes again with it.
    let mut table = Table::started("1/60+2:1800+5", Settings::digital());
    table.now += 10_000;
    let before = table.clock.snapshot(table.at());
    table.after(0, Press(White));
    assert_eq!((table.side(White).period, table.times().0), (1, 52_000 + 1_805_000));
    table.now += 30_000;
    let at = table.at();
    let effects = table.clock.restore(&before, at).unwrap();
    assert_eq!((effects.taken[White], effects.taken[Black]), (secs(1_805), Millis::ZERO));
    assert_eq!((table.side(White).period, table.side(White).moves, table.times()), (0, 0, (52_000, 62_000)));
    assert_eq!(table.side(White).this_move, secs(10));
    table.after(1_000, Press(White));
    assert_eq!((table.side(White).period, table.times().0), (1, 51_000 + 1_805_000));
}

#[test]
fn a_flag_and_a_stop_go_with_the_state() {
    // A frozen clock thaws where no flag was down, and a stopped one stays stopped.
    let mut table = Table::started("60d5", Settings::digital());
    table.now += 3_000;
    let before = table.clock.snapshot(table.at());
    table.after(100_000, Tick);
    assert_eq!(table.face().phase, Phase::Frozen(White));
    table.clock.restore(&before, table.at()).unwrap();
    assert_eq!((table.face().phase, table.side(White).delay), (Phase::Running(White), secs(2)));
    table.after(0, Stop);
    table.clock.restore(&before, table.at()).unwrap();
    assert_eq!(table.face().phase, Phase::Stopped(White));
    // A flag that was down is down again.
    let mut table = Table::started("2/60:60", BY_FLAG);
    table.after(61_000, Tick);
    let before = table.clock.snapshot(table.at());
    table.after(0, RaiseFlag(White));
    table.clock.restore(&before, table.at()).unwrap();
    assert_eq!((table.face().flags, table.side(White).period), (Flags::OneDown(White), 1));
}
