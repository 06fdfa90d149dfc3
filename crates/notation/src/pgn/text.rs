//! Text of a file with an undeclared encoding.

use std::borrow::Cow;
use std::fmt;

/// Bytes of the input that are meant to be read by a person.
///
/// PGN was Latin-1 once and is UTF-8 now, and no file says which. A text that is valid UTF-8 is read as such, any other
/// as Windows-1252, which is Latin-1 with signs in the place of control characters; [`Text::encoding`] tells which it was.
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

    /// In which encoding the bytes are read.
    pub fn encoding(self) -> Encoding {
        if std::str::from_utf8(self.bytes).is_ok() {
            Encoding::Utf8
        } else if self.bytes.iter().any(|byte| matches!(byte, 0x80..0xa0)) {
            Encoding::Windows1252
        } else {
            Encoding::Latin1
        }
    }

    /// The text, with backslashes resolved.
    ///
    /// ```
    /// use tratto_notation::pgn::Text;
    /// assert_eq!(Text::new(b"Caf\xe9").decode(), "Café");
    /// assert_eq!(Text::new("Café".as_bytes()).decode(), "Café");
    /// assert_eq!(Text::new(b"\x93Bl\xfcmel\x94 \x96 \x80").decode(), "“Blümel” – €");
    /// ```
    pub fn decode(self) -> Cow<'a, str> {
        let text = match std::str::from_utf8(self.bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.bytes.iter().map(|&byte| single(byte)).collect()),
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

/// How the bytes of a text are to be read.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Encoding {
    /// UTF-8, ASCII included.
    Utf8,
    /// One byte a letter, none of them from 0x80 to 0x9f.
    Latin1,
    /// One byte a letter, with signs such as `“` and `–` from 0x80 to 0x9f.
    Windows1252,
}

/// The bytes from 0x80 to 0x9f in Windows-1252; the five that it leaves out stay control characters.
const SIGNS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// A letter of one byte.
fn single(byte: u8) -> char {
    match byte {
        0x80..0xa0 => SIGNS[usize::from(byte - 0x80)],
        _ => byte as char,
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
