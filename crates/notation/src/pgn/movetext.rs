//! Reading the moves of a game, with everything between them.

use super::fault::{PgnFault, Reason};
use super::reader::{End, RUN, Reader};
use super::scan::{self, BLOCK};
use super::split::next_game;
use super::text::Text;
use super::visitor::{Flow, Meaning, Visitor, Word};
use super::word::{self, ENDS_WORD, Kind, Outcome, SPECIAL};
use super::word_cache::KEEP;
use crate::Note;
use crate::relaxed::suffix::Mark;
use std::io::{self, Read};

impl<R: Read> Reader<R> {
    /// Reads the movetext up to its result, to the next game's tags or to the end of the input.
    pub(super) fn movetext<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<End> {
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
                let known = match self.word_cache.get(word) {
                    Some(known) if !V::NUMBERS || known.moves() > 0 => known,
                    _ => {
                        at = index;
                        // A one-line comment that the visitor does not want.
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
                self.written_moves[pending % RUN] = known.written();
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
                    self.draw_offer(visitor, 3);
                } else if let Some(length) = en_passant(self.window.rest()) {
                    self.window.at += length;
                    self.fault(visitor, at, length, Reason::EnPassantMark);
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
    pub(super) fn comment<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<()> {
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

    /// `(=)` or `=`, an offer of a draw as players write it, of this length in bytes: reported as a comment.
    fn draw_offer<V: Visitor>(&mut self, visitor: &mut V, length: usize) {
        let at = self.window.at;
        self.window.at += length;
        if V::COMMENTS {
            self.flush(visitor);
            visitor.comment(Text::new(b"(=)"), self.spot(at));
        }
        self.fault(visitor, at, length, Reason::Spelling { standard: "{(=)}".to_owned() });
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
        if !*moved && *depth == 0 {
            self.fault(visitor, at, 1, Reason::VariationWithoutMove);
            return self.skip_variation(visitor);
        }
        if !*moved {
            self.fault(visitor, at, 1, Reason::VariationInVariation);
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
        let mut before = 0;
        loop {
            let rest = self.window.rest();
            let Some(skip) = scan::find(rest, *b"(){;%[") else {
                // Digits may be the number of a move, and are looked at again.
                let last = self.window.is_last();
                let passed = if last { rest.len() } else { rest.len() - digits_at_end(rest) };
                before = rest[..passed].last().copied().unwrap_or(before);
                self.window.at += passed;
                if self.window.is_last() {
                    self.fault(visitor, self.window.at, 0, Reason::VariationUnfinished);
                    return Ok(());
                }
                self.more(visitor)?;
                continue;
            };
            let digits = digits_at_end(&rest[..skip]);
            before = rest[..skip - digits].last().copied().unwrap_or(before);
            let numbered =
                matches!(digits, 1..=3) && (before == b'(' || before <= b' ' && self.closes_numbers);
            self.window.at += skip;
            if self.window.rest().len() < BLOCK && !self.window.is_last() {
                self.more(visitor)?;
            }
            match self.window.peek(0) {
                b'(' => open += 1,
                b')' if numbered => self.closes_numbers = true,
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
            before = self.window.peek(0);
            self.window.at += 1;
            if open == 0 {
                return Ok(());
            }
        }
    }

    /// Skips a comment, even if the visitor wants comments.
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
        let length = word::length(rest, length);
        let text = &rest[..length];
        let kind = word::classify(text);
        self.word_cache.learn(text, kind);
        let kind = match kind {
            // With a full stop after it, it is a number after all.
            Kind::Unknown
                if text[0].is_ascii_digit()
                    && rest.get(length) == Some(&b'.')
                    && text.iter().all(u8::is_ascii_digit) =>
            {
                Kind::Number
            }
            kind => kind,
        };
        self.window.at += length;
        match kind {
            Kind::Move(written) | Kind::OddMove(written) => {
                *moved = true;
                self.played(visitor, at, length, Meaning::WrittenMove(written));
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
                self.closing_number(visitor, at, depth == 0 || !*moved);
            }
            Kind::Mark(mark) if *moved => self.mark(visitor, at, length, mark),
            Kind::Mark(_) => {
                *moved = true;
                self.played(visitor, at, length, Meaning::Unknown);
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

    /// Passes over the parenthesis of `1) e4`, where it cannot be that of a variation.
    fn closing_number<V: Visitor>(&mut self, visitor: &mut V, at: usize, alone: bool) {
        if self.window.peek(0) != b')' || !(alone || self.closes_numbers) {
            return;
        }
        self.window.at += 1;
        if !self.closes_numbers {
            let number = Text::new(&self.window.bytes()[at..self.window.at - 1]).decode();
            let standard = format!("{number}.");
            self.fault(visitor, at, self.window.at - at, Reason::Spelling { standard });
        }
        self.closes_numbers = true;
    }

    /// Tells a mark that belongs to the move before it.
    fn mark<V: Visitor>(&mut self, visitor: &mut V, at: usize, length: usize, mark: Mark) {
        match mark {
            Mark::DrawOffer => {
                self.window.at = at;
                self.draw_offer(visitor, length);
            }
            Mark::Punctuation => {
                self.fault(visitor, at, length, Reason::Unusual(Note::StrayPunctuation));
            }
            Mark::Nag(nag) => {
                if V::COMMENTS {
                    self.flush(visitor);
                    visitor.nag(nag);
                }
                self.fault(visitor, at, length, Reason::Spelling { standard: format!("${nag}") });
            }
            Mark::Sign(sign) => {
                if V::NOTES {
                    self.flush(visitor);
                    let text = Text::new(&self.window.bytes()[at..at + length]);
                    visitor.sign(sign, text, self.spot(at));
                }
            }
        }
    }

    /// Tells one move.
    fn played<V: Visitor>(&mut self, visitor: &mut V, index: usize, length: usize, meaning: Meaning) {
        if let Meaning::WrittenMove(written) = meaning
            && self.pending < RUN
        {
            self.written_moves[self.pending] = written;
            self.indices[self.pending] = index as u32;
            self.pending += 1;
            return;
        }
        self.flush(visitor);
        let text = Text::new(&self.window.bytes()[index..index + length]);
        visitor.played(Word { text, meaning, spot: self.spot(index) });
    }
}

/// How many digits stand at the end of a text; more than three count as three, and one more.
fn digits_at_end(text: &[u8]) -> usize {
    text.iter().rev().take(4).take_while(|byte| byte.is_ascii_digit()).count()
}

/// How long the mark of an en-passant capture in parentheses is, if one begins a text.
fn en_passant(text: &[u8]) -> Option<usize> {
    let spellings: [&[u8]; 3] = [b"(e.p.)", b"(ep)", b"(e.p)"];
    spellings.iter().find(|spelling| text.starts_with(spelling)).map(|spelling| spelling.len())
}

/// A visitor for the faults alone.
struct Faults {
    found: Vec<PgnFault>,
}

impl Visitor for Faults {
    const TAGS: bool = false;
    const COMMENTS: bool = false;
    const VARIATIONS: bool = false;
    const NOTES: bool = false;

    fn fault(&mut self, fault: PgnFault) {
        self.found.push(fault);
    }
}
