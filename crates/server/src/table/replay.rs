//! Replaying logs: to load a game, and for the rulings of its events.
//!
//! A replay may take long, in a game that was made so that it does: replays have a queue of their own, in which addresses take turns,
//! and their time is charged to the address.

use super::live::LiveGame;
use super::play::{GameInPlay, happen_again, stored_event};
use super::registry::GameRegistry;
use super::settings::Settings;
use super::view;
use super::work::run_detached;
use crate::error::ServerError;
use crate::guard::Peer;
use crate::keeping::audit;
use crate::store::{EventRow, GameRow, StoreError};
use crate::think::{CancelOnDrop, Stop};
use crate::turns::{Payer, Turn};
use crate::wire::{EventView, GameState, Role, RulingView};
use std::sync::Arc;
use tratto_laws::{Event, Game, Status};
use tratto_words::Words;

/// The most events in one message.
const EVENTS_AT_ONCE: u64 = 2_000;
/// How many events are replayed without looking whether somebody still waits.
const BATCH: usize = 200;

/// Who asks about a game.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Visitor {
    /// On whose account its log is replayed.
    pub(crate) payer: Payer,
    /// Spectators have readers of their own, so that players never wait for them.
    watches: bool,
}

impl Visitor {
    /// The server, for what falls due by itself.
    pub(crate) const SERVER: Visitor = Visitor { payer: None, watches: false };

    pub(crate) fn spectator(peer: Peer) -> Visitor {
        Visitor { payer: Some(peer), watches: true }
    }

    /// Somebody with a link to the game.
    pub(crate) fn holder(peer: Peer) -> Visitor {
        Visitor { payer: Some(peer), watches: false }
    }

    pub(crate) fn of(peer: Peer, role: Role) -> Visitor {
        if role == Role::Spectator { Visitor::spectator(peer) } else { Visitor::holder(peer) }
    }
}

/// What is needed to replay a log.
struct Log {
    number: i64,
    created_at: u64,
    settings: Arc<Settings>,
    /// The game before its first event, if that took thought.
    first: Option<Arc<Game>>,
    /// Whether the game goes on after the last event.
    goes_on: bool,
}

impl Log {
    fn of(table: &GameInPlay) -> Log {
        Log {
            number: table.number,
            created_at: table.created_at,
            settings: Arc::clone(&table.settings),
            first: table.first.clone(),
            goes_on: *table.game.status() == Status::Running,
        }
    }

    /// The game before its first event.
    fn begin(&self) -> Result<Game, ServerError> {
        match &self.first {
            Some(first) => Ok(Game::clone(first)),
            None => self.settings.game(self.created_at),
        }
    }
}

impl GameRegistry {
    /// A game, loaded if it is not in memory. Loading goes on when the client has gone.
    pub(crate) async fn open(
        self: &Arc<Self>,
        id: &str,
        visitor: Visitor,
    ) -> Result<Arc<LiveGame>, ServerError> {
        if let Some(live) = self.live(id) {
            live.touch(self.time.now());
            return Ok(live);
        }
        let row = self.stored(id, visitor).await?;
        let turn = self.replays.take_paid(visitor.payer).await?;
        let registry = Arc::clone(self);
        run_detached(async move { registry.load(row, turn, visitor).await }).await
    }

    /// The row of a game. A damaged one is noted.
    async fn stored(&self, id: &str, visitor: Visitor) -> Result<GameRow, ServerError> {
        let row = match visitor.watches {
            true => self.store.watched_game(id).await,
            false => self.store.game(id).await,
        };
        match row.map_err(|error| self.of_store(id, error))? {
            Some(row) => Ok(row),
            None => Err(self.missing(id).await?),
        }
    }

    fn of_store(&self, id: &str, error: StoreError) -> ServerError {
        if error.is_damage() { self.damaged(id, error.to_string()) } else { error.into() }
    }

    fn damaged(&self, id: &str, what: String) -> ServerError {
        self.health.damaged(id, &what);
        ServerError::Damaged { game: id.to_owned(), what }
    }

    /// Loads a game by replaying its log.
    async fn load(
        self: &Arc<Self>,
        mut row: GameRow,
        turn: Turn,
        visitor: Visitor,
    ) -> Result<Arc<LiveGame>, ServerError> {
        let id = row.id.clone();
        // Somebody else may have loaded it, and changed it, while this one waited for his turn.
        if let Some(live) = self.live(&id) {
            live.touch(self.time.now());
            return Ok(live);
        }
        row = self.stored(&id, visitor).await?;
        let (number, stored) = (row.number, row.seq);
        let events = match visitor.watches {
            true => self.store.events_for_record(number).await,
            false => self.store.events(number, 0).await,
        };
        let events = events.map_err(|error| self.of_store(&id, error))?;
        let audited = turn.run(move || audit(&row, &events)).await?;
        let mut table = match (audited.damage(), audited.table) {
            (None, Some(table)) => table,
            (what, _) => {
                // Where somebody else has loaded it and acted, the row and the events were not of the same moment.
                return match self.live(&id) {
                    Some(live) => Ok(live),
                    None => Err(self.damaged(&id, what.unwrap_or_default())),
                };
            }
        };
        self.playing.note_head(number, &table.head());
        if stored < table.seq {
            self.store.catch_up(number, table.head(), table.chain);
        }
        self.health.readable(&id);
        table.payer = visitor.payer;
        table.take_up(self.time.now(), self.caps);
        let live = Arc::new(LiveGame::new(&id, table, self.time.now()));
        // Two requests may load it at the same time: both use the first.
        Ok(Arc::clone(self.live_games().entry(id).or_insert(live)))
    }

