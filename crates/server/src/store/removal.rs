//! What goes: whole games, names, accounts. Each leaves a note that it is gone, and nothing else.

use super::StoreError;
use async_trait::async_trait;

/// Why a game was deleted.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) enum Reason {
    /// Its owner wanted it.
    Owner,
    /// Its owner's account was deleted, and the games with it.
    Account,
    /// It had been over for longer than the operator keeps games.
    Age,
    /// Whoever runs the server wanted it, for a reason of his own.
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

/// What becomes of the games of an account that is deleted.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Leaving {
    /// They go with it.
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
pub(crate) struct Leaver {
    pub(crate) account: i64,
    pub(crate) created_at: u64,
    pub(crate) leaving: Leaving,
}

/// Deleting, with a note of what was deleted.
#[async_trait]
pub(crate) trait Removal: Send + Sync {
    /// Deletes a game whole.
    async fn bury(&self, id: &str, reason: Reason, day: String) -> Result<(), StoreError>;

    /// Whether a game was deleted.
    async fn is_buried(&self, id: &str) -> Result<bool, StoreError>;

    /// Takes the names and the owner out of a game. Its log stays.
    async fn erase_names(&self, id: String, day: String) -> Result<(), StoreError>;

    /// A few games that have been over since before a moment, the oldest first.
    async fn over_since(&self, moment: u64, most: u32) -> Result<Vec<String>, StoreError>;

    /// A few games of an account.
    async fn some_of(&self, account: i64, most: u32) -> Result<Vec<String>, StoreError>;

    /// An account begins to go: nobody is signed in with it any more, and what is left to do is known after a crash too.
    async fn begin_leaving(&self, account: i64, leaving: Leaving) -> Result<(), StoreError>;

    /// The accounts that are being deleted.
    async fn leavers(&self) -> Result<Vec<Leaver>, StoreError>;

    /// Deletes an account that has no games left; whether it had none.
    async fn erase_account(&self, leaver: Leaver, day: String) -> Result<bool, StoreError>;
}
