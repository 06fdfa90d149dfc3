//! Who is let in, how often, and with which headers the door is hung.

mod headers;
mod limit;
mod line;
mod listener;
mod network;
mod peer;
mod refusal;
mod session;
mod token;

pub(crate) use headers::secured;
pub(crate) use limit::{Door, Peer};
pub use limit::{Limits, Rate};
pub(crate) use line::{Course, Line, Under};
pub(crate) use listener::{Caller, Counting};
pub use network::{Network, Networks, NotANetwork};
pub(crate) use session::{Owner, SESSION_LASTS, csrf, session_cookie, session_ends};
pub(crate) use token::{Secret, SecretHash, bearer, new_game_id};
