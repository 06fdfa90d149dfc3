//! Errors of requests: one enumeration, turned into a response in the reader's language.

use crate::account_error::AccountError;
use crate::reader::unlocalized;
use crate::sentence::whole;
use crate::store::StoreError;
use crate::wire::{ErrorBody, ErrorKind, Role};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use thiserror::Error;
use tratto_board::{Irregularities, ParseFenError, ParseUciError, Position, Setup, WhyNot};
use tratto_clock::TimeControlError;
use tratto_engine::EngineError;
use tratto_laws::{Article, Edition, GameError, NotAnEvent, ParseActError, Rule, UnknownEdition};
use tratto_lore::almanac::{self, DateError};
use tratto_lore::term;
use tratto_notation::ReadError;
use tratto_words::{Words, say};

/// Why a request was refused or failed.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ServerError {
    /// The request is not well formed.
    #[error("the request cannot be read: {detail}")]
    BadRequest {
        /// What is wrong.
        detail: String,
    },
    /// An act that cannot be read.
    #[error(transparent)]
    BadAct(ParseActError),
    /// A FEN that cannot be read.
    #[error("{error}")]
    BadFen {
        /// What is wrong.
        error: Box<ParseFenError>,
    },
    /// A position from which no game can be played.
    #[error("the position cannot be played from")]
    NotPlayable {
        /// The position.
        setup: Box<Setup>,
        /// What is irregular.
        irregularities: Irregularities,
    },
    /// A move in UCI that cannot be read.
    #[error("{0}")]
    BadUci(ParseUciError),
    /// A move in a notation that cannot be read.
    #[error("{error}")]
    BadMove {
        /// The position in which it was read.
        position: Box<Position>,
        /// What is wrong.
        error: Box<ReadError>,
    },
    /// A time control that cannot be read.
    #[error("{error}")]
    BadControl {
        /// The text.
        text: String,
        /// What is wrong.
        error: Box<TimeControlError>,
    },
    /// An edition that does not exist.
    #[error("{0}")]
    BadEdition(UnknownEdition),
    /// A value out of range.
    #[error("{field} is out of bounds")]
    BadValue {
        /// Which.
        field: &'static str,
    },
    /// A game that cannot be set up.
    #[error("{0}")]
    BadGame(GameError),
    /// No such game.
    #[error("there is no such game")]
    NoGame,
    /// The game was deleted.
    #[error("the game was deleted")]
    Deleted,
    /// No such page.
    #[error("there is no such page")]
    NoPage,
    /// The position stands on the board of a game that is being played: advice is forbidden.
    #[error("the position stands on the board of a running game")]
    BeingPlayed,
    /// This server has no engine.
    #[error("this server has no engine")]
    NoEngine,
    /// An engine failed.
    #[error("{0}")]
    Engine(Arc<EngineError>),
    /// The glossary has no such term.
    #[error("the glossary does not have {asked:?}")]
    NoTerm {
        /// What was asked for.
        asked: String,
    },
    /// The almanac knows nobody of that name.
    #[error("the almanac knows nobody called {asked:?}")]
    NoPerson {
        /// What was asked for.
        asked: String,
    },
    /// A date that cannot be read.
    #[error("{0}")]
    BadDate(DateError),
    /// The link is not valid, or no longer valid.
    #[error("the link is not valid")]
    BadLink,
    /// The link has been exchanged by the first person who opened it.
    #[error("the link has been used")]
    LinkUsed {
        /// The role.
        role: Role,
    },
    /// Only the arbiter may replace the arbiter's link.
    #[error("only the arbiter gives the arbiter's link away")]
    ArbiterHolds,
    /// Only those who have a link to the game, and its owner, may see this.
    #[error("this is for those who have a link to the game")]
    NoLink,
    /// This person may not change the links of this role.
    #[error("the links of this role are not the asker's to change")]
    NotYourLinks,
    /// Nobody is signed in.
    #[error("nobody is signed in")]
    NoSession,
    /// The session is too old for this: the password is needed again.
    #[error("the password is asked for again")]
    Stale,
    /// Name or password are wrong.
    #[error("name or password are wrong")]
    BadPassword,
    /// The role may not do this.
    #[error("the {} may not do this", role.name())]
    Forbidden {
        /// The role.
        role: Role,
        /// The act.
        act: String,
    },
    /// The game belongs to somebody else.
    #[error("the game belongs to somebody else")]
    NotOwner,
    /// The header against forged requests is missing, or the request comes from another site.
    #[error("the header X-Tratto is missing, or the request comes from another site")]
    Forged,
    /// Another event came first.
    #[error("the game has come to event {seq}")]
    Conflict {
        /// The number of the last event.
        seq: u64,
    },
    /// The act is not possible in the current state of the game.
    #[error("{0}")]
    NotAnEvent(NotAnEvent),
    /// Online mode: the move is not legal.
    #[error("the move is not legal")]
    Illegal {
        /// The position.
        position: Box<Position>,
        /// Why.
        why: WhyNot,
        /// The main article.
        article: Option<Article>,
        /// The move.
        text: String,
    },
    /// Online mode: it is not the player's turn.
    #[error("it is the other's turn")]
    NotYourTurn,
    /// Online mode has no such act.
    #[error("online mode knows no such act")]
    NotOnline {
        /// The act.
        act: String,
    },
    /// The name is taken.
    #[error("the name is taken")]
    Taken,
    /// An error about an account.
    #[error(transparent)]
    Account(#[from] AccountError),
    /// Too many requests.
    #[error("too many requests")]
    TooMany,
    /// The account has reached its limit of games in progress.
    #[error("the account has too many games under way")]
    TooManyGames,
    /// The body is too large.
    #[error("the body is too large")]
    TooLarge,
    /// A protocol version that this server does not speak.
    #[error("the messages are of version {0}")]
    Version(u32),
    /// The first message was not a greeting.
    #[error("the first message is to be a greeting")]
    NoGreeting,
    /// The server is stopping.
    #[error("the server is stopping")]
    Stopping,
    /// The game is being loaded again after a failure.
    #[error("the game is being loaded again")]
    Reload,
    /// The server is overloaded.
    #[error("too much is under way")]
    Busy,
    /// The log of the game cannot be read.
    #[error("the log of game {game} cannot be read: {what}")]
    Damaged {
        /// The game.
        game: String,
        /// What is wrong, for the log.
        what: String,
    },
    /// The game has reached its limit of events: only acts that end it are accepted.
    #[error("the game has reached its limit of events")]
    Capped,
    /// The server failed.
    #[error("{what}")]
    Internal {
        /// What failed, for the log.
        what: String,
    },
}

