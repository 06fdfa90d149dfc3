//! Secret links, stored as hashes.
//!
//! A link is *offered* when it is made and *taken* from its first use on. Exchanging an offered link gives one that nobody else has
//! ever seen and invalidates the offered one in the same transaction. An exchanged link is recognised by equal times of taking and
//! revocation, unlike a withdrawn one.

use super::StoreError;
use crate::guard::SecretHash;
use crate::wire::{LinkState, Role};
use async_trait::async_trait;

/// A stored link.
#[derive(Copy, Clone)]
pub(crate) struct LinkRow {
    pub(crate) game: i64,
    pub(crate) role: Role,
    pub(crate) standing: LinkStatus,
}

/// The status of a link.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum LinkStatus {
    /// Nobody has used it yet.
    Offered,
    /// Somebody uses it.
    Taken,
    /// Somebody has exchanged it for a private one.
    Exchanged,
    /// It was withdrawn.
    Withdrawn,
}

impl LinkStatus {
    /// By the times when it was taken and revoked.
    pub(super) fn of(taken_at: Option<u64>, revoked_at: Option<u64>) -> LinkStatus {
        match (taken_at, revoked_at) {
            (None, None) => LinkStatus::Offered,
            (Some(_), None) => LinkStatus::Taken,
            (taken, revoked) if taken == revoked => LinkStatus::Exchanged,
            (_, Some(_)) => LinkStatus::Withdrawn,
        }
    }
}

/// The result of an exchange.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Exchange {
    /// The new link is valid; `is_new` is false if the same request had been made before.
    Done { role: Role, is_new: bool },
    /// The presented link was private already, and stays the caller's.
    Kept { role: Role },
    /// Somebody else was faster.
    Used { role: Role },
    /// The new secret is already in use for something else.
    Spent,
    /// The link is unknown or was withdrawn.
    Unknown,
}

/// The state of the links of a role.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct RoleLinks {
    pub(crate) role: Role,
    pub(crate) state: LinkState,
    pub(crate) since: Option<u64>,
}

/// A link to be stored.
#[derive(Copy, Clone)]
pub(crate) struct NewLink {
    pub(crate) role: Role,
    pub(crate) hash: SecretHash,
    /// Whether it is private from the start: the caller generated it, or nobody else will see it.
    pub(crate) is_taken: bool,
}

/// Links: exchange and withdrawal.
#[async_trait]
pub(crate) trait Links: Send + Sync {
    /// The link of a secret, valid or not.
    async fn link(&self, hash: SecretHash) -> Result<Option<LinkRow>, StoreError>;

    /// Takes an offered link that is used without exchange. Returns its current status: an exchange may have come first.
    async fn use_link(&self, hash: SecretHash, now: u64) -> Result<Option<LinkRow>, StoreError>;

    /// Exchanges an offered link for a private one, once.
    async fn exchange_link(
        &self,
        game: i64,
        offered: SecretHash,
        private: SecretHash,
        now: u64,
    ) -> Result<Exchange, StoreError>;

    /// The state of the links of every role.
    async fn role_links(&self, game: i64) -> Result<Vec<RoleLinks>, StoreError>;

    /// Withdraws all links of a role and stores a new one if given, provided the state of the role's links allows it. Returns `false`
    /// if it does not: then nothing was changed.
    async fn replace_links(
        &self,
        game: i64,
        role: Role,
        new: Option<NewLink>,
        allows: Box<dyn FnOnce(LinkState) -> bool + Send>,
        now: u64,
    ) -> Result<bool, StoreError>;
}
