//! Games, their logs, and the runs of the server.

use super::chain::ChainHash;
use super::link::{self, Exchange, NewLink};
use super::{Store, StoreError};
use crate::wire::{Players, Role};
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

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

pub(super) const COLUMNS: &str =
    "number, id, owner, settings, created_at, seq, last_at, due, status, result, fen, rematch, root,
    (SELECT white FROM people WHERE game = number), (SELECT black FROM people WHERE game = number)";

impl GameRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<GameRow> {
        Ok(GameRow {
            number: row.get(0)?,
            id: row.get(1)?,
            owner: row.get(2)?,
            settings: row.get(3)?,
            created_at: row.get(4)?,
            seq: row.get(5)?,
            last_at: row.get(6)?,
            due: row.get(7)?,
            status: row.get(8)?,
            result: row.get(9)?,
            fen: row.get(10)?,
            rematch: row.get(11)?,
            root: row.get(12)?,
            players: Players {
                white: row.get::<_, Option<String>>(13)?.unwrap_or_default(),
                black: row.get::<_, Option<String>>(14)?.unwrap_or_default(),
            },
        })
    }
}

impl Store {
    /// A new run: its number and how far the log had come.
    pub(crate) async fn begin(&self, now: u64) -> Result<Boot, StoreError> {
        let write = move |connection: &Connection| {
            connection.execute("INSERT INTO boots (started_at, alive_at) VALUES (?1, ?1)", params![now])?;
            Ok(Boot { number: connection.last_insert_rowid(), started_at: now, alive_at: now })
        };
        self.writer.write(write).await
    }

