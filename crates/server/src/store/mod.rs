//! What is kept: games with their logs, accounts, links. Everything else here asks for it by the traits of this module and knows nothing of
//! how it is kept; `sqlite/` keeps it in a file. A store has these properties, which the tests of `suite/` hold any implementation to:
//!
//! - the log of a game is only added to, and two cannot add the same event: the key is the game and the number of the event;
//! - nobody is told of anything before it is on disk, and what waits at the same time goes to disk together;
//! - what is deleted is gone, and a note stays that it was there.

mod account;
mod administration;
mod chain;
mod error;
mod export;
mod game;
mod link;
mod passkey;
mod removal;
mod session;
mod sqlite;
#[cfg(test)]
mod suite;

pub(crate) use account::{AccountRow, Accounts, NewAccount, Registered};
pub(crate) use administration::{AccountEntry, Administration, GameEntry, InvitationRow, Part};
pub(crate) use chain::ChainHash;
pub use error::{StoreError, StoreTrouble};
pub(crate) use export::Export;
pub(crate) use game::{Boot, DueGames, EventRow, GameRow, Games, Head, NewRow, Place, RUNNING, Which};
pub(crate) use link::{Exchange, Holding, LinkRow, Links, NewLink, Standing};
pub(crate) use passkey::{Added, PasskeyRow, Passkeys};
pub(crate) use removal::{Leaver, Leaving, Reason, Removal};
pub(crate) use session::{NewSession, Sessions};
pub use sqlite::{FileFlaw, SqliteStore};
pub(crate) use sqlite::{Lock, Order, Orders, StoreFile, Unreadable, files, prepare};

#[cfg(test)]
pub(crate) use sqlite::tests::{from_dump, reasons};

use async_trait::async_trait;

/// Everything that is kept.
#[async_trait]
pub(crate) trait Store:
    Games + Accounts + Sessions + Links + Passkeys + Administration + Removal + Export
{
    /// How many writes wait.
    fn waiting(&self) -> usize;

    /// Writes everything that waits; whatever is asked for afterwards is refused ([`StoreError::Closed`]).
    async fn close(&self);
}
