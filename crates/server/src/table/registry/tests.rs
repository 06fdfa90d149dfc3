use super::*;
use crate::app::{App, app};
use crate::config::Config;
use crate::guard::{Limits, Peer};
use crate::store::SqliteStore;
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
    let peer = Peer::of([127, 0, 0, 1].into());
    let (registry, white) = (&state.registry, Role::White);
    for (seq, act) in [(0, "white arrives"), (1, "white asks explanation")] {
        let request = ActRequest { expected_seq: seq, act: act.to_owned(), offer_draw: false };
        registry.act(&id, peer, white, request).await.unwrap();
    }
    let before = ask(&state, get()).await;
    assert_eq!((registry.count(), before["moment"]["matters"].as_array().unwrap().len()), (1, 1));
    registry.sweep(registry.time.now() + IDLE - 1_000);
    assert_eq!(registry.count(), 1, "somebody was there a moment ago");
    let looked_at = registry.open(&id, Visitor::spectator(peer)).await.unwrap();
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

/// Neither do players wait for what spectators read, nor the other way round.
#[tokio::test]
async fn players_and_spectators_do_not_wait_for_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("t.db");
    let config = Config { db: db.clone(), limits: Limits::none(), ..Config::default() };
    let state = App::open(config).await.unwrap();
    let mut games = Vec::new();
    for _ in 0..4 {
        let new = Request::post("/api/games").header("content-type", "application/json");
        let made = ask(&state, new.body(Body::from(r#"{"mode":"governed","control":"300"}"#)).unwrap()).await;
        games.push(made["id"].as_str().unwrap().to_owned());
    }
    state.close().await;
    drop(state);
    let store = Arc::new(SqliteStore::open(&db).unwrap());
    let time = ServerTime::start(crate::time::system_time(), 0);
    let shared: Arc<dyn Store> = Arc::clone(&store) as _;
    let boot = shared.begin(time.now()).await.unwrap();
    let limiter = Arc::new(RateLimiter::new(Limits::none()));
    let registry = Arc::new(GameRegistry::new(shared, time, boot, 0, Caps::default(), &limiter));
    let (peer, words) = (Peer::of([127, 0, 0, 1].into()), tratto_words::Words::of(tratto_words::Lang::EN));
    for (of_players, role, games) in [(false, Role::White, &games[..2]), (true, Role::Spectator, &games[2..])]
    {
        let held = store.hold_readers(of_players).await;
        let visit = async |id: &str| {
            let live = registry.open(id, Visitor::of(peer, role)).await.unwrap();
            registry.join(&live, peer, role).await.unwrap();
            let state = registry.state(&live, peer, role, None, words).await.unwrap();
            assert_eq!((state.role, state.events.len()), (role, usize::from(role == Role::White)));
            if role == Role::White {
                let act = "white asks explanation".to_owned();
                let request = ActRequest { expected_seq: 1, act, offer_draw: false };
                registry.act(id, peer, role, request).await.unwrap();
            }
            // The log is public: whoever reads it is a spectator.
            if role == Role::Spectator {
                registry.page(&live, peer, 0, words).await.unwrap();
                registry.watched_row(id).await.unwrap();
            }
        };
        for id in games {
            tokio::time::timeout(Duration::from_secs(60), visit(id)).await.expect("others read");
        }
        drop(held);
    }
    registry.store.close().await;
}
