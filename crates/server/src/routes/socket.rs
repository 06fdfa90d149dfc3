//! The socket: a greeting, then everything that happens, and acts.

use super::channel::{Channel, Gone, Upgrade};
use super::{AskedPath, game_row, role_by};
use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Peer, Secret, SecretHash};
use crate::metrics;
use crate::reader::Reader;
use crate::table::{Ear, LiveGame, News, message};
use crate::wire::{ActRequest, ErrorBody, FromClient, Role, ToClient, VERSION};
use axum::extract::State;
use axum::response::Response;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{Instant, sleep_until, timeout};
use tratto_words::{Lang, Words};

/// How long a client may take to greet.
const GREETING: Duration = Duration::from_secs(10);
/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(40);
/// How long a client may take to take a message in. Whoever does not read is cut off, and gets what it missed when it is back.
const READING: Duration = Duration::from_secs(15);

/// Why a conversation ends, as the protocol numbers it.
mod close_code {
    /// The client was silent for too long.
    pub(super) const AWAY: u16 = 1001;
    /// The client is not welcome: coming again would change nothing.
    pub(super) const POLICY: u16 = 1008;
    /// The server failed: come again.
    pub(super) const FAILED: u16 = 1011;
    /// The server stops, or has to load the game afresh: come again.
    pub(super) const RESTART: u16 = 1012;
    /// Too much is under way: come again.
    pub(super) const BUSY: u16 = 1013;
}

/// How a conversation ends that cannot begin.
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
    AskedPath(id): AskedPath<String>,
    peer: Peer,
    reader: Reader,
    upgrade: Upgrade,
) -> Result<Response, ServerError> {
    // A browser does not show why a socket is refused: whoever asks for a game that was deleted is told in a message.
    match game_row(&app, &id).await {
        Ok(_) | Err(ServerError::Deleted) => {}
        Err(error) => return Err(error),
    }
    app.door.enter(peer)?;
    let place = Place { app: app.clone(), peer };
    Ok(upgrade.and_then(async move |socket| {
        let _place = place;
        converse(app, peer, reader, id, socket).await;
    }))
}

/// A place at the door, given back when the socket is gone.
struct Place {
    app: App,
    peer: Peer,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.door.leave(self.peer);
    }
}

async fn converse(app: App, peer: Peer, reader: Reader, id: String, mut socket: Channel) {
    // Boxed, here and below, is what is done now and then: whoever only waits holds no room for it.
    match Box::pin(greet(&app, peer, reader, &id, &mut socket)).await {
        Ok(mut talk) => {
            talk.live.attend(talk.role, true);
            let ended = talk.go_on(&mut socket).await;
            talk.live.attend(talk.role, false);
            if let Some(code) = ended {
                close(&mut socket, code).await;
            }
        }
        Err(Unwelcome::Refused(error, words)) => {
            let refusal = ToClient::Refused { id: 0, fault: Box::new(error.fault(words)) };
            let _ = say(&mut socket, &refusal).await;
            close(&mut socket, close_code_of(&error)).await;
        }
        Err(Unwelcome::Gone) => {}
    }
}

async fn close(socket: &mut Channel, code: u16) {
    let _ = timeout(READING, Box::pin(socket.close(code))).await;
}

async fn say(socket: &mut Channel, what: &ToClient) -> Result<(), Gone> {
    let text = message(what).map_err(|_| Gone)?;
    send(socket, &text).await
}

async fn send(socket: &mut Channel, text: &str) -> Result<(), Gone> {
    timeout(READING, socket.say(text)).await.unwrap_or(Err(Gone))
}

/// A conversation with one client.
struct Talk {
    app: App,
    peer: Peer,
    live: Arc<LiveGame>,
    role: Role,
    secret: Option<SecretHash>,
    ear: Ear,
    /// The last event that the client has been told.
    told: u64,
}

