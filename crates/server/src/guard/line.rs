//! A connection that ends when it is silent for too long, or when the head of a request takes too long to come.

use super::listener::Place;
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

/// How long a connection is borne with.
#[derive(Copy, Clone, Debug)]
pub(super) struct Patience {
    /// From the first byte of a request to the end of its head, however many bytes come between.
    pub(super) head: Duration,
    /// While nothing goes either way.
    pub(super) idle: Duration,
}

/// What is going on on a line: an even number between requests, an odd one during a request, and the next even one after it.
#[derive(Clone, Default)]
pub(crate) struct Course(Arc<AtomicU32>);

impl Course {
    /// Not requests any more, but a conversation, which sees to its own silences.
    const TALK: u32 = u32::MAX;

    /// A request has begun. It is over when what is given is dropped.
    pub(crate) fn begin(&self) -> Under {
        self.0.fetch_add(1, Ordering::Relaxed);
        Under(self.clone())
    }

    /// The line carries a conversation from now on.
    pub(crate) fn talk(&self) {
        self.0.store(Course::TALK, Ordering::Relaxed);
    }

    /// Whether no request has begun yet.
    pub(crate) fn is_fresh(&self) -> bool {
        self.0.load(Ordering::Relaxed) == 0
    }

    /// The number of the request that is waited for; none while one is under way.
    fn awaited(&self) -> Option<u32> {
        let now = self.0.load(Ordering::Relaxed);
        (now != Course::TALK && now.is_multiple_of(2)).then_some(now)
    }
}

/// A request that is under way.
pub(crate) struct Under(Course);

impl Drop for Under {
    fn drop(&mut self) {
        // Nothing to do where a conversation has begun.
        let over = |now: u32| (now != Course::TALK).then(|| (now + 1) % (Course::TALK - 1));
        let _ = self.0.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, over);
    }
}

/// A connection.
pub(crate) struct Line {
    stream: TcpStream,
    patience: Patience,
    course: Course,
    /// When anything last went either way.
    heard: Instant,
    /// The request whose head is coming, and since when.
    head: Option<(u32, Instant)>,
    /// Never later than the deadline; it may be earlier.
    alarm: Pin<Box<Sleep>>,
    _place: Option<Place>,
}

impl Line {
    pub(super) fn new(stream: TcpStream, place: Place, patience: Patience) -> Line {
        Line::with(stream, Some(place), patience)
    }

    fn with(stream: TcpStream, place: Option<Place>, patience: Patience) -> Line {
        let heard = Instant::now();
        let alarm = Box::pin(sleep_until(heard + patience.idle));
        Line { stream, patience, course: Course::default(), heard, head: None, alarm, _place: place }
    }

    /// What is going on on it, to be told by whoever serves it.
    pub(crate) fn course(&self) -> Course {
        self.course.clone()
    }

    /// When the head that is coming has to be complete.
    fn head_deadline(&self) -> Option<Instant> {
        let (request, since) = self.head?;
        (self.course.awaited() == Some(request)).then(|| since + self.patience.head)
    }

    fn deadline(&self) -> Instant {
        let idle = self.heard + self.patience.idle;
        self.head_deadline().map_or(idle, |head| idle.min(head))
    }

    /// Something was read.
    fn read(&mut self) {
        if let Some(now) = self.course.awaited()
            && self.head.is_none_or(|(request, _)| request != now)
        {
            self.head = Some((now, Instant::now()));
            let deadline = self.deadline();
            self.alarm.as_mut().reset(deadline);
        }
    }

    /// Passes on what the stream says, but not beyond the deadline.
    fn patient<T>(&mut self, said: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if said.is_ready() {
            self.heard = Instant::now();
            return said;
        }
        loop {
            ready!(self.alarm.as_mut().poll(context));
            let deadline = self.deadline();
            if deadline <= Instant::now() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.alarm.as_mut().reset(deadline);
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        // A head that comes byte by byte is at its deadline though there always is something to read.
        if self.head_deadline().is_some_and(|deadline| deadline <= Instant::now()) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        let before = buffer.filled().len();
        let said = Pin::new(&mut self.stream).poll_read(context, buffer);
        let said = self.patient(said, context);
        if buffer.filled().len() > before {
            self.read();
        }
        said
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let said = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.patient(said, context)
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
        self.patient(said, context)
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

    /// Both ends of a line. The clock stands still from here on but for what a test lets pass.
    async fn line() -> (TcpStream, Line) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let there = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (here, _) = listener.accept().await.unwrap();
        tokio::time::pause();
        (there, Line::with(here, None, Patience { head: HEAD, idle: IDLE }))
    }

    /// One byte over the line; how long it took until the line was given up, where it was.
    async fn byte(there: &mut TcpStream, line: &mut Line) -> io::Result<()> {
        there.write_all(b"x").await.unwrap();
        // The byte is there at once, as far as the clock is concerned.
        line.stream.readable().await.unwrap();
        line.read_exact(&mut [0]).await.map(drop)
    }

    async fn given_up(line: &mut Line) -> Duration {
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
        assert!(about(given_up(&mut line).await, 75));
    }

    #[tokio::test]
    async fn a_head_in_trickles_is_cut() {
        let (mut there, mut line) = line().await;
        sleep(Duration::from_secs(60)).await;
        for _ in 0..9 {
            byte(&mut there, &mut line).await.unwrap();
            advance(Duration::from_secs(1)).await;
        }
        assert!(about(given_up(&mut line).await, 1), "ten seconds from the first byte");
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
        let course = line.course();
        for _ in 0..3 {
            byte(&mut there, &mut line).await.unwrap();
            let under = course.begin();
            // Its body, and the answer, may take longer than its head.
            advance(Duration::from_secs(40)).await;
            byte(&mut there, &mut line).await.unwrap();
            drop(under);
            advance(Duration::from_secs(40)).await;
        }
        assert!(about(given_up(&mut line).await, 35));
    }

    #[tokio::test]
    async fn a_conversation_has_no_heads() {
        let (mut there, mut line) = line().await;
        let course = line.course();
        byte(&mut there, &mut line).await.unwrap();
        let under = course.begin();
        course.talk();
        drop(under);
        for _ in 0..20 {
            byte(&mut there, &mut line).await.unwrap();
            advance(Duration::from_secs(5)).await;
        }
        assert!(about(given_up(&mut line).await, 70));
    }
}
