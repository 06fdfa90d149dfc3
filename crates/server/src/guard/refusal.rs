//! The short answer to a connection beyond the limits.

use crate::error::ServerError;
use axum::http::StatusCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// How many refusals are answered at once; further connections are closed without an answer, so that a flood costs little.
const AT_ONCE: usize = 32;
/// How long the client has to read the answer.
const TAKING: Duration = Duration::from_secs(2);
/// `Retry-After`, in seconds.
const RETRY: u32 = 5;

pub(super) struct Refusals {
    by_address: Arc<[u8]>,
    by_all: Arc<[u8]>,
    room: Arc<Semaphore>,
}

/// The complete HTTP answer, always the same.
fn written(error: &ServerError) -> Arc<[u8]> {
    let status = error.kind().1;
    // Nothing has been read yet, so the language is unknown.
    let words = tratto_words::Words::of(tratto_words::Lang::EN);
    let body = serde_json::to_string(&error.described(words)).unwrap_or_default();
    let reason = status.canonical_reason().unwrap_or_default();
    let status = status.as_u16();
    let length = body.len();
    format!(
        "HTTP/1.1 {status} {reason}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nretry-after: {RETRY}\r\n\
         cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n{body}"
    )
    .into_bytes()
    .into()
}

impl Refusals {
    pub(super) fn new() -> Refusals {
        debug_assert_eq!(ServerError::Busy.kind().1, StatusCode::SERVICE_UNAVAILABLE);
        Refusals {
            by_address: written(&ServerError::TooMany),
            by_all: written(&ServerError::Busy),
            room: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// Answers and closes.
    pub(super) fn answer(&self, mut stream: TcpStream, is_address: bool) {
        let error = if is_address { ServerError::TooMany } else { ServerError::Busy };
        crate::metrics::refused(error.kind().0);
        let Ok(room) = Arc::clone(&self.room).try_acquire_owned() else { return };
        let answer = Arc::clone(if is_address { &self.by_address } else { &self.by_all });
        tokio::spawn(async move {
            let _room = room;
            let told = async {
                stream.write_all(&answer).await?;
                stream.shutdown().await?;
                // Closing a socket with unread data would discard the answer.
                let mut sink = [0; 1_024];
                while stream.read(&mut sink).await? > 0 {}
                std::io::Result::Ok(())
            };
            let _ = timeout(TAKING, told).await;
        });
    }
}