impl ServerError {
    pub(crate) fn internal(what: impl ToString) -> ServerError {
        ServerError::Internal { what: what.to_string() }
    }

    pub(crate) fn engine(error: EngineError) -> ServerError {
        ServerError::Engine(Arc::new(error))
    }

    /// Whether retrying cannot help until somebody repairs the cause.
    pub(crate) fn is_lasting(&self) -> bool {
        matches!(self, ServerError::Damaged { .. } | ServerError::NoGame | ServerError::Deleted)
    }

    /// The kind of error and the HTTP status.
    pub(crate) fn kind(&self) -> (ErrorKind, StatusCode) {
        use ServerError as E;
        match self {
            E::BadRequest { .. } | E::NoGreeting => (ErrorKind::BadRequest, StatusCode::BAD_REQUEST),
            E::BadAct(_) => (ErrorKind::BadAct, StatusCode::BAD_REQUEST),
            E::BadFen { .. } | E::NotPlayable { .. } => (ErrorKind::BadPosition, StatusCode::BAD_REQUEST),
            E::BadControl { .. } => (ErrorKind::BadControl, StatusCode::BAD_REQUEST),
            E::BadEdition(_)
            | E::BadValue { .. }
            | E::BadDate(_)
            | E::BadGame(_)
            | E::BadUci(_)
            | E::BadMove { .. } => (ErrorKind::BadValue, StatusCode::BAD_REQUEST),
            E::NoGame | E::NoPage | E::NoTerm { .. } | E::NoPerson { .. } => {
                (ErrorKind::NotFound, StatusCode::NOT_FOUND)
            }
            E::Deleted => (ErrorKind::Gone, StatusCode::GONE),
            E::LinkUsed { .. } => (ErrorKind::LinkUsed, StatusCode::GONE),
            E::BadLink | E::NoLink | E::NoSession | E::BadPassword | E::Stale => {
                (ErrorKind::Unauthenticated, StatusCode::UNAUTHORIZED)
            }
            E::Forbidden { .. } | E::NotOwner | E::ArbiterHolds | E::NotYourLinks => {
                (ErrorKind::Forbidden, StatusCode::FORBIDDEN)
            }
            E::Forged => (ErrorKind::Forged, StatusCode::FORBIDDEN),
            E::Conflict { .. } => (ErrorKind::Conflict, StatusCode::CONFLICT),
            E::NotAnEvent(_) => (ErrorKind::NotAnEvent, StatusCode::UNPROCESSABLE_ENTITY),
            E::BeingPlayed => (ErrorKind::BeingPlayed, StatusCode::FORBIDDEN),
            E::Illegal { .. } | E::NotYourTurn => (ErrorKind::Illegal, StatusCode::UNPROCESSABLE_ENTITY),
            E::NotOnline { .. } => (ErrorKind::NotOnline, StatusCode::UNPROCESSABLE_ENTITY),
            E::Taken => (ErrorKind::Taken, StatusCode::CONFLICT),
            E::Account(error) => error.kind(),
            E::TooMany | E::TooManyGames => (ErrorKind::TooMany, StatusCode::TOO_MANY_REQUESTS),
            E::TooLarge => (ErrorKind::TooLarge, StatusCode::PAYLOAD_TOO_LARGE),
            E::Version(_) => (ErrorKind::Version, StatusCode::BAD_REQUEST),
            E::Stopping => (ErrorKind::Stopping, StatusCode::SERVICE_UNAVAILABLE),
            E::Reload | E::Busy => (ErrorKind::Busy, StatusCode::SERVICE_UNAVAILABLE),
            E::Damaged { .. } => (ErrorKind::Damaged, StatusCode::INTERNAL_SERVER_ERROR),
            E::Capped => (ErrorKind::Capped, StatusCode::UNPROCESSABLE_ENTITY),
            E::NoEngine => (ErrorKind::NoEngine, StatusCode::NOT_IMPLEMENTED),
            E::Engine(_) => (ErrorKind::Engine, StatusCode::BAD_GATEWAY),
            E::Internal { .. } => (ErrorKind::Internal, StatusCode::INTERNAL_SERVER_ERROR),
        }
    }

