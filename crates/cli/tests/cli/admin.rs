//! `tratto admin`, on a file that a server is using.

use crate::harness::{in_both, run, story};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tratto::Outcome;
use tratto_server::{Config, Limits};

/// A server with accounts and a game, in a thread of its own.
struct Club {
    folder: TempDir,
    addr: SocketAddr,
    game: String,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Club {
    fn open() -> Club {
        let folder = tempfile::tempdir().expect("a folder");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("a listener");
        let addr = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let config =
            Config { addr, db: folder.path().join("club.db"), limits: Limits::none(), ..Config::default() };
        let thread = std::thread::spawn(move || {
            let runtime = tratto_server::runtime().expect("a runtime");
            runtime.block_on(async move {
                let listener = tokio::net::TcpListener::from_std(listener).expect("a listener");
                let until = async {
                    let _ = stopped.await;
                };
                tratto_server::serve_on(listener, config, until).await.expect("it serves");
            });
        });
        let mut club = Club { folder, addr, game: String::new(), stop: Some(stop), thread: Some(thread) };
        for name in ["anna", "Niccolò"] {
            assert_eq!(club.register(name, None), 201, "{name}");
        }
        let (_, made) = club.post("/api/games", r#"{"mode":"online","control":"300"}"#);
        let id = made.split(r#""id":""#).nth(1).and_then(|rest| rest.split('"').next());
        club.game = id.expect("an id").to_owned();
        club
    }

    fn post(&self, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.addr).expect("the server is there");
        let length = body.len();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {}\r\nX-Tratto: 1\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}",
            self.addr
        )
        .expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, answer)
    }

    fn register(&self, name: &str, invitation: Option<&str>) -> u16 {
        let invitation = invitation.map(|code| format!(r#","invitation":"{code}""#)).unwrap_or_default();
        self.post(
            "/api/account",
            &format!(r#"{{"name":"{name}","password":"una password lunga"{invitation}}}"#),
        )
        .0
    }

    fn sign_in(&self, name: &str) -> u16 {
        self.post("/api/session", &format!(r#"{{"name":"{name}","password":"una password lunga"}}"#)).0
    }

    fn db(&self) -> String {
        self.folder.path().join("club.db").display().to_string()
    }

    /// What becomes of a line, with what differs from run to run taken out.
    fn settled(&self, text: &str) -> String {
        let mut text = text.replace(&self.db(), "club.db").replace(&self.game, "GAME");
        text = masked(&text, |part| part.len() == 24 && part.matches('-').count() == 4, "CODE");
        text = masked(
            &text,
            |part| part.len() == 10 && part.starts_with("20") && part.matches('-').count() == 2,
            "DAY",
        );
        masked(&text, |part| part.len() == 13 && part.bytes().all(|byte| byte.is_ascii_digit()), "TIME")
    }
}

impl Drop for Club {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn masked(text: &str, is_it: impl Fn(&str) -> bool, with: &str) -> String {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut parts: Vec<String> = Vec::new();
    for piece in text.split_inclusive(|letter| !is_part(letter)) {
        let end = piece.find(|letter| !is_part(letter)).unwrap_or(piece.len());
        let (word, rest) = piece.split_at(end);
        parts.push(if is_it(word) { format!("{with}{rest}") } else { piece.to_owned() });
    }
    parts.concat()
}

const PARTS: [&str; 12] = [
    "list",
    "make",
    "unmake",
    "reset",
    "ban",
    "unban",
    "invite",
    "registration",
    "games",
    "hide",
    "unhide",
    "delete",
];

#[test]
fn every_part_has_its_help() {
    let lines: Vec<String> = PARTS.iter().map(|part| format!("tratto admin {part} --help")).collect();
    let mut all = vec!["tratto admin --help"];
    all.extend(lines.iter().map(String::as_str));
    in_both(&all, |lang, story| insta::assert_snapshot!(format!("admin_help_{lang}"), story));
}

#[test]
fn orders_are_carried_out_while_the_server_runs() {
    for lang in ["en", "it"] {
        let club = Club::open();
        let orders = [
            "list",
            "make ANNA",
            "make anna",
            "list",
            "unmake anna",
            "unmake anna",
            "ban niccolo",
            "ban niccolo",
            "list",
            "reset niccolo",
            "unban niccolo",
            "unban niccolo",
            "reset niccolo",
            "invite --days 3 --note \"Carla B.\"",
            "registration",
            "registration invitation",
            "games",
            "games accounts",
            "hide GAME",
            "hide GAME",
            "unhide GAME",
            "list --json",
            "make anna --json",
            "reset anna --json",
            "invite --json",
            "registration open --json",
            "games anybody --json",
            "ban anna --json",
            "hide GAME --json",
            "make nobody",
            "hide nothing",
            "registration often",
            "invite --days 0",
            "make",
            "promote anna",
            "delete nothing --reason spam",
            "delete GAME",
            "delete GAME --reason spam",
            "delete GAME --reason spam",
        ];
        let mut told = String::new();
        for order in orders {
            let line = format!(
                "tratto admin {} --db {} --lang {lang}",
                order.replace("GAME", &club.game),
                club.db()
            );
            told.push_str(&club.settled(&story(&[&line])));
        }
        insta::assert_snapshot!(format!("admin_{lang}"), told);
    }
}

#[test]
fn what_is_ordered_holds_at_once() {
    let club = Club::open();
    let order = |text: &str| {
        let ran = run(&format!("tratto admin {text} --json --db {}", club.db()));
        assert_eq!(ran.outcome, Outcome::Done, "{text}: {}", ran.err);
        serde_json::from_str::<serde_json::Value>(&ran.out).expect("JSON")
    };
    assert_eq!(club.sign_in("ANNA"), 200);
    order("ban anna");
    assert_eq!(club.sign_in("anna"), 403);
    order("unban anna");
    assert_eq!(club.sign_in("anna"), 200);
    order("registration closed");
    assert_eq!(club.register("carla", None), 403);
    order("registration invitation");
    assert_eq!(club.register("carla", None), 403);
    let code = order("invite")["code"].as_str().expect("a code").to_owned();
    assert_eq!(club.register("carla", Some(&code)), 201);
    order("games accounts");
    assert_eq!(club.post("/api/games", r#"{"mode":"online","control":"300"}"#).0, 403);
    let code = order("reset anna")["code"].as_str().expect("a code").to_owned();
    let reset = format!(r#"{{"code":"{code}","password":"un'altra password"}}"#);
    assert_eq!(club.post("/api/account/reset", &reset).0, 200);
    assert_eq!(club.sign_in("anna"), 401);
}

#[test]
fn a_file_that_is_not_there_is_not_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let path: PathBuf = folder.path().join("nothing.db");
    let ran = run(&format!("tratto admin list --db {}", path.display()));
    assert_eq!(ran.outcome, Outcome::Bad);
    assert!(ran.err.contains("nothing.db"), "{}", ran.err);
    assert!(!Path::new(&path).exists());
    let other = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    assert_eq!(run(&format!("tratto admin list --db {other}")).outcome, Outcome::Bad);
}
