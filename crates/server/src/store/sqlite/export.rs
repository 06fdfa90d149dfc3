//! Export of an account's data, in chunks.

use super::SqliteStore;
use crate::store::{Export, StoreError};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};
use serde_json::{Value, json};

#[async_trait]
impl Export for SqliteStore {
    async fn export_game(&self, account: i64, after: i64) -> Result<Option<(i64, u64, Value)>, StoreError> {
        let read = move |connection: &Connection| {
            let snapshot = connection.unchecked_transaction()?;
            let question = "SELECT number, id, settings, created_at, listed, seq, last_at, status, result, fen, lower(hex(root)),
                (SELECT white FROM people WHERE game = number), (SELECT black FROM people WHERE game = number)
                FROM games WHERE owner = ?1 AND number > ?2 ORDER BY number LIMIT 1";
            let game = snapshot.prepare_cached(question)?.query_row(params![account, after], |row| {
                let settings: String = row.get(2)?;
                let settings = serde_json::from_str(&settings).unwrap_or(Value::String(settings));
                let game = json!({
                    "id": row.get::<_, String>(1)?, "settings": settings, "created_at": row.get::<_, u64>(3)?,
                    "listed": row.get::<_, bool>(4)?, "seq": row.get::<_, u64>(5)?, "last_at": row.get::<_, u64>(6)?,
                    "status": row.get::<_, String>(7)?, "result": row.get::<_, String>(8)?,
                    "fen": row.get::<_, String>(9)?, "root": row.get::<_, String>(10)?,
                    "players": {
                        "white": row.get::<_, Option<String>>(11)?.unwrap_or_default(),
                        "black": row.get::<_, Option<String>>(12)?.unwrap_or_default(),
                    },
                });
                Ok((row.get::<_, i64>(0)?, game))
            });
            let Some((number, mut game)) = game.optional()? else { return Ok(None) };
            let question = "SELECT role, created_at, taken_at, revoked_at FROM links WHERE game = ?1 ORDER BY created_at, role";
            let mut links = snapshot.prepare_cached(question)?;
            let links = links.query_map([number], |row| {
                Ok(json!({
                    "role": row.get::<_, String>(0)?, "created_at": row.get::<_, u64>(1)?,
                    "taken_at": row.get::<_, Option<u64>>(2)?, "revoked_at": row.get::<_, Option<u64>>(3)?,
                }))
            })?;
            game["links"] = Value::Array(links.collect::<rusqlite::Result<_>>()?);
            // A sealed move that has not been opened stays secret.
            let question = "SELECT min(seq) FROM events WHERE game = ?1 AND (act LIKE 'white seals%' OR act LIKE 'black seals%')
                AND seq > coalesce((SELECT max(seq) FROM events WHERE game = ?1 AND act = 'arbiter opens-envelope'), 0)";
            let sealed: Option<u64> =
                snapshot.prepare_cached(question)?.query_row([number], |row| row.get(0))?;
            game["sealed"] = Value::Bool(sealed.is_some());
            Ok(Some((number, sealed.map_or(u64::MAX >> 1, |seq| seq.saturating_sub(1)), game)))
        };
        self.public.read(read).await
    }

    async fn export_events(
        &self,
        game: i64,
        after: u64,
        last: u64,
        most: u32,
    ) -> Result<(Vec<Value>, u64), StoreError> {
        let read = move |connection: &Connection| {
            let mut question = connection.prepare_cached(
                "SELECT seq, at, actor, act, lower(hex(hash)) FROM events WHERE game = ?1 AND seq > ?2 AND seq <= ?3
                    ORDER BY seq LIMIT ?4",
            )?;
            let mut rows = question.query(params![game, after, last, most])?;
            let (mut events, mut reached) = (Vec::new(), after);
            while let Some(row) = rows.next()? {
                reached = row.get(0)?;
                events.push(json!({
                    "seq": reached, "at": row.get::<_, u64>(1)?, "actor": row.get::<_, String>(2)?,
                    "act": row.get::<_, String>(3)?, "hash": row.get::<_, String>(4)?,
                }));
            }
            Ok((events, reached))
        };
        self.public.read(read).await
    }
}
