//! Two hundred addresses ask what is hard to find out, while a job looks further and games are taken up in the same position: the server
//! answers or says that it is busy, and its memory stays below a bound.
//!
//! A test of a process, because memory is the process's: its peak is read from `/proc`.

#![allow(clippy::print_stdout, missing_docs)]

#[cfg(target_os = "linux")]
#[allow(dead_code)]
mod client;

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("the peak of a process is read where Linux tells it: nothing is tried here");
}

#[cfg(target_os = "linux")]
fn main() {
    linux::main();
}

#[cfg(target_os = "linux")]
mod linux {
    use super::client;
    use serde_json::{Value, json};
    use std::collections::BTreeMap;
    use std::io::{BufRead, BufReader};
    use std::net::{Ipv4Addr, SocketAddr};
    use std::process::{Child, Command, Stdio};
    use std::time::{Duration, Instant};
    use tokio::net::TcpListener;
    use tratto_board::{Color, Position};
    use tratto_mate::winnable::{Budget, verdict_with_effort};
    use tratto_server::{Config, serve_on};

    /// Set in the process that acts as the server.
    const SERVER: &str = "TRATTO_MEMORY_DB";

    /// Walls of pawns with a way through: it takes long to find.
    const HARD: &str = "1k6/1P1p1p1p/BP6/1P6/1p6/8/1P1P1PKP/8 w - - 0 1";

    const ADDRESSES: u8 = 200;

    /// What the server may take, in megabytes. Searches without less room than there is would take more: a question or ruling that is not
    /// decided then fills up to 400, and five of them run beside the job.
    const BOUND: u64 = 400;

    pub(super) fn main() {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
        if let Some(db) = std::env::var_os(SERVER) {
            return runtime.block_on(async {
                let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
                println!("{}", listener.local_addr().expect("an address"));
                let config = Config { db: db.into(), ..Config::default() };
                serve_on(listener, config, std::future::pending()).await.expect("it serves");
            });
        }
        runtime.block_on(many_hard_questions());
    }

    /// The server's process, ended with the test.
    struct Server(Child);

    impl Drop for Server {
        fn drop(&mut self) {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    impl Server {
        /// The most memory that it has had so far, in megabytes.
        fn peak(&self) -> u64 {
            let status =
                std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).expect("its status");
            let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("its peak");
            line.split_whitespace().nth(1).and_then(|kb| kb.parse::<u64>().ok()).expect("a number") / 1024
        }
    }

    async fn ask(
        addr: SocketAddr,
        last: u8,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> client::Answer {
        let stream =
            client::connect(addr, Ipv4Addr::new(127, 0, 3, last)).await.expect("the server is there");
        client::request_on(stream, addr, method, path, &[("X-Tratto", "1")], body).await.expect("an answer")
    }

    async fn many_hard_questions() {
        let position = Position::from_fen(HARD).expect("a position");
        let (_, alone) = verdict_with_effort(&position, Color::Black, Budget::FULL);
        assert!(alone.nodes > 100_000, "only {} nodes: it is not hard", alone.nodes);

        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .env(SERVER, folder.path().join("memory.db"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("its address");
        let server = Server(child);
        let addr: SocketAddr = line.trim().parse().expect("the server has started");
        let begun = Instant::now();
        let at_first = server.peak();

        let job = json!({ "kind": "winnable", "fen": HARD });
        let job = ask(addr, 250, "POST", "/api/jobs", Some(&job)).await;
        assert_eq!(job.status, 202, "{}", job.text);
        let job = format!("/api/jobs/{}", job.json()["id"].as_str().expect("its id"));

        let asking: Vec<_> = (1..=ADDRESSES)
            .map(|last| {
                tokio::spawn(async move {
                    match last % 10 {
                        0 => {
                            let game = json!({ "mode": "governed", "control": "3600", "fen": HARD });
                            ask(addr, last, "POST", "/api/games", Some(&game)).await.status
                        }
                        // Some lose patience.
                        1..=3 => {
                            let question = json!({ "fen": HARD });
                            let asked = ask(addr, last, "POST", "/api/winnable", Some(&question));
                            let patience = Duration::from_millis(u64::from(last) * 5);
                            tokio::time::timeout(patience, asked).await.map_or(0, |answer| answer.status)
                        }
                        4..=5 => {
                            let flag = "2:00:00 arbiter observes flag white";
                            let case = json!({ "fen": HARD, "control": "3600", "acts": [flag, flag, flag] });
                            ask(addr, last, "POST", "/api/judge", Some(&case)).await.status
                        }
                        _ => {
                            let question = json!({ "fen": HARD });
                            ask(addr, last, "POST", "/api/winnable", Some(&question)).await.status
                        }
                    }
                })
            })
            .collect();
        let mut answers: BTreeMap<u16, u32> = BTreeMap::new();
        for asked in asking {
            *answers.entry(asked.await.expect("a stranger")).or_default() += 1;
        }
        // The job goes on to its end, for as long as somebody asks for it.
        let patience = Instant::now() + Duration::from_secs(240);
        let done = loop {
            let view = ask(addr, 250, "GET", &job, None).await.json();
            if view["state"] == "done" {
                break view;
            }
            assert!(Instant::now() < patience, "{view}");
            tokio::time::sleep(Duration::from_millis(200)).await;
        };
        let (peak, took) = (server.peak(), begun.elapsed());
        println!(
            "{ADDRESSES} addresses: {answers:?} (0: gone before the answer); the job: white {}, black {}; {peak} MB at most, {at_first} MB at first; {took:.1?}",
            done["answer"]["white"]["verdict"], done["answer"]["black"]["verdict"]
        );
        assert!(answers.get(&200).is_some_and(|answered| *answered > 10), "{answers:?}");
        assert!(peak < BOUND, "{peak} MB, more than {BOUND}");
        // And then it serves as before.
        assert_eq!(ask(addr, 251, "GET", "/api/ready", None).await.status, 204);
    }
}
