//! The streaming reader.

use super::fault::{PgnFault, Place, Reason, Severity};
use super::limits::Limits;
use super::scan;
use super::source::Source;
use super::tags::HEAD;
use super::text::Text;
use super::visitor::{Flow, Run, Spot, Visitor};
use super::window::Window;
use super::word_cache::WordCache;
use std::io::{self, Read};
use tratto_board::{CastlingSide, WrittenMove};

/// The most moves in one run.
pub(super) const RUN: usize = 512;

/// Reads games from any source of bytes, in constant memory, and tells a [`Visitor`] what it finds.
///
/// ```
/// use tratto_notation::pgn::{Counter, Reader};
/// let mut counter = Counter::default();
/// Reader::new("1. e4 e5 1-0  1. d4 *".as_bytes()).read_all(&mut counter).unwrap();
/// assert_eq!(counter.games, 2);
/// ```
pub struct Reader<R> {
    source: Source<R>,
    pub(super) window: Window,
    pub(super) word_cache: WordCache,
    pub(super) written_moves: Box<[WrittenMove; RUN]>,
    pub(super) indices: Box<[u32; RUN]>,
    pub(super) pending: usize,
    game: u64,
    /// How many games lie before the first one read.
    base: u64,
    /// Whether anything has been read.
    begun: bool,
    /// Whether it is still to be told that the input is UTF-16.
    tells_utf16: bool,
    /// Whether move numbers are closed with a parenthesis: `1) e4 e5`.
    pub(super) closes_numbers: bool,
    /// How the first tag of the game begins.
    pub(super) first_tag: [u8; HEAD],
    /// Where in the input the line ends that a tag was last looked for in.
    pub(super) line_end: u64,
    pub(super) limits: Limits,
}

/// Why the movetext ends.
pub(super) enum End {
    Result,
    /// A tag, or the input's end: there is no result.
    Cut,
}

impl<R: Read> Reader<R> {
    /// A reader with the usual [`Limits`].
    pub fn new(source: R) -> Reader<R> {
        Reader::with_limits(source, Limits::default())
    }

    /// A reader with other limits.
    pub fn with_limits(source: R, limits: Limits) -> Reader<R> {
        Reader {
            source: Source::new(source),
            window: Window::new(),
            word_cache: WordCache::new(),
            written_moves: Box::new([WrittenMove::castling(CastlingSide::King); RUN]),
            indices: Box::new([0; RUN]),
            pending: 0,
            game: 0,
            base: 0,
            begun: false,
            tells_utf16: false,
            closes_numbers: false,
            first_tag: [0; HEAD],
            line_end: 0,
            limits,
        }
    }

    /// A reader of a part of a text, which begins at a place of it: what it tells of games, lines and offsets counts from there.
    pub fn starting_at(mut self, place: Place) -> Reader<R> {
        self.window.start_at(place);
        self.game = place.game;
        self.base = place.game;
        self
    }

    /// The limits.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// How far the reader has got.
    pub fn place(&self) -> Place {
        self.spot(self.window.at).place()
    }

    /// Reads every game there is; tells how many there were.
    pub fn read_all<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<u64> {
        while self.read_game(visitor)? {}
        Ok(self.game - self.base)
    }

    /// Reads the next game; `false` if there is none.
    ///
    /// The only errors are those of the source. Faults in the game are reported to the visitor as a [`PgnFault`].
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        if !self.find_game(visitor)? {
            return Ok(false);
        }
        visitor.begin_game(self.spot(self.window.at));
        if std::mem::take(&mut self.tells_utf16) {
            self.fault(visitor, self.window.at, 0, Reason::Utf16);
        }
        self.closes_numbers = false;
        let cut = self.tags(visitor)?;
        let flow = visitor.begin_moves(self.spot(self.window.at));
        let end = if cut {
            End::Cut
        } else if flow == Flow::Skip {
            self.movetext(&mut IgnoreAll)?
        } else {
            self.movetext(visitor)?
        };
        self.flush(visitor);
        if let End::Cut = end {
            self.fault(visitor, self.window.at, 0, Reason::NoResult);
        }
        visitor.end_game(self.spot(self.window.at));
        Ok(true)
    }

    pub(super) fn spot(&self, index: usize) -> Spot<'_> {
        Spot { window: &self.window, index, game: self.game }
    }

    /// Reports a fault in `length` bytes of the window, from an index.
    #[cold]
    pub(super) fn fault<V: Visitor>(&mut self, visitor: &mut V, index: usize, length: usize, reason: Reason) {
        if reason.severity() == Severity::Note && !V::NOTES {
            return;
        }
        self.flush(visitor);
        let end = (index + length).min(self.window.end());
        let text = Text::new(&self.window.bytes()[index.min(end)..end]).decode();
        let text = text.chars().take_while(|letter| !matches!(letter, '\n' | '\r')).take(80).collect();
        visitor.fault(PgnFault { place: self.spot(index).place(), text, reason });
    }

    /// Tells the moves gathered so far.
    #[inline]
    pub(super) fn flush<V: Visitor>(&mut self, visitor: &mut V) {
        if self.pending > 0 {
            visitor.run(Run {
                written_moves: &self.written_moves[..self.pending],
                indices: &self.indices[..self.pending],
                window: &self.window,
                game: self.game,
            });
            self.pending = 0;
        }
    }

    /// Reads on.
    pub(super) fn more<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        self.flush(visitor);
        self.window.refill(&mut self.source)
    }

    /// Passes over blanks; tells how many line ends they hold (up to two matter).
    pub(super) fn blanks<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<u32> {
        let mut ends = 0;
        loop {
            let rest = self.window.rest();
            let blank = rest.iter().position(|&byte| byte > b' ').unwrap_or(rest.len());
            ends += scan::line_ends(&rest[..blank], rest.get(blank).copied().unwrap_or(0)) as u32;
            let done = blank < rest.len();
            self.window.at += blank;
            if done || self.window.is_last() {
                return Ok(ends);
            }
            self.more(visitor)?;
        }
    }

    /// Finds the beginning of the next game: the first thing that is neither blank nor an escaped line.
    fn find_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        if !self.begun {
            self.begun = true;
            self.more(visitor)?;
            if self.window.rest().starts_with(b"\xef\xbb\xbf") {
                self.window.skip_mark(3);
            }
            self.tells_utf16 = self.source.is_utf16();
        }
        loop {
            self.blanks(visitor)?;
            if self.window.rest().is_empty() {
                return Ok(false);
            }
            if self.window.peek(0) == b'%' && self.at_line_start() {
                self.skip_line(visitor)?;
            } else {
                self.game += 1;
                return Ok(true);
            }
        }
    }

    pub(super) fn at_line_start(&self) -> bool {
        self.window.is_line_start(self.window.at)
    }

    /// Passes over the rest of the line, but not its end.
    pub(super) fn skip_line<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        loop {
            let rest = self.window.rest();
            match scan::find(rest, *b"\n\r") {
                Some(end) => {
                    self.window.at += end;
                    return Ok(());
                }
                None => self.window.at += rest.len(),
            }
            if self.window.is_last() {
                return Ok(());
            }
            self.more(visitor)?;
        }
    }
}

/// A visitor that ignores everything, for movetext that is skipped.
struct IgnoreAll;

impl Visitor for IgnoreAll {
    const TAGS: bool = false;
    const COMMENTS: bool = false;
    const VARIATIONS: bool = false;
    const NOTES: bool = false;
}
