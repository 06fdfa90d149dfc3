//! Random faults in an order given by a seed: the server is killed, stopped and paused, its disk is full, the end of its write-ahead
//! log is torn off, bytes of a game's log are flipped, its clock jumps, a second server wants its file, and requests are cut off, while games are
//! played, some of them until a flag falls. After each fault the log is compared with what was acknowledged, and what clients have received,
//! both players among them, is compared with the log. Of a torn log only what was cut off may be missing; a game whose log was damaged is
//! told and set aside, and the others go on. In the end the whole file is checked.
//!
//! `TRATTO_SEED` repeats an order; `TRATTO_SECONDS` sets the duration, by default 40 seconds, or twenty minutes with `TRATTO_SLOW`.

#![allow(clippy::print_stdout, missing_docs)]

#[cfg(target_os = "linux")]
#[allow(dead_code)]
mod client;

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("the limits that make a disk full are Linux's: nothing is tried here");
}

#[cfg(target_os = "linux")]
fn main() {
    linux::main();
}

#[cfg(target_os = "linux")]
mod linux {
    use super::client::follow::{Follower, SeededRng, log_of, post_and_cut, seed};
    use super::client::{self, Made};
    use futures_util::future::join_all;
    use rusqlite::Connection;
    use serde_json::{Value, json};
    use std::cell::Cell;
    use std::collections::{BTreeMap, BTreeSet};
    use std::io::{BufRead, BufReader};
    use std::net::SocketAddr;
    use std::path::{Path, PathBuf};
    use std::process::{Child, Command, Stdio};
    use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
    use tokio::net::TcpListener;
    use tokio::signal::unix::{SignalKind, signal};
    use tratto_server::{App, Config, Limits, check, serve_app, told_to_stop};

    /// Set in the process that acts as the server: its file, its address, and the error of its clock.
    const FILE: &str = "TRATTO_FAULT_DB";
    const ADDR: &str = "TRATTO_FAULT_ADDR";
    const SKEW: &str = "TRATTO_FAULT_SKEW";

    /// SIGXFSZ, sent when a file exceeds the limit; its default action ends the process.
    const TOO_LARGE: i32 = 25;

    pub(super) fn main() {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
        if let Some(db) = std::env::var_os(FILE) {
            return runtime.block_on(be_server(db.into()));
        }
        let slow = std::env::var_os("TRATTO_SLOW").is_some();
        let seconds = std::env::var("TRATTO_SECONDS").ok().and_then(|text| text.parse().ok());
        runtime.block_on(torment(Duration::from_secs(seconds.unwrap_or(if slow { 1_200 } else { 40 }))));
    }

    fn variable<T: std::str::FromStr>(name: &str) -> Option<T> {
        std::env::var(name).ok().and_then(|text| text.parse().ok())
    }

    async fn be_server(db: PathBuf) {
        // A full disk gives only an error; the file size limit that simulates it sends a signal besides.
        let _ignored = signal(SignalKind::from_raw(TOO_LARGE)).expect("a signal");
        let addr: SocketAddr = variable(ADDR).expect("an address");
        let config = Config { db, limits: Limits::none(), ..Config::default() };
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
        let now = now.saturating_add_signed(variable(SKEW).unwrap_or(0));
        let app = match App::open_at(config, now).await {
            Ok(app) => app,
            Err(error) => {
                eprintln!("{error}");
                std::process::exit(3);
            }
        };
        let listener = TcpListener::bind(addr).await.expect("the port");
        println!("{}", listener.local_addr().expect("an address"));
        serve_app(listener, app, told_to_stop()).await.expect("it serves");
    }

    struct Running {
        child: Child,
        addr: SocketAddr,
    }

