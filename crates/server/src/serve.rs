//! Runs the server on its listening sockets.

use crate::app::{self, App, app};
use crate::config::Config;
use crate::guard::LimitedListener;
use crate::handover::tell_manager;
use crate::store::StoreError;
use crate::{connection, jobs, metrics, store, table};
use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;
use thiserror::Error;
use tokio::net::TcpListener;

/// How often the number of refusals is logged.
const REFUSALS: Duration = Duration::from_secs(60);

/// The most threads for blocking work: one for everything that may run at once, so that nothing waits for a thread behind other work,
/// and a few for short work that is not counted, such as the metrics.
const BLOCKING: usize = app::THREADS + table::THREADS + jobs::AT_ONCE + store::READING + 3;

/// Why the server cannot run.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be used.
    #[error("{addr} cannot be listened on: {error}")]
    Bind {
        /// The address.
        addr: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
    /// An input/output error.
    #[error("the server failed: {0}")]
    Io(#[from] std::io::Error),
}

/// The runtime: a worker thread for each core, and few blocking threads, because each keeps memory.
pub fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(BLOCKING).build()
}

/// Serves until the process is interrupted or terminated, then finishes what is in progress.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let addr = config.addr;
    let listener = TcpListener::bind(addr).await.map_err(|error| ServeError::Bind { addr, error })?;
    serve_on(listener, config, told_to_stop()).await
}

/// Serves on a socket that is open already, until a future is ready.
pub async fn serve_on(
    listener: TcpListener,
    config: Config,
    until: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let state = App::open(config).await?;
    serve_app(listener, state, until).await
}

/// Serves an opened application on an open socket, until a future is ready.
pub async fn serve_app(
    listener: TcpListener,
    state: App,
    until: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let metrics = match state.config.metrics {
        None => None,
        Some(addr) => Some(TcpListener::bind(addr).await.map_err(|error| ServeError::Bind { addr, error })?),
    };
    serve_with(listener, metrics, state, until).await
}

/// Like [`serve_app`], with an open socket for the metrics.
pub async fn serve_with(
    listener: TcpListener,
    metrics: Option<TcpListener>,
    state: App,
    until: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let timeouts = state.config.timeouts;
    let router = app(state.clone());
    let (listener, mut gone) = LimitedListener::new(listener, &state.config);
    let beside = tokio::spawn(beside(state.clone(), metrics));
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        addr = listener.local_addr().map_or_else(|error| error.to_string(), |addr| addr.to_string()),
        db = %state.config.db.display(),
        connections = listener.most_in_all(),
        "started"
    );
    tell_manager("READY=1");
    let mut until = std::pin::pin!(until);
    loop {
        tokio::select! {
            biased;
            () = &mut until => break,
            (line, address) = listener.accept() => {
                let (router, stopping) = (router.clone(), state.stopping());
                tokio::spawn(connection::serve(line, address, router, timeouts.body, stopping));
            }
        }
    }
    tracing::info!("stopping: what is under way is finished first");
    tell_manager("STOPPING=1");
    // Stop listening. If systemd holds the socket too, new clients wait in its queue.
    drop(listener);
    state.stop();
    if tokio::time::timeout(timeouts.stop, gone.recv()).await.is_err() {
        tracing::warn!("some connections had to be cut off");
    }
    beside.abort();
    state.close().await;
    metrics::refusals_so_far();
    tracing::info!("stopped");
    Ok(())
}

/// Side tasks: the metrics listener, and the count of refusals in the log.
async fn beside(state: App, metrics: Option<TcpListener>) {
    let listener = async {
        let mut minute = tokio::time::interval(REFUSALS);
        loop {
            minute.tick().await;
            metrics::refusals_so_far();
        }
    };
    let showing = async {
        match metrics {
            None => std::future::pending().await,
            Some(listener) => axum::serve(listener, metrics::router(state)).await,
        }
    };
    tokio::select! {
        () = listener => {}
        _ = showing => {}
    }
}

/// Completes when the process is interrupted or terminated. Signals are caught from the call on, not only once the future is
/// polled, so that a signal during a slow start is not lost.
#[cfg(unix)]
pub fn told_to_stop() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{SignalKind, signal};
    let (interrupted, terminated) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    async move {
        // If one signal cannot be caught, the other still can.
        let heard = async |signal: std::io::Result<tokio::signal::unix::Signal>| match signal {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        };
        tokio::select! {
            () = heard(interrupted) => {}
            () = heard(terminated) => {}
        }
    }
}

/// Completes when the process is interrupted.
#[cfg(not(unix))]
pub fn told_to_stop() -> impl Future<Output = ()> + Send + 'static {
    async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
