//! Scores with their headings: games typed in any language, one after the other, as PGN has them or nearly so.
//!
//! It is for the small texts that people type, in any letters and with any carelessness. Archives are read by the
//! module `pgn`, which is exact about faults and as fast as can be.

use crate::score::{Token, is_result, tokens};

mod stream;

pub use stream::{Sheets, StreamError, Typed};

/// The byte-order mark some editors put before a text.
const MARK: char = '\u{feff}';

/// A game as typed: the heading, the moves, the result.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Sheet {
    /// Tags such as `[White "Rossi"]`, in order.
    pub tags: Vec<(String, String)>,
    /// Where the game begins in the whole text, in bytes.
    pub at: usize,
    /// The text of the game, with heading, comments and variations blanked out, byte for byte as long as it was.
    pub moves: String,
}

impl Sheet {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// The moves, each with its place in the whole text.
    pub fn tokens(&self) -> Vec<Token<'_>> {
        tokens(&self.moves).into_iter().map(|token| Token { at: self.at + token.at, ..token }).collect()
    }

    /// The result after the moves, or that of the heading; none if the game is not over.
    pub fn result(&self) -> Option<&str> {
        let written = self.moves.split_whitespace().rev().find(|piece| is_result(piece));
        written.or(self.tag("Result")).filter(|result| *result != "*")
    }
}

/// Parts a text into games. A tag at the beginning of a line after moves begins the next one.
///
/// Comments stand in braces or after a semicolon that follows a blank; variations stand in parentheses after a blank, save
/// `(=)` and `(e.p.)`.
///
/// ```
/// use tratto_notation::sheet::sheets;
/// let games = sheets("[White \"Rossi\"]\n\n1. e4 {best} e5 (1... c5) 2. Cf3 $1 1-0\n[White \"Verdi\"]\n1. d4 *\n");
/// let tokens = games[0].tokens();
/// assert_eq!(tokens.iter().map(|token| token.text).collect::<Vec<_>>(), ["e4", "e5", "Cf3 $1"]);
/// assert_eq!((games[0].result(), games[1].tag("White")), (Some("1-0"), Some("Verdi")));
/// ```
pub fn sheets(text: &str) -> Vec<Sheet> {
    let mut sheets = Vec::new();
    let mut blank = Blank::new(text);
    while let Some(sheet) = blank.game() {
        sheets.push(sheet);
    }
    sheets
}

/// Copies a text, blanks in place of what is no move.
struct Blank<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Blank<'t> {
    fn new(text: &'t str) -> Blank<'t> {
        let at = if text.starts_with(MARK) { MARK.len_utf8() } else { 0 };
        Blank { text, at }
    }

    /// The next game, if anything is left.
    fn game(&mut self) -> Option<Sheet> {
        let start = self.at;
        let mut sheet = Sheet { tags: Vec::new(), at: start, moves: String::new() };
        let mut has_moves = false;
        while self.at < self.text.len() {
            let rest = &self.text[self.at..];
            let line_start = self.at == 0 || self.text[..self.at].ends_with(['\n', MARK]);
            let after_blank = line_start || self.text[..self.at].ends_with(char::is_whitespace);
            if line_start && rest.starts_with('[') {
                if has_moves {
                    break;
                }
                let line = rest.split('\n').next().unwrap_or(rest);
                sheet.tags.extend(tag(line));
                self.blank(line.len(), &mut sheet.moves);
                continue;
            }
            let next = rest.chars().next().unwrap_or(' ');
            let length = match next {
                '{' => rest.find('}').map_or(rest.len(), |end| end + 1),
                '%' if line_start => rest.find('\n').unwrap_or(rest.len()),
                ';' if after_blank => rest.find('\n').unwrap_or(rest.len()),
                '(' if after_blank && !is_mark(rest) => variation(rest),
                _ => 0,
            };
            if length > 0 {
                self.blank(length, &mut sheet.moves);
                continue;
            }
            has_moves |= !next.is_whitespace();
            sheet.moves.push(next);
            self.at += next.len_utf8();
        }
        (has_moves || !sheet.tags.is_empty()).then_some(sheet)
    }

    /// Goes on by so many bytes and writes as many blanks; line ends stay.
    fn blank(&mut self, length: usize, moves: &mut String) {
        let skipped = &self.text.as_bytes()[self.at..self.at + length];
        moves.extend(skipped.iter().map(|byte| if *byte == b'\n' { '\n' } else { ' ' }));
        self.at += length;
    }
}

/// A draw offer or an en-passant mark, and no variation.
fn is_mark(text: &str) -> bool {
    let inside = text[1..].trim_start();
    inside.starts_with(['=', ')']) || inside.starts_with("e.p") || inside.starts_with("ep")
}

/// How long the variation is that begins here, those within it included.
fn variation(text: &str) -> usize {
    let mut depth = 0;
    let mut in_comment = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => in_comment = true,
            '}' => in_comment = false,
            '(' if !in_comment => depth += 1,
            ')' if !in_comment => depth -= 1,
            _ => {}
        }
        if depth == 0 && !in_comment {
            return at + letter.len_utf8();
        }
    }
    text.len()
}

/// `[Name "value"]`, with `\"` and `\\` in the value.
fn tag(line: &str) -> Option<(String, String)> {
    let (name, rest) = line.strip_prefix('[')?.split_once('"')?;
    let mut value = String::new();
    let mut letters = rest.chars();
    loop {
        match letters.next()? {
            '\\' => value.extend(letters.next()),
            '"' => break,
            letter => value.push(letter),
        }
    }
    Some((name.trim().to_owned(), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<Vec<String>> {
        let sheets = sheets(text);
        let owned = |sheet: &Sheet| {
            for token in sheet.tokens() {
                assert_eq!(sheet.moves[token.at - sheet.at..][..token.text.len()], *token.text);
            }
            sheet.tokens().iter().map(|token| token.text.to_owned()).collect()
        };
        sheets.iter().map(owned).collect()
    }

    #[test]
    fn comments_and_variations_are_blanked() {
        assert_eq!(texts("e4 {a {b} e5 (d5 (c5) Cf6) Cf3 ; more\n%x\nCc6"), [["e4", "e5", "Cf3", "Cc6"]]);
        assert_eq!(
            texts("e4, c5; Cf3 (=) exd6 (e.p.) e8(D)"),
            [["e4", "c5", "Cf3 (=)", "exd6 (e.p.)", "e8(D)"]]
        );
        assert_eq!(texts("e4 {open"), [["e4"]]);
        assert_eq!(texts("e4 (open"), [["e4"]]);
        assert!(texts("").is_empty() && texts(" \n").is_empty());
    }

    #[test]
    fn games_follow_each_other() {
        let text = "\u{feff}[White \"A \\\"B\\\"\"]\n[Result \"0-1\"]\r\n\ne4 è\n\n[White \"C\"]\n";
        let found = sheets(text);
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].tag("White"), found[0].result()), (Some("A \"B\""), Some("0-1")));
        assert_eq!(found[0].at, 3);
        assert!(found[1].tokens().is_empty());
        assert_eq!(found[0].moves.len() + found[1].moves.len() + 3, text.len());
    }
}
