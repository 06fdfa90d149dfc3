//! Deletion of games, names and accounts. Each leaves only a note that it was deleted.

use super::SqliteStore;
use crate::store::{DepartingAccount, Leaving, PageCursor, Reason, Removal, StoreError};
use async_trait::async_trait;
use rusqlite::{Connection, params};

/// Deletes a game: inserting its tombstone removes everything else by trigger. `false` if there is no such game.
pub(super) fn delete_game(
    connection: &Connection,
    id: &str,
    reason: &str,
    day: &str,
) -> Result<bool, StoreError> {
    let buried = connection
        .prepare_cached(
            "INSERT INTO tombstones (id, hash, day, reason)
                SELECT id, coalesce((SELECT hash FROM events WHERE game = number ORDER BY seq DESC LIMIT 1), root), ?2, ?3
                FROM games WHERE id = ?1",
        )?
        .execute(params![id, day, reason])?;
    Ok(buried == 1)
}

/// The games that were over before a moment, after a place.
fn over_games(
    connection: &Connection,
    moment: u64,
    after: PageCursor,
    most: u32,
) -> Result<Vec<(PageCursor, String)>, StoreError> {
    let mut question = connection.prepare_cached(
        "SELECT last_at, number, id FROM games WHERE status IN ('over', 'annulled') AND last_at < ?1
            AND (last_at, number) > (?2, ?3) ORDER BY last_at, number LIMIT ?4",
    )?;
    let games = question.query_map(params![moment, after.last_at, after.number, most], |row| {
        Ok((PageCursor { last_at: row.get(0)?, number: row.get(1)? }, row.get(2)?))
    })?;
    Ok(games.collect::<rusqlite::Result<_>>()?)
}

/// The same one by one, with the places from an index, where a row or a page is damaged: that one is left out.
fn undamaged_over_games(
    connection: &Connection,
    moment: u64,
    after: PageCursor,
    most: u32,
) -> Result<Vec<(PageCursor, String)>, StoreError> {
    let mut question = connection.prepare(
        "SELECT last_at, number FROM games WHERE last_at < ?1 AND (last_at, number) > (?2, ?3)
            ORDER BY last_at, number",
    )?;
    let mut id =
        connection.prepare("SELECT id FROM games WHERE number = ?1 AND status IN ('over', 'annulled')")?;
    let places = question.query_map(params![moment, after.last_at, after.number], |row| {
        Ok(PageCursor { last_at: row.get(0)?, number: row.get(1)? })
    })?;
    let mut games = Vec::new();
    for place in places {
        let place = place?;
        games.extend(id.query_row([place.number], |row| row.get(0)).ok().map(|id| (place, id)));
        if games.len() >= most as usize {
            break;
        }
    }
    Ok(games)
}

#[async_trait]
impl Removal for SqliteStore {
    async fn delete_game(&self, id: &str, reason: Reason, day: String) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.writer.write(move |connection| delete_game(connection, &id, reason.name(), &day).map(drop)).await
    }

    async fn is_deleted(&self, id: &str) -> Result<bool, StoreError> {
        let id = id.to_owned();
        let read = move |connection: &Connection| {
            let question = "SELECT EXISTS (SELECT 1 FROM tombstones WHERE id = ?1)";
            Ok(connection.prepare_cached(question)?.query_row([id], |row| row.get(0))?)
        };
        self.public.read(read).await
    }

    async fn erase_names(&self, id: String, day: String) -> Result<(), StoreError> {
        let write = move |connection: &Connection| {
            connection
                .prepare_cached("INSERT INTO erasures VALUES ('names', ?1, ?2) ON CONFLICT DO NOTHING")?
                .execute(params![id, day])?;
            Ok(())
        };
        self.writer.write(write).await
    }

    async fn over_since(
        &self,
        moment: u64,
        after: Option<PageCursor>,
        most: u32,
    ) -> Result<Vec<(PageCursor, String)>, StoreError> {
        let read = move |connection: &Connection| {
            let after = after.unwrap_or(PageCursor { last_at: 0, number: 0 });
            match over_games(connection, moment, after, most) {
                Err(error) if error.is_damage() => undamaged_over_games(connection, moment, after, most),
                games => games,
            }
        };
        self.public.read(read).await
    }

    async fn some_of(&self, account: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let read = move |connection: &Connection| {
            let mut question = connection.prepare_cached("SELECT id FROM games WHERE owner = ?1 LIMIT ?2")?;
            let rows = question.query_map(params![account, most], |row| row.get(0))?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        };
        self.public.read(read).await
    }

    async fn begin_deletion(&self, account: i64, leaving: Leaving) -> Result<(), StoreError> {
        let write = move |connection: &Connection| {
            connection.execute(
                "UPDATE accounts SET leaving = ?2 WHERE number = ?1",
                params![account, leaving.name()],
            )?;
            connection.execute("DELETE FROM sessions WHERE account = ?1", [account])?;
            Ok(())
        };
        self.writer.write(write).await
    }

    async fn departing_accounts(&self) -> Result<Vec<DepartingAccount>, StoreError> {
        let read = |connection: &Connection| {
            let mut question = connection
                .prepare("SELECT number, created_at, leaving FROM accounts WHERE leaving IS NOT NULL")?;
            let rows = question.query_map([], |row| {
                let leaving: String = row.get(2)?;
                let leaving = if leaving == "delete" { Leaving::Delete } else { Leaving::Leave };
                Ok(DepartingAccount { account: row.get(0)?, created_at: row.get(1)?, leaving })
            })?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        };
        self.public.read(read).await
    }

    async fn erase_account(&self, departing: DepartingAccount, day: String) -> Result<bool, StoreError> {
        let write = move |connection: &Connection| {
            let question = "SELECT EXISTS (SELECT 1 FROM games WHERE owner = ?1)";
            if connection.query_row(question, [departing.account], |row| row.get(0))? {
                return Ok(false);
            }
            let key = format!("{}@{}", departing.account, departing.created_at);
            connection.execute(
                "INSERT INTO erasures VALUES ('account', ?1, ?2) ON CONFLICT DO NOTHING",
                params![key, day],
            )?;
            Ok(true)
        };
        self.writer.write(write).await
    }
}
