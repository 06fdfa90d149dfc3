//! Games without the board against the engine.

use crate::client::Answer;
use crate::harness::{Server, online, play};
use crate::learn::ended;
use serde_json::{Value, json};
use std::collections::BTreeSet;

async fn with_stockfish() -> Server {
    Server::configured(tempfile::tempdir().unwrap(), |config| tratto_server::Config {
        engine: Some("stockfish".to_owned()),
        ..config
    })
    .await
}

async fn step(server: &Server, language: &str, fen: Option<&str>, line: &str, step: Value) -> Answer {
    let moves: Vec<&str> = line.split_whitespace().collect();
    let mut body = json!({ "fen": fen, "moves": moves });
    if !step.is_null() {
        body["step"] = step;
    }
    server.ask("POST", "/api/blind", &[("Accept-Language", language)], Some(body)).await
}

fn typed(text: &str) -> Value {
    json!({ "kind": "move", "text": text })
}

async fn at(server: &Server, fen: Option<&str>, line: &str) -> Value {
    let answer = step(server, "en", fen, line, Value::Null).await;
    assert_eq!(answer.status, 200, "{line}: {}", answer.text);
    answer.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_is_read_in_any_notation() {
    let server = Server::start().await;
    let start = at(&server, None, "").await;
    assert_eq!((start["legal"].as_array().unwrap().len(), &start["turn"]), (20, &json!("white")));
    assert_eq!((&start["ending"], &start["claims"]), (&Value::Null, &json!([])));
    for (language, text) in [
        ("it", "Cf3"),
        ("en", "Nf3"),
        ("it", "g1f3"),
        ("en", "Ng1-f3"),
        ("it", "cavallo f3"),
        ("en", "knight f3"),
    ] {
        let answer = step(&server, language, None, "", typed(text)).await;
        // Words for pieces are not a notation; everything else is.
        if text.contains(' ') {
            assert!(matches!(answer.status, 200 | 400), "{text}: {}", answer.text);
            continue;
        }
        assert_eq!(answer.status, 200, "{text}: {}", answer.text);
        let game = answer.json();
        assert_eq!((&game["moves"][0]["uci"], &game["turn"]), (&json!("g1f3"), &json!("black")), "{text}");
    }
    // Written and spoken in the reader's language.
    let italian = step(&server, "it", None, "", typed("Nf3")).await.json();
    assert_eq!(italian["moves"][0]["san"], "Cf3");
    assert!(italian["moves"][0]["spoken"].as_str().unwrap().to_lowercase().contains("cavallo"), "{italian}");
    assert!(italian["legal"].as_array().unwrap().iter().any(|m| m["san"] == "Cf6"));
    assert!(italian["text"][0].as_str().unwrap().contains("f3"), "{italian}");
    for nonsense in ["", "Nf4", "hello", "e2e5", "O-O"] {
        let refused = step(&server, "en", None, "", typed(nonsense)).await;
        assert_eq!(refused.status, 400, "{nonsense}: {}", refused.text);
        assert!(refused.json()["sentence"].as_str().is_some_and(|text| text.len() > 10));
    }
    for (fen, line) in [(None, "e2e5"), (None, "hello"), (Some("hello"), "")] {
        assert_eq!(step(&server, "en", fen, line, Value::Null).await.status, 400, "{line}");
    }
    let long = "g1f3 g8f6 f3g1 f6g8 ".repeat(151);
    assert_eq!(step(&server, "en", None, &long, Value::Null).await.status, 400);
    server.stop().await;
}

/// The ends of games by Articles 5.1, 5.2, 9.2, 9.3 and 9.6 of the Laws of 2023.
#[tokio::test(flavor = "multi_thread")]
async fn the_laws_end_the_game() {
    let server = Server::start().await;
    let ending = async |fen: Option<&str>, line: &str| {
        let game = at(&server, fen, line).await;
        assert_eq!(game["legal"], json!([]), "{line}: nothing can be played any more");
        assert_eq!(game["claims"], json!([]));
        let ending = &game["ending"];
        assert!(ending["sentence"].as_str().is_some_and(|text| text.contains("Article")), "{ending}");
        [&ending["result"], &ending["reason"], &ending["article"]].map(|one| one.as_str().unwrap().to_owned())
    };
    assert_eq!(ending(None, "f2f3 e7e5 g2g4 d8h4").await, ["0-1", "checkmate", "5.1.1"]);
    let stalemate = ending(Some("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"), "f1f7").await;
    assert_eq!(stalemate, ["1/2-1/2", "stalemate", "5.2.1"]);
    let dead = ending(Some("8/8/4k3/8/8/4K3/4r3/8 w - - 0 1"), "e3e2").await;
    assert_eq!(dead, ["1/2-1/2", "dead-position", "5.2.2"]);
    let to_and_fro = "g1f3 g8f6 f3g1 f6g8 ";
    let fivefold = ending(None, &to_and_fro.repeat(4)).await;
    assert_eq!(fivefold, ["1/2-1/2", "fivefold", "9.6.1"]);
    let seventy_five = ending(Some("4k3/8/8/8/8/8/4P3/4K2R w K - 149 90"), "h1h2").await;
    assert_eq!(seventy_five, ["1/2-1/2", "seventy-five", "9.6.2"]);
    // After the end nothing is played.
    let after = step(&server, "en", None, "f2f3 e7e5 g2g4 d8h4", typed("a3")).await;
    assert_ne!(after.status, 200, "{}", after.text);
    let resigned = step(&server, "it", None, "e2e4", json!({ "kind": "resign" })).await.json();
    assert_eq!(
        (&resigned["ending"]["result"], &resigned["ending"]["reason"]),
        (&json!("1-0"), &json!("resignation"))
    );
    assert!(resigned["ending"]["sentence"].as_str().unwrap().contains("Bianco"), "{resigned}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn draws_are_claimed_by_whoever_has_the_right() {
    let server = Server::start().await;
    let claim = async |fen: Option<&str>, line: &str, of: &str, with: Option<&str>| {
        step(&server, "en", fen, line, json!({ "kind": "claim", "of": of, "with": with })).await
    };
    let twice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    // Black would bring the initial array about for the third time with Ng8.
    let game = at(&server, None, twice).await;
    assert_eq!(
        (&game["claims"][0]["kind"], &game["claims"][0]["moves"]),
        (&json!("threefold-by-move"), &json!(["f6g8"]))
    );
    assert_eq!(claim(None, twice, "threefold", None).await.status, 400, "not yet on the board");
    assert_eq!(claim(None, twice, "threefold-by-move", Some("f6g4")).await.status, 400, "not by that move");
    let drawn = claim(None, twice, "threefold-by-move", Some("f6g8")).await.json();
    assert_eq!(
        (&drawn["ending"]["result"], &drawn["ending"]["reason"]),
        (&json!("1/2-1/2"), &json!("threefold"))
    );
    let thrice = format!("{twice} f6g8");
    let drawn = claim(None, &thrice, "threefold", None).await.json();
    assert_eq!((&drawn["ending"]["result"], &drawn["ending"]["by"]), (&json!("1/2-1/2"), &json!("white")));
    let quiet = Some("4k3/8/8/8/8/8/4P3/4K2R w K - 100 90");
    let drawn = claim(quiet, "", "fifty", None).await.json();
    assert_eq!(
        (&drawn["ending"]["result"], &drawn["ending"]["reason"]),
        (&json!("1/2-1/2"), &json!("fifty"))
    );
    for of in ["fifty", "flag", "illegal-move", "accept-draw", "hello"] {
        assert_eq!(claim(None, "e2e4", of, None).await.status, 400, "{of}");
    }
    server.stop().await;
}

async fn reply(server: &Server, line: &str, level: u8) -> Answer {
    let moves: Vec<&str> = line.split_whitespace().collect();
    server.post("/api/jobs", json!({ "kind": "blind-game", "moves": moves, "level": level })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_engine_answers_at_every_level() {
    let server = with_stockfish().await;
    let settings = server.get("/api/blind").await;
    assert_eq!(settings["engine"], true, "Debian's Stockfish: make test installs it");
    let levels = settings["levels"].as_array().unwrap();
    let ratings: Vec<Option<u64>> = levels.iter().map(|level| level["rating"].as_u64()).collect();
    assert!(ratings.is_sorted_by_key(|rating| rating.unwrap_or(u64::MAX)), "the weakest first: {ratings:?}");
    for level in levels {
        let number = u8::try_from(level["level"].as_u64().unwrap()).unwrap();
        let begun = reply(&server, "e2e4", number).await;
        assert_eq!(begun.status, 202, "{}", begun.text);
        let job = ended(&server, &begun.json()).await;
        assert_eq!(job["state"], "done", "{job}");
        let answer = &job["answer"];
        assert_eq!((&answer["kind"], &answer["rating"]), (&json!("blind-game"), &level["rating"]));
        assert!(answer["engine"]["name"].as_str().unwrap().starts_with("Stockfish"), "{answer}");
        let game = &answer["game"];
        assert_eq!((game["moves"].as_array().unwrap().len(), &game["turn"]), (2, &json!("white")));
        assert_eq!(game["moves"][1], answer["played"]);
        // What the engine played was legal, by a board that it has not seen.
        let before = at(&server, None, "e2e4").await;
        let legal: BTreeSet<&str> =
            before["legal"].as_array().unwrap().iter().map(|m| m["uci"].as_str().unwrap()).collect();
        assert!(legal.contains(answer["played"]["uci"].as_str().unwrap()));
    }
    for level in [0, 7, 255] {
        assert_eq!(reply(&server, "e2e4", level).await.status, 400, "level {level}");
    }
    // Mate in one is mated, and the Laws say that it is over.
    let job = ended(&server, &reply(&server, "f2f3 e7e5 g2g4", 6).await.json()).await;
    assert_eq!(
        (&job["answer"]["played"]["san"], &job["answer"]["game"]["ending"]["result"]),
        (&json!("Qh4#"), &json!("0-1"))
    );
    // A game that is over has no more moves.
    let job = ended(&server, &reply(&server, "f2f3 e7e5 g2g4 d8h4", 6).await.json()).await;
    assert_eq!((&job["state"], &job["fault"]["kind"]), (&json!("failed"), &json!("engine")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_an_engine_the_page_is_told_so() {
    let server = Server::start().await;
    assert_eq!(server.get("/api/blind").await["engine"], false);
    let refused = reply(&server, "e2e4", 1).await;
    assert_eq!((refused.status, &refused.json()["kind"]), (501, &json!("no-engine")));
    assert!(refused.json()["sentence"].as_str().unwrap().contains("apt-get install stockfish"));
    server.stop().await;
}

/// The same rule and the same article as for the coach.
#[tokio::test(flavor = "multi_thread")]
async fn the_engine_does_not_move_in_a_game_that_is_being_played() {
    let server = with_stockfish().await;
    let asked = async |line: &str| {
        let begun = reply(&server, line, 1).await;
        if begun.status == 202 {
            // An address has room for two.
            ended(&server, &begun.json()).await;
        }
        begun
    };
    let made = server.game(online("-")).await;
    let (mut white, mut black) = server.players(&made).await;
    let refused = asked("").await;
    assert_eq!((refused.status, &refused.json()["kind"]), (403, &json!("being-played")));
    assert_eq!(refused.json()["article"], "11.3.1");
    // The initial array is in every book: whoever has left it is not asking about that board.
    assert_eq!(asked("e2e4").await.status, 202);
    play(&mut white, &mut black, &["white plays g1h3", "black plays a7a5", "white plays h3g5"]).await;
    assert_eq!(asked("").await.status, 202, "the game has left it");
    // The board itself, what would come after a move there, and the same board by other moves.
    for line in ["g1h3 a7a5 h3g5", "g1h3 a7a5 h3g5 h7h6", "g1h3 a7a6 h3g5 a6a5"] {
        let refused = asked(line).await;
        assert_eq!((refused.status, &refused.json()["kind"]), (403, &json!("being-played")), "{line}");
    }
    let body = json!({ "kind": "blind-game", "level": 1, "moves": [],
        "fen": "rnbqkbnr/1ppppppp/8/p5N1/8/8/PPPPPPPP/RNBQKB1R b KQkq - 1 2" });
    assert_eq!(server.post("/api/jobs", body).await.status, 403);
    assert_eq!(asked("g1h3 a7a5 h3f4").await.status, 202);
    play(&mut white, &mut black, &["black resigns"]).await;
    assert_eq!(asked("g1h3 a7a5 h3g5").await.status, 202);
    server.stop().await;
}