    impl Running {
        fn start(db: &Path, addr: SocketAddr, skew: i64) -> Running {
            let exe = std::env::current_exe().expect("this program");
            let mut child = Command::new(exe)
                .env(FILE, db)
                .env(ADDR, addr.to_string())
                .env(SKEW, skew.to_string())
                .stdout(Stdio::piped())
                .spawn()
                .expect("the server starts");
            let mut line = String::new();
            BufReader::new(child.stdout.take().expect("its output"))
                .read_line(&mut line)
                .expect("its address");
            Running { child, addr: line.trim().parse().expect("the server has started") }
        }

        fn send(&self, signal: &str) {
            let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
            assert!(sent.expect("kill").success());
        }

        fn end(mut self, signal: &str) {
            self.send(signal);
            self.child.wait().expect("it is gone");
        }

        /// Limits the size of the server's files; `None` lifts the limit.
        fn limit_files(&self, bytes: Option<u64>) {
            let id = i32::try_from(self.child.id()).expect("a number of a process");
            let (mut soft, mut hard) = (0, 0);
            rlimit::prlimit(id, rlimit::Resource::FSIZE, None, Some((&mut soft, &mut hard)))
                .expect("the limit");
            let limit = (bytes.unwrap_or(hard), hard);
            rlimit::prlimit(id, rlimit::Resource::FSIZE, Some(limit), None).expect("the limit is set");
        }
    }

    /// So short that flags fall while the faults strike.
    const SHORT: &str = "20";
    /// In a short game nobody moves after so many events.
    const LAST_MOVE: u64 = 12;

    /// A game and the events that were acknowledged.
    struct Model {
        made: Made,
        new: Value,
        /// By number: the act, and when the answer came.
        acknowledged: BTreeMap<u64, (String, Instant)>,
    }

    /// How a game stands after a fault.
    #[derive(PartialEq)]
    enum Standing {
        GoesOn,
        Over {
            by_flag: bool,
        },
        /// A torn log has lost all of it.
        Lost,
        /// Its log was damaged, and it is set aside.
        SetAside,
    }

