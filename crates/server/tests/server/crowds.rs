//! One address that makes the Laws think hard: whoever else plays is served meanwhile.
//!
//! These tests run on the server's own runtime, because it has few threads for slow work. They compare what has been answered when,
//! not times. Replays and acts that wait for their turn are in the tests of the registry.

use crate::client::{Answer, Socket, connect, request_on};
use crate::harness::{Server, online, play};
use serde_json::{Value, json};
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;
use tratto_server::{Config, Limits, Rate, Timeouts, runtime};

/// Walls of pawns with a way through: it takes hundreds of thousands of positions to find out whether anybody can still mate.
const HARD: &str = "1k6/1P1p1p1p/BP6/1P6/1p6/8/1P1P1PKP/8 w - - 0 1";
/// How many hard games are asked for at once.
const CROWD: usize = 100;
/// The address that asks for too much.
const GREEDY: [u8; 4] = [127, 0, 0, 2];
const OTHER: [u8; 4] = [127, 0, 0, 3];

fn on_the_servers_runtime(test: impl Future<Output = ()>) {
    runtime().unwrap().block_on(test);
}

/// A server that does not wait for anybody when it stops.
async fn server(limits: Limits) -> Server {
    let timeouts = Timeouts { stop: Duration::from_millis(50), ..Timeouts::default() };
    Server::configured(tempfile::tempdir().unwrap(), |config| Config { limits, timeouts, ..config }).await
}

async fn ask_from(
    addr: SocketAddr,
    from: [u8; 4],
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<Value>,
) -> std::io::Result<Answer> {
    let stream = connect(addr, from.into()).await?;
    let bearer = format!("Bearer {}", token.unwrap_or_default());
    let headers = [("Authorization", bearer.as_str())];
    let headers = if token.is_some() { &headers[..] } else { &[] };
    request_on(stream, addr, method, path, headers, body.as_ref()).await
}

async fn act_from(addr: SocketAddr, from: [u8; 4], game: &str, token: &str, seq: u64, act: &str) -> Answer {
    let body = json!({ "expected_seq": seq, "act": act });
    ask_from(addr, from, "POST", &format!("/api/games/{game}/acts"), Some(token), Some(body)).await.unwrap()
}

fn hard() -> Value {
    json!({ "mode": "online", "control": "36000", "fen": HARD })
}

/// Many requests at once, of which the answers are counted.
struct Crowd {
    answered: Arc<AtomicUsize>,
    tasks: JoinSet<()>,
}

impl Crowd {
    fn new() -> Crowd {
        Crowd { answered: Arc::default(), tasks: JoinSet::new() }
    }

    fn add(&mut self, request: impl Future<Output = bool> + Send + 'static) {
        let answered = Arc::clone(&self.answered);
        self.tasks.spawn(async move {
            if request.await {
                answered.fetch_add(1, Ordering::SeqCst);
            }
        });
    }

    fn answered(&self) -> usize {
        self.answered.load(Ordering::SeqCst)
    }

    /// Waits until all requests have reached the server.
    async fn settle(&self) {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Twenty half-moves from another address.
async fn play_beside(white: &mut Socket, black: &mut Socket) {
    for _ in 0..2 {
        let out = ["white plays g1f3", "black plays g8f6", "white plays f3g1", "black plays f6g8"];
        play(white, black, &out).await;
    }
    for file in ["a", "b", "c", "d", "e", "h"] {
        play(white, black, &[&format!("white plays {file}2{file}3"), &format!("black plays {file}7{file}6")])
            .await;
    }
}

#[test]
fn hard_positions_to_begin_from_keep_nobody_waiting() {
    on_the_servers_runtime(async {
        let server = server(Limits::none()).await;
        let addr = server.addr;
        let game = server.game(online("3600")).await;
        let (mut white, mut black) = server.players(&game).await;
        let mut crowd = Crowd::new();
        for _ in 0..CROWD {
            crowd.add(async move {
                let made = ask_from(addr, GREEDY, "POST", "/api/games", None, Some(hard())).await;
                made.is_ok_and(|answer| answer.status == 201)
            });
        }
        crowd.settle().await;
        play_beside(&mut white, &mut black).await;
        let made = ask_from(addr, OTHER, "POST", "/api/games", None, Some(online("300"))).await.unwrap();
        assert_eq!(made.status, 201, "{}", made.text);
        let answered = crowd.answered();
        assert!(answered < CROWD, "the others were served after all of them");
        println!("{answered} of {CROWD} hard games were made while another played 20 half-moves");
        drop(crowd);
        server.stop().await;
    });
}

/// Whoever has used up the time of his address is refused what takes thought, and nobody else is.
#[test]
fn thinking_is_charged_to_the_address() {
    on_the_servers_runtime(async {
        let judging = Rate { burst: 5.0, per_second: 0.001 };
        let server = server(Limits { judging, ..Limits::none() }).await;
        let addr = server.addr;
        let ordinary = server.game(online("3600")).await;
        let make = |from, new: Value| ask_from(addr, from, "POST", "/api/games", None, Some(new));
        let first = make(GREEDY, hard()).await.unwrap();
        assert_eq!(first.status, 201, "{}", first.text);
        let refused = make(GREEDY, hard()).await.unwrap();
        assert_eq!((refused.status, &refused.json()["kind"]), (429, &json!("too-many")), "{}", refused.text);
        assert_eq!(make(GREEDY, online("300")).await.unwrap().status, 201, "nothing to think about");
        let act = act_from(addr, GREEDY, &ordinary.id, &ordinary.white, 0, "white arrives").await;
        assert_eq!(act.status, 429, "{}", act.text);
        let act = act_from(addr, OTHER, &ordinary.id, &ordinary.white, 0, "white arrives").await;
        assert_eq!(act.status, 200, "{}", act.text);
        server.stop().await;
    });
}

/// The acts of an address are counted over all its links.
#[tokio::test(flavor = "multi_thread")]
async fn acts_are_counted_by_address() {
    let acts_by_address = Rate { burst: 3.0, per_second: 0.001 };
    let server = server(Limits { acts_by_address, ..Limits::none() }).await;
    let game = server.game(online("300")).await;
    let mut seen = Vec::new();
    for (from, token) in [
        (GREEDY, &game.white),
        (GREEDY, &game.black),
        (GREEDY, &game.white),
        (GREEDY, &game.black),
        (OTHER, &game.black),
    ] {
        seen.push(act_from(server.addr, from, &game.id, token, 99, "white arrives").await.status);
    }
    // A conflict is told to white; black may not act for white at all, which is counted too.
    assert_eq!(seen, [409, 403, 409, 429, 403]);
    server.stop().await;
}
