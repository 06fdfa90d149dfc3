//! What an administrator sees and does: policy, accounts, invitations, games.

use super::{AccountRow, GameRow, StoreError};
use crate::guard::SecretHash;
use crate::wire::Policy;
use async_trait::async_trait;

/// An account with what an administrator wants to know of it.
pub(crate) struct AccountEntry {
    pub(crate) account: AccountRow,
    pub(crate) games: u64,
    pub(crate) passkeys: u64,
}

/// An invitation, of which only the hash is known.
pub(crate) struct InvitationRow {
    pub(crate) hash: SecretHash,
    pub(crate) note: String,
    pub(crate) created_at: u64,
    pub(crate) expires_at: u64,
    pub(crate) used_at: Option<u64>,
    /// The account that was made with it, while there is one.
    pub(crate) used_by: Option<String>,
}

/// A game with what an administrator wants to know of it.
pub(crate) struct GameEntry {
    pub(crate) game: GameRow,
    pub(crate) is_hidden: bool,
    pub(crate) is_listed: bool,
    pub(crate) owner: Option<String>,
}

/// Which part of a list: what it is to contain, from where on, and how much of it.
#[derive(Clone, Default)]
pub(crate) struct Part {
    pub(crate) search: String,
    /// Only what was made before this number.
    pub(crate) before: Option<i64>,
    pub(crate) most: u32,
}

/// An administrator's orders and questions.
#[async_trait]
pub(crate) trait Administration: Send + Sync {
    /// What an administrator has laid down; open to everybody where he has not.
    async fn policy(&self) -> Result<Policy, StoreError>;

    /// Lays down who may register and who may make games.
    async fn set_policy(&self, policy: Policy) -> Result<(), StoreError>;

    /// An account by its number.
    async fn account_by_number(&self, number: i64) -> Result<Option<AccountRow>, StoreError>;

    /// Accounts, the youngest first.
    async fn accounts(&self, part: Part) -> Result<Vec<AccountEntry>, StoreError>;

    /// Bans an account: its sessions end, and none begins. `None` lets it in again. Whether that changed anything.
    async fn set_ban(&self, account: i64, since: Option<u64>) -> Result<bool, StoreError>;

    /// A code with which a forgotten password is replaced; an earlier one is worth nothing any more.
    async fn add_reset_code(
        &self,
        account: i64,
        code: SecretHash,
        now: u64,
        expires_at: u64,
    ) -> Result<(), StoreError>;

    /// An invitation; the note says for whom.
    async fn add_invitation(
        &self,
        code: SecretHash,
        note: String,
        now: u64,
        expires_at: u64,
    ) -> Result<(), StoreError>;

    /// Invitations that wait, and those that were used, the latest first.
    async fn invitations(&self, most: u32) -> Result<Vec<InvitationRow>, StoreError>;

    /// Takes an invitation back, or a used one off the list; whether there was one.
    async fn remove_invitation(&self, code: SecretHash) -> Result<bool, StoreError>;

    /// All games, the youngest first: public or not, hidden or not.
    async fn all_games(&self, part: Part) -> Result<Vec<GameEntry>, StoreError>;

    /// Keeps a game out of the public lists, or lets it in again; `None` if there is no such game, otherwise whether that changed
    /// anything.
    async fn set_hidden(&self, id: &str, is_hidden: bool) -> Result<Option<bool>, StoreError>;
}
