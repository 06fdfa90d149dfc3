//! The log: read for ever, replayed to the same rulings, and refused by name where it cannot be read.

use proptest::prelude::*;
use serde_json::{Value, json};
use std::path::Path;
use tratto_board::Setup;
use tratto_clock::{Instant, TimeControl};
use tratto_laws::{Act, Edition, Event, Game, Recording, Regulations, StartingPoint, Supervision};
use tratto_scenario::{Log, Pattern};

/// What was found and what followed, in the stored text of a ruling.
fn without_articles(ruling: &Value) -> String {
    let text = ruling.as_str().expect("a ruling is a text");
    Pattern::read(text).expect("a ruling can be read again").without_articles().to_string()
}

/// Logs as earlier versions wrote them, one a line, with the findings and effects that they led to then. Lines are added, and
/// changed only where a ruling was wrong; which articles a ruling cites may become more exact.
#[test]
fn logs_of_every_version_are_read_for_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/logs");
    for version in 1..=tratto_scenario::VERSION {
        let text = std::fs::read_to_string(folder.join(format!("version-{version}.jsonl")))
            .unwrap_or_else(|error| panic!("version {version} has no logs: {error}"));
        let mut count = 0;
        for (number, line) in (1..).zip(text.lines()) {
            let stored: Value = serde_json::from_str(line).expect("JSON");
            assert_eq!(stored["log"]["version"], json!(version), "line {number}");
            let log = Log::from_json(&stored["log"]).unwrap_or_else(|error| panic!("line {number}: {error}"));
            let (_, rulings) = log.replay().unwrap_or_else(|error| panic!("line {number}: {error}"));
            let found: Vec<Vec<String>> = rulings
                .iter()
                .map(|rulings| {
                    rulings.iter().map(|one| Pattern::of(one).without_articles().to_string()).collect()
                })
                .collect();
            let stored = stored["rulings"].as_array().expect("rulings event by event");
            let stored: Vec<Vec<String>> = stored
                .iter()
                .map(|event| event.as_array().expect("a list").iter().map(without_articles).collect())
                .collect();
            assert_eq!(found, stored, "version {version}, line {number}");
            count += 1;
        }
        assert!(count > 20, "version {version}: only {count} logs");
    }
}

fn refused(log: Value) -> String {
    Log::from_json(&log).expect_err("it cannot be read").to_string()
}

#[test]
fn what_cannot_be_read_is_named() {
    let good = json!({ "version": 1, "regulations": { "edition": "2018" }, "events": [] });
    assert!(Log::from_json(&good).is_ok());
    let with = |change: fn(&mut Value)| {
        let mut log = good.clone();
        change(&mut log);
        refused(log)
    };
    let later = with(|log| log["version"] = json!(2));
    assert_eq!(later, "the log is of version 2, and this program knows versions up to 1");
    assert!(with(|log| log["version"] = json!(0)).contains("version 0"));
    assert!(with(|log| log["version"] = json!("1")).contains("\"version\" should be a whole number"));
    assert_eq!(refused(json!({ "regulations": {}, "events": [] })), "\"version\" is missing");
    assert_eq!(refused(json!({ "version": 1, "regulations": {} })), "\"events\" is missing");
    assert!(refused(json!([])).contains("\"log\" should be a table"));
    assert!(with(|log| log["players"] = json!("two")).starts_with("\"players\" means nothing here"));
    assert!(with(|log| log["regulations"]["speed"] = json!(1)).starts_with("\"speed\" means nothing here"));
    assert!(with(|log| log["regulations"]["edition"] = json!("1990")).contains("1990"));
    assert!(with(|log| log["start"] = json!({ "fens": "" })).starts_with("\"fens\" means nothing here"));
    assert!(with(|log| log["events"] = json!({})).contains("\"events\" should be a list"));
    let third = |event: Value| {
        let first = json!({ "at": 0, "act": "white arrives" });
        let second = json!({ "at": 1, "act": "black arrives" });
        refused(json!({ "version": 1, "regulations": {}, "events": [first, second, event] }))
    };
    assert_eq!(
        third(json!({ "at": 2, "act": "arbiter starts", "by": 3 })),
        "event 3: \"by\" means nothing here; known are: at, act"
    );
    assert_eq!(third(json!({ "act": "arbiter starts" })), "event 3: \"at\" is missing");
    assert!(third(json!({ "at": -1, "act": "arbiter starts" })).starts_with("event 3: \"at\" should be"));
    assert!(third(json!({ "at": 2, "act": "arbiter begins" })).starts_with("event 3: \"arbiter begins\""));
    let cut = Log::from_text("{\"version\": 1,\n\"regulations\"").expect_err("it breaks off");
    assert_eq!(cut.line, Some(2));
}

#[test]
fn an_event_that_cannot_have_happened_is_numbered() {
    let mut log = Log::new(Regulations::new(Edition::Laws2023), None);
    for act in ["white arrives", "black presses"] {
        log.push(Event::new(Instant::ZERO, act.parse().expect("an act")));
    }
    let error = log.replay().expect_err("Black is not there");
    assert!(error.to_string().starts_with("event 2: "), "{error}");
}

