//! The bytes of a source, whatever their encoding, as the reader takes them.

use std::io::{self, Read};

/// A source that is passed on as it is, unless it is UTF-16: then it is turned into UTF-8.
#[derive(Debug)]
pub(crate) struct Source<R> {
    inner: R,
    state: State,
}

#[derive(Debug)]
enum State {
    /// Nothing has been read yet.
    Fresh,
    Plain,
    Utf16(Utf16),
}

/// How far a text in UTF-16 has got.
#[derive(Debug)]
struct Utf16 {
    is_big: bool,
    /// Bytes read that are no whole character yet.
    begun: Vec<u8>,
    /// Text that found no room yet.
    ready: Vec<u8>,
    given: usize,
    has_ended: bool,
}

/// How much of a text in UTF-16 is read at a time.
const CHUNK: usize = 1 << 15;

impl<R: Read> Source<R> {
    pub(crate) fn new(inner: R) -> Source<R> {
        Source { inner, state: State::Fresh }
    }

    /// Whether the source turned out to be UTF-16.
    pub(crate) fn is_utf16(&self) -> bool {
        matches!(self.state, State::Utf16(_))
    }

    /// Reads the first bytes and looks what they are.
    fn begin(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut first = [0; 4];
        let mut length = 0;
        while length < first.len().min(into.len()) {
            match self.inner.read(&mut first[length..]) {
                Ok(0) => break,
                Ok(n) => length += n,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        let first = &first[..length];
        let (is_big, mark) = match first {
            [0xff, 0xfe, ..] => (false, 2),
            [0xfe, 0xff, ..] => (true, 2),
            // Without a mark: a letter of ASCII has a zero beside it.
            &[one, 0, other, 0] if one > 0 && other > 0 => (false, 0),
            &[0, one, 0, other] if one > 0 && other > 0 => (true, 0),
            _ => {
                self.state = State::Plain;
                into[..length].copy_from_slice(first);
                return Ok(length);
            }
        };
        let begun = first[mark..].to_vec();
        self.state = State::Utf16(Utf16 { is_big, begun, ready: Vec::new(), given: 0, has_ended: false });
        self.read(into)
    }
}

impl Utf16 {
    /// Reads on and turns what is whole into UTF-8. What is no character becomes U+FFFD.
    fn more(&mut self, source: &mut impl Read) -> io::Result<()> {
        let before = self.begun.len();
        self.begun.resize(before + CHUNK, 0);
        let read = loop {
            match source.read(&mut self.begun[before..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                other => break other,
            }
        };
        self.begun.truncate(before + *read.as_ref().unwrap_or(&0));
        self.has_ended = read? == 0;
        let unit = |pair: &[u8; 2]| match self.is_big {
            true => u16::from_be_bytes(*pair),
            false => u16::from_le_bytes(*pair),
        };
        let (pairs, _) = self.begun.as_chunks::<2>();
        let mut units: Vec<u16> = pairs.iter().map(unit).collect();
        // The first half of a character of two units waits for the second.
        if !self.has_ended && units.last().is_some_and(|unit| matches!(unit, 0xd800..0xdc00)) {
            units.pop();
        }
        let letters = char::decode_utf16(units.iter().copied())
            .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER));
        self.ready = letters.collect::<String>().into_bytes();
        self.given = 0;
        self.begun.drain(..2 * units.len());
        if self.has_ended && !self.begun.is_empty() {
            self.ready.extend(char::REPLACEMENT_CHARACTER.to_string().into_bytes());
            self.begun.clear();
        }
        Ok(())
    }
}

impl<R: Read> Read for Source<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match &mut self.state {
            State::Fresh if into.len() >= 4 => self.begin(into),
            State::Fresh | State::Plain => self.inner.read(into),
            State::Utf16(text) => {
                while text.given == text.ready.len() && !text.has_ended {
                    text.more(&mut self.inner)?;
                }
                let ready = &text.ready[text.given..];
                let length = ready.len().min(into.len());
                into[..length].copy_from_slice(&ready[..length]);
                text.given += length;
                Ok(length)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives a few bytes at a time.
    struct SmallReads<'t>(&'t [u8], usize);

    impl Read for SmallReads<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let length = self.1.min(self.0.len()).min(into.len());
            into[..length].copy_from_slice(&self.0[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }

    fn read(bytes: &[u8], step: usize) -> (Vec<u8>, bool) {
        let mut source = Source::new(SmallReads(bytes, step));
        let mut text = Vec::new();
        let mut part = [0; 50];
        loop {
            match source.read(&mut part).unwrap() {
                0 => return (text, source.is_utf16()),
                n => text.extend(&part[..n]),
            }
        }
    }

    #[test]
    fn utf16_becomes_utf8_in_either_order() {
        let text = format!("[White \"Però ♘ 𝄞\"]\n\n{}", "1. e4 é5 ".repeat(9_000));
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for step in [1, 3, 1 << 16] {
            for bytes in [&little, &big] {
                assert_eq!(read(bytes, step), (text.clone().into_bytes(), true));
            }
            assert_eq!(read(&[&[0xff, 0xfe], &little[..]].concat(), step), (text.clone().into_bytes(), true));
            assert_eq!(read(&[&[0xfe, 0xff], &big[..]].concat(), step), (text.clone().into_bytes(), true));
        }
    }

    #[test]
    fn what_is_broken_or_something_else() {
        assert_eq!(read(b"\xff\xfee\x004\x00x", 2), ("e4\u{fffd}".into(), true));
        assert_eq!(read(b"\xfe\xff\xd8\x34\0e", 2), ("\u{fffd}e".into(), true));
        for plain in [&b""[..], b"e", b"e4", b"1. e4 *", b"\xe9\0\0\0x"] {
            assert_eq!(read(plain, 1), (plain.to_vec(), false));
        }
    }
}
