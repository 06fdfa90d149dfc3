//! Administration: policy, accounts, invitations, games. The functions are parts of a transaction, and the server and the
//! operator's commands share them.

use super::account::{COLUMNS, read};
use super::session::end_all;
use super::{SqliteStore, game};
use crate::guard::{SecretHash, name_key};
use crate::store::{
    AccountEntry, AccountRow, Administration, GameEntry, InvitationRow, PageQuery, StoreError,
};
use crate::wire::{GameMakers, Policy, Registration};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, named_params, params};

#[async_trait]
impl Administration for SqliteStore {
    async fn policy(&self) -> Result<Policy, StoreError> {
        self.readers.read(policy).await
    }

    async fn set_policy(&self, policy: Policy) -> Result<(), StoreError> {
        self.writer.write(move |connection| set_policy(connection, policy)).await
    }

    async fn account_by_number(&self, number: i64) -> Result<Option<AccountRow>, StoreError> {
        self.readers.read(move |connection| account(connection, number)).await
    }

    async fn accounts(&self, query: PageQuery) -> Result<Vec<AccountEntry>, StoreError> {
        self.readers.read(move |connection| accounts(connection, &query)).await
    }

    async fn set_ban(&self, account: i64, since: Option<u64>) -> Result<bool, StoreError> {
        self.writer.write(move |connection| set_ban(connection, account, since)).await
    }

    async fn add_reset_code(
        &self,
        account: i64,
        code: SecretHash,
        now: u64,
        expires_at: u64,
    ) -> Result<(), StoreError> {
        self.writer.write(move |connection| add_reset_code(connection, account, code, now, expires_at)).await
    }

    async fn add_invitation(
        &self,
        code: SecretHash,
        note: String,
        now: u64,
        expires_at: u64,
    ) -> Result<(), StoreError> {
        self.writer.write(move |connection| add_invitation(connection, code, &note, now, expires_at)).await
    }

    async fn invitations(&self, most: u32) -> Result<Vec<InvitationRow>, StoreError> {
        self.readers.read(move |connection| invitations(connection, most)).await
    }

    async fn remove_invitation(&self, code: SecretHash) -> Result<bool, StoreError> {
        self.writer.write(move |connection| remove_invitation(connection, code)).await
    }

    async fn all_games(&self, query: PageQuery) -> Result<Vec<GameEntry>, StoreError> {
        self.readers.read(move |connection| games(connection, &query)).await
    }

    async fn set_hidden(&self, id: &str, is_hidden: bool) -> Result<Option<bool>, StoreError> {
        let id = id.to_owned();
        self.writer.write(move |connection| set_hidden(connection, &id, is_hidden)).await
    }
}

/// The policy; open to everybody by default.
pub(super) fn policy(connection: &Connection) -> Result<Policy, StoreError> {
    let mut question = connection.prepare_cached("SELECT key, value FROM policy")?;
    let mut rows = question.query([])?;
    let mut policy = Policy::default();
    while let Some(row) = rows.next()? {
        let (key, value): (String, String) = (row.get(0)?, row.get(1)?);
        let corrupt = || StoreError::Corrupt { what: "a policy", text: format!("{key} {value}") };
        match key.as_str() {
            "registration" => policy.registration = Registration::from_name(&value).ok_or_else(corrupt)?,
            "games" => policy.games = GameMakers::from_name(&value).ok_or_else(corrupt)?,
            _ => {}
        }
    }
    Ok(policy)
}

pub(super) fn set_policy(connection: &Connection, policy: Policy) -> Result<(), StoreError> {
    for (key, value) in [("registration", policy.registration.name()), ("games", policy.games.name())] {
        connection.execute(
            "INSERT INTO policy (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            [key, value],
        )?;
    }
    Ok(())
}

pub(super) fn account(connection: &Connection, number: i64) -> Result<Option<AccountRow>, StoreError> {
    let question = format!("SELECT {COLUMNS} FROM accounts WHERE number = ?1");
    Ok(connection.query_row(&question, [number], read).optional()?)
}

