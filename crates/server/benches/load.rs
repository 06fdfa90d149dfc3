//! Load test: many governed games at blitz pace over real WebSockets. Prints acknowledged events per second, acknowledgement
//! latency and memory per game. The server runs in a process of its own, on the same machine as the load.
//!
//! `cargo bench -p tratto-server --bench load -- --games 2000 --seconds 60`; `--pace 5` plays five times faster, to see the cost of
//! long games. `--lengths 20,80,160` plays as fast as the server allows and prints the memory per game each time all games have
//! reached the next of these numbers of half-moves. Each game uses two sockets, so `ulimit -n` must exceed about four times the games.
//!
//! `--hostile` keeps the server's default limits and, while the games are played, lets one address ask hard questions and another
//! send requests as fast as it can. A finished game is followed by a new one. A load of more than two minutes prints the memory
//! every minute together with the length of the games in progress: the memory of a game grows with its length.
//!
//! `--silent 1000` opens that many connections that never send anything, to a server with default limits, and prints what happens.

#![allow(clippy::print_stdout, missing_docs)]

use futures_util::{SinkExt, StreamExt};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use tratto_server::{Config, Limits, serve_on};

#[path = "../tests/client/mod.rs"]
#[allow(dead_code)]
mod client;

/// Set in the process that acts as the server.
const SERVER: &str = "TRATTO_LOAD_DB";
/// Set where that server keeps its default limits.
const LIMITED: &str = "TRATTO_LOAD_LIMITED";

/// How long the player thinks, in milliseconds, before touching, moving and pressing.
const THINKS: (u64, u64) = (1_000, 5_000);
const MOVES_AFTER: Duration = Duration::from_millis(300);
const PRESSES_AFTER: Duration = Duration::from_millis(200);

fn main() {
    if let Some(db) = std::env::var_os(SERVER) {
        return tratto_server::runtime().expect("a runtime").block_on(be_server(db.into()));
    }
    let args: Vec<String> = std::env::args().collect();
    let number = |name: &str, usual: u64| {
        let at = args.iter().position(|arg| arg == name);
        at.and_then(|at| args.get(at + 1)).and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let (games, seconds) = (number("--games", 2_000), number("--seconds", 60));
    let pace = number("--pace", 1).max(1);
    let at = args.iter().position(|arg| arg == "--lengths");
    match at.and_then(|at| args.get(at + 1)) {
        _ if number("--silent", 0) > 0 => runtime().block_on(silence(number("--silent", 0))),
        Some(list) => {
            let lengths = list.split(',').map(|text| text.parse().expect("a number of half-moves")).collect();
            runtime().block_on(lengthen(games, lengths));
        }
        None => {
            let hostile = args.iter().any(|arg| arg == "--hostile");
            runtime().block_on(load(games, Duration::from_secs(seconds), pace, hostile));
        }
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime")
}

async fn be_server(db: std::path::PathBuf) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("{}", listener.local_addr().expect("an address"));
    let limits = if std::env::var_os(LIMITED).is_some() { Limits::default() } else { Limits::none() };
    let config = Config { db, limits, ..Config::default() };
    serve_on(listener, config, tratto_server::told_to_stop()).await.expect("it serves");
}

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Running {
    fn start(folder: &std::path::Path) -> (Running, SocketAddr) {
        let exe = std::env::current_exe().expect("this program");
        Running::by(Command::new(exe).env(SERVER, folder.join("load.db")))
    }

    fn start_limited(folder: &std::path::Path) -> (Running, SocketAddr) {
        let exe = std::env::current_exe().expect("this program");
        Running::by(Command::new(exe).env(SERVER, folder.join("load.db")).env(LIMITED, "1"))
    }

    fn by(command: &mut Command) -> (Running, SocketAddr) {
        let child = command.stdout(Stdio::piped()).spawn();
        let mut server = Running(child.expect("the server starts"));
        let mut line = String::new();
        let out = server.0.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("its address");
        (server, line.trim().parse().expect("an address"))
    }

    /// The server's resident memory, in kilobytes.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|text| text.parse().ok()).unwrap_or(0)
    }
}

