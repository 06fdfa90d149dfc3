//! The hall: every live game, loaded when somebody asks for it, and the one way in which anything happens to it.

use super::play::{Brought, Step, Table, happen_again, message, stored_event};
use super::seat::Seat;
use super::timer::Timer;
use super::{fits_online, permits, view};
use crate::error::ServerError;
use crate::store::{Boot, EventRow, GameRow, Store, StoreError};
use crate::time::ServerTime;
use crate::wire::{ActRequest, EventView, GameState, Mode, Role, ToClient};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OwnedMutexGuard, Semaphore};
use tratto_board::Color;
use tratto_laws::{Act, Deed, Event, Game, Office, Status};
use tratto_words::Scene;

/// A game that nobody looks at is put away after so long.
const IDLE: u64 = 60_000;
/// The longest act that is read.
const LONGEST: usize = 300;

/// How many games the Laws think about at once. Few: every thread that does keeps memory to itself.
const JUDGES: usize = 3;

type Seats = HashMap<String, Arc<Seat>>;

/// Every live game.
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) time: ServerTime,
    pub(crate) boot: Boot,
    pub(crate) timer: Timer,
    /// Room for the Laws to think.
    judging: Semaphore,
    seats: Mutex<Seats>,
}

/// What came of an act.
pub(crate) struct Acted {
    pub(crate) seq: u64,
    pub(crate) at: u64,
    pub(crate) events: Vec<EventView>,
}

impl Hall {
    pub(crate) fn new(store: Store, time: ServerTime, boot: Boot) -> Hall {
        Hall {
            store,
            time,
            boot,
            timer: Timer::default(),
            judging: Semaphore::new(JUDGES),
            seats: Mutex::default(),
        }
    }

    fn seats(&self) -> MutexGuard<'_, Seats> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many games are in memory.
    pub(crate) fn count(&self) -> usize {
        self.seats().len()
    }

    /// A live game, loaded if it is not there.
    pub(crate) async fn seat(&self, id: &str) -> Result<Arc<Seat>, ServerError> {
        let known = self.seats().get(id).cloned();
        if let Some(seat) = known {
            seat.touch(self.time.now());
            return Ok(seat);
        }
        let row = self.store.game(id).await?.ok_or(ServerError::NoGame)?;
        let events = self.store.events(row.number, 0).await?;
        let id = row.id.clone();
        let table = blocking(move || Table::replay(&row, &events)).await??;
        let seat = Arc::new(Seat::new(&id, table, self.time.now()));
        // Two may load at once: the first to come back is the one that stays.
        Ok(Arc::clone(self.seats().entry(id).or_insert(seat)))
    }

    /// A live game, where it is in memory: nobody is at a table that is not.
    pub(crate) fn seated(&self, id: &str) -> Option<Arc<Seat>> {
        self.seats().get(id).cloned()
    }

    /// Sits down at a table: what is overdue happens first.
    pub(super) async fn sit(&self, seat: &Seat) -> Result<OwnedMutexGuard<Table>, ServerError> {
        let mut guard = Arc::clone(&seat.table).lock_owned().await;
        if guard.busy {
            self.forget(seat);
            return Err(ServerError::internal("the game is being put right after a failure: try again"));
        }
        if !guard.recovered {
            guard = self.recover(seat, guard).await?;
        }
        let now = self.time.now();
        while let Some((brought, at)) = guard.overdue(now) {
            (guard, _) = self.perform(seat, guard, vec![brought], at).await?;
        }
        Ok(guard)
    }

    /// Lets things happen at a table and stores them; everybody is told when they are on disk.
    pub(super) async fn perform(
        &self,
        seat: &Seat,
        guard: OwnedMutexGuard<Table>,
        acts: Vec<Brought>,
        at: u64,
    ) -> Result<(OwnedMutexGuard<Table>, Acted), ServerError> {
        let now = self.time.now();
        self.work(seat, guard, true, move |table| table.take(acts, at, now)).await
    }

