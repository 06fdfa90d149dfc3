//! A TCP stream that ends when it is idle for too long, or when a request head takes too long to arrive.

use super::listener::ConnectionPermit;
use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

/// The timeouts of a connection.
#[derive(Copy, Clone, Debug)]
pub(super) struct Timeouts {
    /// From the first byte of a request to the end of its head, however many packets it takes.
    pub(super) head: Duration,
    /// Without traffic in either direction.
    pub(super) idle: Duration,
}

/// The state of a connection: an even number between requests, odd during a request, the next even number after it.
#[derive(Clone, Default)]
pub(crate) struct Activity(Arc<AtomicU32>);

impl Activity {
    /// A WebSocket, which has timeouts of its own.
    const WEBSOCKET: u32 = u32::MAX;

    /// A request has begun; it ends when the returned guard is dropped.
    pub(crate) fn begin(&self) -> RequestInProgress {
        self.0.fetch_add(1, Ordering::Relaxed);
        RequestInProgress(self.clone())
    }

    /// The connection has become a WebSocket.
    pub(crate) fn begin_websocket(&self) {
        self.0.store(Activity::WEBSOCKET, Ordering::Relaxed);
    }

    /// Whether no request has begun yet.
    pub(crate) fn no_request_yet(&self) -> bool {
        self.0.load(Ordering::Relaxed) == 0
    }

    /// The number of the next request; `None` during a request.
    fn awaited_request(&self) -> Option<u32> {
        let now = self.0.load(Ordering::Relaxed);
        (now != Activity::WEBSOCKET && now.is_multiple_of(2)).then_some(now)
    }
}

/// Guard of a request in progress.
pub(crate) struct RequestInProgress(Activity);

impl Drop for RequestInProgress {
    fn drop(&mut self) {
        // Nothing to do once it is a WebSocket.
        let over = |now: u32| (now != Activity::WEBSOCKET).then(|| (now + 1) % (Activity::WEBSOCKET - 1));
        let _ = self.0.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, over);
    }
}

/// A TCP stream with timeouts.
pub(crate) struct TimedStream {
    stream: TcpStream,
    timeouts: Timeouts,
    activity: Activity,
    /// When data last passed in either direction.
    last_activity: Instant,
    /// The request whose head is arriving, and since when.
    head: Option<(u32, Instant)>,
    /// Never later than the deadline; it may be earlier, and is then reset.
    timer: Pin<Box<Sleep>>,
    _permit: Option<ConnectionPermit>,
}

impl TimedStream {
    pub(super) fn new(stream: TcpStream, permit: ConnectionPermit, timeouts: Timeouts) -> TimedStream {
        TimedStream::with(stream, Some(permit), timeouts)
    }

    fn with(stream: TcpStream, permit: Option<ConnectionPermit>, timeouts: Timeouts) -> TimedStream {
        let last_activity = Instant::now();
        let timer = Box::pin(sleep_until(last_activity + timeouts.idle));
        TimedStream {
            stream,
            timeouts,
            activity: Activity::default(),
            last_activity,
            head: None,
            timer,
            _permit: permit,
        }
    }

    /// The shared state of the connection, updated by the code that serves it.
    pub(crate) fn activity(&self) -> Activity {
        self.activity.clone()
    }

    /// The deadline of the head that is arriving.
    fn head_deadline(&self) -> Option<Instant> {
        let (request, since) = self.head?;
        (self.activity.awaited_request() == Some(request)).then(|| since + self.timeouts.head)
    }

    fn deadline(&self) -> Instant {
        let idle = self.last_activity + self.timeouts.idle;
        self.head_deadline().map_or(idle, |head| idle.min(head))
    }

    /// Called when data was read.
    fn read(&mut self) {
        if let Some(now) = self.activity.awaited_request()
            && self.head.is_none_or(|(request, _)| request != now)
        {
            self.head = Some((now, Instant::now()));
            let deadline = self.deadline();
            self.timer.as_mut().reset(deadline);
        }
    }

