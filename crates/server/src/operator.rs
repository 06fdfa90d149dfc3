//! The operator's commands: what an administrator does, done on the file itself, also while a server runs on it.

use crate::guard::Code;
use crate::store::{AccountEntry, AccountRow, Order, Orders, Part, StoreError};
use crate::time::{day, system_time};
use crate::wire::{GameMakers, Policy, Registration};
use std::path::Path;
use thiserror::Error;

/// A day, in milliseconds.
pub(crate) const DAY: u64 = 24 * 3_600_000;
/// How long a reset code can be used.
pub(crate) const RESET_LASTS: u64 = DAY;
/// How long a note or a reason may be, in letters.
pub(crate) const NOTE: usize = 200;

/// Why an order was not carried out.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum OperatorError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such account.
    #[error("there is no account {name}")]
    NoAccount {
        /// As it was asked for.
        name: String,
    },
    /// There is no such game.
    #[error("there is no game {id}")]
    NoGame {
        /// As it was asked for.
        id: String,
    },
    /// The account is banned.
    #[error("the account is banned")]
    Banned,
    /// The system has no random numbers.
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

/// A code that was given out. It has no `Debug`, so that it cannot slip into a log line.
#[non_exhaustive]
pub struct Given {
    /// The code, to be handed on once.
    pub code: String,
    /// Until when it can be used, in milliseconds since 1970.
    pub expires_at: u64,
    /// The name of the account that it is for, where it is for one.
    pub name: Option<String>,
}

/// The file of a server, open for an operator's orders. Each is one transaction, and waits for the server's own where one runs.
pub struct Operator {
    orders: Orders,
}

impl Operator {
    /// Opens a file that is there, and that this version of the program has brought up to date.
    pub fn open(path: &Path) -> Result<Operator, OperatorError> {
        Ok(Operator { orders: Orders::open(path)? })
    }

    fn of_account<T>(
        &mut self,
        name: &str,
        deed: impl FnOnce(&Order<'_>, u64, &AccountRow) -> Result<T, OperatorError>,
    ) -> Result<T, OperatorError> {
        self.orders.order(|order| {
            let account = order.find_account(name)?;
            let account = account.ok_or_else(|| OperatorError::NoAccount { name: name.to_owned() })?;
            deed(order, system_time(), &account)
        })
    }

    /// Every account, the youngest first.
    pub fn accounts(&self) -> Result<Vec<Account>, OperatorError> {
        let all = self.orders.look_up().accounts(&Part { most: u32::MAX, ..Part::default() })?;
        let account = |AccountEntry { account, games, passkeys }| {
            let AccountRow { name, created_at, is_admin, banned_at, .. } = account;
            Account { name, created_at, is_admin, banned_at, games, passkeys }
        };
        Ok(all.into_iter().map(account).collect())
    }

    /// Makes an account an administrator's, or takes that away: its name, and whether that changed anything.
    pub fn set_admin(&mut self, name: &str, is_admin: bool) -> Result<(String, bool), OperatorError> {
        self.of_account(name, |order, _, account| {
            Ok((account.name.clone(), order.set_admin(account.number, is_admin)?))
        })
    }

    /// Bans an account and ends its sessions, or lets it in again: its name, and whether that changed anything.
    pub fn set_ban(&mut self, name: &str, is_banned: bool) -> Result<(String, bool), OperatorError> {
        self.of_account(name, |order, now, account| {
            let changed = order.set_ban(account.number, is_banned.then_some(now))?;
            Ok((account.name.clone(), changed))
        })
    }

    /// A code with which a lost password is replaced, once and within a day.
    pub fn reset(&mut self, name: &str) -> Result<Given, OperatorError> {
        self.of_account(name, |order, now, account| {
            if account.banned_at.is_some() {
                return Err(OperatorError::Banned);
            }
            let (code, expires_at) = (Code::draw()?, now.saturating_add(RESET_LASTS));
            order.add_reset_code(account.number, code.hash(), now, expires_at)?;
            Ok(Given { code: code.reveal(), expires_at, name: Some(account.name.clone()) })
        })
    }

    /// An invitation for so many days; the note says for whom.
    pub fn invite(&mut self, days: u32, note: &str) -> Result<Given, OperatorError> {
        self.orders.order(|order| {
            let now = system_time();
            let (code, expires_at) = (Code::draw()?, now.saturating_add(u64::from(days) * DAY));
            order.add_invitation(code.hash(), note, now, expires_at)?;
            Ok(Given { code: code.reveal(), expires_at, name: None })
        })
    }

    /// Who may register and who may make games.
    pub fn policy(&self) -> Result<Policy, OperatorError> {
        Ok(self.orders.look_up().policy()?)
    }

    /// Lays down who may register.
    pub fn set_registration(&mut self, registration: Registration) -> Result<(), OperatorError> {
        self.orders.order(|order| {
            let policy = Policy { registration, ..order.policy()? };
            Ok(order.set_policy(policy)?)
        })
    }

    /// Lays down who may make games.
    pub fn set_game_makers(&mut self, games: GameMakers) -> Result<(), OperatorError> {
        self.orders.order(|order| {
            let policy = Policy { games, ..order.policy()? };
            Ok(order.set_policy(policy)?)
        })
    }

    /// Keeps a game out of the public lists, or lets it in again: whether that changed anything.
    pub fn set_hidden(&mut self, id: &str, is_hidden: bool) -> Result<bool, OperatorError> {
        self.orders.order(|order| {
            let found = order.set_hidden(id, is_hidden)?;
            found.ok_or_else(|| OperatorError::NoGame { id: id.to_owned() })
        })
    }

    /// Deletes a game whole. What stays is its id, the last hash of its log, the day and the reason.
    pub fn delete(&mut self, id: &str, reason: &str) -> Result<(), OperatorError> {
        self.orders.order(|order| {
            let buried = order.bury(id, reason, &day(system_time()))?;
            buried.then_some(()).ok_or_else(|| OperatorError::NoGame { id: id.to_owned() })
        })
    }
}
