//! A minimal client: HTTP by hand, and the WebSocket.

pub(crate) mod follow;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// An HTTP response.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// Connects from an address of 127.0.0.0/8, so that one test can act as many clients.
pub(crate) async fn connect(addr: SocketAddr, from: Ipv4Addr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_reuseaddr(true)?;
    socket.bind((from, 0).into())?;
    socket.connect(addr).await
}

/// Sends one request on a new connection.
pub(crate) async fn request(
    addr: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> std::io::Result<Answer> {
    let stream = TcpStream::connect(addr).await?;
    request_on(stream, addr, method, path, headers, body).await
}

/// Sends one request on an open connection.
pub(crate) async fn request_on(
    mut stream: TcpStream,
    addr: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> std::io::Result<Answer> {
    let body = body.map(Value::to_string);
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    if let Some(body) = &body {
        head.push_str(&format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
    }
    head.push_str("\r\n");
    head.push_str(body.as_deref().unwrap_or_default());
    stream.write_all(head.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    read_answer(&String::from_utf8_lossy(&bytes))
        .ok_or_else(|| std::io::Error::new(std::io::ErrorKind::UnexpectedEof, "half an answer"))
}

fn read_answer(text: &str) -> Option<Answer> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    let chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let text = if chunked { unchunked(body)? } else { body.to_owned() };
    Some(Answer { status, headers, text })
}

fn unchunked(mut body: &str) -> Option<String> {
    let mut text = String::new();
    loop {
        let (size, rest) = body.split_once("\r\n")?;
        let size = usize::from_str_radix(size, 16).ok()?;
        if size == 0 {
            return Some(text);
        }
        text.push_str(rest.get(..size)?);
        body = rest.get(size + 2..)?;
    }
}

/// A game that was made.
#[derive(Clone)]
pub(crate) struct Made {
    pub(crate) id: String,
    pub(crate) white: String,
    pub(crate) black: String,
    pub(crate) arbiter: String,
    pub(crate) assistant: String,
    pub(crate) organiser: String,
}

pub(crate) async fn make_game(addr: SocketAddr, new: &Value) -> std::io::Result<Made> {
    make_game_on(TcpStream::connect(addr).await?, addr, new).await
}

pub(crate) async fn make_game_on(stream: TcpStream, addr: SocketAddr, new: &Value) -> std::io::Result<Made> {
    let answer = request_on(stream, addr, "POST", "/api/games", &[], Some(new)).await?;
    assert_eq!(answer.status, 201, "{}", answer.text);
    let made = answer.json();
    let link = |role: &str| made["links"][role].as_str().unwrap_or_default().to_owned();
    Ok(Made {
        id: made["id"].as_str().unwrap_or_default().to_owned(),
        white: link("white"),
        black: link("black"),
        arbiter: link("arbiter"),
        assistant: link("assistant"),
        organiser: link("organiser"),
    })
}

/// A client's WebSocket.
pub(crate) struct Socket {
    pub(crate) addr: SocketAddr,
    stream: WebSocketStream<TcpStream>,
    /// The number of the last event received.
    pub(crate) seq: u64,
    next_id: u32,
    /// The close code sent by the server.
    pub(crate) closed: Option<u16>,
}

impl Socket {
    pub(crate) async fn open(addr: SocketAddr, game: &str) -> Option<Socket> {
        Socket::open_on(TcpStream::connect(addr).await.ok()?, addr, game).await
    }

    /// On an open connection.
    pub(crate) async fn open_on(stream: TcpStream, addr: SocketAddr, game: &str) -> Option<Socket> {
        let _ = stream.set_nodelay(true);
        let url = format!("ws://{addr}/api/games/{game}/socket");
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (stream, _) = client_async_with_config(url, stream, Some(config)).await.ok()?;
        Some(Socket { addr, stream, seq: 0, next_id: 0, closed: None })
    }

    pub(crate) async fn say(&mut self, message: &Value) -> Option<()> {
        self.stream.send(Message::text(message.to_string())).await.ok()
    }

    /// The next message; `None` when the server is gone.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match self.stream.next().await?.ok()? {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(text.as_str()).ok()?;
                    if let Some(seq) = message["moment"]["seq"].as_u64() {
                        self.seq = seq;
                    }
                    return Some(message);
                }
                Message::Close(frame) => {
                    self.closed = frame.map(|frame| frame.code.into());
                    return None;
                }
                _ => {}
            }
        }
    }

    /// The next message of a type.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Option<Value> {
        loop {
            let message = self.next().await?;
            if message["type"] == kind {
                return Some(message);
            }
        }
    }

    /// Sends the greeting; returns the answer.
    pub(crate) async fn hello(&mut self, token: Option<&str>, since: Option<u64>) -> Option<Value> {
        self.hello_in(token, since, None).await
    }

    /// The same, in a language.
    pub(crate) async fn hello_in(
        &mut self,
        token: Option<&str>,
        since: Option<u64>,
        language: Option<&str>,
    ) -> Option<Value> {
        let hello =
            json!({ "type": "hello", "version": 2, "token": token, "since": since, "language": language });
        self.say(&hello).await?;
        self.next().await
    }

    /// Sends an act on the current state; returns the `ack` or the `refused`. Updates that come before it are taken in.
    pub(crate) async fn act(&mut self, act: &str) -> Option<Value> {
        let seq = self.seq;
        self.act_on(act, seq).await
    }

    pub(crate) async fn act_on(&mut self, act: &str, expected_seq: u64) -> Option<Value> {
        self.next_id += 1;
        let id = self.next_id;
        self.say(&json!({ "type": "act", "id": id, "expected_seq": expected_seq, "act": act })).await?;
        loop {
            let message = self.next().await?;
            if message["id"] == id && (message["type"] == "ack" || message["type"] == "refused") {
                if let Some(seq) = message["seq"].as_u64() {
                    self.seq = self.seq.max(seq);
                }
                return Some(message);
            }
        }
    }
}