    /// The latest moment that the store knows of.
    pub(crate) async fn last_moment(&self) -> Result<u64, StoreError> {
        let read = |connection: &Connection| {
            let question = "SELECT max(coalesce((SELECT max(alive_at) FROM boots), 0),
                coalesce((SELECT max(last_at) FROM games), 0))";
            Ok(connection.query_row(question, [], |row| row.get(0))?)
        };
        self.readers.read(read).await
    }

    /// This run is still alive.
    pub(crate) async fn alive(&self, boot: i64, now: u64) -> Result<(), StoreError> {
        let write = move |connection: &Connection| {
            connection
                .prepare_cached("UPDATE boots SET alive_at = max(alive_at, ?2) WHERE number = ?1")?
                .execute(params![boot, now])?;
            Ok(())
        };
        self.writer.write(write).await
    }

    /// The run during which something happened.
    pub(crate) async fn boot_at(&self, at: u64) -> Result<Option<Boot>, StoreError> {
        let read = move |connection: &Connection| {
            let question = "SELECT number, started_at, alive_at FROM boots WHERE started_at <= ?1
                ORDER BY number DESC LIMIT 1";
            let boot = connection.query_row(question, [at], |row| {
                Ok(Boot { number: row.get(0)?, started_at: row.get(1)?, alive_at: row.get(2)? })
            });
            Ok(boot.optional()?)
        };
        self.readers.read(read).await
    }

    /// Stores a new game; refused where its owner has so many under way already.
    pub(crate) async fn create_game(&self, new: NewRow, most: u32) -> Result<i64, StoreError> {
        let write = move |connection: &Connection| {
            if let Some(owner) = new.owner {
                let under_way: u32 = connection
                    .prepare_cached(
                        "SELECT count(*) FROM games WHERE owner = ?1 AND status NOT IN ('over', 'annulled')",
                    )?
                    .query_row([owner], |row| row.get(0))?;
                if under_way >= most {
                    return Err(StoreError::Limit);
                }
            }
            insert_game(connection, &new)
        };
        self.writer.write(write).await
    }

    /// Adds events to the log of a game and moves its head, if the log is where it is thought to be.
    pub(crate) async fn append(
        &self,
        game: i64,
        before: u64,
        rows: Vec<EventRow>,
        head: Head,
    ) -> Result<(), StoreError> {
        let write = move |connection: &Connection| {
            let moved = connection
                .prepare_cached(
                    "UPDATE games SET seq = :seq, last_at = :last_at, due = :due, status = :status,
                        result = :result, fen = :fen WHERE number = :game AND seq = :before",
                )?
                .execute(named_params! {
                    ":seq": head.seq, ":last_at": head.last_at, ":due": head.due, ":status": head.status,
                    ":result": head.result, ":fen": head.fen, ":game": game, ":before": before,
                })?;
            if moved != 1 {
                return Err(StoreError::Sequence);
            }
            insert_events(connection, game, &rows)?;
            Ok(())
        };
        self.writer.write(write).await
    }

    pub(crate) async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        let id = id.to_owned();
        let read = move |connection: &Connection| {
            let question = format!("SELECT {COLUMNS} FROM games WHERE id = ?1");
            Ok(connection.prepare_cached(&question)?.query_row([id], GameRow::read).optional()?)
        };
        self.readers.read(read).await
    }

    /// The events of a game after a number.
    pub(crate) async fn events(&self, game: i64, since: u64) -> Result<Vec<EventRow>, StoreError> {
        self.readers.read(Store::reading_events(game, since)).await
    }

    /// The same for somebody who looks at a record: those who play do not wait for him.
    pub(crate) async fn events_for_record(&self, game: i64) -> Result<Vec<EventRow>, StoreError> {
        self.public.read(Store::reading_events(game, 0)).await
    }

    fn reading_events(
        game: i64,
        since: u64,
    ) -> impl FnOnce(&Connection) -> Result<Vec<EventRow>, StoreError> + Send + 'static {
        move |connection: &Connection| {
            let mut events = Vec::new();
            read_event_rows(connection, game, since, &mut events)?;
            Ok(events)
        }
    }

    /// A page of a list of games, the last touched first, and where the next page begins.
    pub(crate) async fn games(
        &self,
        which: Which,
        after: Option<Place>,
        most: usize,
    ) -> Result<(Vec<GameRow>, Option<Place>), StoreError> {
        let read = move |connection: &Connection| {
            // The conditions are those of the indices, word by word, so that SQLite uses them.
            let (condition, owner) = match which {
                Which::Live => {
                    ("listed AND NOT hidden AND status IN ('running', 'adjourned', 'not-started')", None)
                }
                Which::Over => ("listed AND NOT hidden AND status IN ('over', 'annulled')", None),
                Which::Owned(owner) => ("owner = :owner", Some(owner)),
            };
            let question = format!(
                "SELECT {COLUMNS} FROM games WHERE {condition} AND :owner IS :owner
                    AND (last_at, number) < (:last_at, :number) ORDER BY last_at DESC, number DESC LIMIT :most"
            );
            let after = after.unwrap_or(Place { last_at: i64::MAX as u64, number: i64::MAX });
            let rows = connection.prepare_cached(&question)?.query_map(
                named_params! {
                    ":owner": owner, ":last_at": after.last_at, ":number": after.number, ":most": most + 1,
                },
                GameRow::read,
            )?
            .collect::<rusqlite::Result<Vec<_>>>()?;
            Ok(rows)
        };
        let mut rows = self.public.read(read).await?;
        let is_more = rows.len() > most;
        rows.truncate(most);
        let next = rows.last().filter(|_| is_more);
        let next = next.map(|row| Place { last_at: row.last_at, number: row.number });
        Ok((rows, next))
    }

    /// Every game in which something falls due by itself. One that cannot be read is named in the log of the server and left out.
    pub(crate) async fn due_games(&self) -> Result<Vec<GameRow>, StoreError> {
        let read = |connection: &Connection| {
            let numbers: Vec<i64> = connection
                .prepare("SELECT number FROM games WHERE due IS NOT NULL")?
                .query_map([], |row| row.get(0))?
                .collect::<rusqlite::Result<_>>()?;
            let mut question =
                connection.prepare(&format!("SELECT {COLUMNS} FROM games WHERE number = ?1"))?;
            let mut rows = Vec::with_capacity(numbers.len());
            for number in numbers {
                match question.query_row([number], GameRow::read) {
                    Ok(row) => rows.push(row),
                    Err(error) => tracing::error!(number, %error, "a game cannot be read and is left out"),
                }
            }
            Ok(rows)
        };
        self.readers.read(read).await
    }

    /// Makes the game that follows another, unless there is one already, and gives a player his link to it. Its name, and
    /// what came of the link.
    pub(crate) async fn create_rematch(
        &self,
        of: i64,
        new: NewRow,
        for_player: NewLink,
    ) -> Result<(String, Exchange), StoreError> {
        let write = move |connection: &Connection| {
            let there: Option<(i64, String)> = connection
                .query_row(
                    "SELECT next.number, next.id FROM games JOIN games AS next ON next.id = games.rematch
                        WHERE games.number = ?1",
                    [of],
                    |row| Ok((row.get(0)?, row.get(1)?)),
                )
                .optional()?;
            let now = new.created_at;
            let (number, id) = match there {
                Some(there) => there,
                None => {
                    let number = insert_game(connection, &new)?;
                    connection
                        .execute("UPDATE games SET rematch = ?2 WHERE number = ?1", params![of, new.id])?;
                    (number, new.id)
                }
            };
            let given = link::give_rematch(connection, number, &for_player, now)?;
            Ok((id, given))
        };
        self.writer.write(write).await
    }
}

