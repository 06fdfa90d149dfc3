//! Twins as they are written, by problemists and for Popeye.

use super::{Change, Mirror, Named, Twin, TwinError};
use std::str::FromStr;
use tratto_board::{Color, Role, Square};

/// Popeye's words for the changes; three letters of one are enough.
const WORDS: [&str; 12] = [
    "move",
    "exchange",
    "remove",
    "add",
    "substitute",
    "rotate",
    "mirror",
    "shift",
    "polishtype",
    "stipulation",
    "condition",
    "continued",
];

/// Signs between squares, the longer before those they begin with.
const ARROWS: [(&str, bool); 9] = [
    ("<-->", true),
    ("<->", true),
    ("<=>", true),
    ("↔", true),
    ("⇄", true),
    ("-->", false),
    ("->", false),
    ("→", false),
    ("-", false),
];

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Token<'t> {
    Word(&'t str),
    /// From one square to another, or both ways.
    Arrow {
        both: bool,
    },
    Plus,
    Minus,
}

/// The tokens with their places, in characters from 1.
fn tokens(text: &str) -> Vec<(usize, Token<'_>)> {
    let mut found = Vec::new();
    let mut rest = text;
    let mut after_space = true;
    while let Some(first) = rest.chars().next() {
        let at = text[..text.len() - rest.len()].chars().count() + 1;
        let skip = |by: usize| rest.get(by..).unwrap_or_default();
        if first.is_whitespace() || matches!(first, ',' | ';' | '&') {
            rest = skip(first.len_utf8());
            after_space = true;
            continue;
        }
        // A sign right before a piece adds or removes it; between blanks it is an arrow.
        let tight = rest.chars().nth(1).is_some_and(char::is_alphanumeric);
        if matches!(first, '+' | '-' | '−' | '–') && after_space && tight {
            found.push((at, if first == '+' { Token::Plus } else { Token::Minus }));
            rest = skip(first.len_utf8());
        } else if let Some((sign, both)) = ARROWS.into_iter().find(|(sign, _)| rest.starts_with(sign)) {
            found.push((at, Token::Arrow { both }));
            rest = skip(sign.len());
        } else {
            let end = word_end(rest);
            found.push((at, Token::Word(&rest[..end])));
            rest = skip(end);
        }
        after_space = false;
    }
    found
}

/// Where a word ends: at a blank, a comma, or an arrow; but `ser-h#3` is one word.
fn word_end(text: &str) -> usize {
    let is_series = |place: usize| text[..place].eq_ignore_ascii_case("ser");
    let ends = |&(place, letter): &(usize, char)| {
        letter.is_whitespace()
            || matches!(letter, ',' | ';' | '&')
            || ARROWS.iter().any(|(sign, _)| text[place..].starts_with(sign)) && !is_series(place)
    };
    text.char_indices().skip(1).find(ends).map_or(text.len(), |(place, _)| place)
}

fn keyword(word: &str) -> Option<&'static str> {
    let lower = word.to_ascii_lowercase();
    // "continuing" and the like are said, too.
    if lower.starts_with("contin") {
        return Some("continued");
    }
    WORDS.into_iter().find(|keyword| lower.len() >= 3 && keyword.starts_with(&lower))
}

fn role(letter: char) -> Option<Role> {
    match letter.to_ascii_uppercase() {
        'S' => Some(Role::Knight),
        letter => Role::from_letter(letter),
    }
}

fn color(word: &str) -> Option<Color> {
    match word.to_ascii_lowercase().as_str() {
        "white" | "w" | "whi" => Some(Color::White),
        "black" | "b" | "bla" => Some(Color::Black),
        _ => None,
    }
}

/// `a2`, `Pa2`, `wPa2`.
fn named(word: &str) -> Option<Named> {
    let start = word.len().checked_sub(2)?;
    let square: Square = word.get(start..)?.to_ascii_lowercase().parse().ok()?;
    let mut before = word[..start].chars();
    let (color, role) = match (before.next(), before.next(), before.next()) {
        (None, ..) => (None, None),
        (Some(letter), None, _) => (None, Some(role(letter)?)),
        (Some(side), Some(letter), None) => (Some(color(&side.to_string())?), Some(role(letter)?)),
        _ => return None,
    };
    Some(Named { square, role, color })
}

/// Reads a twin from its tokens.
struct Reader<'t> {
    text: &'t str,
    tokens: Vec<(usize, Token<'t>)>,
    next: usize,
}

