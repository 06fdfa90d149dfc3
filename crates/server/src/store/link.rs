//! Secret links, as hashes.

use super::{Store, StoreError};
use crate::guard::SecretHash;
use crate::wire::Role;
use rusqlite::{Connection, OptionalExtension, params};

pub(super) fn insert(
    connection: &Connection,
    game: i64,
    role: Role,
    hash: &SecretHash,
    now: u64,
) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT INTO links (hash, game, role, created_at) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![hash.0.as_slice(), game, role.name(), now])?;
    Ok(())
}

impl Store {
    /// The game and the role that a secret opens.
    pub(crate) async fn link(&self, hash: SecretHash) -> Result<Option<(i64, Role)>, StoreError> {
        let read = move |connection: &Connection| {
            let found: Option<(i64, String)> = connection
                .prepare_cached("SELECT game, role FROM links WHERE hash = ?1 AND revoked_at IS NULL")?
                .query_row([hash.0.as_slice()], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()?;
            found
                .map(|(game, name)| {
                    let role = Role::from_name(&name);
                    role.map(|role| (game, role)).ok_or(StoreError::Corrupt { what: "a role", text: name })
                })
                .transpose()
        };
        self.readers.read(read).await
    }

    /// A further link for a role.
    pub(crate) async fn add_link(
        &self,
        game: i64,
        role: Role,
        hash: SecretHash,
        now: u64,
    ) -> Result<(), StoreError> {
        self.writer.write(move |connection| insert(connection, game, role, &hash, now)).await
    }

    /// Takes back all links of a role, and puts a new one in their place if there is one.
    pub(crate) async fn replace_links(
        &self,
        game: i64,
        role: Role,
        new: Option<SecretHash>,
        now: u64,
    ) -> Result<usize, StoreError> {
        let write = move |connection: &Connection| {
            let revoked = connection
                .prepare_cached(
                    "UPDATE links SET revoked_at = ?3 WHERE game = ?1 AND role = ?2 AND revoked_at IS NULL",
                )?
                .execute(params![game, role.name(), now])?;
            if let Some(hash) = &new {
                insert(connection, game, role, hash, now)?;
            }
            Ok(revoked)
        };
        self.writer.write(write).await
    }
}