    async fn work(
        &self,
        seat: &Seat,
        mut guard: OwnedMutexGuard<Table>,
        is_long: bool,
        work: impl FnOnce(&mut Table) -> Result<Step, ServerError> + Send + 'static,
    ) -> Result<(OwnedMutexGuard<Table>, Acted), ServerError> {
        guard.busy = true;
        let work = move || {
            let step = work(&mut guard);
            if step.is_err() {
                guard.busy = false;
            }
            (guard, step)
        };
        let done = if is_long {
            let _room = self.judging.acquire().await.map_err(ServerError::internal)?;
            blocking(work).await
        } else {
            Ok(work())
        };
        let (mut guard, step) = match done {
            Ok((guard, step)) => (guard, step?),
            Err(error) => {
                self.forget(seat);
                return Err(error);
            }
        };
        let Step { before, rows, head, events, text } = step;
        let (seq, at, due) = (head.seq, head.last_at, head.due);
        if let Err(error) = self.store.append(guard.number, before, rows, head).await {
            // What is in memory is not what is on disk: the next to ask loads it afresh. It stays marked as busy.
            self.forget(seat);
            return Err(error.into());
        }
        guard.busy = false;
        seat.touch(self.time.now());
        self.timer.arm(&seat.id, due);
        seat.tell_events(seq, text);
        Ok((guard, Acted { seq, at, events }))
    }

    fn forget(&self, seat: &Seat) {
        let mut seats = self.seats();
        if seats.get(&seat.id).is_some_and(|there| std::ptr::eq(Arc::as_ptr(there), seat)) {
            seats.remove(&seat.id);
        }
    }

    /// An act of somebody.
    pub(crate) async fn act(&self, id: &str, role: Role, request: ActRequest) -> Result<Acted, ServerError> {
        if request.act.len() > LONGEST {
            return Err(ServerError::BadValue { field: "act" });
        }
        let act: Act = request.act.parse()?;
        if !permits(role, &act) {
            return Err(ServerError::Forbidden { role, act: act.to_string() });
        }
        let seat = self.seat(id).await?;
        let guard = self.sit(&seat).await?;
        if guard.settings.new.mode == Mode::Online && !fits_online(&act) {
            return Err(ServerError::NotOnline { act: act.to_string() });
        }
        if guard.seq != request.expected_seq {
            return Err(ServerError::Conflict { seq: guard.seq });
        }
        let now = self.time.now();
        if let (Act::AgreeToCorrect, Some(color)) = (&act, color_of(role)) {
            let mut guard = guard;
            if *guard.game.status() == Status::Running && !guard.propose(color) {
                let update = guard.update(Vec::new(), guard.game.plies().len(), now);
                seat.tell_time(guard.seq, message(&update)?);
                return Ok(Acted { seq: guard.seq, at: now, events: Vec::new() });
            }
            let agreed = vec![(role, act)];
            return Ok(self.perform(&seat, guard, agreed, now).await?.1);
        }
        let is_long = may_take_long(&act);
        let work = move |table: &mut Table| {
            let mut acts = Vec::new();
            // His own act brings a player back whose clock waits for him.
            if table.awaited().is_some() && table.awaited() == color_of(role) {
                acts.push((Role::Server, Act::Arbiter(Office::Restart)));
            }
            acts.extend(table.expand(role, act, request.offer_draw)?);
            table.take(acts, now, now)
        };
        let (_, acted) = self.work(&seat, guard, is_long, work).await?;
        Ok(acted)
    }

    /// Somebody comes to a table: a player is let in, and clocks that waited for him run on.
    pub(crate) async fn come(&self, seat: &Seat, role: Role) -> Result<(), ServerError> {
        let guard = self.sit(seat).await?;
        let Some(color) = color_of(role) else { return Ok(()) };
        let acts = if guard.awaited() == Some(color) {
            vec![(Role::Server, Act::Arbiter(Office::Restart))]
        } else if !guard.has_arrived(color) && !guard.is_finished() {
            guard.arrival(color)
        } else {
            return Ok(());
        };
        let now = self.time.now();
        self.perform(seat, guard, acts, now).await?;
        Ok(())
    }

    /// Everything about a game, with the events after a number.
    pub(crate) async fn state(
        &self,
        seat: &Seat,
        role: Role,
        since: Option<u64>,
    ) -> Result<GameState, ServerError> {
        let guard = self.sit(seat).await?;
        let now = self.time.now();
        let (number, created_at, settings) = (guard.number, guard.created_at, Arc::clone(&guard.settings));
        let mut state = GameState {
            id: seat.id.clone(),
            settings: guard.settings_view(),
            role,
            moment: guard.moment(now),
            scoresheet: guard.scoresheet(0),
            events: Vec::new(),
            preliminaries: Vec::new(),
            rematch: guard.rematch.clone(),
        };
        drop(guard);
        let last = state.moment.seq;
        let mut rows = Vec::new();
        if since.is_none_or(|since| since < last) {
            rows = self.store.events(number, 0).await?;
            rows.retain(|row| row.seq <= last);
        }
        let (events, preliminaries) =
            blocking(move || replay_events(settings.game(created_at)?, &rows, since)).await??;
        state.events = events;
        state.preliminaries = preliminaries;
        Ok(state)
    }

