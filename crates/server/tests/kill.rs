//! Kills the server process while games are being played: no acknowledged event is lost, and the clocks go on by each game's own
//! regulation.
//!
//! 200 kills, or 1,000 with `TRATTO_SLOW`; `TRATTO_KILLS` sets another number.

#![allow(clippy::print_stdout, missing_docs)]

#[allow(dead_code)]
mod client;

use client::{Made, Socket};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::net::TcpListener;
use tratto_server::{Config, Limits, serve_on};

/// Acts acknowledged since the last kill.
static HEARD: AtomicU32 = AtomicU32::new(0);

/// Set in the process that acts as the server.
const SERVER: &str = "TRATTO_KILL_DB";

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    if let Some(db) = std::env::var_os(SERVER) {
        return runtime.block_on(be_server(db.into()));
    }
    two_on_one_file();
    let usual = if std::env::var_os("TRATTO_SLOW").is_some() { 1_000 } else { 200 };
    let kills = std::env::var("TRATTO_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    runtime.block_on(kill_again_and_again(kills));
}

async fn be_server(db: std::path::PathBuf) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("{}", listener.local_addr().expect("an address"));
    let config = Config { db, limits: Limits::none(), ..Config::default() };
    if let Err(error) = serve_on(listener, config, std::future::pending()).await {
        eprintln!("{error}");
        std::process::exit(3);
    }
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// A second server on the same file is refused with the file's name; after the first is killed the next one starts.
fn two_on_one_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("one.db");
    let first = Running::start(&db);
    wait_for_health(first.addr);
    let exe = std::env::current_exe().expect("this program");
    for spelling in [db.clone(), folder.path().join(".").join("one.db")] {
        let second = Command::new(&exe).env(SERVER, &spelling).output().expect("it runs");
        let said = String::from_utf8_lossy(&second.stderr);
        assert_eq!(second.status.code(), Some(3), "{said}");
        assert!(said.contains("another server is using") && said.contains("one.db"), "{said}");
    }
    wait_for_health(first.addr);
    first.kill();
    let third = Running::start(&db);
    wait_for_health(third.addr);
    third.kill();
    println!("a second server on one file is refused; after a kill the next one starts");
}

/// Waits until the server answers.
fn wait_for_health(addr: SocketAddr) {
    let patience = Instant::now() + Duration::from_secs(20);
    let ask = || -> std::io::Result<String> {
        let mut stream = std::net::TcpStream::connect(addr)?;
        stream.write_all(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    loop {
        if ask().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200")) {
            return;
        }
        assert!(Instant::now() < patience, "the server does not answer");
        std::thread::sleep(Duration::from_millis(20));
    }
}

struct Running {
    child: Child,
    addr: SocketAddr,
}

impl Running {
    fn start(db: &Path) -> Running {
        let exe = std::env::current_exe().expect("this program");
        let mut child =
            Command::new(exe).env(SERVER, db).stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("its address");
        Running { child, addr: line.trim().parse().expect("an address") }
    }

    /// Kills with SIGKILL: no code of the server runs any more.
    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is dead");
    }
}

/// A game, and everything in it that was acknowledged.
struct TrackedGame {
    made: Made,
    new: Value,
    acknowledged: BTreeMap<u64, String>,
    /// The act that was sent but not answered before the kill: it may have been stored or not.
    unanswered: Option<String>,
    last_at: u64,
    rng: u64,
    over: bool,
}

