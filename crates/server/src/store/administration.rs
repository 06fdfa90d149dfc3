//! Administration: policy, accounts, invitations, games.

use super::{AccountRow, GameRow, StoreError};
use crate::guard::SecretHash;
use crate::wire::Policy;
use async_trait::async_trait;

/// An account as administrators see it.
pub(crate) struct AccountEntry {
    pub(crate) account: AccountRow,
    pub(crate) games: u64,
    pub(crate) passkeys: u64,
}

/// An invitation, of which only the hash is stored.
pub(crate) struct InvitationRow {
    pub(crate) hash: SecretHash,
    pub(crate) note: String,
    pub(crate) created_at: u64,
    pub(crate) expires_at: u64,
    pub(crate) used_at: Option<u64>,
    /// The account that was made with it, if it still exists.
    pub(crate) used_by: Option<String>,
}

/// A game as administrators see it.
pub(crate) struct GameEntry {
    pub(crate) game: GameRow,
    pub(crate) is_hidden: bool,
    pub(crate) is_listed: bool,
    pub(crate) owner: Option<String>,
}

/// The wanted part of a list: a search text, where to begin, and how many rows.
#[derive(Clone, Default)]
pub(crate) struct PageQuery {
    pub(crate) search: String,
    /// Only rows with a smaller number.
    pub(crate) before: Option<i64>,
    pub(crate) most: u32,
}

/// What administrators do.
#[async_trait]
pub(crate) trait Administration: Send + Sync {
    /// The policy; open to everybody by default.
    async fn policy(&self) -> Result<Policy, StoreError>;

    /// Sets who may register and who may make games.
    async fn set_policy(&self, policy: Policy) -> Result<(), StoreError>;

    /// An account by its number.
    async fn account_by_number(&self, number: i64) -> Result<Option<AccountRow>, StoreError>;

    /// Accounts, newest first.
    async fn accounts(&self, query: PageQuery) -> Result<Vec<AccountEntry>, StoreError>;

    /// Bans an account and ends its sessions; `None` lifts the ban. Returns whether that changed anything.
    async fn set_ban(&self, account: i64, since: Option<u64>) -> Result<bool, StoreError>;

    /// Stores a password reset code, which replaces an earlier one.
    async fn add_reset_code(
        &self,
        account: i64,
        code: SecretHash,
        now: u64,
        expires_at: u64,
    ) -> Result<(), StoreError>;

    /// Stores an invitation; the note says for whom.
    async fn add_invitation(
        &self,
        code: SecretHash,
        note: String,
        now: u64,
        expires_at: u64,
    ) -> Result<(), StoreError>;

    /// Open and used invitations, newest first.
    async fn invitations(&self, most: u32) -> Result<Vec<InvitationRow>, StoreError>;

    /// Withdraws an invitation, or removes a used one from the list; returns whether there was one.
    async fn remove_invitation(&self, code: SecretHash) -> Result<bool, StoreError>;

    /// All games, newest first: public or not, hidden or not.
    async fn all_games(&self, query: PageQuery) -> Result<Vec<GameEntry>, StoreError>;

    /// Removes a game from the public lists, or puts it back; `None` if there is no such game, otherwise whether that changed
    /// anything.
    async fn set_hidden(&self, id: &str, is_hidden: bool) -> Result<Option<bool>, StoreError>;
}
