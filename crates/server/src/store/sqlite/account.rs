//! Accounts: their names and passwords.

use super::{SqliteStore, administration, session};
use crate::guard::{Name, SecretHash, exact_name, name_key, name_looks};
use crate::store::{AccountRow, Accounts, NewAccount, NewSession, Registered, StoreError};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

pub(super) const COLUMNS: &str = "accounts.number, accounts.name, accounts.password, accounts.created_at, accounts.is_admin, accounts.banned_at";

pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<AccountRow> {
    Ok(AccountRow {
        number: row.get(0)?,
        name: row.get(1)?,
        password: row.get(2)?,
        created_at: row.get(3)?,
        is_admin: row.get(4)?,
        banned_at: row.get(5)?,
    })
}

#[async_trait]
impl Accounts for SqliteStore {
    async fn create_account(&self, new: NewAccount, now: u64) -> Result<Registered, StoreError> {
        self.writer.write(move |connection| create(connection, &new, now)).await
    }

    async fn may_register(
        &self,
        invitation: Option<SecretHash>,
        now: u64,
    ) -> Result<Option<Registered>, StoreError> {
        self.readers.read(move |connection| refusal(connection, invitation, now)).await
    }

    async fn account(&self, name: &str) -> Result<Option<AccountRow>, StoreError> {
        let name = name.to_owned();
        self.readers.read(move |connection| find(connection, &name)).await
    }

    async fn set_password(
        &self,
        account: i64,
        password: String,
        session: Option<SecretHash>,
        device: Option<SecretHash>,
    ) -> Result<(), StoreError> {
        let write = move |connection: &Connection| {
            replace_password(connection, account, &password)?;
            session::end_all(connection, account, session, device)
        };
        self.writer.write(write).await
    }

    async fn reset_account(&self, code: SecretHash, now: u64) -> Result<Option<AccountRow>, StoreError> {
        self.readers.read(move |connection| by_reset_code(connection, code, now)).await
    }

    async fn reset_password(
        &self,
        code: SecretHash,
        password: String,
        session: NewSession,
        now: u64,
    ) -> Result<Option<AccountRow>, StoreError> {
        let write = move |connection: &Connection| {
            let Some(row) = by_reset_code(connection, code, now)? else { return Ok(None) };
            replace_password(connection, row.number, &password)?;
            session::end_all(connection, row.number, None, None)?;
            let opened = session::open(connection, row.number, &session, now)?;
            Ok(opened.then_some(row))
        };
        self.writer.write(write).await
    }
}

fn create(connection: &Connection, new: &NewAccount, now: u64) -> Result<Registered, StoreError> {
    if let Some(refusal) = refusal(connection, new.invitation, now)? {
        return Ok(refusal);
    }
    let Name { text, key, looks } = &new.name;
    let made = connection.execute(
        "INSERT INTO accounts (name, key, looks, password, created_at)
            SELECT ?1, ?2, ?3, ?4, ?5 WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE key = ?2 OR looks = ?3)
            ON CONFLICT DO NOTHING",
        params![text, key, looks, new.password, now],
    )?;
    if made == 0 {
        return Ok(Registered::Taken);
    }
    let number = connection.last_insert_rowid();
    if let Some(hash) = new.invitation {
        connection.execute(
            "UPDATE invitations SET used_by = ?2, used_at = ?3 WHERE hash = ?1",
            params![hash.0.as_slice(), number, now],
        )?;
    }
    session::open(connection, number, &new.session, now)?;
    Ok(Registered::Made(AccountRow {
        number,
        name: text.clone(),
        password: new.password.clone(),
        created_at: now,
        is_admin: false,
        banned_at: None,
    }))
}

/// Why somebody with this invitation may not register, if so.
fn refusal(
    connection: &Connection,
    invitation: Option<SecretHash>,
    now: u64,
) -> Result<Option<Registered>, StoreError> {
    use crate::wire::Registration;
    let is_valid = match invitation {
        Some(hash) => connection
            .query_row(
                "SELECT 1 FROM invitations WHERE hash = ?1 AND used_at IS NULL AND expires_at > ?2",
                params![hash.0.as_slice(), now],
                |_| Ok(()),
            )
            .optional()?
            .is_some(),
        None => false,
    };
    Ok(match administration::policy(connection)?.registration {
        Registration::Closed => Some(Registered::Closed),
        Registration::Invitation if !is_valid => Some(Registered::NotInvited),
        // An invalid invitation is reported even where none is needed, so that nobody loses one without noticing.
        Registration::Open if invitation.is_some() && !is_valid => Some(Registered::NotInvited),
        Registration::Invitation | Registration::Open => None,
    })
}