/// Accounts, newest first.
pub(super) fn accounts(connection: &Connection, query: &PageQuery) -> Result<Vec<AccountEntry>, StoreError> {
    let question = format!(
        "SELECT {COLUMNS}, (SELECT count(*) FROM games WHERE owner = accounts.number),
                (SELECT count(*) FROM passkeys WHERE account = accounts.number)
            FROM accounts WHERE (:before IS NULL OR number < :before) AND instr(key, :search) > 0
            ORDER BY number DESC LIMIT :most"
    );
    let mut question = connection.prepare(&question)?;
    let rows = question.query_map(
        named_params! { ":before": query.before, ":search": name_key(query.search.trim()), ":most": query.most },
        |row| Ok(AccountEntry { account: read(row)?, games: row.get(6)?, passkeys: row.get(7)? }),
    )?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Grants or revokes administrator rights.
pub(super) fn set_admin(connection: &Connection, account: i64, is_admin: bool) -> Result<bool, StoreError> {
    let changed = connection.execute(
        "UPDATE accounts SET is_admin = ?2 WHERE number = ?1 AND is_admin <> ?2",
        params![account, is_admin],
    )?;
    Ok(changed == 1)
}

/// Bans an account and ends its sessions; `None` lifts the ban.
pub(super) fn set_ban(connection: &Connection, account: i64, since: Option<u64>) -> Result<bool, StoreError> {
    let changed = connection.execute(
        "UPDATE accounts SET banned_at = ?2 WHERE number = ?1 AND (banned_at IS NULL) = (?2 IS NOT NULL)",
        params![account, since],
    )?;
    if since.is_some() {
        end_all(connection, account, None, None)?;
        connection.execute("DELETE FROM reset_codes WHERE account = ?1", [account])?;
    }
    Ok(changed == 1)
}

/// Stores a password reset code, which replaces an earlier one.
pub(super) fn add_reset_code(
    connection: &Connection,
    account: i64,
    code: SecretHash,
    now: u64,
    expires_at: u64,
) -> Result<(), StoreError> {
    connection
        .execute("DELETE FROM reset_codes WHERE account = ?1 OR expires_at <= ?2", params![account, now])?;
    connection.execute(
        "INSERT INTO reset_codes (hash, account, expires_at) VALUES (?1, ?2, ?3)",
        params![code.0.as_slice(), account, expires_at],
    )?;
    Ok(())
}

pub(super) fn add_invitation(
    connection: &Connection,
    code: SecretHash,
    note: &str,
    now: u64,
    expires_at: u64,
) -> Result<(), StoreError> {
    connection.execute(
        "INSERT INTO invitations (hash, note, created_at, expires_at) VALUES (?1, ?2, ?3, ?4)",
        params![code.0.as_slice(), note, now, expires_at],
    )?;
    Ok(())
}

/// Open and used invitations, newest first.
pub(super) fn invitations(connection: &Connection, most: u32) -> Result<Vec<InvitationRow>, StoreError> {
    let mut question = connection.prepare(
        "SELECT hash, note, invitations.created_at, expires_at, used_at, name
            FROM invitations LEFT JOIN accounts ON used_by = number ORDER BY invitations.created_at DESC LIMIT ?1",
    )?;
    let rows = question.query_map([most], |row| {
        Ok(InvitationRow {
            hash: SecretHash(row.get(0)?),
            note: row.get(1)?,
            created_at: row.get(2)?,
            expires_at: row.get(3)?,
            used_at: row.get(4)?,
            used_by: row.get(5)?,
        })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Withdraws an invitation, or removes a used one from the list.
pub(super) fn remove_invitation(connection: &Connection, hash: SecretHash) -> Result<bool, StoreError> {
    Ok(connection.execute("DELETE FROM invitations WHERE hash = ?1", params![hash.0.as_slice()])? == 1)
}

/// All games, newest first: public or not, hidden or not.
pub(super) fn games(connection: &Connection, query: &PageQuery) -> Result<Vec<GameEntry>, StoreError> {
    let question = format!(
        "SELECT {}, hidden AS is_hidden, listed AS is_listed,
                (SELECT name FROM accounts WHERE accounts.number = games.owner) AS owner_name
            FROM games WHERE (:before IS NULL OR number < :before) AND (:search = '' OR id = :search OR
                EXISTS (SELECT 1 FROM people WHERE game = games.number
                    AND (instr(lower(white), lower(:search)) > 0 OR instr(lower(black), lower(:search)) > 0)) OR
                owner = (SELECT number FROM accounts WHERE key = :key))
            ORDER BY number DESC LIMIT :most",
        game::COLUMNS
    );
    let search = query.search.trim();
    let mut question = connection.prepare(&question)?;
    let rows = question.query_map(
        named_params! {
            ":before": query.before, ":search": search, ":key": name_key(search), ":most": query.most,
        },
        |row| {
            Ok(GameEntry {
                game: game::read(row)?,
                is_hidden: row.get("is_hidden")?,
                is_listed: row.get("is_listed")?,
                owner: row.get("owner_name")?,
            })
        },
    )?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Removes a game from the public lists, or puts it back; `None` if there is no such game, otherwise whether that changed
/// anything.
pub(super) fn set_hidden(
    connection: &Connection,
    id: &str,
    is_hidden: bool,
) -> Result<Option<bool>, StoreError> {
    let question = "SELECT hidden FROM games WHERE id = ?1";
    let before: Option<bool> = connection.query_row(question, [id], |row| row.get(0)).optional()?;
    let Some(before) = before else { return Ok(None) };
    connection.execute("UPDATE games SET hidden = ?2 WHERE id = ?1", params![id, is_hidden])?;
    Ok(Some(before != is_hidden))
}
