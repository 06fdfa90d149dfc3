//! The WebSocket of a game: a greeting, then updates and acts.

use super::channel::{Channel, Frame, Gone, Upgrade};
use super::{PathParams, game_row, is_link, role_by};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{OwnBucket, Peer, Secret, SecretHash};
use crate::metrics;
use crate::reader::Reader;
use crate::table::{Broadcast, Listener, LiveGame, Visitor, message};
use crate::wire::{ActRequest, ErrorBody, FromClient, Role, ToClient, VERSION};
use axum::extract::State;
use axum::response::Response;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tratto_words::{Lang, Words};

/// How long a client has to send the greeting.
const GREETING: Duration = Duration::from_secs(10);
/// How many of the protocol's pings may come before it.
const MOST_PINGS: usize = 10;
/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(40);
/// How long sending a message may take. A client that does not read is disconnected, and gets what it missed when it reconnects.
const READING: Duration = Duration::from_secs(15);

/// The close codes of the WebSocket protocol.
mod close_code {
    /// The client was silent for too long.
    pub(super) const AWAY: u16 = 1001;
    /// The client is refused: trying again is useless.
    pub(super) const POLICY: u16 = 1008;
    /// The server failed: try again.
    pub(super) const FAILED: u16 = 1011;
    /// The server stops, or must reload the game: reconnect.
    pub(super) const RESTART: u16 = 1012;
    /// The server is overloaded: try again later.
    pub(super) const BUSY: u16 = 1013;
}

/// The close code for a failed greeting.
fn close_code_of(error: &ServerError) -> u16 {
    use crate::wire::ErrorKind;
    match error.kind().0 {
        ErrorKind::Internal | ErrorKind::Damaged => close_code::FAILED,
        ErrorKind::Stopping => close_code::RESTART,
        ErrorKind::Busy | ErrorKind::TooMany => close_code::BUSY,
        _ => close_code::POLICY,
    }
}

/// Follow a game
///
/// A WebSocket. The client says [`FromClient`], `hello` first; the server says [`ToClient`]: `state` once, then `update` for
/// everything that happens.
#[utoipa::path(get, path = "/api/games/{id}/socket", tag = "games", params(("id" = String, Path)), responses(
    (status = 101, description = "Messages: FromClient and ToClient"), (status = 404, body = ErrorBody),
    (status = 429, body = ErrorBody)))]
pub(crate) async fn open(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    peer: Peer,
    reader: Reader,
    upgrade: Upgrade,
) -> Result<Response, ServerError> {
    // Browsers do not show the status of a refused upgrade, so a deleted game is reported in a message.
    if app.registry.in_memory(&id).is_none() {
        match app.registry.watched_row(&id).await {
            Ok(_) | Err(ServerError::Deleted) => {}
            Err(error) => return Err(error),
        }
    }
    app.limiter.open_socket(peer)?;
    let permit = SocketPermit { app: app.clone(), peer };
    Ok(upgrade.and_then(async move |socket| {
        let _place = permit;
        converse(app, peer, reader, id, socket).await;
    }))
}

/// Permit of an open socket, returned when dropped.
struct SocketPermit {
    app: App,
    peer: Peer,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.app.limiter.close_socket(self.peer);
    }
}

async fn converse(app: App, peer: Peer, reader: Reader, id: String, mut socket: Channel) {
    // Rare work is boxed here and below, so that idle connections hold no memory for it.
    match Box::pin(greet(&app, peer, reader, &id, &mut socket)).await {
        Ok(mut conversation) => {
            conversation.live.attend(conversation.role, true);
            let ended = conversation.run(&mut socket).await;
            conversation.live.attend(conversation.role, false);
            if let Some(code) = ended {
                close(&mut socket, code).await;
            }
        }
        Err(GreetingError::Refused(error, words)) => {
            let refusal = ToClient::Refused { id: 0, fault: Box::new(error.fault(words)) };
            let _ = send_message(&mut socket, &refusal).await;
            close(&mut socket, close_code_of(&error)).await;
        }
        Err(GreetingError::Gone) => {}
    }
}

async fn close(socket: &mut Channel, code: u16) {
    let _ = timeout(READING, Box::pin(socket.close(code))).await;
}

async fn send_message(socket: &mut Channel, what: &ToClient) -> Result<(), Gone> {
    let text = message(what).map_err(|_| Gone)?;
    send(socket, &text).await
}

async fn send(socket: &mut Channel, text: &str) -> Result<(), Gone> {
    timeout(READING, socket.send(text)).await.unwrap_or(Err(Gone))
}

/// The conversation with one client.
struct Conversation {
    app: App,
    peer: Peer,
    live: Arc<LiveGame>,
    role: Role,
    secret: Option<SecretHash>,
    listener: Listener,
    /// The last event that was sent to the client.
    last_sent: u64,
    /// What the client may still say.
    said: OwnBucket,
}

