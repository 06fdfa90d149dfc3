//! The streaming reader.

use super::fault::{Fault, Reason, Severity};
use super::lexicon::{KEEP, Lexicon};
use super::limits::Limits;
use super::scan::{self, BLOCK};
use super::split::next_game;
use super::text::Text;
use super::visitor::{Flow, Meaning, Run, Spot, Visitor, Word};
use super::window::Window;
use super::word::{self, Kind, Outcome};
use std::io::{self, Read};
use tratto_board::{CastlingSide, Clue};

/// How many moves are told at once, at most.
const RUN: usize = 512;

/// Reads games from any source of bytes, in constant memory, and tells a [`Visitor`] what it finds.
///
/// ```
/// use tratto_notation::pgn::{Counter, Reader};
/// let mut counter = Counter::default();
/// Reader::new("1. e4 e5 1-0  1. d4 *".as_bytes()).read_all(&mut counter).unwrap();
/// assert_eq!(counter.games, 2);
/// ```
pub struct Reader<R> {
    source: R,
    window: Window,
    lexicon: Lexicon,
    clues: Box<[Clue; RUN]>,
    indices: Box<[u32; RUN]>,
    pending: usize,
    game: u64,
    /// Whether the input turned out to be UTF-16, which is not read.
    utf16: bool,
    limits: Limits,
}

