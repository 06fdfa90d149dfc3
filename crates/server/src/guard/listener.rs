//! The socket on which everybody knocks: so many connections an address, and none for those who say nothing.

use super::limit::Peer;
use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use std::collections::HashMap;
use std::future::Future as _;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep, sleep_until};

/// How long a connection may carry nothing in either direction. Those who follow a game are heard every few seconds.
const SILENCE: Duration = Duration::from_secs(75);
/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(250);

/// A listener that counts.
pub(crate) struct Counting {
    listener: TcpListener,
    most: u32,
    silence: Duration,
    open: Arc<Mutex<HashMap<Peer, u32>>>,
}

impl Counting {
    /// So many connections for each address.
    pub(crate) fn new(listener: TcpListener, most: u32) -> Counting {
        Counting { listener, most, silence: SILENCE, open: Arc::default() }
    }

    fn place(&self, address: SocketAddr) -> Option<Place> {
        let peer = Peer::of(address.ip());
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(peer).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { peer, open: Arc::clone(&self.open) })
    }
}

impl Listener for Counting {
    type Io = Line;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Line, SocketAddr) {
        loop {
            match self.listener.accept().await {
                Ok((stream, address)) => {
                    // One too many is hung up on: it gets no answer, because answers are what it is after.
                    let Some(place) = self.place(address) else { continue };
                    // An acknowledgement and its update are two small messages: neither waits for the other.
                    let _ = stream.set_nodelay(true);
                    return (Line::new(stream, place, self.silence), address);
                }
                Err(error) if is_theirs(&error) => {}
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    sleep(BREATH).await;
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Whether it was the other end that failed.
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Where a connection comes from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Caller(pub(crate) SocketAddr);

impl Connected<IncomingStream<'_, Counting>> for Caller {
    fn connect_info(stream: IncomingStream<'_, Counting>) -> Caller {
        Caller(*stream.remote_addr())
    }
}

/// The place of a connection, given back when it is gone.
struct Place {
    peer: Peer,
    open: Arc<Mutex<HashMap<Peer, u32>>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.peer) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.peer);
            }
        }
    }
}

/// A connection that ends when it has been silent for too long.
pub(crate) struct Line {
    stream: TcpStream,
    silence: Duration,
    heard: Instant,
    alarm: Pin<Box<Sleep>>,
    _place: Place,
}

impl Line {
    fn new(stream: TcpStream, place: Place, silence: Duration) -> Line {
        let heard = Instant::now();
        Line { stream, silence, heard, alarm: Box::pin(sleep_until(heard + silence)), _place: place }
    }

    /// Passes on what the stream says; where it has nothing to say, for how long that has been so already.
    fn patient<T>(&mut self, said: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if said.is_ready() {
            self.heard = Instant::now();
            return said;
        }
        loop {
            ready!(self.alarm.as_mut().poll(context));
            let until = self.heard + self.silence;
            if until <= Instant::now() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.alarm.as_mut().reset(until);
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let said = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.patient(said, context)
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

    async fn listening(most: u32, silence: Duration) -> (Counting, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        (Counting { silence, ..Counting::new(listener, most) }, addr)
    }

    #[tokio::test]
    async fn whoever_says_nothing_is_hung_up_on() {
        let (mut counting, addr) = listening(10, Duration::from_millis(60)).await;
        let mut silent = TcpStream::connect(addr).await.unwrap();
        let (mut line, _) = counting.accept().await;
        let mut byte = [0];
        for _ in 0..3 {
            sleep(Duration::from_millis(30)).await;
            silent.write_all(b"x").await.unwrap();
            line.read_exact(&mut byte).await.unwrap();
        }
        let error = line.read_exact(&mut byte).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn an_address_has_so_many_connections() {
        let (mut counting, addr) = listening(2, SILENCE).await;
        let _one = TcpStream::connect(addr).await.unwrap();
        let _two = TcpStream::connect(addr).await.unwrap();
        let (first, _) = counting.accept().await;
        let (_second, _) = counting.accept().await;
        let mut third = TcpStream::connect(addr).await.unwrap();
        let accepted = tokio::time::timeout(Duration::from_millis(100), counting.accept()).await;
        assert!(accepted.is_err(), "it is not let in");
        assert_eq!(third.read(&mut [0]).await.unwrap_or(0), 0, "and hung up on");
        drop(first);
        let _fourth = TcpStream::connect(addr).await.unwrap();
        let _ = counting.accept().await;
    }
}
