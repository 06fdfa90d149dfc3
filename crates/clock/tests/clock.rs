//! What holds for a clock whatever happens to it.

use proptest::prelude::*;
use tratto_board::{ByColor, Color};
use tratto_clock::{
    Bonus, Clock, ClockError, ClockEvent, Effects, Face, Flags, Instant, Millis, Movement, PeriodChange,
    Phase, Settings, TimeControl,
};

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

/// Short times, so that flags fall and periods change, and absurd ones.
fn millis() -> impl Strategy<Value = Millis> {
    prop_oneof![
        8 => 0..20_000_u64,
        1 => Just(0),
        1 => any::<u64>(),
        1 => (u64::MAX - 2)..=u64::MAX,
    ]
    .prop_map(Millis::from_millis)
}

fn bonus() -> impl Strategy<Value = Bonus> {
    prop_oneof![
        Just(Bonus::None),
        millis().prop_map(Bonus::Increment),
        millis().prop_map(Bonus::Delay),
        millis().prop_map(Bonus::Bronstein),
    ]
}

fn event() -> impl Strategy<Value = ClockEvent> {
    prop_oneof![
        12 => color().prop_map(ClockEvent::Press),
        2 => color().prop_map(ClockEvent::Start),
        2 => Just(ClockEvent::Stop),
        3 => Just(ClockEvent::Resume),
        1 => color().prop_map(ClockEvent::Turn),
        1 => color().prop_map(ClockEvent::Lend),
        1 => (color(), millis()).prop_map(|(side, time)| ClockEvent::Set { side, time }),
        1 => (color(), millis()).prop_map(|(side, time)| ClockEvent::Add { side, time }),
        1 => (color(), millis()).prop_map(|(side, time)| ClockEvent::Take { side, time }),
        1 => Just(ClockEvent::Swap),
        1 => (color(), 0..9_u32).prop_map(|(side, moves)| ClockEvent::SetMoves { side, moves }),
        1 => (color(), any::<u32>()).prop_map(|(side, moves)| ClockEvent::SetMoves { side, moves }),
        1 => (color(), prop_oneof![0..4_u32, any::<u32>()]).prop_map(|(side, period)| ClockEvent::SetPeriod { side, period }),
        1 => bonus().prop_map(ClockEvent::SetBonus),
        1 => color().prop_map(ClockEvent::LowerFlag),
        1 => color().prop_map(ClockEvent::RaiseFlag),
        1 => color().prop_map(ClockEvent::ObserveFlag),
        2 => Just(ClockEvent::Tick),
    ]
}

/// A clock of any make, small enough for its flags to fall.
fn clock() -> impl Strategy<Value = Clock> {
    let field = || {
        let bonus = prop_oneof![Just(String::new()), "[+db][0-9]{1,2}(\\.[0-9]{1,3})?"];
        (1..4_u32, 1..9_999_u32, bonus)
    };
    let last = (any::<bool>(), field());
    let control =
        (prop::collection::vec(field(), 0..3), last, 0..8_u8).prop_map(|(first, (by_moves, last), kind)| {
            let mut fields: Vec<String> = Vec::new();
            for (moves, time, bonus) in first {
                fields.push(format!("{moves}/{}.{:03}{bonus}", time / 1_000, time % 1_000));
            }
            let (moves, time, bonus) = last;
            let quota = if by_moves { format!("{moves}/") } else { String::new() };
            fields.push(format!("{quota}{}.{:03}{bonus}", time / 1_000, time % 1_000));
            let pgn = match kind {
                0 => format!("*{}.{:03}", time / 1_000, time % 1_000),
                1 => "9007199254740+9007199254740".to_owned(),
                _ => fields.join(":"),
            };
            TimeControl::from_pgn(&pgn).expect("a time control")
        });
    let settings = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(increment_before_first_move, by_flag, freezes, mechanical)| match mechanical {
            true => Settings::mechanical(),
            false => Settings {
                movement: Movement::Digital,
                increment_before_first_move,
                period_change: if by_flag { PeriodChange::ByFlag } else { PeriodChange::ByMoves },
                freezes,
            },
        },
    );
    (control, settings).prop_map(|(control, settings)| {
        // A mechanical clock refuses a bonus: then it is a digital one.
        Clock::new(control.clone(), settings)
            .or_else(|_| Clock::new(control, Settings::digital()))
            .expect("a clock can be set to periods or a glass")
    })
}

/// Events with the time that passes before each.
fn story() -> impl Strategy<Value = Vec<(u64, ClockEvent)>> {
    let wait = prop_oneof![12 => 0..3_000_u64, 2 => Just(0), 1 => 0..100_000_u64, 1 => any::<u64>()];
    (color(), prop::collection::vec((wait, event()), 0..40)).prop_map(|(first, mut story)| {
        story.insert(0, (0, ClockEvent::Start(first)));
        story
    })
}

