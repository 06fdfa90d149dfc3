//! The schema, and its migrations.

use crate::store::{ChainHash, StoreError};
use rusqlite::{Connection, params};

/// A migration to the next version.
pub(super) struct Step {
    before: &'static str,
    /// What SQL cannot do, between the two scripts.
    compute: fn(&Connection) -> Result<(), StoreError>,
    after: &'static str,
}

/// The application id of our files: "Trat".
pub(super) const APPLICATION: i32 = 0x5472_6174;

/// One step for each version; the file records how many have been taken. A step that has landed is never edited: a change is a new step, with a
/// file of the schema before it in `testdata/store`; a test compares the files of every schema with a new one.
pub(super) const STEPS: &[Step] = &[
    Step { before: FIRST, compute: |_| Ok(()), after: "" },
    Step { before: SECOND, compute: second, after: THEN },
];

const FIRST: &str = "
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
";

const SECOND: &str = "
    -- Names that are written in different ways and mean the same have one key.
    ALTER TABLE accounts ADD COLUMN key TEXT;
    ALTER TABLE accounts ADD COLUMN is_admin INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE accounts ADD COLUMN banned_at INTEGER;
    -- Its deletion has begun: what becomes of its games, 'delete' or 'leave'.
    ALTER TABLE accounts ADD COLUMN leaving TEXT;
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
    -- A link is offered until whoever it is meant for exchanges it for a private one.
    ALTER TABLE links ADD COLUMN taken_at INTEGER;
    -- The names of the players, beside the log, so that they can go while the log stays.
    CREATE TABLE people (
        game INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
        white TEXT NOT NULL,
        black TEXT NOT NULL
    );
    INSERT INTO people (game, white, black)
        SELECT number, coalesce(white, ''), coalesce(black, '') FROM (
            SELECT number, settings ->> '$.players.white' AS white, settings ->> '$.players.black' AS black
            FROM games WHERE json_valid(settings)
        ) WHERE coalesce(white, '') <> '' OR coalesce(black, '') <> '';
    UPDATE games SET settings = json_remove(settings, '$.players') WHERE json_valid(settings);
    -- Hidden from lists by an administrator.
    ALTER TABLE games ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
    -- The chain of hashes: of the game before its first event here, of each event beside it.
    ALTER TABLE games ADD COLUMN root BLOB NOT NULL DEFAULT x'';
    ALTER TABLE events RENAME TO old_events;
    CREATE TABLE events (
        game INTEGER NOT NULL REFERENCES games (number),
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        actor TEXT NOT NULL,
        act TEXT NOT NULL,
        hash BLOB NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;
";

const THEN: &str = "    DROP TABLE old_events;
    -- What a game begins with and its log are only ever added to.
    CREATE TRIGGER games_stay BEFORE UPDATE OF id, settings, created_at, root ON games
        BEGIN SELECT RAISE(ABORT, 'what a game begins with is never changed'); END;
    CREATE TRIGGER events_stay BEFORE UPDATE ON events
        BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
    -- Games that were deleted: nothing of them stays but this.
    CREATE TABLE tombstones (
        id TEXT PRIMARY KEY,
        -- What the chain of hashes had join to.
        hash BLOB NOT NULL,
        day TEXT NOT NULL,
        reason TEXT NOT NULL
    ) WITHOUT ROWID;
    -- A game is deleted by setting its tombstone, and in no other way: whole, or not at all. That holds for a file that is
    -- put back from a backup too: its games go when the tombstones join.
    CREATE TRIGGER tombstones_bury AFTER INSERT ON tombstones BEGIN
        DELETE FROM links WHERE game = (SELECT number FROM games WHERE id = NEW.id);
        DELETE FROM people WHERE game = (SELECT number FROM games WHERE id = NEW.id);
        DELETE FROM events WHERE game = (SELECT number FROM games WHERE id = NEW.id);
        DELETE FROM games WHERE id = NEW.id;
    END;
    CREATE TRIGGER tombstones_stay BEFORE UPDATE ON tombstones
        BEGIN SELECT RAISE(ABORT, 'tombstones are never changed'); END;
    CREATE TRIGGER tombstones_remain BEFORE DELETE ON tombstones
        BEGIN SELECT RAISE(ABORT, 'tombstones are never removed'); END;
    CREATE TRIGGER events_remain BEFORE DELETE ON events
        WHEN NOT EXISTS (SELECT 1 FROM games JOIN tombstones USING (id) WHERE games.number = OLD.game)
        BEGIN SELECT RAISE(ABORT, 'events are never removed one by one'); END;
    CREATE TRIGGER games_remain BEFORE DELETE ON games
        WHEN NOT EXISTS (SELECT 1 FROM tombstones WHERE id = OLD.id)
        BEGIN SELECT RAISE(ABORT, 'a game is deleted by setting its tombstone'); END;
    CREATE TRIGGER games_rest BEFORE INSERT ON games
        WHEN EXISTS (SELECT 1 FROM tombstones WHERE id = NEW.id)
        BEGIN SELECT RAISE(ABORT, 'the game was deleted'); END;
    -- What was taken out of what stays: the names and the owner of a game (by its id), an account (by number and time of making).
    -- It is kept so that a backup that is put back does not bring it back.
    CREATE TABLE erasures (
        what TEXT NOT NULL CHECK (what IN ('names', 'account')),
        key TEXT NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (what, key)
    ) WITHOUT ROWID;
    CREATE TRIGGER erasures_names AFTER INSERT ON erasures WHEN NEW.what = 'names' BEGIN
        DELETE FROM people WHERE game = (SELECT number FROM games WHERE id = NEW.key);
        UPDATE games SET owner = NULL WHERE id = NEW.key;
    END;
    CREATE TRIGGER erasures_account AFTER INSERT ON erasures WHEN NEW.what = 'account' BEGIN
        DELETE FROM accounts WHERE number || '@' || created_at = NEW.key;
    END;
    DROP INDEX games_listed;
    DROP INDEX games_owned;
    CREATE INDEX games_live ON games (last_at, number)
        WHERE listed AND NOT hidden AND status IN ('running', 'adjourned', 'not-started');
    CREATE INDEX games_over ON games (last_at, number)
        WHERE listed AND NOT hidden AND status IN ('over', 'annulled');
    CREATE INDEX games_owned ON games (owner, last_at, number);
    CREATE INDEX games_done ON games (last_at) WHERE status IN ('over', 'annulled');
";

impl Step {
    /// Takes the step within the caller's transaction.
    pub(super) fn take(&self, connection: &Connection) -> Result<(), StoreError> {
        connection.execute_batch(self.before)?;
        (self.compute)(connection)?;
        connection.execute_batch(self.after)?;
        Ok(())
    }
}

/// Gives accounts their keys, and computes the hash chains of all games.
fn second(connection: &Connection) -> Result<(), StoreError> {
    super::account::fill_keys(connection)?;
    let mut games = connection.prepare("SELECT number, id, created_at, settings FROM games")?;
    let mut events =
        connection.prepare("SELECT seq, at, actor, act FROM old_events WHERE game = ?1 ORDER BY seq")?;
    let mut set = connection.prepare("UPDATE games SET root = ?2 WHERE number = ?1")?;
    let mut insert = connection
        .prepare("INSERT INTO events (game, seq, at, actor, act, hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    // Collect the numbers first, because the table is changed below.
    let numbers = games.query_map([], |row| {
        let (number, id, created_at, settings): (i64, String, u64, String) =
            (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
        Ok((number, ChainHash::root(&id, created_at, &settings)))
    })?;
    for (number, root) in numbers.collect::<rusqlite::Result<Vec<_>>>()? {
        set.execute(params![number, root])?;
        let mut chain = root;
        let mut rows = events.query([number])?;
        while let Some(row) = rows.next()? {
            let (seq, at, actor, act): (u64, u64, String, String) =
                (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
            chain = chain.next(seq, at, &actor, &act);
            insert.execute(params![number, seq, at, actor, act, chain])?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