/// The account with a name: the one spelt exactly so, otherwise the one with its key.
pub(super) fn find(connection: &Connection, name: &str) -> Result<Option<AccountRow>, StoreError> {
    let question = format!(
        "SELECT {COLUMNS} FROM accounts WHERE name = ?1 COLLATE BINARY OR key = ?2
            ORDER BY name = ?1 COLLATE BINARY DESC LIMIT 1"
    );
    let found = connection
        .prepare_cached(&question)?
        .query_row(params![exact_name(name), name_key(name)], read)
        .optional()?;
    Ok(found)
}

fn by_reset_code(
    connection: &Connection,
    code: SecretHash,
    now: u64,
) -> Result<Option<AccountRow>, StoreError> {
    let question = format!(
        "SELECT {COLUMNS} FROM reset_codes JOIN accounts ON account = number
            WHERE hash = ?1 AND expires_at > ?2 AND banned_at IS NULL"
    );
    Ok(connection.query_row(&question, params![code.0.as_slice(), now], read).optional()?)
}

/// Sets a new password, and invalidates any reset code.
fn replace_password(connection: &Connection, account: i64, password: &str) -> Result<(), StoreError> {
    connection.execute("UPDATE accounts SET password = ?2 WHERE number = ?1", params![account, password])?;
    connection.execute("DELETE FROM reset_codes WHERE account = ?1", [account])?;
    Ok(())
}

/// Gives keys to accounts that have none. If two names have the same key, the older account gets it; the younger one is found only
/// by its exact spelling, so that both can be used as before.
pub(super) fn fill_keys(connection: &Connection) -> Result<(), StoreError> {
    let mut question =
        connection.prepare("SELECT number, name FROM accounts WHERE key IS NULL ORDER BY number")?;
    let rows = question.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
    let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
    for (number, name) in rows {
        let (key, looks) = (name_key(&name), name_looks(&name));
        let is_taken: bool = connection.query_row(
            "SELECT EXISTS (SELECT 1 FROM accounts WHERE key = ?1 AND number <> ?2)",
            params![key, number],
            |row| row.get(0),
        )?;
        // No name contains this sign, so nobody can find the key by typing.
        let key = if is_taken { format!("={}", exact_name(&name)) } else { key };
        connection.execute(
            "UPDATE accounts SET key = ?2, looks = ?3 WHERE number = ?1",
            params![number, key, looks],
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::schema::STEPS;
    use super::*;

    /// A file of the first version, in which these names were different accounts.
    #[test]
    fn accounts_of_the_first_version_keep_working() {
        let connection = Connection::open_in_memory().unwrap();
        STEPS[0].take(&connection).unwrap();
        let names = ["Circolo", "Élan", "élan", "ELAN", "расе", "pace"];
        for name in names {
            connection
                .execute("INSERT INTO accounts (name, password, created_at) VALUES (?1, 'x', 7)", [name])
                .unwrap();
        }
        for step in &STEPS[1..] {
            step.take(&connection).unwrap();
        }
        let found = |typed: &str| find(&connection, typed).unwrap().map(|row| row.name);
        // The exact spelling of each name opens its account.
        for name in names {
            assert_eq!(found(name).as_deref(), Some(name));
        }
        // Any other spelling means the oldest account.
        for other in ["e\u{301}LAN", "elan", "Elan"] {
            assert_eq!(found(other).as_deref(), Some("Élan"), "{other}");
        }
        assert_eq!(found("CIRCOLO").as_deref(), Some("Circolo"));
        assert_eq!(found("=élan"), None);
        assert_eq!(found("nessuno"), None);
        // None of the names, nor one that looks like them, can be registered now.
        let session = NewSession {
            hash: SecretHash([1; 32]),
            expires_at: 9,
            device: SecretHash([2; 32]),
            device_expires_at: 9,
        };
        for taken in ["èlan", "расе", "circo1o"] {
            let name = Name::wanted(taken).unwrap();
            let new = NewAccount { name, password: "x".to_owned(), invitation: None, session };
            assert!(matches!(create(&connection, &new, 8).unwrap(), Registered::Taken), "{taken}");
        }
    }
}
