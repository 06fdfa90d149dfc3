//! What a live game has besides itself: those who look at it.

use super::play::Table;
use crate::error::ServerError;
use crate::wire::{Role, ToClient};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Mutex as AsyncMutex, broadcast};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tratto_words::{Lang, Words};

/// Messages a slow client may be behind before it gets the whole state again.
const BACKLOG: usize = 16;

/// Something for everybody at a table.
#[derive(Clone)]
pub(crate) enum Broadcast {
    /// A message, ready to be sent.
    Message {
        /// The last event that a client must know for it to be news; `None` where it is news to everybody.
        after: Option<u64>,
        /// The last event that a client knows when it has read it.
        seq: Option<u64>,
        text: Localized,
    },
    /// The links of a role are withdrawn.
    Cut { role: Role },
    /// The game was deleted.
    Deleted,
    /// Who holds what has changed: for those who have a link.
    Links,
    /// This live game is no more: whoever listens has to come again.
    Closed,
}

/// A message in every language that somebody at the table listens in, made once for each.
#[derive(Clone)]
pub(crate) enum Localized {
    /// Without a sentence in it: the same for everybody.
    Same(Utf8Bytes),
    /// By language.
    Each(Arc<[(Lang, Utf8Bytes)]>),
}

impl Localized {
    /// Makes a message in each of these languages.
    pub(crate) fn each(
        languages: &[Lang],
        make: impl Fn(&Words) -> Result<Utf8Bytes, ServerError>,
    ) -> Result<Localized, ServerError> {
        let texts = languages.iter().map(|lang| Ok((*lang, make(Words::of(*lang))?)));
        Ok(Localized::Each(texts.collect::<Result<_, ServerError>>()?))
    }

    /// The message in a language; none where nobody listened in it when the message was made.
    pub(crate) fn text(&self, lang: Lang) -> Option<&Utf8Bytes> {
        match self {
            Localized::Same(text) => Some(text),
            Localized::Each(texts) => texts.iter().find(|(one, _)| *one == lang).map(|(_, text)| text),
        }
    }
}

/// An ear at a table: as long as it is there, what happens is told in its language.
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
    pub(crate) table: Arc<AsyncMutex<Table>>,
    news: broadcast::Sender<Broadcast>,
    attendance: Mutex<Attendance>,
    /// How many listen in each language.
    listeners: Mutex<BTreeMap<Lang, usize>>,
    touched: AtomicU64,
    /// How far the game is ahead of the server's clock.
    pub(crate) ahead: u64,
    /// The number of the last event that is on disk and that everybody has been told.
    seq: AtomicU64,
}

impl LiveGame {
    pub(crate) fn new(id: &str, table: Table, now: u64) -> LiveGame {
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

    /// Listens in a language.
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

    /// The languages that somebody listens in. Asked while the table is locked, it names everybody who has been told how the game
    /// stands, because they are told so under the same lock.
    pub(crate) fn languages(&self) -> Vec<Lang> {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    /// Something that is news to everybody.
    pub(crate) fn tell(&self, text: Utf8Bytes) {
        let text = Localized::Same(text);
        // Nobody may be listening.
        let _ = self.news.send(Broadcast::Message { after: None, seq: None, text });
    }

    /// Events up to a number.
    pub(crate) fn tell_events(&self, seq: u64, text: Localized) {
        let _ = self.news.send(Broadcast::Message { after: Some(seq.saturating_sub(1)), seq: Some(seq), text });
        // After the news: whoever reads the number finds the news waiting.
        self.seq.store(seq, Ordering::Release);
    }

    /// The number of the last event that everybody has been told.
    pub(crate) fn seq(&self) -> u64 {
        self.seq.load(Ordering::Acquire)
    }

    /// Ends every conversation about a game that was deleted.
    pub(crate) fn tell_deleted(&self) {
        let _ = self.news.send(Broadcast::Deleted);
    }

    /// Ends every conversation about this live game. Nothing is ever told after it.
    pub(crate) fn close(&self) {
        let _ = self.news.send(Broadcast::Closed);
    }

    /// That time has passed since the event of a number: news to whoever knows nothing later.
    pub(crate) fn tell_time(&self, seq: u64, text: Localized) {
        let _ = self.news.send(Broadcast::Message { after: Some(seq), seq: Some(seq), text });
    }

    /// Ends the conversations of a role whose links are withdrawn.
    pub(crate) fn cut_off(&self, role: Role) {
        let _ = self.news.send(Broadcast::Cut { role });
    }

    /// That somebody has taken a link, or that one was made or withdrawn.
    pub(crate) fn tell_links(&self) {
        let _ = self.news.send(Broadcast::Links);
    }

    /// Somebody comes or goes.
    pub(crate) fn attend(&self, role: Role, comes: bool) {
        let attendance = {
            let mut attendance = self.attendance.lock().unwrap_or_else(PoisonError::into_inner);
            let count = match role {
                Role::White => &mut attendance.white,
                Role::Black => &mut attendance.black,
                Role::Arbiter | Role::Assistant => &mut attendance.arbiter,
                // Whoever only gives out links is not at the board, and watches no game either.
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
