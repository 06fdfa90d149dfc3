//! The server without a socket.

use crate::config::Config;
use crate::error::ServerError;
use crate::guard::{Door, Guesses, Passkeys, Peer, secured};
use crate::jobs::Jobs;
use crate::reader::speak;
use crate::store::{SqliteStore, Store, StoreError};
use crate::table::{Hall, keep};
use crate::think::{Lane, Stop};
use crate::time::ServerTime;
use crate::{metrics, openapi, pages};
use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{Method, Request, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tratto_words::Lang;

/// The largest body that is read.
const LARGEST: usize = 64 * 1024;
/// The longest a request may take.
const LONGEST: Duration = Duration::from_secs(60);
/// How often games that nobody looks at are put away.
const SWEEP: Duration = Duration::from_secs(15);
/// How often it is noted that the server is alive, while any clock runs: so exactly is known when it was not any more.
const ALIVE: Duration = Duration::from_secs(1);

/// How often the store is tried, so that a full disk is known before a player finds out.
const TRIED: Duration = Duration::from_secs(4);
/// How long such a trial may take.
const TRIAL: Duration = Duration::from_secs(10);

/// Questions answered at once, waiting, and of one address. Each may take a hundred megabytes: few, so that memory is bounded.
const QUESTIONS: (usize, usize, u32) = (2, 30, 4);
/// Passwords hashed at once, waiting, and of one address: 19 MB each, by design.
const PASSWORDS: (usize, usize, u32) = (2, 30, 6);

/// What every request shares.
#[derive(Clone)]
pub struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) door: Arc<Door>,
    pub(crate) config: Arc<Config>,
    /// The languages that the server speaks.
    pub(crate) languages: Arc<[Lang]>,
    pub(crate) guesses: Arc<Guesses>,
    pub(crate) passkeys: Arc<Passkeys>,
    /// Room for questions, which may cost a second.
    questions: Arc<Lane>,
    /// Room for passwords, which cost time and memory by design: nobody waits for somebody's questions to sign in.
    passwords: Arc<Lane>,
    /// What takes longer than a request.
    pub(crate) jobs: Arc<Jobs>,
    stop: Arc<watch::Sender<bool>>,
}

impl App {
    /// Opens the store and takes up the games of earlier runs.
    pub async fn open(config: Config) -> Result<App, StoreError> {
        App::open_at(config, crate::time::system_time()).await
    }

    /// The same at a time of the caller's, in milliseconds since 1970: what happens when the clock of the system is wrong.
    pub async fn open_at(config: Config, system_time: u64) -> Result<App, StoreError> {
        let (asked, path) = (Instant::now(), config.db.clone());
        let store = tokio::task::spawn_blocking(move || SqliteStore::open(&path)).await;
        let store: Arc<dyn Store> = Arc::new(store.map_err(|_| StoreError::Closed)??);
        let last_run = store.last_moment().await?;
        // Opening a large file takes a while, and that passes too.
        let waited = u64::try_from(asked.elapsed().as_millis()).unwrap_or(0);
        let time = ServerTime::start(system_time.saturating_add(waited), last_run);
        let boot = store.begin(time.now()).await?;
        let hall = Arc::new(Hall::new(store, time, boot, last_run, config.caps));
        hall.wind_up().await;
        // Before anybody comes: the first to ask after the health of the server gets an answer.
        hall.try_store(TRIAL).await;
        let app = App {
            hall,
            door: Arc::new(Door::new(config.limits)),
            guesses: Arc::new(Guesses::new(config.limits.guesses)),
            passkeys: Arc::new(Passkeys::new(config.origin.as_ref())),
            config: Arc::new(config),
            languages: Arc::from(Lang::ALL),
            questions: Arc::new(Lane::new(QUESTIONS.0, QUESTIONS.1, QUESTIONS.2)),
            passwords: Arc::new(Lane::new(PASSWORDS.0, PASSWORDS.1, PASSWORDS.2)),
            jobs: Arc::default(),
            stop: Arc::new(watch::Sender::new(false)),
        };
        app.keep_house();
        Ok(app)
    }

