//! Escapes text from files and arguments before it reaches a terminal.
//!
//! File names, FEN and PGN, tags, comments, arguments: any of them may contain escape sequences that move the cursor, hide a line or
//! change the title, and characters that change the direction of text or are invisible. Everything a command writes passes through
//! here, where such characters are made visible: `\u{1b}`, `\u{202e}`.
//!
//! Our own colours must pass. So each of our escape characters is followed by a random key of this process, [`OWN`], which is
//! removed here: no input can contain it. Data (PGN, pages, Braille files) keeps its bytes, except on a terminal.

use std::cell::Cell;
use std::fmt::Write as _;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::sync::LazyLock;

const ESCAPE: char = '\u{1b}';

/// The escape character as we write it before a colour, with the key that no input can contain.
pub(crate) static OWN: LazyLock<String> =
    LazyLock::new(|| format!("{ESCAPE}{:016x}", RandomState::new().hash_one("tratto")));

/// A text of our own, in which every escape character begins one of our colours.
pub(crate) fn own(text: &str) -> String {
    text.replace(ESCAPE, &OWN)
}

/// A writer that makes deceptive characters visible.
pub(crate) struct EscapingWriter<'r, W> {
    to: W,
    /// Set while data is written, which passes unchanged.
    raw: Option<&'r Cell<bool>>,
    /// The first bytes of a character that is not complete yet.
    begun: Vec<u8>,
    /// The character before.
    last: char,
}

impl<'r, W: Write> EscapingWriter<'r, W> {
    pub(crate) fn new(to: W, raw: Option<&'r Cell<bool>>) -> EscapingWriter<'r, W> {
        EscapingWriter { to, raw, begun: Vec::new(), last: '\n' }
    }

    fn is_raw(&self) -> bool {
        self.raw.is_some_and(Cell::get)
    }

    fn pass(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut shown = String::with_capacity(bytes.len() + 16);
        for chunk in bytes.utf8_chunks() {
            let mut rest = chunk.valid();
            while let Some(letter) = rest.chars().next() {
                if let Some(after) = rest.strip_prefix(OWN.as_str()) {
                    shown.push(ESCAPE);
                    rest = after;
                    self.last = ESCAPE;
                    continue;
                }
                if is_deceptive(letter, self.last) {
                    show(letter, &mut shown);
                    self.last = ' ';
                } else {
                    shown.push(letter);
                    self.last = letter;
                }
                rest = &rest[letter.len_utf8()..];
            }
            for byte in chunk.invalid() {
                let _ = write!(shown, "\\x{byte:02x}");
            }
        }
        self.to.write_all(shown.as_bytes())
    }
}

impl<W: Write> Write for EscapingWriter<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_raw() {
            return self.to.write(bytes);
        }
        // The common case: plain text.
        if self.begun.is_empty() && bytes.iter().all(|byte| matches!(byte, b' '..=b'~' | b'\n' | b'\t')) {
            self.last = bytes.last().map_or(self.last, |byte| char::from(*byte));
            self.to.write_all(bytes)?;
            return Ok(bytes.len());
        }
        let whole = [std::mem::take(&mut self.begun).as_slice(), bytes].concat();
        let cut = whole.len() - unfinished(&whole);
        self.begun = whole[cut..].to_vec();
        self.pass(&whole[..cut])?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        // An incomplete character at the end of the output.
        let begun = std::mem::take(&mut self.begun);
        self.pass(&begun)?;
        self.to.flush()
    }
}

/// How many bytes at the end begin a character that may be completed by the next piece.
fn unfinished(bytes: &[u8]) -> usize {
    let from = bytes.len().saturating_sub(3);
    match std::str::from_utf8(&bytes[from..]) {
        // A tail cut out of the middle is no whole text itself: only its last character matters.
        Err(_) => (1..=bytes.len() - from)
            .find(|length| bytes[bytes.len() - length] >= 0xc0)
            .filter(|length| {
                let tail = &bytes[bytes.len() - length..];
                std::str::from_utf8(tail).is_err_and(|error| error.error_len().is_none())
            })
            .unwrap_or(0),
        Ok(_) => 0,
    }
}

