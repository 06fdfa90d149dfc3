//! Who is let in, from where, and for how long.

use super::{Answer, PATIENCE, Served, request};
use serde_json::{Value, json};
use std::io::{Read as _, Write as _};
use std::process::Stdio;
use std::time::{Duration, Instant};

/// Where the server thinks that a sign-in comes from, and the answer.
fn signed_in(served: &Served, name: &str, headers: &[(&str, &str)]) -> (String, Answer) {
    let person = json!({ "name": name, "password": "una parola lunga" });
    let all: Vec<(&str, &str)> = headers.iter().copied().chain([("X-Tratto", "1")]).collect();
    let answer = served.ask("POST", "/api/account", &all, Some(&person));
    assert_eq!(answer.status, 201, "{answer:?}");
    let line: Value = serde_json::from_str(&served.line(&format!("\"name\":\"{name}\""))).unwrap();
    (line["from"].as_str().unwrap().to_owned(), answer)
}

fn is_secure(answer: &Answer) -> (bool, bool) {
    let cookie = answer.header("set-cookie")[0].contains("; secure");
    (cookie, !answer.header("strict-transport-security").is_empty())
}

#[test]
fn only_proxies_that_were_named_are_believed() {
    let json = ["--log-format", "json", "--set", "limits.passwords.burst=inf"];
    let told = [("X-Forwarded-For", "198.51.100.7"), ("X-Forwarded-Proto", "https")];

    let open = Served::start(&json, &[]);
    let (from, answer) = signed_in(&open, "nobody-named", &told);
    assert_eq!((from.as_str(), is_secure(&answer)), ("127.0.0.1", (false, false)));
    open.stop();

    let other = Served::start(&[&json[..], &["--trust-proxy", "10.0.0.0/8"]].concat(), &[]);
    let (from, answer) = signed_in(&other, "another-named", &told);
    assert_eq!((from.as_str(), is_secure(&answer)), ("127.0.0.1", (false, false)));
    other.stop();

    let behind =
        Served::start(&[&json[..], &["--behind-proxy", "--trust-proxy", "10.0.0.0/8"]].concat(), &[]);
    let (from, answer) = signed_in(&behind, "named", &told);
    assert_eq!((from.as_str(), is_secure(&answer)), ("198.51.100.7", (true, true)));
    let lines = [
        ("X-Forwarded-For", "1.1.1.1"),
        ("X-Forwarded-For", "2001:db8:1:2:3::4, 10.0.0.1"),
        ("X-Forwarded-For", "10.0.0.2:4711"),
        ("X-Forwarded-Proto", "http"),
    ];
    let (from, answer) = signed_in(&behind, "several-lines", &lines);
    assert_eq!((from.as_str(), is_secure(&answer)), ("2001:db8:1:2::/64", (false, false)));
    let (from, _) =
        signed_in(&behind, "unreadable", &[("X-Forwarded-For", "198.51.100.7, unknown, 10.0.0.2")]);
    assert_eq!(from, "10.0.0.2");
    behind.stop();
}

/// Limits count the address that a proxy tells, and connections only those that come directly.
#[test]
fn limits_go_by_the_address_that_is_believed() {
    let args = [
        "--behind-proxy",
        "--set",
        "limits.requests.burst=2",
        "--set",
        "limits.requests.per_second=0",
        "--set",
        "limits.connections=1",
    ];
    let served = Served::start(&args, &[]);
    let from = |address: &str| served.ask("GET", "/api/about", &[("X-Forwarded-For", address)], None).status;
    let _held = (served.connect(), served.connect());
    assert_eq!([from("192.0.2.1"), from("192.0.2.1"), from("192.0.2.1")], [200, 200, 429]);
    assert_eq!(from("192.0.2.2"), 200);
    served.stop();
}

