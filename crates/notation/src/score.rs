//! The moves of a whole game as a person writes them, one after the other.

use crate::language::Language;
use crate::pgn::Outcome;
use crate::reading::{ReadError, Reading};
use crate::relaxed::{self, Small, suffix};
use crate::style::DoublePlus;
use tratto_board::{Move, Position};

/// One move of a score, with its place in the text.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Token<'t> {
    /// Where it begins, in bytes.
    pub at: usize,
    /// The move as written, with all that belongs to it.
    pub text: &'t str,
}

/// Parts a score into its moves. Numbers, dots, commas and the result fall away; what belongs to a move stays with it, even after a space:
/// `exd6 e.p.`, `Rb1 (=)`, `exf8 C`. An `=` between two moves only parts them, as some write.
///
/// It knows no comments and no variations: whole records are for [`pgn`](crate::pgn).
///
/// ```
/// use tratto_notation::score::tokens;
/// let moves: Vec<&str> = tokens("1. e4, e5; 2.Cf3 exd6 e.p. 11 Rb1 (=) 1/2-1/2").iter().map(|t| t.text).collect();
/// assert_eq!(moves, ["e4", "e5", "2.Cf3", "exd6 e.p.", "Rb1 (=)"]);
/// ```
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    let mut open = false;
    let mut pieces = pieces(text).peekable();
    while let Some((at, piece)) = pieces.next() {
        if is_number(piece) || is_result(piece) || (piece == "=" && pieces.peek().is_some()) {
            open = false;
            continue;
        }
        // "e4 =d5" parts two moves, "e8 =D" promotes.
        let bare = if piece == "=" { piece } else { piece.trim_start_matches('=') };
        let joins = tokens.last().is_some_and(|last| {
            open || is_mark(piece)
                || piece.starts_with(['x', '×', ':'])
                || (is_lone_letter(bare) && (reaches_last_rank(last.text) || is_castles(last.text)))
        });
        let end = at + piece.len();
        match tokens.last_mut() {
            Some(last) if joins => last.text = &text[last.at..end],
            _ => tokens.push(Token { at: end - bare.len(), text: bare }),
        }
        // "C f3", "D4 x Th8", "d5 x", "Castles K": more of the same move must follow.
        open = is_lone_letter(bare) && !joins || ends_open(piece);
    }
    tokens
}

/// Words between blanks, without commas and semicolons at their ends.
fn pieces(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let piece = rest.split(char::is_whitespace).next().filter(|piece| !piece.is_empty())?;
        let at = text.len() - rest.len();
        rest = &rest[piece.len()..];
        Some((at, piece.trim_end_matches([',', ';'])))
    })
    .filter(|(_, piece)| !piece.is_empty())
}

/// `12`, `12.`, `12...`, `12)`, `...`: a number or dots, and no move.
fn is_number(piece: &str) -> bool {
    let digits = piece.trim_end_matches(['.', ')', '…']);
    digits.len() < 4 && digits.bytes().all(|b| b.is_ascii_digit()) && digits != "00" && digits != "000"
}

pub(crate) fn is_result(piece: &str) -> bool {
    Outcome::read(piece).is_some()
        || matches!(piece, "+/-" | "-/+" | "-/-" | "abb." | "abbandona" | "resigns" | "aufgegeben")
}

/// A mark that stands after a space and belongs to the move before.
fn is_mark(piece: &str) -> bool {
    const WORDS: [&str; 12] =
        ["e.p.", "ep", "e.p", "(e.p.)", "(ep)", "e.", "p.", "en", "passant", "dbl.", "dis.", "disc."];
    let word = piece.to_lowercase();
    WORDS.contains(&word.as_str())
        || suffix::alone(piece).is_some()
        || word.strip_prefix('$').is_some_and(|nag| nag.bytes().all(|b| b.is_ascii_digit()))
        || piece
            .chars()
            .all(|c| matches!(c, '+' | '#' | '!' | '?' | '†' | '‡' | '□' | '±' | '∓' | '⩲' | '⩱' | '∞'))
}

/// A piece's letter by itself.
fn is_lone_letter(piece: &str) -> bool {
    piece.chars().count() <= 2
        && piece.chars().all(char::is_alphabetic)
        && piece.chars().next().is_some_and(|c| c.is_uppercase() && !matches!(c, 'O' | 'О' | 'X'))
        || matches!(piece.chars().next(), Some('♔'..='♟') if piece.chars().count() == 1)
}

/// Castling in the word of descriptive notation, which may be followed by the side.
fn is_castles(text: &str) -> bool {
    text.get(text.len().saturating_sub(7)..).is_some_and(|end| end.eq_ignore_ascii_case("castles"))
}

fn reaches_last_rank(text: &str) -> bool {
    text.trim_end_matches(['=', '(', '/', '-']).ends_with(['1', '8'])
        && text.chars().filter(|c| c.is_alphabetic() && *c != 'x').all(char::is_lowercase)
}

fn ends_open(piece: &str) -> bool {
    piece.ends_with(['x', 'X', '×', '-', '–', '('])
        || matches!(piece, ":")
        || (piece.len() == 1 && piece.bytes().all(|b| matches!(b, b'a'..=b'h')))
}

/// A score replayed up to the first text that is not a legal move.
#[derive(Clone, Debug)]
pub struct Played {
    /// What was read, move by move.
    pub readings: Vec<Reading>,
    /// The position after the last of them.
    pub end: Position,
    /// The error at the first text that was no legal move, whose index is the number of readings.
    pub error: Option<ReadError>,
}

impl Played {
    /// The moves alone.
    pub fn moves(&self) -> Vec<Move> {
        self.readings.iter().map(|reading| reading.played).collect()
    }
}

/// Plays texts through in one language, each read as [`Style::read_relaxed`](crate::Style::read_relaxed) does, up to the first that is no
/// legal move.
pub fn play(start: &Position, texts: &[&str], language: Language, double_plus: DoublePlus) -> Played {
    play_with(start, texts, |position, text| relaxed::read(position, text, language, double_plus))
}

/// The same without taking small letters for pieces.
pub(crate) fn play_capitals(start: &Position, texts: &[&str], language: Language) -> Played {
    play_with(start, texts, |position, text| {
        relaxed::read_in(position, text, language, DoublePlus::ByTheBoard, Small::Files)
    })
}

fn play_with(
    start: &Position,
    texts: &[&str],
    read: impl Fn(&Position, &str) -> Result<Reading, ReadError>,
) -> Played {
    let mut played = Played { readings: Vec::with_capacity(texts.len()), end: *start, error: None };
    for text in texts {
        match read(&played.end, text) {
            Ok(reading) => {
                played.end.play_unchecked(reading.played);
                played.readings.push(reading);
            }
            Err(error) => {
                played.error = Some(error);
                break;
            }
        }
    }
    played
}
