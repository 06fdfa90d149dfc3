//! Games, their logs, and the runs of the server.

use super::{ChainHash, Exchange, NewLink, StoreError};
use crate::wire::{Players, Role};
use async_trait::async_trait;

/// The status of a game whose row may lag behind its log.
pub(crate) const RUNNING: &str = "running";

/// A run of the server.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Boot {
    pub(crate) number: i64,
    pub(crate) started_at: u64,
    pub(crate) alive_at: u64,
}

/// An event as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct EventRow {
    pub(crate) seq: u64,
    pub(crate) at: u64,
    pub(crate) actor: Role,
    pub(crate) act: String,
    /// The hash of this event and everything before it.
    pub(crate) hash: ChainHash,
}

impl EventRow {
    /// The next event of a chain.
    pub(crate) fn after(chain: &ChainHash, seq: u64, at: u64, actor: Role, act: String) -> EventRow {
        EventRow { seq, at, actor, hash: chain.after(seq, at, actor, &act), act }
    }
}

/// The summary of a game beside its log.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    pub(crate) seq: u64,
    pub(crate) last_at: u64,
    /// When something next falls due by itself.
    pub(crate) due: Option<u64>,
    pub(crate) status: &'static str,
    pub(crate) result: String,
    pub(crate) fen: String,
}

/// A game to be stored.
pub(crate) struct NewRow {
    pub(crate) id: String,
    pub(crate) owner: Option<i64>,
    /// Without the names of the players, which are stored separately.
    pub(crate) settings: String,
    pub(crate) players: Players,
    pub(crate) created_at: u64,
    /// The hash before the first event.
    pub(crate) root: ChainHash,
    pub(crate) listed: bool,
    pub(crate) head: Head,
    pub(crate) links: Vec<NewLink>,
    /// The events that have happened already.
    pub(crate) events: Vec<EventRow>,
}

/// A stored game without its log.
#[derive(Clone, Debug)]
pub(crate) struct GameRow {
    pub(crate) number: i64,
    pub(crate) id: String,
    pub(crate) owner: Option<i64>,
    /// Without the names of the players.
    pub(crate) settings: String,
    pub(crate) players: Players,
    pub(crate) created_at: u64,
    pub(crate) root: ChainHash,
    pub(crate) seq: u64,
    pub(crate) last_at: u64,
    pub(crate) due: Option<u64>,
    pub(crate) status: String,
    pub(crate) result: String,
    pub(crate) fen: String,
    pub(crate) rematch: Option<String>,
}

/// Which games to list.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Which {
    /// Public games in progress.
    Live,
    /// Public games that are over.
    Over,
    /// The games of an account.
    Owned(i64),
}

/// A position in a list: the last row of the previous page.
#[derive(Copy, Clone, Debug)]
pub(crate) struct PageCursor {
    pub(crate) last_at: u64,
    pub(crate) number: i64,
}

impl std::fmt::Display for PageCursor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.last_at, self.number)
    }
}

impl std::str::FromStr for PageCursor {
    type Err = ();

    fn from_str(text: &str) -> Result<PageCursor, ()> {
        let (last_at, number) = text.split_once('-').ok_or(())?;
        let last_at = last_at.parse().ok().filter(|at| i64::try_from(*at).is_ok()).ok_or(())?;
        Ok(PageCursor { last_at, number: number.parse().map_err(|_| ())? })
    }
}

/// The running games.
#[derive(Default)]
pub(crate) struct RunningGames {
    /// Each with its number and the FEN of its board. After a crash a board may lag behind the log of its game, until the game is loaded.
    pub(crate) boards: Vec<(i64, String)>,
    /// The public ids of games whose rows cannot be read, with the reason.
    pub(crate) unreadable: Vec<(String, StoreError)>,
}

/// Games in which something falls due by itself.
#[derive(Default)]
pub(crate) struct DueGames {
    /// Each with whether its row lags behind its log.
    pub(crate) games: Vec<(GameRow, bool)>,
    /// Whether any others fall due later.
    pub(crate) is_more_later: bool,
}

impl GameRow {
    /// When something falls due by the server's clock: a game played while the clock was wrong may be ahead of it.
    pub(crate) fn rings_at(&self, now: u64) -> Option<u64> {
        self.due.map(|due| due.saturating_sub(self.last_at.saturating_sub(now)))
    }
}

/// Games and their logs.
#[async_trait]
pub(crate) trait Games: Send + Sync {
    /// Begins a new run: its number and how far the log had come.
    async fn begin(&self, now: u64) -> Result<Boot, StoreError>;

    /// The latest moment known to the store. For games in which something falls due the log is read, because after a crash their rows
    /// may lag behind. An unreadable log is skipped: opening the game reports it.
    async fn last_moment(&self) -> Result<u64, StoreError>;

    /// Records that this run is still alive.
    async fn alive(&self, boot: i64, now: u64) -> Result<(), StoreError>;

    /// The run during which a moment lies.
    async fn boot_at(&self, at: u64) -> Result<Option<Boot>, StoreError>;

    /// Stores a new game; refused if its owner has reached the limit of games in progress.
    async fn create_game(&self, new: NewRow, most: u32) -> Result<i64, StoreError>;

    /// Appends events to the log of a game if it still ends at `before`; otherwise refuses ([`StoreError::Sequence`]), so that of two
    /// writers of the same event only one succeeds. Returns when the events are on disk. The summary is written with them or soon after.
    async fn append(&self, game: i64, before: u64, rows: Vec<EventRow>, head: Head)
    -> Result<(), StoreError>;

    /// Queues the corrected summary of a game that was found to lag behind its log.
    fn catch_up(&self, game: i64, head: Head, hash: ChainHash);

    /// Writes all pending summaries, for code that reads the rows themselves.
    async fn settle_heads(&self) -> Result<(), StoreError>;

    /// A game by its public id.
    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError>;

    /// The same for spectators: it uses separate readers, so that players do not wait.
    async fn watched_game(&self, id: &str) -> Result<Option<GameRow>, StoreError>;

    /// The events of a game after a number.
    async fn events(&self, game: i64, since: u64) -> Result<Vec<EventRow>, StoreError>;

    /// The same for spectators and exports: it uses separate readers, so that players do not wait.
    async fn events_for_record(&self, game: i64) -> Result<Vec<EventRow>, StoreError>;

    /// The running games, and those of which it cannot be read whether they are running.
    async fn running(&self) -> Result<RunningGames, StoreError>;

    /// A page of a list of games, most recently active first, and where the next page begins.
    async fn games(
        &self,
        which: Which,
        after: Option<PageCursor>,
        most: usize,
    ) -> Result<(Vec<GameRow>, Option<PageCursor>), StoreError>;

    /// The games in which something falls due after one moment and up to another. The first call has no first moment: it also returns
    /// the games whose row lags behind their log, of which the due time is known only after replay. An unreadable game is logged and
    /// left out.
    async fn due_games(&self, after: Option<u64>, until: u64, now: u64) -> Result<DueGames, StoreError>;

    /// Makes the rematch of a game unless there is one already, and gives somebody a link to it. Returns its id and the outcome for
    /// the link.
    async fn create_rematch(
        &self,
        of: i64,
        new: NewRow,
        new_link: NewLink,
    ) -> Result<(String, Exchange), StoreError>;
}
