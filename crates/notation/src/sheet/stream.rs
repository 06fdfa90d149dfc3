//! The games of a source, one after the other, in memory for one game.

use super::{Blank, MARK, Sheet};
use crate::pgn::Source;
use std::error::Error;
use std::fmt;
use std::io::{self, Read};

/// How much is read at a time, at least.
const CHUNK: usize = 1 << 16;

/// A game of a source.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Typed {
    /// The game; its places count from the beginning of `text`.
    pub sheet: Sheet,
    /// Its text, heading, comments and all.
    pub text: String,
    /// The line of the source on which it begins, from 1.
    pub line: usize,
}

/// Why no more games can be read.
#[derive(Debug)]
#[non_exhaustive]
pub enum StreamError {
    /// The source cannot be read.
    Source(io::Error),
    /// The text is not UTF-8.
    NotUtf8 {
        /// The line, from 1.
        line: usize,
    },
    /// One game is longer than any that people type.
    TooLong {
        /// The line on which it begins, from 1.
        line: usize,
        /// The bytes a game may have.
        limit: usize,
    },
}

impl fmt::Display for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StreamError::Source(error) => error.fmt(f),
            StreamError::NotUtf8 { line } => write!(f, "line {line} is not UTF-8"),
            StreamError::TooLong { line, limit } => {
                write!(f, "the game that begins on line {line} has more than {limit} bytes")
            }
        }
    }
}

impl Error for StreamError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            StreamError::Source(error) => Some(error),
            _ => None,
        }
    }
}

/// Parts a source into games as [`sheets`](super::sheets) does with a text, holding one of them at a time. UTF-16 is read too.
///
/// ```
/// use tratto_notation::sheet::Sheets;
/// let mut games = Sheets::new("[White \"Rossi\"]\n1. e4 *\n[White \"Verdi\"]\n1. d4 *\n".as_bytes());
/// let second = games.nth(1).unwrap().unwrap();
/// assert_eq!((second.sheet.tag("White"), second.line), (Some("Verdi"), 3));
/// ```
#[derive(Debug)]
pub struct Sheets<R> {
    source: Source<R>,
    /// What was read and is UTF-8, from the game in hand on.
    text: String,
    /// The beginning of a character that is not whole yet.
    begun: Vec<u8>,
    /// Where the game in hand begins in `text`.
    at: usize,
    line: usize,
    limit: usize,
    is_first: bool,
    has_ended: bool,
    /// Why reading stopped, if the games before it are still to be told.
    trouble: Option<StreamError>,
}

impl<R: Read> Sheets<R> {
    /// The bytes a game may have, unless told otherwise.
    pub const LIMIT: usize = 8 << 20;

    /// The games of a source.
    pub fn new(source: R) -> Sheets<R> {
        Sheets {
            source: Source::new(source),
            text: String::new(),
            begun: Vec::new(),
            at: 0,
            line: 1,
            limit: Self::LIMIT,
            is_first: true,
            has_ended: false,
            trouble: None,
        }
    }

    /// With another limit to the bytes of a game.
    pub fn with_limit(self, limit: usize) -> Sheets<R> {
        Sheets { limit, ..self }
    }

    fn game(&mut self) -> Result<Option<Typed>, StreamError> {
        loop {
            let text = &self.text[self.at..];
            let mut blank = Blank { text, at: 0 };
            let sheet = blank.game();
            let length = blank.at;
            // A game that goes up to the end of what was read may go on beyond it.
            if length < text.len() || self.has_ended {
                let Some(sheet) = sheet else { return Ok(None) };
                let typed = Typed { sheet, text: text[..length].to_owned(), line: self.line };
                self.line += typed.text.matches('\n').count();
                self.at += length;
                return Ok(Some(typed));
            }
            if text.len() > self.limit {
                return Err(StreamError::TooLong { line: self.line, limit: self.limit });
            }
            self.more();
        }
    }

