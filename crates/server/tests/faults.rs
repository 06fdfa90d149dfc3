//! Random faults in an order given by a seed: the server is killed, stopped and paused, its disk is full, the end of its write-ahead
//! log is torn off, its clock jumps, a second server wants its file, and requests are cut off, while games are played. After each
//! fault the log is compared with what was acknowledged, and what clients have received is compared with the log.
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
    use serde_json::{Value, json};
    use std::collections::BTreeMap;
    use std::io::{BufRead, BufReader};
    use std::net::SocketAddr;
    use std::path::{Path, PathBuf};
    use std::process::{Child, Command, Stdio};
    use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
    use tokio::net::TcpListener;
    use tokio::signal::unix::{SignalKind, signal};
    use tratto_server::{App, Config, Limits, serve_app, told_to_stop};

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

    /// A game and the events that were acknowledged.
    struct Model {
        made: Made,
        new: Value,
        acknowledged: BTreeMap<u64, String>,
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
            } else if moves.is_empty() || moment["status"] != "running" {
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
                self.acknowledged.insert(event["seq"].as_u64()?, event["act"].as_str()?.to_owned());
            }
            Some(())
        }

        /// Whether the server answers that there is no such game.
        async fn is_unknown(&self, addr: SocketAddr) -> bool {
            let path = format!("/api/games/{}", self.made.id);
            let answer = client::request(addr, "GET", &path, &[], None).await;
            answer.is_ok_and(|answer| answer.status == 404)
        }

        /// Compares the log with what was acknowledged. If the end of the write-ahead log was torn off, the last events may be lost, or the
        /// whole game if it was new. Returns whether the game is over or lost.
        async fn check(&mut self, addr: SocketAddr, fault: &str, torn: bool) -> bool {
            let patience = Instant::now() + Duration::from_secs(60);
            let (acts, moment) = loop {
                match log_of(addr, &self.made.id).await {
                    Some(log) => break log,
                    None if torn && self.is_unknown(addr).await => {
                        self.acknowledged.clear();
                        return true;
                    }
                    None => assert!(
                        Instant::now() < patience,
                        "{}: the game cannot be had after {fault:?}",
                        self.made.id
                    ),
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            };
            if torn {
                // After the first lost event the server may have added others, such as stopping the clocks.
                let is_there = |(seq, act): &(&u64, &String)| acts.get(**seq as usize - 1) == Some(*act);
                let kept = self.acknowledged.iter().take_while(is_there).count();
                let gone = self.acknowledged.keys().nth(kept).copied();
                self.acknowledged.retain(|seq, _| gone.is_none_or(|gone| *seq < gone));
            }
            for (seq, act) in &self.acknowledged {
                let found = acts.get(*seq as usize - 1);
                assert_eq!(
                    found,
                    Some(act),
                    "{}: event {seq} was acknowledged before {fault:?}",
                    self.made.id
                );
            }
            moment["status"] == "over"
        }
    }

    const FAULTS: [&str; 8] =
        ["kill", "terminate", "pause", "full", "two servers", "torn log", "clock", "cut off"];

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
        ] {
            models.push(Model::new(addr, &new).await);
        }
        let mut followers: Vec<Follower> =
            models.iter().map(|model| Follower::new(addr, &model.made.id, None)).collect();
        full_disk_is_told(&server).await;
        let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
        let end = Instant::now() + time;
        let mut acknowledged = 0;
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
                .map(|mut follower| {
                    tokio::spawn(async move {
                        follower.listen(round).await;
                        follower
                    })
                })
                .collect();
            tokio::time::sleep(Duration::from_millis(rng.roll(400))).await;
            let (next, torn) = strike(fault, server, &db, addr, &mut rng).await;
            server = next;
            for player in playing {
                models.push(player.await.expect("a player"));
            }
            for follower in following {
                followers.push(follower.await.expect("a follower"));
            }
            if torn {
                // The clients may know of events that are lost: start new ones.
                let games = models.iter().map(|model| &model.made.id);
                followers = games.map(|id| Follower::new(addr, id, None)).collect();
            }
            for (model, follower) in models.iter_mut().zip(&mut followers) {
                let over = model.check(addr, fault, torn).await;
                converge(addr, follower).await;
                if over {
                    acknowledged += model.acknowledged.len();
                    *model = Model::new(addr, &model.new.clone()).await;
                    *follower = Follower::new(addr, &model.made.id, None);
                }
            }
        }
        acknowledged += models.iter().map(|model| model.acknowledged.len()).sum::<usize>();
        println!("{counts:?}: {acknowledged} acknowledged events in the logs, none lost");
        assert!(acknowledged > 0, "games were being played");
        server.end("-TERM");
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

    /// Causes a random fault; returns the server after it, and whether the end of the log may be lost.
    async fn strike(
        fault: &str,
        server: Running,
        db: &Path,
        addr: SocketAddr,
        rng: &mut SeededRng,
    ) -> (Running, bool) {
        let restart = |skew: i64| Running::start(db, addr, skew);
        match fault {
            "kill" => {
                server.end("-KILL");
                (restart(0), false)
            }
            "terminate" => {
                server.end("-TERM");
                (restart(0), false)
            }
            "pause" => {
                server.send("-STOP");
                tokio::time::sleep(Duration::from_millis(50 + rng.roll(500))).await;
                server.send("-CONT");
                (server, false)
            }
            "full" => {
                let wal = std::fs::metadata(beside(db)).map_or(0, |wal| wal.len());
                server.limit_files(Some(wal / 2 + rng.roll(8_192)));
                tokio::time::sleep(Duration::from_millis(100 + rng.roll(400))).await;
                server.limit_files(None);
                (server, false)
            }
            "two servers" => {
                let exe = std::env::current_exe().expect("this program");
                let mut second = Command::new(exe);
                second.env(FILE, db).env(ADDR, "127.0.0.1:0").env(SKEW, "0").stderr(Stdio::null());
                assert_eq!(second.status().expect("it runs").code(), Some(3), "a second server is refused");
                (server, false)
            }
            "torn log" => {
                server.end("-KILL");
                let wal = beside(db);
                let length = std::fs::metadata(&wal).map_or(0, |wal| wal.len());
                if let Ok(file) = std::fs::File::options().write(true).open(&wal) {
                    file.set_len(length.saturating_sub(1 + rng.roll(12_000))).expect("it is cut");
                }
                (restart(0), true)
            }
            "clock" => {
                let hours = [-1, 1, 24 * 365 * 10][rng.roll(3) as usize];
                server.end("-TERM");
                let skewed = restart(hours * 3_600_000);
                tokio::time::sleep(Duration::from_millis(rng.roll(300))).await;
                skewed.end("-TERM");
                (restart(0), false)
            }
            // Nothing further: the players cut off requests all the time.
            _ => (server, false),
        }
    }

    fn beside(db: &Path) -> PathBuf {
        let mut name = db.as_os_str().to_owned();
        name.push("-wal");
        name.into()
    }
}
