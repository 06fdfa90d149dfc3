//! A server for each test, on its own port.

use crate::client::{self, Answer, Made, Socket};
use serde_json::{Value, json};
use std::net::SocketAddr;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tratto_server::{Caps, Config, Limits, Operator, ServeError, serve_on};

pub(crate) struct Server {
    pub(crate) addr: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), ServeError>>,
    folder: TempDir,
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::limited(Limits::none()).await
    }

    pub(crate) async fn limited(limits: Limits) -> Server {
        Server::in_folder(tempfile::tempdir().unwrap(), limits).await
    }

    /// With limits on the events of a game.
    pub(crate) async fn capped(events: u32, between_moves: u32) -> Server {
        let caps = Caps { events, between_moves };
        Server::configured(tempfile::tempdir().unwrap(), |config| Config { caps, ..config }).await
    }

    async fn in_folder(folder: TempDir, limits: Limits) -> Server {
        Server::configured(folder, |config| Config { limits, ..config }).await
    }

    /// With a configuration that differs from the default, without limits.
    pub(crate) async fn configured(folder: TempDir, change: impl FnOnce(Config) -> Config) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let db = folder.path().join("t.db");
        // What this machine has installed changes no test.
        let engine = Some("none".to_owned());
        let config = change(Config { addr, db, limits: Limits::none(), engine, ..Config::default() });
        let until = async {
            let _ = stopped.await;
        };
        let task = tokio::spawn(serve_on(listener, config, until));
        Server { addr, stop, task, folder }
    }

    /// The file of its log.
    pub(crate) fn path(&self) -> std::path::PathBuf {
        self.folder.path().join("t.db")
    }

    /// On a log that is there already.
    pub(crate) async fn on(folder: TempDir) -> Server {
        Server::in_folder(folder, Limits::none()).await
    }

    /// The operator's commands on the running server's file.
    pub(crate) fn operator(&self) -> Operator {
        Operator::open(&self.folder.path().join("t.db")).unwrap()
    }

    /// Stops in an orderly way; returns the folder.
    pub(crate) async fn stop(self) -> TempDir {
        let _ = self.stop.send(());
        self.task.await.unwrap().unwrap();
        self.folder
    }

    /// Stops, and starts again on the same file.
    pub(crate) async fn restart(self) -> Server {
        let folder = self.stop().await;
        Server::in_folder(folder, Limits::none()).await
    }

    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Value>,
    ) -> Answer {
        client::request(self.addr, method, path, headers, body.as_ref()).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let answer = self.ask("GET", path, &[], None).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        answer.json()
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, &[], Some(body)).await
    }

    pub(crate) async fn game(&self, new: Value) -> Made {
        client::make_game(self.addr, &new).await.unwrap()
    }

    /// An act by request.
    pub(crate) async fn act(&self, game: &str, token: &str, seq: u64, act: &str) -> Answer {
        let bearer = format!("Bearer {token}");
        let body = json!({ "expected_seq": seq, "act": act });
        self.ask("POST", &format!("/api/games/{game}/acts"), &[("Authorization", &bearer)], Some(body)).await
    }

    pub(crate) async fn state(&self, game: &str) -> Value {
        self.get(&format!("/api/games/{game}")).await
    }

    pub(crate) async fn socket(&self, game: &str, token: Option<&str>) -> (Socket, Value) {
        let mut socket = Socket::open(self.addr, game).await.expect("the server is there");
        let state = socket.hello(token, None).await.expect("an answer");
        assert_eq!(state["type"], "state", "{state}");
        (socket, state)
    }

    /// Both players at the board.
    pub(crate) async fn players(&self, game: &Made) -> (Socket, Socket) {
        let (white, _) = self.socket(&game.id, Some(&game.white)).await;
        let (black, _) = self.socket(&game.id, Some(&game.black)).await;
        (white, black)
    }
}

/// Acts in turn and brings both up to date; panics where one is refused.
pub(crate) async fn play(white: &mut Socket, black: &mut Socket, acts: &[&str]) {
    for act in acts {
        let (actor, other) =
            if act.starts_with("white") { (&mut *white, &mut *black) } else { (&mut *black, &mut *white) };
        actor.seq = actor.seq.max(other.seq);
        let answer = actor.act(act).await.expect("the server is there");
        assert_eq!(answer["type"], "ack", "{act}: {answer}");
        other.seq = actor.seq;
    }
}

pub(crate) fn online(control: &str) -> Value {
    json!({ "mode": "online", "control": control })
}

pub(crate) fn governed(control: &str) -> Value {
    json!({ "mode": "governed", "control": control })
}
