//! Connections that are cut off at any moment of an act: the act happens whole or not at all, everybody who stays hears of it, and
//! every flag falls.

use crate::client::{self, Made, Socket};
use crate::harness::{Server, online};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

/// Random numbers from a seed, so that a failure can be run again.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) % sides
    }
}

/// The seed of a random test: printed, and taken from `TRATTO_SEED` where it is set.
pub(crate) fn seed() -> u64 {
    let chosen = std::env::var("TRATTO_SEED").ok().and_then(|text| text.parse().ok());
    let seed = chosen.unwrap_or_else(|| {
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64
    });
    println!("TRATTO_SEED={seed}");
    seed
}

/// Posts an act and resets the connection after so many microseconds, whatever has become of it.
async fn post_and_cut(addr: SocketAddr, game: &str, token: &str, seq: u64, act: &str, after: u64) {
    let Ok(mut stream) = TcpStream::connect(addr).await else { return };
    let body = json!({ "expected_seq": seq, "act": act }).to_string();
    let head = format!(
        "POST /api/games/{game}/acts HTTP/1.1\r\nHost: {addr}\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes()).await;
    tokio::time::sleep(Duration::from_micros(after)).await;
    // Not a polite end but a reset, as a telephone in a tunnel.
    let _ = stream.set_zero_linger();
}

/// Acts on a socket and is gone.
async fn say_and_cut(addr: SocketAddr, game: &str, token: &str, seq: u64, act: &str, after: u64) {
    let Some(mut socket) = Socket::open(addr, game).await else { return };
    let hello = json!({ "type": "hello", "version": 1, "token": token });
    let _ = socket.say(&hello).await;
    let _ = socket.say(&json!({ "type": "act", "id": 1, "expected_seq": seq, "act": act })).await;
    tokio::time::sleep(Duration::from_micros(after)).await;
}

/// Looks at a game and hangs up before it is shown.
async fn look_and_cut(addr: SocketAddr, game: &str, after: u64) {
    let Ok(mut stream) = TcpStream::connect(addr).await else { return };
    let head = format!("GET /api/games/{game} HTTP/1.1\r\nHost: {addr}\r\n\r\n");
    let _ = stream.write_all(head.as_bytes()).await;
    tokio::time::sleep(Duration::from_micros(after)).await;
    let _ = stream.set_zero_linger();
}

/// A client that stays: what it has been told, put together as the pages do it.
pub(crate) struct Follower {
    addr: SocketAddr,
    game: String,
    token: Option<String>,
    socket: Option<Socket>,
    /// Every act that it has been told, in order.
    pub(crate) acts: Vec<String>,
    pub(crate) status: String,
}

impl Follower {
    pub(crate) fn new(addr: SocketAddr, game: &str, token: Option<&str>) -> Follower {
        Follower {
            addr,
            game: game.to_owned(),
            token: token.map(str::to_owned),
            socket: None,
            acts: Vec::new(),
            status: String::new(),
        }
    }

    pub(crate) fn seq(&self) -> u64 {
        self.acts.len() as u64
    }

    /// Listens for a while. Like the pages it comes back when it is cut off, greets anew when it has missed something, and asks
    /// now and then whether the server is still there.
    pub(crate) async fn listen(&mut self, time: Duration) {
        let end = Instant::now() + time;
        let mut next_ping = Instant::now();
        while Instant::now() < end {
            let Some(socket) = &mut self.socket else {
                self.greet().await;
                continue;
            };
            if Instant::now() >= next_ping {
                next_ping = Instant::now() + Duration::from_millis(300);
                if socket.say(&json!({ "type": "ping", "id": 9 })).await.is_none() {
                    self.socket = None;
                    continue;
                }
            }
            match tokio::time::timeout(Duration::from_millis(50), socket.next()).await {
                Err(_) => {}
                Ok(None) => self.socket = None,
                Ok(Some(message)) => self.hear(&message),
            }
        }
    }

    async fn greet(&mut self) {
        let Some(mut socket) = Socket::open(self.addr, &self.game).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            return;
        };
        let since = (self.seq() > 0).then_some(self.seq());
        match socket.hello(self.token.as_deref(), since).await {
            Some(state) if state["type"] == "state" => {
                self.hear(&state);
                self.socket = Some(socket);
            }
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }

    fn hear(&mut self, message: &Value) {
        if message["type"] == "pong" && message["seq"].as_u64().is_some_and(|seq| seq > self.seq()) {
            self.socket = None;
        }
        let Some(events) = message["events"].as_array() else { return };
        for event in events {
            let seq = event["seq"].as_u64().unwrap();
            if seq > self.seq() + 1 {
                // Something was missed.
                self.socket = None;
                return;
            }
            if seq == self.seq() + 1 {
                self.acts.push(event["act"].as_str().unwrap().to_owned());
            }
        }
        self.status = message["moment"]["status"].as_str().unwrap_or_default().to_owned();
    }
}

/// The acts of the log, which has no gap.
pub(crate) async fn log_of(addr: SocketAddr, game: &str) -> Option<(Vec<String>, Value)> {
    let path = format!("/api/games/{game}");
    let answer = client::request(addr, "GET", &path, &[], None).await.ok()?;
    if answer.status != 200 {
        return None;
    }
    let state = answer.json();
    let events = state["events"].as_array()?;
    for (index, event) in events.iter().enumerate() {
        assert_eq!(event["seq"].as_u64(), Some(index as u64 + 1), "the log has no gap");
    }
    let acts = events.iter().map(|event| event["act"].as_str().unwrap().to_owned()).collect();
    Some((acts, state["moment"].clone()))
}

/// Plays a game by requests that are cut off at random moments.
async fn torment(addr: SocketAddr, game: Made, mut dice: Dice, cuts: Arc<AtomicU32>, until: Instant) {
    while Instant::now() < until {
        let Some((_, moment)) = log_of(addr, &game.id).await else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        if moment["status"] == "over" {
            return;
        }
        let seq = moment["seq"].as_u64().unwrap();
        let turn = moment["turn"].as_str().unwrap().to_owned();
        let moves = moment["moves"].as_array().unwrap();
        if moves.is_empty() {
            return;
        }
        let played = moves[dice.roll(moves.len() as u64) as usize].as_str().unwrap();
        let act = format!("{turn} plays {played}");
        let token = if turn == "white" { &game.white } else { &game.black };
        let after = dice.roll(3_000);
        match dice.roll(4) {
            0 => say_and_cut(addr, &game.id, token, seq, &act, after).await,
            1 => look_and_cut(addr, &game.id, after).await,
            _ => post_and_cut(addr, &game.id, token, seq, &act, after).await,
        }
        cuts.fetch_add(1, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hangs_up_the_table_goes_on_and_every_flag_falls() {
    let seed = seed();
    let server = Server::start().await;
    let cuts = Arc::new(AtomicU32::new(0));
    let until = Instant::now() + Duration::from_secs(10);
    let mut tasks = Vec::new();
    let mut followers = Vec::new();
    let mut games = Vec::new();
    for number in 0..12 {
        // Twenty seconds a side, whatever happens: every game is over soon.
        let game = server.game(online("20")).await;
        for token in [Some(game.white.as_str()), Some(game.black.as_str()), None] {
            let mut follower = Follower::new(server.addr, &game.id, token);
            followers.push(tokio::spawn(async move {
                follower.listen(until - Instant::now() + Duration::from_secs(2)).await;
                follower
            }));
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        let dice = Dice::new(seed + number);
        tasks.push(tokio::spawn(torment(server.addr, game.clone(), dice, Arc::clone(&cuts), until)));
        games.push(game);
    }
    for task in tasks {
        task.await.unwrap();
    }
    println!("{} connections cut off", cuts.load(Ordering::Relaxed));
    let mut open = Vec::new();
    for follower in followers {
        let follower = follower.await.unwrap();
        let (acts, _) = log_of(server.addr, &follower.game).await.expect("the game is there");
        assert_eq!(follower.acts, acts, "{}: who stayed knows what is in the log", follower.game);
        open.push(follower);
    }
    // The clocks run on, nobody moves: every flag falls, and those who listen hear it.
    let patience = Instant::now() + Duration::from_secs(40);
    while open.iter().any(|follower| follower.status != "over") {
        assert!(Instant::now() < patience, "a flag did not fall");
        for follower in &mut open {
            follower.listen(Duration::from_millis(30)).await;
        }
    }
    for game in games {
        let (_, moment) = log_of(server.addr, &game.id).await.expect("the game is there");
        assert_eq!(moment["status"], "over");
    }
    server.stop().await;
}
