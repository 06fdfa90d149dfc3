//! Online play: only legal moves, the clock pressed by the server.

use crate::harness::{Server, online, play};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_mate_is_played_and_recorded() {
    let server = Server::start().await;
    let game = server
        .game(json!({
            "mode": "online", "control": "300+3", "players": {"white": "Anna", "black": "Bruno"},
        }))
        .await;
    let (mut white, mut black) = server.players(&game).await;
    play(&mut white, &mut black, &["white plays f2f3", "black plays e7e5", "white plays g2g4"]).await;
    let last = black.act("black plays d8h4").await.unwrap();
    assert_eq!(last["type"], "ack");
    let state = server.state(&game.id).await;
    assert_eq!(state["moment"]["status"], "over");
    let ending = &state["moment"]["ending"];
    assert_eq!(
        (&ending["result"], &ending["reason"], &ending["article"]["number"]),
        (&json!("0-1"), &json!("checkmate"), &json!("5.1.1"))
    );
    assert_eq!(ending["sentence"], "Black wins, 0–1: checkmate (Article 5.1.1, Laws of 2023).");
    assert_eq!(state["scoresheet"][3]["san"], "Qh4#");
    // The server pressed after each move but the last.
    let acts: Vec<&str> =
        state["events"].as_array().unwrap().iter().map(|event| event["act"].as_str().unwrap()).collect();
    assert_eq!(
        acts[..5],
        ["white arrives", "black arrives", "arbiter starts", "white plays f2f3", "white presses"]
    );
    assert_eq!(acts.last(), Some(&"black plays d8h4"));
    let pgn = server.ask("GET", &format!("/api/games/{}/pgn", game.id), &[], None).await;
    assert!(pgn.text.contains("[White \"Anna\"]") && pgn.text.contains("Qh4# "), "{}", pgn.text);
    assert!(pgn.text.contains("[%clk 0:05:0") && pgn.text.trim_end().ends_with("0-1"), "{}", pgn.text);
    let log = server.get(&format!("/api/games/{}/log", game.id)).await;
    let log = tratto_scenario::Log::from_json(&log).unwrap();
    let (replayed, _) = log.replay().unwrap();
    assert_eq!(replayed.board().setup().fen(), state["moment"]["fen"].as_str().unwrap());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_is_a_fault_and_no_event() {
    let server = Server::start().await;
    let game = server.game(online("300+3")).await;
    let (mut white, mut black) = server.players(&game).await;
    white.seq = black.seq;
    let refused = white.act("white plays e1g1").await.unwrap();
    assert_eq!(refused["fault"]["kind"], "illegal");
    assert!(refused["fault"]["sentence"].as_str().unwrap().contains("e1g1"), "{refused}");
    assert_eq!(black.act("black plays e7e5").await.unwrap()["fault"]["kind"], "illegal", "not his turn");
    for act in ["white touches e2", "white presses", "white releases e2 on e4", "white claims illegal-move"] {
        assert_eq!(white.act(act).await.unwrap()["fault"]["kind"], "not-online", "{act}");
    }
    assert_eq!(server.state(&game.id).await["moment"]["seq"], 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_with_the_move_and_accepted() {
    let server = Server::start().await;
    let game = server.game(online("300+3")).await;
    let (mut white, mut black) = server.players(&game).await;
    white.seq = black.seq;
    play(&mut white, &mut black, &["white plays e2e4", "black plays e7e5"]).await;
    let message = json!({"type": "act", "id": 99, "expected_seq": white.seq, "act": "white plays g1f3", "offer_draw": true});
    white.say(&message).await.unwrap();
    let ack = white.next_of("ack").await.unwrap();
    black.seq = ack["seq"].as_u64().unwrap();
    let state = server.state(&game.id).await;
    assert_eq!(state["moment"]["draw_offer"], "white");
    assert!(state["moment"]["claims"].as_array().unwrap().iter().any(|claim| claim["kind"] == "accept-draw"));
    play(&mut white, &mut black, &["black accepts"]).await;
    let ending = server.state(&game.id).await["moment"]["ending"].clone();
    assert_eq!((&ending["result"], &ending["reason"]), (&json!("1/2-1/2"), &json!("agreement")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_changes_the_colours() {
    let server = Server::start().await;
    let game = server.game(json!({
        "mode": "online", "control": "60", "players": {"white": "Anna", "black": "Bruno"}, "chess960": "lot",
    })).await;
    let (mut white, mut black) = server.players(&game).await;
    let bearer = |token: &str| format!("Bearer {token}");
    let path = format!("/api/games/{}/rematch", game.id);
    let early = server.ask("POST", &path, &[("Authorization", &bearer(&game.white))], None).await;
    assert_eq!(early.status, 422, "not while it goes on");
    play(&mut white, &mut black, &["white resigns"]).await;
    let first = server.ask("POST", &path, &[("Authorization", &bearer(&game.white))], None).await.json();
    let told = black.next_of("rematch").await.unwrap();
    let second = server.ask("POST", &path, &[("Authorization", &bearer(&game.black))], None).await.json();
    assert_eq!(first["id"], second["id"]);
    assert_eq!(told["game"], first["id"]);
    assert_eq!((&first["link"]["role"], &second["link"]["role"]), (&json!("black"), &json!("white")));
    let next = first["id"].as_str().unwrap();
    let (_, state) = server.socket(next, first["link"]["token"].as_str()).await;
    assert_eq!((&state["role"], &state["settings"]["players"]["white"]), (&json!("black"), &json!("Bruno")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn castling_is_written_as_the_start_position_has_it() {
    let server = Server::start().await;
    // 518 is the usual array, and its castling is the usual one. Of 534 (RNBKQBNR) king and queen are exchanged.
    for (number, castling, other) in [(518, "e1g1", "e1h1"), (534, "d1h1", "d1g1")] {
        let game = server.game(json!({"mode": "online", "control": "-", "chess960": number})).await;
        let (mut white, mut black) = server.players(&game).await;
        white.seq = black.seq;
        let mut opening =
            vec!["white plays g1f3", "black plays g8f6", "white plays g2g3", "black plays g7g6"];
        opening.extend(["white plays f1g2", "black plays f8g7"]);
        if number == 534 {
            opening.extend(["white plays e2e3", "black plays e7e6", "white plays e1e2", "black plays e8e7"]);
        }
        play(&mut white, &mut black, &opening).await;
        let state = server.state(&game.id).await;
        let moves = state["moment"]["moves"].as_array().unwrap();
        assert!(moves.contains(&json!(castling)) && !moves.contains(&json!(other)), "{number}: {moves:?}");
        play(&mut white, &mut black, &[&format!("white plays {castling}")]).await;
        let state = server.state(&game.id).await;
        let castled = &state["scoresheet"][opening.len()];
        assert_eq!((&castled["san"], &castled["uci"]), (&json!("O-O"), &json!(castling)));
        assert_eq!(state["moment"]["last_move"], castling);
        // The record is read again as the same game.
        let pgn = server.ask("GET", &format!("/api/games/{}/pgn", game.id), &[], None).await;
        let mut games =
            tratto_notation::pgn::games(pgn.text.as_bytes(), tratto_notation::pgn::Letters::English);
        let (record, faults) = games.next().unwrap().unwrap();
        assert_eq!((record.main_line().count(), faults), (opening.len() + 1, Vec::new()));
    }
    server.stop().await;
}