/// The greeting and its answer.
async fn greet(
    app: &App,
    peer: Peer,
    Reader(usual): Reader,
    id: &str,
    socket: &mut Channel,
) -> Result<Talk, Unwelcome> {
    let first =
        timeout(GREETING, socket.hear()).await.map_err(|_| refused(ServerError::NoGreeting, usual))?;
    let text = first.ok_or(Unwelcome::Gone)?;
    let Ok(FromClient::Hello { version, token, since, language }) = serde_json::from_str(&text) else {
        return Err(refused(ServerError::NoGreeting, usual));
    };
    // A language that is not spoken here is no reason to be turned away.
    let asked = language.and_then(|code| Lang::among(&app.languages, &code));
    let words = asked.map_or(usual, Words::of);
    let greeting = Greeting { version, token, since };
    welcome(app, peer, words, id, greeting, socket).await.map_err(|error| match error {
        Unable::Refused(error) => refused(error, words),
        Unable::Gone => Unwelcome::Gone,
    })
}

/// What a client says first.
struct Greeting {
    version: u32,
    token: Option<String>,
    since: Option<u64>,
}

async fn welcome(
    app: &App,
    peer: Peer,
    words: &'static Words,
    id: &str,
    Greeting { version, token, since }: Greeting,
    socket: &mut Channel,
) -> Result<Talk, Unable> {
    if version != VERSION {
        return Err(ServerError::Version(version).into());
    }
    let row = game_row(app, id).await?;
    let secret = match token {
        None => None,
        Some(token) => Some(Secret::presented(&token).ok_or(ServerError::BadLink)?.hash()),
    };
    let live = app.hall.open(id).await?;
    // First the ear and then the link: a link that is withdrawn after it was looked at is heard of.
    let ear = live.listen(words.lang());
    let role = match secret {
        None => Role::Spectator,
        Some(hash) => role_by(app, hash, &row).await?,
    };
    app.hall.come(&live, role).await?;
    let state = app.hall.state(&live, role, since, words).await?;
    let told = state.moment.seq;
    say(socket, &ToClient::State(Box::new(state))).await.map_err(|_| Unable::Gone)?;
    say(socket, &live.attendance().message()).await.map_err(|_| Unable::Gone)?;
    Ok(Talk { app: app.clone(), peer, live, role, secret, ear, told })
}

/// Why a conversation did not begin, and in which language that is said.
enum Unwelcome {
    Refused(ServerError, &'static Words),
    /// Gone before a word was said.
    Gone,
}

fn refused(error: ServerError, words: &'static Words) -> Unwelcome {
    Unwelcome::Refused(error, words)
}

/// The same where the language is known.
enum Unable {
    Refused(ServerError),
    Gone,
}

impl From<ServerError> for Unable {
    fn from(error: ServerError) -> Unable {
        Unable::Refused(error)
    }
}

impl Talk {
    fn words(&self) -> &'static Words {
        Words::of(self.ear.lang)
    }

    /// A refusal in the language of the client.
    fn refusal(&self, id: u32, error: &ServerError) -> ToClient {
        ToClient::Refused { id, fault: Box::new(error.fault(self.words())) }
    }