/// A game by its number.
pub(crate) fn read_game_row(connection: &Connection, number: i64) -> Result<Option<GameRow>, StoreError> {
    let question = format!("SELECT {COLUMNS} FROM games WHERE number = ?1");
    Ok(connection.prepare_cached(&question)?.query_row([number], GameRow::read).optional()?)
}

/// The events of a game after a number. Where one cannot be read, those before it have been.
pub(crate) fn read_event_rows(
    connection: &Connection,
    game: i64,
    since: u64,
    events: &mut Vec<EventRow>,
) -> Result<(), StoreError> {
    let mut question = connection.prepare_cached(
        "SELECT seq, at, actor, act, hash FROM events WHERE game = ?1 AND seq > ?2 ORDER BY seq",
    )?;
    let mut rows = question.query(params![game, since])?;
    while let Some(row) = rows.next()? {
        let actor: String = row.get(2)?;
        let actor = Role::from_name(&actor).ok_or(StoreError::Corrupt { what: "a role", text: actor })?;
        let (seq, at, act, hash) = (row.get(0)?, row.get(1)?, row.get(3)?, row.get(4)?);
        events.push(EventRow { seq, at, actor, act, hash });
    }
    Ok(())
}

fn insert_game(connection: &Connection, new: &NewRow) -> Result<i64, StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO games (id, owner, settings, created_at, root, listed, seq, last_at, due, status, result, fen)
                VALUES (:id, :owner, :settings, :created_at, :root, :listed, :seq, :last_at, :due, :status, :result, :fen)",
        )?
        .execute(named_params! {
            ":id": new.id, ":owner": new.owner, ":settings": new.settings, ":created_at": new.created_at,
            ":root": new.root, ":listed": new.listed, ":seq": new.head.seq, ":last_at": new.head.last_at, ":due": new.head.due,
            ":status": new.head.status, ":result": new.head.result, ":fen": new.head.fen,
        })?;
    let number = connection.last_insert_rowid();
    if !new.players.is_empty() {
        connection
            .prepare_cached("INSERT INTO people (game, white, black) VALUES (?1, ?2, ?3)")?
            .execute(params![number, new.players.white, new.players.black])?;
    }
    for new_link in &new.links {
        link::insert(connection, number, new_link, new.created_at)?;
    }
    insert_events(connection, number, &new.events)?;
    Ok(number)
}

fn insert_events(connection: &Connection, game: i64, rows: &[EventRow]) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO events (game, seq, at, actor, act, hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for row in rows {
        insert.execute(params![game, row.seq, row.at, row.actor.name(), row.act, row.hash])?;
    }
    Ok(())
}