    /// The full state of a game, with the events after a number.
    pub(crate) async fn state(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
        peer: Peer,
        role: Role,
        since: Option<u64>,
        words: &'static Words,
    ) -> Result<GameState, ServerError> {
        let guard = self.lock(live).await?;
        let now = guard.now(&self.time);
        let log = Log::of(&guard);
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
        drop(guard);
        let last = state.moment.seq;
        // Of a very long log only the end is sent; the rest can be fetched by pages.
        let first = last.saturating_sub(EVENTS_AT_ONCE);
        let since = if first > 0 { Some(since.unwrap_or(0).max(first)) } else { since };
        let visitor = Visitor::of(peer, role);
        (state.events, state.preliminaries) = self.events_of(log, since, last, words, visitor).await?;
        Ok(state)
    }

    /// A page of a game's log with its rulings, and the number of the last event.
    pub(crate) async fn page(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
        peer: Peer,
        since: u64,
        words: &'static Words,
    ) -> Result<(Vec<EventView>, u64), ServerError> {
        let guard = self.lock(live).await?;
        let last = guard.seq;
        let log = Log::of(&guard);
        drop(guard);
        let last_asked = last.min(since.saturating_add(EVENTS_AT_ONCE));
        let visitor = Visitor::spectator(peer);
        let (events, _) = self.events_of(log, Some(since), last_asked, words, visitor).await?;
        Ok((events, last))
    }

    /// The events between two numbers with their rulings, and the rulings before the first event.
    async fn events_of(
        &self,
        log: Log,
        since: Option<u64>,
        last: u64,
        words: &'static Words,
        visitor: Visitor,
    ) -> Result<(Vec<EventView>, Vec<RulingView>), ServerError> {
        let asked = since.is_none_or(|since| since < last);
        if last == 0 || !asked {
            return replay_events(words, log.begin()?, &[], since, last, log.goes_on, &Stop::default());
        }
        let cancel_on_drop = CancelOnDrop::default();
        let stop = cancel_on_drop.stop();
        let turn = self.replays.take_paid(visitor.payer).await?;
        let rows = match visitor.watches {
            true => self.store.events_for_record(log.number).await?,
            false => self.store.events(log.number, 0).await?,
        };
        turn.run(move || replay_events(words, log.begin()?, &rows, since, last, log.goes_on, &stop)).await?
    }

    /// Reads the locked state of a game, for something that may take a while.
    pub(crate) async fn with_table<T: Send + 'static>(
        self: &Arc<Self>,
        live: &Arc<LiveGame>,
        visitor: Visitor,
        look: impl FnOnce(&GameInPlay) -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        let turn = self.replays.take_paid(visitor.payer).await?;
        let guard = self.lock(live).await?;
        turn.run(move || look(&guard)).await
    }
}

/// The events of a log after a number and up to another with their rulings, and the rulings before the first event. `goes_on` says whether the
/// game goes on after the last event of the log. Stops when nobody waits for it.
pub(super) fn replay_events(
    words: &Words,
    mut game: Game,
    rows: &[EventRow],
    since: Option<u64>,
    last: u64,
    goes_on: bool,
    stop: &Stop,
) -> Result<(Vec<EventView>, Vec<RulingView>), ServerError> {
    let events = rows.iter().map(stored_event).collect::<Result<Vec<Event>, ServerError>>()?;
    let went_on = |index: usize| Game::went_on(&events[index..]).unwrap_or(goes_on);
    // Nobody needs the rulings on events that the client knows: replay those in batches, which is faster.
    let known = rows.partition_point(|row| since.is_some_and(|since| row.seq <= since));
    happen_again(&mut game, &[], went_on(0))?;
    for begin in (0..known).step_by(BATCH) {
        let end = known.min(begin + BATCH);
        happen_again(&mut game, &events[begin..end], went_on(end))?;
        if stop.is_set() {
            return Err(ServerError::Stopping);
        }
    }
    let preliminaries = game.preliminaries().iter().map(|ruling| view::ruling_view(words, ruling)).collect();
    let mut told = Vec::new();
    for (index, row) in rows.iter().enumerate().skip(known).take_while(|(_, row)| row.seq <= last) {
        if stop.is_set() {
            return Err(ServerError::Stopping);
        }
        let happened = game.replay_one(&events[index], went_on(index + 1)).map_err(ServerError::internal)?;
        told.push(view::event_view(words, row, &happened));
    }
    Ok((told, preliminaries))
}
