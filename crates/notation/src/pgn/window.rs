//! A sliding window over the input.

use super::fault::Place;
use super::{scan, steps};
use std::cell::Cell;
use std::io::{self, Read};

/// How many bytes are asked for at a time.
const CHUNK: usize = 128 * 1024;
/// Zero bytes after the last one read, so that the scanner may look past the end.
pub(super) const PADDING: usize = 2 * scan::BLOCK;

/// The bytes that have been read but not processed yet, and their position in the input.
pub(super) struct Window {
    /// The bytes up to `end`, then at least [`PADDING`] zeros.
    bytes: Vec<u8>,
    /// The first byte not yet done with.
    pub(super) at: usize,
    end: usize,
    at_end: bool,
    /// Where the first byte of `bytes` lies in the input.
    offset: u64,
    line: u64,
    column: u64,
    /// The last reported place: the next one is usually a little further on.
    last: Cell<Mark>,
}

/// How far lines were counted.
#[derive(Copy, Clone)]
struct Mark {
    /// Up to where.
    index: usize,
    /// How many lines end before it.
    ends: u64,
    /// Where its line begins, if that is in the window.
    line_start: Option<usize>,
    /// Up to where the characters of its line were counted, and how many they are.
    counted: usize,
    characters: u64,
    /// Whether the line is not UTF-8: then its bytes are its characters.
    is_broken: bool,
}

impl Mark {
    const NONE: Mark =
        Mark { index: 0, ends: 0, line_start: None, counted: 0, characters: 0, is_broken: false };

    /// The column: continues counting from the last mark, since a line may be as long as the window and have a fault at every step.
    fn column(&mut self, bytes: &[u8]) -> u64 {
        let line = (self.index - self.line_start.unwrap_or(0)) as u64;
        if self.is_broken {
            return line;
        }
        let text = &bytes[self.counted..self.index];
        steps::took(text.len());
        match std::str::from_utf8(text) {
            Ok(text) => {
                self.characters += text.chars().count() as u64;
                self.counted = self.index;
                self.characters
            }
            Err(error) => {
                self.is_broken = error.error_len().is_some();
                line
            }
        }
    }
}

impl Window {
    pub(super) fn new() -> Window {
        Window {
            bytes: vec![0; CHUNK + PADDING],
            at: 0,
            end: 0,
            at_end: false,
            offset: 0,
            line: 1,
            column: 1,
            last: Cell::new(Mark::NONE),
        }
    }

    /// Everything in the window, with the padding.
    #[inline(always)]
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Where the bytes of the input end, for now.
    #[inline(always)]
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// The bytes not yet done with.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        &self.bytes[self.at..self.end]
    }

    /// The byte at a distance from the current one; zero past the end.
    #[inline(always)]
    pub(super) fn peek(&self, ahead: usize) -> u8 {
        match self.bytes.get(self.at + ahead) {
            Some(&byte) if self.at + ahead < self.end => byte,
            _ => 0,
        }
    }

    /// Whether the input ends with what is in the window.
    #[inline(always)]
    pub(super) fn is_last(&self) -> bool {
        self.at_end
    }

    /// Drops what is done with and reads on, so that at least one more byte is there unless the input has ended.
    /// A piece of text that fills the window makes it grow.
    #[cold]
    pub(super) fn refill(&mut self, source: &mut impl Read) -> io::Result<()> {
        if self.at_end {
            return Ok(());
        }
        if self.at > 0 {
            let place = self.place(self.at, 0);
            (self.line, self.column) = (place.line, place.column);
            self.last.set(Mark::NONE);
            self.bytes.copy_within(self.at..self.end, 0);
            self.offset += self.at as u64;
            self.end -= self.at;
            self.at = 0;
        }
        if self.bytes.len() - PADDING - self.end < CHUNK / 2 {
            self.bytes.resize(self.bytes.len() + CHUNK.max(self.end), 0);
        }
        let limit = self.bytes.len() - PADDING;
        let before = self.end;
        // Read at least half a window, since small pieces would be scanned repeatedly.
        while self.end < before + CHUNK / 2 {
            match source.read(&mut self.bytes[self.end..limit]) {
                Ok(0) => {
                    self.at_end = true;
                    break;
                }
                Ok(n) => self.end += n,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        self.bytes[self.end..self.end + PADDING].fill(0);
        Ok(())
    }

    /// Counts from this place on.
    pub(super) fn start_at(&mut self, place: Place) {
        (self.line, self.column, self.offset) = (place.line, place.column, place.offset);
    }

    /// Whether a line begins at an index.
    pub(super) fn is_line_start(&self, index: usize) -> bool {
        match index.checked_sub(1) {
            Some(before) => matches!(self.bytes[before], b'\n' | b'\r'),
            None => self.column == 1,
        }
    }

    /// Passes over a byte-order mark, which is no part of the first line.
    pub(super) fn skip_mark(&mut self, length: usize) {
        self.last.set(Mark::NONE);
        self.bytes.copy_within(length..self.end, 0);
        self.offset += length as u64;
        self.end -= length;
        self.bytes[self.end..self.end + PADDING].fill(0);
    }

    /// The byte's distance from the beginning of the input.
    #[inline]
    pub(super) fn offset_of(&self, index: usize) -> u64 {
        self.offset + index as u64
    }

    /// The place of a byte of the window, for a person: lines and columns count from 1, columns in characters.
    pub(super) fn place(&self, index: usize, game: u64) -> Place {
        let index = index.min(self.end);
        let mut mark = self.mark(index);
        let column = mark.column(&self.bytes);
        self.last.set(mark);
        Place {
            game,
            line: self.line + mark.ends,
            column: if mark.line_start.is_some() { 1 } else { self.column } + column,
            offset: self.offset_of(index),
        }
    }

    /// The mark of an index, from the last one asked for if that is not behind it.
    fn mark(&self, index: usize) -> Mark {
        let last = Some(self.last.get()).filter(|last| last.index <= index).unwrap_or(Mark::NONE);
        let passed = &self.bytes[last.index..index];
        steps::took(passed.len());
        let ends = scan::line_ends(passed, self.bytes[index]);
        let is_end = |&(i, &byte): &(usize, &u8)| {
            byte == b'\n' || byte == b'\r' && self.bytes.get(last.index + i + 1) != Some(&b'\n')
        };
        if ends == 0 {
            return Mark { index, ..last };
        }
        let line_start = passed.iter().enumerate().rev().find(is_end).map(|(i, _)| last.index + i + 1);
        let counted = line_start.unwrap_or(0);
        Mark { index, ends: last.ends + ends, line_start, counted, characters: 0, is_broken: false }
    }
}
