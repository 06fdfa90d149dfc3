//! From characters to numbers, signs and words.

use super::words::{self, Word};
use crate::control::pgn::{decimal, thousandths};
use crate::control::{Alternative, Expected, Problem, TimeControlError};

/// A piece of the text with the bytes that it takes up.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) start: usize,
    pub(super) end: usize,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Kind {
    /// A number in thousandths.
    Number(u64),
    /// `1:30:00`, in thousandths of a second.
    Face(u64),
    Slash,
    Word(Word),
}

/// Cuts a text into tokens. Fillers, brackets and blanks are left out.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, TimeControlError> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let (kind, length) = match c {
            _ if c.is_whitespace() || matches!(c, '(' | ')') => {
                at += c.len_utf8();
                continue;
            }
            _ if c.is_ascii_digit() || fraction(c).is_some() => number(text, at)?,
            _ if c.is_alphabetic() => word(text, at)?,
            '/' => (Kind::Slash, 1),
            '+' => (Kind::Word(Word::Plus), 1),
            ',' | ';' => (Kind::Word(Word::Break), 1),
            '"' | '”' | '″' => (Kind::Word(Word::Second), c.len_utf8()),
            '\'' | '’' | '′' => match rest[c.len_utf8()..].starts_with(c) {
                true => (Kind::Word(Word::Second), 2 * c.len_utf8()),
                false => (Kind::Word(Word::Minute), c.len_utf8()),
            },
            _ => {
                let problem = Problem::Unexpected { found: Some(c.into()), expected: Expected::Time };
                return Err(TimeControlError::new(text, at, problem));
            }
        };
        let kind = if kind == Kind::Word(Word::One) { Kind::Number(1_000) } else { kind };
        if kind != Kind::Word(Word::Filler) {
            tokens.push(Token { kind, start: at, end: at + length });
        }
        at += length;
    }
    Ok(tokens)
}

/// `½` and its like in thousandths.
fn fraction(c: char) -> Option<u64> {
    match c {
        '¼' => Some(250),
        '½' => Some(500),
        '¾' => Some(750),
        _ => None,
    }
}

fn number(text: &str, at: usize) -> Result<(Kind, usize), TimeControlError> {
    let rest = &text[at..];
    let digits = decimal(rest);
    let mut value = match digits {
        "" => 0,
        _ => thousandths(digits).map_err(|problem| TimeControlError::new(text, at, problem))?,
    };
    let mut length = digits.len();
    if let Some((c, part)) = rest[length..].chars().next().and_then(|c| Some((c, fraction(c)?))) {
        value += part;
        length += c.len_utf8();
    }
    match rest[length..].strip_prefix(':').map(decimal) {
        Some(second) => face(text, at, digits, second),
        None => Ok((Kind::Number(value), length)),
    }
}

/// Two numbers with a colon: a time of hours, minutes and seconds where a third follows, else a doubt.
fn face(text: &str, at: usize, first: &str, second: &str) -> Result<(Kind, usize), TimeControlError> {
    let colon = at + first.len();
    let unexpected = || {
        let problem = Problem::Unexpected { found: Some(':'.into()), expected: Expected::Connection };
        TimeControlError::new(text, colon, problem)
    };
    let below_sixty = |part: &str| match part.parse::<u64>() {
        Ok(value) if value < 60 && part.len() == 2 => Ok(value),
        _ => Err(unexpected()),
    };
    let hours: u64 = first.parse().ok().filter(|&hours| hours < 1_000).ok_or_else(unexpected)?;
    let minutes = below_sixty(second)?;
    match text[colon + 1 + second.len()..].strip_prefix(':').map(decimal) {
        Some(third) => {
            let seconds = below_sixty(third)?;
            let length = first.len() + ":00:00".len();
            Ok((Kind::Face((hours * 3_600 + minutes * 60 + seconds) * 1_000), length))
        }
        None => {
            let readings = vec![
                Alternative {
                    meaning: format!("{hours} h {minutes} min"),
                    write: format!("{hours}h{second}"),
                },
                Alternative {
                    meaning: format!("{hours} min {minutes} s"),
                    write: format!("{hours}'{second}\""),
                },
            ];
            Err(TimeControlError::new(text, at, Problem::Ambiguous { readings }))
        }
    }
}

fn word(text: &str, at: usize) -> Result<(Kind, usize), TimeControlError> {
    let rest = &text[at..];
    let letters =
        |text: &str| text.char_indices().find(|(_, c)| !c.is_alphabetic()).map_or(text.len(), |(end, _)| end);
    let mut length = letters(rest);
    if let Some(more) = rest[length..].strip_prefix('-').map(letters).filter(|&more| more > 0) {
        length += 1 + more;
    }
    let word = &rest[..length];
    let Some(meaning) = words::meaning(word) else {
        return Err(TimeControlError::new(text, at, Problem::UnknownWord { word: word.to_owned() }));
    };
    // The point of an abbreviation: `min.`, `sec.`
    let point = usize::from(rest[length..].starts_with('.'));
    Ok((Kind::Word(meaning), length + point))
}
