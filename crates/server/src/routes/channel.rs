//! A WebSocket with little memory per connection.
//!
//! Thousands are open at once. The usual implementation keeps a buffer as large as the largest message ever sent for as long as the
//! socket is open; here a message is written straight from the shared buffer that all connections of a game use.

use crate::error::ServerError;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, HeaderName, HeaderValue, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION,
    UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::future::Future;
use std::io::IoSlice;
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, FrameHeader};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// The largest message that is read.
const LARGEST: usize = 4 * 1024;
/// The read buffer: acts are short.
const READ: usize = 256;

/// A request to upgrade to a WebSocket.
pub(crate) struct Upgrade {
    accept: String,
    line: OnUpgrade,
}

/// Whether a header's list contains a word.
fn says(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let texts = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(',')).any(|one| one.trim().eq_ignore_ascii_case(word))
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, ServerError> {
        let headers = &parts.headers;
        let asks = says(headers, &CONNECTION, "upgrade")
            && says(headers, &UPGRADE, "websocket")
            && says(headers, &SEC_WEBSOCKET_VERSION, "13");
        let accept = headers.get(SEC_WEBSOCKET_KEY).map(|key| derive_accept_key(key.as_bytes()));
        match (accept.filter(|_| asks), parts.extensions.remove::<OnUpgrade>()) {
            (Some(accept), Some(line)) => Ok(Upgrade { accept, line }),
            _ => Err(ServerError::BadRequest { detail: "not a WebSocket".to_owned() }),
        }
    }
}

impl Upgrade {
    /// Accepts the upgrade, and runs the conversation when the connection is ready.
    pub(crate) fn and_then<F: Future<Output = ()> + Send>(
        self,
        talk: impl FnOnce(Channel) -> F + Send + 'static,
    ) -> Response {
        let Upgrade { accept, line } = self;
        tokio::spawn(async move {
            let Ok(line) = line.await else { return };
            // Boxed like what follows, to keep the task itself small.
            let channel = Box::pin(Channel::over(line)).await;
            Box::pin(talk(channel)).await;
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        if let Ok(accept) = HeaderValue::from_str(&accept) {
            headers.insert(SEC_WEBSOCKET_ACCEPT, accept);
        }
        response
    }
}

/// What a client sends.
pub(crate) enum Frame {
    Text(Utf8Bytes),
    /// Anything else, such as the protocol's own pings, which the library answers.
    Other,
}

/// The client is gone.
#[derive(Debug)]
pub(crate) struct Gone;

/// An open WebSocket.
pub(crate) struct Channel(Box<WebSocketStream<TokioIo<Upgraded>>>);

impl Channel {
    async fn over(line: Upgraded) -> Channel {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_message_size(Some(LARGEST))
            .max_frame_size(Some(LARGEST));
        let line = TokioIo::new(line);
        Channel(Box::new(WebSocketStream::from_raw_socket(line, Role::Server, Some(config)).await))
    }

    /// The next message; `None` when the client is gone.
    pub(crate) async fn receive(&mut self) -> Option<Frame> {
        match self.0.next().await? {
            Ok(Message::Text(text)) => Some(Frame::Text(text)),
            Ok(Message::Close(_)) | Err(_) => None,
            Ok(_) => Some(Frame::Other),
        }
    }

    /// Sends a text without copying it. If this is cancelled half-way the channel must be dropped.
    pub(crate) async fn send(&mut self, text: &str) -> Result<(), Gone> {
        // Queued protocol frames, such as an answer to a ping, must be written completely first.
        self.0.flush().await.map_err(|_| Gone)?;
        let mut head = Vec::with_capacity(10);
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        header.format(text.len() as u64, &mut head).map_err(|_| Gone)?;
        let mut parts = [IoSlice::new(&head), IoSlice::new(text.as_bytes())];
        let mut rest = &mut parts[..];
        let line = self.0.get_mut();
        while !rest.is_empty() {
            match line.write_vectored(rest).await {
                Ok(0) | Err(_) => return Err(Gone),
                Ok(sent) => IoSlice::advance_slices(&mut rest, sent),
            }
        }
        line.flush().await.map_err(|_| Gone)
    }

    /// Closes the socket with a close code.
    pub(crate) async fn close(&mut self, code: u16) {
        let frame = CloseFrame { code: CloseCode::from(code), reason: Utf8Bytes::from_static("") };
        let _ = self.0.send(Message::Close(Some(frame))).await;
    }
}
