//! Governed play: touch, release, press, and what the Laws say to it.

use crate::harness::{Server, governed, play};
use serde_json::{Value, json};

fn findings(answer: &Value) -> Vec<&str> {
    let events = answer["events"].as_array().unwrap();
    let rulings = events.iter().flat_map(|event| event["rulings"].as_array().unwrap());
    rulings.map(|ruling| ruling["finding"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_touched_piece_binds_and_the_illegal_move_is_penalised_twice() {
    let server = Server::start().await;
    let game = server.game(governed("5400+30")).await;
    let (mut white, mut black) = server.players(&game).await;
    white.seq = black.seq;
    play(&mut white, &mut black, &["white touches b1"]).await;
    let update = loop {
        let update = black.next_of("update").await.unwrap();
        if update["events"][0]["act"] == "white touches b1" {
            break update;
        }
    };
    assert_eq!(findings(&update), ["touched"]);
    let ruling = &update["events"][0]["rulings"][0];
    assert_eq!(ruling["effects"][0]["short"], "white must b1a3 b1c3");
    assert_eq!(ruling["articles"][0]["number"], "4.3.1");
    let duty =
        update["moment"]["duties"].as_array().unwrap().iter().find(|duty| duty["kind"] == "play-among");
    assert_eq!(duty.unwrap()["moves"], json!(["b1a3", "b1c3"]));
    play(&mut white, &mut black, &["white plays b1c3", "white presses", "black plays e8e6", "black presses"])
        .await;
    let (_, claim) = (white.seq, white.act("white claims illegal-move").await.unwrap());
    assert_eq!(claim["type"], "ack");
    let state = server.state(&game.id).await;
    assert_eq!((&state["moment"]["black_offences"], &state["moment"]["turn"]), (&json!(1), &json!("black")));
    black.seq = white.seq;
    play(
        &mut white,
        &mut black,
        &[
            "black plays e7e5",
            "black presses",
            "white plays e2e4",
            "white presses",
            "black plays e8d8",
            "black presses",
        ],
    )
    .await;
    let answer = server.act(&game.id, &game.white, white.seq, "white claims illegal-move").await.json();
    assert_eq!(findings(&answer), ["illegal-move-lost"], "{answer}");
    let ending = server.state(&game.id).await["moment"]["ending"].clone();
    assert_eq!((&ending["result"], &ending["article"]["number"]), (&json!("1-0"), &json!("7.5.5")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_of_repetition_is_counted() {
    let server = Server::start().await;
    let game = server.game(governed("600")).await;
    let (mut white, mut black) = server.players(&game).await;
    white.seq = black.seq;
    let mut acts = Vec::new();
    for (side, squares) in [("white", "g1f3"), ("black", "g8f6"), ("white", "f3g1"), ("black", "f6g8")] {
        acts.push(format!("{side} plays {squares}"));
        acts.push(format!("{side} presses"));
    }
    let round: Vec<&str> = acts.iter().map(String::as_str).collect();
    play(&mut white, &mut black, &round).await;
    let wrong = server
        .act(&game.id, &game.white, white.seq, "white claims threefold with \"Nf3\" = g1f3")
        .await
        .json();
    assert_eq!(findings(&wrong), ["threefold-incorrect"]);
    assert_eq!(wrong["events"][0]["rulings"][0]["count"], 2);
    white.seq = wrong["seq"].as_u64().unwrap();
    black.seq = white.seq;
    play(&mut white, &mut black, &round[..7]).await;
    play(&mut white, &mut black, &["black presses"]).await;
    let state = server.state(&game.id).await;
    assert_eq!(state["moment"]["claims"][0]["kind"], "threefold");
    assert_eq!(state["moment"]["appearances"], 3);
    let right = server.act(&game.id, &game.white, black.seq, "white claims threefold").await.json();
    assert_eq!(findings(&right), ["threefold-correct"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_move_stays_hidden() {
    let server = Server::start().await;
    let game = server.game(governed("5400")).await;
    let (mut white, mut black) = server.players(&game).await;
    play(&mut white, &mut black, &["white plays e2e4", "white presses"]).await;
    let told = server.act(&game.id, &game.arbiter, white.seq, "arbiter tells-to-seal").await;
    assert_eq!(told.status, 200, "{}", told.text);
    let seq = told.json()["seq"].as_u64().unwrap();
    let sealed = server.act(&game.id, &game.black, seq, "black seals \"c5\" = c7c5").await;
    assert_eq!(sealed.status, 200, "{}", sealed.text);
    let state = server.state(&game.id).await.to_string();
    assert!(state.contains("black seals") && !state.contains("c7c5"), "{state}");
    let log = server.get(&format!("/api/games/{}/log", game.id)).await.to_string();
    assert!(log.contains("tells-to-seal") && !log.contains("c7c5"), "{log}");
    server.stop().await;
}
