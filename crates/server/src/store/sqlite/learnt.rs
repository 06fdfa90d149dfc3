//! What accounts have learnt.

use super::SqliteStore;
use crate::store::{Keeping, Learning, LearntKind, LearntPage, LearntRow, Merge, StoreError};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::BTreeMap;

#[async_trait]
impl Learning for SqliteStore {
    async fn keep_learnt(
        &self,
        account: i64,
        rows: Vec<LearntRow>,
        merge: Merge,
        most: fn(LearntKind) -> usize,
    ) -> Result<Keeping, StoreError> {
        self.writer.write(move |connection| keep(connection, account, &rows, merge, most)).await
    }

    async fn learnt(&self, account: i64, after: u64, most: u32) -> Result<LearntPage, StoreError> {
        self.public.read(move |connection| page(connection, account, after, most)).await
    }
}

fn last(connection: &Connection, account: i64) -> rusqlite::Result<u64> {
    let question = "SELECT coalesce(max(revision), 0) FROM learnt WHERE account = ?1";
    connection.prepare_cached(question)?.query_row([account], |row| row.get(0))
}

fn keep(
    connection: &Connection,
    account: i64,
    rows: &[LearntRow],
    merge: Merge,
    most: fn(LearntKind) -> usize,
) -> Result<Keeping, StoreError> {
    // What is to be written, and whether it is new; one name may come twice.
    let mut changed: BTreeMap<(LearntKind, &str), (String, bool)> = BTreeMap::new();
    let mut find =
        connection.prepare_cached("SELECT body FROM learnt WHERE account = ?1 AND kind = ?2 AND id = ?3")?;
    for LearntRow { kind, id, body } in rows {
        if let Some((known, _)) = changed.get_mut(&(*kind, id.as_str())) {
            if let Some(merged) = merge(*kind, known, body) {
                *known = merged;
            }
            continue;
        }
        let stored: Option<String> =
            find.query_row(params![account, kind.name(), id], |row| row.get(0)).optional()?;
        let (body, is_new) = match stored {
            None => (Some(body.clone()), true),
            Some(stored) => (merge(*kind, &stored, body), false),
        };
        if let Some(body) = body {
            changed.insert((*kind, id), (body, is_new));
        }
    }
    for kind in LearntKind::ALL {
        let new = changed.iter().filter(|((of, _), (_, is_new))| *of == kind && *is_new).count();
        if new == 0 {
            continue;
        }
        let question = "SELECT count(*) FROM learnt WHERE account = ?1 AND kind = ?2";
        let there: usize = connection
            .prepare_cached(question)?
            .query_row(params![account, kind.name()], |row| row.get(0))?;
        if there + new > most(kind) {
            return Ok(Keeping::TooMany(kind));
        }
    }
    let mut revision = last(connection, account)?;
    let mut put = connection.prepare_cached(
        "INSERT INTO learnt (account, kind, id, revision, body) VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (account, kind, id) DO UPDATE SET revision = excluded.revision, body = excluded.body",
    )?;
    for ((kind, id), (body, _)) in changed {
        revision += 1;
        put.execute(params![account, kind.name(), id, revision, body])?;
    }
    Ok(Keeping::Kept(revision))
}

fn page(connection: &Connection, account: i64, after: u64, most: u32) -> Result<LearntPage, StoreError> {
    let snapshot = connection.unchecked_transaction()?;
    let newest = last(&snapshot, account)?;
    let mut question = snapshot.prepare_cached(
        "SELECT kind, id, body, revision FROM learnt WHERE account = ?1 AND revision > ?2 ORDER BY revision LIMIT ?3",
    )?;
    // SQLite has no larger number.
    let after = after.min(u64::MAX >> 1);
    let mut found = question.query(params![account, after, most])?;
    let (mut rows, mut revision) = (Vec::new(), newest);
    while let Some(row) = found.next()? {
        let kind: String = row.get(0)?;
        revision = row.get(3)?;
        // The schema has no other kinds.
        let Some(kind) = LearntKind::from_name(&kind) else { continue };
        rows.push(LearntRow { kind, id: row.get(1)?, body: row.get(2)? });
    }
    Ok(LearntPage { rows, revision, more: revision < newest })
}
