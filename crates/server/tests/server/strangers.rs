//! Hostile and broken clients of a public server.

use crate::client::Socket;
use crate::harness::{Server, governed, online, play};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
#[cfg(target_os = "linux")]
use tratto_server::Limits;

/// Sends bytes as they are and reads what comes back, if anything.
async fn raw(server: &Server, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(server.addr).await.unwrap();
    // The server may have heard enough before all is said.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_gets_a_fault_in_the_language_of_the_asker() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    for body in
        ["", "{", "nonsense", "[]", "null", "\"\"", "{\"mode\":7}", "{\"mode\":\"online\",\"control\":null}"]
    {
        let head = format!(
            "POST /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Language: it\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let answer = raw(&server, head.as_bytes()).await;
        assert!(
            answer.starts_with("HTTP/1.1 400") && answer.contains("\"sentence\":\"La richiesta"),
            "{body}: {answer}"
        );
    }
    for path in [
        "/api/chess960/x".to_owned(),
        "/api/chess960/960".to_owned(),
        "/api/chess960/-1".to_owned(),
        "/api/games?show=secret".to_owned(),
        format!("/api/games/{}?since=soon", game.id),
        format!("/api/games/{}?colour=red", game.id),
        "/api/games/%ff%fe".to_owned(),
    ] {
        let answer = server.ask("GET", &path, &[], None).await;
        assert_eq!(answer.status, 400, "{path}: {}", answer.text);
        assert!(answer.json()["sentence"].is_string(), "{path}: {}", answer.text);
    }
    for path in
        ["/api/games/nosuchgame", "/api/games/nosuchgame/pgn", "/api/games/../x/log", "/api/x", "/x.js"]
    {
        let answer = server.ask("GET", path, &[], None).await;
        assert_eq!((answer.status, &answer.json()["kind"]), (404, &json!("not-found")), "{path}");
    }
    assert!(
        raw(&server, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03").await.len() < 500,
        "not a word of TLS"
    );
    assert!(!raw(&server, &[b'x'; 100_000]).await.starts_with("HTTP/1.1 2"));
    assert_eq!(server.get("/api/health").await["well"], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_megabytes_are_not_read() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    for path in ["/api/games".to_owned(), "/api/judge".to_owned(), format!("/api/games/{}/acts", game.id)] {
        let size = 10_000_000;
        let mut bytes = format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {size}\r\n\r\n{{\"act\":\""
        )
        .into_bytes();
        bytes.resize(bytes.len() + size, b'x');
        let answer = raw(&server, &bytes).await;
        // Told before all is sent, or hung up on while sending.
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 413"), "{path}: {answer}");
    }
    // A message of the socket that is too large ends the conversation.
    let (mut socket, _) = server.socket(&game.id, Some(&game.white)).await;
    let _ =
        socket.say(&json!({"type": "act", "id": 1, "expected_seq": 1, "act": "x".repeat(1_000_000)})).await;
    assert!(socket.next_of("ack").await.is_none());
    assert_eq!(server.get("/api/health").await["well"], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_say_nothing_are_in_nobodys_way() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    // Both ends are in this process, and other tests run beside it: two files a connection, and some to spare.
    let files = rlimit::increase_nofile_limit(8_192).unwrap_or(1_024);
    let room = usize::try_from(files.saturating_sub(400) / 2).unwrap_or(usize::MAX);
    let silent_ones = room.min(1_000);
    if silent_ones < 1_000 {
        println!(
            "only {silent_ones} silent connections instead of 1000: {files} files may be open (ulimit -n)"
        );
    }
    let mut unheard = Vec::new();
    for _ in 0..(silent_ones / 10) {
        unheard.push(Socket::open(server.addr, &game.id).await.unwrap());
    }
    let mut silent = Vec::new();
    while silent.len() + unheard.len() < silent_ones {
        silent.push(TcpStream::connect(server.addr).await.unwrap());
    }
    println!("{} silent connections, {} of them sockets that never greet", silent_ones, unheard.len());
    let (mut white, mut black) = server.players(&game).await;
    let start = Instant::now();
    play(&mut white, &mut black, &["white plays e2e4", "black plays e7e5"]).await;
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    // Nobody who has not greeted is there.
    let there = server.socket(&game.id, None).await.0.next_of("connected").await.unwrap();
    assert_eq!((&there["white"], &there["black"]), (&json!(1), &json!(1)));
    server.stop().await;
}

/// On Linux all of 127.0.0.0/8 is this machine, which gives a second address.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_holds_too_much_is_in_its_own_way_alone() {
    let server = Server::limited(Limits { connections: 20, ..Limits::none() }).await;
    let mut silent = Vec::new();
    for _ in 0..30 {
        silent.push(TcpStream::connect(server.addr).await.unwrap());
    }
    // The last ten are told so, and get no place.
    for one in &mut silent[20..] {
        let mut answer = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(5), one.read_to_end(&mut answer)).await.unwrap();
        read.unwrap();
        assert!(answer.starts_with(b"HTTP/1.1 429 "), "{}", String::from_utf8_lossy(&answer));
    }
    let about = "GET /api/about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let refused = raw(&server, about.as_bytes()).await;
    assert!(
        refused.starts_with("HTTP/1.1 429 ") && refused.contains("\"too-many\""),
        "nor does anybody else from there"
    );
    let elsewhere = tokio::net::TcpSocket::new_v4().unwrap();
    elsewhere.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut elsewhere = elsewhere.connect(server.addr).await.unwrap();
    elsewhere.write_all(about.as_bytes()).await.unwrap();
    let mut answer = String::new();
    elsewhere.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(silent);
    // Their places are given back when the server sees that they are gone.
    let start = Instant::now();
    while !raw(&server, about.as_bytes()).await.starts_with("HTTP/1.1 200") {
        assert!(start.elapsed() < Duration::from_secs(10), "places are given back");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_holds_nobody_up() {
    let server = Server::start().await;
    let game = server.game(governed("300")).await;
    let (mut white, mut black) = server.players(&game).await;
    let (mut deaf, state) = server.socket(&game.id, None).await;
    let mut seq = state["moment"]["seq"].as_u64().unwrap();
    for _ in 0..20 {
        let shuffle =
            ["white plays g1f3", "white presses", "black plays g8f6", "black presses", "white plays f3g1"];
        play(&mut white, &mut black, &shuffle).await;
        play(&mut white, &mut black, &["white presses", "black plays f6g8", "black presses"]).await;
        if server.state(&game.id).await["moment"]["status"] == "over" {
            break;
        }
    }
    let last = server.state(&game.id).await["moment"]["seq"].as_u64().unwrap();
    // When it reads again, nothing is missing: events without a gap, or everything from where it was.
    while seq < last {
        let message = deaf.next().await.unwrap();
        if message["type"] == "update" || message["type"] == "state" {
            for event in message["events"].as_array().unwrap() {
                seq += 1;
                assert_eq!(event["seq"].as_u64(), Some(seq));
            }
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_though_nobody_looks() {
    let server = Server::start().await;
    let game = server.game(online("1")).await;
    let (mut white, mut black) = server.players(&game).await;
    play(&mut white, &mut black, &["white plays e2e4"]).await;
    drop((white, black));
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    // It is in the log at its moment, before anybody asks.
    let list = server.get("/api/games?show=over").await;
    assert_eq!((&list["games"][0]["id"], &list["games"][0]["result"]), (&json!(game.id), &json!("1-0")));
    let events = server.state(&game.id).await["events"].clone();
    let at = |index: usize| events[index]["at"].as_u64().unwrap();
    assert_eq!((events.as_array().unwrap().len(), at(5)), (6, at(4) + 1_000));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_can_be_browsed_without_leaving_the_server() {
    let server = Server::start().await;
    let page = server.ask("GET", "/api", &[], None).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("/api/games/{id}/acts") && page.text.contains("id=\"NewGame\""));
    for outside in ["http://", "https://", "<script", "style=", "//cdn"] {
        assert!(!page.text.contains(outside), "{outside}");
    }
    assert_eq!(server.ask("GET", "/api/style.css", &[], None).await.status, 200);
    let description = server.get("/api/openapi.json").await;
    assert!(description["paths"].as_object().unwrap().len() > 15);
    server.stop().await;
}
