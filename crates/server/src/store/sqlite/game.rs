//! Games, their logs, and the runs of the server.

use super::heads::{self, PendingHead};
use super::reader::Readers;
use super::{SqliteStore, link};
use crate::store::{
    Boot, ChainHash, DueGames, EventRow, Exchange, GameRow, Games, Head, NewLink, NewRow, PageCursor,
    RUNNING, RunningGames, StoreError, Which,
};
use crate::wire::{Players, Role};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

/// How often a row is read again that may be out of date.
const TRIES: usize = 4;

pub(super) const COLUMNS: &str =
    "number, id, owner, settings, created_at, seq, last_at, due, status, result, fen, rematch, root,
    (SELECT white FROM people WHERE game = number), (SELECT black FROM people WHERE game = number)";

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

#[async_trait]
impl Games for SqliteStore {
    async fn begin(&self, now: u64) -> Result<Boot, StoreError> {
        let write = move |connection: &Connection| {
            connection.execute("INSERT INTO boots (started_at, alive_at) VALUES (?1, ?1)", params![now])?;
            Ok(Boot { number: connection.last_insert_rowid(), started_at: now, alive_at: now })
        };
        self.writer.write(write).await
    }

    async fn last_moment(&self) -> Result<u64, StoreError> {
        let read = |connection: &Connection| {
            let question = "SELECT max(coalesce((SELECT max(alive_at) FROM boots), 0),
                coalesce((SELECT max(last_at) FROM games), 0))";
            let mut latest: u64 = connection.query_row(question, [], |row| row.get(0))?;
            let mut last =
                connection.prepare("SELECT at FROM events WHERE game = ?1 ORDER BY seq DESC LIMIT 1")?;
            for number in due_numbers(connection)? {
                latest = latest.max(last.query_row([number], |row| row.get(0)).unwrap_or(0));
            }
            Ok(latest)
        };
        self.readers.read(read).await
    }

    async fn alive(&self, boot: i64, now: u64) -> Result<(), StoreError> {
        let write = move |connection: &Connection| {
            connection
                .prepare_cached("UPDATE boots SET alive_at = max(alive_at, ?2) WHERE number = ?1")?
                .execute(params![boot, now])?;
            Ok(())
        };
        self.writer.write(write).await
    }

    async fn boot_at(&self, at: u64) -> Result<Option<Boot>, StoreError> {
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

    async fn create_game(&self, new: NewRow, most: u32) -> Result<i64, StoreError> {
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

    async fn append(
        &self,
        game: i64,
        before: u64,
        rows: Vec<EventRow>,
        head: Head,
    ) -> Result<(), StoreError> {
        let write = move |connection: &Connection| {
            if last_seq(connection, game)? != before {
                return Err(StoreError::Sequence);
            }
            let hash = rows.last().map(|last| last.hash).ok_or(StoreError::Sequence)?;
            let pending = heads::place(connection, game, head, hash)?;
            insert_events(connection, game, &rows)?;
            Ok(pending)
        };
        let heads = self.heads.clone();
        self.writer.write_then(write, move |pending| heads.moved(game, pending)).await
    }

    fn catch_up(&self, game: i64, head: Head, hash: ChainHash) {
        self.heads.catch_up(game, PendingHead { head, hash });
    }

    async fn settle_heads(&self) -> Result<(), StoreError> {
        let (heads, told) = (self.heads.clone(), self.heads.clone());
        let write = move |connection: &Connection| heads.write(connection, true);
        self.writer.write_then(write, move |written| told.written(&written)).await
    }

    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        self.game_by(&self.readers, id).await
    }

    async fn watched_game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        self.game_by(&self.public, id).await
    }

    async fn events(&self, game: i64, since: u64) -> Result<Vec<EventRow>, StoreError> {
        self.readers.read(reading_events(game, since)).await
    }

    async fn events_for_record(&self, game: i64) -> Result<Vec<EventRow>, StoreError> {
        self.public.read(reading_events(game, 0)).await
    }

    async fn games(
        &self,
        which: Which,
        after: Option<PageCursor>,
        most: usize,
    ) -> Result<(Vec<GameRow>, Option<PageCursor>), StoreError> {
        let read = move |connection: &Connection| {
            // The conditions must match those of the partial indices word by word, or SQLite does not use them.
            let (condition, owner) = match which {
                Which::Live => {
                    ("listed AND NOT hidden AND status IN ('running', 'adjourned', 'not-started')", None)
                }
                Which::Over => ("listed AND NOT hidden AND status IN ('over', 'annulled')", None),
                Which::Owned(owner) => ("owner = :owner", Some(owner)),
            };
            let after = after.unwrap_or(PageCursor { last_at: i64::MAX as u64, number: i64::MAX });
            let all = || -> Result<Vec<GameRow>, StoreError> {
                let question = format!(
                    "SELECT {COLUMNS} FROM games WHERE {condition} AND :owner IS :owner
                        AND (last_at, number) < (:last_at, :number) ORDER BY last_at DESC, number DESC LIMIT :most"
                );
                let rows = connection.prepare_cached(&question)?.query_map(
                    named_params! {
                        ":owner": owner, ":last_at": after.last_at, ":number": after.number, ":most": most + 1,
                    },
                    read,
                )?
                .collect::<rusqlite::Result<_>>()?;
                Ok(rows)
            };
            match all() {
                Err(error) if error.is_damage() => {
                    let condition = format!("{condition} AND :owner IS :owner");
                    let places = places_before(connection, after)?;
                    undamaged(connection, &places, &condition, owner, most + 1)
                }
                rows => rows,
            }
        };
        let mut rows = self.public.read(read).await?;
        let is_more = rows.len() > most;
        rows.truncate(most);
        let next = rows.last().filter(|_| is_more);
        // Take the cursor from the row as the index has it: the next page is asked with it.
        let next = next.map(|row| PageCursor { last_at: row.last_at, number: row.number });
        rows.iter_mut().for_each(|row| self.heads.fill_in(row));
        Ok((rows, next))
    }

    async fn running(&self) -> Result<RunningGames, StoreError> {
        let mut games = self.readers.read(running_games).await?;
        games.boards.iter_mut().for_each(|(game, fen)| self.heads.fill_in_board(*game, fen));
        Ok(games)
    }

    async fn due_games(&self, after: Option<u64>, until: u64, now: u64) -> Result<DueGames, StoreError> {
        let read = move |connection: &Connection| match after {
            None => due_at_first(connection, until, now),
            Some(after) => due_between(connection, after, until, now),
        };
        self.public.read(read).await
    }

    async fn create_rematch(
        &self,
        of: i64,
        new: NewRow,
        new_link: NewLink,
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
            let given = link::give_rematch(connection, number, &new_link, now)?;
            Ok((id, given))
        };
        self.writer.write(write).await
    }
}

