//! The pieces: `pieces white Kg1 Qd1 black Kh8 Pa7b6`, or `forsyth 7k/8/5K`.

use super::source::{Source, Word, is_start};
use super::{Draft, squares};
use tratto_board::{Color, File, Rank, Role, Square};
use tratto_words::say;

/// What Popeye says of pieces beside their colour: all of it fairy chess.
const ATTRIBUTES: [&str; 19] = [
    "Chameleon",
    "Jigger",
    "Kamikaze",
    "Paralysing",
    "Royal",
    "Volage",
    "Functionary",
    "HalfNeutral",
    "HurdleColourChanging",
    "Protean",
    "Magic",
    "Uncapturable",
    "FrischAuf",
    "AndaInverse",
    "Anda",
    "Bul",
    "Dob",
    "AliceA",
    "AliceB",
];

/// Popeye's letter of an orthodox piece.
fn role(letters: &str) -> Option<Role> {
    match letters.to_ascii_uppercase().as_str() {
        "K" => Some(Role::King),
        "Q" => Some(Role::Queen),
        "R" => Some(Role::Rook),
        "B" => Some(Role::Bishop),
        "S" => Some(Role::Knight),
        "P" => Some(Role::Pawn),
        _ => None,
    }
}

/// The letters of a piece and the squares behind them, none if it is another word: one letter where the length is odd, else two.
fn piece(text: &str) -> Option<(&str, Vec<Square>)> {
    let is_hunter = text.find('/').is_some_and(|place| place <= 2);
    let letters = match text.char_indices().rev().find(|(_, letter)| !letter.is_ascii_alphanumeric()) {
        Some((slash, _)) if is_hunter => slash + 3 - (text.len() - slash - 1) % 2,
        Some(_) => return None,
        None => 2 - text.len() % 2,
    };
    let (letters, rest) = text.split_at_checked(letters)?;
    let list = if rest.is_empty() { Vec::new() } else { squares(rest)? };
    Some((letters, list))
}

impl<'t> Draft<'t> {
    /// Reads pieces up to the next command.
    pub(super) fn pieces(&mut self, source: &mut Source<'t>) {
        let mut color = None;
        while let Some(word) = source.peek() {
            let squares_follow = source.second().is_some_and(|next| squares(next.text).is_some());
            let found = piece(word.text).filter(|(_, list)| !list.is_empty() || squares_follow);
            let is_piece = found.is_some();
            if let (Some((letters, mut list)), Some(color)) = (found, color) {
                source.take();
                if list.is_empty() {
                    list = source.take().and_then(|next| squares(next.text)).unwrap_or_default();
                }
                self.put(word, letters, color, &list);
            } else if is_start(word.text, "white") {
                source.take();
                color = Some(Color::White);
            } else if is_start(word.text, "black") {
                source.take();
                color = Some(Color::Black);
            } else if word.begins("neutral") || word.begins("totalinvisible") {
                source.take();
                self.fault(word.place, say!(self.words, "popeye-attribute", name = word.text));
            } else if let Some(name) = ATTRIBUTES.into_iter().find(|name| word.begins(name)) {
                source.take();
                self.fault(word.place, say!(self.words, "popeye-attribute", name = name));
            } else if super::command(&word).is_some() {
                return;
            } else {
                source.take();
                let what = match (is_piece, color) {
                    (true, None) => say!(self.words, "popeye-no-color", text = word.text),
                    _ => say!(self.words, "problem-no-piece", text = word.text),
                };
                self.fault(word.place, what);
            }
        }
    }

    fn put(&mut self, word: Word<'t>, letters: &str, color: Color, list: &[Square]) {
        match role(letters) {
            Some(role) => list.iter().for_each(|&square| self.place(word, square, role, color)),
            None => self.fairy(word, word.place, letters),
        }
    }

    fn place(&mut self, word: Word<'t>, square: Square, role: Role, color: Color) {
        if self.setup.piece_at(square).is_some() {
            let what = say!(self.words, "popeye-occupied", text = word.text, square = square.to_string());
            self.fault(word.place, what);
        }
        self.setup.put(square, role.of(color));
    }

    /// A piece of fairy chess. N means another piece there than the reader may think.
    pub(super) fn fairy(&mut self, word: Word<'t>, place: super::Place, letters: &str) {
        let what = match letters.eq_ignore_ascii_case("n") {
            true => say!(self.words, "popeye-nightrider", text = word.text),
            false => say!(self.words, "popeye-piece", text = word.text, letters = letters),
        };
        self.fault(place, what);
    }

    /// The board from a8 to h1: letters, and numbers of empty squares. Bars between the ranks may be left out, and so may what is empty at the end.
    pub(super) fn forsyth(&mut self, keyword: Word<'t>, source: &mut Source<'t>) {
        let words = self.words;
        let Some(word) = source.take_if(|text| text.starts_with(|letter: char| !letter.is_whitespace()))
        else {
            return self.fault(keyword.place, say!(words, "popeye-no-forsyth"));
        };
        let mut square = 0usize;
        let mut letters = word.text.char_indices().peekable();
        while let Some((at, letter)) = letters.next() {
            let place = word.place.further(word.text[..at].chars().count());
            match letter {
                '/' if square.is_multiple_of(8) => {}
                '/' => {
                    let what = say!(words, "popeye-forsyth-bar", squares = square % 8);
                    return self.fault(place, what);
                }
                '0'..='9' => {
                    let mut number = letter.to_digit(10).unwrap_or(0) as usize;
                    if let Some((_, digit)) = letters.next_if(|(_, next)| next.is_ascii_digit()) {
                        number = 10 * number + digit.to_digit(10).unwrap_or(0) as usize;
                    }
                    square += number;
                }
                '=' | '.' => {
                    let rest: String = word.text[at..].chars().take(3).collect();
                    return self.fairy(word, place, &rest);
                }
                _ => {
                    let (color, letter) = match (letter, letters.peek().map(|(_, next)| *next)) {
                        ('+' | '-', Some(piece)) => {
                            letters.next();
                            (if letter == '+' { Color::White } else { Color::Black }, piece)
                        }
                        _ => (if letter.is_lowercase() { Color::Black } else { Color::White }, letter),
                    };
                    let Some(role) = role(&letter.to_string()) else {
                        return self.fairy(word, place, &letter.to_string());
                    };
                    if let (Some(rank), Some(file)) =
                        (Rank::ALL.iter().rev().nth(square / 8), File::ALL.get(square % 8))
                    {
                        self.place(word, Square::new(*file, *rank), role, color);
                    }
                    square += 1;
                }
            }
            if square > 64 {
                return self.fault(place, say!(words, "popeye-forsyth-long"));
            }
        }
    }
}
