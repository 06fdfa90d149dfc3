//! Limits, headers, and the contents of log lines.

use crate::harness::{Server, online};
use serde_json::json;
use std::io::Write;
use std::sync::{Arc, Mutex};
use tratto_server::{Limits, Rate};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_too_often_waits() {
    let slow = Rate { burst: 3.0, per_second: 0.01 };
    let server = Server::limited(Limits { games: slow, acts: slow, sockets: 2, ..Limits::none() }).await;
    let mut last = 0;
    for _ in 0..4 {
        last = server.post("/api/games", online("300")).await.status;
    }
    assert_eq!(last, 429);
    server.stop().await;

    let server = Server::limited(Limits { acts: slow, sockets: 2, ..Limits::none() }).await;
    let game = server.game(online("300")).await;
    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.push(server.act(&game.id, &game.white, 99, "white arrives").await.status);
    }
    assert_eq!(seen, [409, 409, 409, 429]);
    let (_one, _) = server.socket(&game.id, None).await;
    let (_two, _) = server.socket(&game.id, None).await;
    assert!(crate::client::Socket::open(server.addr, &game.id).await.is_none(), "one too many");
    server.stop().await;

    let server = Server::limited(Limits { requests: slow, ..Limits::none() }).await;
    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.push(server.ask("GET", "/api/about", &[], None).await.status);
    }
    assert_eq!(seen, [200, 200, 200, 429]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_have_bounds_and_forms() {
    let server = Server::start().await;
    let large = json!({"mode": "online", "control": "3".repeat(100_000)});
    assert_eq!(server.post("/api/games", large).await.status, 413);
    for (body, kind) in [
        (json!({"mode": "online"}), "bad-request"),
        (json!({"mode": "online", "control": "300", "extra": 1}), "bad-request"),
        (json!({"mode": "online", "control": "soon"}), "bad-control"),
        (json!({"mode": "online", "control": "300", "edition": "1850"}), "bad-value"),
    ] {
        let answer = server.post("/api/games", body.clone()).await;
        assert_eq!((answer.status, &answer.json()["kind"]), (400, &json!(kind)), "{body}");
        let sentence = answer.json()["sentence"].clone();
        assert!(sentence.as_str().is_some_and(|text| !text.is_empty()), "{sentence}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_hung_with_headers() {
    let server = Server::start().await;
    for path in ["/", "/game/x", "/api/about", "/api/nothing", "/missing.js"] {
        let answer = server.ask("GET", path, &[], None).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
    }
    let page = server.ask("GET", "/game/x", &[], None).await;
    assert!(page.header("content-type").unwrap().starts_with("text/html"));
    server.stop().await;
}

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Logs at the most verbose level while secrets pass through every route that takes one: none is logged.
#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_a_log_line() {
    let lines = Lines::default();
    let writer = lines.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .with_ansi(false)
        .finish();
    // For the whole process: the tests that run beside this one only add lines.
    let _ = tracing::subscriber::set_global_default(subscriber);
    let server = Server::start().await;
    let password = "segretissima parola";
    let credentials = json!({"name": "circolo", "password": password});
    let made = server.ask("POST", "/api/account", &[("X-Tratto", "1")], Some(credentials.clone())).await;
    let session = made.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let signed = [("Cookie", session.as_str()), ("X-Tratto", "1")];
    let game = server.ask("POST", "/api/games", &signed, Some(online("300"))).await.json();
    let id = game["id"].as_str().unwrap();
    let white = game["links"]["white"].as_str().unwrap();
    let (mut socket, _) = server.socket(id, Some(white)).await;
    socket.act("white plays e9e4").await.unwrap();
    server.act(id, white, 0, "white resigns").await;
    server.act(id, &white.replace(&white[..2], "zz"), 0, "white resigns").await;
    let renewed = server.ask("POST", &format!("/api/games/{id}/links/black"), &signed, None).await.json();
    let private = "p".repeat(32);
    let bearer = format!("Bearer {}", renewed["token"].as_str().unwrap());
    let taking = Some(json!({ "secret": private }));
    let path = format!("/api/games/{id}/links/take");
    assert_eq!(server.ask("POST", &path, &[("Authorization", &bearer)], taking).await.status, 200);
    let wrong = json!({"name": "circolo", "password": format!("{password}!")});
    server.ask("POST", "/api/session", &[("X-Tratto", "1")], Some(wrong)).await;
    server.stop().await;
    let noted = String::from_utf8_lossy(&lines.0.lock().unwrap()).into_owned();
    assert!(noted.contains("/api/games/{id}/acts"), "something is noted at all");
    let token = session.split_once('=').unwrap().1;
    let secrets = [
        password,
        token,
        white,
        &private,
        game["links"]["organiser"].as_str().unwrap(),
        renewed["token"].as_str().unwrap(),
        game["links"]["arbiter"].as_str().unwrap(),
    ];
    for secret in secrets {
        let telling: Vec<&str> = noted.lines().filter(|line| line.contains(secret)).collect();
        assert!(telling.is_empty(), "{telling:?}");
    }
}