/// Something that might be done, drawn from what the game allows and from what it does not.
fn act(game: &Game, choice: (u8, u16, u16)) -> Act {
    let (kind, a, b) = choice;
    let player = if a % 5 == 0 { !game.turn() } else { game.turn() };
    let square = |n: u16| tratto_board::Square::from_index((n % 64) as u8);
    let (from, to) = (square(a), square(b));
    let legal = game.board().position().map(|position| position.legal_moves());
    let legal = legal.iter().flat_map(|moves| moves.iter()).nth(usize::from(b) % 40);
    let texts = |list: &[&str]| list[usize::from(b) % list.len()].to_owned();
    let text = match (kind % 40, legal) {
        (0..=13, Some(m)) => {
            let promotion = m.promotes_to().map_or(String::new(), |role| role.role().letter().to_string());
            format!("{} plays {}{}{promotion}", game.turn(), m.from(), m.destination())
        }
        (14..=23, _) => format!("{} presses", !game.turn()),
        (24, _) => format!("{player} plays {from}{to}"),
        (25, _) => format!("{player} touches {from}"),
        (26, _) => format!("{player} releases {from} on {to}"),
        (27, _) => format!("{player} removes {from}"),
        (28, _) => format!("{player} puts queen on {from}"),
        (29, _) => format!("{player} displaces {from} {to}"),
        (30, _) => format!(
            "arbiter {}",
            texts(&[
                "observes illegal-move",
                "observes both-flags",
                "observes automatic-draw",
                "stops-clocks",
                "restarts-clocks",
                "adds 1:00 to white",
                "sets black to 0:30",
                "takes-back 1",
                "takes-back 3",
                "lets-play-on",
                "agrees",
                "rejects",
                "postpones",
                "tells-to-seal",
                "resumes",
                "opens-envelope",
                "penalises white own-time 1:00",
                "observes illegal-position",
                "observes flag white",
                "consents",
            ])
        ),
        (31, _) => format!(
            "found {}",
            texts(&[
                "illegal-move",
                "displaced",
                "displaced 2",
                "wrong-start",
                "clock-setting",
                "clock-defect",
                "colours-reversed",
                "board-turned",
                "flag white",
                "not-provable",
                "envelope-lost",
            ])
        ),
        (32, _) => format!(
            "{player} claims {}",
            texts(&[
                "threefold",
                "fifty",
                "flag",
                "illegal-move",
                "touched",
                "quickplay cannot-win",
                "extra-seconds",
            ])
        ),
        (33, _) => format!("{player} records \"x\" = {from}{to}"),
        _ => format!(
            "{player} {}",
            texts(&[
                "offers-draw",
                "accepts",
                "refuses",
                "takes-back",
                "puts-back",
                "leaves area",
                "returns",
                "appeals",
                "presses",
                "stops-clocks assistance",
                "offends distracting",
                "asks see-sheet",
                "arrives",
                "adjourns 5:00",
                "seals \"x\" = e2e4",
                "signs 1/2-1/2",
                "asks assistant-to-move",
                "resigns",
            ])
        ),
    };
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn some_regulations() -> impl Strategy<Value = Regulations> {
    let controls = ["5400+30", "40/5400:1800", "900+10", "180+2", "60", "3600d5"];
    (0..Edition::ALL.len(), 0..controls.len(), any::<[bool; 4]>()).prop_map(move |(edition, control, is)| {
        let mut regulations = Regulations::new(Edition::ALL[edition]);
        regulations.control = TimeControl::from_pgn(controls[control]).expect("usual");
        regulations.supervision = if is[0] { Supervision::Adequate } else { Supervision::Inadequate };
        regulations.recording = if is[1] { Recording::ByHand } else { Recording::Automatic };
        regulations.guidelines_iii = is[2];
        regulations.visually_impaired.white = is[3];
        regulations.effort = 10_000;
        regulations
    })
}

/// More games where there is time for them.
fn cases() -> u32 {
    if std::env::var_os("TRATTO_SLOW").is_some() { 4_000 } else { 96 }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    /// Whatever is done at a board: nothing panics, what cannot have happened changes nothing, the log keeps everything else, and
    /// its replay gives the same rulings and the same game, to the last bit.
    #[test]
    fn the_same_log_gives_the_same_rulings(
        regulations in some_regulations(),
        choices in prop::collection::vec((any::<u8>(), any::<u16>(), any::<u16>(), 0u64..90_000), 1..120),
    ) {
        let point = StartingPoint::new(Setup::initial());
        let mut log = Log::new(regulations.clone(), Some(point.clone()));
        let mut game = Game::taken_up(regulations, &point).expect("the usual start");
        let mut rulings = Vec::new();
        for (kind, a, b, time) in choices {
            let event = Event::new(game.now().after(tratto_clock::Millis::from_millis(time)), act(&game, (kind, a, b)));
            let before = format!("{game:?}");
            match game.apply(&event) {
                Ok(more) => {
                    rulings.push(more.rulings);
                    log.push(event);
                }
                Err(_) => prop_assert_eq!(before, format!("{game:?}")),
            }
        }
        let text = log.to_json().to_string();
        let read = Log::from_text(&text).expect("it was just written");
        prop_assert_eq!(&read.events, &log.events);
        prop_assert_eq!(read.to_json().to_string(), text);
        let (again, rulings_again) = read.replay().expect("it has happened before");
        prop_assert_eq!(rulings, rulings_again);
        prop_assert_eq!(format!("{game:?}"), format!("{again:?}"));
    }
}
