//! What an account has learnt: stored, merged, told, taken along and deleted.

use crate::harness::Server;
use serde_json::{Value, json};

const OURS: (&str, &str) = ("X-Tratto", "1");
const PASSWORD: &str = "una password lunga";
const PATH: &str = "/api/account/cards";

async fn register(server: &Server, name: &str) -> String {
    let credentials = json!({"name": name, "password": PASSWORD});
    let made = server.ask("POST", "/api/account", &[OURS], Some(credentials)).await;
    assert_eq!(made.status, 201, "{}", made.text);
    made.header("set-cookie").unwrap().split(';').next().unwrap().to_owned()
}

fn card(id: &str, reviewed: u64) -> Value {
    json!({"id": id, "version": 1, "due": reviewed + 86_400_000, "reviewed": reviewed, "stability": 2.3065,
        "difficulty": 4.99, "days": 1, "reps": 1, "lapses": 0, "state": 2})
}

async fn keep(server: &Server, cookie: &str, learnt: Value) -> (u16, Value) {
    let answer = server.ask("PUT", PATH, &[("Cookie", cookie), OURS], Some(learnt)).await;
    (answer.status, answer.json())
}

async fn kept(server: &Server, cookie: &str, after: u64) -> Value {
    let answer = server.ask("GET", &format!("{PATH}?after={after}"), &[("Cookie", cookie)], None).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_lose_nothing() {
    let server = Server::start().await;
    let owner = register(&server, "circolo").await;
    let nothing = json!({"cards": [], "runs": [], "lessons": [], "revision": 0, "more": false});
    assert_eq!(kept(&server, &owner, 0).await, nothing);
    // One device has answered two exercises, the other one of them later and a third.
    let one = json!({
        "cards": [card("fork:1:1", 1_000), card("fork:1:2", 1_000)],
        "runs": [{"id": "fork:1", "runs": 1, "best": 9, "passed_at": 1_500}],
        "lessons": [{"id": "rook", "done_at": 700}],
    });
    let other = json!({
        "cards": [card("fork:1:2", 2_000), card("pin:2:3", 2_000)],
        "runs": [{"id": "fork:1", "runs": 3, "best": 4}],
        "lessons": [{"id": "rook", "done_at": 900}, {"id": "bishop", "done_at": 900}],
    });
    assert_eq!(keep(&server, &owner, one.clone()).await, (200, json!({"revision": 4})));
    assert_eq!(keep(&server, &owner, other.clone()).await.0, 200);
    let after_both = kept(&server, &owner, 0).await;
    // The first sends its own once more: an interrupted request is repeated.
    keep(&server, &owner, one).await;
    keep(&server, &owner, other).await;
    assert_eq!(kept(&server, &owner, 0).await, after_both);
    let mut cards = after_both["cards"].as_array().unwrap().clone();
    cards.sort_by_key(|card| card["id"].as_str().unwrap().to_owned());
    assert_eq!(cards, [card("fork:1:1", 1_000), card("fork:1:2", 2_000), card("pin:2:3", 2_000)]);
    assert_eq!(after_both["runs"], json!([{"id": "fork:1", "runs": 3, "best": 9, "passed_at": 1_500}]));
    let mut lessons = after_both["lessons"].as_array().unwrap().clone();
    lessons.sort_by_key(|lesson| lesson["id"].as_str().unwrap().to_owned());
    assert_eq!(lessons, [json!({"id": "bishop", "done_at": 900}), json!({"id": "rook", "done_at": 700})]);
    // What the first has not seen yet, and nothing else.
    let news = kept(&server, &owner, 4).await;
    assert_eq!(news["cards"].as_array().unwrap().len(), 2);
    assert_eq!(kept(&server, &owner, news["revision"].as_u64().unwrap()).await["cards"], json!([]));
    // It is there after a restart, and belongs to one account.
    let server = server.restart().await;
    assert_eq!(kept(&server, &owner, 0).await, after_both);
    let stranger = register(&server, "altri").await;
    assert_eq!(kept(&server, &stranger, 0).await, nothing);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_is_signed_in_and_only_what_is_right() {
    let server = Server::start().await;
    let owner = register(&server, "circolo").await;
    let one = json!({"cards": [card("fork:1:1", 1_000)]});
    assert_eq!(server.ask("GET", PATH, &[], None).await.status, 401);
    assert_eq!(server.ask("PUT", PATH, &[OURS], Some(one.clone())).await.status, 401);
    let forged = server.ask("PUT", PATH, &[("Cookie", &owner)], Some(one)).await;
    assert_eq!(forged.status, 403);
    let mut wrong = card("fork:1:1", 1_000);
    wrong["difficulty"] = json!(99);
    let (status, fault) = keep(&server, &owner, json!({"cards": [card("a:1:1", 5), wrong]})).await;
    assert_eq!((status, &fault["kind"]), (400, &json!("bad-value")));
    assert!(fault["sentence"].as_str().unwrap().contains("difficulty"), "{fault}");
    let mut more = card("fork:1:1", 1_000);
    more["secret"] = json!("x");
    assert_eq!(keep(&server, &owner, json!({"cards": [more]})).await.0, 400, "nothing else is stored");
    let much: Vec<Value> = (0..1_000).map(|seed| card(&format!("fork:1:{seed}"), 5)).collect();
    assert_eq!(keep(&server, &owner, json!({"cards": much})).await.0, 413);
    assert_eq!(kept(&server, &owner, 0).await["cards"], json!([]), "all or nothing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_thousand_cards_and_no_more() {
    let server = Server::start().await;
    let owner = register(&server, "circolo").await;
    for part in 0..100 {
        let cards: Vec<Value> =
            (0..200).map(|seed| card(&format!("fork:1:{}", part * 200 + seed), 5)).collect();
        assert_eq!(keep(&server, &owner, json!({"cards": cards})).await.0, 200);
    }
    let (status, fault) = keep(&server, &owner, json!({"cards": [card("fork:2:1", 5)]})).await;
    assert_eq!(status, 409, "{fault}");
    assert!(fault["sentence"].as_str().unwrap().contains("20000"), "{fault}");
    // What is there is still renewed, and all of it is told part by part.
    assert_eq!(keep(&server, &owner, json!({"cards": [card("fork:1:7", 6)]})).await.0, 200);
    let (mut after, mut count) = (0, 0);
    loop {
        let page = kept(&server, &owner, after).await;
        count += page["cards"].as_array().unwrap().len();
        after = page["revision"].as_u64().unwrap();
        if page["more"] == json!(false) {
            break;
        }
    }
    assert_eq!((count, after), (20_000, 20_001));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_learnt_is_taken_along_and_goes_with_the_account() {
    let server = Server::start().await;
    let owner = register(&server, "circolo").await;
    let learnt = json!({"cards": [card("fork:1:4242", 1_000)], "lessons": [{"id": "rook", "done_at": 700}]});
    assert_eq!(keep(&server, &owner, learnt).await.0, 200);
    let export = server.ask("GET", "/api/account/export", &[("Cookie", &owner)], None).await.json();
    let mut first = card("fork:1:4242", 1_000);
    first["kind"] = json!("card");
    assert_eq!(export["learnt"], json!([first, {"kind": "lesson", "id": "rook", "done_at": 700}]));
    let farewell = json!({"password": PASSWORD, "games": "delete"});
    let signed = [("Cookie", owner.as_str()), OURS];
    assert_eq!(server.ask("DELETE", "/api/account", &signed, Some(farewell)).await.status, 204);
    // Whoever takes the name afterwards finds nothing.
    let next = register(&server, "circolo").await;
    assert_eq!(kept(&server, &next, 0).await["cards"], json!([]));
    let folder = server.stop().await;
    let bytes = std::fs::read(folder.path().join("t.db")).unwrap();
    assert!(!bytes.windows(11).any(|window| window == b"fork:1:4242"), "the card is still in the file");
}
