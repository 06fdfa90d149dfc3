//! The application: state, background tasks and router, without a listening socket.

use crate::config::Config;
use crate::error::ServerError;
use crate::guard::{Guesses, Passkeys, Peer, RateLimiter, secured};
use crate::jobs::Jobs;
use crate::reader::localize_errors;
use crate::store::{SqliteStore, Store, StoreError};
use crate::table::{GameRegistry, keep};
use crate::think::{Stop, WorkQueue};
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
use tratto_engine::Pool;
use tratto_words::Lang;

/// The largest request body.
const LARGEST: usize = 64 * 1024;
/// The longest time that a request may take.
const LONGEST: Duration = Duration::from_secs(60);
/// How often idle games are removed from memory.
const SWEEP: Duration = Duration::from_secs(15);
/// How often the server records that it is alive while any clock runs. After a crash clocks are stopped at the last record.
const ALIVE: Duration = Duration::from_secs(1);

/// How often the store is tested, so that a full disk is noticed before a player notices it.
const TRIED: Duration = Duration::from_secs(4);
/// The timeout of that test.
const TRIAL: Duration = Duration::from_secs(10);

/// Limits of the question queue: running, waiting, per address. A question may take 60 MB (its room is `questions::WHILE_WAITING`), so few
/// run at once; `tests/memory.rs` measures all of them together with a job.
const QUESTIONS: (usize, usize, u32) = (2, 30, 4);
/// Limits of the password queue: running, waiting, per address. A hash takes 19 MB by design.
const PASSWORDS: (usize, usize, u32) = (2, 30, 6);

/// State shared by all requests.
#[derive(Clone)]
pub struct App {
    pub(crate) registry: Arc<GameRegistry>,
    pub(crate) limiter: Arc<RateLimiter>,
    pub(crate) config: Arc<Config>,
    /// The languages that the server speaks.
    pub(crate) languages: Arc<[Lang]>,
    pub(crate) guesses: Arc<Guesses>,
    pub(crate) passkeys: Arc<Passkeys>,
    /// The queue of questions, which may take a second each.
    questions: Arc<WorkQueue>,
    /// The queue of password hashes, which are slow by design. It is separate, so that signing in does not wait for questions.
    passwords: Arc<WorkQueue>,
    /// Jobs that outlive a request.
    pub(crate) jobs: Arc<Jobs>,
    /// The engine, if the operator has set one.
    pub(crate) engine: Option<Arc<Pool>>,
    stop: Arc<watch::Sender<bool>>,
}

impl App {
    /// Opens the store and schedules what is due in the games of earlier runs.
    pub async fn open(config: Config) -> Result<App, StoreError> {
        App::open_at(config, crate::time::system_time()).await
    }

    /// Like [`App::open`], with the system time given in milliseconds since 1970, to test a wrong system clock.
    pub async fn open_at(config: Config, system_time: u64) -> Result<App, StoreError> {
        let (asked, path) = (Instant::now(), config.db.clone());
        let store = tokio::task::spawn_blocking(move || SqliteStore::open(&path)).await;
        let store: Arc<dyn Store> = Arc::new(store.map_err(|_| StoreError::Closed)??);
        let last_run = store.last_moment().await?;
        // Opening a large file takes time: add it.
        let waited = u64::try_from(asked.elapsed().as_millis()).unwrap_or(0);
        let time = ServerTime::start(system_time.saturating_add(waited), last_run);
        let boot = store.begin(time.now()).await?;
        let registry = Arc::new(GameRegistry::new(store, time, boot, last_run, config.caps));
        registry.learn_what_is_played().await?;
        registry.schedule_due_games().await;
        // Test the store before the first request, so that the health check has an answer from the start.
        registry.try_store(TRIAL).await;
        let app = App {
            registry,
            limiter: Arc::new(RateLimiter::new(config.limits)),
            guesses: Arc::new(Guesses::new(config.limits.guesses)),
            passkeys: Arc::new(Passkeys::new(config.origin.as_ref())),
            engine: crate::engines::pool(config.engine.as_deref()),
            config: Arc::new(config),
            languages: Arc::from(Lang::ALL),
            questions: Arc::new(WorkQueue::new(QUESTIONS.0, QUESTIONS.1, QUESTIONS.2)),
            passwords: Arc::new(WorkQueue::new(PASSWORDS.0, PASSWORDS.1, PASSWORDS.2)),
            jobs: Arc::default(),
            stop: Arc::new(watch::Sender::new(false)),
        };
        app.spawn_background_tasks();
        Ok(app)
    }

