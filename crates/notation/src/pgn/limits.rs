//! The reader's limits.

/// Limits that no genuine game record comes near; exceeding one is a fault, never a crash.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Limits {
    /// The bytes of one comment, tag or word. The reader's memory is a few times this.
    pub text: usize,
    /// Variations one inside another.
    pub depth: usize,
    /// For a tree: the tags, moves and comments of one game, together.
    pub parts: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { text: 1 << 20, depth: 256, parts: 1 << 20 }
    }
}