/// The server's memory without games, in kilobytes.
struct Before {
    started: u64,
    /// After one game: the program's own pages, sentences and tables, which all games share.
    at_work: u64,
}

impl Before {
    async fn measured(server: &Running, addr: SocketAddr) -> Before {
        let started = server.memory();
        let mut table = Table::set(addr, 0, 1_000).await.expect("a table");
        for ply in 0..8 {
            table.turn(ply % 2).await.expect("a half-move");
        }
        drop(table);
        Before { started, at_work: server.memory() }
    }

    /// The memory per game.
    fn each(&self, memory: u64, games: u64) -> f64 {
        memory.saturating_sub(self.at_work) as f64 / games.max(1) as f64
    }
}

impl std::fmt::Display for Before {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} KB at its start, {} KB after one game", self.started, self.at_work)
    }
}

/// How long the games are to become, and how many have got there.
struct Goal {
    plies: AtomicU64,
    there: AtomicU64,
}

/// Opens connections that never send anything, and reports what the server does with them.
async fn silence(count: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, addr) = Running::start_limited(folder.path());
    let before = Before::measured(&server, addr).await;
    let mut silent = Vec::new();
    for _ in 0..count {
        silent.push(TcpStream::connect(addr).await.expect("a connection"));
    }
    let start = Instant::now();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let first = hung_up(&silent);
    let health = || client::request(addr, "GET", "/api/health", &[], None);
    let told = |answer: std::io::Result<client::Answer>| match answer {
        Ok(answer) => format!("answered with {}", answer.status),
        Err(error) => format!("hung up on ({error})"),
    };
    println!("silent connections       {count}, {} of them held, {first} hung up on at once", count - first);
    println!("memory of the server     {before}, {} KB with them", server.memory());
    println!("one more from there      {}", told(health().await));
    while hung_up(&silent) < count && start.elapsed() < Duration::from_secs(120) {
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    println!("all hung up on after     {:.0} s, {} KB", start.elapsed().as_secs_f64(), server.memory());
    println!("one more from there      {}", told(health().await));
}

/// How many of these connections the server has closed.
fn hung_up(connections: &[TcpStream]) -> u64 {
    // A refused connection gets a short answer first.
    let is_closed = |one: &&TcpStream| loop {
        match one.try_read(&mut [0; 1_024]) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => return error.kind() != std::io::ErrorKind::WouldBlock,
        }
    };
    connections.iter().filter(is_closed).count() as u64
}

/// The server's memory each time all games have reached the next length.
async fn lengthen(games: u64, lengths: Vec<u64>) {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, addr) = Running::start(folder.path());
    let before = Before::measured(&server, addr).await;
    let goal = Arc::new(Goal { plies: AtomicU64::new(0), there: AtomicU64::new(0) });
    let over = Arc::new(AtomicBool::new(false));
    let mut tasks = Vec::new();
    for seed in 0..games {
        // As quickly as the server allows.
        let table = Table::set(addr, seed, 1_000).await.expect("a table");
        let (goal, over) = (Arc::clone(&goal), Arc::clone(&over));
        tasks
            .push(tokio::spawn(async move { table.play(&over, &AtomicBool::new(false), Some(&goal)).await }));
    }
    println!("memory of the server     {before}");
    let show = |what: &str| {
        let memory = server.memory();
        println!("{what:<25}{memory} KB with {games} games: {:.1} KB a game", before.each(memory, games));
    };
    show("nobody has moved");
    for length in lengths {
        goal.there.store(0, Ordering::Release);
        goal.plies.store(length, Ordering::Release);
        while goal.there.load(Ordering::Acquire) < games {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        show(&format!("after {length} half-moves"));
    }
    over.store(true, Ordering::Release);
    let mut ended = 0;
    for task in tasks {
        ended += u64::from(task.await.is_ok_and(|played| played.ended > 0));
    }
    println!("games over before that   {ended}");
}