/// Reads the greeting and answers it.
async fn greet(
    app: &App,
    peer: Peer,
    Reader(usual): Reader,
    id: &str,
    socket: &mut Channel,
) -> Result<Conversation, GreetingError> {
    let first = timeout(GREETING, first_text(socket)).await;
    let first = first.map_err(|_| refused(ServerError::NoGreeting, usual))?.ok_or(GreetingError::Gone)?;
    let Frame::Text(text) = first else { return Err(refused(ServerError::NoGreeting, usual)) };
    let Ok(FromClient::Hello { version, token, since, language }) = serde_json::from_str(&text) else {
        return Err(refused(ServerError::NoGreeting, usual));
    };
    // An unknown language falls back to that of the request.
    let asked = language.and_then(|code| Lang::among(&app.languages, &code));
    let words = asked.map_or(usual, Words::of);
    let greeting = Greeting { version, token, since };
    join(app, peer, words, id, greeting, socket).await.map_err(|error| match error {
        JoinError::Refused(error) => refused(error, words),
        JoinError::Gone => GreetingError::Gone,
    })
}

/// The first text, or what comes instead: of the protocol's own pings a few are let pass.
async fn first_text(socket: &mut Channel) -> Option<Frame> {
    for _ in 0..MOST_PINGS {
        if let text @ Frame::Text(_) = socket.receive().await? {
            return Some(text);
        }
    }
    Some(Frame::Other)
}

/// The contents of a greeting.
struct Greeting {
    version: u32,
    token: Option<String>,
    since: Option<u64>,
}

async fn join(
    app: &App,
    peer: Peer,
    words: &'static Words,
    id: &str,
    Greeting { version, token, since }: Greeting,
    socket: &mut Channel,
) -> Result<Conversation, JoinError> {
    if version != VERSION {
        return Err(ServerError::Version(version).into());
    }
    let secret = match token {
        None => None,
        Some(token) => Some(Secret::parse(&token).ok_or(ServerError::BadLink)?.hash()),
    };
    // Nobody has a game loaded as a player by a link that is none.
    let row = match secret {
        None => None,
        Some(hash) => {
            let row = game_row(app, id).await?;
            is_link(app, hash, &row).await?;
            Some((hash, row))
        }
    };
    let visitor = if row.is_some() { Visitor::holder(peer) } else { Visitor::spectator(peer) };
    let live = app.registry.open(id, visitor).await?;
    // Subscribe before checking the link for good, so that a withdrawal after the check is not missed.
    let listener = live.listen(words.lang());
    let role = match &row {
        None => Role::Spectator,
        Some((hash, row)) => role_by(app, *hash, row).await?,
    };
    app.registry.join(&live, peer, role).await?;
    let state = app.registry.state(&live, peer, role, since, words).await?;
    let last_sent = state.moment.seq;
    send_message(socket, &ToClient::State(Box::new(state))).await.map_err(|_| JoinError::Gone)?;
    send_message(socket, &live.attendance().message()).await.map_err(|_| JoinError::Gone)?;
    let said = app.limiter.socket_bucket();
    Ok(Conversation { app: app.clone(), peer, live, role, secret, listener, last_sent, said })
}

/// Why a conversation did not begin, with the language for the answer.
enum GreetingError {
    Refused(ServerError, &'static Words),
    /// The client disconnected before saying anything.
    Gone,
}

fn refused(error: ServerError, words: &'static Words) -> GreetingError {
    GreetingError::Refused(error, words)
}

/// The same once the language is known.
enum JoinError {
    Refused(ServerError),
    Gone,
}

impl From<ServerError> for JoinError {
    fn from(error: ServerError) -> JoinError {
        JoinError::Refused(error)
    }
}

/// The next frame; a client that sends too many is read more slowly.
async fn hear(app: &App, peer: Peer, said: &OwnBucket, socket: &mut Channel) -> Option<Frame> {
    while let Some(wait) = app.limiter.wait_to_hear(peer, said) {
        Box::pin(sleep(wait)).await;
    }
    socket.receive().await
}

impl Conversation {
    fn words(&self) -> &'static Words {
        Words::of(self.listener.lang)
    }

    /// A refusal in the client's language.
    fn refusal(&self, id: u32, error: &ServerError) -> ToClient {
        ToClient::Refused { id, fault: Box::new(error.fault(self.words())) }
    }

    /// Runs the conversation until it ends; returns our close code if the server ends it.
    async fn run(&mut self, socket: &mut Channel) -> Option<u16> {
        let mut heard = Instant::now();
        let mut stopping = self.app.stopping();
        loop {
            let step = tokio::select! {
                frame = hear(&self.app, self.peer, &self.said, socket) => {
                    let frame = frame?;
                    heard = Instant::now();
                    self.app.limiter.heard(self.peer, &mut self.said);
                    match frame {
                        Frame::Text(text) => Box::pin(self.receive(socket, &text)).await,
                        Frame::Other => Ok(None),
                    }
                }
                news = self.listener.news.recv() => Box::pin(self.pass_on(socket, news)).await,
                () = sleep_until(heard + SILENCE) => return Some(close_code::AWAY),
                () = async { drop(stopping.wait_for(|stop| *stop).await) } => {
                    let _ = Box::pin(send_message(socket, &ToClient::Stopping {})).await;
                    return Some(close_code::RESTART);
                }
            };
            match step {
                Ok(None) => {}
                Ok(Some(code)) => return Some(code),
                Err(Gone) => return None,
            }
        }
    }