/// Why the movetext ends.
enum End {
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
            source,
            window: Window::new(),
            lexicon: Lexicon::new(),
            clues: Box::new([Clue::castling(CastlingSide::King); RUN]),
            indices: Box::new([0; RUN]),
            pending: 0,
            game: 0,
            utf16: false,
            limits,
        }
    }

    /// The limits.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// Reads every game there is; tells how many there were.
    pub fn read_all<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<u64> {
        while self.read_game(visitor)? {}
        Ok(self.game)
    }

    /// Reads the next game; `false` if there is none.
    ///
    /// The only errors are those of the source. What is wrong with the game is told to the visitor as a [`Fault`].
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        if !self.find_game(visitor)? {
            return Ok(false);
        }
        if self.utf16 {
            visitor.begin_game(self.spot(0));
            visitor.begin_moves();
            self.fault(visitor, 0, 0, Reason::Utf16);
            visitor.end_game(self.spot(0));
            self.utf16 = false;
            self.window.stop();
            return Ok(true);
        }
        visitor.begin_game(self.spot(self.window.at));
        let cut = self.tags(visitor)?;
        let flow = visitor.begin_moves();
        let end = if cut {
            End::Cut
        } else if flow == Flow::Skip {
            self.movetext(&mut Nobody)?
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

    fn spot(&self, index: usize) -> Spot<'_> {
        Spot { window: &self.window, index, game: self.game }
    }

    /// Tells of a fault in the `length` bytes from an index of the window.
    #[cold]
    fn fault<V: Visitor>(&mut self, visitor: &mut V, index: usize, length: usize, reason: Reason) {
        if reason.severity() == Severity::Note && !V::NOTES {
            return;
        }
        self.flush(visitor);
        let end = (index + length).min(self.window.end());
        let text = Text::new(&self.window.bytes()[index.min(end)..end]).decode();
        let text = text.chars().take_while(|letter| !matches!(letter, '\n' | '\r')).take(80).collect();
        visitor.fault(Fault { place: self.spot(index).place(), text, reason });
    }

    /// Tells the moves gathered so far.
    #[inline]
    fn flush<V: Visitor>(&mut self, visitor: &mut V) {
        if self.pending > 0 {
            visitor.run(Run {
                clues: &self.clues[..self.pending],
                indices: &self.indices[..self.pending],
                window: &self.window,
                game: self.game,
            });
            self.pending = 0;
        }
    }

    /// Reads on.
    fn more<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        self.flush(visitor);
        self.window.refill(&mut self.source)
    }

    /// Passes over blanks; tells how many line ends they hold (up to two matter).
    fn blanks<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<u32> {
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
        if self.game == 0 {
            self.more(visitor)?;
            if self.window.rest().starts_with(b"\xef\xbb\xbf") {
                self.window.skip_mark(3);
            } else if matches!(self.window.rest(), [0xfe, 0xff, ..] | [0xff, 0xfe, ..]) {
                self.game = 1;
                self.utf16 = true;
                return Ok(true);
            }
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

    fn at_line_start(&self) -> bool {
        self.window.is_line_start(self.window.at)
    }

    /// Passes over the rest of the line, but not its end.
    fn skip_line<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
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

    /// Reads the tags. `true` if the next game begins before any movetext.
    fn tags<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        let mut any = false;
        loop {
            let ends = self.blanks(visitor)?;
            match self.window.peek(0) {
                b'[' => {
                    if self.window.rest().len() < 16 {
                        self.more(visitor)?;
                    }
                    // A new heap of tags after a blank line is another game, although this one has no moves.
                    if any && ends >= 2 && self.window.rest().starts_with(b"[Event \"") {
                        return Ok(true);
                    }
                    self.usual_tags(visitor);
                    if self.window.peek(0) == b'[' {
                        self.odd_tag(visitor)?;
                    }
                    any = true;
                }
                b'%' if self.at_line_start() => self.skip_line(visitor)?,
                b'{' | b';' if !any => self.comment(visitor)?,
                _ => return Ok(false),
            }
        }
    }

    /// Reads tags as long as they have the usual form, `[Name "Value"]` with no backslash, each on the next line. Goes up to
    /// what is no such tag, or to the end of the last one.
    #[inline(always)]
    fn usual_tags<V: Visitor>(&mut self, visitor: &mut V) {
        loop {
            let rest = self.window.rest();
            let [b'[', ..] = rest else { return };
            let Some(quote) = scan::find(rest, *b"\"\n") else { return };
            let Some(length) = scan::find(&rest[quote + 1..], *b"\"\\\n\r") else { return };
            let close = quote + 1 + length;
            let [b'"', b']', b'\n' | b'\r', next @ ..] = &rest[close..] else { return };
            let [b'[', name @ .., b' '] = &rest[..quote] else { return };
            if !is_name(name) {
                return;
            }
            if V::TAGS {
                let value = &rest[quote + 1..close];
                visitor.tag(Text::new(name), Text::new(value), self.spot(self.window.at));
            }
            let another = matches!(next, [b'[', ..]);
            self.window.at += close + if another { 3 } else { 2 };
            if !another {
                return;
            }
        }
    }

    /// Reads one tag that is not in the usual form, at the window's beginning.
    #[cold]
    fn odd_tag<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        let length = self.line(visitor)?;
        let start = self.window.at;
        let line = &self.window.rest()[..length];
        let name_start = line[1..].iter().position(|b| !b.is_ascii_whitespace()).map_or(length, |i| i + 1);
        let name_end = line[name_start..]
            .iter()
            .position(|&b| b == b'"' || b == b']' || b.is_ascii_whitespace())
            .map_or(length, |i| name_start + i);
        let name = &line[name_start..name_end];
        let blanks = line[name_end..].iter().take_while(|b| b.is_ascii_whitespace()).count();
        let value_start = name_end + blanks;
        if name.is_empty() || name.contains(&b'[') {
            let length = one_bracket(line);
            self.fault(visitor, start, length, Reason::TagNameless);
            self.window.at += length;
            return Ok(());
        }
        let odd_name = !is_name(name);
        if line.get(value_start) != Some(&b'"') {
            // No value in quotation marks: what stands before the bracket is kept.
            let end = scan::find(&line[value_start..], [b']']).map_or(length, |i| value_start + i);
            if V::TAGS {
                let value = line[value_start..end].trim_ascii();
                visitor.tag(Text::new(name), Text::new(value), self.spot(start));
            }
            self.fault(visitor, start, end + 1, Reason::TagUnfinished);
            self.window.at = (start + end + 1).min(start + length);
            return Ok(());
        }
        let mut end = value_start + 1;
        while end < length && line[end] != b'"' {
            end += if line[end] == b'\\' { 2 } else { 1 };
        }
        let after = |end: usize| {
            let blanks =
                line.get(end + 1..).unwrap_or_default().iter().take_while(|b| b.is_ascii_whitespace());
            end + 1 + blanks.count()
        };
        let (mut reason, mut close) = (None, after(end));
        if end >= length {
            // Never closed: the value goes on to the end of the line.
            (reason, end, close) = (Some(Reason::TagUnfinished), length, length);
        } else if line.get(close) != Some(&b']') {
            match line.windows(2).rposition(|pair| pair == b"\"]") {
                Some(last) if last > value_start => {
                    (reason, end, close) = (Some(Reason::TagQuotes), last, last + 1)
                }
                _ => (reason, close) = (Some(Reason::TagUnfinished), length),
            }
        }
        if V::TAGS {
            let value = &line[value_start + 1..end.min(length)];
            let value =
                if reason == Some(Reason::TagQuotes) { Text::new(value) } else { Text::escaped(value) };
            visitor.tag(Text::new(name), value, self.spot(start));
        }
        let close = (close + 1).min(length);
        if odd_name {
            self.fault(visitor, start, close, Reason::TagName);
        }
        if let Some(reason) = reason {
            self.fault(visitor, start, close, reason);
        }
        self.window.at = start + close;
        Ok(())
    }

    /// The length of the line from the window's beginning on; a line beyond the limit is cut there.
    fn line<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<usize> {
        loop {
            let rest = self.window.rest();
            if let Some(end) = scan::find(rest, *b"\n\r") {
                return Ok(end);
            }
            if self.window.is_last() {
                return Ok(rest.len());
            }
            if rest.len() > self.limits.text {
                let limit = self.limits.text;
                self.fault(visitor, self.window.at, limit, Reason::TooLong { limit });
                return Ok(limit);
            }
            self.more(visitor)?;
        }
    }

    /// Reads the movetext up to its result, to the next game's tags or to the end of the input.
    fn movetext<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<End> {
        let mut depth = 0;
        let mut moved = false;
        loop {
            if !self.plain_words::<V>() {
                // Not a plain word, or the window's edge.
                if self.window.rest().len() <= BLOCK && !self.window.is_last() {
                    self.more(visitor)?;
                    continue;
                }
                if self.window.rest().is_empty() {
                    break;
                }
                moved |= self.pending > 0;
                if let Some(end) = self.item(visitor, &mut depth, &mut moved)? {
                    self.close(visitor, depth);
                    return Ok(end);
                }
            } else {
                moved = true;
                self.flush(visitor);
            }
        }
        self.close(visitor, depth);
        Ok(End::Cut)
    }

    /// Closes the variations left open.
    fn close<V: Visitor>(&mut self, visitor: &mut V, depth: usize) {
        self.flush(visitor);
        if depth > 0 {
            self.fault(visitor, self.window.at, 0, Reason::VariationUnfinished);
        }
        for _ in 0..depth {
            visitor.end_variation();
        }
    }

    /// Gathers moves as long as every word is a plain one. `true` if there is room for no more; `false` if what stands
    /// at the window's beginning must be looked at more closely.
    fn plain_words<V: Visitor>(&mut self) -> bool {
        let bytes = self.window.bytes();
        let stop =
            if self.window.is_last() { self.window.end() } else { self.window.end().saturating_sub(BLOCK) };
        let mut at = self.window.at;
        let mut pending = self.pending;
        let full = 'blocks: loop {
            if at >= stop {
                at = at.min(self.window.end());
                break false;
            }
            if pending > RUN - BLOCK / 2 {
                break true;
            }
            let Some(ahead) = bytes[at..].first_chunk::<{ BLOCK + 8 }>() else { break false };
            let Some(block) = ahead.first_chunk::<BLOCK>() else { break false };
            let inside = scan::words(block);
            let mut starts = inside & !(inside << 1);
            let mut next = at + BLOCK;
            if inside >> (BLOCK - 1) != 0 {
                // The last word may go on in the next block: begin there.
                let last = BLOCK - 1 - starts.leading_zeros() as usize;
                if last == 0 {
                    break false;
                }
                starts &= !(1 << last);
                next = at + last;
            }
            while starts != 0 {
                let start = starts.trailing_zeros() as usize;
                let length = (!(inside >> start)).trailing_zeros() as usize;
                let index = at + start;
                let Some(word) = ahead[start % BLOCK..].first_chunk::<8>() else { break 'blocks false };
                let word = u64::from_le_bytes(*word) & KEEP[length];
                let known = match self.lexicon.get(word) {
                    Some(known) if !V::NUMBERS || known.moves() > 0 => known,
                    _ => {
                        at = index;
                        // A comment on one line that nobody wants.
                        if !V::COMMENTS
                            && bytes[index] == b'{'
                            && let Some(length) = scan::find(&bytes[index..self.window.end()], *b"}\n\r")
                            && bytes[index + length] == b'}'
                        {
                            at += length + 1;
                            continue 'blocks;
                        }
                        break 'blocks false;
                    }
                };
                self.clues[pending % RUN] = known.clue();
                self.indices[pending % RUN] = index as u32;
                pending += known.moves();
                starts &= starts - 1;
            }
            at = next;
        };
        self.window.at = at;
        self.pending = pending;
        full
    }

    /// Reads one thing of the movetext that is no plain word.
    fn item<V: Visitor>(
        &mut self,
        visitor: &mut V,
        depth: &mut usize,
        moved: &mut bool,
    ) -> io::Result<Option<End>> {
        let at = self.window.at;
        match self.window.peek(0) {
            byte if byte <= b' ' || byte == b'.' => self.window.at += 1,
            b'{' | b';' => self.comment(visitor)?,
            b'%' if self.at_line_start() => self.skip_line(visitor)?,
            b'(' => {
                if self.window.rest().starts_with(b"(=)") {
                    self.draw_offer(visitor);
                } else {
                    self.variation(visitor, depth, moved)?;
                }
            }
            b')' => {
                self.window.at += 1;
                if *depth == 0 {
                    self.fault(visitor, at, 1, Reason::VariationStray);
                } else {
                    self.flush(visitor);
                    *depth -= 1;
                    visitor.end_variation();
                    *moved = true;
                }
            }
            b'[' if self.starts_tag() => return Ok(Some(End::Cut)),
            b'*' => {
                self.window.at += 1;
                return self.result(visitor, Outcome::Open, at, *depth);
            }
            b'$' => self.dollar(visitor),
            b'!' | b'?' => self.marks(visitor),
            b'}' => {
                self.window.at += 1;
                self.fault(visitor, at, 1, Reason::CommentStray);
            }
            byte if SPECIAL[byte as usize] => {
                self.window.at += 1;
                self.fault(visitor, at, 1, Reason::StrayCharacter);
            }
            _ => return self.word(visitor, *depth, moved),
        }
        Ok(None)
    }

    /// Whether a tag stands at the window's beginning, at the start of a line.
    fn starts_tag(&self) -> bool {
        if !self.at_line_start() {
            return false;
        }
        let rest = &self.window.rest()[1..];
        let name = rest.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
        let blanks = rest[name..].iter().take_while(|b| **b == b' ' || **b == b'\t').count();
        name > 0 && rest.get(name + blanks) == Some(&b'"')
    }

    /// The result, and what is still said on its line.
    fn result<V: Visitor>(
        &mut self,
        visitor: &mut V,
        outcome: Outcome,
        index: usize,
        depth: usize,
    ) -> io::Result<Option<End>> {
        if depth > 0 {
            self.fault(visitor, index, self.window.at - index, Reason::ResultInVariation);
            return Ok(None);
        }
        self.flush(visitor);
        visitor.result(outcome, self.spot(index));
        loop {
            let blank = self.window.rest().iter().take_while(|b| matches!(b, b' ' | b'\t')).count();
            self.window.at += blank;
            match self.window.peek(0) {
                b'{' | b';' => self.comment(visitor)?,
                0 if self.window.rest().is_empty() && !self.window.is_last() => self.more(visitor)?,
                _ => return Ok(Some(End::Result)),
            }
        }
    }

    /// Reads a comment, at the window's beginning: in braces, or from a semicolon to the end of the line.
    fn comment<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        let braces = self.window.peek(0) == b'{';
        if V::COMMENTS {
            self.flush(visitor);
        }
        // On one line and in the window, as nearly always: no need to look for a game beginning inside it.
        let body = &self.window.rest()[1..];
        if braces
            && let Some(length) = scan::find(body, *b"}\n\r")
            && body[length] == b'}'
            && length <= self.limits.text
        {
            if V::COMMENTS {
                visitor.comment(Text::new(&body[..length]), self.spot(self.window.at));
            }
            self.window.at += length + 2;
            return Ok(());
        }
        self.long_comment(visitor, braces)
    }

    /// Reads a comment that is long, goes over several lines or is never closed.
    #[cold]
    fn long_comment<V: Visitor>(&mut self, visitor: &mut V, braces: bool) -> io::Result<()> {
        let limit = self.limits.text;
        let mut told_long = false;
        loop {
            let rest = self.window.rest();
            let body = rest.get(1..).unwrap_or_default();
            let end = if braces { scan::find(body, [b'}']) } else { scan::find(body, *b"\n\r") };
            let is_last = self.window.is_last();
            let looked_at = end.unwrap_or(body.len());
            let next_game = if braces { next_game(&body[..looked_at]) } else { None };
            if end.is_none() && next_game.is_none() && !is_last && body.len() < limit {
                self.more(visitor)?;
                continue;
            }
            let at = self.window.at;
            let length = next_game.unwrap_or(looked_at);
            let text = &body[..length.min(limit)];
            if V::COMMENTS && !told_long {
                visitor.comment(Text::new(text), self.spot(at));
            }
            let finished = end.is_some() && next_game.is_none();
            if finished || next_game.is_some() || is_last {
                self.window.at += 1 + length + (finished && braces) as usize;
                if length > limit && !told_long {
                    self.fault(visitor, at, 80, Reason::TooLong { limit });
                }
                if braces && !finished {
                    self.fault(visitor, at, 80, Reason::CommentUnfinished);
                }
                return Ok(());
            }
            // Too long: what there is has been told; the rest is passed over, with a byte kept in place of the brace.
            if !told_long {
                self.fault(visitor, at, 80, Reason::TooLong { limit });
                told_long = true;
            }
            self.window.at += length;
            self.more(visitor)?;
        }
    }

    /// `(=)`, an offer of a draw as players write it: told as a comment.
    fn draw_offer<V: Visitor>(&mut self, visitor: &mut V) {
        let at = self.window.at;
        self.window.at += 3;
        if V::COMMENTS {
            self.flush(visitor);
            visitor.comment(Text::new(&self.window.bytes()[at..at + 3]), self.spot(at));
        }
        self.fault(visitor, at, 3, Reason::Spelling { standard: "{(=)}".to_owned() });
    }

    /// Goes into a variation or passes over it.
    fn variation<V: Visitor>(
        &mut self,
        visitor: &mut V,
        depth: &mut usize,
        moved: &mut bool,
    ) -> io::Result<()> {
        let at = self.window.at;
        if !V::VARIATIONS {
            return self.skip_variation(visitor);
        }
        self.flush(visitor);
        if !*moved {
            self.fault(visitor, at, 1, Reason::VariationWithoutMove);
            return self.skip_variation(visitor);
        }
        if *depth >= self.limits.depth {
            let limit = self.limits.depth;
            self.fault(visitor, at, 1, Reason::TooDeep { limit });
            return self.skip_variation(visitor);
        }
        if visitor.begin_variation(self.spot(at)) == Flow::Skip {
            return self.skip_variation(visitor);
        }
        *depth += 1;
        *moved = false;
        self.window.at += 1;
        Ok(())
    }

    /// Passes over a variation with everything in it.
    fn skip_variation<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        let mut open = 0usize;
        loop {
            let rest = self.window.rest();
            let Some(skip) = scan::find(rest, *b"(){;%[") else {
                self.window.at += rest.len();
                if self.window.is_last() {
                    self.fault(visitor, self.window.at, 0, Reason::VariationUnfinished);
                    return Ok(());
                }
                self.more(visitor)?;
                continue;
            };
            self.window.at += skip;
            if self.window.rest().len() < BLOCK && !self.window.is_last() {
                self.more(visitor)?;
            }
            match self.window.peek(0) {
                b'(' => open += 1,
                b')' => open -= 1,
                b'{' | b';' => {
                    self.flush(visitor);
                    self.skip_comment(visitor)?;
                    continue;
                }
                b'%' if self.at_line_start() => {
                    self.skip_line(visitor)?;
                    continue;
                }
                b'[' if self.starts_tag() => {
                    self.fault(visitor, self.window.at, 0, Reason::VariationUnfinished);
                    return Ok(());
                }
                _ => {}
            }
            self.window.at += 1;
            if open == 0 {
                return Ok(());
            }
        }
    }

    /// Passes over a comment that nobody wants, whatever the visitor says of comments.
    fn skip_comment<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
        let mut faults = Faults { found: Vec::new() };
        self.comment(&mut faults)?;
        for fault in faults.found {
            visitor.fault(fault);
        }
        Ok(())
    }

    /// `$` and a number.
    fn dollar<V: Visitor>(&mut self, visitor: &mut V) {
        let at = self.window.at;
        let digits = self.window.rest()[1..].iter().take(8).take_while(|b| b.is_ascii_digit()).count();
        self.window.at += 1 + digits;
        let number = self.window.bytes()[at + 1..][..digits]
            .iter()
            .fold(0u32, |number, digit| number.saturating_mul(10) + (digit - b'0') as u32);
        match u8::try_from(number) {
            Ok(nag) if digits > 0 => {
                if V::COMMENTS {
                    self.flush(visitor);
                    visitor.nag(nag);
                }
            }
            _ => self.fault(visitor, at, 1 + digits, Reason::Annotation),
        }
    }

    /// A run of `!` and `?`.
    fn marks<V: Visitor>(&mut self, visitor: &mut V) {
        let at = self.window.at;
        let count = self.window.rest().iter().take_while(|b| matches!(b, b'!' | b'?')).count();
        self.window.at += count;
        let nag = match &self.window.bytes()[at..at + count] {
            b"!" => 1,
            b"?" => 2,
            b"!!" => 3,
            b"??" => 4,
            b"!?" => 5,
            b"?!" => 6,
            _ => return self.fault(visitor, at, count, Reason::Annotation),
        };
        if V::COMMENTS {
            self.flush(visitor);
            visitor.nag(nag);
        }
    }

    /// Reads a word that is not a plain one.
    fn word<V: Visitor>(
        &mut self,
        visitor: &mut V,
        depth: usize,
        moved: &mut bool,
    ) -> io::Result<Option<End>> {
        let length = loop {
            let rest = self.window.rest();
            let length = rest.len();
            match rest.iter().position(|&byte| ENDS_WORD[byte as usize]) {
                Some(end) => break end,
                None if self.window.is_last() => break length,
                None if length > self.limits.text => {
                    let limit = self.limits.text;
                    self.fault(visitor, self.window.at, 80, Reason::TooLong { limit });
                    break length;
                }
                None => self.more(visitor)?,
            }
        };
        let at = self.window.at;
        let rest = self.window.rest();
        // Two things are one word although they hold what ends other words: e.p. and d8(Q).
        let length = match &rest[length..] {
            _ if rest.starts_with(b"e.p.") => 4,
            [b'(', b'A'..=b'Z', b')', ..] if matches!(rest[..length], [.., b'1' | b'8']) => length + 3,
            _ => length,
        };
        let text = &rest[..length];
        let kind = word::classify(text);
        self.lexicon.learn(text, kind);
        let kind = match kind {
            // With a full stop after it, it is a number after all.
            Kind::Unknown
                if text[0].is_ascii_digit() && rest.get(length) == Some(&b'.') && all_digits(text) =>
            {
                Kind::Number
            }
            kind => kind,
        };
        self.window.at += length;
        match kind {
            Kind::Move(clue) | Kind::OddMove(clue) => {
                *moved = true;
                self.played(visitor, at, length, Meaning::Clue(clue));
            }
            Kind::Null => {
                *moved = true;
                self.played(visitor, at, length, Meaning::Null);
            }
            Kind::Unknown => {
                *moved = true;
                self.played(visitor, at, length, Meaning::Unknown);
            }
            Kind::Number => {
                if V::NUMBERS {
                    self.flush(visitor);
                    let dots = self.window.rest().iter().take_while(|b| **b == b'.').count();
                    let number = Text::new(&self.window.bytes()[at..at + length]);
                    visitor.number(number, dots, self.spot(at));
                }
            }
            Kind::EnPassant => {
                self.fault(visitor, at, length, Reason::EnPassantMark);
            }
            Kind::Result(outcome) => {
                if self.window.bytes()[at..at + length] != *outcome.as_str().as_bytes() {
                    let standard = outcome.as_str().to_owned();
                    self.fault(visitor, at, length, Reason::Spelling { standard });
                }
                return self.result(visitor, outcome, at, depth);
            }
        }
        Ok(None)
    }

    /// Tells one move.
    fn played<V: Visitor>(&mut self, visitor: &mut V, index: usize, length: usize, meaning: Meaning) {
        if let Meaning::Clue(clue) = meaning
            && self.pending < RUN
        {
            self.clues[self.pending] = clue;
            self.indices[self.pending] = index as u32;
            self.pending += 1;
            return;
        }
        self.flush(visitor);
        let text = Text::new(&self.window.bytes()[index..index + length]);
        visitor.played(Word { text, meaning, spot: self.spot(index) });
    }
}

