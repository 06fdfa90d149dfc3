//! What players know that is not law: glossary, almanac, openings.

use crate::client::Answer;
use crate::harness::{Server, online, play};
use serde_json::{Value, json};
use std::collections::BTreeSet;

async fn italian(server: &Server, path: &str) -> Answer {
    server.ask("GET", path, &[("Accept-Language", "it")], None).await
}

async fn refused(server: &Server, path: &str) -> (u16, String) {
    let answer = server.ask("GET", path, &[], None).await;
    (answer.status, answer.json()["sentence"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_glossary_is_found_by_any_spelling() {
    let server = Server::start().await;
    let all = server.get("/api/terms").await;
    let terms = all["terms"].as_array().unwrap();
    assert_eq!(terms.len(), tratto_lore::term::all().len());
    assert_eq!(all["categories"].as_array().unwrap().len(), 12);
    let keys: BTreeSet<&str> = terms.iter().map(|term| term["key"].as_str().unwrap()).collect();
    assert_eq!(keys.len(), terms.len());
    for term in terms {
        assert!(term["definition"].as_str().is_some_and(|text| text.len() > 10), "{term}");
        for related in term["related"].as_array().into_iter().flatten() {
            assert!(keys.contains(related["key"].as_str().unwrap()), "{related}");
        }
    }
    let fork = italian(&server, "/api/terms/fork").await.json();
    assert_eq!((&fork["word"], &fork["beside"]["word"]), (&json!("Forchetta"), &json!("Fork")));
    assert_eq!(fork["beside"]["language"], "en");
    for spelling in ["Forchetta", "FORCHETTA", "Fork"] {
        assert_eq!(server.get(&format!("/api/terms/{spelling}")).await["key"], "fork");
    }
    let near = server.get("/api/terms?near=inchiodtura").await;
    assert_eq!(near["terms"][0]["key"], "pin");
    assert_eq!(server.get("/api/terms?near=fork").await["terms"].as_array().unwrap().len(), 1);
    assert_eq!(server.get("/api/terms?near=xyzxyzxyz").await["terms"], json!([]));
    let (status, sentence) = refused(&server, "/api/terms/inchiodtura").await;
    assert_eq!(status, 404);
    assert!(sentence.contains("inchiodtura") && sentence.contains("Pin"), "{sentence}");
    assert_eq!(refused(&server, &format!("/api/terms?near={}", "x".repeat(200))).await.0, 400);
    assert_eq!(refused(&server, "/api/terms?letter=a").await.0, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_has_its_births_its_deaths_and_its_champions() {
    let server = Server::start().await;
    // Mikhail Tal was born on 9 November 1936, and lost the title in 1961.
    let day = server.get("/api/almanac/days/1961-11-09").await;
    assert_eq!((&day["title"], &day["year"]), (&json!("9 November 1961"), &json!(1961)));
    let tal = day["anniversaries"].as_array().unwrap().iter();
    let tal = tal.filter(|one| one["year"] == 1936).find(|one| one["occasion"] == "born").expect("Tal");
    assert_eq!(tal["ago"], "25 years ago");
    let person = server.get(&format!("/api/almanac/people/{}", tal["person"]["key"].as_str().unwrap())).await;
    assert_eq!(person["life"], "1936–1992");
    assert!(person["won"].as_array().unwrap().iter().any(|won| won["key"] == "world"));
    let world = &day["champions"].as_array().unwrap()[0];
    let names: Vec<&str> =
        world["reigns"].as_array().unwrap().iter().map(|reign| reign["text"].as_str().unwrap()).collect();
    assert_eq!((world["title"].as_str(), names.len()), (Some("World champion"), 2), "{names:?}");
    let yearly = italian(&server, "/api/almanac/days/02-29").await.json();
    assert_eq!((&yearly["title"], &yearly["champions"]), (&json!("29 febbraio"), &Value::Null));
    let late = server.get("/api/almanac/days/2026-01-01").await;
    assert!(late["remarks"][0].as_str().unwrap().contains("2025"), "{late}");
    for (text, what) in [("1900-02-29", "no such day"), ("02-30", "no such day"), ("tomorrow", "03-14")] {
        let (status, sentence) = refused(&server, &format!("/api/almanac/days/{text}")).await;
        assert_eq!(status, 400);
        assert!(sentence.contains(what), "{sentence}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_champions_and_tables_hang_together() {
    let server = Server::start().await;
    let people = server.get("/api/almanac/people").await;
    let keys: BTreeSet<String> =
        people.as_array().unwrap().iter().map(|person| person["key"].as_str().unwrap().to_owned()).collect();
    assert_eq!(keys.len(), tratto_lore::almanac::people().len(), "each has a key of its own");
    let champions = server.get("/api/almanac/champions").await;
    for title in champions.as_array().unwrap() {
        for reign in title["reigns"].as_array().unwrap() {
            for winner in reign["winners"].as_array().unwrap() {
                assert!(keys.contains(winner["key"].as_str().unwrap()), "{winner}");
            }
        }
    }
    assert_eq!(champions.as_array().unwrap().len(), 12);
    // An author whose years the tables do not give.
    let sessa = server.get("/api/almanac/people/lahur-sessa").await;
    assert_eq!((&sessa["name"], &sessa["life"]), (&json!("Lahur Sessa"), &Value::Null));
    assert_eq!(server.get("/api/almanac/people/Mikhail%20Tal").await["life"], "1936–1992");
    let (status, sentence) = refused(&server, "/api/almanac/people/fischr").await;
    assert_eq!(status, 404);
    assert!(sentence.contains("Robert James Fischer"), "{sentence}");
    let tables = italian(&server, "/api/almanac/tables").await.json();
    assert_eq!(tables["courtesies"].as_array().unwrap().len(), 7);
    assert_eq!(tables["pieces"][0]["names"][0], "Re");
    assert_eq!(tables["titles"][0]["titles"][0]["rating"], "da 1440");
    server.stop().await;
}

/// Reads a calendar by RFC 5545: lines end with CR LF and have at most 75 octets, a blank goes on with the line before, components
/// nest. Returns the properties of each event.
fn events(calendar: &str) -> Vec<Vec<(String, String)>> {
    let mut lines: Vec<String> = Vec::new();
    for line in calendar.strip_suffix("\r\n").expect("the last line ends").split("\r\n") {
        assert!(line.len() <= 75 && !line.contains(['\r', '\n']), "{line:?}");
        match line.strip_prefix(' ') {
            Some(rest) => lines.last_mut().expect("a line before").push_str(rest),
            None => lines.push(line.to_owned()),
        }
    }
    assert_eq!(lines.first().map(String::as_str), Some("BEGIN:VCALENDAR"));
    assert_eq!(lines.pop().as_deref(), Some("END:VCALENDAR"));
    let (mut events, mut open) = (Vec::new(), None);
    for line in &lines[1..] {
        let (name, value) = line.split_once(':').expect("a name and a value");
        match (name, value) {
            ("BEGIN", "VEVENT") => assert!(open.replace(Vec::new()).is_none()),
            ("END", "VEVENT") => events.push(open.take().expect("an event that began")),
            _ => {
                if let Some(event) = &mut open {
                    event.push((name.to_owned(), value.to_owned()));
                }
            }
        }
    }
    assert!(open.is_none());
    events
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_subscribe_to_the_anniversaries_in_both_languages() {
    let server = Server::start().await;
    let mut ids = Vec::new();
    for (lang, born) in [("en", "is born"), ("it", "nasce")] {
        let answer = server.ask("GET", &format!("/api/almanac.ics?lang={lang}"), &[], None).await;
        assert_eq!(answer.header("content-type"), Some("text/calendar; charset=utf-8"));
        let events = events(&answer.text);
        assert_eq!(events.len(), tratto_lore::almanac::anniversaries().len());
        for event in &events {
            let of = |wanted: &str| {
                let mut values = event.iter().filter(|(name, _)| name.split(';').next() == Some(wanted));
                let value = values.next().map(|(_, value)| value.as_str());
                assert!(values.next().is_none(), "{wanted} twice: {event:?}");
                value.unwrap_or_else(|| panic!("no {wanted}: {event:?}"))
            };
            let (start, rule, stamp) = (of("DTSTART"), of("RRULE"), of("DTSTAMP"));
            let month: u8 = start[4..6].parse().unwrap();
            let day: u8 = start[6..].parse().unwrap();
            assert!(start.len() == 8 && (1..=12).contains(&month) && (1..=31).contains(&day), "{start}");
            assert!(stamp.len() == 16 && stamp.ends_with('Z'), "{stamp}");
            assert_eq!(rule.contains("BYMONTHDAY=-1"), start.ends_with("0229"), "{rule}");
            assert!(rule.starts_with("FREQ=YEARLY"));
            assert!(of("SUMMARY").contains(&format!("({})", &start[..4])), "{event:?}");
        }
        assert!(events.iter().flatten().any(|(_, value)| value.contains(born)));
        let uids: BTreeSet<String> =
            events.iter().flatten().filter(|(name, _)| name == "UID").map(|(_, id)| id.clone()).collect();
        assert_eq!(uids.len(), events.len(), "every event has an id of its own");
        ids.push(uids);
    }
    assert_eq!(ids[0], ids[1], "the same events in every language");
    assert!(italian(&server, "/api/almanac.ics").await.text.matches("nasce").count() > 100);
    assert_eq!(refused(&server, "/api/almanac.ics?lang=xx").await.0, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn openings_are_named_by_position() {
    let server = Server::start().await;
    let start = server.get("/api/openings").await;
    assert_eq!(start["legal"].as_array().unwrap().len(), 20);
    assert_eq!((&start["opening"], &start["last"]), (&Value::Null, &Value::Null));
    let first = &start["known"][0];
    assert_eq!((&first["uci"], &first["opening"]["eco"]), (&json!("e2e4"), &json!("B00")));
    let lines: u64 =
        start["known"].as_array().unwrap().iter().map(|one| one["lines"].as_u64().unwrap()).sum();
    assert!(
        lines >= start["lines"].as_u64().unwrap(),
        "each line has a first move; by transposition some have two"
    );

    let italian_game = server.get("/api/openings?moves=e2e4,e7e5,g1f3,b8c6,f1c4").await;
    assert_eq!(italian_game["opening"]["name"], "Italian Game");
    assert_eq!(italian_game["opening"]["beside"], "Partita italiana");
    assert_eq!(italian_game["moves"][4], json!({ "uci": "f1c4", "san": "Bc4" }));
    let by_san = italian(&server, "/api/openings?moves=e4%20e5%20Cf3%20Cc6%20Ac4").await.json();
    assert_eq!(
        (&by_san["opening"]["name"], &by_san["fen"]),
        (&json!("Partita italiana"), &italian_game["fen"])
    );
    // The Slav by way of the English.
    let slav = server.get("/api/openings?moves=c2c4,c7c6,d2d4,d7d5").await;
    assert_eq!(slav["opening"]["name"], "Slav Defense");
    // A position without a name keeps the last one on the way; by its FEN alone it has none.
    let later = server.get("/api/openings?moves=c2c4,c7c6,d2d4,d7d5,a2a3,a7a6,h2h3").await;
    assert_eq!((&later["opening"], &later["last"]["half_moves"]), (&Value::Null, &json!(4)));
    let fen = later["fen"].as_str().unwrap().replace(' ', "%20");
    let alone = server.get(&format!("/api/openings?fen={fen}")).await;
    assert_eq!((&alone["last"], &alone["known"]), (&Value::Null, &json!([])));
    for path in
        ["moves=e2e4,e2e4", "moves=hello", "fen=hello", "fen=8/8/8/8/8/8/8/8%20w%20-%20-%200%201", "x=1"]
    {
        let (status, sentence) = refused(&server, &format!("/api/openings?{path}")).await;
        assert!(status == 400 && sentence.len() > 10, "{path}: {sentence}");
    }

    let names = server.get("/api/openings/names").await;
    assert_eq!(names.as_array().unwrap().len(), tratto_lore::opening::openings().len());
    let courses = italian(&server, "/api/openings/courses").await.json();
    let legal = &courses[0];
    assert_eq!((&legal["heading"], &legal["branch"]["after"]), (&json!("Matto di Légal"), &json!(9)));
    assert_eq!(legal["reasons"][0], "Il corso non menziona Cxe5, che confuta la variante.");
    assert_eq!(legal["branch"]["moves"], json!([{ "uci": "c6e5", "san": "Nxe5" }]));
    server.stop().await;
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// After 1.Nh3 a5 2.Ng5, which no opening is known by.
const ODD: &str = "rnbqkbnr/1ppppppp/8/p5N1/8/8/PPPPPPPP/RNBQKB1R b KQkq - 1 2";

fn spaced(fen: &str) -> String {
    fen.replace(' ', "%20")
}

async fn coach(server: &Server, fen: &str) -> Answer {
    server.post("/api/coach", json!({ "fen": fen })).await
}

/// A job when it has ended.
pub(crate) async fn ended(server: &Server, job: &Value) -> Value {
    let path = format!("/api/jobs/{}", job["id"].as_str().unwrap());
    loop {
        let view = server.get(&path).await;
        match view["state"].as_str() {
            Some("waiting" | "working") => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
            _ => return view,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_shows_what_each_sentence_rests_on() {
    let server = Server::start().await;
    // A back rank without air: Rd8 mates.
    let mate = coach(&server, "6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30").await;
    assert_eq!(mate.status, 200, "{}", mate.text);
    let mate = mate.json();
    let first = &mate["advice"][0];
    // What one move shows needs no search; Morphy's mate in two does.
    assert_eq!((&first["kind"], &first["truth"]), (&json!("mate"), &json!("exchange")));
    assert_eq!(first["moves"][0]["uci"], "d1d8");
    let morphy = coach(&server, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1").await.json();
    let two = &morphy["advice"][0];
    assert_eq!((&two["kind"], &two["truth"]), (&json!("mate"), &json!("proof")));
    assert_eq!(two["moves"][0]["uci"], "a1a6");
    for advice in mate["advice"].as_array().unwrap() {
        let squares = advice["squares"].as_object().unwrap().len();
        assert!(squares > 0 || !advice["moves"].as_array().unwrap().is_empty(), "no evidence: {advice}");
    }
    let facts = server.get(&format!("/api/facts?fen={}", spaced("8/8/4k3/3p4/8/4K3/4P3/8 w - - 0 1"))).await;
    let keys: BTreeSet<&str> =
        facts["facts"].as_array().unwrap().iter().map(|fact| fact["key"].as_str().unwrap()).collect();
    assert!(keys.contains("isolated-pawn"), "{keys:?}");
    let terms: Vec<&str> =
        facts["facts"].as_array().unwrap().iter().filter_map(|fact| fact["term"].as_str()).collect();
    for term in terms {
        assert_eq!(server.get(&format!("/api/terms/{term}")).await["key"], term);
    }
    for bad in ["hello", "8/8/8/8/8/8/8/8 w - - 0 1"] {
        assert_eq!(coach(&server, bad).await.status, 400);
    }
    // Without an engine the page is told so, and a job that asks for one is refused.
    assert_eq!(server.get("/api/coach").await["engine"], false);
    let refused = server.post("/api/jobs", json!({ "kind": "coach", "fen": START, "engine": true })).await;
    assert_eq!((refused.status, &refused.json()["kind"]), (501, &json!("no-engine")));
    let job = server.post("/api/jobs", json!({ "kind": "coach", "fen": START })).await.json();
    let answer = ended(&server, &job).await;
    assert_eq!(answer["state"], "done", "{answer}");
    assert_eq!(answer["answer"]["fen"], START);
    let advice = answer["answer"]["advice"].as_array().unwrap();
    assert!(!advice.is_empty() && advice.iter().all(|one| one["kind"] != "engine"), "nobody was asked");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_read_move_by_move() {
    let server = Server::start().await;
    let pgn = "[White \"Légal\"]\n[Black \"Saint Brie\"]\n[Result \"1-0\"]\n\n\
        1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n";
    let read = server.post("/api/coach/game", json!({ "pgn": pgn })).await;
    assert_eq!(read.status, 200, "{}", read.text);
    let read = read.json();
    assert_eq!((&read["white"], &read["result"]), (&json!("Légal"), &json!("1-0")));
    let plies = read["plies"].as_array().unwrap();
    assert_eq!((plies.len(), &plies[12]["san"]), (13, &json!("Nd5#")));
    assert_eq!(
        read["opening"]["name"].as_str().map(|name| name.starts_with("Philidor")),
        Some(true),
        "{read}"
    );
    for bad in ["", "hello", "[White \"x\"]\n\n*\n"] {
        assert_eq!(server.post("/api/coach/game", json!({ "pgn": bad })).await.status, 400, "{bad:?}");
    }
    let unterminated = "[Result \"*\"]\n[Termination \"unterminated\"]\n\n1. e4 e5 *\n";
    let refused = server.post("/api/coach/game", json!({ "pgn": unterminated })).await;
    assert_eq!((refused.status, &refused.json()["kind"]), (403, &json!("being-played")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_said_of_a_game_that_is_being_played() {
    let server = Server::start().await;
    let said = async |server: &Server, fen: &str| -> Vec<u16> {
        let facts = server.ask("GET", &format!("/api/facts?fen={}", spaced(fen)), &[], None).await;
        let job = server.post("/api/jobs", json!({ "kind": "coach", "fen": fen })).await;
        if job.status == 202 {
            // An address has room for two.
            ended(server, &job.json()).await;
        }
        let own = server.post("/api/jobs", json!({ "kind": "own-exercises", "positions": [fen] })).await;
        if own.status == 202 {
            ended(server, &own.json()).await;
        }
        assert_eq!(own.status, job.status, "exercises are advice too");
        vec![coach(server, fen).await.status, facts.status, job.status]
    };
    assert_eq!(said(&server, START).await, [200, 200, 202], "no game is being played");
    let made = server.game(online("-")).await;
    assert_eq!(said(&server, START).await, [200, 200, 202], "the game has not begun");
    let (mut white, mut black) = server.players(&made).await;
    assert_eq!(said(&server, START).await, [403, 403, 403]);
    let refused = coach(&server, START).await.json();
    assert_eq!((&refused["kind"], &refused["article"]), (&json!("being-played"), &json!("11.3.1")));
    assert!(refused["sentence"].as_str().unwrap().contains("11.3.1"), "{refused}");
    // Whoever has the move, and whatever the other fields of the FEN say.
    let other = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 5 9";
    assert_eq!(said(&server, other).await, [403, 403, 403]);

    play(&mut white, &mut black, &["white plays g1h3", "black plays a7a5", "white plays h3g5"]).await;
    assert_eq!(said(&server, START).await, [200, 200, 202], "the game has left it");
    assert_eq!(said(&server, ODD).await, [403, 403, 403]);
    // The name of the opening is no less silent: of the position, whoever asks and on whatever way, and by one more move.
    let named = async |query: &str| server.ask("GET", &format!("/api/openings{query}"), &[], None).await;
    let odd = named("?moves=g1h3,a7a5,h3g5").await;
    assert_eq!((odd.status, &odd.json()["article"]), (403, &json!("11.3.1")));
    assert_eq!(named(&format!("?fen={}", spaced(ODD))).await.status, 403);
    assert_eq!(named("?moves=g1h3,a7a5").await.status, 200);
    // The game as far as it has come, the same with a move added, and another with the same beginning.
    let pgn = async |moves: &str| {
        server
            .post("/api/coach/game", json!({ "pgn": format!("[Result \"*\"]\n\n{moves} *\n") }))
            .await
            .status
    };
    assert_eq!(pgn("1. Nh3 a5 2. Ng5").await, 403);
    assert_eq!(pgn("1. Nh3 a5 2. Ng5 h6").await, 403);
    assert_eq!(pgn("1. Nh3 a5 2. Nf4").await, 200);
    let own = server.ask("GET", &format!("/api/games/{}/pgn", made.id), &[], None).await.text;
    assert_eq!(server.post("/api/coach/game", json!({ "pgn": own })).await.status, 403);
    // The game itself tells its players nothing of openings or of the coach.
    let state = server.state(&made.id).await.to_string();
    assert!(!state.contains("opening") && !state.contains("eco\""), "{state}");

    // The same after a restart, until the game is over.
    drop((white, black));
    let server = server.restart().await;
    assert_eq!(said(&server, ODD).await, [403, 403, 403]);
    let (mut white, mut black) = server.players(&made).await;
    play(&mut white, &mut black, &["black resigns"]).await;
    assert_eq!(said(&server, ODD).await, [200, 200, 202]);
    let own = server.ask("GET", &format!("/api/games/{}/pgn", made.id), &[], None).await.text;
    let read = server.post("/api/coach/game", json!({ "pgn": own })).await;
    assert_eq!(read.status, 200, "{}", read.text);
    assert_eq!(read.json()["plies"][2]["fen"], ODD);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn positions_from_games_become_exercises() {
    let server = Server::start().await;
    let back_rank = "6k1/5ppp/8/8/1P6/8/5PPP/3R2K1 w - - 0 30";
    let fork = "r3k3/8/8/1N6/8/8/8/4K3 w - - 12 40";
    let question = json!({ "kind": "own-exercises", "positions": [back_rank, START, fork] });
    let begun = server.post("/api/jobs", question).await;
    assert_eq!(begun.status, 202, "{}", begun.text);
    let answer = ended(&server, &begun.json()).await["answer"].clone();
    assert_eq!(answer["without"], 1, "at the beginning there is nothing to be found");
    let [mate, win] = answer["exercises"].as_array().unwrap().as_slice() else { panic!("{answer}") };
    assert_eq!(mate["id"], "own:6k1/5ppp/8/8/1P6/8/5PPP/3R2K1_w_-_-");
    assert_eq!(mate["question"], "From a game. White to move: mate in one. Which move is it?");
    assert_eq!(win["question"], "From a game. White to move. Which move wins material?");
    for (exercise, key) in [(mate, "d1d8"), (win, "b5c7")] {
        assert!(exercise.get("drill").is_none() && exercise.get("level").is_none());
        let node = &exercise["answer"]["nodes"][0];
        let position = tratto_board::Position::from_fen(node["fen"].as_str().unwrap()).unwrap();
        let moves = node["moves"].as_object().unwrap();
        assert_eq!(moves.len(), position.legal_moves().len(), "every legal move is judged");
        let right: Vec<&String> =
            moves.iter().filter(|(_, judged)| judged["verdict"] == "right").map(|(uci, _)| uci).collect();
        assert_eq!(right, [key]);
        assert!(moves.values().all(|judged| !judged["sentence"].as_str().unwrap().is_empty()));
    }
    for wrong in [json!([]), json!(vec![START; 61]), json!(["8/8/8/8/8/8/8/8 w - - 0 1"])] {
        let refused = server.post("/api/jobs", json!({ "kind": "own-exercises", "positions": wrong })).await;
        assert_eq!(refused.status, 400, "{}", refused.text);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_is_named_with_its_opinion() {
    let server = Server::configured(tempfile::tempdir().unwrap(), |config| tratto_server::Config {
        engine: Some("stockfish".to_owned()),
        ..config
    })
    .await;
    assert_eq!(server.get("/api/coach").await["engine"], true, "Debian's Stockfish: make test installs it");
    let looked_at = async |fen: &str| {
        let begun = server.post("/api/jobs", json!({ "kind": "coach", "fen": fen, "engine": true })).await;
        assert_eq!(begun.status, 202, "{}", begun.text);
        let path = format!("/api/jobs/{}", begun.json()["id"].as_str().unwrap());
        for _ in 0..1_000 {
            let view = server.get(&path).await;
            if !matches!(view["state"].as_str(), Some("waiting" | "working")) {
                assert_eq!(view["state"], "done", "{view}");
                let advice = view["answer"]["advice"].as_array().unwrap().iter();
                return advice.filter(|one| one["kind"] == "engine").cloned().collect::<Vec<_>>();
            }
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        }
        panic!("no answer");
    };
    // A queen up: the sentence says who thinks so, and so does the view.
    let queen = &looked_at("4k3/pppppppp/8/8/8/8/PPPPPPPP/3QK3 w - - 0 1").await[0];
    let name = queen["engine"]["name"].as_str().unwrap();
    assert!(name.starts_with("Stockfish"), "{queen}");
    assert!(queen["sentence"].as_str().unwrap().contains(name), "{queen}");
    assert_eq!(queen["truth"], "engine");
    assert!(
        queen["engine"]["nodes"].as_u64().unwrap() > 1_000 && !queen["moves"].as_array().unwrap().is_empty()
    );
    // Where the game is over there is nothing to ask.
    assert_eq!(looked_at("8/8/8/8/8/8/1q6/K1k5 w - - 0 1").await, [] as [Value; 0]);

    // A whole game: 2.g4 allows mate.
    let pgn = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    let begun = server.post("/api/jobs", json!({ "kind": "coach-game", "pgn": pgn, "engine": true })).await;
    let path = format!("/api/jobs/{}", begun.json()["id"].as_str().unwrap());
    let review = loop {
        let view = server.get(&path).await;
        match view["state"].as_str() {
            Some("waiting" | "working") => tokio::time::sleep(std::time::Duration::from_millis(30)).await,
            _ => break view,
        }
    };
    assert_eq!(review["state"], "done", "{review}");
    let points = review["answer"]["turning_points"].as_array().unwrap();
    assert!(points.iter().any(|point| point["move"]["san"] == "g4"), "{review}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_an_opening_is_silent_on_its_board() {
    let server = Server::start().await;
    let made = server.game(online("-")).await;
    let (mut white, mut black) = server.players(&made).await;
    let named = async |query: &str, secret: Option<&str>| {
        let header = secret.map(|secret| format!("Bearer {secret}"));
        let headers: Vec<(&str, &str)> =
            header.iter().map(|value| ("authorization", value.as_str())).collect();
        server.ask("GET", &format!("/api/openings{query}"), &headers, None).await.status
    };
    // Everybody begins to walk at the initial array, but not who plays there.
    assert_eq!(named("", None).await, 200);
    assert_eq!(named("", Some(&made.white)).await, 403);
    assert_eq!(named("?moves=e2e4", Some(&made.white)).await, 200);
    play(&mut white, &mut black, &["white plays e2e4", "black plays c7c5"]).await;
    assert_eq!(named("", Some(&made.white)).await, 200);
    assert_eq!(named("?moves=e2e4,c7c5", None).await, 403);
    // The same name by a move that has none of its own; a move that has its own.
    assert_eq!(named("?moves=e2e4,c7c5,h2h4,h7h5", None).await, 403);
    assert_eq!(named("?moves=e2e4,c7c5,c2c3", None).await, 200);
    play(&mut white, &mut black, &["white resigns"]).await;
    assert_eq!(named("?moves=e2e4,c7c5", None).await, 200);
    server.stop().await;
}