impl<'t> Reader<'t> {
    fn peek(&self) -> Option<Token<'t>> {
        self.tokens.get(self.next).map(|(_, token)| *token)
    }

    fn take(&mut self) -> Option<Token<'t>> {
        let token = self.peek();
        self.next += 1;
        token
    }

    /// The word that comes next, with its place; empty at the end.
    fn word(&mut self) -> (String, usize) {
        let end = self.text.chars().count() + 1;
        let at = self.tokens.get(self.next).map_or(end, |(at, _)| *at);
        let word = match self.take() {
            Some(Token::Word(word)) => word.to_owned(),
            Some(Token::Arrow { .. } | Token::Minus) => "-".to_owned(),
            Some(Token::Plus) => "+".to_owned(),
            None => String::new(),
        };
        (word, at)
    }

    fn piece(&mut self) -> Result<Named, TwinError> {
        let (found, at) = self.word();
        named(&found).ok_or_else(|| TwinError::Square { text: self.text.to_owned(), found, at })
    }

    fn square(&mut self) -> Result<Square, TwinError> {
        Ok(self.piece()?.square)
    }

    fn role(&mut self) -> Result<Role, TwinError> {
        let (found, at) = self.word();
        let mut letters = found.chars();
        match (letters.next().and_then(role), letters.next()) {
            (Some(role), None) => Ok(role),
            _ => Err(TwinError::Role { text: self.text.to_owned(), found, at }),
        }
    }

    /// A whole change that begins here.
    fn change(&mut self, changes: &mut Vec<Change>) -> Result<(), TwinError> {
        let (text, start) = (self.text.to_owned(), self.next);
        match self.take() {
            Some(Token::Minus) => changes.push(Change::Remove(self.piece()?)),
            Some(Token::Plus) => {
                let (found, at) = self.word();
                let Some(Named { square, role: Some(role), color: Some(color) }) = named(&found) else {
                    return Err(TwinError::Piece { text, found, at });
                };
                changes.push(Change::Add(role.of(color), square));
            }
            Some(Token::Word(word)) => match keyword(word) {
                Some(keyword) => self.popeye(keyword, start, changes)?,
                None => changes.push(self.sign(word, start)?),
            },
            _ => {
                self.next = start;
                let (found, at) = self.word();
                return Err(TwinError::Unknown { text, found, at });
            }
        }
        Ok(())
    }

    /// `Pa2->a3`, `a1<->b2`, `#3`.
    fn sign(&mut self, word: &str, start: usize) -> Result<Change, TwinError> {
        if word.contains(['#', '=']) {
            return self.stipulation(word);
        }
        let unknown = |reader: &Self| TwinError::Unknown {
            text: reader.text.to_owned(),
            found: word.to_owned(),
            at: reader.tokens[start].0,
        };
        let piece = named(word).ok_or_else(|| unknown(self))?;
        match self.take() {
            Some(Token::Arrow { both: true }) => Ok(Change::Exchange(piece, self.piece()?)),
            Some(Token::Arrow { both: false }) => Ok(Change::Move(piece, self.square()?)),
            _ => Err(unknown(self)),
        }
    }

    fn stipulation(&self, word: &str) -> Result<Change, TwinError> {
        let wrong = |error| TwinError::Stipulation { text: self.text.to_owned(), error };
        word.parse().map(Change::Stipulation).map_err(wrong)
    }

    fn popeye(&mut self, keyword: &str, start: usize, changes: &mut Vec<Change>) -> Result<(), TwinError> {
        let text = self.text.to_owned();
        let at_start = self.tokens[start].0;
        changes.push(match keyword {
            "move" => {
                let piece = self.piece()?;
                self.skip_arrow();
                Change::Move(piece, self.square()?)
            }
            "exchange" => {
                let piece = self.piece()?;
                self.skip_arrow();
                Change::Exchange(piece, self.piece()?)
            }
            "remove" => Change::Remove(self.piece()?),
            "substitute" => Change::Substitute(self.role()?, self.role()?),
            "rotate" => {
                let (found, at) = self.word();
                match found.trim_end_matches('°') {
                    "90" => Change::Rotate(1),
                    "180" => Change::Rotate(2),
                    "270" => Change::Rotate(3),
                    _ => return Err(TwinError::Angle { text, found, at }),
                }
            }
            "mirror" => self.mirror()?,
            "shift" => {
                let from = self.square()?;
                self.skip_arrow();
                let to = self.square()?;
                let by = |a: u8, b: u8| b as i8 - a as i8;
                let files = by(from.file().index(), to.file().index());
                Change::Shift { files, ranks: by(from.rank().index(), to.rank().index()) }
            }
            "polishtype" => Change::Recolour,
            "stipulation" => {
                let (found, _) = self.word();
                self.stipulation(&found)?
            }
            "add" => return self.add(changes),
            "condition" => return Err(TwinError::Condition { text, at: at_start }),
            _ => return Err(TwinError::Unknown { text, found: keyword.to_owned(), at: at_start }),
        });
        Ok(())
    }

    fn skip_arrow(&mut self) {
        if matches!(self.peek(), Some(Token::Arrow { .. })) {
            self.next += 1;
        }
    }

    fn mirror(&mut self) -> Result<Change, TwinError> {
        let (a, at) = self.word();
        self.skip_arrow();
        let (b, _) = self.word();
        let squares = (a.parse::<Square>().ok(), b.parse::<Square>().ok());
        let fits = |x: Square, y: Square| squares == (Some(x), Some(y)) || squares == (Some(y), Some(x));
        match Mirror::ALL.into_iter().find(|(_, x, y)| fits(*x, *y)) {
            Some((mirror, ..)) => Ok(Change::Mirror(mirror)),
            None => {
                let found = format!("{a} {b}").trim().to_owned();
                Err(TwinError::Mirror { text: self.text.to_owned(), found, at })
            }
        }
    }

    /// `add white Qe8 Pa2b3 black Kd4`, or `add wQe8`.
    fn add(&mut self, changes: &mut Vec<Change>) -> Result<(), TwinError> {
        let (before, mut side) = (changes.len(), None);
        while let Some(Token::Word(word)) = self.peek() {
            let is_change = keyword(word).is_some() || word.contains(['#', '=']);
            let arrow_follows = matches!(self.tokens.get(self.next + 1), Some((_, Token::Arrow { .. })));
            if changes.len() > before && (is_change || arrow_follows) {
                break;
            }
            let (found, at) = self.word();
            if let Some(color) = color(&found) {
                side = Some(color);
                continue;
            }
            let wrong = || TwinError::Piece { text: self.text.to_owned(), found: found.clone(), at };
            changes.extend(pieces(&found, side).ok_or_else(wrong)?);
        }
        if changes.len() == before {
            let (found, at) = self.word();
            return Err(TwinError::Piece { text: self.text.to_owned(), found, at });
        }
        Ok(())
    }
}

