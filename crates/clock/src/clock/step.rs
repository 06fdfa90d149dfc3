//! One step of the state machine: time passes, then an event happens. It works on a copy of the state, so that a refused event
//! changes nothing.

use tratto_board::{ByColor, Color};

use super::event::{ClockError, ClockEvent, Completed, Effects, FlagFall};
use super::half::Half;
use super::settings::{Movement, PeriodChange, Settings};
use super::snapshot::Snapshot;
use super::{Flags, Phase};
use crate::control::{Bonus, Periods};
use crate::time::{Instant, Millis};

/// All that changes in a clock.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct State {
    pub(super) halves: ByColor<Half>,
    pub(super) phase: Phase,
    /// The moment of the last event, from which the running side is to be charged.
    pub(super) now: Instant,
    /// Which of the flags that are down fell first, as far as the clock or an observer can tell.
    pub(super) first_flag: Option<Color>,
    /// What the arbiter has set in the place of the periods' bonus.
    pub(super) bonus: Option<Bonus>,
}

impl State {
    pub(super) fn flags(&self) -> Flags {
        let out = Color::ALL.map(|side| self.halves[side].is_out);
        let down = Color::ALL.map(|side| self.halves[side].flag.is_some());
        // The flags that ended the time count before the marks of earlier periods.
        match if out.contains(&true) { out } else { down } {
            [false, false] => Flags::BothUp,
            [true, false] => Flags::OneDown(Color::White),
            [false, true] => Flags::OneDown(Color::Black),
            [true, true] => Flags::BothDown { first: self.first_flag },
        }
    }

    /// A side whose time is over.
    fn side_out(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&side| self.halves[side].is_out)
    }
}

pub(super) struct Step<'c> {
    /// The periods, or `None` for a sand-glass.
    pub(super) periods: Option<&'c Periods>,
    pub(super) settings: Settings,
    pub(super) state: State,
    pub(super) effects: Effects,
}

