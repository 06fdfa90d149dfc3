//! Lessons and exercises.

use crate::harness::Server;
use serde_json::{Value, json};
use tratto_board::Position;

const ITALIAN: (&str, &str) = ("Accept-Language", "it");

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn training_lists_every_drill_and_the_ladder() {
    let server = Server::start().await;
    let all = server.get("/api/training").await;
    let drills: Vec<&Value> = list(&all["groups"]).iter().flat_map(|group| list(&group["drills"])).collect();
    assert_eq!(drills.len(), tratto_lore::drill::Drill::ALL.len());
    for step in list(&all["ladder"]) {
        let drill = drills.iter().find(|drill| drill["key"] == step["drill"]).expect("a step is a drill");
        assert!(step["level"].as_u64() <= drill["levels"].as_u64());
        assert_eq!((&step["pass"], &step["of"]), (&json!(8), &json!(10)));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn training_sends_exercises_that_are_complete() {
    let server = Server::start().await;
    let all = server.get("/api/training/mate-in-two?seed=3&count=2&level=1").await;
    assert_eq!(list(&all["exercises"]).len(), 2);
    for exercise in list(&all["exercises"]) {
        let nodes = list(&exercise["answer"]["nodes"]);
        for node in nodes {
            // Every legal move is there with its verdict and a sentence.
            let position = Position::from_fen(node["fen"].as_str().unwrap()).unwrap();
            let moves = node["moves"].as_object().unwrap();
            assert_eq!(moves.len(), position.legal_moves().len());
            for (uci, judged) in moves {
                assert!(position.read_uci(uci).is_ok(), "{uci}");
                assert!(
                    !judged["sentence"].as_str().unwrap().is_empty()
                        && !judged["san"].as_str().unwrap().is_empty()
                );
                let next = judged["next"].as_u64();
                assert!(next.is_none_or(|next| (next as usize) < nodes.len() && !judged["reply"].is_null()));
            }
            let right = moves.values().filter(|judged| judged["verdict"] == "right").count();
            assert!(right >= 1);
        }
        assert_eq!(list(&exercise["hints"]).len(), 3);
    }
    // The same seed makes the same exercise, in the reader's language.
    let again = server.get("/api/training/mate-in-two?seed=3&count=2&level=1").await;
    assert_eq!(all, again);
    let italian = server.ask("GET", "/api/training/mate-in-two?seed=3", &[ITALIAN], None).await.json();
    assert_eq!(italian["exercises"][0]["fen"], all["exercises"][0]["fen"]);
    assert!(italian["exercises"][0]["question"].as_str().unwrap().starts_with("Muove il Bianco"));
    assert_eq!(italian["next_seed"], 4);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn training_refuses_what_it_has_not() {
    let server = Server::start().await;
    for (path, status) in [
        ("/api/training/nothing", 404),
        ("/api/training/fork?count=21", 400),
        ("/api/training/fork?count=0", 400),
        ("/api/training/fork?level=9", 400),
        ("/api/training/fork?seed=x", 400),
        ("/api/lessons/nothing", 404),
    ] {
        let answer = server.ask("GET", path, &[], None).await;
        assert_eq!(answer.status, status, "{path}: {}", answer.text);
        assert!(answer.json()["sentence"].as_str().is_some_and(|sentence| !sentence.is_empty()), "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn training_has_every_lesson_in_both_languages() {
    let server = Server::start().await;
    let course = server.get("/api/lessons").await;
    let keys: Vec<&str> = list(&course["chapters"])
        .iter()
        .flat_map(|chapter| list(&chapter["lessons"]))
        .filter_map(|lesson| lesson["key"].as_str())
        .collect();
    assert_eq!(keys.len(), tratto_lore::lesson::lessons().len());
    for key in keys {
        let path = format!("/api/lessons/{key}");
        let english = server.get(&path).await;
        let italian = server.ask("GET", &path, &[ITALIAN], None).await.json();
        assert_eq!(english["question"]["id"], format!("lesson:{key}"));
        assert_ne!(english["title"], italian["title"]);
        assert_ne!(english["question"]["question"], italian["question"]["question"]);
        for rule in list(&english["laws"]) {
            let rule = rule.as_str().unwrap();
            assert!(tratto_laws::Rule::from_key(rule).is_some(), "{key}: no rule {rule}");
        }
    }
    server.stop().await;
}