    /// Reads on: as much again as there is, so that a long game is not looked through too often.
    fn more(&mut self) {
        self.text.drain(..self.at);
        self.at = 0;
        let wanted = CHUNK.max(self.text.len());
        let mut bytes = std::mem::take(&mut self.begun);
        match (&mut self.source).take(wanted as u64).read_to_end(&mut bytes) {
            Ok(read) => self.has_ended = read < wanted,
            Err(error) => (self.trouble, self.has_ended) = (Some(StreamError::Source(error)), true),
        }
        let valid = match std::str::from_utf8(&bytes) {
            Ok(_) => bytes.len(),
            Err(error) => {
                if error.error_len().is_some() || self.has_ended {
                    let before = self.text.matches('\n').count();
                    let here = bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
                    let line = self.line + before + here;
                    (self.trouble, self.has_ended) = (Some(StreamError::NotUtf8 { line }), true);
                }
                error.valid_up_to()
            }
        };
        self.begun = bytes.split_off(valid);
        self.text.push_str(std::str::from_utf8(&bytes).unwrap_or_default());
        if self.is_first && !self.text.is_empty() {
            self.is_first = false;
            if self.text.starts_with(MARK) {
                self.text.drain(..MARK.len_utf8());
            }
        }
    }
}

impl<R: Read> Iterator for Sheets<R> {
    type Item = Result<Typed, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.game() {
            Ok(Some(game)) => Some(Ok(game)),
            Ok(None) => self.trouble.take().map(Err),
            Err(error) => {
                // Nothing after it can be told apart from it.
                (self.has_ended, self.at) = (true, self.text.len());
                self.trouble = None;
                Some(Err(error))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sheets;
    use super::*;

    /// Gives a few bytes at a time.
    struct Slow<'t>(&'t [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let length = self.1.min(self.0.len()).min(into.len());
            into[..length].copy_from_slice(&self.0[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }

    fn many(games: usize) -> String {
        let game = |i: usize| {
            format!(
                "[White \"Però {i}\"]\n[Black \"x\"]\n\n1. e4 {{è [\n[no tag}} e5 ({} d4) 2. Cf3\n\n",
                "c5 ".repeat(i % 700)
            )
        };
        (0..games).map(game).collect()
    }

    #[test]
    fn utf16_is_read() {
        let text = many(20);
        let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let read = |bytes: &[u8]| Sheets::new(Slow(bytes, 7)).map(Result::unwrap).collect::<Vec<Typed>>();
        assert_eq!(read(&[&[0xff, 0xfe], &utf16[..]].concat()), read(text.as_bytes()));
    }

    #[test]
    fn a_stream_gives_the_games_of_the_text() {
        for text in [
            many(2_000),
            many(0),
            format!("\u{feff}{}", many(3)),
            "e4 {open".to_owned(),
            "[A \"\n".to_owned(),
        ] {
            let whole = sheets(&text);
            for step in [7, 1 << 20] {
                let streamed: Vec<Typed> =
                    Sheets::new(Slow(text.as_bytes(), step)).map(Result::unwrap).collect();
                assert_eq!(streamed.len(), whole.len());
                for (typed, sheet) in streamed.iter().zip(&whole) {
                    assert_eq!((&typed.sheet.tags, &typed.sheet.moves), (&sheet.tags, &sheet.moves));
                    assert_eq!(typed.line, 1 + text[..sheet.at].matches('\n').count());
                    assert_eq!(typed.text, text[sheet.at..][..sheet.moves.len()]);
                }
            }
        }
    }

    #[test]
    fn what_came_before_a_fault_is_told_first() {
        let mut bytes = many(3).into_bytes();
        bytes.extend(b"[White \"A\"]\n1. e4 \xff e5\n");
        let told: Vec<_> = Sheets::new(&bytes[..]).collect();
        assert_eq!(told.len(), 5, "three games, the beginning of a fourth, and what is wrong with it");
        let lines = 2 + many(3).matches('\n').count();
        assert!(matches!(told[4], Err(StreamError::NotUtf8 { line }) if line == lines));
    }

    #[test]
    fn a_game_without_an_end_is_refused() {
        let text = format!("{}[White \"A\"]\n{}", many(1), "e4 e5 ".repeat(100_000));
        let told: Vec<_> = Sheets::new(text.as_bytes()).with_limit(1 << 18).collect();
        assert_eq!(told.len(), 2);
        assert!(told[0].is_ok());
        assert!(matches!(told[1], Err(StreamError::TooLong { limit: 262_144, .. })));
    }
}