/// Whether a character controls the terminal or is invisible.
fn is_deceptive(letter: char, before: char) -> bool {
    match letter {
        '\n' | '\t' => false,
        // Beside the control characters: the invisible, those that turn the direction of writing, the ends of lines.
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' => true,
        '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' => true,
        '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' => true,
        '\u{e0000}'..='\u{e0fff}' => true,
        // Persian, the languages of India and emoji are spelt with these two; no Latin, Greek or Cyrillic word is.
        '\u{200c}' | '\u{200d}' => before < '\u{600}',
        letter => letter.is_control(),
    }
}

/// A deceptive character made visible.
fn show(letter: char, text: &mut String) {
    let _ = match letter {
        '\r' => text.write_str("\\r"),
        _ => write!(text, "{}", letter.escape_unicode()),
    };
}

/// JSON with every deceptive character as an escape of JSON: the same data, safe on any terminal.
pub(crate) fn json(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        // Outside strings JSON has none of them; inside, serde_json leaves those beyond ASCII as they are.
        if is_deceptive(letter, ' ') {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                let _ = write!(safe, "\\u{unit:04x}");
            }
        } else {
            safe.push(letter);
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walled(pieces: &[&[u8]]) -> String {
        let mut out = Vec::new();
        let mut escaping = EscapingWriter::new(&mut out, None);
        for piece in pieces {
            escaping.write_all(piece).unwrap();
        }
        escaping.flush().unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn what_deceives_is_shown_and_the_rest_is_kept() {
        let kept = "Rossi – Müller\n\t♞\u{fe0e} ½ ⠓ 国 می\u{200c}خواهم 👨\u{200d}👩";
        assert_eq!(walled(&[kept.as_bytes()]), kept);
        let hostile = "\u{1b}[2Ja\u{7}\u{7f}\r\u{9b}31m\u{202e}x\u{200b}\u{200d}\u{feff}\u{2028}";
        let shown = r"\u{1b}[2Ja\u{7}\u{7f}\r\u{9b}31m\u{202e}x\u{200b}\u{200d}\u{feff}\u{2028}";
        assert_eq!(walled(&[hostile.as_bytes()]), shown);
    }

    #[test]
    fn a_text_in_pieces_is_the_text_in_one() {
        let text = "é\u{1b}♞\u{202e}👨\u{9b}x".as_bytes();
        let pieces: Vec<&[u8]> = text.chunks(1).collect();
        assert_eq!(walled(&pieces), walled(&[text]));
        assert_eq!(walled(&[b"a\xc3", b"x\xff", b"\xf0\x9f"]), r"a\xc3x\xff\xf0\x9f");
    }

    #[test]
    fn only_our_own_colours_pass() {
        let ours = own("\u{1b}[31mred\u{1b}[0m");
        assert_eq!(walled(&[ours.as_bytes()]), "\u{1b}[31mred\u{1b}[0m");
        assert_eq!(walled(&[b"\x1b[31mred"]), r"\u{1b}[31mred");
    }

    #[test]
    fn data_passes_as_it_is() {
        let (mut out, raw) = (Vec::new(), Cell::new(true));
        EscapingWriter::new(&mut out, Some(&raw)).write_all(b"\x1b\xff").unwrap();
        assert_eq!(out, b"\x1b\xff");
    }

    #[test]
    fn json_says_the_same_in_escapes() {
        let value = serde_json::json!({ "a": "\u{1b}\u{9b}\u{202e}\u{e0041}é" });
        let text = json(&value.to_string());
        assert_eq!(text, r#"{"a":"\u001b\u009b\u202e\udb40\udc41é"}"#);
        assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), value);
    }
}
