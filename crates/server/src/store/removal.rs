//! Deletion of games, names and accounts. Each leaves only a note that it was deleted.

use super::{PageCursor, StoreError};
use async_trait::async_trait;

/// Why a game was deleted.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) enum Reason {
    /// At its owner's request.
    Owner,
    /// With its owner's account.
    Account,
    /// It was older than the retention period.
    Age,
    /// By the operator, for this reason.
    Operator(String),
}

impl Reason {
    pub(super) fn name(&self) -> &str {
        match self {
            Reason::Owner => "owner",
            Reason::Account => "account",
            Reason::Age => "age",
            Reason::Operator(why) => why,
        }
    }
}

/// What happens to the games of a deleted account.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Leaving {
    /// They are deleted.
    Delete,
    /// They stay, without owner and names.
    Leave,
}

impl Leaving {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Leaving::Delete => "delete",
            Leaving::Leave => "leave",
        }
    }
}

/// An account that is being deleted.
#[derive(Copy, Clone, Debug)]
pub(crate) struct DepartingAccount {
    pub(crate) account: i64,
    pub(crate) created_at: u64,
    pub(crate) leaving: Leaving,
}

/// Deletion.
#[async_trait]
pub(crate) trait Removal: Send + Sync {
    /// Deletes a game entirely.
    async fn delete_game(&self, id: &str, reason: Reason, day: String) -> Result<(), StoreError>;

    /// Whether a game was deleted.
    async fn is_deleted(&self, id: &str) -> Result<bool, StoreError>;

    /// Removes the names and the owner of a game. Its log stays.
    async fn erase_names(&self, id: String, day: String) -> Result<(), StoreError>;

    /// A few games that were over before a moment, oldest first, after a place in that order: each with its place. A damaged one is
    /// left out.
    async fn over_since(
        &self,
        moment: u64,
        after: Option<PageCursor>,
        most: u32,
    ) -> Result<Vec<(PageCursor, String)>, StoreError>;

    /// A few games of an account.
    async fn some_of(&self, account: i64, most: u32) -> Result<Vec<String>, StoreError>;

    /// Begins to delete an account: its sessions end, and the remaining work is remembered across a crash.
    async fn begin_deletion(&self, account: i64, leaving: Leaving) -> Result<(), StoreError>;

    /// The accounts that are being deleted.
    async fn departing_accounts(&self) -> Result<Vec<DepartingAccount>, StoreError>;

    /// Deletes an account that has no games left; returns whether it had none.
    async fn erase_account(&self, departing: DepartingAccount, day: String) -> Result<bool, StoreError>;
}