impl Step<'_> {
    /// Lets time pass up to a moment, which is not before the last.
    pub(super) fn advance(&mut self, at: Instant) -> Result<(), ClockError> {
        let last = self.state.now;
        let time = at.since(last).ok_or(ClockError::TimeWentBack { last, at })?;
        if let Phase::Running(side) = self.state.phase {
            self.run(side, time);
        }
        self.state.now = at;
        Ok(())
    }

    /// Lets something happen now.
    pub(super) fn perform(&mut self, event: ClockEvent) -> Result<(), ClockError> {
        match event {
            ClockEvent::Start(side) => self.start(side)?,
            ClockEvent::Press(side) => self.press(side)?,
            ClockEvent::Stop => self.stop()?,
            ClockEvent::Resume => self.resume()?,
            ClockEvent::Turn(side) => {
                self.lend(side)?;
                self.begin_move(side);
            }
            ClockEvent::Lend(side) => self.lend(side)?,
            ClockEvent::Set { side, time } => self.set(side, time),
            ClockEvent::Add { side, time } => self.add(side, time)?,
            ClockEvent::Take { side, time } => self.take(side, time)?,
            ClockEvent::Swap => self.swap(),
            ClockEvent::SetMoves { side, moves } => self.state.halves[side].moves = moves,
            ClockEvent::SetPeriod { side, period } => self.set_period(side, period)?,
            ClockEvent::SetBonus(bonus) => self.set_bonus(bonus)?,
            ClockEvent::LowerFlag(side) => self.lower(side)?,
            ClockEvent::RaiseFlag(side) => {
                self.flag_down(side)?;
                self.raise(side);
            }
            ClockEvent::ObserveFlag(side) => {
                self.flag_down(side)?;
                if !self.is_rivalled(side) {
                    self.state.first_flag = Some(side);
                }
            }
            ClockEvent::Tick => {}
        }
        self.settle();
        Ok(())
    }

    /// A side's clock runs for some time from `now` on.
    fn run(&mut self, side: Color, mut time: Millis) {
        let mut moment = self.state.now;
        loop {
            let half = &mut self.state.halves[side];
            if half.is_out {
                half.run(time);
                return;
            }
            let to_flag = Millis(half.delay.0 + half.remaining.0);
            let passed = time.min(to_flag);
            half.run(passed);
            let used = half.wait(passed);
            half.charge(used);
            // The sand of an hourglass runs into the other bulb, unless that side's time is over.
            if self.periods.is_none() && !self.state.halves[!side].is_out {
                self.give(!side, used);
            }
            if time < to_flag {
                return;
            }
            time.0 -= passed.0;
            moment = moment.after(passed);
            self.fall(side, moment);
            if matches!(self.state.phase, Phase::Frozen(_)) {
                return;
            }
            let skipped = self.skip_repetitions(side, time);
            time.0 -= skipped.0;
            moment = moment.after(skipped);
        }
    }

    /// If the last period is repeated by flag, a long time without events may hold millions of repetitions: all but the last are skipped
    /// at once. Returns how much time they took.
    fn skip_repetitions(&mut self, side: Color, time: Millis) -> Millis {
        let half = &mut self.state.halves[side];
        let is_repeated =
            self.periods.is_some_and(|periods| half.period as usize >= periods.as_slice().len());
        if !is_repeated || half.remaining.is_zero() {
            return Millis::ZERO;
        }
        let times = (time.0 / half.remaining.0).saturating_sub(1);
        let skipped = Millis(times * half.remaining.0);
        half.run(skipped);
        half.used.0 += skipped.0;
        half.period = half.period.saturating_add(u32::try_from(times).unwrap_or(u32::MAX));
        self.effects.given[side].0 += skipped.0;
        self.effects.entered[side] = Some(half.period);
        skipped
    }

    /// A flag falls, with its consequences.
    fn fall(&mut self, side: Color, at: Instant) {
        let period = self.state.halves[side].period;
        let in_last_period = self.periods.is_none_or(|periods| periods.is_last(period));
        let fall = FlagFall { at, period, in_last_period };
        self.state.halves[side].flag = Some(fall);
        self.effects.fell[side] = Some(fall);
        if self.settings.period_change == PeriodChange::ByFlag {
            self.enter_next_period(side);
        }
        self.state.halves[side].is_out = self.state.halves[side].remaining.is_zero();
        if !self.is_rivalled(side) {
            let is_marked = self.settings.movement == Movement::Digital;
            self.state.first_flag = is_marked.then_some(side);
        }
        let is_over = self.settings.freezes && self.state.halves[side].is_out;
        if let (Phase::Running(turn), true) = (self.state.phase, is_over) {
            self.state.phase = Phase::Frozen(turn);
            self.effects.froze = true;
        }
    }

    /// Whether the other side's flag is down as this side's is: for good, or as the mark of a period.
    fn is_rivalled(&self, side: Color) -> bool {
        let other = &self.state.halves[!side];
        if self.state.halves[side].is_out { other.is_out } else { other.flag.is_some() }
    }

    /// A side's flag goes up.
    fn raise(&mut self, side: Color) {
        let half = &mut self.state.halves[side];
        half.flag = None;
        half.is_out = false;
        if self.state.first_flag == Some(side) {
            let is_marked = self.settings.movement == Movement::Digital;
            self.state.first_flag = (is_marked && self.state.halves[!side].flag.is_some()).then_some(!side);
        }
        if let (Phase::Frozen(turn), None) = (self.state.phase, self.state.side_out()) {
            self.state.phase = Phase::Stopped(turn);
        }
    }

    fn lower(&mut self, side: Color) -> Result<(), ClockError> {
        let half = &mut self.state.halves[side];
        if half.is_out {
            return Err(ClockError::FlagDown { side });
        }
        self.effects.taken[side].0 += half.remaining.0;
        half.remaining = Millis::ZERO;
        half.delay = Millis::ZERO;
        self.fall(side, self.state.now);
        Ok(())
    }

    fn flag_down(&self, side: Color) -> Result<(), ClockError> {
        match self.state.halves[side].flag {
            Some(_) => Ok(()),
            None => Err(ClockError::FlagUp { side }),
        }
    }

    fn start(&mut self, side: Color) -> Result<(), ClockError> {
        if self.state.phase != Phase::Ready {
            return Err(ClockError::AlreadyStarted);
        }
        self.may_run()?;
        self.state.phase = Phase::Running(side);
        self.begin_move(side);
        Ok(())
    }

    fn press(&mut self, side: Color) -> Result<(), ClockError> {
        match self.state.phase {
            Phase::Ready => Err(ClockError::NotStarted),
            Phase::Stopped(_) => Err(ClockError::Stopped),
            Phase::Running(turn) | Phase::Frozen(turn) if turn != side => {
                Err(ClockError::NotOnMove { pressed: side })
            }
            Phase::Frozen(_) => {
                self.state.phase = Phase::Frozen(!side);
                Ok(())
            }
            Phase::Running(_) => {
                self.complete(side);
                self.state.phase = Phase::Running(!side);
                self.begin_move(!side);
                Ok(())
            }
        }
    }

    /// A move is completed. After the last flag nothing is given any more.
    fn complete(&mut self, side: Color) {
        let half = &mut self.state.halves[side];
        half.moves = half.moves.saturating_add(1);
        self.effects.completed = Some(Completed { side, moves: half.moves, took: half.this_move });
        if half.is_out {
            return;
        }
        let (moves, period) = (u64::from(half.moves), half.period);
        let for_this_move = self.bonus(side);
        let end = self.periods.and_then(|periods| periods.ends_at(period));
        if self.settings.period_change == PeriodChange::ByMoves && end.is_some_and(|end| moves >= end) {
            self.enter_next_period(side);
        }
        let bonus = if self.settings.increment_before_first_move { self.bonus(side) } else { for_this_move };
        self.give(side, bonus.increment());
    }

    fn enter_next_period(&mut self, side: Color) {
        let half = &mut self.state.halves[side];
        let next = half.period.saturating_add(1);
        if let Some(period) = self.periods.and_then(|periods| periods.get(next)) {
            half.period = next;
            self.effects.entered[side] = Some(next);
            self.give(side, period.time());
        }
    }

    fn begin_move(&mut self, side: Color) {
        let delay = self.bonus(side).delay();
        let half = &mut self.state.halves[side];
        half.this_move = Millis::ZERO;
        half.delay = delay;
        // What was left of the other's delay is not saved.
        self.state.halves[!side].delay = Millis::ZERO;
    }

    /// Puts everything back to an earlier state, and lets the clock go on from there if it went.
    pub(super) fn restore(&mut self, snapshot: &Snapshot) -> Result<(), ClockError> {
        let is_stopped = match self.state.phase {
            Phase::Ready => return Err(ClockError::NotStarted),
            Phase::Stopped(_) => true,
            Phase::Running(_) | Phase::Frozen(_) => false,
        };
        let turn = snapshot.turn().ok_or(ClockError::NotStarted)?;
        let before = self.state;
        self.state = snapshot.state(self, before.now);
        self.state.phase = match self.may_run() {
            _ if is_stopped => Phase::Stopped(turn),
            Ok(()) => Phase::Running(turn),
            Err(_) => Phase::Frozen(turn),
        };
        for side in Color::ALL {
            let all = |state: &State| state.halves[side].remaining.0 + state.halves[side].used.0;
            let (had, has) = (all(&before), all(&self.state));
            self.effects.given[side].0 += has.saturating_sub(had);
            self.effects.taken[side].0 += had.saturating_sub(has);
        }
        self.settle();
        Ok(())
    }

    /// A side that runs without any time left loses its flag at once.
    fn settle(&mut self) {
        if let Phase::Running(side) = self.state.phase {
            self.run(side, Millis::ZERO);
        }
    }

    fn stop(&mut self) -> Result<(), ClockError> {
        match self.state.phase {
            Phase::Ready => Err(ClockError::NotStarted),
            Phase::Stopped(_) => Err(ClockError::Stopped),
            Phase::Running(turn) | Phase::Frozen(turn) => {
                self.state.phase = Phase::Stopped(turn);
                Ok(())
            }
        }
    }

    fn resume(&mut self) -> Result<(), ClockError> {
        match self.state.phase {
            Phase::Ready => Err(ClockError::NotStarted),
            Phase::Running(_) => Err(ClockError::Running),
            Phase::Stopped(turn) | Phase::Frozen(turn) => {
                self.may_run()?;
                self.state.phase = Phase::Running(turn);
                Ok(())
            }
        }
    }

    /// A clock that freezes does not run while a side's time is over.
    fn may_run(&self) -> Result<(), ClockError> {
        match self.state.side_out() {
            Some(side) if self.settings.freezes => Err(ClockError::FlagDown { side }),
            _ => Ok(()),
        }
    }

    /// This side's clock runs in the place of the other's.
    fn lend(&mut self, side: Color) -> Result<(), ClockError> {
        self.state.phase = match self.state.phase {
            Phase::Ready => return Err(ClockError::NotStarted),
            Phase::Running(_) => Phase::Running(side),
            Phase::Stopped(_) => Phase::Stopped(side),
            Phase::Frozen(_) => Phase::Frozen(side),
        };
        Ok(())
    }

    fn set(&mut self, side: Color, time: Millis) {
        let half = &mut self.state.halves[side];
        let was_out = half.is_out;
        self.effects.given[side].0 += time.0.saturating_sub(half.remaining.0);
        self.effects.taken[side].0 += half.remaining.0.saturating_sub(time.0);
        half.remaining = time;
        if was_out {
            self.raise(side);
        }
    }

    fn add(&mut self, side: Color, time: Millis) -> Result<(), ClockError> {
        let half = &self.state.halves[side];
        let (remaining, was_out) = (half.remaining, half.is_out);
        remaining.checked_add(time).ok_or(ClockError::TooMuch { side, remaining, time })?;
        self.give(side, time);
        if was_out && !time.is_zero() {
            self.raise(side);
        }
        Ok(())
    }

    fn take(&mut self, side: Color, time: Millis) -> Result<(), ClockError> {
        let half = &mut self.state.halves[side];
        let remaining = half.remaining;
        half.remaining =
            remaining.checked_sub(time).ok_or(ClockError::TooLittle { side, remaining, time })?;
        self.effects.taken[side].0 += time.0;
        Ok(())
    }

    fn swap(&mut self) {
        let ByColor { white, black } = &mut self.state.halves;
        std::mem::swap(white, black);
        self.state.first_flag = self.state.first_flag.map(|side| !side);
        self.state.phase = match self.state.phase {
            Phase::Ready => Phase::Ready,
            Phase::Running(turn) => Phase::Running(!turn),
            Phase::Stopped(turn) => Phase::Stopped(!turn),
            Phase::Frozen(turn) => Phase::Frozen(!turn),
        };
    }

    fn set_period(&mut self, side: Color, period: u32) -> Result<(), ClockError> {
        let exists = self.periods.map_or(period == 0, |periods| periods.get(period).is_some());
        if !exists {
            return Err(ClockError::NoSuchPeriod { period });
        }
        self.state.halves[side].period = period;
        Ok(())
    }

    fn set_bonus(&mut self, bonus: Bonus) -> Result<(), ClockError> {
        if self.periods.is_none() || self.settings.movement == Movement::Mechanical {
            return Err(ClockError::NoBonus);
        }
        self.state.bonus = Some(bonus.normal());
        Ok(())
    }

    /// What a side gets for each move.
    pub(super) fn bonus(&self, side: Color) -> Bonus {
        self.state.bonus.unwrap_or_else(|| self.bonus_in(self.state.halves[side].period))
    }

    /// What the time control gives for each move of a period.
    pub(super) fn bonus_in(&self, period: u32) -> Bonus {
        self.periods.and_then(|periods| periods.get(period)).map_or(Bonus::None, |p| p.bonus())
    }

    /// Adds time to a side, up to the most that a clock can hold.
    fn give(&mut self, side: Color, time: Millis) {
        let given = self.state.halves[side].credit(time);
        self.effects.given[side].0 += given.0;
    }
}
