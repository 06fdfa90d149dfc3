//! Secret links.

use super::SqliteStore;
use crate::guard::SecretHash;
use crate::store::{Exchange, LinkRow, LinkStatus, Links, NewLink, RoleLinks, StoreError};
use crate::wire::{LinkState, Role};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

/// How many invalid links of a role are kept, to tell people why theirs does not work.
const REMEMBERED: u32 = 16;

pub(super) fn insert(connection: &Connection, game: i64, new: &NewLink, now: u64) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO links (hash, game, role, created_at, taken_at) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![new.hash.0.as_slice(), game, new.role.name(), now, new.is_taken.then_some(now)])?;
    Ok(())
}

fn role_named(name: String) -> Result<Role, StoreError> {
    Role::from_name(&name).ok_or(StoreError::Corrupt { what: "a role", text: name })
}

fn find(connection: &Connection, hash: &SecretHash) -> Result<Option<LinkRow>, StoreError> {
    let read = |row: &Row<'_>| Ok((row.get(0)?, row.get::<_, String>(1)?, row.get(2)?, row.get(3)?));
    let found: Option<(i64, String, Option<u64>, Option<u64>)> = connection
        .prepare_cached("SELECT game, role, taken_at, revoked_at FROM links WHERE hash = ?1")?
        .query_row([hash.0.as_slice()], read)
        .optional()?;
    let Some((game, name, taken_at, revoked_at)) = found else { return Ok(None) };
    Ok(Some(LinkRow { game, role: role_named(name)?, standing: LinkStatus::of(taken_at, revoked_at) }))
}

/// The state of a role's links: a taken one counts more than an offered one, and the newest of its kind is reported.
fn role_links_of(connection: &Connection, game: i64, role: Role) -> Result<RoleLinks, StoreError> {
    let mut question = connection
        .prepare_cached("SELECT created_at, taken_at, revoked_at FROM links WHERE game = ?1 AND role = ?2")?;
    let mut rows = question.query(params![game, role.name()])?;
    let mut best: (u8, Option<u64>) = (0, None);
    while let Some(row) = rows.next()? {
        let (created, taken, revoked): (u64, Option<u64>, Option<u64>) =
            (row.get(0)?, row.get(1)?, row.get(2)?);
        let found = match LinkStatus::of(taken, revoked) {
            LinkStatus::Taken => (3, taken),
            LinkStatus::Offered => (2, Some(created)),
            // The link that it was exchanged for shows what happened next.
            LinkStatus::Withdrawn | LinkStatus::Exchanged => (1, revoked),
        };
        best = best.max(found);
    }
    let state = match best.0 {
        3 => LinkState::Taken,
        2 => LinkState::Offered,
        1 => LinkState::Withdrawn,
        _ => LinkState::None,
    };
    Ok(RoleLinks { role, state, since: best.1 })
}

/// Gives somebody a link to the rematch: at most one for each role, however often it is asked for.
pub(super) fn give_rematch(
    connection: &Connection,
    game: i64,
    new: &NewLink,
    now: u64,
) -> Result<Exchange, StoreError> {
    let role = new.role;
    if let Some(there) = find(connection, &new.hash)? {
        let is_same = there.game == game && there.role == role && there.standing == LinkStatus::Taken;
        return Ok(if is_same { Exchange::Done { role, is_new: false } } else { Exchange::Spent });
    }
    match role_links_of(connection, game, role)?.state {
        LinkState::Taken => return Ok(Exchange::Used { role }),
        LinkState::Withdrawn => return Ok(Exchange::Unknown),
        // It was never used: replace it.
        LinkState::Offered => drop_offered(connection, game, role)?,
        LinkState::None => {}
    }
    insert(connection, game, new, now)?;
    Ok(Exchange::Done { role, is_new: true })
}

