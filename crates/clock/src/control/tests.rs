use super::*;

fn moves(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap()
}

fn minutes(n: u64) -> Millis {
    Millis::from_minutes(n)
}

#[test]
fn periods_are_checked() {
    assert_eq!(Periods::new(vec![]), Err(PeriodsError::Empty));
    let end = Period::to_the_end(minutes(30));
    let forty = Period::for_moves(moves(40), minutes(90));
    assert_eq!(Periods::new(vec![end, forty]), Err(PeriodsError::NotLast { index: 0 }));
    assert_eq!(Periods::new(vec![forty, end, end]), Err(PeriodsError::NotLast { index: 1 }));
    assert!(Periods::new(vec![forty, end]).is_ok());
    assert!(Periods::new(vec![forty, forty]).is_ok());
}

#[test]
fn a_period_gives_some_time() {
    let nothing = Period::to_the_end(Millis::ZERO);
    let increment = nothing.with_bonus(Bonus::Increment(Millis::from_secs(1)));
    let forty = Period::for_moves(moves(40), minutes(90));
    assert_eq!(Periods::new(vec![nothing]), Err(PeriodsError::NoTime { index: 0 }));
    assert_eq!(Periods::new(vec![forty, nothing]), Err(PeriodsError::NoTime { index: 1 }));
    assert!(Periods::new(vec![increment]).is_ok());
    assert_eq!(
        TimeControl::whole_game(Millis::ZERO, Bonus::Delay(Millis::ZERO)),
        Err(PeriodsError::NoTime { index: 0 })
    );
}

#[test]
fn a_bonus_of_nothing_is_none() {
    let period = Period::to_the_end(minutes(5));
    for bonus in [Bonus::Increment, Bonus::Delay, Bonus::Bronstein] {
        assert_eq!(period.with_bonus(bonus(Millis::ZERO)), period);
        assert_eq!(period.with_bonus(bonus(Millis::from_millis(1))).bonus(), bonus(Millis::from_millis(1)));
        assert_eq!(bonus(minutes(1)).time(), minutes(1));
    }
    assert_eq!(Bonus::None.time(), Millis::ZERO);
}

#[test]
fn an_increment_is_added_and_a_delay_waits() {
    let time = Millis::from_secs(5);
    assert_eq!((Bonus::Increment(time).increment(), Bonus::Increment(time).delay()), (time, Millis::ZERO));
    assert_eq!((Bonus::Delay(time).increment(), Bonus::Delay(time).delay()), (Millis::ZERO, time));
    assert_eq!((Bonus::Bronstein(time).increment(), Bonus::Bronstein(time).delay()), (Millis::ZERO, time));
    assert_eq!((Bonus::None.increment(), Bonus::None.delay()), (Millis::ZERO, Millis::ZERO));
}

#[test]
fn a_last_period_with_moves_is_repeated() {
    let first = Period::for_moves(moves(40), minutes(120));
    let second = Period::for_moves(moves(20), minutes(60));
    let periods = Periods::new(vec![first, second]).unwrap();
    assert_eq!((periods.first(), periods.last()), (first, second));
    assert_eq!(periods.as_slice(), [first, second]);
    assert_eq!(periods.get(0), Some(first));
    for repetition in [1, 2, 3, u32::MAX] {
        assert_eq!(periods.get(repetition), Some(second));
        assert!(!periods.is_last(repetition));
    }
    let ends = [0, 1, 2, 3, u32::MAX].map(|period| periods.ends_at(period).unwrap());
    assert_eq!(ends, [40, 60, 80, 100, 40 + 20 * u64::from(u32::MAX)]);
}

#[test]
fn nothing_follows_a_period_for_all_moves() {
    let control = TimeControl::from_pgn("40/5400:1800").unwrap();
    let periods = control.periods().unwrap();
    assert_eq!(periods.get(2), None);
    assert_eq!((periods.ends_at(0), periods.ends_at(1), periods.ends_at(2)), (Some(40), None, None));
    assert_eq!([0, 1, 2].map(|period| periods.is_last(period)), [false, true, true]);
    assert_eq!(periods.last().moves(), None);
    assert_eq!(periods.first().moves(), Some(moves(40)));
    for text in ["?", "-", "*60"] {
        assert_eq!(TimeControl::from_pgn(text).unwrap().periods(), None);
    }
}
