//! Games, their logs, and the runs of the server.

use super::{ChainHash, Exchange, NewLink, StoreError};
use crate::wire::{Players, Role};
use async_trait::async_trait;

/// The status of a game whose row may be behind its log.
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
    /// Of this event and everything before it.
    pub(crate) hash: ChainHash,
}

impl EventRow {
    /// An event that follows what the chain has come to.
    pub(crate) fn after(chain: &ChainHash, seq: u64, at: u64, actor: Role, act: String) -> EventRow {
        EventRow { seq, at, actor, hash: chain.after(seq, at, actor, &act), act }
    }
}

/// What is kept beside the log of a game.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    pub(crate) seq: u64,
    pub(crate) last_at: u64,
    /// When something falls due by itself.
    pub(crate) due: Option<u64>,
    pub(crate) status: &'static str,
    pub(crate) result: String,
    pub(crate) fen: String,
}

/// A game about to be stored.
pub(crate) struct NewRow {
    pub(crate) id: String,
    pub(crate) owner: Option<i64>,
    /// Without the names of the players, which are beside it.
    pub(crate) settings: String,
    pub(crate) players: Players,
    pub(crate) created_at: u64,
    /// The chain before the first event.
    pub(crate) root: ChainHash,
    pub(crate) listed: bool,
    pub(crate) head: Head,
    pub(crate) links: Vec<NewLink>,
    /// What has happened to it already.
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

/// Which games a list is of.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Which {
    /// Public ones that go on.
    Live,
    /// Public ones that are over.
    Over,
    /// Those of an account.
    Owned(i64),
}

/// A place in a list: what follows was touched before.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Place {
    pub(crate) last_at: u64,
    pub(crate) number: i64,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.last_at, self.number)
    }
}

impl std::str::FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        let (last_at, number) = text.split_once('-').ok_or(())?;
        let last_at = last_at.parse().ok().filter(|at| i64::try_from(*at).is_ok()).ok_or(())?;
        Ok(Place { last_at, number: number.parse().map_err(|_| ())? })
    }
}

/// Games in which something falls due by itself.
#[derive(Default)]
pub(crate) struct DueGames {
    /// Each with whether its row is behind its log.
    pub(crate) games: Vec<(GameRow, bool)>,
    /// Whether there are any that fall due later.
    pub(crate) is_more_later: bool,
}

impl GameRow {
    /// When something falls due, by the server's clock: a game may be ahead of it, because it was played when the clock was wrong.
    pub(crate) fn rings_at(&self, now: u64) -> Option<u64> {
        self.due.map(|due| due.saturating_sub(self.last_at.saturating_sub(now)))
    }
}

/// Games and their logs.
#[async_trait]
pub(crate) trait Games: Send + Sync {
    /// A new run: its number and how far the log had come.
    async fn begin(&self, now: u64) -> Result<Boot, StoreError>;

    /// The latest moment that the store knows of. Of games in which something falls due the log itself is asked: after a crash their rows
    /// may be behind. A log that cannot be read is passed over: whoever opens the game is told.
    async fn last_moment(&self) -> Result<u64, StoreError>;

    /// This run is still alive.
    async fn alive(&self, boot: i64, now: u64) -> Result<(), StoreError>;

    /// The run during which something happened.
    async fn boot_at(&self, at: u64) -> Result<Option<Boot>, StoreError>;

    /// Stores a new game; refused where its owner has so many under way already.
    async fn create_game(&self, new: NewRow, most: u32) -> Result<i64, StoreError>;

    /// Adds events to the log of a game, if the log is where it is thought to be: of two that add the same event one is refused
    /// ([`StoreError::Sequence`]), whoever they are. The answer comes when the events are on disk. The head of the game moves with
    /// them, or soon after.
    async fn append(&self, game: i64, before: u64, rows: Vec<EventRow>, head: Head)
    -> Result<(), StoreError>;

    /// The head of a game that was found to be behind its log: it follows like any other.
    fn catch_up(&self, game: i64, head: Head, hash: ChainHash);

    /// Writes every head that waits, for whoever reads the rows themselves.
    async fn settle_heads(&self) -> Result<(), StoreError>;

    /// A game by its public name.
    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError>;

    /// The events of a game after a number.
    async fn events(&self, game: i64, since: u64) -> Result<Vec<EventRow>, StoreError>;

    /// The same for somebody who looks at a record: those who play do not wait for him.
    async fn events_for_record(&self, game: i64) -> Result<Vec<EventRow>, StoreError>;

    /// A page of a list of games, the last touched first, and where the next page begins.
    async fn games(
        &self,
        which: Which,
        after: Option<Place>,
        most: usize,
    ) -> Result<(Vec<GameRow>, Option<Place>), StoreError>;

    /// The games in which something falls due by itself, after a moment and up to another. The first time there is no moment before: then
    /// those come too whose row is behind their log, and of them it is only known once the log is replayed. One that cannot be read is
    /// named in the log of the server and left out.
    async fn due_games(&self, after: Option<u64>, until: u64, now: u64) -> Result<DueGames, StoreError>;

    /// Makes the game that follows another, unless there is one already, and gives a player his link to it. Its name, and
    /// what came of the link.
    async fn create_rematch(
        &self,
        of: i64,
        new: NewRow,
        for_player: NewLink,
    ) -> Result<(String, Exchange), StoreError>;
}