    /// Talks until somebody ends it; the code with which we do, where it is us.
    async fn go_on(&mut self, socket: &mut Channel) -> Option<u16> {
        let mut heard = Instant::now();
        let mut stopping = self.app.stopping();
        loop {
            let step = tokio::select! {
                text = socket.hear() => match text {
                    None => return None,
                    Some(text) => {
                        heard = Instant::now();
                        Box::pin(self.hear(socket, &text)).await
                    }
                },
                news = self.ear.news.recv() => Box::pin(self.pass_on(socket, news)).await,
                () = sleep_until(heard + SILENCE) => return Some(close_code::AWAY),
                () = async { drop(stopping.wait_for(|stop| *stop).await) } => {
                    let _ = Box::pin(say(socket, &ToClient::Stopping {})).await;
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

    /// Something the client said; the code with which we end, where it is the end.
    async fn hear(&mut self, socket: &mut Channel, text: &str) -> Result<Option<u16>, Gone> {
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
        say(socket, &answer).await.map(|()| None)
    }

    /// Answers a heartbeat with the number of the last event. What waits to be told is told first, so that a client which then knows
    /// less has missed something.
    async fn pong(&mut self, socket: &mut Channel, id: u32) -> Result<Option<u16>, Gone> {
        let Some(seq) = self.app.hall.seq_of(&self.live) else {
            // The game has been loaded again, or put away, and nobody told us.
            return Ok(Some(close_code::RESTART));
        };
        while self.told < seq {
            let news = match self.ear.news.try_recv() {
                Ok(news) => Ok(news),
                Err(TryRecvError::Lagged(count)) => Err(RecvError::Lagged(count)),
                Err(TryRecvError::Closed) => Err(RecvError::Closed),
                // It should be there: the client gets everything anew.
                Err(TryRecvError::Empty) => Err(RecvError::Lagged(0)),
            };
            if let Some(code) = self.pass_on(socket, news).await? {
                return Ok(Some(code));
            }
        }
        let server_time = self.app.hall.time.now().saturating_add(self.live.ahead);
        let pong = ToClient::Pong { id, server_time, seq };
        say(socket, &pong).await.map(|()| None)
    }

    async fn act(&self, request: ActRequest) -> Result<(u64, u64), ServerError> {
        self.app.door.act(self.peer, self.secret)?;
        let acted = metrics::timed(self.app.hall.act(&self.live.id, self.role, request)).await?;
        self.app.door.thought(self.peer, acted.thought);
        Ok((acted.seq, acted.at))
    }

    /// Something for everybody; the code with which we end, where it is the end.
    async fn pass_on(
        &mut self,
        socket: &mut Channel,
        news: Result<News, RecvError>,
    ) -> Result<Option<u16>, Gone> {
        match news {
            Ok(News::Cut { role }) => {
                if role == self.role {
                    say(socket, &self.refusal(0, &ServerError::BadLink)).await?;
                    return Ok(Some(close_code::POLICY));
                }
            }
            Ok(News::Links) => {
                if self.role != Role::Spectator {
                    say(socket, &ToClient::Links {}).await?;
                }
            }
            Ok(News::Message { after, seq, text }) => {
                // What the greeting told already is not told again.
                if after.is_none_or(|after| self.told <= after) {
                    // Made when nobody had asked for this language yet: everything anew.
                    let Some(text) = text.text(self.ear.lang) else { return self.anew(socket).await };
                    self.told = seq.unwrap_or(self.told);
                    send(socket, text).await?;
                }
            }
            // Too slow: everything from where the client is.
            Err(RecvError::Lagged(_)) => {
                // What was missed may have been that the link is withdrawn.
                if let Some(secret) = self.secret
                    && let Ok(row) = game_row(&self.app, &self.live.id).await
                    && let Err(error @ (ServerError::BadLink | ServerError::LinkUsed { .. })) =
                        role_by(&self.app, secret, &row).await
                {
                    say(socket, &self.refusal(0, &error)).await?;
                    return Ok(Some(close_code::POLICY));
                }
                return self.anew(socket).await;
            }
            // The game was put away because something failed: a new conversation loads it afresh.
            Ok(News::Deleted) => {
                say(socket, &self.refusal(0, &ServerError::Deleted)).await?;
                return Ok(Some(close_code::POLICY));
            }
            Ok(News::Closed) | Err(RecvError::Closed) => return Ok(Some(close_code::RESTART)),
        }
        Ok(None)
    }

    /// Everything from where the client is.
    async fn anew(&mut self, socket: &mut Channel) -> Result<Option<u16>, Gone> {
        let state = self.app.hall.state(&self.live, self.role, Some(self.told), self.words()).await;
        let Ok(state) = state else { return Ok(Some(close_code::RESTART)) };
        self.told = state.moment.seq;
        say(socket, &ToClient::State(Box::new(state))).await.map(|()| None)
    }
}
