//! One HTTP connection: its requests in order, with a timeout for each part.

use crate::guard::{Activity, RemoteAddress, RequestInProgress, TimedStream};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode};
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use std::future::Future as _;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};
use std::time::Duration;
use thiserror::Error;
use tokio::sync::watch;
use tokio::time::{Sleep, sleep};
use tower::ServiceExt as _;

/// The largest request head, and the most that is buffered of an answer that the client does not read.
const BUFFER: usize = 32 * 1024;

/// How many steps the shutdown waits for the first request of a new connection.
const FIRST_REQUEST_STEPS: u32 = 20;
const FIRST_REQUEST_STEP: Duration = Duration::from_millis(25);

/// Serves a connection until either end closes it. At shutdown the request in progress is the last.
pub(crate) async fn serve(
    stream: TimedStream,
    address: SocketAddr,
    router: Router,
    body: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    let activity = stream.activity();
    let request_activity = activity.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        // Polled once at once, not when the connection is next polled: if the client disconnects right after sending, the request
        // has been started all the same.
        let mut answered = Box::pin(answer(request, address, router.clone(), body, request_activity.clone()));
        let begun = answered.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        async move {
            Ok::<_, Infallible>(match begun {
                Poll::Ready(response) => response,
                Poll::Pending => answered.await,
            })
        }
    });
    // The timeout for the head is in the stream: hyper's own also runs between requests.
    let connection = http1::Builder::new()
        .header_read_timeout(None)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stop| *stop) => {}
    }
    // A connection accepted at the last moment has its first request on the way: wait for it briefly.
    for _ in 0..FIRST_REQUEST_STEPS {
        if !activity.no_request_yet() {
            break;
        }
        tokio::select! {
            _ = connection.as_mut() => return,
            () = sleep(FIRST_REQUEST_STEP) => {}
        }
    }
    connection.as_mut().graceful_shutdown();
    // Errors of one connection matter only to its two ends.
    let _ = connection.await;
}

async fn answer(
    request: Request<Incoming>,
    address: SocketAddr,
    router: Router,
    body: Duration,
    activity: Activity,
) -> Response<Answer> {
    let in_progress = activity.begin();
    let mut request = request.map(|incoming| timed(incoming, body));
    request.extensions_mut().insert(ConnectInfo(RemoteAddress(address)));
    let Ok(response) = router.oneshot(request).await;
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        activity.begin_websocket();
    }
    response.map(|body| Answer { body, _in_progress: in_progress })
}

/// The body of an answer. The request counts as in progress until it has been sent.
struct Answer {
    body: Body,
    _in_progress: RequestInProgress,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of a request took too long.
#[derive(Debug, Error)]
#[error("the body did not come within {} seconds", .0.as_secs_f64())]
struct TooSlow(Duration);

/// A request body with a timeout.
struct Timed {
    incoming: Incoming,
    within: Duration,
    /// Started when the body is first polled.
    alarm: Option<Pin<Box<Sleep>>>,
}

fn timed(incoming: Incoming, within: Duration) -> Body {
    if incoming.is_end_stream() { Body::empty() } else { Body::new(Timed { incoming, within, alarm: None }) }
}

impl HttpBody for Timed {
    type Data = Bytes;
    type Error = Box<dyn std::error::Error + Send + Sync>;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        let within = self.within;
        let alarm = self.alarm.get_or_insert_with(|| Box::pin(sleep(within)));
        if alarm.as_mut().poll(context).is_ready() {
            return Poll::Ready(Some(Err(TooSlow(within).into())));
        }
        Pin::new(&mut self.incoming).poll_frame(context).map_err(Into::into)
    }

    fn is_end_stream(&self) -> bool {
        self.incoming.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.incoming.size_hint()
    }
}
