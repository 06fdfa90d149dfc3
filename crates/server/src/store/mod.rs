//! Storage: games with their logs, accounts, links, what accounts have learnt. The rest of the server uses only the traits of this module; `sqlite/` implements
//! them with a file. The tests of `suite/` check these properties for any implementation:
//!
//! - the log of a game is append-only, and no event can be added twice: the key is the game and the number of the event;
//! - nothing is acknowledged before it is on disk, and writes that wait at the same time are committed together;
//! - deleted data are gone, and a note that they existed stays.

mod account;
mod administration;
mod chain;
mod error;
mod export;
mod game;
mod learnt;
mod link;
mod passkey;
mod removal;
mod session;
mod sqlite;
#[cfg(test)]
mod suite;

pub(crate) use account::{AccountRow, Accounts, NewAccount, Registered};
pub(crate) use administration::{AccountEntry, Administration, GameEntry, InvitationRow, PageQuery};
pub(crate) use chain::ChainHash;
pub use error::{StoreError, StoreTrouble};
pub(crate) use export::Export;
pub(crate) use game::{
    Boot, DueGames, EventRow, GameRow, Games, Head, NewRow, PageCursor, RUNNING, RunningGames, Which,
};
pub(crate) use learnt::{Keeping, Learning, LearntKind, LearntPage, LearntRow, Merge};
pub(crate) use link::{Exchange, LinkRow, LinkStatus, Links, NewLink, RoleLinks};
pub(crate) use passkey::{Added, PasskeyRow, Passkeys};
pub(crate) use removal::{DepartingAccount, Leaving, Reason, Removal};
pub(crate) use session::{NewSession, Sessions};
pub use sqlite::{FileFlaw, SqliteStore};
pub(crate) use sqlite::{Lock, OrderContext, Orders, READING, StoreFile, Unreadable, files, prepare};

#[cfg(test)]
pub(crate) use sqlite::tests::{from_dump, reasons, set_oldest_stays};

use async_trait::async_trait;

/// The whole store.
#[async_trait]
pub(crate) trait Store:
    Games + Accounts + Sessions + Links + Passkeys + Administration + Removal + Export + Learning
{
    /// The length of the write queue.
    fn waiting(&self) -> usize;

    /// Writes everything pending; later requests are refused ([`StoreError::Closed`]).
    async fn close(&self);
}