impl SqliteStore {
    async fn game_by(&self, readers: &Readers, id: &str) -> Result<Option<GameRow>, StoreError> {
        let mut tries = TRIES;
        loop {
            let (id, departures) = (id.to_owned(), self.heads.departures());
            let read = move |connection: &Connection| {
                let question = format!("SELECT {COLUMNS} FROM games WHERE id = ?1");
                Ok(connection.prepare_cached(&question)?.query_row([id], read).optional()?)
            };
            let mut row = readers.read(read).await?;
            row.iter_mut().for_each(|row| self.heads.fill_in(row));
            tries -= 1;
            // Where a head has gone to its row meanwhile, this one may have been read before that, and be out of date.
            if tries == 0 || self.heads.departures() == departures {
                return Ok(row);
            }
        }
    }
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

/// A game by its number.
pub(super) fn read_game_row(connection: &Connection, number: i64) -> Result<Option<GameRow>, StoreError> {
    let question = format!("SELECT {COLUMNS} FROM games WHERE number = ?1");
    Ok(connection.prepare_cached(&question)?.query_row([number], read).optional()?)
}

/// The events of a game after a number. If one cannot be read, the error comes after those before it.
pub(super) fn read_event_rows(
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

/// The running games. If a row or a page is damaged, the others are read one by one.
fn running_games(connection: &Connection) -> Result<RunningGames, StoreError> {
    let all = || -> Result<Vec<(i64, String)>, StoreError> {
        let mut question = connection.prepare("SELECT number, fen FROM games WHERE status = ?1")?;
        let rows = question.query_map([RUNNING], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    };
    match all() {
        Err(error) if error.is_damage() => {}
        boards => return Ok(RunningGames { boards: boards?, unreadable: Vec::new() }),
    }
    let mut games = RunningGames::default();
    // Numbers and ids are in indices, which are other pages.
    let mut ids = connection.prepare("SELECT number, id FROM games")?;
    let ids = ids.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let mut board = connection.prepare("SELECT fen FROM games WHERE number = ?1 AND status = ?2")?;
    for (number, id) in ids.collect::<rusqlite::Result<Vec<(i64, String)>>>()? {
        match board.query_row(params![number, RUNNING], |row| row.get(0)).optional() {
            Ok(Some(fen)) => games.boards.push((number, fen)),
            Ok(None) => {}
            Err(error) => games.unreadable.push((id, error.into())),
        }
    }
    Ok(games)
}

/// All games before a place in the order of lists, from an index alone: for a file with damaged rows.
fn places_before(connection: &Connection, before: PageCursor) -> Result<Vec<PageCursor>, StoreError> {
    let mut question = connection.prepare(
        "SELECT last_at, number FROM games WHERE (last_at, number) < (?1, ?2)
            ORDER BY last_at DESC, number DESC",
    )?;
    let places = question.query_map(params![before.last_at, before.number], |row| {
        Ok(PageCursor { last_at: row.get(0)?, number: row.get(1)? })
    })?;
    Ok(places.collect::<rusqlite::Result<_>>()?)
}

/// The first games among these that can be read and fulfil a condition.
fn undamaged(
    connection: &Connection,
    places: &[PageCursor],
    condition: &str,
    owner: Option<i64>,
    most: usize,
) -> Result<Vec<GameRow>, StoreError> {
    let question = format!("SELECT {COLUMNS} FROM games WHERE number = :number AND {condition}");
    let mut question = connection.prepare(&question)?;
    let mut rows = Vec::new();
    for place in places {
        // A damaged row is left out; opening the game reports it.
        let row = question.query_row(named_params! { ":number": place.number, ":owner": owner }, read);
        rows.extend(row.ok());
        if rows.len() == most {
            break;
        }
    }
    Ok(rows)
}

/// The games in which something falls due by itself.
fn due_numbers(connection: &Connection) -> Result<Vec<i64>, StoreError> {
    let mut question = connection.prepare("SELECT number FROM games WHERE due IS NOT NULL")?;
    let numbers = question.query_map([], |row| row.get(0))?;
    Ok(numbers.collect::<rusqlite::Result<_>>()?)
}

/// What falls due up to a moment, at the start: every log is checked, because after a crash a row may lag behind it.
fn due_at_first(connection: &Connection, until: u64, now: u64) -> Result<DueGames, StoreError> {
    let mut due = DueGames::default();
    for number in due_numbers(connection)? {
        let Some(row) = readable(connection, number) else { continue };
        // An unreadable log counts as lagging: opening the game reports it.
        let is_late = last_seq(connection, number).map_or(true, |last| last > row.seq);
        match is_late || row.rings_at(now).is_some_and(|at| at <= until) {
            true => due.games.push((row, is_late)),
            false => due.is_more_later = true,
        }
    }
    Ok(due)
}

/// What falls due between two moments: no row has lagged behind its log for as long as the lead time of these queries.
fn due_between(connection: &Connection, after: u64, until: u64, now: u64) -> Result<DueGames, StoreError> {
    // A game that was played while the clock was wrong falls due in its own time.
    let question =
        "SELECT number FROM games WHERE due IS NOT NULL AND ((due > ?1 AND due <= ?2) OR last_at > ?3)";
    let mut question = connection.prepare(question)?;
    let numbers = question.query_map(params![after, until, now], |row| row.get(0))?;
    let numbers = numbers.collect::<rusqlite::Result<Vec<i64>>>()?;
    let rows = numbers.into_iter().filter_map(|number| readable(connection, number));
    let is_now = |row: &GameRow| row.rings_at(now).is_some_and(|at| at > after && at <= until);
    let games = rows.filter(is_now).map(|row| (row, false)).collect();
    let question = "SELECT EXISTS (SELECT 1 FROM games WHERE due > ?1)";
    Ok(DueGames { games, is_more_later: connection.query_row(question, [until], |row| row.get(0))? })
}

/// A game by its number; an unreadable one is logged and left out.
fn readable(connection: &Connection, number: i64) -> Option<GameRow> {
    read_game_row(connection, number)
        .inspect_err(|error| tracing::error!(number, %error, "a game cannot be read and is left out"))
        .ok()
        .flatten()
}

/// The number of the last event of a game; 0 where there is none.
fn last_seq(connection: &Connection, game: i64) -> Result<u64, StoreError> {
    let question = "SELECT coalesce(max(seq), 0) FROM events WHERE game = ?1";
    Ok(connection.prepare_cached(question)?.query_row([game], |row| row.get(0))?)
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
