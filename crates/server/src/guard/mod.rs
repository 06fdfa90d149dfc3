//! Access control: limits, sessions, secrets, passwords, and the headers of every answer.

mod bucket;
mod code;
mod guess;
mod headers;
mod limit;
mod listener;
mod name;
mod network;
mod origin;
mod passkey;
mod password;
mod peer;
mod refusal;
mod session;
mod timed_stream;
mod token;

pub(crate) use bucket::OwnBucket;
pub(crate) use code::Code;
pub(crate) use guess::{Guess, Guesses};
pub(crate) use headers::secured;
pub use limit::{Limits, Rate};
pub(crate) use limit::{Peer, Quota, RateLimiter};
pub(crate) use listener::{LimitedListener, RemoteAddress};
pub use name::BadName;
pub(crate) use name::{Name, exact as exact_name, key as name_key, looks as name_looks};
pub use network::{Network, Networks, NotANetwork};
pub use origin::{BadOrigin, Origin};
pub(crate) use passkey::{PasskeyOwner, Passkeys};
pub(crate) use password::{check_password, hash_password, is_guessed, is_password};
pub(crate) use session::{Administrator, Device, Owner, SESSION_LASTS, SessionStart, csrf, no_session};
pub(crate) use timed_stream::{Activity, RequestInProgress, TimedStream};
pub(crate) use token::{Secret, SecretHash, bearer, new_game_id};
