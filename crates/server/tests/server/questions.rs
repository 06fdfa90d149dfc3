//! Questions that need no game.

use crate::harness::Server;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn positions_moves_and_controls() {
    let server = Server::start().await;
    let ask = async |path: &str, body: Value| {
        let answer = server.post(path, body).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        answer.json()
    };
    let start =
        ask("/api/position", json!({"fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}))
            .await;
    assert_eq!(start["moves"].as_array().unwrap().len(), 20);
    assert_eq!(start["chess960"], 518);
    let odd = ask("/api/position", json!({"fen": "8/8/8/8/8/8/8/8 w - - 0 1"})).await;
    assert_eq!(odd["playable"], false);
    assert_eq!(odd["irregularities"][0]["sentence"], "White has no king");
    let mate =
        ask("/api/position", json!({"fen": "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"}))
            .await;
    assert_eq!(mate["end"], "checkmate");

    let dead = ask("/api/winnable", json!({"fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1"})).await;
    assert_eq!((&dead["dead"], &dead["white"]["verdict"]), (&json!(true), &json!("unwinnable")));
    assert!(dead["white"]["sentence"].as_str().unwrap().contains("king"), "{dead}");
    let rook = ask("/api/winnable", json!({"fen": "7k/8/6K1/8/8/8/8/R7 w - - 0 1"})).await;
    assert_eq!((&rook["white"]["san"], &rook["dead"]), (&json!(["Ra8#"]), &json!(false)));
    assert_eq!(rook["white"]["sentence"], "White can still mate in one move.");

    let castling = "4k3/8/b7/8/8/8/8/4K2R w K - 0 1";
    for text in ["e1g1", "O-O", "0-0", "o-o", "Rg1"] {
        let why = ask("/api/why", json!({"fen": castling, "text": text, "edition": "2018"})).await;
        let rook = text == "Rg1";
        assert_eq!(why["legal"], rook, "{text}: {why}");
        let number = &why["articles"][0]["number"];
        assert_eq!(*number, if rook { json!(null) } else { json!("3.8.2.2") }, "{text}: {why}");
    }
    let why = async |question: Value| ask("/api/why", question).await;
    let by = |edition: &str| json!({"fen": castling, "text": "0-0", "edition": edition});
    assert_eq!(
        why(by("2001")).await["articles"],
        json!([{"number": "3.8(2)", "edition": 2001, "evidence": "read"}])
    );
    assert_eq!(why(by("2009")).await["citation"], "Article 3.8(2), Laws of 2009.");
    let newest = why(json!({"fen": castling, "text": "0-0"})).await;
    assert_eq!(newest["citation"], "Article 3.8.2.2, Laws of 2023.");
    let king = why(json!({"fen": castling, "text": "Re2", "language": "it"})).await;
    assert_eq!(king["articles"][0]["number"], "3.9.2", "an Italian R is the king: {king}");
    let knight = why(json!({"fen": "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "text": "Cf3"})).await;
    assert_eq!(knight["legal"], true, "no English piece is a C");
    for (field, value) in [("edition", "2010"), ("language", "xx"), ("text", "e9"), ("text", "0000")] {
        let mut question = json!({"fen": castling, "text": "0-0"});
        question[field] = json!(value);
        assert_eq!(server.post("/api/why", question).await.status, 400, "{field} {value}");
    }

    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for text in ["Cf3", "Nf3", "g1f3", "Nf3!?"] {
        let read = ask("/api/notation", json!({"fen": fen, "text": text})).await;
        assert_eq!((&read["uci"], &read["san"]), (&json!("g1f3"), &json!("Nf3")), "{text}");
    }
    let german = ask("/api/notation", json!({"fen": fen, "text": "Sf3", "language": "de"})).await;
    assert_eq!(german["uci"], "g1f3");
    let refused = server.post("/api/notation", json!({"fen": fen, "text": "Ke2"})).await;
    assert_eq!(refused.status, 400);

    let control = ask("/api/control", json!({"text": "5+3"})).await;
    assert_eq!((&control["control"], &control["rate"]), (&json!("300+3"), &json!("blitz")));
    let control = ask("/api/control", json!({"text": "90'/40 + 30' + 30\""})).await;
    assert_eq!(control["periods"][0]["moves"], 40);
    assert_eq!(control["periods"][1]["bonus"], json!({"kind": "increment", "ms": 30_000}));
    let bad = server.post("/api/control", json!({"text": "a while"})).await;
    assert_eq!((bad.status, &bad.json()["kind"]), (400, &json!("bad-control")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_case_is_judged_by_its_edition() {
    let server = Server::start().await;
    let acts = json!(["white touches e1", "0:10 white plays e1e2", "white presses"]);
    let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    let judged = server.post("/api/judge", json!({"fen": fen, "control": "300", "acts": acts})).await;
    assert_eq!(judged.status, 200, "{}", judged.text);
    let judged = judged.json();
    assert_eq!(judged["acts"][0]["rulings"][0]["finding"], "touched");
    for (edition, articles) in
        [("2009", ["7.4a", "4.5", "7.4b", "7.4b"]), ("2018", ["7.5.1", "4.5", "7.5.5", "7.5.5"])]
    {
        let case = json!({
            "edition": edition, "control": "5400", "acts": ["white plays e1e3", "white presses", "black claims illegal-move"],
        });
        let judged = server.post("/api/judge", case).await.json();
        let effects = judged["acts"][2]["rulings"][0]["effects"].as_array().expect("effects").clone();
        let told: Vec<_> = effects.iter().map(|effect| effect["short"].as_str().unwrap()).collect();
        assert_eq!(told, ["back 1", "white free", "offence white 1", "black +2:00"], "{edition}");
        let by: Vec<_> = effects.iter().map(|effect| effect["articles"][0]["number"].clone()).collect();
        assert_eq!(by, articles, "{edition}");
    }
    let bad = server.post("/api/judge", json!({"acts": ["black claims flag"]})).await;
    assert_eq!((bad.status, &bad.json()["kind"]), (422, &json!("not-an-event")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_server_is() {
    let server = Server::start().await;
    let about = server.get("/api/about").await;
    let editions = about["editions"].as_array().unwrap();
    assert_eq!((&editions[editions.len() - 1]["year"], &about["messages"]), (&json!("2023"), &json!(2)));
    let presets = server.get("/api/presets").await;
    assert_eq!(presets[0]["name"], "Lightning, 5 min");
    assert_eq!(server.get("/api/chess960/518").await["pieces"], "RNBQKBNR");
    assert_eq!(server.ask("GET", "/api/chess960/960", &[], None).await.status, 400);
    assert_eq!(server.get("/api/health").await["well"], true);
    let page = server.ask("GET", "/api", &[], None).await;
    assert!(page.text.contains("/api/games/{id}/acts"));
    assert_eq!(server.ask("GET", "/api/nothing", &[], None).await.status, 404);
    server.stop().await;
}