async fn kill_again_and_again(kills: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("kill.db");
    let news = [
        json!({"mode": "governed", "control": "3600+3"}),
        json!({"mode": "governed", "control": "3600", "crash": "run"}),
        json!({"mode": "online", "control": "3600+3"}),
        json!({"mode": "online", "control": "3600", "crash": "run"}),
    ];
    let mut server = Running::start(&db);
    let mut tracked = Vec::new();
    for (seed, new) in news.into_iter().enumerate() {
        tracked.push(TrackedGame::new(server.addr, new, seed as u64).await);
    }
    let (mut events, mut stops, mut unanswered) = (0, 0, 0);
    for round in 0..kills {
        let addr = server.addr;
        HEARD.store(0, Ordering::Release);
        let games: Vec<_> = tracked.drain(..).map(|game| tokio::spawn(game.play(addr))).collect();
        // At a random moment: mostly during moves, sometimes before anybody has joined.
        let wanted = u32::from(round % 4 != 0);
        let patience = Instant::now() + Duration::from_secs(5);
        while HEARD.load(Ordering::Acquire) < wanted && Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_millis(u64::from(round * 37 % 30))).await;
        let killed_at = now();
        server.kill();
        for game in games {
            tracked.push(game.await.expect("a player"));
        }
        server = Running::start(&db);
        for game in &mut tracked {
            unanswered += u32::from(game.unanswered.is_some());
            stops += game.check(server.addr, killed_at).await;
            if game.over {
                events += game.acknowledged.len();
                *game = TrackedGame::new(server.addr, game.new.clone(), game.rng).await;
            }
        }
    }
    events += tracked.iter().map(|game| game.acknowledged.len()).sum::<usize>();
    server.kill();
    println!(
        "{kills} kills: {events} acknowledged events, none lost; {unanswered} acts cut off under way; clocks stopped {stops} times"
    );
    assert!(events > kills as usize && stops > 0 && unanswered > 0, "games were being played");
}

impl TrackedGame {
    async fn new(addr: SocketAddr, new: Value, rng: u64) -> TrackedGame {
        let made = client::make_game(addr, &new).await.expect("a game");
        TrackedGame {
            made,
            new,
            acknowledged: BTreeMap::new(),
            unanswered: None,
            last_at: 0,
            rng,
            over: false,
        }
    }

    fn stops(&self) -> bool {
        self.new["crash"] != "run"
    }

