//! The hash chain: a game's settings and its events, each hash covering everything before it.
//!
//! `docs/chain.md` has the definition that anybody can recompute; nothing here may change without a new version tag in it.

use crate::wire::Role;
use sha2::{Digest, Sha256};
use std::fmt;

/// The tag of a game's hash.
const GAME: &[u8] = b"tratto/game/1";
/// The tag of an event's hash.
const EVENT: &[u8] = b"tratto/event/1";

/// A hash of the chain: of a game before its first event, or of an event and everything before it.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct ChainHash(pub(super) [u8; 32]);

impl ChainHash {
    /// The hash of a game without events.
    pub(crate) fn root(id: &str, created_at: u64, settings: &str) -> ChainHash {
        let mut fields = Fields::new(GAME);
        fields.add(id.as_bytes());
        fields.add(&created_at.to_be_bytes());
        fields.add(settings.as_bytes());
        fields.end()
    }

    /// The hash of the next event.
    pub(crate) fn next(&self, seq: u64, at: u64, actor: &str, act: &str) -> ChainHash {
        let mut fields = Fields::new(EVENT);
        fields.add(&self.0);
        fields.add(&seq.to_be_bytes());
        fields.add(&at.to_be_bytes());
        fields.add(actor.as_bytes());
        fields.add(act.as_bytes());
        fields.end()
    }

    /// The hash of the next event, with its role.
    pub(crate) fn after(&self, seq: u64, at: u64, actor: Role, act: &str) -> ChainHash {
        self.next(seq, at, actor.name(), act)
    }
}

/// Hash input: each field follows its length, so that fields cannot run into each other.
struct Fields(Sha256);

impl Fields {
    fn new(tag: &[u8]) -> Fields {
        let mut fields = Fields(Sha256::new());
        fields.add(tag);
        fields
    }

    fn add(&mut self, field: &[u8]) {
        self.0.update((field.len() as u64).to_be_bytes());
        self.0.update(field);
    }

    fn end(self) -> ChainHash {
        ChainHash(self.0.finalize().into())
    }
}

impl fmt::Display for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checked against the definition of `docs/chain.md` byte by byte, not against the code above.
    #[test]
    fn the_chain_is_what_the_definition_says() {
        let be = |number: u64| number.to_be_bytes().to_vec();
        let field = |bytes: &[u8]| [be(bytes.len() as u64), bytes.to_vec()].concat();
        let game = [field(b"tratto/game/1"), field(b"abc"), field(&be(7)), field(b"{}")].concat();
        let root: [u8; 32] = Sha256::digest(&game).into();
        assert_eq!(ChainHash::root("abc", 7, "{}").0, root);
        let event = [
            field(b"tratto/event/1"),
            field(&root),
            field(&be(1)),
            field(&be(9)),
            field(b"white"),
            field(b"white arrives"),
        ];
        let event: [u8; 32] = Sha256::digest(event.concat()).into();
        assert_eq!(ChainHash(root).after(1, 9, Role::White, "white arrives").0, event);
        // Computed independently by the Python program in `docs/chain.md`.
        let known = "87d9a040d9519827ded348ae24ada83c546f129b310c96c0b2a4e4954612fa1e";
        assert_eq!(ChainHash(event).to_string(), known);
    }

    #[test]
    fn no_field_runs_into_the_next() {
        let root = ChainHash::root("a", 0, "");
        assert_ne!(root.next(1, 0, "white", " x"), root.next(1, 0, "white ", "x"));
        assert_ne!(ChainHash::root("ab", 0, "c"), ChainHash::root("a", 0, "bc"));
    }
}