    /// The same application with these languages instead of the built-in ones.
    pub fn speaking(self, languages: &[Lang]) -> App {
        App { languages: languages.into(), ..self }
    }

    /// Starts the background tasks, which run until the server stops.
    fn spawn_background_tasks(&self) {
        let timer = keep(Arc::clone(&self.registry));
        let (registry, jobs) = (Arc::clone(&self.registry), Arc::clone(&self.jobs));
        let chores = async move {
            let mut alive = tokio::time::interval(ALIVE);
            let mut sweep = tokio::time::interval(SWEEP);
            for interval in [&mut alive, &mut sweep] {
                interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
            }
            loop {
                tokio::select! {
                    _ = alive.tick() => {
                        if registry.timer.is_wound()
                            && let Err(error) = registry.store.alive(registry.boot.number, registry.time.now()).await
                        {
                            tracing::debug!(%error, "being alive could not be noted");
                        }
                        jobs.sweep(registry.time.now());
                    }
                    _ = sweep.tick() => registry.sweep(registry.time.now()),
                }
            }
        };
        let registry = Arc::clone(&self.registry);
        let trials = async move {
            loop {
                registry.try_store(TRIAL).await;
                tokio::time::sleep(TRIED).await;
            }
        };
        let tidying = crate::keeping::keep_tidy(Arc::clone(&self.registry), self.config.keep_days);
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

    /// Runs a slow question on the question queue, so that games never wait for it. It is cancelled when the client disconnects.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        peer: Peer,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        self.questions.answer(peer, work).await
    }

    /// Hashes or checks a password on the password queue.
    pub(crate) async fn password<T: Send + 'static>(
        &self,
        peer: Peer,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        self.passwords.answer(peer, |_| work()).await
    }

    /// A receiver that becomes true when the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Begins to stop: clients are told and their sockets closed.
    pub fn stop(&self) {
        self.registry.announce_stop();
        self.stop.send_replace(true);
    }

    /// Finishes: writes everything pending and records the time.
    pub async fn close(&self) {
        self.stop();
        if let Err(error) =
            self.registry.store.alive(self.registry.boot.number, self.registry.time.now()).await
        {
            tracing::warn!(%error, "the end could not be noted");
        }
        self.registry.store.close().await;
    }

    /// How many games are in memory.
    pub fn games_in_memory(&self) -> usize {
        self.registry.count()
    }
}

/// The router with all middleware.
pub fn app(state: App) -> Router {
    let (api, _) = openapi::routes().split_for_parts();
    let api = api
        .layer(from_fn(run_to_completion))
        .layer(from_fn_with_state(state.clone(), count_request))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, LONGEST));
    let router = Router::new()
        .merge(api)
        .merge(openapi::pages())
        .fallback(pages::serve)
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(fell_over))
        .layer(from_fn(metrics::noted));
    secured(router, &state).layer(from_fn_with_state(state.clone(), localize_errors)).with_state(state)
}

/// Applies the rate limit on requests.
async fn count_request(State(app): State<App>, peer: Peer, request: Request<Body>, next: Next) -> Response {
    match app.limiter.request(peer) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// Requests that change nothing: they are cancelled when the client disconnects.
const QUESTIONS_ASKED: &[&str] = &[
    "/api/winnable",
    "/api/judge",
    "/api/position",
    "/api/why",
    "/api/notation",
    "/api/control",
    "/api/coach",
    "/api/coach/game",
];

/// Runs a changing request to completion even if the client disconnects, so that no change is left half done.
async fn run_to_completion(request: Request<Body>, next: Next) -> Response {
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