fn tell(clock: &mut Clock, story: &[(u64, ClockEvent)]) -> Vec<(Instant, Result<Effects, ClockError>)> {
    let mut now = 0_u64;
    story
        .iter()
        .map(|&(wait, event)| {
            now = now.saturating_add(wait);
            let at = Instant::from_millis(now);
            (at, clock.apply(event, at))
        })
        .collect()
}

/// What the books say of a side, kept from outside.
#[derive(Copy, Clone, Default, Debug)]
struct Account {
    given: i128,
    ran: i128,
    delayed: i128,
    ran_on: i128,
}

fn signed(time: Millis) -> i128 {
    time.get().into()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    /// Given = remaining + used, and run = used + delayed + run on after the last flag, to the millisecond.
    #[test]
    fn time_is_conserved(mut clock in clock(), story in story()) {
        let start = clock.face(Instant::ZERO);
        let mut accounts = ByColor::new_with(|side| {
            Account { given: signed(start.sides[side].remaining), ..Account::default() }
        });
        let mut now = 0_u64;
        for (wait, event) in story {
            let last = clock.last_event();
            let before = clock.face(last);
            now = now.saturating_add(wait);
            let at = Instant::from_millis(now);
            let passed = clock.apply(ClockEvent::Tick, at).expect("time goes on");
            if let Phase::Running(side) = before.phase {
                let time = |from: Instant, to: Instant| signed(to.since(from).expect("later"));
                // A clock that froze ran until the flag fell, the others until now.
                let end = if passed.froze { passed.fell[side].expect("a flag froze it").at } else { at };
                let account = &mut accounts[side];
                account.ran += time(last, end);
                if before.sides[side].is_out {
                    account.ran_on += time(last, end);
                } else {
                    account.delayed += time(last, end).min(signed(before.sides[side].delay));
                    if clock.face(at).sides[side].is_out {
                        account.ran_on += time(passed.fell[side].expect("a flag ended it").at, end);
                    }
                }
            }
            let happened = clock.apply(event, at).unwrap_or_default();
            for (effects, side) in [passed, happened].into_iter().flat_map(|e| Color::ALL.map(|side| (e, side))) {
                accounts[side].given += signed(effects.given[side]) - signed(effects.taken[side]);
            }
            let face = clock.face(at);
            if event == ClockEvent::Swap {
                accounts = ByColor { white: accounts.black, black: accounts.white };
            }
            for (side, account) in Color::ALL.map(|side| (face.sides[side], accounts[side])) {
                prop_assert_eq!(account.given, signed(side.remaining) + signed(side.used), "{:?}", event);
                prop_assert_eq!(account.ran, signed(side.elapsed), "{:?}", event);
                prop_assert_eq!(account.ran, signed(side.used) + account.delayed + account.ran_on, "{:?}", event);
                prop_assert!(side.remaining <= Millis::MAX);
            }
        }
    }

    /// Whatever has happened since, a clock goes back to a snapshot whole, and goes on from it as it would have then.
    #[test]
    fn a_snapshot_is_the_whole_clock(mut clock in clock(), story in story(), more in story(), press in color(), wait in 0..30_000_u64) {
        tell(&mut clock, &story);
        let then = clock.last_event();
        let saved = clock.snapshot(then);
        let mut back = clock.clone();
        let restored = back.restore(&saved, then);
        prop_assert_eq!(restored.is_ok(), clock.face(then).phase != Phase::Ready);
        prop_assert_eq!(&back, &clock, "nothing has happened, and nothing changes");

        for (wait, event) in more {
            let at = Instant::from_millis(back.last_event().get().saturating_add(wait));
            let _ = back.apply(event, at);
        }
        let now = back.last_event();
        let is_stopped = matches!(back.face(now).phase, Phase::Stopped(_));
        let total = |clock: &Clock, at| ByColor::new_with(|side| {
            let side = clock.face(at).sides[side];
            signed(side.remaining) + signed(side.used)
        });
        let had = total(&back, now);
        let effects = back.restore(&saved, now).expect("a started clock");
        let has = total(&back, now);
        for side in Color::ALL {
            let change = signed(effects.given[side]) - signed(effects.taken[side]);
            prop_assert_eq!(has[side] - had[side], change, "time is conserved");
        }
        let (face, was) = (back.face(now), clock.face(then));
        prop_assert_eq!(saved.times(), ByColor::new_with(|side| was.sides[side].remaining));
        if was.phase == Phase::Ready {
            return Ok(());
        }
        let turn = saved.turn().expect("a started clock");
        prop_assert_eq!(face.phase == Phase::Stopped(turn), is_stopped);
        // A side that stood still with no time left loses its flag when it runs again.
        if was.sides[turn].remaining.is_zero() && !was.sides[turn].is_out {
            return Ok(());
        }
        prop_assert_eq!((face.flags, face.sides), (was.flags, was.sides));
        // From here both clocks do the same, the one later than the other.
        let mut on = clock.clone();
        let _ = (on.apply(ClockEvent::Resume, then), back.apply(ClockEvent::Resume, now));
        let later = |at: Instant| Instant::from_millis(at.get().saturating_add(wait));
        if on.face(then).phase != back.face(now).phase || later(now) == Instant::MAX || later(then) == Instant::MAX {
            return Ok(()); // the one is frozen, the other was stopped by hand; or time ends
        }
        prop_assert_eq!(on.apply(ClockEvent::Press(press), later(then)).err(), back.apply(ClockEvent::Press(press), later(now)).err());
        for side in Color::ALL {
            let (one, other) = (on.face(later(then)).sides[side], back.face(later(now)).sides[side]);
            let read = |side: tratto_clock::Side| {
                (side.remaining, side.delay, side.used, side.elapsed, side.this_move, side.period, side.moves, side.is_out)
            };
            prop_assert_eq!(read(one), read(other));
        }
    }

    /// A long wait is the same as two short ones, and asking changes nothing.
    #[test]
    fn ticks_change_nothing(clock in clock(), story in story(), cut in 0.0..1.0_f64) {
        let (mut plain, mut ticked) = (clock.clone(), clock);
        let mut now = 0_u64;
        for (wait, event) in story {
            let middle = now.saturating_add((wait as f64 * cut) as u64).min(now.saturating_add(wait));
            now = now.saturating_add(wait);
            let at = Instant::from_millis(now);
            let seen: Face = plain.face(at);
            ticked.apply(ClockEvent::Tick, Instant::from_millis(middle)).expect("a tick in between");
            ticked.apply(ClockEvent::Tick, at).expect("a tick at the end");
            prop_assert_eq!(ticked.face(at), seen);
            let (one, other) = (plain.apply(event, at), ticked.apply(event, at));
            prop_assert_eq!(one.is_ok(), other.is_ok());
            prop_assert_eq!(plain.face(at), ticked.face(at));
            if one.is_ok() {
                prop_assert_eq!(&plain, &ticked);
            }
        }
    }

    /// The same story gives the same answers, and a refused event leaves the clock alone.
    #[test]
    fn a_story_is_told_the_same_twice(clock in clock(), story in story()) {
        let (mut one, mut other) = (clock.clone(), clock.clone());
        prop_assert_eq!(tell(&mut one, &story), tell(&mut other, &story));
        prop_assert_eq!(&one, &other);
        let mut skipping = clock;
        let mut now = 0_u64;
        for (wait, event) in story {
            now = now.saturating_add(wait);
            let before = skipping.clone();
            if skipping.apply(event, Instant::from_millis(now)).is_err() {
                prop_assert_eq!(&skipping, &before);
            }
        }
        prop_assert_eq!(skipping, one);
    }

    /// The clock says in advance when the next flag falls.
    #[test]
    fn a_flag_falls_when_it_is_due(mut clock in clock(), story in story()) {
        for (at, outcome) in tell(&mut clock, &story) {
            let Ok(effects) = outcome else { continue };
            for side in Color::ALL {
                prop_assert!(effects.fell[side].is_none_or(|fall| fall.at <= at));
            }
        }
        let last = clock.last_event();
        if let Some(due) = clock.flag_due() {
            let side = clock.running(last).expect("a clock runs");
            let before = Instant::from_millis(due.get() - 1);
            if before >= last {
                prop_assert_eq!(clock.face(before).sides[side].flag, clock.face(last).sides[side].flag);
            }
            prop_assert_eq!(clock.face(due).sides[side].flag.map(|fall| fall.at), Some(due));
        }
    }

    /// Flags are down as the sides say, and only a clock that freezes is frozen.
    #[test]
    fn the_face_agrees_with_itself(mut clock in clock(), story in story()) {
        tell(&mut clock, &story);
        let face = clock.face(clock.last_event());
        let down = Color::ALL.map(|side| face.sides[side].flag.is_some());
        match face.flags {
            Flags::BothUp => prop_assert_eq!(down, [false, false]),
            Flags::OneDown(side) => prop_assert!(face.sides[side].flag.is_some()),
            Flags::BothDown { .. } => prop_assert_eq!(down, [true, true]),
        }
        if let Phase::Frozen(_) = face.phase {
            prop_assert!(clock.settings().freezes && face.flags != Flags::BothUp);
        }
        for side in Color::ALL {
            let side = face.sides[side];
            prop_assert!(side.used <= side.elapsed && side.shown >= side.remaining);
            prop_assert!(!side.is_out || (side.flag.is_some() && side.remaining.is_zero()));
        }
    }
}