    /// Returns the stream's result; while it is pending, fails at the deadline.
    fn pass_on<T>(&mut self, said: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if said.is_ready() {
            self.last_activity = Instant::now();
            return said;
        }
        loop {
            ready!(self.timer.as_mut().poll(context));
            let deadline = self.deadline();
            if deadline <= Instant::now() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.timer.as_mut().reset(deadline);
        }
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        // A head that trickles in byte by byte must still time out, though there is always something to read.
        if self.head_deadline().is_some_and(|deadline| deadline <= Instant::now()) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        let before = buffer.filled().len();
        let said = Pin::new(&mut self.stream).poll_read(context, buffer);
        let said = self.pass_on(said, context);
        if buffer.filled().len() > before {
            self.read();
        }
        said
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let said = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.pass_on(said, context)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let said = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.pass_on(said, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;
    use tokio::time::{advance, sleep};

    const HEAD: Duration = Duration::from_secs(10);
    const IDLE: Duration = Duration::from_secs(75);

    /// Both ends of a connection; from here on time passes only as a test advances it.
    async fn line() -> (TcpStream, TimedStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let there = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (here, _) = listener.accept().await.unwrap();
        tokio::time::pause();
        (there, TimedStream::with(here, None, Timeouts { head: HEAD, idle: IDLE }))
    }

    /// Sends one byte; returns the stream's error if it has timed out.
    async fn byte(there: &mut TcpStream, line: &mut TimedStream) -> io::Result<()> {
        there.write_all(b"x").await.unwrap();
        // The byte arrives at once as far as the paused clock is concerned.
        line.stream.readable().await.unwrap();
        line.read_exact(&mut [0]).await.map(drop)
    }

    async fn time_until_closed(line: &mut TimedStream) -> Duration {
        let start = Instant::now();
        assert_eq!(line.read_exact(&mut [0]).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        start.elapsed()
    }

    fn about(time: Duration, seconds: u64) -> bool {
        time >= Duration::from_secs(seconds) && time < Duration::from_secs(seconds + 1)
    }

    #[tokio::test]
    async fn whoever_says_nothing_is_hung_up_on() {
        let (_there, mut line) = line().await;
        assert!(about(time_until_closed(&mut line).await, 75));
    }

    #[tokio::test]
    async fn a_head_in_trickles_is_cut() {
        let (mut there, mut line) = line().await;
        sleep(Duration::from_secs(60)).await;
        for _ in 0..9 {
            byte(&mut there, &mut line).await.unwrap();
            advance(Duration::from_secs(1)).await;
        }
        assert!(about(time_until_closed(&mut line).await, 1), "ten seconds from the first byte");
    }

    #[tokio::test]
    async fn each_byte_does_not_begin_anew() {
        let (mut there, mut line) = line().await;
        byte(&mut there, &mut line).await.unwrap();
        advance(HEAD).await;
        assert!(byte(&mut there, &mut line).await.is_err(), "though there is something to read");
    }

    #[tokio::test]
    async fn between_requests_there_is_more_time() {
        let (mut there, mut line) = line().await;
        let activity = line.activity();
        for _ in 0..3 {
            byte(&mut there, &mut line).await.unwrap();
            let under = activity.begin();
            // The body and the answer may take longer than the head.
            advance(Duration::from_secs(40)).await;
            byte(&mut there, &mut line).await.unwrap();
            drop(under);
            advance(Duration::from_secs(40)).await;
        }
        assert!(about(time_until_closed(&mut line).await, 35));
    }

    #[tokio::test]
    async fn a_conversation_has_no_heads() {
        let (mut there, mut line) = line().await;
        let activity = line.activity();
        byte(&mut there, &mut line).await.unwrap();
        let under = activity.begin();
        activity.begin_websocket();
        drop(under);
        for _ in 0..20 {
            byte(&mut there, &mut line).await.unwrap();
            advance(Duration::from_secs(5)).await;
        }
        assert!(about(time_until_closed(&mut line).await, 70));
    }
}