    /// The error as it is sent to the client; it is counted, and internal details go to the log only.
    pub(crate) fn fault(&self, words: &Words) -> ErrorBody {
        crate::metrics::refused(self.kind().0);
        if let ServerError::Internal { what } = self {
            tracing::error!(%what, "a request failed");
        }
        self.described(words)
    }

    /// The error as it is sent, without counting it.
    pub(crate) fn described(&self, words: &Words) -> ErrorBody {
        use ServerError as E;
        let mut fault = ErrorBody {
            kind: self.kind().0,
            sentence: self.sentence(words),
            seq: None,
            text: None,
            article: None,
        };
        match self {
            E::Conflict { seq } => fault.seq = Some(*seq),
            E::BadAct(error) => fault.text = Some(error.text.clone()),
            E::BadControl { text, .. } => fault.text = Some(text.clone()),
            E::BadMove { error, .. } => fault.text = Some(error.text().to_owned()),
            E::BadEdition(error) => fault.text = Some(error.text.clone()),
            E::Forbidden { act, .. } | E::NotOnline { act } => fault.text = Some(act.clone()),
            E::BeingPlayed => fault.article = advice().map(|article| article.number().to_owned()),
            E::Illegal { article, text, .. } => {
                fault.text = Some(text.clone());
                fault.article = article.map(|article| article.number().to_owned());
            }
            _ => {}
        }
        fault
    }