    impl Model {
        async fn new(addr: SocketAddr, new: &Value) -> Model {
            loop {
                if let Ok(made) = client::make_game(addr, new).await {
                    return Model { made, new: new.clone(), acknowledged: BTreeMap::new() };
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }

        /// Plays by requests as long as it can; what is answered with 200 is acknowledged.
        async fn play(mut self, addr: SocketAddr, mut rng: SeededRng, until: Instant) -> Model {
            while Instant::now() < until {
                if self.step(addr, &mut rng).await.is_none() {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            }
            self
        }

        async fn step(&mut self, addr: SocketAddr, rng: &mut SeededRng) -> Option<()> {
            let (_, moment) = log_of(addr, &self.made.id).await?;
            let seq = moment["seq"].as_u64()?;
            let turn = moment["turn"].as_str()?.to_owned();
            let other = if turn == "white" { "black" } else { "white" };
            let moves = moment["moves"].as_array()?;
            let act = if moment["status"] == "not-started" {
                let missing = if moment["white_present"] == true { "black" } else { "white" };
                format!("{missing} arrives")
            } else if moment["press_due"] == true {
                format!("{other} presses")
            } else if moves.is_empty() || moment["status"] != "running" || self.is_short() && seq >= LAST_MOVE
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
                return Some(());
            } else {
                format!("{turn} plays {}", moves[rng.roll(moves.len() as u64) as usize].as_str()?)
            };
            let token = if act.starts_with("white") { &self.made.white } else { &self.made.black };
            if rng.roll(6) == 0 {
                post_and_cut(addr, &self.made.id, token, seq, &act, rng.roll(2_000)).await;
                return Some(());
            }
            let bearer = format!("Bearer {token}");
            let body = json!({ "expected_seq": seq, "act": act });
            let path = format!("/api/games/{}/acts", self.made.id);
            let headers = [("Authorization", bearer.as_str())];
            let asked = client::request(addr, "POST", &path, &headers, Some(&body));
            let answer = tokio::time::timeout(Duration::from_secs(20), asked).await.ok()?.ok()?;
            if answer.status != 200 {
                return None;
            }
            for event in answer.json()["events"].as_array()? {
                let act = event["act"].as_str()?.to_owned();
                self.acknowledged.insert(event["seq"].as_u64()?, (act, Instant::now()));
            }
            Some(())
        }

        fn is_short(&self) -> bool {
            self.new["control"] == SHORT
        }

        /// A client of each player, and one that only looks on.
        fn followers(&self, addr: SocketAddr) -> Vec<Follower> {
            let tokens = [Some(self.made.white.as_str()), Some(self.made.black.as_str()), None];
            tokens.iter().map(|token| Follower::new(addr, &self.made.id, *token)).collect()
        }

        /// What the server answers instead of the game.
        async fn refused(&self, addr: SocketAddr) -> Option<(u16, Value)> {
            let path = format!("/api/games/{}", self.made.id);
            let answer = client::request(addr, "GET", &path, &[], None).await.ok()?;
            Some((answer.status, answer.json()["kind"].clone()))
        }

        /// Compares the log with what was acknowledged. If the end of the write-ahead log was torn off, what the torn file does not hold may be
        /// missing, and nothing else.
        async fn check(&mut self, addr: SocketAddr, struck: &Struck) -> Standing {
            let (id, fault) = (self.made.id.clone(), struck.fault);
            let held = struck.torn.as_ref().map(|torn| torn.held.get(&id).copied().unwrap_or(0));
            let patience = Instant::now() + Duration::from_secs(60);
            let (acts, moment) = loop {
                match log_of(addr, &id).await {
                    Some(log) => break log,
                    None => match self.refused(addr).await {
                        Some((404, _)) if held == Some(0) => return Standing::Lost,
                        Some((500, kind)) if kind == "damaged" && struck.damaged.contains(&id) => {
                            return Standing::SetAside;
                        }
                        _ => {
                            assert!(Instant::now() < patience, "{id}: the game cannot be had after {fault:?}")
                        }
                    },
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            };
            assert!(!struck.damaged.contains(&id), "{id}: a damaged game is served after {fault:?}");
            let is_there = |seq: u64, act: &String| acts.get(seq as usize - 1) == Some(act);
            if let (Some(held), Some(torn)) = (held, &struck.torn) {
                // What the torn file does not hold may be gone, but nothing that was acknowledged after it was read.
                let before = self.acknowledged.len();
                self.acknowledged
                    .retain(|seq, (act, at)| is_there(*seq, act) || *seq <= held || *at > torn.read_at);
                struck.lost.set(struck.lost.get() + before - self.acknowledged.len());
            }
            for (seq, (act, _)) in &self.acknowledged {
                assert!(
                    is_there(*seq, act),
                    "{id}: event {seq}, {act:?}, was acknowledged before {fault:?}: {:?}",
                    acts.get(*seq as usize - 1)
                );
            }
            match moment["status"] == "over" {
                true => Standing::Over { by_flag: acts.iter().any(|act| act.contains("observes flag")) },
                false => Standing::GoesOn,
            }
        }
    }

    /// What a fault has done.
    struct Struck {
        fault: &'static str,
        torn: Option<Torn>,
        /// How many acknowledged events were cut off.
        lost: Cell<usize>,
        /// The games whose logs have been damaged so far.
        damaged: BTreeSet<String>,
    }

    /// A file whose write-ahead log was torn.
    struct Torn {
        /// How many events of each game it still holds.
        held: BTreeMap<String, u64>,
        /// When that was read; the server was started again after it.
        read_at: Instant,
    }

    const FAULTS: [&str; 9] =
        ["kill", "terminate", "pause", "full", "two servers", "torn log", "flipped byte", "clock", "cut off"];

    async fn torment(time: Duration) {
        let seed = seed();
        let mut rng = SeededRng::new(seed);
        let folder = tempfile::tempdir().expect("a folder");
        let db = folder.path().join("faults.db");
        let mut server = Running::start(&db, SocketAddr::from(([127, 0, 0, 1], 0)), 0);
        let addr = server.addr;
        let mut models = Vec::new();
        for new in [
            json!({ "mode": "online", "control": "36000" }),
            json!({ "mode": "governed", "control": "36000+2" }),
            json!({ "mode": "online", "control": "36000+1", "crash": "run" }),
            json!({ "mode": "governed", "control": "36000", "crash": "run" }),
            json!({ "mode": "online", "control": SHORT, "crash": "run" }),
            json!({ "mode": "governed", "control": SHORT }),
        ] {
            models.push(Model::new(addr, &new).await);
        }
        let mut followers: Vec<Vec<Follower>> = models.iter().map(|model| model.followers(addr)).collect();
        full_disk_is_told(&server).await;
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        let end = Instant::now() + time;
        let (mut acknowledged, mut cut, mut flags) = (0, 0, 0);
        let mut damaged = BTreeSet::new();
        while Instant::now() < end {
            let fault = FAULTS[rng.roll(FAULTS.len() as u64) as usize];
            *counts.entry(fault).or_default() += 1;
            let round = Duration::from_millis(600 + rng.roll(600));
            let until = Instant::now() + round;
            let playing: Vec<_> = models
                .drain(..)
                .map(|model| tokio::spawn(model.play(addr, SeededRng::new(rng.roll(u64::MAX)), until)))
                .collect();
            let following: Vec<_> = followers
                .drain(..)
                .map(|mut group| {
                    tokio::spawn(async move {
                        join_all(group.iter_mut().map(|follower| follower.listen(round))).await;
                        group
                    })
                })
                .collect();
            tokio::time::sleep(Duration::from_millis(rng.roll(400))).await;
            let (next, struck) = strike(fault, server, &db, addr, &mut rng, &damaged).await;
            (server, damaged) = (next, struck.damaged.clone());
            for player in playing {
                models.push(player.await.expect("a player"));
            }
            for follower in following {
                followers.push(follower.await.expect("a follower"));
            }
            if struck.torn.is_some() {
                // The clients may know of events that are lost: start new ones.
                followers = models.iter().map(|model| model.followers(addr)).collect();
            }
            for (model, group) in models.iter_mut().zip(&mut followers) {
                let standing = model.check(addr, &struck).await;
                if matches!(standing, Standing::GoesOn | Standing::Over { .. }) {
                    for follower in group.iter_mut() {
                        converge(addr, follower).await;
                    }
                }
                if standing != Standing::GoesOn {
                    if let Standing::Over { by_flag } = standing {
                        acknowledged += model.acknowledged.len();
                        flags += u32::from(by_flag);
                    }
                    *model = Model::new(addr, &model.new.clone()).await;
                    *group = model.followers(addr);
                }
            }
            cut += struck.lost.get();
            told_of(addr, &damaged).await;
        }
        flags += flags_fall(addr, &models).await;
        acknowledged += models.iter().map(|model| model.acknowledged.len()).sum::<usize>();
        println!(
            "{counts:?}: {acknowledged} acknowledged events in the logs, {cut} cut off with the end of a log, none lost; {flags} flags fell, {} games \
             were damaged and set aside",
            damaged.len()
        );
        assert!(acknowledged > 0, "games were being played");
        server.end("-TERM");
        let checked = check(&db, &|_| {}).expect("the file is read");
        let flawed: BTreeSet<String> = checked.flaws.iter().map(|flaw| flaw.game.clone()).collect();
        assert_eq!(flawed, damaged, "{checked:?}");
        assert!(checked.file.is_empty(), "{checked:?}");
    }

    /// Whoever has set a damaged game aside says so, and the others can play.
    async fn told_of(addr: SocketAddr, damaged: &BTreeSet<String>) {
        if damaged.is_empty() {
            return;
        }
        for id in damaged {
            let path = format!("/api/games/{id}");
            let answer = client::request(addr, "GET", &path, &[], None).await.expect("an answer");
            assert_eq!((answer.status, &answer.json()["kind"]), (500, &json!("damaged")), "{}", answer.text);
        }
        let health = client::request(addr, "GET", "/api/health", &[], None).await.expect("an answer");
        assert_eq!(health.status, 503, "{}", health.text);
        assert_eq!(health.json()["damaged_games"], json!(damaged.len()), "{}", health.text);
    }

    /// In short games that nobody stops the flag of whoever thinks falls, whatever has happened; returns how many did.
    async fn flags_fall(addr: SocketAddr, models: &[Model]) -> u32 {
        let mut flags = 0;
        for model in models.iter().filter(|model| model.is_short() && model.new["crash"] == "run") {
            let patience = Instant::now() + Duration::from_secs(90);
            loop {
                let log = log_of(addr, &model.made.id).await;
                if log.as_ref().is_some_and(|(_, moment)| moment["status"] != "running") {
                    flags += u32::from(log.is_some_and(|(_, moment)| moment["status"] == "over"));
                    break;
                }
                assert!(Instant::now() < patience, "{}: the flag does not fall: {log:?}", model.made.id);
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        flags
    }

    /// A full disk makes the health check fail before a player notices, and free space makes it succeed again.
    async fn full_disk_is_told(server: &Running) {
        let health = async |wanted: u16| -> Value {
            let patience = Instant::now() + Duration::from_secs(40);
            loop {
                if let Ok(answer) = client::request(server.addr, "GET", "/api/health", &[], None).await
                    && answer.status == wanted
                {
                    return answer.json();
                }
                assert!(Instant::now() < patience, "the health of the server is never {wanted}");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        health(200).await;
        server.limit_files(Some(4_096));
        let red = health(503).await;
        assert_eq!(red["well"], false, "{red}");
        assert!(red["trouble"].is_string(), "{red}");
        let ready = client::request(server.addr, "GET", "/api/ready", &[], None).await.expect("an answer");
        assert_eq!(ready.status, 503);
        server.limit_files(None);
        let green = health(200).await;
        assert!(green["checked_ms_ago"].as_u64().is_some_and(|ago| ago < 30_000), "{green}");
    }

    /// Waits until a client knows the same events as the log.
    async fn converge(addr: SocketAddr, follower: &mut Follower) {
        let patience = Instant::now() + Duration::from_secs(30);
        loop {
            let log = log_of(addr, &follower.game).await;
            if log.is_some_and(|(acts, _)| acts == follower.acts) {
                return;
            }
            assert!(Instant::now() < patience, "{}: who follows does not know the log", follower.game);
            follower.listen(Duration::from_millis(100)).await;
        }
    }

    /// Causes a random fault; returns the server after it, and what it has done.
    async fn strike(
        fault: &'static str,
        server: Running,
        db: &Path,
        addr: SocketAddr,
        rng: &mut SeededRng,
        damaged: &BTreeSet<String>,
    ) -> (Running, Struck) {
        let restart = |skew: i64| Running::start(db, addr, skew);
        let mut struck = Struck { fault, torn: None, lost: Cell::new(0), damaged: damaged.clone() };
        let server = match fault {
            "kill" => {
                server.end("-KILL");
                restart(0)
            }
            "terminate" => {
                server.end("-TERM");
                restart(0)
            }
            "pause" => {
                server.send("-STOP");
                tokio::time::sleep(Duration::from_millis(50 + rng.roll(500))).await;
                server.send("-CONT");
                server
            }
            "full" => {
                let wal = std::fs::metadata(beside(db)).map_or(0, |wal| wal.len());
                server.limit_files(Some(wal / 2 + rng.roll(8_192)));
                tokio::time::sleep(Duration::from_millis(100 + rng.roll(400))).await;
                server.limit_files(None);
                server
            }
            "two servers" => {
                let exe = std::env::current_exe().expect("this program");
                let mut second = Command::new(exe);
                second.env(FILE, db).env(ADDR, "127.0.0.1:0").env(SKEW, "0").stderr(Stdio::null());
                assert_eq!(second.status().expect("it runs").code(), Some(3), "a second server is refused");
                server
            }
            "torn log" => {
                server.end("-KILL");
                let wal = beside(db);
                let length = std::fs::metadata(&wal).map_or(0, |wal| wal.len());
                if let Ok(file) = std::fs::File::options().write(true).open(&wal) {
                    file.set_len(length.saturating_sub(1 + rng.roll(12_000))).expect("it is cut");
                }
                struck.torn = Some(Torn { held: held(db), read_at: Instant::now() });
                restart(0)
            }
            "flipped byte" => {
                server.end("-KILL");
                struck.damaged.extend(flip(db, rng, damaged));
                restart(0)
            }
            "clock" => {
                let hours = [-1, 1, 24 * 365 * 10][rng.roll(3) as usize];
                server.end("-TERM");
                let skewed = restart(hours * 3_600_000);
                tokio::time::sleep(Duration::from_millis(rng.roll(300))).await;
                skewed.end("-TERM");
                restart(0)
            }
            // Nothing further: the players cut off requests all the time.
            _ => server,
        };
        (server, struck)
    }

    /// The events of each game that a file holds, as another program reads a copy of it.
    fn held(db: &Path) -> BTreeMap<String, u64> {
        let folder = tempfile::tempdir().expect("a folder");
        let copy = folder.path().join("copy.db");
        std::fs::copy(db, &copy).expect("a copy");
        if beside(db).exists() {
            std::fs::copy(beside(db), beside(&copy)).expect("a copy");
        }
        let connection = Connection::open(&copy).expect("a file");
        let mut found = connection
            .prepare("SELECT id, (SELECT count(*) FROM events WHERE game = number) FROM games")
            .expect("the tables are there");
        let rows = found.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("rows");
        rows.collect::<rusqlite::Result<_>>().expect("every row")
    }

    /// Flips a bit of an event of some game that is not damaged yet: of its act, or of its hash. Returns which game it was.
    fn flip(db: &Path, rng: &mut SeededRng, damaged: &BTreeSet<String>) -> Option<String> {
        let connection = Connection::open(db).expect("a file");
        let mut asked = connection
            .prepare("SELECT id, act, hash FROM events JOIN games ON number = game")
            .expect("the tables are there");
        let events: Vec<(String, String, Vec<u8>)> = asked
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .expect("rows")
            .collect::<rusqlite::Result<_>>()
            .expect("every row");
        drop(asked);
        let sound: Vec<_> = events.iter().filter(|(id, ..)| !damaged.contains(id)).collect();
        let (id, act, hash) = *sound.get(rng.roll(sound.len().max(1) as u64) as usize)?;
        // All of it into the file itself.
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).expect("it is written");
        drop(connection);
        let mut bytes = std::fs::read(db).expect("the file");
        let row: Vec<u8> = act.bytes().chain(hash.iter().copied()).collect();
        // Where pages have been used again, what they held before may still lie there.
        let places: Vec<usize> =
            (0..bytes.len().saturating_sub(row.len())).filter(|at| bytes[*at..].starts_with(&row)).collect();
        assert!(!places.is_empty(), "the event is in the file");
        let (byte, bit) = (rng.roll(row.len() as u64) as usize, 1 << rng.roll(8));
        places.iter().for_each(|at| bytes[at + byte] ^= bit);
        std::fs::write(db, bytes).expect("the file");
        Some(id.clone())
    }

    fn beside(db: &Path) -> PathBuf {
        let mut name = db.as_os_str().to_owned();
        name.push("-wal");
        name.into()
    }
}
