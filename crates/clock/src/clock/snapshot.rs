//! The complete state of a clock at one moment, as one value.

use tratto_board::{ByColor, Color};

use super::Phase;
use super::half::Half;
use super::step::{State, Step};
use crate::time::{Instant, Millis};

/// The whole state of a clock at one moment: times, delays, move counters, periods, flags, and whose turn it is.
///
/// [`Clock::snapshot`](super::Clock::snapshot) takes it, and [`Clock::restore`](super::Clock::restore) restores it. It is small, because
/// a game keeps one for each half-move: the usual states are stored inline in compact form, all others in a box.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Snapshot(Kept);

const _: () = assert!(size_of::<Option<Snapshot>>() <= 40, "a game keeps one for each half-move");

#[derive(Clone, Eq, PartialEq, Debug)]
enum Kept {
    Ordinary(Ordinary),
    Whole(Box<State>),
}

/// A clock without flags down and without a bonus set by the arbiter, whose numbers are of the usual size.
#[derive(Clone, Eq, PartialEq, Debug)]
struct Ordinary {
    turn: Option<Color>,
    sides: [Numbers; 2],
    periods: [u8; 2],
    moves: [u16; 2],
}

/// The times of one side, in milliseconds.
#[derive(Clone, Eq, PartialEq, Debug)]
struct Numbers {
    remaining: u32,
    used: u32,
    /// What ran beside the main time: delays.
    beside: u32,
    this_move: u32,
}

impl Snapshot {
    pub(super) fn of(step: &Step<'_>) -> Snapshot {
        Snapshot(match ordinary(step) {
            Some(ordinary) => Kept::Ordinary(ordinary),
            None => Kept::Whole(Box::new(step.state)),
        })
    }

    /// The main time that each side had left.
    pub fn times(&self) -> ByColor<Millis> {
        match &self.0 {
            Kept::Ordinary(ordinary) => {
                ByColor::new_with(|side| Millis(ordinary.sides[side as usize].remaining.into()))
            }
            Kept::Whole(state) => ByColor::new_with(|side| state.halves[side].remaining),
        }
    }

    /// The side whose clock ran, or would have run on; `None` where the clock had not been started.
    pub fn turn(&self) -> Option<Color> {
        match &self.0 {
            Kept::Ordinary(ordinary) => ordinary.turn,
            Kept::Whole(state) => turn(state.phase),
        }
    }

    /// The state, with another moment and nothing running.
    pub(super) fn state(&self, step: &Step<'_>, now: Instant) -> State {
        match &self.0 {
            Kept::Whole(state) => State { now, ..**state },
            Kept::Ordinary(ordinary) => {
                let phase = ordinary.turn.map_or(Phase::Ready, Phase::Stopped);
                let halves = ByColor::new_with(|side| half(ordinary, side));
                let mut state = State { halves, phase, now, first_flag: None, bonus: None };
                if let Some(turn) = ordinary.turn {
                    state.halves[turn].delay = delay_left(step, &state, turn);
                }
                state
            }
        }
    }
}

fn half(ordinary: &Ordinary, side: Color) -> Half {
    let numbers = &ordinary.sides[side as usize];
    let millis = |number: u32| Millis(number.into());
    Half {
        remaining: millis(numbers.remaining),
        used: millis(numbers.used),
        elapsed: Millis(u64::from(numbers.used) + u64::from(numbers.beside)),
        delay: Millis::ZERO,
        this_move: millis(numbers.this_move),
        moves: ordinary.moves[side as usize].into(),
        period: ordinary.periods[side as usize].into(),
        flag: None,
        is_out: false,
    }
}

/// What is left of a delay when nothing has changed it since the move began.
fn delay_left(step: &Step<'_>, state: &State, side: Color) -> Millis {
    let half = &state.halves[side];
    step.bonus_in(half.period).delay().saturating_sub(half.this_move)
}

/// The state in its compact form, if that loses nothing.
fn ordinary(step: &Step<'_>) -> Option<Ordinary> {
    let state = &step.state;
    let turn = turn(state.phase);
    if state.bonus.is_some() || state.first_flag.is_some() {
        return None;
    }
    let mut sides = [None, None];
    for side in Color::ALL {
        let half = &state.halves[side];
        let delay = if turn == Some(side) { delay_left(step, state, side) } else { Millis::ZERO };
        if half.flag.is_some() || half.is_out || half.delay != delay {
            return None;
        }
        let number = |millis: Millis| u32::try_from(millis.0).ok();
        sides[side as usize] = Some(Numbers {
            remaining: number(half.remaining)?,
            used: number(half.used)?,
            beside: number(half.elapsed.saturating_sub(half.used))?,
            this_move: number(half.this_move)?,
        });
    }
    let [Some(white), Some(black)] = sides else { return None };
    let count = |side: Color| u16::try_from(state.halves[side].moves).ok();
    let period = |side: Color| u8::try_from(state.halves[side].period).ok();
    Some(Ordinary {
        turn,
        sides: [white, black],
        periods: [period(Color::White)?, period(Color::Black)?],
        moves: [count(Color::White)?, count(Color::Black)?],
    })
}

fn turn(phase: Phase) -> Option<Color> {
    match phase {
        Phase::Ready => None,
        Phase::Running(turn) | Phase::Stopped(turn) | Phase::Frozen(turn) => Some(turn),
    }
}