    fn sentence(&self, words: &Words) -> String {
        use ServerError as E;
        match self {
            E::BadRequest { detail } => say!(words, "server-bad-request", detail = detail),
            E::BadAct(error) => {
                let ends = if error.found.is_empty() { "yes" } else { "no" };
                say!(
                    words,
                    "server-bad-act",
                    text = &error.text,
                    ends = ends,
                    place = error.at + 1,
                    found = &error.found,
                    expected = &error.expected
                )
            }
            E::BadFen { error } => words.fen_error(error),
            E::NotPlayable { setup, irregularities } => {
                let reasons: Vec<String> =
                    irregularities.iter().map(|one| words.irregularity(setup, *one)).collect();
                say!(words, "server-not-playable", reasons = words.list(&reasons))
            }
            E::BadUci(error) => words.uci_problem(error),
            E::BadMove { position, error } => words.read_error(position, error),
            E::BadControl { text, .. } => say!(words, "server-bad-control", text = text),
            E::BadEdition(error) => {
                say!(words, "server-bad-edition", text = &error.text, editions = words.editions())
            }
            E::BadValue { field } => say!(words, "server-bad-value", field = *field),
            E::BadGame(error) => whole(words, &words.game_error(error)),
            E::NoGame => say!(words, "server-no-game"),
            E::Deleted => say!(words, "server-deleted"),
            E::Stale => say!(words, "server-stale"),
            E::NoPage => say!(words, "server-no-page"),
            E::NoTerm { asked } => {
                let what = whole(words, &say!(words, "define-unknown", asked = asked));
                let near = words.terms_or(&term::near(asked));
                if near.is_empty() {
                    what
                } else {
                    format!("{what} {}", say!(words, "define-near", terms = near))
                }
            }
            E::NoPerson { asked } => {
                let what = whole(words, &say!(words, "almanac-nobody", name = asked));
                let near: Vec<String> =
                    almanac::people_near(asked).iter().map(|person| person.name.to_owned()).collect();
                let near = words.list_or(&near);
                if near.is_empty() {
                    what
                } else {
                    format!("{what} {}", say!(words, "almanac-near", names = near))
                }
            }
            E::BadDate(error) => whole(words, &words.date_error(error)),
            E::BadLink => say!(words, "server-bad-link"),
            E::LinkUsed { role } => say!(words, "links-used", role = role.name()),
            E::ArbiterHolds => say!(words, "links-arbiter-holds"),
            E::NoLink => say!(words, "links-none"),
            E::NotYourLinks => say!(words, "links-not-yours"),
            E::NoSession => say!(words, "server-no-session"),
            E::BadPassword => say!(words, "server-bad-password"),
            E::Forbidden { role, .. } => say!(words, "server-forbidden", role = role.name()),
            E::NotOwner => say!(words, "server-not-owner"),
            E::Forged => say!(words, "server-forged"),
            E::Conflict { .. } => say!(words, "server-conflict"),
            E::NotAnEvent(reason) => whole(words, &words.not_an_event(reason)),
            E::NoEngine => say!(words, "server-no-engine"),
            E::Engine(error) => whole(words, &crate::engines::engine_fault(error, words)),
            E::BeingPlayed => say!(words, "server-being-played", article = advice_article(words)),
            E::Illegal { position, why, text, .. } => {
                say!(words, "server-illegal", text = text, reason = words.why_not(position, *why))
            }
            E::NotYourTurn => say!(words, "server-not-your-turn"),
            E::NotOnline { .. } => say!(words, "server-not-online"),
            E::Taken => say!(words, "server-taken"),
            E::Account(error) => error.sentence(words),
            E::TooMany => say!(words, "server-too-many"),
            E::TooManyGames => say!(words, "server-too-many-games"),
            E::TooLarge => say!(words, "server-too-large"),
            E::Version(version) => {
                say!(words, "server-version", version = *version, known = crate::wire::VERSION)
            }
            E::NoGreeting => say!(words, "server-no-greeting"),
            E::Stopping => say!(words, "server-stopping"),
            E::Reload => say!(words, "server-reload"),
            E::Busy => say!(words, "server-busy"),
            E::Damaged { .. } => say!(words, "server-damaged"),
            E::Capped => say!(words, "server-capped"),
            E::Internal { .. } => say!(words, "server-internal"),
        }
    }
}

/// The article that forbids advice during play.
fn advice() -> Option<Article> {
    Edition::NEWEST.articles(Rule::Advice).first().copied()
}

fn advice_article(words: &Words) -> String {
    advice().and_then(|article| words.citation(&[article])).unwrap_or_default()
}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> ServerError {
        match error {
            StoreError::Closed => ServerError::Stopping,
            StoreError::Limit => ServerError::TooManyGames,
            error => ServerError::internal(error),
        }
    }
}

impl From<ParseActError> for ServerError {
    fn from(error: ParseActError) -> ServerError {
        ServerError::BadAct(error)
    }
}

impl From<getrandom::Error> for ServerError {
    fn from(error: getrandom::Error) -> ServerError {
        ServerError::internal(error)
    }
}

impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        let (_, status) = self.kind();
        let mut response = unlocalized(self);
        if matches!(status, StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS) {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
