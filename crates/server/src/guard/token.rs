//! Secrets: generated here, shown once, stored only as hashes.

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// A random secret of 192 bits. It has no `Debug` and no `Display`, so that it cannot be logged.
pub(crate) struct Secret(String);

/// The stored hash of a secret. Looking it up by comparison leaks no timing: choosing hashes would mean breaking SHA-256.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct SecretHash(pub(crate) [u8; 32]);

impl Secret {
    /// A new random secret.
    pub(crate) fn random() -> Result<Secret, getrandom::Error> {
        let mut bytes = [0; 24];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(URL_SAFE_NO_PAD.encode(bytes)))
    }

    /// Reads a secret; `None` if it does not have the right form.
    pub(crate) fn parse(text: &str) -> Option<Secret> {
        let fits = text.len() == 32
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
        fits.then(|| Secret(text.to_owned()))
    }

    pub(crate) fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The text of the secret, for its owner only.
    pub(crate) fn reveal(self) -> String {
        self.0
    }
}

/// The secret of an `Authorization: Bearer` header: `None` without the header, `Some(None)` if it cannot be read.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<Option<Secret>> {
    let value = headers.get(AUTHORIZATION)?;
    let token = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    Some(token.and_then(|token| Secret::parse(token.trim())))
}

/// A new random game id: ten letters and digits that are not easily confused.
pub(crate) fn new_game_id() -> Result<String, getrandom::Error> {
    const LETTERS: &[u8; 56] = b"abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    let mut number = u128::from(getrandom::u64()?) << 64 | u128::from(getrandom::u64()?);
    let mut id = String::with_capacity(10);
    for _ in 0..10 {
        let index = (number % 56) as usize;
        number /= 56;
        id.push(char::from(LETTERS[index]));
    }
    Ok(id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn secrets_are_long_and_different() {
        let (one, two) = (Secret::random().unwrap(), Secret::random().unwrap());
        assert!(one.hash() != two.hash());
        let text = one.reveal();
        assert_eq!(text.len(), 32);
        assert!(Secret::parse(&text).is_some());
        assert!(Secret::parse("short").is_none());
        assert!(Secret::parse(&"é".repeat(16)).is_none());
    }

    #[test]
    fn a_header_is_read_or_refused() {
        let mut headers = HeaderMap::new();
        assert!(bearer(&headers).is_none());
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Basic x"));
        assert!(matches!(bearer(&headers), Some(None)));
        let text = Secret::random().unwrap().reveal();
        headers.insert(AUTHORIZATION, HeaderValue::from_str(&format!("Bearer {text}")).unwrap());
        assert!(matches!(bearer(&headers), Some(Some(_))));
    }

    #[test]
    fn names_of_games_differ() {
        let (one, two) = (new_game_id().unwrap(), new_game_id().unwrap());
        assert!(one != two && one.len() == 10);
    }
}
