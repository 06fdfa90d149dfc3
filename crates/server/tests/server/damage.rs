//! Files of which a part cannot be read: the server starts, says so, and the rest goes on.

use crate::client::Made;
use crate::harness::{Server, online, play};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// A server's file with thirty running games.
async fn thirty_games() -> (tempfile::TempDir, Vec<Made>) {
    let server = Server::start().await;
    let mut games = Vec::new();
    for _ in 0..30 {
        let game = server.game(online("3600")).await;
        let (mut white, mut black) = server.players(&game).await;
        play(&mut white, &mut black, &["white plays e2e4"]).await;
        games.push(game);
    }
    (server.stop().await, games)
}

/// Overwrites a page of a table with nonsense, from the first leaf or the last.
fn damage(path: &Path, table: &str, last: bool) {
    let store = Connection::open(path).unwrap();
    store.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    let which = if last { "DESC" } else { "ASC" };
    let question = format!(
        "SELECT pageno FROM dbstat WHERE name = '{table}' AND pagetype = 'leaf' ORDER BY path {which} LIMIT 1"
    );
    let page: u64 = store.query_row(&question, [], |row| row.get(0)).unwrap();
    let size: u64 = store.query_row("PRAGMA page_size", [], |row| row.get(0)).unwrap();
    drop(store);
    let mut file = File::options().read(true).write(true).open(path).unwrap();
    file.seek(SeekFrom::Start((page - 1) * size)).unwrap();
    let mut bytes = vec![0; size as usize];
    file.read_exact(&mut bytes).unwrap();
    bytes.fill(0xa5);
    file.seek(SeekFrom::Start((page - 1) * size)).unwrap();
    file.write_all(&bytes).unwrap();
}

/// What a server does with a file: which games can be read, what the list has, and what health says.
async fn told(server: &Server, games: &[Made]) -> (Vec<bool>, Vec<Value>, Value) {
    let health = server.ask("GET", "/api/health", &[], None).await;
    assert_eq!(health.status, 503, "told from the start: {}", health.text);
    let mut readable = Vec::new();
    for game in games {
        let answer = server.ask("GET", &format!("/api/games/{}", game.id), &[], None).await;
        if answer.status != 200 {
            assert_eq!((answer.status, &answer.json()["kind"]), (500, &json!("damaged")), "{}", answer.text);
        }
        readable.push(answer.status == 200);
    }
    let list = server.get("/api/games").await["games"].as_array().unwrap().clone();
    (readable, list, health.json())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_of_games_hides_only_its_own() {
    for last in [false, true] {
        let (folder, games) = thirty_games().await;
        damage(&folder.path().join("t.db"), "games", last);
        let server = Server::on(folder).await;
        let (readable, list, health) = told(&server, &games).await;
        let damaged = readable.iter().filter(|readable| !**readable).count();
        println!("{damaged} of 30 damaged");
        assert!((1..30).contains(&damaged));
        assert_eq!(health["damaged_games"], json!(damaged), "{health}");
        assert_eq!(list.len(), 30 - damaged, "the list has the others");
        let good = &games[readable.iter().position(|readable| *readable).unwrap()];
        let (mut white, mut black) = server.players(good).await;
        black.seq = white.seq.max(black.seq);
        play(&mut white, &mut black, &["black plays e7e5", "white plays g1f3"]).await;
        // New games go to the last page.
        if !last {
            let made = server.game(online("300")).await;
            assert_eq!(server.state(&made.id).await["moment"]["seq"], 0);
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_row_of_games_hides_only_its_own() {
    let (folder, games) = thirty_games().await;
    let store = Connection::open(folder.path().join("t.db")).unwrap();
    let changed = store.execute("UPDATE games SET fen = x'00ff' WHERE id = ?1", [&games[7].id]).unwrap();
    assert_eq!(changed, 1);
    drop(store);
    let server = Server::on(folder).await;
    let (readable, list, health) = told(&server, &games).await;
    let expected: Vec<bool> = (0..30).map(|number| number != 7).collect();
    assert_eq!(readable, expected);
    assert_eq!((list.len(), &health["damaged_games"]), (29, &json!(1)));
    server.stop().await;
}
