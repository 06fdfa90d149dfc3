//! The games in memory: loaded on demand, and unloaded when nobody uses them.

use super::cap::Caps;
use super::live::LiveGame;
use super::play::{GameInPlay, message};
use super::playing::Playing;
use super::replay::Visitor;
use super::settings::Settings;
use super::timer::Timer;
use crate::error::ServerError;
use crate::guard::{Quota, RateLimiter};
use crate::health::Health;
use crate::store::{Boot, GameRow, RUNNING, Store, StoreError};
use crate::time::ServerTime;
use crate::turns::Turns;
use crate::wire::{Role, ToClient};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::OwnedMutexGuard;
use tratto_board::Color;

/// A game without clients is unloaded after this long, in milliseconds.
const IDLE: u64 = 60_000;
/// A game that could not be repaired is retried after this long, in milliseconds.
const RETRY: u64 = 1_000;

/// How many games the Laws judge at the same time, and how many of them for one address. Few, because every thread keeps memory.
const JUDGED: (usize, usize) = (3, 2);
/// How many logs are replayed at the same time, and how many of them for one address.
const REPLAYED: (usize, usize) = (3, 2);
/// The threads for both.
pub(crate) const THREADS: usize = JUDGED.0 + REPLAYED.0;

pub(super) type LiveGames = HashMap<String, Arc<LiveGame>>;

/// The games in memory, with everything they share.
pub(crate) struct GameRegistry {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) time: ServerTime,
    pub(crate) boot: Boot,
    /// The last moment known to the store before this run; 0 if there is none.
    last_run: u64,
    pub(crate) timer: Timer,
    /// The queue for judging acts and starting positions.
    pub(crate) judging: Turns,
    /// The queue for replaying logs.
    pub(crate) replays: Turns,
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
        limiter: &Arc<RateLimiter>,
    ) -> GameRegistry {
        let turns =
            |(at_once, by_address), quota| Turns::new(at_once, by_address, Arc::clone(limiter), quota);
        GameRegistry {
            store,
            time,
            boot,
            last_run,
            timer: Timer::new(time),
            judging: turns(JUDGED, Quota::Judging),
            replays: turns(REPLAYED, Quota::Replay),
            caps,
            live_games: Mutex::default(),
            playing: Playing::default(),
            health: Health::default(),
        }
    }

    /// Learns from the store which games are running. A game that cannot be read is noted and set aside.
    pub(crate) async fn learn_what_is_played(&self) -> Result<(), StoreError> {
        let games = self.store.running().await?;
        for (game, fen) in games.boards {
            self.playing.note(game, RUNNING, &fen);
        }
        for (id, error) in games.unreadable {
            self.health.damaged(&id, &error.to_string());
        }
        Ok(())
    }

    pub(super) fn live_games(&self) -> MutexGuard<'_, LiveGames> {
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

    /// A game if it is in memory. If it is not, nobody is connected to it.
    pub(crate) fn in_memory(&self, id: &str) -> Option<Arc<LiveGame>> {
        self.live_games().get(id).cloned()
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

    /// Carries out what is due in a game.
    pub(crate) async fn run_due(self: &Arc<Self>, id: &str) -> Result<(), ServerError> {
        let live = self.open(id, Visitor::SERVER).await?;
        let before = Arc::clone(&live.table).lock_owned().await.seq;
        let guard = self.lock(&live).await?;
        if guard.seq == before {
            // A flag has fallen that only the opponent may call: let everybody see it.
            live.tell_time(guard.seq, guard.time_passed(guard.now(&self.time), &live.languages())?);
        }
        Ok(())
    }

    /// Tells everybody connected about the rematch.
    pub(crate) async fn announce_rematch(
        self: &Arc<Self>,
        id: &str,
        next: &str,
        visitor: Visitor,
    ) -> Result<(), ServerError> {
        let live = self.open(id, visitor).await?;
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

/// Runs slow work on a blocking thread.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ServerError> {
    tokio::task::spawn_blocking(work).await.map_err(ServerError::internal)
}

#[cfg(test)]
mod tests;
