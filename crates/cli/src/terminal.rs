//! Text laid out for a terminal: colours where they are wanted, lines no wider than it is.

use crate::wall::OWN;
use std::fmt::Display;

/// How wide text is laid out where nobody knows the width: a file, a pipe.
const USUAL: usize = 100;
/// Below this, lines are not broken further.
const NARROWEST: usize = 40;

/// The colours and the width of what is written.
#[derive(Copy, Clone)]
pub(crate) struct Layout {
    color: bool,
    width: usize,
}

impl Layout {
    pub(crate) fn new(color: bool, columns: Option<usize>) -> Layout {
        Layout { color, width: columns.unwrap_or(USUAL).max(NARROWEST) }
    }

    pub(crate) fn width(self) -> usize {
        self.width
    }

    fn painted(self, code: &str, text: impl Display) -> String {
        if !self.color {
            return text.to_string();
        }
        let escape = OWN.as_str();
        format!("{escape}[{code}m{text}{escape}[0m")
    }

    pub(crate) fn bold(self, text: impl Display) -> String {
        self.painted("1", text)
    }

    pub(crate) fn faint(self, text: impl Display) -> String {
        self.painted("2", text)
    }

    pub(crate) fn good(self, text: impl Display) -> String {
        self.painted("32", text)
    }

    pub(crate) fn bad(self, text: impl Display) -> String {
        self.painted("31", text)
    }

    pub(crate) fn mark(self, text: impl Display) -> String {
        self.painted("33", text)
    }

    /// The lines of a text that begins at a column and goes on there.
    pub(crate) fn lines(self, text: &str, column: usize) -> Vec<String> {
        self.lines_within(text, self.width.saturating_sub(column))
    }

    /// The lines of a text in a column of its own.
    pub(crate) fn lines_within(self, text: &str, room: usize) -> Vec<String> {
        let room = room.max(16);
        let mut lines = vec![String::new()];
        for word in text.split(' ') {
            let line = lines.last_mut().expect("there is always a line");
            let taken = line.chars().count();
            if taken > 0 && taken + 1 + word.chars().count() > room {
                lines.push(word.to_owned());
            } else {
                if taken > 0 {
                    line.push(' ');
                }
                line.push_str(word);
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_within_their_room_and_lose_no_word() {
        let layout = Layout::new(false, Some(60));
        let text = "one two three four five six seven eight nine ten eleven twelve";
        let lines = layout.lines_within(text, 20);
        assert!(lines.len() > 2 && lines.iter().all(|line| line.len() <= 20));
        assert_eq!(lines.join(" "), text);
        assert_eq!(layout.lines("", 4), [""]);
        assert_eq!(layout.lines_within("unbreakablyverylongword", 16), ["unbreakablyverylongword"]);
    }

    #[test]
    fn colours_only_where_they_are_wanted() {
        assert_eq!(Layout::new(false, None).bold("x"), "x");
        assert_eq!(Layout::new(true, None).bold("x"), crate::wall::own("\x1b[1mx\x1b[0m"));
        assert_eq!(Layout::new(true, Some(1)).width(), NARROWEST);
    }
}
