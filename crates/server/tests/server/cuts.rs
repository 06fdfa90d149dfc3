//! Connections that are cut off at random moments of an act: the act happens whole or not at all, every connected client hears of
//! it, and every flag falls.

use crate::client::follow::{Follower, SeededRng, log_of, post_and_cut, seed};
use crate::client::{Made, Socket};
use crate::harness::{Server, online};
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

/// Sends an act on a socket and disconnects.
async fn say_and_cut(addr: SocketAddr, game: &str, token: &str, seq: u64, act: &str, after: u64) {
    let Some(mut socket) = Socket::open(addr, game).await else { return };
    let hello = json!({ "type": "hello", "version": 2, "token": token });
    let _ = socket.say(&hello).await;
    let _ = socket.say(&json!({ "type": "act", "id": 1, "expected_seq": seq, "act": act })).await;
    tokio::time::sleep(Duration::from_micros(after)).await;
}

/// Requests a game and disconnects before the answer.
async fn look_and_cut(addr: SocketAddr, game: &str, after: u64) {
    let Ok(mut stream) = TcpStream::connect(addr).await else { return };
    let head = format!("GET /api/games/{game} HTTP/1.1\r\nHost: {addr}\r\n\r\n");
    let _ = stream.write_all(head.as_bytes()).await;
    tokio::time::sleep(Duration::from_micros(after)).await;
    let _ = stream.set_zero_linger();
}

/// Plays a game by requests that are cut off at random moments.
async fn torment(addr: SocketAddr, game: Made, mut rng: SeededRng, cuts: Arc<AtomicU32>, until: Instant) {
    while Instant::now() < until {
        let Some((_, moment)) = log_of(addr, &game.id).await else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        if moment["status"] == "over" {
            return;
        }
        let seq = moment["seq"].as_u64().unwrap();
        let turn = moment["turn"].as_str().unwrap().to_owned();
        let moves = moment["moves"].as_array().unwrap();
        if moves.is_empty() {
            return;
        }
        let played = moves[rng.roll(moves.len() as u64) as usize].as_str().unwrap();
        let act = format!("{turn} plays {played}");
        let token = if turn == "white" { &game.white } else { &game.black };
        let after = rng.roll(3_000);
        match rng.roll(4) {
            0 => say_and_cut(addr, &game.id, token, seq, &act, after).await,
            1 => look_and_cut(addr, &game.id, after).await,
            _ => post_and_cut(addr, &game.id, token, seq, &act, after).await,
        }
        cuts.fetch_add(1, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hangs_up_the_table_goes_on_and_every_flag_falls() {
    let seed = seed();
    let server = Server::start().await;
    let cuts = Arc::new(AtomicU32::new(0));
    let until = Instant::now() + Duration::from_secs(8);
    let mut tasks = Vec::new();
    let mut followers = Vec::new();
    let mut games = Vec::new();
    for number in 0..12 {
        // Twelve seconds a side, whatever happens: every game is over soon.
        let game = server.game(online("12")).await;
        for token in [Some(game.white.as_str()), Some(game.black.as_str()), None] {
            let mut follower = Follower::new(server.addr, &game.id, token);
            followers.push(tokio::spawn(async move {
                follower.listen(until - Instant::now() + Duration::from_secs(2)).await;
                follower
            }));
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        let rng = SeededRng::new(seed + number);
        tasks.push(tokio::spawn(torment(server.addr, game.clone(), rng, Arc::clone(&cuts), until)));
        games.push(game);
    }
    for task in tasks {
        task.await.unwrap();
    }
    println!("{} connections cut off", cuts.load(Ordering::Relaxed));
    let mut open = Vec::new();
    for follower in followers {
        let follower = follower.await.unwrap();
        let (acts, _) = log_of(server.addr, &follower.game).await.expect("the game is there");
        assert_eq!(follower.acts, acts, "{}: who stayed knows what is in the log", follower.game);
        open.push(follower);
    }
    // The clocks run on, nobody moves: every flag falls, and those who listen hear it.
    let patience = Instant::now() + Duration::from_secs(40);
    while open.iter().any(|follower| follower.status != "over") {
        assert!(Instant::now() < patience, "a flag did not fall");
        for follower in &mut open {
            follower.listen(Duration::from_millis(30)).await;
        }
    }
    for game in games {
        let (_, moment) = log_of(server.addr, &game.id).await.expect("the game is there");
        assert_eq!(moment["status"], "over");
    }
    server.stop().await;
}
