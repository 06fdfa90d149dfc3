use super::*;
use crate::app::{App, app};
use crate::config::Config;
use crate::guard::Limits;
use crate::wire::ActRequest;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use serde_json::Value;
use tower::ServiceExt as _;

async fn ask(state: &App, request: Request<Body>) -> Value {
    let answer = app(state.clone()).oneshot(request).await.unwrap();
    assert!(answer.status().is_success(), "{}", answer.status());
    serde_json::from_slice(&to_bytes(answer.into_body(), 1 << 20).await.unwrap()).unwrap()
}

/// An idle game is unloaded, and is the same when it is loaded again; a game in use stays in memory.
#[tokio::test]
async fn idle_games_are_put_away_and_replayed_when_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { db: folder.path().join("t.db"), limits: Limits::none(), ..Config::default() };
    let state = App::open(config).await.unwrap();
    let new = Request::post("/api/games").header("content-type", "application/json");
    let made = ask(&state, new.body(Body::from(r#"{"mode":"governed","control":"300"}"#)).unwrap()).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let get = || Request::get(format!("/api/games/{id}")).body(Body::empty()).unwrap();
    let (registry, white) = (&state.registry, Role::White);
    for (seq, act) in [(0, "white arrives"), (1, "white asks explanation")] {
        let request = ActRequest { expected_seq: seq, act: act.to_owned(), offer_draw: false };
        registry.act(&id, white, request).await.unwrap();
    }
    let before = ask(&state, get()).await;
    assert_eq!((registry.count(), before["moment"]["matters"].as_array().unwrap().len()), (1, 1));
    registry.sweep(registry.time.now() + IDLE - 1_000);
    assert_eq!(registry.count(), 1, "somebody was there a moment ago");
    let looked_at = registry.open(&id).await.unwrap();
    registry.sweep(registry.time.now() + 2 * IDLE);
    assert_eq!(registry.count(), 1, "somebody is looking");
    drop(looked_at);
    registry.sweep(registry.time.now() + 2 * IDLE);
    assert_eq!(registry.count(), 0);
    let mut after = ask(&state, get()).await;
    after["moment"]["server_time"] = before["moment"]["server_time"].clone();
    assert_eq!(after, before);
    state.close().await;
}
