//! Reading the tags of a game.

use super::fault::Reason;
use super::reader::Reader;
use super::text::Text;
use super::visitor::Visitor;
use super::word::bytes_of;
use super::{scan, steps};
use std::io::{self, Read};

impl<R: Read> Reader<R> {
    /// Reads the tags. `true` if the next game begins before any movetext.
    pub(super) fn tags<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        let mut any = false;
        loop {
            let ends = self.blanks(visitor)?;
            match self.window.peek(0) {
                b'[' => {
                    if self.window.rest().len() < HEAD {
                        self.more(visitor)?;
                    }
                    // A new heap of tags after a blank line is another game, although this one has no moves.
                    if any && ends >= 2 && self.begins_heap() {
                        return Ok(true);
                    }
                    if !any {
                        self.first_tag = *self.head();
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

    /// Whether a tag stands here with which heaps of tags begin: `Event`, or the first one of this game.
    fn begins_heap(&self) -> bool {
        let name = first_name(self.head());
        name == Some(b"Event") || name.is_some() && name == first_name(&self.first_tag)
    }

    /// The bytes with which a tag begins; beyond the end of the input they are zeros.
    fn head(&self) -> &[u8; HEAD] {
        self.window.bytes()[self.window.at..].first_chunk().unwrap_or(&[0; HEAD])
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
        if end >= length && line.trim_ascii_end().ends_with(b"\\\"]") {
            // The backslash was meant for itself.
            end = line.trim_ascii_end().len() - 2;
            (reason, close) = (Some(Reason::TagBackslash), end + 1);
        } else if end >= length {
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
            let is_plain = matches!(reason, Some(Reason::TagQuotes | Reason::TagBackslash));
            let value = if is_plain { Text::new(value) } else { Text::escaped(value) };
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
    ///
    /// Where it ends is kept: a line may hold very many tags, and each asks.
    fn line<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<usize> {
        let at = self.window.offset_of(self.window.at);
        if self.line_end > at {
            return Ok((self.line_end - at) as usize);
        }
        let length = self.fresh_line(visitor)?;
        self.line_end = self.window.offset_of(self.window.at) + length as u64;
        Ok(length)
    }

    fn fresh_line<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<usize> {
        loop {
            let rest = self.window.rest();
            let end = scan::find(rest, *b"\n\r");
            steps::took(end.unwrap_or(rest.len()));
            if let Some(end) = end {
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
}

/// The characters of a tag's name.
static NAME: [bool; 256] = bytes_of(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");

fn is_name(name: &[u8]) -> bool {
    !name.is_empty() && name.iter().fold(true, |all, &byte| all & NAME[byte as usize])
}

/// How many bytes of a tag are looked at to tell its name.
pub(super) const HEAD: usize = 16;

/// The name of the tag that begins so; none if it is too long to be told.
fn first_name(head: &[u8; HEAD]) -> Option<&[u8]> {
    let length = head[1..].iter().position(|byte| !NAME[*byte as usize])?;
    (length > 0).then(|| &head[1..=length])
}

/// The length of a line up to its first closing bracket, that one included.
fn one_bracket(line: &[u8]) -> usize {
    scan::find(line, [b']']).map_or(line.len(), |i| i + 1)
}
