//! Secret links, as hashes.
//!
//! A link is *offered* when it is made and *taken* from its first use on. Who exchanges an offered link gets one that nobody else has
//! ever seen; the offered one dies in the same transaction, and is told from one that was withdrawn by having been taken and
//! revoked at the same moment.

use super::StoreError;
use crate::guard::SecretHash;
use crate::wire::{LinkState, Role};
use async_trait::async_trait;

/// A secret as it is stored.
#[derive(Copy, Clone)]
pub(crate) struct LinkRow {
    pub(crate) game: i64,
    pub(crate) role: Role,
    pub(crate) standing: Standing,
}

/// What a secret is worth.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Standing {
    /// Nobody has used it yet.
    Offered,
    /// It is somebody's.
    Taken,
    /// Somebody has exchanged it for a private one.
    Exchanged,
    /// It was withdrawn.
    Withdrawn,
}

impl Standing {
    /// By when it was taken and withdrawn.
    pub(super) fn of(taken_at: Option<u64>, revoked_at: Option<u64>) -> Standing {
        match (taken_at, revoked_at) {
            (None, None) => Standing::Offered,
            (Some(_), None) => Standing::Taken,
            (taken, revoked) if taken == revoked => Standing::Exchanged,
            (_, Some(_)) => Standing::Withdrawn,
        }
    }
}

/// What came of an exchange.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Exchange {
    /// The new secret holds; `false` where it did so already, because the same was asked before.
    Done { role: Role, is_new: bool },
    /// The secret that was brought is somebody's already, and so that of whoever brings it.
    Kept { role: Role },
    /// Somebody else was first.
    Used { role: Role },
    /// The new secret is one that the store knows for something else.
    Spent,
    /// No such link, or it was withdrawn.
    Unknown,
}

/// How the links of a role stand.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Holding {
    pub(crate) role: Role,
    pub(crate) state: LinkState,
    pub(crate) since: Option<u64>,
}

/// A link about to be stored.
#[derive(Copy, Clone)]
pub(crate) struct NewLink {
    pub(crate) role: Role,
    pub(crate) hash: SecretHash,
    /// Whether it is private from the start: whoever asked for it drew it, or nobody else will see it.
    pub(crate) is_taken: bool,
}

/// Links, exchanged and withdrawn.
#[async_trait]
pub(crate) trait Links: Send + Sync {
    /// What a secret opens, or opened.
    async fn link(&self, hash: SecretHash) -> Result<Option<LinkRow>, StoreError>;

    /// Whoever acts with an offered link has taken it as it is. How it stands now: an exchange may have come first.
    async fn use_link(&self, hash: SecretHash, now: u64) -> Result<Option<LinkRow>, StoreError>;

    /// Exchanges an offered link for a private one, once.
    async fn exchange_link(
        &self,
        game: i64,
        offered: SecretHash,
        private: SecretHash,
        now: u64,
    ) -> Result<Exchange, StoreError>;

    /// How the links of every role stand.
    async fn holdings(&self, game: i64) -> Result<Vec<Holding>, StoreError>;

    /// Takes back all links of a role, and puts a new one in their place if there is one, where the links of the role as they
    /// stand allow it. `false` where they do not: then nothing was changed.
    async fn replace_links(
        &self,
        game: i64,
        role: Role,
        new: Option<NewLink>,
        allows: Box<dyn FnOnce(LinkState) -> bool + Send>,
        now: u64,
    ) -> Result<bool, StoreError>;
}
