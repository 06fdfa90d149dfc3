//! What goes: whole games, names, accounts. Each leaves a note that it is gone, and nothing else.

use super::{Store, StoreError};
use crate::guard::SecretHash;
use rusqlite::{Connection, OptionalExtension, params};

/// Why a game was deleted.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) enum Reason {
    /// Its owner wanted it.
    Owner,
    /// Its owner's account was deleted, and the games with it.
    Account,
    /// It had been over for longer than the operator keeps games.
    Age,
    /// Whoever runs the server wanted it, for a reason of his own.
    Operator(String),
}

impl Reason {
    fn name(&self) -> &str {
        match self {
            Reason::Owner => "owner",
            Reason::Account => "account",
            Reason::Age => "age",
            Reason::Operator(why) => why,
        }
    }
}

/// What becomes of the games of an account that is deleted.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Leaving {
    /// They go with it.
    Delete,
    /// They stay, without owner and names.
    Leave,
}

impl Leaving {
    const fn name(self) -> &'static str {
        match self {
            Leaving::Delete => "delete",
            Leaving::Leave => "leave",
        }
    }
}

/// An account that is being deleted.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Leaver {
    pub(crate) account: i64,
    pub(crate) created_at: u64,
    pub(crate) leaving: Leaving,
}

/// Deletes a game whole: its tombstone is set, and everything else of it goes in the same moment. `false` if there is no such game.
pub(crate) fn bury(connection: &Connection, id: &str, reason: &str, day: &str) -> Result<bool, StoreError> {
    let buried = connection
        .prepare_cached(
            "INSERT INTO tombstones (id, hash, day, reason)
                SELECT id, coalesce((SELECT hash FROM events WHERE game = number ORDER BY seq DESC LIMIT 1), root), ?2, ?3
                FROM games WHERE id = ?1",
        )?
        .execute(params![id, day, reason])?;
    Ok(buried == 1)
}

impl Store {
    /// Deletes a game whole.
    pub(crate) async fn bury(&self, id: &str, reason: Reason, day: String) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.writer.write(move |connection| bury(connection, &id, reason.name(), &day).map(drop)).await
    }

    /// Whether a game was deleted.
    pub(crate) async fn is_buried(&self, id: &str) -> Result<bool, StoreError> {
        let id = id.to_owned();
        let read = move |connection: &Connection| {
            let question = "SELECT EXISTS (SELECT 1 FROM tombstones WHERE id = ?1)";
            Ok(connection.prepare_cached(question)?.query_row([id], |row| row.get(0))?)
        };
        self.readers.read(read).await
    }

    /// Takes the names and the owner out of a game. Its log stays.
    pub(crate) async fn erase_names(&self, id: String, day: String) -> Result<(), StoreError> {
        let write = move |connection: &Connection| {
            connection
                .prepare_cached("INSERT INTO erasures VALUES ('names', ?1, ?2) ON CONFLICT DO NOTHING")?
                .execute(params![id, day])?;
            Ok(())
        };
        self.writer.write(write).await
    }

    /// A few games that have been over since before a moment, the oldest first.
    pub(crate) async fn over_since(&self, moment: u64, most: u32) -> Result<Vec<String>, StoreError> {
        let read = move |connection: &Connection| {
            let mut question = connection.prepare_cached(
                "SELECT id FROM games WHERE status IN ('over', 'annulled') AND last_at < ?1
                    ORDER BY last_at LIMIT ?2",
            )?;
            let rows = question.query_map(params![moment, most], |row| row.get(0))?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        };
        self.public.read(read).await
    }

    /// A few games of an account.
    pub(crate) async fn some_of(&self, account: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let read = move |connection: &Connection| {
            let mut question = connection.prepare_cached("SELECT id FROM games WHERE owner = ?1 LIMIT ?2")?;
            let rows = question.query_map(params![account, most], |row| row.get(0))?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        };
        self.public.read(read).await
    }

    /// When a session began, if it lasts so long.
    pub(crate) async fn session_began(
        &self,
        hash: SecretHash,
        lasts: u64,
    ) -> Result<Option<u64>, StoreError> {
        let read = move |connection: &Connection| {
            let question = "SELECT expires_at FROM sessions WHERE hash = ?1";
            let ends: Option<u64> =
                connection.query_row(question, [hash.0.as_slice()], |row| row.get(0)).optional()?;
            Ok(ends.map(|ends| ends.saturating_sub(lasts)))
        };
        self.readers.read(read).await
    }

    /// An account begins to go: nobody is signed in with it any more, and what is left to do is known after a crash too.
    pub(crate) async fn begin_leaving(&self, account: i64, leaving: Leaving) -> Result<(), StoreError> {
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

    /// The accounts that are being deleted.
    pub(crate) async fn leavers(&self) -> Result<Vec<Leaver>, StoreError> {
        let read = |connection: &Connection| {
            let mut question = connection
                .prepare("SELECT number, created_at, leaving FROM accounts WHERE leaving IS NOT NULL")?;
            let rows = question.query_map([], |row| {
                let leaving: String = row.get(2)?;
                let leaving = if leaving == "delete" { Leaving::Delete } else { Leaving::Leave };
                Ok(Leaver { account: row.get(0)?, created_at: row.get(1)?, leaving })
            })?;
            Ok(rows.collect::<rusqlite::Result<_>>()?)
        };
        self.public.read(read).await
    }

    /// Deletes an account that has no games left; whether it had none.
    pub(crate) async fn erase_account(&self, leaver: Leaver, day: String) -> Result<bool, StoreError> {
        let write = move |connection: &Connection| {
            let question = "SELECT EXISTS (SELECT 1 FROM games WHERE owner = ?1)";
            if connection.query_row(question, [leaver.account], |row| row.get(0))? {
                return Ok(false);
            }
            let key = format!("{}@{}", leaver.account, leaver.created_at);
            connection.execute(
                "INSERT INTO erasures VALUES ('account', ?1, ?2) ON CONFLICT DO NOTHING",
                params![key, day],
            )?;
            Ok(true)
        };
        self.writer.write(write).await
    }
}