async fn load(games: u64, lasts: Duration, pace: u64, hostile: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    let start = if hostile { Running::start_limited } else { Running::start };
    let (server, addr) = start(folder.path());
    let before = Before::measured(&server, addr).await;

    let gate = Arc::new(Semaphore::new(32));
    let over = Arc::new(AtomicBool::new(false));
    let counting = Arc::new(AtomicBool::new(false));
    let mut tasks = Vec::new();
    for seed in 0..games {
        let (gate, over, counting) = (Arc::clone(&gate), Arc::clone(&over), Arc::clone(&counting));
        tasks.push(tokio::spawn(async move {
            let mut all: Option<Played> = None;
            while !over.load(Ordering::Acquire) {
                let pass = gate.acquire().await.expect("the gate is open");
                let table = Table::set(addr, seed, pace).await;
                drop(pass);
                let Some(table) = table else { break };
                let played = table.play(&over, &counting, None).await;
                ALIVE.fetch_sub(played.plies, Ordering::AcqRel);
                match &mut all {
                    Some(all) => {
                        all.waits.extend(played.waits);
                        all.plies += played.plies;
                        all.ended += played.ended;
                    }
                    None => all = Some(played),
                }
            }
            all
        }));
    }
    let strangers = hostile.then(|| {
        let over = Arc::clone(&over);
        tokio::spawn(async move { tokio::join!(ask_hard(addr, &over), flood(addr, &over)) })
    });
    // Start counting only when everybody has joined.
    while gate.available_permits() < 32 {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    tokio::time::sleep(Duration::from_secs(5)).await;
    counting.store(true, Ordering::Release);
    let start = Instant::now();
    while start.elapsed() < lasts {
        tokio::time::sleep(lasts.saturating_sub(start.elapsed()).min(Duration::from_secs(60))).await;
        if lasts > Duration::from_secs(120) {
            let (seconds, alive) = (start.elapsed().as_secs_f64(), ALIVE.load(Ordering::Acquire));
            println!(
                "after {seconds:>5.0} s           {} KB, {:.0} half-moves a game",
                server.memory(),
                alive as f64 / games as f64
            );
        }
    }
    counting.store(false, Ordering::Release);
    let counted = start.elapsed();
    let after = server.memory();
    over.store(true, Ordering::Release);

    let (mut waits, mut seated, mut plies, mut ended) = (Vec::new(), 0u64, 0u64, 0u64);
    for task in tasks {
        if let Ok(Some(result)) = task.await {
            seated += 1;
            plies += result.plies;
            ended += result.ended;
            waits.extend(result.waits);
        }
    }
    if let Some(strangers) = strangers
        && let Ok((questions, requests)) = strangers.await
    {
        println!("hard questions           {questions} asked by one address, cut off or answered");
        println!("requests of a flood      {requests} by another address");
    }
    waits.sort_unstable();
    let at =
        |share: f64| waits.get(((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1)));
    let ms = |wait: Option<&u32>| wait.map_or(0.0, |micros| f64::from(*micros) / 1_000.0);
    println!("games at once            {seated} of {games}; {ended} were over and followed by others");
    println!("half-moves a game        {:.1}", plies as f64 / seated.max(1) as f64);
    println!("acknowledged events      {} in {:.1} s", waits.len(), counted.as_secs_f64());
    println!("acknowledged events/s    {:.0}", waits.len() as f64 / counted.as_secs_f64());
    println!("acknowledgement p50      {:.1} ms", ms(at(0.50)));
    println!("acknowledgement p99      {:.1} ms", ms(at(0.99)));
    println!("acknowledgement longest  {:.1} ms", ms(waits.last()));
    println!("memory of the server     {before}, {after} KB at the end");
    println!("memory a game            {:.1} KB", before.each(after, seated));
}

type Stream = WebSocketStream<TcpStream>;

/// The address of both players of a game.
fn home(seed: u64) -> Ipv4Addr {
    Ipv4Addr::from(0x7f01_0001 + u32::try_from(seed % 0xffff).unwrap_or(0))
}

/// A position that no quick check decides: more than 100,000 nodes, as `tests/server/failures.rs` asserts.
const HARD: &str = "1k6/1P1p1p1p/BP6/1P6/1p6/8/1P1P1PKP/8 w - - 0 1";

/// Asks hard questions one after another and disconnects after a while, ten at a time.
async fn ask_hard(addr: SocketAddr, over: &AtomicBool) -> u64 {
    let body = serde_json::json!({ "fen": HARD });
    let one = async || {
        let mut asked = 0;
        while !over.load(Ordering::Acquire) {
            if let Ok(stream) = client::connect(addr, Ipv4Addr::new(127, 9, 9, 1)).await {
                let question = client::request_on(stream, addr, "POST", "/api/winnable", &[], Some(&body));
                let _ = tokio::time::timeout(Duration::from_millis(200), question).await;
                asked += 1;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        asked
    };
    futures_util::future::join_all((0..10).map(|_| one())).await.into_iter().sum()
}

/// Sends requests as quickly as they are answered, ten at a time.
async fn flood(addr: SocketAddr, over: &AtomicBool) -> u64 {
    let one = async || {
        let mut sent = 0;
        while !over.load(Ordering::Acquire) {
            if let Ok(stream) = client::connect(addr, Ipv4Addr::new(127, 9, 9, 2)).await {
                let _ = client::request_on(stream, addr, "GET", "/api/games", &[], None).await;
                sent += 1;
            }
        }
        sent
    };
    futures_util::future::join_all((0..10).map(|_| one())).await.into_iter().sum()
}

/// Two players of one game.
struct Table {
    sides: [Stream; 2],
    seq: u64,
    moves: Vec<String>,
    seed: u64,
    /// How many times faster than blitz pace.
    pace: u64,
}

/// The half-moves of the games in progress, to relate their memory to.
static ALIVE: AtomicU64 = AtomicU64::new(0);

/// The outcome of a game.
struct Played {
    waits: Vec<u32>,
    plies: u64,
    /// How many games came to their end.
    ended: u64,
}

const NAMES: [&str; 2] = ["white", "black"];

impl Table {
    async fn set(addr: SocketAddr, seed: u64, pace: u64) -> Option<Table> {
        let new = serde_json::json!({"mode": "governed", "control": "300+3", "listed": false});
        let from = home(seed);
        let stream = client::connect(addr, from).await.ok()?;
        let game = client::make_game_on(stream, addr, &new).await.ok()?;
        let white = greet(addr, from, &game.id, &game.white).await?;
        let black = greet(addr, from, &game.id, &game.black).await?;
        let mut table = Table { sides: [white.0, black.0], seq: 0, moves: Vec::new(), seed, pace };
        table.take_in(&black.1);
        // White is told that Black has come.
        while !next(&mut table.sides[0]).await?.contains("\"arbiter starts\"") {}
        Some(table)
    }

    /// Reads what the next act needs, without a parser: the load shares the machine with the server.
    fn take_in(&mut self, text: &str) {
        let Some((_, moment)) = text.split_once("\"moment\":{\"seq\":") else { return };
        let digits = moment.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default();
        self.seq = digits.parse().unwrap_or(self.seq);
        let Some((_, rest)) = moment.split_once("\"moves\":[") else { return };
        let list = rest.split(']').next().unwrap_or_default();
        let words = list.split(',').map(|word| word.trim_matches('"').to_owned());
        self.moves = words.filter(|word| !word.is_empty()).collect();
    }

    fn roll(&mut self, below: u64) -> u64 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 33) % below.max(1)
    }

    async fn wait(&self, time: Duration) {
        tokio::time::sleep(time / self.pace as u32).await;
    }

    async fn play(mut self, over: &AtomicBool, counting: &AtomicBool, goal: Option<&Goal>) -> Played {
        let played = self.play_on(over, counting, goal).await;
        // A finished player counts as having reached every further goal.
        let mut last = 0;
        while let (Some(goal), true, false) = (goal, played.ended > 0, over.load(Ordering::Acquire)) {
            let plies = goal.plies.load(Ordering::Acquire);
            if plies > last {
                last = plies;
                goal.there.fetch_add(1, Ordering::AcqRel);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        played
    }

    async fn play_on(&mut self, over: &AtomicBool, counting: &AtomicBool, goal: Option<&Goal>) -> Played {
        let mut played = Played { waits: Vec::new(), plies: 0, ended: 0 };
        // Spread the first moves over time.
        let first = self.roll(THINKS.1);
        self.wait(Duration::from_millis(first)).await;
        let mut last = 0;
        while !over.load(Ordering::Acquire) {
            if let Some(goal) = goal
                && played.plies >= goal.plies.load(Ordering::Acquire)
            {
                if played.plies > last {
                    last = played.plies;
                    goal.there.fetch_add(1, Ordering::AcqRel);
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            if self.moves.is_empty() {
                played.ended = 1;
                break;
            }
            let side = (played.plies % 2) as usize;
            let Some(waits) = self.turn(side).await else { return Played { ended: 1, ..played } };
            if counting.load(Ordering::Acquire) {
                played.waits.extend(waits);
            }
            played.plies += 1;
            ALIVE.fetch_add(1, Ordering::AcqRel);
            let think = THINKS.0 + self.roll(THINKS.1 - THINKS.0);
            self.wait(Duration::from_millis(think)).await;
        }
        played
    }

    /// Touches, moves and presses; returns the latency of each acknowledgement.
    async fn turn(&mut self, side: usize) -> Option<[u32; 3]> {
        let index = self.roll(self.moves.len() as u64) as usize;
        let chosen = self.moves.get(index)?.clone();
        let (from, name) = (&chosen[..2], NAMES[side]);
        let touch = self.act(side, &format!("{name} touches {from}")).await?;
        self.wait(MOVES_AFTER).await;
        let play = self.act(side, &format!("{name} plays {chosen}")).await?;
        self.wait(PRESSES_AFTER).await;
        let press = self.act(side, &format!("{name} presses")).await?;
        Some([touch, play, press])
    }

    /// Sends an act and returns the acknowledgement latency in microseconds. Both players read what follows from it.
    async fn act(&mut self, side: usize, act: &str) -> Option<u32> {
        let seq = self.seq;
        let text = format!("{{\"type\":\"act\",\"id\":1,\"expected_seq\":{seq},\"act\":\"{act}\"}}");
        let start = Instant::now();
        self.sides[side].send(Message::text(text)).await.ok()?;
        let (mut wait, mut update) = (None, None);
        while wait.is_none() || update.is_none() {
            let message = next(&mut self.sides[side]).await?;
            if message.starts_with("{\"type\":\"ack\"") {
                wait = u32::try_from(start.elapsed().as_micros()).ok();
            } else if message.starts_with("{\"type\":\"update\"") {
                update = Some(message);
            } else if message.starts_with("{\"type\":\"refused\"") {
                return None;
            }
        }
        while !next(&mut self.sides[1 - side]).await?.starts_with("{\"type\":\"update\"") {}
        self.take_in(&update?);
        wait
    }
}

async fn next(stream: &mut Stream) -> Option<String> {
    loop {
        match stream.next().await?.ok()? {
            Message::Text(text) => return Some(text.as_str().to_owned()),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

/// A connected socket after its greeting, and the state it received.
async fn greet(addr: SocketAddr, from: Ipv4Addr, game: &str, token: &str) -> Option<(Stream, String)> {
    let stream = client::connect(addr, from).await.ok()?;
    stream.set_nodelay(true).ok()?;
    let url = format!("ws://{addr}/api/games/{game}/socket");
    let config = WebSocketConfig::default().read_buffer_size(4_096).write_buffer_size(0);
    let (mut stream, _) = client_async_with_config(url, stream, Some(config)).await.ok()?;
    let hello = format!("{{\"type\":\"hello\",\"version\":2,\"token\":\"{token}\"}}");
    stream.send(Message::text(hello)).await.ok()?;
    let state = next(&mut stream).await?;
    state.starts_with("{\"type\":\"state\"").then_some((stream, state))
}
