//! Codes that people read to each other and type: invitations and password reset codes.

use super::token::SecretHash;
use sha2::{Digest, Sha256};

/// Thirty-two letters and digits that are not easily confused.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH: usize = 20;
const GROUP: usize = 4;

/// A random code of 100 bits. Like [`Secret`](super::Secret) it has no `Debug` and no `Display`, so that it cannot be logged.
pub(crate) struct Code([u8; LENGTH]);

impl Code {
    /// A new random code.
    pub(crate) fn random() -> Result<Code, getrandom::Error> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes)?;
        Ok(Code(bytes.map(|byte| LETTERS[usize::from(byte % 32)])))
    }

    /// Reads a typed code, ignoring case, hyphens and spaces.
    pub(crate) fn parse(text: &str) -> Option<Code> {
        let typed =
            text.bytes().filter(|byte| !b"- \t\r\n".contains(byte)).map(|byte| byte.to_ascii_lowercase());
        // One letter too many is enough to refuse it.
        let typed: Vec<u8> = typed.take(LENGTH + 1).collect();
        let code: [u8; LENGTH] = typed.try_into().ok()?;
        code.iter().all(|letter| LETTERS.contains(letter)).then_some(Code(code))
    }

    pub(crate) fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0).into())
    }

    /// The text of the code, for its recipient only.
    pub(crate) fn reveal(self) -> String {
        let groups =
            self.0.chunks(GROUP).map(|group| group.iter().copied().map(char::from).collect::<String>());
        groups.collect::<Vec<_>>().join("-")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = Code::random().unwrap();
        let hash = code.hash();
        let text = code.reveal();
        assert_eq!((text.len(), text.matches('-').count()), (24, 4));
        for typed in [
            text.clone(),
            text.to_uppercase(),
            text.replace('-', " "),
            text.replace('-', ""),
            format!(" {text}\n"),
        ] {
            assert!(Code::parse(&typed).is_some_and(|code| code.hash() == hash), "{typed}");
        }
        for bad in ["", "k7fm", &format!("{text}a"), &text.replace('-', "0"), &"é".repeat(10)] {
            assert!(Code::parse(bad).is_none(), "{bad}");
        }
        assert!(Code::random().unwrap().hash() != hash);
    }
}