    /// Looks at a table as it stands.
    pub(crate) async fn with_table<T: Send + 'static>(
        &self,
        seat: &Seat,
        look: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        let guard = self.sit(seat).await?;
        blocking(move || look(&guard)).await
    }

    /// Something fell due by itself.
    pub(crate) async fn ring(&self, id: &str) -> Result<(), ServerError> {
        let seat = self.seat(id).await?;
        let before = Arc::clone(&seat.table).lock_owned().await.seq;
        let guard = self.sit(&seat).await?;
        if guard.seq == before {
            // A flag that nobody calls but the opponent: everybody may see it.
            let update = guard.update(Vec::new(), guard.game.plies().len(), self.time.now());
            seat.tell_time(guard.seq, message(&update)?);
        }
        Ok(())
    }

    /// Tells everybody at a table about the game that follows.
    pub(crate) async fn announce_rematch(&self, id: &str, next: &str) -> Result<(), ServerError> {
        let seat = self.seat(id).await?;
        Arc::clone(&seat.table).lock_owned().await.rematch = Some(next.to_owned());
        seat.tell(message(&ToClient::Rematch { game: next.to_owned() })?);
        Ok(())
    }

    /// Tells everybody everywhere that the server stops.
    pub(crate) fn announce_stop(&self) {
        let Ok(text) = message(&ToClient::Stopping {}) else { return };
        let seats: Vec<Arc<Seat>> = self.seats().values().cloned().collect();
        for seat in seats {
            seat.tell(text.clone());
        }
    }

    /// Puts away games that nobody looks at. What falls due in them stays with the timer.
    pub(crate) fn sweep(&self, now: u64) {
        self.seats().retain(|_, seat| {
            // Nobody can come in while the list is locked, so that one holder means nobody is there.
            Arc::strong_count(seat) > 1 || seat.touched().saturating_add(IDLE) > now
        });
    }

    /// What falls due by itself in the games of earlier runs.
    pub(crate) async fn wind_up(&self) -> Result<(), StoreError> {
        for row in self.store.due_games().await? {
            self.timer.arm(&row.id, first_due(&row));
        }
        Ok(())
    }
}

/// When a stored game has to be looked at: where the clocks stop at a crash, not before somebody comes.
fn first_due(row: &GameRow) -> Option<u64> {
    let settings = super::Settings::stored(&row.settings).ok()?;
    match settings.new.crash {
        crate::wire::CrashPolicy::Run => row.due,
        crate::wire::CrashPolicy::Stop => None,
    }
}

/// Whether the Laws may have to find out whether a side can mate, which may take a while: that is not done on the threads that serve
/// everybody. Touches, presses and offers never ask.
fn may_take_long(act: &Act) -> bool {
    let Act::Player(_, deed) = act else { return true };
    !matches!(
        deed,
        Deed::Touch { .. }
            | Deed::TouchBoth { .. }
            | Deed::Press(_)
            | Deed::Offer(_)
            | Deed::Refuse
            | Deed::Record(_)
    )
}

pub(crate) fn color_of(role: Role) -> Option<Color> {
    match role {
        Role::White => Some(Color::White),
        Role::Black => Some(Color::Black),
        _ => None,
    }
}

/// The events of a log after a number, with what the Laws said to each, and what they said before the first.
pub(super) fn replay_events(
    mut game: Game,
    rows: &[EventRow],
    since: Option<u64>,
) -> Result<(Vec<EventView>, Vec<crate::wire::RulingView>), ServerError> {
    let scene = Scene::of(&game);
    let preliminaries = game.preliminaries().iter().map(|ruling| view::ruling_view(ruling, scene)).collect();
    // Nobody is told what the Laws said to events that are known: they happen all at once.
    let known = rows.partition_point(|row| since.is_some_and(|since| row.seq <= since));
    let (known, asked) = rows.split_at(known);
    let known = known.iter().map(stored_event).collect::<Result<Vec<Event>, ServerError>>()?;
    happen_again(&mut game, &known)?;
    let mut events = Vec::new();
    for row in asked {
        let event = stored_event(row)?;
        let before = game.clone();
        let rulings = game.apply(&event).map_err(ServerError::internal)?;
        let scene = Scene { before: &before, after: &game };
        events.push(view::event_view(row, &event.act, &rulings, scene));
    }
    Ok((events, preliminaries))
}

/// Runs something that may take a while where waiting hurts nobody.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ServerError> {
    tokio::task::spawn_blocking(work).await.map_err(ServerError::internal)
}

#[cfg(test)]
mod tests;
