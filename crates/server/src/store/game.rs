//! Games, their logs, and the runs of the server.

use super::{Store, StoreError};
use crate::guard::SecretHash;
use crate::wire::Role;
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
    pub(crate) settings: String,
    pub(crate) created_at: u64,
    pub(crate) listed: bool,
    pub(crate) head: Head,
    pub(crate) links: Vec<(Role, SecretHash)>,
    /// What has happened to it already.
    pub(crate) events: Vec<EventRow>,
}

/// A stored game without its log.
#[derive(Clone, Debug)]
pub(crate) struct GameRow {
    pub(crate) number: i64,
    pub(crate) id: String,
    pub(crate) owner: Option<i64>,
    pub(crate) settings: String,
    pub(crate) created_at: u64,
    pub(crate) seq: u64,
    pub(crate) last_at: u64,
    pub(crate) due: Option<u64>,
    pub(crate) status: String,
    pub(crate) result: String,
    pub(crate) fen: String,
    pub(crate) rematch: Option<String>,
}

pub(super) const COLUMNS: &str =
    "number, id, owner, settings, created_at, seq, last_at, due, status, result, fen, rematch";

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

    pub(crate) async fn create_game(&self, new: NewRow) -> Result<i64, StoreError> {
        self.writer.write(move |connection| insert_game(connection, &new)).await
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
        let read = move |connection: &Connection| {
            let mut question = connection.prepare_cached(
                "SELECT seq, at, actor, act FROM events WHERE game = ?1 AND seq > ?2 ORDER BY seq",
            )?;
            let rows = question.query_map(params![game, since], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get::<_, String>(2)?, row.get(3)?))
            })?;
            let mut events = Vec::new();
            for row in rows {
                let (seq, at, actor, act) = row?;
                let actor =
                    Role::from_name(&actor).ok_or(StoreError::Corrupt { what: "a role", text: actor })?;
                events.push(EventRow { seq, at, actor, act });
            }
            Ok(events)
        };
        self.readers.read(read).await
    }

    /// Games that are public, or of an owner: the last touched first, with how many there are in all.
    pub(crate) async fn games(
        &self,
        owner: Option<i64>,
        statuses: &'static [&'static str],
        most: u32,
    ) -> Result<(Vec<GameRow>, u64), StoreError> {
        let read = move |connection: &Connection| {
            let whose =
                if owner.is_some() { "owner = :owner" } else { "listed AND NOT hidden AND :owner IS NULL" };
            let names: Vec<String> = statuses.iter().map(|name| format!("'{name}'")).collect();
            let condition = format!("{whose} AND status IN ({})", names.join(", "));
            let question =
                format!("SELECT {COLUMNS} FROM games WHERE {condition} ORDER BY last_at DESC LIMIT :most");
            let mut question = connection.prepare_cached(&question)?;
            let rows = question.query_map(named_params! { ":owner": owner, ":most": most }, GameRow::read)?;
            let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
            let count = connection
                .prepare_cached(&format!("SELECT count(*) FROM games WHERE {condition}"))?
                .query_row(named_params! { ":owner": owner }, |row| row.get(0))?;
            Ok((rows, count))
        };
        self.readers.read(read).await
    }

    /// Every game in which something falls due by itself.
    pub(crate) async fn due_games(&self) -> Result<Vec<GameRow>, StoreError> {
        let read = |connection: &Connection| {
            let question = format!("SELECT {COLUMNS} FROM games WHERE due IS NOT NULL");
            let mut question = connection.prepare(&question)?;
            let rows = question.query_map([], GameRow::read)?;
            Ok(rows.collect::<rusqlite::Result<Vec<_>>>()?)
        };
        self.readers.read(read).await
    }

    /// Makes the game that follows another, unless there is one already; its name in either case.
    pub(crate) async fn create_rematch(&self, of: i64, new: NewRow) -> Result<String, StoreError> {
        let write = move |connection: &Connection| {
            let there: Option<String> =
                connection
                    .query_row("SELECT rematch FROM games WHERE number = ?1", [of], |row| row.get(0))?;
            if let Some(id) = there {
                return Ok(id);
            }
            insert_game(connection, &new)?;
            connection.execute("UPDATE games SET rematch = ?2 WHERE number = ?1", params![of, new.id])?;
            Ok(new.id)
        };
        self.writer.write(write).await
    }
}

fn insert_game(connection: &Connection, new: &NewRow) -> Result<i64, StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO games (id, owner, settings, created_at, listed, seq, last_at, due, status, result, fen)
                VALUES (:id, :owner, :settings, :created_at, :listed, :seq, :last_at, :due, :status, :result, :fen)",
        )?
        .execute(named_params! {
            ":id": new.id, ":owner": new.owner, ":settings": new.settings, ":created_at": new.created_at,
            ":listed": new.listed, ":seq": new.head.seq, ":last_at": new.head.last_at, ":due": new.head.due,
            ":status": new.head.status, ":result": new.head.result, ":fen": new.head.fen,
        })?;
    let number = connection.last_insert_rowid();
    for (role, hash) in &new.links {
        super::link::insert(connection, number, *role, hash, new.created_at)?;
    }
    insert_events(connection, number, &new.events)?;
    Ok(number)
}

fn insert_events(connection: &Connection, game: i64, rows: &[EventRow]) -> Result<(), StoreError> {
    let mut insert = connection
        .prepare_cached("INSERT INTO events (game, seq, at, actor, act) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for row in rows {
        insert.execute(params![game, row.seq, row.at, row.actor.name(), row.act])?;
    }
    Ok(())
}
