//! Reads an announcement.

use super::Announcer;
use super::words::{Meaning, meaning};
use crate::reading::{Malformed, ReadError, Reading, Sign};
use crate::relaxed::{self, Marks, Spelled};
use crate::resolve::{Aim, Intent, Line, resolve, squares_of};
use crate::style::DoublePlus;
use tratto_board::{CastlingSide, File, Position, PromotionRole, Rank, Role};

impl Announcer {
    /// Understands an announcement, from speech recognition or typed: words of any of the three languages, letters and digits, with or
    /// without diacritics; filler words are ignored. A text without any known word is read as notation in this language's letters.
    ///
    /// ```
    /// use tratto_board::Position;
    /// use tratto_notation::{Announcer, Note, Tongue};
    /// let start = Position::initial();
    /// let heard = Announcer::new(Tongue::German).hear(&start, "cavallo takes felix drei")?;
    /// assert_eq!(heard.notes, [Note::NothingCaptured]);
    /// # Ok::<(), tratto_notation::ReadError>(())
    /// ```
    pub fn hear(&self, position: &Position, text: &str) -> Result<Reading, ReadError> {
        let words = split(text);
        let spoken = words.iter().any(|(_, word)| word.chars().count() > 2 && !word.starts_with(is_digit));
        if !spoken {
            return relaxed::read(position, text, self.tongue().language(), DoublePlus::ByTheBoard);
        }
        let tried = |words: &[(usize, &str)]| {
            let spelled = understood(words, text).map_err(|(at, why)| ReadError::NotAMove {
                text: text.to_owned(),
                at,
                why,
            })?;
            let (played, notes) = resolve(position, &spelled.aim, text)?;
            Ok(relaxed::weighed(position, played, spelled, notes, DoublePlus::ByTheBoard))
        };
        // The Italian "a" is a file if that gives a move, otherwise the preposition: "a Felix tre".
        tried(&words).or_else(|error| tried(&without_preposition(&words)).map_err(|_| error))
    }
}

/// The words without an "a" that stands before a file.
fn without_preposition<'t>(words: &[(usize, &'t str)]) -> Vec<(usize, &'t str)> {
    let before_file = |i: usize| {
        let next = words.get(i + 1).and_then(|(_, word)| meaning(word));
        matches!(next, Some(Meaning::File(_)))
    };
    let kept = words
        .iter()
        .enumerate()
        .filter(|(i, (_, word))| !(word.eq_ignore_ascii_case("a") && before_file(*i)));
    kept.map(|(_, word)| *word).collect()
}

fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

/// Runs of letters, and every digit by itself, each with its place.
fn split(text: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, letter) in text.char_indices() {
        let part_of_word = letter.is_alphabetic() || matches!(letter, '\u{300}'..='\u{36f}');
        if part_of_word {
            start.get_or_insert(at);
            continue;
        }
        if let Some(from) = start.take() {
            words.push((from, &text[from..at]));
        }
        if letter.is_ascii_digit() {
            words.push((at, &text[at..at + 1]));
        }
    }
    words.extend(start.map(|from| (from, &text[from..])));
    words
}

fn understood(words: &[(usize, &str)], text: &str) -> Result<Spelled, (usize, Malformed)> {
    let mut heard: Vec<Meaning> = Vec::with_capacity(words.len());
    for &(at, word) in words {
        match meaning(word) {
            Some(Meaning::Nothing) => {}
            Some(meaning) => heard.push(meaning),
            None => return Err((at, Malformed::UnknownWord { word: word.to_owned() })),
        }
    }
    let marks = Marks {
        sign: if heard.contains(&Meaning::Mate) {
            Some(Sign::Mate)
        } else {
            heard.contains(&Meaning::Check).then_some(Sign::Check)
        },
        draw_offer: heard.contains(&Meaning::DrawOffer),
        en_passant: heard.contains(&Meaning::EnPassant),
        ..Marks::default()
    };
    let aim = if heard.contains(&Meaning::Castling) {
        Aim::Castling(side(&heard).ok_or((text.len(), Malformed::CastlingSideMissing))?)
    } else {
        Aim::Piece(piece(&heard).map_err(|why| (text.len(), why))?)
    };
    Ok(Spelled { aim, marks, notes: Vec::new() })
}

/// Long or short, or by the wing, "castles queen side". If both or neither is said, the side is unknown.
fn side(heard: &[Meaning]) -> Option<CastlingSide> {
    let named = |meanings: [Meaning; 2]| meanings.iter().any(|meaning| heard.contains(meaning));
    match (
        named([Meaning::Short, Meaning::Piece(Role::King)]),
        named([Meaning::Long, Meaning::Piece(Role::Queen)]),
    ) {
        (true, false) => Some(CastlingSide::King),
        (false, true) => Some(CastlingSide::Queen),
        _ => None,
    }
}

/// A piece before the squares moves; one before the square of a capture is taken; one after the squares is the
/// promotion.
fn piece(heard: &[Meaning]) -> Result<Intent, Malformed> {
    let is_line = |meaning: &Meaning| matches!(meaning, Meaning::File(_) | Meaning::Rank(_));
    let mut lines = Vec::new();
    let (mut role, mut captured, mut promotion) = (None, None, None);
    let mut capture = false;
    for (i, heard_now) in heard.iter().enumerate() {
        match *heard_now {
            Meaning::File(index) => lines.push(Line::File(File::from_index(index))),
            Meaning::Rank(index) => lines.push(Line::Rank(Rank::from_index(index))),
            Meaning::Takes => capture = true,
            Meaning::Piece(piece) => {
                let more = heard[i + 1..].iter().any(is_line);
                if lines.is_empty() && !capture && role.is_none() {
                    role = Some(piece);
                } else if more && capture {
                    captured = Some(piece);
                } else if !more {
                    promotion = Some(
                        PromotionRole::from_role(piece).ok_or(Malformed::NoPromotionTo { role: piece })?,
                    );
                } else {
                    return Err(Malformed::SquareMissing);
                }
            }
            _ => {}
        }
    }
    let pawn = role.is_none_or(|role| role == Role::Pawn);
    let (from, to_file, to_rank) = squares_of(&lines, pawn).ok_or(Malformed::SquareMissing)?;
    Ok(Intent {
        role,
        from,
        to_rank,
        capture,
        captured,
        promotion,
        // Nobody is obliged to say "takes" or "check".
        unmarked: true,
        ..Intent::to_file(to_file)
    })
}
