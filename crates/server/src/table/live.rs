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
const BEHIND: usize = 16;

/// Something for everybody at a table.
#[derive(Clone)]
pub(crate) enum News {
    /// A message, ready to be sent.
    Message {
        /// The last event that a client must know for it to be news; `None` where it is news to everybody.
        after: Option<u64>,
        /// The last event that a client knows when it has read it.
        seq: Option<u64>,
        text: Spoken,
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
pub(crate) enum Spoken {
    /// Without a sentence in it: the same for everybody.
    Alike(Utf8Bytes),
    /// By language.
    Each(Arc<[(Lang, Utf8Bytes)]>),
}

impl Spoken {
    /// Makes a message in each of these languages.
    pub(crate) fn each(
        languages: &[Lang],
        make: impl Fn(&Words) -> Result<Utf8Bytes, ServerError>,
    ) -> Result<Spoken, ServerError> {
        let texts = languages.iter().map(|lang| Ok((*lang, make(Words::of(*lang))?)));
        Ok(Spoken::Each(texts.collect::<Result<_, ServerError>>()?))
    }

    /// The message in a language; none where nobody listened in it when the message was made.
    pub(crate) fn text(&self, lang: Lang) -> Option<&Utf8Bytes> {
        match self {
            Spoken::Alike(text) => Some(text),
            Spoken::Each(texts) => texts.iter().find(|(one, _)| *one == lang).map(|(_, text)| text),
        }
    }
}

/// An ear at a table: as long as it is there, what happens is told in its language.
pub(crate) struct Ear {
    live: Arc<LiveGame>,
    pub(crate) lang: Lang,
    pub(crate) news: broadcast::Receiver<News>,
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.live.count_ear(self.lang, false);
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
    news: broadcast::Sender<News>,
    attendance: Mutex<Attendance>,
    /// How many listen in each language.
    ears: Mutex<BTreeMap<Lang, usize>>,
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
            news: broadcast::Sender::new(BEHIND),
            attendance: Mutex::default(),
            ears: Mutex::default(),
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
    pub(crate) fn listen(self: &Arc<Self>, lang: Lang) -> Ear {
        self.count_ear(lang, true);
        Ear { live: Arc::clone(self), lang, news: self.news.subscribe() }
    }

    fn count_ear(&self, lang: Lang, comes: bool) {
        let mut ears = self.ears.lock().unwrap_or_else(PoisonError::into_inner);
        let count = ears.entry(lang).or_default();
        *count = if comes { *count + 1 } else { count.saturating_sub(1) };
        ears.retain(|_, count| *count > 0);
    }

    /// The languages that somebody listens in. Asked while the table is locked, it names everybody who has been told how the game
    /// stands, because they are told so under the same lock.
    pub(crate) fn languages(&self) -> Vec<Lang> {
        self.ears.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    /// Something that is news to everybody.
    pub(crate) fn tell(&self, text: Utf8Bytes) {
        let text = Spoken::Alike(text);
        // Nobody may be listening.
        let _ = self.news.send(News::Message { after: None, seq: None, text });
    }

    /// Events up to a number.
    pub(crate) fn tell_events(&self, seq: u64, text: Spoken) {
        let _ = self.news.send(News::Message { after: Some(seq.saturating_sub(1)), seq: Some(seq), text });
        // After the news: whoever reads the number finds the news waiting.
        self.seq.store(seq, Ordering::Release);
    }

    /// The number of the last event that everybody has been told.
    pub(crate) fn seq(&self) -> u64 {
        self.seq.load(Ordering::Acquire)
    }

    /// Ends every conversation about a game that was deleted.
    pub(crate) fn tell_deleted(&self) {
        let _ = self.news.send(News::Deleted);
    }

    /// Ends every conversation about this live game. Nothing is ever told after it.
    pub(crate) fn close(&self) {
        let _ = self.news.send(News::Closed);
    }

    /// That time has passed since the event of a number: news to whoever knows nothing later.
    pub(crate) fn tell_time(&self, seq: u64, text: Spoken) {
        let _ = self.news.send(News::Message { after: Some(seq), seq: Some(seq), text });
    }

    /// Ends the conversations of a role whose links are withdrawn.
    pub(crate) fn cut_off(&self, role: Role) {
        let _ = self.news.send(News::Cut { role });
    }

    /// That somebody has taken a link, or that one was made or withdrawn.
    pub(crate) fn tell_links(&self) {
        let _ = self.news.send(News::Links);
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
