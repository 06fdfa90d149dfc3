//! Layout for a terminal: colours and line width.

use crate::escaping::OWN;
use ::console::{self, Alignment};
use std::borrow::Cow;
use std::fmt::Display;
use textwrap::Options;
use textwrap::WordSplitter::NoHyphenation;

/// The width where it is unknown: a file or a pipe.
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
        let options = Options::new(room.max(16)).break_words(false).word_splitter(NoHyphenation);
        textwrap::wrap(text, options).into_iter().map(Cow::into_owned).collect()
    }
}

/// How many columns a text takes: a Chinese character two, a combining accent none.
pub(crate) fn width_of(text: &str) -> usize {
    console::measure_text_width(text)
}

/// A text filled up with blanks to so many columns.
pub(crate) fn padded(text: &str, columns: usize) -> Cow<'_, str> {
    console::pad_str(text, columns, Alignment::Left, None)
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
        assert_eq!(
            layout.lines_within("a rate of 90-30-15 stays whole", 20),
            ["a rate of 90-30-15", "stays whole"]
        );
    }

    #[test]
    fn a_column_is_as_wide_as_it_looks() {
        // Two ideographs, each two columns wide; an e and an accent that combines with it.
        assert_eq!((width_of("王明"), width_of("e\u{301}"), width_of("½–½")), (4, 1, 3));
        assert_eq!(padded("王明", 6), "王明  ");
        assert_eq!(padded("too long", 3), "too long");
        let layout = Layout::new(false, Some(60));
        assert_eq!(layout.lines_within("王明王明 王明王明", 16), ["王明王明", "王明王明"]);
    }

    #[test]
    fn colours_only_where_they_are_wanted() {
        assert_eq!(Layout::new(false, None).bold("x"), "x");
        assert_eq!(Layout::new(true, None).bold("x"), crate::escaping::own("\x1b[1mx\x1b[0m"));
        assert_eq!(Layout::new(true, Some(1)).width(), NARROWEST);
    }
}
