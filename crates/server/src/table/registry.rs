//! The games in memory: loaded on demand, and unloaded when nobody uses them.

use super::cap::Caps;
use super::live::LiveGame;
use super::play::{GameInPlay, happen_again, message, stored_event};
use super::playing::Playing;
use super::settings::Settings;
use super::timer::Timer;
use super::view;
use crate::error::ServerError;
use crate::health::Health;
use crate::keeping::audit;
use crate::store::{Boot, EventRow, GameRow, RUNNING, Store, StoreError};
use crate::time::ServerTime;
use crate::wire::{EventView, GameState, Role, RulingView, ToClient};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedMutexGuard, Semaphore};
use tratto_board::Color;
use tratto_laws::{Event, Game, Status};
use tratto_words::Words;

/// A game without clients is unloaded after this long, in milliseconds.
const IDLE: u64 = 60_000;
/// A game that could not be repaired is retried after this long, in milliseconds.
const RETRY: u64 = 1_000;

/// How many games the Laws judge at the same time. Few, because every thread keeps memory.
const JUDGING_THREADS: usize = 3;

/// The most events in one message.
const EVENTS_AT_ONCE: u64 = 2_000;

/// What is needed to replay a log.
struct Log {
    number: i64,
    created_at: u64,
    settings: Arc<Settings>,
    /// Whether the game goes on after the last event.
    goes_on: bool,
}

type LiveGames = HashMap<String, Arc<LiveGame>>;

/// The games in memory, with everything they share.
pub(crate) struct GameRegistry {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) time: ServerTime,
    pub(crate) boot: Boot,
    /// The last moment known to the store before this run; 0 if there is none.
    last_run: u64,
    pub(crate) timer: Timer,
    /// Permits for judging acts.
    pub(super) judging: Arc<Semaphore>,
    /// Limits on the events of a game.
    pub(super) caps: Caps,
    live_games: Mutex<LiveGames>,
    /// The boards of the running games.
    pub(crate) playing: Playing,
    pub(crate) health: Health,
}

