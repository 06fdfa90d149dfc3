//! The socket: greeting, gaps, conflicts, heartbeats.

use crate::client::Socket;
use crate::harness::{Server, online, play};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_gets_the_gap() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    let (mut white, mut black) = server.players(&game).await;
    play(&mut white, &mut black, &["white plays e2e4", "black plays e7e5"]).await;
    let known = black.seq;
    drop(black);
    let (mut other, _) = server.socket(&game.id, Some(&game.black)).await;
    play(&mut white, &mut other, &["white plays g1f3", "black plays b8c6"]).await;
    let mut back = Socket::open(server.addr, &game.id).await.unwrap();
    let state = back.hello(Some(&game.black), Some(known)).await.unwrap();
    let events = state["events"].as_array().unwrap();
    assert_eq!(events[0]["seq"].as_u64().unwrap(), known + 1);
    assert_eq!(events.len() as u64, state["moment"]["seq"].as_u64().unwrap() - known);
    assert_eq!(state["scoresheet"].as_array().unwrap().len(), 4);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_acts_at_once_one_wins_and_the_other_is_told() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    let (white, black) = server.players(&game).await;
    let seq = black.seq;
    drop(white);
    let one = server.act(&game.id, &game.white, seq, "white plays e2e4");
    let two = server.act(&game.id, &game.white, seq, "white plays d2d4");
    let (one, two) = tokio::join!(one, two);
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let refused = if one.status == 409 { one } else { two }.json();
    assert_eq!((&refused["kind"], &refused["seq"]), (&json!("conflict"), &json!(seq + 2)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn updates_follow_each_other_without_gaps() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    let (mut watching, state) = server.socket(&game.id, None).await;
    assert_eq!(state["role"], "spectator");
    let mut seq = state["moment"]["seq"].as_u64().unwrap();
    let mut sheet: Vec<serde_json::Value> = Vec::new();
    let (mut white, mut black) = server.players(&game).await;
    let moves =
        ["white plays e2e4", "black plays e7e5", "white plays g1f3", "black plays b8c6", "white resigns"];
    play(&mut white, &mut black, &moves).await;
    loop {
        let update = watching.next_of("update").await.unwrap();
        for event in update["events"].as_array().unwrap() {
            seq += 1;
            assert_eq!(event["seq"].as_u64(), Some(seq));
        }
        sheet.truncate(usize::try_from(update["plies_kept"].as_u64().unwrap()).unwrap());
        sheet.extend(update["plies"].as_array().unwrap().iter().cloned());
        if update["moment"]["status"] == "over" {
            break;
        }
    }
    assert_eq!(json!(sheet), server.state(&game.id).await["scoresheet"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_twice() {
    // Black's greeting lets him in and starts the session: his state has that already, and his first update comes after it.
    for _ in 0..10 {
        let server = Server::start().await;
        let game = server.game(online("300")).await;
        let (mut white, _) = server.socket(&game.id, Some(&game.white)).await;
        let (mut black, state) = server.socket(&game.id, Some(&game.black)).await;
        let known = state["moment"]["seq"].as_u64().unwrap();
        play(&mut white, &mut black, &["white plays e2e4"]).await;
        let update = black.next_of("update").await.unwrap();
        assert_eq!(update["events"][0]["seq"].as_u64(), Some(known + 1));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_are_closed_sets() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    for (greeting, kind) in [
        (json!({"type": "hello", "version": 99}), "version"),
        (json!({"type": "hello", "version": 2, "colour": "red"}), "bad-request"),
        (json!({"type": "ping", "id": 1}), "bad-request"),
        (json!({"type": "hello", "version": 2, "token": "no such thing"}), "unauthenticated"),
        (json!({"type": "hello", "version": 2, "token": "A".repeat(32)}), "unauthenticated"),
    ] {
        let mut socket = Socket::open(server.addr, &game.id).await.unwrap();
        socket.say(&greeting).await.unwrap();
        let refused = socket.next().await.unwrap();
        assert_eq!(
            (&refused["type"], &refused["fault"]["kind"]),
            (&json!("refused"), &json!(kind)),
            "{greeting}"
        );
        assert!(socket.next().await.is_none(), "and that is the end");
    }
    let (mut white, _) = server.socket(&game.id, Some(&game.white)).await;
    white.say(&json!({"type": "shout", "text": "!"})).await.unwrap();
    assert_eq!(white.next_of("refused").await.unwrap()["fault"]["kind"], "bad-request");
    white.say(&json!({"type": "ping", "id": 41})).await.unwrap();
    let pong = white.next_of("pong").await.unwrap();
    assert_eq!(pong["id"], 41);
    assert!(pong["server_time"].as_u64().unwrap() > 1_700_000_000_000);
    for act in ["white dances", "", "white plays e2", "purple plays e2e4"] {
        let refused = white.act(act).await.unwrap();
        assert_eq!(refused["fault"]["kind"], "bad-act", "{act}");
        assert!(!refused["fault"]["sentence"].as_str().unwrap().is_empty());
    }
    assert!(Socket::open(server.addr, "nosuchgame").await.is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_who_is_there_and_when_it_stops() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    let (mut white, _) = server.socket(&game.id, Some(&game.white)).await;
    let (watching, _) = server.socket(&game.id, None).await;
    let there = loop {
        let there = white.next_of("connected").await.unwrap();
        if there["spectators"] == 1 {
            break there;
        }
    };
    assert_eq!((&there["white"], &there["black"]), (&json!(1), &json!(0)));
    drop(watching);
    loop {
        if white.next_of("connected").await.unwrap()["spectators"] == 0 {
            break;
        }
    }
    let told = tokio::spawn(async move {
        let stopping = white.next_of("stopping").await;
        (stopping.is_some(), white.next_of("nothing more").await.is_none())
    });
    server.stop().await;
    assert_eq!(told.await.unwrap(), (true, true));
}
