use crate::language::{Language, figurine};
use tratto_board::Role;

/// A place in a text.
#[derive(Clone, Debug)]
pub(crate) struct Scanner<'t> {
    text: &'t str,
    at: usize,
}

/// Every character that stands for a hyphen.
pub(crate) const fn is_hyphen(letter: char) -> bool {
    matches!(letter, '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '﹣' | '－')
}

/// Every character that stands for a capture, the colon included.
pub(crate) const fn is_capture(letter: char) -> bool {
    matches!(letter, 'x' | 'X' | '×' | '✕' | '✖' | '⨯' | 'х' | 'Х' | ':' | '*')
}

fn is_space(letter: char) -> bool {
    // Variation selectors follow figurines in some texts, and mean nothing.
    letter.is_whitespace() || matches!(letter, '\u{fe0e}' | '\u{fe0f}' | '\u{200b}' | '\u{feff}')
}

impl<'t> Scanner<'t> {
    pub(crate) fn new(text: &'t str) -> Scanner<'t> {
        let mut scanner = Scanner { text, at: 0 };
        scanner.skip_spaces();
        scanner
    }

    pub(crate) fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at == self.text.len()
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The character after the next.
    pub(crate) fn peek_second(&self) -> Option<char> {
        self.rest().chars().nth(1)
    }

    pub(crate) fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        Some(letter)
    }

    /// Goes on by so many bytes, which end on a character.
    pub(crate) fn skip(&mut self, bytes: usize) {
        self.at += bytes;
        debug_assert!(self.text.is_char_boundary(self.at));
    }

    /// Skips spaces; whether there was a visible one.
    pub(crate) fn skip_spaces(&mut self) -> bool {
        let mut seen = false;
        while let Some(letter) = self.peek().filter(|&letter| is_space(letter)) {
            seen |= letter.is_whitespace();
            self.skip(letter.len_utf8());
        }
        seen
    }

    pub(crate) fn hyphen(&mut self) -> bool {
        let there = self.peek().is_some_and(is_hyphen);
        if there {
            self.next();
        }
        there
    }

    /// Skips this text, whatever the case of its ASCII letters.
    pub(crate) fn word(&mut self, word: &str) -> bool {
        let there = self.rest().get(..word.len()).is_some_and(|head| head.eq_ignore_ascii_case(word));
        if there {
            self.skip(word.len());
        }
        there
    }

    /// Skips this text, exactly so.
    pub(crate) fn exactly(&mut self, text: &str) -> bool {
        let there = self.rest().starts_with(text);
        if there {
            self.skip(text.len());
        }
        there
    }

    /// A piece's letter or figurine: the piece, and whether a small letter stands for it.
    pub(crate) fn piece(&mut self, language: Language, small: bool) -> Option<(Role, bool)> {
        if let Some(role) = self.peek().and_then(figurine) {
            self.next();
            return Some((role, false));
        }
        if let Some((role, length)) = language.leading_piece(self.rest()) {
            self.skip(length);
            return Some((role, false));
        }
        if small && let Some((role, length)) = language.leading_small_piece(self.rest()) {
            self.skip(length);
            return Some((role, true));
        }
        None
    }

    /// The number before a move, and the dots that stand for the other side's: `12.`, `12...`, `12)`, `9 `, `...`.
    pub(crate) fn move_number(&mut self) -> Option<u16> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let mut ahead = self.clone();
        ahead.skip(digits);
        let spaced = ahead.skip_spaces();
        let mut dots = 0;
        while matches!(ahead.peek(), Some('.' | ')' | '…')) {
            ahead.next();
            dots += 1;
        }
        let bare =
            digits > 0 && digits < 4 && spaced && ahead.peek().is_some_and(|c| c.is_alphabetic() || c == '0');
        if dots == 0 && !bare {
            return None;
        }
        let number = self.rest()[..digits].parse().ok();
        ahead.skip_spaces();
        if dots > 0 && ahead.peek() == Some('=') {
            // "..... = c6": the other side's move is missing.
            ahead.next();
            ahead.skip_spaces();
        }
        *self = ahead;
        number
    }

    pub(crate) fn is_null_move(&self) -> bool {
        let rest = self.rest().trim_end();
        matches!(rest, "--" | "0000" | "Z0" | "z0" | "<>" | "@@@@" | "null" | "NULL" | "––" | "—")
    }
}
