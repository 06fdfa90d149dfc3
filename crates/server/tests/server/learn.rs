//! What players know that is not law: glossary, almanac, openings.

use crate::client::Answer;
use crate::harness::Server;
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
    assert_eq!(italian(&server, "/api/almanac.ics").await.text.matches("nasce").count() > 100, true);
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
