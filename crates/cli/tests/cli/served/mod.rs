//! `tratto serve` as a process of its own, with real signals, sockets and streams.

mod config;
mod door;
mod log;
mod metrics;
mod restart;

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long anything may take that is expected to happen.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs.
pub(crate) struct Served {
    child: Child,
    pub(crate) addr: SocketAddr,
    pub(crate) metrics: Option<SocketAddr>,
    log: Arc<Mutex<String>>,
    reader: Option<std::thread::JoinHandle<()>>,
    _folder: TempDir,
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn read(stream: &mut TcpStream) -> Option<Answer> {
        let mut bytes = Vec::new();
        // Whoever is hung up on may find the line reset: what was said before counts.
        let _ = stream.read_to_end(&mut bytes);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some(Answer { status, head: head.to_ascii_lowercase(), body: body.to_owned() })
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The lines of the head that have this name.
    pub(crate) fn header(&self, name: &str) -> Vec<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(found, _)| *found == name).map(|(_, value)| value).collect()
    }
}

/// A request as text.
pub(crate) fn request(method: &str, path: &str, headers: &[(&str, &str)], body: Option<&Value>) -> String {
    let mut text = format!("{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n");
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    let body = body.map(Value::to_string).unwrap_or_default();
    if !body.is_empty() {
        text.push_str(&format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
    }
    format!("{text}\r\n{body}")
}

impl Served {
    /// Starts one with these further arguments and variables.
    pub(crate) fn start(args: &[&str], variables: &[(&str, &str)]) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tratto"));
        command.args(["serve", "--json", "--addr", "127.0.0.1:0"]).args(args);
        Served::run(command, variables)
    }

    /// Starts one by a line of the shell, in which `$0` is the program and what follows comes after.
    pub(crate) fn by_shell(script: &str, input: Stdio) -> Served {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", script, env!("CARGO_BIN_EXE_tratto")]).stdin(input);
        Served::run(command, &[])
    }

    fn run(mut command: Command, variables: &[(&str, &str)]) -> Served {
        let folder = tempfile::tempdir().expect("a folder");
        command
            .env_clear()
            .env("TRATTO_DB", folder.path().join("t.db"))
            .env("TRATTO_LANG", "en")
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let log = Arc::new(Mutex::new(String::new()));
        let mut err = BufReader::new(child.stderr.take().expect("piped"));
        let kept = Arc::clone(&log);
        let reader = std::thread::spawn(move || {
            let mut line = String::new();
            while err.read_line(&mut line).is_ok_and(|read| read > 0) {
                kept.lock().unwrap().push_str(&line);
                line.clear();
            }
        });
        let mut first = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("piped"));
        out.read_line(&mut first).expect("its address");
        let told: Value = serde_json::from_str(&first)
            .unwrap_or_else(|_| panic!("it does not start: {}", log.lock().unwrap()));
        // What it says further on standard output is nobody's concern, but it must be able to say it.
        std::thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()));
        let addr = |key: &str| told[key].as_str().and_then(|text| text.parse().ok());
        Served {
            addr: addr("addr").expect("an address"),
            metrics: addr("metrics"),
            child,
            log,
            reader: Some(reader),
            _folder: folder,
        }
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.addr).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        stream
    }

    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> Answer {
        let mut stream = self.connect();
        stream.write_all(request(method, path, headers, body).as_bytes()).expect("it reads");
        Answer::read(&mut stream).expect("an answer")
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], None)
    }

    /// A new game, and its answer.
    pub(crate) fn game(&self) -> Value {
        let made = self.ask("POST", "/api/games", &[], Some(&json!({ "mode": "online", "control": "300" })));
        assert_eq!(made.status, 201, "{made:?}");
        made.json()
    }

    /// What it has logged so far.
    pub(crate) fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    /// Waits for a line of the log that has a text in it.
    pub(crate) fn line(&self, text: &str) -> String {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(line) = self.log().lines().find(|line| line.contains(text)) {
                return line.to_owned();
            }
            assert!(Instant::now() < deadline, "no line with {text:?}: {}", self.log());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    pub(crate) fn signal(&self, name: &str) {
        let status = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status();
        assert!(status.expect("there is a kill").success());
    }

    /// Waits until it has ended, which must be well; the whole log.
    pub(crate) fn ended(mut self) -> String {
        let deadline = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                break status;
            }
            assert!(Instant::now() < deadline, "it does not end: {}", self.log());
            std::thread::sleep(Duration::from_millis(10));
        };
        self.reader.take().expect("it reads").join().expect("it reads to the end");
        assert_eq!(status.code(), Some(0), "{}", self.log());
        self.log()
    }

    /// Stops it as a service manager would; the whole log.
    pub(crate) fn stop(self) -> String {
        self.signal("TERM");
        self.ended()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A WebSocket, as little of it as is needed.
pub(crate) struct Talk(TcpStream);

impl Talk {
    pub(crate) fn open(served: &Served, game: &str) -> Talk {
        let mut stream = served.connect();
        let head = format!(
            "GET /api/games/{game}/socket HTTP/1.1\r\nHost: test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).expect("it reads");
        let mut answer = Vec::new();
        let mut byte = [0];
        while !answer.ends_with(b"\r\n\r\n") {
            stream.read_exact(&mut byte).expect("an answer");
            answer.push(byte[0]);
        }
        assert!(answer.starts_with(b"HTTP/1.1 101 "), "{}", String::from_utf8_lossy(&answer));
        Talk(stream)
    }

    pub(crate) fn say(&mut self, message: &Value) {
        let text = message.to_string();
        let length = u8::try_from(text.len()).ok().filter(|length| *length < 126);
        let mut frame = match length {
            Some(length) => vec![0x81, 0x80 | length],
            None => {
                let length = u16::try_from(text.len()).expect("short").to_be_bytes();
                vec![0x81, 0x80 | 126, length[0], length[1]]
            }
        };
        // A mask of zeros leaves everything as it is.
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.0.write_all(&frame).expect("it reads");
    }

    /// The next message, or the code with which the server ends the conversation.
    pub(crate) fn hear(&mut self) -> Result<Value, u16> {
        let mut read = |length: usize| {
            let mut bytes = vec![0; length];
            self.0.read_exact(&mut bytes).expect("it does not hang up without a word");
            bytes
        };
        loop {
            let head = read(2);
            let length = match head[1] {
                126 => read(2).iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte)),
                127 => read(8).iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte)),
                length => usize::from(length),
            };
            let payload = read(length);
            match head[0] & 0x0f {
                1 => return Ok(serde_json::from_slice(&payload).expect("JSON")),
                8 => return Err(u16::from_be_bytes([payload[0], payload[1]])),
                _ => {}
            }
        }
    }
}
