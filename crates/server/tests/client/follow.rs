//! For random tests: seeded random numbers, requests that are cut off, and clients that assemble the state from updates.

use super::{Socket, request};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

/// A seeded random number generator, so that a failure can be reproduced.
pub(crate) struct SeededRng(u64);

impl SeededRng {
    pub(crate) fn new(seed: u64) -> SeededRng {
        SeededRng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) % sides
    }
}

/// The seed of a random test, which is printed; `TRATTO_SEED` sets it.
pub(crate) fn seed() -> u64 {
    let chosen = std::env::var("TRATTO_SEED").ok().and_then(|text| text.parse().ok());
    let seed = chosen.unwrap_or_else(|| {
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default().as_millis()
            as u64
    });
    println!("TRATTO_SEED={seed}");
    seed
}

/// Posts an act and resets the connection after a number of microseconds, whether or not it has been answered.
pub(crate) async fn post_and_cut(addr: SocketAddr, game: &str, token: &str, seq: u64, act: &str, after: u64) {
    let Ok(mut stream) = TcpStream::connect(addr).await else { return };
    let body = json!({ "expected_seq": seq, "act": act }).to_string();
    let head = format!(
        "POST /api/games/{game}/acts HTTP/1.1\r\nHost: {addr}\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes()).await;
    tokio::time::sleep(Duration::from_micros(after)).await;
    // A reset instead of an orderly close, as when a telephone loses its connection.
    let _ = stream.set_zero_linger();
}

/// A client that stays connected and assembles what it is sent, as the web pages do.
pub(crate) struct Follower {
    addr: SocketAddr,
    pub(crate) game: String,
    token: Option<String>,
    socket: Option<Socket>,
    /// Every act that it has been sent, in order.
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

    /// Listens for a while. Like the web pages it reconnects when it is disconnected, greets again when it has missed something, and
    /// sends heartbeats.
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
            let seq = event["seq"].as_u64().expect("a number");
            if seq > self.seq() + 1 {
                // Something was missed.
                self.socket = None;
                return;
            }
            if seq == self.seq() + 1 {
                self.acts.push(event["act"].as_str().expect("an act").to_owned());
            }
        }
        self.status = message["moment"]["status"].as_str().unwrap_or_default().to_owned();
    }
}

/// The acts of the log, which has no gap.
pub(crate) async fn log_of(addr: SocketAddr, game: &str) -> Option<(Vec<String>, Value)> {
    let path = format!("/api/games/{game}");
    let answer = request(addr, "GET", &path, &[], None).await.ok()?;
    if answer.status != 200 {
        return None;
    }
    let state = answer.json();
    let events = state["events"].as_array()?;
    for (index, event) in events.iter().enumerate() {
        assert_eq!(event["seq"].as_u64(), Some(index as u64 + 1), "the log has no gap");
    }
    let acts = events.iter().map(|event| event["act"].as_str().expect("an act").to_owned()).collect();
    Some((acts, state["moment"].clone()))
}
