//! Reads the table `roles.txt`, for unit tests and for tests over the wire.

/// A line: who may in governed play, who may online, and the kinds of acts it covers.
pub(crate) struct Line {
    pub(crate) governed: &'static str,
    pub(crate) online: &'static str,
    pub(crate) kind: &'static str,
}

impl Line {
    /// Whether a kind begins with the words of this line.
    pub(crate) fn speaks_of(&self, kind: &str) -> bool {
        kind.strip_prefix(self.kind).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    }
}

/// Every line.
pub(crate) fn lines() -> Vec<Line> {
    let lines = include_str!("../roles.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let (governed, rest) = line.split_once(' ').unwrap();
        let (online, kind) = rest.trim_start().split_once(' ').unwrap();
        Line { governed, online, kind: kind.trim_start() }
    };
    lines.map(read).collect()
}

/// The line for a kind of act: the most specific one.
pub(crate) fn decides(kind: &str) -> Line {
    let speaking = lines().into_iter().filter(|line| line.speaks_of(kind));
    speaking.max_by_key(|line| line.kind.len()).unwrap_or_else(|| panic!("{kind}: not in tests/roles.txt"))
}
