//! Metrics in the text format 0.0.4 of Prometheus.
//!
//! Counters are global to the process, as Prometheus expects, so that no handle has to be passed around. Values that can be looked
//! up are looked up at scrape time. Metrics have a listener of their own, which the operator can expose as he likes; they name
//! no game, person or address.

mod text;

use crate::app::App;
use crate::error::ServerError;
use crate::log;
use crate::wire::ErrorKind;
use axum::Router;
use axum::body::Body;
use axum::extract::{MatchedPath, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, Request};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};
use text::{Kind, Text};

/// The bucket bounds of all histograms, in microseconds: from 1 ms to 10 s, finest around the expected latency of an act.
const BOUNDS: [u64; 14] = [
    500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
    5_000_000, 10_000_000,
];

/// A latency histogram.
#[derive(Default)]
struct Histogram {
    /// One counter for each bound, and one beyond all.
    counts: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

impl Histogram {
    fn note(&self, took: Duration) {
        let microseconds = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let place = BOUNDS.iter().position(|bound| microseconds <= *bound).unwrap_or(BOUNDS.len());
        self.counts[place].fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(microseconds, Ordering::Relaxed);
    }
}

/// The labels of a request: method, route pattern, first digit of the status.
type Asked = (&'static str, String, u16);

/// All counters.
struct Counted {
    started: Instant,
    requests: Mutex<BTreeMap<Asked, Histogram>>,
    acknowledgements: Histogram,
    refused_acts: AtomicU64,
    refusals: Mutex<HashMap<ErrorKind, u64>>,
    /// The refusals that have been logged already.
    told: Mutex<HashMap<ErrorKind, u64>>,
    refused_by_address: AtomicU64,
    refused_by_all: AtomicU64,
    connections: AtomicI64,
    most_connections: AtomicU64,
}

static COUNTED: LazyLock<Counted> = LazyLock::new(|| Counted {
    started: Instant::now(),
    requests: Mutex::default(),
    acknowledgements: Histogram::default(),
    refused_acts: AtomicU64::new(0),
    refusals: Mutex::default(),
    told: Mutex::default(),
    refused_by_address: AtomicU64::new(0),
    refused_by_all: AtomicU64::new(0),
    connections: AtomicI64::new(0),
    most_connections: AtomicU64::new(0),
});

/// Awaits an act and records its latency until it is on disk, or its refusal.
pub(crate) async fn timed<T>(act: impl Future<Output = Result<T, ServerError>>) -> Result<T, ServerError> {
    let start = Instant::now();
    let outcome = act.await;
    match &outcome {
        Ok(_) => COUNTED.acknowledgements.note(start.elapsed()),
        Err(_) => {
            COUNTED.refused_acts.fetch_add(1, Ordering::Relaxed);
        }
    }
    outcome
}

/// Counts a refusal.
pub(crate) fn refused(kind: ErrorKind) {
    *COUNTED.refusals.lock().unwrap_or_else(PoisonError::into_inner).entry(kind).or_default() += 1;
}

/// Counts a refused connection, by the limit that was exceeded.
pub(crate) fn connection_refused(is_address: bool) {
    let counter = if is_address { &COUNTED.refused_by_address } else { &COUNTED.refused_by_all };
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Changes the number of open connections by 1 or -1.
pub(crate) fn connections(change: i64) {
    COUNTED.connections.fetch_add(change, Ordering::Relaxed);
}

/// Records the limit on connections.
pub(crate) fn most_connections(most: usize) {
    COUNTED.most_connections.store(u64::try_from(most).unwrap_or(u64::MAX), Ordering::Relaxed);
}

/// Counts each request, and logs it at debug level by its route pattern: never the path itself, a header or a body.
pub(crate) async fn noted(request: Request<Body>, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let path = path.unwrap_or_else(|| "pages".to_owned());
    let method = known(request.method());
    let start = Instant::now();
    let response = next.run(request).await;
    let (took, status) = (start.elapsed(), response.status().as_u16());
    tracing::debug!(
        method,
        path,
        status,
        ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX),
        "request"
    );
    let mut requests = COUNTED.requests.lock().unwrap_or_else(PoisonError::into_inner);
    requests.entry((method, path, status / 100)).or_default().note(took);
    response
}

/// The name of a method. Unknown methods share one name, since clients could invent any number of them.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Logs the refusals since the last call, by kind; nothing if there were none.
pub(crate) fn refusals_so_far() {
    let now = COUNTED.refusals.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let mut told = COUNTED.told.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((total, kinds)) = since(&mut told, now) {
        tracing::info!(total, kinds, "refusals since the last such line");
    }
}

fn since(told: &mut HashMap<ErrorKind, u64>, now: HashMap<ErrorKind, u64>) -> Option<(u64, String)> {
    let before = std::mem::replace(told, now);
    let new = |(kind, count): (&ErrorKind, &u64)| {
        let more = count.saturating_sub(before.get(kind).copied().unwrap_or_default());
        (more > 0).then(|| (name(*kind), more))
    };
    let mut kinds: Vec<(String, u64)> = told.iter().filter_map(new).collect();
    kinds.sort();
    let total = kinds.iter().map(|(_, more)| more).sum();
    let shown: Vec<String> = kinds.iter().map(|(kind, more)| format!("{kind}:{more}")).collect();
    (total > 0).then(|| (total, shown.join(",")))
}

/// The name of a kind, as on the wire.
fn name(kind: ErrorKind) -> String {
    match serde_json::to_value(kind) {
        Ok(serde_json::Value::String(name)) => name,
        _ => "unknown".to_owned(),
    }
}

/// The router of the metrics listener: `GET /metrics` and nothing else.
pub(crate) fn router(app: App) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(app)
}

async fn metrics(State(app): State<App>) -> Response {
    // File sizes are read from the file system, which may block.
    match tokio::task::spawn_blocking(move || render(&app)).await {
        Ok(text) => ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response(),
        Err(error) => ServerError::internal(error).into_response(),
    }
}

fn render(app: &App) -> String {
    let mut text = Text::default();
    let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as f64;
    let version = env!("CARGO_PKG_VERSION");
    text.family("tratto_build_info", Kind::Gauge, "The version that runs.")
        .sample(&[("version", version)], 1.0);
    let uptime = COUNTED.started.elapsed().as_secs_f64();
    text.one("tratto_uptime_seconds", Kind::Gauge, "How long the server has run.", uptime);
    if let Some(bytes) = resident() {
        text.one("process_resident_memory_bytes", Kind::Gauge, "Resident memory.", bytes);
    }
    let games = app.games_in_memory() as f64;
    text.one("tratto_games_in_memory", Kind::Gauge, "Games that are held in memory.", games);
    let sockets = app.limiter.sockets() as f64;
    text.one("tratto_sockets", Kind::Gauge, "WebSockets that are open.", sockets);
    let connections = COUNTED.connections.load(Ordering::Relaxed) as f64;
    text.one("tratto_connections", Kind::Gauge, "Connections that are open, of all kinds.", connections);
    let most = load(&COUNTED.most_connections);
    text.one("tratto_connections_max", Kind::Gauge, "Connections there is room for.", most);
    text.family(
        "tratto_connections_refused_total",
        Kind::Counter,
        "Connections refused: one too many of its address, or of all.",
    )
    .sample(&[("reason", "address")], load(&COUNTED.refused_by_address))
    .sample(&[("reason", "all")], load(&COUNTED.refused_by_all));
    requests(&mut text);
    let taken: u64 = COUNTED.acknowledgements.counts.iter().map(|count| count.load(Ordering::Relaxed)).sum();
    text.family("tratto_acts_total", Kind::Counter, "Acts at the board, by whether they were taken.")
        .sample(&[("outcome", "acknowledged")], taken as f64)
        .sample(&[("outcome", "refused")], load(&COUNTED.refused_acts));
    let about = "From an act to its acknowledgement, which comes when it is on disk.";
    text.family("tratto_act_acknowledgement_seconds", Kind::Histogram, about)
        .histogram(&[], &COUNTED.acknowledgements);
    let refusals = COUNTED.refusals.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let mut refusals: Vec<(String, u64)> =
        refusals.into_iter().map(|(kind, count)| (name(kind), count)).collect();
    refusals.sort();
    let family = text.family(
        "tratto_refusals_total",
        Kind::Counter,
        "Requests and acts refused, by the kind of fault.",
    );
    for (kind, count) in refusals {
        family.sample(&[("kind", &kind)], count as f64);
    }
    let queue = app.registry.store.waiting() as f64;
    text.one("tratto_store_queue", Kind::Gauge, "Writes that wait for the store.", queue);
    let size = |end: &str| {
        let mut path = app.config.db.clone().into_os_string();
        path.push(end);
        std::fs::metadata(path).map_or(0, |about| about.len()) as f64
    };
    text.one("tratto_store_bytes", Kind::Gauge, "Size of the database file.", size(""));
    text.one("tratto_store_wal_bytes", Kind::Gauge, "Size of the write-ahead log beside it.", size("-wal"));
    let health = app.registry.health.report();
    if let Some(at) = health.checked_at {
        let well = f64::from(u8::from(health.trouble.is_none()));
        text.one("tratto_self_check_well", Kind::Gauge, "Whether the last self-check went well.", well);
        let age = app.registry.time.now().saturating_sub(at) as f64 / 1_000.0;
        text.one("tratto_self_check_age_seconds", Kind::Gauge, "How long ago that was.", age);
    }
    let damaged = health.damaged as f64;
    text.one("tratto_games_damaged", Kind::Gauge, "Games whose logs cannot be read.", damaged);
    text.one(
        "tratto_log_lines_lost_total",
        Kind::Counter,
        "Lines of the log that nobody read in time.",
        log::lost() as f64,
    );
    text.finish()
}

fn requests(text: &mut Text) {
    let requests = COUNTED.requests.lock().unwrap_or_else(PoisonError::into_inner);
    let about = "Requests by method, pattern of the path and class of the status.";
    let family = text.family("tratto_http_request_seconds", Kind::Histogram, about);
    for ((method, path, class), histogram) in requests.iter() {
        family.histogram(&[("method", method), ("path", path), ("status", &format!("{class}xx"))], histogram);
    }
}

/// The resident memory of this process in bytes, where the system reports it.
fn resident() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1_024.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_told_once() {
        let mut told = HashMap::new();
        let counts = |list: &[(ErrorKind, u64)]| list.iter().copied().collect::<HashMap<_, _>>();
        assert_eq!(since(&mut told, counts(&[])), None);
        let first = counts(&[(ErrorKind::TooMany, 3), (ErrorKind::BadAct, 1)]);
        assert_eq!(since(&mut told, first.clone()), Some((4, "bad-act:1,too-many:3".to_owned())));
        assert_eq!(since(&mut told, first), None);
        let more = counts(&[(ErrorKind::TooMany, 5), (ErrorKind::BadAct, 1)]);
        assert_eq!(since(&mut told, more), Some((2, "too-many:2".to_owned())));
    }
}
