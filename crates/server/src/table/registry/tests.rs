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

/// Starts a server with games of this kind, in memory only when they are asked for.
async fn server_with(new: &str, count: usize) -> (tempfile::TempDir, App, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let config = || Config { db: folder.path().join("t.db"), limits: Limits::none(), ..Config::default() };
    let state = App::open(config()).await.unwrap();
    let mut games = Vec::new();
    for _ in 0..count {
        let request = Request::post("/api/games").header("content-type", "application/json");
        let made = ask(&state, request.body(Body::from(new.to_owned())).unwrap()).await;
        games.push(made["id"].as_str().unwrap().to_owned());
    }
    (folder, state, games)
}

const GOVERNED: &str = r#"{"mode":"governed","control":"300"}"#;
const FROM_A_POSITION: &str =
    r#"{"mode":"governed","control":"300","fen":"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}"#;

fn address(last: u8) -> Peer {
    Peer::of([127, 0, 0, last].into())
}

/// One address has as many replays under way as it may, and asks for hundreds more: another one's are done at once. Whoever goes away
/// waits no longer.
#[tokio::test(flavor = "multi_thread")]
async fn replays_of_one_address_keep_no_other_waiting() {
    let (_folder, state, games) = server_with(GOVERNED, 20).await;
    let (registry, words) = (&state.registry, tratto_words::Words::of(tratto_words::Lang::EN));
    let greedy = address(2);
    let request = ActRequest { expected_seq: 0, act: "white arrives".to_owned(), offer_draw: false };
    registry.act(&games[0], address(9), Role::White, request).await.unwrap();
    let look = async |id: String, peer: Peer| {
        let live = registry.open(&id, Visitor::spectator(peer)).await.unwrap();
        let state = registry.state(&live, peer, Role::Spectator, None, words).await.unwrap();
        let page = registry.page(&live, peer, 0, words).await.unwrap();
        (state.events.len(), page.0.len())
    };
    let mut held = Vec::new();
    while let Ok(turn) =
        tokio::time::timeout(Duration::from_millis(50), registry.replays.take(Some(greedy))).await
    {
        held.push(turn.unwrap());
    }
    assert_eq!(held.len(), REPLAYED.1);
    let mut asking = futures_util::stream::FuturesUnordered::new();
    for number in 0..300 {
        let id = games[number % 10].clone();
        asking.push(Box::pin(look(id, greedy)));
    }
    use futures_util::StreamExt as _;
    assert!(tokio::time::timeout(Duration::from_millis(100), asking.next()).await.is_err(), "they wait");
    for id in &games[10..] {
        assert_eq!(look(id.clone(), address(3)).await, (0, 0));
    }
    // The same game, too.
    assert_eq!(look(games[0].clone(), address(3)).await, (1, 1));
    // Half of them go away; the others are served in the end.
    let mut asking: Vec<_> = asking.into_iter().collect();
    asking.truncate(150);
    drop(held);
    for one in asking {
        one.await;
    }
    state.close().await;
}

/// The same for acts and for positions to begin from: a player of another address is judged at once, and those who waited are in the end.
#[tokio::test(flavor = "multi_thread")]
async fn acts_of_one_address_keep_no_other_waiting() {
    let (_folder, state, games) = server_with(GOVERNED, 40).await;
    let registry = &state.registry;
    let greedy = address(2);
    let arrive = async |id: &str, peer: Peer| {
        let request = ActRequest { expected_seq: 0, act: "white arrives".to_owned(), offer_draw: false };
        registry.act(id, peer, Role::White, request).await.map(|acted| acted.seq)
    };
    let mut held = Vec::new();
    while let Ok(turn) =
        tokio::time::timeout(Duration::from_millis(50), registry.judging.take(Some(greedy))).await
    {
        held.push(turn.unwrap());
    }
    assert_eq!(held.len(), JUDGED.1);
    use futures_util::StreamExt as _;
    let mut acting: futures_util::stream::FuturesUnordered<_> =
        games[..30].iter().map(|id| arrive(id, greedy)).collect();
    assert!(tokio::time::timeout(Duration::from_millis(100), acting.next()).await.is_err(), "they wait");
    for id in &games[30..] {
        assert_eq!(arrive(id, address(3)).await.unwrap(), 1);
    }
    drop(held);
    while let Some(acted) = acting.next().await {
        assert_eq!(acted.unwrap(), 1);
    }
    // Requests without a connection come from this address.
    let nowhere = Peer::of([0, 0, 0, 0].into());
    let make = || {
        let request = Request::post("/api/games").header("content-type", "application/json");
        ask(&state, request.body(Body::from(FROM_A_POSITION)).unwrap())
    };
    let held = [
        registry.judging.take(Some(nowhere)).await.unwrap(),
        registry.judging.take(Some(nowhere)).await.unwrap(),
    ];
    let made = tokio::time::timeout(Duration::from_millis(100), make()).await;
    assert!(made.is_err(), "a position to begin from is judged in turn");
    drop(held);
    make().await;
    state.close().await;
}

/// The verdict on a position to begin from is kept: what is told about the log is the same with it and without.
#[tokio::test]
async fn what_is_known_of_the_first_position_is_kept() {
    use super::super::replay::replay_events;
    use crate::think::Stop;
    for fen in
        ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]
    {
        let new = serde_json::json!({"mode": "governed", "control": "300", "fen": fen});
        let (_folder, state, games) = server_with(&new.to_string(), 1).await;
        let registry = &state.registry;
        let words = tratto_words::Words::of(tratto_words::Lang::EN);
        for act in ["white arrives", "white plays e2e3", "white presses"] {
            let live = registry.open(&games[0], Visitor::SERVER).await.unwrap();
            let request = ActRequest { expected_seq: live.seq(), act: act.to_owned(), offer_draw: false };
            // Where the game was over from the start, they are refused.
            let _ = registry.act(&games[0], address(1), Role::White, request).await;
        }
        let live = registry.open(&games[0], Visitor::SERVER).await.unwrap();
        let table = registry.lock(&live).await.unwrap();
        let rows = state.registry.store.events(table.number, 0).await.unwrap();
        let first = table.first.clone().expect("it begins from a position");
        let (last, goes_on) = (table.seq, *table.game.status() == tratto_laws::Status::Running);
        let told = |game, stop: &Stop| replay_events(words, game, &rows, None, last, goes_on, stop);
        let (kept, anew) = (
            told((*first).clone(), &Stop::default()),
            told(table.settings.game(table.created_at).unwrap(), &Stop::default()),
        );
        let (kept, anew) = (kept.unwrap(), anew.unwrap());
        assert_eq!(serde_json::to_value(&kept.0).unwrap(), serde_json::to_value(&anew.0).unwrap());
        assert_eq!(serde_json::to_value(&kept.1).unwrap(), serde_json::to_value(&anew.1).unwrap());
        // Nobody waits: it stops before the first event that was asked for.
        let stop = Stop::default();
        stop.set();
        let stopped = told((*first).clone(), &stop);
        assert_eq!(stopped.is_err(), !rows.is_empty());
        drop(table);
        state.close().await;
    }
}
