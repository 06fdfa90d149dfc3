//! Flags, absences, and clocks across a restart.

use crate::harness::{Server, online, play};
use serde_json::json;
use std::time::Duration;
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread")]
async fn the_server_calls_a_flag_at_its_very_moment() {
    let server = Server::start().await;
    let game = server.game(online("1")).await;
    let (mut white, mut black) = server.players(&game).await;
    play(&mut white, &mut black, &["white plays e2e4"]).await;
    let update = loop {
        let update = white.next_of("update").await.unwrap();
        if update["moment"]["status"] == "over" {
            break update;
        }
    };
    let flag = &update["events"][0];
    assert_eq!((&flag["act"], &flag["actor"]), (&json!("arbiter observes flag black"), &json!("server")));
    let ending = &update["moment"]["ending"];
    assert_eq!(
        (&ending["result"], &ending["reason"], &ending["article"]["number"]),
        (&json!("1-0"), &json!("flag"), &json!("6.9"))
    );
    // The event is of the moment at which the time was used up, whenever the server got to it.
    let events = server.state(&game.id).await["events"].clone();
    let pressed = events[4]["at"].as_u64().unwrap();
    assert_eq!(flag["at"].as_u64().unwrap(), pressed + 1_000);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_in_a_position_that_cannot_be_won_draws() {
    let server = Server::start().await;
    let game = server
        .game(json!({"mode": "governed", "control": "1", "fen": "4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1"}))
        .await;
    // The clocks stand until the player on move has come.
    let (_black, state) = server.socket(&game.id, Some(&game.black)).await;
    assert_eq!(
        (&state["moment"]["clock"]["phase"], &state["moment"]["awaiting"]),
        (&json!("stopped"), &json!("white"))
    );
    let (mut white, state) = server.socket(&game.id, Some(&game.white)).await;
    assert_eq!(state["moment"]["clock"]["phase"], "running");
    let ending = loop {
        let update = white.next_of("update").await.unwrap();
        if let Some(ending) = update["moment"]["ending"].as_object() {
            break ending.clone();
        }
    };
    assert_eq!(
        (&ending["result"], &ending["reason"], &ending["article"]["number"]),
        (&json!("1/2-1/2"), &json!("flag"), &json!("6.9"))
    );
    // The log says where it began, and is replayed to the same end.
    let log = server.get(&format!("/api/games/{}/log", game.id)).await;
    let (replayed, _) = tratto_scenario::Log::from_json(&log).unwrap().replay().unwrap();
    assert!(
        matches!(replayed.status(), tratto_laws::Status::Over(ending) if ending.score.white == tratto_laws::Points::HALF)
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_supervision_the_opponent_has_to_claim() {
    let server = Server::start().await;
    let game = server.game(json!({"mode": "governed", "control": "1", "supervised": false})).await;
    let (mut white, mut black) = server.players(&game).await;
    // Everybody is told when it falls, and nobody has called it.
    let update = loop {
        let update = black.next_of("update").await.unwrap();
        if update["events"].as_array().unwrap().is_empty() {
            break update;
        }
    };
    assert_eq!(update["moment"]["status"], "running");
    assert_eq!(update["moment"]["clock"]["white"]["flag"]["is_out"], true);
    assert!(update["moment"]["claims"].as_array().unwrap().iter().any(|claim| claim["kind"] == "flag"));
    white.seq = black.seq;
    play(&mut white, &mut black, &["black claims flag"]).await;
    assert_eq!(server.state(&game.id).await["moment"]["ending"]["by"], "black");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_come_in_time_loses() {
    let server = Server::start().await;
    let game = server
        .game(json!({"mode": "governed", "control": "600", "start": "arbiter", "default_time_ms": 300}))
        .await;
    let (mut white, _) = server.socket(&game.id, Some(&game.white)).await;
    let started = server.act(&game.id, &game.arbiter, white.seq, "arbiter starts").await;
    assert_eq!(started.status, 200, "{}", started.text);
    let ending = loop {
        let update = white.next_of("update").await.unwrap();
        if let Some(ending) = update["moment"]["ending"].as_object() {
            break ending.clone();
        }
    };
    assert_eq!((&ending["result"], &ending["reason"]), (&json!("1-0"), &json!("lateness")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stop_with_the_server_and_run_on_when_the_player_is_back() {
    let server = Server::start().await;
    let game = server.game(online("60")).await;
    let (mut white, mut black) = server.players(&game).await;
    play(&mut white, &mut black, &["white plays e2e4"]).await;
    let server = server.restart().await;
    sleep(Duration::from_millis(1_200)).await;
    // Whoever watches, and the opponent, find the clocks standing.
    let moment = server.state(&game.id).await["moment"].clone();
    assert_eq!((&moment["clock"]["phase"], &moment["awaiting"]), (&json!("stopped"), &json!("black")));
    let (_, state) = server.socket(&game.id, Some(&game.white)).await;
    let left = state["moment"]["clock"]["black"]["remaining_ms"].as_u64().unwrap();
    assert!(left > 59_000, "what the server was away for costs nobody: {left}");
    let (mut black, state) = server.socket(&game.id, Some(&game.black)).await;
    assert_eq!(state["moment"]["clock"]["phase"], "running");
    let acts: Vec<&str> = state["events"]
        .as_array()
        .unwrap()
        .iter()
        .rev()
        .take(2)
        .map(|event| event["act"].as_str().unwrap())
        .collect();
    assert_eq!(acts, ["arbiter restarts-clocks", "arbiter stops-clocks"]);
    assert_eq!(black.act("black plays e7e5").await.unwrap()["type"], "ack");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_on_where_the_game_says_so() {
    let server = Server::start().await;
    let game = server.game(json!({"mode": "online", "control": "2", "crash": "run"})).await;
    let (mut white, mut black) = server.players(&game).await;
    play(&mut white, &mut black, &["white plays e2e4"]).await;
    let folder = server.stop().await;
    sleep(Duration::from_millis(2_500)).await;
    let server = Server::on(folder).await;
    sleep(Duration::from_millis(300)).await;
    let moment = server.state(&game.id).await["moment"].clone();
    assert_eq!((&moment["status"], &moment["ending"]["result"]), (&json!("over"), &json!("1-0")));
    server.stop().await;
}

/// Ten years for a game, as by correspondence: further than any timer goes. The clock runs all the same, also after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn a_flag_in_ten_years_is_waited_for() {
    let ten_years = 10 * 365 * 24 * 3_600_u64;
    let server = Server::start().await;
    let control = ten_years.to_string();
    let game = server.game(json!({"mode": "online", "control": control, "crash": "run"})).await;
    let (mut white, mut black) = server.players(&game).await;
    play(&mut white, &mut black, &["white plays e2e4", "black plays e7e5"]).await;
    let server = server.restart().await;
    let clock = server.state(&game.id).await["moment"]["clock"].clone();
    assert_eq!(clock["phase"], "running");
    let left = clock["white"]["remaining_ms"].as_u64().unwrap();
    assert!((ten_years * 1_000 - 600_000..ten_years * 1_000).contains(&left), "{left}");
    let (mut white, mut black) = server.players(&game).await;
    play(&mut white, &mut black, &["white plays g1f3", "black resigns"]).await;
    assert_eq!(server.state(&game.id).await["moment"]["ending"]["result"], "1-0");
    // Others are timed as ever.
    let quick = server.game(online("1")).await;
    let (mut white, mut black) = server.players(&quick).await;
    play(&mut white, &mut black, &["white plays e2e4"]).await;
    while white.next_of("update").await.unwrap()["moment"]["status"] != "over" {}
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_is_replayed_in_no_time() {
    // Two knights to and fro as long as an arbiter lets them: 600 events, then a cold start.
    let server = Server::start().await;
    let game = server.game(json!({"mode": "governed", "control": "5400", "edition": "2001"})).await;
    let (mut white, mut black) = server.players(&game).await;
    for _ in 0..25 {
        play(
            &mut white,
            &mut black,
            &[
                "white touches b1",
                "white plays b1c3",
                "white presses",
                "black touches b8",
                "black plays b8c6",
                "black presses",
                "white touches c3",
                "white plays c3b1",
                "white presses",
                "black touches c6",
                "black plays c6b8",
                "black presses",
            ],
        )
        .await;
    }
    let server = server.restart().await;
    let start = std::time::Instant::now();
    let state = server.get(&format!("/api/games/{}?since=1000000", game.id)).await;
    assert!(state["moment"]["seq"].as_u64().unwrap() > 300);
    assert!(start.elapsed() < Duration::from_millis(250), "{:?}", start.elapsed());
    server.stop().await;
}
