//! The server with a socket.

use crate::app::{App, app};
use crate::config::Config;
use crate::guard::{Caller, Counting};
use crate::store::StoreError;
use std::future::{Future, IntoFuture as _};
use std::net::SocketAddr;
use std::time::Duration;
use thiserror::Error;
use tokio::net::TcpListener;

/// How long those who are still being served get when the server stops.
const PATIENCE: Duration = Duration::from_secs(10);

/// Threads for work that blocks: the few that think, and enough for the short work of all games.
const BLOCKING: usize = 12;

/// Why the server does not run.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be had.
    #[error("{addr} cannot be listened on: {error}")]
    Bind {
        /// The address.
        addr: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
    /// The socket failed.
    #[error("the server failed: {0}")]
    Io(#[from] std::io::Error),
}

/// A runtime to serve on: a thread for each core, and few for work that blocks, because each keeps memory to itself.
pub fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(BLOCKING).build()
}

/// Serves until the process is told to stop (interrupt or termination), then finishes what is under way.
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

/// Serves on a socket that is open already what is open already, until a future is ready.
pub async fn serve_app(
    listener: TcpListener,
    state: App,
    until: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    // Behind a proxy every connection is the proxy's.
    let most = if state.config.behind_proxy { u32::MAX } else { state.config.limits.connections };
    let service = app(state.clone()).into_make_service_with_connect_info::<Caller>();
    let stopping = {
        let state = state.clone();
        async move {
            until.await;
            tracing::info!("stopping: what is under way is finished first");
            state.stop();
        }
    };
    let mut told = state.stopping();
    let server =
        axum::serve(Counting::new(listener, most), service).with_graceful_shutdown(stopping).into_future();
    let patience = async move {
        let _ = told.wait_for(|stop| *stop).await;
        tokio::time::sleep(PATIENCE).await;
    };
    let result = tokio::select! {
        result = server => result,
        () = patience => Ok(()),
    };
    state.close().await;
    Ok(result?)
}

/// Waits until the process is interrupted or terminated.
pub async fn told_to_stop() {
    let interrupt = async {
        // A process that cannot be interrupted still can be terminated.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
