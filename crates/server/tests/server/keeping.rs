//! What is kept: old files brought up to date, files that are private, flaws that are found, copies and their way back.

use crate::harness::{Server, governed, online, play};
use rusqlite::Connection;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use tratto_board::Setup;
use tratto_server::{Flaw, Restoring, SqliteStore, StoreError, StoreTrouble, backup, check, restore};

/// When the rook is taken nobody can mate any more behind these walls: a search proves it, a glance does not show it.
const WALLS: &str = "8/6k1/1p6/1Pp5/r1Pp4/pB1Pp1p1/P1B1P1P1/1B1B2K1 w - - 0 1";

const V1: &str = include_str!("../../../../testdata/store/v1.sql");
const V2: &str = include_str!("../../../../testdata/store/v2.sql");

/// A file of the first schema, as an old program left it.
fn old_file() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.db");
    Connection::open(&path).unwrap().execute_batch(V1).unwrap();
    (folder, path)
}

/// A file of this version with the same games.
fn file() -> (TempDir, PathBuf) {
    let (folder, path) = old_file();
    drop(SqliteStore::open(&path).unwrap());
    (folder, path)
}

fn quiet(path: &Path) -> tratto_server::Checked {
    check(path, &|_| {}).unwrap()
}

/// Changes a file behind the program's back, which the triggers would not allow.
fn tamper(path: &Path, change: &str) {
    let connection = Connection::open(path).unwrap();
    let triggers: Vec<(String, String)> = connection
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .collect::<rusqlite::Result<_>>()
        .unwrap();
    for (name, _) in &triggers {
        connection.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    connection.execute_batch(change).unwrap();
    for (_, sql) in &triggers {
        connection.execute_batch(sql).unwrap();
    }
}

fn text(path: &Path, question: &str) -> String {
    Connection::open(path).unwrap().query_row(question, [], |row| row.get(0)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_file_is_brought_up_to_date_and_serves() {
    let (folder, path) = old_file();
    let server = Server::on(folder).await;
    let state = server.state("hSQVkgxH6e").await;
    assert_eq!(state["settings"]["players"], json!({"white": "Anna", "black": "Bruno"}));
    assert_eq!((&state["moment"]["status"], &state["moment"]["seq"]), (&json!("over"), &json!(19)));
    let pgn = server.ask("GET", "/api/games/gJsTW3MG2d/pgn", &[], None).await.text;
    assert!(pgn.contains("[White \"Zoë \\\"Z\\\" D'Àvila\"]") && pgn.contains("[Black \"李雷\"]"), "{pgn}");
    let list = server.get("/api/games?show=over").await;
    // Another game of the file may be over by now: its clock has run on.
    let listed = list["games"].as_array().unwrap().iter().find(|game| game["id"] == "hSQVkgxH6e");
    assert_eq!(listed.unwrap()["players"]["black"], "Bruno");
    // The password of then still opens the account.
    let credentials = json!({"name": "circolo", "password": "una password lunga"});
    let signed = server.ask("POST", "/api/session", &[("X-Tratto", "1")], Some(credentials)).await;
    assert_eq!(signed.status, 200, "{}", signed.text);
    let folder = server.stop().await;
    let checked = quiet(&path);
    assert!(checked.is_sound(), "{checked:?}");
    assert_eq!(checked.games, 7);
    assert_eq!(text(&path, "SELECT count(*) || '' FROM games WHERE settings LIKE '%players%'"), "0");
    assert_eq!(text(&path, "SELECT count(*) || '' FROM people"), "5");
    // The file as it was lies beside it, and an old program can read it.
    let before = folder.path().join("t.db.before-v2");
    assert_eq!(
        text(&before, "SELECT count(*) || '' FROM events"),
        text(&path, "SELECT count(*) || '' FROM events WHERE at < 1794963800000")
    );
    assert!(text(&before, "SELECT settings FROM games WHERE id = 'hSQVkgxH6e'").contains("Anna"));
    assert_private(&before);
}

/// A file with everything that the second schema can hold.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_the_second_schema_serves() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.db");
    Connection::open(&path).unwrap().execute_batch(V2).unwrap();
    let id = |question: &str| text(&path, &format!("SELECT id FROM {question}"));
    let mate = id("games WHERE result = '0-1' AND hidden");
    let nameless = id("games JOIN erasures ON key = id WHERE what = 'names'");
    let deleted = id("tombstones");
    let server = Server::on(folder).await;
    let state = server.state(&mate).await;
    assert_eq!(state["settings"]["players"], json!({"white": "Zoë D'Àvila", "black": "李雷"}));
    assert_eq!((&state["moment"]["status"], &state["moment"]["seq"]), (&json!("over"), &json!(10)));
    let players = server.state(&nameless).await["settings"]["players"].clone();
    assert_eq!(players, json!({"white": "", "black": ""}));
    assert_eq!(server.ask("GET", &format!("/api/games/{deleted}"), &[], None).await.status, 410);
    let sign_in = async |name: &str, password: &str| {
        let credentials = json!({"name": name, "password": password});
        server.ask("POST", "/api/session", &[("X-Tratto", "1")], Some(credentials)).await.status
    };
    assert_eq!(sign_in("circolo", "una password lunga").await, 200);
    assert_eq!(sign_in("zoe", "una password lunga").await, 200, "however it is written");
    assert_eq!(sign_in("circolo", "un'altra password").await, 401);
    let credentials = json!({"name": "terzo", "password": "una password lunga"});
    let uninvited = server.ask("POST", "/api/account", &[("X-Tratto", "1")], Some(credentials)).await;
    assert_eq!(uninvited.status, 403, "{}", uninvited.text);
    let folder = server.stop().await;
    let checked = quiet(&path);
    assert!(checked.is_sound(), "{checked:?}");
    assert_eq!((checked.games, checked.tombstones), (5, 1));
    drop(folder);
}

#[test]
fn a_migration_that_fails_leaves_everything_as_it_was() {
    let (folder, path) = old_file();
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE people (x)").unwrap();
    assert!(SqliteStore::open(&path).is_err());
    assert_eq!(text(&path, "SELECT user_version || '' FROM pragma_user_version"), "1");
    assert!(text(&path, "SELECT settings FROM games WHERE id = 'hSQVkgxH6e'").contains("Anna"));
    assert!(!folder.path().join("t.db.before-v2").exists(), "no copy of what was not changed");
}

#[test]
fn a_settings_text_that_is_no_json_does_not_stop_a_migration() {
    let (_folder, path) = old_file();
    Connection::open(&path)
        .unwrap()
        .execute("UPDATE games SET settings = '{' WHERE id = 'hSQVkgxH6e'", [])
        .unwrap();
    drop(SqliteStore::open(&path).unwrap());
    let checked = quiet(&path);
    assert_eq!(checked.flaws.len(), 1, "{checked:?}");
    assert_eq!((checked.flaws[0].game.as_str(), checked.flaws[0].flaw.kind()), ("hSQVkgxH6e", "settings"));
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[cfg(unix)]
fn assert_private(path: &Path) {
    assert_eq!(mode(path), 0o600, "{}", path.display());
}

#[cfg(not(unix))]
fn assert_private(_: &Path) {}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let server = Server::start().await;
    let game = server.game(online("60")).await;
    let (_white, _black) = server.players(&game).await;
    let folder = server.stop().await;
    let path = folder.path().join("t.db");
    assert_private(&path);
    assert_private(&folder.path().join("t.db-lock"));
    // Files of an earlier version could be read by everybody.
    for name in ["t.db", "t.db-lock"] {
        let open = std::fs::Permissions::from_mode(0o644);
        std::fs::set_permissions(folder.path().join(name), open).unwrap();
    }
    let server = Server::on(folder).await;
    server.state(&game.id).await;
    for name in ["t.db", "t.db-wal", "t.db-shm", "t.db-lock"] {
        assert_private(&path.with_file_name(name));
    }
    server.stop().await;
}

#[test]
fn the_file_of_another_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    for (name, sql) in [
        ("named.db", "CREATE TABLE notes (x); PRAGMA application_id = 0x47504B47;"),
        ("nameless.db", "CREATE TABLE notes (x);"),
        ("counted.db", "CREATE TABLE notes (x); PRAGMA user_version = 1;"),
    ] {
        let path = folder.path().join(name);
        Connection::open(&path).unwrap().execute_batch(sql).unwrap();
        let before = std::fs::read(&path).unwrap();
        let Err(error) = SqliteStore::open(&path) else { panic!("{name} is not ours") };
        assert!(matches!(error, StoreError::Foreign { .. }), "{error}");
        assert_eq!(error.trouble(), StoreTrouble::Foreign);
        assert!(error.to_string().contains(name), "{error}");
        assert!(std::fs::read(&path).unwrap() == before, "{name} was changed");
    }
    let left = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(left, 3, "nothing is left beside them");
}

#[test]
fn every_flaw_is_found_and_named() {
    let plant = |change: &str| {
        let (_folder, path) = file();
        tamper(&path, change);
        let checked = quiet(&path);
        assert!(!checked.is_sound(), "{change}");
        let flaws: Vec<(String, Flaw)> =
            checked.flaws.into_iter().map(|found| (found.game, found.flaw)).collect();
        (flaws, checked.file)
    };
    let game = "(SELECT number FROM games WHERE id = 'hSQVkgxH6e')";
    let (flaws, _) = plant(&format!("UPDATE events SET at = at + 1 WHERE game = {game} AND seq = 4"));
    assert_eq!(flaws, [("hSQVkgxH6e".to_owned(), Flaw::Hash { event: 4 })]);
    let (flaws, _) =
        plant(&format!("UPDATE events SET act = 'white plays e2e5' WHERE game = {game} AND seq = 5"));
    assert_eq!(flaws[0], ("hSQVkgxH6e".to_owned(), Flaw::Hash { event: 5 }));
    let (flaws, _) = plant(&format!("UPDATE events SET act = 'white flies' WHERE game = {game} AND seq = 5"));
    assert!(matches!(&flaws[1].1, Flaw::Act { event: 5, act, .. } if act == "white flies"), "{flaws:?}");
    let (flaws, _) = plant(&format!("DELETE FROM events WHERE game = {game} AND seq = 19"));
    assert!(flaws.contains(&("hSQVkgxH6e".to_owned(), Flaw::Gap { event: 19 })), "{flaws:?}");
    let (flaws, _) = plant(&format!("DELETE FROM events WHERE game = {game} AND seq = 7"));
    assert_eq!(flaws[0].1, Flaw::Gap { event: 7 });
    let (flaws, _) = plant(&format!("UPDATE events SET actor = 'nobody' WHERE game = {game} AND seq = 3"));
    assert!(matches!(flaws[0].1, Flaw::Unreadable { event: Some(3), .. }), "{flaws:?}");
    let (flaws, _) = plant("UPDATE games SET created_at = created_at - 1 WHERE id = 'uKNV5ybG2f'");
    assert!(flaws.contains(&("uKNV5ybG2f".to_owned(), Flaw::Root)), "{flaws:?}");
    for (column, value) in [
        ("status", "'running'"),
        ("result", "'1-0'"),
        ("fen", "'x'"),
        ("last_at", "1"),
        ("seq", "18"),
        ("due", "5"),
    ] {
        let (flaws, _) = plant(&format!("UPDATE games SET {column} = {value} WHERE id = 'hSQVkgxH6e'"));
        assert!(
            matches!(&flaws[..], [(game, Flaw::Head { column: found, .. })] if game == "hSQVkgxH6e" && *found == column),
            "{flaws:?}"
        );
    }
    let (_, file) = plant("PRAGMA foreign_keys = OFF; INSERT INTO people VALUES (99, 'a', 'b')");
    assert!(
        matches!(&file[..], [tratto_server::FileFlaw::Orphans { table, rows: 1, .. }] if table == "people"),
        "{file:?}"
    );
    let (_, file) = plant("INSERT INTO tombstones VALUES ('hSQVkgxH6e', x'00', '2026-01-01', 'owner')");
    assert!(matches!(&file[..], [tratto_server::FileFlaw::DeletedButPresent { .. }]), "{file:?}");
}

/// A page of the file is overwritten: what lay there is told, and the rest is looked at all the same.
#[test]
fn a_damaged_page_does_not_hide_the_other_games() {
    let (_folder, path) = file();
    let page = {
        let connection = Connection::open(&path).unwrap();
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
        let root: i64 = connection
            .query_row("SELECT rootpage FROM sqlite_schema WHERE name = 'events'", [], |row| row.get(0))
            .unwrap();
        root
    };
    let mut bytes = std::fs::read(&path).unwrap();
    let start = (page as usize - 1) * 4096;
    bytes[start..start + 4096].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    let checked = quiet(&path);
    assert!(!checked.is_sound() && !checked.file.is_empty(), "{checked:?}");
    assert_eq!(checked.games, 7);
}

/// The cookie of an account made just now.
async fn registered(server: &Server) -> String {
    let credentials = json!({"name": "circolo", "password": "una password lunga"});
    let made = server.ask("POST", "/api/account", &[("X-Tratto", "1")], Some(credentials)).await;
    made.header("set-cookie").unwrap().split(';').next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_made_while_games_go_on_and_comes_back_without_what_was_deleted() {
    let server = Server::start().await;
    let cookie = registered(&server).await;
    let signed = [("Cookie", cookie.as_str()), ("X-Tratto", "1")];
    let mut new = online("600");
    new["players"] = json!({"white": "Anna", "black": "Bruno"});
    let mut ids = Vec::new();
    for _ in 0..2 {
        let game = server.ask("POST", "/api/games", &signed, Some(new.clone())).await.json();
        ids.push(game["id"].as_str().unwrap().to_owned());
    }
    let lively = server.game(governed("600")).await;
    let (mut white, mut black) = server.players(&lively).await;
    let folder = {
        let path = server.path();
        let copy = path.with_file_name("copy.db");
        let (from, to) = (path.clone(), copy.clone());
        let copying = tokio::task::spawn_blocking(move || backup(&from, &to, &|_| {}).unwrap());
        play(
            &mut white,
            &mut black,
            &["white plays e2e4", "white presses", "black plays e7e5", "black presses"],
        )
        .await;
        let made = copying.await.unwrap();
        assert!(made.checked.is_sound(), "{:?}", made.checked);
        assert!(made.checked.games == 3 && made.bytes > 0);
        assert_private(&copy);
        let again = backup(&path, &copy, &|_| {});
        assert!(matches!(again, Err(StoreError::Exists { .. })));
        assert!(quiet(&path).is_sound(), "a server is running on it");
        // Nothing takes the place of a file on which a server runs.
        let what = Restoring { from: copy.clone(), db: path.clone(), force: true, tombstones: Vec::new() };
        assert!(matches!(restore(&what, &|_| {}), Err(StoreError::InUse { .. })));
        assert_eq!(server.ask("DELETE", &format!("/api/games/{}", ids[0]), &signed, None).await.status, 204);
        server.stop().await
    };
    let (path, copy) = (folder.path().join("t.db"), folder.path().join("copy.db"));
    let mut what = Restoring { from: copy, db: path.clone(), force: false, tombstones: Vec::new() };
    assert!(matches!(restore(&what, &|_| {}), Err(StoreError::Exists { .. })), "not without force");
    what.force = true;
    let restored = restore(&what, &|_| {}).unwrap();
    assert!(restored.checked.is_sound(), "{:?}", restored.checked);
    assert_eq!((restored.buried, restored.checked.games, restored.unknown), (1, 2, None));
    let aside = restored.aside.unwrap();
    assert!(aside.ends_with("t.db.before-restore") && quiet(&aside).is_sound());
    assert_private(&path);
    let server = Server::on(folder).await;
    assert_eq!(server.ask("GET", &format!("/api/games/{}", ids[0]), &[], None).await.status, 410);
    assert_eq!(server.state(&ids[1]).await["settings"]["players"]["white"], "Anna");
    server.stop().await;
}

/// Names that were erased after the backup was made do not come back with it, and the games they stood in do.
#[tokio::test(flavor = "multi_thread")]
async fn names_erased_since_a_backup_stay_erased() {
    let server = Server::start().await;
    let cookie = registered(&server).await;
    let signed = [("Cookie", cookie.as_str()), ("X-Tratto", "1")];
    let mut new = online("600");
    new["players"] = json!({"white": "Anna", "black": "Bruno"});
    let owned = server.ask("POST", "/api/games", &signed, Some(new.clone())).await.json();
    let owned = owned["id"].as_str().unwrap().to_owned();
    new["players"] = json!({"white": "Carla", "black": "Dario"});
    let other = server.game(new).await;
    let (path, copy) = (server.path(), server.path().with_file_name("copy.db"));
    let (from, to) = (path.clone(), copy.clone());
    tokio::task::spawn_blocking(move || backup(&from, &to, &|_| {}).unwrap()).await.unwrap();
    let left = server.ask("DELETE", "/api/account", &signed, Some(json!({"games": "leave"}))).await;
    assert_eq!(left.status, 204, "{}", left.json());
    let folder = server.stop().await;
    let (path, copy) = (folder.path().join("t.db"), folder.path().join("copy.db"));
    let what = Restoring { from: copy, db: path.clone(), force: true, tombstones: Vec::new() };
    let restored = restore(&what, &|_| {}).unwrap();
    assert!(restored.checked.is_sound() && restored.erased > 0, "{restored:?}");
    assert_eq!((restored.buried, restored.checked.games), (0, 2));
    let server = Server::on(folder).await;
    let players = server.state(&owned).await["settings"]["players"].clone();
    assert!(!players.to_string().contains("Anna") && !players.to_string().contains("Bruno"), "{players}");
    assert_eq!(server.state(&other.id).await["settings"]["players"]["white"], "Carla");
    let folder = server.stop().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap().path();
        let bytes = std::fs::read(&file).unwrap();
        let is_set_aside = file.to_string_lossy().contains("before-restore") || file.ends_with("copy.db");
        let named = bytes.windows(5).any(|word| word == b"Bruno");
        assert!(is_set_aside || !named, "{} still has the name", file.display());
    }
}

#[test]
fn a_backup_of_the_first_version_can_be_put_back() {
    let (folder, path) = old_file();
    let to = folder.path().join("new.db");
    let refused = check(&path, &|_| {});
    assert!(matches!(refused, Err(StoreError::Outdated { found: 1, .. })), "{refused:?}");
    let what = Restoring { from: path, db: to.clone(), ..Restoring::default() };
    let restored = restore(&what, &|_| {}).unwrap();
    assert!(restored.checked.is_sound() && restored.aside.is_none(), "{restored:?}");
    assert_eq!(quiet(&to).games, 7);
}

#[test]
fn what_was_deleted_in_a_damaged_file_is_not_known_and_that_is_told() {
    let (folder, path) = file();
    let copy = folder.path().join("copy.db");
    backup(&path, &copy, &|_| {}).unwrap();
    for name in ["t.db-wal", "t.db-shm"] {
        let _ = std::fs::remove_file(path.with_file_name(name));
    }
    std::fs::write(&path, "not a database any more, whatever it was before").unwrap();
    let what = Restoring { from: copy, db: path.clone(), force: true, tombstones: Vec::new() };
    let restored = restore(&what, &|_| {}).unwrap();
    assert!(restored.unknown.is_some() && restored.checked.is_sound(), "{restored:?}");
    assert!(quiet(&path).is_sound());
}

/// The hash of a list of fields, as `docs/chain.md` says.
fn chained(fields: &[&[u8]]) -> Vec<u8> {
    let mut hash = Sha256::new();
    for field in fields {
        hash.update((field.len() as u64).to_be_bytes());
        hash.update(field);
    }
    hash.finalize().to_vec()
}

/// Writes moves into the log of a game as an older program did that could not tell that the position was dead.
fn played_by_an_older_program(path: &Path, id: &str, moves: &[&str]) {
    let connection = Connection::open(path).unwrap();
    let (number, mut chain, at, fen): (i64, Vec<u8>, u64, String) = connection
        .query_row("SELECT number, root, last_at, fen FROM games WHERE id = ?1", [id], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        })
        .unwrap();
    let mut position = Setup::from_fen(&fen).unwrap().examine().0.unwrap();
    for (seq, squares) in (1u64..).zip(moves) {
        let player = position.turn().to_string();
        let (at, act) = (at + seq, format!("{player} plays {squares}"));
        chain = chained(&[
            b"tratto/event/1",
            &chain,
            &seq.to_be_bytes(),
            &at.to_be_bytes(),
            player.as_bytes(),
            act.as_bytes(),
        ]);
        let insert = "INSERT INTO events (game, seq, at, actor, act, hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        connection.execute(insert, rusqlite::params![number, seq, at, player, act, chain]).unwrap();
        position = position.play(position.read_uci(squares).unwrap()).unwrap();
        let head = "UPDATE games SET seq = ?2, last_at = ?3, fen = ?4 WHERE number = ?1";
        connection.execute(head, rusqlite::params![number, seq, at, position.fen()]).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_went_on_after_a_position_now_known_to_be_dead_is_not_damaged() {
    let server = Server::start().await;
    let new = json!({ "mode": "online", "control": "-", "fen": WALLS });
    let (today, then) = (server.game(new.clone()).await, server.game(new).await);
    // What is known today: the game is over with this move.
    let acted = server.act(&today.id, &today.white, 0, "white plays b3a4").await;
    assert_eq!(acted.status, 200, "{}", acted.text);
    assert_eq!(server.state(&today.id).await["moment"]["status"], "over");
    let folder = server.stop().await;
    let path = folder.path().join("t.db");
    played_by_an_older_program(&path, &then.id, &["b3a4", "g7f6", "c2b3"]);
    let checked = quiet(&path);
    assert!(checked.is_sound() && checked.games == 2, "{checked:?}");
    let server = Server::on(folder).await;
    let state = server.state(&then.id).await;
    assert_eq!(
        (&state["moment"]["status"], &state["moment"]["seq"]),
        (&json!("running"), &json!(3)),
        "{state}"
    );
    let told = state["events"].as_array().unwrap();
    assert!(told.iter().all(|event| event["rulings"] == json!([])), "nothing was ruled: {state}");
    let pgn = server.ask("GET", &format!("/api/games/{}/pgn", then.id), &[], None).await.text;
    assert!(pgn.contains("1. Bxa4 Kf6 2. B2b3 *") || pgn.contains("2. Bcb3 *"), "{pgn}");
    // It goes on, and ends with the next move by what is known now.
    let acted = server.act(&then.id, &then.black, 3, "black plays f6e5").await;
    assert_eq!(acted.status, 200, "{}", acted.text);
    assert_eq!(server.state(&then.id).await["moment"]["status"], "over");
    let folder = server.stop().await;
    let checked = quiet(&path);
    assert!(checked.is_sound(), "{checked:?}");
    drop(folder);
}