impl GameRegistry {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        time: ServerTime,
        boot: Boot,
        last_run: u64,
        caps: Caps,
    ) -> GameRegistry {
        GameRegistry {
            store,
            time,
            boot,
            last_run,
            timer: Timer::new(time),
            judging: Arc::new(Semaphore::new(JUDGING_THREADS)),
            caps,
            live_games: Mutex::default(),
            playing: Playing::default(),
            health: Health::default(),
        }
    }

    /// Learns from the store which games are running.
    pub(crate) async fn learn_what_is_played(&self) -> Result<(), StoreError> {
        for (game, fen) in self.store.running().await? {
            self.playing.note(game, RUNNING, &fen);
        }
        Ok(())
    }

    fn live_games(&self) -> MutexGuard<'_, LiveGames> {
        self.live_games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long no server was running before this run, in milliseconds.
    pub(crate) fn away_for(&self) -> u64 {
        if self.last_run == 0 { 0 } else { self.boot.started_at.saturating_sub(self.last_run) }
    }

    /// How many games are in memory.
    pub(crate) fn count(&self) -> usize {
        self.live_games().len()
    }

    /// A game if it is in memory.
    pub(super) fn live(&self, id: &str) -> Option<Arc<LiveGame>> {
        self.live_games().get(id).cloned()
    }

    /// A game, loaded if it is not in memory.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<LiveGame>, ServerError> {
        let known = self.live_games().get(id).cloned();
        if let Some(live) = known {
            live.touch(self.time.now());
            return Ok(live);
        }
        let (id, mut table) = match self.load(id).await {
            Ok(loaded) => loaded,
            Err(ServerError::Damaged { game, what }) => {
                self.health.damaged(&game, &what);
                return Err(ServerError::Damaged { game, what });
            }
            Err(error) => return Err(error),
        };
        self.health.readable(&id);
        table.take_up(self.time.now(), self.caps);
        let live = Arc::new(LiveGame::new(&id, table, self.time.now()));
        // Two requests may load it at the same time: both use the first.
        Ok(Arc::clone(self.live_games().entry(id).or_insert(live)))
    }

    /// A game if it is in memory. If it is not, nobody is connected to it.
    pub(crate) fn in_memory(&self, id: &str) -> Option<Arc<LiveGame>> {
        self.live_games().get(id).cloned()
    }

    /// Loads a game from the store by replaying its log.
    async fn load(&self, id: &str) -> Result<(String, GameInPlay), ServerError> {
        let damaged = |what: String| ServerError::Damaged { game: id.to_owned(), what };
        let of_store = |error: StoreError| match error.is_damage() {
            true => damaged(error.to_string()),
            false => error.into(),
        };
        let Some(row) = self.store.game(id).await.map_err(of_store)? else {
            return Err(self.row(id).await.err().unwrap_or(ServerError::Reload));
        };
        let events = self.store.events(row.number, 0).await.map_err(of_store)?;
        let (id, number, stored) = (row.id.clone(), row.number, row.seq);
        let audited = blocking(move || audit(&row, &events)).await?;
        match (audited.damage(), audited.table) {
            (None, Some(table)) => {
                self.playing.note_head(number, &table.head());
                if stored < table.seq {
                    self.store.catch_up(number, table.head(), table.chain);
                }
                Ok((id, table))
            }
            (what, _) => Err(damaged(what.unwrap_or_default())),
        }
    }

    /// Locks a game, after carrying out everything that is overdue. `Reload` if its state in memory cannot be trusted any more.
    pub(super) async fn lock(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
    ) -> Result<OwnedMutexGuard<GameInPlay>, ServerError> {
        let mut guard = Arc::clone(&live.table).lock_owned().await;
        if guard.unsettled {
            self.forget(live);
            return Err(ServerError::Reload);
        }
        if !guard.recovered {
            guard = self.recover(live, guard).await?;
        }
        let now = guard.now(&self.time);
        while let Some((brought, at)) = guard.overdue(now) {
            (guard, _) = self.perform(live, guard, vec![brought], at).await?;
        }
        Ok(guard)
    }

    /// Unloads a game whose state in memory cannot be trusted any more. Its clients are told to reconnect, and what falls due in it
    /// stays scheduled.
    pub(super) fn forget(&self, live: &LiveGame) {
        {
            let mut live_games = self.live_games();
            if live_games.get(&live.id).is_some_and(|there| std::ptr::eq(Arc::as_ptr(there), live)) {
                live_games.remove(&live.id);
            }
        }
        live.close();
        self.timer.arm(&live.id, Some(self.time.now().saturating_add(RETRY)));
    }

    /// The number of the last event on disk, if this is still the loaded game.
    pub(crate) fn seq_of(&self, live: &Arc<LiveGame>) -> Option<u64> {
        let live_games = self.live_games();
        live_games.get(&live.id).filter(|there| Arc::ptr_eq(there, live)).map(|live| live.seq())
    }

    /// The full state of a game, with the events after a number.
    pub(crate) async fn state(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
        role: Role,
        since: Option<u64>,
        words: &'static Words,
    ) -> Result<GameState, ServerError> {
        let guard = self.lock(live).await?;
        let now = guard.now(&self.time);
        let (number, created_at, settings) = (guard.number, guard.created_at, Arc::clone(&guard.settings));
        let mut state = GameState {
            id: live.id.clone(),
            settings: guard.settings_view(),
            role,
            moment: guard.moment(words, now),
            scoresheet: guard.scoresheet(0),
            events: Vec::new(),
            preliminaries: Vec::new(),
            rematch: guard.rematch.clone(),
        };
        let goes_on = *guard.game.status() == Status::Running;
        drop(guard);
        let last = state.moment.seq;
        // Of a very long log only the end is sent; the rest can be fetched by pages.
        let first = last.saturating_sub(EVENTS_AT_ONCE);
        let since = if first > 0 { Some(since.unwrap_or(0).max(first)) } else { since };
        let log = Log { number, created_at, settings, goes_on };
        let (events, preliminaries) = self.events_of(log, since, last, words).await?;
        state.events = events;
        state.preliminaries = preliminaries;
        Ok(state)
    }

    /// A page of a game's log with its rulings, and the number of the last event.
    pub(crate) async fn page(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
        since: u64,
        words: &'static Words,
    ) -> Result<(Vec<EventView>, u64), ServerError> {
        let guard = self.lock(live).await?;
        let last = guard.seq;
        let settings = Arc::clone(&guard.settings);
        let goes_on = *guard.game.status() == Status::Running;
        let log = Log { number: guard.number, created_at: guard.created_at, settings, goes_on };
        drop(guard);
        let last_asked = last.min(since.saturating_add(EVENTS_AT_ONCE));
        let (events, _) = self.events_of(log, Some(since), last_asked, words).await?;
        Ok((events, last))
    }

    /// The events between two numbers with their rulings, and the rulings before the first event.
    async fn events_of(
        &self,
        log: Log,
        since: Option<u64>,
        last: u64,
        words: &'static Words,
    ) -> Result<(Vec<EventView>, Vec<RulingView>), ServerError> {
        let mut rows = Vec::new();
        if since.is_none_or(|since| since < last) {
            rows = self.store.events(log.number, 0).await?;
        }
        let game = move || log.settings.game(log.created_at);
        blocking(move || replay_events(words, game()?, &rows, since, last, log.goes_on)).await?
    }

    /// Reads the locked state of a game.
    pub(crate) async fn with_table<T: Send + 'static>(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
        look: impl FnOnce(&GameInPlay) -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        let guard = self.lock(live).await?;
        blocking(move || look(&guard)).await
    }

    /// Carries out what is due in a game.
    pub(crate) async fn run_due(self: &Arc<Self>, id: &str) -> Result<(), ServerError> {
        let live = self.open(id).await?;
        let before = Arc::clone(&live.table).lock_owned().await.seq;
        let guard = self.lock(&live).await?;
        if guard.seq == before {
            // A flag has fallen that only the opponent may call: let everybody see it.
            live.tell_time(guard.seq, guard.time_passed(guard.now(&self.time), &live.languages())?);
        }
        Ok(())
    }

    /// Tells everybody connected about the rematch.
    pub(crate) async fn announce_rematch(&self, id: &str, next: &str) -> Result<(), ServerError> {
        let live = self.open(id).await?;
        Arc::clone(&live.table).lock_owned().await.rematch = Some(next.to_owned());
        live.tell(message(&ToClient::Rematch { game: next.to_owned() })?);
        Ok(())
    }

    /// Tells everybody in all games that the server stops.
    pub(crate) fn announce_stop(&self) {
        let Ok(text) = message(&ToClient::Stopping {}) else { return };
        let live_games: Vec<Arc<LiveGame>> = self.live_games().values().cloned().collect();
        for live in live_games {
            live.tell(text.clone());
        }
    }

    /// Unloads idle games. What falls due in them stays scheduled.
    pub(crate) fn sweep(&self, now: u64) {
        self.live_games().retain(|_, live| {
            // Nobody can get a new reference while the map is locked, so a single reference means that nobody uses the game.
            Arc::strong_count(live) > 1 || live.touched().saturating_add(IDLE) > now
        });
    }

    /// Schedules what falls due soon, also in games of earlier runs. A game that cannot be read is reported and skipped.
    pub(crate) async fn schedule_due_games(&self) {
        let now = self.time.now();
        let (after, until) = self.timer.begin_fetching();
        let due = match self.store.due_games(after, until, now).await {
            Ok(due) => due,
            Err(error) => {
                self.timer.fetched(None, true);
                self.health.checked(now, Some((error.trouble().name(), error.to_string())));
                return;
            }
        };
        for (row, is_late) in due.games {
            match self.first_due(&row, now) {
                // The due time of a lagging row is known only after replay: look at it now.
                Ok(due) => {
                    self.timer.arm_unless_armed(&row.id, due.map(|at| if is_late { now } else { at }));
                }
                Err(error) => self.health.damaged(&row.id, &error.to_string()),
            }
        }
        self.timer.fetched(Some(until), due.is_more_later);
    }

    /// When to look at a stored game. Where the clocks stop at a crash, not before somebody opens it.
    fn first_due(&self, row: &GameRow, now: u64) -> Result<Option<u64>, ServerError> {
        let settings = Settings::stored(&row.settings)?;
        Ok(match settings.new.crash {
            crate::wire::CrashPolicy::Stop if row.last_at < self.boot.started_at => None,
            _ => row.rings_at(now),
        })
    }

    /// Tests the store by writing a row and reading it back.
    pub(crate) async fn try_store(&self, longest: Duration) {
        let now = self.time.now();
        let trial = async {
            self.store.alive(self.boot.number, now).await?;
            let read = self.store.boot_at(now).await?;
            match read {
                Some(boot) if boot.number == self.boot.number && boot.alive_at >= now => Ok(()),
                _ => Err(StoreError::Corrupt { what: "a row of the server's own", text: String::new() }),
            }
        };
        let trouble = match tokio::time::timeout(longest, trial).await {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some((error.trouble().name(), error.to_string())),
            Err(_) => Some(("silent", format!("no answer within {} s", longest.as_secs()))),
        };
        self.health.checked(self.time.now(), trouble);
    }
}