    /// Handles a message of the client; returns a close code if the conversation ends.
    async fn receive(&mut self, socket: &mut Channel, text: &str) -> Result<Option<u16>, Gone> {
        let answer = match serde_json::from_str::<FromClient>(text) {
            Ok(FromClient::Ping { id }) => return self.pong(socket, id).await,
            Ok(FromClient::Act { id, expected_seq, act, offer_draw }) => {
                match self.act(ActRequest { expected_seq, act, offer_draw }).await {
                    Ok((seq, at)) => ToClient::Ack { id, seq, at },
                    Err(error) => self.refusal(id, &error),
                }
            }
            Ok(FromClient::Hello { .. }) => {
                self.refusal(0, &ServerError::BadRequest { detail: "a second greeting".to_owned() })
            }
            Err(error) => self.refusal(0, &ServerError::BadRequest { detail: error.to_string() }),
        };
        send_message(socket, &answer).await.map(|()| None)
    }

    /// Answers a heartbeat with the number of the last event. Pending updates are sent first, so that a client which then knows of
    /// fewer events can tell that it has missed something.
    async fn pong(&mut self, socket: &mut Channel, id: u32) -> Result<Option<u16>, Gone> {
        let Some(seq) = self.app.registry.seq_of(&self.live) else {
            // The game was reloaded or unloaded and we missed the notification.
            return Ok(Some(close_code::RESTART));
        };
        while self.last_sent < seq {
            let news = match self.listener.news.try_recv() {
                Ok(news) => Ok(news),
                Err(TryRecvError::Lagged(count)) => Err(RecvError::Lagged(count)),
                Err(TryRecvError::Closed) => Err(RecvError::Closed),
                // The update should be here: send the whole state instead.
                Err(TryRecvError::Empty) => Err(RecvError::Lagged(0)),
            };
            if let Some(code) = self.pass_on(socket, news).await? {
                return Ok(Some(code));
            }
        }
        let server_time = self.app.registry.time.now().saturating_add(self.live.ahead);
        let pong = ToClient::Pong { id, server_time, seq };
        send_message(socket, &pong).await.map(|()| None)
    }

    async fn act(&self, request: ActRequest) -> Result<(u64, u64), ServerError> {
        self.app.limiter.act(self.peer, self.secret)?;
        let acted =
            metrics::timed(self.app.registry.act(&self.live.id, self.peer, self.role, request)).await?;
        Ok((acted.seq, acted.at))
    }

    /// Handles a broadcast; returns a close code if the conversation ends.
    async fn pass_on(
        &mut self,
        socket: &mut Channel,
        news: Result<Broadcast, RecvError>,
    ) -> Result<Option<u16>, Gone> {
        match news {
            Ok(Broadcast::Cut { role }) => {
                if role == self.role {
                    send_message(socket, &self.refusal(0, &ServerError::BadLink)).await?;
                    return Ok(Some(close_code::POLICY));
                }
            }
            Ok(Broadcast::Links) => {
                if self.role != Role::Spectator {
                    send_message(socket, &ToClient::Links {}).await?;
                }
            }
            Ok(Broadcast::Message { after, seq, text }) => {
                // The state sent at the greeting included it already.
                if after.is_none_or(|after| self.last_sent <= after) {
                    // The broadcast was made before anybody used this language: send the state instead.
                    let Some(text) = text.text(self.listener.lang) else {
                        return self.send_state(socket).await;
                    };
                    self.last_sent = seq.unwrap_or(self.last_sent);
                    send(socket, text).await?;
                }
            }
            // The client is too slow: send the state.
            Err(RecvError::Lagged(_)) => {
                // The missed broadcasts may have included the withdrawal of the link.
                if let Some(secret) = self.secret
                    && let Ok(row) = game_row(&self.app, &self.live.id).await
                    && let Err(error @ (ServerError::BadLink | ServerError::LinkUsed { .. })) =
                        role_by(&self.app, secret, &row).await
                {
                    send_message(socket, &self.refusal(0, &error)).await?;
                    return Ok(Some(close_code::POLICY));
                }
                return self.send_state(socket).await;
            }
            // The game was put away because something failed: a new conversation loads it afresh.
            Ok(Broadcast::Deleted) => {
                send_message(socket, &self.refusal(0, &ServerError::Deleted)).await?;
                return Ok(Some(close_code::POLICY));
            }
            Ok(Broadcast::Closed) | Err(RecvError::Closed) => return Ok(Some(close_code::RESTART)),
        }
        Ok(None)
    }

    /// Sends the state with the events since the last one sent.
    async fn send_state(&mut self, socket: &mut Channel) -> Result<Option<u16>, Gone> {
        let (words, known) = (self.words(), Some(self.last_sent));
        let state = self.app.registry.state(&self.live, self.peer, self.role, known, words).await;
        let Ok(state) = state else { return Ok(Some(close_code::RESTART)) };
        self.last_sent = state.moment.seq;
        send_message(socket, &ToClient::State(Box::new(state))).await.map(|()| None)
    }
}
