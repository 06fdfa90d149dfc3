//! Abandoned questions, slow work, unreadable logs: failures are reported, and nobody else is affected.

use crate::client::{self, Socket};
use crate::harness::{Server, governed, online, play};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tratto_board::{Color, Position};
use tratto_mate::winnable::{Budget, verdict_with_effort};

/// Walls of pawns with a way through: a position that is not decided quickly.
const HARD: &str = "1k6/1P1p1p1p/BP6/1P6/1p6/8/1P1P1PKP/8 w - - 0 1";

/// What is asked is hard: alone it takes so many nodes at least.
fn assert_hard() {
    let position = Position::from_fen(HARD).unwrap();
    let (_, effort) = verdict_with_effort(&position, Color::Black, Budget::nodes(2_000_000));
    assert!(effort.nodes > 100_000, "only {} nodes: another position is needed", effort.nodes);
}

/// Asks from another address of this machine.
async fn ask_from(server: &Server, from: [u8; 4], path: &str, body: &Value) -> String {
    let mut stream = client::connect(server.addr, from.into()).await.unwrap();
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nX-Tratto: 1\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer))
        .await
        .expect("an answer, however many others ask")
        .unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn questions_that_nobody_waits_for_keep_nobody_waiting() {
    assert_hard();
    let server = Server::start().await;
    let body = json!({ "fen": HARD }).to_string();
    for _ in 0..40 {
        let mut stream = TcpStream::connect(server.addr).await.unwrap();
        let head = format!(
            "POST /api/winnable HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        tokio::time::sleep(Duration::from_millis(3)).await;
        let _ = stream.set_zero_linger();
    }
    let question = json!({ "fen": "8/8/8/8/8/4k3/8/4K2R w - - 0 1" });
    let answer = ask_from(&server, [127, 0, 0, 2], "/api/winnable", &question).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let account = json!({ "name": "somebody", "password": "a long password" });
    let answer = ask_from(&server, [127, 0, 0, 2], "/api/account", &account).await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_goes_on_looking_and_can_be_stopped() {
    let server = Server::start().await;
    let job = server
        .post("/api/jobs", json!({ "kind": "winnable", "fen": "4k3/8/8/8/8/8/8/4K2R w - - 0 1" }))
        .await;
    assert_eq!(job.status, 202, "{}", job.text);
    let path = format!("/api/jobs/{}", job.json()["id"].as_str().unwrap());
    let patience = Instant::now() + Duration::from_secs(30);
    let done = loop {
        let view = server.get(&path).await;
        if view["state"] == "done" {
            break view;
        }
        assert!(Instant::now() < patience, "{view}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert_eq!(done["answer"]["kind"], "winnable");
    assert_eq!(done["answer"]["white"]["verdict"], "winnable");
    assert_eq!(server.ask("DELETE", &path, &[], None).await.status, 204);
    assert_eq!(server.ask("GET", &path, &[], None).await.status, 404);
    let wrong = server.post("/api/jobs", json!({ "kind": "winnable", "fen": "nonsense" })).await;
    assert_eq!(wrong.status, 400, "{}", wrong.text);
    let unknown = server.post("/api/jobs", json!({ "kind": "miracle" })).await;
    assert_eq!(unknown.status, 400, "{}", unknown.text);
    server.stop().await;
}

/// Waits until a job is as wanted, and returns its view.
async fn until_job(server: &Server, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let patience = Instant::now() + Duration::from_secs(120);
    loop {
        let view = server.get(path).await;
        if wanted(&view) {
            return view;
        }
        assert!(Instant::now() < patience, "{view}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Begins a job; returns the path of its view.
async fn begin_job(server: &Server, job: Value) -> String {
    let begun = server.post("/api/jobs", job).await;
    assert_eq!(begun.status, 202, "{}", begun.text);
    format!("/api/jobs/{}", begun.json()["id"].as_str().unwrap())
}

/// Jobs that take long, as a whole or in each of their parts: they show progress, and the one that waits begins when they are stopped.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_job_of_any_kind_shows_progress_and_frees_its_place_when_it_is_stopped() {
    let server = Server::start().await;
    // Knights go out and home again, with nothing repeated that would end it for a reader of PGN.
    let shuffle = "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 ";
    let moves = shuffle.repeat(600 / 8);
    let pgn = format!("[Result \"1/2-1/2\"]\n\n{moves}1/2-1/2\n");
    let flags = vec!["2:00:00 arbiter observes flag white"; 200];
    for job in [
        json!({ "kind": "coach-game", "pgn": pgn }),
        json!({ "kind": "judge", "fen": HARD, "control": "3600", "acts": flags }),
        json!({ "kind": "winnable", "fen": HARD }),
    ] {
        let kind = job["kind"].clone();
        let long = begin_job(&server, job).await;
        let next =
            begin_job(&server, json!({ "kind": "winnable", "fen": "7k/8/6K1/8/8/8/8/R7 w - - 0 1" })).await;
        let done = |view: &Value| view["done"].as_u64().unwrap();
        let begun = until_job(&server, &long, |view| view["state"] == "working" && done(view) > 0).await;
        let more = until_job(&server, &long, |view| done(view) > done(&begun)).await;
        assert_eq!(more["state"], "working", "{kind}: long enough to be stopped: {more}");
        assert_eq!(server.get(&next).await["state"], "waiting", "{kind}: there is one place");
        assert_eq!(server.ask("DELETE", &long, &[], None).await.status, 204);
        let stopped = Instant::now();
        until_job(&server, &next, |view| view["state"] == "done").await;
        println!(
            "{kind}: {} done when it was stopped, and another had its place in {:.0?}",
            done(&more),
            stopped.elapsed()
        );
        assert_eq!(server.ask("DELETE", &next, &[], None).await.status, 204);
    }
    server.stop().await;
}

async fn until_health(server: &Server, status: u16) -> Value {
    let patience = Instant::now() + Duration::from_secs(30);
    loop {
        let answer = server.ask("GET", "/api/health", &[], None).await;
        if answer.status == status {
            return answer.json();
        }
        assert!(Instant::now() < patience, "{}", answer.text);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_damaged_game_is_named_and_the_others_go_on() {
    let server = Server::start().await;
    let (bad, good) = (server.game(online("300")).await, server.game(online("300")).await);
    for game in [&bad, &good] {
        let (mut white, mut black) = server.players(game).await;
        play(&mut white, &mut black, &["white plays e2e4", "black plays e7e5"]).await;
    }
    let folder = server.stop().await;
    let store = Connection::open(folder.path().join("t.db")).unwrap();
    store.execute_batch("DROP TRIGGER events_stay").unwrap();
    let changed = store
        .execute(
            "UPDATE events SET act = 'white plays e2e5' WHERE act = 'white plays e2e4'
                AND game = (SELECT number FROM games WHERE id = ?1)",
            [&bad.id],
        )
        .unwrap();
    assert_eq!(changed, 1);
    drop(store);
    let server = Server::on(folder).await;
    until_health(&server, 200).await;
    let answer = server.ask("GET", &format!("/api/games/{}", bad.id), &[], None).await;
    assert_eq!((answer.status, &answer.json()["kind"]), (500, &json!("damaged")), "{}", answer.text);
    assert!(answer.json()["sentence"].as_str().unwrap().contains("cannot be read"));
    let health = until_health(&server, 503).await;
    assert_eq!((&health["well"], &health["damaged_games"]), (&json!(false), &json!(1)));
    assert_eq!(server.ask("GET", "/api/ready", &[], None).await.status, 204, "the others can play");
    let mut socket = Socket::open(server.addr, &bad.id).await.unwrap();
    let refused = socket.hello(Some(&bad.white), None).await.unwrap();
    assert_eq!((&refused["type"], &refused["fault"]["kind"]), (&json!("refused"), &json!("damaged")));
    let (mut white, mut black) = server.players(&good).await;
    play(&mut white, &mut black, &["white plays g1f3", "black plays b8c6"]).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_of_the_file_is_told_and_the_server_starts() {
    let server = Server::start().await;
    let mut games = Vec::new();
    for _ in 0..30 {
        let game = server.game(governed("300")).await;
        let (mut white, mut black) = server.players(&game).await;
        play(&mut white, &mut black, &["white touches e2", "white plays e2e4", "white presses"]).await;
        games.push(game);
    }
    let folder = server.stop().await;
    let path = folder.path().join("t.db");
    let store = Connection::open(&path).unwrap();
    store.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    let page: u64 = store
        .query_row("SELECT max(pageno) FROM dbstat WHERE name = 'events' AND pagetype = 'leaf'", [], |row| {
            row.get(0)
        })
        .unwrap();
    let size: u64 = store.query_row("PRAGMA page_size", [], |row| row.get(0)).unwrap();
    drop(store);
    let mut file = std::fs::File::options().read(true).write(true).open(&path).unwrap();
    file.seek(SeekFrom::Start((page - 1) * size)).unwrap();
    let mut bytes = vec![0; size as usize];
    file.read_exact(&mut bytes).unwrap();
    bytes.fill(0xa5);
    file.seek(SeekFrom::Start((page - 1) * size)).unwrap();
    file.write_all(&bytes).unwrap();
    drop(file);
    let server = Server::on(folder).await;
    let (mut readable, mut damaged) = (0, 0);
    for game in &games {
        let answer = server.ask("GET", &format!("/api/games/{}", game.id), &[], None).await;
        match answer.status {
            200 => readable += 1,
            _ => {
                assert_eq!(answer.json()["kind"], "damaged", "{}", answer.text);
                damaged += 1;
            }
        }
    }
    println!("{readable} readable, {damaged} damaged");
    assert!(readable > 0 && damaged > 0);
    let health = until_health(&server, 503).await;
    assert_eq!(health["damaged_games"], json!(damaged));
    assert_eq!(client::request(server.addr, "GET", "/api/games", &[], None).await.unwrap().status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_cap_the_arbiter_is_called_and_the_game_can_still_end() {
    let server = Server::capped(40, 10).await;
    let game = server.game(governed("300")).await;
    let (mut white, mut black) = server.players(&game).await;
    white.seq = black.seq;
    let mut refused = None;
    for _ in 0..60 {
        let answer = white.act("white touches e2 adjusting").await.unwrap();
        if answer["type"] == "refused" {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("the log does not grow for ever");
    assert_eq!(refused["fault"]["kind"], "capped");
    let state = server.state(&game.id).await;
    assert_eq!(state["moment"]["capped"], true);
    let matter = &state["moment"]["matters"][0];
    assert_eq!(matter["kind"], "cap");
    // A move lifts what was too much since the last move.
    black.seq = white.seq;
    play(
        &mut white,
        &mut black,
        &["white plays e2e4", "white presses", "black touches e7", "black plays e7e5", "black presses"],
    )
    .await;
    assert_eq!(server.state(&game.id).await["moment"]["capped"], Value::Null);
    loop {
        let answer = white.act("white touches g1 adjusting").await.unwrap();
        if answer["type"] == "refused" {
            white.seq = server.state(&game.id).await["moment"]["seq"].as_u64().unwrap();
            let moved = white.act("white plays g1f3").await.unwrap();
            if moved["type"] == "refused" {
                assert_eq!(moved["fault"]["kind"], "capped");
                break;
            }
            let pressed = white.act("white presses").await.unwrap();
            assert_eq!(pressed["type"], "ack", "{pressed}");
            black.seq = white.seq;
            for act in [
                "black plays b8c6",
                "black presses",
                "white plays f3g1",
                "white presses",
                "black plays c6b8",
                "black presses",
            ] {
                let actor = if act.starts_with("white") { &mut white } else { &mut black };
                actor.seq = server.state(&game.id).await["moment"]["seq"].as_u64().unwrap();
                let _ = actor.act(act).await.unwrap();
            }
            white.seq = server.state(&game.id).await["moment"]["seq"].as_u64().unwrap();
        }
    }
    let arbiter = server
        .act(
            &game.id,
            &game.arbiter,
            server.state(&game.id).await["moment"]["seq"].as_u64().unwrap(),
            "arbiter stops-clocks",
        )
        .await;
    assert_eq!(arbiter.status, 200, "{}", arbiter.text);
    white.seq = server.state(&game.id).await["moment"]["seq"].as_u64().unwrap();
    assert_eq!(white.act("white resigns").await.unwrap()["type"], "ack");
    assert_eq!(server.state(&game.id).await["moment"]["status"], "over");
    server.stop().await;
}

/// A log of more than two thousand events is sent by pages, each with its rulings.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_is_told_by_pages() {
    let server = Server::capped(20_000, 20_000).await;
    let game = server.game(governed("300")).await;
    let (mut white, black) = server.players(&game).await;
    white.seq = black.seq;
    for _ in 0..2_100 {
        let answer = white.act("white touches e2 adjusting").await.unwrap();
        assert_eq!(answer["type"], "ack", "{answer}");
    }
    let state = server.state(&game.id).await;
    let seq = state["moment"]["seq"].as_u64().unwrap();
    let events = state["events"].as_array().unwrap();
    assert_eq!((events.len(), events[0]["seq"].as_u64()), (2_000, Some(seq - 1_999)));
    let first = server.get(&format!("/api/games/{}/events", game.id)).await;
    assert_eq!(first["events"].as_array().unwrap().len(), 2_000);
    assert_eq!((&first["events"][0]["seq"], first["seq"].as_u64()), (&json!(1), Some(seq)));
    let rest = server.get(&format!("/api/games/{}/events?since=2000", game.id)).await;
    assert_eq!(rest["events"].as_array().unwrap().len() as u64, seq - 2_000);
    server.stop().await;
}

/// A long list of games is read by an index, with readers of its own; the latency of acts meanwhile is printed.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_of_games_delays_nobody_who_plays() {
    let server = Server::start().await;
    let game = server.game(online("3600")).await;
    let folder = server.stop().await;
    let mut store = Connection::open(folder.path().join("t.db")).unwrap();
    let transaction = store.transaction().unwrap();
    transaction
        .execute_batch(
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)
             INSERT INTO games (id, settings, created_at, listed, seq, last_at, status, result, fen, root)
                SELECT 'x' || i, settings, created_at, 1, seq, created_at + i, 'running', '*', fen, root FROM games, n;",
        )
        .unwrap();
    transaction.commit().unwrap();
    drop(store);
    let server = Server::on(folder).await;
    let (mut white, mut black) = server.players(&game).await;
    let lists = tokio::spawn({
        let addr = server.addr;
        async move {
            let (mut pages, mut after) = (0, String::new());
            for _ in 0..100 {
                let answer =
                    client::request(addr, "GET", &format!("/api/games{after}"), &[], None).await.unwrap();
                assert_eq!(answer.status, 200, "{}", answer.text);
                let page = answer.json();
                assert_eq!(page["games"].as_array().unwrap().len(), 60);
                after = format!("?after={}", page["next"].as_str().unwrap());
                pages += 1;
            }
            pages
        }
    });
    let mut longest = Duration::ZERO;
    for round in 0..60 {
        let start = Instant::now();
        // Knights go out and back, and after them a pawn moves: the same position five times would end the game.
        let acts = match round % 5 {
            0 | 2 => ["white plays g1f3".to_owned(), "black plays g8f6".to_owned()],
            1 | 3 => ["white plays f3g1".to_owned(), "black plays f6g8".to_owned()],
            _ => {
                let file = ["a", "b", "c", "d", "e", "h"][round / 5 % 6];
                let ((from, to), (from_black, to_black)) =
                    if round < 30 { ((2, 3), (7, 6)) } else { ((3, 4), (6, 5)) };
                [
                    format!("white plays {file}{from}{file}{to}"),
                    format!("black plays {file}{from_black}{file}{to_black}"),
                ]
            }
        };
        play(&mut white, &mut black, &[&acts[0], &acts[1]]).await;
        longest = longest.max(start.elapsed());
    }
    let pages = lists.await.unwrap();
    println!("{pages} pages of 200,001 games; the longest two acts beside them took {longest:?}");
    server.stop().await;
}