pub(crate) fn color_of(role: Role) -> Option<Color> {
    match role {
        Role::White => Some(Color::White),
        Role::Black => Some(Color::Black),
        _ => None,
    }
}

/// The events of a log after a number and up to another with their rulings, and the rulings before the first event. `goes_on` says whether the
/// game goes on after the last event of the log.
pub(super) fn replay_events(
    words: &Words,
    mut game: Game,
    rows: &[EventRow],
    since: Option<u64>,
    last: u64,
    goes_on: bool,
) -> Result<(Vec<EventView>, Vec<RulingView>), ServerError> {
    let events = rows.iter().map(stored_event).collect::<Result<Vec<Event>, ServerError>>()?;
    let went_on = |index: usize| Game::went_on(&events[index..]).unwrap_or(goes_on);
    // Nobody needs the rulings on events that the client knows: replay those in one batch, which is faster.
    let known = rows.partition_point(|row| since.is_some_and(|since| row.seq <= since));
    happen_again(&mut game, &events[..known], went_on(known))?;
    let preliminaries = game.preliminaries().iter().map(|ruling| view::ruling_view(words, ruling)).collect();
    let mut told = Vec::new();
    for (index, row) in rows.iter().enumerate().skip(known).take_while(|(_, row)| row.seq <= last) {
        let happened = game.replay_one(&events[index], went_on(index + 1)).map_err(ServerError::internal)?;
        told.push(view::event_view(words, row, &happened));
    }
    Ok((told, preliminaries))
}

/// Runs slow work on a blocking thread.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ServerError> {
    tokio::task::spawn_blocking(work).await.map_err(ServerError::internal)
}

#[cfg(test)]
mod tests;
