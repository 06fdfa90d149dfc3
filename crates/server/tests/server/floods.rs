//! Clients that say or ask as much as they can, beside a game that goes on.

use crate::client::{Socket, connect, request_on};
use crate::harness::{Server, online, play};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tratto_server::{Limits, Rate, runtime};

/// The address that floods.
const FLOODING: [u8; 4] = [127, 0, 0, 2];

/// Knights go out and back, and now and then a pawn moves.
async fn play_on(white: &mut Socket, black: &mut Socket) {
    for file in ["a", "b", "c", "d", "e", "h"] {
        play(white, black, &["white plays g1f3", "black plays g8f6", "white plays f3g1", "black plays f6g8"])
            .await;
        play(white, black, &[&format!("white plays {file}2{file}3"), &format!("black plays {file}7{file}6")])
            .await;
    }
}

/// What a socket says beyond its rate is read later, and it is told everything meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_says_too_much_is_read_more_slowly() {
    let messages = Rate { burst: 10.0, per_second: 0.001 };
    let server = Server::limited(Limits { messages, ..Limits::none() }).await;
    let game = server.game(online("3600")).await;
    let (mut white, mut black) = server.players(&game).await;
    let (mut loud, _) = server.socket(&game.id, None).await;
    let kinds = [json!({ "type": "ping", "id": 1 }), json!({ "type": "nonsense" }), json!(["garbage"])];
    for round in 0..40 {
        loud.say(&kinds[round % 3]).await.unwrap();
    }
    let mut answers = 0;
    while let Ok(message) = tokio::time::timeout(Duration::from_millis(500), loud.next()).await {
        let kind = message.unwrap()["type"].as_str().unwrap().to_owned();
        answers += u32::from(kind == "pong" || kind == "refused");
    }
    assert_eq!(answers, 10);
    // It still hears what happens; and nobody else is slowed.
    play(&mut white, &mut black, &["white plays e2e4", "black plays e7e5"]).await;
    let heard = loud.next_of("update").await.unwrap();
    assert_eq!(heard["events"].as_array().unwrap().last().unwrap()["act"], "white presses", "{heard}");
    server.stop().await;
}

#[test]
fn a_flood_of_messages_does_not_stop_the_game() {
    runtime().unwrap().block_on(async {
        let limits = Limits {
            messages: Limits::default().messages,
            messages_by_address: Limits::default().messages_by_address,
            ..Limits::none()
        };
        let server = Server::limited(limits).await;
        let addr = server.addr;
        let (game, watched) = (server.game(online("3600")).await, server.game(online("3600")).await);
        let (mut white, mut black) = server.players(&game).await;
        let (answered, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let begun = Instant::now();
        let mut flood = JoinSet::new();
        for _ in 0..300 {
            let (id, answered, stop) = (watched.id.clone(), Arc::clone(&answered), Arc::clone(&stop));
            flood.spawn(async move {
                let stream = connect(addr, FLOODING.into()).await.unwrap();
                let mut socket = Socket::open_on(stream, addr, &id).await.unwrap();
                socket.hello(None, None).await.unwrap();
                while !stop.load(Ordering::SeqCst) {
                    for _ in 0..20 {
                        if socket.say(&json!({ "type": "ping", "id": 1 })).await.is_none() {
                            return;
                        }
                    }
                    while let Ok(Some(message)) =
                        tokio::time::timeout(Duration::from_millis(1), socket.next()).await
                    {
                        answered.fetch_add(u64::from(message["type"] == "pong"), Ordering::SeqCst);
                    }
                }
            });
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        for _ in 0..1 {
            play_on(&mut white, &mut black).await;
        }
        stop.store(true, Ordering::SeqCst);
        while flood.join_next().await.is_some() {}
        let (answered, seconds) = (answered.load(Ordering::SeqCst), begun.elapsed().as_secs_f64());
        // The burst of the address, its rate, and a message that each socket may have on the way whenever there is something left.
        let most = 2_000.0 + 600.0 * seconds + 2.0 * 300.0;
        println!("{answered} pings answered in {seconds:.1} s, {most:.0} allowed");
        assert!(answered > 0 && (answered as f64) < most, "{answered} in {seconds} s");
        server.stop().await;
    });
}

/// States, pages of the log and records are asked for as fast as they come, of this game and of others.
#[test]
fn a_flood_of_reads_does_not_stop_the_game() {
    runtime().unwrap().block_on(async {
        let server = Server::limited(Limits::none()).await;
        let addr = server.addr;
        let game = server.game(online("3600")).await;
        let mut ids = vec![game.id.clone()];
        for _ in 0..10 {
            ids.push(server.game(online("3600")).await.id);
        }
        let (mut white, mut black) = server.players(&game).await;
        let (answered, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let mut flood = JoinSet::new();
        for number in 0..150 {
            let (ids, answered, stop) = (ids.clone(), Arc::clone(&answered), Arc::clone(&stop));
            flood.spawn(async move {
                let mut round = number;
                while !stop.load(Ordering::SeqCst) {
                    let (id, what) = (&ids[round % ids.len()], ["", "/events", "/pgn", "/log"][round % 4]);
                    let path = format!("/api/games/{id}{what}");
                    let stream = connect(addr, FLOODING.into()).await.unwrap();
                    let answer = request_on(stream, addr, "GET", &path, &[], None).await.unwrap();
                    assert_eq!(answer.status, 200, "{path}: {}", answer.text);
                    answered.fetch_add(1, Ordering::SeqCst);
                    round += 1;
                }
            });
        }
        while answered.load(Ordering::SeqCst) < 150 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let before = answered.load(Ordering::SeqCst);
        play_on(&mut white, &mut black).await;
        let beside = answered.load(Ordering::SeqCst) - before;
        stop.store(true, Ordering::SeqCst);
        while let Some(done) = flood.join_next().await {
            done.unwrap();
        }
        println!("36 half-moves beside {beside} reads");
        // A half-move waits for what is being read, not for all that wait to read.
        assert!(beside < 36 * 150, "every half-move waited for every reader");
        server.stop().await;
    });
}
