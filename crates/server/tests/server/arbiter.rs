//! What waits for the arbiter, what the players agree on, and games that are adjourned.

use crate::client::Made;
use crate::harness::{Server, governed};
use serde_json::{Value, json};

/// Acts one after the other, each by whom it says; panics where one is refused. Gives the moment after the last.
async fn happen(server: &Server, game: &Made, acts: &[&str]) -> Value {
    for act in acts {
        let token = match act.split(' ').next().unwrap() {
            "white" => &game.white,
            "black" => &game.black,
            "assistant-of-white" | "assistant-of-black" => &game.assistant,
            _ => &game.arbiter,
        };
        let seq = server.state(&game.id).await["moment"]["seq"].as_u64().unwrap();
        let answer = server.act(&game.id, token, seq, act).await;
        assert_eq!(answer.status, 200, "{act}: {}", answer.text);
    }
    server.state(&game.id).await["moment"].clone()
}

async fn begun(server: &Server, new: Value) -> Made {
    let game = server.game(new).await;
    happen(server, &game, &["white arrives", "black arrives"]).await;
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_waits_until_the_clocks_run_again() {
    let server = Server::start().await;
    let game = begun(&server, governed("300")).await;
    let moment = happen(&server, &game, &["white stops-clocks assistance"]).await;
    let matter = &moment["matters"][0];
    assert_eq!((&matter["kind"], &matter["player"]), (&json!("call"), &json!("white")));
    assert_eq!(matter["seq"], moment["seq"]);
    assert!(matter["since"].as_u64().unwrap() <= moment["server_time"].as_u64().unwrap());
    assert_eq!(matter["choices"], json!([{"name": "restart", "act": "arbiter restarts-clocks"}]));
    // The log tells it as well as memory does.
    let server = server.restart().await;
    assert_eq!(server.state(&game.id).await["moment"]["matters"][0], *matter);
    let moment = happen(&server, &game, &["arbiter restarts-clocks"]).await;
    assert_eq!(moment["matters"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_in_the_quickplay_finish_waits_for_his_decision() {
    let server = Server::start().await;
    let game = begun(&server, json!({"mode": "governed", "control": "7200", "edition": "2009"})).await;
    let acts = ["arbiter sets white to 1:30", "white claims quickplay no-effort"];
    let moment = happen(&server, &game, &acts).await;
    let matter = &moment["matters"][0];
    assert_eq!((&matter["kind"], &matter["player"]), (&json!("claim"), &json!("white")), "{matter}");
    let names: Vec<&Value> = matter["choices"].as_array().unwrap().iter().map(|one| &one["name"]).collect();
    assert_eq!(names, ["agree", "postpone", "reject"]);
    assert_eq!(matter["articles"][0]["number"], "10.2");
    let server = server.restart().await;
    assert_eq!(server.state(&game.id).await["moment"]["matters"][0], *matter);
    let moment = happen(&server, &game, &["arbiter postpones"]).await;
    assert_eq!(moment["matters"][0]["kind"], "claim", "he watches, and has still to decide");
    let moment = happen(&server, &game, &["arbiter rejects"]).await;
    assert_eq!(moment["matters"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_laws_leave_to_him_waits_and_is_settled() {
    let server = Server::start().await;
    let game = begun(&server, governed("5400+30")).await;
    // A move out of turn: the pieces go back, and whether more follows is for the arbiter.
    let moment = happen(&server, &game, &["black plays e7e5"]).await;
    let matter = &moment["matters"][0];
    assert_eq!((&matter["kind"], &matter["player"]), (&json!("advice"), &json!("black")), "{matter}");
    assert_eq!(moment["turn"], "white");
    let penalise = json!({"name": "penalise"});
    assert!(
        matter["choices"].as_array().unwrap().contains(&penalise),
        "which penalty is his to say: {matter}"
    );
    let server = server.restart().await;
    assert_eq!(server.state(&game.id).await["moment"]["matters"][0], *matter);
    let moment = happen(&server, &game, &["arbiter penalises black warning"]).await;
    assert_eq!(moment["matters"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_assistant_is_asked_for_and_seen() {
    let server = Server::start().await;
    let mut new = governed("5400+30");
    new["visually_impaired"] = json!({"white": true});
    let game = begun(&server, new).await;
    let moment = happen(&server, &game, &["white asks assistant-to-move"]).await;
    assert_eq!(moment["assisted"], json!(["white"]));
    assert_eq!(moment["matters"][0]["kind"], "request");
    assert_eq!(moment["matters"][0]["choices"][0]["act"], "arbiter provides white");
    let moment = happen(&server, &game, &["arbiter provides white", "assistant-of-white plays e2e4"]).await;
    assert_eq!((&moment["matters"], &moment["assisted"]), (&Value::Null, &json!(["white"])));
    let kinds = |moment: &Value| -> Vec<String> {
        let duties = moment["duties"].as_array().unwrap().iter();
        duties
            .map(|duty| format!("{} {}", duty["player"].as_str().unwrap(), duty["kind"].as_str().unwrap()))
            .collect()
    };
    assert!(kinds(&moment).contains(&"white announce".to_owned()), "{:?}", kinds(&moment));
    let moment = happen(&server, &game, &["white announces e2e4", "white presses"]).await;
    assert!(!kinds(&moment).contains(&"white announce".to_owned()));
    let settings = server.state(&game.id).await["settings"]["visually_impaired"].clone();
    assert_eq!(settings, json!({"white": true, "black": false}));
    let online = json!({"mode": "online", "control": "300", "visually_impaired": {"black": true}});
    assert_eq!(server.post("/api/games", online).await.status, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_both_want_is_corrected() {
    let server = Server::start().await;
    let game = begun(&server, json!({"mode": "governed", "control": "180", "supervised": false})).await;
    let moves = ["white plays e2e5", "white presses", "black plays d7d5", "black presses"];
    let moment = happen(&server, &game, &moves).await;
    assert_eq!(moment["correctable"], true);
    let seq = moment["seq"].as_u64().unwrap();
    for (token, who) in [(&game.white, "white"), (&game.white, "white")] {
        // Said twice by one it is still one who says it.
        let answer = server.act(&game.id, token, seq, "players agree-to-correct").await;
        assert_eq!((answer.status, &answer.json()["seq"]), (200, &json!(seq)), "{}", answer.text);
        let moment = server.state(&game.id).await["moment"].clone();
        assert_eq!((&moment["correction"], &moment["seq"]), (&json!(who), &json!(seq)));
    }
    let answer = server.act(&game.id, &game.black, seq, "players agree-to-correct").await;
    assert_eq!((answer.status, &answer.json()["seq"]), (200, &json!(seq + 1)), "{}", answer.text);
    let state = server.state(&game.id).await;
    assert_eq!((&state["moment"]["turn"], &state["moment"]["correctable"]), (&json!("white"), &Value::Null));
    assert_eq!(state["scoresheet"].as_array().unwrap().len(), 0);
    let last = state["events"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["act"], &last["actor"]), (&json!("players agree-to-correct"), &json!("black")));
    assert_eq!(last["rulings"][0]["finding"], "corrected-by-agreement");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_adjourned_and_resumed_with_a_sealed_move() {
    let server = Server::start().await;
    let game = begun(&server, governed("5400+30")).await;
    let moves = ["white plays e2e4", "white presses", "black plays e7e5", "black presses"];
    happen(&server, &game, &moves).await;
    let moment = happen(&server, &game, &["arbiter tells-to-seal"]).await;
    assert_eq!(moment["sealing"], "white");
    let moment = happen(&server, &game, &["white seals \"Nf3\" = g1f3"]).await;
    assert_eq!((&moment["status"], &moment["envelope"]), (&json!("adjourned"), &json!(true)));
    assert!(!server.state(&game.id).await.to_string().contains("g1f3\""), "nobody is told which move");
    let server = server.restart().await;
    let moment = happen(&server, &game, &["arbiter checks-envelope", "black arrives"]).await;
    assert_eq!((&moment["envelope"], &moment["black_present"]), (&json!(true), &json!(true)));
    let moment = happen(&server, &game, &["white arrives", "arbiter resumes"]).await;
    assert_eq!((&moment["status"], &moment["turn"]), (&json!("running"), &json!("black")));
    assert_eq!((&moment["last_move"], &moment["envelope"]), (&json!("g1f3"), &Value::Null));
    // An appeal against the last decision is the player's right, and is noted.
    happen(&server, &game, &["black appeals"]).await;
    let state = server.state(&game.id).await;
    assert_eq!(state["events"].as_array().unwrap().last().unwrap()["rulings"][0]["finding"], "appealed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_ruling_names_rules_that_the_table_has() {
    let server = Server::start().await;
    let game = begun(&server, governed("5400+30")).await;
    let moves = ["white plays e2e5", "white presses", "black claims illegal-move"];
    happen(&server, &game, &moves).await;
    let table = server.get("/api/laws").await;
    let chapters = table["chapters"].as_array().unwrap();
    let rules: Vec<&Value> = chapters.iter().flat_map(|one| one["rules"].as_array().unwrap()).collect();
    let state = server.state(&game.id).await;
    let ruling = &state["events"].as_array().unwrap().last().unwrap()["rulings"][0];
    let named = ruling["rules"].as_array().unwrap();
    assert!(!named.is_empty());
    for key in named {
        let rule = rules.iter().find(|rule| rule["key"] == *key).unwrap();
        let editions = rule["editions"].as_array().unwrap();
        let here = editions.iter().find(|one| one["edition"] == "2023").unwrap();
        let articles = here["articles"].as_array().unwrap();
        assert!(articles.iter().any(|one| ruling["articles"].as_array().unwrap().contains(one)), "{rule}");
    }
    server.stop().await;
}
