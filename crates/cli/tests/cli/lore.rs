//! The glossary and the almanac.

use crate::harness::{in_both, run, run_with, story};
use serde_json::Value;
use std::collections::BTreeSet;
use tratto::Outcome;

fn json(line: &str) -> Value {
    serde_json::from_str(&run(line).out).expect("JSON")
}

#[test]
fn define() {
    let lines = [
        "tratto define Zugzwang",
        "tratto define pedone passato",
        "tratto define zwischenzug",
        "tratto define inchiodtura",
        "tratto define xyzzyxyzzy",
        "tratto define --list endgame",
        "tratto define --list openings",
        "tratto define",
        "tratto define pin --list",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("define_{lang}"), story));
    let lines = ["tratto define fork --json", "tratto define forchtta --json --lang it"];
    insta::assert_snapshot!("define_json", story(&lines));
}

#[test]
fn every_line_has_its_definition() {
    let ran = run_with("tratto define - --json", "fork\n\nforchetta\nnonsense word\n");
    let ids: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(ran.outcome, Outcome::No);
    assert_eq!((&ids[0]["id"], &ids[1], &ids[2]["id"]), (&"fork".into(), &Value::Null, &"fork".into()));
    assert_eq!((ids.len(), &ids[3]["asked"]), (4, &"nonsense word".into()));
    let all = run("tratto define --list --json").out.lines().count();
    assert_eq!(all, tratto_lore::term::all().len());
    let listed = run("tratto define --list").out;
    assert!(tratto_lore::term::all().iter().all(|term| listed.contains(term.english.word)));
}

#[test]
fn almanac() {
    let lines = [
        "tratto almanac",
        "tratto almanac 11-09",
        "tratto almanac 1961-05-12",
        "tratto almanac 1500-01-01",
        "tratto almanac --person tal",
        "tratto almanac --person stein",
        "tratto almanac --person Capablnca",
        "tratto almanac --person nobodyatall",
        "tratto almanac --champions world",
        "tratto almanac --champions chess",
        "tratto almanac 02-30",
        "tratto almanac tomorrow",
        "tratto almanac --show titles",
        "tratto almanac --show courtesies",
        "tratto almanac --show tables",
        "tratto almanac 01-01 --person tal",
    ];
    in_both(&lines, |lang, story| insta::assert_snapshot!(format!("almanac_{lang}"), story));
    let lines = [
        "tratto almanac 1972-09-01 --json",
        "tratto almanac 02-29 --json",
        "tratto almanac --person \"Bobby Fischer\" --json",
        "tratto almanac --person fischr --json",
        "tratto almanac 02-29 --ical - --json",
    ];
    insta::assert_snapshot!("almanac_json", story(&lines));
}

#[test]
fn every_table_is_shown() {
    for table in ["titles", "pieces", "games", "signs", "courtesies"] {
        for lang in ["en", "it"] {
            let ran = run(&format!("tratto almanac --show {table} --lang {lang}"));
            assert_eq!((ran.outcome, ran.err.as_str()), (Outcome::Done, ""), "{table}");
            assert!(ran.out.lines().count() >= 8, "{table}: {}", ran.out);
        }
        let rows = run(&format!("tratto almanac --show {table} --json")).out;
        assert!(rows.lines().count() >= 7);
        assert!(rows.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()), "{table}");
    }
    let rows = run("tratto almanac --champions italy --json").out.lines().count();
    assert_eq!(rows, 74);
}

/// The content lines of a calendar, by RFC 5545: every line ends with CR LF and has at most 75 octets, a blank goes on with the one before.
fn content_lines(calendar: &str) -> Vec<(String, String)> {
    let mut unfolded: Vec<String> = Vec::new();
    for line in calendar.strip_suffix("\r\n").expect("the last line ends, too").split("\r\n") {
        assert!(line.len() <= 75, "{line}");
        assert!(!line.contains(['\r', '\n']), "{line:?}");
        match line.strip_prefix(' ') {
            Some(rest) => unfolded.last_mut().expect("a line before").push_str(rest),
            None => unfolded.push(line.to_owned()),
        }
    }
    let pair = |line: &String| {
        let (name, value) = line.split_once(':').expect("a name and a value");
        (name.to_owned(), value.to_owned())
    };
    unfolded.iter().map(pair).collect()
}

#[test]
fn the_calendar_is_one() {
    for lang in ["en", "it"] {
        let ran = run(&format!("tratto almanac --ical - --lang {lang}"));
        assert_eq!((ran.outcome, ran.err.as_str()), (Outcome::Done, ""));
        let lines = content_lines(&ran.out);
        let (first, last) = (lines.first().expect("lines"), lines.last().expect("lines"));
        assert_eq!((first.0.as_str(), first.1.as_str()), ("BEGIN", "VCALENDAR"));
        assert_eq!((last.0.as_str(), last.1.as_str()), ("END", "VCALENDAR"));
        let all = |name: &str| -> Vec<&str> {
            lines.iter().filter(|line| line.0 == name).map(|line| line.1.as_str()).collect()
        };
        assert_eq!(all("VERSION"), ["2.0"]);
        assert_eq!(all("PRODID").len(), 1);
        let count = tratto_lore::almanac::anniversaries().len();
        for name in ["UID", "DTSTAMP", "DTSTART;VALUE=DATE", "RRULE"] {
            assert_eq!(all(name).len(), count, "{name}");
        }
        assert_eq!(all("UID").into_iter().collect::<BTreeSet<_>>().len(), count, "no UID comes twice");
        for date in all("DTSTART;VALUE=DATE") {
            assert!(date.len() == 8 && date.bytes().all(|byte| byte.is_ascii_digit()), "{date}");
        }
        for rule in all("RRULE") {
            assert!(["FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"].contains(&rule), "{rule}");
        }
        // Every comma and semicolon of a text has its backslash.
        for summary in all(&format!("SUMMARY;LANGUAGE={lang}")) {
            let bare = summary.replace("\\\\", "").replace("\\,", "").replace("\\;", "").replace("\\n", "");
            assert!(!bare.contains([',', ';', '\\']), "{summary}");
        }
        let again = run(&format!("tratto almanac --ical - --lang {lang}")).out;
        assert_eq!(again, ran.out, "the same table gives the same file");
    }
}

#[test]
fn the_calendar_of_one_day_goes_to_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("day.ics");
    let shown = path.display();
    let ran = run(&format!("tratto almanac 11-09 --ical \"{shown}\""));
    assert_eq!((ran.outcome, ran.out), (Outcome::Done, format!("2 anniversaries written to {shown}\n")));
    let text = std::fs::read_to_string(&path).expect("a file");
    let lines = content_lines(&text);
    let uids: Vec<&str> = lines.iter().filter(|line| line.0 == "UID").map(|line| line.1.as_str()).collect();
    assert_eq!(uids.len(), 2, "Levman and Tal");
    assert!(uids.contains(&"born-1936-11-09-michail-nechemjevic-tal@almanac.tratto"));
    let told = json(&format!("tratto almanac 11-09 --ical \"{shown}\" --json"));
    assert_eq!((&told["count"], &told["ical"]), (&2.into(), &Value::Null));
    let within = json("tratto almanac 11-09 --ical - --json");
    assert_eq!(within["ical"], text);
    assert_eq!(run("tratto almanac --ical no/such/folder/x.ics").outcome, Outcome::Bad);
}