    fn roll(&mut self, below: usize) -> usize {
        self.rng = self.rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.rng >> 33) as usize % below.max(1)
    }

    /// Plays until the server is gone.
    async fn play(mut self, addr: SocketAddr) -> TrackedGame {
        self.unanswered = None;
        let _ = self.play_on(addr).await;
        self
    }

    async fn play_on(&mut self, addr: SocketAddr) -> Option<()> {
        let mut white = Socket::open(addr, &self.made.id).await?;
        let first = white.hello(Some(&self.made.white), None).await?;
        let mut black = Socket::open(addr, &self.made.id).await?;
        let mut moment = black.hello(Some(&self.made.black), None).await?["moment"].clone();
        assert!(first["type"] == "state", "{first}");
        loop {
            if moment["status"] == "over" {
                self.over = true;
                return Some(());
            }
            let turn = moment["turn"].as_str()?.to_owned();
            let act = if moment["press_due"] == true && self.new["mode"] == "governed" {
                let mover = if turn == "white" { "black" } else { "white" };
                format!("{mover} presses")
            } else {
                let moves = moment["moves"].as_array()?.clone();
                let index = self.roll(moves.len());
                let chosen = moves.get(index)?.as_str()?;
                // A touched piece is moved, by any of its moves: the rulings on the way are in the log too.
                match self.new["mode"] == "governed" && self.roll(3) == 0 {
                    true => format!("{turn} touches {}", &chosen[..2]),
                    false => format!("{turn} plays {chosen}"),
                }
            };
            self.unanswered = Some(act.clone());
            let is_white = act.starts_with("white");
            moment = if self.new["mode"] == "governed" {
                self.by_socket(if is_white { &mut white } else { &mut black }, &act, &moment).await?
            } else {
                self.by_request(addr, is_white, &act, &moment).await?
            };
        }
    }

    /// Sends an act by the socket; returns the state after it.
    async fn by_socket(&mut self, socket: &mut Socket, act: &str, moment: &Value) -> Option<Value> {
        let answer = socket.act_on(act, moment["seq"].as_u64()?).await?;
        assert_eq!(answer["type"], "ack", "{act}: {answer}");
        self.unanswered = None;
        HEARD.fetch_add(1, Ordering::AcqRel);
        self.acknowledged.insert(answer["seq"].as_u64()?, act.to_owned());
        self.last_at = answer["at"].as_u64()?;
        let seq = answer["seq"].as_u64()?;
        // The update may have come before the acknowledgement, and was then skipped: ask again.
        socket.say(&json!({"type": "ping", "id": 1})).await?;
        loop {
            let message = socket.next().await?;
            if message["type"] == "update" && message["moment"]["seq"].as_u64()? >= seq {
                return Some(message["moment"].clone());
            }
            if message["type"] == "pong" {
                return self.look(socket).await;
            }
        }
    }

    async fn look(&self, socket: &Socket) -> Option<Value> {
        let path = format!("/api/games/{}?since={}", self.made.id, socket.seq);
        let answer = client::request(socket.addr, "GET", &path, &[], None).await.ok()?;
        Some(answer.json()["moment"].clone())
    }

    /// Sends an act by a request; returns the state after it.
    async fn by_request(
        &mut self,
        addr: SocketAddr,
        is_white: bool,
        act: &str,
        moment: &Value,
    ) -> Option<Value> {
        let token = if is_white { &self.made.white } else { &self.made.black };
        let bearer = format!("Bearer {token}");
        let body = json!({"expected_seq": moment["seq"], "act": act});
        let path = format!("/api/games/{}/acts", self.made.id);
        let headers = [("Authorization", bearer.as_str())];
        let answer = client::request(addr, "POST", &path, &headers, Some(&body)).await.ok()?;
        assert_eq!(answer.status, 200, "{act}: {}", answer.text);
        self.unanswered = None;
        HEARD.fetch_add(1, Ordering::AcqRel);
        let ack = answer.json();
        for event in ack["events"].as_array()? {
            self.acknowledged.insert(event["seq"].as_u64()?, event["act"].as_str()?.to_owned());
        }
        self.last_at = ack["at"].as_u64()?;
        let path = format!("/api/games/{}?since={}", self.made.id, ack["seq"]);
        let answer = client::request(addr, "GET", &path, &[], None).await.ok()?;
        Some(answer.json()["moment"].clone())
    }

    /// Checks that everything acknowledged is there, and the clocks follow the regulation; 1 if running clocks were stopped.
    async fn check(&mut self, addr: SocketAddr, killed_at: u64) -> u32 {
        let path = format!("/api/games/{}", self.made.id);
        let answer = client::request(addr, "GET", &path, &[], None).await.expect("it is back");
        let state = answer.json();
        let events = state["events"].as_array().expect("events");
        for (index, event) in events.iter().enumerate() {
            assert_eq!(event["seq"].as_u64(), Some(index as u64 + 1), "the log has no gap");
        }
        for (seq, act) in &self.acknowledged {
            let found = events.get(*seq as usize - 1).map(|event| &event["act"]);
            assert_eq!(found, Some(&json!(act)), "event {seq} was acknowledged");
        }
        let moment = &state["moment"];
        if moment["status"] != "running" {
            self.over = moment["status"] == "over";
            return 0;
        }
        let last = events.last().expect("it has begun");
        if !self.stops() {
            assert_eq!(moment["clock"]["phase"], "running", "{last}");
            return 0;
        }
        assert_eq!(moment["clock"]["phase"], "stopped", "{last}");
        assert_eq!((&last["act"], &last["actor"]), (&json!("arbiter stops-clocks"), &json!("server")));
        let at = last["at"].as_u64().expect("a time");
        assert!(at >= self.last_at, "not before what was acknowledged");
        // Two processes read the system clock: allow a small difference.
        assert!(at <= killed_at + 50, "nobody is charged for the time after the kill: {at} and {killed_at}");
        1
    }
}
