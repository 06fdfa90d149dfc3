//! The server without a socket.

use crate::config::Config;
use crate::error::ServerError;
use crate::guard::{Door, Guesses, Passkeys, Peer, secured};
use crate::store::{Store, StoreError};
use crate::table::{Hall, blocking, keep};
use crate::time::ServerTime;
use crate::{openapi, pages};
use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, MatchedPath, State};
use axum::http::{Request, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// The largest body that is read.
const LARGEST: usize = 64 * 1024;
/// The longest a request may take.
const LONGEST: Duration = Duration::from_secs(60);
/// How often games that nobody looks at are put away.
const SWEEP: Duration = Duration::from_secs(15);
/// How often it is noted that the server is alive, while any clock runs: so exactly is known when it was not any more.
const ALIVE: Duration = Duration::from_secs(1);

/// How much that takes long is done at once.
const THINKERS: usize = 4;

/// What every request shares.
#[derive(Clone)]
pub struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) door: Arc<Door>,
    pub(crate) config: Arc<Config>,
    pub(crate) guesses: Arc<Guesses>,
    pub(crate) passkeys: Arc<Passkeys>,
    /// Room for work that takes long: passwords cost memory by design, and questions may cost seconds.
    thinking: Arc<Semaphore>,
    stop: Arc<watch::Sender<bool>>,
}

impl App {
    /// Opens the store and takes up the games of earlier runs.
    pub async fn open(config: Config) -> Result<App, StoreError> {
        let path = config.db.clone();
        let store = tokio::task::spawn_blocking(move || Store::open(&path)).await;
        let store = store.map_err(|_| StoreError::Closed)??;
        // The clock of the log does not go back, whatever the system's has done meanwhile.
        let time = ServerTime::start(store.last_moment().await?.saturating_add(1));
        let boot = store.begin(time.now()).await?;
        let hall = Arc::new(Hall::new(store, time, boot));
        hall.wind_up().await?;
        let app = App {
            hall,
            door: Arc::new(Door::new(config.limits)),
            guesses: Arc::new(Guesses::new(config.limits.guesses)),
            passkeys: Arc::new(Passkeys::new(config.origin.as_ref())),
            config: Arc::new(config),
            thinking: Arc::new(Semaphore::new(THINKERS)),
            stop: Arc::new(watch::Sender::new(false)),
        };
        app.keep_house();
        Ok(app)
    }

    /// The tasks that run beside the requests, until the server stops.
    fn keep_house(&self) {
        let timer = keep(Arc::clone(&self.hall));
        let hall = Arc::clone(&self.hall);
        let chores = async move {
            let (mut alive, mut sweep) = (tokio::time::interval(ALIVE), tokio::time::interval(SWEEP));
            loop {
                tokio::select! {
                    _ = alive.tick() => {
                        if hall.timer.is_wound()
                            && let Err(error) = hall.store.alive(hall.boot.number, hall.time.now()).await
                        {
                            tracing::warn!(%error, "being alive could not be noted");
                        }
                    }
                    _ = sweep.tick() => hall.sweep(hall.time.now()),
                }
            }
        };
        let mut stopping = self.stopping();
        tokio::spawn(async move {
            tokio::select! {
                () = timer => {}
                () = chores => {}
                _ = stopping.wait_for(|stop| *stop) => {}
            }
        });
    }

    /// Does work that may take long, a few at a time, so that games never wait for it.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        let _room = self.thinking.acquire().await.map_err(ServerError::internal)?;
        blocking(work).await
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
        .layer(from_fn_with_state(state.clone(), knock))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, LONGEST));
    let router = Router::new()
        .merge(api)
        .merge(openapi::pages())
        .fallback(pages::serve)
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(fell_over))
        .layer(axum::middleware::from_fn(noted));
    secured(router).with_state(state)
}

/// Counts requests at the door.
async fn knock(State(app): State<App>, peer: Peer, request: Request<Body>, next: Next) -> Response {
    match app.door.request(peer) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// Notes each request: the kind of path, never the path itself, a header or a body.
async fn noted(request: Request<Body>, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let method = request.method().clone();
    let start = Instant::now();
    let response = next.run(request).await;
    let ms = start.elapsed().as_millis();
    tracing::info!(%method, path = path.as_deref().unwrap_or("pages"), status = response.status().as_u16(), ms);
    response
}

fn fell_over(_: Box<dyn std::any::Any + Send>) -> Response {
    ServerError::internal("a request fell over").into_response()
}
