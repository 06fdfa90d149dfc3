//! Engines that hang, lie and die, asked by jobs: the job fails with a sentence, and the next one works.
#![cfg(unix)]

use crate::harness::Server;
use crate::learn::ended;
use serde_json::{Value, json};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use tempfile::TempDir;

/// An engine of the test's own, which plays the part that a file says.
const GUEST: &str = r#"#!/bin/sh
part() { cat "$(dirname "$0")/part"; }
while read -r line; do
  case "$line" in
    uci) echo 'id name Guest'; echo uciok ;;
    isready) test "$(part)" = 'dies early' && exit 3; echo readyok ;;
    go*) case "$(part)" in
      hangs) while read -r ignored; do :; done; sleep 600 ;;
      lies) echo 'info depth 1 nodes 5 score cp 900 pv e2e4'; echo 'bestmove e2e5' ;;
      'lies in its line') echo 'info depth 1 nodes 5 score cp 900 pv e2e4 e2e4'; echo 'bestmove e2e4' ;;
      dies) exit 7 ;;
      babbles) echo 'bestmove e2e4' ;;
      *) echo 'info depth 9 nodes 1000 score cp 12 pv e2e4 e7e5'; echo 'bestmove e2e4 ponder e7e5' ;;
    esac ;;
  esac
done
"#;

struct Guest(TempDir);

impl Guest {
    fn new() -> Guest {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("guest");
        fs::write(&program, GUEST).unwrap();
        fs::set_permissions(&program, Permissions::from_mode(0o755)).unwrap();
        let guest = Guest(folder);
        guest.plays("well");
        guest
    }

    fn plays(&self, part: &str) {
        fs::write(self.0.path().join("part"), part).unwrap();
    }

    fn program(&self) -> String {
        self.0.path().join("guest").to_str().unwrap().to_owned()
    }
}

async fn with(engine: Option<String>) -> Server {
    Server::configured(tempfile::tempdir().unwrap(), |config| tratto_server::Config { engine, ..config })
        .await
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A move of the engine: as short a question as there is.
fn its_move() -> Value {
    json!({ "kind": "blind-game", "moves": [], "level": 6 })
}

async fn job(server: &Server, question: Value) -> Value {
    let begun = server.post("/api/jobs", question).await;
    assert_eq!(begun.status, 202, "{}", begun.text);
    ended(server, &begun.json()).await
}

/// How a failed job reads in a language.
async fn sentence(server: &Server, job: &Value, language: &str) -> String {
    let path = format!("/api/jobs/{}", job["id"].as_str().unwrap());
    let view = server.ask("GET", &path, &[("Accept-Language", language)], None).await.json();
    assert_eq!((&view["state"], &view["fault"]["kind"]), (&json!("failed"), &json!("engine")), "{view}");
    assert_eq!(view["answer"], Value::Null, "a dead engine is an error, never a number");
    view["fault"]["sentence"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_engine_fails_its_job_and_the_next_one_works() {
    let guest = Guest::new();
    let server = with(Some(guest.program())).await;
    let good = async |when: &str| {
        guest.plays("well");
        let job = job(&server, its_move()).await;
        assert_eq!(
            (&job["state"], &job["answer"]["played"]["uci"]),
            (&json!("done"), &json!("e2e4")),
            "{when}: {job}"
        );
    };
    let parts = [
        ("lies", "not legal: e2e5", "non legale: e2e5"),
        ("lies in its line", "not legal: e2e4", "non legale: e2e4"),
        ("dies", "ended by itself", "si è chiuso da solo"),
        ("dies early", "ended by itself", "si è chiuso da solo"),
        ("babbles", "no answer that can be understood", "comprensibile"),
    ];
    for (part, english, italian) in parts {
        // The answers at full strength are kept: a new position for each part.
        guest.plays(part);
        let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 {}", part.len());
        let bad = job(&server, json!({ "kind": "coach", "fen": fen, "engine": true })).await;
        let told = [sentence(&server, &bad, "en").await, sentence(&server, &bad, "it").await];
        assert!(told[0].contains(english), "{part}: {}", told[0]);
        assert!(told[1].contains(italian), "{part}: {}", told[1]);
        good(part).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_hangs_is_stopped() {
    let guest = Guest::new();
    let server = with(Some(guest.program())).await;
    guest.plays("hangs");
    // The second waits for the first, which ends by its time.
    let first = server.post("/api/jobs", its_move()).await.json();
    let second = server.post("/api/jobs", its_move()).await.json();
    let hung = ended(&server, &first).await;
    guest.plays("well");
    assert!(sentence(&server, &hung, "en").await.contains("did not answer in its time"));
    assert!(sentence(&server, &hung, "it").await.contains("non ha risposto in tempo"));
    // Either it hung as well, or it has been answered; what comes after works in any case.
    ended(&server, &second).await;
    let third = job(&server, its_move()).await;
    assert_eq!(third["state"], "done", "{third}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_that_is_given_up_leaves_room_for_the_next() {
    let guest = Guest::new();
    let server = with(Some(guest.program())).await;
    guest.plays("hangs");
    let begun =
        server.post("/api/jobs", json!({ "kind": "coach", "fen": START, "engine": true })).await.json();
    let path = format!("/api/jobs/{}", begun["id"].as_str().unwrap());
    while server.get(&path).await["state"] == "waiting" {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(server.ask("DELETE", &path, &[], None).await.status, 204);
    guest.plays("well");
    let next = job(&server, its_move()).await;
    assert_eq!(next["state"], "done", "{next}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_engine_is_found_unless_the_operator_wants_none() {
    for (engine, is_there) in
        [(None, true), (Some("none"), false), (Some("stockfish"), true), (Some("/nowhere/engine"), false)]
    {
        let server = with(engine.map(str::to_owned)).await;
        assert_eq!(
            server.get("/api/coach").await["engine"],
            is_there,
            "{engine:?}; make test installs Stockfish"
        );
        server.stop().await;
    }
    assert!(Path::new("/bin/sh").exists(), "the guest is a script");
}
