//! The operator's commands: administration on the database file itself, also while a server is running.

use crate::guard::Code;
use crate::store::{AccountEntry, AccountRow, OrderContext, Orders, PageQuery, StoreError};
use crate::time::{day, system_time};
use crate::wire::{GameMakers, Policy, Registration};
use std::path::Path;
use thiserror::Error;

/// A day, in milliseconds.
pub(crate) const DAY: u64 = 24 * 3_600_000;
/// How long a reset code can be used.
pub(crate) const RESET_LASTS: u64 = DAY;
/// The longest note or reason, in letters.
pub(crate) const NOTE: usize = 200;

/// Why a command failed.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum OperatorError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such account.
    #[error("there is no account {name}")]
    NoAccount {
        /// The name as given.
        name: String,
    },
    /// There is no such game.
    #[error("there is no game {id}")]
    NoGame {
        /// The id as given.
        id: String,
    },
    /// The account is banned.
    #[error("the account is banned")]
    Banned,
    /// The system has no random numbers to give.
    #[error("the system has no random numbers")]
    NoRandom,
}

impl From<getrandom::Error> for OperatorError {
    fn from(_: getrandom::Error) -> OperatorError {
        OperatorError::NoRandom
    }
}

/// An account, as an operator sees it.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct Account {
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// Whether it is an administrator's.
    pub is_admin: bool,
    /// Since when it is banned.
    pub banned_at: Option<u64>,
    /// How many games it owns.
    pub games: u64,
    /// How many passkeys it has.
    pub passkeys: u64,
}

/// A code that was issued. It has no `Debug`, so that it cannot be logged.
#[non_exhaustive]
pub struct IssuedCode {
    /// The code, which is not stored.
    pub code: String,
    /// Until when it can be used, in milliseconds since 1970.
    pub expires_at: u64,
    /// The account that it is for, if it is for one.
    pub name: Option<String>,
}

/// A database opened for commands. Each command is one transaction, which waits for the transactions of a running server.
pub struct Operator {
    orders: Orders,
}

impl Operator {
    /// Opens an existing file of the current version.
    pub fn open(path: &Path) -> Result<Operator, OperatorError> {
        Ok(Operator { orders: Orders::open(path)? })
    }

    fn of_account<T>(
        &mut self,
        name: &str,
        act: impl FnOnce(&OrderContext<'_>, u64, &AccountRow) -> Result<T, OperatorError>,
    ) -> Result<T, OperatorError> {
        self.orders.order(|order| {
            let account = order.find_account(name)?;
            let account = account.ok_or_else(|| OperatorError::NoAccount { name: name.to_owned() })?;
            act(order, system_time(), &account)
        })
    }

    /// Every account, newest first.
    pub fn accounts(&self) -> Result<Vec<Account>, OperatorError> {
        let all = self.orders.look_up().accounts(&PageQuery { most: u32::MAX, ..PageQuery::default() })?;
        let account = |AccountEntry { account, games, passkeys }| {
            let AccountRow { name, created_at, is_admin, banned_at, .. } = account;
            Account { name, created_at, is_admin, banned_at, games, passkeys }
        };
        Ok(all.into_iter().map(account).collect())
    }

    /// Grants or revokes administrator rights: the account's name, and whether that changed anything.
    pub fn set_admin(&mut self, name: &str, is_admin: bool) -> Result<(String, bool), OperatorError> {
        self.of_account(name, |order, _, account| {
            Ok((account.name.clone(), order.set_admin(account.number, is_admin)?))
        })
    }

    /// Bans an account and ends its sessions, or lifts the ban: its name, and whether that changed anything.
    pub fn set_ban(&mut self, name: &str, is_banned: bool) -> Result<(String, bool), OperatorError> {
        self.of_account(name, |order, now, account| {
            let changed = order.set_ban(account.number, is_banned.then_some(now))?;
            Ok((account.name.clone(), changed))
        })
    }

    /// Issues a code that resets a password, once and within a day.
    pub fn reset(&mut self, name: &str) -> Result<IssuedCode, OperatorError> {
        self.of_account(name, |order, now, account| {
            if account.banned_at.is_some() {
                return Err(OperatorError::Banned);
            }
            let (code, expires_at) = (Code::random()?, now.saturating_add(RESET_LASTS));
            order.add_reset_code(account.number, code.hash(), now, expires_at)?;
            Ok(IssuedCode { code: code.reveal(), expires_at, name: Some(account.name.clone()) })
        })
    }

    /// Issues an invitation for a number of days; the note says for whom.
    pub fn invite(&mut self, days: u32, note: &str) -> Result<IssuedCode, OperatorError> {
        self.orders.order(|order| {
            let now = system_time();
            let (code, expires_at) = (Code::random()?, now.saturating_add(u64::from(days) * DAY));
            order.add_invitation(code.hash(), note, now, expires_at)?;
            Ok(IssuedCode { code: code.reveal(), expires_at, name: None })
        })
    }

    /// Who may register and who may make games.
    pub fn policy(&self) -> Result<Policy, OperatorError> {
        Ok(self.orders.look_up().policy()?)
    }

    /// Sets who may register.
    pub fn set_registration(&mut self, registration: Registration) -> Result<(), OperatorError> {
        self.orders.order(|order| {
            let policy = Policy { registration, ..order.policy()? };
            Ok(order.set_policy(policy)?)
        })
    }

    /// Sets who may make games.
    pub fn set_game_makers(&mut self, games: GameMakers) -> Result<(), OperatorError> {
        self.orders.order(|order| {
            let policy = Policy { games, ..order.policy()? };
            Ok(order.set_policy(policy)?)
        })
    }

    /// Removes a game from the public lists, or puts it back: whether that changed anything.
    pub fn set_hidden(&mut self, id: &str, is_hidden: bool) -> Result<bool, OperatorError> {
        self.orders.order(|order| {
            let found = order.set_hidden(id, is_hidden)?;
            found.ok_or_else(|| OperatorError::NoGame { id: id.to_owned() })
        })
    }

    /// Deletes a game entirely. Its id, the last hash of its log, the day and the reason remain.
    pub fn delete(&mut self, id: &str, reason: &str) -> Result<(), OperatorError> {
        self.orders.order(|order| {
            let buried = order.delete_game(id, reason, &day(system_time()))?;
            buried.then_some(()).ok_or_else(|| OperatorError::NoGame { id: id.to_owned() })
        })
    }
}
