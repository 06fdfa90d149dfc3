//! One connection: requests one after the other, each with so much time for its parts.

use crate::guard::{Caller, Course, Line, Under};
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

/// The largest head of a request, and as much as is held of an answer that is not read.
const BUFFER: usize = 32 * 1024;

/// How long a connection without any request is waited for when the server stops: so many steps.
const FRESH: u32 = 20;
const STEP: Duration = Duration::from_millis(25);

/// Serves a connection until either end has had enough. When the server stops, the request that is under way is the last.
pub(crate) async fn serve(
    line: Line,
    address: SocketAddr,
    router: Router,
    body: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    let course = line.course();
    let told = course.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        // Begun at once, and not when the connection next comes round to it: whoever hangs up right after asking would find
        // that nothing had been begun.
        let mut answered = Box::pin(answer(request, address, router.clone(), body, told.clone()));
        let begun = answered.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        async move {
            Ok::<_, Infallible>(match begun {
                Poll::Ready(response) => response,
                Poll::Pending => answered.await,
            })
        }
    });
    // The head of a request has its deadline on the line itself: that of hyper runs between requests, too.
    let connection = http1::Builder::new()
        .header_read_timeout(None)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(line), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stop| *stop) => {}
    }
    // Whoever was taken in at the last moment has a first request on its way, and it is heard.
    for _ in 0..FRESH {
        if !course.is_fresh() {
            break;
        }
        tokio::select! {
            _ = connection.as_mut() => return,
            () = sleep(STEP) => {}
        }
    }
    connection.as_mut().graceful_shutdown();
    // What goes wrong with a line concerns nobody but its two ends.
    let _ = connection.await;
}

async fn answer(
    request: Request<Incoming>,
    address: SocketAddr,
    router: Router,
    body: Duration,
    course: Course,
) -> Response<Answer> {
    let under = course.begin();
    let mut request = request.map(|incoming| timed(incoming, body));
    request.extensions_mut().insert(ConnectInfo(Caller(address)));
    let Ok(response) = router.oneshot(request).await;
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        course.talk();
    }
    response.map(|body| Answer { body, _under: under })
}

/// The body of an answer. While it is on its way the request is not over.
struct Answer {
    body: Body,
    _under: Under,
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

/// The body of a request that has so much time to come.
struct Timed {
    incoming: Incoming,
    within: Duration,
    /// Begins when somebody wants the body.
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
