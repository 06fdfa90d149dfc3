//! Hashing and checking passwords, on a queue of their own.

use crate::app::App;
use crate::error::ServerError;
use crate::guard::{Guess, Peer};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::time::Instant;

/// The shortest and the longest password, in letters.
const LENGTH: std::ops::RangeInclusive<usize> = 10..=200;

/// The hash of a new password, if its length is allowed.
pub(crate) async fn hash_password(app: &App, peer: Peer, password: String) -> Result<String, ServerError> {
    check_password(&password)?;
    let hashed = app.password(peer, move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    hashed.await?.map_err(ServerError::internal)
}

/// Whether a password is allowed.
pub(crate) fn check_password(password: &str) -> Result<(), ServerError> {
    if LENGTH.contains(&password.chars().count()) {
        return Ok(());
    }
    Err(crate::account_error::AccountError::PasswordLength.into())
}

/// Whether somebody's guess at the password of an account is right. A wrong one is counted; one that could not be checked is not.
pub(crate) async fn is_guessed(
    app: &App,
    peer: Peer,
    guess: Guess,
    stored: String,
    password: String,
) -> Result<bool, ServerError> {
    let checked = is_password(app, peer, Some(stored), password).await;
    match checked {
        Ok(true) => app.guesses.right(guess, Instant::now()),
        Ok(false) => {}
        Err(_) => app.guesses.unchecked(guess),
    }
    checked
}

/// Whether a password is right. An unknown name takes as long as a known one.
pub(crate) async fn is_password(
    app: &App,
    peer: Peer,
    stored: Option<String>,
    password: String,
) -> Result<bool, ServerError> {
    // Nobody has such a long password, and hashing it would cost time.
    if password.chars().count() > *LENGTH.end() {
        return Ok(false);
    }
    app.password(peer, move || {
        let argon = Argon2::default();
        match stored.as_deref().map(PasswordHash::new) {
            Some(Ok(hash)) => argon.verify_password(password.as_bytes(), &hash).is_ok(),
            _ => {
                let _ = argon.hash_password(password.as_bytes());
                false
            }
        }
    })
    .await
}

#[cfg(test)]
mod tests;
