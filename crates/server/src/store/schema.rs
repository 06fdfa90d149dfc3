//! The tables, and how an older file becomes a newer one.

use super::StoreError;
use rusqlite::Connection;
use std::path::Path;

/// One step a version: the file says how many it has taken.
const STEPS: &[&str] = &["
    CREATE TABLE boots (
        number INTEGER PRIMARY KEY,
        started_at INTEGER NOT NULL,
        -- The last moment at which this run is known to have been alive.
        alive_at INTEGER NOT NULL
    );
    CREATE TABLE accounts (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        password TEXT NOT NULL,
        created_at INTEGER NOT NULL
    );
    CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        expires_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        owner INTEGER REFERENCES accounts (number) ON DELETE SET NULL,
        settings TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        -- The head of the log, kept beside it so that lists and timers need no replay.
        seq INTEGER NOT NULL,
        last_at INTEGER NOT NULL,
        due INTEGER,
        status TEXT NOT NULL,
        result TEXT NOT NULL,
        fen TEXT NOT NULL,
        rematch TEXT
    );
    CREATE INDEX games_listed ON games (last_at) WHERE listed;
    CREATE INDEX games_owned ON games (owner, last_at);
    CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
    CREATE TABLE links (
        hash BLOB PRIMARY KEY,
        game INTEGER NOT NULL REFERENCES games (number),
        role TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        revoked_at INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX links_of ON links (game, role);
    -- The log: only ever added to.
    CREATE TABLE events (
        game INTEGER NOT NULL REFERENCES games (number),
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        actor TEXT NOT NULL,
        act TEXT NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;
    CREATE TRIGGER events_stay BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
    CREATE TRIGGER events_remain BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'events are never removed'); END;
", "
    -- Names that are written in different ways and mean the same have one key.
    ALTER TABLE accounts ADD COLUMN key TEXT;
    ALTER TABLE accounts ADD COLUMN is_admin INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE accounts ADD COLUMN banned_at INTEGER;
    CREATE UNIQUE INDEX accounts_key ON accounts (key);
    -- What a name looks like, so that nobody takes one that is read as somebody else's.
    ALTER TABLE accounts ADD COLUMN looks TEXT;
    CREATE INDEX accounts_looks ON accounts (looks);
    CREATE INDEX sessions_of ON sessions (account);
    -- Devices that have signed in: a flood of wrong passwords from elsewhere does not keep them out.
    CREATE TABLE devices (
        hash BLOB NOT NULL,
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        expires_at INTEGER NOT NULL,
        PRIMARY KEY (hash, account)
    ) WITHOUT ROWID;
    CREATE INDEX devices_of ON devices (account);
    CREATE TABLE passkeys (
        id BLOB PRIMARY KEY,
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        label TEXT NOT NULL,
        -- What the check of a sign-in needs, as the library writes it.
        data BLOB NOT NULL,
        created_at INTEGER NOT NULL,
        used_at INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX passkeys_of ON passkeys (account);
    -- Codes that an operator prints for somebody who has lost the password.
    CREATE TABLE reset_codes (
        hash BLOB PRIMARY KEY,
        account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
        expires_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE invitations (
        hash BLOB PRIMARY KEY,
        note TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL,
        used_by INTEGER REFERENCES accounts (number) ON DELETE SET NULL,
        used_at INTEGER
    ) WITHOUT ROWID;
    -- What an administrator has laid down: who may register, who may make games.
    CREATE TABLE policy (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    -- The names of the players, beside the log, so that they can go while the log stays.
    CREATE TABLE people (
        game INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
        white TEXT NOT NULL,
        black TEXT NOT NULL
    );
    -- Games that were deleted: nothing of them stays but this.
    CREATE TABLE tombstones (
        id TEXT PRIMARY KEY,
        hash BLOB NOT NULL,
        day TEXT NOT NULL,
        reason TEXT NOT NULL
    ) WITHOUT ROWID;
    -- A link is offered until whoever it is meant for exchanges it for a private one.
    ALTER TABLE links ADD COLUMN taken_at INTEGER;
    -- Hidden from lists by an administrator; set aside because its log cannot be read.
    ALTER TABLE games ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN flaw TEXT;
    -- The chain of hashes: of the game before its first event here, of each event beside it.
    ALTER TABLE games ADD COLUMN root BLOB;
    ALTER TABLE events ADD COLUMN hash BLOB;
    DROP TRIGGER events_remain;
    -- A game is deleted only whole, and only after its tombstone is there.
    CREATE TRIGGER events_remain BEFORE DELETE ON events
        WHEN NOT EXISTS (SELECT 1 FROM games JOIN tombstones USING (id) WHERE games.number = OLD.game)
        BEGIN SELECT RAISE(ABORT, 'events are never removed one by one'); END;
    DROP INDEX games_listed;
    DROP INDEX games_owned;
    CREATE INDEX games_live ON games (last_at, number)
        WHERE listed AND NOT hidden AND status IN ('running', 'adjourned', 'not-started');
    CREATE INDEX games_over ON games (last_at, number)
        WHERE listed AND NOT hidden AND status IN ('over', 'annulled');
    CREATE INDEX games_owned ON games (owner, last_at, number);
    PRAGMA application_id = 0x54726174;
"];

/// An error where the file has not taken all steps, or more than are known.
pub(super) fn is_current(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let (known, path) = (STEPS.len() as i64, path.to_owned());
    match found.cmp(&known) {
        std::cmp::Ordering::Less => Err(StoreError::Older { path, found, known }),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(StoreError::Version { path, found, known }),
    }
}

/// Takes the steps that the file has not taken yet.
pub(super) fn bring_up(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = STEPS.len() as i64;
    let Ok(taken) = usize::try_from(found) else {
        return Err(StoreError::Version { path: path.to_owned(), found, known });
    };
    if taken > STEPS.len() {
        return Err(StoreError::Version { path: path.to_owned(), found, known });
    }
    for (index, step) in STEPS.iter().enumerate().skip(taken) {
        let version = index + 1;
        connection.execute_batch(&format!("BEGIN; {step} PRAGMA user_version = {version};"))?;
        if version == 2 {
            super::account::fill_keys(connection)?;
        }
        connection.execute_batch("COMMIT;")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_brought_up_once_and_a_later_one_refused() {
        let connection = Connection::open_in_memory().unwrap();
        let path = Path::new("x.db");
        bring_up(&connection, path).unwrap();
        bring_up(&connection, path).unwrap();
        connection.pragma_update(None, "user_version", 99).unwrap();
        assert!(matches!(bring_up(&connection, path), Err(StoreError::Version { found: 99, .. })));
    }

    #[test]
    fn the_log_is_only_added_to() {
        let connection = Connection::open_in_memory().unwrap();
        bring_up(&connection, Path::new("x.db")).unwrap();
        connection
            .execute_batch(
                "INSERT INTO games VALUES (1, 'a', NULL, '', 0, 1, 1, 0, NULL, '', '', '', NULL, 0, NULL, NULL);
                 INSERT INTO events VALUES (1, 1, 0, 'white', 'white arrives', NULL);",
            )
            .unwrap();
        assert!(connection.execute("UPDATE events SET act = 'x'", []).is_err());
        assert!(connection.execute("DELETE FROM events", []).is_err());
    }
}
