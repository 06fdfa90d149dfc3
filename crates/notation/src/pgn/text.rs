//! Text as it stands in a file, whose encoding nobody declared.

use std::borrow::Cow;
use std::fmt;

/// Bytes of the input that are meant to be read by a person.
///
/// PGN was Latin-1 once and is UTF-8 now, and no file says which. A text that is valid UTF-8 is read as such, any other
/// as Latin-1; [`Text::is_utf8`] tells which it was.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct Text<'a> {
    bytes: &'a [u8],
    escaped: bool,
}

impl<'a> Text<'a> {
    /// A text that stands as it is.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Text<'a> {
        Text { bytes, escaped: false }
    }

    /// A tag's value, in which a backslash stands before quotation marks and backslashes.
    #[inline]
    pub(super) fn escaped(bytes: &'a [u8]) -> Text<'a> {
        Text { bytes, escaped: true }
    }

    /// The bytes, as they stand in the input.
    #[inline]
    pub fn as_bytes(self) -> &'a [u8] {
        self.bytes
    }

    /// Whether the bytes are UTF-8.
    pub fn is_utf8(self) -> bool {
        std::str::from_utf8(self.bytes).is_ok()
    }

    /// The text, with backslashes resolved.
    ///
    /// ```
    /// use tratto_notation::pgn::Text;
    /// assert_eq!(Text::new(b"Caf\xe9").decode(), "Café");
    /// assert_eq!(Text::new("Café".as_bytes()).decode(), "Café");
    /// ```
    pub fn decode(self) -> Cow<'a, str> {
        let text = match std::str::from_utf8(self.bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.bytes.iter().map(|&byte| byte as char).collect()),
        };
        if !self.escaped || !text.contains('\\') {
            return text;
        }
        let mut plain = String::with_capacity(text.len());
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            match (letter, letters.peek()) {
                ('\\', Some(&next @ ('\\' | '"'))) => {
                    plain.push(next);
                    letters.next();
                }
                _ => plain.push(letter),
            }
        }
        Cow::Owned(plain)
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.decode())
    }
}

impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.decode(), f)
    }
}
