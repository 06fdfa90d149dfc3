use super::*;

/// A game with an event, in a file of this version.
fn with_a_game() -> Connection {
    let connection = Connection::open_in_memory().unwrap();
    connection.pragma_update(None, "foreign_keys", true).unwrap();
    for step in STEPS {
        step.take(&connection).unwrap();
    }
    connection
        .execute_batch(
            "INSERT INTO accounts (number, name, password, created_at) VALUES (3, 'club', '', 50);
             INSERT INTO games (number, id, owner, settings, created_at, listed, seq, last_at, status, result, fen, root)
                VALUES (1, 'a', 3, '{}', 0, 1, 2, 0, 'over', '1-0', '', x'00');
             INSERT INTO people VALUES (1, 'Anna', 'Bruno');
             INSERT INTO links (hash, game, role, created_at) VALUES (x'01', 1, 'white', 0);
             INSERT INTO events VALUES (1, 1, 0, 'white', 'white arrives', x'aa'), (1, 2, 0, 'black', 'black arrives', x'bb');",
        )
        .unwrap();
    connection
}

fn count(connection: &Connection, table: &str) -> u64 {
    connection.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
}

#[test]
fn the_log_is_only_added_to() {
    let connection = with_a_game();
    for forbidden in [
        "UPDATE events SET act = 'x'",
        "DELETE FROM events",
        "DELETE FROM events WHERE seq = 2",
        "DELETE FROM games",
        "UPDATE games SET settings = '{\"mode\":1}'",
        "UPDATE games SET created_at = 1",
        "UPDATE games SET root = x'01'",
        "UPDATE games SET id = 'b'",
    ] {
        assert!(connection.execute(forbidden, []).is_err(), "{forbidden}");
    }
    assert_eq!((count(&connection, "events"), count(&connection, "games")), (2, 1));
}

#[test]
fn a_tombstone_takes_the_whole_game_and_nothing_else_can() {
    let connection = with_a_game();
    connection.execute("INSERT INTO tombstones VALUES ('a', x'bb', '2026-01-01', 'owner')", []).unwrap();
    for table in ["games", "people", "links", "events"] {
        assert_eq!(count(&connection, table), 0, "{table}");
    }
    assert_eq!(count(&connection, "accounts"), 1);
    for forbidden in [
        "DELETE FROM tombstones",
        "UPDATE tombstones SET id = 'b'",
        "INSERT INTO games (id, settings, created_at, listed, seq, last_at, status, result, fen)
            VALUES ('a', '{}', 0, 1, 0, 0, '', '', '')",
    ] {
        assert!(connection.execute(forbidden, []).is_err(), "{forbidden}");
    }
}

#[test]
fn names_and_accounts_go_while_the_log_stays() {
    let connection = with_a_game();
    connection.execute("INSERT INTO erasures VALUES ('names', 'a', '2026-01-01')", []).unwrap();
    assert_eq!((count(&connection, "people"), count(&connection, "events")), (0, 2));
    let owner: Option<i64> = connection.query_row("SELECT owner FROM games", [], |row| row.get(0)).unwrap();
    assert_eq!(owner, None);
    // An account that later gets the same number is a different account.
    connection.execute("INSERT INTO erasures VALUES ('account', '3@49', '2026-01-01')", []).unwrap();
    assert_eq!(count(&connection, "accounts"), 1);
    connection.execute("INSERT INTO erasures VALUES ('account', '3@50', '2026-01-01')", []).unwrap();
    assert_eq!(count(&connection, "accounts"), 0);
}

/// The tables, indexes and triggers of a file.
fn made_of(connection: &Connection) -> Vec<(String, String, Option<String>)> {
    let mut asked =
        connection.prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name").unwrap();
    let rows = asked.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
    rows.collect::<rusqlite::Result<_>>().unwrap()
}

/// A step that has landed is never edited: files that took it as it was would differ from new ones for ever. What differs today needs a
/// step of its own, and a file of the schema before it in `testdata/store`.
#[test]
fn files_of_every_schema_come_to_be_like_new_ones() {
    let new = Connection::open_in_memory().unwrap();
    STEPS.iter().for_each(|step| step.take(&new).unwrap());
    for version in 1..=STEPS.len() {
        let path = format!("{}/../../testdata/store/v{version}.sql", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let old = Connection::open_in_memory().unwrap();
        old.execute_batch(&text).unwrap();
        let taken: usize =
            old.query_row("SELECT user_version FROM pragma_user_version", [], |row| row.get(0)).unwrap();
        assert_eq!(taken, version, "{path}");
        super::super::migrate::climb(&old, taken).unwrap();
        assert_eq!(made_of(&old), made_of(&new), "{path}: a step that had landed has been edited");
    }
}