/// A letter and all squares behind it: `Pa2b3`, `wQe8`.
fn pieces(word: &str, side: Option<Color>) -> Option<Vec<Change>> {
    let squares = word.len() - usize::from(word.len() % 2 == 1);
    let (side, rest) = match side {
        Some(side) if word.len() % 2 == 1 => (side, word),
        _ => (color(word.get(..1)?)?, word.get(1..)?),
    };
    let role = role(rest.chars().next()?)?;
    let list = rest.get(1..).filter(|list| !list.is_empty() && list.len() % 2 == 0 && squares > 0)?;
    let piece = role.of(side);
    (0..list.len())
        .step_by(2)
        .map(|i| {
            let square = list.get(i..i + 2)?.to_ascii_lowercase().parse().ok()?;
            Some(Change::Add(piece, square))
        })
        .collect()
}

impl FromStr for Twin {
    type Err = TwinError;

    fn from_str(text: &str) -> Result<Twin, TwinError> {
        let mut reader = Reader { text, tokens: tokens(text), next: 0 };
        // A letter with a bracket is only the twin's name.
        if matches!(reader.peek(), Some(Token::Word(word)) if is_letter(word)) {
            reader.next += 1;
        }
        let mut continued = false;
        if matches!(reader.peek(), Some(Token::Word(word)) if keyword(word) == Some("continued")) {
            reader.next += 1;
            continued = true;
        }
        let mut changes = Vec::new();
        while reader.peek().is_some() {
            reader.change(&mut changes)?;
        }
        if changes.is_empty() {
            return Err(TwinError::Empty { text: text.to_owned() });
        }
        Ok(Twin { continued, changes })
    }
}

/// `b)`, `z1)`.
fn is_letter(word: &str) -> bool {
    word.len() <= 3 && word.ends_with(')') && word.starts_with(|letter: char| letter.is_ascii_alphabetic())
}
