//! A game in memory, with the clients that follow it.

use super::play::GameInPlay;
use crate::error::ServerError;
use crate::wire::{Role, ToClient};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Mutex as AsyncMutex, broadcast};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tratto_words::{Lang, Words};

/// How many messages a slow client may lag behind before it gets the whole state instead.
const BACKLOG: usize = 16;

/// A broadcast to the clients of a game.
#[derive(Clone)]
pub(crate) enum Broadcast {
    /// A message, ready to be sent.
    Message {
        /// The client must know at least this event, or the message is out of date; `None` for a message that is always sent.
        after: Option<u64>,
        /// The last event that the client knows after this message.
        seq: Option<u64>,
        text: Localized,
    },
    /// The links of a role were withdrawn.
    Cut { role: Role },
    /// The game was deleted.
    Deleted,
    /// The links have changed; for clients that have a link.
    Links,
    /// The game was unloaded: clients have to reconnect.
    Closed,
}

/// A message in the languages of all connected clients, made once for each language.
#[derive(Clone)]
pub(crate) enum Localized {
    /// Without a sentence: the same for everybody.
    Same(Utf8Bytes),
    /// By language.
    Each(Arc<[(Lang, Utf8Bytes)]>),
}

impl Localized {
    /// Makes the message in each of these languages.
    pub(crate) fn each(
        languages: &[Lang],
        make: impl Fn(&Words) -> Result<Utf8Bytes, ServerError>,
    ) -> Result<Localized, ServerError> {
        let texts = languages.iter().map(|lang| Ok((*lang, make(Words::of(*lang))?)));
        Ok(Localized::Each(texts.collect::<Result<_, ServerError>>()?))
    }

    /// The message in a language; `None` if nobody used the language when the message was made.
    pub(crate) fn text(&self, lang: Lang) -> Option<&Utf8Bytes> {
        match self {
            Localized::Same(text) => Some(text),
            Localized::Each(texts) => texts.iter().find(|(one, _)| *one == lang).map(|(_, text)| text),
        }
    }
}

/// A subscription to a game's broadcasts in a language.
pub(crate) struct Listener {
    live: Arc<LiveGame>,
    pub(crate) lang: Lang,
    pub(crate) news: broadcast::Receiver<Broadcast>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.live.count_listener(self.lang, false);
    }
}

/// How many sockets each role has.
#[derive(Copy, Clone, Default, Eq, PartialEq, Debug)]
pub(crate) struct Attendance {
    pub(crate) white: u32,
    pub(crate) black: u32,
    pub(crate) arbiter: u32,
    pub(crate) spectators: u32,
}

/// A live game.
pub(crate) struct LiveGame {
    pub(crate) id: String,
    pub(crate) table: Arc<AsyncMutex<GameInPlay>>,
    news: broadcast::Sender<Broadcast>,
    attendance: Mutex<Attendance>,
    /// The number of listeners for each language.
    listeners: Mutex<BTreeMap<Lang, usize>>,
    touched: AtomicU64,
    /// How far the game is ahead of the server's clock.
    pub(crate) ahead: u64,
    /// The number of the last event that is on disk and that everybody has been told.
    seq: AtomicU64,
}

impl LiveGame {
    pub(crate) fn new(id: &str, table: GameInPlay, now: u64) -> LiveGame {
        LiveGame {
            id: id.to_owned(),
            ahead: table.ahead,
            seq: AtomicU64::new(table.seq),
            table: Arc::new(AsyncMutex::new(table)),
            news: broadcast::Sender::new(BACKLOG),
            attendance: Mutex::default(),
            listeners: Mutex::default(),
            touched: AtomicU64::new(now),
        }
    }

    pub(crate) fn touch(&self, now: u64) {
        self.touched.store(now, Ordering::Relaxed);
    }

    pub(crate) fn touched(&self) -> u64 {
        self.touched.load(Ordering::Relaxed)
    }

    /// Subscribes in a language.
    pub(crate) fn listen(self: &Arc<Self>, lang: Lang) -> Listener {
        self.count_listener(lang, true);
        Listener { live: Arc::clone(self), lang, news: self.news.subscribe() }
    }

    fn count_listener(&self, lang: Lang, comes: bool) {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        let count = listeners.entry(lang).or_default();
        *count = if comes { *count + 1 } else { count.saturating_sub(1) };
        listeners.retain(|_, count| *count > 0);
    }

    /// The languages of all listeners. If it is called while the table is locked, it includes everybody who has been sent the state,
    /// because that happens under the same lock.
    pub(crate) fn languages(&self) -> Vec<Lang> {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    /// Broadcasts a message to everybody.
    pub(crate) fn tell(&self, text: Utf8Bytes) {
        let text = Localized::Same(text);
        // An error means only that nobody is listening.
        let _ = self.news.send(Broadcast::Message { after: None, seq: None, text });
    }

    /// Broadcasts the events up to a number.
    pub(crate) fn tell_events(&self, seq: u64, text: Localized) {
        let _ =
            self.news.send(Broadcast::Message { after: Some(seq.saturating_sub(1)), seq: Some(seq), text });
        // Stored after sending, so that a client that sees the number finds the broadcast in its queue.
        self.seq.store(seq, Ordering::Release);
    }

    /// The number of the last event that was broadcast.
    pub(crate) fn seq(&self) -> u64 {
        self.seq.load(Ordering::Acquire)
    }

    /// Ends all conversations because the game was deleted.
    pub(crate) fn tell_deleted(&self) {
        let _ = self.news.send(Broadcast::Deleted);
    }

    /// Ends all conversations because the game was unloaded. Nothing is broadcast after that.
    pub(crate) fn close(&self) {
        let _ = self.news.send(Broadcast::Closed);
    }

    /// Broadcasts that time has passed since an event, to clients that know nothing later.
    pub(crate) fn tell_time(&self, seq: u64, text: Localized) {
        let _ = self.news.send(Broadcast::Message { after: Some(seq), seq: Some(seq), text });
    }

    /// Ends the conversations of a role whose links were withdrawn.
    pub(crate) fn cut_off(&self, role: Role) {
        let _ = self.news.send(Broadcast::Cut { role });
    }

    /// Broadcasts that the links have changed.
    pub(crate) fn tell_links(&self) {
        let _ = self.news.send(Broadcast::Links);
    }

    /// Counts a client that connects or disconnects.
    pub(crate) fn attend(&self, role: Role, comes: bool) {
        let attendance = {
            let mut attendance = self.attendance.lock().unwrap_or_else(PoisonError::into_inner);
            let count = match role {
                Role::White => &mut attendance.white,
                Role::Black => &mut attendance.black,
                Role::Arbiter | Role::Assistant => &mut attendance.arbiter,
                // The organiser neither plays nor watches.
                Role::Organiser => return,
                Role::Spectator | Role::Server => &mut attendance.spectators,
            };
            *count = if comes { count.saturating_add(1) } else { count.saturating_sub(1) };
            *attendance
        };
        if let Ok(text) = super::play::message(&attendance.message()) {
            self.tell(text);
        }
    }

    pub(crate) fn attendance(&self) -> Attendance {
        *self.attendance.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Attendance {
    pub(crate) fn message(self) -> ToClient {
        let Attendance { white, black, arbiter, spectators } = self;
        ToClient::Connected { white, black, arbiter, spectators }
    }
}
