//! What is logged, and what never is.

use super::{Served, Talk};
use serde_json::{Value, json};

/// With a log on standard error the process once stood still at its first request: the command held the lock.
#[test]
fn a_server_that_logs_answers() {
    for level in ["1", "debug"] {
        let served = Served::start(&[], &[("TRATTO_LOG", level)]);
        for _ in 0..3 {
            assert_eq!(served.get("/api/about").status, 200);
        }
        let line = served.line("path=/api/about");
        assert!(line.contains(" debug request method=GET ") && line.contains(" status=200 "), "{line}");
        served.stop();
    }
}

#[test]
fn starts_stops_sign_ins_and_refusals_are_logged_without_being_asked_for() {
    let served = Served::start(&[], &[]);
    let person = json!({ "name": "circolo", "password": "una parola lunga" });
    let tratto = [("X-Tratto", "1")];
    assert_eq!(served.ask("POST", "/api/account", &tratto, Some(&person)).status, 201);
    assert_eq!(served.ask("POST", "/api/session", &tratto, Some(&person)).status, 200);
    let wrong = json!({ "name": "not a name but a passphrase", "password": "una parola sbagliata" });
    assert_eq!(served.ask("POST", "/api/session", &tratto, Some(&wrong)).status, 401);
    for _ in 0..3 {
        assert_eq!(served.get("/api/games/nosuchgame").status, 404);
    }
    let log = served.stop();
    let told: Vec<&str> = log.lines().map(|line| line.split_once(' ').unwrap().1).collect();
    let expected = [
        "info  started version=",
        "info  account made name=circolo from=127.0.0.1",
        "info  signed in name=circolo from=127.0.0.1",
        "info  stopping",
        "info  refusals since the last such line total=4 kinds=not-found:3,unauthenticated:1",
        "info  stopped",
    ];
    assert_eq!(told.len(), expected.len(), "{log}");
    for (line, expected) in told.iter().zip(expected) {
        assert!(line.starts_with(expected), "{line} is not {expected}");
    }
}

#[test]
fn errors_alone_are_silence_where_all_is_well() {
    let served = Served::start(&["--log-level", "error"], &[("TRATTO_LOG", "debug")]);
    served.get("/api/about");
    assert_eq!(served.stop(), "");
}

#[test]
fn the_level_is_read_anew_when_the_process_is_told_to() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tratto.toml");
    std::fs::write(&file, "log = \"info\"\n").unwrap();
    let served = Served::start(&["--config", file.to_str().unwrap()], &[]);
    served.get("/api/about");
    std::fs::write(&file, "log = \"debug\"\n").unwrap();
    served.signal("HUP");
    served.line("level=debug");
    served.get("/api/presets");
    served.line("path=/api/presets");
    std::fs::write(&file, "log = \"loud\"\n").unwrap();
    served.signal("HUP");
    served.line("error the configuration was not read anew");
    let log = served.stop();
    assert!(!log.contains("path=/api/about"), "{log}");
}

/// Every secret through every door it has, and the log at its most talkative, in both forms.
#[test]
fn no_secret_is_in_the_log_of_a_whole_conversation() {
    for format in ["plain", "json"] {
        let served = Served::start(&["--log-level", "debug", "--log-format", format], &[]);
        let password = "segretissima parola";
        let person = json!({ "name": "circolo", "password": password });
        let made = served.ask("POST", "/api/account", &[("X-Tratto", "1")], Some(&person));
        let cookie = made.header("set-cookie")[0].split(';').next().unwrap().to_owned();
        // The head was read in small letters, and the value of the cookie is not.
        let token = cookie.split_once('=').unwrap().1.to_owned();
        let game = served.game();
        let (id, links) = (game["id"].as_str().unwrap(), &game["links"]);
        let white = links["white"].as_str().unwrap();
        let mut talk = Talk::open(&served, id);
        talk.say(&json!({ "type": "hello", "version": 2, "token": white }));
        talk.hear().unwrap();
        talk.say(&json!({ "type": "act", "id": 1, "expected_seq": 99, "act": format!("white {white}") }));
        while talk.hear().unwrap()["type"] != "refused" {}
        let bearer = format!("Bearer {white}");
        let headers = [
            ("Authorization", bearer.as_str()),
            ("Cookie", cookie.as_str()),
            ("X-Forwarded-For", "hidden-in-a-header"),
            ("User-Agent", "hidden-in-a-header ;\""),
            ("Referer", "https://example.org/hidden-in-a-header"),
        ];
        served.ask(
            "POST",
            &format!("/api/games/{id}/acts"),
            &headers,
            Some(&json!({ "expected_seq": 0, "act": "x" })),
        );
        served.ask("GET", &format!("/api/games/{id}?since=hidden-in-a-path"), &headers, None);
        served.ask("GET", &format!("/game/{white}"), &headers, None);
        served.ask("MADEUP", "/api/hidden-in-a-path", &headers, None);
        let wrong = json!({ "name": white, "password": format!("{password}!") });
        served.ask("POST", "/api/session", &[("X-Tratto", "1")], Some(&wrong));
        drop(talk);
        let log = served.stop();
        let roles = ["white", "black", "arbiter", "assistant"].map(|role| links[role].as_str().unwrap());
        let hidden = ["hidden-in-a-header", "hidden-in-a-path", "MADEUP", id, password, &token];
        for secret in hidden.iter().chain(&roles) {
            assert!(secret.len() > 5);
            let lower = log.to_ascii_lowercase();
            assert!(!lower.contains(&secret.to_ascii_lowercase()), "{secret}: {log}");
        }
        assert!(log.contains("/api/games/{id}/acts"), "requests are there by their pattern: {log}");
        assert!(log.chars().all(|letter| !letter.is_control() || letter == '\n'), "{log:?}");
        for line in log.lines().filter(|_| format == "json") {
            let line: Value = serde_json::from_str(line).unwrap();
            assert!(line["time"].is_string() && line["level"].is_string() && line["message"].is_string());
        }
    }
}
