//! Reading acts.

use super::grammar::Part;
use super::names::Play;
use crate::named::UnknownName;
use std::fmt;
use std::str::FromStr;
use tratto_board::{Color, PromotionRole, Role};
use tratto_clock::Millis;

/// A text that is no act.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ParseActError {
    /// What was read.
    pub text: String,
    /// Where it stops making sense: the number of letters before.
    pub at: usize,
    /// The word that makes no sense; empty at the end of the text.
    pub found: String,
    /// What would be right there.
    pub expected: String,
}

impl fmt::Display for ParseActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseActError { text, at, found, expected } = self;
        if found.is_empty() {
            write!(f, "{text:?} breaks off: after it should come {expected}")
        } else {
            write!(f, "{text:?}: {found:?} (letter {}) should be {expected}", at + 1)
        }
    }
}

impl std::error::Error for ParseActError {}

pub(crate) type Read<T> = Result<T, ParseActError>;

pub(crate) struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Reader<'t> {
        Reader { text, at: 0 }
    }

    /// Whether nothing is left.
    pub(super) fn is_done(&self) -> bool {
        self.peek().is_empty()
    }

    fn rest(&self) -> &'t str {
        self.text[self.at..].trim_start()
    }

    /// The next word, or nothing.
    pub(super) fn peek(&self) -> &'t str {
        self.rest().split_whitespace().next().unwrap_or_default()
    }

    fn advance(&mut self, length: usize) {
        self.at = self.text.len() - self.rest().len() + length;
    }

    pub(super) fn wrong(&self, expected: impl Into<String>) -> ParseActError {
        let start = self.text.len() - self.rest().len();
        ParseActError {
            text: self.text.to_owned(),
            at: self.text[..start].chars().count(),
            found: self.peek().to_owned(),
            expected: expected.into(),
        }
    }

    /// Takes the word if it is this one.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == word;
        if found {
            self.advance(word.len());
        }
        found
    }

    pub(super) fn expect(&mut self, word: &str) -> Read<()> {
        if self.take(word) { Ok(()) } else { Err(self.wrong(format!("{word:?}"))) }
    }

    pub(super) fn parse<T>(&mut self, expected: &str, read: impl FnOnce(&str) -> Option<T>) -> Read<T> {
        let word = self.peek();
        match read(word) {
            Some(value) => {
                self.take(word);
                Ok(value)
            }
            None => Err(self.wrong(expected)),
        }
    }

    pub(super) fn named<T: FromStr<Err = UnknownName>>(&mut self) -> Read<T> {
        let word = self.peek();
        match word.parse::<T>() {
            Ok(value) => {
                self.take(word);
                Ok(value)
            }
            Err(unknown) => Err(self.wrong(format!("one of {}", unknown.known.join(", ")))),
        }
    }

    /// A text between quotation marks.
    pub(super) fn quoted(&mut self) -> Read<String> {
        let rest = self.rest();
        let Some(inside) = rest.strip_prefix('"') else {
            return Err(self.wrong("a text between quotation marks"));
        };
        let mut text = String::new();
        let mut letters = inside.char_indices();
        while let Some((at, letter)) = letters.next() {
            match letter {
                '"' => {
                    self.advance(1 + at + 1);
                    return Ok(text);
                }
                '\\' => text.extend(letters.next().map(|(_, kept)| kept)),
                _ => text.push(letter),
            }
        }
        Err(self.wrong("a quotation mark at the end of the text"))
    }

    /// One value or more, up to the end.
    pub(super) fn list<T: Part>(&mut self) -> Read<Vec<T>> {
        let mut all = vec![T::read(self)?];
        while !self.is_done() {
            all.push(T::read(self)?);
        }
        Ok(all)
    }

    /// Reads on after a verb if it stands here. Where that fails the reader stays where it was, and of several errors the
    /// one that came furthest is kept.
    pub(super) fn attempt<T>(
        &mut self,
        verb: &str,
        furthest: &mut Option<ParseActError>,
        read: fn(&mut Reader<'t>) -> Read<T>,
    ) -> Option<T> {
        let start = self.at;
        if !verb.is_empty() && !self.take(verb) {
            return None;
        }
        match read(self) {
            Ok(value) => Some(value),
            Err(error) => {
                self.at = start;
                // Where an act begins with one of its names, another word is no failure of this act.
                let began = error.at > self.wrong("").at;
                if began && furthest.as_ref().is_none_or(|kept| error.at > kept.at) {
                    *furthest = Some(error);
                }
                None
            }
        }
    }
}

pub(super) fn color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.to_string() == word)
}

pub(super) fn play(word: &str) -> Option<Play> {
    let from = word.get(0..2)?.parse().ok()?;
    let to = word.get(2..4)?.parse().ok()?;
    let promotion = match word.get(4..)? {
        "" => None,
        letter => {
            let mut letters = letter.chars();
            let role = letters.next().filter(char::is_ascii_lowercase).and_then(Role::from_letter)?;
            Some(PromotionRole::from_role(role).filter(|_| letters.next().is_none())?)
        }
    };
    Some(Play::new(from, to, promotion))
}

/// Reads a time as a clock shows it: `5:03`, `1:30:00`, `0:00.250`.
///
/// ```
/// use tratto_clock::Millis;
/// assert_eq!(tratto_laws::read_time("1:30:00"), Some(Millis::from_minutes(90)));
/// assert_eq!(tratto_laws::read_time("90"), None);
/// ```
pub fn read_time(word: &str) -> Option<Millis> {
    let (whole, thousandths) = match word.split_once('.') {
        Some((whole, part)) if part.len() == 3 => (whole, digits(part)?),
        Some(_) => return None,
        None => (word, 0),
    };
    let parts: Vec<u64> = whole.split(':').map(digits).collect::<Option<_>>()?;
    let seconds = match parts[..] {
        [minutes, seconds] if seconds < 60 => minutes.checked_mul(60)?.checked_add(seconds)?,
        [hours, minutes, seconds] if minutes < 60 && seconds < 60 => {
            hours.checked_mul(3600)?.checked_add(minutes * 60 + seconds)?
        }
        _ => return None,
    };
    Some(Millis::from_millis(seconds.checked_mul(1000)?.checked_add(thousandths)?))
}

fn digits(word: &str) -> Option<u64> {
    let plain = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| word.parse().ok()).flatten()
}
