//! Errors about accounts; [`ServerError`](crate::ServerError) wraps them.

use crate::guard::BadName;
use crate::wire::{ErrorKind, GameMakers};
use axum::http::StatusCode;
use std::time::Duration;
use thiserror::Error;
use tratto_words::{Words, say};

/// Why a request about an account was refused.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum AccountError {
    /// The name is not allowed.
    #[error(transparent)]
    Name(BadName),
    /// A password that is too short or too long.
    #[error("a password has 10 to 200 letters")]
    PasswordLength,
    /// The old password is wrong.
    #[error("the old password is wrong")]
    OldPassword,
    /// Too many wrong passwords.
    #[error("too many wrong passwords: wait {} seconds", .0.as_secs())]
    Guesses(Duration),
    /// Nobody may register.
    #[error("nobody may register")]
    Closed,
    /// The invitation is missing, used or expired.
    #[error("no valid invitation")]
    NotInvited,
    /// The reset code is wrong, used or expired.
    #[error("no valid reset code")]
    BadCode,
    /// An administrator has banned the account.
    #[error("the account is banned")]
    Banned,
    /// Only these people may make games.
    #[error("only {} may make games", .0.name())]
    Games(GameMakers),
    /// Only administrators may do this.
    #[error("only administrators may do this")]
    NotAdmin,
    /// No such account.
    #[error("there is no such account")]
    NoAccount,
    /// No such invitation.
    #[error("there is no such invitation")]
    NoInvitation,
    /// Only the operator's command may do this to an administrator.
    #[error("this is done to an administrator by the operator's command only")]
    AnotherAdmin,
    /// Passkeys are not available on this server.
    #[error("there are no passkeys on this server")]
    NoPasskeys,
    /// No such passkey.
    #[error("there is no such passkey")]
    NoPasskey,
    /// The browser's answer is invalid or too late.
    #[error("the passkey was not accepted")]
    BadPasskey,
    /// The passkey has been added already.
    #[error("the passkey is there already")]
    KnownPasskey,
    /// The account has as many passkeys as it may have.
    #[error("the account has {0} passkeys")]
    ManyPasskeys(usize),
    /// The account has as many things learnt as it may have.
    #[error("the account keeps {0} of these at most")]
    ManyLearnt(usize),
}

impl AccountError {
    /// What kind of thing is wrong, and the status that says so.
    pub(crate) fn kind(&self) -> (ErrorKind, StatusCode) {
        use AccountError as E;
        match self {
            E::Name(_) | E::PasswordLength => (ErrorKind::BadValue, StatusCode::BAD_REQUEST),
            E::Guesses(_) => (ErrorKind::TooMany, StatusCode::TOO_MANY_REQUESTS),
            E::BadCode | E::BadPasskey | E::OldPassword => {
                (ErrorKind::Unauthenticated, StatusCode::UNAUTHORIZED)
            }
            E::Closed | E::NotInvited | E::Banned | E::Games(_) | E::NotAdmin | E::AnotherAdmin => {
                (ErrorKind::Forbidden, StatusCode::FORBIDDEN)
            }
            E::NoAccount | E::NoInvitation | E::NoPasskey | E::NoPasskeys => {
                (ErrorKind::NotFound, StatusCode::NOT_FOUND)
            }
            E::KnownPasskey | E::ManyPasskeys(_) | E::ManyLearnt(_) => {
                (ErrorKind::Taken, StatusCode::CONFLICT)
            }
        }
    }

    /// The sentence for a person.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        use AccountError as E;
        match self {
            E::Name(BadName::Length { count }) => say!(words, "account-name-length", count = *count),
            E::Name(BadName::Invisible(letter)) => {
                say!(words, "account-name-invisible", code = format!("U+{:04X}", u32::from(*letter)))
            }
            E::Name(BadName::Letter(letter)) => say!(words, "account-name-letter", letter = *letter),
            E::Name(BadName::Start(letter)) => say!(words, "account-name-start", letter = *letter),
            E::Name(BadName::Mixed) => say!(words, "account-name-mixed"),
            E::PasswordLength => say!(words, "account-password-length"),
            E::OldPassword => say!(words, "account-old-password"),
            E::Guesses(wait) => say!(words, "account-guesses", minutes = minutes(*wait)),
            E::Closed => say!(words, "account-closed"),
            E::NotInvited => say!(words, "account-not-invited"),
            E::BadCode => say!(words, "account-bad-code"),
            E::Banned => say!(words, "account-banned"),
            E::Games(who) => say!(words, "account-games", who = who.name()),
            E::NotAdmin => say!(words, "account-not-admin"),
            E::NoAccount => say!(words, "account-none"),
            E::NoInvitation => say!(words, "account-no-invitation"),
            E::AnotherAdmin => say!(words, "account-another-admin"),
            E::NoPasskeys => say!(words, "account-no-passkeys"),
            E::NoPasskey => say!(words, "account-no-passkey"),
            E::BadPasskey => say!(words, "account-bad-passkey"),
            E::KnownPasskey => say!(words, "account-known-passkey"),
            E::ManyPasskeys(count) => say!(words, "account-many-passkeys", count = *count),
            E::ManyLearnt(count) => say!(words, "account-many-learnt", count = *count),
        }
    }
}

/// The wait in whole minutes, rounded up.
fn minutes(wait: Duration) -> u64 {
    wait.as_secs().div_ceil(60).max(1)
}
