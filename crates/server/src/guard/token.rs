//! Secrets: made here, shown once, kept only as hashes.

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// A secret of 192 bits. It has no `Debug` and no `Display`, so that it cannot slip into a log line.
pub(crate) struct Secret(String);

/// What the store keeps of a secret. A lookup by it tells nothing by its time: whoever could choose hashes could break SHA-256.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct SecretHash(pub(crate) [u8; 32]);

impl Secret {
    /// A new one.
    pub(crate) fn draw() -> Result<Secret, getrandom::Error> {
        let mut bytes = [0; 24];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(URL_SAFE_NO_PAD.encode(bytes)))
    }

    /// One that somebody brings; `None` if it has not the form of ours.
    pub(crate) fn presented(text: &str) -> Option<Secret> {
        let fits = text.len() == 32
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
        fits.then(|| Secret(text.to_owned()))
    }

    pub(crate) fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The text, to be handed to its owner and to nobody else.
    pub(crate) fn reveal(self) -> String {
        self.0
    }
}

/// The secret of an `Authorization: Bearer` header: `None` where there is no header, `Some(None)` where it makes no sense.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<Option<Secret>> {
    let value = headers.get(AUTHORIZATION)?;
    let token = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    Some(token.and_then(|token| Secret::presented(token.trim())))
}

/// The public name of a game: ten letters and digits that cannot be mistaken for each other.
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
        let (one, two) = (Secret::draw().unwrap(), Secret::draw().unwrap());
        assert!(one.hash() != two.hash());
        let text = one.reveal();
        assert_eq!(text.len(), 32);
        assert!(Secret::presented(&text).is_some());
        assert!(Secret::presented("short").is_none());
        assert!(Secret::presented(&"é".repeat(16)).is_none());
    }

    #[test]
    fn a_header_is_read_or_refused() {
        let mut headers = HeaderMap::new();
        assert!(bearer(&headers).is_none());
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Basic x"));
        assert!(matches!(bearer(&headers), Some(None)));
        let text = Secret::draw().unwrap().reveal();
        headers.insert(AUTHORIZATION, HeaderValue::from_str(&format!("Bearer {text}")).unwrap());
        assert!(matches!(bearer(&headers), Some(Some(_))));
    }

    #[test]
    fn names_of_games_differ() {
        let (one, two) = (new_game_id().unwrap(), new_game_id().unwrap());
        assert!(one != two && one.len() == 10);
    }
}