    /// The same, speaking these languages and not only those that are built in.
    pub fn speaking(self, languages: &[Lang]) -> App {
        App { languages: languages.into(), ..self }
    }

    /// The tasks that run beside the requests, until the server stops.
    fn keep_house(&self) {
        let timer = keep(Arc::clone(&self.hall));
        let (hall, jobs) = (Arc::clone(&self.hall), Arc::clone(&self.jobs));
        let chores = async move {
            let mut alive = tokio::time::interval(ALIVE);
            let mut sweep = tokio::time::interval(SWEEP);
            for interval in [&mut alive, &mut sweep] {
                interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
            }
            loop {
                tokio::select! {
                    _ = alive.tick() => {
                        if hall.timer.is_wound()
                            && let Err(error) = hall.store.alive(hall.boot.number, hall.time.now()).await
                        {
                            tracing::debug!(%error, "being alive could not be noted");
                        }
                        jobs.sweep(hall.time.now());
                    }
                    _ = sweep.tick() => hall.sweep(hall.time.now()),
                }
            }
        };
        let hall = Arc::clone(&self.hall);
        let trials = async move {
            loop {
                hall.try_store(TRIAL).await;
                tokio::time::sleep(TRIED).await;
            }
        };
        let tidying = crate::keeping::keep_tidy(Arc::clone(&self.hall), self.config.keep_days);
        let mut stopping = self.stopping();
        tokio::spawn(async move {
            tokio::select! {
                () = timer => {}
                () = tidying => {}
                () = chores => {}
                () = trials => {}
                _ = stopping.wait_for(|stop| *stop) => {}
            }
        });
    }

    /// Answers a question that may take a while, so that games never wait for it. It is told to stop when the asker hangs up.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        peer: Peer,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        self.questions.answer(peer, work).await
    }

    /// Hashes or checks a password.
    pub(crate) async fn password<T: Send + 'static>(
        &self,
        peer: Peer,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        self.passwords.answer(peer, |_| work()).await
    }

    /// Tells when the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Begins to stop: sockets are told and closed.
    pub fn stop(&self) {
        self.hall.announce_stop();
        self.stop.send_replace(true);
    }

    /// Ends: what waits to be written is written, and the moment noted.
    pub async fn close(&self) {
        self.stop();
        if let Err(error) = self.hall.store.alive(self.hall.boot.number, self.hall.time.now()).await {
            tracing::warn!(%error, "the end could not be noted");
        }
        self.hall.store.close().await;
    }

    /// How many games are in memory.
    pub fn games_in_memory(&self) -> usize {
        self.hall.count()
    }
}

/// The whole server as a router.
pub fn app(state: App) -> Router {
    let (api, _) = openapi::routes().split_for_parts();
    let api = api
        .layer(from_fn(to_the_end))
        .layer(from_fn_with_state(state.clone(), knock))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, LONGEST));
    let router = Router::new()
        .merge(api)
        .merge(openapi::pages())
        .fallback(pages::serve)
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(fell_over))
        .layer(from_fn(metrics::noted));
    secured(router, &state).layer(from_fn_with_state(state.clone(), speak)).with_state(state)
}

/// Counts requests at the door.
async fn knock(State(app): State<App>, peer: Peer, request: Request<Body>, next: Next) -> Response {
    match app.door.request(peer) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// Questions, which change nothing: they stop when nobody waits for the answer.
const QUESTIONS_ASKED: &[&str] =
    &["/api/winnable", "/api/judge", "/api/position", "/api/why", "/api/notation", "/api/control"];

/// What a request begins to change runs to its end, whoever hangs up: half a change is worse than one that nobody hears of.
async fn to_the_end(request: Request<Body>, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD)
        && !QUESTIONS_ASKED.contains(&request.uri().path());
    if !changes {
        return next.run(request).await;
    }
    match tokio::spawn(next.run(request)).await {
        Ok(response) => response,
        Err(error) => ServerError::internal(error).into_response(),
    }
}

fn fell_over(_: Box<dyn std::any::Any + Send>) -> Response {
    ServerError::internal("a request fell over").into_response()
}
