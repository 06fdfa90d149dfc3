//! Connections that are cut off at random moments of an act: the act happens whole or not at all, every connected client hears of
//! it, and every flag falls.

use crate::client::follow::{Follower, SeededRng, log_of, post_and_cut, seed};
use crate::client::request;
use crate::client::{Made, Socket};
use crate::harness::{Server, online};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

/// How many connections are cut off.
const CUTS: u32 = 1_200;

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

/// An act that was acknowledged: the number of the last event before it, and that of its own last event.
struct Acknowledged {
    act: String,
    before: u64,
    seq: u64,
}

/// Posts an act and waits for the answer; `None` if it was refused, because another came first or the game was over.
async fn act_and_wait(
    addr: SocketAddr,
    game: &str,
    token: &str,
    seq: u64,
    act: &str,
) -> Option<Acknowledged> {
    let bearer = format!("Bearer {token}");
    let body = json!({ "expected_seq": seq, "act": act });
    let path = format!("/api/games/{game}/acts");
    let answer = request(addr, "POST", &path, &[("Authorization", &bearer)], Some(&body)).await.ok()?;
    match answer.status {
        200 => Some(Acknowledged {
            act: act.to_owned(),
            before: seq,
            seq: answer.json()["seq"].as_u64().unwrap(),
        }),
        409 | 422 => None,
        other => panic!("{act}: {other}: {}", answer.text),
    }
}

/// Something that the player on move can do; in a governed game the move is touched, made and completed by acts of its own.
fn next_act(moment: &Value, governed: bool, rng: &mut SeededRng) -> Option<String> {
    let turn = moment["turn"].as_str().unwrap();
    if governed && moment["press_due"] == true {
        // The move has been made: its player is the other one.
        let mover = if turn == "white" { "black" } else { "white" };
        return Some(format!("{mover} presses"));
    }
    let moves = moment["moves"].as_array().unwrap();
    if moves.is_empty() {
        return None;
    }
    let played = moves[rng.roll(moves.len() as u64) as usize].as_str().unwrap();
    if governed && rng.roll(3) == 0 {
        return Some(format!("{turn} touches {} adjusting", &played[..2]));
    }
    Some(format!("{turn} plays {played}"))
}

/// Plays a game by requests of which most are cut off at random moments, until there have been enough.
async fn torment(
    addr: SocketAddr,
    game: Made,
    governed: bool,
    mut rng: SeededRng,
    cuts: Arc<AtomicU32>,
    until: Instant,
) -> Vec<Acknowledged> {
    let mut acknowledged = Vec::new();
    while cuts.load(Ordering::Relaxed) < CUTS && Instant::now() < until {
        let after = rng.roll(3_000);
        let Some((_, moment)) = log_of(addr, &game.id).await else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let seq = moment["seq"].as_u64().unwrap();
        let act = next_act(&moment, governed, &mut rng).filter(|_| moment["status"] == "running");
        match (act, rng.roll(5)) {
            (None, _) | (_, 0) => look_and_cut(addr, &game.id, after).await,
            (Some(act), kind) => {
                let token = if act.starts_with("white") { &game.white } else { &game.black };
                match kind {
                    1 => say_and_cut(addr, &game.id, token, seq, &act, after).await,
                    2 => {
                        acknowledged.extend(act_and_wait(addr, &game.id, token, seq, &act).await);
                        continue;
                    }
                    _ => post_and_cut(addr, &game.id, token, seq, &act, after).await,
                }
            }
        }
        cuts.fetch_add(1, Ordering::Relaxed);
    }
    acknowledged
}

/// A move online is made and completed by one act: both are in the log, or neither.
fn check_wholes(acts: &[String], over: bool) {
    for (index, act) in acts.iter().enumerate() {
        if let Some((player, _)) = act.split_once(" plays ") {
            let next = acts.get(index + 1);
            let is_whole = next.is_some_and(|next| *next == format!("{player} presses"));
            assert!(is_whole || next.is_none() && over, "{act} is followed by {next:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hangs_up_the_table_goes_on_and_every_flag_falls() {
    let seed = seed();
    let server = Server::start().await;
    let cuts = Arc::new(AtomicU32::new(0));
    let enough = Arc::new(AtomicBool::new(false));
    let until = Instant::now() + Duration::from_secs(120);
    let (mut tasks, mut followers, mut games) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..12 {
        // A few seconds a side, whatever happens: every game is over soon.
        let is_governed = number % 2 == 1;
        let new = match is_governed {
            true => json!({ "mode": "governed", "control": "12", "supervised": true }),
            false => online("12"),
        };
        let game = server.game(new).await;
        for token in [Some(game.white.as_str()), Some(game.black.as_str()), None] {
            let mut follower = Follower::new(server.addr, &game.id, token);
            let enough = Arc::clone(&enough);
            followers.push(tokio::spawn(async move {
                while !enough.load(Ordering::Relaxed) {
                    follower.listen(Duration::from_millis(100)).await;
                }
                follower.listen(Duration::from_secs(2)).await;
                follower
            }));
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        let rng = SeededRng::new(seed + number);
        tasks.push(tokio::spawn(torment(
            server.addr,
            game.clone(),
            is_governed,
            rng,
            Arc::clone(&cuts),
            until,
        )));
        games.push((game, is_governed));
    }
    let mut acknowledged = Vec::new();
    for task in tasks {
        acknowledged.push(task.await.unwrap());
    }
    enough.store(true, Ordering::Relaxed);
    let cuts = cuts.load(Ordering::Relaxed);
    let completed: usize = acknowledged.iter().map(Vec::len).sum();
    println!("{cuts} connections cut off, {completed} acts waited for");
    assert!(cuts >= CUTS, "{cuts} connections cut off");
    assert!(completed > 50, "{completed} acts waited for");
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
    for ((game, is_governed), acknowledged) in games.iter().zip(&acknowledged) {
        let (acts, moment) = log_of(server.addr, &game.id).await.expect("the game is there");
        assert_eq!(moment["status"], "over");
        for Acknowledged { act, before, seq } in acknowledged {
            let events = &acts[*before as usize..*seq as usize];
            assert!(
                events.contains(act),
                "{act} was acknowledged as {before} to {seq}, and there is {events:?}"
            );
        }
        if !is_governed {
            check_wholes(&acts, true);
        }
    }
    server.stop().await;
}