/// Sends bytes one at a time until the server has had enough; whether it had.
fn trickle(served: &Served, first: &str) -> Option<Answer> {
    let mut stream = served.connect();
    stream.write_all(first.as_bytes()).unwrap();
    stream.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
    let deadline = Instant::now() + PATIENCE;
    let mut heard = Vec::new();
    loop {
        assert!(Instant::now() < deadline, "it listens for ever");
        // A byte every so often: never silent, and never done.
        let sent = stream.write_all(b"x");
        let mut bytes = [0; 4_096];
        match stream.read(&mut bytes) {
            Ok(0) => break,
            Ok(read) => heard.extend(&bytes[..read]),
            Err(error)
                if matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) =>
            {
                if sent.is_err() {
                    break;
                }
            }
            Err(_) => break,
        }
    }
    let text = String::from_utf8_lossy(&heard).into_owned();
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { status, head: head.to_owned(), body: body.to_owned() })
}

#[test]
fn heads_and_bodies_that_trickle_are_cut() {
    let served = Served::start(&["--set", "timeouts.head=0.5", "--set", "timeouts.body=0.5"], &[]);
    assert!(trickle(&served, "GET /api/about HTTP/1.1\r\nHost: test\r\nX-Long: ").is_none());
    assert!(trickle(&served, "G").is_none());
    let head = "POST /api/games HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{";
    let answer = trickle(&served, head).expect("a body is answered");
    assert_eq!(answer.status, 400, "{answer:?}");
    assert!(answer.body.contains("did not come within 0.5 seconds"), "{answer:?}");
    // Between two requests there is more time than for the head of one.
    let mut stream = served.connect();
    let keep = request("GET", "/api/about", &[], None).replace("Connection: close\r\n", "");
    for _ in 0..2 {
        stream.write_all(keep.as_bytes()).unwrap();
        let mut heard = Vec::new();
        while !String::from_utf8_lossy(&heard).contains("\"languages\"") {
            let mut bytes = [0; 65_536];
            let read = stream.read(&mut bytes).unwrap();
            assert!(read > 0, "hung up on between requests");
            heard.extend(&bytes[..read]);
        }
        std::thread::sleep(Duration::from_millis(700));
    }
    served.stop();
}

/// With 160 files to be had there is room for 40 connections; whoever comes then is told so at once.
#[test]
fn there_is_always_one_more_to_be_told_that_the_server_is_full() {
    let script = "ulimit -n 160; exec \"$0\" serve --json --addr 127.0.0.1:0 --log-format json";
    let served = Served::by_shell(script, Stdio::null());
    let started: Value = serde_json::from_str(&served.line("\"started\"")).unwrap();
    assert_eq!(started["connections"], 40);
    let held: Vec<_> = (0..40).map(|_| served.connect()).collect();
    let health = request("GET", "/api/health", &[], None);
    for _ in 0..100 {
        let mut stream = served.connect();
        stream.write_all(health.as_bytes()).unwrap();
        let answer = Answer::read(&mut stream).expect("an answer");
        assert_eq!((answer.status, answer.json()["kind"].as_str()), (503, Some("busy")), "{answer:?}");
        assert!(!answer.header("retry-after").is_empty() && answer.header("connection") == ["close"]);
        let sentence = &answer.json()["sentence"];
        assert!(sentence.as_str().is_some_and(|text| !text.is_empty()));
    }
    drop(held);
    let deadline = Instant::now() + PATIENCE;
    while served.get("/api/health").status != 200 {
        assert!(Instant::now() < deadline, "places are given back");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(!served.stop().contains("could not be taken"));
}

/// The system gives few files to whoever does not ask for more.
#[test]
fn as_many_files_as_may_be_had_are_asked_for() {
    let script =
        "ulimit -Sn 200; ulimit -Hn 1000; exec \"$0\" serve --json --addr 127.0.0.1:0 --log-format json";
    let served = Served::by_shell(script, Stdio::null());
    let started: Value = serde_json::from_str(&served.line("\"started\"")).unwrap();
    assert_eq!(started["connections"], 1_000 - 128);
    served.stop();
}