fn drop_offered(connection: &Connection, game: i64, role: Role) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "DELETE FROM links WHERE game = ?1 AND role = ?2 AND taken_at IS NULL AND revoked_at IS NULL",
        )?
        .execute(params![game, role.name()])?;
    Ok(())
}

#[async_trait]
impl Links for SqliteStore {
    async fn link(&self, hash: SecretHash) -> Result<Option<LinkRow>, StoreError> {
        self.readers.read(move |connection: &Connection| find(connection, &hash)).await
    }

    async fn use_link(&self, hash: SecretHash, now: u64) -> Result<Option<LinkRow>, StoreError> {
        let write = move |connection: &Connection| {
            connection
                .prepare_cached(
                    "UPDATE links SET taken_at = ?2 WHERE hash = ?1 AND taken_at IS NULL AND revoked_at IS NULL",
                )?
                .execute(params![hash.0.as_slice(), now])?;
            find(connection, &hash)
        };
        self.writer.write(write).await
    }

    async fn exchange_link(
        &self,
        game: i64,
        offered: SecretHash,
        private: SecretHash,
        now: u64,
    ) -> Result<Exchange, StoreError> {
        let write = move |connection: &Connection| {
            let Some(link) = find(connection, &offered)?.filter(|link| link.game == game) else {
                return Ok(Exchange::Unknown);
            };
            let role = link.role;
            let there = find(connection, &private)?;
            match link.standing {
                LinkStatus::Taken => Ok(Exchange::Kept { role }),
                LinkStatus::Offered if there.is_some() => Ok(Exchange::Spent),
                LinkStatus::Offered => {
                    connection
                        .prepare_cached("UPDATE links SET taken_at = ?2, revoked_at = ?2 WHERE hash = ?1")?
                        .execute(params![offered.0.as_slice(), now])?;
                    insert(connection, game, &NewLink { role, hash: private, is_taken: true }, now)?;
                    Ok(Exchange::Done { role, is_new: true })
                }
                LinkStatus::Exchanged => Ok(match there {
                    Some(there)
                        if there.game == game
                            && there.role == role
                            && there.standing == LinkStatus::Taken =>
                    {
                        Exchange::Done { role, is_new: false }
                    }
                    _ => Exchange::Used { role },
                }),
                LinkStatus::Withdrawn => Ok(Exchange::Unknown),
            }
        };
        self.writer.write(write).await
    }

    async fn role_links(&self, game: i64) -> Result<Vec<RoleLinks>, StoreError> {
        let read = move |connection: &Connection| {
            Role::LINKED.iter().map(|role| role_links_of(connection, game, *role)).collect()
        };
        self.readers.read(read).await
    }

    async fn replace_links(
        &self,
        game: i64,
        role: Role,
        new: Option<NewLink>,
        allows: Box<dyn FnOnce(LinkState) -> bool + Send>,
        now: u64,
    ) -> Result<bool, StoreError> {
        let write = move |connection: &Connection| {
            if !allows(role_links_of(connection, game, role)?.state) {
                return Ok(false);
            }
            if new.is_some() {
                drop_offered(connection, game, role)?;
            }
            connection
                .prepare_cached(
                    "UPDATE links SET revoked_at = max(?3, coalesce(taken_at + 1, 0))
                        WHERE game = ?1 AND role = ?2 AND revoked_at IS NULL",
                )?
                .execute(params![game, role.name(), now])?;
            if let Some(new) = &new {
                insert(connection, game, new, now)?;
            }
            connection
                .prepare_cached(
                    "DELETE FROM links WHERE game = ?1 AND role = ?2 AND revoked_at IS NOT NULL AND hash NOT IN
                        (SELECT hash FROM links WHERE game = ?1 AND role = ?2 AND revoked_at IS NOT NULL
                        ORDER BY revoked_at DESC LIMIT ?3)",
                )?
                .execute(params![game, role.name(), REMEMBERED])?;
            Ok(true)
        };
        self.writer.write(write).await
    }
}