/// Characters that mean something by themselves, wherever they stand.
static SPECIAL: [bool; 256] = bytes_of(b"{}()[];$*<>\"");
/// Where a word ends.
pub(super) static ENDS_WORD: [bool; 256] = {
    let mut table = bytes_of(b"{}()[];$*<>\"!?.");
    let mut byte = 0;
    while byte <= b' ' as usize {
        table[byte] = true;
        byte += 1;
    }
    table
};
const fn bytes_of(bytes: &[u8]) -> [bool; 256] {
    let mut table = [false; 256];
    let mut i = 0;
    while i < bytes.len() {
        table[bytes[i] as usize] = true;
        i += 1;
    }
    table
}

fn all_digits(word: &[u8]) -> bool {
    word.iter().all(u8::is_ascii_digit)
}

fn is_name(name: &[u8]) -> bool {
    !name.is_empty() && name.iter().fold(true, |all, &byte| all & NAME[byte as usize])
}

/// The characters of a tag's name.
static NAME: [bool; 256] = bytes_of(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");

/// The length of a line up to its first closing bracket, that one included.
fn one_bracket(line: &[u8]) -> usize {
    scan::find(line, [b']']).map_or(line.len(), |i| i + 1)
}

/// Wants nothing: for movetext that is passed over.
struct Nobody;

impl Visitor for Nobody {
    const TAGS: bool = false;
    const COMMENTS: bool = false;
    const VARIATIONS: bool = false;
    const NOTES: bool = false;
}

/// Wants the faults alone.
struct Faults {
    found: Vec<Fault>,
}

impl Visitor for Faults {
    const TAGS: bool = false;
    const COMMENTS: bool = false;
    const VARIATIONS: bool = false;
    const NOTES: bool = false;

    fn fault(&mut self, fault: Fault) {
        self.found.push(fault);
    }
}
